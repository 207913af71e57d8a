profile-title = Toi
profile-lead = Il n’y a pas de compte : ce navigateur, c’est toi. Ton nom, ton emblème, tes réglages et tes parties appartiennent à un profil que tu peux emporter.
profile-since = Ici depuis le { $day }.
profile-save = Enregistrer
profile-saved = Enregistré.
profile-moved = Cet appareil est maintenant aussi le tien : ton nom, tes réglages et tes parties sont là.
profile-renewed = Les autres appareils sont déconnectés, et l’ancien code ne vaut plus rien.
profile-device = Utiliser un autre appareil
profile-device-title = Tes autres appareils
profile-device-lead = Un code et un lien portent ton profil sur un téléphone ou un autre ordinateur, et le ramènent si ce navigateur t’oublie.
profile-device-how = Vise ceci avec la caméra de l’autre appareil, ou tape le code là-bas, sous « Toi ».
profile-device-keep = Note le code. Qui le connaît devient toi : ne le montre à personne ; ici, personne ne peut le retrouver à ta place.
profile-qr = QR code du lien qui porte ton profil
profile-have_code = J’ai un code
profile-code = Code de secours
profile-open = Ouvrir mon profil
profile-arrive = Un instant : ton profil s’ouvre.
profile-no_code = Ce lien ne contient pas de code. Demandes-en un sur l’autre appareil, sous « Toi ».
profile-wrong_code = aucun profil n’a ce code ; revois chaque lettre
profile-none = ce navigateur n’a pas de profil ; commence une partie, ou ouvre le tien avec son code
profile-instead = Ce navigateur est celui de { $mine }. Le code mène au profil de { $other }. Si tu changes, tu ne retrouveras { $mine } que par le code de ce profil.
profile-first_mine = Voir d’abord le code de { $name }
profile-same = Ce navigateur a un profil, et le code mène à un autre. Les deux portent le nom { $name }. Si tu changes, tu ne retrouveras celui-ci que par son propre code.
profile-same-keep = Garder ce profil
profile-same-change = Passer à l’autre profil
profile-same-first = Voir d’abord le code de ce profil
profile-open-ask = Ouvrir le profil de { $name } sur cet appareil ?
profile-open-other = Ouvrir le profil de { $name }
profile-seats =
    { $count ->
        [one] Ce navigateur a une place dans { $count } partie. Le code mène au profil de { $other }. Si tu l’ouvres, ce navigateur rend cette place ; l’autre profil ne la reçoit pas.
       *[other] Ce navigateur a des places dans { $count } parties. Le code mène au profil de { $other }. Si tu l’ouvres, ce navigateur rend ces places ; l’autre profil ne les reçoit pas.
    }
profile-seats-keep = Voir d’abord les places de ce navigateur
profile-renew = Nouveau code, déconnecter les autres
profile-renew-title = Quelqu’un a vu mon code
profile-renew-lead = L’ancien code et tous les autres appareils ne valent alors plus rien. Ce navigateur reste le tien.
profile-lost = Ton nouveau code s’est perdu en route
profile-lost-lead = Un nouveau code a été créé pour ton profil, et il n’est jamais arrivé dans ce navigateur. Tant que personne ne l’a utilisé, tu peux le faire renvoyer.
profile-lost-again = Le renvoyer
profile-back = Retour à ton profil
profile-delete = Supprimer mon profil
profile-delete-lead = Ton profil, son code et tes parties en solo sont supprimés. Les parties à plusieurs restent aux autres, avec le nom que tu y portais ; un bot prend ta place dans celles qui continuent.
profile-delete-sure =
    { $games ->
        [one] Supprimer { $name } et { $games } partie pour de bon ? Personne ne pourra les faire revenir.
       *[other] Supprimer { $name } et { $games } parties pour de bon ? Personne ne pourra les faire revenir.
    }
profile-stay = Rester
friends-title = Amis
friends-none = Personne pour l’instant.
friends-lead = Envoie ton lien d’ami à des gens que tu connais. Quand vous avez dit oui tous les deux, chacun voit en premier les tables ouvertes et les résultats de l’autre.
friends-make = Créer un lien d’ami
friends-link = Ton lien d’ami
friends-send = Envoyer
friends-copied = Copié
friends-renew-title = Le lien est arrivé chez des inconnus
friends-renew-lead = L’ancien lien ne vaut alors plus rien. Tes amis restent.
friends-renew = Nouveau lien
friends-came = Venus par ce lien : { $names }.
friends-part =
    { $count ->
        [one] Nouveau lien, et fin de cette amitié
       *[other] Nouveau lien, et fin de ces { $count } amitiés
    }
