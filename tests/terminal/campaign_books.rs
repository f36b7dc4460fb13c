//! What campaigns remember, ask and say of themselves in a terminal.

use crate::campaigns::{BEGUN, JOURNAL};
use crate::common::User;

#[test]
fn what_a_group_says_of_an_amount_is_known_in_its_next_campaign_until_it_is_forgotten() {
    let user = User::new();
    let journal = user.file(
        "hoth.toml",
        "campaign = 'Return to Hoth'\nheroes = ['Loku Kanoloa', 'MHD-19', 'Verena Talos', 'Gaarkhan']\nseed = 3\n",
    );
    let mission = |name: &str, more: &[&str]| {
        let step = ["campaign", "do", name, "mission", "name=The Battle of Hoth", "winner=Rebels"];
        user.run(&[&step[..], more].concat())
    };
    for name in ["One", "Two", "Three"] {
        user.run(&["campaign", "new", name, &journal]).exits(0);
    }
    assert!(mission("One", &[]).exits(1).out.contains("No source says"));
    mission("One", &["imperial_xp=1", "influence=4"]).exits(0);
    let listed = user.run(&["campaign", "list", "amounts", "--of", "Two"]).exits(0).out;
    assert!(listed.contains("4 (entered by you)"), "{listed}");
    let said = mission("Two", &[]).exits(0).out;
    assert!(said.contains("4 influence"), "{said}");
    user.run(&["campaign", "forget", "The Battle of Hoth"]).exits(0);
    mission("Three", &[]).exits(1);
    // What was recorded stays.
    let books = user.run(&["campaign", "show", "Two", "--json"]).exits(0).json();
    assert_eq!(books["imperial"]["influence"], 4);
}

/// Several campaigns that begin with a mission of which no source says what it gives.
pub(crate) fn hoths(user: &User, names: &[&str]) {
    let journal = user.file(
        "hoth.toml",
        "campaign = 'Return to Hoth'\nheroes = ['Loku Kanoloa', 'MHD-19', 'Verena Talos', 'Gaarkhan']\nseed = 3\n",
    );
    for name in names {
        user.run(&["campaign", "new", name, &journal]).exits(0);
    }
}

/// What the group is known to have read in its guide: XP and influence, where it has.
fn told(user: &User) -> [Option<u64>; 2] {
    let amounts = user.run(&["campaign", "list", "amounts", "--json"]).exits(0).json();
    let own = |column: &str| {
        let rows = amounts.as_array().expect("a list").iter();
        let mut rows = rows.filter(|row| row["mission"] == "the-battle-of-hoth" && row["column"] == column);
        rows.find_map(|row| row["own"].as_u64())
    };
    ["imperial_xp", "influence"].map(own)
}

// An amount stayed remembered when its step was taken back, and was recorded in the next campaign.
#[test]
fn what_is_known_of_an_amount_follows_from_what_stands_in_the_books() {
    let user = User::new();
    hoths(&user, &["One", "Two"]);
    let said = |name: &str, more: &[&str]| {
        let step = ["campaign", "do", name, "mission", "name=The Battle of Hoth", "winner=Rebels"];
        user.run(&[&step[..], more].concat())
    };
    let one = |more: &[&str]| drop(user.run(&[&["campaign"], more].concat()).exits(0));
    said("One", &["imperial_xp=1", "influence=4"]).exits(0);
    assert_eq!(told(&user), [Some(1), Some(4)]);
    one(&["undo", "One"]);
    assert_eq!(told(&user), [None, None], "taken back with its step");
    one(&["redo", "One"]);
    assert_eq!(told(&user), [Some(1), Some(4)]);
    one(&["mend", "One", "1", "influence=2", "--yes"]);
    assert_eq!(told(&user), [Some(1), Some(2)], "as it was mended");
    one(&["undo", "One"]);
    assert_eq!(told(&user), [Some(1), Some(4)], "as it stands again");
    one(&["mend", "One", "1", "--remove", "--yes"]);
    assert_eq!(told(&user), [None, None]);
    one(&["undo", "One"]);

    // What another campaign's books hold stays known.
    said("Two", &[]).exits(0);
    one(&["undo", "One"]);
    assert_eq!(told(&user), [Some(1), Some(4)], "as it stands in Two");
    one(&["undo", "Two"]);
    assert_eq!(told(&user), [None, None]);
    // What is forgotten stays so, whatever is taken back.
    said("Two", &["imperial_xp=1", "influence=4"]).exits(0);
    one(&["redo", "One"]);
    one(&["forget", "The Battle of Hoth"]);
    one(&["undo", "Two"]);
    assert_eq!(told(&user), [None, None]);
}

