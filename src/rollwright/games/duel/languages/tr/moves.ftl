# Altı simge, zar sırasıyla. Terminalde altı, en çok yedi harflik yer var.
term-sun = güneş
term-mask = maske
term-forest = orman
term-lake = göl
term-hut = kulübe
term-spear = mızrak

# Parkurun bir karesinde ne var: ok, artı, yıldız.
thing-lift = ok
thing-plus = artı
thing-star = yıldız

# Tek kullanımlık yetenekler: kâğıdın küçük kutuları için birer kısa sözcük.
ability-split = bölme
ability-wild = joker
ability-leftover = artan
ability-again = tekrar
ability-cross = çarpı
ability-mark = işaret
# Kalıcı yetenekler.
ability-plus-one = +1
ability-minus-one = -1
ability-flip = çevirme
ability-reroll = yeniden
ability-twin = ikiz

# Aynıları, ne yaptıklarıyla; her biri kendi sözcüğüyle başlar.
ability-split-help = bölme: iki zarını bir daha çiz, istersen ayrı ayrı
ability-wild-help = joker: istediğin bir simgeyi istediğin yere çiz
ability-leftover-help = artan: ortada kalan zarın simgesini istediğin yere çiz
ability-again-help = tekrar: iki zarını yeniden at, bir çift daha çiz
ability-cross-help = çarpı: boş bir kareyi kapat
ability-mark-help = işaret: istediğin sıraya bir işaret
ability-plus-one-help = +1: bir zarı bir artır
ability-minus-one-help = -1: bir zarı bir azalt
ability-flip-help = çevirme: bir zarı ters çevir
ability-reroll-help = yeniden: bir ya da iki zarını yeniden at
ability-twin-help = ikiz: iki eş zardan birini değiştir

# Menüdeki seçimler. $icons bir ya da iki `label-icon`: “orman (3) ve kulübe (5)”.
label-icon = { $icon } ({ $die })
label-take = al: { $icons }
label-mark = { $icon } için bir işaret
label-draw = { $square } karesine { $icon }
label-then = { $square } karesine { $icon }, ikinci puanlanır

# Adı önünde duran bir oyuncunun hamlesi: “Ada, c5 karesine {4} göl, d5 karesine {1} güneş çiziyor”.
# Simge resmiyle başlar: “{4} göl”. $ability yukarıdaki sözcüklerden biri.
move-take = { $icons } alıyor
move-draw = { $square } karesine { $icon } çiziyor
move-draw-then = { $square } karesine { $icon }, { $second-square } karesine { $second-icon } çiziyor
move-lift = { $icon } sırasını işaretliyor
move-star = { $ability } yeteneğini kazanıyor
move-permanent = { $ability } yeteneğini kullanıyor
move-permanent-dice = { $ability } yeteneğini kullanıyor; zarları artık { $icons }
move-ability = { $ability } yeteneğini kullanıyor
# Simge kareye çizilir.
move-ability-icon = { $ability } yeteneğiyle { $square } karesine { $icon } çiziyor
move-ability-icon-then = { $ability } yeteneğiyle { $square } karesine { $icon }, { $second-square } karesine { $second-icon } çiziyor
move-ability-square = { $ability } yeteneğiyle { $square } karesini kapatıyor
move-ability-row = { $ability } yeteneğiyle { $icon } sırasını işaretliyor

# Aynısı, yapana söylenen, “Sen” sözünden sonra.
own-move-take = { $icons } alıyorsun
own-move-draw = { $square } karesine { $icon } çiziyorsun
own-move-draw-then = { $square } karesine { $icon }, { $second-square } karesine { $second-icon } çiziyorsun
own-move-lift = { $icon } sırasını işaretliyorsun
own-move-star = { $ability } yeteneğini kazanıyorsun
own-move-permanent = { $ability } yeteneğini kullanıyorsun
own-move-permanent-dice = { $ability } yeteneğini kullanıyorsun; zarların artık { $icons }
own-move-ability = { $ability } yeteneğini kullanıyorsun
own-move-ability-icon = { $ability } yeteneğiyle { $square } karesine { $icon } çiziyorsun
own-move-ability-icon-then = { $ability } yeteneğiyle { $square } karesine { $icon }, { $second-square } karesine { $second-icon } çiziyorsun
own-move-ability-square = { $ability } yeteneğiyle { $square } karesini kapatıyorsun
own-move-ability-row = { $ability } yeteneğiyle { $icon } sırasını işaretliyorsun
