name-chiefdom-1 = Chiefdom, birinci baskı
name-chiefdom-2 = Chiefdom, ikinci baskı
blurb-chiefdom-1 = İki sur arasında bir köy kur: su, ağaçlar, köylüler ve evleri; her turda üç zar.
blurb-chiefdom-2 = İkinci baskı: bitişik şekiller, iki yandan uzayan surlar, puan kartları ve bonuslar.
summary-chiefdom-1 = Üç zarla bir köy; büyük şekiller, Batı’dan uzayan bir sur.
summary-chiefdom-2 = Üç zarla bir köy; küçük şekiller, kütük isteyen surlar.
credit = Chiefdom’ı Arif Nezih Savı tasarladı (ikinci baskıyı Erdal Gencer resimledi, Ipek Savi yayına hazırladı).
judgement-chiefdom-1 = Koç, kendi en iyi hamleleriyle ortalama 222 puan kadar yapar. Bütün zarları önceden bilen biri 249 yapabilirdi: yargısı ancak oyunu kadar iyidir.
judgement-chiefdom-2 = Koç, kendi en iyi hamleleriyle ortalama 249 puan kadar yapar. Bütün zarları önceden bilen biri 271 yapabilirdi: yargısı ancak oyunu kadar iyidir.
judgement-variant = Bu varyant için hiçbir şey öğrenilmedi: botlar ve koç, karelerin olağan oyundaki değerleriyle deneme oyunları oynayarak karar verir.
rank-lost-wanderer = Kayıp Gezgin
rank-keeper-of-the-campfire = Ateş Bekçisi
rank-voice-at-the-council = Meclisin Sesi
rank-promising-heir = Umutlu Veliaht
rank-headman = Köy Muhtarı
rank-chieftain = Şef
rank-chieftain-of-chieftains = Şefler Şefi
rank-legend-of-the-valley = Vadinin Efsanesi
rank-points-up-to = en çok { $most }
rank-points-between = { $least } – { $most }
rank-points-from = { $least } ve üstü
sources-note = Şekiller bizim kararımızdır: kural kitabının resimleri kayıp.
card-1 = Derin orman
card-1-says = { $columns ->
    [6] altı karesi de ağaç olan her satır için 6
   *[other] { $columns } karesi de ağaç olan her satır için 6
}
card-2 = Engin sular
card-2-says = { $columns ->
    [6] altı karesi de su olan her satır için 6
   *[other] { $columns } karesi de su olan her satır için 6
}
card-3 = Oduncu ekibi
card-3-says = her oduncu grubu için 5
card-4 = Köy ortası
card-4-says = her ev grubu için 5
card-5 = Balıkçı ekibi
card-5-says = her balıkçı grubu için 5
card-6 = İnşaat ekibi
card-6-says = her inşaatçı grubu için 5
card-7 = Dolu sütun
card-7-says = boş karesi kalmayan her sütun için 5
card-8 = Balta girmemiş orman
card-8-says = kimsenin kesmediği her ağaç karesi için 2
card-9 = Durgun su
card-9-says = kimsenin balık tutmadığı her su karesi için 4
card-10 = Ormanın kalbi
card-10-says = dört yanı ağaç olan her oduncu için 5
card-11 = Gölün ortası
card-11-says = dört yanı su olan her balıkçı için 5
card-12 = Köy meydanı
card-12-says = dört yanı ev olan her inşaatçı için 5
card-13 = Kereste baronu
card-13-says = oyun boyunca en çok kütük kesene 10, ikinciye 5
card-14 = Bereketli av
card-14-says = oyun boyunca en çok balık tutana 10, ikinciye 5
card-15 = Herkes iş başında
card-15-says = en çok iş sahibi köylüsü olana 10, ikinciye 5
card-16 = Köy kurucusu
card-16-says = en çok evi olana 10, ikinciye 5
card-17 = Açık arazi
card-17-says = en çok boş karesi olana 10, ikinciye 5
card-18 = Açık sınırlar
card-18-says = en az sur çizene 15, ikinciye 10
card-own-says = her biri için { $points }: { $each }
card-numbered = { $number } { $name }
card-told = { $number } { $name }: { $says }
card-now = { $name }: şu an { $points }; { $says }.
card-compares = { $name }: { $says }. Bütün oyuncuları karşılaştırır, oyun sonunda sayılır.
card-note-group = Grup, kenardan bitişik en az üç aynı tür karedir.
card-note-players = İki ya da daha çok oyuncu için.
ending-nobody-could-draw = kimse çizemedi
explain-square = { $square }: { $text }
number-of-men = { $number } köylü
number-of-houses = { $number } ev
number-of-bonuses = { $number } bonus
icon-wall = sur
icon-water = su
icon-two = iki ağaç
icon-three = üç ağaç
icon-house = ev
icon-men = köylü
job-jobless = işsiz
job-fisherman = balıkçı
job-lumberjack = oduncu
job-builder = inşaatçı
reading-triple = üçlü { $die }: joker, bir kare
reading-sum = { $one }+{ $other }={ $sum } { $what }
what-any = joker, bir kare
what-single = { $icon }, bir kare
what-shape = { $icon }, şekil { $die }
choice-die = { $die } zarını ayır
choice-bonus = bonus kullan: bir kare eksik
choice-nothing = hiçbir şey çizme, bonusu sakla
choice-job = { $square }: { $job }
drawn-wall = { $mark } sur
drawn-water = { $mark } su
drawn-two = { $mark } iki ağaç
drawn-three = { $mark } üç ağaç
drawn-house = { $mark } ev
drawn-men = { $mark } { $number ->
    [one] köylü
   *[other] köylü
}
workers-fisherman = { $mark } { $number } balıkçı
workers-lumberjack = { $mark } { $number } oduncu
workers-builder = { $mark } { $number } inşaatçı
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
option-shapes-short = zarın bir yüzü hangi kareleri gösterir
option-cards-short = puan kartları: off, random (üç kart dağıtılır) ya da 3,7,14 gibi numaralar
option-bonus-short = her ev bir kez bir kare eksik çizdirir
shapes-pips = noktalar
shapes-linked = bitişik
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
own-term = her biri için { $points }: { $each }
refused-die = hiçbir zar { $die } göstermiyor; atış: { $dice }
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
refused-over = oyun bitti
refused-roll-early = herkes çizmeden zar atılmaz
refused-deal = önce desteden üç kart dağıtılır, { $roll } değil
refused-roll = { $roll } üç zarlık bir atış değil
refused-not-waiting = { $seat }. koltuk: şu anda çizecek bir şeyi yok
unread-square = { $text } diye bir kare yok; kareler: { $first } – { $last }
unread-square-twice = bir kare iki kez yazılmış
unread-no-shape = { $squares } zarların şekillerinden biri değil
unread-dice = bir atış '2 3 6' gibi üç zardır, { $text } değil
unread-not-a-die = bir zar 1–6 gösterir, { $text } değil
unread-deal = önce kartlar dağıtılır, 'cards 3 7 14' gibi yazılır, { $text } değil
spelling-die = bir zar 1–6 gösterir
spelling-icon = simgeler şunlardır: { $icons }
spelling-job = bir iş c5=F gibi yazılır; harfler F, L ya da B
sheet-nothing = kâğıt boş: 'chiefdom-2' gibi bir satırla başlar
sheet-rows = kâğıdın ilk satırının altında { $rows } satır olur, { $number } değil
sheet-not-a-square = { $text } bir kare değil; kareler: { $marks }
sheet-columns = bir satırda { $columns } kare olur, { $number } değil
sheet-first-line = ilk satır { $id } ile başlar, { $text } ile değil
sheet-names-cards = kâğıtta kartları yazılıdır, örneğin cards=3,7,14
sheet-bonus = bonus={ $text }: kaç bonus kullanıldığını yaz, örneğin bonus=0
sheet-other-options = kâğıt { $number } ile kâğıt 1 aynı seçenekte değil
sheet-card-alone = kart { $card } oyuncuları karşılaştırır, ikinci bir koltuk ister
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
refused-walls = surlar şöyle satırların yanında durur: { $rows }
refused-cards = off, random ya da 3,7,14 gibi kart numaraları seç
refused-cards-unknown = kartlar 1 ile { $most } arasında farklı numaralardır
mark-empty = boş
mark-fished = su, balığı tutulmuş
mark-cut = kesilmiş
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
rail-logs = kütük
rail-fish = balık
rail-houses = ev
rail-hungry = aç
rail-jobless = işsiz
rail-wall = sur
sum-any = joker, bir kare; üçlü atışta da
sum-wall = sur, bir kare
sum-water = su, şekline göre
sum-two = iki ağaç, şekline göre
sum-three = üç ağaç, şekline göre
sum-house = ev, bir kare
sum-men = köylüler, şekline göre
shapes-note = İstediğin gibi döndür ve aynala.
shape-drawn = şekil { $die }: { $number } kare
terminal-logs = kütük
terminal-fish = balık
terminal-men = köylü
terminal-beds = yatak
terminal-bonus = bonus
terminal-west = B
terminal-east = D
terminal-triple = üç eş zar
terminal-any = joker
terminal-cards = kartlar { $cards }
term-fishermen_by_trees = ağaç yanında balıkçı
term-lumberjacks_by_water = su yanında oduncu
term-men = köylüler
term-fish = artan balık
term-logs = artan kütük
term-houses = evler
term-forest = orman
term-lake = göl
term-wall = sur
term-jobless = işsizler
term-homeless = evsizler
term-hungry = açlar
term-empty = boş kareler
term-cards = kartlar
option-shapes = Şekiller
option-shapes-help = Bir zar yüzünün hangi karelere karşılık geldiği. H: bizim kararımız, kural kitabının resmi kayıp.
option-shapes-pips = noktaların dizilişi (birinci baskı)
option-shapes-linked = bitişik kareler (ikinci baskı)
option-cards = Puan kartları
option-cards-help = Puan almanın başka yolları, herkese aynı.
option-cards-off = yok
option-cards-random = üç kart dağıtılır
option-cards-named = şunlar:
option-bonus = Bonuslar
option-bonus-help = Her ev bir kez bir kare eksik çizmene izin verir.
option-bonus-off = hayır
option-bonus-on = evet
option-cards-which = Hangi kartlar
scoring-bonuses_used = evet, kullanılan: { $number }
why-fishermen_by_trees = Ağaç yanında duran her balıkçı için [[fisherman_by_trees]].
    ?example Örneğin iki ağaç karesinin yanında bir balıkçı: 3.
