### Groups: machines that exchange through a folder.

## Errors

error-not-a-code = This isn’t a group’s code.
    .means = Nothing was changed.
    .todo = Copy the whole code, 28 letters and digits, from a member of the group; an invitation to a server has 56.
error-two-histories = “{ $name }” has two histories.
    .means = No group was created.
    .todo = Choose one of them on the campaign’s page first, then create the group.
error-no-group = There’s no group with this code in { $path }.
    .means = Nothing was changed.
    .todo = Wait until the folder has been synced, or check the code and the folder.
error-away = { $path } isn’t there.
    .means = Everything here is safe; it will be sent with the next exchange.
    .todo = Plug in the drive or start the file sync, then try again.
error-no-keys = This machine’s keys to the group are missing or damaged: { $path }
    .means = Your data is unchanged. Muster can’t exchange with this group.
    .todo = Leave the group, then join it again with its code.
error-busy = Another Muster window or terminal is exchanging right now.
    .means = Nothing was changed.
    .todo = Wait a moment and try again.
error-io = Muster can’t read or write { $path }: { $detail }
    .means = Everything here is safe; it will be sent with the next exchange.
    .todo = Check the folder and the space on its disk, then try again.
error-in-the-way = Something else is in the way where Muster keeps its own in the group’s folder: { $path }
    .means = Nothing was written there; everything here is safe and will be sent with the next exchange.
    .todo = Remove it from the folder, then try again. Muster follows no links there.
error-random = The system gives Muster no random numbers: { $detail }
    .means = Nothing was changed.
    .todo = Restart the computer and try again.
error-unknown-group = { $near ->
    [none] This machine is in no group.
   *[some] { $named ->
        [no] Say which group. Available: { $known }.
       *[yes] You’re in no group called “{ $name }”. Available: { $known }.
    }
}
    .means = Nothing was changed.
    .todo = Choose one of these, or create or join a group.
error-unknown-fork = { $near ->
    [none] There’s nothing to choose for “{ $name }”.
   *[some] There’s nothing to choose for “{ $name }”. Available: { $known }.
}
    .means = Nothing was changed.
    .todo = Choose one of these.
error-undecided = Both versions changed { $parts }.
    .means = Nothing was changed.
    .todo = Choose a version for each.
error-versions-moved = There are other versions now.
    .means = Nothing was changed.
    .todo = Compare them again, then choose.

## What was changed twice

group-what-squad-version = Squad
group-what-match-version = Match
group-what-campaign-log = Campaign
group-what-night = Mission
group-what-play-log = Game at the table
group-what-tournament-log = Tournament
group-fork-undone = Undo
group-fork-redone = Redo
group-fork-won = won
group-fork-lost = won by { $winner }
group-fork-entries = { $count ->
    [one] { $count } new entry
   *[other] { $count } new entries
}
group-fork-elsewhere = another machine
group-fork-here = this machine
squad-part-of = { $list }: { $what }
squad-part-pool = Opened figures
campaign-history-gone = Undone: { $step }
campaign-history-changed = Corrected: { $step }

## The terminal

