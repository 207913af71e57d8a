# The name of this language, in this language.
language-name = Türkçe
