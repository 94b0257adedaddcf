"""The online table: lobby, live tables, sockets, clocks, seats without accounts, storage.

What happens at a table is a list of rows (`log_rows`), stored before anyone hears of it (`store`). A table
in memory is what its rows make of it (`table_state`), and all that a seat hears follows from its views
(`frames`).
"""
