building-cottage = kulübe
building-farm = çiftlik
building-quarry = taş ocağı
building-windmill = yel değirmeni
building-market = pazar
building-springhouse = pınar evi
building-townhall = belediye
building-university = üniversite
building-almshouse = düşkünler evi
building-farmers-guild = çiftçi loncası
building-quarry-guild = taşçı loncası
building-windmillers-guild = değirmen loncası
building-merchants-guild = tüccar loncası
building-barracks = kışla
building-piscary = balıkhane
building-piscators-guild = balıkçı loncası
built-cottage = kulübe
built-farm = çiftlik
built-quarry = taş ocağı
built-windmill = yel değirmeni
built-market = pazar
built-springhouse = pınar evi
built-townhall = belediye
built-university = üniversite
built-almshouse = düşkünler evi
built-farmers-guild = çiftçi loncası
built-quarry-guild = taşçı loncası
built-windmillers-guild = değirmen loncası
built-merchants-guild = tüccar loncası
built-barracks = kışla
built-piscary = balıkhane
built-piscators-guild = balıkçı loncası
scores-cottage = 4 kişi barındırır; oturan varsa { $cottage }
scores-farm = { $basic }, pınar evi yanında { $farm_bonus } daha
scores-quarry = { $basic }, satır/sütununda ocak varsa { $quarry_bonus } daha
scores-windmill = { $basic }, değirmen yanında { $windmill_bonus } daha
scores-market = çevresindeki halkın yarısı
scores-springhouse = bir işçi eksiltir; gözden çıkarılana −1
scores-townhall = tek; { $townhall }, satır/sütundaki temel/özel türe 2
scores-university = tek; { $university }: 1–4 büyük yapı türü için
scores-almshouse = tek; başıboşlardan 12 geri verir
scores-farmers-guild = bitişik 4 etkin çiftlik için { $guild }
scores-quarry-guild = bitişik 4 etkin taş ocağı için { $guild }
scores-windmillers-guild = kenarda 4 etkin değirmen için { $guild }
scores-merchants-guild = merkezde 4 etkin pazar için { $guild }
scores-barracks = 8 kişi barındırır; uzun köşegende 5
scores-piscary = 3, yanındaki etkin pazar başına 1
scores-piscators-guild = her kenarda etkin bir balıkhane için { $guild }
term-cottages = kulübeler
term-farms = çiftlikler
term-quarries = taş ocakları
term-windmills = değirmenler
term-markets = pazarlar
term-springhouses = pınar evleri
term-townhall = belediye
term-university = üniversite
term-guilds = loncalar
term-vagrants = başıboşlar
term-barracks = kışlalar
term-piscaries = balıkhaneler
challenge-name-1 = Temeller
challenge-name-2 = Su hakkı
challenge-name-3 = Beratlar ve zanaat
challenge-name-4 = Toplum sözleşmesi
challenge-name-5 = Aydınlanma yolu
challenge-name-6 = İsyan közleri
challenge-name-7 = Savaş davulları
challenge-name-8 = Dünyanın ucu
challenge-text-1 = 40 puan yap, 6 kulübende oturan olsun. Büyük yapı kurulmaz.
challenge-text-2 = 3 pınar eviyle, hiç pınar evi cezası almadan 60 puan yap.
challenge-text-3 = İki loncayla birlikte 60 puan yap (30’u loncalardan). 1 nüfuzla başlarsın.
challenge-text-4 = 70 puan yap, başıboşlar yüzünden hiç puan kaybetme. 1. turdan önce orta arsaya bir belediye ya da lonca koy; ardından 24 tur gelir.
challenge-text-5 = 80 puan yap, 15’i üniversiteden gelsin.
challenge-text-6 = 80 puan yap. Her turdan sonra huzursuzluk artar: büyük bir yapı kurduysan 1, bu tur harcanan her nüfuz için 1, başıboşlar 8’i aşarsa 1; en çok 4. Her 4. huzursuzlukde boş bir nüfus karesini kapat.
challenge-text-6-before = 80 puan yap. Her turdan sonra huzursuzluk artar: büyük bir yapı varsa 1, bu tur harcanan her nüfuz için 1, başıboşlar 8’i aşarsa 1; en çok 4. Her 4. huzursuzlukde boş bir nüfus karesini kapat.
challenge-text-7 = 4 kışlayla 80 puan yap. Kışlalar kulübelerin yerini alır (kod B): 3 işçi; etkin kışla 8 kişi barındırır, tımarın uzun bir köşegenindeyse 5 puan getirir.
challenge-text-8 = Balıkçı loncasıyla 80 puan yap; her balıkhane, etkin bir pazarın yanında etkin olsun. Balıkhaneler (P) yel değirmenlerinin yerini alır: 2 işçi, 3 puan, yanındaki her etkin pazar için +1. Lonca (PG), WG yerine gelir ve dört dış kenarın her birinde ayrı bir etkin balıkhane ister.
goal = { $number }. görev, { $name }: { $text }
aim-points = { $number } puan
aim-cottages = { $number } dolu kulübe
aim-springs = { $number } pınar evi
aim-forfeits = pınar evi yanı: gözden çıkan yok
aim-charters = puan getiren { $number } lonca
aim-vagrants = başıboşlar yüzünden kayıp yok
aim-learning = üniversiteden { $number } puan
aim-drums = puan getiren { $number } kışla
aim-harbours = balıkçı loncası puan getirir
aim-piscaries = pazarsız balıkhane yok
missing-points = { $number } puan gerekirken { $found }
missing-cottages = puan getiren { $number } kulübe gerekirken { $found }
missing-springs = { $number } pınar evi gerekirken { $found }
missing-forfeits = pınar evi cezası { $found }
missing-charters = puan getiren { $number } lonca gerekirken { $found }
missing-vagrants = başıboş cezası { $found }
missing-learning = üniversiteden { $number } puan gerekirken { $found }
missing-drums = puan getiren { $number } kışla gerekirken { $found }
missing-harbours = balıkçı loncası puan getirmiyor
missing-piscaries = her balıkhanenin pazar bonusu yok
missing-both = { $one }; { $two }
challenge-passed = { $number }. görev ({ $name }) başarıldı.
challenge-failed = { $number }. görev ({ $name }) başarılamadı: { $missing }.
challenge-next = Sıradaki görev: { $number } ({ $name }).
challenge-last = Bu, görevlerin sonuncusuydu.
ending-all-turns-played = bütün turlar oynandı
explain-empty = Arsa { $plot }: boş, puan yok. Çevresinde { $people } kişi.
explain-forfeited = Arsa { $plot }: gözden çıkarıldı, puan yok; yanındaki her pınar evi için −1.
explain-building = { $building }, { $plot } arsası: { $work }. { $why }
work-lived-in = oturan var, { $points }
work-nobody-lives = henüz oturan yok, { $points }
work-needs-nobody = etkin, işçi istemez
work-nobody = etkin değil, puan yok: şu anki en iyi dağılımda çalışanı yok; { $number } işçi ister
work-alms = { $number } işçiyle etkin
work-points = { $number } işçiyle etkin, şu an { $points }
explain-barred = Baklava { $square }: huzursuzluk yüzünden kapalı; kimse yerleşemez.
explain-square-empty = Baklava { $square }: boş. Yerleşenler çevresindeki dört arsada çalışır.
explain-square = Baklava { $square }: { $people } kişi; şu anki en iyi dağılımda { $busy } kişi çevresindeki arsalarda çalışıyor.
explain-people = Halk: { $people }; { $homes }. { $vagrants } başıboş, { $points }. Yıldız nüfuz getirir: ilki { $first }. kişi.
homes-cottage = bir kulübe { $number } kişi barındırır
homes-barracks = bir kulübe { $number }, bir kışla 8 kişi barındırır
explain-influence = Nüfuz: { $gained } kazanıldı, { $spent } harcandı, { $left } elde. Kurmadan önce her turda bir zarı, harcanan her biri için 1 değiştirir.
explain-unrest = Nüfuz: { $gained } kazanıldı, { $spent } harcandı, { $left } elde. Kurmadan önce her turda bir zarı, harcanan her biri için 1 değiştirir. Huzursuzluk: { $unrest }; her { $step } huzursuzluk boş bir baklavayı kapatır.
explain-turns = Tur { $turn }/{ $last }.
explain-turns-alone = Tur { $turn }/{ $last }. Tek başınayken zarları tek sayılı turlarda sen (N), çift sayılı turlarda Kader (K) eşleştirir.
explain-goal = Hedef: { $text }
choice-influence = { $number } nüfuz harca
choice-plot = arsa { $plot }
choice-build = { $building } ({ $number } işçi)
choice-nobody = kimse yerleşmez
choice-people = { $number } kişi
choice-square = baklava { $square }
choice-spring = su: arsa { $plot }
choice-forfeit = arsayı gözden çıkar: { $plot }
choice-bar = baklavayı kapat: { $square }
choice-pair = { $a } ile { $b }, { $c } ile { $d }
choice-cross = çarpı
choice-rose = gül
die-cross = çarpı
die-rose = rüzgârgülü
heading-build = Konum { $a } ve { $b }, Yapı { $c } ve { $d }
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
move-build =
    { $person ->
        [you] { $plot } arsasına { $mark } { $building } kuruyorsun
       *[other] { $plot } arsasına { $mark } { $building } kuruyor
    }
