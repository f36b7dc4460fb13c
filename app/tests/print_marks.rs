//! Factions on paper: their marks from the game's pack, and their names.

use std::collections::BTreeSet;
use std::path::PathBuf;

use muster_app::Muster;
use muster_app::base::speaker::Speaker;
use muster_app::base::words::{Language, Words};
use muster_app::card::card;
use muster_app::print::{PrintOptions, sheet};
use muster_app::squads::CheckRequest;
use muster_templates::layout::CardLayout;
use muster_templates::page::{Document, Ink, Op};
use muster_templates::print as pages;
use muster_templates::view::{Mark, MarkShape};

fn muster() -> Muster {
    Muster::open(PathBuf::from("no-such-folder"))
}

fn fills(document: &Document) -> Vec<Ink> {
    let ops = document.pages.iter().flat_map(|page| &page.ops);
    ops.filter_map(|op| if let Op::Shape(shape) = op { shape.fill } else { None }).collect()
}

#[test]
fn a_card_has_one_mark_for_each_faction_in_the_games_own_colours() {
    let muster = muster();
    let words = Words::of(Language::English);
    let mut of_several = 0;
    for game in muster.games() {
        let layout = CardLayout::from_toml(&game.card).expect("card.toml");
        let speaker = Speaker::new(&words, game, &game.names);
        for figure in game.catalogue.figures() {
            let mut view = card(&speaker, figure, None);
            let factions = &game.catalogue.game().factions;
            let own =
                figure.factions.iter().map(|id| factions.iter().find(|f| f.id == *id).expect("a faction"));
            let own: Vec<_> = own.collect();
            let marks: Vec<_> = own.iter().map(|f| Mark::new(&f.shape, &f.colour)).collect();
            assert_eq!(view.marks, marks, "{}", figure.id);
            // The names come first, in the order of their marks.
            let start: Vec<_> = own.iter().map(|f| speaker.naming().faction(&f.id)).collect();
            assert!(view.subtitle.starts_with(&start.join(" · ")), "{}", view.subtitle);
            if own.len() == 2 {
                of_several += 1;
                view.signs.clear();
                let document = pages::cards(&[view], &layout, &PrintOptions::default());
                let colours: Vec<_> = marks.iter().map(|m| Ink::Rgb(m.colour)).collect();
                assert_eq!(fills(&document), colours, "{}", figure.id);
            }
        }
    }
    assert!(of_several > 0, "no figure has two factions");
}

#[test]
fn no_two_factions_of_a_game_share_a_shape_and_each_shape_is_one_that_is_drawn() {
    for game in muster().games() {
        let factions = &game.catalogue.game().factions;
        let shapes: BTreeSet<_> = factions.iter().map(|f| f.shape.as_str()).collect();
        assert_eq!(shapes.len(), factions.len(), "{}", game.catalogue.game().name);
        for shape in shapes {
            assert_eq!(MarkShape::named(shape).name(), shape);
        }
    }
}

#[test]
fn rows_of_a_sheet_are_marked_where_figures_differ_in_faction_and_the_legend_tells_whose_marks() {
    let mut muster = muster();
    let words = Words::of(Language::English);
    let republic = "General Obi-Wan Kenobi\nClone Trooper\n";
    for (text, legend, marked) in [
        (republic.to_owned(), vec![], 0),
        (format!("{republic}Mouse Droid\n"), vec!["Republic", "Fringe"], 3),
    ] {
        let checked =
            muster.check_bytes("list.txt", text.as_bytes(), &CheckRequest::default()).expect("a squad");
        let speaker = Speaker::new(&words, &checked.game, &checked.game.names);
        let view = sheet(&speaker, &checked, "");
        assert_eq!(view.faction, "Republic");
        assert_eq!(view.faction_mark.map(|m| m.shape), Some(MarkShape::Circle));
        let told: Vec<_> = view.legend.iter().map(|l| l.word.as_str()).collect();
        assert_eq!(told, legend, "in the order of the game");
        assert_eq!(view.rows.iter().filter(|r| r.marks.len() == 1).count(), marked);
        let document = pages::sheet(&view, &PrintOptions::default());
        assert_eq!(fills(&document).len(), 1 + legend.len() + marked);
    }
}
