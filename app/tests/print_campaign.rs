//! Campaigns on paper: the print matches the log, in every language.

use std::path::Path;

use muster_app::base::words::Words;
use muster_app::campaign_rules::event::Account;
use muster_app::campaign_rules::id::HeroId;
use muster_app::campaigns::{self, Book, CampaignFile, Change, ImportCampaign, Journal};
use muster_app::print::{Laid, Paper, PrintOptions, Remarked, Work};
use muster_app::{Error, Muster};
use muster_templates::page::{Document, Line, Op};

const LANGUAGES: [&str; 4] = ["en", "hu", "zh-Hans", "zh-Hant"];

/// Two missions with a purchase, a class card, a secret agenda card and a packed item.
const JOURNAL: &str = r#"
campaign = "core"
heroes = ["gaarkhan", "jyn-odan", "mak-eshkarey", "diala-passil"]
imperial_class = "military-might"
agenda_sets = ["agents-of-the-empire", "for-the-right-price", "imperial-discipline",
    "imperial-industry", "imperial-security-bureau", "retaliation"]
side_missions_green = ["sorry-about-the-mess", "homecoming", "the-spice-job", "target-of-opportunity"]
seed = 7
step = [
    { do = "mission", name = "aftermath", winner = "rebels", crates = 2, drawn = ["indebted", "high-moon"] },
    { do = "shop", items = ["dl-44", "marksman-barrel", "vibroblade", "combat-coat", "e-11", "survival-gear"] },
    { do = "buy", item = "dl-44", hero = "jyn-odan" },
    { do = "buy", item = "marksman-barrel", hero = "jyn-odan" },
    { do = "assign", card = "marksman-barrel", weapon = "dl-44" },
    { do = "class-card", card = "wookiee-loyalty" },
    { do = "next" },
    { do = "draw", cards = ["imperial-informants", "hired-help", "wanted", "fire-at-will"] },
    { do = "agenda", card = "imperial-informants", keep = true },
    { do = "next" },
    { do = "mission", name = "indebted", winner = "empire", crates = 1, drawn = ["target-of-opportunity"] },
    { do = "next" },
    { do = "next" },
    { do = "pack", hero = "jyn-odan", items = ["dl-44"] },
]
"#;

/// The number of steps that lead into the shop after the first mission.
const SHOPPING: usize = 6;

struct Group {
    muster: Muster,
    dir: tempfile::TempDir,
}

impl Group {
    /// Returns a group in the shop after its first mission.
    fn shopping() -> Self {
        Self::after(SHOPPING)
    }

    /// Returns the same group after its second mission.
    fn later() -> Self {
        Self::after(usize::MAX)
    }

    fn after(steps: usize) -> Self {
        let dir = tempfile::tempdir().expect("a folder");
        let mut muster = Muster::open(Path::new(dir.path()).join("data"));
        let journal = Journal::read("journal.toml", JOURNAL).expect("a journal");
        let game = muster.campaign_game(None).expect("a game");
        let id = muster.begin_campaign(&game, "Tuesdays", journal.setup).expect("a campaign");
        for (_, step) in journal.steps.into_iter().take(steps) {
            let mut book = muster.campaign(&id.to_string()).expect("the campaign");
            muster.change_book(&mut book, step).expect("allowed");
        }
        Self { muster, dir }
    }

    fn change(&mut self, change: Change) {
        let mut book = self.book();
        self.muster.change_book(&mut book, change).expect("allowed");
    }

    fn book(&mut self) -> Book {
        self.muster.campaign("Tuesdays").expect("the campaign")
    }

    fn log(&mut self, language: &str, secrets: bool) -> String {
        let work = self.muster.work_of_campaign_log("Tuesdays", secrets, &Words::new(language));
        text(&laid(work, language))
    }
}

fn laid(work: Result<Work, Error>, language: &str) -> Document {
    let options = PrintOptions {
        paper: Paper::A4,
        language: language.to_owned(),
        system_fonts: false,
        ..PrintOptions::default()
    };
    let laid = Laid::new(work.expect("something to print"), options);
    let of_secrets = |r: &&Remarked| matches!(r, Remarked::SecretsIncluded | Remarked::SecretsLeftOut);
    let remarks = laid.remarks();
    let others: Vec<_> = remarks.iter().filter(|remark| !of_secrets(remark)).collect();
    assert!(others.is_empty(), "{language}: {others:?}");
    laid.document
}

