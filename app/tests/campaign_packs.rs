//! A user's own campaign: a pack that extends the built-in one by missions, a hero, cards and stages, and is played
//! like any other. An invalid pack is reported with the locations of its faults, and isn't loaded at all.

use std::path::Path;

use muster_app::Muster;
use muster_app::api::commands::call;
use muster_app::base::session::Session;
use muster_app::base::speaker::Speaker;
use muster_app::base::words::Words;
use muster_app::campaigns::{Books, Journal, Telling};
use serde_json::json;

/// The example pack of docs/pack-format.md.
const FILES: [(&str, &str); 10] = [
    ("pack.toml", "name = \"Dust and Debts\"\nextends = \"imperial-assault\"\n"),
    ("sources.toml", "[sources.ours]\ntitle = \"Our own campaign\"\n"),
    ("campaign_boxes.csv", "id,name,source\ndust-and-debts,Dust and Debts,ours\n"),
    (
        "campaigns.toml",
        "[[campaign]]\n\
         id = \"dust-and-debts\"\n\
         name = \"Dust and Debts\"\n\
         box = \"dust-and-debts\"\n\
         start = { hero_xp = 1, credits_per_hero = 100 }\n\
         source = \"ours\"\n\
         \n\
         [[campaign.stage]]\n\
         kind = \"introduction\"\n\
         missions = [\"moisture-farm\"]\n\
         threat = 2\n\
         tiers = [1]\n\
         \n\
         [[campaign.stage]]\n\
         kind = \"finale\"\n\
         missions = [\"the-long-walk\"]\n\
         threat = 3\n",
    ),
    (
        "campaign_heroes.csv",
        "id,name,subtitle,health,endurance,speed,defense,wounded_endurance,wounded_speed,traits,box,mission,source\n\
         ari-venn,Ari Venn,Retired Smuggler,11,4,5,white,3,4,Smuggler,dust-and-debts,,ours\n",
    ),
    (
        "campaign_class_cards.csv",
        "id,deck,name,xp,kind,source\n\
         old-blaster,ari-venn,Old Blaster,0,ranged-weapon,ours\n\
         second-wind-ari-venn,ari-venn,Second Wind,1,feat,ours\n",
    ),
    (
        "campaign_items.csv",
        "id,name,tier,cost,kind,traits,modifications,box,source\n\
         water-flask,Water Flask,1,50,equipment,,,dust-and-debts,ours\n\
         dl-44,DL-44,1,450,ranged-weapon,Blaster|Pistol,2,core-set,ours\n",
    ),
    (
        "campaign_missions.csv",
        "id,name,kind,hero,rewards,allies,villains,box,time_from,time_to,crates,source\n\
         moisture-farm,Moisture Farm,story,,,,,dust-and-debts,,,3,ours\n\
         the-long-walk,The Long Walk,story,,,,,dust-and-debts,,,,ours\n",
    ),
    (
        "campaign_outcomes.csv",
        "mission,campaign,outcome,winner,words,xp,credits,imperial_xp,influence,activates,forces,tokens,tokens_each,token_credits,token_influence,source\n\
         moisture-farm,dust-and-debts,won,rebels,,1,100,1,1,the-long-walk,,,,,,ours\n\
         moisture-farm,dust-and-debts,lost,empire,,1,50,1,2,the-long-walk,,,,,,ours\n",
    ),
    ("names.hu.csv", "kind,english,name,source\nmission,Moisture Farm,Páragyűjtő telep,ours\n"),
];

const JOURNAL: &str = r#"
campaign = "dust-and-debts"
heroes = ["ari-venn", "jyn-odan"]
imperial_class = "military-might"
seed = 1

[[step]]
do = "mission"
name = "moisture-farm"
winner = "rebels"
crates = 3

[[step]]
do = "buy"
item = "water-flask"
hero = "jyn-odan"

[[step]]
do = "buy"
item = "dl-44"
hero = "ari-venn"

[[step]]
do = "class-card"
card = "second-wind-ari-venn"

[[step]]
do = "mission"
name = "the-long-walk"
winner = "rebels"
"#;

