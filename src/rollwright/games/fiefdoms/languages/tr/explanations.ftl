# Kâğıdın bir parçası nedir, kaç puan eder, onu gösterene. $plot ve $square: “2,3”.
explain-empty = Arsa { $plot }: boş, puan yok. Çevresinde { $people } kişi.
explain-forfeited = Arsa { $plot }: gözden çıkarıldı, puan yok; yanındaki her pınar evi için −1.
# $building büyük harfle başlar, $work sonraki iletilerden biri, $scores: scores-farm ...
explain-building = { $building }, { $plot } arsası: { $work }. { $why }
# $points: “5 puan”
work-lived-in = oturan var, { $points }
work-nobody-lives = henüz oturan yok, { $points }
work-needs-nobody = etkin, işçi istemez
work-nobody = etkin değil, puan yok: şu anki en iyi dağılımda çalışanı yok; { $number } işçi ister
work-alms = { $number } işçiyle etkin
work-points = { $number } işçiyle etkin, şu an { $points }
explain-barred = Baklava { $square }: huzursuzluk yüzünden kapalı; kimse yerleşemez.
explain-square-empty = Baklava { $square }: boş. Yerleşenler çevresindeki dört arsada çalışır.
explain-square = Baklava { $square }: { $people } kişi; şu anki en iyi dağılımda { $busy } kişi çevresindeki arsalarda çalışıyor.
# $homes: sonraki ikisinden biri
explain-people = Halk: { $people }; { $homes }. { $vagrants } başıboş, { $points }. Yıldız nüfuz getirir: ilki { $first }. kişi.
homes-cottage = bir kulübe { $number } kişi barındırır
homes-barracks = bir kulübe { $number }, bir kışla 8 kişi barındırır
explain-influence = Nüfuz: { $gained } kazanıldı, { $spent } harcandı, { $left } elde. Kurmadan önce her turda bir zarı, harcanan her biri için 1 değiştirir.
explain-unrest = Nüfuz: { $gained } kazanıldı, { $spent } harcandı, { $left } elde. Kurmadan önce her turda bir zarı, harcanan her biri için 1 değiştirir. Huzursuzluk: { $unrest }; her { $step } huzursuzluk boş bir baklavayı kapatır.
explain-turns = Tur { $turn }/{ $last }.
explain-turns-alone = Tur { $turn }/{ $last }. Tek başınayken zarları tek sayılı turlarda sen (N), çift sayılı turlarda Kader (K) eşleştirir.
explain-goal = Hedef: { $text }
