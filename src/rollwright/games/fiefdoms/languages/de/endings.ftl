# Warum die Partie zu Ende ist, in wenigen Worten nach „Die Partie ist zu Ende:“.
ending-all-turns-played = alle Runden gespielt
