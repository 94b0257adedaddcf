"""The peers, one module each, and the clock they all play against.

Every module runs inside a throw-away environment that holds only its peer, so it needs nothing of this
project. It names the package (`PACKAGE`), what to import (`MODULE`), and opens an arena for a game.
`clock.py` says what that is.
"""
