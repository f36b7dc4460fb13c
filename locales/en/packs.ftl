### Packs: folders of one game's facts and formats, built in or the user's own.

pack = Pack
packs = Packs
pack-built-in = built in
pack-user = your own
pack-own-name = My figures
pack-date = Facts of { $date }

## Checking

pack-valid = { $pack } is in order: { $figures } figures, { $printings } printings, { $formats } { $formats ->
    [one] format
   *[other] formats
}.
pack-errors = { $pack }: errors found: { $errors }. Nothing of it is loaded.
pack-error-at = { $file }, line { $line }, column { $column }: { $message }
pack-error-in = { $file }: { $message }
pack-suspect = { $figure } looks wrong: { $note }
pack-questions-open = Open questions: { $count }
pack-questions-none = No question is open.

## Faults

fault-unreadable = The file cannot be read: { $reason }
fault-beyond-limits = { $measure ->
        [files] A pack has at most { $limit } files.
        [file] A file of a pack has at most { $limit } MiB.
        [bytes] The files of a pack have at most { $limit } MiB together.
       *[rows] A table of a pack has at most { $limit } rows.
    }
fault-not-a-file = This is neither a file nor a folder; only such are read.
fault-more = There are more errors than are listed: the first { $limit } are shown.
fault-no-head = A pack needs game.toml (a game of its own) or pack.toml (additions to a game).
fault-name-taken = A pack that Muster keeps for you already has this name. Rename the folder.
fault-missing = The file is missing.
fault-unknown-file = No pack has a file of this name.
fault-shape = { $reason }
fault-unknown-column = There is no column { $column }. Columns are: { $known }
fault-missing-column = The column { $column } is missing.
fault-bad-value = “{ $value }” does not fit. Wanted: { $wanted }
fault-not-one-of = “{ $value }” is none of these: { $known }
fault-selector = The selector cannot be read: { $reason }
fault-id-rule = The id { $id } does not follow from the name. It should be { $expected } or begin with it.
fault-twice = { $id } stands here a second time.
fault-unresolved = There is no { $what } { $id }.
fault-no-source = Every row needs its source.
fault-no-person = The unique figure { $id } has no settled person in persons.csv.
fault-base-loop = The format { $id } builds on itself or on one that is not there.
fault-card-overflow = { $id } does not fit its card: { $reason }

## Settling

pack-settled = Settled in { $pack }: { $question }
pack-exported = { $pack } was written to { $path }.
pack-squads-changed = The facts have changed. Squads concerned: { $count }
pack-removed = { $pack } is gone. Its figures stay in your squads by their last known names and costs.
