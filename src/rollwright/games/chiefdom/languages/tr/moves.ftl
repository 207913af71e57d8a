## Simgeler: iki zarın toplamının çizdiği. Menülerde ve başlıklarda tek başına, tümce içinde de.

icon-wall = sur
icon-water = su
icon-two = iki ağaç
icon-three = üç ağaç
icon-house = ev
icon-men = köylü

## Köylüler ve işleri.

job-jobless = işsiz
job-fisherman = balıkçı
job-lumberjack = oduncu
job-builder = inşaatçı

## Bir zarı ayırmanın anlamı: $one ve $other öteki iki zar, $sum toplamları, $icon bir simge,
## $die şekli çizilen zar.

reading-triple = üçlü { $die }: joker, bir kare
reading-any = { $one }+{ $other }={ $sum } joker, bir kare
reading-single = { $one }+{ $other }={ $sum } { $icon }, bir kare
reading-shape = { $one }+{ $other }={ $sum } { $icon }, şekil { $die }

## Menüdeki seçimler.

choice-die = { $die } zarını ayır
choice-bonus = bonus kullan: bir kare eksik
choice-nothing = hiçbir şey çizme, bonusu sakla
# $job bir köylünün işi: “c5: balıkçı”
choice-job = { $square }: { $job }

## Hamlenin çizdiği, aşağıdaki tümcelerin nesnesi; $mark resmi, $number kare sayısı.

drawn-wall = { $mark } sur
drawn-water = { $mark } su
drawn-two = { $mark } iki ağaç
drawn-three = { $mark } üç ağaç
drawn-house = { $mark } ev
drawn-men = { $mark } { $number ->
    [one] bir köylü
   *[other] köylü
}

## İş bulan köylüler, aşağıdaki tümcelerde; $mark birinin resmi.

workers-fisherman = { $mark } { $number } balıkçı
workers-lumberjack = { $mark } { $number } oduncu
workers-builder = { $mark } { $number } inşaatçı

## Öznesiz bir hamle: başkasınınki, ya da yapana söylenen ($person you).
## $what, $squares (“c4, c5 ve c6”) üzerine çizilir; $jobs iş bulan köylülerdir.

move-draws = { $person ->
    [you] { $squares } üzerine { $what } çiziyorsun
   *[other] { $squares } üzerine { $what } çiziyor
}
move-draws-nothing = { $person ->
    [you] hiçbir şey çizmiyorsun
   *[other] hiçbir şey çizmiyor
}
move-draws-jobs = { $person ->
    [you] { $squares } üzerine { $what } çiziyorsun: { $jobs }
   *[other] { $squares } üzerine { $what } çiziyor: { $jobs }
}
move-draws-bonus = { $person ->
    [you] { $squares } üzerine, bonusla bir kare eksik, { $what } çiziyorsun
   *[other] { $squares } üzerine, bonusla bir kare eksik, { $what } çiziyor
}
move-draws-jobs-bonus = { $person ->
    [you] { $squares } üzerine, bonusla bir kare eksik, { $what } çiziyorsun: { $jobs }
   *[other] { $squares } üzerine, bonusla bir kare eksik, { $what } çiziyor: { $jobs }
}
