# Was über jedes Spiel gesagt wird.
blurb-of-any-game = Ein Roll-and-Write-Spiel.
unofficial = Inoffiziell und nicht kommerziell; alle Zeichnungen sind unsere eigenen.
