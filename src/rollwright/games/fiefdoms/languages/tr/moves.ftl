# Menüdeki seçimler. $plot ve $square bir satır ve bir sütun: “2,3”.
choice-influence = { $number } nüfuz harca
choice-plot = arsa { $plot }
choice-build = { $building } ({ $number } işçi)
choice-nobody = kimse yerleşmez
choice-people = { $number } kişi
choice-square = baklava { $square }
choice-spring = su: arsa { $plot }
choice-forfeit = arsayı gözden çıkar: { $plot }
choice-bar = baklavayı kapat: { $square }
# İki çift zar: dördünün her biri bir sayı, choice-cross ya da choice-rose.
choice-pair = { $a } ile { $b }, { $c } ile { $d }
choice-cross = çarpı
choice-rose = gül
# Aynı zarlar tümce içinde.
die-cross = çarpı
die-rose = rüzgârgülü
# Zarların izin verdiği yapıların üstünde: ilk iki zar nereye, ötekiler ne kurulacağını söyler.
heading-build = Yer { $a } ve { $b }, Yapı { $c } ve { $d }
# Birinin yaptığı, öznesiz: bir addan sonra, ya da (you) “Sen” sözünden sonra.
move-pair =
    { $person ->
        [you] { $a } ile { $b }, { $c } ile { $d } zarlarını eşleştiriyorsun
       *[other] { $a } ile { $b }, { $c } ile { $d } zarlarını eşleştiriyor
    }
move-influence =
    { $person ->
        [you] { $number } nüfuz harcıyorsun
       *[other] { $number } nüfuz harcıyor
    }
# $mark bir resim, $building “çiftlik”.
move-build =
    { $person ->
        [you] { $plot } arsasına { $mark } { $building } kuruyorsun
       *[other] { $plot } arsasına { $mark } { $building } kuruyor
    }
# Ötekilerin arkasında ayrı bir tümcecik.
move-people = { $square } baklavasına { $number } kişi yerleşiyor
# Bir hamlenin iki parçası; ilki yine böyle bir ikili olabilir.
move-both = { $one }; { $two }
move-spring =
    { $person ->
        [you] { $plot } arsasına su getiriyorsun
       *[other] { $plot } arsasına su getiriyor
    }
move-forfeit =
    { $person ->
        [you] { $plot } arsasını gözden çıkarıyorsun
       *[other] { $plot } arsasını gözden çıkarıyor
    }
move-bar =
    { $person ->
        [you] { $square } baklavasını kapatıyorsun
       *[other] { $square } baklavasını kapatıyor
    }
# Oyun bitince kim nerede çalışır. $workers: sonraki iletiler.
arranged = { $plot } arsasında { $building }: { $workers }, { $points } puan
arranged-nobody = işçi { $number }/{ $needed }
# $squares: “2,2 baklavasından 1, 2,3 baklavasından 2”, arranged-from ile kurulur
arranged-workers = işçi { $number }/{ $needed } ({ $squares })
arranged-from = { $square } baklavasından { $number }
# İki seçimlik bir değişiklik: kim, nerede.
arrange-pip = { $square } baklavasından bir kişi
arrange-work = { $plot } arsasında çalışsın ({ $building })
arrange-home = { $plot } arsasındaki herkes eve dönsün ({ $building })
