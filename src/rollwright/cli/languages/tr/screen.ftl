# What the whole screen and the plain lines say during a game.
# The name of somebody who plays alone, and of somebody without a name.
you = Sen
player-number = Oyuncu { $number }
turn-number = tur { $number }
total = TOPLAM

# ---- a decision
only-move = Tek hamle:
first-choice = Bu ilk seçim.
nothing-to-turn = Burada döndürülecek bir şey yok.
same-mirrored = Aynalanınca aynı görünüyor veya hiçbir yere sığmıyor.
fits-no-other-way = Başka türlü sığmıyor.
cannot-draw-on = { $square } karesine bundan hiçbir şey çizilemez.
where-at = Nereye? yer { $number }/{ $all }
where = Nereye? { $all } yer
ways = { $number } yol
menu-part = ↑↓ { $first }-{ $last }/{ $all }, PgUp ve PgDn kaydırır

# ---- hints
hint = İpucu: { $move }
hint-or = Veya: { $move }
best-moves = En iyi hamleler
quick-look = Hızlı bir bakış
hint-not-ready = Daha iyi bir ipucu hazırlanıyor: biraz sonra yeniden sor.
hint-of-lesson = Dersin istediği bu.
hint-ends-at = sonuç { $value }
hint-ends-about = sonuç { $value } ± { $error }
hint-wins = kazanma %{ $percent } ± { $error }
looking = En iyi hamleler aranıyor.

# ---- between decisions
enter-goes-on = Enter sürdürür.
shows-it = h gösterir.
taken-back = Geri alındı: { $move }.
hand-over = Sıradaki oyuncuya ver: { $name }.
enter-shows-sheet = Enter kâğıdı gösterir. q kaydeder ve çıkar.
enter-shows-end = Enter nasıl bittiğini gösterir.
enter-shows-end-undo = Enter nasıl bittiğini gösterir, u hamleni geri alır.
enter-hands-over = Enter sırayı verir: { $name }.
enter-hands-over-undo = Enter sırayı verir: { $name }; u hamleni geri alır.
enter-moves-bot = Enter botu oynatır.
enter-moves-bot-undo = Enter botu oynatır, u hamleni geri alır.
enter-moves-bots = Enter botları oynatır.
enter-moves-bots-undo = Enter botları oynatır, u hamleni geri alır.
enter-rolls = Enter zarları atar.
enter-rolls-undo = Enter zarları atar, u hamleni geri alır.
had-no-move = { $name } bu atışla hamle yapamadı.
others-more = ve { $number } kişi daha
rolled = atılan { $dice }
# Somebody's move: "Ada: 5 men c4".
moved = { $name }: { $move }
# A name or move in front of what it is worth: "Ada: 12 puan".
worth = { $name }: { $worth }

# ---- waiting
compiling = Derleniyor, bu makinede bir kez (çoğunlukla 10 ila 30 saniye): { $seconds } sn oldu.
gets-ready = { $name } hazırlanıyor; { $seconds } sn oldu.
thinks-long = { $name } düşünüyor, { $seconds } sn oldu; kalan { $left }.
thinks = { $name } düşünüyor.
needs-room = Masa için { $wanted } gerek, şu an { $columns } x { $rows }: terminali büyüt veya q tuşuna bas.

# ---- pages
rules-and-keys = { $game }: kurallar ve tuşlar
all-seats = Bütün yerler
the-end = { $game }: son
