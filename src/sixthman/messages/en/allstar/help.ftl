# Help on the command line
help-referee = Settle a game of All-Star Draft between real teams: who ranks where, how many fans, and why.
help-referee-jsonl = Read one case per line as JSON from standard input, answer one line each.
manager = Manager { $seat }

help-option-edition = The edition: 2025, or 2020 (the first one, with coaches).
help-option-mode = For two managers: heritage, free-agency, clash or clash-keeping; in the first edition (2020) classic. Three to six play standard.
help-option-coaches = Play with coaches or without. The first edition (2020) has them, the 2025 edition can have them.
help-option-whistle = Play with the whistle arenas (irregular fans), or without them for a first game.
help-option-species = Species to play with, separated by commas. Default: drawn by lot.
