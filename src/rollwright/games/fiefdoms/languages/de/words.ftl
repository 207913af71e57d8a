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
option-first = Erster Regent
option-first-help = Das Los bestimmt ihn, oder ein Platz wird gewählt.
option-first-short = der erste Regent: durch das Los, oder ein Platz
option-first-lot = durch das Los
task-of-pair = Bilde Paare: Ein Paar sagt, wo, das andere, was.
task-of-build = Wähle, was du baust.
scoring-unrest = Unruhe
scoring-spent = Einfluss benutzt
scoring-fewer = ein Arbeiter weniger (Brunnenhaus)
why-cottages = [[cottage]] für jede Kate mit mindestens einem Bewohner; in jeder wohnen 4.
    ?example Zum Beispiel drei Katen und 5 Bewohner: 4.
why-farms = [[basic]] für jede aktive Farm, [[farm]] neben einem Brunnenhaus.
    ?example Zum Beispiel zwei aktive Farmen, eine davon neben einem Brunnenhaus: 8.
why-quarries = [[basic]] für jeden aktiven Steinbruch, [[quarry]] mit einem zweiten, aktiv oder nicht, in seiner Zeile oder Spalte.
    ?example Zum Beispiel ein aktiver Steinbruch mit einem inaktiven in seiner Zeile: 4.
why-windmills = [[basic]] für jede aktive Windmühle, [[windmill]] neben einer anderen, aktiv oder nicht.
    ?example Zum Beispiel drei aktive Windmühlen nebeneinander: 12.
why-markets = Die Hälfte der Bewohner in den Rauten jedes aktiven Markts, abgerundet.
    ?example Zum Beispiel ein Markt mit 7 Bewohnern ringsum: 3.
why-springhouses = Beim Bau spart ein Brunnenhaus einen Arbeiter bei einem Gebäude daneben. −1 für jeden aufgegebenen Bauplatz daneben.
    ?example Zum Beispiel ein aufgegebener Bauplatz zwischen zwei Brunnenhäusern: −2.
why-townhall = [[townhall]], dazu 2 für jede aktive Art Grund- oder Sonderbau in derselben Zeile oder Spalte.
    ?example Zum Beispiel eine aktive Farm in seiner Zeile, ein aktiver Steinbruch und noch eine aktive Farm in seiner Spalte: 9.
why-university = [[university]] für eine, zwei, drei oder vier gebaute Arten Großbau, sie selbst mitgezählt, aktiv oder nicht.
    ?example Zum Beispiel mit einem inaktiven Rathaus: 8.
why-guilds = [[guild]] für jede aktive Gilde, deren Bedingung gilt: vier aktive Farmen oder Steinbrüche, Seite an Seite verbunden, Windmühlen am äußeren Rand, Märkte im Zentrum.
    ?piscators Die Fischergilde braucht an jedem äußeren Rand eine eigene aktive Fischerei.
    ?example Zum Beispiel eine aktive Bauerngilde und vier verbundene aktive Farmen: 15.
why-vagrants = −1 für jeden Bewohner über vier pro Kate hinaus; ein aktives Armenhaus erlässt bis zu 12.
    ?example Zum Beispiel 10 Bewohner und eine Kate: −6.
why-barracks = 5 für jede aktive Kaserne auf einer langen Diagonale; in jeder aktiven wohnen 8.
    ?example Zum Beispiel zwei aktive Kasernen, eine davon auf einer Diagonale: 5.
why-piscaries = 3 für jede aktive Fischerei, dazu 1 für jeden aktiven Markt daneben.
    ?example Zum Beispiel eine aktive Fischerei zwischen zwei aktiven Märkten: 5.
price-cottages = bewohnte Katen × [[cottage]]
price-farms = Farmen × [[basic]], am Brunnen × [[farm]]
price-quarries = Brüche × [[basic]], Zeile/Spalte × [[quarry]]
price-windmills = Windmühlen × [[basic]], daneben × [[windmill]]
price-markets = Märkte, Bewohner / 2
price-springhouses = aufgegeben am Brunnenhaus −1
price-townhall = Rathaus [[townhall]], je Art + 2
price-university = Universität [[university]]
price-guilds = 2 verschiedene Gilden × [[guild]]
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
    Einfluss: Ändere einen Würfel pro Runde, um 1 für jeden benutzten Stern.
    Zeichne es oder schreib seinen Code, und kreise ein, wie viele Arbeiter es braucht.
    Wer bauen kann, muss; wer nicht kann, streicht einen leeren Bauplatz durch.
paper-end = Jeder Bewohner darf in einem Gebäude arbeiten, dessen Bauplatz seine Raute berührt. Mit allen Arbeitern (oder wenn es keine braucht) ist ein Gebäude aktiv und zählt. Nachbarn zählen für Zuschläge, aktiv oder nicht. Wer in keinem umrandeten Vierer steht, ist Vagabund.
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
sources-note = Lizenz: creativecommons.org/licenses/by-nc-sa/4.0. Wo der Text schweigt, folgen wir der digitalen Ausgabe des Autors.
