### `error-<code>`: what happened, `.means`: what that means for the user's data, `.todo`: what to do.

label-means = Your data
label-todo = What to do
the-database = the database
note-decoded-as = { $path } isn’t UTF-8; Muster read it as { $encoding }. If names look wrong, save the file as UTF-8.
note-game-recognised = The list doesn’t say its game; by its lines it is { $game }. If it is another, say so with --game.
note-game-rather = By its lines, this is a list for { $game }. To read it as one, use --game { $id }.

note-without-data = Muster didn’t check your collection or your own names for figures: { $reason }
note-backup-failed = Muster couldn’t make today’s backup: { $reason }
## Files

error-file-not-found = There is no file “{ $file }”.
    .means = Nothing was read or changed.
    .todo = Check the name and the folder.
error-file-empty = { $file } is empty.
    .means = Nothing was changed.
    .todo = Choose a file with a list in it, or save the list again.
error-file-too-large = { $file } is { $size } MiB; Muster reads files of up to { $limit } MiB.
    .means = Nothing was read or changed.
    .todo = Split the file, or check that it’s the right one.
error-file-binary = { $file } isn’t a text file.
    .means = Nothing was changed.
    .todo = Choose a text file. To import a spreadsheet, go to the Collection page.
error-file-dangerous = Muster stopped reading { $file }: { $reason ->
        [memory] it needs more than { $limit } MiB of memory.
        [time] it takes longer than { $limit } seconds.
        [search] no code was found in it within { $limit } seconds.
       *[crash] its contents crash the reader.
    }
    .means = Nothing was changed. A separate process read the file, so Muster itself is unharmed.
    .todo = { $reason ->
        [search] Cut the photo down to the code, or take one from nearer.
       *[other] The file is damaged or malicious. If you trust it, open it in the program it comes from and save it again, or save the table as CSV.
    }
error-file-beyond-limits = Muster didn’t read { $file }: { $reason ->
        [rows] it has more than { $limit } rows.
        [columns] it has more than { $limit } columns.
        [cells] it has more than { $limit } cells, including empty ones.
        [cell] one of its cells has more than { $limit } characters.
        [text] it has more than { $limit } MiB of text.
        [unpacked] it unpacks to more than { $limit } MiB.
        [objects] it lists more than { $limit } attachments.
        [bytes] it has more than { $limit } bytes.
       *[members] it lists more than { $limit } entries.
    }
    .means = Nothing was changed.
    .todo = Check that it’s the right file. Then delete what you don’t need, including empty rows and columns, or split it.
error-json-invalid = { $file } isn’t valid JSON at line { $line }, column { $column }: { $reason }
    .means = Nothing was changed.
    .todo = Correct it there, or export the { squad } again.
error-output-not-writable = Muster can’t write { $file }: { $reason }
    .means = Your data is safe; only this file is missing.
    .todo = Choose another folder, or close the program that has the file open.
error-output-is-data = Muster keeps its own data in { $file }.
    .means = Nothing was written; your data is unchanged.
    .todo = Choose another name or folder.
error-file-failed = Muster couldn’t read or write { $path }: { $detail }
    .means = Everything already saved is safe.
    .todo = Check the disk and the folder, then try again.
error-file-unreadable = Muster can’t read { $file }: { $reason }
    .means = Nothing was changed.
    .todo = Check its permissions, and that no other program has it open.
error-nothing-found = { $file } names no figures.
    .means = There is nothing to check; nothing was changed.
    .todo = Write one figure per line, by its name on the card, or check the game.

## What was asked for

error-unknown-game = No game is called “{ $name }”. Available: { $known }.
    .means = Nothing was changed.
    .todo = Choose one of these, or load the game’s pack.
error-unknown-format = No format is called “{ $name }”. Available: { $known }.
    .means = The { squad } wasn’t checked; nothing was changed.
    .todo = Choose one of these.
error-unknown-era = No era is called “{ $name }”. Available: { $known }.
    .means = The { squad } wasn’t checked; nothing was changed.
    .todo = Choose one of these.
error-unknown-side = No side is called “{ $name }”. Available: { $known }.
    .means = The { squad } wasn’t checked; nothing was changed.
    .todo = Choose one of these.
error-unknown-figure = No figure in the catalogue is called “{ $name }”.
    .means = Nothing was changed.
    .todo = Check the spelling, or search for part of the name.
