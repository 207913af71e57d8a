# Why a record's dice cannot be checked.
check-early-day = these dice cannot be checked yet: the secret is shown when the day is over
check-early-game = these dice cannot be checked yet: the secret is shown when the game is over
check-other-game = these are the dice of another game: its own record is what can be checked
check-no-commitment = these dice cannot be checked: the record says '{ $line }', not 'dice commit HASH table NAME'

# What right rolls prove, and what they do not: each stands after "Proven:" or "Not proven:", without a full
# stop. $last is a seat's number, $most those before it, "1, 2"; $count is how many seats there are.
proven-promised =
    { $count ->
        [one] seat { $last } promised a nonce and showed the one that was promised: nobody who knew less than all of these nonces could choose the rolls
       *[other] each of the seats { $most } and { $last } promised a nonce and showed the one that was promised: nobody who knew less than all of these nonces could choose the rolls
    }
unproven-kept-back =
    { $count ->
        [one] seat { $last } promised a nonce and kept it back, and so could choose whether it counts
       *[other] each of the seats { $most } and { $last } promised a nonce and kept it back, and so could choose whether it counts
    }
unproven-no-nonce =
    { $count ->
        [one] seat { $last } brought no nonce, and so has no proof of its own
       *[other] each of the seats { $most } and { $last } brought no nonce, and so has no proof of its own
    }
unproven-open-nonces = nonces were given openly, as people came: whoever ran the server and sat down last could have chosen these rolls
unproven-order = that the promises came before the nonces is what this record says; the browser of each of those seats remembers the promises it was shown, and the page that checks dice compares them
proven-day = these are the dice of the day that was committed to: everybody who played it met the same
unproven-day = that the commitment was there before the day, and the salt when it began, is what this record says; compare both with what the table showed then
