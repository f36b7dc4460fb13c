### `error-<code>`: what happened, `.means`: what that means for the user's data, `.todo`: what to do.

label-means = For your data
label-todo = What to do
the-database = the database
note-decoded-as = { $path } is not UTF-8; it was read as { $encoding }. If names look wrong, save the file as UTF-8.

note-without-data = Your collection and your own names for figures were not looked at: { $reason }
note-backup-failed = Today’s backup could not be made: { $reason }
## Files

error-file-not-found = There is no file { $file }.
    .means = Nothing was read and nothing was changed.
    .todo = Check the name and the folder.
error-file-empty = { $file } is empty.
    .means = Nothing was changed.
    .todo = Choose a file with a list in it, or save the list again.
error-file-too-large = { $file } has { $size } MiB; at most { $limit } MiB are read.
    .means = Nothing was read and nothing was changed.
    .todo = Split the file, or check that it is the right one.
error-file-binary = { $file } is not a text file.
    .means = Nothing was changed.
    .todo = Choose a text file, or import a spreadsheet as a spreadsheet.
error-file-dangerous = { $file } was not read: { $reason ->
        [memory] reading it takes more than { $limit } MiB of memory.
        [time] reading it takes longer than { $limit } seconds.
       *[crash] its contents make the reader fail.
    }
    .means = Nothing was changed. It was read in a process of its own, so Muster itself is unharmed.
    .todo = The file is damaged, or made to do harm. If you trust it, open it in the program that it comes from and save it again, or save the table as CSV.
error-file-beyond-limits = { $file } was not read: { $reason ->
        [rows] it has more than { $limit } rows.
        [columns] it has more than { $limit } columns.
        [cells] it has more than { $limit } cells, empty ones between others included.
        [cell] a cell of it has more than { $limit } characters.
        [text] it holds more than { $limit } MiB of text.
        [unpacked] it unpacks to more than { $limit } MiB.
        [objects] its list of attachments has more than { $limit } entries.
        [bytes] it has more than { $limit } bytes.
       *[members] it lists more than { $limit } members.
    }
    .means = Nothing was changed.
    .todo = Check that it is the right file; then delete what is not needed in it, empty rows and columns too, or split it.
error-json-invalid = { $file }, line { $line }, column { $column } is not valid JSON: { $reason }
    .means = Nothing was changed.
    .todo = Correct that place, or export the { squad } again.
error-output-not-writable = { $file } cannot be written: { $reason }
    .means = Your data is unchanged; only the file is missing.
    .todo = Choose another folder, or close the program that has the file open.
error-output-is-data = { $file } is where Muster keeps its own data.
    .means = Nothing was written; your data is unchanged.
    .todo = Choose another name or folder.
error-file-failed = Reading or writing failed: { $path } ({ $detail })
    .means = Everything saved before is safe; nothing half-done was kept.
    .todo = Check the disk and the folder, then try again.
error-file-unreadable = { $file } cannot be read: { $reason }
    .means = Nothing was changed.
    .todo = Check that the file may be read and that no other program holds it.
error-nothing-found = No figure is named in { $file }.
    .means = There is nothing to check; nothing was changed.
    .todo = Write one figure a line, by its name on the card, or check the game.

## What was asked for

error-unknown-game = There is no game { $name }. There are: { $known }.
    .means = Nothing was changed.
    .todo = Choose one of these, or load the game’s pack.
error-unknown-format = There is no format { $name }. There are: { $known }.
    .means = The { squad } was not checked; nothing was changed.
    .todo = Choose one of these.
error-unknown-era = There is no era { $name }. There are: { $known }.
    .means = The { squad } was not checked; nothing was changed.
    .todo = Choose one of these.
error-unknown-side = There is no side { $name }. There are: { $known }.
    .means = The { squad } was not checked; nothing was changed.
    .todo = Choose one of these.
error-unknown-figure = There is no figure { $name } in the catalogue.
    .means = Nothing was changed.
    .todo = Check the spelling, or search the catalogue for a part of the name.
error-unknown-squad = There is no saved { squad } { $name }.
    .means = Nothing was changed.
    .todo = List the saved { squads } and choose one.
error-list-too-long = { $file } has more than { $limit } lines.
    .means = Nothing was read and nothing was changed.
    .todo = Leave only the { squad }’s lines, or import it as a collection.
error-unknown-faction = There is no faction { $name }. There are: { $known }.
    .means = Nothing was changed.
    .todo = Choose one of these.
