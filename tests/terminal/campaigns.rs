//! Campaigns in a terminal: what is kept is kept whole.

use crate::campaign_books::hoths;
use crate::common::User;

/// A journal whose third step no rule allows: there is no such item.
const REFUSED: &str = r#"
campaign = "core"
heroes = ["gaarkhan", "jyn-odan", "mak-eshkarey", "diala-passil"]
imperial_class = "military-might"
seed = 7

[[step]]
do = "mission"
name = "aftermath"
winner = "rebels"
crates = 2

[[step]]
do = "buy"
item = "dl-44"
hero = "jyn-odan"

[[step]]
do = "buy"
item = "no-such"
hero = "jyn-odan"
"#;

// Finding 8: the steps before the refused one were kept, and the answer said that nothing was.
#[test]
fn a_journal_with_a_refused_step_keeps_no_campaign_at_all() {
    let user = User::new();
    let journal = user.file("refused.toml", REFUSED);
    let said = user.run(&["campaign", "new", "Tuesdays", &journal]).exits(1);
    assert!(
        said.out.contains("Step 3") && said.out.contains("Nothing of Tuesdays was saved"),
        "{}",
        said.out
    );
    let answer = user.run(&["campaign", "new", "Tuesdays", &journal, "--json"]).exits(1).json();
    assert_eq!((&answer["kept"], &answer["refused"][0]["step"]), (&false.into(), &3.into()));
    assert_eq!(user.run(&["campaign", "list", "--json"]).exits(0).json(), serde_json::json!([]));

    let sound = REFUSED.rsplit_once("[[step]]").expect("steps").0;
    let sound = user.file("sound.toml", sound);
    user.run(&["campaign", "new", "Tuesdays", &sound]).exits(0);
    let kept = user.run(&["campaign", "list", "--json"]).exits(0).json();
    assert_eq!((kept.as_array().map(Vec::len), &kept[0]["entries"]), (Some(1), &3.into()));
}

pub(crate) const JOURNAL: &str = r#"
campaign = "core"
heroes = ["gaarkhan", "jyn-odan", "mak-eshkarey", "diala-passil"]
imperial_class = "military-might"
seed = 7

[[step]]
do = "mission"
name = "aftermath"
winner = "rebels"
crates = 2
drawn = ["high-moon", "homecoming"]

[[step]]
do = "buy"
item = "dl-44"
hero = "jyn-odan"

[[step]]
do = "mission"
name = "high-moon"
winner = "rebels"
"#;

/// What stands in a language's fenced block, and the words of a shell's line.
fn blocks<'a>(text: &'a str, language: &'a str) -> impl Iterator<Item = &'a str> {
    let fence = format!("```{language}\n");
    text.split("```").skip(1).step_by(2).filter_map(move |block| {
        let whole = format!("```{block}");
        whole.starts_with(&fence).then(|| &block[language.len() + 1..])
    })
}

fn words(line: &str) -> Vec<String> {
    let (mut words, mut word, mut quoted) = (Vec::new(), String::new(), false);
    for character in line.chars() {
        match character {
            '"' => quoted = !quoted,
            ' ' if !quoted => words.extend(Some(std::mem::take(&mut word)).filter(|word| !word.is_empty())),
            other => word.push(other),
        }
    }
    words.extend(Some(word).filter(|word| !word.is_empty()));
    words
}