#[test]
fn what_a_journal_tells_of_an_amount_is_known_as_what_is_typed() {
    let user = User::new();
    let journal = user.file(
        "told.toml",
        "campaign = 'Return to Hoth'\nheroes = ['Loku Kanoloa', 'MHD-19', 'Verena Talos', 'Gaarkhan']\nseed = 3\n\
         [[step]]\ndo = 'mission'\nname = 'The Battle of Hoth'\nwinner = 'Rebels'\nimperial_xp = 1\ninfluence = 2\n",
    );
    user.run(&["campaign", "run", &journal]).exits(0);
    assert_eq!(told(&user), [None, None], "only what is kept is known");
    user.run(&["campaign", "new", "One", &journal]).exits(0);
    assert_eq!(told(&user), [Some(1), Some(2)]);
}

// 999999 was taken, and remembered.
#[test]
fn more_than_any_mission_gives_is_a_slip_of_the_pen() {
    let user = User::new();
    hoths(&user, &["One"]);
    let step =
        ["campaign", "do", "One", "mission", "name=The Battle of Hoth", "winner=Rebels", "imperial_xp=1"];
    let said = user.run(&[&step[..], &["influence=999999"]].concat()).exits(1).out;
    assert!(said.contains("999999 influence") && said.contains("at most 9"), "{said}");
    let said = user.run(&[&step[..], &["influence=1", "crates=4000"]].concat()).exits(1).out;
    assert!(said.contains("4000"), "{said}");
    assert_eq!(told(&user), [None, None]);
    user.run(&[&step[..], &["influence=9"]].concat()).exits(0);
}

// A question named neither whose amount it asked for, nor how it is answered.
#[test]
fn a_question_says_whose_amount_it_asks_for_and_what_answers_it() {
    let user = User::new();
    hoths(&user, &["One"]);
    let step = ["campaign", "do", "One", "mission", "name=The Battle of Hoth", "winner=Rebels"];
    let asked = user.run(&step).exits(1).out;
    for said in ["XP", "influence", "(Empire)", "imperial_xp=", "influence="] {
        assert!(asked.contains(said), "{said}: {asked}");
    }
    // What answers it can be typed as it stands, where a value is likely.
    let json = user.run(&[&step[..], &["--json"]].concat()).exits(1).json();
    let answers = json["refused"].as_array().expect("reasons").iter();
    let answers: Vec<String> = answers
        .filter_map(|why| why["answers"][0].as_str())
        .map(|answer| if answer.ends_with('=') { format!("{answer}1") } else { answer.to_owned() })
        .collect();
    assert_eq!(answers.len(), 2, "{json}");
    let answers: Vec<&str> = answers.iter().map(String::as_str).collect();
    user.run(&[&step[..], &answers].concat()).exits(0);
}