friends-remove = Ne plus être ami avec { $name }
friends-arrive = Un instant : on regarde le lien d’ami.
friends-no_link = Cette adresse ne contient pas de lien d’ami. Demandes-en un nouveau.
friends-look = Voir
friends-ask = { $name } et toi, amis ?
friends-ask-lead = { $name } et toi verrez en premier les tables ouvertes et les résultats l’un de l’autre. Chacun peut y mettre fin à tout moment.
friends-yes = Oui, amis
friends-no = Non
friends-wrong_link = ce lien d’ami n’est à personne, ou ne l’est plus ; demandes-en un nouveau
friends-tag = ami
open-title = Tables ouvertes
open-lead = Assieds-toi avec des gens que tu ne connais pas encore, ou regarde une partie en cours.
open-sit = Places libres
open-none = Aucune table n’attend de joueur en ce moment.
open-watch_now = En cours
open-nothing = Aucune partie ouverte n’est en cours.
open-all = Toutes les tables ouvertes
open-of = Table de { $name }
open-seats =
    { $free ->
        [one] { $taken } ici, { $free } libre
       *[other] { $taken } ici, { $free } libres
    }
open-turn =
    { $seats ->
        [one] tour { $turn }, { $seats } joueur
       *[other] tour { $turn }, { $seats } joueurs
    }
open-now = à l’instant
open-minutes = depuis { $count } min
open-hours = depuis { $count } h
open-mine = Y retourner
open-watch = Regarder
open-sit_at = S’asseoir à la table de { $name }, { $game }
open-for = pour { $count }
open-how_many = Combien de places
open-anyone = Quelqu’un ?
open-not_now = une table à plusieurs places s’annonce comme ouverte avant le début de sa partie
rating-title = Ta cote, { $game }
rating-none = Gagne ou perds une partie cotée de { $game }, et tu auras une cote.
rating-value = { $rating } ± { $spread }
rating-games =
    { $count ->
        [one] après { $count } partie
       *[other] après { $count } parties
    }
rating-lead = Une partie à deux compte si les indices ne sont pas pour tous, une partie contre un niveau s’il n’y en a pas du tout : avec des dés honnêtes et les règles imprimées. Qui part a perdu. Un adversaire change ta cote dès qu’il a cinq parties cotées contre trois adversaires.
rating-play_against = Partie cotée contre le { $level }
rating-changed = Ta cote : { $rating } ({ $change })
rating-rated = cotée
seats-title = Places de ce navigateur
seats-keep = Garder ces parties
seats-other = Certaines font déjà partie des parties d’un autre profil.
games-none = Tu n’as encore rien joué dans ce navigateur. Toute partie que tu commences est gardée ici, et tu peux les emporter sur un autre appareil.
games-begin = Choisir un jeu
games-since =
    { $count ->
        [one] { $count } partie : { $day }
       *[other] { $count } parties, la première : { $day }
    }
games-best = record, { $game }
games-won_share = gagnées à plusieurs
games-filters = Quelles parties
games-all = Toutes ({ $count })
games-won = Gagnées
games-running = En cours
games-week = Cette semaine
games-older = Avant
games-empty = Aucune partie de ce genre encore.
games-newer = Récentes
games-older_games = Anciennes
games-first = gagnée
games-place = place { $place } sur { $seats }
games-lesson = leçon
games-imported = importée
games-alone = en solo
games-more =
    { $count ->
        [one] et { $count } autre
       *[other] et { $count } autres
    }
games-go_on = Continuer
games-delete = Supprimer cette partie : { $game }
games-delete_sure = Supprimer cette partie pour de bon ?
games-progress = Tes progrès
games-plotted =
    { $count ->
        [one] { $game }, { $count } partie
       *[other] { $game }, { $count } parties
    }
games-lately =
    { $count ->
        [one] Ta dernière partie : { $last }, ta première : { $first }.
       *[other] Tes { $count } dernières parties font en moyenne { $last }, tes { $count } premières { $first }.
    }
games-spread = La répartition de tes scores
games-terms = D’où viennent tes points
games-beside = Le grand trait et le dernier chiffre : ton écart avec la moyenne du { $level }.
games-strongest = Le petit trait : la moyenne du { $level }.
games-of = { $count } sur { $of }
games-puzzles = énigmes résolues
games-files = Les emporter
games-export = Profil et relevés en un fichier
games-import = Importer un profil ou des relevés
games-no_records = Il n’y a pas de relevé dans ce fichier.
games-too_large = Ce fichier est trop gros : on lit au plus { $size } Mo.
games-reading =
    { $count ->
        [one] { $count } lu…
       *[other] { $count } lus…
    }
games-brought =
    { $read ->
        [one] { $read } lu,
       *[other] { $read } lus,
    } { $added ->
        [one] { $added } nouveau.
       *[other] { $added } nouveaux.
    }
games-shared = dés partagés
games-daily = dés du jour
bests-title = Tes records : { $game }
bests-what = Partie
bests-best = Record
bests-games = Parties
bests-alone = en solo
bests-people = à plusieurs
bests-level = contre le { $level }
bests-won =
    { $won ->
        [one] ({ $won } gagnée)
       *[other] ({ $won } gagnées)
    }
