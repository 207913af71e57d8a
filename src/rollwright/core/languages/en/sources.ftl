# Where a game's rules come from: above the list of rulings. The marks R, E, D, H are the same in all languages.
sources-title = Where this comes from
sources-lead = The rulebooks came to us as text; their pictures are lost, so a few things had to be decided here. **R**: the rulebook says it. **E**: its worked example shows it. **D**: the designer’s own digital edition has it. **H**: a house ruling, ours.
