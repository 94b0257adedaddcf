error-extra = Dazu wird das Paket { $package } gebraucht. Installiere es mit: pip install 'sixthman[{ $extra }]'
error-envs-reward = Es gibt keine Belohnung „{ $reward }“. Belohnungen: { $known }.
error-envs-action = Die Aktion { $action } steht Platz { $seat } jetzt nicht offen; seine Aktionsmaske zeigt, welche es sind.
error-envs-actions = Die Aktion { $action } steht Platz { $seat } von Partie { $index } jetzt nicht offen; keine Partie ist weitergegangen. Die Aktionsmaske zeigt, welche offen sind.
error-envs-count = { $given } passt nicht für { $what }; es braucht { $wanted }.
error-envs-array = { $what } muss ein C-zusammenhängendes, beschreibbares Array von { $type } der Form { $shape } sein. Gegeben: { $given }.
error-envs-endgame = Partie { $number } dieses Startwerts hat keine Stellung mit höchstens { $cards } Karten auf jeder Bank.
