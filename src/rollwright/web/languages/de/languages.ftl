language-choose = Sprache