error-unknown-squad = No saved { squad } is called “{ $name }”.
    .means = Nothing was changed.
    .todo = List the saved { squads } and choose one.
error-list-too-long = { $file } has more than { $limit } lines.
    .means = Nothing was read or changed.
    .todo = Keep only the { squad }’s lines, or import it as a collection.
error-unknown-faction = No faction is called “{ $name }”. Available: { $known }.
    .means = Nothing was changed.
    .todo = Choose one of these.
error-unknown-set = No set is called “{ $name }”. Available: { $known }.
    .means = Nothing was changed.
    .todo = Choose one of these, or use its abbreviation.
error-unknown-question = No open question has the ID “{ $name }”.
    .means = Nothing was changed.
    .todo = List the open questions and copy one’s ID.
error-unknown-answer = “{ $name }” isn’t a possible answer. Possible answers: { $known }
    .means = The question stays open; nothing was changed.
    .todo = Choose one of these.
error-unknown-ending = “{ $name }” isn’t a way a game of this kind ends. Available: { $known }.
    .means = Nothing was saved; what you typed is still here.
    .todo = Choose one of these.
error-unknown-mission = No mission, or more than one, is called “{ $name }”.
    .means = Nothing was saved; what you typed is still here.
    .todo = Use its ID. muster match maps --json lists them.
error-unknown-term = { $near ->
        [none] No term is called “{ $name }”.
       *[some] No term is called “{ $name }”. Did you mean: { $known }
    }
    .means = Nothing was changed.
    .todo = Check the spelling, or search for part of the word.
error-figure-is-term = “{ $name }” is a term, not a figure.
    .means = Nothing was changed.
    .todo = Look it up on the Rules page, or with muster terms show { $name }
error-words-unreadable = { $file } isn’t a file of words about terms and figures.
    .means = Your own words are unchanged.
    .todo = Choose a table with the columns of, about and text, as muster terms export writes it.
error-unknown-setting = No setting is called “{ $name }”. Available: { $known }.
    .means = Nothing was changed.
    .todo = Choose one of these.
error-not-found = Nothing is saved as “{ $wanted }”.
    .means = Nothing was changed.
    .todo = List what is saved and choose from it.
error-ambiguous = “{ $wanted }” could be any of these: { $candidates }.
    .means = Nothing was changed.
    .todo = Enter the full name or the ID.
error-unknown-language = Muster doesn’t have the language “{ $name }”. Available: { $known }.
    .means = Nothing was changed.
    .todo = Choose one of these.
error-unknown-alias = You haven’t taught Muster the name “{ $name }”.
    .means = Nothing was changed.
    .todo = List the names you’ve taught.
error-unknown-field = “{ $name }” isn’t a column type. Possible: { $known }.
    .means = Your collection is unchanged.
    .todo = Choose one of these.

error-alias-unusable = “{ $name }” can’t be a name for a figure: it has no letters, or a figure already has it.
    .means = Nothing was changed.
    .todo = Choose another text.
error-name-unusable = A campaign can’t be called “{ $name }”: a name has at least one letter or digit.
    .means = Nothing was changed.
    .todo = Choose another name.
error-unknown-command = No command is called “{ $name }”. Available: { $known }.
    .means = Nothing was changed.
    .todo = Restart Muster. If this happens again, please report it.
error-unknown-revision = This { squad } has no version { $name }. Available: { $known }.
    .means = Nothing was changed.
    .todo = Choose one of these.
error-unknown-sheet = The file has no sheet “{ $name }”. Sheets: { $known }.
    .means = Your collection is unchanged.
    .todo = Choose one of its sheets, or none to read all with figures.
error-unknown-status = “{ $name }” doesn’t say what a status means. Possible meanings: { $known }.
    .means = Your collection is unchanged.
    .todo = Write it as VALUE=MEANING, such as Sold=missing.
error-unknown-column = The file has no column “{ $name }”. Available: { $known }.
    .means = Your collection is unchanged.
    .todo = Write the heading exactly as in the file, then “=” and its meaning.
error-unknown-pack = You have no pack called “{ $name }”. Available: { $known }.
    .means = Nothing was changed.
    .todo = Look at the list of packs and choose one of yours.
error-pack-broken = { $file } has errors and isn’t loaded, so nothing can be added to it.
    .means = Nothing was changed; what you settled before is still in it.
    .todo = List the packs to see the errors, then correct them.
