replay-weakest = ligne la plus basse
replay-lead = Colle un relevé, dépose son fichier n’importe où ici, ou ouvres-en un.
replay-open = Quelle partie ?
replay-load = Afficher
replay-file = D’un fichier
replay-step = Étape
replay-rolled = { $faces }
replay-start = avant le premier jet
replay-first = Début
replay-back = Retour
replay-next = Suivant
replay-last = Fin
replay-turn = Aller au tour
replay-seat = Quelle feuille
replay-go_on = Rejouer à partir du tour { $number }
replay-change = Changer d’abord quelque chose
replay-mine = Tes parties
replay-none = Les parties que tu finis ici apparaîtront ici.
replay-example = Un exemple
replay-text = Un relevé que tu as
replay-moves = Coups
replay-play = Lecture
replay-pause = Pause
hint-equal = Les premiers se valent à peu près.
hint-wins = rapporte { $terms }
hint-costs = coûte { $terms }
hint-later = rien maintenant : ça paie plus tard
hint-lost = La partie est quasiment perdue. Ces coups rapportent le plus maintenant :
hint-ask = Indice
hint-thinking = Recherche des meilleurs coups…
hint-failed = Aucun indice n’est venu ; réessaie.
hint-points = Les meilleurs coups, avec les points à espérer à la fin :
hint-win = Les meilleurs coups, avec les chances de gagner :
hint-not_now = Les indices sont pour ton propre coup, et ce n’est pas à toi de jouer.
hint-not_here = À cette table, personne ne reçoit d’indices.
hint-found = Le mieux : { $what }, { $value } à espérer.
dice-left = reste
dice-title = Vérifier les dés
dice-how = Avant le premier jet, une table montre l’empreinte d’un secret, et le navigateur de chaque joueur promet son propre nombre, qu’il montre quand toutes les promesses sont connues. Chaque jet découle de tout cela, donc personne ne peut l’influencer. Une fois la partie finie, le secret est connu, et ton navigateur peut refaire chaque jet, ici, sans rien demander à personne.
dice-lead = Colle le relevé d’une partie finie.
dice-rolls = Tous les jets
dice-fair =
    { $number ->
        [one] { $number } jet, bien celui sur lequel la table s’était engagée.
       *[other] Les { $number } jets sont bien ceux sur lesquels la table s’était engagée.
    }
dice-wrong = Ces dés ne sont pas ceux sur lesquels la table s’était engagée.
dice-insecure = Ce navigateur n’offre sa cryptographie que sur des pages sécurisées ; ouvre cette page sur localhost ou en https, ou lance : rollwright verify RECORD
dice-hashes = Empreinte du secret : { $own }. Montrée avant le premier jet : { $told }.
dice-proven = Prouvé : { $what }.
dice-unproven = Non prouvé : { $what }.
dice-remembered = Ce navigateur se souvient de l’empreinte et des promesses montrées avant le premier jet, et de son propre nombre : le relevé a les mêmes.
dice-forgotten = Ce navigateur ne se souvient pas de cette table : il ne peut pas comparer avec ce qui a été montré avant le premier jet.
dice-commitment_changed = L’empreinte de ce relevé n’est pas celle que ce navigateur a vue avant le premier jet.
dice-promises_changed = Les promesses de ce relevé ne sont pas celles que ce navigateur a vues avant le premier jet.
dice-nonce_missing = Le nombre donné par ce navigateur n’est pas dans ce relevé.
dice-number = jet
dice-made = à la table
dice-drawn = refait
dice-verdict = verdict
dice-same = identique
dice-other = différent
scoring-lead = Choisis un signe, puis touche les cases de ta feuille de papier. Toucher une piste la remplit jusque-là.
scoring-palette = Signe à dessiner
scoring-text = La feuille en texte
scoring-share = Copier un lien vers cette feuille
scoring-share_refused = Ton navigateur ne nous laisse pas copier : prends l’adresse de cette page
scoring-empty = vide
scoring-now =
    { $count ->
        [one] { $total } point
       *[other] { $total } points
    }
scoring-go_on = Continuer cette partie
scoring-fields = Outre les cases
scoring-player = Joueur { $side }
coach-title = Le coach
coach-lead = Ce que valait chaque coup d’une partie, ce qui aurait été mieux, et ce qui vient des dés.
coach-none = Il n’y a pas de coach sur ce serveur.
coach-busy = Le coach a beaucoup de parties à regarder ; réessaie dans quelques minutes.
coach-failed = Le coach n’a pas pu finir ; redemande.
coach-forgotten = Le coach ne se souvient pas de cette partie ; redemande.
coach-no_moves = Il n’y a dans ce relevé aucun coup que le coach puisse juger.
coach-waiting = Parties avant celle-ci : { $number }.
coach-starting = Le coach s’installe. La première partie après une mise à jour prend une minute de plus.
coach-thinking = Il réfléchit : étape { $done } sur { $steps }.
coach-ready = Le coach a fini.
coach-whose = Quel joueur
coach-result = Résultat : { $final }
coach-so_far = À espérer maintenant : { $final }
coach-start = bon jeu avec des dés moyens
coach-luck = les dés
coach-play = tes coups
coach-rivals = les coups adverses
coach-final = résultat
coach-expected = à espérer
coach-course = Le fil de la partie
coach-dearest = Ce qui a coûté le plus jusqu’ici
coach-instead = Joué : { $played }. Mieux : { $best }.
coach-worst = Ce qui a coûté le plus
coach-no_worst = Aucun coup n’a coûté de points à coup sûr. Bien joué !
coach-costs = En tout, tes coups ont coûté { $lost }, dont { $worst } pour ceux ci-dessous ; { $free } sur { $all } n’ont rien coûté.
coach-costs_little = En tout, tes coups ont coûté { $lost } ; { $free } sur { $all } n’ont rien coûté.
coach-games = { $number } parties
coach-turn = Tour { $turn }
coach-in_the_end = au final
coach-turn_lost = Tour { $turn } : perte de { $lost }
coach-sure = On est sûr à { $sure } que l’autre coup est meilleur.
coach-played = Joué :
coach-better = Mieux :
coach-show = Le voir dans la partie
coach-go_on = Rejouer à partir du tour { $number }
coach-all = Tous les coups
coach-trust =
    { $playouts ->
        [one] Les valeurs sont des moyennes sur { $playouts } partie simulée par coup ; ± couvre 95 % du bruit des dés. Le coach continue comme un bon chasseur, pas comme toi.
       *[other] Les valeurs sont des moyennes sur { $playouts } parties simulées par coup ; ± couvre 95 % du bruit des dés. Le coach continue comme un bon chasseur, pas comme toi.
    }
