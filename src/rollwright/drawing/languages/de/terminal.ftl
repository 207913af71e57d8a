# Blätter im Terminal.
place-becomes = { $place } wird { $mark }
# Das Wort vor offenen Würfeln: „Würfel 2 3 6“.
dice-open = Würfel
# Ein ungewisser Gewinn: „+1 bis +3“.
range = { $low } bis { $high }
