//! The booklet's sample squad, in every dress that people paste it in.

use crate::common::User;

#[derive(serde::Deserialize)]
struct Dresses {
    dress: Vec<Dress>,
}

#[derive(serde::Deserialize)]
struct Dress {
    name: String,
    text: String,
}

fn dresses() -> Vec<Dress> {
    toml::from_str::<Dresses>(include_str!("data/dresses.toml")).expect("data/dresses.toml").dress
}

#[test]
fn the_sample_squad_is_legal_in_every_dress() {
    let user = User::new();
    assert!(dresses().len() >= 8);
    for dress in dresses() {
        let said = user.pipe(&["squad", "check", "-", "--json"], &dress.text);
        let json = said.json();
        let facts = serde_json::json!([
            said.code,
            json["verdict"],
            json["points"]["total"],
            json["points"]["left"],
            json["faction"],
            json["playable"],
            json["activations"],
            json["unresolved"],
        ]);
        let playable = serde_json::json!([{"era": "Rise of the Empire", "side": "light"}]);
        let expected = serde_json::json!([0, "legal", 100, 0, "Republic", playable, 5, []]);
        assert_eq!(facts, expected, "{}\n{}", dress.name, said.out);
        assert!(
            json["findings"].as_array().is_some_and(Vec::is_empty),
            "{}: {}",
            dress.name,
            json["findings"]
        );
    }
}

#[test]
fn a_second_obi_wan_of_another_name_breaks_unique_in_every_dress() {
    let user = User::new();
    for dress in dresses() {
        // The ARC Trooper makes room for the second Obi-Wan.
        let text = dress
            .text
            .replace("ARC Trooper", "Obi-Wan Kenobi, Padawan")
            .replace("ARC trooper", "Obi-Wan Kenobi, Padawan");
        let said = user.pipe(&["squad", "check", "-", "--json"], &text).exits(1);
        let json = said.json();
        let unique =
            json["findings"].as_array().expect("findings").iter().find(|f| f["rule"] == "SWM-UNIQUE");
        let members = &unique.unwrap_or_else(|| panic!("{}: {}", dress.name, said.out))["members"];
        let both = serde_json::json!(["swm/general-obi-wan-kenobi", "swm/obi-wan-kenobi-padawan"]);
        assert_eq!(*members, both, "{}", dress.name);
    }
}

#[test]
fn exit_codes_are_zero_one_two_for_legal_illegal_unsure() {
    let user = User::new();
    let code = |text: &str| user.pipe(&["squad", "check", "-"], text).code;
    assert_eq!(code("Mace Windu, Jedi Master [65]\n"), 0);
    assert_eq!(code("Mace Windu, Jedi Master\nMace Windu, Jedi Master\n"), 1);
    assert_eq!(code("Darth Vader, Jedi Hunter\nDarth Nobody of Nowhere\n"), 2);
    assert_eq!(code("Anakin Skywalker\nDarth Vader\n"), 1, "Republic and Empire don't mix");
    assert_eq!(code("Emperor Palpatine, Sith Lord\nDarth Sidious Hologram\n"), 1);
}