// The guide's own example was refused.
#[test]
fn the_guides_examples_do_what_the_guide_says() {
    let guide = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/guide.md");
    let guide = std::fs::read_to_string(guide).expect("the guide");
    let (_, campaigns) = guide.split_once("## Campaigns").expect("a chapter");
    let (campaigns, _) = campaigns.split_once("\n## ").expect("another chapter");
    let user = User::new();
    let journal = user.file("journal.toml", blocks(campaigns, "toml").next().expect("a journal"));
    let mut done = 0;
    for line in blocks(campaigns, "").flat_map(str::lines).filter(|line| line.starts_with("muster ")) {
        let command = line.split("   ").next().unwrap_or(line);
        let command = command.split(" what a step").next().unwrap_or(command);
        let command = command.split(" saves it").next().unwrap_or(command);
        let words: Vec<_> = words(command)
            .into_iter()
            .skip(1)
            .map(|word| match word.as_str() {
                "journal.toml" => journal.clone(),
                file if file.ends_with(".pdf") || file.ends_with(".json") => {
                    user.path(file).display().to_string()
                }
                _ => word,
            })
            .collect();
        let said = user.run(&words.iter().map(String::as_str).collect::<Vec<_>>());
        assert_eq!(said.code, 0, "{line}: {}{}", said.out, said.err);
        done += 1;
    }
    assert!(done >= 25, "{done} examples");

    // What was kept on paper so far, after the same setup.
    let mut journals = blocks(campaigns, "toml");
    let setup = journals.next().and_then(|first| first.split_once("[[step]]")).expect("a setup").0;
    let paper = user.file("paper.toml", format!("{setup}{}", journals.next().expect("a paper log")));
    user.run(&["campaign", "new", "Paper", &paper]).exits(0);
    let books = user.run(&["campaign", "show", "Paper", "--json"]).exits(0).json();
    assert_eq!((&books["credits"], &books["imperial"]["influence"]), (&450.into(), &3.into()));
    assert_eq!(journals.next(), None, "another journal that nobody runs");
}

/// What stands between backticks in the running text.
fn spans(text: &str) -> Vec<String> {
    let prose: String = text.split("```").step_by(2).collect();
    prose
        .split('`')
        .skip(1)
        .step_by(2)
        .map(|span| span.split_whitespace().collect::<Vec<_>>().join(" "))
        .collect()
}

#[test]
fn what_the_guide_says_in_passing_can_be_typed_so() {
    let guide = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/guide.md");
    let guide = std::fs::read_to_string(guide).expect("the guide");
    let (_, campaigns) = guide.split_once("## Campaigns").expect("a chapter");
    let (campaigns, _) = campaigns.split_once("\n## ").expect("another chapter");
    let spans = spans(campaigns);
    // Each with what is to be put before and behind it so that it is a command.
    let examples: [(&[&str], &str, &[&str]); 11] = [
        (
            &["do", "Spans"],
            "heroes leave=jyn-odan join=fenn-signis items_to=gaarkhan why=\"a new player\"",
            &[],
        ),
        (&["do", "Spans"], "skip why=\"no time\"", &[]),
        (
            &["do", "Spans", "mission", "name=Homecoming", "winner=rebels"],
            "anyway=\"we had laid out the map\"",
            &[],
        ),
        (&["mend", "Tuesdays", "2"], "--before buy item=dl-44 hero=jyn-odan", &["--yes"]),
        (&[], "campaign mend NAME 1 rebels.credits=?", &["--yes"]),
        (
            &["do", "Hoth", "mission", "name=The Battle of Hoth", "winner=Rebels"],
            "imperial_xp=1 influence=2",
            &[],
        ),
        (&[], "campaign list amounts", &[]),
        (&[], "campaign forget MISSION", &[]),
        (&[], "muster campaign do Tuesdays paper …", &[]),
        (&[], "muster campaign import log.pdf", &[]),
        (&[], "do = \"mend\"", &[]),
    ];
    let user = User::new();
    hoths(&user, &["Hoth"]);
    let setup =
        blocks(campaigns, "toml").next().and_then(|first| first.split_once("[[step]]")).expect("a setup").0;
    let tuesdays = format!(
        "{setup}[[step]]\ndo = 'mission'\nname = 'aftermath'\nwinner = 'rebels'\ndrawn = ['high-moon', 'homecoming']\n\
         [[step]]\ndo = 'next'\n[[step]]\ndo = 'next'\n"
    );
    let tuesdays = user.file("tuesdays.toml", &tuesdays);
    user.run(&["campaign", "new", "Tuesdays", &tuesdays]).exits(0);
    user.run(&["campaign", "new", "Spans", &tuesdays]).exits(0);
    let paper =
        user.file("paper.toml", format!("{setup}[[step]]\ndo = 'paper'\nrebels = {{ credits = 450 }}\n"));
    user.run(&["campaign", "new", "Paper", &paper]).exits(0);
    for (before, span, behind) in examples {
        assert!(spans.iter().any(|said| said == span), "the guide doesn’t say {span}");
        let said = words(span);
        let mut words: Vec<&str> = before.to_vec();
        if !before.is_empty() {
            words.insert(0, "campaign");
        }
        let log = user.path("log.pdf").display().to_string();
        match span {
            "muster campaign do Tuesdays paper …" => {
                words = vec!["campaign", "do", "New", "paper", "rebels.credits=450"];
                user.run(&["campaign", "new", "New", &user.file("setup.toml", setup)]).exits(0);
            }
            "muster campaign import log.pdf" => {
                user.run(&["campaign", "print", "Tuesdays", "-o", &log]).exits(0);
                words = vec!["campaign", "import", &log];
            }
            "do = \"mend\"" => {
                for more in ["entry = 1", "winner = \"empire\""] {
                    assert!(spans.iter().any(|said| said == more), "{more}");
                }
                let text = format!(
                    "{setup}[[step]]\ndo = 'mission'\nname = 'aftermath'\nwinner = 'rebels'\n\
                     [[step]]\n{span}\nentry = 1\nwinner = \"empire\"\n"
                );
                let journal = user.file("mend.toml", &text);
                let books = user.run(&["campaign", "run", &journal, "--json"]).exits(0).json();
                assert_eq!(books["played"][0]["winner"], "empire");
                continue;
            }
            "campaign forget MISSION" => words = vec!["campaign", "forget", "The Battle of Hoth"],
            _ => words.extend(said.iter().map(|word| if word == "NAME" { "Paper" } else { word.as_str() })),
        }
        words.extend(behind);
        user.run(&words).exits(0);
    }
    // Whatever else sets a value is among the examples, or is one in another place.
    let shown: Vec<&str> = examples.iter().map(|(_, span, _)| *span).collect();
    for span in spans.iter().filter(|span| span.contains('=')) {
        let known =
            shown.contains(&span.as_str()) || ["entry = 1", "winner = \"empire\""].contains(&span.as_str());
        assert!(known, "nobody runs `{span}`");
    }
}

