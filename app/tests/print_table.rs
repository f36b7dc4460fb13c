//! What a squad's sheet offers at the table besides its rows, game by game.

use std::path::PathBuf;

use muster_app::Muster;
use muster_app::base::speaker::Speaker;
use muster_app::base::words::{Language, Words};
use muster_app::print::{HowCards, Laid, PrintOptions, sheet};
use muster_app::squads::CheckRequest;
use muster_templates::page::Op;
use muster_templates::view::{SheetRow, SheetView, Track};

fn view(game: &str, text: &str) -> SheetView {
    let mut muster = Muster::open(PathBuf::from("no-such-folder"));
    let words = Words::of(Language::English);
    let request = CheckRequest { game: Some(game.to_owned()), ..CheckRequest::default() };
    let checked = muster.check_bytes("list.txt", text.as_bytes(), &request).expect("a squad");
    let speaker = Speaker::new(&words, &checked.game, &checked.game.names);
    sheet(&speaker, &checked, "")
}

#[test]
fn of_a_figure_that_left_the_catalogue_everything_is_left_to_write_in() {
    let squad = r#"{"game": "star-wars-miniatures", "members": [
        {"figure": "swm/clone-trooper"}, {"figure": "swm/gone", "unit_cost": 7}]}"#;
    let view = view("star-wars-miniatures", squad);
    let (known, gone) = (row(&view, "Clone Trooper"), row(&view, "Gone"));
    assert_eq!(gone.abilities, "No longer in the catalogue");
    assert!(track(gone, "HP").is_some_and(|track| track.open), "{gone:?}");
    // It is unknown whether the figure activates.
    let facts: Vec<_> = view.facts.iter().map(|fact| fact.value.as_str()).collect();
    assert_eq!(facts, ["1 + ?", "10 + ?"]);
    // The columns are those of the known figure, and all are left empty for writing.
    let columns: Vec<_> = view.columns.iter().map(|column| &column.id).collect();
    assert_eq!(columns, known.stats.iter().map(|stat| &stat.id).collect::<Vec<_>>());
    let open = |id: &String| gone.stats.iter().any(|stat| stat.id == *id && stat.value.is_empty());
    assert!(columns.into_iter().all(open), "{gone:?}");
}

fn row<'a>(view: &'a SheetView, name: &str) -> &'a SheetRow {
    view.rows.iter().find(|row| row.name == name).unwrap_or_else(|| panic!("{name} in {:?}", view.rows))
}

fn track<'a>(row: &'a SheetRow, label: &str) -> Option<&'a Track> {
    row.tracks.iter().find(|track| track.label == label)
}

const WARBAND: &str =
    "Purple Dragon Knight\nLion Falcon Monk\nGnome Fighter\n2 Human Commoner\n8 Human Crossbowman\n";

#[test]
fn a_command_deck_is_a_box_a_copy_with_what_a_card_costs_and_who_plays_it() {
    let view = view("imperial-assault", "Darth Vader, Lord of the Sith\n2 Take Initiative\nUrgency\n");
    let deck = view.side_lists.iter().find(|list| !list.cards.is_empty()).expect("the deck");
    let told: Vec<_> = deck.cards.iter().map(|card| (card.count, card.name.as_str())).collect();
    assert_eq!(told, [(2, "Take Initiative"), (1, "Urgency")]);
    assert!(deck.cards.iter().all(|card| card.detail.starts_with('[')), "{:?}", deck.cards);
}

#[test]
fn half_of_a_creatures_hit_points_is_marked_with_the_roll_for_its_morale() {
    let view = view("dungeons-and-dragons-miniatures", WARBAND);
    let hits = |name: &str| track(row(&view, name), "HP").expect(name);
    // 20 hit points, 5 per box; level 2 against 20, and the knight's rating is 6.
    let gnome = hits("Gnome Fighter");
    assert_eq!((gnome.boxes, gnome.marked), (4, 2));
    assert_eq!(gnome.note, "morale: d20 ≥ 18, under command 12");
    // 65 hit points: 35 is above half, 30 is below. A commander's own rating always applies.
    let knight = hits("Purple Dragon Knight");
    assert_eq!((knight.marked, knight.note.as_str()), (7, "morale: d20 ≥ 6"));
    // Fearless.
    assert_eq!((hits("Lion Falcon Monk").marked, hits("Lion Falcon Monk").note.as_str()), (0, ""));
    // Star Wars Miniatures has no morale.
    let troopers = super_view();
    assert!(troopers.rows.iter().flat_map(|row| &row.tracks).all(|track| track.marked == 0));
}

