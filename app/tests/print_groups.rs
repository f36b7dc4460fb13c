//! Boxes on cards and sheets: each figure of a group has its own, and those that can't act have none.

use std::path::PathBuf;

use muster_app::Muster;
use muster_app::base::speaker::Speaker;
use muster_app::base::words::{Language, Words};
use muster_app::card::card;
use muster_app::print::sheet;
use muster_app::squads::CheckRequest;
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

#[test]
fn who_is_frozen_in_carbonite_is_neither_activated_nor_damaged() {
    let mut muster = Muster::open(PathBuf::from("no-such-folder"));
    let words = Words::of(Language::English);
    let text = b"Jabba the Hutt\nHan Solo in Carbonite\n";
    let checked = muster.check_bytes("list.txt", text, &CheckRequest::default()).expect("a squad");
    assert_eq!(checked.report.activations, 1, "Jabba's");
    let speaker = Speaker::new(&words, &checked.game, &checked.game.names);
    let rows = sheet(&speaker, &checked, "").rows;
    let ticked: Vec<_> = rows.iter().map(|row| !row.tracks.is_empty()).collect();
    assert_eq!(ticked, [true, false], "{rows:?}");
    let frozen =
        checked.game.catalogue.figure(&FigureId::from("swm/han-solo-in-carbonite")).expect("the figure");
    assert_eq!(card(&speaker, frozen, None).tracks, []);
}