fn write(dir: &Path, changes: &[(&str, &str)]) {
    let pack = dir.join("packs/dust-and-debts");
    std::fs::create_dir_all(&pack).expect("the pack's folder");
    for (file, text) in FILES.iter().chain(changes) {
        std::fs::write(pack.join(file), text).expect("a file of the pack");
    }
}

fn play(muster: &Muster, language: &str) -> Books {
    let game = muster.campaign_game(None).expect("a game with campaigns");
    let journal = Journal::read("journal.toml", JOURNAL).expect("a journal");
    let run = journal.run(&game.campaigns, false).expect("a run");
    let words = Words::new(language);
    let telling = Telling::new(Speaker::new(&words, &game, &game.names));
    Books::of_run(&run, telling)
}

#[test]
fn a_campaign_of_ones_own_is_played_from_setup_to_finale() {
    let dir = tempfile::tempdir().expect("a folder");
    write(dir.path(), &[]);
    let muster = Muster::open(dir.path().to_owned());
    assert_eq!(muster.broken_packs(), []);
    let answer = play(&muster, "hu");
    assert!(answer.refused.is_empty(), "{:?}", answer.refused);
    // 200 at the start, 200 won, 3 crates, minus a flask and a pistol that is cheaper here.
    assert_eq!(answer.credits, Some(200 + 200 + 150 - 50 - 450));
    assert_eq!((answer.heroes[0].xp, answer.heroes[0].xp_spent), (Some(2), 1));
    let cards: Vec<_> = answer.heroes[0].cards.iter().map(|card| card.0.as_str()).collect();
    assert_eq!(cards, ["old-blaster", "second-wind-ari-venn", "legendary"]);
    assert_eq!(answer.heroes[1].items, ["water-flask".into()]);
    assert!(answer.won.is_some());
    assert!(answer.ledger.iter().any(|m| m.why.contains("Páragyűjtő telep")), "{:?}", answer.ledger);
}

#[test]
fn a_campaign_whose_pack_is_gone_keeps_its_name_in_the_list_and_hides_no_other() {
    let dir = tempfile::tempdir().expect("a folder");
    write(dir.path(), &[]);
    let ask =
        |session: &mut Session, command: &str, request| call(session, command, "en", request).expect(command);
    let mut session = Session::open(dir.path().to_owned());
    for (name, campaign) in [("Ours", "dust-and-debts"), ("Thursdays", "core")] {
        let setup = json!({
            "campaign": campaign, "boxes": [], "heroes": ["gaarkhan", "jyn-odan"],
            "imperial_class": "military-might", "agenda_sets": null, "side_missions_green": null,
            "side_missions_grey": null, "threat_missions": null,
            "options": { "expanded": false, "periods": true, "half-shop": false }, "seed": 7,
        });
        let request = json!({ "game": "imperial-assault", "name": name, "setup": setup });
        ask(&mut session, "begin_campaign", request);
    }
    drop(session);
    std::fs::remove_dir_all(dir.path().join("packs")).expect("the pack is there");

    let mut session = Session::open(dir.path().to_owned());
    let list = ask(&mut session, "campaigns", json!({}));
    let card = |name: &str| {
        let cards = list["campaigns"].as_array().into_iter().flatten();
        cards.into_iter().find(|c| c["name"] == name).cloned().unwrap_or_default()
    };
    assert_eq!(card("Thursdays")["trouble"], json!(null));
    let trouble = card("Ours")["trouble"].as_str().unwrap_or_default().to_owned();
    assert!(trouble.contains("dust-and-debts"), "{trouble}");
}

#[test]
fn the_manual_shows_this_very_pack() {
    let manual = include_str!("../../docs/pack-format.md");
    for line in FILES.iter().flat_map(|(_, text)| text.lines()).filter(|line| !line.starts_with("dl-44")) {
        assert!(manual.contains(line), "docs/pack-format.md lacks {line}");
    }
}

