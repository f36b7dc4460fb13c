//! The games' terms: card keywords are recognised, problems in terms and reminders are reported, and every
//! entry of a book's glossary is a term.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{env, fs};

use muster_db::pack::{self, Fault, LoadedGame, PackFiles};
use muster_rules::id::FigureId;
use muster_rules::term::{Deed, Glossary, TermKind, placeholders};

/// The folder with the rule books that reminders are compared with.
const SEEDS: &str = "MUSTER_SEEDS";

/// The default for that folder, relative to the project.
const BESIDE: &str = "../shared/seeds";

/// The maximum number of keywords per game that no book explains. Exceeding it means that explanations were
/// overlooked.
const UNEXPLAINED: [(&str, usize); 3] = [("swm", 113), ("ddm", 79), ("ia", 15)];

fn games() -> Vec<LoadedGame> {
    pack::load(&pack::built_in()).0
}

fn explained() -> Vec<LoadedGame> {
    games().into_iter().filter(|g| !g.explained.glossary.is_empty()).collect()
}

/// Returns the smallest game with terms, to be broken by tests.
fn heroes() -> PackFiles {
    let all = pack::built_in();
    all.into_iter().find(|p| p.name == "space-marine-heroes").expect("the pack")
}

fn faults(files: PackFiles) -> Vec<(String, Fault)> {
    let (_, broken) = pack::load(&[files]);
    let problems = broken.into_iter().flat_map(|b| b.problems);
    problems.map(|p| (format!("{}:{}", p.place.file, p.place.line), p.fault)).collect()
}

fn changed(file: &str, from: &str, to: &str) -> PackFiles {
    let mut files = heroes();
    let text = String::from_utf8(files.files[file].clone()).expect("text");
    assert!(text.contains(from), "{file} holds {from}");
    files.files.insert(file.to_owned(), text.replacen(from, to, 1).into_bytes());
    files
}

#[test]
fn every_word_on_a_card_is_explained_or_was_looked_for_where_a_game_has_terms() {
    let mut games = 0;
    for game in explained() {
        games += 1;
        let catalogue = &game.catalogue;
        let left = game.explained.unexplained(catalogue.game(), catalogue.figures());
        assert!(left.is_empty(), "{}: {left:?}", catalogue.game().id);
    }
    assert!(games > 0);
}

#[test]
fn few_words_on_cards_are_left_unexplained() {
    for game in explained() {
        let prefix = &game.catalogue.game().prefix;
        let most = UNEXPLAINED.iter().find(|(of, _)| of == prefix).map_or(0, |(_, most)| *most);
        let left = game.explained.glossary.known_unexplained().count();
        assert!(left <= most, "{prefix}: {left}, at most {most}");
    }
}

/// Terms whose name in that language is the English one.
const CALLED_SO: [(&str, &str, &str); 2] = [("ddm", "hu", "ac"), ("ddm", "hu", "hp")];

#[test]
fn words_of_the_rules_have_names_in_every_language() {
    let of_the_rules = [
        TermKind::Rule,
        TermKind::Stat,
        TermKind::Terrain,
        TermKind::Condition,
        TermKind::Action,
        TermKind::Symbol,
    ];
    let mut nameless = BTreeSet::new();
    for game in explained() {
        let prefix = game.catalogue.game().prefix.clone();
        let terms = game.explained.glossary.terms().iter().filter(|term| of_the_rules.contains(&term.kind));
        for (term, language) in terms.flat_map(|term| ["hu", "zh-Hans", "zh-Hant"].map(|l| (term, l))) {
            let called = game.names.look_up(language, "term", &term.name).is_some();
            if !called && game.names.ability(language, &term.name).is_none() {
                nameless.insert((prefix.to_string(), language, term.id.to_string()));
            }
        }
    }
    let called_so = CALLED_SO.map(|(game, language, term)| (game.to_owned(), language, term.to_owned()));
    assert_eq!(nameless, BTreeSet::from(called_so));
}

