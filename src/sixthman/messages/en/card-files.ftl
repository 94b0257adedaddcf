# What is wrong with a file of one's own cards
# What is told of a card file that cannot be played with. Sections, keys and their values stay as they are typed.
error-cards-toml = { $file }: this is no TOML file ({ $reason }).
error-cards-origin = { $file }: provenance must be a text, not { $found }.
error-cards-section = { $file }: there is no section "{ $found }". Sections: { $known }.
error-cards-rows = { $file }, { $section }: a section is a list of rows, one for each card.
error-cards-name = { $file }, { $section } { $row }: the card has no name that can be shown. Give each card a name of 1 to { $most } letters.
error-cards-key = { $file }, { $section } { $row } ({ $name }): there is no "{ $found }" here. Allowed: { $known }.
error-cards-missing = { $file }, { $section } { $row } ({ $name }): { $key } is missing. Needed: { $needed }.
error-cards-truth = { $file }, { $section } { $row } ({ $name }): { $key } must be true or false, not { $found }.
error-cards-number = { $file }, { $section } { $row } ({ $name }): { $key } must be a whole number from { $least } to { $most }, not { $found }.
error-cards-provenance = { $file }, { $section } { $row } ({ $name }): provenance must be a text, or a table with texts for some of: { $known }.
error-cards-twice = { $file }, { $section } { $row } ({ $name }): the name was already given to a card of { $other }. Each card needs a name of its own.
error-cards-count = { $file }, { $section }: cards: { $count }. Allowed: { $least } to { $most }.
error-cards-count-exact = { $file }, { $section }: cards: { $count }. There must be exactly { $wanted }.

help-own-cards = A file with cards of your own; "sixthman cards" writes one to begin with.
help-cards = Write the cards of a game as a file, to be changed and played with (--cards).
cards-file = The cards of { $game }. Delete the sections that stay as they are, change the others, and play with --cards and this file.
