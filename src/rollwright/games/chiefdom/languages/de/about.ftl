## Die beiden Ausgaben, in Listen von Spielen und am Fuß von Blättern.

name-chiefdom-1 = Chiefdom, erste Ausgabe
name-chiefdom-2 = Chiefdom, zweite Ausgabe
blurb-chiefdom-1 = Gründe ein Dorf zwischen zwei Mauern: Wasser, Bäume, Bewohner und ihre Häuser, drei Würfel pro Runde.
blurb-chiefdom-2 = Die zweite Ausgabe: verbundene Formen, Mauern von beiden Seiten, Wertungskarten und Boni.
summary-chiefdom-1 = Ein Dorf aus drei Würfeln; große Formen, eine Mauer von Westen her.
summary-chiefdom-2 = Ein Dorf aus drei Würfeln; kleine Formen, Mauern brauchen Holz.
credit = Chiefdom stammt von Arif Nezih Savı (zweite Ausgabe illustriert von Erdal Gencer, redigiert von Ipek Savi).

## Wie weit man dem Coach trauen darf.

judgement-chiefdom-1 = Seine eigenen besten Züge bringen im Schnitt etwa 222 Punkte. Wer alle Würfe vorher wüsste, käme auf 249: Der Coach urteilt nicht besser, als er spielt.
judgement-chiefdom-2 = Seine eigenen besten Züge bringen im Schnitt etwa 249 Punkte. Wer alle Würfe vorher wüsste, käme auf 271: Der Coach urteilt nicht besser, als er spielt.
judgement-variant = Für diese Variante wurde nichts gelernt: Bots und Coach urteilen nach Probepartien und danach, was Felder im üblichen Spiel wert sind.

## Die Ränge beim Spiel allein, und die Punkte für jeden.

rank-lost-wanderer = Verirrte Seele
rank-keeper-of-the-campfire = Hüter des Lagerfeuers
rank-voice-at-the-council = Stimme im Rat
rank-promising-heir = Junger Erbe
rank-headman = Dorfvorsteher
rank-chieftain = Häuptling
rank-chieftain-of-chieftains = Häuptling der Häuptlinge
rank-legend-of-the-valley = Legende des Tals
rank-points-up-to = bis { $most }
rank-points-between = { $least } bis { $most }
rank-points-from = ab { $least }
sources-note = Die Formen sind eine Hausregelung: Die Bilder des Regelhefts sind verloren.
