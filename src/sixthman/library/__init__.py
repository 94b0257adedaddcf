"""What `import sixthman` offers: tables, bots, leagues, simulations and records for Python programs."""
