//! A mission night in a terminal: from its setup to the mission's result.

use serde_json::{Value, json};

use crate::common::{User, tool};

const JOURNAL: &str = r#"
campaign = "core"
heroes = ["gaarkhan", "jyn-odan", "mak-eshkarey", "diala-passil"]
imperial_class = "military-might"
seed = 7
"#;

fn group() -> User {
    let user = User::new();
    let journal = user.file("journal.toml", JOURNAL);
    user.run(&["campaign", "new", "Tuesdays", &journal]).exits(0);
    user
}

fn tap(user: &User, said: &[&str], code: i32) -> Value {
    let args: Vec<_> =
        ["campaign", "night", "Tuesdays"].iter().chain(said).chain(&["--json"]).copied().collect();
    user.run(&args).exits(code).json()
}

#[test]
fn a_mission_is_tapped_from_its_setup_to_its_result() {
    let user = group();
    let before = tap(&user, &[], 0);
    assert_eq!((&before["begun"], &before["mission"]["page"]), (&json!(false), &json!(4)));
    assert_eq!(before["threat"]["ahead"][2], json!({ "round": 3, "threat": 4 }), "two each round");
    let refused = tap(&user, &["round"], 1);
    assert_eq!(refused["refused"], "Set up the mission first.");
    assert_eq!(tap(&user, &["begin"], 0)["threat"]["now"], 0);
    // What was tapped isn't put aside by a slip; whoever means it says so.
    assert_eq!(tap(&user, &["begin"], 1)["refused"], "The mission is already set up.");
    assert_eq!(tap(&user, &["round"], 0)["round"], 2);
    assert_eq!(tap(&user, &["begin", "again=yes"], 0)["round"], 1);
    tap(&user, &["round"], 0);
    let dear = user.run(&["campaign", "night", "Tuesdays", "deploy", "Stormtrooper"]).exits(1);
    assert!(dear.out.contains("costs 6 threat, and there is 2"), "{}", dear.out);
    tap(&user, &["round"], 0);
    tap(&user, &["threat", "2"], 0);
    let deployed = tap(&user, &["deploy", "Stormtrooper"], 0);
    assert_eq!((&deployed["threat"]["now"], &deployed["groups"][0]["figures"]), (&json!(0), &json!(3)));
    assert_eq!(deployed["groups"][0]["reinforcement"], 2);
    tap(&user, &["defeat", "Stormtrooper"], 0);
    tap(&user, &["round"], 0);
    let back = tap(&user, &["reinforce", "Stormtrooper"], 0);
    assert_eq!((&back["threat"]["now"], &back["groups"][0]["figures"]), (&json!(0), &json!(3)));
    let wounded = tap(&user, &["hero", "Jyn Odan", "wounded"], 0);
    assert_eq!(wounded["heroes"][1]["state_name"], "Wounded");
    tap(&user, &["count", "crates", "2"], 0);
    let less = tap(&user, &["threat", "-99"], 1);
    assert_eq!(less["refused"], "There is only 0 threat to remove.");
    tap(&user, &["draw", "Adrenal Stim", "Jyn Odan"], 0);
    let undone = tap(&user, &["undo"], 0);
    assert_eq!((&undone["done"], &undone["hand"]), (&json!("Undone: Adrenal Stim drawn"), &json!([])));

    let whole = user.run(&["campaign", "night", "Tuesdays"]).exits(0).out;
    for said in ["Core Set, campaign guide, page 4", "Round 4", "3 of 3 figures", "Jyn Odan", "Wounded"] {
        assert!(whole.contains(said), "{said}: {whole}");
    }
    let result = &undone["result"];
    assert_eq!(result["step"], "mission name=aftermath crates=2 winner=");
    assert_eq!(result["told"], json!(["Round 4", "Wounded: Jyn Odan", "Crates: 2 (round 4)"]));

    // The books take what the night says, and the night is over.
    let step: Vec<_> = result["step"].as_str().expect("a step").split(' ').collect();
    let winner = format!("{}rebels", step.last().expect("the winner"));
    let mut args = vec!["campaign", "do", "Tuesdays"];
    args.extend(&step[..step.len() - 1]);
    args.push(&winner);
    let books = user.run(&[args.as_slice(), &["--json"]].concat()).exits(0).json();
    assert_eq!(books["credits"], 900, "two crates are worth 100");
    let over = tap(&user, &["round", "--mission", "aftermath"], 1);
    assert_eq!((&over["over"], &over["round"]), (&json!(true), &json!(4)));
    // A result that is taken back leaves the night as it was.
    user.run(&["campaign", "undo", "Tuesdays"]).exits(0);
    assert_eq!(tap(&user, &["round"], 0)["round"], 5);
}

