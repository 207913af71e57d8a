# Why a move is good. $term is a line of the score within a sentence: "orman"; $terms are several with what
# they change: "orman +12, boş −1".
term-gains = { $term } +{ $points }
term-loses = { $term } −{ $points }

# What a move brings, after it: no sentence, no full stop.
prospect-nothing = şu an getirisi yok
# $now is $terms, or "şu an hiç"; $most are one or two lines of the score: "evler ve orman".
prospect-next = { $now }; sonraki atış yaklaşık { $points } getirir
prospect-next-most = { $now }; sonraki atış yaklaşık { $points } getirir, çoğu: { $most }

# The best move beside the one played: what each changes at once.
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
# A second sentence after it.
compare-next-less = Sonraki atış o zaman ortalama { $points } daha az getirir.
compare-next-more = Ardından sonraki atış ortalama { $points } daha fazla getirir.
compare-next-more-most = Ardından sonraki atış ortalama { $points } daha fazla getirir, en çok da: { $most }.
compare-later = Onu daha iyi kılan, oyunun ilerleyen turlarında ortaya çıkıyor.
