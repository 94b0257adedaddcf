"""What the laboratory keeps of this game, and its reports."""