#[test]
fn a_result_that_is_asked_for_begins_with_what_the_night_counted() {
    let user = group();
    tap(&user, &["begin"], 0);
    tap(&user, &["count", "crates", "2"], 0);
    tap(&user, &["hero", "Jyn Odan", "wounded"], 0);
    // Aftermath, won by the Rebels; terminals, crates and side missions as Enter has them.
    let asked = user.pipe(&["campaign", "do", "Tuesdays"], "1\n1\nn\n\n\ny\n").exits(0).err;
    for said in ["From the mission night: Round 1 · Wounded: Jyn Odan", "Enter for 2"] {
        assert!(asked.contains(said), "{said}: {asked}");
    }
    let books = user.run(&["campaign", "show", "Tuesdays", "--json"]).exits(0).json();
    assert_eq!(books["credits"], 900, "two crates are worth 100");
}

#[test]
fn an_exported_campaign_carries_its_nights() {
    let user = group();
    for said in [&["begin"][..], &["round"], &["deploy", "Stormtrooper", "free=yes"], &["undo"]] {
        tap(&user, said, 0);
    }
    let before = tap(&user, &["hero", "Gaarkhan", "wounded"], 0);
    let file = user.path("tuesdays.json").display().to_string();
    user.run(&["campaign", "export", "Tuesdays", "-o", &file]).exits(0);
    let kept: Value = serde_json::from_str(&std::fs::read_to_string(&file).expect("a file")).expect("JSON");
    assert_eq!((&kept["version"], kept["nights"].as_array().map(Vec::len)), (&json!(5), Some(5)));

    let other = User::new();
    other.run(&["campaign", "import", &file]).exits(0);
    let after = tap(&other, &[], 0);
    for part in ["taps", "round", "groups", "heroes", "undo", "result"] {
        assert_eq!(after[part], before[part], "{part}");
    }
    // A tap that was changed by hand is noticed.
    let forged = other.file("forged.json", kept.to_string().replace("\"state\":1", "\"state\":0"));
    let refused = other.run(&["campaign", "import", &forged]).exits(2);
    assert!(refused.err.contains("changed"), "{}", refused.err);
}

#[test]
fn only_groups_of_the_boxes_played_with_are_open_and_unique_ones_once_they_are_won() {
    let user = group();
    let night = tap(&user, &["begin"], 0);
    let card = |name: &str| {
        let cards = night["cards"].as_array().expect("cards").iter();
        cards.clone().find(|card| card["card_name"] == name).cloned().unwrap_or_default()
    };
    assert_eq!(card("Stormtrooper")["open"], true);
    assert_eq!(card("Snowtrooper")["open"], false, "it comes with Return to Hoth");
    assert_eq!(card("Darth Vader, Lord of the Sith")["open"], false, "no mission won him");
    let won = ["who=empire", "what=card", "card=darth-vader-lord-of-the-sith", "amount=1", "why=won"];
    user.run(&[["campaign", "do", "Tuesdays", "correct"].as_slice(), &won].concat()).exits(0);
    let night = tap(&user, &[], 0);
    let first = &night["cards"][0];
    assert_eq!((&first["won"], &first["open"], &first["cost"]), (&json!(true), &json!(true), &json!(18)));
    // What a mission puts on the table may be any card, for nothing.
    let refused = tap(&user, &["deploy", "Snowtrooper", "free=yes"], 1);
    assert_eq!(refused["groups"], json!([]));
    let placed = tap(&user, &["deploy", "Snowtrooper", "free=yes", "anyway=yes"], 0);
    assert_eq!(placed["groups"][0]["card_name"], "Snowtrooper");
}

