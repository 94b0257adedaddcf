"""Second referees: each game told again from its rulebook alone, by people who never read our rules."""
