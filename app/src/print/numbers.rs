//! Merges texts that differ only in their numbers.

/// Splits a text into numbers and the text between them.
fn pieces(text: &str) -> Vec<(bool, &str)> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.find(|c: char| c.is_ascii_digit()) {
        let signed = rest[..start].ends_with(['+', '-', '\u{2212}']);
        let sign = rest[..start].chars().next_back().filter(|_| signed).map_or(0, char::len_utf8);
        let end = rest[start..].find(|c: char| !c.is_ascii_digit()).map_or(rest.len(), |n| start + n);
        pieces.push((false, &rest[..start - sign]));
        pieces.push((true, &rest[start - sign..end]));
        rest = &rest[end..];
    }
    pieces.push((false, rest));
    pieces
}

/// Returns the first number of a text as a sort key; 0 if there is none.
pub(super) fn number_of(text: &str) -> u64 {
    let number = pieces(text).into_iter().find(|(is_number, _)| *is_number);
    number.and_then(|(_, number)| number.trim_start_matches(['+', '-', '\u{2212}']).parse().ok()).unwrap_or(0)
}

/// Merges texts into one, listing differing numbers in the order of the texts. Returns `None` if the texts differ in
/// more than numbers, or there is none.
pub(super) fn joined(texts: &[&str]) -> Option<String> {
    let (first, others) = texts.split_first()?;
    let first = pieces(first);
    let others: Vec<_> = others.iter().map(|text| pieces(text)).collect();
    let mut whole = String::new();
    for (at, (is_number, piece)) in first.iter().enumerate() {
        whole.push_str(piece);
        let theirs = others.iter().map(|other| other.get(at).filter(|(kind, _)| kind == is_number));
        let theirs: Vec<&str> = theirs.map(|found| found.map(|(_, piece)| *piece)).collect::<Option<_>>()?;
        if theirs.iter().all(|other| other == piece) {
            continue;
        }
        if !is_number {
            return None;
        }
        for other in theirs {
            whole.push('/');
            whole.push_str(other);
        }
    }
    others.iter().all(|other| other.len() == first.len()).then_some(whole)
}

#[cfg(test)]
mod tests {
    use super::{joined, number_of};

    #[test]
    fn texts_that_differ_by_numbers_alone_are_one() {
        let cases: [(&[&str], Option<&str>); 9] = [
            (&["Accuracy 1", "Accuracy 2", "Accuracy 3"], Some("Accuracy 1/2/3")),
            (&["+1 accuracy: misses", "+2 accuracy: misses"], Some("+1/+2 accuracy: misses")),
            (&["10 to all within 6", "20 to all within 6"], Some("10/20 to all within 6")),
            // The order shows which numbers belong together.
            (&["10 within 6", "20 within 6", "20 within 4"], Some("10/20/20 within 6/6/4")),
            (&["精準2", "精準3"], Some("精準2/3")),
            (&["Melee Attack"], Some("Melee Attack")),
            (&["1 square", "2 squares"], None),
            (&["Pierce 1", "Pierce"], None),
            (&[], None),
        ];
        for (texts, expected) in cases {
            assert_eq!(joined(texts).as_deref(), expected, "{texts:?}");
        }
        assert_eq!(["Careful Shot +4", "10 or 20", "Droid"].map(number_of), [4, 10, 0]);
    }
}
