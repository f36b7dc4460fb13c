//! Armies of a game without points, as people post them.

use crate::common::{Said, User};
use serde_json::{Value, json};

const GAME: &str = "space-marine-heroes";
const FIVE: &str = "莫斯拉格\n疤博斯\n卑鄙帕特斯\n科勒拉斯\n邪恶戈格\n";

fn check(user: &User, text: &str, more: &[&str]) -> Said {
    let mut args = vec!["squad", "check", "-", "--game", GAME];
    args.extend(more);
    user.pipe(&args, text)
}

/// Members with their counts; every line has to be understood.
fn members(said: &Said) -> Value {
    let json = said.json();
    assert_eq!(json["unresolved"], json!([]), "{}", said.out);
    let members = json["members"].as_array().into_iter().flatten();
    json!(members.map(|m| json!([m["count"], m["figure"]])).collect::<Vec<_>>())
}

#[test]
fn armies_are_read_in_chinese_and_by_their_romanised_names() {
    let user = User::new();
    for (text, expected) in [
        (
            FIVE,
            json!([
                [1, "smh/mosilage"],
                [1, "smh/babosi"],
                [1, "smh/vile-patesi"],
                [1, "smh/kelelasi"],
                [1, "smh/wicked-gege"],
            ]),
        ),
        ("克羅提克斯 x2\n邪惡戈格\n", json!([[2, "smh/keluotikesi"], [1, "smh/wicked-gege"]])),
        (
            "My army\n\n1 Mosilage\n2x Plague Champion Gangelasi\n瘟疫勇士甘格拉斯\n",
            json!([
                [1, "smh/mosilage"],
                [2, "smh/plague-champion-gangelasi"],
                [1, "smh/plague-champion-gangelasi"],
            ]),
        ),
    ] {
        assert_eq!(members(&check(&user, text, &["--json"])), expected, "{text}");
    }
}

#[test]
fn an_army_tells_its_game_by_its_names() {
    let said = User::new().pipe(&["squad", "check", "-", "--json"], FIVE).exits(0);
    assert_eq!(said.json()["game"], GAME);
}

#[test]
fn nobody_hears_of_points_or_activations() {
    let user = User::new();
    let file = user.file("list.txt", FIVE);
    user.run(&["squad", "save", &file, "--game", GAME, "--name", "Rot"]);
    for said in [
        check(&user, FIVE, &[]).exits(0),
        user.run(&["squad", "export", "Rot"]),
        user.run(&["squad", "export", "Rot", "--as", "forum"]),
        user.run(&["figures", "show", "Babosi", "--game", GAME]),
    ] {
        let out = said.out.to_lowercase();
        let none = ["point", "activation", "pts", "[0]", " 0"].iter().all(|word| !out.contains(word));
        assert!(none, "{}{}", said.out, said.err);
    }
}

#[test]
fn four_are_too_few_and_six_too_many() {
    let user = User::new();
    for text in ["莫斯拉格\n疤博斯\n卑鄙帕特斯\n科勒拉斯\n", &format!("{FIVE}克罗提克斯\n")]
    {
        let json = check(&user, text, &["--json"]).exits(1).json();
        let errors = json["findings"].as_array().into_iter().flatten().filter(|f| f["severity"] == "error");
        assert_eq!(errors.map(|f| f["rule"].clone()).collect::<Vec<_>>(), [json!("SMH-FIVE")], "{text}");
    }
}

#[test]
fn whoever_keeps_a_collection_fields_what_is_in_it() {
    let user = User::new();
    let owned = "set,name,figures\nPlague Marines,Mosilage,1\nPlague Marines,Babosi,1\n\
                 Plague Marines,Vile Patesi,1\nPlague Marines,Kelelasi,1\n";
    let file = user.file("mine.csv", owned);
    user.run(&["collection", "import", &file, "--game", GAME]).exits(0);
    let json = check(&user, FIVE, &["--json"]).exits(1).json();
    let told: Vec<_> = json["findings"]
        .as_array()
        .into_iter()
        .flatten()
        .filter(|f| f["message"].as_str().is_some_and(|m| m.contains("Wicked Gege")))
        .map(|f| (f["rule"].clone(), f["severity"].clone()))
        .collect();
    // Once, by the game's own rule.
    assert_eq!(told, [(json!("SMH-OWNED"), json!("error"))]);
}

