## Das Blatt im Terminal. Eine Zeile von höchstens 41 Buchstaben unter dem Plan: „Holz 7 Fisch 3 Leute 6 Bett 4 Bonus 1“.

terminal-logs = Holz
terminal-fish = Fische
terminal-men = Bew.
terminal-beds = Betten
terminal-bonus = Bonus
# Ein Buchstabe neben den Mauern, die im Westen und Osten vorgezeichnet sind.
terminal-west = W
terminal-east = O

## Die Würfel: Spalten von 13 Buchstaben, in denen ein Symbol auch in Klammern stehen kann.

terminal-triple = drei gleiche
terminal-any = Joker
# $cards sind Namen von Karten mit ihren Nummern: „3 Holztrupp, 7 Volle Spalte“
terminal-cards = Karten { $cards }