// What stood in the reader's English was shown in other languages, with advice that meant journals.
#[test]
fn a_step_that_cannot_be_read_is_told_in_the_readers_words() {
    let user = User::new();
    let journal = user.file("journal.toml", JOURNAL);
    user.run(&["campaign", "new", "Tuesdays", &journal]).exits(0);
    let cases: [(&[&str], &str, &str); 10] = [
        (&["misson"], "step-unknown", "class-card"),
        (&["buy", "itm=dl-44"], "step-key-unknown", "item="),
        (&["buy", "item=dl-44"], "step-key-missing", "hero"),
        (&["mission", "name=fly-solo", "winner=rebels", "winner=empire"], "step-key-twice", "winner"),
        (&["mission", "name=fly-solo", "winner"], "step-no-value", "winner"),
        (&["mission", "name=fly-solo", "winner=rebels", "crates=two"], "step-value", "two"),
        (&["mission", "name=fly-solo", "winner=rebels", "crates=-1"], "step-value", "-1"),
        (&["next", "why=bored"], "step-key-unknown", "why"),
        (&["correct", "who=rebels", "what=credits", "amount=lots", "why=x"], "step-value", "lots"),
        (&["mend", "entry=first", "remove=true"], "step-value", "first"),
    ];
    let before = user.run(&["campaign", "history", "Tuesdays", "--json"]).exits(0).json();
    for (step, code, named) in cases {
        let step = [&["campaign", "do", "Tuesdays"], step].concat();
        let fault = user.run(&[&step[..], &["--json"]].concat()).exits(2).json();
        assert_eq!(fault["code"], code, "{step:?}");
        for language in ["en", "hu", "zh-Hant", "zh-Hans"] {
            let said = user.run(&[&["--lang", language][..], &step].concat()).exits(2).err;
            assert!(said.contains(named), "{step:?}: {said}");
            for english in ["expected", "unknown field", "missing field", "invalid type", "invalid value"] {
                assert!(!said.contains(english), "{step:?}: {said}");
            }
        }
    }
    let nothing = user.run(&["campaign", "mend", "Tuesdays", "1", "--json"]).exits(2).json();
    assert_eq!(nothing["code"], "step-nothing");
    let after = user.run(&["campaign", "history", "Tuesdays", "--json"]).exits(0).json();
    assert_eq!(before, after);
    // A journal says where.
    let wrong = user.file("wrong.toml", JOURNAL.replace("crates = 2", "crates = \"two\""));
    let said = user.run(&["campaign", "run", &wrong]).exits(2).err;
    assert!(said.contains("wrong.toml, line 7") && said.contains("two"), "{said}");
}

#[test]
fn the_history_says_what_a_step_was_before_it_was_mended_and_why() {
    let user = User::new();
    let journal = user.file("journal.toml", JOURNAL);
    user.run(&["campaign", "new", "Tuesdays", &journal]).exits(0);
    let history = || user.run(&["campaign", "history", "Tuesdays"]).exits(0).out;
    let plain = history();
    assert!(!plain.contains('→'), "{plain}");
    user.run(&["campaign", "mend", "Tuesdays", "1", "winner=empire", "--why", "I misread it", "--yes"])
        .exits(0);
    let said = history();
    let line = said.lines().find(|line| line.contains("I misread it")).expect("the mend");
    let (was, becomes) = line.split_once('→').expect("old and new");
    assert!(was.contains("won by the Rebels") && becomes.contains("won by the Imperial player"), "{line}");
    assert!(was.contains("+900 credits") && !becomes.contains("+900 credits"), "{line}");
    user.run(&["campaign", "mend", "Tuesdays", "2", "--remove", "--why", "never bought", "--yes"]).exits(0);
    user.run(&["campaign", "mend", "Tuesdays", "3", "--before", "next", "--why", "both were there", "--yes"])
        .exits(0);
    let said = history();
    assert!(said.lines().any(|line| line.contains("DL-44") && line.contains("never bought")), "{said}");
    assert!(said.lines().any(|line| line.contains("both were there")), "{said}");
    // What is taken back was never mended.
    for _ in 0..3 {
        user.run(&["campaign", "undo", "Tuesdays"]).exits(0);
    }
    assert_eq!(history(), plain);
}

