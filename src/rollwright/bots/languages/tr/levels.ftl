# The levels of bots, weakest first: their names, as they stand within a sentence, and how they play.
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
