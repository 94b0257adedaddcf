# Ergebnisse einer Simulation: aufbewahrt, fortgesetzt, geöffnet
help-simulate-crew = Prozesse, die sich die Arbeit teilen. Ohne Angabe: einer; mit --backend ray einer je Prozessor des Verbunds.
help-simulate-backend = Wer spielt: processes (auf diesem Rechner) oder ray (auf einem Ray-Verbund: dem, den RAY_ADDRESS nennt, sonst einem auf diesem Rechner).
help-simulate-output = Die Ergebnisse aufbewahren: in einer DuckDB-Datei, wenn der Name auf .duckdb endet, sonst in einem Ordner mit Parquet-Dateien. Liegt dort dieselbe Simulation, werden die fehlenden Spiele gespielt.
help-simulate-choices = Auch jede einzelne Wahl aufbewahren.
simulate-before = Davon schon gespielt
simulate-kept = Die Ergebnisse stehen in { $file }.
simulate-interrupted = Angehalten: { $done } von { $games } Spielen stehen in { $file }. Derselbe Befehl setzt sie fort.
error-backend = Es gibt kein Backend „{ $backend }“. Backends: { $known }.
error-choices-output = --choices bewahrt Wahlen bei den Ergebnissen auf: Nenne mit --output eine Datei oder einen Ordner dafür.
error-cuda-output = --output bewahrt auf, was eine Karte nicht aufbewahrt: Nimm --target cpu.
error-cuda-ray = --backend ray spielt auf Prozessoren: Nimm --target cpu.
error-no-duckdb = Für Ergebnisse braucht es DuckDB, und es ist nicht installiert. Installiere es mit: pip install 'duckdb>=2'
error-extra-ray = Ray ist nicht installiert. Installiere es mit: pip install 'sixthman[ray]'
error-ray-cluster = Der Ray-Verbund ist nicht erreichbar: { $reason }
error-ray-processors = { $processes } Prozesse sind zu viele für den Ray-Verbund; gib 1 bis { $most } an.
error-ray-version = Der Verbund hat sixthman { $there }, dieser Rechner { $here }. Installiere überall dieselbe Version.
error-results-none = { $file } enthält keine Ergebnisse einer Simulation.
error-results-taken = { $file } gibt es schon, mit anderem Inhalt; es wurde nichts daran geändert. Nenne eine andere Datei oder einen anderen Ordner für die Ergebnisse.
error-results-format = { $file } hat das Format { $held }; diese Version liest das Format { $known }.
error-results-other = { $file } enthält eine andere Simulation ({ $what }: { $held }, nicht { $asked }); es wurde nichts daran geändert. Nenne eine andere Datei oder einen anderen Ordner, oder gib die Optionen an, mit denen sie begonnen wurde.
error-results-part = { $file } fehlt oder ist beschädigt; es wurde nichts geändert. Lösche { $games }, und derselbe Befehl spielt diese Spiele noch einmal.
error-results-damaged = { $file } ist beschädigt ({ $reason }); es wurde nichts daran geändert. Lösche die Datei oder nenne eine andere.
error-results-busy = { $file } ist anderswo geöffnet. Warte, bis das andere Programm die Datei geschlossen hat.
error-results-write = { $file } kann nicht geschrieben werden ({ $reason }). Was vorher aufbewahrt wurde, ist heil: Sobald Platz ist, setzt derselbe Befehl es fort.
