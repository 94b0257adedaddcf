error-no-such-seat = There is no seat { $seat } at this table; the seats are 1 to { $seats }.
error-names = { $names ->
    [one] { $names } name was
   *[other] { $names } names were
} given for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}; give one name for each seat.
error-names-list = Names are a list such as ["Ann", "Bo"], not { $given }.
error-game-over = The game is over; nothing more can be chosen.
error-nothing-chosen = You chose nothing. Name a card such as Duck7, "-" for none, or a bus assignment such as bus:2-1-3.
error-not-asked = Seat { $seat } has nothing to choose now. Waiting for: { $waiting }.
error-not-legal = { $choice } can’t be chosen now. Allowed: { $allowed }.
error-too-many = { $given } choices were given, but only { $wanted } can be made now.
error-nothing-to-take-back = Seat { $seat } has nothing to undo. Choices can be changed until the last seat has locked in.
error-given-pile = "{ $pile }" is no pile that can be given. Piles: { $known }.
error-card-twice = { $card } is named twice.
error-record-heading = This is no game record: its first line should be "{ $heading }".
error-record-line = Line { $line } of the record can’t be read: { $text }
error-record-missing = The record has no line "{ $key }: …".
error-record-result = The record’s result "{ $result }" isn’t a list of numbers.
error-record-no-seed = The record holds only the seed’s fingerprint; it can be replayed once the seed is revealed.
error-record-rules = The record was played under rules version { $rules }; this program knows { $known }.
error-record-choice = { $heading }, seat { $seat }: { $reason }
error-record-commitment = The seed doesn’t fit the fingerprint that was shown before the deal.
error-record-outcome = The record says { $told }; replayed, the game ends { $found }.
error-record-contribution = Seat { $seat }’s contribution doesn’t fit the fingerprint it showed before the deal.
error-record-contributions = The seed has { $found } contributions for { $seats } seats.
error-record-promises = The fingerprints in the record aren’t those shown before the deal.
error-record-agreed = The record is of another game than the one agreed on before the deal.
error-record-left-out = Seat { $seat }’s contribution wasn’t used for the deal.
error-record-long = This record is too long. A game has at most { $most } letters.
error-record-going-on = This game isn’t over yet. Send its record once it is.
error-record-given = Cards were fixed before the deal: { $piles }.
error-record-not-seen = The fingerprint { $given } isn’t in the record. It is of another game, or the secret was changed after you saw it.
error-fingerprint = "{ $given }" is no fingerprint. A fingerprint has 64 digits: 0 to 9 and a to f.
error-record-game = The record is of the game "{ $game }". Games: { $known }.
error-file = { $path } can’t be read: { $reason }
error-path = { $given } is no path of a file; give text or a Path.
error-file-write = { $path } can’t be written: { $reason }
error-bots = There is no bot "{ $bot }". Bots: { $known }.
error-bots-count = { $count } bots were named for { $seats } seats. Name one for all seats, or one for each.
error-think = "{ $time }" is no thinking time. Give one such as 200ms or 1.5s, from { $least } to { $most }.
error-games = You can’t simulate { $games } games. Give 1 to { $most }.
error-processes = You can’t start { $processes } processes. Give 1 to { $most }.
error-target = There is no target "{ $target }". Targets: { $known }.
error-no-cuda = No NVIDIA GPU can be used here ({ $reason }). Install the extra "cuda" on a machine with a GPU and its driver, or use --target cpu.
error-game-name = There is no game "{ $game }". Games: { $known }.
error-language = There is no language "{ $language }". Languages: { $known }.
error-people = You can’t seat { $people } people at a table of { $seats }. Give 0 to { $seats }.
error-step = The record has no step { $step }; steps are 0 to { $last }.
error-whole-number = "{ $value }" doesn’t fit { $what }. Give a whole number.
error-unknown-option = There is no option { $option } here. "{ $command } --help" lists the options.
error-unknown-command = There is no command "{ $given }". "sixthman --help" lists the commands.
error-missing = { $what } is missing. "{ $command } --help" shows how to give it.
error-bad-value = "{ $value }" doesn’t fit { $what }. "{ $command } --help" shows what fits.
error-command-line = The command line can’t be read: { $reason }
error-name = { $name } can’t be a name. Use visible letters on one line, without "|".
error-seed = { $seed } can’t be a seed. Use visible letters on one line, without spaces around them.
error-module = The compiled rules of { $game } can’t be used ({ $reason }). Install Sixth Man again, or run `make modules` in its sources.
error-table-cards = The options are for the cards of { $name }, but { $known } lies on the table.

error-too-far = { $given } choices were given, but only the first { $made } can be made at once. Dice, hidden cards or the other player come next. See them, then choose on.
error-record-moment = The line has more choices than its heading allows. The game is at "{ $heading }".
error-record-cards = The record was played with the cards of { $name } (checksum { $digest }…), not with { $known } ({ $own }…). Give that file with --cards.
error-record-standard-cards = The record was played with another version of the standard cards (checksum { $digest }…; here they are { $own }…).
error-option-game = The option { $option } isn’t for the game { $game }.
error-option-colors = "{ $given }" names more colors than there are seats. Name { $seats } or fewer.