error-backup-unusable = { $file } isn’t a usable backup: { $reason }
    .means = Nothing was restored; your data is unchanged.
    .todo = List the backups and choose another one.
error-restore-in-groups = This machine is in { $groups }: what a restore undoes would return with the next exchange
    .means = Nothing was restored.
    .todo = Say what is meant: --leave-groups restores here and leaves the groups, --everywhere takes all of their machines back.
error-argument-unknown = Unknown argument: { $argument }
    .means = Nothing was done.
    .todo = See the options:  { $command }
error-argument-value = { $argument } can’t be “{ $value }”.
    .means = Nothing was done.
    .todo = See the options:  { $command }
error-argument-empty = { $argument } is empty.
    .means = Nothing was done.
    .todo = See the options:  { $command }
error-argument-choice = { $argument } can’t be “{ $value }”. Possible: { $known }.
    .means = Nothing was done.
    .todo = See the options:  { $command }
error-argument-missing = Missing argument: { $argument }
    .means = Nothing was done.
    .todo = See the options:  { $command }
error-argument-other = These arguments can’t be combined: { $argument }
    .means = Nothing was done.
    .todo = See the options:  { $command }
## The database; `$path` is `the-database` where it is the open one

error-database-locked = Another program is using { $path }.
    .means = Everything already saved is safe; this change wasn’t saved.
    .todo = Close other Muster windows and try again.
error-database-corrupt = Muster found damage in { $path }: { $detail }
    .means = Readable: { $whole }. Damaged: { $damaged }. Muster won’t write to the file, to prevent further loss.
    .todo = { $backup ->
        [none] You have no usable backup. Copy the data folder to a safe place before you do anything else.
       *[other] Restore the latest usable backup, { $backup }. Muster keeps the damaged file.
    }
data-part-collection = collection
data-part-squads = squads
data-part-campaigns = campaigns
data-part-matches = matches
data-part-own-packs = answers and My figures
data-part-aliases = learned names
data-part-settings = settings
data-part-none = nothing
error-database-too-new = A newer version of Muster wrote { $path } (version { $found }; this one reads up to { $supported }).
    .means = Nothing was changed; your data is safe.
    .todo = Install the newer version, or choose another data folder.
error-folder-read-only = Muster can’t write to { $path }.
    .means = Everything already saved is safe; this change wasn’t saved.
    .todo = Make the folder writable, or choose another data folder.
error-disk-full = The disk that holds { $path } is full.
    .means = Everything already saved is safe; this change wasn’t saved.
    .todo = Free some space and try again.
error-not-a-muster-database = Not a Muster database: { $path }
    .means = Nothing was changed in it.
    .todo = Choose another data folder, or move that file.
error-database-missing = Muster can’t find { $path }.
    .means = Nothing was read or changed.
    .todo = Check the data folder’s name.
error-row-unreadable = Muster can’t read an entry ({ $table }): { $detail }
    .means = It was left as it is; everything else is unaffected.
    .todo = Make a backup, then report this message.
error-backup-over-database = A backup can’t replace the database it was made from: { $path }
    .means = Nothing was written; your data is unchanged.
    .todo = Choose another file name.
error-backup-over-other = Another file is already there, and it isn’t a backup: { $path }
    .means = Nothing was written; that file is unchanged.
    .todo = Choose another file name.
error-database-foreign = Muster found something in { $path } that it doesn’t make: { $what } { $name }
    .means = Nothing was changed.
    .todo = Choose a backup that Muster made.
error-database-vanished = There are backups, but { $path } is missing or empty.
    .means = Muster hasn’t started new data, so nothing is overwritten. The latest usable backup is { $backup }.
    .todo = Restore that backup (muster backup restore), or start with empty data (muster backup start-fresh).
error-cache-damaged = The catalogue’s search index is damaged: { $detail }
    .means = None of your data is in it; your data is unchanged.
    .todo = Restart Muster to rebuild the index.
error-database-error = The database reported an error: { $detail }
    .means = Everything already saved is safe; this change wasn’t saved.
    .todo = Try again. If it happens again, report this message.

## Spreadsheets

error-spreadsheet-unreadable = Muster can’t read { $file } as a spreadsheet: { $reason }
    .means = Your collection is unchanged.
    .todo = Save it as CSV, XLSX or ODS, without a password.
