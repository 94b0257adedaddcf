# Results of a simulation: kept, gone on with, opened
help-simulate-crew = Processes to share the work among. Left out: one; with --backend ray, one for each processor of the cluster.
help-simulate-backend = Who plays: processes (on this machine) or ray (on a Ray cluster: the one RAY_ADDRESS names, else one on this machine).
help-simulate-output = Keep the results: one DuckDB file if the name ends in .duckdb, else a folder of Parquet files. If the same simulation is there, the games that are missing are played.
help-simulate-choices = Keep every single choice too.
simulate-before = Of these, played before
simulate-kept = The results are in { $file }.
simulate-interrupted = Stopped: { $done } of { $games } games are in { $file }. The same command goes on with them.
error-backend = There is no backend "{ $backend }". Backends: { $known }.
error-choices-output = --choices keeps choices among the results: name a file or folder for them with --output.
error-cuda-output = --output keeps what a card does not: use --target cpu.
error-cuda-ray = --backend ray plays on processors: use --target cpu.
error-no-duckdb = DuckDB is needed for results, and is not installed. Install it with: pip install 'duckdb>=2'
error-extra-ray = Ray is not installed. Install it with: pip install 'sixthman[ray]'
error-ray-cluster = The Ray cluster cannot be joined: { $reason }
error-ray-processors = { $processes } processes are too many for the Ray cluster; give 1 to { $most }.
error-ray-version = The cluster has sixthman { $there }, this machine { $here }. Install the same version everywhere.
error-results-none = { $file } holds no results of a simulation.
error-results-taken = { $file } is there already and holds something else; it was left as it is. Name another file or folder for the results.
error-results-format = { $file } is in format { $held }; this version reads format { $known }.
error-results-other = { $file } holds another simulation ({ $what }: { $held }, not { $asked }); it was left as it is. Name another file or folder, or give the options it was begun with.
error-results-part = { $file } is missing or damaged; nothing was changed. Delete { $games }, and the same command plays these games again.
error-results-damaged = { $file } is damaged ({ $reason }); it was left as it is. Delete it, or name another.
error-results-busy = { $file } is open elsewhere. Wait until the other program has closed it.
error-results-write = { $file } cannot be written ({ $reason }). What was kept before is whole: once there is room, the same command goes on with it.
