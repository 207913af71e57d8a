daily-title = Günün zarları, no. { $number }
daily-lead = Her oyunun her gün, herkes için aynı olan bir zar dizisi var. Yalnızca bir denemen sayılır.
daily-streak = art arda { $count } gün
daily-week = Son yedi günün
daily-longest = en uzunu { $count }
daily-day_played = { $day }: oynandı
daily-day_open = { $day }: oynanmadı
daily-count = { $count } kişi bitirdi
daily-rank = { $of } kişide { $rank }. sıra
daily-play = Günün zarlarıyla oyna
daily-results = Sonuçlar
daily-next = Yeni zarlara kalan
daily-of = Günün zarları, no. { $number }: { $game }
daily-past = No. { $number }, { $day }: { $game }
daily-one_try = Tek deneme sayılır, ipucu yok; sonra aynı zarlarla istediğin kadar alıştırma yapabilirsin.
daily-you = Sen
daily-better = oyuncuların %{ $percent } kadarından iyi
daily-par = par
daily-par_even = tam par
daily-par_above = par üstü { $count }
daily-par_below = par altı { $count }
daily-practice = Bu zarlarla alıştırma yap
daily-compare = En iyisi ve seninki, atış atış
daily-own_gone = kendi oyunun silindi, karşılaştırılacak bir şey kalmadı
daily-none_left = en iyi oyunlar silindi: seninkiyle karşılaştırılacak oyun kalmadı
daily-place = Sıra
daily-who = Kim
daily-made = Sonuç
daily-nobody = Henüz bitiren yok.
daily-levels = Aynı zarlarla düzeylerimiz
daily-share = Paylaş
daily-share-lead = Paylaş, hiçbir şey ele verme
daily-share-title = Rollwright { $number }, { $game }
daily-fair = Zarlar gerçekten bunlar mıydı?
daily-commitment = Taahhüt, günler önce yayımlandı
daily-salt = Tuz, gün başlarken çekildi
daily-secret = Sır
daily-check = Taahhüt, sırrın SHA-256 özetidir ve her atış sır ile tuzdan çıkar: bu günün bir kaydını al ve “rollwright verify” komutunu çalıştır.
daily-check_later = Bu zarları günü gelmeden kimse bilemezdi: önceden taahhüt edilen bir sırdan ve gün başlarken çekilen bir tuzdan çıkarlar. Sır, gece yarısından (UTC) yarım saat sonra bütün kâğıtlarla birlikte gösterilir.
daily-open = Burada sır saklayacak bir sunucu yok: bu zarlar tarih ve oyundan çıkar, her tarayıcıda aynıdır. İsteyen önceden öğrenebilir; yani bir sonuç, oyuncusunun sözü kadar değerlidir.
daily-committed_late = Bu sunucu bu günün taahhüdünü ancak gün başladıktan sonra verdi.
daily-archive = Önceki günler
daily-roll = Zar
daily-won = galibiyet { $mine } : { $rival }
daily-lost = mağlubiyet { $mine } : { $rival }
daily-missed = { $total }, hedef kaçtı
daily-not_yet = o günün zarlarını henüz kimse bilmiyor
daily-hidden = bunlar bugünün zarları: başkaları gün bitince bakabilir
daily-second = Bu zarlarla bu tarayıcıda sayılan bir deneme yapıldı ya da adresinden birkaç deneme geldi: şimdi oynadığın alıştırmadır, sayılmaz.
shared-title = Aynı zarlar: { $game }
shared-lead = Bu bağlantıyı açan herkes, istediği zaman tıpatıp aynı zarlarla oynar. Tek deneme sayılır, ipucu yok; başkalarının kâğıtlarına oynadıktan sonra bakabilirsin.
shared-rival = Herkesin rakibi aynı: { $level }.
shared-seed = Zarlar şu tohumdan: { $seed }.
shared-play = Bu zarlarla oyna
shared-points = maç puanı: %{ $percent }
shared-known = Bu zarları geldikleri oyundan biliyorsun, bu yüzden denemen sayılmaz.
shared-friends = Arkadaşlarını çağır
shared-hint = Bağlantıyı gönder: zarları kimseye ele vermez.
shared-text = { $game }: benim oynadığım zarlarla oyna.
shared-made = Sonucum: { $result }.
shared-invite = Bağlantıyı gönder
shared-hidden = bu zarlar paylaşıldı: başkalarının kâğıtlarına kendin oynadıktan sonra bakabilirsin
shared-no_seed = oynanmadan yalnızca tohumlu zarlar paylaşılır: bir tohum ver
shared-from_seed = Bu zarları arkadaşlarla paylaş
puzzle-title = Günün bulmacaları
puzzle-lead = Gerçek oyunlardan konumlar: bir hamle ötekilerden açıkça daha değerli. Onu bul; üç denemen var.
puzzle-streak = art arda { $number } gün
puzzle-streak_one = Bugün çözüldü
puzzle-level-1 = Kolay
puzzle-level-2 = Orta
puzzle-level-3 = Zor
puzzle-before = Önceki gün
puzzle-after = Sonraki gün
puzzle-find = { $worth } değerindeki hamleyi bul
puzzle-find_marks = { $worth } işaret değerindeki hamleyi bul
puzzle-where = { $game }, { $level }, tur { $turn }, { $day }
puzzle-worth = Bunun değeri { $worth }. Kalan deneme: { $left }.
puzzle-tried = Bunu zaten denedin. Kalan deneme: { $left }.
puzzle-failed = Yanıt gelmedi; yeniden dene.
puzzle-no_move = Bu, burada bir hamle değil.
puzzle-solved = İlk denemede çözüldü
puzzle-solved_later = Çözüldü, { $tries }. deneme
puzzle-missed = Bulunamadı: hamle buydu
puzzle-back = Bu günün bütün bulmacaları
puzzle-all = Günün bütün bulmacaları
puzzle-share = Paylaş
puzzle-share_text = { $game } bulmacası, { $day }: { $result }
puzzle-found = çözüldü, { $tries }/3
puzzle-not_found = çözülmedi
# A day and its month: "9 Kasım".
day-of-month =
    { $month ->
        [1] { $day } Ocak
        [2] { $day } Şubat
        [3] { $day } Mart
        [4] { $day } Nisan
        [5] { $day } Mayıs
        [6] { $day } Haziran
        [7] { $day } Temmuz
        [8] { $day } Ağustos
        [9] { $day } Eylül
        [10] { $day } Ekim
        [11] { $day } Kasım
       *[12] { $day } Aralık
    }
day-of-year = { $day } { $year }
