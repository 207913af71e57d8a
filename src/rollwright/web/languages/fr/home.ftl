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
home-day-title = Les mêmes dés pour tous
home-day-about = { $game } : aujourd’hui, tout le monde joue avec les mêmes jets. Un seul essai compte.
home-day-done = { $game } : déjà joué
home-day-all = Tous les dés du jour
home-puzzle-lead = { $game } : un coup vaut nettement mieux que tous les autres. Trouve-le.
home-puzzle-all = Toutes les énigmes
home-continue = Continuer
home-other = Une autre partie attend
home-others =
    { $number ->
        [one] { $number } autre partie attend
       *[other] { $number } autres parties attendent
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
home-begin_here = début
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
ladder-none = Joue une partie pour monter.
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
join-lead = Table { $code }. Déjà là : { $names }.
join-nobody = personne pour l’instant
join-sit = S’asseoir
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
rules-print_letter = Lettre US
form-name = Ton nom
form-avatar = Ton emblème
form-default_name = Joueur
away-play = Jouer en solo en attendant
away-title = Le serveur ne répond pas
away-text = Il est peut-être arrêté, ou il n’y a pas de réseau. Rien de ce que tu as fait n’est perdu : tes dessins y sont conservés. En attendant son retour, tu peux jouer en solo dans ce navigateur.
away-begin = Jouer en solo
away-card = Sans le serveur
away-lead = Les mêmes jeux, rien que dans ton navigateur, même sans réseau une fois ouverts.
print-title = { $game } sur papier
print-lead = Tout tient sur A4 et sur Lettre US. La fenêtre du navigateur demande le papier et le nombre d’exemplaires.
print-what = À imprimer
print-sheet = Feuille
print-rules = Règles
print-cards = Cartes à découper
print-do = Imprimer
credits-licence = La licence de Rolling Fiefdoms : CC BY-NC-SA 4.0
credits-rules = Au pied des règles de chaque jeu est dit d’où elles viennent.