coach-deeper = Creuser (plus long)
coach-well_played = Tour { $turn } : { $played }.
coach-lost_move = Tour { $turn } : { $played }, perte de { $lost } ; mieux : { $best }.
coach-col_turn = tour
coach-col_luck = dés
coach-col_before = avant
coach-col_after = après
coach-col_lost = perdu
coach-col_confidence = sûr
coach-col_played = joué
coach-col_better = mieux
coach-too_long = Cette partie a pris trop de temps au coach.
coach-won = Victoire
coach-was_lost = Défaite
coach-drawn = Égalité
daily-title = Dés du jour n° { $number }
daily-lead = Chaque jeu a ses dés du jour, les mêmes pour tous. Tu as un seul essai qui compte.
daily-streak =
    { $count ->
        [one] { $count } jour de suite
       *[other] { $count } jours de suite
    }
daily-week = Tes sept derniers jours
daily-longest = record { $count }
daily-day_played = { $day } : joué
daily-day_open = { $day } : pas joué
daily-count =
    { $count ->
        [0] personne n’a fini
        [one] { $count } a fini
       *[other] { $count } ont fini
    }
daily-rank = place { $rank } sur { $of }
daily-play = Jouer les dés du jour
daily-results = Résultats
daily-next = Nouveaux dés dans
daily-of = Dés du jour n° { $number } : { $game }
daily-past = N° { $number }, { $day } : { $game }
daily-one_try = Un seul essai compte, sans indices ; ensuite tu peux t’entraîner sur les mêmes dés autant que tu veux.
daily-you = Toi
daily-better = mieux que { $percent } %
daily-par = par
daily-par_even = exactement le par : le niveau { $level } fait { $made } avec ces dés
daily-par_above = { $count } au-dessus du par : le niveau { $level } fait { $made } avec ces dés
daily-par_below = { $count } sous le par : le niveau { $level } fait { $made } avec ces dés
daily-par_other = par, niveau { $level } : { $made }
daily-first = première place pour l’instant
daily-practice = S’entraîner sur ces dés
daily-compare = Le meilleur et toi, jet par jet
daily-own_gone = ta propre partie a été supprimée : il n’y a rien à comparer
daily-none_left = les meilleures parties ont été supprimées : il n’en reste aucune à comparer à la tienne
daily-place = Place
daily-who = Qui
daily-made = Résultat
daily-nobody = Personne n’a encore fini.
daily-levels = Les mêmes dés, joués par nos niveaux
daily-share = Partager
daily-share-lead = Partager sans rien dévoiler
daily-share-title = Rollwright { $number }, { $game }
daily-fair = Vérifier ces dés
daily-commitment = Engagement, publié des jours avant
daily-salt = Sel, tiré au début du jour
daily-secret = Secret
daily-check = L’engagement est le SHA-256 du secret, et chaque jet découle du secret et du sel : prends un relevé de ce jour et lance « rollwright verify ».
daily-check_later = Personne ne pouvait connaître ces dés avant ce jour, car ils découlent d’un secret fixé d’avance et d’un sel tiré au début du jour. Le secret est dévoilé une demi-heure après minuit (UTC), et avec lui toutes les feuilles.
daily-open = Il n’y a pas ici de serveur qui pourrait garder un secret : ces dés découlent de la date et du jeu, les mêmes dans tous les navigateurs. Qui le veut peut les connaître d’avance : un résultat vaut donc ce que vaut la parole du joueur.
daily-committed_late = Ce serveur n’a pris son engagement pour ce jour qu’une fois le jour commencé.
daily-archive = Jours passés
daily-roll = Dés
daily-won = gagné { $mine } à { $rival }
daily-lost = perdu { $mine } à { $rival }
daily-missed = { $total }, but manqué
daily-not_yet = personne ne connaît encore les dés de ce jour-là
daily-hidden = ce sont les dés du jour : les autres pourront regarder quand le jour sera fini
daily-second = Un essai compté a déjà été joué avec ces dés dans ce navigateur, ou plusieurs depuis ton adresse : ce que tu joues maintenant est un entraînement et ne compte pas.
shared-title = Les mêmes dés : { $game }
shared-lead = Qui ouvre ce lien joue exactement les mêmes dés, quand il veut. Un seul essai compte, sans indices ; tu peux voir les feuilles des autres une fois que tu as joué.
shared-rival = Tout le monde joue contre le { $level }.
shared-seed = Les dés sont ceux de la graine { $seed }.
shared-play = Jouer ces dés
shared-points = { $percent } % des points de match
shared-known = Tu connais ces dés par la partie dont ils viennent : un essai de ta part ne compterait pas.
shared-friends = Inviter des amis
shared-hint = Envoie le lien : il ne dévoile pas les dés.
shared-text = { $game } : joue les mêmes dés que moi.
shared-made = J’ai fait { $result }.
shared-invite = Envoyer le lien
shared-hidden = ces dés sont partagés : tu pourras voir les feuilles des autres quand tu les auras joués
shared-no_seed = seuls les dés d’une graine se partagent avant d’être joués : donne une graine
shared-from_seed = Partager ces dés avec des amis
puzzle-title = Énigmes du jour
puzzle-lead = Des positions de vraies parties où un coup vaut nettement plus que le suivant. Trouve-le ; tu as trois essais.
puzzle-streak =
    { $number ->
        [one] { $number } jour de suite
       *[other] { $number } jours de suite
    }
