# Oyun neden bitti, “Oyun bitti:” sözünden sonra birkaç sözcükle.
ending-no-room-for-a-pair = bir çifte yer kalmadı
