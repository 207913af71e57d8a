# Şimdi ne yapılacak, bir tümcenin sonu olarak. $side A ya da B oyuncusu, $dice “2 5”.
due-over = oyun bitti
due-roll = zarlar havada, önce atılmaları gerek
due-take-one = { $side } şunlardan birini alır: { $dice }
due-take-two = { $side } şunlardan ikisini alır: { $dice }
due-draw = { $side } yan yana iki boş kareye { $dice } çizer ya da önce kalıcı bir yetenek kullanır
due-draw-first = { $side } yan yana iki boş kareye, önceden çizili bir simgenin yanına (ikinci oyuncuysa ilk çifte değmeden) { $dice } çizer ya da önce kalıcı bir yetenek kullanır
due-again = { $side } yan yana iki boş kareye { $dice } çizer
due-lift = { $side } en düşük sıralarından birini işaretler
due-plus = { $side } hâlâ açık olan tek kullanımlık bir yetenek kullanır
due-star = { $side } henüz sahip olmadığı kalıcı bir yetenek seçer

# Bir hamle ya da atış neden reddedilir. $due yukarıdakilerden biri, $move ve $roll gösterimdir.
no-roll-due = şimdi zar atılmaz: { $due }
roll-due-one = tek zarlık bir atış gerek, { $roll } değil
roll-due-more = { $number } zarlık bir atış gerek, { $roll } değil
no-such-face = bir zar 1–6 gösterir, { $face } değil; atış: { $roll }
not-in-turn = { $side } şimdi hamle yapamaz: { $due }
not-legal = { $move } şimdi oynanamaz: { $due }
not-legal-now = { $move } şimdi oynanamaz
no-such-square = { $size } x { $size } tahtada { $square } diye bir kare yok
