# On every sheet, on screen and on paper.
# The line for a pen under a printed sheet's name.
note-blank = Ad ______________________   Tarih ___________
# Whose sheet it is and when: "Ada, tur 7".
note-turn = { $owner }, tur { $turn }
note-final = { $owner }, son durum
owner-seat = yer { $number }
owner-solo = solo

# The heading of the score, in capitals, and its last line.
score-heading = PUAN
score-total = toplam

# A place of the sheet in words: "c4: su, balığı tutuldu, önizleme: iki ağaç ve kesildi".
place-empty = boş
place-preview = önizleme: { $mark }
place-lock = { $row } kilidi
# Marks on the boxes of any game's sheet.
mark-crossed = çarpılı
mark-circled = halkalı
mark-struck = üstü çizili
