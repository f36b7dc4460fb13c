//! Campaigns through the public functions: journals, saving, files.

use std::path::Path;

use muster_app::base::speaker::Speaker;
use muster_app::base::words::Words;
use muster_app::campaign_rules::event::Account;
use muster_app::campaign_rules::id::MissionId;
use muster_app::campaigns::{Book, Books, CampaignFile, Change, Journal, StepFault, Telling};
use muster_app::{Error, Muster};

/// The journal of the rules' own example, with what the players drew.
const CORE: &str = r#"
campaign = "core"
heroes = ["gaarkhan", "jyn-odan", "mak-eshkarey", "diala-passil"]
imperial_class = "military-might"
agenda_sets = ["agents-of-the-empire", "for-the-right-price", "imperial-discipline",
    "imperial-industry", "imperial-security-bureau", "retaliation"]
side_missions_green = ["sorry-about-the-mess", "homecoming", "the-spice-job", "target-of-opportunity"]
seed = 7

[[step]]
do = "mission"
name = "aftermath"
winner = "rebels"
crates = 2
drawn = ["indebted", "high-moon"]
"#;

fn muster(dir: &Path) -> Muster {
    Muster::open(dir.to_owned())
}

fn play(journal: &str, keep_going: bool) -> Books {
    let dir = tempfile::tempdir().expect("a folder");
    let game = muster(dir.path()).campaign_game(None).expect("a game with campaigns");
    let journal = Journal::read("journal.toml", journal).expect("a journal");
    let run = journal.run(&game.campaigns, keep_going).expect("a run");
    let words = Words::new("en");
    let telling = Telling::new(Speaker::new(&words, &game, &game.names));
    Books::of_run(&run, telling)
}

#[test]
fn the_rule_books_example_comes_out_right() {
    let first = play(CORE, false);
    assert_eq!((first.stage, first.threat_level, first.item_tiers.as_slice()), (0, 2, &[1][..]));
    assert_eq!((first.credits, first.imperial.xp, first.imperial.influence), (Some(900), Some(1), Some(1)));
    assert!(first.heroes.iter().all(|h| h.xp == Some(1)));
    let active: Vec<_> = first.active_missions.iter().map(MissionId::as_str).collect();
    assert_eq!(active, ["a-new-threat", "high-moon", "indebted"]);
    assert_eq!(first.side_deck, 10);
    assert!(first.refused.is_empty());
    let booked: i64 = first.ledger.iter().filter(|m| m.what.as_str() == "credits").map(|m| m.amount).sum();
    assert_eq!(booked, 900);
}

