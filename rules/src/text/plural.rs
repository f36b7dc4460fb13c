//! English plurals after a number: `3 Clone Troopers`, `2 Troopers on Speeders`.

use super::token::{Kind, Token, key};

/// Returns the keys of a name's plurals: of its last word, of its head noun, and of both.
pub(super) fn plural_keys(tokens: &[Token]) -> Vec<String> {
    let names: Vec<usize> = (0..tokens.len()).filter(|i| tokens[*i].is_name()).collect();
    let Some(&last) = names.last() else { return Vec::new() };
    let head = head_noun(tokens).filter(|h| *h != last);
    let mut out = Vec::new();
    for change in [vec![last], head.into_iter().collect(), head.into_iter().chain([last]).collect()] {
        if change.is_empty() {
            continue;
        }
        // The plural of `Tech` isn't `Teches`, and people write `spys`.
        for form in [plural, |word: &str| format!("{word}s")] {
            let mut changed = tokens.to_vec();
            for at in &change {
                if changed[*at].kind == Kind::Word || *at == last {
                    changed[*at].folded = form(&changed[*at].folded);
                }
            }
            let key = key(&changed);
            if !out.contains(&key) {
                out.push(key);
            }
        }
    }
    out
}

/// Returns the word before `on`, `with`, `of`, `in` or an epithet.
fn head_noun(tokens: &[Token]) -> Option<usize> {
    let at = (1..tokens.len()).find(|i| {
        let token = &tokens[*i];
        let mark = matches!(token.kind, Kind::Mark(',' | '(' | ':')) || token.is_mark('-') && !token.glued;
        mark || matches!(token.word(), Some("on" | "with" | "of" | "in"))
    })?;
    (0..at).rev().find(|i| tokens[*i].is_name())
}

/// Returns the English plural of a folded word.
pub(super) fn plural(word: &str) -> String {
    let vowel_before =
        |n: usize| word.chars().rev().nth(n).is_some_and(|c| matches!(c, 'a' | 'e' | 'i' | 'o' | 'u'));
    if let Some(stem) = word.strip_suffix("man") {
        return format!("{stem}men");
    }
    if let Some(stem) = word.strip_suffix("lf") {
        return format!("{stem}lves");
    }
    if let Some(stem) = word.strip_suffix('y').filter(|_| !vowel_before(1)) {
        return format!("{stem}ies");
    }
    if ["s", "x", "z", "ch", "sh"].iter().any(|end| word.ends_with(end)) {
        return format!("{word}es");
    }
    format!("{word}s")
}

/// Returns the possible singular of a word; `None` if it doesn't look plural.
pub(super) fn singular(word: &str) -> Option<String> {
    if let Some(stem) = word.strip_suffix("ies") {
        return Some(format!("{stem}y"));
    }
    if let Some(stem) = word.strip_suffix("lves") {
        return Some(format!("{stem}lf"));
    }
    if let Some(stem) = word.strip_suffix("men") {
        return Some(format!("{stem}man"));
    }
    let sibilant = ["ses", "xes", "zes", "ches", "shes"].iter().any(|end| word.ends_with(end));
    if sibilant {
        return word.strip_suffix("es").map(str::to_owned);
    }
    word.strip_suffix('s').filter(|stem| stem.len() > 2).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::super::token::tokens;
    use super::{plural, plural_keys, singular};

    #[test]
    fn plurals_and_singulars_are_each_others_reverse() {
        for (one, many) in [
            ("trooper", "troopers"),
            ("colony", "colonies"),
            ("jersey", "jerseys"),
            ("witch", "witches"),
            ("wolf", "wolves"),
            ("axeman", "axemen"),
            ("guard", "guards"),
        ] {
            assert_eq!(plural(one), many);
            assert_eq!(singular(many).as_deref(), Some(one));
        }
    }

    #[test]
    fn the_noun_that_the_rest_describes_takes_the_plural_too() {
        let keys = plural_keys(&tokens("Clone Trooper on Speeder"));
        for key in ["clonetrooperonspeeders", "clonetroopersonspeeder", "clonetroopersonspeeders"] {
            assert!(keys.iter().any(|k| k == key), "{key} is not in {keys:?}");
        }
        assert!(plural_keys(&tokens("")).is_empty());
    }
}