move-people = { $square } baklavasına { $number } kişi yerleşiyor
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
arranged = { $plot } arsasında { $building }: { $workers }, { $points } puan
arranged-nobody = işçi { $number }/{ $needed }
arranged-workers = işçi { $number }/{ $needed } ({ $squares })
arranged-from = { $square } baklavasından { $number }
arrange-pip = { $square } baklavasından bir kişi
arrange-work = { $plot } arsasında çalışsın ({ $building })
arrange-home = { $plot } arsasındaki herkes eve dönsün ({ $building })
nothing-to-decide = { $seat }. koltuk: şu anda karar verecek bir şeyi yok
game-is-over = oyun bitti
no-roll-due = şimdi zar atılmaz
first-seat = { $seat } numaralı koltuk ilk Naip olamaz: koltuklar 1 ile { $seats } arasında
lot-due = ilk Naibi 1 ile { $seats } arasında bir kura belirler, { $roll } değil
regent-pairs = zarları Naip eşleştirir, atış değil
dice-not-so = bu zarlar böyle eşleştirilemez
dice-paired = zarlar zaten eşleştirildi
solo-pairs-first = tek başına oynayan Naip önce zarları, bu atışın izin verdiği gibi eşleştirir
cross-and-rose = çarpı ile rüzgârgülü aynı çiftte olamaz
bar-now = şimdi huzursuzluk boş bir baklavayı kapatır
setup-now = ilk atıştan önce 3,3 arsasına bir belediye ya da lonca konur
pair-now = şimdi Naip zarları eşleştirir
forfeit-now = vebada yalnızca boş bir arsa gözden çıkarılır
spring-must-help = pınar evinin hangi yapıya yardım ettiği söylenmeli
nothing-barred = şimdi kapatılacak bir şey yok
plot-not-empty = { $plot } arsası boş değil
no-plot-left = { $a } ve { $b } için boş arsa yok
forfeit-only = bir arsa ancak bu zarlarla hiçbir şey kurulamıyorsa gözden çıkarılır
influence-short = { $number } nüfuz harcanamaz, elde yalnızca { $hand } var
dice-forbid = bu zarlarla { $plot } arsasına bu kurulamaz: { $building }
nothing-built = { $plot } arsasında yapı yok
square-too-far = { $square } baklavası { $plot } arsasına değmiyor
pip-at-least = { $plot } arsasında en az bir kişi çalışır, { $number } değil
pips-short = { $square } baklavasında { $pips } kişi var, { $number } değil
labourers-too-many = { $plot } arsası ({ $building }) { $needed } işçi ister, { $number } değil
pips-short-together = bu yapıların hepsine birden yetecek kişi yok
workers-written = işçiler baklava>arsa=kişi olarak, 2,2>2,3=2 gibi yazılır, { $text } değil
challenge-seats = görevler tek koltuk içindir, { $seats } değil
choose-challenge = off ya da bir görev seç: { $names }
other-challenge = kâğıt { $sheet } ile kâğıt 1 aynı görevin değil
other-turn = kâğıt { $sheet } için tur { $turn }, kâğıt 1 için tur { $first }
not-that-turn = kâğıtların turu { $turn }, { $wanted } değil
sheet-full = bu kâğıdın bütün arsaları dolu, karar verecek bir şey yok
setup-first = bu görevde ilk atıştan önce 3,3 arsasına bir belediye ya da lonca konur
plot-written = bir arsa satır,sütun olarak yazılır, 1,1 ile { $side },{ $side } arası
square-written = bir baklava satır,sütun olarak yazılır, 1,1 ile { $side },{ $side } arası
plot-written-not = bir arsa satır,sütun olarak yazılır, 1,1 ile { $side },{ $side } arası, { $text } değil
square-written-not = bir baklava satır,sütun olarak yazılır, 1,1 ile { $side },{ $side } arası, { $text } değil
influence-one-of = nüfuz şunlardan biridir: { $values }
building-one-of = bir yapı şunlardan biridir: { $values }
pips-one-of = kişi sayısı şunlardan biridir: { $values }
pairing-written = çiftler E3+W5|Ex+W2 gibi yazılır
pairing-written-not = çiftler E3+W5|Ex+W2 gibi yazılır, { $text } değil
die-written = bir zar E3, Ex, W5 ya da W* gibi yazılır, { $text } değil
roll-written = bir atış 'E3 Ex W5 W2' gibi iki E zarı ve iki W zarıdır, { $text } değil
pairs-written = eşleştirilmiş zarlar 'E3 Ex | W5 W2' gibi yazılır, { $text } değil
roses-again = iki rüzgârgülü yeniden atılır, yani hiçbir atışta ikisi birden olmaz
pips-named = tek zarla kurulabilen yapıda kişi sayısı yazılır, hiç yoksa 'pips:0'; başka yapıda yazılmaz
square-named = baklava, yalnızca halk geliyorsa yazılır
spring-only = yalnızca pınar evi bir yapıdan işçi eksiltir
sheet-begins = bir kâğıt { $id } satırıyla başlar
sheet-begins-not = bir kâğıt { $id } ile başlar, { $text } ile değil
sheet-lines = bir kâğıt { $lines } satırdır (kimlik, beş satır arsa, dört satır baklava, nüfuz), { $number } değil
row-plots = bu satırda { $width } arsa olur, { $number } değil
row-squares = bu satırda { $width } baklava olur, { $number } değil
header-words = { $id } sonrasında challenge=N ve unrest=N gelir, { $text } değil
no-challenge = { $text } diye bir görev yok: { $reason }
unrest-number = huzursuzluk bir sayıdır, { $text } değil
plot-code = bir arsa, arkasında -1 ile -4 arası sayıyla bir kod ({ $codes }), x ya da . olur, { $text } değil
square-holds = bir baklavada 1 ile { $most } arası sayı, . ya da # olur, { $text } değil
influence-line = son satır 'influence', ardından kazanılan/harcanan olur, örneğin 'influence 3/1'
influence-written = nüfuz kazanılan/harcanan olarak, 3/1 gibi yazılır, { $text } değil
game-lacks = bu oyunda şu yapı yok: { $building } ({ $code })
challenge-lacks = görev { $challenge } şu yapıyı içermez: { $building } ({ $code })
bars-elsewhere = baklavalar yalnızca 6. görevde kapanır
unrest-elsewhere = huzursuzluk yalnızca 6. görevde vardır
building-limit = bir kâğıtta en çok { $most } tane olur: { $building }
guild-limit = bir kâğıtta en çok { $most } lonca olur
reduction-too-large = { $building }: { $needed } işçi ister, { $number } işçi eksiltilemez
reduction-unexplained = { $plot } arsasının yanında bunu eksiltmiş olabilecek bir pınar evi yok
influence-wrong = buradaki halk { $gained } nüfuz verir, { $number } değil
influence-overspent = { $spent } nüfuz harcanmış, oysa yalnızca { $gained } kazanılmış
setup-missing = görev { $challenge }, { $plot } arsasında bir belediye ya da loncayla başlar
bars-too-many = huzursuzluk { $unrest } en çok { $most } baklava kapatır, { $number } değil
too-hard = hiçbir oyunda bu kâğıt olamaz ({ $reason }) ve işçilerin en iyi dağılımını bulmak çok uzun sürüyor
limits-broken = sınırları aşıyor
influence-one-die = nüfuz her turda bir zarı değiştirir, bunun için daha çoğu gerekirdi
dice-no-plot = bu zarların hiçbir çifti { $plot } arsasını Konum olarak göstermiyor
dice-no-building = bu zarların hiçbir çifti bunu kurmaz: { $building }
dice-not-both = { $plot } arsasını gösteren çift, kurmak için ötekini bırakır; o da bunu kurmaz: { $building }
square-not-empty = { $square } baklavası zaten dolu ya da kapalı
people-must-come = yer olduğu için yeni arsanın yanına { $number } kişi yerleşir
people-by-die = öteki zar oraya { $number } kişi getirmiyor
spring-helps = pınar evi, yanındaki ve hâlâ işçi isteyen bir yapıya yardım eder
sheet-people = HALK VE BARINMA
sheet-influence = NÜFUZ
sheet-unrest = GERİLİM
sheet-unrest-paper = HUZURSUZLUK, her dörtte bir baklava
sheet-turns = TURLAR
sheet-buildings = YAPILAR
sheet-end = SON
sheet-dice = ZARLAR
sheet-turn = BİR TUR
sheet-challenge = GÖREV { $number }: { $name }
sheet-regent = N
sheet-fate = K
about-people = halk ve barınma
about-influence = nüfuz
about-turns = turlar
about-goal = hedef
sheet-building = { $building } { $code }
note-blank = { $name }   { $turns } tur
note-turn = { $player }, tur { $turn }/{ $last }
note-final = { $player }, son durum
note-challenge = { $note }, görev { $number }: { $name }
mark-fewer = { $number } eksik
mark-people = { $number } kişi
mark-labourers = { $number } işçiden { $left } gerekli
mark-work = { $number } çalışan
mark-forfeited = gözden çıkarıldı
mark-chosen = seçili
mark-barred = kapalı
mark-active = etkin
box-cottage = kulübe
box-farm = çiftlik
box-quarry = taş ocağı
box-windmill = değirmen
box-market = pazar
box-springhouse = pınar evi
box-townhall = belediye
box-university = üniversite
box-almshouse = düşkünler
box-farmers-guild = çiftçiler
box-quarry-guild = taşçılar
box-windmillers-guild = değirmenci
box-merchants-guild = tüccarlar
box-barracks = kışla
box-piscary = balıkhane
box-piscators-guild = balıkçılar
terminal-people = halk { $number }/{ $most }
terminal-housing = barınak { $number }
terminal-housing-barracks = barınak { $number } + { $more } (kışla)
terminal-star = yıldız: { $number }
terminal-influence = nüfuz [{ $slots }] elde { $number }
terminal-turn = tur { $turn }/{ $last }
terminal-unrest = huzursuzluk { $number }
terminal-setup =
    İlk turdan önce:
    3,3 arsasına bir belediye ya da lonca.
