# Kâğıttaki kutuların başlıkları, kısa ve büyük harfle.
sheet-people = HALK VE BARINMA
sheet-influence = NÜFUZ
sheet-unrest = GERİLİM
sheet-unrest-paper = HUZURSUZLUK, her dörtte bir baklava
sheet-turns = TURLAR
sheet-buildings = YAPILAR
sheet-end = SON
sheet-dice = ZARLAR
sheet-turn = BİR TUR
# $name ekranda büyük harfle yazılır.
sheet-challenge = GÖREV { $number }: { $name }
# Birer harf: zarları senin (Naip) eşleştirdiğin turlar ve Kader’inkiler.
sheet-regent = N
sheet-fate = K
# Ekran okuyucunun aynı kutular için söylediği.
about-people = halk ve barınma
about-influence = nüfuz
about-turns = turlar
about-goal = hedef
# Bir yapı ve kodu, yapılar listesinde.
sheet-building = { $building } { $code }
# Kâğıdın adının altında: kim oynuyor, hangi tur.
note-blank = { $name }   { $turns } tur
note-turn = { $player }, tur { $turn }/{ $last }
note-final = { $player }, son durum
# Aynısı bir görevde; $note yukarıdakilerden biri.
note-challenge = { $note }, görev { $number }: { $name }
# Arsalara ve baklavalara çizilenler, ekran okuyucular için.
mark-fewer = { $number } eksik
mark-people = { $number } kişi
mark-labourers = { $number } işçiden { $left } gerekli
mark-work = { $number } çalışan
mark-forfeited = gözden çıkarıldı
mark-chosen = seçili
mark-barred = kapalı
mark-active = etkin
