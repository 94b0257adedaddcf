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
page-chair-free = Free
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
page-copied = Copied.

# Open a table
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

# Opponents' turns
page-turns-pace = Opponents’ turns
page-turns-calm = calm
page-turns-brisk = brisk
page-turns-once = at once
