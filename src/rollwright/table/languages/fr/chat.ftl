# Des phrases toutes faites pour le chat, une touche chacune.
phrase-hello = Salut tout le monde !
phrase-luck = Bonne chance !
phrase-nice = Joliment dessiné !
phrase-oops = Oups.
phrase-hurry = Prends ton temps, mais pas tout.
phrase-thanks = Merci pour la partie !
phrase-again = On en refait une ?
phrase-break = Je reviens tout de suite.