why-lumberjacks_by_water = Su yanında duran her oduncu için [[lumberjack_by_water]].
    ?example Örneğin aynı gölün kıyısında iki oduncu: 6.
why-men = İşi olsun olmasın, her köylü için [[man]].
    ?example Örneğin çalışan üç, işsiz bir köylü: 4.
why-fish = Yemekten sonra artan her balık için [[fish]]; bir balık [[feeds]] köylü doyurur.
    ?example Örneğin 3 balık tutup 2’sini yiyen dört köylü: 3.
why-logs = Artan her kütük için [[log]]; bir ev [[house_logs]] kütük ister.
    ?example Örneğin kesilmiş 7 kütük ve bir ev: 2.
why-houses = Her ev için [[house]]; her birinde [[house_beds]] köylü yaşar.
    ?example Örneğin iki ev: 14.
why-forest = En büyük ormandaki her ağaç için [[tree]]; bir karede iki ya da üç ağaç olur.
    ?example Örneğin bitişik iki üçer ağaçlı, bir de iki ağaçlı kare: 8.
why-lake = En büyük gölün her karesi için [[lake_square]]; kareler kenardan bitişir.
    ?example Örneğin dört karelik bir göl ve üç karelik bir başkası: 8.
why-wall =
    ?wall_pays_unfinished Çizilen her sur karesi için [[wall_square]]; Batı ile Doğu birleşince [[wall_complete]] daha.
    ?wall_pays_whole Batı ile Doğu’yu birleştiren surun her karesi için, önceden çizili dördü de dahil, [[wall_square]]. O zamana kadar sur bir şey getirmez.
    ?example Örneğin Batı’dan Doğu’ya altı karelik bir sur: 30.
