# 11 harflik bir kutuda yapılar.
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
# Kâğıdın altında en çok 52 harflik üç satır: halk, barınma, yıldız; nüfuz; tur, görev, huzursuzluk.
terminal-people = halk { $number }/{ $most }
terminal-housing = barınak { $number }
terminal-housing-barracks = barınak { $number } + { $more } (kışla)
terminal-star = yıldız: { $number }
terminal-influence = nüfuz [{ $slots }] elde { $number }
terminal-turn = tur { $turn }/{ $last }
terminal-unrest = huzursuzluk { $number }
# Kâğıdın yanında: en çok 42 harflik satırlar.
terminal-setup =
    İlk turdan önce:
    3,3 arsasına bir belediye ya da lonca.
terminal-bar = Huzursuzluk: boş bir baklavayı kapat.
terminal-event = Olay { $face }
terminal-wind = Rüzgâr { $face }
terminal-pestilence = veba: herkes bir arsa kaybeder
terminal-pairs = biri Yer, öteki Yapı
terminal-you-pair = sen eşleştiriyorsun
terminal-seat-pairs = yer { $seat } eşleştiriyor