error-spreadsheet-damaged = { $file } is damaged, or isn’t a spreadsheet.
    .means = Your collection is unchanged.
    .todo = Open it in the program it comes from, save it again as XLSX, ODS or CSV, and import that file.
error-spreadsheet-no-rows = { $file } has no rows below its headings.
    .means = Your collection is unchanged.
    .todo = Choose the right sheet, or enter one printing per row.
error-column-missing = { $file } has no column for { $column }. Found: { $found }.
    .means = Your collection is unchanged.
    .todo = Add headings to the first row, or say which column it is.
error-unknown-printing = { $name } isn’t in the catalogue or your collection.
    .means = Nothing was changed.
    .todo = Choose it again from the list.
error-unknown-copy = { $name } is no longer in your collection.
    .means = Nothing was changed.
    .todo = Open the printing again to see its copies.
error-unknown-rarity = The game has no rarity “{ $name }”. Available: { $known }.
    .means = Nothing was dealt.
    .todo = Choose one of these.
error-unknown-product = No product is called “{ $name }”. Available: { $known }.
    .means = Nothing was added.
    .todo = Choose one of these.
error-unfit-count = “{ $value }” isn’t a valid count.
    .means = The old count is unchanged.
    .todo = Enter a whole number from 0 to 1,000,000 (products: at most 1,000 at once).
error-unfit-price = “{ $value }” isn’t a price.
    .means = Nothing was saved; what you typed is still here.
    .todo = Enter an amount such as 12.50.
error-unfit-currency = The price has no valid currency.
    .means = Nothing was saved; what you typed is still here.
    .todo = Enter a three-letter code such as EUR, USD or HUF.
error-unfit-date = “{ $value }” isn’t a date.
    .means = Nothing was saved; what you typed is still here.
    .todo = Enter it as 2008, 2008-05 or 2008-05-17.
error-photo-unreadable = Muster can’t read { $file } as a photo: { $reason }.
    .means = The previous photo is kept.
    .todo = Choose a JPEG or PNG file.
error-photo-too-large = { $file } has { $width } × { $height } pixels; Muster reads photos of up to { $limit } megapixels.
    .means = The previous photo is kept.
    .todo = Make the photo smaller and choose it again.

## Printing

error-glyph-missing = These characters can’t be printed: { $characters }
    .means = Your data is unchanged. A box is printed instead.
    .todo = If it matters, use other characters in the name.
error-nothing-to-print = There is nothing to print.
    .means = Nothing was written.
    .todo = Choose { a-squad }, a figure or a set first.
error-count-endless = There are endless legal { squads }: nothing limits the copies of { $figure }.
    .means = Nothing was counted.
    .todo = Give a collection with --owned or --collection, or choose a format with a limit.
error-count-rare = { Squads } of this kind are too rare to draw at random.
    .means = Nothing was drawn.
    .todo = Ask for fewer conditions, or try another seed.
error-stopped = Counting was stopped.
    .means = Nothing was changed.
    .todo = Start it again.
error-count-too-many = There are too many { squads } of this size to count.
    .means = Nothing was counted.
    .todo = Lower the point limit, or count only what you own.
error-count-tangled = This format’s rules are too intertwined to count every { squad }.
    .means = Nothing was counted. Checking still works.
    .todo = Choose a faction or another format.
error-link-full = { $link } links have room for { $slots } cards there, but the { squad } has { $cards }.
    .means = Nothing was written.
    .todo = Remove cards, or share the { squad } as text.
error-link-no-code = { $link } has no code for: { $figures }.
    .means = Nothing was written.
    .todo = Remove these, or share the { squad } as text.
error-file-unrecognised = Muster doesn’t recognise { $file }.
    .means = Nothing was changed.
    .todo = Drop a list, { a-squad } sheet or campaign log made by Muster, a campaign, a spreadsheet with headings, a pack or a backup.
error-code-unreadable = Muster can’t read the share code in { $file }.
    .means = Nothing was changed.
    .todo = Copy the whole code, starting with “muster:”. If that fails, it may come from a newer version of Muster.
error-pdf-no-campaign = { $file } contains no campaign.
    .means = Nothing was changed.
    .todo = Choose a campaign log that Muster printed and no other program has re-saved.
error-pdf-no-squad = { $file } contains no { squad }.
    .means = Nothing was changed.
    .todo = Choose { a-squad } sheet made by Muster that no other program has re-saved.
