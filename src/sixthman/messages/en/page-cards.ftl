# All cards and where they come from
page-title-cards = About the cards
page-cards-games = Games
page-cards-rulebook = Rulebook
page-cards-rulebook-text = Printed in a rulebook of the publisher.
page-cards-adaptation = Online game
page-cards-adaptation-text = Read as a fact from the publisher’s own online version.
page-cards-ours = Ours
page-cards-ours-text = Nobody publishes it: our reconstruction, tuned by simulation.
page-cards-own = Own file
page-cards-own-text = From a card file of this server.
page-cards-art = All drawings are ours or free (Fluent Emoji, Material Design Icons). No club marks, no photos.
page-cards-what = Which cards?
page-cards-players = Players
page-cards-sort = Sort by
page-cards-source = From
page-cards-all = All
page-cards-name = Name
page-cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
page-cards-values = { $source }: { $values }
page-cards-value-name = name
page-cards-value-copies = number of cards
