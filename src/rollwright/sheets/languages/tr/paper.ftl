# A printed strip of dice: the rolls of a game, read off turn by turn.
strip-title-day = { $game }: { $day } zarları
strip-title-seed = { $game }: { $seed } tohumunun zarları
# $unit is what a roll is for; $word is that in English, for other games; $last is the number of the last one.
strip-read = { $unit ->
    [turn] Her tur bir atış oku ve işaretle; kimse ileriye bakmaz. { $last }. turdan sonra gerçek zarlarla sürdür.
    [round] Her tur bir atış oku ve işaretle; kimse ileriye bakmaz. { $last }. turdan sonra gerçek zarlarla sürdür.
   *[other] Her seferinde ({ $word }) bir atış oku ve işaretle; kimse ileriye bakmaz. Sonuncudan ({ $word } { $last }) sonra gerçek zarlarla sürdür.
}
strip-read-all = { $unit ->
    [turn] Her tur bir atış oku ve işaretle; kimse ileriye bakmaz.
    [round] Her tur bir atış oku ve işaretle; kimse ileriye bakmaz.
   *[other] Her seferinde ({ $word }) bir atış oku ve işaretle; kimse ileriye bakmaz.
}
# A command follows in the next line.
strip-on-screen = Ekranda bu zarları atan komut:
strip-on-screen-spare = Kimse yeniden zar atmadıkça ekrandaki atışlar:
strip-lot = Kimin başlayacağının kurası: { $lot }
strip-deal = Dağıtılan kartlar: { $cards }
# Between two asterisks the letters are bold.
strip-spare = **Yedek zarlar**, yeniden atılan her zar için: soldan başlayarak üstünü çiz.

# The page of rules of a game that has no rules text.
for-players = { $low } ila { $high } oyuncu için.
for-exactly-players = { $low } oyuncu için.
rules-what-scores = Ne puan getirir
rules-options = Seçenekler
