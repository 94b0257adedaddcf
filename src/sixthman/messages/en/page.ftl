# The web page: what every screen shares, and the screens around the tables

page-you = You
page-close = Close
page-language = Language
page-lights = Dark or light
page-menu = Menu
page-nav = Pages
page-nav-home = Start page
page-nav-lobby = Lobby
page-nav-me = My games
page-nav-learn = Learn
page-nav-cards = About the cards
page-nav-verify = Check a record
page-time-left = Time left: { $time }
page-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
page-loading = One moment …

page-title-start = Play
page-title-open = Open a table
page-title-join = Join a table
page-title-lobby = Lobby
page-title-table = Table
page-title-me = My games
page-title-verify = Check a record
page-title-workbench = Workbench
page-workbench-text = Change any number on any card. Thousands of games show at once what it does.
page-title-learn = Learn

# The games
page-players = Players
page-duration = Time

# Start
page-start-motto = Five play. One waits.
page-start-which = Which game?
page-play-now = Play now
page-play-bots = against bots
page-play-dealing = dealing …
page-warming = The server is loading the rules.
page-open = Open a table
page-open-text = You choose game, edition, seats, bots and pace. Friends join by code or link.
page-join-table = Join a table
page-join-text = Type the code, or paste the link you got.
page-join-by-code = Join by code or link
page-join-code = Code of the table, five letters and digits; or a link
page-join-seat-code = Device code of your seat
page-join = Join
page-join-no-link = This link doesn’t lead to a table here.
page-join-used = This device code has expired or was used. Ask for a new one on your other device.
page-join-looking = Looking for the table …
page-open-solo = You choose game, edition, seats, bots and pace. It all runs on this device, without a network, too.
page-join-elsewhere = Play with others
page-join-elsewhere-text = Tables with people are on a server. Type its address, or paste the link you got.
page-join-server = Address of a server, or a link
page-join-no-address = This is no address. It looks like play.example.org.
page-site-more = More to do here
page-site-more-text = Lessons, rules, a referee for real cards, and the proof that a game was fair.
page-waiting-title = Waiting for players
page-waiting-none = Nobody is waiting right now. Open a table: others find it here.
page-waiting = { $tables ->
    [0] No table is waiting for players
    [one] { $tables } table is waiting for players
   *[other] { $tables } tables are waiting for players
}
page-seats-taken = { $taken } of { $seats } seats
page-sit-down = Sit down

# When something is not there
page-gone-short = The server doesn’t answer. Please try again.
page-problem-start = To the start page
page-problem-nowhere = There is nothing here
page-problem-nowhere-text = The address is wrong, or the page has moved. You find everything from the start page.
page-problem-table = There is no such table
page-problem-table-text = Tables where nobody starts to play close after a day. Check the code, ask for a new link, or open a table yourself.
page-problem-private = This table is private
page-problem-private-text = The link is old or incomplete. Ask the person who invited you for the table’s code or the whole link, and enter it here.
page-problem-full = Every seat is taken
page-problem-full-text = Ask the host for another table, or sit down where people are still waiting.
page-problem-begun = The game has begun
page-problem-begun-text = You can no longer sit down here. Open a table of your own, or find one in the lobby.
page-problem-moved = You play on another device now
page-problem-moved-text = Your seat has moved there. To come back, choose "Change device" there and type the code here.
page-problem-closed = This table is closed
page-problem-closed-text = Nobody began to play for a day. Open a new one: it takes ten seconds.
page-problem-code = No table is open under { $code }
page-problem-code-text = A code works until the cards are dealt. Check the letters and try again. To watch, ask for a link.
page-problem-gone = The server doesn’t answer
page-problem-gone-text = Perhaps you lost the connection, or the server is restarting. Your game is safe. Try again in a moment.
page-problem-other = That didn’t work
page-problem-other-text = The server said why:
page-problem-again = Try again

# Server gone
page-gone = The server doesn’t answer.
page-gone-text = Your game is safe. We’re reconnecting and will pick up where you left off.

