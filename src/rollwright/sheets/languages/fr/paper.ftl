# Une bande de dés imprimée : les jets d’une partie, à lire tour par tour.
strip-title-day = { $game } : dés du { $day }
strip-title-seed = { $game } : dés de la graine { $seed }
# $unit est ce à quoi sert un jet ; $word le dit en anglais, pour d’autres jeux ; $last est le numéro du dernier.
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
# Une commande suit à la ligne d’après.
strip-on-screen = À l’écran, ces dés se lancent avec
strip-on-screen-spare = Ce sont les jets à l’écran tant que personne ne relance :
strip-lot = Tirage au sort de qui commence : { $lot }
strip-deal = Cartes distribuées : { $cards }
# Entre deux astérisques, les lettres sont grasses.
strip-spare = **Dés de réserve**, pour chaque dé relancé : barrez-les en partant de la gauche.

# La page de règles d’un jeu qui n’a pas de texte de règles.
for-players = De { $low } à { $high } joueurs.
for-exactly-players =
    { $low ->
        [one] Pour { $low } joueur.
       *[other] Pour { $low } joueurs.
    }
rules-what-scores = Ce qui rapporte
rules-options = Options
