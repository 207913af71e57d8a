## Warum ein Zug nicht geht. $squares sind „c4, c5“, $dice sind „2 3 6“, $jobs Buchstaben von Arbeiten: „F oder L“.

refused-die = kein Würfel zeigt { $die }; der Wurf ist { $dice }
# $icon ist ein Symbol, wie man es tippt: „water“, „two“
refused-icon = ohne die { $die } ergeben die anderen { $sum }: { $icon }
refused-single = hier wird ein Feld gezeichnet, nicht { $squares }
refused-single-bonus = hier wird ein Feld gezeichnet, und ein Bonus braucht mehr
refused-shape = { $squares } ist nicht die Form einer { $die }
refused-shape-bonus = { $squares } ist nicht die Form einer { $die } ohne ein Feld
refused-not-empty = nicht leer: { $squares }
refused-no-bonus = du hast keinen Bonus übrig
refused-nothing = ohne Bonus lässt sich etwas zeichnen, also muss gezeichnet werden
refused-no-men = nur Bewohner nehmen Arbeit an
refused-job-missing = der Bewohner auf { $square } muss eine Arbeit annehmen: { $jobs }
refused-job-not-offered = der Bewohner auf { $square } findet dort keine Arbeit als { $job }
refused-job-twice = Arbeit bekommt nur, wer auf einem Feld dieses Zuges steht, und jeder nur eine
refused-wall-logs = eine Mauer braucht { $logs } Holz: du hast { $stock }
refused-wall-loose = eine Mauer auf { $squares } würde keine Mauer berühren, von der sie wachsen kann
nowhere-wall = kein leeres Feld berührt eine Mauer, von der sie wachsen kann
nowhere-house = kein leeres Feld berührt einen Arbeitslosen oder Baumeister
nowhere-shape = diese Form passt nirgends mehr hin
refused-house-logs = ein Haus braucht { $logs } Holz: du hast { $stock }
refused-house-alone = ein Haus auf { $squares } würde keinen Arbeitslosen und keinen Baumeister berühren
either-or = { $one } oder { $other }

## Warum jetzt nichts gespielt oder gewürfelt werden kann.

refused-over = die Partie ist zu Ende
refused-roll-early = gewürfelt wird erst, wenn alle gezeichnet haben
refused-deal = erst werden drei Karten des Stapels ausgeteilt, nicht { $roll }
refused-roll = { $roll } ist kein Wurf von drei Würfeln
refused-not-waiting = Platz { $seat } hat jetzt nichts zu zeichnen

## Warum ein Zug oder Wurf nicht lesbar ist. $text ist, was jemand getippt hat, in Anführungszeichen.

unread-square = ein Feld { $text } gibt es nicht; Felder sind { $first } bis { $last }
unread-square-twice = ein Feld ist doppelt genannt
unread-no-shape = { $squares } ist keine Form der Würfel
unread-dice = ein Wurf besteht aus drei Würfeln wie '2 3 6', nicht { $text }
unread-not-a-die = ein Würfel zeigt 1 bis 6, nicht { $text }
unread-deal = Karten werden zuerst ausgeteilt, geschrieben wie 'cards 3 7 14', nicht { $text }
# Wie man etwas schreibt; was jemand stattdessen getippt hat, folgt.
spelling-die = ein Würfel zeigt 1 bis 6
# $icons sind die Wörter, die man tippt
spelling-icon = Symbole sind { $icons }
spelling-job = eine Arbeit schreibt man wie c5=F, mit F, L oder B

## Warum ein Blatt nicht lesbar ist. $text ist ein Teil davon, in Anführungszeichen.

sheet-nothing = das Blatt ist leer: Es beginnt mit einer Zeile wie 'chiefdom-2'
sheet-rows = ein Blatt hat { $rows } Zeilen unter seiner ersten, nicht { $number }
sheet-not-a-square = { $text } ist kein Feld; Felder sind { $marks }
sheet-columns = eine Zeile hat { $columns } Felder, nicht { $number }
sheet-first-line = die erste Zeile beginnt mit { $id }, nicht { $text }
sheet-names-cards = ein Blatt nennt seine Karten, zum Beispiel cards=3,7,14
sheet-bonus = bonus={ $text }: Schreib, wie viele Boni benutzt sind, zum Beispiel bonus=0
sheet-other-options = Blatt { $number } hat andere Optionen als Blatt 1
sheet-card-alone = Karte { $card } vergleicht Spieler und braucht einen zweiten Platz

## Warum keine Partie zu einem Blatt führt. $square ist ein Feld wie c4.

reach-lumberjack = { $square } ist ein Holzfäller ohne Bäume daneben
reach-fisherman = { $square } ist ein Fischer ohne Wasser daneben
reach-builder = { $square } ist ein Baumeister ohne Haus daneben
reach-jobless-tree = { $square } ist arbeitslos neben Bäumen; er wäre Holzfäller
reach-jobless-water = { $square } ist arbeitslos neben Wasser; er wäre Fischer
reach-jobless-house = { $square } ist arbeitslos neben einem Haus; er wäre Baumeister
reach-house = { $square } ist ein Haus ohne Baumeister daneben
reach-wall-loose = { $square } ist eine Mauer, die an nichts hängt: Mauern wachsen von den vorgezeichneten aus
reach-wall-logs = { $square } ist eine Mauer, die { $logs } Holz im Vorrat braucht; geschlagen wurden nur { $cut }
reach-houses-logs = { $houses ->
    [one] ein Haus kostet { $logs } Holz, und geschlagen wurden nur { $cut }
   *[other] { $houses } Häuser kosten { $logs } Holz, und geschlagen wurden nur { $cut }
}
reach-houses-order = die Häuser können in keiner Reihenfolge bezahlt worden sein: Die Bäume, die das Holz gaben, stehen neben Bewohnern, die arbeitslos sein mussten, als ihr erstes Haus kam
reach-bonus-houses = bonus={ $used }, aber jedes Haus gibt nur einen, und da stehen { $houses }
reach-bonus-order = bonus={ $used }, aber dafür wurde nach den Häusern zu wenig gezeichnet
reach-too-hard = ob eine Partie zu diesem Blatt führt, ließ sich nicht klären: Häuser, Baumeister und Bäume lassen zu viele Reihenfolgen zu

## Warum eine Option so nicht geht.

refused-walls = Mauern stehen neben Zeilen wie { $rows }
refused-cards = wähle off, random oder Kartennummern wie 3,7,14
refused-cards-unknown = Karten sind verschiedene Nummern von 1 bis { $most }
