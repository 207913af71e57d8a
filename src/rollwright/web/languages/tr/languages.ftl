language-choose = Dil
