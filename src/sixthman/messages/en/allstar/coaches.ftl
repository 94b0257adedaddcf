# The coaches of the first edition: names, what they do, what happens with them
coach = { $name } ({ $species })
coach-Rabbit = Hazel Burrow
coach-Rabbit-text = { $once ->
    [0] Beside
   *[other] Once, beside
} a player: its number counts { $number } higher, at most 9.
coach-Duck = Mallory Pond
coach-Duck-text = { $once ->
    [0] Beside
   *[other] Once, beside
} a player: it counts as the species of a teammate of your choice.
coach-Beaver = Barney Dammer
coach-Beaver-text = Beside a team: { $fans_if_last ->
    [one] { $fans_if_last } extra fan
   *[other] { $fans_if_last } extra fans
} if it ranks last.
coach-Eagle = Aquila Storm
coach-Eagle-text = { $once ->
    [0] Beside
   *[other] Once, beside
} a team: it beats every team that shows as many cards of a kind.
coach-Penguin = Pip Frost
coach-Penguin-text = { $once ->
    [0] Beside
   *[other] Once, beside
} a player without a symbol: it counts as carrying the symbol of a teammate.
coach-Panda = Bo Bamboo
coach-Panda-text = { $once ->
    [0] Beside
   *[other] Once, beside
} a team: { $fans ->
    [one] { $fans } extra fan
   *[other] { $fans } extra fans
} whatever its rank.
coach-Wolf = Luna Howell
coach-Wolf-text = { $once ->
    [0] Every round
   *[other] Once
}: a second substitution in each face-up team.
coach-Shark = Finn Gillis
coach-Shark-text = Once, in the playoffs: skip a compulsory substitution.
coach-Tiger = Tara Stripes
coach-Tiger-text = Your shootout card carries the Goal and returns. Once: alone at the bottom, you tie the next team with as large a set.
coach-Horse = Philippa Gallop
coach-Horse-text = { $once ->
    [0] Every round
   *[other] Once
}: swap two of your buses after all buses are revealed.
coach-Caribou = Karl Antler
coach-Caribou-text = Once, beside a team: its fans count { $fans_times } times.
coach-PolarBear = Bjorn Blizzard
coach-PolarBear-text = { $tickets ->
    [one] One playoff ticket more
   *[other] { $tickets } playoff tickets more
}, without a bonus.
coach-brings = {" "}Brings { $fans ->
    [one] { $fans } fan
   *[other] { $fans } fans
} per use.
coach-costs = {" "}Costs { $fans ->
    [one] { $fans } fan
   *[other] { $fans } fans
} per use.
coach-along = {" "}Brings { $fans ->
    [one] { $fans } fan
   *[other] { $fans } fans
} along.
story-coaches-dealt = { $name } can choose between { $coaches }.
story-coach-chosen = { $name } engages { $coach }. { $ability }
story-coach-fans = { $coach } brings { $name } { $fans ->
    [one] { $fans } fan
   *[other] { $fans } fans
}.
story-coach-paid = { $name } pays { $fans ->
    [one] { $fans } fan
   *[other] { $fans } fans
} for { $coach }.
story-coach-tickets = { $coach } brings { $name } { $tickets ->
    [one] one more playoff ticket
   *[other] { $tickets } more playoff tickets
}.
story-coach-team = { $name } lays { $coach } beside team { $team }.
story-coach-player = { $name } lays { $coach } beside { $card } in team { $team }.
story-coach-mate = { $name } lays { $coach } beside { $card } in team { $team }, to copy { $mate }.
story-coach-twice = { $coach } lets { $name } substitute twice.
story-coach-skips = { $coach } lets { $name } skip the substitution.
story-coach-calls = { $coach } makes the team of { $name } tie with the next.
story-buses-open = The buses are revealed. { $names } can swap two of theirs.
story-buses-swapped = { $coach } swaps two buses of { $name }.
story-shot-returns = { $card } returns to the bench of { $name }, thanks to { $coach }.
story-arena-row-coach = { $rank }. { $name } with team { $team } and { $coach }, { $strength }: { $fans ->
    [one] { $fans } fan
   *[other] { $fans } fans
}{ $more ->
    [0] {""}
   *[other] , { $more } of them thanks to the coach
}
error-no-coaches = This table plays without coaches.
error-unknown-coach = There is no coach "{ $coach }". Coaches: { $known }.
error-unknown-team = There is no team "{ $team }". A team is team:1, team:2 or team:3.
error-coach-not-dealt = The coach { $coach } wasn’t dealt to you. Choose one of your two.
error-coach-chosen = The coaches are already chosen. You can’t choose { $coach } anymore.
error-coach-used = Your coach { $coach } helps only once and has been used.
error-coach-price = Your coach { $coach } costs { $price } fans, and you have { $fans }. Use it when you have enough.
error-coach-player = Put { $coach } beside one of your own players it can help in this lineup, or type - for no one. { $card } isn’t one of them.
error-coach-team = Put { $coach } beside one of your own { $teams } teams or their players, or type - for none.
error-coach-not-now = You can’t put { $coach } beside a team now.
error-coach-beside = You can’t put { $coach } beside a team here. Coaches for teams and players play only in the arenas of the season.
error-coach-line = Start with a number from 1 to { $count }, then name the coach.
error-coach-shot = The coach { $coach } can’t help here. In a shootout, name only a coach that helps the shooter.
error-coach-twice = There is only one coach { $coach }.
error-coach-needs = The coach { $coach } needs { $like ->
    [0] "card": a player of the team it is beside
   *[other] "card" and "mate": two players of the team it is beside
}.
error-coach-like = { $card } can’t copy { $mate }. The copy must gain something, and a card with a symbol keeps it.
error-arena-edition = The { $edition } edition has no arena { $arena }.