puzzle-streak_one = Résolue aujourd’hui
puzzle-level-1 = Facile
puzzle-level-2 = Moyen
puzzle-level-3 = Difficile
puzzle-open = à résoudre
puzzle-mark_found =
    { $tries ->
        [1] trouvée d’emblée
       *[other] trouvée, essai { $tries }
    }
puzzle-mark_missed = non trouvée
puzzle-before = La veille
puzzle-after = Le lendemain
puzzle-find = Trouve le coup qui vaut { $worth }
puzzle-find_marks =
    { $worth ->
        [one] Trouve le coup qui coche { $worth } case
       *[other] Trouve le coup qui coche { $worth } cases
    }
puzzle-where = { $game }, { $level }, tour { $turn }, { $day }
puzzle-worth = Celui-ci vaut { $worth }. Essais restants : { $left }.
puzzle-tried = Ce coup-là, c’est déjà essayé. Essais restants : { $left }.
puzzle-failed = Aucune réponse n’est venue ; réessaie.
puzzle-no_move = Ce n’est pas un coup possible ici.
puzzle-solved = Résolue du premier coup
puzzle-solved_later = Résolue, essai { $tries }
puzzle-missed = Pas trouvée aujourd’hui
puzzle-missed_by = Le coup valait { $worth }, ton meilleur essai { $best }.
puzzle-back = Toutes les énigmes de ce jour
puzzle-all = Toutes les énigmes du jour
puzzle-share = Partager
puzzle-share_text = Énigme { $game } du { $day } : { $result }
puzzle-found = résolue, { $tries } sur 3
puzzle-not_found = pas résolue
day-of-month =
    { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    }
day-of-year = { $day } { $year }
end-challenges = Tous les défis
end-next_challenge = Défi suivant
end-decides = ligne la plus basse
end-best = Ton record jusqu’ici : { $total }.
end-over = La partie est finie : { $why }.
end-best_now = C’est ton nouveau record ; l’ancien était { $total }.
end-why_weakest = On compare les lignes en partant de la plus basse, et voici la première différence : { $who } { $mine }, { $other } { $theirs }.
end-why_total =
    { $mine ->
        [one] { $who } a { $mine } point, { $other } { $theirs }.
       *[other] { $who } a { $mine } points, { $other } { $theirs }.
    }
end-why_shared_total =
    { $mine ->
        [one] { $who } ont chacun { $mine } point, { $other } { $theirs }.
       *[other] { $who } ont chacun { $mine } points, { $other } { $theirs }.
    }
end-why_tied =
    { $mine ->
        [one] { $who } et { $other } ont chacun { $mine } point ; l’égalité a été départagée.
       *[other] { $who } et { $other } ont chacun { $mine } points ; l’égalité a été départagée.
    }
end-why_shared = Personne ne devance les autres : la victoire est partagée.
end-shared_dice = Jouer ces dés entre amis
end-results = Résultats avec ces dés
end-place = Place { $place } sur { $of }
end-course = Le fil de la partie
end-course_key = en pointillé : { $name }
end-course_alone =
    { $turns ->
        [one] { $mine } points après { $turns } tour
       *[other] { $mine } points après { $turns } tours
    }
end-course_both =
    { $turns ->
        [one] { $mine } contre { $theirs } après { $turns } tour
       *[other] { $mine } contre { $theirs } après { $turns } tours
    }
end-best_turn = Meilleur tour : le { $turn }, { $points }
end-passed = tu passes devant, tour { $turn }
end-brought = Ce qui a le plus rapporté
end-share = Partager
end-share_text = { $game } : { $result }
end-redraw = Redessiner
end-sheet_other = Cette feuille en souvenir :
end-player = Joueur
end-scores = Scores poste par poste
end-rank =
    { $total ->
        [one] { $rank } : { $total } point
       *[other] { $rank } : { $total } points
    }
end-points =
    { $total ->
        [one] { $total } point
       *[other] { $total } points
    }
end-lost = Pas cette fois
end-you = Tu gagnes !
end-shared = Tu partages la victoire !
end-winner = { $names } gagne
end-winners = { $names } gagnent
end-yours = la tienne
end-nobody = Personne ne gagne
end-rematch = Revanche
end-join_rematch = À la revanche
end-record = Relevé
end-replay = Revoir
end-check = Vérifier les dés
end-coach = Coach
end-sheet = Ta feuille en souvenir :
end-pdf = PDF à imprimer
end-png = image
end-svg = dessin (SVG)
end-all_pdf = toutes les feuilles (PDF)
end-same_dice = Rejouer les mêmes dés
end-watch_rematch = Regarder la revanche
name = Rollwright
skip = Aller au contenu
theme = Clair ou sombre
nav-label = Pages
nav-play = Jouer
nav-rules = Règles
nav-score = Compter les points
nav-replay = Revoir
nav-about = À propos et crédits
nav-games = Mes parties
nav-daily = Dés du jour
nav-coach = Coach
about-description = Une table pour jouer aux roll & write.
credits-short = Non officiel et non commercial ; tous les dessins sont de nous.
credits-unofficial = Ceci est une adaptation non officielle et non commerciale. Tous les dessins et tous les textes de règles sont de nous.
credits-dice = Les dés sont honnêtes, et tu peux le vérifier : avant le premier jet, chaque table montre l’empreinte de son secret, chaque joueur y ajoute son propre nombre, et après la partie le secret est dévoilé.
credits-privacy = Des cookies gardent ton nom, tes places et la clé de ton profil ; pas de compte, pas de pistage, aucune requête vers un autre serveur.
credits-kept = De chaque table on garde le journal : les noms choisis, les coups joués et ce qui s’est dit. Il reste là jusqu’à ce que le responsable du serveur supprime la table.
credits-kept_days =
    { $days ->
        [one] De chaque table on garde le journal : les noms choisis, les coups joués et ce qui s’est dit. Il est supprimé quand personne n’a touché à la table pendant { $days } jour.
       *[other] De chaque table on garde le journal : les noms choisis, les coups joués et ce qui s’est dit. Il est supprimé quand personne n’a touché à la table pendant { $days } jours.
    }
