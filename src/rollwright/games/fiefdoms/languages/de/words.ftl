option-challenge = Solo-Aufgabe
option-challenge-help = Ein Ziel für eine Person allein; jedes ist schwerer als das davor.
option-challenge-off = keine
option-challenge-1 = 1 Erste Steine
option-challenge-2 = 2 Recht auf Wasser
option-challenge-3 = 3 Freibriefe
option-challenge-4 = 4 Pakt mit dem Volk
option-challenge-5 = 5 Aufklärung
option-challenge-6 = 6 Glut des Aufruhrs
option-challenge-7 = 7 Kriegstrommeln
option-challenge-8 = 8 Rand der Welt
task-of-pair = Bilde Paare: Ein Paar sagt, wo, das andere, was.
task-of-build = Wähle, was du baust.
scoring-unrest = Unruhe
scoring-spent = Einfluss benutzt
scoring-fewer = ein Arbeiter weniger (Brunnenhaus)
why-cottages = [[cottage]] für jede bewohnte Kate; in jeder wohnen 4.
why-farms = [[basic]] für jede aktive Farm, [[farm]] neben einem Brunnenhaus.
why-quarries = [[basic]] für jeden aktiven Steinbruch, [[quarry]] mit einem zweiten in seiner Zeile oder Spalte.
why-windmills = [[basic]] für jede aktive Windmühle, [[windmill]] neben einer anderen.
why-markets = Die Hälfte der Bewohner um jeden aktiven Markt.
why-springhouses = −1 für jeden aufgegebenen Bauplatz neben einem Brunnenhaus.
why-townhall = [[townhall]], dazu 2 für jede aktive Art in seiner Zeile und Spalte.
why-university = [[university]] für eine, zwei, drei oder vier Arten Großbau.
why-guilds = [[guild]] für jede Gilde, deren vier Mitglieder aktiv sind.
why-vagrants = −1 für jeden Bewohner über vier pro Kate hinaus; ein Armenhaus erlässt 12.
why-barracks = 5 für jede aktive Kaserne auf einer langen Diagonale.
why-piscaries = 3 für jede aktive Fischerei, dazu 1 für jeden aktiven Markt daneben.
price-cottages = bewohnte Katen × [[cottage]]
price-farms = Farmen × [[basic]], am Brunnen × [[farm]]
price-quarries = Steinbrüche × [[basic]], in Linie × [[quarry]]
price-windmills = Windmühlen × [[basic]], zu zweit × [[windmill]]
price-markets = Märkte, Bewohner / 2
price-springhouses = Brunnenhäuser, je Kreuz −1
price-townhall = Rathaus [[townhall]], je Art + 2
price-university = Universität [[university]]
price-guilds = Gilden × [[guild]]
price-vagrants = Vagabunden × −1
price-barracks = Kasernen, diagonal × 5
price-piscaries = Fischereien × 3, Markt + 1
paper-dice =
    Zwei weiße Ereigniswürfel (6 ist ein Kreuz), zwei Windrosenwürfel (6 ist eine Windrose). Zwei Windrosen: alle neu würfeln.
    Zwei Kreuze: Alle streichen einen leeren Bauplatz durch; die Runde ist vorbei.
paper-turn =
    Zwei Paare: Eins ist der Ort (Zeile und Spalte, egal wie herum), eins der Bau. Eine Windrose ist eine beliebige Zahl und gehört zum Ort, ein Kreuz zum Bau.
    Summe: Bau, was beide Bauwürfel zusammen ergeben.
    Teilen: Ein Würfel nennt das Gebäude; so viele Bewohner, wie der andere zeigt, kommen in eine leere Raute an seinen Ecken, wenn es eine gibt. Mit einem Kreuz kommt niemand.
    Einfluss: Ändere einen Würfel um 1 für jeden benutzten Stern.
    Zeichne es oder schreib seinen Code, und kreise ein, wie viele Arbeiter es braucht.
    Wer nicht bauen kann, streicht einen leeren Bauplatz durch.
paper-end = Jeder Bewohner darf in einem Gebäude arbeiten, dessen Bauplatz seine Raute berührt. Mit allen Arbeitern ist ein Gebäude aktiv und zählt. Wer in keinem umrandeten Vierer steht, ist Vagabund.
paper-people = Male für jeden Bewohner einen Punkt aus; ein Stern gibt Einfluss: Kreise ihn ein, und übermale ihn, wenn er benutzt ist. Jede Kate umrandet die nächsten vier: Sie wohnen dort.
paper-turns = Streich jede Runde ein Kästchen durch. Der Regent würfelt und bildet die Paare; dann gehen die Würfel nach links.
paper-turns-solo = Streich jede Runde ein Kästchen durch. R: Du bist Regent und bildest die Paare. S: Das Schicksal paart Windrose mit Windrose, Ereignis mit Ereignis.
name = Rolling Fiefdoms
blurb = Bilde Paare aus vier Würfeln, gründe Viertel und Gilden und gib allen Arbeit. Acht Solo-Aufgaben.
summary = 25 Runden, um ein Lehen zu bauen, Bewohner unterzubringen und ihnen Arbeit zu geben.
credit = Rolling Fiefdoms stammt von Grégory Heitz und steht unter CC BY-NC-SA 4.0.
judgement = Seine eigenen besten Züge bringen im Schnitt etwa 93 Punkte. Wer alle Würfe vorher wüsste, käme auf 101: Der Coach urteilt nicht besser, als er spielt.
judgement-variant = Für diese Variante wurde nichts gelernt: Bots und Coach urteilen nach Schätzungen und Probepartien.
strip-dice = Weiße Würfel sind Ereigniswürfel, die mit doppeltem Rand Windrosenwürfel.
strip-alone = Allein paarst du in ungeraden Runden, in geraden das Schicksal.
rank-legendary = Legendär
rank-illustrious = Ruhmreich
rank-distinguished = Angesehen
rank-prosperous = Blühend
rank-modest = Bescheiden
rank-forgotten = Vergessen
# Die Punkte, die ein Rang braucht, in einer Tabelle.
rank-from = ab { $points }
rank-below = weniger
# Eine Zeile der Wertung, die nur eine Variante hat.
own-term = { $name }: je { $points }: { $each }
