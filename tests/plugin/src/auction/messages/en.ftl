auction-bidder = Bidder { $seat }
help-option-rounds = Auction: cards in each hand, 2 to 6. Default: 5.
help-option-double-last = Auction: the last prize counts twice.