/// Abilities, powers and spells that the vocabulary can't express, with the reasons.
const UNTOLD: [(&str, &[&str]); 3] = [
    (
        "swm",
        &[
            // What the card itself lists.
            "blaster-rifle-upgrade",
            "blaster-upgrade",
            // Beyond 6 squares, only for this ability.
            // Carries other figures.
            "desert-skiff",
            // Below a number of Hit Points.
            "fragile",
            // Families of powers: their costs are expressed, the rest by each power.
            "force-push",
            "force-repulse",
            // Another figure's Force points.
            "hand-of-the-emperor",
            // The booklet adds it to Attack, while cards print Damage.
            "ion-gun",
            // Only modifies another ability, which expresses it.
            "machinery",
            // Depends on the target's position.
            "mercenary",
            // Prevents what could stop an attack; chooses a critical hit; skips a roll.
            "overwhelming-force",
            "shatterpoint",
            "use-the-force",
        ],
    ),
    (
        "ddm",
        &[
            // What the card itself lists, from whom, and against which difficulty.
            "breath-weapon",
            "constitution-drain",
            "death-burst",
            "gaze-attack",
            "simultaneous-attack",
            "vulnerable",
            // Spells, and their ticked uses.
            "psionics",
            "sorcerer-spell",
            // Only from a commander with that rating, or not along a straight line.
            "difficult",
            "stagger",
        ],
    ),
    // An action applied to the target in addition to another one's.
    ("smh", &["diseased"]),
];

#[test]
fn what_an_ability_does_is_data_but_for_a_list_of_those_that_the_vocabulary_cannot_tell() {
    for game in explained() {
        let prefix = &game.catalogue.game().prefix;
        let known = UNTOLD.iter().find(|(of, _)| of == prefix).map_or(&[][..], |(_, terms)| *terms);
        let kinds = [TermKind::Ability, TermKind::ForcePower, TermKind::Spell];
        let terms = game.explained.glossary.terms().iter().filter(|term| kinds.contains(&term.kind));
        let untold = terms.filter(|t| t.mechanics.as_ref().is_none_or(|m| m.effects.is_empty()));
        let untold: BTreeSet<_> = untold.map(|term| term.id.as_str()).collect();
        assert_eq!(untold, known.iter().copied().collect(), "{prefix}");
    }
}

#[test]
fn a_number_is_read_as_what_it_means() {
    let games = explained();
    let game = games.iter().find(|g| g.catalogue.game().prefix == "swm").expect("the game");
    let read = |keyword: &str| {
        let meanings = game.explained.glossary.read(None, keyword);
        let told = meanings.first().map(|m| (m.term.id.to_string(), m.values.clone()));
        let (id, values) = told.unwrap_or_default();
        (id, values.into_iter().map(|(key, value)| format!("{key} {value}")).collect::<Vec<_>>().join(" "))
    };
    let is = |id: &str, values: &str| (id.to_owned(), values.to_owned());
    // Early cards print the damage, later ones the power's cost.
    assert_eq!(read("Force Lightning 30"), is("force-lightning", "damage 30"));
    assert_eq!(read("Force Lightning 3"), is("unleashed-force-powers", "points 3"));
    assert_eq!(read("Force Lightning 2"), is("force-lightning-2", ""));
    assert_eq!(read("Force Grip 1"), is("unleashed-force-powers", "points 1"));
    assert_eq!(read("Force Corruption 4"), is("unleashed-force-powers", "points 4"));
    assert_eq!(read("Force Push 1"), is("force-push", "amount 1"));
    assert_eq!(read("Grenades 10"), is("grenades", "damage 10"));
}

#[test]
fn the_names_on_agenda_and_class_cards_are_explained_as_far_as_the_facts_go() {
    let mut names = 0;
    for game in explained() {
        let glossary = &game.explained.glossary;
        let agenda = game.campaigns.agenda_cards.values().map(|card| &card.name);
        let classes = game.campaigns.class_cards.values().map(|card| &card.name);
        let silent: Vec<_> = agenda
            .chain(classes)
            .inspect(|_| names += 1)
            .filter(|name| glossary.read(None, name).is_empty() && !glossary.is_known_unexplained(name))
            .collect();
        assert!(silent.is_empty(), "{}: {silent:?}", game.catalogue.game().id);
    }
    assert!(names > 400, "{names}");
}

#[test]
fn a_reminder_tells_the_card_s_values_in_every_language() {
    let mut compared = 0;
    let mut lost = Vec::new();
    for game in explained() {
        for term in game.explained.glossary.terms() {
            let named = |language: &str| -> BTreeSet<&str> {
                placeholders(game.explained.reminder(language, &term.id).unwrap_or_default()).collect()
            };
            let english = named("en");
            for (language, _) in pack::REMINDER_LANGUAGES {
                compared += english.len();
                if named(language) != english {
                    lost.push(format!("{} {language}: {:?}, en {english:?}", term.id, named(language)));
                }
            }
        }
    }
    assert!(compared > 250, "only {compared} compared");
    assert!(lost.is_empty(), "{lost:#?}");
}