#[test]
fn what_the_pack_does_not_speak_of_stays_as_it_was() {
    let dir = tempfile::tempdir().expect("a folder");
    let before = Muster::open(dir.path().to_owned()).campaign_game(None).expect("a game").campaigns.clone();
    write(dir.path(), &[]);
    let after = Muster::open(dir.path().to_owned()).campaign_game(None).expect("a game").campaigns.clone();
    assert_eq!(after.campaigns.len(), before.campaigns.len() + 1);
    assert_eq!(after.items.len(), before.items.len() + 1);
    assert_eq!(after.missions.len(), before.missions.len() + 2);
    assert_eq!(after.campaigns[..before.campaigns.len()], before.campaigns);
    let pistol = |facts: &muster_rules::campaign::facts::Facts| facts.items[&"dl-44".into()].cost;
    assert_eq!((pistol(&before), pistol(&after)), (500, 450));
}

#[test]
fn a_fault_is_told_with_its_place_and_nothing_of_the_pack_is_there() {
    let missions = FILES[7].1;
    let bad_missions = [
        missions.replace(",ours\nthe", ",theirs\nthe"),
        missions.replace("moisture-farm,Moisture", "water-farm,Moisture"),
        missions.replace("Farm,story,,,,,", "Farm,story,,,nobody,,"),
        missions.replace("Farm,story,", "Farm,tale,"),
    ];
    let campaigns = FILES[3].1;
    let bad_campaigns = [
        campaigns.replace("the-long-walk", "the-short-walk"),
        campaigns.replace("box = \"dust-and-debts\"", "box = \"sand-box\""),
        campaigns.replace("kind = \"finale\"", "kind = \"end\""),
    ];
    let outcomes = FILES[8].1;
    let bad_outcomes = [
        outcomes.replace("won,rebels", "won,pirates"),
        outcomes.replace("words,xp,", "words,glory,"),
        outcomes.replace("empire,,1,50", "empire,,1,some"),
    ];
    let rules = include_str!("../../db/packs/imperial-assault/campaign_rules.toml");
    let bad_rules = [
        rules.replace("id = \"empire\"", "id = \"hero\""),
        rules.replace("id = \"empire\"", "id = \"rebels\""),
    ];
    let cases = [
        ("campaign_missions.csv", bad_missions[0].as_str(), 2, "unresolved"),
        ("campaign_missions.csv", &bad_missions[1], 2, "id-rule"),
        ("campaign_missions.csv", &bad_missions[2], 2, "unresolved"),
        ("campaign_missions.csv", &bad_missions[3], 2, "unresolved"),
        ("campaigns.toml", &bad_campaigns[0], 16, "unresolved"),
        ("campaigns.toml", &bad_campaigns[1], 4, "unresolved"),
        ("campaigns.toml", &bad_campaigns[2], 15, "unresolved"),
        ("campaign_outcomes.csv", &bad_outcomes[0], 2, "unresolved"),
        ("campaign_outcomes.csv", &bad_outcomes[1], 2, "unknown-column"),
        ("campaign_outcomes.csv", &bad_outcomes[2], 3, "bad-value"),
        ("campaign_rules.toml", &bad_rules[0], 31, "twice"),
        ("campaign_rules.toml", &bad_rules[0], 68, "unresolved"),
        ("campaign_rules.toml", &bad_rules[1], 27, "twice"),
        ("names.hu.csv", "kind,english,name,source\nplanet,Tatooine,Tatuin,ours\n", 2, "not-one-of"),
    ];
    for (file, text, line, fault) in cases {
        let dir = tempfile::tempdir().expect("a folder");
        write(dir.path(), &[(file, text)]);
        let muster = Muster::open(dir.path().to_owned());
        let problems = muster.broken_packs().iter().flat_map(|b| &b.problems);
        let told: Vec<_> = problems.map(|p| (p.place.file.as_str(), p.place.line, p.fault.key())).collect();
        assert!(told.contains(&(file, line, fault)), "{file} {fault}: {told:?}");
        let facts = &muster.campaign_game(None).expect("the built-in game").campaigns;
        assert!(facts.campaigns.iter().all(|c| c.id.as_str() != "dust-and-debts"), "{file} {fault}");
        assert!(!facts.heroes.contains_key(&"ari-venn".into()) && facts.items[&"dl-44".into()].cost == 500);
    }
}
