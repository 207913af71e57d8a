back-title = Retour à ta place
back-lead = Un instant : on te rend ta place.
back-none = Ce lien ne mène à aucune place. Demandes-en un nouveau à la table.
back-go = Prendre ma place
back-other = Tu es déjà à cette table, sous le nom de { $mine }. Ce lien mène à la place de { $other }. Un navigateur n’a qu’une place par table : si tu changes, tu ne retrouveras la tienne que par ton propre lien.
back-keep = Rester { $name }
back-change = Devenir { $name }
slow-title = À toi de jouer
slow-body = { $game } : c’est à toi de jouer.
slow-ask = Me prévenir quand c’est à moi
kept-here = Tes parties et ton nom restent dans ce navigateur et nulle part ailleurs. Le fichier de la page « Mes parties » permet de les emporter : vers un autre navigateur, ou vers une table avec serveur.
kept-title = Ce qui est conservé, et combien de temps
kept-cookie = Ce navigateur garde une clé de ton profil et de tes places, dans des cookies qu’aucun script ne peut lire.
kept-profile = Ici sont conservés ton nom, ton emblème et tes réglages, ta cote, et la liste de tes parties, de tes amis et de tes énigmes résolues. De ta clé, de ton code et de ton lien d’ami, seulement les empreintes.
kept-profile-ever = Un profil est conservé jusqu’à ce que tu le supprimes.
kept-profile-days =
    { $days ->
        [one] Un profil dont personne ne s’est servi pendant { $days } jour est supprimé.
       *[other] Un profil dont personne ne s’est servi pendant { $days } jours est supprimé.
    }
kept-games = Une partie reste dans ta liste, comme le résultat d’un jour ou de dés partagés, aussi longtemps que les tables de cette époque sont conservées.
kept-nobody = Pas d’adresse, pas d’e-mail, pas de pistage, aucune requête vers un autre serveur.
day-letters = LMMJVSD
day-today = aujourd’hui
day-yesterday = hier
plot-progress =
    { $count ->
        [one] Score de { $count } partie : { $first }, dernier { $last }, record { $best }
       *[other] Scores de { $count } parties dans l’ordre : premier { $first }, dernier { $last }, record { $best }
    }
plot-spread =
    { $count ->
        [one] Score de { $count } partie, de { $low } à { $high }, moyenne { $mean }
       *[other] Scores de { $count } parties, de { $low } à { $high }, moyenne { $mean }
    }
plot-first = première partie
plot-last = partie { $number }
plot-mean = moyenne { $mean }
preview-open =
    { $free ->
        [one] Viens t’asseoir : il reste { $free } place.
       *[other] Viens t’asseoir : il reste { $free } places.
    }
preview-playing = Une partie est en cours : viens regarder.
preview-over = La partie est finie : { $result }
preview-hidden = Une partie dont les dés peuvent encore être joués par d’autres.
preview-day = Les mêmes dés pour tous, un seul essai qui compte. Qu’en feras-tu ?
preview-shared = Joue exactement les mêmes dés que tes amis, quand tu veux, et vois qui en a tiré le plus.
return-ask = Lien vers ma place
return-label = Lien vers ma place
return-keep = Ouvre ce lien sur un autre appareil, ou si ce navigateur t’oublie. Qui a ce lien a ta place : garde-le pour toi.
missing-title = Rien ici
missing-text = Il n’y a pas de page à cette adresse.
seat-free = place libre
seat-you = toi
seat-host = hôte
seat-bot = bot
seat-number = Place { $number }