#[test]
fn what_was_counted_is_in_the_result_and_other_crates_get_a_word() {
    let user = group();
    tap(&user, &["begin"], 0);
    tap(&user, &["count", "crates", "by=2"], 0);
    let result = ["campaign", "do", "Tuesdays", "mission", "name=Aftermath", "winner=Rebels"];
    let said = user.run(&result).exits(0).out;
    assert!(said.contains("900 credits"), "two crates are 100 of them: {said}");
    user.run(&["campaign", "undo", "Tuesdays"]).exits(0);
    let said = user.run(&[result.as_slice(), &["crates=1"]].concat()).exits(0).out;
    assert!(said.contains("850 credits") && said.contains("differ from the 2 counted"), "{said}");
}

#[test]
fn heroes_and_groups_fare_by_taps_and_what_was_noted_comes_at_its_round() {
    let user = group();
    tap(&user, &["begin"], 0);
    tap(&user, &["deploy", "Stormtrooper", "free=yes"], 0);
    let hurt = tap(&user, &["damage", "Stormtrooper", "2"], 0);
    assert_eq!((&hurt["groups"][0]["figures"], &hurt["groups"][0]["damage"]), (&json!(3), &json!([2])));
    let fell = tap(&user, &["damage", "Stormtrooper", "1"], 0);
    assert_eq!((&fell["groups"][0]["figures"], &fell["groups"][0]["damage"]), (&json!(2), &json!([])));
    let gaarkhan = |night: &Value| {
        let heroes = night["heroes"].as_array().expect("heroes");
        heroes.iter().find(|hero| hero["hero"] == "gaarkhan").cloned().expect("Gaarkhan")
    };
    let wounded = gaarkhan(&tap(&user, &["damage", "Gaarkhan", "99"], 0));
    assert_eq!((&wounded["state"], &wounded["damage"]), (&json!(1), &json!(0)));
    assert_eq!(gaarkhan(&tap(&user, &["act", "Gaarkhan"], 0))["acted"], 1);
    tap(&user, &["act", "Gaarkhan"], 1);
    tap(&user, &["condition", "Gaarkhan", "Stunned"], 0);
    tap(&user, &["condition", "Gaarkhan", "Stunned"], 1);
    tap(&user, &["line", "The door opens", "end=1"], 0);
    let round = user.run(&["campaign", "night", "Tuesdays", "round"]).exits(0).out;
    assert!(round.contains("The door opens") && round.contains("5. Move the round marker"), "{round}");
    tap(&user, &["happen", "1"], 0);
    let round = user.run(&["campaign", "night", "Tuesdays", "round"]).exits(0).out;
    assert!(!round.contains("The door opens"), "{round}");
}

#[test]
fn taps_go_by_the_readers_own_words() {
    let user = group();
    tap(&user, &["begin"], 0);
    let said = user.run(&["campaign", "night", "Tuesdays", "hero", "Gaarkhan", "sebesült", "--lang", "hu"]);
    assert!(said.exits(0).out.starts_with("Gaarkhan: Sebesült\n"));
    let said = user.run(&["campaign", "night", "Tuesdays", "count", "貨箱", "--lang", "zh-Hant"]).exits(0);
    assert!(said.out.contains("貨箱：+1"), "{}", said.out);
    let no_tap = user.run(&["campaign", "night", "Tuesdays", "dance"]).exits(2);
    assert!(no_tap.err.contains("deploy"), "{}", no_tap.err);
}

#[test]
fn a_mission_is_printed_before_it_is_played_and_while_it_is() {
    let user = group();
    for name in ["before.pdf", "during.pdf"] {
        let file = user.path(name).display().to_string();
        let args = ["campaign", "print", "Tuesdays", "--what", "night", "-o", &file, "--json"];
        let printed = user.run(&args).exits(0).json();
        assert_eq!((&printed["pages"], &printed["complete"]), (&json!(1), &json!(true)), "{printed}");
        tap(&user, &["begin", "again=yes"], 0);
        tap(&user, &["deploy", "Stormtrooper", "free=yes"], 0);
    }
}