error-picture-no-squad = Muster can’t find the QR code of a squad sheet in { $file }.
    .means = Nothing was changed.
    .todo = Take the photo from straight above, in good light, with the whole code in it.
error-no-share-address = No address is set for links to { squads }.
    .means = Nothing was written.
    .todo = Set where your group keeps Muster’s pages: under Play and print in the settings, or with muster settings set share-address https://…
error-address-unusable = “{ $address }” isn’t an address that a browser opens.
    .means = Nothing was changed.
    .todo = Give the whole address of the pages, starting with https:// or http://.
error-picture-is-a-file = A picture can’t be written as text.
    .means = Nothing was written.
    .todo = Name a file for it, such as { squad }.png.
error-picture-too-large = The { squad } is too large: its picture would be more than { $most } pixels high.
    .means = Nothing was written.
    .todo = Share it as text, or print its sheet.

## Everything else

error-internal = Something went wrong in Muster itself: { $reason }
    .means = Everything already saved is safe; your last action may not be saved.
    .todo = Try again. If it happens again, report this message.

error-journal-invalid = { $file }, line { $line }, column { $column }: Muster can’t read this as a journal ({ $reason })
    .means = Nothing was played.
    .todo = Correct it there and run the journal again.
error-record-invalid = { $file }, line { $line }, column { $column }: { $reason }
    .means = Nothing was played.
    .todo = Correct it there and run the file again.
error-step-unknown = { $place ->
    [file] { $file }, line { $line }:{" "}
   *[typed] {""}
}{ $of ->
    [tap] “{ $step }” isn’t one of the things to record: { $known }.
   *[other] There is no step “{ $step }”. The steps are { $known }.
}
    .means = Nothing was recorded.
    .todo = Correct it and try again. { $of ->
        [tap] muster campaign night --help
       *[other] muster campaign do --help
    } explains what can be said.
error-step-key-unknown = { $place ->
    [file] { $file }, line { $line }:{" "}
   *[typed] {""}
}{ $of ->
    [setup] A journal’s setup has no “{ $key }”. It has { $known }.
   *[other] The step { $step } has no “{ $key }”. { $some ->
        [yes] It has { $known }
       *[no] It has no values
    }.
}
    .means = Nothing was recorded.
    .todo = Correct it and try again. { $of ->
        [tap] muster campaign night --help
       *[other] muster campaign do --help
    } explains what can be said.
error-step-key-missing = { $place ->
    [file] { $file }, line { $line }:{" "}
   *[typed] {""}
}{ $of ->
    [setup] The journal doesn’t say { $key }.
   *[other] The step { $step } needs { $key }.
}
    .means = Nothing was recorded.
    .todo = Correct it and try again. { $of ->
        [tap] muster campaign night --help
       *[other] muster campaign do --help
    } explains what can be said.
error-step-key-twice = { $place ->
    [file] { $file }, line { $line }:{" "}
   *[typed] {""}
}{ $key } is given twice.
    .means = Nothing was recorded.
    .todo = Give it once. Separate several values with commas.
error-step-no-value = { $place ->
    [file] { $file }, line { $line }:{" "}
   *[typed] {""}
}“{ $said }” isn’t a value of { $step }{ $some ->
    [yes] , which takes { $known }
   *[no] {""}
}.
    .means = Nothing was recorded.
    .todo = Correct it and try again. { $of ->
        [tap] muster campaign night --help
       *[other] muster campaign do --help
    } explains what can be said.
error-step-value = { $place ->
    [file] { $file }, line { $line }:{" "}
   *[typed] {""}
}{ $key } can’t be “{ $said }”.{ $explained ->
    [yes] {" "}It means: { $meaning }.
   *[no] {""}
}
    .means = Nothing was recorded.
    .todo = Correct it and try again. { $of ->
        [tap] muster campaign night --help
       *[other] muster campaign do --help
    } explains what can be said.
error-step-several = { $place ->
    [file] { $file }, line { $line }:{" "}
   *[typed] {""}
}“{ $said }” could be any of these: { $known }.
    .means = Nothing was recorded.
    .todo = Enter the ID of the one you mean instead: it is before the brackets.
error-step-nothing = { $place ->
    [file] { $file }, line { $line }:{" "}
   *[typed] {""}
}The correction doesn’t say what was different.
    .means = Nothing was recorded.
    .todo = Add what was different, such as winner=empire, or use --remove or --before.
