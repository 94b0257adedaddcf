"""What the page says beside its figures: how they were made, and what they do not say."""

NOTES = {
    "random play": (
        "Start-up and compilation are not timed. The last column compares best runs, ours in All-Star Draft."
    ),
    "vector": (
        "A step is one choice in one game, after which the next player's observation and mask of legal "
        "choices are there. Drawing random legal choices is timed for everyone."
    ),
    "start": (
        "Seconds after Python itself has started. The first run compiles what it must, and later ones may "
        "find it in a cache: ours is warm here, Pgx's is empty at first. Ours loads Numba when a game is "
        "played, not when it is imported."
    ),
    "warm": "The whole command, Python's own start included.",
    "cold": "This happens once after an installation, and again when the rules change.",
    "memory": (
        "Memory held by the process: when Python has started, after the import, and after ten "
        "thousand, a hundred thousand and a million games. The last one is at the end, with the games "
        "played until then. A dash: that many games did not fit into the time."
    ),
    "processes": "The clock starts when all processes are ready. Not bound to a core.",
    "sizes": "",
}

CAVEATS = """\
- The games differ: nobody else has All-Star Draft or NBA Deck-Building, so other card games (and Catan)
  take their part. The figures compare how fast engines take random players from one choice to the next,
  not programs for one game. Leduc hold'em has six cards and about four choices per game, All-Star Draft
  about two hundred: one is less work than the other.
- A decision is one player's choice. Shuffling, dealing and drawing cost time but count for nobody;
  OpenSpiel makes each card dealt a move of chance, and the table of games says how many there are.
- Compiled programs (OpenSpiel's `evaluate_bots`, Pgx, ours) stay in compiled code for whole games.
  Programs driven from Python pay for that at every choice. RLCard and PettingZoo also make an observation
  at every choice, which random players do not look at; in the table of random play, OpenSpiel, Pgx and
  ours skip that as far as they can.
- `evaluate_bots` seeds a fresh random generator for every game. That is part of the call that keeps
  OpenSpiel's loop in C++ when it is used from Python, so it is timed.
- Pgx compiles one game for one size of batch. Ours is compiled for every table of its game, or, where it
  says *tuned*, for one table; that is an option of `sixthman simulate` and of the environments. The last
  column and the first lines of this page compare the faster of the two.
- Pgx is made for GPUs and here runs on one core of a processor. A batch goes on until its longest game is
  over; only choices in games not yet over count.
- Random players play longer or shorter games than people do. Search, learning and observing cost more
  than the rules do. So no agent gets faster by the ratios above."""

GAMES_NOTE = """\
OpenSpiel's decisions in C++ are read from the history of every timed game, in a second
run with the same seeds that is not timed. A sample of the histories is first stepped through node by node,
and both counts must agree in each game; the share of decisions with one option comes from that sample.
Goofspiel's last card is played by the engine, so a game has one decision a player less than cards. A dash:
the program does not say."""

COMMANDS_NOTE = "All of it: `make bench`. One run of each, the peers' in environments of their own:"