#[test]
fn an_early_mistake_is_mended_in_one_command_after_it_was_looked_at() {
    let user = User::new();
    let journal = user.file("journal.toml", JOURNAL);
    user.run(&["campaign", "new", "Tuesdays", &journal]).exits(0);
    let before = user.run(&["campaign", "show", "Tuesdays", "--json"]).exits(0).json();

    let preview = user.run(&["campaign", "mend", "Tuesdays", "1", "winner=empire"]).exits(0).out;
    assert!(preview.contains("credits: 800 → 400") && preview.contains("--yes"), "{preview}");
    let still = user.run(&["campaign", "show", "Tuesdays", "--json"]).exits(0).json();
    assert_eq!(still, before, "nothing changed yet");

    let said = user.run(&["campaign", "mend", "Tuesdays", "1", "winner=empire", "--yes"]).exits(0).out;
    assert!(said.contains("400 credits"), "{said}");
    let after = user.run(&["campaign", "show", "Tuesdays", "--json"]).exits(0).json();
    assert_eq!((&after["credits"], &after["played"][0]["winner"]), (&400.into(), &"empire".into()));
    assert_eq!(after["played"].as_array().map(Vec::len), Some(2), "what was played stays");
    // The number means the same step afterwards.
    let back = user.run(&["campaign", "mend", "Tuesdays", "1", "winner=rebels", "--yes", "--json"]);
    assert_eq!(back.exits(0).json()["credits"], 800);

    // What a mend costs is told where nobody looked before, too.
    let mend = ["campaign", "mend", "Tuesdays", "1", "winner=empire", "crates=0"];
    let preview = user.run(&mend).exits(0).out;
    let cost = preview.lines().find(|line| line.contains("no longer holds")).expect("a step is lost");
    let said = user.run(&[&mend[..], &["--yes"]].concat()).exits(0).err;
    assert!(said.contains(cost), "{said}");

    let gone = user.run(&["campaign", "mend", "Tuesdays", "99", "--remove"]).exits(1).out;
    assert!(gone.contains("no entry 99"), "{gone}");
    user.run(&["campaign", "mend", "Tuesdays", "0", "--remove", "--yes"]).exits(1);
    let wrong = user.run(&["campaign", "mend", "Tuesdays", "1", "winnr=empire", "--yes"]).exits(2);
    assert!(wrong.err.contains("winnr"), "{}", wrong.err);
}

