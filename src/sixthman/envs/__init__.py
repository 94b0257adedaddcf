"""Both games as environments for researchers: PettingZoo, Gymnasium, OpenSpiel.

What a learner sees is made by one rule for each game (`features`), and all three ways in share the same
moves over the rules (`moves`). Each needs its own library: `pip install 'sixthman[rl]'`.
"""