fn super_view() -> SheetView {
    view("star-wars-miniatures", "3 Clone Trooper\nMon Mothma\n")
}

#[test]
fn creatures_have_boxes_for_uses_unless_they_are_many() {
    let view = view("dungeons-and-dragons-miniatures", WARBAND);
    let uses = |name: &str| track(row(&view, name), "Uses").map(|track| track.boxes);
    assert_eq!(
        [uses("Gnome Fighter"), uses("Human Commoner"), uses("Human Crossbowman")],
        [Some(4), Some(2), None]
    );
    assert!(!view.labels.forfeits.is_empty(), "a box for the other side's points");
    assert!(super_view().labels.forfeits.is_empty());
}

#[test]
fn tiles_are_no_creatures_and_those_nobody_chose_have_lines() {
    let without = view("dungeons-and-dragons-miniatures", WARBAND);
    let open = |view: &SheetView| {
        let choices = view.setup.iter().filter(|choice| choice.answer.is_none());
        choices.map(|choice| choice.label.clone()).collect::<Vec<_>>()
    };
    assert_eq!(open(&without), ["Assembly tile", "Feature tile", "Feature tile", "Feature tile"]);
    assert!(without.findings.iter().all(|finding| finding.rule != "DDM-TILES"), "{:?}", without.findings);
    let with = view(
        "dungeons-and-dragons-miniatures",
        &format!("{WARBAND}Assembly Tile\nAbattoir\nDamp Cavern\nForge\n"),
    );
    let tiles = with.side_lists.iter().find(|list| list.title == "Tiles").expect("tiles");
    assert!(tiles.cards.iter().any(|card| card.name == "Abattoir"), "{:?}", tiles.cards);
    assert!(with.rows.iter().all(|row| row.name != "Abattoir"));
    let bring = with.before.iter().find(|line| line.starts_with("Bring")).expect("what to bring");
    assert!(bring.contains("13 figures") && bring.contains("Tiles: "), "{bring}");
}

#[test]
fn what_is_brought_are_the_figures_of_each_card_and_the_cards_that_are_none() {
    let sample = include_str!("../../db/packs/imperial-assault/sample.txt");
    let view = view("imperial-assault", sample);
    let bring = view.before.iter().find(|line| line.starts_with("Bring")).expect("what to bring");
    // Five of a kind, three troopers and two saboteurs; two cards are attached to others.
    assert!(bring.contains("10 figures"), "{bring}");
    assert!(bring.contains("Wookiee Avenger / Rogue Smuggler"), "{bring}");
}

#[test]
fn columns_make_a_score_and_three_across_are_ticked_not_brought() {
    let sample = include_str!("../../db/packs/space-marine-heroes/sample.txt");
    let view = view("space-marine-heroes", sample);
    let places = view.places.as_ref().expect("columns");
    assert_eq!((places.places.len(), places.across.as_str()), (5, "Across"));
    assert!(places.rule.contains("3 figures across"), "{}", places.rule);
    let bring = view.before.iter().find(|line| line.starts_with("Bring")).expect("what to bring");
    assert!(bring.contains("Stunned") && !bring.contains("Across"), "{bring}");
}

#[test]
fn reserves_have_a_line_for_the_roll_by_which_they_come() {
    let view = view(
        "star-wars-miniatures",
        "Mon Mothma\n3 Clone Trooper\n\nReserves: Mon Mothma\n2 Clone Trooper\n",
    );
    let reserves = view.side_lists.iter().find(|list| !list.rows.is_empty()).expect("reserves");
    assert_eq!(reserves.ask, "arrive on a roll of");
    assert_eq!(view.initiative, "Initiative rolls");
}

#[test]
fn each_list_beside_a_squad_prints_the_number_of_its_own_offer() {
    let view = view(
        "star-wars-miniatures",
        "Supreme Chancellor Palpatine\n\nRepublic Reserves:\nClone Trooper Commander\n\nFringe Reserves:\nJawa\n",
    );
    let titles: Vec<&str> = view.side_lists.iter().map(|list| list.title.as_str()).collect();
    let told = |faction: &str, points: &str| {
        titles.iter().any(|title| title.contains(faction) && title.contains(points))
    };
    assert!(told("(Republic)", "30 points") && told("(Fringe)", "20 points"), "{titles:?}");
}

