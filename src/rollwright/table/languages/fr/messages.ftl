phrase-hello = Salut tout le monde !
phrase-luck = Bonne chance !
phrase-nice = Joliment dessiné !
phrase-oops = Oups.
phrase-hurry = Prends ton temps, mais pas tout.
phrase-thanks = Merci pour la partie !
phrase-again = On en refait une ?
phrase-break = Je reviens tout de suite.
check-early-day = ces dés ne peuvent pas encore être vérifiés : le secret est dévoilé à la fin de la journée
check-early-game = ces dés ne peuvent pas encore être vérifiés : le secret est dévoilé à la fin de la partie
check-other-game = ce sont les dés d’une autre partie : c’est son propre relevé qu’on peut vérifier
check-no-commitment = ces dés ne peuvent pas être vérifiés : le relevé dit '{ $line }', pas 'dice commit HASH table NAME'
proven-promised =
    { $count ->
        [one] la place { $last } a promis un nombre aléatoire et montré celui qui était promis : sans connaître tous ces nombres aléatoires, personne ne pouvait choisir les jets
       *[other] les places { $most } et { $last } ont chacune promis un nombre aléatoire et montré celui qui était promis : sans connaître tous ces nombres aléatoires, personne ne pouvait choisir les jets
    }
unproven-kept-back =
    { $count ->
        [one] la place { $last } a promis un nombre aléatoire et l’a gardé, et pouvait donc choisir s’il compte
       *[other] les places { $most } et { $last } ont chacune promis un nombre aléatoire et l’ont gardé, et pouvaient donc choisir s’il compte
    }
unproven-no-nonce =
    { $count ->
        [one] la place { $last } n’a pas apporté de nombre aléatoire, et n’a donc pas de preuve à elle
       *[other] les places { $most } et { $last } n’ont pas apporté de nombre aléatoire, et n’ont donc pas de preuve à elles
    }
