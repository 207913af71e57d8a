# Le nom de cette langue, dans cette langue.
language-choose = Langue
