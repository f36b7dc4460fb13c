//! The findings of real squads as sentences.

use std::collections::BTreeMap;

use muster_db::pack::{CaseSquad, Cases, LoadedGame, built_in, load};
use muster_rules::check::{CheckInput, Claims, check};
use muster_rules::id::{FigureId, FormatId, PersonId, RuleId};
use muster_rules::report::{CostStep, Fact, Finding, Fix, PricedMember, Question, Report, Severity};
use muster_rules::squad::{Member, SideList, SquadDraft};

use super::messages::{facts_of, holds_its_facts};
use super::syntax::read;
use crate::base::speaker::Speaker;
use crate::base::words::{
    EnglishOnly, Language, NamesWithDraft, Naming, Words, arithmetic, fix_of, sentence, source_of,
};

/// The number of squads drawn per format.
const DRAWN: usize = 60;

fn games() -> Vec<LoadedGame> {
    load(&built_in()).0
}

fn star_wars() -> LoadedGame {
    let swm = games().into_iter().find(|g| g.catalogue.game().prefix == "swm");
    swm.expect("Star Wars Miniatures is built in")
}

fn members(lines: &[String]) -> Vec<Member> {
    let line = |text: &String| {
        let (count, figure) = text.split_once(' ').unwrap_or(("1", text));
        Member::new(FigureId::from(figure), count.parse().expect("a count"))
    };
    lines.iter().map(line).collect()
}

fn draft(game: &LoadedGame, case: &CaseSquad) -> SquadDraft {
    let format = case.format.clone().unwrap_or_else(|| FormatId::from("standard"));
    let mut draft = SquadDraft::new(game.catalogue.game().id.clone(), format);
    draft.members = members(&case.squad);
    (draft.limit, draft.faction) = (case.limit, case.faction.clone());
    (draft.era, draft.side) = (case.era.clone(), case.side.clone());
    draft.setup = case.setup.clone();
    draft.pool = case.pool.as_ref().map(|pool| members(pool));
    let lists = case.beside.iter().map(|b| SideList {
        holder: b.holder.clone(),
        kind: b.kind.clone(),
        members: members(&b.members),
    });
    draft.side_lists = lists.collect();
    draft
}

/// Returns the reports of all cases in the built-in packs, with false claims added.
fn reports(game: &LoadedGame) -> Vec<Report> {
    let files = built_in().into_iter().find(|files| files.name == game.catalogue.game().id.as_str());
    let files = files.expect("the game's pack").files;
    let Some(text) = files.get("cases.toml") else { return Vec::new() };
    let cases: Cases = toml::from_str(std::str::from_utf8(text).expect("text")).expect("cases");
    let report = |case: &muster_db::pack::Case| {
        let squad = draft(game, &case.squad);
        let partner = case.partner.as_ref().map(|s| draft(game, s));
        let opponent = case.opponent.as_ref().map(|s| draft(game, s));
        let format = game.catalogue.format(&squad.format).expect("a format");
        let input = CheckInput {
            partner: partner.as_ref(),
            opponent: opponent.as_ref(),
            owned: Some(&BTreeMap::new()),
            claims: Claims { total: Some(-1), activations: Some(-1) },
            ..CheckInput::new(&squad, format)
        };
        check(&game.catalogue, input)
    };
    cases.cases.iter().map(report).collect()
}

#[test]
fn every_finding_of_every_case_is_a_sentence_in_every_language() {
    for game in games() {
        for finding in reports(&game).iter().flat_map(|r| &r.findings) {
            holds_its_facts(finding);
            for language in Language::ALL {
                let words = Words::of(language);
                // Missing arguments panic in tests.
                let text = sentence(&words, &game.catalogue, finding, &game.names);
                let end = text.ends_with(['.', '?', '。', '？']);
                assert!(end && !text.contains(['{', '}']) && !text.contains("  "), "{language:?}: {text}");
                for fix in &finding.fixes {
                    let text = fix_of(&words, &game.catalogue, fix, &game.names);
                    assert!(text.ends_with(['.', '?', '。', '？']) && !text.contains(['{', '}']), "{fix:?}");
                }
                assert!(source_of(&words, &game.catalogue, &finding.rule).is_some(), "{}", finding.rule);
            }
        }
    }
}

