## İki baskı, oyun listelerinde ve kâğıtların altında.

name-chiefdom-1 = Chiefdom, birinci baskı
name-chiefdom-2 = Chiefdom, ikinci baskı
blurb-chiefdom-1 = İki sur arasında bir köy kur: su, ağaçlar, köylüler ve evleri; her turda üç zar.
blurb-chiefdom-2 = İkinci baskı: bitişik şekiller, iki yandan uzayan surlar, puan kartları ve bonuslar.
summary-chiefdom-1 = Üç zarla bir köy; büyük şekiller, Batı’dan uzayan bir sur.
summary-chiefdom-2 = Üç zarla bir köy; küçük şekiller, kütük isteyen surlar.
credit = Chiefdom’ı Arif Nezih Savı tasarladı (ikinci baskıyı Erdal Gencer resimledi, Ipek Savi yayına hazırladı).

## Koça ne kadar güvenilebilir.

judgement-chiefdom-1 = Koç, kendi en iyi hamleleriyle ortalama 222 puan kadar yapar. Bütün zarları önceden bilen biri 249 yapabilirdi: yargısı ancak oyunu kadar iyidir.
judgement-chiefdom-2 = Koç, kendi en iyi hamleleriyle ortalama 249 puan kadar yapar. Bütün zarları önceden bilen biri 271 yapabilirdi: yargısı ancak oyunu kadar iyidir.
judgement-variant = Bu varyant için hiçbir şey öğrenilmedi: botlar ve koç, karelerin olağan oyundaki değerleriyle deneme oyunları oynayarak karar verir.

## Tek başına oynayanın unvanları ve her birinin puanı.

rank-lost-wanderer = Kayıp Gezgin
rank-keeper-of-the-campfire = Ateş Bekçisi
rank-voice-at-the-council = Meclisin Sesi
rank-promising-heir = Umutlu Veliaht
rank-headman = Köy Muhtarı
rank-chieftain = Şef
rank-chieftain-of-chieftains = Şefler Şefi
rank-legend-of-the-valley = Vadinin Efsanesi
rank-points-up-to = en çok { $most }
rank-points-between = { $least } – { $most }
rank-points-from = { $least } ve üstü
sources-note = Şekiller bizim kararımızdır: kural kitabının resimleri kayıp.
