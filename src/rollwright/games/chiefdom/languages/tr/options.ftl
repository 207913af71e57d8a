## Bir masanın seçenekleri, menü için birkaç sözcükle.

option-shapes-short = zarın bir yüzü hangi kareleri gösterir
option-cards-short = puan kartları: off, random (üç kart dağıtılır) ya da 3,7,14 gibi numaralar
option-bonus-short = her ev bir kez bir kare eksik çizdirir
# Şekil takımları, bir başlık içinde.
shapes-pips = noktalar
shapes-linked = bitişik

## Ev kuralları: her sayının anlamı. Adları olduğu gibi yazılır: feeds=3.

option-walls-help = surların yanına basıldığı satırlar
option-wall_logs-help = sur çizmek için stokta olması gereken kütük
option-wall_pays_unfinished-help = bitmemiş surun kareleri sayılıyorsa 1
option-feeds-help = bir balık kaç köylü doyurur
option-fish_break_ties-help = beraberliği artan balık bozuyorsa 1
option-wall_square-help = bir sur karesinin puanı
option-wall_complete-help = Batı ile Doğu’yu birleştirmenin puanı
option-house_logs-help = bir evin kütük bedeli
option-house_beds-help = bir evde yaşayan köylü sayısı
option-fisherman_by_trees-help = ağaç yanındaki balıkçının puanı
option-lumberjack_by_water-help = su yanındaki oduncunun puanı
option-man-help = bir köylünün puanı
option-fish-help = artan bir balığın puanı
option-log-help = stoktaki bir kütüğün puanı
option-house-help = bir evin puanı
option-tree-help = en büyük ormandaki bir ağacın puanı
option-lake_square-help = en büyük gölün bir karesinin puanı
option-misery-help = her işsiz, evsiz ya da aç köylünün puanı
option-empty-help = boş bir karenin puanı
# Yalnızca bir değişkede olan puan kalemi: ne sayılır, her biri kaç puan.
own-term = her biri için { $points }: { $each }
