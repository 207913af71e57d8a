chart-turns = tour (barres : perte du coup)
chart-words = Début { $start }, fin { $end }.
chart-lost = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent = { $number } %
strip-title-day = { $game } : dés du { $day }
strip-title-seed = { $game } : dés de la graine { $seed }
strip-read = { $unit ->
    [turn] Lisez un jet par tour et cochez-le ; personne ne regarde plus loin. Après le tour { $last }, continuez avec de vrais dés.
    [round] Lisez un jet par manche et cochez-le ; personne ne regarde plus loin. Après la manche { $last }, continuez avec de vrais dés.
   *[other] Lisez un jet à la fois ({ $word }) et cochez-le ; personne ne regarde plus loin. Après le { $last }e, continuez avec de vrais dés.
}
strip-read-all = { $unit ->
    [turn] Lisez un jet par tour et cochez-le ; personne ne regarde plus loin.
    [round] Lisez un jet par manche et cochez-le ; personne ne regarde plus loin.
   *[other] Lisez un jet à la fois ({ $word }) et cochez-le ; personne ne regarde plus loin.
}
strip-on-screen = À l’écran, ces dés se lancent avec
strip-on-screen-spare = Ce sont les jets à l’écran tant que personne ne relance :
strip-lot = Tirage au sort de qui commence : { $lot }
strip-deal = Cartes distribuées : { $cards }
strip-spare = **Dés de réserve**, pour chaque dé relancé : barrez-les en partant de la gauche.
for-players = De { $low } à { $high } joueurs.
for-exactly-players =
    { $low ->
        [one] Pour { $low } joueur.
       *[other] Pour { $low } joueurs.
    }
rules-what-scores = Ce qui rapporte
rules-options = Options
for-seats = De { $low } à { $high } places.
for-exactly-seats =
    { $low ->
        [one] Pour { $low } place.
       *[other] Pour { $low } places.
    }
strip-follows-moves = Les dés lancés dépendent ici de vos coups : prenez de vrais dés là où le jeu en demande un autre nombre, et ne comparez pas avec l’écran.
