### Weapons of campaigns: what they do, in one line.

campaign-weapon-surges = surges: { $surges }
campaign-weapon-room = { $count ->
    [one] room for { $count } modification
   *[other] room for { $count } modifications
}