terminal-bar = Huzursuzluk: boş bir baklavayı kapat.
terminal-event = Olay { $face }
terminal-wind = Rüzgâr { $face }
terminal-pestilence = veba: herkes bir arsa kaybeder
terminal-pairs = biri Konum, öteki Yapı
terminal-you-pair = sen eşleştiriyorsun
terminal-seat-pairs = { $seat }. koltuk eşleştiriyor
option-challenge = Tek kişilik görev
option-challenge-help = Tek başına varılacak bir hedef; her biri bir öncekinden zordur.
option-challenge-off = yok
option-challenge-1 = 1 Temeller
option-challenge-2 = 2 Su hakkı
option-challenge-3 = 3 Beratlar ve zanaat
option-challenge-4 = 4 Toplum sözleşmesi
option-challenge-5 = 5 Aydınlanma yolu
option-challenge-6 = 6 İsyan közleri
option-challenge-7 = 7 Savaş davulları
option-challenge-8 = 8 Dünyanın ucu
option-first = İlk Naip
option-first-help = Onu kura belirler ya da bir koltuk seçilir.
option-first-short = ilk Naip: kurayla ya da bir koltuk
option-first-lot = kurayla
task-of-pair = Zarları eşleştir: bir çift nereye, öteki ne kurulacağını söyler.
task-of-build = Ne kuracağını seç.
scoring-unrest = Huzursuzluk
scoring-spent = Harcanan nüfuz
scoring-fewer = bir işçi eksik (pınar evi)
why-cottages = İçinde en az bir kişi oturan her kulübe için [[cottage]]; her biri 4 kişi barındırır.
    ?example Örneğin üç kulübe ve 5 kişi: 4.
