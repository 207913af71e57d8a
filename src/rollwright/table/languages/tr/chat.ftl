# Ready phrases for the chat, one tap each.
phrase-hello = Herkese merhaba!
phrase-luck = Bol şans!
phrase-nice = Güzel çizdin!
phrase-oops = Hay aksi.
phrase-hurry = Acele etme, ama çok da bekletme.
phrase-thanks = Oyun için teşekkürler!
phrase-again = Bir el daha?
phrase-break = Hemen dönüyorum.