#[test]
fn every_entry_of_a_glossary_is_a_term() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/glossary");
    let bare = |name: &str| {
        let mut out = name.to_lowercase();
        for mark in ["+(#)", "+[#]", "(#)", "[#]"] {
            out = out.replace(mark, "");
        }
        out.trim().to_owned()
    };
    let mut resolved = 0;
    for game in explained() {
        let path = folder.join(format!("{}.csv", game.catalogue.game().id));
        // Games whose books have no glossary have no list.
        let Ok(text) = fs::read_to_string(&path) else { continue };
        let mut terms = BTreeMap::<(u32, String), usize>::new();
        for term in game.explained.glossary.terms() {
            let printed = term.source.printed.as_deref().unwrap_or(&term.name);
            *terms.entry((term.source.line.unwrap_or(0), bare(printed))).or_default() += 1;
        }
        let mut rows = csv::Reader::from_reader(text.as_bytes());
        let entries: Vec<(u32, String)> = rows.deserialize().collect::<Result<_, _>>().expect("line,name");
        let missing: Vec<_> = entries.iter().filter(|(l, n)| !terms.contains_key(&(*l, bare(n)))).collect();
        assert!(missing.is_empty(), "{}: {missing:?}", game.catalogue.game().id);
        resolved += entries.len();
    }
    assert!(resolved > 590, "only {resolved} entries");
}

#[allow(clippy::print_stdout, reason = "a test that looks at nothing says so")]
#[test]
fn no_reminder_repeats_a_sentence_of_a_book() {
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(BESIDE);
    let named = env::var_os(SEEDS).map(PathBuf::from);
    let Some(folder) = named.or_else(|| beside.is_dir().then_some(beside)) else {
        println!("skipped: {SEEDS} names no folder with the rule books, and there is no {BESIDE}");
        return;
    };
    let mut book = String::new();
    for entry in fs::read_dir(&folder).expect("the folder of the books") {
        let path = entry.expect("an entry").path();
        if path.extension().is_some_and(|e| e == "txt") {
            book.push_str(&fs::read_to_string(&path).expect("a book is text"));
            book.push('\n');
        }
    }
    let is_han = |c: &char| ('\u{3400}'..='\u{9fff}').contains(c);
    let han: String = book.chars().filter(is_han).collect();
    let words = |text: &str| -> Vec<String> {
        let parts = text.split(|c: char| !c.is_alphanumeric()).filter(|w| !w.is_empty());
        parts.map(str::to_lowercase).collect()
    };
    let latin = format!(" {} ", words(&book).join(" "));
    assert!(!han.is_empty() && latin.len() > 2, "no book in {}", folder.display());
    let mut same = Vec::new();
    for game in explained() {
        for term in game.explained.glossary.terms() {
            for (language, _) in pack::REMINDER_LANGUAGES {
                let text = game.explained.reminder(language, &term.id).unwrap_or_default();
                let own: Vec<char> = text.chars().filter(is_han).collect();
                let runs = own.windows(10).map(|run| run.iter().collect::<String>());
                same.extend(runs.filter(|run| han.contains(run)).map(|run| (term.id.clone(), run)));
                if own.is_empty() {
                    let runs = words(text);
                    let runs = runs.windows(5).map(|run| run.join(" "));
                    let found = runs.filter(|run| latin.contains(&format!(" {run} ")));
                    same.extend(found.map(|run| (term.id.clone(), run)));
                }
            }
        }
    }
    assert!(same.is_empty(), "{same:?}");
}

#[test]
fn a_card_s_words_are_read_with_their_values_and_what_it_has_without_a_word() {
    let game = explained().into_iter().find(|g| g.catalogue.game().prefix == "smh").expect("the game");
    let figure = game.catalogue.figure(&FigureId::from("smh/mosilage")).expect("the figure").clone();
    let ids = |glossary: &Glossary, figure: &muster_rules::figure::Figure| -> Vec<String> {
        let words = glossary.of_figure(game.catalogue.game(), figure);
        words.iter().flat_map(|w| &w.meanings).map(|m| m.term.id.to_string()).collect()
    };
    let glossary = &game.explained.glossary;
    assert_eq!(ids(glossary, &figure), ["diseased", "bloated", "power-armor"]);
    let mut armed = figure;
    armed.keywords.insert("equipment".to_owned(), vec!["lucky-six close shoot".to_owned()]);
    assert_eq!(ids(glossary, &armed), ["lucky-six", "close", "shoot", "diseased", "bloated", "power-armor"]);
    let rerolls = |t: &&muster_rules::term::Term| {
        t.mechanics.as_ref().is_some_and(|m| m.deeds().contains(&Deed::Rerolls))
    };
    assert_eq!(glossary.terms().iter().find(rerolls).map(|t| t.id.as_str()), Some("push-your-luck"));
}

