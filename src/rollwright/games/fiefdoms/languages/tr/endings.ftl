# Oyun neden bitti, “Oyun bitti:” sözünden sonra birkaç sözcükle.
ending-all-turns-played = bütün turlar oynandı
