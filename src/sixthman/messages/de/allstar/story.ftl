# Der Verlauf eines Spiels All-Star Draft
story-species = Im Spiel: { $species }.
story-deal = Runde { $round }: { $arenas }.
story-picked = { $name } wählt { $card }.
story-last-card = { $name } bekommt die letzte Karte der Hand: { $card }.
story-gave = { $name } gibt { $card } an den Gegner.
story-given = { $name } erhält { $card }.
story-free-agent = { $name } nimmt { $card }.
story-threw-away = { $name } wirft { $card } verdeckt ab.
story-substituted = { $name } tauscht in Team { $team } aus: { $out } geht, { $in } kommt.
story-arena = Arena { $number }, { $arena }:
story-arena-row = { $rank }. { $name } mit Team { $team }, { $strength }: { $fans ->
    [one] { $fans } Fan
   *[other] { $fans } Fans
}
story-round-over = Nach Runde { $round }: { $fans }.
story-round-over-row = { $name } { $fans }
story-playoffs = Playoffs! Alle Spieler sitzen wieder auf den Bänken.
story-match = Playoff-Match:
story-match-row = { $rank }. { $name }, { $strength }
story-tied = Gleichstand um das schwächste Team: { $names }.
story-shootout = Penaltyschießen: { $shots }.
story-shootout-row = { $name } schießt mit { $card }
story-laid-down = { $name } legt { $count } Ersatzspieler aus.
story-swapped = { $name } bringt { $in } für { $out }.
story-ticket-lost = { $name } gibt ein Playoff-Ticket ab; { $left ->
    [0] keines bleibt
    [one] eines bleibt
   *[other] { $left } bleiben
}.
story-eliminated = { $name } scheidet auf Rang { $rank } aus den Playoffs aus und erhält { $fans ->
    [one] { $fans } Fan
   *[other] { $fans } Fans
}.
story-champion = { $name } gewinnt die Playoffs: { $fans ->
    [one] { $fans } Fan
   *[other] { $fans } Fans
}{ $bonus ->
    [0] {""}
   *[other] {" "}und { $bonus } für übrige Tickets
}.
story-final = Schlussrangliste:
story-final-row = { $place }. { $name }: { $fans ->
    [one] { $fans } Fan
   *[other] { $fans } Fans
} (davon { $playoff_fans } aus den Playoffs)

# Warum eine Wahl gut ist
story-because-joins = Mit { $card } hast du { $strength }.
story-because-left = { $count ->
    [0] Keine weitere Karte kann noch dazukommen.
    [one] { $count } weitere Karte kann noch dazukommen.
   *[other] { $count } weitere Karten können noch dazukommen.
}
story-because-alone = { $card } passt zu keiner deiner Gruppen.
story-because-betters = Kommt { $card } hinein, wird dein Team { $team } zu { $strength }.
story-because-next = Gibst du { $card } weiter, kann { $name } aus Team { $team } { $strength } machen.
story-because-team = Das Team ist { $strength }.
story-because-comes-in = { $in } kommt für { $out } in Team { $team }.