#[test]
fn what_is_wrong_with_terms_and_reminders_is_told_with_its_place() {
    let has = |files: PackFiles, wanted: &dyn Fn(&Fault) -> bool| {
        let faults = faults(files);
        assert!(faults.iter().any(|(_, fault)| wanted(fault)), "{faults:?}");
        faults
    };
    let bust = "bust = \"";
    let found = has(
        changed("reminders.hu.toml", bust, "burst = \""),
        &|f| matches!(f, Fault::NoReminder { id, language } if id == "bust" && language == "hu"),
    );
    // The reminder of an unknown term is also reported, at its line.
    assert!(found.iter().any(|(place, f)| {
        matches!(f, Fault::Unresolved { what: "term", id } if id == "burst")
            && place.starts_with("reminders.hu.toml:")
            && !place.ends_with(":0")
    }));
    has(changed("reminders.en.toml", bust, "bust = \"\" #"), &|f| matches!(f, Fault::EmptyReminder { .. }));
    let long = format!("{bust}{}", "so ".repeat(100));
    has(
        changed("reminders.en.toml", bust, &long),
        &|f| matches!(f, Fault::LongReminder { length, limit: 240, .. } if *length > 300),
    );
    let same = fs_line(&heroes(), "reminders.en.toml", bust);
    let other = fs_line(&heroes(), "reminders.hu.toml", bust);
    has(changed("reminders.hu.toml", &other, &same), &|f| matches!(f, Fault::SameReminder { .. }));
    has(
        changed("reminders.en.toml", bust, "bust = \"{damage} "),
        &|f| matches!(f, Fault::Unresolved { what: "parameter", id } if id == "damage"),
    );
    has(
        changed("terms.toml", "see = [\"push-your-luck\"]", "see = [\"luck\"]"),
        &|f| matches!(f, Fault::Unresolved { what: "term", id } if id == "luck"),
    );
    has(changed("terms.toml", "rerolls = \"rest\"", "rerolls = \"everything\""), &|f| {
        matches!(f, Fault::Shape { .. })
    });
    has(changed("terms.toml", "id = \"bust\"", "id = \"burst\""), &|f| matches!(f, Fault::IdRule { .. }));
}

fn fs_line(files: &PackFiles, file: &str, start: &str) -> String {
    let text = String::from_utf8(files.files[file].clone()).expect("text");
    text.lines().find(|line| line.starts_with(start)).expect("the line").to_owned()
}

#[test]
fn a_user_s_own_words_take_the_place_of_earlier_ones_and_an_empty_row_removes_them() {
    let own = |name: &str, rows: &str| PackFiles {
        name: name.to_owned(),
        files: BTreeMap::from([
            ("pack.toml".to_owned(), b"name = \"Mine\"\nextends = \"space-marine-heroes\"\n".to_vec()),
            ("sources.toml".to_owned(), b"[sources.me]\ntitle = \"Me\"\n".to_vec()),
            ("own_words.csv".to_owned(), format!("of,about,text,source,note\n{rows}").into_bytes()),
        ]),
    };
    let told = |packs: &[PackFiles]| {
        let mut all = vec![heroes()];
        all.extend_from_slice(packs);
        let (games, broken) = pack::load(&all);
        assert!(broken.is_empty(), "{broken:?}");
        let words =
            games[0].explained.all_own().map(|(of, about, text)| format!("{} {about}: {text}", of.as_str()));
        words.collect::<Vec<_>>()
    };
    let first = own("a", "term,bloated,Two moves.,me,\nfigure,smh/mosilage,Mine.,me,\n");
    assert_eq!(
        told(std::slice::from_ref(&first)),
        ["term bloated: Two moves.", "figure smh/mosilage: Mine."]
    );
    let second = own("b", "term,bloated,,me,\nfigure,smh/mosilage,Ours.,me,\n");
    assert_eq!(told(&[first, second]), ["figure smh/mosilage: Ours."]);
}