error-campaign-foreign-save = { $file } is a save of ImperialCommander 2: “{ $name }”, { $credits } credits.{ $some-heroes ->
    [yes] {" "}Heroes: { $heroes }.
   *[no] {""}
}{ $some-allies ->
    [yes] {" "}Allies and villains: { $allies }.
   *[no] {""}
}{ $some-missions ->
    [yes] {" "}Missions: { $missions }.
   *[no] {""}
}
    .means = Nothing was imported: such a save doesn’t say which class the Imperial player has.
    .todo = In the terminal, name the class: muster campaign import FILE --class CLASS, with --agenda-sets if you know them. The window asks for both.
error-campaign-file-invalid = { $file } isn’t a valid campaign: { $fault ->
    [newer] this version of Muster can’t read it ({ $reason })
    [short] entries are missing ({ $reason })
    [order] an entry is out of order ({ $reason })
    [changed] its entries were changed by hand
    [numbers] a number in an entry is out of range ({ $reason })
    [long] it is longer than any campaign (more than { $reason })
   *[shape] { $reason } (line { $line }, column { $column })
}.
    .means = Nothing was imported; your campaigns are unchanged.
    .todo = Export the campaign again from its source.
error-refused = The rules don’t allow this: { $rules }
    .means = Nothing was recorded.
    .todo = Check what you can do next.
error-overtaken = Another step was recorded first.
    .means = Your step wasn’t recorded; the other one was.
    .todo = Look at what was recorded, then record yours again.
error-step-of-another = “{ $step }” was recorded on another machine: { $machine }.
    .means = Nothing was undone.
    .todo = Ask whoever recorded it; with --theirs the terminal undoes it, and the window asks first.
error-changed-since = This can’t be undone, since something else was written afterwards: { $names }.
    .means = Nothing was undone; what was written afterwards is kept.
    .todo = Undo that first, or put the numbers right yourself.
error-campaign-contradicts = The file contradicts what is here, or is about something else.
    .means = Nothing was imported; your campaigns are unchanged.
    .todo = Export the campaign again from its source.
error-campaign-shared-since = “{ $name }” was shared with a group after this file was written.
    .means = Nothing was imported; your campaigns are unchanged.
    .todo = Import the file on the machine that shared the campaign, or export it again there.
error-unknown-campaign = No campaign is called “{ $name }”. Available: { $known }.
    .means = Nothing was changed.
    .todo = Choose one of these.
error-unknown-style = No export format is called “{ $name }”. Available: { $known }.
    .means = Nothing was written.
    .todo = Choose one of these.
error-pin-wrong = { $given ->
    [no] A PIN hides this, and none was given.
   *[yes] Wrong PIN.
}
    .means = The Imperial player’s secrets stay hidden; nothing was changed.
    .todo = Try again. To remove a forgotten PIN, use the terminal: muster campaign pin NAME --none

## Matches

error-no-match-log = { $game } has no match log.
    .means = Nothing was changed.
    .todo = Choose a game whose pack says how its matches are scored.
error-no-mission-nights = { $game } has no mission nights.
    .means = Nothing was changed.
    .todo = Choose a campaign of a game whose pack has the table night in campaign_rules.toml.
error-no-upgrade = Muster can decide only in the upgrade of the side that it plays.
    .means = Nothing was changed.
    .todo = Go on to the Imperial upgrade first.
error-no-table = { $game } can’t be tracked at the table.
    .means = Nothing was changed.
    .todo = Choose a game whose pack has a play.toml.
error-nothing-to-roll = { $name } has nothing to roll.
    .means = Nothing was changed.
    .todo = Roll for initiative, morale or roll, and tell no dice beside --roll.
error-too-many-games = A match has at most { $most } { $most ->
    [1] game
   *[other] games
}, not { $given }.
    .means = Nothing was saved; what you typed is still here.
    .todo = Enter the scores of one match, and log the other games as another.
error-reason-without-score = There are { $reasons } reasons, but scores of only { $scores } { $scores ->
    [1] game
   *[other] games
}.
    .means = Nothing was saved; what you typed is still here.
    .todo = Give each reason’s game a score; write “-” for a game without one.
error-no-score = The match has no score yet.
    .means = Nothing was saved; what you typed is still here.
    .todo = Enter both players’ points for at least one game.
error-squad-of-another-game = { $name } belongs to a game other than { $game }.
    .means = Nothing was saved; what you typed is still here.
    .todo = Choose { a-squad } of this game, or none.
