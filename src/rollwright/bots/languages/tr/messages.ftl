level-wanderer = gezgin
level-wanderer-help = Hamlelerinin pek azını görür; ilk oyun için iyi rakip.
level-apprentice = çırak
level-apprentice-help = Şu an en çok getireni alır, hiç ileriye bakmaz.
level-hunter = avcı
level-hunter-help = Bir kâğıdın ne vaat ettiğini bilir, ama çok şeyi gözden kaçırır.
level-chief = şef
level-chief-help = Bir tur ilerisine bakar, arada bir hata yapar.
level-elder = bilge
level-elder-help = Uzun düşünür, pek affetmez.
term-gains = { $term } +{ $points }
term-loses = { $term } −{ $points }
prospect-nothing = şu an getirisi yok
prospect-next = { $now }; sonraki atış yaklaşık { $points } getirir
prospect-next-most = { $now }; sonraki atış yaklaşık { $points } getirir, çoğu: { $most }
compare-now =
    { $best ->
        [nothing] Şu an bir şey getirmiyor;
        [costs] Şu an { $points } puana mal oluyor ({ $terms });
       *[brings] Şu an { $points } puan getiriyor ({ $terms });
    } { $played ->
        [nothing] oynanan hamle bir şey getirmedi.
        [costs] oynanan hamle { $played-points } puana mal oldu ({ $played-terms }).
       *[brings] oynanan hamle { $played-points } puan getirdi ({ $played-terms }).
    }
compare-next-less = Sonraki atış o zaman ortalama { $points } daha az getirir.
compare-next-more = Ardından sonraki atış ortalama { $points } daha fazla getirir.
compare-next-more-most = Ardından sonraki atış ortalama { $points } daha fazla getirir, en çok da: { $most }.
compare-later = Onu daha iyi kılan, oyunun ilerleyen turlarında ortaya çıkıyor.
