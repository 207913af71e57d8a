## Die Wertungskarten: der Name, und was jede bringt. $columns ist die Breite des Blatts.
## Eine Gruppe sind drei oder mehr Felder einer Art, Seite an Seite verbunden.

card-1 = Tiefer Wald
card-1-says = { $columns ->
    [6] 6 für jede Zeile aus sechs Baumfeldern
   *[other] 6 für jede Zeile aus { $columns } Baumfeldern
}
card-2 = Weites Wasser
card-2-says = { $columns ->
    [6] 6 für jede Zeile aus sechs Wasserfeldern
   *[other] 6 für jede Zeile aus { $columns } Wasserfeldern
}
card-3 = Holztrupp
card-3-says = 5 für jede Gruppe Holzfäller
card-4 = Dorfanger
card-4-says = 5 für jede Gruppe Häuser
card-5 = Fischzug
card-5-says = 5 für jede Gruppe Fischer
card-6 = Bautrupp
card-6-says = 5 für jede Gruppe Baumeister
card-7 = Volle Spalte
card-7-says = 5 für jede Spalte ohne leeres Feld
card-8 = Urwald
card-8-says = 2 für jedes Baumfeld, das niemand gefällt hat
card-9 = Stilles Wasser
card-9-says = 4 für jedes Wasserfeld, das niemand abgefischt hat
card-10 = Tief im Wald
card-10-says = 5 für jeden Holzfäller mit Bäumen an allen vier Seiten
card-11 = Mitten im See
card-11-says = 5 für jeden Fischer mit Wasser an allen vier Seiten
card-12 = Dorfplatz
card-12-says = 5 für jeden Baumeister mit Häusern an allen vier Seiten
card-13 = Holzbaron
card-13-says = 10 für das meiste je geschlagene Holz, 5 für das zweitmeiste
card-14 = Großer Fang
card-14-says = 10 für die meisten je gefangenen Fische, 5 für die zweitmeisten
card-15 = Alle am Werk
card-15-says = 10 für die meisten Bewohner mit Arbeit, 5 für die zweitmeisten
card-16 = Stadtgründer
card-16-says = 10 für die meisten Häuser, 5 für die zweitmeisten
card-17 = Freies Land
card-17-says = 10 für die meisten leeren Felder, 5 für die zweitmeisten
card-18 = Offene Grenzen
card-18-says = 15 für die wenigsten gezeichneten Mauern, 10 für die zweitwenigsten
# Eine Karte, die nur eine Variante hat: was gezählt wird, und die Punkte für jedes.
card-own-says = je { $points }: { $each }
# Eine Karte mit ihrer Nummer in einer Liste: „3 Holztrupp“; und mit dem, was sie bringt.
card-numbered = { $number } { $name }
card-told = { $number } { $name }: { $says }

## Eine Karte, wenn jemand darauf zeigt; $points ist „3 Punkte“.

card-now = { $name }: jetzt { $points }; { $says }.
card-compares = { $name }: { $says }. Die Karte vergleicht alle Spieler und wird am Ende gewertet.

## Hinweise auf den Karten zum Ausschneiden.

card-note-group = Eine Gruppe sind drei oder mehr Felder einer Art, Seite an Seite verbunden.
card-note-players = Für zwei oder mehr Spieler.