// `mend` read other words than `do … paper`.
#[test]
fn a_log_kept_on_paper_is_mended_as_it_was_taken_over() {
    let user = User::new();
    let journal = user.file("begun.toml", BEGUN);
    user.run(&["campaign", "new", "Tuesdays", &journal]).exits(0);
    let missions = "missions=Aftermath: Rebels, High Moon: ?, A New Threat: Rebels";
    let paper = [
        "campaign",
        "do",
        "Tuesdays",
        "paper",
        missions,
        "rebels.credits=450",
        "Jyn Odan.xp=2",
        "Empire.xp=?",
    ];
    user.run(&paper).exits(0);
    let books = || user.run(&["campaign", "show", "Tuesdays", "--json"]).exits(0).json();
    let jyn = |books: &serde_json::Value| {
        let mut heroes = books["heroes"].as_array().expect("heroes").iter();
        heroes.find(|hero| hero["hero"] == "jyn-odan").expect("Jyn").clone()
    };
    let open = books();
    assert_eq!((&open["imperial"]["xp"], &open["imperial"]["influence"]), (&().into(), &().into()));
    assert_eq!(open["credits"], 450);
    let shown = user.run(&["campaign", "show", "Tuesdays"]).exits(0).out;
    let empire = shown.lines().find(|line| line.contains("influence")).expect("the Empire");
    assert!(empire.contains("influence not entered") && empire.contains("XP not entered"), "{shown}");
    assert!(!empire.contains('0'), "{empire}");

    let mend = |values: &[&str]| {
        user.run(&[&["campaign", "mend", "Tuesdays", "1"], values, &["--yes"]].concat()).exits(0);
        books()
    };
    let mended = mend(&["empire.xp=1", "Empire.influence=3", "Gaarkhan.cards=Vibroblade"]);
    assert_eq!((&mended["imperial"]["xp"], &mended["imperial"]["influence"]), (&1.into(), &3.into()));
    assert_eq!((&mended["credits"], &jyn(&mended)["xp_left"]), (&450.into(), &2.into()), "the rest stays");
    assert_eq!(mended["played"][1]["winner"], serde_json::Value::Null);
    let mended = mend(&["missions=Aftermath: Rebels, High Moon: Empire, A New Threat: Rebels"]);
    assert_eq!(
        (&mended["played"][1]["winner"], &mended["imperial"]["influence"]),
        (&"empire".into(), &3.into())
    );
    let mended = mend(&["Jyn Odan.xp=?"]);
    assert_eq!((&jyn(&mended)["xp_left"], &mended["credits"]), (&().into(), &450.into()));
    // A journal says the same.
    let text = format!(
        "{BEGUN}\n[[step]]\ndo = 'paper'\nmissions = ['Aftermath: Rebels']\nrebels = {{ credits = 450 }}\n\n\
         [[step]]\ndo = 'mend'\nentry = 1\nrebels = {{ credits = 300 }}\n'Jyn Odan' = {{ xp = 1 }}\n"
    );
    let played = user.run(&["campaign", "run", &user.file("mended.toml", &text), "--json"]).exits(0).json();
    assert_eq!((&played["credits"], &jyn(&played)["xp_left"]), (&300.into(), &1.into()));
}

