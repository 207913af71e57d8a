# Le nom de cette langue, dans cette langue.
language-name = Français
language-choose = Langue
