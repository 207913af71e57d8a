# Bir konumun metni neden okunamaz. $text orada yazan, tırnak içinde; round, draft ya da used gibi sözcükler
# metnindir ve olduğu gibi kalır.
text-lines = { $size } x { $size } tahtada bir konum { $wanted } satırdır, { $number } değil
text-spaces = sözcükler arasında tek boşluk olur, uçlarda hiç olmaz
text-expected = beklenen { $wanted }, { $text } değil
text-rounds = round=1 ile round={ $most } arası
text-ends = satır erken bitiyor, eksik olan: { $text }
text-track = parkur yalnızca olağandan farklıysa yazılır, her kare bir kez
text-square = { $text } bir kare değil; kareler: { $squares }
text-dice = toplam { $most } zar var
text-die = bir zar 1–6 ya da havadaysa ? olur, { $text } değil
text-dice-ascend = zarlar küçükten büyüğe yazılır, ? en sonda
text-queue = kuyrukta en çok { $most } şey bekler
text-thing = kuyrukta lift, plus ve star bekler, { $text } değil
text-row = { $icon } sırasında 0 ile { $most } arası işaret olur, { $text } değil
text-name = { $text } şunlardan biri değil: { $names }
text-names = adlar birer kez, şu sırayla yazılır: { $names }
missing-word = { $word } eksik
missing-square = { $size } kareden { $number }. kare eksik
missing-die = { $name } için bir zar ya da '-' eksik
missing-dice = { $text } sonrasındaki zarlar eksik; '-' hiç yok demektir
missing-queue = kuyrukta bekleyenler ya da '-' eksik
missing-row = { $icon } sırası eksik
missing-names = { $key } için adlar ya da '-' eksik

# Bir sıranın karelerinde ne var, ev kuralı olarak.
track-written = parkur 4lift-8plus-12lift-18star gibi yazılır, { $text } değil
track-rises = parkurun kareleri soldan sağa artar, şöyle olmaz: { $text }
track-too-full = parkurda en çok { $most } şey olur, { $number } değil

# Neden hiçbir oyun bu konumda olamaz. $phase metnin bir sözcüğü: draft, draw, again, lift, plus, star, over.
reach-dice = zarlar phase={ $phase } turn={ $side } ile uyuşmuyor: { $phase } için her oyuncuda iki, ortada bir zar gerekir
reach-dice-draft = zarlar phase={ $phase } turn={ $side } ile uyuşmuyor: draft sırasında beş, dört ya da iki zar kalır
reach-dice-over = zarlar phase={ $phase } turn={ $side } ile uyuşmuyor: oyun, zarların hiçbiri ya da hepsi alınmışken biter
reach-lot = kura, havadaki tek zar, 1. turdan önce çekilir
reach-air = havadaki zarlar phase={ $phase } ile uyuşmuyor: seçimden önce beşi de, ya da sırası gelen oyuncunun yeniden attığı zarlar havada olur
reach-queue = bu sıralarla kuyrukta en çok { $most } şey bekler
reach-printed = { $square } karesinde önceden çizili olan: { $mark }
reach-not-over = oyun bitmedi: yan yana iki kare boş
reach-no-room = phase={ $phase } için yan yana iki boş kare gerekir
reach-nothing-waits = phase={ $phase }, ama kuyrukta bekleyen yok
reach-again = phase={ $phase }, ama { $side } onu kullanmamış
reach-useless = phase={ $phase }, ama { $side } bunu kullanamaz
reach-not-owned = { $side } sahip olmadığı bir şeyi kullanmış
reach-not-in-turn = { $side } bir şey kullanmış, ama çizme sırası onda değil
reach-not-spent = { $side } yeniden zar atıyor, ama şunu kullanmamış: { $ability }
positions-differ = iki oyuncunun konumu ortaktır: verilen ikisi farklı
other-round = konumun turu { $round }, { $turn } değil