// The preview said that the old step became the new one.
#[test]
fn a_step_that_is_put_before_another_is_shown_so_and_what_it_costs_stays_in_the_history() {
    let user = User::new();
    let journal = user.file("journal.toml", JOURNAL);
    user.run(&["campaign", "new", "Tuesdays", &journal]).exits(0);
    let before = ["campaign", "mend", "Tuesdays", "2", "--before", "buy", "item=DL-44", "hero=Gaarkhan"];
    let first = |language: &str| {
        let said = user.run(&[&["--lang", language][..], &before].concat()).exits(0).out;
        said.lines().next().unwrap_or_default().to_owned()
    };
    assert_eq!(first("en"), "Before “DL-44 bought for Jyn Odan” comes “DL-44 bought for Gaarkhan”.");
    for (language, said) in [("hu", "elé kerül"), ("zh-Hant", "之前加入"), ("zh-Hans", "之前加入")]
    {
        assert!(first(language).contains(said), "{}", first(language));
    }
    let window = user.run(&[&before[..], &["--json"]].concat()).exits(0).json();
    assert_eq!((&window["before"], &window["lost"][0]["entry"]), (&true.into(), &2.into()));

    user.run(&[&before[..], &["--why", "it came first", "--yes"]].concat()).exits(0);
    let said = user.run(&["campaign", "history", "Tuesdays"]).exits(0).out;
    let cost = said.lines().find(|line| line.starts_with("2: ")).expect("the step that it cost");
    assert!(cost.contains("DL-44") && cost.contains("no longer possible after a correction"), "{cost}");
    assert!(cost.contains("it came first"), "{cost}");
    let told = user.run(&["campaign", "history", "Tuesdays", "--json"]).exits(0).json();
    assert_eq!(told["removed"][0]["entry"], 2);
    user.run(&["campaign", "undo", "Tuesdays"]).exits(0);
    let told = user.run(&["campaign", "history", "Tuesdays", "--json"]).exits(0).json();
    assert_eq!(told["removed"], serde_json::json!([]));
}

#[test]
fn a_correction_that_leaves_a_steps_words_as_they_are_tells_only_what_changes() {
    let user = User::new();
    let journal = user.file("begun.toml", BEGUN);
    user.run(&["campaign", "new", "Tuesdays", &journal]).exits(0);
    user.run(&["campaign", "do", "Tuesdays", "paper", "missions=Aftermath: Rebels", "rebels.credits=450"])
        .exits(0);
    let said = user.run(&["campaign", "mend", "Tuesdays", "1", "empire.influence=5"]).exits(0).out;
    assert!(!said.contains("becomes") && said.starts_with("Empire, influence: – → 5"), "{said}");
}

// The whole log was shown as what could not be read.
#[test]
fn a_value_deep_in_a_paper_log_is_named_by_whose_it_is() {
    let user = User::new();
    let journal = user.file("begun.toml", BEGUN);
    user.run(&["campaign", "new", "Tuesdays", &journal]).exits(0);
    let paper = ["campaign", "do", "Tuesdays", "paper", "missions=Aftermath: Rebels", "rebels.credits=450"];
    let wrong = |args: &[&str], named: &str| {
        let said = user.run(args).exits(2).err;
        let first = said.lines().next().unwrap_or_default();
        assert_eq!(first, named, "{said}");
    };
    wrong(&[&paper[..], &["empire.influence=x"]].concat(), "empire.influence can’t be “x”.");
    user.run(&paper).exits(0);
    let mend = ["campaign", "mend", "Tuesdays", "1"];
    wrong(&[&mend[..], &["Jyn Odan.xp=lots"]].concat(), "jyn-odan.xp can’t be “lots”.");
}

// A mend in a journal had to name the mission again, or the ending was not found.
#[test]
fn a_mend_in_a_journal_names_an_ending_by_its_words_and_a_fault_in_it_by_its_line() {
    let user = User::new();
    let played = "[[step]]\ndo = 'mission'\nname = 'Aftermath'\nwinner = 'Rebels'\n\
                  [[step]]\ndo = 'mission'\nname = 'Under Siege'\nwinner = 'Empire'\noutcome = 'lost'\n\
                  anyway = 'the map lay there'\n";
    let run = |mend: &str, code: i32| {
        let text = format!("{BEGUN}\n{played}[[step]]\ndo = 'mend'\nentry = 2\n{mend}\n");
        user.run(&["campaign", "run", &user.file("mended.toml", &text), "--json"]).exits(code)
    };
    let words = "four capture points secured before the end of round 6";
    let books = run(&format!("outcome = '{words}'"), 0).json();
    assert_eq!(books["played"][1]["outcome"], "lost-captured");
    assert_eq!(run("", 2).json()["code"], "step-nothing");
    let wrong = run("outcme = 'lost'", 2).json();
    assert_eq!(wrong["code"], "step-key-unknown");
    let line = 1 + format!("{BEGUN}\n{played}").matches('\n').count();
    let message = wrong["message"].as_str().unwrap_or_default();
    assert!(
        message.contains(&format!("mended.toml, line {line}")) && message.contains("outcme"),
        "{message}"
    );
    assert_eq!(run("outcome = 'draw'", 1).json()["refused"][0]["rule"], "IA-REWARDS");

    // In a terminal both ways of saying it do the same.
    let journal = user.file("played.toml", format!("{BEGUN}\n{played}"));
    user.run(&["campaign", "new", "Tuesdays", &journal]).exits(0);
    let said = format!("outcome={words}");
    for mend in
        [&["mend", "Tuesdays", "2", &said, "--yes"][..], &["do", "Tuesdays", "mend", "entry=2", &said]]
    {
        user.run(&[&["campaign"], mend].concat()).exits(0);
        let books = user.run(&["campaign", "show", "Tuesdays", "--json"]).exits(0).json();
        assert_eq!(books["played"][1]["outcome"], "lost-captured", "{mend:?}");
        user.run(&["campaign", "undo", "Tuesdays"]).exits(0);
    }
}

