//! Checklists and want lists, and the origin printed on cards.

use std::collections::BTreeMap;
use std::path::PathBuf;

use muster_app::Muster;
use muster_app::base::speaker::Speaker;
use muster_app::base::words::{Language, Words};
use muster_app::card::card;
use muster_app::print::{ChecklistFilter, PrintOptions, checklist};
use muster_db::table::holding::Holding;
use muster_rules::catalogue::Printing;
use muster_templates::remark::Remark;

fn wanting(printing: &Printing, game: &muster_rules::game::Game, wanted: u32) -> Holding {
    Holding {
        game: game.id.clone(),
        printing: printing.id.clone(),
        figure: printing.figure.clone(),
        last_name: String::new(),
        last_cost: None,
        figures: 0,
        cards: 0,
        wanted,
        for_trade: 0,
        note: String::new(),
        worth: None,
    }
}

#[test]
fn a_wants_list_says_of_each_set_how_many_are_wanted() {
    let muster = Muster::open(PathBuf::from("no-such-folder"));
    let words = Words::of(Language::English);
    for game in muster.games() {
        let speaker = Speaker::new(&words, game, &game.names);
        let set = &game.catalogue.sets()[0].id;
        let two = game.catalogue.printings().iter().filter(|p| p.set == *set).take(2);
        let holdings: BTreeMap<_, _> =
            two.zip([2, 5]).map(|(p, n)| (p.id.clone(), wanting(p, game.catalogue.game(), n))).collect();
        let view =
            checklist(&speaker, &holdings, &ChecklistFilter { wants: true, ..ChecklistFilter::default() });
        let summaries: Vec<_> = view.groups.iter().map(|g| g.summary.as_str()).collect();
        assert_eq!(summaries, ["7 wanted"], "{}", game.catalogue.game().name);
    }
}

#[test]
fn a_rarity_is_told_only_where_a_game_has_several() {
    let muster = Muster::open(PathBuf::from("no-such-folder"));
    let words = Words::of(Language::English);
    let mut games = [0, 0];
    for game in muster.games() {
        let speaker = Speaker::new(&words, game, &game.names);
        let several = game.catalogue.game().rarities.len() > 1;
        games[usize::from(several)] += 1;
        let view = checklist(&speaker, &BTreeMap::new(), &ChecklistFilter::default());
        let told = view.groups.iter().flat_map(|g| &g.rows).any(|row| !row.rarity.is_empty());
        assert_eq!(told, several, "{}", view.title);
        for printing in game.catalogue.printings() {
            let figure = game.catalogue.figure(&printing.figure).expect("a figure");
            let footer = card(&speaker, figure, Some(printing)).footer;
            let rarity = speaker.rarity(&printing.rarity);
            assert_eq!(footer.ends_with(&format!(", {rarity}")), several, "{footer}");
        }
    }
    assert!(games.iter().all(|n| *n > 0), "{games:?}");
}

#[test]
fn no_heading_of_a_checklist_is_cut_in_any_language() {
    let muster = Muster::open(PathBuf::from("no-such-folder"));
    for language in Language::ALL {
        let words = Words::of(language);
        for game in muster.games() {
            let speaker = Speaker::new(&words, game, &game.names);
            let view = checklist(&speaker, &BTreeMap::new(), &ChecklistFilter::default());
            let labels = [&view.labels.number, &view.labels.rarity, &view.labels.cost, &view.labels.owned];
            let printed = muster_templates::print::checklist(&view, &PrintOptions::default());
            for remark in &printed.remarks {
                let Remark::Shortened { text } = remark else { continue };
                assert!(!labels.contains(&text), "{}: “{text}” is cut", view.title);
            }
        }
    }
}

#[test]
fn titles_and_unknown_sets_are_written_as_the_language_writes_them() {
    let muster = Muster::open(PathBuf::from("no-such-folder"));
    for (language, colon) in [(Language::Hungarian, ": "), (Language::SimplifiedChinese, "：")] {
        let words = Words::of(language);
        for game in muster.games() {
            let speaker = Speaker::new(&words, game, &game.names);
            let view = checklist(&speaker, &BTreeMap::new(), &ChecklistFilter::default());
            assert!(view.title.starts_with(&format!("{}{colon}", speaker.game_name())), "{}", view.title);
            let english = view.groups.iter().find(|g| g.title == "Set not known");
            assert!(english.is_none(), "{}", view.title);
        }
    }
}

#[test]
fn a_card_that_is_no_figure_s_has_lines_to_write_on_what_muster_does_not_know() {
    let muster = Muster::open(PathBuf::from("no-such-folder"));
    let words = Words::of(Language::English);
    let cases = [
        ("imperial-assault", "ia/celebration", true),
        ("imperial-assault", "ia/wookiee-avenger", true),
        ("imperial-assault", "ia/rebel-trooper", false),
        ("star-wars-miniatures", "swm/clone-trooper", false),
        // A card whose text isn't in the data.
        ("dungeons-and-dragons-miniatures", "ddm/drow-arachnomancer", true),
    ];
    for (game, id, open) in cases {
        let game = muster.games().iter().find(|g| g.catalogue.game().id.as_str() == game).expect("the game");
        let figure = game.catalogue.figures().iter().find(|figure| figure.id.as_str() == id).expect(id);
        assert_eq!(card(&Speaker::new(&words, game, &game.names), figure, None).open, open, "{id}");
    }
}

#[test]
fn no_card_says_the_same_twice_in_two_spellings() {
    let muster = Muster::open(PathBuf::from("no-such-folder"));
    for language in Language::ALL {
        let words = Words::of(language);
        for game in muster.games() {
            let speaker = Speaker::new(&words, game, &game.names);
            for figure in game.catalogue.figures() {
                let lines = card(&speaker, figure, None).lines;
                let leads = lines.iter().map(|line| &line.lead).filter(|lead| !lead.is_empty());
                let letters = |lead: &String| {
                    lead.chars().filter(|c| c.is_alphanumeric()).collect::<String>().to_lowercase()
                };
                let mut said: Vec<_> = leads.map(letters).collect();
                said.sort();
                let before = said.len();
                said.dedup();
                assert_eq!(said.len(), before, "{language:?} {}: {lines:?}", figure.id);
            }
        }
    }
}
