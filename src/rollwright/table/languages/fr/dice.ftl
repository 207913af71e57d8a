# Pourquoi les dés d’un relevé ne peuvent pas être vérifiés.
check-early-day = ces dés ne peuvent pas encore être vérifiés : le secret est dévoilé à la fin de la journée
check-early-game = ces dés ne peuvent pas encore être vérifiés : le secret est dévoilé à la fin de la partie
check-other-game = ce sont les dés d’une autre partie : c’est son propre relevé qu’on peut vérifier
check-no-commitment = ces dés ne peuvent pas être vérifiés : le relevé dit '{ $line }', pas 'dice commit HASH table NAME'

# Ce que prouvent de bons jets, et ce qu’ils ne prouvent pas : après « Prouvé : » ou « Non prouvé : », sans point
# final. $last est le numéro d’une place, $most ceux d’avant, « 1, 2 » ; $count est le nombre de places.
proven-promised =
    { $count ->
        [one] la place { $last } a promis un nonce et montré celui qui était promis : sans connaître tous ces nonces, personne ne pouvait choisir les jets
       *[other] les places { $most } et { $last } ont chacune promis un nonce et montré celui qui était promis : sans connaître tous ces nonces, personne ne pouvait choisir les jets
    }
unproven-kept-back =
    { $count ->
        [one] la place { $last } a promis un nonce et l’a gardé, et pouvait donc choisir s’il compte
       *[other] les places { $most } et { $last } ont chacune promis un nonce et l’ont gardé, et pouvaient donc choisir s’il compte
    }
unproven-no-nonce =
    { $count ->
        [one] la place { $last } n’a pas apporté de nonce, et n’a donc pas de preuve à elle
       *[other] les places { $most } et { $last } n’ont pas apporté de nonce, et n’ont donc pas de preuve à elles
    }
unproven-open-nonces = les nonces ont été donnés ouvertement, à mesure que les gens venaient : le responsable du serveur, s’il s’est assis en dernier, a pu choisir ces jets
unproven-order = que les promesses soient venues avant les nonces, c’est ce relevé qui le dit ; le navigateur de chacune de ces places se souvient des promesses qu’on lui a montrées, et la page qui vérifie les dés les compare
proven-day = ce sont les dés du jour sur lesquels on s’était engagé : tous ceux qui les ont joués ont eu les mêmes
unproven-day = que l’engagement ait été là avant le jour, et le sel à son début, c’est ce relevé qui le dit ; compare les deux avec ce que la table montrait alors
