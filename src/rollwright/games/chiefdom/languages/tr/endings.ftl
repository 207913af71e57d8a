# Oyun neden bitti, “Oyun bitti:” sözünden sonra birkaç sözcükle.
ending-nobody-could-draw = kimse çizemedi