error-unknown-set = There is no set { $name }. There are: { $known }.
    .means = Nothing was changed.
    .todo = Choose one of these, or use its abbreviation.
error-unknown-question = There is no open question { $name }.
    .means = Nothing was changed.
    .todo = List the open questions and copy the id of one.
error-unknown-answer = { $name } does not answer the question. Possible answers: { $known }
    .means = The question stays open; nothing was changed.
    .todo = Answer in one of these ways.
error-unknown-setting = There is no setting { $name }. There are: { $known }.
    .means = Nothing was changed.
    .todo = Choose one of these.
error-not-found = Nothing is saved under { $wanted }.
    .means = Nothing was changed.
    .todo = List what is saved and choose from it.
error-ambiguous = { $wanted } could be any of these: { $candidates }.
    .means = Nothing was changed.
    .todo = Write the whole name or the id.
error-unknown-language = Muster does not speak { $name }. It speaks: { $known }.
    .means = Nothing was changed.
    .todo = Choose one of these.
error-unknown-alias = No figure was given the name { $name }.
    .means = Nothing was changed.
    .todo = List the names that you have given.
error-unknown-field = A column cannot be read as { $name }. Possible: { $known }.
    .means = Your collection is unchanged.
    .todo = Choose one of these.

error-alias-unusable = { $name } cannot be another name for a figure: it has no letter in it, or it is the name of a figure already.
    .means = Nothing was changed.
    .todo = Choose another text.
error-unknown-command = There is no command { $name }. There are: { $known }.
    .means = Nothing was changed.
    .todo = Start the program again; if this comes back, it is our fault.
error-unknown-revision = There is no version { $name } of this { squad }. There are: { $known }.
    .means = Nothing was changed.
    .todo = Choose one of these.
error-unknown-column = The file has no column { $name }. There are: { $known }.
    .means = Your collection is unchanged.
    .todo = Write its heading as it stands in the file, then “=” and what it means.
error-unknown-pack = You have no pack { $name }. There are: { $known }.
    .means = Nothing was changed.
    .todo = Look at the list of packs and choose one of yours.
error-pack-broken = { $file } has errors and is not loaded, so nothing can be added to it.
    .means = Nothing was changed; what you settled before is still in it.
    .todo = List the packs to see what is wrong, and correct that first.
error-backup-unusable = { $file } is not a sound backup: { $reason }
    .means = Nothing was restored; your data is unchanged.
    .todo = List the backups and choose another one.
error-argument-unknown = There is no { $argument } here.
    .means = Nothing was done.
    .todo = See what is possible:  { $command }
error-argument-value = { $argument } cannot be { $value }.
    .means = Nothing was done.
    .todo = See what is possible:  { $command }
error-argument-choice = { $argument } cannot be { $value }. Possible: { $known }.
    .means = Nothing was done.
    .todo = See what is possible:  { $command }
error-argument-missing = Something is missing: { $argument }
    .means = Nothing was done.
    .todo = See what is possible:  { $command }
error-argument-other = These arguments do not go together: { $argument }
    .means = Nothing was done.
    .todo = See what is possible:  { $command }
## The database; `$path` is `the-database` where it is the open one

error-database-locked = Another program is using { $path }.
    .means = Everything saved before is safe; this change was not saved.
    .todo = Close other Muster windows and try again.
error-database-corrupt = Damage was found in { $path }: { $detail }
    .means = Can be read whole: { $whole }. Damaged: { $damaged }. Muster does not write to the file, so that nothing more is lost.
    .todo = { $backup ->
        [none] There is no sound backup. Copy the data folder to a safe place before you do anything else.
       *[other] Restore the newest sound backup, { $backup }. The damaged file is kept.
    }
data-part-collection = collection
data-part-squads = squads
data-part-campaigns = campaigns
data-part-matches = matches
data-part-own-packs = answers and My figures
data-part-aliases = names you taught
data-part-settings = settings
data-part-none = nothing
error-database-too-new = A newer Muster wrote { $path }: it has version { $found }, this program knows up to { $supported }.
    .means = Nothing was changed; your data is safe.
    .todo = Install the newer Muster, or name another data folder.
error-folder-read-only = Nothing can be written to { $path }.
    .means = Everything saved before is safe; this change was not saved.
    .todo = Allow writing to the folder, or name another data folder.
