# Bir şey neden oynanamaz ya da okunamaz. $plot ve $square bir satır ve bir sütun: “2,3”; $text yazılan,
# tırnak içinde. Tırnaktaki sözcükler ve E3 ya da influence 3/1 gibi kodlar dosyalarda yazılır: değişmez.
# Loncalar, hamlelerde yazıldığı gibi; öteki yapıların adları buildings.ftl içinde.
key-farmers-guild = çiftçi loncası
key-quarry-guild = taşçı loncası
key-windmillers-guild = değirmen loncası
key-merchants-guild = tüccar loncası
key-piscators-guild = balıkçı loncası

# Hamleler
nothing-to-decide = yer { $seat }: şu anda karar verecek bir şeyi yok
game-is-over = oyun bitti
no-roll-due = şimdi zar atılmaz
first-seat = { $seat } numaralı yer ilk Naip olamaz: yerler 1 ile { $seats } arasında
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
forfeit-only = bir arsa ancak bu zarlarla hiçbir şey kurulamıyorsa gözden çıkarılır
influence-short = { $number } nüfuz harcanamaz, elde yalnızca { $hand } var
dice-forbid = bu zarlarla { $plot } arsasına bu kurulamaz: { $building }

# Oyun bitince kim nerede çalışır; noktalar bir baklavadaki kişilerdir
nothing-built = { $plot } arsasında yapı yok
square-too-far = { $square } baklavası { $plot } arsasına değmiyor
pip-at-least = { $plot } arsasında en az bir kişi çalışır, { $number } değil
pips-short = { $square } baklavasında { $pips } kişi var, { $number } değil
labourers-too-many = { $plot } arsası ({ $building }) { $needed } işçi ister, { $number } değil
pips-short-together = bu yapıların hepsine birden yetecek kişi yok
workers-written = işçiler baklava>arsa=kişi olarak, 2,2>2,3=2 gibi yazılır, { $text } değil

# Oyunun kurulması
challenge-seats = görevler tek yer içindir, { $seats } değil
choose-challenge = off ya da bir görev seç: { $names }
other-challenge = kâğıt { $sheet } ile kâğıt 1 aynı görevin değil
other-turn = kâğıt { $sheet } için tur { $turn }, kâğıt 1 için tur { $first }
not-that-turn = kâğıtların turu { $turn }, { $wanted } değil
sheet-full = bu kâğıdın bütün arsaları dolu, karar verecek bir şey yok
setup-first = bu görevde ilk atıştan önce 3,3 arsasına bir belediye ya da lonca konur

# Nasıl yazılır
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

# Metin olarak kâğıtlar
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

# Hiçbir oyunun varamayacağı kâğıtlar
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
dice-no-plot = bu zarların hiçbir çifti { $plot } arsasını Yer olarak göstermiyor
dice-no-building = bu zarların hiçbir çifti bunu kurmaz: { $building }
dice-not-both = { $plot } arsasını gösteren çift, kurmak için ötekini bırakır; o da bunu kurmaz: { $building }
square-not-empty = { $square } baklavası zaten dolu ya da kapalı
people-must-come = yer olduğu için yeni arsanın yanına { $number } kişi yerleşir
people-by-die = öteki zar oraya { $number } kişi getirmiyor
spring-helps = pınar evi, yanındaki ve hâlâ işçi isteyen bir yapıya yardım eder
