# Die Stufen der Bots, die schwächste zuerst: ihre Namen und wie sie spielen.
level-wanderer = Wanderer
level-wanderer-help = Sieht nur wenige seiner Züge; nette Gesellschaft für die erste Partie.
level-apprentice = Lehrling
level-apprentice-help = Nimmt, was jetzt am meisten bringt, und schaut nie voraus.
level-hunter = Jäger
level-hunter-help = Weiß, was ein Blatt verspricht, übersieht aber viel.
level-chief = Häuptling
level-chief-help = Schaut eine Runde voraus und patzt ab und zu.
level-elder = Altmeister
level-elder-help = Denkt lange nach und verzeiht wenig.