/// Nine missions in a row, with the Rebels’ first result to be found wrong.
fn nine_missions() -> String {
    let played = [
        ("aftermath", "rebels"),
        ("high-moon", "rebels"),
        ("a-new-threat", "rebels"),
        ("indebted", "empire"),
        ("imperial-hospitality", "rebels"),
        ("sorry-about-the-mess", "rebels"),
        ("temptation", "empire"),
        ("incoming", "rebels"),
        ("generous-donations", "rebels"),
    ];
    let steps = played.map(|(name, winner)| {
        let first =
            if name == "aftermath" { "crates = 2\ndrawn = [\"indebted\", \"high-moon\"]\n" } else { "" };
        format!("[[step]]\ndo = \"mission\"\nname = \"{name}\"\nwinner = \"{winner}\"\n{first}")
    });
    let heroes = "heroes = [\"gaarkhan\", \"jyn-odan\", \"fenn-signis\", \"diala-passil\"]";
    format!(
        "campaign = \"core\"\n{heroes}\nimperial_class = \"military-might\"\nseed = 7\n{}",
        steps.concat()
    )
}

#[test]
fn the_first_winner_of_nine_missions_is_changed_in_one_command() {
    let user = User::new();
    user.run(&["campaign", "new", "Mondays", &user.file("nine.toml", nine_missions())]).exits(0);
    let missions = || {
        let books = user.run(&["campaign", "show", "Mondays", "--json"]).exits(0).json();
        let played = books["played"].as_array().expect("missions").clone();
        let told = |one: &serde_json::Value| (one["mission"].clone(), one["winner"].clone());
        (played.iter().map(told).collect::<Vec<_>>(), books["credits"].as_u64().expect("credits"))
    };
    let (before, credits) = missions();
    assert_eq!(before.len(), 9);
    user.run(&["campaign", "mend", "Mondays", "1", "winner=empire", "--yes"]).exits(0);
    let (after, left) = missions();
    assert_eq!((&after[0].1, &after[1..]), (&"empire".into(), &before[1..]), "what was played stays");
    assert_eq!(left, credits - 400, "four heroes got 100 less each");
    user.run(&["campaign", "undo", "Mondays"]).exits(0);
    assert_eq!(missions(), (before, credits), "one undo takes all of it back");
}

#[test]
fn a_result_is_answered_in_three_lines() {
    let user = User::new();
    user.run(&["campaign", "new", "Tuesdays", &user.file("begun.toml", BEGUN)]).exits(0);
    let step = ["campaign", "do", "Tuesdays", "mission", "name=Aftermath", "winner=Rebels", "crates=2"];
    for language in ["en", "hu", "zh-Hant", "zh-Hans"] {
        let said = user.run(&[&["--lang", language][..], &step].concat()).exits(0).out;
        let lines: Vec<_> = said.lines().collect();
        // What was booked, what everybody has, what comes next.
        let [booked, left, _] = lines[..] else { panic!("{said}") };
        assert!(booked.contains("900") && left.contains("900"), "{said}");
        user.run(&["campaign", "undo", "Tuesdays"]).exits(0);
    }
}

#[test]
fn a_mend_in_a_journal_is_played_as_in_a_terminal() {
    let user = User::new();
    let mended = format!("{JOURNAL}\n[[step]]\ndo = \"mend\"\nentry = 1\nwinner = \"empire\"\n");
    let journal = user.file("mended.toml", &mended);
    let books = user.run(&["campaign", "run", &journal, "--json"]).exits(0).json();
    assert_eq!((&books["credits"], &books["played"][0]["winner"]), (&400.into(), &"empire".into()));
    let removed =
        format!("{JOURNAL}\n[[step]]\ndo = \"mend\"\nentry = 2\nremove = true\nwhy = \"never bought\"\n");
    let journal = user.file("removed.toml", &removed);
    assert_eq!(user.run(&["campaign", "run", &journal, "--json"]).exits(0).json()["credits"], 1300);
}

