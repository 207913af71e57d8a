# Tek kişilik görevler, tümce içinde.
challenge-name-1 = temeller
challenge-name-2 = su hakkı
challenge-name-3 = beratlar
challenge-name-4 = toplum sözleşmesi
challenge-name-5 = aydınlanma
challenge-name-6 = isyan közleri
challenge-name-7 = savaş davulları
challenge-name-8 = dünyanın ucu
# Programların da yazdığı gibi: terminalde ve oyun sonunda söylenende.
challenge-key-1 = temeller
challenge-key-2 = su hakkı
challenge-key-3 = beratlar
challenge-key-4 = toplum sözleşmesi
challenge-key-5 = aydınlanma
challenge-key-6 = isyan közleri
challenge-key-7 = savaş davulları
challenge-key-8 = dünyanın ucu
# Ne istedikleri.
challenge-text-1 = 40 puan yap, 6 kulübende oturan olsun. Büyük yapı kurulmaz.
challenge-text-2 = 3 pınar eviyle, hiç pınar evi cezası almadan 60 puan yap.
challenge-text-3 = İki loncayla birlikte 60 puan yap (30’u loncalardan). 1 nüfuzla başlarsın.
challenge-text-4 = Bağışlanmamış tek başıboş kalmadan 70 puan yap. 1. turdan önce orta arsaya bir belediye ya da lonca koy; ardından 24 tur gelir.
challenge-text-5 = 80 puan yap, 15’i üniversiteden gelsin.
challenge-text-6 = 80 puan yap. Her turdan sonra gerilim artar: büyük bir yapı kurduysan 1, bu tur harcanan her nüfuz için 1, başıboşlar 8’i aşarsa 1; en çok 4. Her 4. gerilimde boş bir nüfus karesini kapat.
challenge-text-6-before = 80 puan yap. Her turdan sonra gerilim artar: büyük bir yapı varsa 1, bu tur harcanan her nüfuz için 1, başıboşlar 8’i aşarsa 1; en çok 4. Her 4. gerilimde boş bir nüfus karesini kapat.
challenge-text-7 = 4 kışlayla 80 puan yap. Kışlalar kulübelerin yerini alır (kod B): 3 işçi; etkin kışla 8 kişi barındırır, tımarın uzun bir köşegenindeyse 5 puan getirir.
challenge-text-8 = Balıkçı loncasıyla 80 puan yap; her balıkhane, etkin bir pazarın yanında etkin olsun. Balıkhaneler (P) yel değirmenlerinin yerini alır: 2 işçi, 3 puan, yanındaki her etkin pazar için +1. Lonca (PG), WG yerine gelir ve dört dış kenarın her birinde ayrı bir etkin balıkhane ister.
# $name: challenge-name, $text: challenge-text
goal = Görev { $number }, { $name }: { $text }
# Bir görev ne ister, kısaca: işaretlenecek kutulu satırlar.
aim-points = { $number } puan
aim-cottages = { $number } dolu kulübe
aim-springs = { $number } pınar evi
aim-forfeits = pınar evi yanında gözden çıkarılmış arsa yok
aim-charters = puan getiren { $number } lonca
aim-vagrants = bağışlanmamış başıboş yok
aim-learning = üniversiteden { $number } puan
aim-drums = puan getiren { $number } kışla
aim-harbours = balıkçı loncası puan getirir
aim-piscaries = pazarsız balıkhane yok
# Oyun sonunda ne eksikti; olan $found.
missing-points = { $number } puan gerekirken { $found }
missing-cottages = puan getiren { $number } kulübe gerekirken { $found }
missing-springs = { $number } pınar evi gerekirken { $found }
missing-forfeits = pınar evi cezası { $found }
missing-charters = puan getiren { $number } lonca gerekirken { $found }
missing-vagrants = başıboş cezası { $found }
missing-learning = üniversiteden { $number } puan gerekirken { $found }
missing-drums = puan getiren { $number } kışla gerekirken { $found }
missing-harbours = balıkçı loncası puan getirmiyor
missing-piscaries = her balıkhanenin pazar bonusu yok
missing-both = { $one }; { $two }
# Son. $name: challenge-key, $missing: ne eksikti
challenge-passed = Görev { $number } ({ $name }) başarıldı.
challenge-failed = Görev { $number } ({ $name }) başarılamadı: { $missing }.
challenge-next = Sıradaki görev: { $number } ({ $name }).
challenge-last = Bu, görevlerin sonuncusuydu.