/// Draws squads at random, alone and beside others, to find combinations that no case covers.
#[test]
fn every_finding_of_squads_drawn_by_lot_is_a_sentence() {
    for game in games() {
        let figures = game.catalogue.figures();
        let mut seed = 16_u64;
        let mut draw = |below: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            usize::try_from(seed >> 33).expect("31 bits") % below
        };
        for format in game.catalogue.formats() {
            for _ in 0..DRAWN {
                let mut squad = SquadDraft::new(game.catalogue.game().id.clone(), format.id.clone());
                for _ in 0..draw(6) {
                    let count = u32::try_from(draw(3) + 1).expect("few");
                    squad.members.push(Member::new(figures[draw(figures.len())].id.clone(), count));
                }
                let beside = squad.clone();
                let partner = (draw(3) == 0).then_some(&beside);
                let input = CheckInput { partner, opponent: partner, ..CheckInput::new(&squad, format) };
                for finding in &check(&game.catalogue, input).findings {
                    holds_its_facts(finding);
                    let text = sentence(&Words::of(Language::English), &game.catalogue, finding, &game.names);
                    assert!(!text.contains(['{', '}']) && !text.contains("  "), "{text}");
                }
            }
        }
    }
}

/// Returns a finding with this message and a fact of the right kind for each name.
fn specimen(message: &'static str) -> Finding {
    let figure = |id: &str| FigureId::from(id);
    let about = [figure("swm/clone-trooper"), figure("swm/darth-vader-sith-apprentice")];
    let facts = facts_of(message).expect("a message that is listed");
    let finding = Finding::new(Severity::Note, &RuleId::from("SWM-POINTS"), message).about(about);
    facts.into_iter().fold(finding, |finding, name| {
        let fact = match name {
            "faction" => Fact::Faction("new-republic".into()),
            "other" if message.starts_with("team") => Fact::Faction("sith".into()),
            "other" => Fact::Era("rebellion".into()),
            "era" => Fact::Era("rise-of-the-empire".into()),
            "side" => Fact::Side("dark".into()),
            "factions" | "pool" => Fact::Factions(vec!["empire".into(), "fringe".into()]),
            "with" => Fact::Figures(vec![figure("swm/jango-fett"), figure("swm/boba-fett")]),
            "chosen" | "holder" | "figure" => Fact::Figure(figure("swm/jabba-the-hutt")),
            "person" => Fact::Person(PersonId::from("obi-wan-kenobi")),
            "ability" | "role" | "asked" => Fact::Keyword("Dark Master".into()),
            "list" => Fact::Text("reserves".into()),
            "trait" => Fact::Text("commander".into()),
            _ => Fact::Number(7),
        };
        finding.with(name, fact)
    })
}

#[test]
fn every_message_is_a_sentence_in_every_language() {
    let game = star_wars();
    for key in read(Language::English).keys().filter(|k| k.starts_with("finding-") && !k.contains('.')) {
        let message: &'static str = key["finding-".len()..].to_owned().leak();
        for language in Language::ALL {
            let text = sentence(&Words::of(language), &game.catalogue, &specimen(message), &game.names);
            assert!(language == Language::English || !text.contains("none"), "{language:?}: {text}");
            let end = text.ends_with(['.', '?', '。', '？']);
            assert!(end && !text.contains(['{', '}']) && !text.contains("  "), "{language:?}: {text}");
        }
    }
}

#[test]
fn each_game_calls_a_squad_by_its_own_word() {
    let finding = Finding::new(Severity::Error, &RuleId::from("MUSTER-EMPTY"), "empty");
    let said = |prefix: &str, tag: &str| {
        let game = games().into_iter().find(|g| g.catalogue.game().prefix == prefix).expect("a game");
        Speaker::new(&Words::new(tag), &game, &game.names).sentence(&finding)
    };
    for (tag, squad, warband, army) in [
        (
            "en",
            "The squad has no figures. Add at least one.",
            "The warband has no figures. Add at least one.",
            "The army has no figures. Add at least one.",
        ),
        (
            "hu",
            "Nincs figura a csapatban. Adj hozzá legalább egyet.",
            "Nincs figura a hadcsapatban. Adj hozzá legalább egyet.",
            "Nincs figura a seregben. Adj hozzá legalább egyet.",
        ),
        (
            "zh-Hant",
            "部隊裡沒有任何模型。請至少加入一個。",
            "戰隊裡沒有任何模型。請至少加入一個。",
            "軍隊裡沒有任何模型。請至少加入一個。",
        ),
        (
            "zh-Hans",
            "部队里没有任何模型。请至少加入一个。",
            "战队里没有任何模型。请至少加入一个。",
            "军队里没有任何模型。请至少加入一个。",
        ),
    ] {
        assert_eq!(said("swm", tag), squad); // its pack defines no word
        assert_eq!(said("ddm", tag), warband);
        assert_eq!(said("ia", tag), army);
    }
}

