auction-bidder = Bieter { $seat }
help-option-rounds = Auction: Karten in jeder Hand, 2 bis 6. Standard: 5.
help-option-double-last = Auction: Der letzte Preis zählt doppelt.
