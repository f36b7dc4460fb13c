//! No text contains what its language's style sheet in `docs/words/` forbids.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use super::syntax::{Text, read};
use crate::base::words::Language;

const HEADING: &str = "## Never";
const COLUMNS: [&str; 3] = ["never", "say", "except"];
/// A sheet with fewer rows must have been truncated.
const FEWEST: usize = 10;

/// One row of a sheet's table.
#[derive(Debug, PartialEq, Eq)]
struct Never {
    term: String,
    say: String,
    /// Keys whose texts may contain it; a trailing `*` matches any suffix.
    except: Vec<String>,
}

impl Never {
    fn spares(&self, key: &str) -> bool {
        self.except.iter().any(|pattern| covers(pattern, key))
    }
}

/// A fault in a sheet's table; lines count from 1.
#[derive(Debug, PartialEq, Eq)]
enum Crooked {
    /// The heading is missing, the table under it is missing, or it has other columns.
    NoTable,
    /// No line of dashes separates the header from the rows.
    NoRule,
    NotThreeCells {
        line: usize,
    },
    EmptyCell {
        line: usize,
    },
    Twice {
        line: usize,
    },
    TooFew {
        rows: usize,
    },
}

/// Returns whether a pattern matches a key.
fn covers(pattern: &str, key: &str) -> bool {
    pattern.strip_suffix('*').map_or(pattern == key, |start| key.starts_with(start))
}

/// Parses the table under `## Never`.
///
/// # Errors
/// Returns the fault of the table.
fn rows(sheet: &str) -> Result<Vec<Never>, Crooked> {
    let lines = sheet.lines().enumerate().map(|(at, line)| (at + 1, line.trim()));
    let section = lines.skip_while(|(_, line)| *line != HEADING).skip(1);
    let table = section.take_while(|(_, line)| !line.starts_with('#')).filter(|(_, line)| !line.is_empty());
    let mut table = table.skip_while(|(_, line)| !line.starts_with('|'));
    let mut next = || table.next().map(|(line, text)| cells(line, text)).transpose();
    if next()?.is_none_or(|head| head != COLUMNS) {
        return Err(Crooked::NoTable);
    }
    if !next()?.is_some_and(|rule| rule.iter().all(|c| c.len() >= 3 && c.chars().all(|c| c == '-'))) {
        return Err(Crooked::NoRule);
    }
    let mut out: Vec<Never> = Vec::new();
    for (line, text) in table {
        let [term, say, except] = cells(line, text)?;
        if term.trim().is_empty() || say.is_empty() {
            return Err(Crooked::EmptyCell { line });
        }
        if out.iter().any(|row| row.term == term) {
            return Err(Crooked::Twice { line });
        }
        let except = except.split_whitespace().map(|key| key.trim_matches('`').to_owned()).collect();
        out.push(Never { term, say, except });
    }
    if out.len() < FEWEST {
        return Err(Crooked::TooFew { rows: out.len() });
    }
    Ok(out)
}

/// Splits a row into three cells. Backquotes around a whole cell preserve its leading and trailing spaces.
fn cells(line: usize, text: &str) -> Result<[String; 3], Crooked> {
    let inner = text.strip_prefix('|').and_then(|text| text.strip_suffix('|'));
    let bare = |cell: &str| {
        let cell = cell.trim();
        let quoted = cell.strip_prefix('`').and_then(|cell| cell.strip_suffix('`'));
        quoted.filter(|inner| !inner.contains('`')).unwrap_or(cell).to_owned()
    };
    let cells: Vec<_> = inner.unwrap_or_default().split('|').map(bare).collect();
    cells.try_into().map_err(|_| Crooked::NotThreeCells { line })
}

/// Returns whether a text contains a term: in Chinese anywhere, otherwise as whole words, ignoring case.
fn says(language: Language, text: &Text, term: &str) -> bool {
    let (text, term) = (even(&text.letters), even(term));
    if matches!(language, Language::TraditionalChinese | Language::SimplifiedChinese) {
        return text.contains(&term);
    }
    let inside = |outer: Option<char>, edge: Option<char>| {
        outer.is_some_and(char::is_alphanumeric) && edge.is_some_and(char::is_alphanumeric)
    };
    text.match_indices(&term).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + term.len()..].chars().next();
        !inside(before, term.chars().next()) && !inside(after, term.chars().next_back())
    })
}

/// Converts to lower case and collapses spaces and newlines.
fn even(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars().flat_map(char::to_lowercase) {
        match c {
            ' ' | '\n' if out.ends_with(' ') => {}
            ' ' | '\n' => out.push(' '),
            c => out.push(c),
        }
    }
    out
}

fn sheet(language: Language) -> Vec<Never> {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/words").join(language.tag()).with_extension("md");
    let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    rows(&text).unwrap_or_else(|fault| panic!("docs/words/{}.md: {fault:?}", language.tag()))
}

