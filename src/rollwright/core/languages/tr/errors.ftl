# Why something cannot be read or played. Words in quotes, such as 'seat 1 person Ada', are what is written in files: keep them.
wrong-line = satır { $line }: { $reason }
wrong-column = satır { $line }, sütun { $column }: { $reason }

# Dice
no-roll-is-due = şimdi atış sırası değil
another-roll-is-due = '{ $roll }' gibi bir atış bekleniyor, { $text } değil
roll-cannot-come = { $roll } şimdi atılamaz

# Setting up a game; $game is its short name
for-exactly-seats = { $game } tam { $low } yer içindir, { $seats } olmaz
for-some-seats = { $game } en az { $low }, en çok { $high } yer içindir, { $seats } olmaz
taken-up-from-one-sheet = { $game } tek kâğıttan sürdürülür, { $number } olmaz
no-puzzles-of-level = { $game } için { $level } düzeyinde bulmaca yok

# Options
no-such-option = burada { $name } diye bir seçenek yok ({ $known })
known-options = seçenekler: { $options }
known-options-and-house-rules = seçenekler: { $options }; ev kuralları: { $house }
known-no-options = seçenekler: yok
known-no-options-and-house-rules = seçenekler: yok; ev kuralları: { $house }
number-of-a-house-rule = { $least } ile { $most } arasında bir sayı (olağan: { $printed })
option-is-wrong = seçenek { $name }={ $value }: { $reason }
choose-a-value = seç: { $values }
other-rules = bu oyun { $number } numaralı kurallarla oynanıyor, bu sürüm 1 ile { $newest } arasındaki numaraları biliyor
option-rules = Kurallar
rules-help = kuralların numarası; yeni oyunlarda en yenisi geçerlidir
option-is-written = seçenek ad=değer diye yazılır, { $word } olmaz
option-twice = { $name } seçeneği iki kez verilmiş

# Moves; $example is a move as it is written, in quotes
moves-are-written-like = bir hamle şöyle yazılır: { $examples }
move-like-not = bir hamle { $example } gibi yazılır, { $text } olmaz
move-does-not-fit = bir hamle { $example } gibi yazılır; { $text } uymuyor
move-rule-not = { $rule }, { $text } olmaz
choices-make-no-move = bu seçimlerden hamle çıkmıyor; { $written }
no-such-choice = bu oyunda { $choice } diye bir seçim yok
