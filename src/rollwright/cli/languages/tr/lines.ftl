# Play in plain lines. The words that are typed are English in every language: help, moves, hint, back, undo,
# sheet, score, others, rules, new, quit.
lines-begin = { $game }. Yazılabilecekler için help yaz.
lines-not-understood = { $reason } Yazılabilecekler için help yaz.
lines-not-now = Şimdi olmaz: { $reason }.
lines-lesson-type = Bunun için yaz: { $move }
lines-brought = { $move }: { $gain }.
lines-turn = Tur { $turn }, { $name }, { $standing }.
lines-only-move = Tek bir hamle var: { $move }. Enter onu alır.
lines-chosen = { $choices }:
lines-count = Toplam { $number }; bir sayı veya { $squares } gibi kareler yaz; moves hepsini sıralar.
# In front of ">": what can be typed.
lines-goes-on = Enter sürdürür
lines-goes-on-undo = Enter sürdürür, undo hamleyi geri alır
lines-rolls = Enter zar atar
lines-rolls-undo = Enter zar atar, undo hamleyi geri alır
lines-shows-end = Enter sonucu gösterir
lines-shows-end-undo = Enter sonucu gösterir, undo hamleyi geri alır
lines-again = new yeniden oynar, quit bitirir

# ---- help: what is typed in at most 15 columns, and what it does
typed-key-name = bir tuş
typed-key = o sayının veya harfin yanındaki seçim
typed-move-name = bir hamle
typed-move = kayıtlarda yazıldığı gibi, örneğin `moves` listesinden biri
typed-squares-name = kareler
typed-squares = o karelere yerleşim, örneğin c4,c5,c6
typed-enter-name = Enter
typed-enter = zar atar, sürdürür veya seçimleri yeniden sıralar
typed-moves = şimdiye dek seçildiği gibi başlayan bütün hamleler ve getirileri
typed-hint = en iyi hamleler ve her birinden sonra oyunun nasıl bittiği
typed-back = önceki seçime döner
typed-undo = son hamleni geri alır; sonraki atışa veya başka oyuncunun hamlesine dek
typed-sheet = kâğıdın, kalem kalem puanın
typed-others = herkesin puanları ve kâğıtları
typed-rules = oyunun kuralları, bu liste
typed-quit = kaydeder ve çıkar; girdinin sonu da öyle
# Said in other languages than English.
typed-english = Bu sözcükler her dilde İngilizcedir.
