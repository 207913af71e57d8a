# Why a record's dice cannot be checked.
check-early-day = bu zarlar henüz denetlenemez: sır, gün bitince gösterilir
check-early-game = bu zarlar henüz denetlenemez: sır, oyun bitince gösterilir
check-other-game = bunlar başka bir oyunun zarları: ancak onun kendi kaydı denetlenebilir
check-no-commitment = bu zarlar denetlenemez: kayıtta 'dice commit HASH table NAME' değil, '{ $line }' yazıyor

# What right rolls prove, and what they do not: each stands after "Kanıtlandı:" or "Kanıtlanmadı:", without a full
# stop. $last is a seat's number, $most those before it, "1, 2"; $count is how many seats there are.
proven-promised =
    { $count ->
        [one] { $last } numaralı yer bir sayı için söz verdi ve söz verdiği sayıyı gösterdi: bu sayıların hepsini bilmeyen kimse atışları seçemezdi
       *[other] { $most } ve { $last } numaralı yerlerin her biri bir sayı için söz verdi ve söz verdiği sayıyı gösterdi: bu sayıların hepsini bilmeyen kimse atışları seçemezdi
    }
unproven-kept-back =
    { $count ->
        [one] { $last } numaralı yer bir sayı için söz verdi ama sayıyı göstermedi, yani sayılıp sayılmayacağını seçebilirdi
       *[other] { $most } ve { $last } numaralı yerlerin her biri bir sayı için söz verdi ama sayıyı göstermedi, yani sayılıp sayılmayacağını seçebilirdi
    }
unproven-no-nonce =
    { $count ->
        [one] { $last } numaralı yer sayı vermedi, bu yüzden kendi kanıtı yok
       *[other] { $most } ve { $last } numaralı yerlerin hiçbiri sayı vermedi, bu yüzden kendi kanıtları yok
    }
unproven-open-nonces = sayılar, kişiler geldikçe açıkça verildi: sunucuyu işletip masaya son oturan kişi bu atışları seçmiş olabilir
unproven-order = sözlerin sayılardan önce geldiğini yalnızca bu kayıt söylüyor; o yerlerin tarayıcıları kendilerine gösterilen sözleri hatırlar, zarları denetleyen sayfa da bunları karşılaştırır
proven-day = bunlar o gün için taahhüt edilen zarlar: o günü oynayan herkes aynılarıyla oynadı
unproven-day = taahhüdün günden önce, tuzun da gün başlarken var olduğunu yalnızca bu kayıt söylüyor; ikisini de masanın o zaman gösterdiğiyle karşılaştır
