language-choose = Language
