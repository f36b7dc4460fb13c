### Packs: folders of one game's facts and formats, built in or the user's own.

pack = Pack
packs = Packs
pack-built-in = built in
pack-user = your own
pack-own-name = My figures
pack-date = Facts of { $date }

## Checking

pack-valid = { $pack } is in order: { $figures } figures, { $printings } printings, { $formats } formats.
pack-errors = { $pack }: errors found: { $errors }. Nothing of it is loaded.
pack-error-at = { $file }, line { $line }, column { $column }: { $message }
pack-error-in = { $file }: { $message }
pack-suspect = { $figure } looks wrong: { $note }
pack-question-open = Open question: { $question }
pack-questions-open = Open questions: { $count }
pack-questions-none = No question is open.

## Settling

pack-settled = Settled in { $pack }: { $question }
pack-settled-same = { $figure } and { $person } are one person.
pack-settled-not-same = { $figure } and { $person } are two persons.
pack-squads-changed = The facts have changed. Squads concerned: { $count }
pack-removed = { $pack } is gone. Its figures stay in your squads by their last known names and costs.
