//! Names in scripts without spaces: `莫斯拉格和疤博斯` is three words, which only the catalogue can separate.

use super::names::Names;
use super::plural::singular;
use super::token::{Kind, Token, is_ideograph};
use crate::words::{is_of_tables, number as number_word, of_tables};

/// The minimum number of letters of a word without its ending or article.
const SHORTEST: usize = 3;
/// The longest name in such a script, in characters.
const LONGEST: usize = 16;

/// Returns the line with its words as the catalogue has them: without endings (`2 ARC Troopert`, `Vaderrel`, `Boba Fett-et`)
/// and elided articles (`d'Echo Base Trooper`).
pub(super) fn inflected(names: &Names, line: &str, tokens: Vec<Token>) -> Vec<Token> {
    let known = |word: &str| names.has_word(word) || names.is_called(word);
    let is_known = |word: &str| known(word) || singular(word).is_some_and(|one| known(&one));
    let mut out: Vec<Token> = Vec::with_capacity(tokens.len());
    let mut tokens = tokens.into_iter().peekable();
    while let Some(mut token) = tokens.next() {
        // `Fett-et`
        let ending = token.glued && token.word().is_some_and(|word| is_of_tables("ending", word));
        if let [.., name, dash] = &out[..]
            && ending
            && dash.is_mark('-')
            && dash.glued
            && name.word().is_some_and(known)
        {
            out.pop();
            continue;
        }
        // Only the last word of a name has an ending.
        let ends = tokens.peek().is_none_or(|next| next.word().is_none_or(|word| !known(word)));
        if ends
            && token.word().is_some_and(|word| word.chars().count() > SHORTEST && !is_known(word))
            && let Some(stem) = stem(&token.folded, line[token.start..token.end].contains('\''), known)
        {
            token.folded = stem;
        }
        out.push(token);
    }
    out
}

/// Returns a known word without its ending or its article.
fn stem(word: &str, elided: bool, known: impl Fn(&str) -> bool) -> Option<String> {
    let fits = |stem: &str| stem.chars().count() >= SHORTEST && known(stem);
    let endings = of_tables("ending").iter().filter_map(|ending| word.strip_suffix(ending));
    // `Vaderrel`: the ending takes the last letter.
    let doubled = of_tables("doubled-ending").iter().filter_map(|ending| {
        let stem = word.strip_suffix(ending)?;
        let mut last = stem.chars().rev();
        let double = last.next()? == last.next()?;
        double.then(|| &stem[..stem.len() - stem.chars().next_back().map_or(0, char::len_utf8)])
    });
    let articles =
        of_tables("elided").iter().filter(|_| elided).filter_map(|article| word.strip_prefix(article));
    // `Troopert` is a trooper, and no troop.
    let stems = endings.chain(doubled).chain(articles).filter(|stem| fits(stem));
    stems.max_by_key(|stem| stem.len()).map(str::to_owned)
}

/// Splits words written without spaces at the boundaries of catalogue names.
pub(super) fn parted(names: &Names, line: &str, tokens: Vec<Token>) -> Vec<Token> {
    let is_run = |t: &Token| {
        t.kind == Kind::Word
            && t.folded.chars().next().is_some_and(is_ideograph)
            && !names.is_called(&t.folded)
    };
    if !tokens.iter().any(is_run) {
        return tokens;
    }
    let mut out = Vec::with_capacity(tokens.len());
    for token in tokens {
        if is_run(&token) {
            cut(names, line, &token, &mut out);
        } else {
            out.push(token);
        }
    }
    out
}

fn cut(names: &Names, line: &str, token: &Token, out: &mut Vec<Token>) {
    let chars: Vec<(usize, char)> = line[token.start..token.end].char_indices().collect();
    let end_of = |at: usize| chars.get(at).map_or(token.end, |(offset, _)| token.start + offset);
    let mut push = |from: usize, to: usize, glued: bool| {
        if from < to {
            let (start, end) = (end_of(from), end_of(to));
            let folded = line[start..end].to_owned();
            out.push(Token { kind: Kind::Word, start, end, folded, glued });
        }
    };
    let (mut from, mut at) = (0, 0);
    while at < chars.len() {
        let most = LONGEST.min(chars.len() - at);
        // A single character isn't a name.
        let name = (2..=most).rev().find(|n| names.is_called(&line[end_of(at)..end_of(at + n)]));
        if let Some(length) = name {
            push(from, at, token.glued && from == 0);
            push(at, at + length, token.glued && at == 0);
            at += length;
            from = at;
        } else {
            at += 1;
        }
    }
    // `带两个Super Battle Droid`: the count of the following name ends the run.
    let counts = |at: &usize| *at + 1 < chars.len() && number_word(&line[end_of(*at)..token.end]).is_some();
    if let Some(at) = (from + 1..chars.len()).find(counts) {
        push(from, at, token.glued && from == 0);
        from = at;
    }
    push(from, chars.len(), token.glued && from == 0);
}

/// Returns the figures whose names contain this text in such a script.
pub(super) fn holding(names: &Names, name: &[Token]) -> Vec<usize> {
    let [only] = name else { return Vec::new() };
    if only.folded.chars().count() < 2 || !only.folded.chars().all(is_ideograph) {
        return Vec::new();
    }
    let mut out: Vec<usize> = Vec::new();
    for spelling in names.spellings.iter().filter(|s| s.key.contains(&only.folded)) {
        if !out.contains(&spelling.entry) {
            out.push(spelling.entry);
        }
    }
    out
}