why-jobless = İşi olmayan her köylü için [[misery]].
    ?example Örneğin iki işsiz: −4.
why-homeless = Yatağı olmayan her köylü için [[misery]]; bir evde [[house_beds]] yatak var.
    ?example Örneğin beş köylü ve bir ev: −2.
why-hungry = Balık yiyemeyen her köylü için [[misery]]; bir balık [[feeds]] köylü doyurur.
    ?example Örneğin balıksız üç köylü: −6.
why-empty = Her boş kare için [[empty]].
    ?example Örneğin on boş kare: −10.
why-cards = Bu oyundaki puan kartlarının getirdiği.
    ?example Örneğin 4. kart ve iki ev grubu: 10.
price-fishermen_by_trees = ağaç yanında balıkçı × [[fisherman_by_trees]]
price-lumberjacks_by_water = su yanında oduncu × [[lumberjack_by_water]]
price-men = köylü × [[man]]
price-fish = artan balık × [[fish]]
price-logs = artan kütük × [[log]]
price-houses = ev × [[house]]
price-forest = en büyük orman, ağaç × [[tree]]
price-lake = en büyük göl, kare × [[lake_square]]
price-wall =
    ?wall_pays_unfinished sur karesi × [[wall_square]], tam + [[wall_complete]]
    ?wall_pays_whole tam surun karesi × [[wall_square]]
