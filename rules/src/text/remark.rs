//! Remarks next to a name: before it (`Commander: …`), after it (`…: opens doors`), or in brackets. They become
//! notes and never make the line unreadable.

use super::annotation::{Place, annotation};
use super::heading::speaks_of_a_list;
use super::inline::called;
use super::names::{Names, Spelling};
use super::near::parts;
use super::price::costs_so;
use super::reading::{MatchKind, UnresolvedReason};
use super::resolve::{Resolved, Who, groups, named, nearly, outright, runs};
use super::token::{Kind, Token, key, words};
use crate::words::{Meaning, meaning, number as number_word};

/// The maximum number of tokens before a remark, for the name and its numbers.
const MAX_HEAD: usize = 48;
/// The same, if any word could start the remark.
const MAX_PRICED: usize = 24;

/// Whether a remark could start, or a label end, at this token.
fn parts_at(tokens: &[Token], at: usize) -> bool {
    let token = &tokens[at];
    let apart = tokens.get(at + 1).is_none_or(|t| !t.glued);
    match token.kind {
        Kind::Mark(':' | ';' | '!') => true,
        Kind::Mark(',' | '.') => apart,
        // ` - ` and ` -- `, but not `C-3PO` or `Jedi-`.
        Kind::Mark('-') => {
            let dashes = tokens[..=at].iter().rev().take_while(|t| t.is_mark('-')).count();
            apart && !tokens[at + 1 - dashes].glued
        }
        _ => false,
    }
}

/// `Commander: General Kenobi [36]`, `My first squad - Darth Bane 82`: an exact name, after words that aren't a
/// name.
pub(super) fn labelled(names: &Names, line: &str, tokens: &[Token]) -> Option<Resolved> {
    let cuts =
        (1..tokens.len().saturating_sub(1)).filter(|at| parts_at(tokens, *at) && !tokens[*at].is_mark(','));
    for cut in cuts.take(4) {
        let Some(mut found) = outright(names, &tokens[cut + 1..]) else { continue };
        let colon = tokens[cut].is_mark(':');
        // Without a colon, a number has to mark it as a list entry.
        if colon || !found.numbers.is_empty() && words(&tokens[..cut]).next().is_some() {
            found.notes.push(line[tokens[0].start..tokens[cut].end].to_owned());
            return Some(found);
        }
    }
    None
}

/// `Han Solo, Rebel Hero: 1 FP, Light Tutor`: an exact name, followed by text that names no figure.
pub(super) fn remarked(names: &Names, line: &str, tokens: &[Token]) -> Option<Resolved> {
    let cuts = (1..tokens.len().min(MAX_HEAD)).rev().filter(|at| parts_at(tokens, *at));
    for cut in cuts {
        let Some(mut found) = outright(names, &tokens[..cut]) else { continue };
        let tail = &tokens[cut + 1..];
        let small = tail.first().is_some_and(|t| line[t.start..].starts_with(char::is_lowercase));
        if !tail.iter().any(Token::is_name) || !is_chatter(names, &tokens[cut], tail, small, &found) {
            continue;
        }
        found.notes.push(line[tail[0].start..].trim().to_owned());
        found.evident = true;
        return Some(found);
    }
    None
}

/// Whether the text after a name is a remark and not another figure: prose continues in lower case, names
/// don't.
fn is_chatter(names: &Names, mark: &Token, tail: &[Token], small: bool, found: &Resolved) -> bool {
    let pieces = || tail.split(|t| matches!(t.kind, Kind::Mark(',' | ';' | '.'))).filter(|p| !p.is_empty());
    if pieces().any(|piece| outright(names, piece).is_some()) {
        return false;
    }
    if mark.is_mark(':') {
        return true;
    }
    let sure = match found.who {
        Who::Figure(entry, _) => costs_so(&names.entries[entry], found.plural, &found.numbers),
        Who::Open(..) => false,
    };
    // `Jango Fett (47) - killed Kit Fisto`: what the figure did to others.
    let tells = |t: &Token| {
        let verb = |w: &str| matches!(meaning(w), None | Some(Meaning::Fate));
        t.word().is_some_and(|w| verb(w) && number_word(w).is_none() && !names.has_word(w))
    };
    let numbered = tail.iter().any(|t| t.number().is_some());
    if sure && small && !numbered && mark.is_mark('-') && tail.first().is_some_and(tells) {
        return true;
    }
    // A separate number would be a figure's cost or count.
    let counts = |piece: &[Token]| {
        annotation(piece, Place::Tail).is_none_or(|a| !a.numbers.is_empty())
            && piece.iter().any(|t| t.number().is_some())
    };
    if pieces().any(counts) || !called(names, tail).is_empty() {
        return false;
    }
    let somebody = |piece: &[Token]| !parts(names, piece).holding.is_empty();
    let state = || annotation(tail, Place::Tail).is_some_and(|a| a.state);
    state() || !pieces().any(somebody) && (sure || small || mark.is_mark(';'))
}

