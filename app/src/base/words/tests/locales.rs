//! The languages agree with one another, and with the files on disk.

use std::collections::BTreeSet;
use std::path::Path;

use muster_db::pack::{built_in, load};
use muster_rules::game::SquadWord;

use super::syntax::{Text, read};
use crate::base::words::{FILES, Language, Value, Words, texts};

/// Keys whose text in another language is the same as in English, because it is a name, a code or a sign.
const SAME_AS_ENGLISH: &[(&str, &[&str])] = &[
    (
        "hu",
        &[
            "ddm-game",
            "print-hero-xp",
            "print-ruler",
            "print-size-kb",
            "rules-says-muster",
            "settings-paper-a4",
            "sheet-bring-dice",
            "sheet-bring-die",
            "smh-game",
            "squads-share-bbcode",
            "squads-share-html",
            "squads-share-markdown",
            "swm-faction-yuuzhan-vong",
            "swm-game",
        ],
    ),
    (
        "zh-Hant",
        &[
            "campaign-ask-yes",
            "collection-file",
            "print-size-kb",
            "print-size-mb",
            "rules-file",
            "rules-says-muster",
            "sheet-bring-dice",
            "sheet-bring-die",
            "squads-import-example",
            "squads-share-bbcode",
            "squads-share-html",
            "squads-share-markdown",
        ],
    ),
    (
        "zh-Hans",
        &[
            "campaign-ask-yes",
            "collection-file",
            "print-size-kb",
            "print-size-mb",
            "rules-file",
            "rules-says-muster",
            "sheet-bring-dice",
            "sheet-bring-die",
            "squads-import-example",
            "squads-share-bbcode",
            "squads-share-html",
            "squads-share-markdown",
        ],
    ),
];

#[test]
fn every_file_on_disk_is_in_the_program_and_no_language_has_more() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../locales");
    let expected: BTreeSet<_> = FILES.iter().map(|name| format!("{name}.ftl")).collect();
    let list = |dir: &Path| {
        let entries = std::fs::read_dir(dir).unwrap_or_else(|e| panic!("{}: {e}", dir.display()));
        entries
            .map(|e| e.expect("an entry").file_name().to_string_lossy().into_owned())
            .collect::<BTreeSet<_>>()
    };
    for language in Language::ALL {
        assert_eq!(list(&locales.join(language.tag())), expected, "{language:?}");
        assert_eq!(texts(language).len(), FILES.len());
    }
    let tags = Language::ALL.map(|l| l.tag().to_owned());
    let folders = list(&locales).into_iter().filter(|name| locales.join(name).is_dir());
    assert_eq!(folders.collect::<BTreeSet<_>>(), tags.into());
}

#[test]
fn every_key_stands_in_every_language_with_the_same_variables() {
    let english = read(Language::English);
    for language in Language::ALL {
        let other = read(language);
        let lacks = |key: &String, text: &Text| !other.contains_key(key) && !text.is_squad_word();
        let missing: Vec<_> = english.iter().filter(|(key, text)| lacks(key, text)).collect();
        assert!(missing.is_empty(), "{language:?} lacks {missing:?}");
        for (key, text) in other.iter().filter(|(_, text)| !text.is_squad_word()) {
            let known = english.get(key).unwrap_or_else(|| panic!("only {language:?} has {key}"));
            assert_eq!(text.shown, known.shown, "{language:?} {key} shows other variables than English");
            let given = |v: &String| {
                known.shown.contains(v)
                    || known.asked.contains(v)
                    || key.starts_with("finding-") && v == "member-count"
            };
            let unknown: Vec<_> = text.asked.iter().filter(|v| !given(v)).collect();
            assert!(unknown.is_empty(), "{language:?} {key} asks for {unknown:?}, which English doesn't");
        }
    }
}