price-jobless = işsiz × [[misery]]
price-homeless = evsiz × [[misery]]
price-hungry = aç × [[misery]]
price-empty = boş kare × [[empty]]
price-cards = kartlar
paper-jobs = Ağaç, su ya da ev yanındaki köylü orada işe girer, hemen ya da yanına çizilir çizilmez: dairesine L, F ya da B yaz.
paper-harvest = L yanındaki her ağaç karesini keser (2 ya da 3 kütük), F yanındaki her su karesinden balık tutar; her kare bir kez verir: üstünü çiz.
paper-building =
    Bir ev [[house_logs]] kütük ister; bir işsizin ya da inşaatçının yanına çizilir.
    ?west_onlySur sura değer, Batı’dan başlar.
    ?both_wallsSur sura değer, iki yandan da başlar.
    ?wall_logsStokta [[wall_logs]] kütük ister, sende kalır.
paper-logs =
    Halkalar kütüktür: doldur. Ev için [[house_logs]] dolu halkanın üstüne çatı çiz.
    ?bonusBonusunu halka içine al.
    Kutular evin [[house_beds]] yatağıdır. Yer bitti mi? Sayıyı yaz.
paper-fish = Oyun sonunda her biri [[feeds]] köylü doyurur. Yer bitti mi? Sayıyı yaz.
part-empty = boş, [[points]].
part-wall =
    ?complete sur, [[points]]. Sur tamam: Batı ile Doğu’yu birleştirdiği için [[wall_complete]] daha.
    ?unfinished sur, [[points]]; Batı ile Doğu’yu birleştirirse [[wall_complete]] daha.
    ?worthless sur, henüz puansız: Batı ile Doğu’yu birleştirirse her karesi [[wall_square]], üstüne [[wall_complete]].
part-water =
    su,
    ?in_largest en büyük gölün [[largest]] karesinden biri: [[points]].
    ?in_smaller [[size]] karelik bir gölde. Yalnızca en büyük göl sayılır; onda [[largest]] kare var.
    ?taken Balığını bir balıkçı tuttu.
    ?untaken Balığı, yanına gelecek bir balıkçıyı bekliyor.
part-2 =
    iki ağaç,
    ?in_largest en büyük ormandaki [[largest]] ağaçtan 2 tanesi: [[points]].
    ?in_smaller [[size]] ağaçlık bir ormanda. Yalnızca en büyük orman sayılır; onda [[largest]] ağaç var.
    ?in_narrower [[squares]] karelik bir ormanda. Yalnızca en çok kareli orman sayılır; onda [[most]] kare var.
    ?taken Bir oduncu 2 kütük kesti.
    ?untaken Yanlarında onları kesecek kimse yok henüz.
part-3 =
    üç ağaç,
    ?in_largest en büyük ormandaki [[largest]] ağaçtan 3 tanesi: [[points]].
    ?in_smaller [[size]] ağaçlık bir ormanda. Yalnızca en büyük orman sayılır; onda [[largest]] ağaç var.
    ?in_narrower [[squares]] karelik bir ormanda. Yalnızca en çok kareli orman sayılır; onda [[most]] kare var.
    ?taken Bir oduncu 3 kütük kesti.
    ?untaken Yanlarında onları kesecek kimse yok henüz.
part-H = ev, [[points]]. [[beds]] için yatak var; [[house_logs]] kütüğe mal oldu.
part-O = işsiz bir köylü: köylü olarak [[points]], işsiz olduğu için [[more]]. Yanına çizilecek su, ağaç ya da ev ona iş verir.
part-F =
    ?beside balıkçı: köylü olarak [[points]], ağaç yanında durduğu için [[more]] daha.
    ?apart balıkçı: köylü olarak [[points]]; ağaç yanında [[fisherman_by_trees]] daha getirirdi.
part-L =
    ?beside oduncu: köylü olarak [[points]], su yanında durduğu için [[more]] daha.
    ?apart oduncu: köylü olarak [[points]]; su yanında [[lumberjack_by_water]] daha getirirdi.
part-B = inşaatçı: köylü olarak [[points]].
part-logs =
    Kütükler: [[cut]] kesildi, [[stock]] stokta, [[points]]. Bir ev [[house_logs]] kütük ister, [[house]] puan getirir, [[house_beds]] yatağı vardır;
    ?houses şimdi [[houses]] var, [[beds]] yatağın [[slept]] tanesi dolu.
    ?no_houses henüz ev yok.
    ?bonus Kalan: [[bonuses]].
part-fish =
    Balıklar: [[caught]] tutuldu, [[eaten]] yendi ([[people]]), [[rest]] arttı, [[points]]. Artan her balık [[fish]]; bir balık [[feeds]] köylü doyurur.
    ?hungry [[hungry]] köylü aç: [[missed]].
part-sums = İki zarın toplamı simgeyi, üçüncü zar şeklini söyler. Sur, ev ve joker (toplam 2 ve 12, üç eş zar) tek karedir.
