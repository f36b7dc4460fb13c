### Groups in the window.

settings-groups = Groups
settings-groups-text = Exchange with your other machines, or with a group that keeps a campaign together, through a folder that Syncthing, Nextcloud or a USB stick carries. Everything in it is encrypted; nothing else leaves this machine.
settings-group-create = Create group…
settings-group-join = Join group…
settings-group-create-title = Create a group
settings-group-join-title = Join a group
settings-group-create-do = Create group
settings-group-join-do = Join group
settings-group-folder = Synced folder, or a server’s address
settings-group-choose = Choose…
settings-group-name = Name of the group
settings-group-machine = Name of this machine
settings-group-machine-hint = The computer’s own name if left empty
settings-group-code = Code
settings-group-code-hint = 28 letters and digits, from a member of the group; 56 for a server
settings-group-share = Exchange
settings-group-everything = Everything (your own machines)
settings-group-one-campaign = The campaign { $name }
settings-group-others = With { $others }
settings-group-alone = No other machine has joined yet
settings-group-exchanged = Last exchange { $time }
settings-group-waiting = { $waiting ->
    [one] { $waiting } change to send
   *[other] { $waiting } changes to send
}
settings-group-now = Exchange now
settings-group-show-code = Show code
settings-group-copy = Copy code
settings-group-copied = Copied code
settings-group-leave = Leave…
settings-group-leave-title = Leave { $name }?
settings-group-leave-text = Everything you have stays on this machine, and what you gave stays with the others. You can join again with the code.
settings-group-leave-do = Leave group
settings-group-left = Left { $name }
settings-group-done = { $name }: { $received } received, { $sent } sent
settings-group-key-made = { $name } has a new key; open invitations are void
settings-group-secret = Whoever has this code and the folder can read and write everything the group exchanges. A group of everything carries campaigns’ secret cards and their PIN, too; in a group of chosen campaigns they stay on the machine that keeps them.
settings-group-held-back = { $count ->
    [one] { $count } change waits for another one, or for a newer Muster.
   *[other] { $count } changes wait for others, or for a newer Muster.
}
settings-group-twice = Changed twice
settings-group-twice-text = Two of you changed these without knowing of each other. Choose what goes on; the other version stays in the history.
groups-twice = Counted twice?
groups-twice-what = { $figures ->
    [one] One figure was counted on several machines before they met: { $names }
   *[other] { $figures } figures were counted on several machines before they met: { $names }
}{ $more ->
    [0] .
   *[other] {""} and { $more } more.
} Until you say otherwise, the numbers add up.
groups-twice-same = They are the same figures
groups-twice-others = They are different ones
settings-group-fork = { $what }: { $name }
settings-group-side = { $time } · { $machine }
settings-group-this-machine = this machine
settings-group-keep = Keep this one
settings-group-keep-of = Keep { $name } of { $time }
shell-groups-twice = Changed twice: { $count }
shell-groups-away = Can’t exchange now
settings-group-invite = Invite…
settings-group-invited = This lets one machine in, within two weeks, at { $address }:
settings-group-members = Members…
settings-group-members-title = Members of { $name }
settings-group-member-in = in since { $time }
settings-group-member-open = invited, not in yet
settings-group-member-out = out since { $time }
settings-group-member-seen = last here { $time }
settings-group-member-by = invited by { $by }
settings-group-remove = Remove…
settings-group-remove-of = Remove { $member }…
settings-group-remove-title = Remove { $member }?
settings-group-remove-text = This machine won’t be let in again. What it wrote stays, and the group gets a new key, so that it can’t read what is written later. Open invitations carry the old key and are void.
settings-group-remove-brought = Also remove those it brought in: { $members }
settings-group-remove-do = Remove member
settings-group-removed = Removed { $members }
settings-group-password-file = There is no keyring to use here, so the server’s password is in a file of the data folder that only you can read.

## What two machines changed

squads-twice = Two versions
versions-banner = Two machines saved different versions of this { squad }.
versions-look = Compare versions…
versions-title = Two versions
versions-text = What only one machine changed is taken. Where both changed something, choose. Both versions stay in the history.
versions-here = This machine
versions-there = Another machine
versions-before = Before
versions-what = Difference
versions-same = Both versions have the same content.
versions-undecided = { $count ->
    [one] { $count } choice left
   *[other] { $count } choices left
}
versions-result = Together: { $points } points
versions-result-figures = Together: { $figures } figures
versions-do = Save as one
versions-take = { $what }: take { $value }
versions-done = Saved both versions as one
histories-banner = Two machines recorded different steps, and the rules don’t allow all of them together.
histories-look = Compare histories…
histories-title = Two histories
histories-text = Choose which history goes on. The other one’s steps can be recorded behind it, as far as the rules allow. Nothing is deleted.
histories-nothing = No new steps
histories-behind = Then from the other history
histories-refused = Not allowed: { $why }
histories-secret = Not allowed
histories-keep-both = Keep this, then the other
histories-keep-one = Keep only this
histories-done = The campaign goes on with the history you chose
matches-twice = Two machines recorded this match differently
settings-group-go = Compare…