/// Returns texts that contain a forbidden term, and exceptions that match nothing.
fn faults(language: Language, sheet: &[Never], texts: &BTreeMap<String, Text>) -> Vec<String> {
    let mut out = Vec::new();
    for row in sheet {
        let saying: BTreeSet<_> =
            texts.iter().filter(|(_, text)| says(language, text, &row.term)).map(|(key, _)| key).collect();
        let (tag, term, say) = (language.tag(), &row.term, &row.say);
        for key in saying.iter().filter(|key| !row.spares(key)) {
            out.push(format!("{tag} {key} says {term:?}; say {say:?}"));
        }
        for pattern in row.except.iter().filter(|p| !saying.iter().any(|key| covers(p, key))) {
            out.push(format!("docs/words/{tag}.md spares {pattern} for {term:?}, which no such text says"));
        }
    }
    out
}

#[test]
fn no_text_says_what_the_style_sheet_of_its_language_forbids() {
    let found: Vec<_> = Language::ALL.into_iter().flat_map(|l| faults(l, &sheet(l), &read(l))).collect();
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

/// Returns a sheet with ten rows of unused words, and one more row.
fn with(row: &str) -> String {
    let ten: String = (0..FEWEST).map(|n| format!("| nonsense{n} | sense | |\n")).collect();
    format!(
        "# English\n\nProse.\n\n{HEADING}\n\n| never | say | except |\n| --- | --- | --- |\n{ten}{row}\n\n## More\n"
    )
}

fn texts(pairs: &[(&str, &str)]) -> BTreeMap<String, Text> {
    let text = |letters: &str| Text { letters: letters.to_owned(), ..Text::default() };
    pairs.iter().map(|(key, letters)| ((*key).to_owned(), text(letters))).collect()
}

#[test]
fn a_term_is_found_as_whole_words_in_either_case_and_in_chinese_anywhere() {
    let english = Language::English;
    let said = |language, letters: &str, term| {
        let found = texts(&[("key", letters)]);
        says(language, &found["key"], term)
    };
    assert!(said(english, "Two Evenings, one evening.", "evening"));
    assert!(said(english, "taken\n  back", "taken back"));
    assert!(said(english, "Import …", " …"));
    assert!(!said(english, "Evenings", "evening"));
    assert!(!said(english, "Import…", " …"));
    assert!(said(Language::Hungarian, "Ő ÉS AZ ŐR", "őr"));
    assert!(!said(Language::Hungarian, "őrző", "őr"));
    assert!(said(Language::TraditionalChinese, "這個默認值", "默認"));
}

#[test]
fn a_key_is_spared_by_name_or_by_its_beginning_and_only_where_it_says_the_term() {
    let found = texts(&[("a-one", "by chance"), ("a-two", "by chance"), ("b", "by chance"), ("c", "")]);
    let checked = |row: &str| {
        let sheet = rows(&with(row)).expect("a sheet");
        faults(Language::English, &sheet, &found)
    };
    assert_eq!(checked("| by chance | at random | a-* b |"), Vec::<String>::new());
    assert_eq!(checked("| by chance | at random | a-* |"), ["en b says \"by chance\"; say \"at random\""]);
    for wrong in ["c", "d*", "nowhere"] {
        let fault = format!("docs/words/en.md spares {wrong} for \"by chance\", which no such text says");
        assert_eq!(checked(&format!("| by chance | at random | a-* b {wrong} |")), [fault]);
    }
}

#[test]
fn a_sheet_with_a_crooked_table_is_refused() {
    let row = |term: &str, say: &str, except: &[&str]| Never {
        term: term.to_owned(),
        say: say.to_owned(),
        except: except.iter().map(|&key| key.to_owned()).collect(),
    };
    let read = rows(&with("| ` …` | `…` | `a` b* |")).expect("a sheet");
    assert_eq!(read.last(), Some(&row(" …", "…", &["a", "b*"])));
    let line = 19;
    for (wrong, fault) in [
        ("| evening | session |", Crooked::NotThreeCells { line }),
        ("| evening | session | a | b |", Crooked::NotThreeCells { line }),
        ("evening, session", Crooked::NotThreeCells { line }),
        ("| evening | | |", Crooked::EmptyCell { line }),
        ("| | session | |", Crooked::EmptyCell { line }),
        ("| nonsense1 | session | |", Crooked::Twice { line }),
    ] {
        assert_eq!(rows(&with(wrong)), Err(fault), "{wrong}");
    }
    let good = with("| evening | session | |");
    assert!(rows(&good).is_ok());
    for (part, other, fault) in [
        (HEADING, "## Sometimes", Crooked::NoTable),
        ("| never |", "| rarely |", Crooked::NoTable),
        ("| --- | --- | --- |\n", "", Crooked::NoRule),
        ("| nonsense0 | sense | |\n| nonsense1 | sense | |\n", "", Crooked::TooFew { rows: FEWEST - 1 }),
    ] {
        assert_eq!(rows(&good.replace(part, other)), Err(fault), "{part}");
    }
}
