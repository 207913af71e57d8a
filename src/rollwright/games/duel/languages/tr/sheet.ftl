# Tahtanın bir karesinde simgeler dışında ne olur.
mark-mountain = dağ
mark-cross = çarpı

# Kâğıttaki sözcükler. $side A ya da B.
sheet-player = { $side } OYUNCUSU
sheet-player-blank = { $side } OYUNCUSU   Ad ____________________________
sheet-date = Tarih ____________
# Tek kullanımlık ve kalıcı yeteneklerin önünde: en çok 7 harf.
sheet-once = bir kez
sheet-always = kalıcı
# İki oyuncunun sıralarının üstünde, ve altında: oyuncuların harfleri.
sheet-decides = En zayıf sıra belirler
sheet-lanes = Üstte { $upper }, altta { $lower }. Halkalı: en düşük sıralar.

# Kâğıdın parçaları gösterilince nasıl adlanır.
sheet-printed = { $icon }, önceden çizili
sheet-row = { $icon }, { $side } oyuncusu
sheet-marks = { $icon } işaretleri, { $side } oyuncusu
sheet-ability = { $ability }, { $side } oyuncusu
# Bir sıranın karesi.
sheet-open = açık
sheet-marked = işaretli

# Kâğıdın adının altındaki satır. $player bir ad, ya da A ya da B.
note-draft = tur { $round }, { $player } zar alıyor
note-draw = tur { $round }, { $player } çiziyor
note-again = tur { $round }, { $player } yeniden çiziyor
note-lift = tur { $round }, { $player } bir sırasını yükseltiyor
note-plus = tur { $round }, { $player } tek kullanımlık yetenek kullanıyor
note-star = tur { $round }, { $player } kalıcı yetenek seçiyor
note-over = tur { $round }, son durum
# $note yukarıdakilerden biri, $things bekleyenler: “artı, ok”.
note-then = { $note }; sonra { $things }

# Basılacak kâğıdın altı.
paper-round = BİR TUR
paper-draft = İlk oyunlar: 9’a 9. Beş zar: ilk oyuncu birini, öteki ikisini, ilk oyuncu bir tane daha alır. İlk oyuncu her tur değişir.
paper-pair = Çifti yan yana çiz (1. turda önceden çizili bir simgenin yanına, ikinci çift ilkine değmeden). Her biri ötekine gitmeyen üç hatta, tek çizilen dört hatta puanlanır: kesintisiz dizilen her eş simge için bir işaret.
paper-mountain = Yanında iki ya da daha çok simge olan kapalı kare dağ olur: her biri için bir işaret.
paper-end = Son: çifte yer yok. Önce en düşük sıralar karşılaştırılır.
paper-icons = ZAR SİMGELERİ VE PARKUR
paper-lift = en düşük sıra +1
paper-plus = bir kezlik yetenek
paper-star = kalıcı yetenek
paper-once = BİRER KEZ: kullanınca karala
paper-always = KALICI: kazanınca halkala
