sources-title = D’où cela vient
sources-lead = Les livrets nous sont parvenus sous forme de texte ; leurs images sont perdues, il a donc fallu décider quelques points. **R** : le livret le dit. **E** : son exemple le montre. **D** : l’édition numérique de l’auteur fait ainsi. **H** : un choix maison, le nôtre.