credits-logs = Les journaux du serveur lui-même ne contiennent ni adresse, ni code de table, ni nom, ni jeton.
home-title = Lance les dés, prends ton crayon
home-lead = De petits mondes, chacun dessiné sur une feuille. Joue en solo, contre des bots, ou jusqu’à cent entre amis.
home-begin = Apprendre en cinq minutes
home-play_first = Jouer à { $game }
home-play = Jouer
home-day-about = Aujourd’hui, tout le monde joue avec les mêmes jets. Un seul essai compte.
home-day-played =
    { $count ->
        [one] { $count } personne a terminé.
       *[other] { $count } personnes ont terminé.
    }
home-day-good = Qu’est-ce qu’un bon résultat ?
home-day-rank = Avec { $points } points, tu es { $rank }.
home-day-best = Ton record est de { $best }.
home-day-win = Une victoire, même de justesse : ta ligne la plus basse compte d’abord.
home-day-other = Autre jeu
home-day-quick = Une énigme, 3 min
home-day-done = { $game } : déjà joué
home-puzzle-lead = { $game } : un coup vaut nettement mieux que tous les autres. Trouve-le.
home-puzzle-all = Toutes les énigmes
home-continue = Continuer
home-others =
    { $number ->
        [one] Une autre partie continue
       *[other] { $number } autres parties continuent
    }
home-move = Jouer mon coup
home-waits =
    { $more ->
        [0] { $name } attend
        [one] { $name } et une autre personne attendent
       *[other] { $name } et { $more } autres attendent
    }
home-best = Ton record
home-best_word = record
home-all_games = Toutes mes parties
home-learnt = terminée
home-learn_on = Suite : { $step } sur { $steps }
home-friends = Jouer entre amis
home-friends_lead = Un lien ou un QR code pour tous, jusqu’à cent à une table ; ou de deux à six qui se passent un seul appareil.
home-set_table = Ouvrir une table
home-one_device = Sur un appareil
home-code = Tu as un code ?
home-join = Rejoindre
home-games = Les jeux
home-players = { $number } joueurs
home-minutes = { $number } min
home-together = À plusieurs
home-rules = Règles
home-learn = Apprendre
home-challenges = Défis
home-alone = en solo
home-against = contre le { $level } { $pips }
home-rival = Contre qui jouer
home-begin_here = pour débuter
home-simulate = Faire jouer un million de parties aux bots
home-your_move = à toi
home-wrong_code = Aucune table n’a ce code. Il compte six lettres et chiffres ; vérifie-le avec la personne qui te l’a envoyé.
home-puzzles = Énigmes
ladder-road = La route de { $game }
ladder-medals =
    { $of ->
        [one] { " " }sur { $of } médaille
       *[other] { " " }sur { $of } médailles
    }
ladder-next = Prochain défi : { $name }.
ladder-done = Tous les défis sont remportés.
ladder-try = Essayer
ladder-ranks = Les rangs de { $game }
ladder-best = record { $points }
ladder-to_next =
    { $points ->
        [one] Encore { $points } point pour « { $rank } »
       *[other] Encore { $points } points pour « { $rank } »
    }
ladder-top = Il n’y a rien au-dessus.
challenges-title = { $game } : défis
challenges-lead = En solo, chacun avec son propre but. Ceux que tu as remportés portent une médaille.
challenges-play = Le jouer
challenges-won = réussi
simulate-title = Simulation
simulate-lead = Des bots affrontent les dés dans ton propre navigateur, autant de parties que tu veux bien attendre. Ils ont tous les mêmes dés et le même temps.
simulate-game = Jeu
simulate-bots = Bots
simulate-start = Lancer
simulate-pause = Pause
simulate-go_on = Reprendre
simulate-save = Exporter en CSV
simulate-no_bot = Choisis au moins un bot.
simulate-result = Moyenne { $mean } ± { $error }, de { $low } à { $high }
simulate-games =
    { $games ->
        [one] { $games } partie, { $rate } par seconde
       *[other] { $games } parties, { $rate } par seconde
    }
