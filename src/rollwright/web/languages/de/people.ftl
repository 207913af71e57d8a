profile-title = Du
profile-lead = Es gibt kein Konto: Dieser Browser bist du. Dein Name, dein Zeichen, deine Einstellungen und deine Partien gehören zu einem Profil, das du mitnehmen kannst.
profile-since = Dabei seit { $day }.
profile-save = Speichern
profile-saved = Gespeichert.
profile-moved = Dieses Gerät gehört jetzt auch dir: Dein Name, deine Einstellungen und deine Partien sind da.
profile-renewed = Andere Geräte sind abgemeldet, und der alte Code gilt nicht mehr.
profile-device = Anderes Gerät nutzen
profile-device-title = Deine anderen Geräte
profile-device-lead = Ein Code und ein Link bringen dein Profil auf ein Handy oder einen anderen Rechner, und holen es zurück, falls dieser Browser dich vergisst.
profile-device-how = Richte die Kamera des anderen Geräts hierauf oder gib den Code dort unter „Du“ ein.
profile-device-keep = Schreib den Code auf. Wer ihn hat, hat dein Profil, also behalte ihn für dich; niemand hier kann ihn für dich nachschlagen.
profile-qr = QR-Code des Links, der dein Profil mitnimmt
profile-have_code = Ich habe einen Code
profile-code = Wiederherstellungscode
profile-open = Profil öffnen
profile-arrive = Einen Moment: Dein Profil wird geöffnet.
profile-no_code = Dieser Link enthält keinen Code. Hol dir einen auf dem anderen Gerät, unter „Du“.
profile-wrong_code = kein Profil hat diesen Code; prüf jeden Buchstaben noch einmal
profile-none = dieser Browser hat kein Profil; beginne eine Partie oder öffne deins mit seinem Code
profile-instead = Dieser Browser gehört { $mine }. Der Code führt zum Profil von { $other }. Wenn du wechselst, kommst du zu { $mine } nur mit dem Code dieses Profils zurück.
profile-first_mine = Zuerst den Code von { $name } zeigen
profile-same = Dieser Browser hat ein Profil, und der Code führt zu einem anderen. Beide heißen { $name }. Wenn du wechselst, kommst du zu diesem nur mit seinem eigenen Code zurück.
profile-same-keep = Dieses Profil behalten
profile-same-change = Zum anderen Profil wechseln
profile-same-first = Zuerst den Code dieses Profils zeigen
profile-open-ask = Das Profil von { $name } auf diesem Gerät öffnen?
profile-open-other = Das Profil von { $name } öffnen
profile-seats =
    { $count ->
        [one] Dieser Browser hat einen Platz bei { $count } Partie. Der Code führt zum Profil von { $other }. Wenn du es öffnest, gibt dieser Browser den Platz auf; das andere Profil bekommt ihn nicht.
       *[other] Dieser Browser hat Plätze bei { $count } Partien. Der Code führt zum Profil von { $other }. Wenn du es öffnest, gibt dieser Browser die Plätze auf; das andere Profil bekommt sie nicht.
    }
profile-seats-keep = Zuerst die Plätze dieses Browsers ansehen
profile-renew = Neuer Code, andere Geräte abmelden
profile-renew-title = Jemand hat meinen Code gesehen
profile-renew-lead = Der alte Code gilt dann nicht mehr, und alle anderen Geräte sind abgemeldet. Dieser Browser bleibt deiner.
profile-lost = Dein neuer Code ging unterwegs verloren
profile-lost-lead = Für dein Profil wurde ein neuer Code gemacht, der nie in diesem Browser ankam. Bis er benutzt wird, kannst du ihn noch einmal schicken lassen.
profile-lost-again = Noch einmal schicken
profile-back = Zurück zu deinem Profil
profile-delete = Mein Profil löschen
profile-delete-lead = Dein Profil, sein Code und die Partien, die du allein gespielt hast, werden gelöscht. Partien mit anderen bleiben deren Partien, mit dem Namen, unter dem du gespielt hast; wo eine noch läuft, übernimmt ein Bot deinen Platz.
profile-delete-sure =
    { $games ->
        [one] { $name } mit { $games } Partie endgültig löschen? Niemand kann sie zurückholen.
       *[other] { $name } mit { $games } Partien endgültig löschen? Niemand kann sie zurückholen.
    }
profile-stay = Bleiben
friends-title = Freunde
friends-none = Noch niemand.
friends-lead = Schick deinen Freundeslink an Leute, die du kennst. Ihr sagt beide Ja und seht dann die offenen Tische und Ergebnisse voneinander zuerst.
friends-make = Freundeslink erzeugen
friends-link = Dein Freundschaftslink
friends-send = Senden
friends-copied = Kopiert
friends-renew-title = Fremde haben den Link
friends-renew-lead = Der alte Link gilt dann nicht mehr. Deine Freunde bleiben.
friends-renew = Neuer Link
friends-came = Über diesen Link kamen: { $names }.
friends-part =
    { $count ->
        [one] Neuer Link, und diese { $count } Freundschaft beenden
       *[other] Neuer Link, und diese { $count } Freundschaften beenden
    }
