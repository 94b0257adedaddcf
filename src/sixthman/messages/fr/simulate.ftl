# Résultats d’une simulation : gardés, repris, ouverts
help-simulate-crew = Processus entre lesquels partager le travail. Sans indication : un seul ; avec --backend ray, un par processeur de la grappe.
help-simulate-backend = Qui joue : processes (sur cette machine) ou ray (sur une grappe Ray : celle que nomme RAY_ADDRESS, sinon une sur cette machine).
help-simulate-output = Garder les résultats : un fichier DuckDB si le nom finit par .duckdb, sinon un dossier de fichiers Parquet. Si la même simulation s’y trouve, les parties qui manquent sont jouées.
help-simulate-choices = Garder aussi chaque choix.
simulate-before = Dont jouées auparavant
simulate-kept = Les résultats sont dans { $file }.
simulate-interrupted = Arrêté : { $done } parties sur { $games } sont dans { $file }. La même commande les reprend.
error-backend = Il n’y a pas de moteur « { $backend } ». Moteurs : { $known }.
error-choices-output = --choices garde les choix parmi les résultats : nommez un fichier ou un dossier pour eux avec --output.
error-cuda-output = --output garde ce qu’une carte ne garde pas : employez --target cpu.
error-cuda-ray = --backend ray joue sur des processeurs : employez --target cpu.
error-no-duckdb = Les résultats demandent DuckDB, qui n’est pas installé. Installez-le par : pip install 'duckdb>=2'
error-extra-ray = Ray n’est pas installé. Installez-le par : pip install 'sixthman[ray]'
error-ray-cluster = On ne peut pas rejoindre la grappe Ray : { $reason }
error-ray-processors = { $processes } processus, c’est trop pour la grappe Ray ; donnez-en de 1 à { $most }.
error-ray-version = La grappe a sixthman { $there }, cette machine { $here }. Installez partout la même version.
error-results-none = { $file } ne contient pas de résultats d’une simulation.
error-results-taken = { $file } existe déjà et contient autre chose ; rien n’y a été changé. Nommez un autre fichier ou dossier pour les résultats.
error-results-format = { $file } est au format { $held } ; cette version lit le format { $known }.
error-results-other = { $file } contient une autre simulation ({ $what } : { $held }, pas { $asked }) ; rien n’y a été changé. Nommez un autre fichier ou dossier, ou donnez les options de départ.
error-results-part = { $file } manque ou est abîmé ; rien n’a été changé. Supprimez { $games }, et la même commande rejoue ces parties.
error-results-damaged = { $file } est abîmé ({ $reason }) ; rien n’y a été changé. Supprimez-le, ou nommez-en un autre.
error-results-busy = { $file } est ouvert ailleurs. Attendez que l’autre programme l’ait fermé.
error-results-write = On ne peut pas écrire { $file } ({ $reason }). Ce qui a été gardé auparavant est entier : quand il y aura de la place, la même commande le reprendra.