#[test]
fn what_can_be_done_next_is_listed_once_and_only_what_cannot_says_why() {
    let user = User::new();
    let journal = user.file(
        "mini.toml",
        "campaign = 'Twin Shadows'\nboxes = ['Core Set', 'Twin Shadows']\nheroes = ['Saska Teft', 'Biv Bodhrik']\n\
         imperial_class = 'Subversive Tactics'\nseed = 3\n",
    );
    user.run(&["campaign", "new", "Mini", &journal]).exits(0);
    let next = user.run(&["campaign", "next", "Mini"]).exits(0).out;
    let mut lines: Vec<_> = next.lines().collect();
    let all = lines.len();
    lines.sort_unstable();
    lines.dedup();
    assert_eq!(lines.len(), all, "an item of which there are two is listed once: {next}");
    assert!(!next.contains("allowed"), "{next}");
    let refused = user.run(&["campaign", "next", "Mini", "--refused"]).exits(0).out;
    assert!(refused.contains("allowed"), "{refused}");
    // Asked for step by step, each stands there once, too; one card is not several.
    let asked = user.pipe(&["campaign", "do", "Mini"], "3\n1\n").exits(1).err;
    let mut offered: Vec<_> =
        asked.lines().filter_map(|line| line.split_once(" buy ")).map(|(_, what)| what).collect();
    let all = offered.len();
    offered.dedup();
    assert!(all > 20 && offered.len() == all, "{asked}");
    assert!(asked.contains("1 card is in the shop"), "{asked}");
}

#[test]
fn what_a_step_may_name_is_listed_by_id_in_the_readers_words_and_taken_as_listed() {
    let user = User::new();
    let journal = user.file("journal.toml", JOURNAL);
    user.run(&["campaign", "new", "Tuesdays", &journal]).exits(0);
    // Of each kind: one with its name and what tells it apart, and one of another box or class.
    let cases: [(&str, [&str; 3], &str); 5] = [
        ("missions", ["brushfire", "Brushfire", "side mission of Fenn Signis"], "hunted-down"),
        ("items", ["dl-44", "DL-44", "500"], "no-such"),
        ("heroes", ["jyn-odan", "Jyn Odan", "Core Set"], "saska-teft"),
        ("cards", ["get-cocky", "Get Cocky", "Jyn Odan"], "gadgeteer"),
        (
            "conditions",
            [
                "terminals-investigated-by-end-of-round-5",
                "terminals investigated by end of round 5",
                "A New Threat",
            ],
            "no-such",
        ),
    ];
    for (kind, [id, name, detail], other) in cases {
        let list = |more: &[&str]| {
            let args = ["campaign", "list", kind, "--of", "Tuesdays"];
            user.run(&[&args[..], more].concat()).exits(0)
        };
        let told = list(&[]).out;
        let line = told.lines().find(|line| line.split_whitespace().next() == Some(id));
        let line = line.unwrap_or_else(|| panic!("{kind}: {told}"));
        assert!(line.contains(name) && line.contains(detail), "{line}");
        let rows = list(&["--json"]).json();
        let rows = rows.as_array().expect("rows");
        assert_eq!(rows.iter().filter(|row| row["id"] == id).count(), 1, "{kind}");
        assert!(rows.iter().all(|row| row["id"] != other), "{kind}: what isn’t played with is left out");
        for language in ["hu", "zh-Hant", "zh-Hans"] {
            let told = list(&["--lang", language]).out;
            assert_eq!(told.lines().count(), rows.len(), "{kind}, {language}");
        }
    }
    let all = user.run(&["campaign", "list", "heroes", "--json"]).exits(0).json();
    assert!(all.as_array().expect("heroes").iter().any(|hero| hero["id"] == "saska-teft"), "of every box");
    let wrong = user.run(&["campaign", "list", "planets"]).exits(2).err;
    assert!(wrong.contains("planets") && wrong.contains("outcomes"), "{wrong}");
}

