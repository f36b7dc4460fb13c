//! The packs that come with the program are whole, and hold what the games' books say.

use muster_db::pack;
use muster_rules::id::FigureId;

#[test]
fn every_built_in_pack_loads_without_a_fault() {
    let (games, broken) = pack::load(&pack::built_in());
    let faults: Vec<_> = broken.iter().flat_map(|b| &b.problems).map(ToString::to_string).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(!games.is_empty());
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
