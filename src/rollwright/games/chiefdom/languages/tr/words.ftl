term-fishermen_by_trees = ağaç yanında balıkçı
term-lumberjacks_by_water = su yanında oduncu
term-men = köylüler
term-fish = balıklar
term-logs = kütükler
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
