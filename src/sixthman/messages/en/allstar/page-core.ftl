# All-Star Draft: before the cards are dealt

page-nav-referee = Referee
page-game-allstar = All-Star Draft
page-game-allstar-text = Draft hockey players, build teams, choose which bus goes to which arena.
page-game-allstar-players = 2–6
page-game-allstar-time = 25 min
page-kind-number = Number { $number }
page-bus = Bus { $number }
page-ticket = Ticket
page-ticket-used = Ticket, used
page-ticket-in = IN
page-option-allstar-edition = Edition
page-option-allstar-edition-2025 = 2025 edition
page-option-allstar-edition-2025-text = The rules of 2025: 15 arenas, among them those with combos.
page-option-allstar-edition-2020 = First edition
page-option-allstar-edition-2020-text = The rules of 2020: 12 arenas, none with a combo, and coaches.
page-option-allstar-seats-text = Two managers play by different rules.
page-option-allstar-mode = Game for two
page-option-allstar-mode-heritage = { mode-heritage }
page-option-allstar-mode-heritage-text = A draft for two. At the end of the round, each discards one of the 7 cards, face down.
page-option-allstar-mode-free-agency = { mode-free-agency }
page-option-allstar-mode-free-agency-text = The cards lie face up, 3 at a time. Take one in turn.
page-option-allstar-mode-clash = { mode-clash }
page-option-allstar-mode-clash-text = Keep one card and give one to your opponent. Choose both with care.
page-option-allstar-mode-clash-keeping = { mode-clash-keeping }
page-option-allstar-mode-clash-keeping-text = Keep 2 cards and give 1 each time, until 1 card is left. It’s the other way to read the rulebook.
page-option-allstar-coaches = Coaches
page-option-allstar-coaches-text = Each manager keeps one of two, face up, with its own ability.
page-option-allstar-coaches-yes = with coaches
page-option-allstar-coaches-no = without coaches
page-option-allstar-whistle = Whistle arenas
page-option-allstar-whistle-text = Arenas that pay fans in strange ways. Play without them in a first game.
page-option-allstar-whistle-no = without whistle arenas
page-option-allstar-species = Species
page-option-allstar-species-text = Two per manager. With 2 managers: 5, in { mode-free-agency } 6. Choose none and chance decides.
page-option-allstar-first = First choice
page-option-allstar-first-text = Who chooses first in round 1. Later, whoever has fewer fans does.

# The first round in pictures
page-first-keep = Keep one card.
page-first-pass = Pass the rest.
page-first-alike = The largest set wins.
