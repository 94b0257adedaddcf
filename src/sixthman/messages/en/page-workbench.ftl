# The workbench: change any number on any card and see what it does
page-workbench-managers = Managers
page-workbench-bots = Played by
page-workbench-level-pro = { page-bot-pro }
page-workbench-level-rookie = { page-bot-rookie }
page-workbench-cards = Cards
page-workbench-section = Section
page-workbench-find = Find by name
page-workbench-none = No card has this name.
page-workbench-changed = changed
page-workbench-as-printed = As printed
page-workbench-printed = printed { $value }
page-workbench-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
page-workbench-seats = { $seats } managers
page-workbench-seat = Seat { $seat }
page-workbench-face = Face { $face }
page-workbench-name = Name your version
page-workbench-version = My version
page-workbench-changes = { $changes ->
    [0] Nothing is changed yet.
    [one] One change from the printed game.
   *[other] { $changes } changes from the printed game.
}
page-workbench-undo = Undo the change of { $card }
page-workbench-yes = yes
page-workbench-no = no
page-workbench-play = Play this version
page-workbench-share = Share
page-workbench-copied = The link is copied.
page-workbench-save = Save
page-workbench-saved = Saved in this browser.
page-workbench-export = Change file
page-workbench-versions = Your versions
page-workbench-forget = Delete { $name }
page-workbench-games = { $games } games each, same deals
page-workbench-points = in 100
page-workbench-plain = on average
page-workbench-steady = Seats stay fair
page-workbench-steady-text = No seat wins more or less often than chance explains.
page-workbench-start = Move a slider: both versions play the same deals.
page-workbench-dealing = Dealing the first games…
page-workbench-dead = Hardly ever bought: { $cards }.
page-workbench-dominated = Another card matches these in everything: { $cards }.
page-workbench-progress = Games played
page-workbench-cancel = Stop
page-workbench-failed = The games broke off.
page-workbench-again = Try again
page-workbench-more = Play { $games }
page-workbench-more-text = More games make the whiskers shorter.
page-workbench-figure = Figure
page-workbench-spread = Mean of the printed game: { $old }. Yours: { $new }.
page-workbench-key-printed = printed
page-workbench-key-yours = yours
page-workbench-key-whisker = 95 of 100