#[test]
fn those_beside_a_squad_have_stats_and_boxes_like_the_others() {
    let view = view(
        "star-wars-miniatures",
        "Mon Mothma\n3 Clone Trooper\n\nReserves: Mon Mothma\n2 Clone Trooper\n",
    );
    let rows = view.side_lists.iter().flat_map(|list| &list.rows).collect::<Vec<_>>();
    let trooper = rows.iter().find(|row| row.name == "Clone Trooper").expect("the troopers");
    assert_eq!(trooper.count, 2);
    assert!(trooper.stats.len() == 4 && !trooper.tracks.is_empty(), "{trooper:?}");
}

#[test]
fn reminders_for_setup_are_told_and_every_row_says_something_under_the_name() {
    let battery = view("star-wars-miniatures", "Golan Arms DF.9 Anti-Infantry Battery\nStormtrooper\n");
    assert!(battery.before.iter().any(|line| line.contains("Emplacement")), "{:?}", battery.before);
    let muster = Muster::open(PathBuf::from("no-such-folder"));
    for game in muster.games() {
        let id = game.catalogue.game().id.as_str();
        let names = game.catalogue.figures().iter().step_by(7).map(|figure| figure.name.as_str());
        let view = view(id, &names.collect::<Vec<_>>().join("\n"));
        assert!(!view.rows.is_empty());
        let silent: Vec<_> = view.rows.iter().filter(|row| row.abilities.is_empty()).collect();
        assert!(silent.is_empty(), "{id}: {silent:?}");
    }
}

#[test]
fn what_is_taken_off_a_cost_has_a_minus_and_no_hyphen() {
    let view = view("star-wars-miniatures", "Queen Amidala\n4 Clone Trooper\n");
    let how = &row(&view, "Clone Trooper").arithmetic;
    assert!(how.contains(" \u{2212} 1") && !how.contains(" - "), "{how}");
}

#[test]
fn a_board_has_the_columns_of_its_game_and_other_games_have_none() {
    let muster = Muster::open(PathBuf::from("no-such-folder"));
    let words = Words::of(Language::Hungarian);
    let board = |game: &str, spaces| {
        let game = muster.game(Some(game)).expect("the game");
        muster.work_of_board(&game, spaces, &words).map(|work| Laid::new(work, PrintOptions::default()))
    };
    let laid = board("space-marine-heroes", Some(3)).expect("a board");
    assert_eq!(laid.document.pages.len(), 2);
    let spaces = laid.document.pages[0].ops.iter().filter(|op| {
        matches!(op, Op::Rect(rect) if rect.area.width > 30.0 && rect.stroke.is_some_and(|(width, _)| width < 0.5))
    });
    assert_eq!(spaces.count(), 15);
    assert!(board("star-wars-miniatures", None).is_err());
}

#[test]
fn a_photo_of_ones_own_copy_is_on_the_back_of_its_card() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let mut session = muster_app::base::session::Session::open(folder.path().join("data"));
    let call = |session: &mut _, name: &str, request| {
        muster_app::api::commands::call(session, name, "en", request)
            .unwrap_or_else(|e| panic!("{name}: {e:?}"))
    };
    let game = session.game("star-wars-miniatures").expect("the game");
    let figure = muster_rules::id::FigureId::from("swm/clone-trooper");
    let printing = game.catalogue.printings_of(&figure).next().expect("a printing").id.to_string();
    let picture = folder.path().join("photo.png");
    image::RgbImage::from_pixel(900, 600, image::Rgb([10, 200, 60])).save(&picture).expect("a picture");
    let copy = serde_json::json!({
        "game": "star-wars-miniatures", "printing": printing, "id": null, "condition": "", "painted": null,
        "location": "", "price": "", "currency": "", "acquired": "", "note": "",
    });
    let copy = call(&mut session, "put_copy", copy)["id"].clone();
    call(&mut session, "set_photo", serde_json::json!({ "copy": copy, "path": picture }));
    let words = Words::of(Language::English);
    let photos = |session: &mut muster_app::base::session::Session, photos| {
        let how = HowCards { photos, ..HowCards::default() };
        let wanted = [(figure.clone(), 9)];
        let work = session.muster.work_of_cards(&game, &[], &wanted, how, &words).expect("cards");
        let options = PrintOptions { backs: true, ..PrintOptions::default() };
        let document = Laid::new(work, options).document;
        document.pages[1].ops.iter().filter(|op| matches!(op, Op::Image(_))).count()
    };
    assert_eq!((photos(&mut session, true), photos(&mut session, false)), (9, 0));
}
