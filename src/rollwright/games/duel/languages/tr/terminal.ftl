# Terminaldeki kâğıt. $side A ya da B; $abilities ve $things sözcükler ya da “-”.
# Altı tek kullanımlık yeteneğin hepsiyle `terminal-once` için 52 harflik yer var.
terminal-once = { $side } bir kez: { $abilities }
terminal-owns = { $side } kalıcı: { $abilities }
terminal-queue = kuyruk: { $things }
# En çok 42 harf.
terminal-round = Sen { $side }. Tur { $round }, başlayan { $first }.
# Zarların önünde: seninkiler ve masanın ortasındakiler. Az harf.
terminal-you = { $side } sen
terminal-middle = orta
terminal-over = Oyun bitti.

# Bir oyuncunun durumu. $others küçükten büyüğe öteki sıralar: “1 2 2 5 7”.
standing = en düşük sıra { $lowest }, sonra { $others }
# Bir hamlenin getirdiği. $marks “+2”, ya da `gain-range` içinde “+1 – +3”.
gain = { $marks } işaret
gain-range = { $marks } işaret
gain-lowest = { $gain }, en düşük sıra { $old } → { $new }
# Küçükten büyüğe sıraların önünde, puan tablosunun son satırında.
terminal-totals = en düşükten
