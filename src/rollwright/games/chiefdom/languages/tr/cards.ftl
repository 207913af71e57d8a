## Puan kartları: adı ve ne getirdiği. $columns kâğıdın genişliğidir.
## Grup, kenardan bitişik en az üç aynı tür karedir.

card-1 = Derin orman
card-1-says = { $columns ->
    [6] altı karesi de ağaç olan her satır için 6
   *[other] { $columns } karesi de ağaç olan her satır için 6
}
card-2 = Engin sular
card-2-says = { $columns ->
    [6] altı karesi de su olan her satır için 6
   *[other] { $columns } karesi de su olan her satır için 6
}
card-3 = Oduncu ekibi
card-3-says = her oduncu grubu için 5
card-4 = Mahalle
card-4-says = her ev grubu için 5
card-5 = Balıkçı ekibi
card-5-says = her balıkçı grubu için 5
card-6 = İnşaat ekibi
card-6-says = her inşaatçı grubu için 5
card-7 = Dolu sütun
card-7-says = boş karesi kalmayan her sütun için 5
card-8 = Balta girmemiş
card-8-says = kimsenin kesmediği her ağaç karesi için 2
card-9 = Durgun su
card-9-says = kimsenin balık tutmadığı her su karesi için 4
card-10 = Ormanın kalbi
card-10-says = dört yanı ağaç olan her oduncu için 5
card-11 = Gölün ortası
card-11-says = dört yanı su olan her balıkçı için 5
card-12 = Köy meydanı
card-12-says = dört yanı ev olan her inşaatçı için 5
card-13 = Kereste baronu
card-13-says = oyun boyunca en çok kütük kesene 10, ikinciye 5
card-14 = Bereketli av
card-14-says = oyun boyunca en çok balık tutana 10, ikinciye 5
card-15 = Herkes iş başında
card-15-says = en çok iş sahibi köylüsü olana 10, ikinciye 5
card-16 = Köy kurucusu
card-16-says = en çok evi olana 10, ikinciye 5
card-17 = Açık arazi
card-17-says = en çok boş karesi olana 10, ikinciye 5
card-18 = Açık sınırlar
card-18-says = en az sur çizene 15, ikinciye 10
# Yalnızca bir değişkede olan kart: ne sayılır, her biri kaç puan.
card-own-says = her biri için { $points }: { $each }
# Listede numarasıyla bir kart: “3 Oduncu ekibi”; ve getirdiğiyle.
card-numbered = { $number } { $name }
card-told = { $number } { $name }: { $says }

## Biri bir kartı gösterince; $points “3 puan”.

card-now = { $name }: şu an { $points }; { $says }.
card-compares = { $name }: { $says }. Bütün oyuncuları karşılaştırır, oyun sonunda sayılır.

## Kesilecek kartlardaki notlar.

card-note-group = Grup, kenardan bitişik en az üç aynı tür karedir.
card-note-players = İki ya da daha çok oyuncu için.