#[test]
fn the_imperial_players_sheet_names_what_waits_and_the_common_one_how_many() {
    let user = group();
    evening(&user);
    let print = |more: &[&str], code: i32| {
        let file = user.path("night.pdf").display().to_string();
        let args = ["campaign", "print", "Tuesdays", "--what", "night", "-o", &file, "--json"];
        let args: Vec<_> = args.iter().chain(more).copied().collect();
        let said = user.pipe(&args, "").exits(code);
        if code == 0 { tool("pdftotext", &["-layout", &file, "-"]) } else { said.out + &said.err }
    };
    let common = print(&[], 0);
    assert!(common.contains("1 in reserve, 1 open") && common.contains("Gaarkhan"), "{common}");
    assert!(!common.contains("Nexu") && !common.contains("Royal Guard"), "{common}");
    let imperial = print(&["--secrets"], 0);
    for part in ["Aftermath · Imperial player", "Threat", "Stormtrooper", "Reserve", "Royal Guard (Elite)"] {
        assert!(imperial.contains(part), "{part}: {imperial}");
    }
    let (_, hand) = imperial.split_once("Cards at hand").unwrap_or_else(|| panic!("{imperial}"));
    assert!(hand.contains("Nexu (Elite)") && !hand.contains("Royal Guard"), "{imperial}");
    assert!(!imperial.contains("Gaarkhan"), "the heroes have the common one: {imperial}");
    // On paper as on the screen it takes the PIN.
    user.run(&["campaign", "pin", "Tuesdays", "1138"]).exits(0);
    for more in [&["--secrets"][..], &["--secrets", "--pin", "2187"]] {
        assert!(print(more, 2).contains("pin-wrong"));
    }
    assert!(print(&["--secrets", "--pin", "1138"], 0).contains("Nexu (Elite)"));
}

#[test]
fn of_several_missions_the_one_that_is_set_up_is_named() {
    let user = User::new();
    let step = "[[step]]\ndo = \"mission\"\nname = \"aftermath\"\nwinner = \"rebels\"\ncrates = 2\n";
    let journal =
        user.file("journal.toml", format!("{JOURNAL}{step}drawn = [\"indebted\", \"high-moon\"]\n"));
    user.run(&["campaign", "new", "Tuesdays", &journal]).exits(0);
    let refused = tap(&user, &["begin"], 1);
    assert_eq!(refused["refused"], "Several missions can be played: say which one you set up.");
    assert_eq!(refused["begun"], false);
    assert_eq!(tap(&user, &["begin", "high-moon"], 0)["begun"], true);
}

#[test]
fn a_tap_that_cannot_be_read_says_what_can_be_said() {
    let user = group();
    tap(&user, &["begin"], 0);
    let cases: [(&[&str], &str, &str); 6] = [
        (&["explode"], "step-unknown", "reinforce"),
        (&["threat"], "step-key-missing", "by"),
        (&["threat", "some"], "step-value", "some"),
        (&["hero", "Jyn Odan", "dead"], "step-value", "sebesült"),
        (&["hero", "Jyn Odan", "wounded", "badly"], "step-no-value", "badly"),
        (&["deploy", "card=Stormtrooper", "card=Stormtrooper"], "step-key-twice", "card"),
    ];
    for (said, code, named) in cases {
        assert_eq!(tap(&user, said, 2)["code"], code, "{said:?}");
        let args: Vec<_> =
            ["--lang", "hu", "campaign", "night", "Tuesdays"].iter().chain(said).copied().collect();
        let text = user.run(&args).exits(2).err;
        assert!(text.contains(named) && !text.contains("expected") && !text.contains("missing"), "{text}");
    }
}

// A mission that nobody could choose was set up without a word.
#[test]
fn a_mission_that_cannot_be_chosen_now_is_not_set_up() {
    let user = group();
    for (mission, why) in [
        ("Under Siege", "Under Siege isn’t an active mission. (IA-CHOOSE)"),
        ("high-moon", "High Moon isn’t an active mission. (IA-CHOOSE)"),
    ] {
        let refused = tap(&user, &["begin", mission], 1);
        assert_eq!((&refused["refused"], &refused["begun"]), (&why.into(), &false.into()), "{mission}");
    }
    let said =
        user.run(&["--lang", "hu", "campaign", "night", "Tuesdays", "begin", "Under Siege"]).exits(1).out;
    assert!(said.contains("nem aktív küldetés"), "{said}");
    assert_eq!(tap(&user, &["begin", "Aftermath"], 0)["begun"], true);
    // Once its result is recorded it is over, which is said as before.
    user.run(&["campaign", "do", "Tuesdays", "mission", "name=Aftermath", "winner=Rebels"]).exits(0);
    let over = tap(&user, &["begin", "Aftermath", "again=yes"], 1);
    assert_eq!(over["refused"], "The result of this mission is already recorded.");
}

