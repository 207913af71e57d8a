## Bir hamle neden oynanamaz. $squares “c4, c5”, $dice “2 3 6”, $jobs iş harfleri: “F ya da L”.

refused-die = hiçbir zar { $die } göstermiyor; atış: { $dice }
# $icon yazıldığı gibi bir simge: “water”, “two”
refused-icon = { $die } ayrılınca ötekilerin toplamı { $sum }: { $icon }
refused-single = burada tek kare çizilir, { $squares } değil
refused-single-bonus = burada tek kare çizilir, bonus ise daha çok kare ister
refused-shape = { $squares }: şekil { $die } bu değil
refused-shape-bonus = { $squares }: bir kare eksiğiyle şekil { $die } bu değil
refused-not-empty = { $squares } boş değil
refused-no-bonus = elde bonus yok
refused-nothing = bonussuz çizilebilecek bir şey var, öyleyse çizilmeli
refused-no-men = yalnızca köylüler işe girer
refused-job-missing = { $square } karesindeki köylü bir işe girmeli: { $jobs }
refused-job-not-offered = { $square } karesindeki köylünün yanında şu iş yok: { $job }
refused-job-twice = hamlenin bir karesindeki köylünün tek işi olur
refused-wall-logs = sur { $logs } kütük ister: sende { $stock } var
refused-wall-loose = { $squares } karesine çizilen sur, uzayacağı bir sura değmiyor
nowhere-wall = hiçbir boş kare, uzayacağı bir sura değmiyor
nowhere-house = hiçbir boş kare bir işsize ya da inşaatçıya değmiyor
nowhere-shape = bu şekil artık hiçbir yere sığmıyor
refused-house-logs = ev { $logs } kütük ister: sende { $stock } var
refused-house-alone = { $squares } karesine çizilen ev ne bir işsize ne de bir inşaatçıya değiyor
either-or = { $one } ya da { $other }

## Şu anda neden hiçbir şey oynanamaz ya da atılamaz.

refused-over = oyun bitti
refused-roll-early = herkes çizmeden zar atılmaz
refused-deal = önce desteden üç kart dağıtılır, { $roll } değil
refused-roll = { $roll } üç zarlık bir atış değil
refused-not-waiting = yer { $seat }: şu anda çizecek bir şeyi yok

## Bir hamle ya da atış neden okunamaz. $text birinin yazdığı, tırnak içinde.

unread-square = { $text } diye bir kare yok; kareler: { $first } – { $last }
unread-square-twice = bir kare iki kez yazılmış
unread-no-shape = { $squares } zarların şekillerinden biri değil
unread-dice = bir atış '2 3 6' gibi üç zardır, { $text } değil
unread-not-a-die = bir zar 1–6 gösterir, { $text } değil
unread-deal = önce kartlar dağıtılır, 'cards 3 7 14' gibi yazılır, { $text } değil
# Bir şeyin nasıl yazıldığı; ardından, yerine ne yazıldığı gelir.
spelling-die = bir zar 1–6 gösterir
# $icons yazılan sözcükler
spelling-icon = simgeler şunlardır: { $icons }
spelling-job = bir iş c5=F gibi yazılır; harfler F, L ya da B

## Bir kâğıt neden okunamaz. $text onun bir parçası, tırnak içinde.

sheet-nothing = kâğıt boş: 'chiefdom-2' gibi bir satırla başlar
sheet-rows = kâğıdın ilk satırının altında { $rows } satır olur, { $number } değil
sheet-not-a-square = { $text } bir kare değil; kareler: { $marks }
sheet-columns = bir satırda { $columns } kare olur, { $number } değil
sheet-first-line = ilk satır { $id } ile başlar, { $text } ile değil
sheet-names-cards = kâğıtta kartları yazılıdır, örneğin cards=3,7,14
sheet-bonus = bonus={ $text }: kaç bonus kullanıldığını yaz, örneğin bonus=0
sheet-other-options = kâğıt { $number } ile kâğıt 1 aynı seçenekte değil
sheet-card-alone = kart { $card } oyuncuları karşılaştırır, ikinci bir yer ister

## Neden hiçbir oyun bu kâğıda varmaz. $square c4 gibi bir kare.

reach-lumberjack = { $square } karesindeki oduncunun yanında ağaç yok
reach-fisherman = { $square } karesindeki balıkçının yanında su yok
reach-builder = { $square } karesindeki inşaatçının yanında ev yok
reach-jobless-tree = { $square } karesindeki işsiz ağaç yanında; oduncu olurdu
reach-jobless-water = { $square } karesindeki işsiz su yanında; balıkçı olurdu
reach-jobless-house = { $square } karesindeki işsiz ev yanında; inşaatçı olurdu
reach-house = { $square } karesindeki evin yanında inşaatçı yok
reach-wall-loose = { $square } karesindeki sur hiçbir yere bağlı değil: surlar önceden çizili olanlardan uzar
reach-wall-logs = { $square } karesindeki sur için stokta { $logs } kütük gerekir; oyun boyunca kesilen: { $cut }
reach-houses-logs = { $houses ->
    [one] bir ev { $logs } kütük ister; oyun boyunca kesilen: { $cut }
   *[other] { $houses } ev { $logs } kütük ister; oyun boyunca kesilen: { $cut }
}
reach-houses-order = evlerin bedeli hiçbir sırayla ödenmiş olamaz: kütükleri veren ağaçlar, ilk evleri geldiğinde işsiz olması gereken köylülerin yanında duruyor
reach-bonus-houses = bonus={ $used }, oysa her ev bir bonus verir; ev sayısı: { $houses }
reach-bonus-order = bonus={ $used }, oysa evlerden sonra çizilenler buna yetmez
reach-too-hard = bir oyunun bu kâğıda varıp varamayacağı bulunamadı: evler, inşaatçılar ve ağaçlar, denenecek çok fazla sıralama olacak biçimde duruyor

## Bir seçenek neden böyle olamaz.

refused-walls = surlar şöyle satırların yanında durur: { $rows }
refused-cards = off, random ya da 3,7,14 gibi kart numaraları seç
refused-cards-unknown = kartlar 1 ile { $most } arasında farklı numaralardır