friends-remove = Freundschaft mit { $name } beenden
friends-arrive = Einen Moment: Der Freundeslink wird gelesen.
friends-no_link = Diese Adresse enthält keinen Freundeslink. Lass dir einen neuen geben.
friends-look = Ansehen
friends-ask = Mit { $name } befreundet sein?
friends-ask-lead = Du und { $name } seht dann die offenen Tische und Ergebnisse voneinander zuerst. Ihr könnt das beide jederzeit beenden.
friends-yes = Ja, gern
friends-no = Nein
friends-wrong_link = niemand hat diesen Freundeslink, oder nicht mehr; lass dir einen neuen geben
friends-tag = befreundet
open-title = Offene Tische
open-lead = Setz dich zu Leuten, die du noch nicht kennst, oder schau bei einer laufenden Partie zu.
open-sit = Freie Plätze
open-none = Gerade wartet kein Tisch auf jemanden.
open-watch_now = Läuft gerade
open-nothing = Gerade läuft keine offene Partie.
open-all = Alle offenen Tische
open-of = Tisch von { $name }
open-seats = { $taken } da, { $free } frei
open-turn =
    { $seats ->
        [one] Runde { $turn }, { $seats } spielt
       *[other] Runde { $turn }, { $seats } spielen
    }
open-now = gerade eben
open-minutes = seit { $count } Min.
open-hours = seit { $count } Std.
open-mine = Zurück
open-watch = Zuschauen
open-sit_at = An den Tisch von { $name } setzen, { $game }
open-for = für { $count }
open-how_many = Wie viele Plätze
open-anyone = Wer mag?
open-not_now = nur ein Tisch mit Plätzen für mehrere Leute wird als offen gezeigt, und nur vor Beginn der Partie
rating-title = Deine Wertungszahl, { $game }
rating-none = Gewinne oder verliere eine gewertete Partie { $game }, und du hast eine Wertungszahl.
rating-value = { $rating } ± { $spread }
rating-games =
    { $count ->
        [one] nach { $count } Partie
       *[other] nach { $count } Partien
    }
rating-lead = Es zählen Partien zu zweit, bei denen es nicht für alle Tipps gibt, und Partien gegen eine Stufe ganz ohne Tipps: mit fairen Würfeln und den gedruckten Regeln. Wer geht, hat verloren. Gegner ändern deine Wertungszahl, sobald sie fünf gewertete Partien gegen drei Gegner haben.
rating-play_against = Gewertet gegen { $level }
rating-changed = Deine Wertungszahl: { $rating } ({ $change })
rating-rated = gewertet
seats-title = Plätze dieses Browsers
seats-keep = Diese Partien behalten
seats-other = Einige davon gehören schon zu den Partien eines anderen Profils.
games-none = In diesem Browser ist noch nichts gespielt. Jede Partie, die du beginnst, bleibt hier, und du kannst sie auf ein anderes Gerät mitnehmen.
games-begin = Spiel wählen
games-since =
    { $count ->
        [one] { $count } Partie seit { $day }
       *[other] { $count } Partien seit { $day }
    }
games-best = Rekord, { $game }
games-won_share = Siege mit anderen
games-filters = Welche Partien
games-all = Alle { $count }
games-won = Siege
games-running = Laufend
games-week = Diese Woche
games-older = Davor
games-empty = So eine Partie gibt es noch nicht.
games-newer = Neuere
games-older_games = Ältere
games-first = Sieg
games-place = Platz { $place } von { $seats }
games-lesson = Lektion
games-imported = mitgebracht
games-alone = allein
games-more = und { $count } weitere
games-go_on = Weiter
games-delete = Diese Partie löschen: { $game }
games-delete_sure = Diese Partie endgültig löschen?
games-progress = Fortschritt
games-plotted =
    { $count ->
        [one] { $game }, { $count } Partie
       *[other] { $game }, { $count } Partien
    }
games-lately =
    { $count ->
        [one] Deine letzte Partie brachte { $last }, deine erste { $first }.
       *[other] Deine letzten { $count } Partien brachten im Schnitt { $last }, deine ersten { $count } { $first }.
    }
games-spread = So streuen deine Punkte
games-terms = Woher deine Punkte kommen
games-beside = Der lange Strich und die letzte Zahl: wie weit du vom Mittel der Stufe { $level } entfernt bist.
games-strongest = Der kurze Strich: das Mittel der Stufe { $level }.
games-of = { $count } von { $of }
games-puzzles = Rätsel gelöst
games-files = Mitnehmen
games-export = Profil und Protokolle in einer Datei
games-import = Profil oder Protokolle aus einer Datei mitbringen
games-no_records = In dieser Datei ist kein Protokoll.
games-too_large = Diese Datei ist zu groß: Höchstens { $size } MB werden gelesen.
games-reading = { $count } gelesen …
games-brought = { $read } gelesen, { $added } neu.
games-shared = geteilte Würfel
games-daily = Tageswürfel
bests-title = Deine Rekorde: { $game }
bests-what = Spiel
bests-best = Rekord
bests-games = Partien
bests-alone = allein
bests-people = mit Leuten
bests-level = gegen { $level }
bests-won = ({ $won } gewonnen)