// It asked with the steps' ids alone.
#[test]
fn what_happened_is_asked_in_the_readers_words() {
    let user = User::new();
    let journal = user.file("begun.toml", BEGUN);
    user.run(&["campaign", "new", "Tuesdays", &journal]).exits(0);
    for (language, said) in [
        ("en", "Import a log kept on paper"),
        ("hu", "Papíron vezetett napló"),
        ("zh-Hans", "导入纸质登记表"),
    ] {
        let asked = user.pipe(&["--lang", language, "campaign", "do", "Tuesdays"], "").exits(1).err;
        assert!(asked.contains(said), "{asked}");
    }
}

#[test]
fn a_balance_that_nobody_entered_is_no_point_of_a_chart() {
    let user = User::new();
    let journal = user.file("begun.toml", BEGUN);
    user.run(&["campaign", "new", "Tuesdays", &journal]).exits(0);
    let points = || {
        let books = user.run(&["campaign", "show", "Tuesdays", "--json"]).exits(0).json();
        let last =
            books["chart"].as_array().and_then(|chart| chart.last()).expect("a point")["amounts"].clone();
        ["credits", "hero-xp", "imperial-xp", "influence"].map(|account| last[account].as_u64())
    };
    let missions = "missions=Aftermath: Rebels, High Moon: Empire";
    let paper = ["campaign", "do", "Tuesdays", "paper", missions, "rebels.credits=450"];
    user.run(&[&paper[..], &["Jyn Odan.xp=2"]].concat()).exits(0);
    assert_eq!(points(), [Some(450), None, None, None], "one hero’s XP is not that of all");
    let books = user.run(&["campaign", "show", "Tuesdays", "--json"]).exits(0).json();
    assert_eq!(books["chart"][0]["amounts"], serde_json::json!({}), "nobody knows what there was before");
    assert_eq!(books["chart"][1]["amounts"]["credits"], 450);
    let mut mend = vec!["campaign", "mend", "Tuesdays", "1", "empire.influence=3", "--yes"];
    mend.extend(["Gaarkhan.xp=1", "Mak Eshka'rey.xp=1", "Diala Passil.xp=0"]);
    user.run(&mend).exits(0);
    assert_eq!(points(), [Some(450), Some(4), None, Some(3)]);
}

#[test]
fn agenda_cards_say_when_alone_they_are_used_and_what_threat_they_cost() {
    let told = User::new().run(&["campaign", "list", "cards"]).exits(0).out;
    let line = |card: &str| told.lines().find(|line| line.contains(card)).unwrap_or_default();
    assert!(line("Hired Help").contains("only while a mission is set up"), "{told}");
    assert!(line("When They Least Expect It").contains("only in side missions"), "{told}");
    assert!(line("Misdirection").contains("costs 1 threat"), "{told}");
    assert!(!line("Quiet Entry").contains("only") && !line("Quiet Entry").contains("threat"), "{told}");
}
