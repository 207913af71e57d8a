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
task-of-pair = Zarları eşleştir: bir çift nereye, öteki ne kurulacağını söyler.
task-of-build = Ne kuracağını seç.
scoring-unrest = Gerilim
scoring-spent = Harcanan nüfuz
scoring-fewer = bir işçi eksik (pınar evi)
why-cottages = İçinde oturulan her kulübe için [[cottage]]; her biri 4 kişi barındırır.
why-farms = Etkin her çiftlik için [[basic]], pınar evi yanında [[farm]].
why-quarries = Etkin her taş ocağı için [[basic]], satırında ya da sütununda bir başkası varsa [[quarry]].
why-windmills = Etkin her yel değirmeni için [[basic]], bir başkasının yanında [[windmill]].
why-markets = Etkin her pazarın çevresindeki halkın yarısı.
why-springhouses = Pınar evi yanındaki gözden çıkarılmış her arsa için −1.
why-townhall = [[townhall]]; satırında ve sütunundaki her farklı etkin tür için 2 daha.
why-university = Bir, iki, üç ya da dört büyük yapı türü için [[university]].
why-guilds = Dört üyesi de etkin olan her lonca için [[guild]].
why-vagrants = Kulübe başına dördü aşan her kişi için −1; düşkünler evi 12 kişiyi bağışlar.
why-barracks = Uzun bir köşegendeki etkin her kışla için 5.
why-piscaries = Etkin her balıkhane için 3, yanındaki her etkin pazar için 1 daha.
price-cottages = dolu kulübe × [[cottage]]
price-farms = çiftlik × [[basic]], pınarlı × [[farm]]
price-quarries = taş ocağı × [[basic]], hizalı × [[quarry]]
price-windmills = değirmen × [[basic]], yan yana × [[windmill]]
price-markets = pazar, halkın yarısı
price-springhouses = pınar evi, çarpıya −1
price-townhall = belediye [[townhall]], tür başına + 2
price-university = üniversite [[university]]
price-guilds = lonca × [[guild]]
price-vagrants = başıboş × −1
price-barracks = köşegende kışla × 5
price-piscaries = balıkhane × 3, pazar + 1
paper-dice =
    İki beyaz Olay zarı (6 haçtır), iki Rüzgârgülü zarı (6 rüzgârgülüdür). İki gül: hepsi yeniden atılır.
    İki haç: herkes boş bir arsanın üstünü çizer; tur biter.
paper-turn =
    İki çift: biri Yer (satır ve sütun, hangi sırayla istersen), biri Yapı. Gül her sayı olur ve Yer’e, haç Yapı’ya aittir.
    Toplam: iki Yapı zarının toplamının gösterdiğini kur.
    Bölme: bir zar yapıyı gösterir; öteki kaçsa o kadar kişi, köşelerindeki boş bir baklavaya yerleşir, varsa. Haçla kimse gelmez.
    Nüfuz: harcanan her yıldız için bir zarı 1 değiştir.
    Çiz ya da kodunu yaz, gereken işçileri halka içine al.
    Kuramayan boş bir arsanın üstünü çizer.
paper-end = Her kişi, arsası baklavaya değen tek bir yapıda çalışabilir. Bütün işçileri olan yapı etkindir, puan getirir. Çerçeveli dörtlüleri aşan halk başıboştur.
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