/// A night in which the Empire has an officer and stormtroopers, a Nexu at hand and a Royal Guard in reserve.
fn evening(user: &User) {
    for said in [
        &["begin"][..],
        &["group", "initial", "Imperial Officer"],
        &["group", "initial", "Stormtrooper"],
        &["group", "open", "ia/nexu-elite"],
        &["group", "reserve", "ia/royal-guard-elite"],
        &["opponent", "veteran"],
    ] {
        tap(user, said, 0);
    }
}

#[test]
fn whose_turn_it_is_is_told_and_who_can_still_be_activated() {
    let user = group();
    assert_eq!(tap(&user, &[], 0)["turn"], Value::Null, "nothing is set up");
    evening(&user);
    let night = user.run(&["campaign", "night", "Tuesdays"]).exits(0).out;
    assert!(night.contains("Next to be activated: Rebels\n"), "{night}");
    assert!(night.contains("Empire, not yet activated: Imperial Officer and Stormtrooper\n"), "{night}");
    let turn = tap(&user, &["act", "Gaarkhan"], 0)["turn"].clone();
    assert_eq!(turn["next"], "empire");
    assert_eq!(turn["told"], "Next to be activated: Empire");
    let left = |turn: &Value, side: usize| turn["sides"][side]["left"].as_array().expect("a list").len();
    assert_eq!((left(&turn, 0), left(&turn, 1)), (3, 2));
    tap(&user, &["order", "none"], 0);
    tap(&user, &["act", "Jyn Odan"], 0);
    tap(&user, &["order", "none"], 0);
    let turn = tap(&user, &["act", "Mak Eshka'rey"], 0)["turn"].clone();
    assert_eq!((&turn["next"], left(&turn, 1)), (&json!("rebels"), 0), "the Empire is done");
    let turn = tap(&user, &["act", "Diala Passil"], 0)["turn"].clone();
    assert_eq!(
        (&turn["next"], &turn["told"]),
        (&Value::Null, &json!("Everyone has been activated: the round is over."))
    );
    assert_eq!(tap(&user, &["round"], 0)["turn"]["next"], "rebels");
}

#[test]
fn muster_spends_threat_in_the_status_phase_and_during_a_round_only_if_the_mission_says_so() {
    let user = group();
    evening(&user);
    tap(&user, &["threat", "9"], 0);
    tap(&user, &["act", "Gaarkhan"], 0);
    let refused = tap(&user, &["spend"], 1);
    let why = "Threat is spent in the status phase, before anyone is activated: end the round first. Spend it anyway if the mission says so.";
    assert_eq!((&refused["refused"], &refused["threat"]["now"]), (&json!(why), &json!(9)));
    assert!(tap(&user, &["spend", "anyway=yes"], 0)["refused"].is_null());
    tap(&user, &["undo"], 0);
    tap(&user, &["round"], 0);
    assert!(tap(&user, &["spend"], 0)["refused"].is_null());
}

#[test]
fn whether_a_card_is_at_hand_makes_no_difference_to_a_refusal() {
    let user = group();
    evening(&user);
    tap(&user, &["threat", "30"], 0);
    let say = |card: &str, more: &[&str]| {
        let said: Vec<_> = ["deploy", card].iter().chain(more).copied().collect();
        let refused = tap(&user, &said, 1);
        assert_eq!(refused["threat"]["now"], 30, "{card}: nothing is deployed");
        refused["refused"].clone()
    };
    // One is at hand, one waits, one is neither; all could be paid for.
    let cards = ["ia/nexu-elite", "ia/royal-guard-elite", "ia/trandoshan-hunter-elite"];
    for more in [&[][..], &["free=yes"], &["anyway=yes"]] {
        let told: Vec<_> = cards.iter().map(|card| say(card, more)).collect();
        assert!(told.iter().all(|one| *one == told[0]), "{more:?}: {told:?}");
    }
    let deployed = tap(&user, &["deploy", cards[0], "--secrets"], 0);
    assert_eq!(deployed["groups"].as_array().map(Vec::len), Some(3));
}

