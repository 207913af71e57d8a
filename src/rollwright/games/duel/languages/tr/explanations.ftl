# Bir türden birkaç simge: “3 göl daha”.
icons-sun = güneş
icons-mask = maske
icons-forest = orman
icons-lake = göl
icons-hut = kulübe
icons-spear = mızrak

# Tahtanın kareleri. $square “c4”.
square-cross = { $square }: çarpı; buraya bir şey çizilemez.
square-mountain = { $square }: dağ; buraya bir şey çizilemez.
square-alone = { $square }: { $icon }. Buradan çıkan kesintisiz hatlarda başka { $icon } yok. Simge, çizildiği anda puan getirir.
square-icon = { $number ->
    [one] { $square }: { $icon }. Buradan çıkan kesintisiz hatlarda { $number } { $icon } daha var. Simge, çizildiği anda puan getirir.
   *[other] { $square }: { $icon }. Buradan çıkan kesintisiz hatlarda { $number } { $icons } daha var. Simge, çizildiği anda puan getirir.
}
# $marks bir `icon-marks` listesi: “güneş 1 işaret ve göl 2 işaret”.
square-empty = { $square }: boş. Şimdi buraya çizilse: { $marks }. Kesintisiz hattaki her eş simge için bir işaret.
square-useless = { $square }: boş. Şimdi buraya çizilse hiçbir simge puan getirmez. Kesintisiz hattaki her eş simge için bir işaret.
icon-marks = { $icon } { $number } işaret

# Bir oyuncunun parkurundaki sıralar. $icon büyük harfle başlar; $lowest en zayıf sıranın işaret sayısıdır.
row-weakest = { $icon }, { $side } oyuncusu: { $length } karede { $number } işaret. En zayıf sıra bu; önce en zayıf sıralar karşılaştırılır, sonucu onlar belirler.
row-stronger = { $icon }, { $side } oyuncusu: { $length } karede { $number } işaret. En zayıf sırada { $lowest } işaret var; önce en zayıf sıralar karşılaştırılır, sonucu onlar belirler.

# Bir sıranın kareleri, 1’den sayılır; karenin ne verdiğini söyleyen tümce arkasından gelir.
mark-made = { $icon } sırasında { $number }. kare, { $side } oyuncusu: işaretli.
mark-open = { $icon } sırasında { $number }. kare, { $side } oyuncusu: açık, { $away } işaret uzakta.
gives-lift = En düşük sıralarından birine bir işaret verir.
gives-plus = Tek kullanımlık bir yeteneği kullandırır.
gives-star = Kalıcı bir yetenek verir.

# Yetenekler. $ability sözcüğü ve ne yaptığıdır: “Çevirme: bir zarı ters çevir”.
ability-is-used = { $ability }: kullanıldı.
ability-is-open = { $ability }: hâlâ açık; bir artı onu bir kez kullandırır.
ability-is-owned = { $ability }: kazanıldı, her turda kullanılabilir.
ability-is-spent = { $ability }: kazanıldı, bu tur kullanıldı.
ability-is-not-owned = { $ability }: henüz yok; bir yıldız onu kalıcı olarak verir.
