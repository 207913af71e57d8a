# Der Name dieser Sprache, in dieser Sprache.
language-name = Deutsch
language-choose = Sprache
