# Why a table cannot be set up like this.
setup-no-bot = { $game } için { $bot } diye bir bot yok (botlar: { $known })
setup-no-person = masada en az bir kişilik yer olur
setup-seats = { $game } en az { $low }, en çok { $high } yer içindir, { $seats } olmaz
setup-hints = ipuçları şunlar içindir: { $known }; { $hints } olmaz
setup-no-lesson = { $game } için henüz ders yok
setup-turn = tur, { $least } ile { $most } arasında bir sayıdır, { $number } olmaz
setup-rolled = okunan atışlar { $least } ile { $most } arasında bir sayıdır, { $number } olmaz
setup-sheets-options = seçenekler kâğıtlarda yazıyor: ayrıca verme
setup-sheets-over = bu kâğıtlarda oyun zaten bitmiş
setup-sheets-seats = bunlar { $sheets } yerin kâğıtları, { $seats } yerin değil
setup-slow-bots = bu botlar bu makine için çok uzun düşünüyor: { $bot } gibi bir bot için masada en çok { $most } yer; daha az veya daha zayıf bot seç
setup-timer = süre { $least } ile { $most } saniye arasındadır, { $seconds } olmaz
setup-pause = atıştan önceki bekleme 0 ile { $most } saniye arasındadır, { $seconds } olmaz
setup-seed = tohum, 0 ile { $most } arasında bir sayıdır, { $seed } olmaz
setup-day = gün 2026-11-17 gibi yazılır, { $day } olmaz
setup-foreign-dice = bu zarlar başka yerden geliyor ({ $dice }), bu yüzden oyun burada sürdürülemez
