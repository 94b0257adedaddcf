# Opponents with a face
page-opponents-title = Who sits with you?
page-opponents-text = { $most ->
    [1] Pick one. They see only what a player sees.
   *[other] Pick 1 to { $most }. They see only what a player sees.
}
page-opponents-last = last five:
page-opponents-ahead = you were ahead
page-opponents-behind = they were
page-opponents-strength = strength { $strength } of { $most }
page-opponents-record = Against { $name }: ahead { $ahead }, behind { $behind }
page-opponents-you = you
page-opponents-table = Your table
page-opponents-expect = What to expect
page-opponents-hard-1 = easy
page-opponents-hard-2 = friendly
page-opponents-hard-3 = even
page-opponents-hard-4 = hard
page-opponents-hard-5 = very hard
page-opponents-before = { $played ->
    [one] You won { $won } of { $played } table this strong.
   *[other] You won { $won } of { $played } tables this strong.
}
page-opponents-never = You haven’t played a table this strong yet.
page-opponents-game = Game
page-opponents-start = { $count ->
    [0] Pick someone
    [1] Start with this one
    [2] Start with these two
    [3] Start with these three
    [4] Start with these four
   *[other] Start with these { $count }
}
page-opponents-surprise = Surprise me
page-opponent-pip = Cheerful, hasty, generous.
page-opponent-bruna = Patient, tidy, stubborn.
page-opponent-onni = Sociable, curious, fickle.
page-opponent-mei = Calm, frugal, sly.
page-opponent-vesna = Hungry, sharp, proud.
page-opponent-aksel = Silent, exact, merciless.
