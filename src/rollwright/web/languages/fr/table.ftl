score-decides = décide : { $term }
score-rank_end = Rang : { $rank }
score-none = Rien n’est encore dessiné.
score-total = total
score-rank = Rang pour l’instant : { $rank }
score-weakest = ligne la plus faible : { $rows }
change-none = aucune coche
change-labour = Les ouvriers vont là où ils rapportent plus : { $from } → { $to }.
change-weakest = ligne la plus faible { $from } → { $to }
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
task-choose = Que disent les dés ?
task-menu = Choisis.
task-own = Tu dessines : { $what }.
task-and = { " " }et{ " " }
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
sound-ask = Veux-tu entendre les dés, le crayon et les tampons ?
sound-on = Avec le son
sound-off = Muet
bar-hurry = Presque plus de temps : { $seconds } s. À zéro, un remplaçant dessine pour toi.
bar-hurry_chosen = Presque plus de temps : { $seconds } s. À zéro, ton choix est dessiné.
bar-turn = tour { $number }
bar-turn_word = tour
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
menu-print = Feuilles en PDF
menu-keys = Clavier : les flèches parcourent la feuille, Entrée choisit, dessine et lance les dés, R tourne, M retourne, Échap revient en arrière, Ctrl+Z annule, ? affiche ceci.
menu-dice = Les dés sont-ils honnêtes ?
line-lost = Connexion perdue ; nouvel essai. Rien de ce que tu as fait n’est perdu.
line-sending = Envoi …
line-kept = Pas encore de réponse du serveur : ton coup est gardé et part dès que la ligne revient.
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
