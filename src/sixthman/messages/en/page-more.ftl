# What the page says beside the start page and a table at which a game goes on.

page-join-looking = Looking for the table …
page-table = Table { $code }
page-room-title = Locker room
page-room-ready = I’m ready
page-room-not-ready = Not ready after all
page-room-waiting-you = Everybody is ready but you.
page-room-waiting-people = We’re waiting for { $names }.
page-room-waiting-chairs = { $chairs ->
    [one] { $chairs } seat is free: invite someone, or give it to a bot.
   *[other] { $chairs } seats are free: invite someone, or give them to bots.
}
page-room-waiting-both = { $chairs ->
    [one] { $chairs } seat is free, and we’re waiting for { $names }.
   *[other] { $chairs } seats are free, and we’re waiting for { $names }.
}
page-room-dealing = The cards are being dealt …
page-room-full = Every seat is taken. If someone leaves, you can sit down. Until then you can watch.
page-name = Your name
page-name-hint = Others see it at the table and in the record.
page-name-missing = Please type a name first.
page-rename = Change your name
page-kick = Remove { $name }
page-chair-open = waiting for someone
page-chair-bot = bot, always ready
page-chair-ready = ready
page-chair-waits = not ready yet
page-chair-host = Host
page-chair-for = Who plays at seat { $seat }?
page-chair-person = A person
page-chair-level = Bot: { $level }
page-chair-named = { $name } ({ $level })
page-invite = Invite
page-invite-private = by code or link
page-invite-public = open to all
page-invite-code = To sit down, type this at { $address }:
page-invite-private-text = Whoever has the link can sit down or watch. Nobody else finds the table.
page-invite-public-text = The table is in the lobby. This link leads there too.
page-invite-link = Link to this table
page-copy = Copy the link
page-copy-code = Copy the code
page-copy-by-hand = Your browser doesn’t allow it. Mark the link and copy it by hand.
page-share = Send
page-fair = Is the deal fair?
page-fair-text = Before anyone sat down, the server drew a secret and showed its fingerprint. Your browser draws a number too, and shows only its fingerprint. When everyone is ready, the browsers reveal their numbers. Secret and numbers together shuffle the cards, so nobody can choose the deal. After the game you can check it.
page-fair-commitment = The server’s fingerprint (SHA-256)
page-fair-own = Your contribution’s fingerprint
page-fair-given = { $given ->
    [0] No seat contributes yet.
    [one] { $given } seat contributes.
   *[other] { $given } seats contribute.
}
page-fair-later = Check a record after the game
page-device = Change device
page-device-text = Open { $address } on the other device and type this code there:
page-device-note = The code is good once, for five minutes. Your seat then moves there, and this device is disconnected.
page-leave = Leave the table
page-open-intro = Everything has a sensible setting already. Change what you like; friends come by link, bots fill the rest.
page-open-now = Open the table
page-yes = Yes
page-no = No
page-seats = Seats
page-chairs = Who plays?
page-chairs-text = Seats for people stay free until someone comes. You can still change all this in the locker room.
page-pace = Pace
page-hints = Hints
page-hints-text = A button asks what the MVP bot would do.
page-with-hints = with hints
page-visit = Who may come?
page-visit-private = By code or link
page-visit-private-text = Only people you give the code or send the link.
page-visit-public = Everyone
page-visit-public-text = The table is in the lobby. Anyone can sit down or watch.
page-join-kind-table = Code or link
page-join-kind-table-text = The host sees the table’s five letters until the cards are dealt. You can also paste a link here.
page-join-kind-seat = Your own seat
page-join-kind-seat-text = You already sit at a table? Choose "Change device" there and type its code here.
page-join-else = No code? Join an open table:
page-lobby-text = Tables that are open to all. Sit down, or watch others with a short delay.
page-lobby-bots = Bots: { $bots }
page-lobby-playing = Being played now
page-lobby-playing-none = No public table is playing at the moment.
page-watch = Watch
page-me-text = Kept on this device, without an account. If you clear your browser’s cookies, you start over.
page-me-none = You haven’t played here yet. The first game is one button away.
page-me-games = games
page-me-wins = won
page-me-fans = fans on average
page-me-points = points on average
page-me-rating = rating
page-me-seats = { $seats } seats
page-me-tables = Tables
page-me-result = Rank { $place } of { $seats }, { $score }
page-me-open = not begun
page-me-playing = in progress
page-me-over = over
page-me-closed = never begun
page-me-look = Look at it
page-me-back = Back to it
page-me-export = Save the records of all finished games
page-verify-text = A record holds the seed and every choice of a game. We replay it card by card: it proves that nobody touched the deal and that every choice followed the rules.
page-verify-record = The record
page-verify-file = Open a file
page-verify-go = Check it
page-verify-good = Everything is in order
page-verify-bad = This can’t be confirmed
page-verify-game = Game
page-verify-moments = Moments replayed
page-verify-result = Result
page-verify-so-far = So far
page-learn-text = Five minutes are enough for either game.
page-learn-tutorial = Play the lesson
page-learn-go-on = Continue your lesson
page-learn-rules = Read the rules
page-learn-cards = See all cards
page-open-more = More options
page-by-lot = By lot
page-seat-of = Seat { $seat }
page-me-scores = score on average
