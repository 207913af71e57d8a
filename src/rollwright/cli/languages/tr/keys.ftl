# The last line of the screen: a key and what it does, all in one line of 78 columns. Where they have no room,
# each is shown up to its comma.
key-take = Enter al
key-back = Esc geri
key-hint = h ipucu
key-undo = u geri al
key-others = o ötekiler
key-rules = ? kurallar, tuşlar
key-leave = q çık, kaydet
key-go-on = Enter devam
key-take-hint = Enter ipucunu alır
key-look = 1 2 3 hamleye bak
key-drop = başka tuş bırakır
key-new = n yeni oyun
key-rules-only = ? kurallar
key-quit = q çık
key-choose = Enter seç
key-choose-line = yukarı/aşağı satır seç
key-change = sol/sağ değiştir
key-play = Enter oyna
key-page-back = Esc geri
key-scroll = oklar, PgDn kaydır
# Of all lines, those that are shown.
page-lines = { $first }-{ $last }/{ $all }
# Keys that move a shape, in one line: "oklar, r döndür, m aynala, Tab, veya yaz: c4".
move-arrows = oklar
move-turn = r döndür
move-icon = r başka simge
move-mirror = m aynala
move-tab = Tab
move-type = veya yaz: { $square }

# ---- the page of keys: the name of a key in at most 10 columns, and what it does; long lines are wrapped
keys = Tuşlar
keys-arrows-name = oklar
keys-arrows = şekli veya menüde seçili satırı oynatır
keys-enter-name = Enter
keys-enter = seçili olanı alır (Boşluk da)
keys-tab-name = Tab
keys-tab = sonraki yerleşim veya seçim; Shift-Tab önceki
keys-scroll-name = PgDn PgUp
keys-scroll = uzun menüde aşağı veya yukarı; Home ve End uçlara götürür
keys-turn = şekli yerinde döndürür / aynalar; r: başka simge
keys-square = bir karenin adını yaz, oraya atla (veya 2,3)
keys-numbers = menüden, önünde yazan tuşla seçer
keys-back-name = Esc
keys-back = önceki seçime döner (Backspace de)
keys-undo = son hamleni geri alır; sonraki atışa veya başkasının hamlesine dek
keys-hint =
    en iyi hamleler ve her birinden sonra oyunun nasıl bittiği;
    1 2 3 birine bakar, Enter onu alır, başka tuş hepsini bırakır
keys-others = öteki yerlerin puanları ve kâğıtları
keys-rules = bu sayfa
keys-leave =
    kaydeder ve çıkar (Ctrl-C de), botlar düşünürken de; her adım
    kaydedilir. Botlar düşünürken basılan başka tuşlar geçersizdir.
