//! Cards of several figures: each has boxes of its own.

use std::path::PathBuf;

use muster_app::Muster;
use muster_app::print::card;
use muster_app::speaker::Speaker;
use muster_app::words::{Language, Words};
use muster_rules::id::FigureId;

#[test]
fn every_figure_of_a_group_has_its_own_boxes_standing_together() {
    let muster = Muster::open(PathBuf::from("no-such-folder"));
    let game = muster.game(Some("imperial-assault")).expect("the game");
    let words = Words::of(Language::English);
    let speaker = Speaker::new(&words, &game, &game.names);
    let boxes = |id: &str| {
        let figure = game.catalogue.figure(&FigureId::from(id)).expect(id);
        let tracks = card(&speaker, figure, None).tracks;
        tracks.into_iter().map(|t| (t.boxes, t.group)).collect::<Vec<_>>()
    };
    assert_eq!(boxes("ia/rebel-trooper"), [(9, Some(3))], "three figures of three");
    assert_eq!(boxes("ia/chewbacca-loyal-wookiee"), [(14, None)]);
    assert_eq!(boxes("ia/rogue-smuggler"), [], "an upgrade has none");
}
