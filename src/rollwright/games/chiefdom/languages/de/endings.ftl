# Warum die Partie zu Ende ist, in wenigen Worten nach „Die Partie ist zu Ende:“.
ending-nobody-could-draw = niemand konnte zeichnen
