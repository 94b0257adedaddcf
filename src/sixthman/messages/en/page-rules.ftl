# The rules in our own words
page-title-rules = Rules
page-rules-text = In our own words, as this table plays them.
page-rules-chapters = Chapters
