# Studies of coaches
help-lab-coaches = Play many games between equal managers and report what each coach is worth.
help-lab-coaches-seats = Numbers of managers, separated by commas.
help-lab-coaches-games = How many games for each number of managers.
lab-coaches-heading = What the coaches are worth
lab-coaches-how = See what every coach is worth. Heuristic managers of equal strength played { $games } games for each number of seats (edition { $edition }, seed { $seed }). Each kept one of two dealt coaches at random, and used it as well as it knows. A shared win counts in part. Margins hold the true value in 95 of 100 studies. With four managers every coach should win within { $band } points of the fair share: the band in the pictures. Made by `sixthman lab coaches`.
lab-coaches-title = { $seats } managers, { $games } games
lab-coaches-spread = The coach furthest from the fair share is { $spread } points off.
lab-coaches-coach = Coach
lab-coaches-ability = What it does
lab-coaches-games = Games
lab-coaches-fans = Mean fans
lab-coaches-wins = Win rate
lab-coaches-off = Points off

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