why-farms = Etkin her çiftlik için [[basic]], pınar evi yanında [[farm]].
    ?example Örneğin biri pınar evi yanında iki etkin çiftlik: 8.
why-quarries = Etkin her taş ocağı için [[basic]], satırında ya da sütununda, etkin olsun olmasın, bir başkası varsa [[quarry]].
    ?example Örneğin satırında etkin olmayan bir ocak bulunan etkin bir taş ocağı: 4.
why-windmills = Etkin her yel değirmeni için [[basic]], etkin olsun olmasın bir başkasının yanında [[windmill]].
    ?example Örneğin yan yana üç etkin yel değirmeni: 12.
why-markets = Etkin her pazarın baklavalarındaki halkın yarısı, aşağı yuvarlanır.
    ?example Örneğin çevresinde 7 kişi olan bir pazar: 3.
why-springhouses = Pınar evi kurulunca yanındaki bir yapıdan bir işçi eksiltir. Yanındaki gözden çıkarılmış her arsa için −1.
    ?example Örneğin iki pınar evi arasında gözden çıkarılmış bir arsa: −2.
why-townhall = [[townhall]]; aynı satırdaki ya da sütundaki her farklı etkin temel ya da özel tür için 2 daha.
    ?example Örneğin satırında etkin bir çiftlik, sütununda etkin bir taş ocağıyla etkin bir çiftlik daha: 9.