/// Returns the texts in drawing order, joining runs of different fonts.
fn text(document: &Document) -> String {
    let runs: Vec<_> = document.runs().map(|(_, run)| run.text.as_str()).collect();
    runs.join(" ").split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Counts the ticked boxes: a tick is two slanting lines, heavier than the stroke through an XP box.
fn ticks(document: &Document) -> usize {
    let slants = |l: &Line| l.from[0] != l.to[0] && l.from[1] != l.to[1] && l.width > 0.36;
    let slanting = |op: &&Op| matches!(op, Op::Line(l) if slants(l));
    document.pages.iter().flat_map(|page| &page.ops).filter(slanting).count() / 2
}

#[test]
fn the_log_says_what_the_books_say_in_every_language() {
    let mut group = Group::later();
    let book = group.book();
    let state = book.log.state();
    let left = |account: &str| state.left(&Account::of_side(&account.into()));
    assert_eq!((left("credits"), left("influence")), (550, 3));
    let said = [
        (
            "en",
            ["Credits 550", "Influence 3", "Indebted Empire 2 1", "Aftermath Rebels 2 1", "All heroes XP +1"],
        ),
        (
            "hu",
            [
                "Kredit 550",
                "Befolyás 3",
                "Indebted Birodalom 2 1",
                "Aftermath Lázadók 2 1",
                "Minden hős XP +1",
            ],
        ),
        ("zh-Hant", ["信用點 550", "影響點 3", "帝國 2 1", "戰後餘波 反抗軍 2 1", "全部英雄"]),
        ("zh-Hans", ["信用点 550", "影响点 3", "帝国 2 1", "反抗军 2 1", "全部英雄"]),
    ];
    for (language, said) in said {
        let log = group.log(language, false);
        for said in said {
            assert!(log.contains(said), "{language}: {said} is not in {log}");
        }
        assert!(log.contains("Tuesdays") && log.contains("DL-44") && log.contains("Marksman Barrel"));
        assert!(
            log.contains("+800") && log.replace("\u{2212} ", "\u{2212}").contains("\u{2212}500"),
            "the ledger stands behind the log"
        );
    }
}

fn step(text: &str) -> Change {
    Change::from_table(text.parse().expect("TOML")).expect("a step")
}

#[test]
fn each_step_that_is_done_is_ticked_and_the_present_stage_is_marked() {
    let words = Words::new("en");
    let mut group = Group::shopping();
    let print = |group: &mut Group| laid(group.muster.work_of_campaign_log("Tuesdays", false, &words), "en");
    let shopping = print(&mut group);
    // Four starting cards and one that was bought are ticked in the heroes' decks.
    let cards = 5;
    assert_eq!(ticks(&shopping), cards + 1, "the mission, the Rebel upgrade goes on");
    assert!(text(&shopping).contains("▶ 0 Introduction"), "{}", text(&shopping));
    group.change(step("do = 'next'"));
    assert_eq!(ticks(&print(&mut group)), cards + 2);
    let later = print(&mut Group::later());
    assert_eq!(ticks(&later), cards + 6, "two stages are done");
    assert!(text(&later).contains("▶ 2 Story mission"));
}

#[test]
fn an_agenda_card_that_is_kept_in_secret_is_named_only_if_asked_for() {
    let mut group = Group::later();
    for language in LANGUAGES {
        let open = group.log(language, true);
        let hidden = group.log(language, false);
        assert!(open.contains("Imperial Informants"), "{language}: {open}");
        assert!(!hidden.contains("Imperial Informants"), "{language}: neither in the list nor in the ledger");
    }
    assert!(group.log("en", false).contains("Agenda cards kept 1 secret"));
    assert!(group.log("en", false).contains("Bought a secret agenda card"));
    group.change(step("do = 'play'\ncard = 'imperial-informants'\nback = false"));
    assert!(group.log("en", false).contains("Bought Imperial Informants"), "what was played is no secret");
}

/// Reads the campaign embedded in the printed log; an error if there is none.
fn read_back(group: &mut Group, secrets: bool) -> Result<CampaignFile, Error> {
    let words = Words::new("en");
    let work = group.muster.work_of_campaign_log("Tuesdays", secrets, &words).expect("a log");
    let path = group.dir.path().join("log.pdf");
    let laid = Laid::new(work, PrintOptions::default());
    group.muster.print(&laid, &words, &path).expect("a PDF");
    campaigns::read_file(&ImportCampaign { path }, &words)
}

#[test]
fn a_printed_log_is_read_back_as_the_campaign_that_it_was() {
    let mut group = Group::later();
    let (kept, before) = (group.muster.export_campaign("Tuesdays", true).expect("a file").1, group.book());
    let found = read_back(&mut group, true).expect("the log carries it");
    assert_eq!(found, CampaignFile::read("kept", &kept).expect("a campaign"));
    let id = group.muster.bring_campaign(&found).expect("it is kept").id;
    assert_eq!(id, before.summary.uuid, "it is the one that is here");
    let again = group.muster.campaign(&id.to_string()).expect("a campaign");
    assert_eq!((again.log, again.summary.name), (before.log, before.summary.name));
}

#[test]
fn a_log_carries_no_secrets_unless_they_are_asked_for() {
    let mut group = Group::later();
    let words = Words::new("en");
    for (secrets, remark) in [(false, Remarked::SecretsLeftOut), (true, Remarked::SecretsIncluded)] {
        let work = group.muster.work_of_campaign_log("Tuesdays", secrets, &words).expect("a log");
        assert_eq!(work.remarks, [remark], "whoever prints it is told");
        let file = read_back(&mut group, secrets).expect("it is carried");
        let text = serde_json::to_string(&file).expect("JSON");
        assert_eq!((file.name.as_str(), text.contains("imperial-informants")), ("Tuesdays", secrets));
    }
}

#[test]
fn a_blank_log_has_the_stages_of_each_campaign_and_nobodys_names() {
    let group = Group::shopping();
    let game = group.muster.campaign_game(None).expect("a game");
    for campaign in &game.campaigns.campaigns {
        for language in LANGUAGES {
            let work = group.muster.work_of_blank_log(&game, campaign.id.as_str(), &Words::new(language));
            let document = laid(work, language);
            assert_eq!(document.pages.len(), 1);
            let boxes = document.pages[0].ops.iter().filter(
                |op| matches!(op, Op::Rect(r) if r.stroke.is_some() && (r.area.width - r.area.height).abs() < 0.01),
            );
            let steps = (campaign.stages.len() - 1) * 3 + 1 + 4;
            // One of several missions is ticked, and in the finale even a single one.
            let last = campaign.stages.len() - 1;
            let stages = campaign.stages.iter().enumerate();
            let choices = stages.map(|(at, stage)| match stage.missions.len() {
                1 if at < last => 0,
                several => several,
            });
            let facts = &game.campaigns;
            let deck = |hero: &HeroId| facts.deck(&hero.deck()).count();
            let deck = facts.heroes.keys().map(deck).max().expect("heroes");
            let heroes = facts.rules.heroes.most * (20 + deck);
            let bag = 6;
            let expected = steps + choices.sum::<usize>() + heroes + bag;
            assert_eq!(boxes.count(), expected, "{} {language}", campaign.id);
            assert!(!text(&document).contains("Gaarkhan"));
        }
    }
    let unknown = group.muster.work_of_blank_log(&game, "nowhere", &Words::new("en"));
    assert_eq!(unknown.expect_err("no such campaign").code(), "unknown-campaign");
}

#[test]
fn a_heros_sheet_says_what_the_hero_has_and_what_is_packed() {
    let mut group = Group::later();
    let work = group.muster.work_of_heroes("Tuesdays", &Words::new("en"));
    let document = laid(work, "en");
    assert_eq!(document.pages.len(), 2);
    let said = text(&document);
    for name in
        ["Wookiee Loyalty", "Unstoppable", "Vibro-Ax", "DL-44", "With Marksman Barrel", "Fierce Warrior"]
    {
        assert!(said.contains(name), "{name}: {said}");
    }
    // Four starting weapons, one card that was bought, and one packed item.
    assert_eq!(ticks(&document), 4 + 1 + 1);
    for language in LANGUAGES {
        let said = text(&laid(group.muster.work_of_heroes("Tuesdays", &Words::new(language)), language));
        for english in ["Damage", "Strain"] {
            assert_eq!(said.contains(english), language == "en", "{language}: {english} in {said}");
        }
    }
}

#[test]
fn no_heading_of_the_log_is_broken_inside_a_word() {
    let mut group = Group::later();
    for language in LANGUAGES {
        let words = Words::new(language);
        let heads = ["stage", "kind", "mission", "winner", "date", "threat", "tiers", "rewards"];
        let heads: Vec<_> = heads.iter().map(|key| words.get(&format!("print-log-{key}"), &[])).collect();
        for paper in [Paper::A4, Paper::Letter] {
            let work = group.muster.work_of_campaign_log("Tuesdays", false, &words).expect("a log");
            let options = PrintOptions {
                paper,
                language: language.into(),
                system_fonts: false,
                ..PrintOptions::default()
            };
            let document = Laid::new(work, options).document;
            for word in heads.iter().flat_map(|head| head.split_whitespace()) {
                let whole = document.runs().any(|(_, run)| run.text.contains(word));
                assert!(whole, "{language} {paper:?}: {word} stands nowhere in one piece");
            }
        }
    }
}

#[test]
fn who_joined_has_a_sheet_with_what_they_came_with_and_who_left_has_none() {
    let mut group = Group::later();
    group.change(step("do = 'heroes'\nleave = ['gaarkhan']\njoin = ['fenn-signis']\nwhy = 'a new player'"));
    for language in LANGUAGES {
        let document = laid(group.muster.work_of_heroes("Tuesdays", &Words::new(language)), language);
        assert_eq!(document.pages.len(), 2, "{language}: four heroes, two a page");
        if language == "en" {
            let said = text(&document);
            for there in ["Fenn Signis", "Infantry Rifle", "Tactical Movement", "Jyn Odan"] {
                assert!(said.contains(there), "{there}: {said}");
            }
            assert!(!said.contains("Gaarkhan") && !said.contains("Wookiee Loyalty"), "{said}");
        }
    }
}

/// Counts the zeros on the hero sheets of a group that imported its paper log with these entries.
fn noughts(entered: &str) -> usize {
    let dir = tempfile::tempdir().expect("a folder");
    let mut muster = Muster::open(dir.path().join("data"));
    let setup = JOURNAL.split_once("step = [").expect("steps").0;
    let paper = format!("{setup}[[step]]\ndo = 'paper'\nmissions = ['aftermath: rebels']\n{entered}");
    let journal = Journal::read("journal.toml", &paper).expect("a journal");
    let game = muster.campaign_game(None).expect("a game");
    let id = muster.begin_campaign(&game, "Tuesdays", journal.setup).expect("a campaign");
    for (_, step) in journal.steps {
        let mut book = muster.campaign(&id.to_string()).expect("the campaign");
        muster.change_book(&mut book, step).expect("allowed");
    }
    let document = laid(muster.work_of_heroes("Tuesdays", &Words::new("en")), "en");
    document.runs().filter(|(_, run)| run.text == "0").count()
}

#[test]
fn xp_that_nobody_entered_is_a_blank_on_a_heros_sheet() {
    let heroes = ["gaarkhan", "jyn-odan", "mak-eshkarey", "diala-passil"];
    let entered = |known: usize| heroes[..known].iter().map(|hero| format!("{hero} = {{ xp = 0 }}\n"));
    let noughts: Vec<_> = (0..=4).map(|known| noughts(&entered(known).collect::<String>())).collect();
    // The XP left, earned and spent.
    assert!(noughts.windows(2).all(|pair| pair[1] == pair[0] + 3), "{noughts:?}");
}

#[test]
fn the_shop_is_what_lies_there_or_else_what_could() {
    let words = Words::new("en");
    let mut group = Group::shopping();
    let said = text(&laid(group.muster.work_of_shop("Tuesdays", &words), "en"));
    for (name, lies) in [("Vibroblade", true), ("Combat Coat", true), ("DL-44", false), ("DH-17", false)] {
        assert_eq!(said.contains(name), lies, "{name}: {said}");
    }
    let mut later = Group::later();
    let said = text(&laid(later.muster.work_of_shop_cards("Tuesdays", &words), "en"));
    for (name, lies) in [("Vibroblade", true), ("DH-17", true), ("DL-44", false), ("Laminate Armor", false)] {
        assert_eq!(said.contains(name), lies, "{name}: {said}");
    }
    assert!(said.contains("300") && said.contains("Ranged weapon · tier 1"));
}

#[test]
fn what_is_for_sale_is_a_list_with_boxes_and_what_heroes_may_learn() {
    for language in LANGUAGES {
        let mut group = Group::shopping();
        let document = laid(group.muster.work_of_shop("Tuesdays", &Words::new(language)), language);
        let said = text(&document);
        assert_eq!(document.pages.len(), 1, "{language}");
        // The items in the shop, and each hero's class cards not learnt yet.
        assert!(said.matches('□').count() > 20, "{said}");
    }
    let mut group = Group::shopping();
    let said = text(&laid(group.muster.work_of_shop("Tuesdays", &Words::new("en")), "en"));
    assert!(said.contains("[300]") && said.contains("Tier 1") && said.contains("XP"), "{said}");
}

#[test]
fn a_campaign_that_is_not_kept_is_refused() {
    let mut group = Group::shopping();
    let words = Words::new("en");
    let refused = [
        group.muster.work_of_campaign_log("Mondays", false, &words),
        group.muster.work_of_heroes("Mondays", &words),
        group.muster.work_of_shop("Mondays", &words),
        group.muster.work_of_shop_cards("Mondays", &words),
    ];
    for work in refused {
        assert!(work.is_err());
    }
}