#[test]
fn each_refused_step_is_told_with_its_rule_and_stops_the_run_unless_it_is_to_go_on() {
    // Each rule, and a step that it forbids after the introduction.
    let cases = [
        ("IA-NEGATIVE", "do = 'class-card'\ncard = 'brutal-cleave'"),
        ("IA-XP", "do = 'class-card'\ncard = 'vibro-ax'"),
        ("IA-XP", "do = 'class-card'\ncard = 'suppressive-fire'"),
        ("IA-STAGE", "do = 'class-card'\ncard = 'combat-medic'"),
        ("IA-STAGE", "do = 'agenda'\ncard = 'tracking-beacon'"),
        ("IA-SHOP", "do = 'buy'\nitem = 'a280'\nhero = 'jyn-odan'"),
        ("IA-SHOP", "do = 'sell'\nitem = 'dl-44'"),
        ("IA-CHOOSE", "do = 'mission'\nname = 'a-new-threat'\nwinner = 'empire'"),
        ("IA-CHOOSE", "do = 'mission'\nname = 'aftermath'\nwinner = 'empire'"),
        ("IA-CHOOSE", "do = 'mission'\nname = 'homecoming'\nwinner = 'empire'"),
        ("IA-CLEANUP", "do = 'mission'\nname = 'indebted'\nwinner = 'empire'\ncrates = 5"),
        ("IA-CLEANUP", "do = 'mission'\nname = 'indebted'\nwinner = 'empire'\ndrawn = ['high-moon']"),
        ("IA-REWARDS", "do = 'mission'\nname = 'indebted'\nwinner = 'empire'\nmet = ['rain']"),
        ("IA-TRADE", "do = 'trade'\nitem = 'dl-44'\nto = 'gaarkhan'"),
        ("IA-MODS", "do = 'assign'\ncard = 'tactical-display'\nweapon = 'vibro-ax'"),
        ("IA-LIMITS", "do = 'pack'\nhero = 'gaarkhan'\nitems = ['dl-44']"),
        ("IA-ALLIES", "do = 'ally'\nside = 'rebels'\nname = 'chewbacca-loyal-wookiee'"),
        ("MUSTER-CAMPAIGN", "do = 'mission'\nname = 'nowhere'\nwinner = 'empire'"),
        ("MUSTER-CAMPAIGN", "do = 'correct'\nwho = 'rebels'\nwhat = 'credits'\namount = 5\nwhy = ''"),
        ("IA-NEGATIVE", "do = 'correct'\nwho = 'rebels'\nwhat = 'credits'\namount = -901\nwhy = 'x'"),
    ];
    for (rule, step) in cases {
        let journal = format!("{CORE}\n[[step]]\n{step}\n[[step]]\ndo = 'next'\n");
        let stopped = play(&journal, false);
        let told: Vec<_> = stopped.refused.iter().map(|r| (r.step, r.why.rule.as_str())).collect();
        assert_eq!(told, [(2, rule)], "{step}");
        let message = &stopped.refused[0].why.message;
        assert!(message.ends_with('.') && !message.contains("campaign-refused"), "{step}: {message}");
        assert_eq!(
            (stopped.credits, stopped.phase.as_str()),
            (Some(900), "rebel-upgrade"),
            "{step} changed something"
        );
        let gone_on = play(&journal, true);
        assert_eq!(gone_on.phase.as_str(), "imperial-upgrade", "{step}");
    }
}

#[test]
fn a_setup_against_the_rules_is_refused_with_every_reason() {
    let cases = [
        ("heroes = [\"gaarkhan\"", "heroes = [\"jyn-odan\"", "IA-HERO"),
        (", \"jyn-odan\", \"mak-eshkarey\", \"diala-passil\"]", "]", "IA-PLAYERS"),
        ("\"retaliation\"", "\"imperial-industry\"", "IA-AGENDA-DECK"),
        (", \"retaliation\"]", "]", "IA-AGENDA-DECK"),
        ("\"homecoming\"", "\"sorry-about-the-mess\"", "IA-SIDE-DECK"),
        ("\"homecoming\"", "\"vipers-den\"", "IA-SIDE-DECK"),
        ("\"target-of-opportunity\"", "\"armed-and-operational\", \"target-of-opportunity\"", "IA-SIDE-DECK"),
        ("military-might", "gaarkhan", "MUSTER-CAMPAIGN"),
        ("\"core\"", "\"corr\"", "MUSTER-CAMPAIGN"),
    ];
    for (good, bad, rule) in cases {
        assert!(CORE.contains(good), "{good}");
        let answer = play(&CORE.replacen(good, bad, 1), true);
        assert!(
            answer.refused.iter().any(|r| r.step == 0 && r.why.rule == rule),
            "{bad}: {:?}",
            answer.refused
        );
        assert!(answer.heroes.is_empty());
    }
}

#[test]
fn a_journal_that_cannot_be_read_says_where() {
    for (text, line) in [
        ("campaign = \"core\"\nheroes = [", 2),
        ("campaign = \"core\"\nfoo = 1\n", 2),
        ("campaign = \"core\"\n[[step]]\ndo = \"fly\"\n", 2),
        ("campaign = \"core\"\n\n[[step]]\ndo = \"buy\"\nitem = \"dl-44\"\n", 3),
    ] {
        match Journal::read("journal.toml", text) {
            Err(Error::JournalInvalid { line: found, .. }) => assert_eq!((found, 2), (line, line), "{text}"),
            Err(error) => {
                let fault = error.fault::<StepFault>().expect(text);
                assert_eq!(fault.place.map(|(_, found)| found), Some(line), "{text}");
            }
            Ok(_) => panic!("{text}"),
        }
    }
}

