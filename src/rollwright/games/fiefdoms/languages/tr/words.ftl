option-challenge = Tek kişilik görev
option-challenge-help = Tek başına varılacak bir hedef; her biri bir öncekinden zordur.
option-challenge-off = yok
option-challenge-1 = 1 Temeller
option-challenge-2 = 2 Su hakkı
option-challenge-3 = 3 Beratlar
option-challenge-4 = 4 Toplum sözleşmesi
option-challenge-5 = 5 Aydınlanma
option-challenge-6 = 6 İsyan közleri
option-challenge-7 = 7 Savaş davulları
option-challenge-8 = 8 Dünyanın ucu
option-first = İlk Naip
option-first-help = Onu kura belirler ya da bir yer seçilir.
option-first-short = ilk Naip: kurayla ya da bir yer
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
    İki çift: biri Yer (satır ve sütun, hangi sırayla istersen), biri Yapı. Gül her sayı olur ve Yer’e, çarpı Yapı’ya aittir.
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
# Koça ne kadar güvenilebilir.
judgement = Koç, kendi en iyi hamleleriyle ortalama 93 puan kadar yapar. Bütün zarları önceden bilen biri 101 yapabilirdi: yargısı ancak oyunu kadar iyidir.
judgement-variant = Bu varyant için hiçbir şey öğrenilmedi: botlar ve koç tahminlerle ve deneme oyunlarıyla karar verir.
# Basılı zar şeridinde.
strip-dice = Beyaz zarlar Olay, çift kenarlılar Rüzgârgülü zarıdır.
strip-alone = Tek başınayken tek sayılı turlarda sen, çift sayılılarda Kader eşleştirir.
rank-legendary = Efsanevi
rank-illustrious = Şanlı
rank-distinguished = Seçkin
rank-prosperous = Müreffeh
rank-modest = Mütevazı
rank-forgotten = Unutulmuş
# Bir unvanın istediği puan, tabloda.
rank-from = { $points } ve üstü
rank-below = daha az
# Yalnızca bir değişkede olan puan kalemi: ne sayılır, her biri kaç puan.
own-term = { $name }: her biri için { $points }: { $each }
sources-note = Lisans: creativecommons.org/licenses/by-nc-sa/4.0. Metnin sustuğu yerde tasarımcının dijital baskısını izliyoruz.