local-elsewhere = Cette table est ouverte dans un autre onglet ou une autre fenêtre. Ferme-la là-bas, et elle continue ici.
local-failed = Cette page n’a pas pu démarrer : { $why }
local-no_page = cette page n’existe pas
local-loading = Chargement des règles : un instant, une seule fois.
join-rules = Comment on y joue
join-title = Rejoindre { $game }
join-invited = On t’invite à jouer à
join-left = Tu es parti. Ta place est libre à
join-lead = Table { $code }. Déjà là : { $names }.
join-nobody = personne pour l’instant
join-sit = S’asseoir
join-back = Reprendre ma place
join-begun = La partie a commencé et toutes les places sont prises : regarde-la, ou attends la suivante.
join-full = Toutes les places sont prises, mais tu peux regarder.
join-watch = Juste regarder
join-which_sheet = La feuille que tu joues
join-sheet = Feuille { $number }
rules-table = tableau
rules-drawer = Règles de { $game }
rules-failed = Les règles n’ont pas pu être chargées ; réessaie.
rules-picture = Une feuille de { $game } en cours de partie
rules-print_here = Imprimer une feuille et les règles
rules-print = Imprimer feuilles et règles :
rules-print_a4 = A4
rules-print_letter = Letter (US)
form-name = Ton nom
form-avatar = Ton emblème
form-default_name = Joueur
away-play = Jouer en solo en attendant
away-title = Le serveur ne répond pas
away-text = Il est peut-être arrêté, ou il n’y a pas de réseau. Rien de ce que tu as fait n’est perdu : tes dessins y sont conservés. En attendant son retour, tu peux jouer en solo dans ce navigateur.
away-card = Jouer sans réseau
away-lead = Les parties en solo et contre des bots, les leçons et les énigmes marchent aussi sans réseau, une fois que ce navigateur les a gardées (environ 10 Mo). Ce que tu joues alors compte ici dès que la ligne revient.
away-keep = Garder pour jouer sans réseau
away-keeping = En train d’être gardé ; tu peux continuer entre-temps.
away-kept = Gardé : tout marche sans réseau.
away-begin = Ouvrir
print-title = { $game } sur papier
print-lead = Tout tient sur A4 et sur Lettre US. La fenêtre du navigateur demande le papier et le nombre d’exemplaires.
print-what = À imprimer
print-sheet = Feuille
print-rules = Règles
print-cards = Cartes à découper
print-do = Imprimer
credits-licence = La licence de Rolling Fiefdoms : CC BY-NC-SA 4.0
credits-rules = Au pied des règles de chaque jeu est dit d’où elles viennent.
language-choose = Langue
lesson-title = Leçon
lesson-progress = Où en est la leçon
lesson-next = Suivant
lesson-play = Continuer contre : { $rival }
lesson-learnt = Tu sais jouer à { $game }.
lesson-next_lesson = Leçon suivante : { $game }
lesson-challenges = Vers les défis
lesson-skip = Passer la leçon
lesson-roll = Lance les dés.
lesson-move = Suis ce qui brille.
lesson-end = À partir d’ici, c’est ta partie.
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
return-ask = Un lien vers ma place
return-label = Un lien vers ma place
return-keep = Ouvre ce lien sur un autre appareil, ou si ce navigateur t’oublie. Qui a ce lien a ta place : garde-le pour toi.
missing-title = Rien ici
missing-text = Il n’y a pas de page à cette adresse.
seat-free = place libre
seat-you = toi
seat-host = hôte
seat-bot = bot
seat-number = Place { $number }
new-house_names = Ce qui peut changer
new-title = Ouvrir une table
new-game = Jeu
new-people = Personnes
new-bots = Bots
new-seats = Places
new-device = Où l’on joue
new-device_own = Chacun sur son appareil
new-device_own-help = La table a un code, un lien et un QR code.
new-device_one = Tous sur cet appareil
new-device_one-help = De deux à six personnes se le passent.
new-device_people = De { $fewest } à { $most } personnes peuvent partager un appareil.
new-companions = Qui d’autre ?
new-companion = Personne { $number }
new-guest = Un bot venu d’ailleurs.
rules-number-old = numéro { $number }, comme au début de cette partie ; elles ont été corrigées depuis
new-house = Règles maison
new-house_help = Des nombres du jeu que tu changes : NOM=VALEUR, séparées par des espaces, par exemple { $example }.
new-options = Options
new-times = Temps et indices
new-timer = Temps par tour
new-no_timer = sans limite
new-timer30 = 30 secondes
new-timer60 = 1 minute
new-timer120 = 2 minutes
new-timer_day = 1 jour
new-timer3 = 3 jours
new-timer7 = 7 jours
new-roll_after = Le jet suivant
new-roll_hand = quelqu’un lance
new-roll_now = tout de suite
new-roll3 = après 3 secondes
new-roll10 = après 10 secondes
new-stand_in = Joue à la place des absents
new-open = Ouvrir la table
new-hints = Indices
new-hints_alone = tant que personne d’autre ne joue
new-hints_all = pour tous
new-hints_nobody = pour personne
new-seeded = { $game } : les dés de la graine { $seed }
new-which = Quel jeu ?
new-who = Qui joue ?
new-you = Et toi ?
new-more = Options, temps et indices
new-level = Niveau des bots
avatar-pine = pin
avatar-house = maison
avatar-wave = vagues
avatar-fish = poisson
avatar-sun = soleil
avatar-moon = lune
avatar-star = étoile
avatar-peak = montagne
avatar-leaf = feuille
avatar-fire = feu
wrong-title = Ça n’a pas marché
wrong-home = Retour aux jeux
wrong-stopping = Le serveur s’arrête ; redemande dans un instant.
wrong-busy = Trop de demandes attendent déjà ; réessaie dans un instant.
wrong-too_long = C’était trop long : calcul arrêté.
wrong-too_large = Il fallait trop de mémoire, on a arrêté.
wrong-failed = Impossible de répondre ; réessaie.
wrong-too_many = Ça fait un peu beaucoup d’un coup ; attends un instant et réessaie.
wrong-no_sheet = Cette feuille n’existe pas.
wrong-nothing_ticked = { $option } : coche au moins une case.
practice-title = Entraînement.
practice-new = Les dés viennent de la graine { $seed }, comme sur la bande imprimée et dans le terminal. N’importe qui peut les connaître d’avance : on ne peut donc rien prouver à leur sujet.
practice-seed = Les dés viennent de la graine { $seed } ; ce ne sont pas des dés qu’on puisse vérifier.
practice-lesson = Cette partie a commencé par une leçon : ses dés ne sont pas des dés qu’on puisse vérifier.
practice-start = La partie continue depuis le papier, au tour { $turn }.
practice-paper = Depuis le papier.
paper-title = Continuer une partie sur papier
paper-lead = Tape la feuille de chaque joueur, l’une après l’autre ; la partie continue ici telle qu’elle est sur le papier. Le relevé dit qu’elle a commencé ainsi.
paper-add = Ajouter une feuille
paper-remove = Retirer cette feuille
paper-sheet = Feuille { $number }
paper-who = Qui la joue
paper-me = Moi
paper-person = quelqu’un qui rejoint
paper-bot = un bot : { $level }
paper-when = Où en est la partie
paper-turn = Tour
paper-turn-help = Le tour qui commence maintenant, si les feuilles ne le disent pas.
paper-dice = Dés d’une bande imprimée
paper-seed = Graine
paper-seed-help = Laisse vide pour des dés honnêtes.
paper-rolled = Jets déjà lus
paper-rolled-help = D’habitude un par tour passé ; les cartes distribuées et les relances comptent aussi.
paper-open = Continuer
paper-points =
    { $total ->
        [one] { $game } : { $total } point pour l’instant
       *[other] { $game } : { $total } points pour l’instant
    }