error-disk-full = The disk that holds { $path } is full.
    .means = Everything saved before is safe; this change was not saved.
    .todo = Make room and try again.
error-not-a-muster-database = This is no database of Muster: { $path }
    .means = Nothing was changed in it.
    .todo = Name another data folder, or move that file away.
error-database-missing = Nothing was found where { $path } should be.
    .means = Nothing was read and nothing was changed.
    .todo = Check the data folder’s name.
error-row-unreadable = An entry cannot be read ({ $table }): { $detail }
    .means = It was left as it is; everything else is unaffected.
    .todo = Make a backup, then report it with this message.
error-backup-over-database = A backup cannot replace the database it is made from: { $path }
    .means = Nothing was written; your data is unchanged.
    .todo = Choose another file name.
error-backup-over-other = There is another file, which is no backup: { $path }
    .means = Nothing was written; that file is unchanged.
    .todo = Choose another file name.
error-database-foreign = { $path } has something in it that Muster does not make: { $what } { $name }
    .means = Nothing was changed.
    .todo = Choose a backup that Muster made.
error-database-vanished = { $path } is missing or empty, but there are backups.
    .means = Nothing was begun anew, so nothing is written over. The newest sound backup is { $backup }.
    .todo = Restore that backup (muster backup restore), or say that you want to begin with empty data (muster backup start-fresh).
error-cache-damaged = The index that the catalogue is searched by is damaged: { $detail }
    .means = Nothing of yours is in it; your data is unchanged.
    .todo = Start Muster again: it makes the index anew.
error-database-error = The database refused what Muster asked of it: { $detail }
    .means = Everything saved before is safe; this change was not saved.
    .todo = Try again. If it happens again, report it with this message.

## Spreadsheets

error-spreadsheet-unreadable = { $file } cannot be read as a spreadsheet: { $reason }
    .means = Your collection is unchanged.
    .todo = Save it as CSV, XLSX or ODS, without a password.
error-spreadsheet-no-rows = { $file } has no rows under its headings.
    .means = Your collection is unchanged.
    .todo = Choose the right sheet, or put one printing on each row.
error-column-missing = { $file } has no column for { $column }. There are: { $found }.
    .means = Your collection is unchanged.
    .todo = Write headings in the first line, or say which column holds it.
error-unknown-printing = The printing { $name } is neither in the catalogue nor in your collection.
    .means = Nothing was changed.
    .todo = Choose it again from the list.
error-unknown-copy = This copy is no longer in the collection: { $name }.
    .means = Nothing was changed.
    .todo = Open the printing again to see its copies.
error-unknown-product = There is no product { $name }. There are: { $known }.
    .means = Nothing was added.
    .todo = Choose one of these.
error-unfit-count = { $value } is no number of copies.
    .means = What was there before is unchanged.
    .todo = Write a whole number from 0 to 1,000,000; of products at most 1,000 at once.
error-unfit-price = “{ $value }” is no price.
    .means = Nothing was saved; what you typed is still here.
    .todo = Write an amount such as 12.50.
error-unfit-currency = The price has no valid currency.
    .means = Nothing was saved; what you typed is still here.
    .todo = Write its code of three letters, such as EUR, USD or HUF.
error-unfit-date = “{ $value }” is no date.
    .means = Nothing was saved; what you typed is still here.
    .todo = Write 2008, 2008-05 or 2008-05-17.
error-photo-unreadable = { $file } cannot be read as a photo: { $reason }.
    .means = The copy keeps the photo that it had.
    .todo = Choose a JPEG or PNG file.
error-photo-too-large = { $file } has { $width } × { $height } pixels; photos of up to { $limit } million are read.
    .means = The copy keeps the photo that it had.
    .todo = Make the photo smaller and choose it again.

## Printing

error-glyph-missing = These characters cannot be printed: { $characters }
    .means = Your data is unchanged. The print shows a box in their place.
    .todo = Write the name with other characters if that matters.
error-nothing-to-print = There is nothing to print.
    .means = Nothing was written.
    .todo = Choose { a-squad }, a figure or a set first.
error-count-endless = There is no end of legal { squads }: nothing bounds how often { $figure } may be taken.
    .means = Nothing was counted.
    .todo = Say what there is, with --owned or --collection, or choose a format with a limit.
error-count-rare = { Squads } of this kind are too rare to be drawn by chance.
    .means = Nothing was drawn.
    .todo = Ask for less at once, or draw again with another seed.