why-university = Kurulan bir, iki, üç ya da dört büyük yapı türü için [[university]]; kendisi de sayılır, etkin olsun olmasın.
    ?example Örneğin etkin olmayan bir belediyeyle: 8.
why-guilds = Koşulu tutan her etkin lonca için [[guild]]: kenardan bitişik dört etkin çiftlik ya da taş ocağı, dış kenarda yel değirmeni, merkezde pazar.
    ?piscators Balıkçı loncası her dış kenarda ayrı bir etkin balıkhane ister.
    ?example Örneğin etkin bir çiftçi loncası ve bitişik dört etkin çiftlik: 15.
why-vagrants = Kulübe başına dördü aşan her kişi için −1; etkin bir düşkünler evi bunun en çok 12’sini geri verir.
    ?example Örneğin 10 kişi ve bir kulübe: −6.
why-barracks = Uzun bir köşegendeki etkin her kışla için 5; etkin her kışla 8 kişi barındırır.
    ?example Örneğin biri köşegende iki etkin kışla: 5.
why-piscaries = Etkin her balıkhane için 3, yanındaki her etkin pazar için 1 daha.
    ?example Örneğin iki etkin pazar arasında etkin bir balıkhane: 5.
price-cottages = dolu kulübe × [[cottage]]
price-farms = çiftlik × [[basic]], pınarlı × [[farm]]
price-quarries = taş ocağı × [[basic]], hizalı × [[quarry]]
price-windmills = değirmen × [[basic]], yan yana × [[windmill]]
price-markets = pazar, halkın yarısı
price-springhouses = gözden çıkarılana −1
price-townhall = belediye [[townhall]], tür başına + 2
price-university = üniversite [[university]]
price-guilds = iki farklı lonca × [[guild]]
price-vagrants = başıboş × −1
price-barracks = köşegende kışla × 5
price-piscaries = balıkhane × 3, pazar + 1
paper-dice =
    İki beyaz Olay zarı (6 çarpıdır), iki Rüzgârgülü zarı (6 rüzgârgülüdür). İki gül: hepsi yeniden atılır.
    İki çarpı: herkes boş bir arsanın üstünü çizer; tur biter.