fn twice() -> Finding {
    Finding::new(Severity::Error, &RuleId::from("SWM-UNIQUE"), "unique-twice")
        .with("person", Fact::Person(PersonId::from("obi-wan-kenobi")))
        .number("copies", 2)
        .about([FigureId::from("swm/general-obi-wan-kenobi")])
        .fix(Fix::remove(FigureId::from("swm/general-obi-wan-kenobi"), 1))
}

#[test]
fn a_finding_is_said_in_each_language_with_the_names_that_the_pack_has() {
    let game = star_wars();
    for (tag, text, fix, source) in [
        (
            "en",
            "Obi-Wan Kenobi is unique, so only one may be in the squad, not 2: General Obi-Wan Kenobi.",
            "Remove 1 × General Obi-Wan Kenobi.",
            ", p.\u{a0}47",
        ),
        (
            "hu",
            "Obi-Wan Kenobi egyedi, ezért csak egyszer lehet a csapatban, most viszont 2 példányban van: \
             Obi-Wan Kenobi tábornok.",
            "Vegyél ki ennyit: 1 × Obi-Wan Kenobi tábornok.",
            ", 47.\u{a0}oldal",
        ),
        (
            "zh-TW",
            "Obi-Wan Kenobi 是唯一角色，部隊裡只能有一個，現在卻有 2 個：General Obi-Wan Kenobi。",
            "移除 1 個 General Obi-Wan Kenobi。",
            "，第\u{a0}47\u{a0}頁",
        ),
        (
            "zh-CN",
            "Obi-Wan Kenobi 是唯一角色，部队里只能有一个，现在却有 2 个：General Obi-Wan Kenobi。",
            "移除 1 个 General Obi-Wan Kenobi。",
            "，第\u{a0}47\u{a0}页",
        ),
    ] {
        let (words, catalogue) = (Words::new(tag), &game.catalogue);
        assert_eq!(sentence(&words, catalogue, &twice(), &game.names), text);
        assert_eq!(fix_of(&words, catalogue, &twice().fixes[0], &game.names), fix);
        let stands = source_of(&words, catalogue, &twice().rule).expect("a source");
        assert!(stands.ends_with(source), "{stands}");
    }
}

#[test]
fn an_era_that_nobody_named_is_not_spoken_of() {
    let game = star_wars();
    let finding = Finding::new(Severity::Error, &RuleId::from("SWM-ERA"), "era-not-offered")
        .with("faction", Fact::Faction("fringe".into()));
    let named = finding.clone().with("era", Fact::Era("rebellion".into()));
    let say = |finding| sentence(&Words::new("en"), &game.catalogue, finding, &EnglishOnly);
    assert!(say(&finding).starts_with("Fringe squads can’t be played in any era."));
    assert!(say(&named).starts_with("Fringe squads can’t be played in the Rebellion era."));
}

#[test]
fn a_message_without_words_still_names_its_rule() {
    let finding = Finding::new(Severity::Note, &RuleId::from("SWM-NEW"), "brand-new");
    let text = sentence(&Words::new("hu"), &star_wars().catalogue, &finding, &EnglishOnly);
    assert_eq!(text, "SWM-NEW (brand-new)");
}

