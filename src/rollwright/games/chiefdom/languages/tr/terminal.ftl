## Terminaldeki kâğıt. Tahtanın altında en çok 41 harflik bir satır: “odun 7 balık 3 kişi 6 yatak 4 bonus 1”.

terminal-logs = kütük
terminal-fish = balık
terminal-men = köylü
terminal-beds = yatak
terminal-bonus = bonus
# Batı’da ve Doğu’da önceden çizili surların yanındaki tek harf.
terminal-west = B
terminal-east = D

## Zarlar: 13 harflik sütunlar; simge ayraç içinde de durabilir.

terminal-triple = üç eş zar
terminal-any = joker
# $cards numaralarıyla kart adları: “3 Oduncu ekibi, 7 Dolu sütun”
terminal-cards = kartlar { $cards }
