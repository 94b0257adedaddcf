# All-Star Draft: what cannot be
error-unknown-card = "{ $card }" is no card. A card is a species and a number from 1 to 9, such as Duck7 or PolarBear3.
error-unknown-species = "{ $species }" is no species. The species are: { $known }.
error-unknown-arena = "{ $arena }" is no arena. The arenas are: { $known }.
error-unknown-plan = "{ $plan }" is no bus assignment. It names the arena of each team, such as bus:2-1 or bus:3-1-2.
error-species = Name { $wanted } different species, or none to have them drawn by lot. Given: { $given }.
error-given-lot = "{ $lot }" is no lot. A lot names a seat from 1 to { $seats }.
error-arena-out = { $arena } isn’t in the pile with these options.
error-cards-of-team = A team has 5 cards, not { $count }.
error-card-not-in-play = { $card } isn’t in play: its species wasn’t chosen.
error-too-many-species = The given cards are of { $given } species; { $wanted } are in play.
error-not-json = Line { $line } isn’t JSON: { $reason }
error-case-keys = Line { $line }: a case holds "players" with "teams" (and "arena"), or "players" with "shootout".
error-case-players = Line { $line }: "players" must be a whole number from 2 to 6, not { $players }.
error-case-team-count = Line { $line }: { $count ->
    [one] { $count } team was
   *[other] { $count } teams were
} given for { $players } managers. Give 1 to { $players }.
error-case-shots = Line { $line }: a shootout is between 2 and { $players } cards, not { $count }.
error-case-text = Line { $line }: cards and arenas are given as text, not { $found }.
error-case = Line { $line }: { $reason }
error-team-size = Team { $team } has { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; a team has 5.
error-case-team-list = Line { $line }: a team is a list of 5 cards, not { $found }.
error-case-unknown = Line { $line }: "{ $key }" has no meaning here. Use one of: { $known }.
error-case-coaches = Line { $line }: "coaches" is a list with at most one entry per team or shooter: here { $teams }.
error-case-coach = Line { $line }: a coach is null, a name, or an object with "coach" and, for a player, "card" and "mate"; not { $found }.

error-server-held = You don’t have { $card }.
error-server-twice = You named { $card } twice.
error-server-arena = Arena { $arena } isn’t in play. Arenas of this round: { $arenas }.
error-server-coach = You can’t use the coach like this.
error-server-teams = With { $players } managers, there can’t be { $teams } teams.