#[test]
fn words_for_a_squad_are_all_referred_to_and_hold_every_word_that_a_pack_may_choose() {
    for language in Language::ALL {
        let all = read(language);
        let referred: BTreeSet<_> = all.values().flat_map(|text| &text.refers).collect();
        let (words, others): (Vec<_>, Vec<_>) = all.iter().partition(|(_, text)| text.is_squad_word());
        let words: BTreeSet<_> = words.into_iter().map(|(key, _)| key).collect();
        assert_eq!(words, referred, "{language:?}");
        assert!(others.iter().all(|(_, text)| !text.shown.contains("squad")), "{language:?}");
        for key in words {
            let said = [SquadWord::Squad, SquadWord::Warband, SquadWord::Army].map(|squad| {
                let words = Words { squad, ..Words::of(language) };
                words.get(key, &[])
            });
            assert_eq!(said.iter().collect::<BTreeSet<_>>().len(), 3, "{language:?} {key}: {said:?}");
        }
    }
}

#[test]
fn only_hungarian_asks_for_an_article() {
    for language in Language::ALL {
        for (key, text) in read(language) {
            let known = language == Language::Hungarian && text.functions.iter().all(|f| f == "AZ");
            assert!(known || text.functions.is_empty(), "{language:?} {key}: {:?}", text.functions);
        }
    }
}

#[test]
fn no_words_are_left_in_english() {
    let english = read(Language::English);
    for (tag, allowed) in SAME_AS_ENGLISH {
        let other = read(Language::from_tag(tag).expect("a language of ours"));
        let has_words = |text: &str| text.chars().any(char::is_alphabetic);
        let same: BTreeSet<_> = other
            .iter()
            .filter(|(key, text)| english.get(*key).is_some_and(|e| e.letters == text.letters))
            .filter(|(_, text)| has_words(&text.letters))
            .map(|(key, _)| key.as_str())
            .collect();
        assert_eq!(same, allowed.iter().copied().collect(), "{tag}");
    }
}

#[test]
fn every_error_says_what_it_means_and_what_to_do() {
    let english = read(Language::English);
    let errors: Vec<_> = english.keys().filter(|k| k.starts_with("error-") && !k.contains('.')).collect();
    assert!(errors.len() > 30);
    for key in errors {
        for attribute in ["means", "todo"] {
            assert!(english.contains_key(&format!("{key}.{attribute}")), "{key} has no .{attribute}");
        }
    }
}

#[test]
fn chinese_is_written_in_its_own_characters_and_punctuation() {
    let simplified_only = "这为队数据员导时费击术义说读写删择开关图鉴阵营";
    let traditional_only = "這為隊數據員導時費擊術義說讀寫刪擇開關圖鑑陣營";
    for (language, foreign) in [
        (Language::TraditionalChinese, simplified_only.replace(['据', '术'], "")),
        (Language::SimplifiedChinese, traditional_only.replace('據', "")),
    ] {
        for (key, text) in read(language) {
            let stray: Vec<_> = text.letters.chars().filter(|c| foreign.contains(*c)).collect();
            assert!(stray.is_empty(), "{language:?} {key}: {stray:?}");
            let narrow = ["。 ", "， ", ", ", "? ", "! "].iter().find(|n| text.letters.contains(**n));
            assert!(narrow.is_none(), "{language:?} {key}: {narrow:?}");
        }
    }
}

#[test]
fn every_thing_of_a_built_in_game_has_its_word() {
    let (games, broken) = load(&built_in());
    assert!(broken.is_empty(), "{broken:?}");
    let english = read(Language::English);
    let mut missing = BTreeSet::new();
    for loaded in &games {
        let (catalogue, game) = (&loaded.catalogue, loaded.catalogue.game());
        let mut want = |kind: &str, id: &str| {
            let key = format!("{}-{kind}-{}", game.prefix, id.to_ascii_lowercase());
            if !english.contains_key(&key) {
                missing.insert(key);
            }
        };
        game.factions.iter().for_each(|f| want("faction", f.id.as_str()));
        game.sides.iter().for_each(|s| want("side", s.id.as_str()));
        game.eras.iter().for_each(|e| want("era", e.id.as_str()));
        game.stats.iter().for_each(|s| want("stat", &s.id));
        game.keywords.iter().for_each(|k| want("keyword", &k.id));
        game.rarities.iter().for_each(|r| want("rarity", &r.id));
        game.traits.iter().for_each(|t| want("trait", t));
        catalogue.formats().iter().for_each(|f| want("format", f.id.as_str()));
        for attribute in &game.attributes {
            attribute.values.iter().for_each(|v| want(&attribute.id, v));
        }
        for figure in catalogue.figures() {
            catalogue.side_lists_of(&figure.id).for_each(|l| want("list", &l.kind));
        }
        let key = format!("{}-game", game.prefix);
        if !english.contains_key(&key) {
            missing.insert(key);
        }
    }
    assert!(missing.is_empty(), "the locales lack {missing:?}");
}

