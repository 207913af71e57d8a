# Results of commands: score, replay, puzzle, daily, games, bots.
column-term = kalem
column-points = puan
column-row = sıra
row-total = toplam
row-rank = unvan
row-lowest = en düşükten
yes = evet
no = hayır
# Parts of a score beside its terms; what has no message here is shown as programs call it.
part-over = bitti
part-leader = önde
part-active = etkin
part-workers = işçiler
part-challenge = görev
part-passed = başarıldı
part-reasons = nedenler
part-number = numara
part-name = ad
part-plot = arsa
part-square = kare
part-pips = kişi
part-points = puan
# A part of a part: "görev başarıldı: hayır".
part-value = { $part }: { $value }
part-of-part = { $part } { $name }: { $value }

# ---- replay
seat-name = yer { $number } { $name }
seat-number = yer { $number }
goes-on-in = Oyun { $turn }. turda sürüyor.
over-after-won = { $turns } tur sonunda bitti ({ $ending }). Kazanan: { $names }.
over-after = { $turns } tur sonunda bitti ({ $ending }). Kazanan yok.

# ---- puzzle
puzzle-dice = zarlar { $dice }
puzzle-turn = Tur { $turn }
puzzle-find = { $where }: { $worth } değerindeki hamleyi bul.
puzzle-find-marks = { $where }: { $worth } işaret değerindeki hamleyi bul.
puzzle-your-move = Hamlen:
puzzle-no-move = Burada böyle bir hamle yok; hamlelerin yazılışı için: `rollwright moves`.
puzzle-solved = Çözüldü!
puzzle-worth = Bunun değeri { $worth }; { $left } deneme kaldı.
puzzle-answer = Yanıt: { $move }

# ---- daily
daily-number = Zarlar no. { $number }, { $day }
daily-nothing = { $game }: bu gün için taahhüt yok
daily-finished = { $game }: { $number } kişi bitirdi
daily-par = par: { $results }
daily-commitment = taahhüt { $value }
daily-salt = tuz { $value }
daily-secret = sır { $value }

# ---- games and bots
column-game = oyun
column-seats = yer
column-minutes = dakika
column-about = nedir
games-more = Seçenekleri için { $options }, kuralları için { $rules }.
options-of = { $game }: Seçenekler
house-rules-of = { $game }: Ev kuralları, önce olağan değer
column-name = ad
column-values = değerler
column-meaning = anlamı
options-set = Oyunun ardına yaz: { $command }
options-none = { $game } için seçenek yok.
levels = Düzeyler
column-level = düzey
column-bot = bot
column-plays = nasıl oynar
bots-of = { $game }: { $names }
other-names = --bot için başka adlar
bot-planner = hamle başına 500 deneme oyunu; planner:2s iki saniye düşünür
bot-greedy = yalnızca dört rastgele hamle görür
bot-sage = 0,1 olasılıkla hata yapar
bot-values = senin değerlerinle oynar (rollwright learn-values)
bot-own = kendi botun, bir dosyadan veya module:Class olarak
