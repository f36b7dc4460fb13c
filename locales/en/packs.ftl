### Packs: folders of one game's facts and formats, built in or the user's own.

pack = Pack
packs = Packs
pack-built-in = built in
pack-user = your own
pack-own-name = My figures
pack-date = Data of { $date }

## Checking

pack-valid = { $pack } is valid: { $figures } figures, { $printings } printings, { $formats } { $formats ->
    [one] format
   *[other] formats
}.
pack-terms = Explained terms: { $terms }. Words on cards without an explanation: { $unexplained }
pack-errors = { $pack } has errors ({ $errors }) and wasn’t loaded.
pack-error-at = { $file }, line { $line }, column { $column }: { $message }
pack-error-in = { $file }: { $message }
pack-suspect = { $figure } looks wrong: { $note }
pack-questions-open = Open questions: { $count }
pack-questions-none = No open questions.

## Faults

fault-unreadable = Muster can’t read this file: { $reason }
fault-beyond-limits = { $measure ->
        [files] A pack has at most { $limit } files.
        [file] A file of a pack has at most { $limit } MiB.
        [bytes] A pack’s files have at most { $limit } MiB in total.
       *[rows] A table of a pack has at most { $limit } rows.
    }
fault-not-a-file = This is neither a file nor a folder, so Muster can’t read it.
fault-more = There are more errors; only the first { $limit } are shown.
fault-no-head = A pack needs game.toml (a new game) or pack.toml (additions to a game).
fault-name-taken = A pack that Muster keeps for you already has this name. Rename the folder.
fault-missing = The file is missing.
fault-unknown-file = Packs have no file with this name.
fault-shape = { $reason }
fault-unknown-column = Unknown column { $column }. Columns: { $known }
fault-missing-column = Column { $column } is missing.
fault-bad-value = “{ $value }” isn’t valid here. Expected: { $wanted }
fault-not-one-of = “{ $value }” isn’t one of: { $known }
fault-selector = Muster can’t read this selector: { $reason }
fault-id-rule = The ID { $id } doesn’t follow from the name. It should be { $expected } or start with it.
fault-twice = { $id } is already defined.
fault-unresolved = Unknown { $what }: { $id }
fault-no-source = Every row needs a source.
fault-no-person = The unique figure { $id } has no person settled in persons.csv.
fault-base-loop = The format { $id } is based on itself or on a missing format.
fault-no-reminder = { $id } has no reminder in this language: { $language }
fault-empty-reminder = The reminder of { $id } is empty.
fault-same-reminder = The reminder of { $id } is the same in another language.
fault-long-reminder = The reminder of { $id } has { $length } characters; at most { $limit } are allowed.
fault-card-overflow = { $id } doesn’t fit on its card: { $reason }

## Settling

pack-settled = Settled in { $pack }: { $question }
pack-facts-compared = Nothing has been changed. The same: { $same }. Add --take to take these values.
pack-facts-taken = Values taken: { $count }. The same: { $same }
facts-found-here = Values that weren’t known ({ $count }). To keep them: { $command }
pack-exported = Exported { $pack } to { $path }.
pack-squads-changed = The data changed. Affected squads: { $count }
pack-removed = Removed { $pack }. Its figures stay in your squads with their last known names and costs.

## Facts of cards

fact-cost = Cost
fact-factions = Factions
fact-cost-change = Changes the cost of others
fact-unknown = This game has no “{ $value }”.