#[test]
fn what_is_kept_in_secret_is_told_on_demand_only() {
    let user = User::new();
    let journal = JOURNAL.split("[[step]]\ndo = \"buy\"").next().expect("a beginning");
    let secret = format!(
        "{journal}\n[[step]]\ndo = \"next\"\n\n[[step]]\ndo = \"correct\"\nwho = \"empire\"\nwhat = \"card\"\n\
         amount = 1\ncard = \"impending-doom\"\nwhy = \"as agreed\"\n"
    );
    let journal = user.file("secret.toml", &secret);
    user.run(&["campaign", "new", "Tuesdays", &journal]).exits(0);
    for command in ["show", "history"] {
        let open = user.run(&["campaign", command, "Tuesdays"]).exits(0).out;
        assert!(!open.contains("Impending Doom"), "{command}: {open}");
    }
    let told = user.run(&["campaign", "show", "Tuesdays", "--secrets"]).exits(0).out;
    assert!(told.contains("Impending Doom"), "{told}");
    // Nor are the cards that were drawn named among what can be done.
    user.run(&["campaign", "do", "Tuesdays", "draw"]).exits(0);
    let open = user.run(&["campaign", "next", "Tuesdays", "--refused"]).exits(0).out;
    assert!(!open.contains("agenda card="), "{open}");
    let told = user.run(&["campaign", "next", "Tuesdays", "--refused", "--secrets"]).exits(0).out;
    assert!(told.contains("agenda card="), "{told}");
}

#[test]
fn a_campaign_has_a_name_that_somebody_can_say() {
    let user = User::new();
    let journal = user.file("journal.toml", "campaign = 'core'\nboxes = ['core-set']\n");
    for name in ["", "   ", "–"] {
        let said = user.run(&["campaign", "new", name, &journal, "--json"]).exits(2).json();
        assert_eq!(said["code"], "name-unusable", "{name:?}");
    }
    user.run(&["campaign", "new", " Tuesdays ", &journal]).exits(0);
    let said = user.run(&["campaign", "rename", "Tuesdays", " ", "--json"]).exits(2).json();
    assert_eq!(said["code"], "name-unusable");
    user.run(&["campaign", "show", "Tuesdays"]).exits(0);
}

#[test]
fn two_campaigns_of_one_journal_without_a_seed_draw_their_own() {
    let user = User::new();
    let journal = user.file("no-seed.toml", "campaign = 'core'\nboxes = ['core-set']\n");
    let drawn: std::collections::BTreeSet<String> = (0..4)
        .map(|at| {
            let name = format!("Group {at}");
            user.run(&["campaign", "new", &name, &journal]).exits(0);
            let text = user.run(&["campaign", "export", &name]).exits(0).out;
            let file: serde_json::Value = serde_json::from_str(&text).expect("JSON");
            file["entries"][0]["step"]["seed"].to_string()
        })
        .collect();
    assert_eq!(drawn.len(), 4, "{drawn:?}");
}

#[test]
fn a_result_is_asked_for_step_by_step() {
    let user = User::new();
    let journal = user.file("journal.toml", JOURNAL);
    user.run(&["campaign", "new", "Tuesdays", &journal]).exits(0);
    let ask = |answers: &str| user.pipe(&["campaign", "do", "Tuesdays"], answers);
    // Whoever stops, stops with nothing recorded.
    assert!(ask("").exits(1).out.contains("Nothing was recorded"));
    assert!(ask("1\n1\nn\n2\n\nn\n").out.contains("Nothing was recorded"));
    // A New Threat, won by the Rebels; the terminals were not found; two crates.
    let said = ask("1\n1\nn\n2\ny\n").exits(0).out;
    assert!(said.contains("won by the Rebels") && said.contains("+500 credits"), "{said}");
    let books = user.run(&["campaign", "show", "Tuesdays", "--json"]).exits(0).json();
    assert_eq!(books["played"].as_array().map(Vec::len), Some(3));
}

