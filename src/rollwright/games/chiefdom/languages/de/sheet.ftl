## Was auf einem Feld ist, für alle, die das Blatt hören.

mark-empty = leer
mark-fished = Wasser, abgefischt
# Bäume, die ein Holzfäller fällte: „drei Bäume, gefällt“.
mark-cut = gefällt
