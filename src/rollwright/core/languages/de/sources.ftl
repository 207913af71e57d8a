sources-title = Woher das kommt
sources-lead = Die Regelhefte kamen als Text zu uns; ihre Bilder sind verloren, also war hier einiges zu entscheiden. **R**: Das Regelheft sagt es. **E**: Sein Beispiel zeigt es. **D**: Die eigene digitale Ausgabe des Autors hat es so. **H**: eine Hausregelung, von uns.
