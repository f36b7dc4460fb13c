//! Reading of headings and of short cells: counts, ticks, sums, yes and no.

use muster_rules::fold::fold;
use muster_rules::words::is_of_tables;

use super::Field;
use super::status::field_of_word;

/// The rank of headings that are the words of a status: worse than any of a field's own.
const BY_STATUS: usize = 500;

/// Returns the field that a column with this heading holds, and how certain that is: 0 is the most. A word for a status
/// names the column of what has it: `Got it`.
pub(super) fn field_of(heading: &str) -> Option<(Field, usize)> {
    let bare = bare(heading);
    let known = Field::all().find_map(|field| Some((field, field.rank(&bare)?)));
    known.or_else(|| Some((field_of_word(&bare)?, BY_STATUS)))
}

/// Returns whether a heading is a word of this role.
pub(super) fn is_heading(role: &str, heading: &str) -> bool {
    is_of_tables(role, &bare(heading))
}

/// Normalises a heading for comparison, without trailing brackets, colons and question marks.
pub(crate) fn bare(heading: &str) -> String {
    let heading = heading.split(['(', '（']).next().filter(|h| !h.trim().is_empty()).unwrap_or(heading);
    fold(heading.trim().trim_end_matches([':', '：', '*', '?', '？']))
}

/// Parses a count: empty is 0; `2x`, `x2`, `2.0`, `2 db`, `2 pcs.` and `2 個` are 2.
pub(crate) fn count(text: &str) -> Option<u32> {
    let folded = fold(text);
    if matches!(folded.as_str(), "" | "-") {
        return Some(0);
    }
    let text = folded.trim_start_matches(['x', '×']).trim();
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (number, unit) = text.split_at(digits);
    if number.is_empty() {
        return None;
    }
    let unit = after_zeros(unit).unwrap_or(unit);
    let unit = unit.trim().trim_end_matches('.');
    (unit.is_empty() || is_of_tables("unit", unit)).then(|| number.parse().ok()).flatten()
}

/// Returns what follows a fraction of nothing but zeros, as spreadsheets write after whole numbers: `.0`, `,00`.
fn after_zeros(text: &str) -> Option<&str> {
    let rest = text.strip_prefix(['.', ','])?;
    let zeros = rest.bytes().take_while(|byte| *byte == b'0').count();
    (zeros > 0 && !rest[zeros..].starts_with(|c: char| c.is_ascii_digit())).then(|| &rest[zeros..])
}

/// Returns a number without a fraction of zeros: `57.0` is 57, and anything else stays.
pub(crate) fn whole(text: &str) -> &str {
    let text = text.trim();
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = text.split_at(digits);
    if !number.is_empty() && after_zeros(rest).is_some_and(str::is_empty) { number } else { text }
}

/// Returns whether a cell is ticked: `x` and `Yes` are, `✗` and `-` are not; `None` for anything else.
pub(crate) fn tick(text: &str) -> Option<bool> {
    let folded = fold(text);
    match (is_of_tables("ticked", &folded), is_of_tables("unticked", &folded)) {
        (true, _) => Some(true),
        (_, true) => Some(false),
        _ => None,
    }
}

/// Parses a cell of a column of counts, which may be ticked instead.
pub(crate) fn counted(text: &str) -> Option<u32> {
    count(text).or_else(|| tick(text).map(u32::from))
}

/// Returns whether a row is the sum of others: its first cell is such a label, and only numbers follow.
pub(crate) fn is_sum(cells: &[String]) -> bool {
    let mut told = cells.iter().map(|c| c.trim()).filter(|c| !c.is_empty());
    let Some(first) = told.next() else { return false };
    let folded = fold(first.trim_end_matches(|c: char| !c.is_alphabetic()));
    let folded = folded.trim_end_matches([':', '：', '=', ' ']);
    let sum = |text: &str| is_of_tables("sum", text);
    // `Total figures`, `Total: 45 figures`
    let words = folded.split(|c: char| !c.is_alphabetic()).filter(|w| !w.is_empty());
    let mut behind = words.clone().skip_while(|w| !sum(w)).skip(1);
    let begins = words.clone().next().is_some_and(sum);
    let all_of = |w: &str| is_of_tables("unit", w);
    let numbered =
        |cell: &str| cell.chars().any(|c| c.is_ascii_digit()) || !cell.chars().any(char::is_alphanumeric);
    (sum(folded) || begins && behind.all(all_of)) && told.all(numbered)
}

