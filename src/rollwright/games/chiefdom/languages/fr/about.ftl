## Les deux éditions, dans les listes de jeux et au pied des feuilles.

name-chiefdom-1 = Chiefdom, première édition
name-chiefdom-2 = Chiefdom, deuxième édition
blurb-chiefdom-1 = Fonde un village entre deux murs : de l’eau, des arbres, des hommes et leurs maisons, trois dés par tour.
blurb-chiefdom-2 = La deuxième édition : formes reliées, murs des deux côtés, cartes Objectif et bonus.
summary-chiefdom-1 = Un village avec trois dés ; de grandes formes, un mur depuis l’ouest.
summary-chiefdom-2 = Un village avec trois dés ; de petites formes, des murs qui demandent des rondins.
credit = Chiefdom a été conçu par Arif Nezih Savı (deuxième édition illustrée par Erdal Gencer, éditée par Ipek Savi).

## Jusqu’où on peut se fier au coach.

judgement-chiefdom-1 = Ses propres meilleurs coups font environ 222 points en moyenne. Un joueur qui aurait connu tous les dés d’avance aurait pu en avoir 249 : le coach ne juge pas mieux qu’il ne joue.
judgement-chiefdom-2 = Ses propres meilleurs coups font environ 249 points en moyenne. Un joueur qui aurait connu tous les dés d’avance aurait pu en avoir 271 : le coach ne juge pas mieux qu’il ne joue.
judgement-variant = Rien n’a été appris pour cette variante : les bots et le coach jugent par parties simulées, avec la valeur des cases dans le jeu habituel.

## Les rangs de qui joue en solo, et les points pour chacun.

rank-lost-wanderer = Voyageur égaré
rank-keeper-of-the-campfire = Gardien du feu
rank-voice-at-the-council = Voix au conseil
rank-promising-heir = Héritier prometteur
rank-headman = Chef de village
rank-chieftain = Chef de tribu
rank-chieftain-of-chieftains = Chef des chefs
rank-legend-of-the-valley = Légende de la vallée
rank-points-up-to = jusqu’à { $most }
rank-points-between = { $least } à { $most }
rank-points-from = { $least } et plus
sources-note = Les formes sont un choix maison : les images du livret sont perdues.