#[test]
fn what_is_secret_is_shown_by_the_pin_alone_and_five_are_tried() {
    let user = group();
    evening(&user);
    let night = ["campaign", "night", "Tuesdays", "--secrets"];
    assert!(user.run(&night).exits(0).out.contains("Nexu"), "without a PIN it isn't asked for");
    user.run(&["campaign", "pin", "Tuesdays", "1138"]).exits(0);
    for command in [
        &night[..],
        &["campaign", "show", "Tuesdays", "--secrets"],
        &["campaign", "history", "Tuesdays", "--secrets"],
        &["campaign", "next", "Tuesdays", "--secrets"],
        &["campaign", "decide", "Tuesdays", "--secrets"],
    ] {
        let told = |code: i32, more: &[&str], input: &str| {
            let args: Vec<_> = command.iter().chain(more).copied().collect();
            user.pipe(&args, input).exits(code)
        };
        for (more, input) in [(&[][..], ""), (&["--pin", "2187"], ""), (&["--pin", "2187"], "1138\n")] {
            let said = told(2, more, input);
            assert!(
                said.out.is_empty() && !said.err.contains("Nexu"),
                "{command:?}: {}{}",
                said.out,
                said.err
            );
        }
        // The sixth is not read.
        let wrong = "1\n2\n3\n4\n5\n1138\n";
        let said = told(2, &[], wrong);
        assert_eq!(said.err.matches("The campaign’s PIN:").count(), 5, "{}", said.err);
        if command[1] != "decide" {
            told(0, &["--pin", "1138"], "");
            told(0, &[], "1\n2\n3\n4\n1138\n");
        }
    }
    let shown = user.pipe(&night, "1138\n").exits(0);
    assert!(shown.out.contains("Nexu"), "{}", shown.out);
    // Without them nothing is asked.
    let open = user.pipe(&["campaign", "night", "Tuesdays"], "").exits(0);
    assert!(!open.out.contains("Nexu") && !open.err.contains("PIN"), "{}{}", open.out, open.err);
}

#[test]
fn what_the_mission_bars_is_told_by_one_tap_and_that_nothing_was_told_is_said() {
    let user = group();
    tap(&user, &["begin"], 0);
    tap(&user, &["opponent", "veteran"], 0);
    tap(&user, &["threat", "9"], 0);
    let told = user.run(&["campaign", "night", "Tuesdays"]).exits(0).out;
    assert!(told.contains("any card of your boxes may come (Imperial and Mercenary)"), "{told}");
    let barred = tap(&user, &["bar", "Mercenary"], 0);
    assert_eq!((&barred["done"], &barred["undo"]), (&json!("No open groups of: Mercenary"), &barred["done"]));
    let cards = barred["cards"].as_array().expect("cards");
    let open = |name: &str| cards.iter().find(|card| card["card"] == name).map(|card| card["open"].clone());
    assert_eq!((open("ia/nexu"), open("ia/stormtrooper")), (Some(json!(false)), Some(json!(true))));
    let no = tap(&user, &["deploy", "Nexu"], 1)["refused"].clone();
    assert!(no.as_str().is_some_and(|no| no.contains("bars from the open groups")), "{no}");
    let spent = user.run(&["campaign", "night", "Tuesdays", "spend"]).exits(0).out;
    assert!(spent.contains("any card of your boxes may come (Imperial)"), "{spent}");
    tap(&user, &["undo"], 0);
    assert_eq!(tap(&user, &["bar", "rebel"], 1)["refused"], "rebel isn’t part of this mission.");
    assert_eq!(tap(&user, &["bar", "none"], 0)["factions"][1]["barred"], false);
    // Once they are chosen it says nothing.
    tap(&user, &["choose", "2"], 0);
    let told = user.run(&["campaign", "night", "Tuesdays"]).exits(0).out;
    assert!(!told.contains("any card of your boxes"), "{told}");
}
