# Warum die Partie zu Ende ist, in wenigen Worten nach „Die Partie ist zu Ende:“.
ending-no-room-for-a-pair = kein Platz für ein Paar
