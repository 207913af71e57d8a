# Würfel in Worten, für Screenreader: „Würfel: weiß 3, blau Windrose“.
dice-drawn = Würfel: { $faces }
face-cross = Kreuz
face-rose = Windrose
face-air = noch in der Luft
# Die Seite eines farbigen Würfels; $value ist eine Zahl oder eins der Wörter oben.
die-red = rot { $value }
die-yellow = gelb { $value }
die-green = grün { $value }
die-blue = blau { $value }
die-purple = lila { $value }
die-brown = braun { $value }
die-grey = grau { $value }
die-white = weiß { $value }
