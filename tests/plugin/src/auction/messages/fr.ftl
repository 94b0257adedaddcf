auction-bidder = Enchérisseur { $seat }
help-option-rounds = Auction : cartes dans chaque main, de 2 à 6. Par défaut : 5.
help-option-double-last = Auction : le dernier prix compte double.