/// A group that began on paper: who plays, and nothing else.
pub(crate) const BEGUN: &str = r#"
campaign = "Core"
heroes = ["Gaarkhan", "Jyn Odan", "Mak Eshka'rey", "Diala Passil"]
imperial_class = "Military Might"
seed = 7
"#;

#[test]
fn a_log_kept_on_paper_is_taken_over_by_names_and_what_is_left_out_stays_open() {
    let user = User::new();
    let journal = user.file("begun.toml", BEGUN);
    user.run(&["campaign", "new", "Tuesdays", &journal]).exits(0);
    let paper = [
        "campaign",
        "do",
        "Tuesdays",
        "paper",
        "missions=Aftermath: Rebels, High Moon: Empire, A New Threat: Rebels",
        "upgrade=Rebel upgrade",
        "rebels.credits=450",
        "Jyn Odan.xp=2",
        "Jyn Odan.cards=Quick As A Whip, DL-44",
    ];
    let said = user.run(&paper).exits(0).out;
    assert!(said.contains("Paper log imported") && said.contains("450 credits"), "{said}");
    assert!(said.contains("influence not entered"), "{said}");
    let books = user.run(&["campaign", "show", "Tuesdays", "--json"]).exits(0).json();
    let jyn = books["heroes"].as_array().and_then(|all| all.iter().find(|hero| hero["hero"] == "jyn-odan"));
    let jyn = jyn.expect("a hero");
    assert_eq!(
        (&jyn["xp"], &jyn["xp_left"], &jyn["items"]),
        (&3.into(), &2.into(), &serde_json::json!(["dl-44"]))
    );
    assert_eq!((&books["stage"], &books["phase"]), (&2.into(), &"rebel-upgrade".into()));

    // What nobody entered isn't spent, and is filled in where the log is.
    let open = user.run(&["campaign", "do", "Tuesdays", "class-card", "card=Wookiee Fortitude"]).exits(1).out;
    assert!(open.contains("doesn’t say yet"), "{open}");
    user.run(&paper).exits(1);
    let log = user.path("log.pdf").display().to_string();
    user.run(&["campaign", "print", "Tuesdays", "-o", &log]).exits(0);
    assert!(std::fs::read(&log).is_ok_and(|pdf| pdf.starts_with(b"%PDF")));
}

#[test]
fn endings_are_listed_with_their_mission_their_winner_and_what_everybody_gets() {
    let user = User::new();
    let list = user.run(&["campaign", "list", "outcomes"]).exits(0).out;
    let line = list.lines().find(|line| line.contains("Aftermath: Rebels")).expect("an ending");
    for said in ["outcome=", "Rebels: ", "each hero 200 credits", "Empire: "] {
        assert!(line.contains(said), "{said}: {line}");
    }
    let hoth = list.lines().find(|line| line.contains("The Battle of Hoth: Rebels")).expect("an ending");
    assert!(hoth.contains("influence: "), "what nobody knows is told: {hoth}");
}

#[test]
fn each_step_has_help_of_its_own() {
    let user = User::new();
    let all = user.run(&["campaign", "do", "--help"]).exits(0).out;
    assert!(all.contains("class-card") && all.contains("Buy a class card"), "{all}");
    let one = user.run(&["campaign", "do", "Tuesdays", "buy", "--help"]).exits(0).out;
    assert!(one.contains("item=…") && one.contains("hero=…") && !one.contains("class-card"), "{one}");
}

#[test]
fn what_can_be_done_next_is_listed_by_names_and_can_be_typed_so() {
    let user = User::new();
    let journal = user.file("journal.toml", JOURNAL.rsplit_once("[[step]]").expect("steps").0);
    user.run(&["campaign", "new", "Tuesdays", &journal]).exits(0);
    let next = user.run(&["campaign", "next", "Tuesdays"]).exits(0).out;
    assert!(next.contains("hero=\"Jyn Odan\"") && !next.contains("jyn-odan"), "{next}");
    user.run(&["campaign", "do", "Tuesdays", "sell", "item=DL-44"]).exits(1);
}