/// `Boba Fett (promo) 45`: the name and its numbers are clear without the brackets. These may still determine
/// which figure it is, by faction or by a word of the name.
pub(super) fn bracketed(names: &Names, line: &str, tokens: &[Token]) -> Option<Resolved> {
    let all = groups(tokens).into_iter().chain(quoted(tokens));
    let said = all.filter(|g| annotation(&tokens[g.0..g.1], Place::Tail).is_none());
    let said: Vec<(usize, usize)> = said.filter(|g| g.0 > 0).collect();
    if said.is_empty() {
        return None;
    }
    let inside = |i: usize| said.iter().any(|g| (g.0..g.1).contains(&i));
    let rest: Vec<Token> =
        tokens.iter().enumerate().filter(|(i, _)| !inside(*i)).map(|(_, t)| t.clone()).collect();
    if !rest.iter().any(Token::is_name) {
        return None;
    }
    let mut found = match named(names, &runs(&rest)) {
        Some(found) => found,
        // Half a name is enough only if its cost is right.
        None => Some(nearly(names, line, &rest)).filter(|f| match f.who {
            Who::Figure(_, MatchKind::ByCost) => true,
            Who::Figure(figure, _) => costs_so(&names.entries[figure], f.plural, &f.numbers),
            Who::Open(..) => false,
        })?,
    };
    found.notes = said.iter().map(|g| line[tokens[g.0].start..tokens[g.1 - 1].end].to_owned()).collect();
    if let Who::Open(several, UnresolvedReason::Ambiguous) = &found.who {
        let factions: Vec<_> =
            said.iter().filter_map(|g| names.faction(&key(&tokens[g.0 + 1..g.1 - 1]))).collect();
        let of = |e: &&usize| names.entries[**e].factions.iter().any(|f| factions.contains(&f));
        if let [one] = several.iter().filter(of).collect::<Vec<_>>()[..] {
            found.who = Who::Figure(*one, MatchKind::ByCost);
        }
    }
    Some(found)
}

/// Returns quoted text, as ranges of tokens: `Jawa "Utini" 5`.
fn quoted(tokens: &[Token]) -> Vec<(usize, usize)> {
    let marks: Vec<usize> = (0..tokens.len()).filter(|at| tokens[*at].is_mark('"')).collect();
    marks.chunks_exact(2).map(|pair| (pair[0], pair[1] + 1)).collect()
}

/// `Boba Fett [45] for the doors`: a correct cost ends the name.
pub(super) fn priced(names: &Names, line: &str, tokens: &[Token]) -> Option<Resolved> {
    let cuts = (1..tokens.len().min(MAX_PRICED)).rev();
    for cut in cuts.filter(|c| tokens[*c].word().is_some() || tokens[*c].is_mark('-')) {
        let Some(mut found) = named(names, &runs(&tokens[..cut])) else { continue };
        let Who::Figure(entry, _) = found.who else { continue };
        let sure = costs_so(&names.entries[entry], found.plural, &found.numbers);
        if sure && tokens[cut - 1].kind != Kind::Word {
            found.notes.push(line[tokens[cut].start..].to_owned());
            return Some(found);
        }
    }
    None
}

/// The figure before a remark.
pub(super) struct Foremost<'t> {
    /// The figure, or the possible figures.
    pub(super) found: Resolved,
    /// The tokens of the name.
    pub(super) name: &'t [Token],
}

/// `Darth Vader, Dark Jedi (50 pts) - My favourite`: a full name, followed by text that names no figure. If
/// other names start with this one, the text may be the rest of one: then all of them are possible.
pub(super) fn foremost<'t>(names: &Names, line: &str, tokens: &'t [Token]) -> Option<Foremost<'t>> {
    let ends = |at: &usize| {
        let closed = matches!(tokens[at - 1].kind, Kind::Number(_) | Kind::Mark(')' | ']'));
        // A comma is more likely part of the name: `Darth Vader, Dark Jedi`.
        closed && !tokens[*at].glued
            || parts_at(tokens, *at) && !tokens[*at].is_mark(',')
            || matches!(tokens[*at].kind, Kind::Mark('(' | '['))
    };
    for cut in (1..tokens.len().min(MAX_HEAD)).rev().filter(ends) {
        let tail = &tokens[cut + usize::from(parts_at(tokens, cut))..];
        if !tail.iter().any(Token::is_name) || names_somebody(names, tail) {
            continue;
        }
        let Some(run) = runs(&tokens[..cut]).pop().filter(|run| words(run.name).nth(1).is_some()) else {
            continue;
        };
        let (name, said) = (run.name, key(run.name));
        let mut meant: Vec<usize> = names.exact(&said).to_vec();
        let goes_on = |s: &&Spelling| s.key.len() > said.len() && s.key.starts_with(&said);
        for spelling in names.spellings.iter().filter(goes_on) {
            if !meant.contains(&spelling.entry) {
                meant.push(spelling.entry);
            }
        }
        let mut found = match meant[..] {
            [] => continue,
            [one] if names.exact(&said).contains(&one) => {
                run.resolved(Who::Figure(one, MatchKind::Exact), false)
            }
            _ => run.resolved(Who::Open(meant, UnresolvedReason::Unsure), false),
        };
        found.notes.push(line[tail[0].start..].trim().to_owned());
        found.evident = true;
        return Some(Foremost { found, name });
    }
    None
}

/// Whether the text after a name may name a figure, or marks it as a list's title.
fn names_somebody(names: &Names, tail: &[Token]) -> bool {
    let pieces = tail.split(|t| matches!(t.kind, Kind::Mark(',' | ';' | '.'))).filter(|p| !p.is_empty());
    let is_somebody =
        |piece: &[Token]| outright(names, piece).is_some() || !parts(names, piece).holding.is_empty();
    // A number would be a figure's count or cost.
    let says_more = |t: &Token| speaks_of_a_list(t) || t.number().is_some();
    tail.iter().any(says_more) || !called(names, tail).is_empty() || pieces.into_iter().any(is_somebody)
}