#[test]
fn costs_are_arithmetic_that_names_rule_and_card() {
    let game = star_wars();
    let member = PricedMember {
        deck: None,
        figure: FigureId::from("swm/clone-trooper"),
        count: 1,
        printed: Some(75),
        steps: vec![CostStep {
            amount: -10,
            rule: RuleId::from("SWM-RAPPORT"),
            holder: FigureId::from("swm/darth-sidious"),
        }],
        unit_cost: Some(65),
        cost: 65,
    };
    let read = |tag| arithmetic(&Words::new(tag), &game.catalogue, &member, &game.names);
    assert_eq!(read("en").as_deref(), Some("75 - 10 (Rapport: Darth Sidious)"));
    assert_eq!(read("hu").as_deref(), Some("75 - 10 (Összhang: Darth Sidious)"));
    let plain = PricedMember { steps: Vec::new(), ..member.clone() };
    assert_eq!(arithmetic(&Words::new("en"), &game.catalogue, &plain, &game.names), None);
}

#[test]
fn what_nobody_knows_is_called_by_its_last_name_or_its_id() {
    let game = star_wars();
    let words = Words::new("en");
    let gone = FigureId::from("mine/the-old-one");
    let naming = Naming::new(&words, &game.catalogue, &game.names);
    assert_eq!(naming.figure(&gone), "The Old One");
    assert_eq!(naming.person(&PersonId::from("old-ben")), "Old Ben");
    let mut draft = SquadDraft::new(game.catalogue.game().id.clone(), "standard".into());
    draft.members = vec![Member { last_name: Some("The old one!".into()), ..Member::new(gone.clone(), 1) }];
    let names = NamesWithDraft::new(&game.names, &draft);
    assert_eq!(Naming::new(&words, &game.catalogue, &names).figure(&gone), "The old one!");
}

#[test]
fn every_person_is_spelled_as_some_card_spells_it() {
    let game = star_wars();
    let words = Words::new("en");
    let naming = Naming::new(&words, &game.catalogue, &game.names);
    for (id, name) in
        [("obi-wan-kenobi", "Obi-Wan Kenobi"), ("general-grievous", "General Grievous"), ("4-lom", "4-LOM")]
    {
        assert_eq!(naming.person(&PersonId::from(id)), name);
    }
}

#[test]
fn abilities_keep_their_number_in_other_languages() {
    let game = star_wars();
    let words = Words::new("hu");
    let naming = Naming::new(&words, &game.catalogue, &game.names);
    assert_eq!(naming.ability("Dark Master"), "Sötét Mester");
    assert_eq!(naming.ability("Grenades 10"), "Gránát 10");
    assert_eq!(naming.ability("Something New 3"), "Something New 3");
}

#[test]
fn a_finding_with_nobody_to_name_has_a_sentence_of_its_own() {
    let game = star_wars();
    for message in [
        "side-list-cost-unknown",
        "side-list-may",
        "side-list-may-figures",
        "side-list-may-unknown",
        "side-list-outside",
        "side-list-over",
        "side-list-too-many",
        "side-list-unknown",
    ] {
        let named = specimen(message);
        let unnamed = named.clone().with("pool", Fact::Keyword(String::new()));
        for language in Language::ALL {
            let say = |f: &Finding| sentence(&Words::of(language), &game.catalogue, f, &game.names);
            assert_ne!(say(&named), say(&unnamed));
            let text = say(&unnamed);
            assert!(!text.contains(": .") && !text.contains("：。") && !text.contains(": )"), "{text}");
        }
    }
}

#[test]
fn every_kind_of_question_is_asked() {
    let game = star_wars();
    let figure = FigureId::from("swm/mouse-droid");
    let questions = [
        Question::SamePerson { figure: figure.clone(), person: PersonId::from("yoda") },
        Question::CostChange { holder: figure.clone() },
        Question::Admission { figure: figure.clone() },
        Question::SideListValue { figure: figure.clone(), list: "reserves".into() },
        Question::Slots { card: "dc-15s-blaster".into(), name: "Mouse Droid Blaster".into() },
        Question::LetIn { holder: figure.clone() },
        Question::Cost { figure: figure.clone() },
        Question::Fact { figure: figure.clone(), column: "commander".into() },
        Question::Fact { figure, column: "hp".into() },
    ];
    for language in Language::ALL {
        for question in &questions {
            let text =
                crate::base::words::question(&Words::of(language), &game.catalogue, question, &game.names);
            assert!(text.ends_with(['?', '？']) && text.contains("Mouse Droid"), "{language:?}: {text}");
        }
    }
}
