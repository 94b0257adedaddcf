"""One module per peer. Each runs alone, inside a throw-away environment that holds only that peer."""