#[test]
fn a_language_that_muster_does_not_speak_is_answered_in_english() {
    assert_eq!(Words::new("de-DE").get("severity-error", &[]), "Error");
    assert_eq!(Words::new("hu-HU").get("severity-error", &[]), "Hiba");
    assert_eq!(Words::new("zh-TW").get("severity-error", &[]), "錯誤");
    assert_eq!(Words::new("zh").get("severity-error", &[]), "错误");
}

#[test]
fn attributes_are_found_and_an_unknown_key_is_given_back() {
    let words = Words::new("en");
    assert_eq!(words.get("error-file-empty.means", &[]), "Nothing was changed.");
    assert_eq!(words.try_get("error-file-empty.colour", &[]), None);
    assert_eq!(words.get("no-such-key", &[]), "no-such-key");
}

#[test]
fn an_error_without_a_place_is_about_the_database() {
    let words = Words::new("en");
    assert_eq!(words.get("error-disk-full", &[]), "The disk that holds the database is full.");
    let full = words.get("error-disk-full", &[("path", "/tmp/muster.db".into())]);
    assert_eq!(full, "The disk that holds /tmp/muster.db is full.");
}

#[test]
fn numbers_are_written_plainly_and_values_carry_no_marks() {
    for language in Language::ALL {
        let words = Words::of(language);
        let args = |n: i64| [("total", Value::from(n)), ("limit", Value::from("\u{5d0}"))];
        assert_eq!(words.get("points-slash", &args(123_456_789)), "123456789 / \u{5d0}");
        assert_eq!(words.get("points-slash", &args(-1)), "-1 / \u{5d0}");
        assert!(words.get("points", &[("points", i64::MAX.into())]).contains("92233720368547"));
        assert!(words.get("points", &[("points", f64::INFINITY.into())]).contains("inf"));
    }
}

#[test]
fn english_counts_one_and_many() {
    let points = |n: i32| Words::new("en").get("points", &[("points", n.into())]);
    assert_eq!([points(0), points(1), points(2)], ["0 points", "1 point", "2 points"]);
}

#[test]
fn lists_are_joined_as_each_language_does() {
    for (tag, members, all, one) in [
        ("en", &["Yoda"][..], "Yoda", "Yoda"),
        ("en", &["Yoda", "Dooku"][..], "Yoda and Dooku", "Yoda or Dooku"),
        ("en", &["A", "B", "C"][..], "A, B and C", "A, B or C"),
        ("en", &["A, B", "C", "D"][..], "A, B; C; and D", "A, B; C; or D"),
        ("en", &["A", "B, C"][..], "A and B, C", "A or B, C"),
        ("en", &["A, B", "C"][..], "A, B; and C", "A, B; or C"),
        ("hu", &["A", "B", "C"][..], "A, B és C", "A, B vagy C"),
        ("hu", &["A, B", "C", "D"][..], "A, B; C; valamint D", "A, B; C; vagy D"),
        ("zh-Hant", &["A, B", "C", "D"][..], "A, B、C 和 D", "A, B、C 或 D"),
        ("zh-Hant", &["帝國", "西斯", "共和國"][..], "帝國、西斯和共和國", "帝國、西斯或共和國"),
        ("zh-Hans", &["A", "B"][..], "A 和 B", "A 或 B"),
    ] {
        let words = Words::new(tag);
        assert_eq!((words.all_of(members), words.one_of(members)), (all.into(), one.into()), "{tag}");
    }
    assert_eq!(Words::new("en").all_of::<&str>(&[]), "");
}