paper-turn =
    İki çift: biri Konum (satır ve sütun, hangi sırayla istersen), biri Yapı. Gül her sayı olur ve Konum’a, çarpı Yapı’ya aittir.
    Toplam: iki Yapı zarının toplamının gösterdiğini kur.
    Bölme: bir zar yapıyı gösterir; öteki kaçsa o kadar kişi, köşelerindeki boş bir baklavaya yerleşir, varsa. Çarpıyla kimse gelmez.
    Nüfuz: her turda bir zarı, harcanan her yıldız için 1 değiştir.
    Çiz ya da kodunu yaz, gereken işçileri halka içine al.
    Kurabilen kurar; kuramayan boş bir arsanın üstünü çizer.
paper-end = Her kişi, arsası baklavaya değen tek bir yapıda çalışabilir. Bütün işçileri olan (ya da işçi istemeyen) yapı etkindir, puan getirir. Komşular, etkin olsun olmasın, ek puan için sayılır. Çerçeveli dörtlüleri aşan halk başıboştur.
paper-people = Her kişi için bir nokta doldur; yıldız bir nüfuz verir: halka içine al, harcayınca karala. Her kulübe için sonraki dördü çerçevele: orada yaşarlar.
paper-turns = Her turda bir karenin üstünü çiz. Naip zar atıp çiftleri yapar; sonra zarlar sola geçer.
paper-turns-solo = Her turda bir karenin üstünü çiz. N: Naip sensin, zarları dilediğin gibi eşleştir. K: Kader, Rüzgârgülü’nü Rüzgârgülü’yle, Olay’ı Olay’la eşleştirir.
name = Rolling Fiefdoms
blurb = Dört zarı eşleştir, mahalleler ve loncalar kur, herkese iş bul. Sekiz tek kişilik görev.
summary = 25 turda bir tımar kur, halkı barındır ve çalıştır.
credit = Rolling Fiefdoms’ı Grégory Heitz tasarladı; CC BY-NC-SA 4.0 ile paylaşılır.
judgement = Koç, kendi en iyi hamleleriyle ortalama 93 puan kadar yapar. Bütün zarları önceden bilen biri 101 yapabilirdi: yargısı ancak oyunu kadar iyidir.
judgement-variant = Bu varyant için hiçbir şey öğrenilmedi: botlar ve koç tahminlerle ve deneme oyunlarıyla karar verir.
strip-dice = Beyaz zarlar Olay, çift kenarlılar Rüzgârgülü zarıdır.
strip-alone = Tek başınayken tek sayılı turlarda sen, çift sayılılarda Kader eşleştirir.
rank-legendary = Efsanevi
rank-illustrious = Şanlı
rank-distinguished = Seçkin
rank-prosperous = Müreffeh
rank-modest = Mütevazı
rank-forgotten = Unutulmuş
rank-from = { $points } ve üstü
rank-below = daha az
own-term = { $name }: her biri için { $points }: { $each }
sources-note = Lisans: creativecommons.org/licenses/by-nc-sa/4.0. Metnin sustuğu yerde tasarımcının dijital baskısını izliyoruz.