paper-no_sheet = Pour continuer une partie, il faut au moins une feuille.
paper-one_me = Une seule feuille est la tienne : choisis « Moi » une fois.
paper-rival = Qui joue l’autre côté
paper-example = Un exemple : { $game }
paper-tap = Plutôt toucher les cases
paper-own = Ou continue à partir de n’importe quel tour d’une de tes parties : choisis-la, puis « Rejouer à partir du tour ».
setup-title = { $game } { $code } : places et options
setup-save = Changer la table
setup-back = Retour à la table
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
profile-device-keep = Note le code. Qui le connaît a accès à ton profil : ne le montre à personne ; ici, personne ne peut le retrouver à ta place.
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
profile-open-ask = Ouvrir le profil de { $name } sur cet appareil ?
profile-open-other = Ouvrir le profil de { $name }
profile-seats =
    { $count ->
        [one] Ce navigateur a une place dans { $count } partie. Le code mène au profil de { $other }. Si tu l’ouvres, ce navigateur rend cette place ; l’autre profil ne la reçoit pas.
       *[other] Ce navigateur a des places dans { $count } parties. Le code mène au profil de { $other }. Si tu l’ouvres, ce navigateur rend ces places ; l’autre profil ne les reçoit pas.
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
friends-all = Tous mes amis
friends-none = Personne pour l’instant.
friends-lead = Envoie ton lien d’ami à des gens que tu connais. Quand vous avez dit oui tous les deux, chacun voit en premier les tables ouvertes et les résultats de l’autre.
friends-make = Créer un lien d’ami
friends-link = Ton lien d’ami
friends-send = Envoyer
friends-copied = Copié
friends-renew-title = Renouveler le lien
friends-renew-lead = L’ancien lien ne vaut alors plus rien. Tes amis restent.
friends-renew = Nouveau lien
friends-came = Venus par ce lien : { $names }.
friends-part =
    { $count ->
        [one] Nouveau lien, et fin de cette amitié
       *[other] Nouveau lien, et fin de ces { $count } amitiés
    }
friends-remove = Retirer { $name } de tes amis
friends-arrive = Un instant : on regarde le lien d’ami.
friends-no_link = Cette adresse ne contient pas de lien d’ami. Demandes-en un nouveau.
friends-look = Voir
friends-ask = Ajouter { $name } à tes amis ?
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
open-anyone = Qui vient ?
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
games-rules = Les parties d’anciennes règles ({ $older }) sont comptées à part : les courbes et le record ci-dessus sont des règles { $newest }.
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
refused-fast = c’était trop rapide
refused-watching = les spectateurs ne peuvent pas jouer
refused-rolls = tes jets attendent déjà
refused-again = c’était trop rapide ; réessaie
refused-stale = ce n’est plus demandé
refused-sheet = cette feuille n’existe pas
refused-tapping = { $place } ne s’écrit pas en touchant ; change plutôt le texte
refused-mark = { $mark } ne peut pas être en { $place }
refused-field = { $name } ne peut pas valoir { $value }
refused-secret = le secret est dévoilé quand la partie est finie
refused-profile-begin = un profil commence par la ligne { $line }
refused-profile-line = { $key } ne fait pas partie d’un profil
refused-profile-solved = une énigme résolue s’écrit : jour, jeu, niveau et essais
refused-profile-long = un profil a au plus { $most } lignes
refused-profile-day = il n’y a pas eu d’énigmes le { $day }
refused-profile = ce profil est illisible : { $why }
refused-number = { $what } : un nombre de 0 à { $most }, pas { $text }
refused-store = impossible d’enregistrer maintenant ; réessaie dans un moment
refused-example = il n’y a pas encore d’exemple de { $game }
refused-device = cette place n’est pas sur cet appareil
refused-alone = { $game } se joue en solo
refused-browser = le navigateur ne peut pas enregistrer ceci : { $why }
refused-failed = échec : { $why }
refused-wait = c’était trop rapide ; attends un peu
refused-host = ce serveur ne porte pas ce nom ; la personne qui l’exploite peut l’autoriser avec --name
host-pause = Pause
host-resume = Reprendre
host-extend = { $seconds } s de plus
host-end = Finir pour tous
sure-end = Finir la partie pour tous ? Personne ne peut l’annuler, et personne ne gagne.
sure-leave = Quitter ta place ? Un bot joue à ta place ; tu peux la reprendre tant qu’elle est libre.
sure-leave_early = Quitter ta place ? Elle sera libre pour d’autres.
screen-open_it = Grand écran
screen-join = Rejoignez la partie
screen-wall = Les meilleures feuilles
screen-open = Prenez place
screen-lost = Connexion perdue ; elle revient toute seule.
screen-turn = Tour { $number }
screen-sit = { $number } à la table
screen-start_here = Scannez le code, choisissez un nom, asseyez-vous.
screen-paused = Pause
screen-paused_more = Crayons posés : le chrono est arrêté.
screen-roll = Tout le monde a dessiné
screen-roll_in = Jet des dés dans { $seconds } s
screen-moves = À { $names } de jouer
screen-drawn =
    { $number ->
        [one] { $number } sur { $of } a dessiné
       *[other] { $number } sur { $of } ont dessiné
    }
screen-left =
    { $seconds ->
        [one] Encore { $seconds } seconde, puis on pose les crayons
       *[other] Encore { $seconds } secondes, puis on pose les crayons
    }
screen-over = Merci d’avoir joué !
screen-rest =
    { $number ->
        [one] et { $number } autre, médiane { $middle }
       *[other] et { $number } autres, médiane { $middle }
    }
screen-more =
    { $number ->
        [one] et { $number } autre
       *[other] et { $number } autres
    }
screen-leads = en tête
screen-climbs =
    { $number ->
        [one] gagne { $number } place
       *[other] gagne { $number } places
    }
screen-place = place { $place }
screen-best = la meilleure feuille
screen-own = Ta propre feuille
screen-middle = { $number } résultats, celui du milieu : { $middle }
screen-most = le plus de points : { $term }
screen-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
score-decides = décide : { $term }
score-rank_end = Rang : { $rank }
score-none = Rien n’est encore dessiné.
score-total = total
score-rank = Rang pour l’instant : { $rank }
score-weakest = ligne la plus basse : { $rows }
change-none = aucune coche
change-labour = Les ouvriers vont là où ils rapportent plus : { $from } → { $to }.
change-weakest = ligne la plus basse { $from } → { $to }
cards-title = Les cartes de cette partie
cards-count = Elles comptent à la fin, pour toute la table.
cards-show = Voir les cartes
cards-pays = { $points } pour toi maintenant
log-dealt = On distribue les cartes.
log-timed = Temps écoulé pour { $who } : un remplaçant { $text }.
log-hidden = { $who } a dessiné.
log-joined = { $who } s’assoit.
log-renamed = { $who } a un nouveau nom.
log-started = La partie commence.
log-rolled = Dés : { $text }
log-moved = { $who } { $text }.
log-undone = { $who } reprend son coup.
log-left = { $who } quitte la table.
log-replaced = Un bot continue à la place de { $who }.
log-voted = { $who } veut qu’un bot continue.
log-ended = La partie est finie.
log-rematched = Une revanche est ouverte : { $text }
log-configured = L’hôte change les places ou les options.
log-paused = L’hôte met la partie en pause.
log-resumed = La partie reprend.
log-extended = L’hôte accorde { $text } secondes de plus.
goal-title = Ton but.
task-confirm_choice = Valide ce choix, ou change d’avis.
task-over = La partie est finie.
task-open = La partie n’a pas commencé.
task-roll = Lancer les dés
task-roll_again = Lancer
task-roll_due = On attend le jet.
task-loading = On regarde les dés…
task-waiting = On attend { $names }.
task-many =
    { $number ->
        [one] { $number } joueur
       *[other] { $number } joueurs
    }
task-confirm = Dessine, ou change d’avis.
task-more = Dessine, ou ajoute un choix.
task-otherwise = Dessine, ou choisis autre chose.
task-place = Choisis où : touche la feuille.
task-choose = Que dessines-tu ?
task-menu = Choisis.
task-own = Tu dessines : { $what }.
task-and = { " " }et{ " " }
task-up_to = jusqu’à
task-missing = Ce que la feuille interdit
task-then = Ensuite, si tu veux :
task-now = Choisis ensuite :
table-confirm_choice = Choisir
table-your_sheet = Feuille
table-panel = Dés et choix
table-side = Autour de la table
table-score = Score
table-players = Joueurs
table-talk = Journal et chat
table-big = Feuille d’un autre joueur
table-close = Fermer
table-dice = Dés : { $faces }
table-undo = Annuler
table-turn = Tourner
table-mirror = Miroir
table-take = Choisir ceci
table-confirm = Dessiner
table-change = Changer
table-awaits = Touche une case pour voir ce qu’elle rapporte.
table-awaits_choice = Choisis pour voir ce que ça rapporte.
table-swap = Échanger
phase-open = pas commencée
phase-playing = en cours
phase-over = finie
hand-to = Passe l’appareil à { $name }
hand-hidden = Les feuilles restent cachées jusqu’à ce que { $name } soit là.
hand-open = C’est à { $name } de jouer.
hand-ready = C’est moi, { $name }
hand-back = Reprendre mon coup
hand-on = Fini, au suivant
hand-clock = Quand on partage un appareil, on joue sans chrono.
lobby-listed = L’annoncer comme ouverte
lobby-listed_help = N’importe qui peut s’asseoir, et regarder la partie. Elle commence quand toutes les places sont prises.
lobby-is_listed = Cette table est annoncée comme ouverte : n’importe qui peut s’asseoir, et regarder la partie.
lobby-timer_days = { $days } j par tour
lobby-seats = À la table
lobby-start = Commencer la partie
lobby-wait = L’hôte lance la partie.
lobby-watching = Tu regardes.
lobby-free =
    { $number ->
        [one] { $number } libre
       *[other] { $number } libres
    }
lobby-free_note = Les places restées libres sont retirées.
lobby-add_bot = Ajouter un bot
lobby-level = Niveau du bot
lobby-remove_bot = Retirer { $name }
lobby-no_bot = Pas de bot à cette place.
lobby-full = Toutes les places sont prises.
lobby-remove = Retirer
lobby-timer = { $seconds } s par tour
lobby-free_paper =
    { $number ->
        [one] { $number } libre ; il faut quelqu’un pour chaque feuille
       *[other] { $number } libres ; il faut quelqu’un pour chaque feuille
    }
lobby-setup = Changer places et options
live-clock_drew = Ton temps est écoulé : un remplaçant { $what }.
live-clock_drew_hidden = Ton temps est écoulé, et un remplaçant a dessiné pour toi ce qui est souligné.
live-take_back = Le reprendre
live-rolled = Jet : { $faces }.
live-your_move =
    { $number ->
        [one] À toi de jouer : { $number } possibilité.
       *[other] À toi de jouer : { $number } possibilités.
    }
live-picked = Choisi : { $what }. Appuie sur Entrée pour dessiner.
live-picked_more = Choisi : { $what }.
live-drawn = Dessiné : { $what }. Points { $change }.
live-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
live-said = { $who } dit : { $text }
live-over = La partie est finie.
live-last_sure = C’est le dernier tour.
live-last_maybe = Il reste peu de place : la partie peut finir à ce tour.
ask-sound = Veux-tu entendre les dés, le crayon et les tampons ?
ask-sound-on = Avec le son
ask-sound-off = Muet
ask-roll = Les dés doivent-ils désormais rouler tout seuls ?
ask-roll-on = Tout seuls
ask-roll-off = Je lance
bar-hurry = Presque plus de temps : { $seconds } s. À zéro, un remplaçant dessine pour toi.
bar-hurry_chosen = Presque plus de temps : { $seconds } s. À zéro, ton choix est dessiné.
bar-turn = tour { $number }
bar-turn_word = tour
bar-last_sure = dernier tour
bar-last_maybe = peut-être le dernier
bar-you = Toi
bar-rank = { $rank } sur { $of }
bar-rank_word = rang actuel
bar-watching = spectateur
bar-warming = les bots s’échauffent
bar-warming_title = On les compile. Les plus rapides jouent déjà ; ceux qui réfléchissent attendent que ce soit fini.
bar-menu = Menu
bar-paused = L’hôte a mis la partie en pause.
state-empty = vide
state-away = hors ligne
state-thinking = réfléchit
state-drawn = a dessiné
state-ready = c’est prêt
state-yours = à toi
player-look = Voir la feuille de { $name }
player-replace = Laisser un bot jouer
player-grace = Un bot pourra jouer dans { $time }
player-vote = Voter pour qu’un bot joue
player-votes = Voter pour qu’un bot joue ({ $number } pour l’instant)
share-title = Inviter des joueurs
share-alone = Seul cet ordinateur ouvre cette adresse. Pour laisser entrer les autres, lance le serveur sur le réseau :
share-copy = Copier le lien
share-send = Envoyer le lien
share-copied = Copié
share-qr = Le lien en QR code
share-refused = Ton navigateur ne nous laisse pas copier : prends l’adresse ci-dessus
arrange-title = Qui travaille où
arrange-best =
    { $total ->
        [one] La meilleure répartition, c’est prouvé : { $total } point.
       *[other] La meilleure répartition, c’est prouvé : { $total } points.
    }
arrange-as_good =
    { $total ->
        [one] À la main : { $total } point, aussi bien que la meilleure.
       *[other] À la main : { $total } points, aussi bien que la meilleure.
    }
arrange-worse =
    { $total ->
        [one] À la main : { $total } point, { $less } de moins que la meilleure.
       *[other] À la main : { $total } points, { $less } de moins que la meilleure.
    }
arrange-note = La table compte la meilleure, quoi que tu essaies ici.
arrange-change = Essayer à la main
arrange-how = Touche des habitants puis un bâtiment, ou un bâtiment pour renvoyer tout le monde chez soi.
arrange-reset = Revenir à la meilleure
arrange-not_now = il n’y aura quelque chose à répartir qu’une fois la partie finie
chat-label = Dire quelque chose
chat-placeholder = Dis quelque chose
chat-send = Envoyer
chat-phrases = Une phrase toute faite…
menu-home = Tous les jeux
menu-leave = Quitter ma place
menu-leave_note = Si tu fermes la page, ta place reste à toi ; si tu la quittes, non.
menu-fingerprint = Empreinte du secret des dés, fixée avant le premier jet : { $hash }
menu-log = Journal jusqu’à l’événement { $number }, où chacun porte l’empreinte du précédent : { $hash }
menu-print = Feuilles en PDF
menu-keys = Clavier : les flèches parcourent la feuille, Entrée choisit, dessine et lance les dés, R tourne, M retourne, Échap revient en arrière, Ctrl+Z annule, ? affiche ceci.
menu-dice = Les dés sont-ils honnêtes ?
line-lost = Connexion perdue ; nouvel essai. Rien de ce que tu as fait n’est perdu.
line-sending = Envoi …
line-kept = Pas encore de réponse du serveur : ton coup est gardé et part dès que la ligne revient.
rename-button = Changer de nom
rename-title = Ton nom et ton emblème
rename-save = Enregistrer
tab-score = Score
tab-players = Joueurs
tab-talk = Chat
tab-unread =
    { $number ->
        [one] Journal et chat : { $number } nouveau
       *[other] Journal et chat : { $number } nouveaux
    }
settings-title = Réglages de ce navigateur
settings-confirm = Demander avant de dessiner
settings-confirm-help = Sinon, un clic dessine tout de suite.
settings-roll = Lancer tout seul
settings-roll-help = Le jet suivant vient dès que tout le monde a dessiné.
settings-sound = Son
settings-sound-help = Dés, crayon, tampons et une clochette.
settings-motion = Mouvement
settings-motion-help = Dés qui roulent, encre qui se trace, points qui volent ; sur téléphone, ça vibre aussi.
settings-patterns = Motifs
settings-patterns-help = Pour qui distingue mal les couleurs : les teintes sont aussi hachurées.
studio-title = Atelier
studio-lead = Un fichier est un jeu entier. Change-le et regarde : la feuille suit, et dix mille parties disent ce qui a bougé.
studio-play = Jouer
studio-print = Imprimer
studio-share = Copier un lien
studio-save = Enregistrer le fichier
studio-open = Ouvrir un fichier
studio-open_example = Partir d’un exemple
studio-text = Texte
studio-form = Formulaire
studio-games = 10 000 parties
studio-games_lead = Un bot glouton joue ta feuille. Les nombres à côté sont ce que ton dernier changement a déplacé.
studio-run = Jouer 10 000 parties
studio-halt = Arrêter
studio-so_far = { $games } parties
studio-mean = en moyenne
studio-half = la moitié
studio-best = la meilleure
studio-length = tours
studio-choices = choix par décision
studio-better = le glouton bat le hasard
studio-parts = Ce que rapporte chaque partie
studio-long = Arrêtées après 200 tours : { $games } parties sur { $of }.
studio-dashed = En pointillé : avant le dernier changement.
studio-facts = De { $low } à { $high } personnes, environ { $minutes } minutes. Le fichier est un texte de { $size } octets, et personne n’a besoin d’un compte.
studio-not_kept = Ce navigateur ne garde rien : enregistre le fichier avant de partir.
studio-turn = Tour { $turn }
studio-over = Fini
studio-you = Toi
studio-bot = Bot
studio-stop = Retour au fichier
studio-table_step = Étape
studio-table_area = Zone
studio-table_dice = Dés
