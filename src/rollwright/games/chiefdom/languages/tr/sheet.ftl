## Karede ne var, kâğıdı dinleyenler için.

mark-empty = boş
mark-fished = su, balığı tutulmuş
# Bir oduncunun kestiği ağaçlar: “üç ağaç, kesilmiş”.
mark-cut = kesilmiş

## Kâğıttaki kutuların başlıkları, büyük harfle, en çok 26 harf; ve aynısı tümce içinde, kâğıdı
## dinleyenler için.

heading-sums = İKİ ZARIN TOPLAMI
heading-logs = KÜTÜKLER VE EVLER
heading-logs-bonus = EVLER, BONUSLAR
heading-fish = BALIKLAR
heading-cards = KARTLAR
heading-drawing = ÇİZİM
heading-shapes = ÜÇÜNCÜ ZARIN ŞEKLİ
label-sums = iki zarın toplamına göre simgeler
label-logs = kütükler ve evler
label-logs-bonus = evler, bonuslar
label-fish = balıklar

## Dar ekranda tahtanın yanındaki sayılar: her biri en çok 8 harf.

rail-logs = kütük
rail-fish = balık
rail-houses = ev
rail-hungry = aç
rail-jobless = işsiz
rail-wall = sur

## İki zarın toplamı ne çizer, kâğıtta yanında: en çok 38 harf.

sum-any = joker, bir kare; üçlü atışta da
sum-wall = sur, bir kare
sum-water = su, şekline göre
sum-two = iki ağaç, şekline göre
sum-three = üç ağaç, şekline göre
sum-house = ev, bir kare
sum-men = köylüler, şekline göre

## Üçüncü zarın şekilleri.

shapes-note = İstediğin gibi döndür ve aynala.
shape-drawn = şekil { $die }: { $number } kare
