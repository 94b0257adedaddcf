"""Second referees: each game written again from its rulebook alone, by people who never read our rules."""