#[test]
fn a_step_is_not_booked_into_books_that_changed_since_they_were_read() -> Result<(), Error> {
    let dir = tempfile::tempdir().expect("a folder");
    let mut muster = muster(dir.path());
    let game = muster.campaign_game(None)?;
    let journal = Journal::read("journal.toml", CORE)?;
    let id = muster.begin_campaign(&game, "Tuesdays", journal.setup)?.to_string();
    let mut seen = muster.campaign(&id)?;
    let (_, step) = journal.steps.into_iter().next().expect("a step");
    change(&mut muster, &id, step.clone())?;
    let late = muster.change_book(&mut seen, step).map_err(|error| error.code());
    assert_eq!(late.err().as_deref(), Some("overtaken"));
    assert_eq!(seen.log.entries.len(), 1, "what isn't on disk isn't in the log");
    assert_eq!(muster.campaign(&id)?.log.entries.len(), 2);
    Ok(())
}

#[test]
fn a_kept_campaign_is_booked_in_taken_back_and_carried_elsewhere() -> Result<(), Error> {
    let dir = tempfile::tempdir().expect("a folder");
    let mut muster = muster(dir.path());
    let game = muster.campaign_game(None)?;
    let journal = Journal::read("journal.toml", CORE)?;
    muster.begin_campaign(&game, "Tuesdays", journal.setup)?;
    for (_, step) in journal.steps {
        change(&mut muster, "tuesdays", step)?;
    }
    let buy = "do = 'buy'\nitem = 'dl-44'\nhero = 'jyn-odan'".parse().expect("TOML");
    let buy = Change::from_table(buy).expect("a step");
    let bought = change(&mut muster, "Tuesdays", buy.clone())?;
    assert_eq!(credits(&bought), 400);
    // Buying twice is refused, and nothing is recorded.
    let again = change(&mut muster, "Tuesdays", buy).expect_err("it is sold");
    assert_eq!(again.code(), "refused");
    assert_eq!(credits(&change(&mut muster, "Tuesdays", Change::Undo)?), 900);
    assert_eq!(credits(&change(&mut muster, "Tuesdays", Change::Redo)?), 400);

    // Another process reads the same state.
    drop(muster);
    let mut again = Muster::open(dir.path().to_owned());
    let book = again.campaign("Tuesdays")?;
    assert_eq!((book.log.entries.len(), credits(&book)), (5, 400));

    let text = again.export_campaign("Tuesdays", true)?.1;
    let elsewhere = tempfile::tempdir().expect("a folder");
    let mut other = Muster::open(elsewhere.path().to_owned());
    other.import_campaign("tuesdays.json", &text)?;
    assert_eq!(other.campaign("Tuesdays")?.log, book.log);
    assert!(CampaignFile::read("x", &text)?.deviations(&game).is_empty());

    // A truncated or edited file: nothing is imported.
    let half = &text[..text.len() / 2];
    let richer = text.replacen("\"amount\": 100", "\"amount\": 900", 1);
    assert_ne!(richer, text);
    for bad in [half, &richer, "{}", "[]"] {
        let refused = other.import_campaign("bad.json", bad);
        assert!(matches!(refused, Err(Error::CampaignFileInvalid { .. })), "{refused:?}");
    }
    assert_eq!(other.campaigns()?.len(), 1);
    Ok(())
}

/// Changes a campaign's log.
fn change(muster: &mut Muster, wanted: &str, change: Change) -> Result<Book, Error> {
    let mut book = muster.campaign(wanted)?;
    muster.change_book(&mut book, change)?;
    Ok(book)
}

/// Returns the group's credits.
fn credits(book: &Book) -> u32 {
    book.log.state().left(&Account::of_side(&"credits".into()))
}
