//! The built-in packs are valid and match the games' books.

use muster_db::pack;
use muster_rules::id::FigureId;

#[test]
fn every_built_in_pack_loads_without_a_fault() {
    let (games, broken) = pack::load_checked(&pack::built_in());
    let faults: Vec<_> = broken.iter().flat_map(|b| &b.problems).map(ToString::to_string).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(!games.is_empty());
}

#[test]
fn what_is_prepared_of_the_built_in_packs_is_what_their_files_say() {
    let (prepared, _) = pack::load(&pack::built_in());
    let (read, _) = pack::load_checked(&pack::built_in());
    assert_eq!(prepared.len(), read.len());
    for (prepared, read) in prepared.iter().zip(&read) {
        // Not all of it can be compared, and maps come in any order; but all of it can be shown.
        let [prepared, read] = [prepared, read].map(|game| {
            let shown = format!("{game:#?}");
            let mut lines: Vec<String> = shown.lines().map(str::to_owned).collect();
            lines.sort_unstable();
            lines
        });
        let differs = prepared.iter().zip(&read).find(|(one, other)| one != other);
        assert_eq!((prepared.len(), differs), (read.len(), None));
    }
}

#[test]
fn star_wars_miniatures_has_874_printings_of_787_figures() {
    let (games, _) = pack::load(&pack::built_in());
    let game = games.iter().find(|g| g.catalogue.game().prefix == "swm").expect("the game");
    let catalogue = &game.catalogue;
    assert_eq!((catalogue.printings().len(), catalogue.figures().len()), (874, 787));
    let trooper = FigureId::from("swm/clone-trooper");
    assert_eq!(catalogue.printings_of(&trooper).count(), 6);
    assert_eq!(game.names.ability("hu", "Careful Shot 4").as_deref(), Some("Óvatos lövés 4"));
    assert_eq!(game.names.ability("hu", "Order 66").as_deref(), Some("66-os parancs"));
}

#[test]
fn dungeons_and_dragons_miniatures_has_every_name_that_is_known() {
    let (games, _) = pack::load(&pack::built_in());
    let game = games.iter().find(|g| g.catalogue.game().prefix == "ddm").expect("the game");
    let catalogue = &game.catalogue;
    assert_eq!((catalogue.printings().len(), catalogue.figures().len()), (492, 491));
    let figure = |id: &str| catalogue.figure(&FigureId::from(id)).unwrap_or_else(|| panic!("{id}"));
    // One, two and all four factions; an unknown cost is not a number.
    let factions = |id: &str| figure(id).factions.len();
    assert_eq!(
        ["ddm/gold-champion", "ddm/zombie", "ddm/mercenary-general", "ddm/hook-horror"].map(factions),
        [1, 2, 4, 0]
    );
    assert_eq!((figure("ddm/hook-horror").cost.known(), figure("ddm/troll").cost.known()), (None, Some(27)));
    assert_eq!(figure("ddm/copper-samurai").stats.get("rating"), Some(&2));
    assert_eq!(figure("ddm/hook-horror").stats.get("level"), None);
    assert_eq!(game.names.ability("zh-Hans", "Beastmaster 20").as_deref(), Some("驯兽师 20"));
}

#[test]
fn the_seven_plague_marines_keep_their_chinese_names_and_cost_nothing() {
    let (games, _) = pack::load(&pack::built_in());
    let game = games.iter().find(|g| g.catalogue.game().prefix == "smh").expect("the game");
    let figures = game.catalogue.figures();
    assert_eq!((figures.len(), game.catalogue.printings().len()), (7, 7));
    let chinese: Vec<_> = figures.iter().filter_map(|f| game.names.figure("zh-Hans", &f.name)).collect();
    assert_eq!(
        chinese,
        ["莫斯拉格", "疤博斯", "卑鄙帕特斯", "科勒拉斯", "克罗提克斯", "瘟疫勇士甘格拉斯", "邪恶戈格"]
    );
    for figure in figures {
        assert_eq!(figure.cost.known(), Some(0));
        // Equipment isn't recorded for any figure, while rules are for every one.
        assert_eq!((&figure.keywords["equipment"], figure.has_keyword("Diseased")), (&Vec::new(), true));
        assert!(figure.suspect.is_some() && figure.traits == ["partial"]);
    }
    assert!(!game.catalogue.game().points && game.catalogue.format(&"standard".into()).is_some());
}

#[test]
fn skirmishes_have_maps_of_two_missions_and_dice_of_six_faces() {
    let (games, _) = pack::load(&pack::built_in());
    let game = games.iter().find(|g| g.catalogue.game().prefix == "ia").expect("the game");
    let maps = &game.grounds.maps;
    assert_eq!((maps.len(), maps.iter().filter(|m| m.missions.len() == 2).count()), (52, 52));
    let (map, fallout) = game.grounds.mission(&"fallout".into()).expect("the mission");
    assert_eq!((map.name.as_str(), fallout.amounts.as_slice()), ("Nelvaanian War Zone", [9].as_slice()));
    let last = game.grounds.rotations.last().expect("a rotation");
    assert_eq!((last.from.as_str(), last.maps.len()), ("2026-02", 3));
    let format = game.catalogue.game().matches.as_ref().expect("a log of matches");
    let modes: Vec<_> = format.modes.iter().map(|m| (m.id.as_str(), m.players, m.team, m.win_at)).collect();
    assert_eq!(modes, [("two-players", 2, 1, 40), ("free-for-all", 4, 1, 40), ("team-battle", 4, 2, 60)]);
    assert!(game.dice.iter().all(|die| die.faces.len() == 6));
    let sum = |id: &str| -> u32 {
        let die = game.dice.iter().find(|d| d.id.as_str() == id).expect("the die");
        die.faces.iter().map(|f| f.damage + f.block).sum()
    };
    let damage_and_block = ["red", "blue", "green", "yellow", "black", "white"].map(sum);
    assert_eq!(damage_and_block, [13, 7, 8, 5, 9, 3]);
}
