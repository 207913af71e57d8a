# Warum sich die Würfel eines Protokolls nicht prüfen lassen.
check-early-day = diese Würfel lassen sich noch nicht prüfen: Das Geheimnis wird gezeigt, wenn der Tag vorbei ist
check-early-game = diese Würfel lassen sich noch nicht prüfen: Das Geheimnis wird gezeigt, wenn die Partie zu Ende ist
check-other-game = das sind die Würfel einer anderen Partie: Prüfen lässt sich deren eigenes Protokoll
check-no-commitment = diese Würfel lassen sich nicht prüfen: Im Protokoll steht '{ $line }', nicht 'dice commit HASH table NAME'

# Was richtige Würfe beweisen und was nicht: jedes steht nach „Bewiesen:“ oder „Nicht bewiesen:“, ohne Punkt.
proven-promised =
    { $count ->
        [one] Platz { $last } hat eine Zufallszahl versprochen und genau die gezeigt: Niemand, der nicht alle diese Zahlen kannte, konnte die Würfe wählen
       *[other] die Plätze { $most } und { $last } haben je eine Zufallszahl versprochen und genau die gezeigt: Niemand, der nicht alle diese Zahlen kannte, konnte die Würfe wählen
    }
unproven-kept-back =
    { $count ->
        [one] Platz { $last } hat eine Zufallszahl versprochen und zurückgehalten, konnte also wählen, ob sie zählt
       *[other] die Plätze { $most } und { $last } haben je eine Zufallszahl versprochen und zurückgehalten, konnten also wählen, ob sie zählt
    }
unproven-no-nonce =
    { $count ->
        [one] Platz { $last } hat keine Zufallszahl beigetragen und deshalb keinen eigenen Beweis
       *[other] die Plätze { $most } und { $last } haben keine Zufallszahl beigetragen und deshalb keinen eigenen Beweis
    }
unproven-open-nonces = die Zufallszahlen wurden offen abgegeben, so wie die Leute kamen: Wer den Server betrieb und sich als Letzter setzte, hätte diese Würfe wählen können
unproven-order = dass die Versprechen vor den Zufallszahlen kamen, sagt dieses Protokoll; der Browser jedes dieser Plätze erinnert sich an die Versprechen, die er sah, und die Seite zum Prüfen der Würfel vergleicht sie
proven-day = das sind die Würfel des Tages, auf die man sich festgelegt hatte: Alle, die ihn spielten, bekamen dieselben
unproven-day = dass es die Festlegung vor dem Tag gab und das Salt zu seinem Beginn, sagt dieses Protokoll; vergleiche beides mit dem, was der Tisch damals zeigte