unproven-open-nonces = les nombres aléatoires ont été donnés ouvertement, à mesure que les gens venaient : le responsable du serveur, s’il s’est assis en dernier, a pu choisir ces jets
unproven-order = que les promesses soient venues avant les nombres aléatoires, c’est ce relevé qui le dit ; le navigateur de chacune de ces places se souvient des promesses qu’on lui a montrées, et la page qui vérifie les dés les compare
proven-day = ce sont les dés du jour sur lesquels on s’était engagé : tous ceux qui les ont joués ont eu les mêmes
unproven-day = que l’engagement ait été là avant le jour, et le sel à son début, c’est ce relevé qui le dit ; compare les deux avec ce que la table montrait alors
proven-log = le journal de la table compte { $events } événements jusqu’à la fin, et chacun porte l’empreinte du précédent ; sa tête est { $head } : avec elle, personne ne change un événement passé sans que cela se voie
unproven-log = que ce soit la tête montrée par la table, c’est ce relevé qui le dit : compare-la à celle que tu as vue, ou donne les tables avec --log
ending-the-host-ended-the-game = l’hôte a mis fin à la partie
ending-all-turns-are-over = tous les tours sont joués
ended-early = L’hôte a mis fin à la partie avant son terme.
seat-unnamed = Place { $number }
table-unknown = cette table n’existe pas ; vérifie le code
table-deleted = cette table a été supprimée
table-unreachable = la table est injoignable pour l’instant ; réessaie plus tard
table-cannot-save = la table ne peut pas enregistrer de coups pour l’instant ; réessaie dans un moment
table-no-room = il n’y a plus de place pour enregistrer ce coup ; tout ce qui précède est en sûreté. Supprime d’anciennes parties ou libère de l’espace, puis réessaie
table-busy = la table est occupée ailleurs ; réessaie
table-no-code = aucun code de table libre n’a été trouvé ; réessaie
table-too-new = la table { $table } a été écrite par une version plus récente de ce serveur ; elle n’est pas abîmée
table-other-rules = la table { $table } suit des règles que cette version ne connaît pas ; elle n’est pas abîmée et se rouvrira avec une version qui les connaît
table-damaged = la table { $table } est abîmée et a été mise de côté ; les autres tables continuent
table-full = toutes les places de cette table sont prises
table-over = la partie de cette table est finie
table-joins = trop de gens se sont déjà assis à cette table : plus personne ne le peut
seat-lost = cette place n’est plus la tienne ; rejoins la table à nouveau
seat-not-yours = ce n’est pas ta place
seat-empty = personne n’est assis à la place { $seat }
promise-unreadable = une promesse est un SHA-256, 64 chiffres hexadécimaux
token-unreadable = un jeton a de 32 à 128 lettres et chiffres au hasard
asides-many = tu as tant changé de choses à cette table que seule la partie elle-même continue
host-only = seul l’hôte de la table peut faire cela
start-late = la partie a déjà commencé
start-sheets = cette partie continue depuis le papier : il faut quelqu’un pour jouer chaque feuille
settings-late = les places et les options ne se changent qu’avant le début de la partie
settings-other = pour un autre jeu, ou d’autres feuilles de papier, il faut une autre table
settings-people = { $people } personnes sont déjà assises ici : laisse une place à chacune
remove-late = on ne libère une place qu’avant le début de la partie
paused = l’hôte a mis la partie en pause
roll-not-due = ce n’est pas le moment de lancer les dés
roll-waits = les dés attendent un instant la part de { $names } ; lance encore
nonce-other = ce nombre aléatoire n’est pas celui qui était promis
nonce-late = les nombres aléatoires se montrent entre le début et le premier jet
move-unreadable = ce n’est pas un coup de ce jeu : { $why }
move-no-game = personne ne peut jouer avant le début ou après la fin
move-not-yours = ce n’est pas à toi de jouer
move-stale = la table a avancé depuis ; regarde de nouveau
move-not-taught = cela peut se dessiner, mais pas dans cette leçon : fais ce qu’elle dit
bot-not-due = aucun bot n’a à jouer maintenant
back-nothing = il n’y a rien à reprendre
undo-refused = impossible de reprendre ce coup : { $why }
undo-over = la partie est finie
undo-not-started = la partie n’a pas commencé
undo-no-move = tu n’as rien joué depuis le dernier jet
undo-bot = un bot a joué ce coup à ta place
undo-known = quelqu’un a joué depuis, en connaissant ton coup
undo-shown = les coups de tous ont été montrés
undo-needed = ce que les autres ont fait depuis dépend de ton coup
undo-stays = le coup d’un bot reste
replace-not-now = on ne remplace un joueur que pendant une partie
replace-present = seul un joueur absent peut être remplacé
replace-recent = ce joueur était là à l’instant ; laisse-lui une minute pour revenir
replace-voted = tu as déjà voté pour cela
host-not-now = c’est pour une partie en cours
end-shared = une partie aux dés partagés se joue jusqu’au bout
time-not-running = aucun chrono ne tourne
leave-over = la partie est finie ; il n’y a pas de place à quitter
rematch-new = une revanche demande une nouvelle table
rematch-early = la revanche vient après la partie
record-early = le relevé est montré quand la partie est finie
watch-hidden = d’autres peuvent encore jouer ces dés, donc on ne peut pas regarder
id-used = l’identifiant { $id } a servi à autre chose
command-unreadable = ce n’est pas une commande : { $why }
name-invisible = un nom a au moins une lettre visible
avatar-unknown = un emblème est l’un de { $known }
chat-no-phrase = il n’y a pas de phrase { $phrase }
chat-unreadable = un message est du texte imprimable
chat-code = ceci contient un code de secours, qui doit rester personnel
chat-much = tu as tant parlé à cette table qu’on n’en garde pas plus
share-one = un essai aux dés partagés se joue seul
share-early = les dés se partagent quand la partie est finie
share-other = ces dés ne peuvent pas se partager : la partie n’a pas commencé sur ta propre feuille vierge
day-early = personne ne connaît encore les dés de ce jour-là
profile-code = aucun profil n’a ce code
profile-gone = ce profil n’existe plus
open-full = tant de tables sont ouvertes que celle-ci n’est pas annoncée ; réessaie plus tard
open-share = { $most } tables de ton adresse sont déjà annoncées ; réessaie plus tard
friends-full = un profil a au plus { $most } amis
friends-link_full = un lien d’ami fait au plus { $most } amis ; demandes-en un nouveau
records-full = un profil garde au plus { $most } relevés importés
records-first-line = un relevé commence par la ligne { $line }
records-many = au plus { $most } relevés à la fois, pas { $number }
records-wrong = relevé { $number } : { $why }
records-large = un relevé a au plus { $size } Kio
records-not_begun = la partie n’a pas commencé
file-unsaved = impossible d’enregistrer { $path } : { $why }
file-unread = impossible de lire { $path } : { $why }
file-large = { $path } dépasse { $size } Mio, donc ce n’est pas un relevé
file-no-text = { $path } n’est pas un texte en UTF-8
setup-no-bot = il n’y a pas de bot { $bot } pour { $game } (bots : { $known })
setup-no-person = une table a une place pour au moins une personne
setup-seats = { $game } se joue avec { $low } à { $high } places, pas { $seats }
setup-hints = les indices sont pour { $known }, pas { $hints }
setup-no-lesson = il n’y a pas encore de leçon pour { $game }
setup-turn = le tour est un nombre de { $least } à { $most }, pas { $number }
setup-rolled = les jets lus sont un nombre de { $least } à { $most }, pas { $number }
setup-sheets-options = les feuilles nomment leurs options : ne les donne pas
setup-sheets-over = sur ces feuilles, la partie est déjà finie
setup-sheets-seats =
    { $sheets ->
        [one] c’est une feuille pour { $sheets } place, pas { $seats }
       *[other] ce sont des feuilles pour { $sheets } places, pas { $seats }
    }
setup-slow-bots =
    { $most ->
        [one] ces bots réfléchissent trop longtemps pour cette machine : au plus { $most } place par table pour un bot comme { $bot } ; prends-en moins, ou de plus faibles
       *[other] ces bots réfléchissent trop longtemps pour cette machine : au plus { $most } places par table pour un bot comme { $bot } ; prends-en moins, ou de plus faibles
    }
setup-timer = un chrono va de { $least } à { $most } secondes, pas { $seconds }
setup-pause = la pause avant un jet va de 0 à { $most } secondes, pas { $seconds }
setup-seed = une graine est un nombre de 0 à { $most }, pas { $seed }
setup-day = un jour s’écrit comme 2026-11-17, pas { $day }
setup-foreign-dice = ces dés viennent d’ailleurs ({ $dice }), donc la partie ne peut pas continuer ici