#[test]
fn the_sheet_and_the_cards_of_an_army_are_printed_and_read_back_in_every_language() {
    let user = User::new();
    let member = |figure: &str| json!({ "figure": figure, "count": 1 });
    let five = ["smh/babosi", "smh/kelelasi", "smh/keluotikesi", "smh/mosilage", "smh/vile-patesi"];
    let placed: Vec<_> = five
        .iter()
        .enumerate()
        .map(|(i, f)| json!({ "holder": f, "ability": format!("Column {}", i + 1), "chosen": f }))
        .collect();
    let squad = json!({ "game": GAME, "format": "standard", "members": five.map(member), "setup": placed });
    let file = user.file("army.json", squad.to_string());
    for language in ["en", "hu", "zh-Hant", "zh-Hans"] {
        for what in ["sheet", "cards"] {
            let out = user.path(&format!("{what}-{language}.pdf")).display().to_string();
            let said = user.run(&["print", what, &file, "--lang", language, "-o", &out]);
            assert!(said.code == 0 && said.err.is_empty(), "{}{}", said.out, said.err);
        }
        let sheet = user.path(&format!("sheet-{language}.pdf")).display().to_string();
        let back = user.run(&["squad", "check", &sheet, "--json"]).exits(0).json();
        assert_eq!((&back["verdict"], &back["findings"]), (&json!("legal"), &json!([])), "{language}");
    }
}

#[test]
fn figures_of_every_game_are_found_and_shown_under_their_names() {
    let user = User::new();
    let found = user.run(&["figures", "search", "diala", "--limit", "9"]).exits(0).out;
    for said in ["Diala Passil", "Diala Passil (IACP)", "Sarlacc Sweep", "Rebel"] {
        assert!(found.contains(said), "{found}");
    }
    // Where figures of several games are found, each says of which it is.
    let several = user.run(&["figures", "search", "Luke Skywalker", "--limit", "40"]).exits(0).out;
    for said in ["Luke Skywalker, Hero of the Rebellion", "Star Wars Miniatures", "Imperial Assault"] {
        assert!(several.contains(said), "{several}");
    }
    let hero = user.run(&["--lang", "zh-Hans", "figures", "search", "戈格"]).exits(0).out;
    assert!(hero.contains("邪恶戈格  瘟疫战士"), "{hero}");
    assert!(!hero.contains(" 0 "), "{hero}");
    for (name, says) in [("Diala Passil", "Rebel"), ("Mosilage", "Plague Marines"), ("Owlbear", "Owlbear")] {
        let shown = user.run(&["figures", "show", name]).exits(0).out;
        assert!(shown.contains(says), "{shown}");
    }
}

/// A pack of heroes with equipment, as a user may write one.
const BROTHERS: [(&str, &str); 5] = [
    ("pack.toml", "name = \"Brothers\"\nextends = \"space-marine-heroes\"\n"),
    ("sources.toml", "[sources.mine]\ntitle = \"Mine\"\n"),
    ("sets.csv", "id,name,aliases,code,released,printings,source,note\nmy-box,My Box,,,,,mine,\n"),
    (
        "figures.csv",
        "id,name,factions,cost,unique,traits,equipment,abilities,source\n\
         smh/brother-one,Brother One,space-marines,,no,,lucky-six close shoot|double-six long inspire,,mine\n",
    ),
    (
        "printings.csv",
        "id,figure,set,number,rarity,source,note\nsmh/my-box/brother-one,smh/brother-one,my-box,,unknown,mine,\n",
    ),
];

fn with_brothers() -> User {
    let user = User::new();
    let folder = user.data().join("packs").join("brothers");
    std::fs::create_dir_all(&folder).expect("a folder");
    for (file, text) in BROTHERS {
        std::fs::write(folder.join(file), text).expect("a file");
    }
    user
}

#[test]
fn what_belongs_to_one_symbol_stays_together() {
    let said = with_brothers().run(&["figures", "show", "Brother One", "--game", GAME]).exits(0);
    let symbols = "Lucky Six · Close · Shoot, Double Six · Long · Inspire";
    assert!(said.out.contains(symbols), "{}", said.out);
}

#[test]
fn armies_count_for_a_faction_only_if_all_heroes_are_of_it() {
    let count = |user: &User, more: &[&str]| {
        let args: Vec<_> = ["squad", "count", "--json", "--game", GAME].iter().chain(more).copied().collect();
        user.run(&args).exits(0).json()
    };
    let user = User::new();
    let all = count(&user, &[]);
    assert_eq!(all["by_faction"], json!({ "Plague Marines": all["legal_squads"] }));
    let none = count(&user, &["--faction", "Space Marines"]);
    assert_eq!((&none["legal_squads"], &none["by_faction"]), (&json!("0"), &json!({})));

    let more = count(&with_brothers(), &[]);
    assert_ne!(more["legal_squads"], all["legal_squads"]);
    // Five times the one Space Marine is an army of theirs; what is mixed is nobody's.
    assert_eq!(more["by_faction"], json!({ "Plague Marines": all["legal_squads"], "Space Marines": "1" }));
}