# The locker room
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
page-chair-free = Free
page-chair-open = waiting for someone
page-chair-bot = bot, always ready
page-chair-ready = ready
page-chair-waits = not ready yet
page-chair-host = Host
page-chair-for = Who plays at seat { $seat }?
page-chair-person = A person
page-chair-level = Bot: { $level }
page-bot-rookie = Rookie
page-bot-starter = Starter
page-bot-pro = Pro
page-bot-captain = Captain
page-bot-mvp = MVP
page-bot-rookie-text = Collects what looks good now. Easy to surprise.
page-bot-starter-text = Plays like a pro, but has bad days.
page-bot-pro-text = Solid and quick. Doesn’t look ahead.
page-bot-captain-text = Looks a little way ahead. Misjudges what is close.
page-bot-mvp-text = Imagines the cards it can’t see and plays the game to its end, again and again.
page-bot-allstar = { page-bot-mvp }
page-bot-named = { $level } { $seat }
page-invite = Invite
page-invite-private = by code or link
page-invite-public = open to all
page-invite-code = To sit down, type this at { $address }:
page-invite-private-text = Whoever has the link can sit down or watch. Nobody else finds the table.
page-invite-public-text = The table is in the lobby. This link leads there too.
page-invite-link = Link to this table
page-copy = Copy the link
page-copy-code = Copy the code
page-copied = Copied.
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

# Open a table
page-open-intro = Everything has a sensible setting already. Change what you like; friends come by link, bots fill the rest.
page-open-now = Open the table
page-yes = Yes
page-no = No
page-seats = Seats
page-chairs = Who plays?
page-chairs-text = Seats for people stay free until someone comes. You can still change all this in the locker room.
page-pace = Pace
page-pace-relaxed-name = Relaxed
page-pace-relaxed = no clock
page-pace-relaxed-text = No clock.
page-pace-steady-name = Steady
page-pace-steady = with a clock
page-pace-steady-text = Up to 75 seconds for a pick, 2 minutes for a lineup, 3 for a turn of basketball.
page-pace-fast-name = Fast
page-pace-fast = fast clock
page-pace-fast-text = A third of the steady times.
page-pace-mail-name = Correspondence
page-pace-mail-text = Days for every choice; come by when you like.
page-pace-mail = { $days ->
    [one] { $days } day for every choice
   *[other] { $days } days for every choice
}
page-pace-days = Days for every choice
page-hints = Hints
page-hints-text = A button asks what the MVP bot would do.
page-with-hints = with hints
page-visit = Who may come?
page-visit-private = By code or link
page-visit-private-text = Only people you give the code or send the link.
page-visit-public = Everyone
page-visit-public-text = The table is in the lobby. Anyone can sit down or watch.

# Join
page-join-kind-table = Code or link
page-join-kind-table-text = The host sees the table’s five letters until the cards are dealt. You can also paste a link here.
page-join-kind-seat = Your own seat
page-join-kind-seat-text = You already sit at a table? Choose "Change device" there and type its code here.
page-join-else = No code? Join an open table:

# Lobby
page-lobby-text = Tables that are open to all. Sit down, or watch others with a short delay.
page-lobby-bots = Bots: { $bots }
page-lobby-playing = Being played now
page-lobby-playing-none = No public table is playing at the moment.
page-watch = Watch

# My games
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

# Check a record
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

# Learn
page-learn-text = Five minutes are enough for either game.
page-learn-tutorial = Play a five-minute lesson
page-learn-go-on = Continue your lesson
page-learn-rules = Read the rules
page-learn-cards = See all cards
page-open-more = More options
page-by-lot = By lot
page-seat-of = Seat { $seat }
page-me-scores = score on average

# Playing in the browser itself
page-house-module-damaged = The rules on this device are damaged. Connect to the internet and load the page again. Your game is safe.
page-house-module-gone = The rules for this game aren’t on this device yet. Connect to the internet once. Your game is safe.
page-house-store-full = This device is full. You can finish the game now, but it won’t be there after you close the page. Free some space.
page-house-store-forbidden = Your browser doesn’t let this page keep anything. You can finish the game now, but it won’t be there after you close the page.
page-house-store-other-tab = This game is open in another tab. Go on there, or close it and load this page again.
page-house-stopped = The game stopped for a moment and starts again from your last choice.
page-house-needs-server = Only a server has tables with people. Here you can play against bots, take lessons, and ask the referee.
page-house-needs-server-now = You’re offline. Tables with people need their server. Games against bots, lessons, and the referee work here.

# What is new every day
page-title-daily = Today’s deal
page-title-evening = Club night
page-colors = Colors
page-colors-text = Each seat wears its own. Shapes tell them apart, too.
page-color-red = Red
page-color-blue = Blue
page-color-green = Green
page-color-violet = Violet
page-color-yellow = Yellow
page-color-teal = Teal
page-title-puzzle = Puzzle of the day
page-nav-daily = Today
page-title-beat = Beat my draft
page-beat-mine = Beat my draft
page-beat-over = Your draft is played.
page-beat-compare = Compare both drafts
page-deal-result = See your result
page-deal-result-text = The deal of the day is played.

# The first round
page-first-new = New here?
page-first-title = Your first round
page-first-minutes = minutes
page-first-go = Start with a coach beside you
