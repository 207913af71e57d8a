# Der Name dieser Sprache, in dieser Sprache.
language-choose = Sprache
