# What a record proves, and against whom: docs/fairness.md in a few words. See sixthman.table.proof.

page-proof-proven = Proven
page-proof-open = Not proven
page-proof-here = Checked in this browser, with the rules that the record names. No server was asked.
page-proof-there = Checked by the server, because this browser doesn’t have the rules of this game.
page-proof-rules = Every choice was legal, and the result follows from seed and choices.
page-proof-secret = The secret fits the fingerprint in the record.
page-proof-numbers = Each number in the seed fits the fingerprint that its seat had shown.
page-proof-noted = All fingerprints, the game, its options and rules are those your browser noted before the deal.
page-proof-own = Your browser’s own contribution is in the seed.
page-proof-players = No player and no host could know or choose the deal, alone or with others.
page-proof-server = The server couldn’t choose the deal, not even together with all other players.
page-proof-unfinished = The game isn’t over, so there is no result to check.
page-proof-given = Some cards were laid down beforehand. Chance decided only the rest.
page-proof-chosen = Nobody contributed to the seed. So the secret wasn’t changed later, but whoever drew it could have chosen it.
page-proof-left-out = { $count ->
    [0] All seats revealed their numbers in time.
    [one] Seat { $seats } showed a fingerprint and didn’t reveal its number in time. A server that plays there itself could choose between two deals.
   *[other] Seats { $seats } showed fingerprints and didn’t reveal their numbers in time. A server that plays there itself could choose among several deals.
}
page-proof-not-noted = This browser noted nothing before this deal. Compare the fingerprint with one that you noted yourself.
page-proof-sees = A server knows all hands. That it told nobody can’t be proven.