help-hub = Exchange with your other machines or with a group, through a synced folder or a club’s server
help-hub-create = Create a group in a folder that a file sync or a USB stick carries, or on a server
help-hub-join = Join a group with its code
help-hub-status = Show your groups, who belongs to them, what hasn’t been exchanged yet, and conflicts
help-hub-sync = Exchange now
help-hub-code = Show the code with which others join
help-hub-leave = Leave a group; what you have stays
help-hub-keep = Choose one of two conflicting versions
option-sync-folder = The folder that is synced, or a server’s address, postgres://…
option-group-name = What the group is called
option-invitation = The group’s code
option-machine = What this machine is called; the computer’s name if not given
option-shared = Exchange this campaign only; may be repeated. Without it, everything is exchanged, as between your own machines
option-group = The group; not needed if you’re in only one
option-disputed = The name or ID of what was changed twice
option-state = The number of the version to keep
done-group-joined = You’re in “{ $name }”. Others join with this code: { $code }
done-group-secret = Whoever has the code and the folder can read and write everything the group exchanges. A group of everything carries campaigns’ secret cards and their PIN, too; in a group of chosen campaigns they stay on the machine that keeps them.
done-group-left = You left “{ $name }”. Everything you have stays here.
done-group-code = { $name }: { $code }
report-no-groups = You’re in no group. Create one with “muster hub create”, or join one with “muster hub join”.
report-group-exchange = { $name }: received { $received }, sent { $sent }
report-group-joined = Joined { $joined ->
    [one] { $joined } log
   *[other] { $joined } logs
} that two of you had continued
report-group-refused = { $refused ->
    [one] Ignored { $refused } entry that can’t be right.
   *[other] Ignored { $refused } entries that can’t be right.
}
report-group-photos = Received { $photos ->
    [one] { $photos } photo
   *[other] { $photos } photos
}
report-group-photos-missing = { $photos ->
    [one] { $photos } photo isn’t here yet.
   *[other] { $photos } photos aren’t here yet.
}
report-group-key-made = Someone was removed, so the group has a new key. Open invitations are void: invite again.
report-group-unread = Can’t read everything from { $machines }: damaged on the way, sealed with a key that was replaced, or written by a newer Muster.
report-group-unread-more = { $more ->
    [one] Can’t read { $more } more stream, of a machine that has no name here.
   *[other] Can’t read { $more } more streams, of machines that have no name here or don’t fit in this list.
}
report-group = { $name }: { $folder }
report-group-this = This machine: { $machine }
report-group-others = Others: { $others }
report-group-everything = Exchanges everything
report-group-campaigns = Exchanges these campaigns: { $campaigns }
report-group-waiting = { $waiting ->
    [one] { $waiting } change waits to be sent
   *[other] { $waiting } changes wait to be sent
}
report-group-exchanged = Last exchange: { $when }
report-group-held-back = { $count ->
    [one] { $count } change waits for another one, or for a newer Muster
   *[other] { $count } changes wait for others, or for a newer Muster
}
report-groups-twice = They are the same figures:  muster hub counted --same
    They are different ones:  muster hub counted --different
help-hub-counted = Say whether figures that several machines counted before they met are the same
option-same = They are the same figures: of each, the largest number is right
option-different = They are different figures: the numbers add up
report-group-fork = { $what } “{ $name }” was changed twice:
report-group-fork-side = { $number }: { $when } { $machine }
report-group-fork-histories = What each of them adds: muster campaign histories { $campaign }
report-group-fork-keep = Keep one with: muster hub keep { $subject } NUMBER
help-squad-versions = Compare two versions saved on two machines, and merge them
help-campaign-histories = Compare what two machines recorded at the same time, and choose how the campaign continues
option-take-first = Take this difference from the first version: its number; may be repeated
option-take-second = Take this difference from the second version: its number; may be repeated
option-merge = Save both versions as one
option-keep-history = The number of the history to keep
option-behind = Record the other history’s steps behind it, as far as the rules allow
report-versions-none = There’s only one version of { $name }.
report-versions = Two machines saved different versions of { $name }:
report-version-difference = { $number }. { $what }: { $first } in the first, { $second } in the second, { $before } before – { $taken ->
    [first] taken from the first
    [second] taken from the second
   *[none] choose
}
report-versions-choose = Choose with: muster squad versions { $id } --first NUMBER --second NUMBER --merge
report-versions-merge = Save as one with: muster squad versions { $id } --merge
done-squad-merged = Saved both versions of { $name } as one.
report-histories-none = There’s only one history of { $name }.
report-histories = Two machines recorded different steps in { $name }:
report-history-behind = Then from the other history:
report-histories-keep = Choose with: muster campaign histories { $campaign } --keep NUMBER --behind
