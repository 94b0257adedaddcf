# Beat my draft: a friend’s packs, and both drafts side by side
page-beat-title = Beat { $name }’s draft
page-beat-text = You get the same hands and the same arenas, once. Then you see both drafts next to each other.
page-beat-play = Play these cards
page-beat-no-link = This link holds no finished game. Ask your friend for a new one.
page-beat-won = You beat { $name }
page-beat-lost = { $name } stays ahead
page-beat-even = You and { $name } are tied
page-beat-same = You made the same pick { $same } of { $of } times.
page-beat-pick = Pick
page-beat-share = I won { $score } fans. Same cards: can you beat my draft?
