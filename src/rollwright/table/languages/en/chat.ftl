# Ready phrases for the chat, one tap each.
phrase-hello = Hello everybody!
phrase-luck = Good luck!
phrase-nice = Nicely drawn!
phrase-oops = Oops.
phrase-hurry = Take your time, but not all of it.
phrase-thanks = Thanks for the game!
phrase-again = Another one?
phrase-break = Back in a moment.
