# Studies of coaches
help-lab-coaches = Play many games between equal managers and report what each coach is worth.
help-lab-coaches-seats = Numbers of managers, separated by commas.
help-lab-coaches-editions = Editions, separated by commas.
help-lab-coaches-games = How many games for each number of managers.
lab-coaches-heading = What the coaches are worth
lab-coaches-how = Pros of equal strength played { $games } games for each number of managers and each edition (seed { $seed }). Each kept one of the two coaches dealt to it, at random, and used it as well as it knows. A shared win counts in part, and margins hold the true value in 95 of 100 studies. Every coach is to win within { $band } points of the fair share: the band in the pictures. Every game was played once more without the ability of one coach. "Changes a result" is the share of these games in which an arena paid someone otherwise, someone left the playoffs earlier or later, or the final ranking changed. It is to be at least { $matters }. Made by `sixthman lab coaches`.
lab-coaches-title = { $seats } managers, edition { $edition }, { $games } games
lab-coaches-spread = The coach furthest from the fair share is { $spread } points off. { $coach } changes a result least often: in { $least } of its games.
lab-coaches-coach = Coach
lab-coaches-ability = What it does
lab-coaches-games = Games
lab-coaches-fans = Mean fans
lab-coaches-wins = Win rate
lab-coaches-off = Points off
lab-coaches-changed = Changes a result
lab-coaches-ranking = Changes the final ranking

# A change of the cards, tried
lab-try-course-fans = Fans per manager
lab-try-course-spread = From first to last
lab-try-course-matches = Playoff matches
lab-try-strategies-species = One species
lab-try-strategies-numbers = One number
lab-try-strategies-both = As many of both
lab-try-cards = Win rate beyond the fair share, by card
lab-try-cards-text = How much more often than the others a manager with this card wins.
lab-try-arenas = Win rate beyond the fair share, by arena won
lab-try-arenas-text = How much more often than the others the manager wins who comes first in this arena.
lab-try-arena-fans = Fans per manager, by arena
lab-try-arena-fans-text = What an arena pays on average.
lab-try-coaches = Win rate by coach
lab-try-coaches-text = How often a manager with this coach wins.
