//! Normalises text for indexing and searching: without case and accents, and with each Chinese or Japanese
//! character as its own word, since nothing else separates words in these languages.

use muster_rules::fold::fold;

/// Returns the indexed form of a text.
pub(crate) fn indexed(text: &str) -> String {
    let plain = plain(text);
    let mut out = String::with_capacity(plain.len() * 2);
    push_spaced(&mut out, &plain);
    // The index splits "r2-d2" into two words; people type "r2d2" as well.
    for word in plain.split(' ').filter(|w| w.contains(is_joint)) {
        out.push(' ');
        out.extend(word.chars().filter(|c| !is_joint(*c)));
    }
    out
}

/// Returns the FTS query for texts that contain every word of `query`, each as a prefix. `None` if `query`
/// contains no words.
pub(crate) fn match_expression(query: &str) -> Option<String> {
    let mut out = String::new();
    for word in plain(query).split(' ').filter(|w| w.chars().any(char::is_alphanumeric)) {
        if !out.is_empty() {
            out.push(' ');
        }
        // Quotes make it a phrase: "r2-d2" is r2 followed by a word that begins with d2.
        out.push('"');
        let mut phrase = String::new();
        push_spaced(&mut phrase, word);
        out.extend(phrase.chars().filter(|c| *c != '"' && *c != '\0'));
        out.push_str("\"*");
    }
    (!out.is_empty()).then_some(out)
}

/// Folds a text and removes apostrophes: "kotas" finds "Kota's Elite Militia".
fn plain(text: &str) -> String {
    let mut text = fold(text);
    text.retain(|c| c != '\'');
    text
}

fn is_joint(c: char) -> bool {
    matches!(c, '-' | '.' | '/')
}

fn push_spaced(out: &mut String, text: &str) {
    for c in text.chars() {
        if is_written_without_spaces(c) {
            out.push(' ');
            out.push(c);
            out.push(' ');
        } else {
            out.push(c);
        }
    }
}

fn is_written_without_spaces(c: char) -> bool {
    matches!(c,
        '\u{3005}'..='\u{3007}'       // repetition mark, zero
        | '\u{3041}'..='\u{30ff}'     // kana
        | '\u{3100}'..='\u{312f}'     // bopomofo
        | '\u{3400}'..='\u{9fff}'     // Han
        | '\u{f900}'..='\u{faff}'     // Han, for compatibility
        | '\u{20000}'..='\u{3ffff}') // Han, rare
}

#[cfg(test)]
mod tests {
    use super::{indexed, match_expression};

    #[test]
    fn every_word_of_a_query_may_be_only_begun() {
        assert_eq!(match_expression("Clo  TRO").as_deref(), Some("\"clo\"* \"tro\"*"));
    }

    #[test]
    fn a_query_without_words_matches_nothing_in_particular() {
        for query in ["", "  ", "-", "\"*", "'"] {
            assert_eq!(match_expression(query), None, "{query:?}");
        }
    }

    #[test]
    fn what_the_search_language_means_by_signs_is_taken_from_them() {
        assert_eq!(match_expression("a\"b OR NEAR(").as_deref(), Some("\"ab\"* \"or\"* \"near(\"*"));
    }

    #[test]
    fn a_name_with_hyphens_is_indexed_in_parts_and_joined() {
        assert_eq!(indexed("R2-D2"), "r2-d2 r2d2");
    }

    #[test]
    fn chinese_characters_are_words_of_their_own() {
        assert_eq!(indexed("光剑").split_whitespace().collect::<Vec<_>>(), ["光", "剑"]);
    }
}
