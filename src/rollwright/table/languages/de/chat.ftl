# Fertige Sätze für den Chat, je ein Tipp.
phrase-hello = Hallo zusammen!
phrase-luck = Viel Glück!
phrase-nice = Schön gezeichnet!
phrase-oops = Ups.
phrase-hurry = Nimm dir Zeit, aber nicht alle.
phrase-thanks = Danke fürs Spiel!
phrase-again = Noch eine?
phrase-break = Bin gleich wieder da.
