### What a game calls the figures that one player brings: each pack says it with `squad = …`. All
### other words refer to these, `the { squad } needs`, and follow the game that is spoken of.

squad = { $squad ->
    [army] army
    [warband] warband
   *[squad] squad
}
squads = { $squad ->
    [army] armies
    [warband] warbands
   *[squad] squads
}
Squad = { $squad ->
    [army] Army
    [warband] Warband
   *[squad] Squad
}
Squads = { $squad ->
    [army] Armies
    [warband] Warbands
   *[squad] Squads
}
a-squad = { $squad ->
    [army] an army
    [warband] a warband
   *[squad] a squad
}
A-squad = { $squad ->
    [army] An army
    [warband] A warband
   *[squad] A squad
}

## Lists beside a squad

side-list-holder = { $title }: { $name }
side-list-sum = { $amount ->
    [points] { $total } of { $value } points
    [figures] { $total } of { $value } figures
   *[any] { $total ->
        [one] { $total } figure
       *[other] { $total } figures
    }
}
side-list-sum-open = { $amount ->
    [figures] { $total } of ? figures
   *[points] { $total } of ? points
}
