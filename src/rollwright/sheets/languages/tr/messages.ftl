chart-turns = tur (çubuklar: hamlenin kaybı)
chart-words = Başlangıç { $start }, bitiş { $end }.
chart-lost = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent = %{ $number }
strip-title-day = { $game }: { $day } zarları
strip-title-seed = { $game }: { $seed } tohumunun zarları
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
strip-on-screen = Ekranda bu zarları atan komut:
strip-on-screen-spare = Kimse yeniden zar atmadıkça ekrandaki atışlar:
strip-lot = Kimin başlayacağının kurası: { $lot }
strip-deal = Dağıtılan kartlar: { $cards }
strip-spare = **Yedek zarlar**, yeniden atılan her zar için: soldan başlayarak üstünü çiz.
for-players = { $low } ila { $high } oyuncu için.
for-exactly-players = { $low } oyuncu için.
rules-what-scores = Ne puan getirir
rules-options = Seçenekler
for-seats = { $low } ila { $high } kişilik.
for-exactly-seats = { $low } kişilik.
strip-follows-moves = Burada hangi zarların atılacağı hamlelerinize bağlıdır: oyun başka sayıda zar isterse gerçek zar atın ve ekranla karşılaştırmayın.
