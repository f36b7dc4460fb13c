### Saves of other programs: what is taken over, and what isn’t.

campaign-save-taken = Imported { $name } from a save of ImperialCommander 2, as a paper log. What is missing or wrong in it can be corrected in the campaign’s history.
campaign-save-left = { $what ->
    [newer] The save has a newer format than Muster knows: check what was imported.
    [agenda-sets] Agenda sets: such a save doesn’t name them, so they were chosen at random.
    [mission] Not imported, as Muster doesn’t know it: the mission { $name }.
    [mission-twice] Listed twice, so the second one stays open: the mission { $name }.
    [mission-forced] Not imported, as nothing in Muster forces it: the mission { $name }.
    [mission-beyond] Not imported, as the campaign has no more stages: the mission { $name }.
    [mission-next] { $name } is chosen, but neither ticked nor followed by another mission: it counts as active, not as played.
    [active] Active side missions: such a save doesn’t name them, so they’re drawn at random.
    [threat] Threat level { $threat } in stage { $stage }, counted from 0: Muster’s campaign has { $usual } there.
    [hero] Not imported, as Muster doesn’t know them or the group has them already: the hero { $name } ({ $xp } XP left){ $some ->
        [yes] { " " }with { $cards }.
       *[no] { "." }
    }
    [xp] Not imported, as it isn’t an amount: { $xp } XP of { $name }.
    [item] Not imported, as Muster doesn’t know it: the item { $name }.
    [item-twice] Not imported, as a hero has it already: the item { $name }.
    [item-nobody] Not imported, as no hero has it: the item { $name }.
    [class-card] Not imported, as Muster doesn’t know it: the class card { $name }.
    [class-card-of-another] Not imported, as it’s of another hero’s deck: the class card { $name }.
    [credits] Not imported, as it isn’t an amount: { $number } credits.
    [reward] Not imported, as Muster doesn’t know it: the reward { $name }.
    [reward-whose] Not imported, as Muster doesn’t know which side it’s for: the reward { $name }.
    [ally] Not imported, as Muster doesn’t know that it can be won: { $name }.
    [fame] Fame ({ $fame }) and awards ({ $awards }), which Muster doesn’t count.
    [ignored] Groups that were left out: { $name }.
    [journal] Notes of the journal: { $name }
    [winners] Who won each mission, and how: such a save doesn’t say it.
   *[opponent] { $side }: XP, influence, class cards and agenda cards. Such a save doesn’t have them; the XP and the influence stay open until you enter them.
}

error-campaign-foreign-custom = { $file } is a save of ImperialCommander 2: “{ $name }”, of a campaign or with heroes that Muster doesn’t know. { $credits } credits.{ $some-heroes ->
    [yes] {" "}Heroes: { $heroes }.
   *[no] {""}
}{ $some-allies ->
    [yes] {" "}Allies and villains: { $allies }.
   *[no] {""}
}{ $some-missions ->
    [yes] {" "}Missions: { $missions }.
   *[no] {""}
}
    .means = Nothing was imported.
    .todo = Go on with it in ImperialCommander 2, or start a campaign in Muster and enter what fits as its paper log.
error-campaign-foreign-broken = { $file } is a save of ImperialCommander 2, but it isn’t whole: it can’t be read beyond line { $line }, column { $column }.
    .means = Nothing was imported.
    .todo = Save the campaign in ImperialCommander 2 once more, or take an older copy of the file.
error-foreign-file = { $kind ->
    [package] { $file } is a campaign package of ImperialCommander 2: missions to play, not a campaign under way.
    [mission] { $file } is a mission of ImperialCommander 2, not a campaign under way.
    [vassal-module] { $file } is a Vassal module: a game’s pieces and pictures.
    [vassal-save] { $file } is a saved game or a log of Vassal: where the pieces lie, not what the sides have.
   *[tabletop-simulator] { $file } is a table saved by Tabletop Simulator: where the pieces lie, not what the sides have.
}
    .means = Muster can’t import anything from it. Nothing was changed.
    .todo = { $kind ->
        [package] Import a save instead: ImperialCommander 2 keeps one for each campaign in its folder SagaCampaigns.
        [mission] Import a save instead: ImperialCommander 2 keeps one for each campaign in its folder SagaCampaigns.
       *[other] Start the campaign in Muster and enter it as its paper log; a squad can be pasted as text.
    }