error-stopped = The count was broken off.
    .means = Nothing was changed.
    .todo = Ask again.
error-count-too-many = There are more { squads } of so many points than can be counted.
    .means = Nothing was counted.
    .todo = Ask for fewer points, or count what is owned.
error-count-tangled = The rules of this format hang together too closely to be counted through.
    .means = Nothing was counted. Checking still works.
    .todo = Name the faction, or count in another format.
error-link-full = A link of { $link } has room for { $slots } cards there, and the { squad } has { $cards }.
    .means = Nothing was written.
    .todo = Take cards out, or share the { squad } as text.
error-link-no-code = { $link } has no code for: { $figures }.
    .means = Nothing was written.
    .todo = Take these out, or share the { squad } as text.
error-file-unrecognised = Muster cannot read { $file }.
    .means = Nothing was changed.
    .todo = Drop a list, { a-squad } sheet made by Muster, a spreadsheet with headings, a pack or a backup.
error-code-unreadable = The share code in { $file } cannot be read.
    .means = Nothing was changed.
    .todo = Copy the whole code, from “muster:” to its end. If it still cannot be read, a newer Muster may have made it.
error-pdf-no-squad = { $file } carries no { squad }.
    .means = Nothing was changed.
    .todo = Choose { a-squad } sheet that Muster made and no other program has saved again.

## Everything else

error-internal = Something went wrong in Muster itself: { $reason }
    .means = Everything saved before is safe; what you just did may not be saved.
    .todo = Try again. If it happens again, report it with this message.

error-journal-invalid = { $file }, line { $line }, column { $column }: { $reason }
    .means = Nothing was played.
    .todo = Mend that place and start again.
error-campaign-file-invalid = { $file } is no sound campaign: { $fault ->
    [newer] it is none that this Muster reads ({ $reason })
    [short] entries are missing ({ $reason })
    [order] an entry cannot stand where it does ({ $reason })
    [changed] its entries were changed by hand
    [numbers] an entry has a number that no books hold ({ $reason })
    [long] there is more in it than in any campaign (more than { $reason })
   *[shape] { $reason } (line { $line }, column { $column })
}.
    .means = Nothing of it was taken over; your campaigns are as they were.
    .todo = Export the campaign once more where it came from.
error-refused = The rules do not allow this: { $rules }
    .means = Nothing was booked.
    .todo = See what can be done next.
error-overtaken = Somebody else booked something in between.
    .means = Nothing was booked; what the other booked is kept.
    .todo = Look at the campaign anew and book again.
error-unknown-campaign = There is no campaign { $name }. There are: { $known }.
    .means = Nothing was changed.
    .todo = Choose one of these.
error-unknown-style = There is no way to write { a-squad } called { $name }. There are: { $known }.
    .means = Nothing was written.
    .todo = Choose one of these.
error-pin-wrong = This is not the PIN.
    .means = The Imperial player’s secrets stay hidden; nothing was changed.
    .todo = Try again. A PIN that nobody remembers is taken off in the terminal: muster campaign pin NAME --none

## Matches

error-no-match-log = { $game } keeps no log of matches.
    .means = Nothing was changed.
    .todo = Choose a game whose pack says how its matches are scored.
error-too-many-games = A match has at most { $most } { $most ->
    [1] game
   *[other] games
}; { $given } were given.
    .means = Nothing was saved; what you typed is still here.
    .todo = Give the scores of one match, and log further games as another.
error-no-score = The match has no score yet.
    .means = Nothing was saved; what you typed is still here.
    .todo = Give the points of both players for at least one game.
error-squad-of-another-game = { $name } belongs to another game than { $game }.
    .means = Nothing was saved; what you typed is still here.
    .todo = Choose { a-squad } of this game, or log the match without.
error-unfit-day = “{ $value }” is no day.
    .means = Nothing was saved; what you typed is still here.
    .todo = Write it as 2026-05-17.
error-unfit-score = “{ $value }” is no score.
    .means = Nothing was saved; what you typed is still here.
    .todo = Write two whole numbers from 0 on, yours first: 12:9.
error-unfit-opponent = It is not said with whom the match was played.
    .means = Nothing was saved; what you typed is still here.
    .todo = Write the opponent’s name.
error-unfit-product = What is in { $value } is not known: it is chance.
    .means = Nothing was added.
    .todo = Enter what was in it, by a spreadsheet or in the window.
