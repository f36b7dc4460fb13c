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
