# Why a table does not do what somebody asked for. Each begins with a small letter and has no full stop:
# it stands alone in a notice, or after "Şimdi olmaz:".

## Tables and seats
table-unknown = böyle bir masa yok; koda bak
table-deleted = bu masa silindi
table-unreachable = masaya şu an ulaşılamıyor; sonra yeniden dene
table-cannot-save = masa şu an hamleleri kaydedemiyor; birazdan yeniden dene
table-no-room = bu hamleyi kaydedecek yer yok; öncekilerin hepsi güvende. Eski oyunları sil ya da yer aç, sonra yeniden dene
table-busy = masa başka yerde meşgul; yeniden dene
table-no-code = boş masa kodu bulunamadı; yeniden dene
table-too-new = { $table } masası bu sunucunun daha yeni bir sürümüyle yazıldı; bozuk değil
table-other-rules = { $table } masası bu sürümün bilmediği kurallarla oynanıyor; bozuk değil, kuralları bilen bir sürümle yeniden açılır
table-damaged = { $table } masası bozuk, kenara ayrıldı; öteki masalar sürüyor
table-full = bu masada bütün yerler dolu
table-over = bu masadaki oyun bitti
table-joins = bu masaya o kadar çok kişi oturdu ki başka kimse oturamaz
seat-lost = bu yer artık senin değil; yeniden katıl
seat-not-yours = bu senin yerin değil
seat-empty = { $seat } numaralı yerde kimse oturmuyor
promise-unreadable = söz, 64 onaltılık haneli bir SHA-256 özetidir
token-unreadable = anahtar, 32 ila 128 rastgele harf ve rakamdır
asides-many = bu masada o kadar çok şey değiştirdin ki artık yalnızca oyun sürebilir
host-only = bunu yalnızca masanın ev sahibi yapar

## Before the game
start-late = oyun çoktan başladı
start-sheets = bu oyun kâğıttan sürüyor: her kâğıda bir oyuncu gerek
settings-late = yerler ve seçenekler oyun başlamadan değiştirilir
settings-other = başka bir oyun veya başka kâğıtlar için başka masa gerek
# $people is at least 2.
settings-people = burada zaten { $people } kişi oturuyor: her birine bir yer bırak
remove-late = yerler oyun başlamadan boşaltılır

## During the game
paused = ev sahibi oyunu duraklattı
roll-not-due = şimdi atış sırası değil
# $names: those whose share in the dice is awaited, "Ada, Ben".
roll-waits = zarlar biraz bekliyor, payı beklenen: { $names }; yeniden at
nonce-other = bu sayı, söz verilen sayı değil
nonce-late = sayılar başlangıç ile ilk atış arasında gösterilir
move-unreadable = bu oyunda böyle bir hamle yok: { $why }
move-no-game = başlangıçtan önce ve bitişten sonra hamle yapılmaz
move-not-yours = şu an sıra sende değil
move-stale = masa bu arada ilerledi; yeniden bak
move-not-taught = bu çizilebilir, ama bu derste değil: dersin dediğini yap
bot-not-due = şu an sıra bir botta değil
back-nothing = geri alınacak bir şey yok
# $why is one of undo-*.
undo-refused = bu geri alınamaz: { $why }
undo-over = oyun bitti
undo-not-started = oyun başlamadı
undo-no-move = son atıştan beri hamlen yok
undo-bot = o hamleyi senin yerine bir bot yaptı
undo-known = sonradan biri hamleni bilerek oynadı
undo-shown = herkesin hamlesi gösterildi
undo-needed = ötekilerin sonradan yaptıkları hamlene dayanıyor
undo-stays = botun hamlesi kalır
replace-not-now = oyuncuların yerine oyun sırasında bot geçer
replace-present = yalnızca masada olmayan oyuncunun yerine bot geçebilir
replace-recent = az önce buradaydı; dönmesi için bir dakika ver
replace-voted = buna zaten oy verdin
host-not-now = bu, oynanmakta olan bir oyun içindir
end-shared = herkesin paylaştığı zarlarla oyun sonuna kadar oynanır
time-not-running = kimsenin süresi işlemiyor
leave-over = oyun bitti; bırakılacak yer yok
rematch-new = rövanş için yeni masa gerek
rematch-early = rövanş oyundan sonra gelir
record-early = kayıt, oyun bitince gösterilir
watch-hidden = bu zarlarla başkaları hâlâ oynayabilir, bu yüzden kimse izleyemez
id-used = { $id } kimliği başka bir şey için kullanıldı
command-unreadable = bu bir komut değil: { $why }

## Names and chat
name-invisible = bir adda en az bir görünür harf olur
avatar-unknown = bir amblem şunlardan biridir: { $known }
chat-no-phrase = { $phrase } diye bir söz yok
chat-unreadable = bir ileti yazdırılabilir metindir
chat-code = bunda bir kurtarma kodu var; o yalnızca sahibi içindir
chat-much = bu masada o kadar çok konuştun ki fazlası saklanmıyor

## Dice that all share
share-one = herkesin paylaştığı zarlarla bir deneme tek kişiliktir
share-early = zarlar oyun bitince paylaşılır
share-other = bu zarlar paylaşılamaz: kendi boş kâğıdınla başlamıyorlar

## Profiles
day-early = o günün zarlarını henüz kimse bilmiyor
profile-code = hiçbir profilin kodu bu değil
profile-gone = böyle bir profil artık yok
open-full = o kadar çok açık masa var ki bu listelenmiyor; sonra yeniden dene
open-share = adresinden { $most } masa zaten listede; sonra yeniden dene
friends-full = bir profilin en çok { $most } arkadaşı olur
friends-link_full = bir arkadaşlık bağlantısıyla en çok { $most } arkadaş edinilir; yenisini iste
records-full = bir profil en çok { $most } aktarılmış kayıt saklar
records-first-line = bir kayıt şu satırla başlar: { $line }
records-many = bir seferde en çok { $most } kayıt olur, { $number } olmaz
# $why: what is wrong with it.
records-wrong = kayıt { $number }: { $why }
records-large = bir kayıt en çok { $size } KiB olur
records-not_begun = oyun başlamadı

## Files of records
# $why: the system's own words, "no space left on device".
file-unsaved = { $path } kaydedilemiyor: { $why }
file-unread = { $path } okunamıyor: { $why }
file-large = { $path } dosyası { $size } MiB sınırını aşıyor, kayıt olamaz
file-no-text = { $path } UTF-8 metni değil
