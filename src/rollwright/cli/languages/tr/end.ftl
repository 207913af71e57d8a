# The end of a game, and its record.
over = Oyun bitti: { $ending }.
reached = { $result }.
reached-rank = { $result }: { $rank }.
wins = { $name } kazandı.
wins-with = { $name } kazandı: { $result }.
you-win = Kazandın.
you-win-with = Kazandın: { $result }.
share = { $names } galibiyeti paylaştı.
share-with = { $names } galibiyeti paylaştı: { $result }.
nobody-won = Kazanan yok.
record-is = Kayıt: { $name }.
record-is-kept = Kayıt: { $name }, kayıt klasöründe.
record-uses = Her hamleyi değerlendirmek, yeniden izlemek, kâğıtları yazdırmak için:
saved-in = Kaydedildi: { $path }. Sürdürmek için: { $command }