error-unfit-day = “{ $value }” isn’t a date.
    .means = Nothing was saved; what you typed is still here.
    .todo = Enter it as 2026-05-17.
error-unfit-score = “{ $value }” isn’t a score.
    .means = Nothing was saved; what you typed is still here.
    .todo = Enter two whole numbers, yours first: 12:9.
error-unfit-ending-winner = “{ $value }” needs a winner.
    .means = Nothing was saved; what you typed is still here.
    .todo = Say who won: { $value }:me or { $value }:opponent.
error-unfit-ending-of-tie = “{ $value }” decides a game only where both have the same points.
    .means = Nothing was saved; what you typed is still here.
    .todo = Correct the points, or choose another reason.
error-unfit-ending-by-points = With “{ $value }”, the higher score wins, so it names no winner.
    .means = Nothing was saved; what you typed is still here.
    .todo = Leave the winner out, or choose another reason.
error-unfit-ending-short = With “{ $value }”, a player needs the points that win the game, and neither has them.
    .means = Nothing was saved; what you typed is still here.
    .todo = Correct the points, or choose another reason.
error-unfit-player = “{ $value }” isn’t one of the two players.
    .means = Nothing was saved; what you typed is still here.
    .todo = Say me or opponent.
error-unfit-opponent = The match has no opponent.
    .means = Nothing was saved; what you typed is still here.
    .todo = Enter the opponent’s name.
error-unfit-product = The contents of { $value } are random, so Muster doesn’t know them.
    .means = Nothing was added.
    .todo = Enter what you got, from a spreadsheet or in the window.
error-trades-shape = { $file }, line { $line }, column { $column }: { $reason }
    .means = Nothing was traded; your collection is unchanged.
    .todo = Correct it there, or ask whoever sent the list to export it again.
error-trades-newer = This version of Muster can’t read { $file } as a trade list: it says it’s “{ $form }”.
    .means = Nothing was traded; your collection is unchanged.
    .todo = Choose a trade list, or update Muster.
error-trades-other-game = { $name }’s list is for another game: { $game }.
    .means = Nothing was traded; your collection is unchanged.
    .todo = Choose that game, or leave the list out.
error-trades-value = { $file }: { $place } can’t be “{ $value }”.
    .means = Nothing was traded; your collection is unchanged.
    .todo = Correct it there, or ask whoever sent the list to export it again.
error-trades-long = { $file } has more than { $limit } lines of one kind.
    .means = Nothing was traded; your collection is unchanged.
    .todo = Leave some of them out.
error-trades-many = There are more than { $limit } lists.
    .means = Nothing was traded; your collection is unchanged.
    .todo = Choose fewer.
error-trades-twice = Two of the lists are { $name }’s.
    .means = Nothing was traded; your collection is unchanged.
    .todo = Leave one of them out, or change the name in it.
error-trades-name = A list can’t be called “{ $name }”.
    .means = Nothing was written; your collection is unchanged.
    .todo = Choose a name of up to 120 characters.
error-trades-alone = Trading takes at least two lists. Lists: { $count }
    .means = Nothing was traded; your collection is unchanged.
    .todo = Add another list, or give your name to trade from your collection.
error-trades-not-two = An exchange by worth is between two people. Lists: { $count }
    .means = Nothing was traded; your collection is unchanged.
    .todo = Choose two lists, or trade one for one.
error-trades-no-list = Nothing in your collection is wanted or for trade.
    .means = Nothing was written; your collection is unchanged.
    .todo = Mark printings as wanted or for trade first.
error-trades-nobody = It isn’t clear which side of the trades is yours.
    .means = Nothing was recorded; your collection is unchanged.
    .todo = Give your name as well.
error-trades-none-booked = No trades are recorded that can be undone.
    .means = Nothing was changed.
    .todo = Record trades first, or correct the counts in your collection.
error-trades-changed = The trades have changed: they’re now plan { $now }, not { $plan }.
    .means = Nothing was recorded; your collection is unchanged.
    .todo = Look at them again, then record them.
error-trades-gone = { $side ->
    [given] Your collection has { $left } × { $name } for trade, not { $count }.
   *[got] Your collection wants { $left } × { $name }, not { $count }.
}
    .means = Nothing was recorded; your collection is unchanged.
    .todo = If these trades are recorded already, there’s nothing left to do. If not, correct the numbers in your collection.
