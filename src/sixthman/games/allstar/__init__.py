"""All-Star Draft, the ice hockey game: two to six managers, a season of three rounds, playoffs."""