/// Splits a collector's number as printed on cards from the set before it: `LOTF 34/60` is set `LOTF` and number
/// `34`. The stroke is required, since a name may end with a number.
pub(crate) fn set_and_number(text: &str) -> Option<(&str, &str)> {
    let (set, printed) = text.trim().rsplit_once(char::is_whitespace)?;
    let (number, of) = printed.trim_start_matches('#').split_once('/')?;
    let is_number = |part: &str| part.starts_with(|c: char| c.is_ascii_digit());
    (is_number(number) && is_number(of)).then_some((set.trim(), number))
}

/// Parses a yes or no in any of those languages; `Some(None)` if empty, `None` if invalid.
pub(crate) fn yes_or_no(text: &str) -> Option<Option<bool>> {
    let folded = fold(text);
    match (folded.is_empty(), is_of_tables("yes", &folded), is_of_tables("no", &folded)) {
        (true, ..) => Some(None),
        (_, true, _) => Some(Some(true)),
        (_, _, true) => Some(Some(false)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_read_with_what_people_write_behind_them() {
        for text in [
            "2", "2x", "x2", "× 2", "2.0", "2,0", "2 db", "2db.", "2 Darab", "2 pcs", "2 Stk.", "2 Stück",
            "2個", "2 张", "２",
        ] {
            assert_eq!(count(text), Some(2), "{text}");
        }
        assert_eq!(count("1 pc"), Some(1));
        assert_eq!((count(""), count("-"), count("0")), (Some(0), Some(0), Some(0)));
        for text in ["two", "2 or 3", "2.5", "-1", "2 kg", "99999999999"] {
            assert_eq!(count(text), None, "{text}");
        }
    }

    #[test]
    fn a_ticked_cell_is_one_and_an_unticked_one_is_none() {
        for (cells, expected) in [
            ("x|X|✓|Yes|Igen|ja|是|TRUE|oui", Some(1)),
            ("No|-|–|✗|nem|nein|否|false", Some(0)),
            ("57.0|57,00|57", Some(57)),
            ("maybe|2.5|57.05|x2y", None),
        ] {
            for cell in cells.split('|') {
                assert_eq!(counted(cell), expected, "{cell}");
            }
        }
        assert_eq!(count("x"), None, "beside a name a tick alone is no count");
        for (text, expected) in
            [("57.0", "57"), ("57,00", "57"), ("57.5", "57.5"), ("57a", "57a"), (".0", ".0")]
        {
            assert_eq!(whole(text), expected, "{text}");
        }
    }

    #[test]
    fn a_sum_of_rows_says_so_first() {
        let row = |text: &str| is_sum(&text.split('|').map(str::to_owned).collect::<Vec<_>>());
        for text in [
            "Total|45",
            "|Összesen:||45 db",
            "Summe|||1.234,50 €",
            "合计|12",
            "Grand total|45|",
            "Total: 45",
            "Total figures|45",
            "Gesamt: 45 Stück",
            "TOTAL|-|7",
        ] {
            assert!(row(text), "{text}");
        }
        for text in ["Total Carnage|2", "Stormtrooper|45", "", "45|Total", "Total|Rebel Storm|3"] {
            assert!(!row(text), "{text}");
        }
    }

    #[test]
    fn a_set_is_read_before_its_number() {
        assert_eq!(set_and_number("LOTF 34/60"), Some(("LOTF", "34")));
        assert_eq!(set_and_number(" Legacy of the Force  #34/60 "), Some(("Legacy of the Force", "34")));
        for text in ["34/60", "Clone Trooper 2", "AT-AT", "Luke/Leia x/y", ""] {
            assert_eq!(set_and_number(text), None, "{text}");
        }
    }

    #[test]
    fn headings_are_compared_without_what_stands_behind_them() {
        for text in ["Darab", "darab:", "Darab (db)", "DARAB*", "Darab?"] {
            assert_eq!(bare(text), "darab", "{text}");
        }
        assert_eq!(bare("(?)"), "(?)");
    }

    #[test]
    fn yes_and_no_are_read_in_every_language_of_the_headings() {
        for (text, expected) in [
            (" ", Some(None)),
            ("Ja", Some(Some(true))),
            ("NEIN", Some(Some(false))),
            ("igen", Some(Some(true))),
            ("Festetlen", Some(Some(false))),
            ("已塗裝", Some(Some(true))),
            ("未涂装", Some(Some(false))),
            ("✓", Some(Some(true))),
            ("☐", Some(Some(false))),
            ("|", None),
            ("maybe", None),
        ] {
            assert_eq!(yes_or_no(text), expected, "{text:?}");
        }
    }
}
