//! Keywords on cards are mapped to terms, filters find them by their effects, and notes on a squad list unmet
//! needs.

use muster_rules::figure::Figure;
use muster_rules::game::Game;
use muster_rules::term::{Deed, Glossary, GlossaryParts, Term};
use serde_json::{Value, json};

fn term(name: &str, more: Value) -> Term {
    let id = name.to_lowercase().replace(' ', "-");
    let mut all = json!({"id": id, "kind": "ability", "name": name, "source": {"document": "book"}});
    for (key, value) in more.as_object().expect("fields") {
        all[key] = value.clone();
    }
    serde_json::from_value(all).expect("a term")
}

fn glossary() -> Glossary {
    let number = json!([{"id": "size", "is": "number", "usual": "4"}]);
    let terms = vec![
        term("Double Attack", json!({"mechanics": {"replaces": "move", "effects": [{"extra_attacks": 1}]}})),
        term(
            "Careful Shot",
            json!({"parameters": number, "mechanics": {"effects": [{"bonus": {"attack": "size"}}]}}),
        ),
        term("Push", json!({"parameters": number})),
        term("Push 5", json!({"mechanics": {"effects": [{"deals": 50}]}})),
        term(
            "Reserves",
            json!({
                "parameters": [{"id": "who", "is": "text"}, {"id": "points", "is": "number"}],
                "forms": ["{who} Reserves {points}"],
            }),
        ),
        term("Repair", json!({"mechanics": {"needs": [{"ally": "droids"}]}})),
        term("Rally", json!({"mechanics": {"needs": [{"ally": "ability=Rally", "itself": true}]}})),
        term("Duel", json!({"mechanics": {"needs": [{"own": "unique=yes"}]}})),
    ];
    let groups = [("droids".to_owned(), "ability=Droid".parse().expect("a selector"))].into();
    Glossary::new(GlossaryParts { terms, groups, ..GlossaryParts::default() })
}

fn game() -> Game {
    let game = json!({
        "id": "chess", "prefix": "c", "name": "Chess", "catalogue_date": "2026-01-01",
        "keyword": [{"id": "abilities", "name": "Abilities"}],
    });
    serde_json::from_value(game).expect("a game")
}

fn figure(id: &str, words: &[&str]) -> Figure {
    let figure = json!({
        "id": id, "name": id, "cost": {"known": 1}, "factions": [], "unique": false, "traits": [],
        "attributes": {}, "stats": {}, "keywords": {"abilities": words}, "persons": [], "source": "book",
        "suspect": null,
    });
    serde_json::from_value(figure).expect("a figure")
}

fn read(keyword: &str) -> Vec<String> {
    let glossary = glossary();
    let meanings = glossary.read(None, keyword);
    let told = meanings.iter().map(|m| {
        let values: Vec<_> = m.values.iter().map(|(id, value)| format!(" {id}={value}")).collect();
        format!("{}{}", m.term.id, values.concat())
    });
    told.collect()
}

#[test]
fn a_keyword_is_the_term_of_its_name_with_its_values_and_a_whole_name_counts_more() {
    assert_eq!(read("Double Attack"), ["double-attack"]);
    assert_eq!(read("careful shot 6"), ["careful-shot size=6"]);
    assert_eq!(read("Careful Shot +6"), ["careful-shot size=+6"]);
    assert_eq!(read("Careful Shot"), ["careful-shot"]);
    assert_eq!(read("Push 4"), ["push size=4"]);
    assert_eq!(read("Push 5"), ["push-5"]);
    assert_eq!(read("New Republic Reserves 30"), ["reserves points=30 who=New Republic"]);
    assert_eq!(read("2: Push 5 + Double Attack"), ["push-5", "double-attack"]);
    assert_eq!(read("Careful Shots"), [""; 0]);
}

#[test]
fn filters_find_what_attacks_twice_and_what_gives_so_much() {
    let glossary = glossary();
    let does = |deed| {
        let terms = glossary.terms().iter();
        let does = terms.filter(|t| t.mechanics.as_ref().is_some_and(|m| m.deeds().contains(&deed)));
        does.map(|t| t.id.as_str()).collect::<Vec<_>>()
    };
    assert_eq!(does(Deed::ExtraAttack), ["double-attack"]);
    assert_eq!(does(Deed::DealsDamage), ["push-5"]);
    let gives = |keyword, size| glossary.read(None, keyword)[0].gives(size);
    assert_eq!(
        [gives("Careful Shot", 4), gives("Careful Shot 6", 6), gives("Careful Shot 6", 4)],
        [true, true, false]
    );
}

#[test]
fn a_squad_is_told_what_its_terms_need_and_do_not_find() {
    let (glossary, game) = (glossary(), game());
    let lacks = |squad: &[(&Figure, u32)]| {
        let lacks = glossary.lacks(&game, squad);
        lacks.iter().map(|l| format!("{} {}", l.figure.id, l.term.id)).collect::<Vec<_>>()
    };
    let mechanic = figure("c/mechanic", &["Repair"]);
    let droid = figure("c/droid", &["Droid", "Repair"]);
    let caller = figure("c/caller", &["Rally", "Duel"]);
    assert_eq!(lacks(&[(&mechanic, 2)]), ["c/mechanic repair"]);
    assert_eq!(lacks(&[(&mechanic, 1), (&droid, 1)]), ["c/droid repair"], "nobody is an ally of itself");
    assert_eq!(lacks(&[(&droid, 2)]), [""; 0]);
    assert_eq!(lacks(&[(&caller, 1)]), ["c/caller duel"], "who may be its own ally needs no other");
}
