//! Text before a colon and names: the list's title, faction or points, or a role:
//! `Bounty Board: Boba Fett, Bounty Hunter 62`.

use super::annotation::{Place, annotation};
use super::each::begins;
use super::heading::{faction, is_sort, priced};
use super::inline::called;
use super::names::Names;
use super::read::Reader;
use super::reading::RemarkKind;
use super::resolve::groups;
use super::token::{Token, key, words};
use crate::words::{Role, is};

/// The maximum number of words in a label, with few exceptions.
const MAX_WORDS: usize = 8;
/// A label, until the rest of the list is known.
pub(super) struct Label {
    line: usize,
    text: String,
    /// Whether it may be the list's title.
    calls: bool,
}

/// Returns the index of a colon with words before it that name no figure, and a figure after it.
pub(super) fn label(names: &Names, tokens: &[Token]) -> Option<usize> {
    // `Deck - Planning, Urgency`
    let dash = |at: &usize| {
        tokens[*at].is_mark('-') && !tokens[*at].glued && tokens.get(at + 1).is_some_and(|t| !t.glued)
    };
    let sort = || (0..tokens.len()).find(dash).filter(|at| is_sort(&tokens[..*at]));
    let colon = tokens.iter().position(|t| t.is_mark(':')).or_else(sort).filter(|at| *at > 0)?;
    let (front, behind) = (&tokens[..colon], &tokens[colon + 1..]);
    let said = words(front).next().is_some() && words(front).count() <= MAX_WORDS;
    let nobody = || called(names, front).is_empty() || faction(names, front).is_some();
    let label = said && annotation(front, Place::Head).is_none() && !begins(tokens) && nobody();
    (label && !called(names, behind).is_empty()).then_some(colon)
}

impl Reader<'_> {
    /// Records what a label states by itself.
    pub(super) fn label(&mut self, line: usize, text: &str, tokens: &[Token]) {
        self.limit(tokens);
        let names = self.names;
        let whole = faction(names, tokens);
        let enclosed = || groups(tokens).into_iter().find_map(|g| faction(names, &tokens[g.0..g.1]));
        if let Some(id) = whole.or_else(enclosed) {
            self.out.faction.get_or_insert_with(|| id.clone());
        }
        let said = text[tokens[0].start..tokens[tokens.len() - 1].end].to_owned();
        if whole.is_some() {
            self.out.remark(line, &said, RemarkKind::Faction);
            return;
        }
        let role = tokens.iter().filter_map(Token::word).any(|w| is(Role::Leader, w));
        let calls = !role && !is_sort(tokens) && !names.is_keyword(&key(tokens));
        self.labels.push(Label { line, text: said, calls });
    }

    /// Records the points in a heading, which are the point limit or the total.
    pub(super) fn limit(&mut self, tokens: &[Token]) {
        let enclosed = tokens.len() > 2 && tokens[0].is_mark('[') && tokens[tokens.len() - 1].is_mark(']');
        let tokens = if enclosed { &tokens[1..tokens.len() - 1] } else { tokens };
        // `Imperial Army 38/40`
        let of = || {
            let three = |w: &[Token]| w[0].number().zip(w[2].number()).filter(|_| w[1].is_mark('/'));
            tokens
                .windows(3)
                .find_map(three)
                .filter(|(points, limit)| points <= limit)
                .map(|(points, _)| points)
        };
        self.limits.extend(priced(tokens).1.and_then(|claim| claim.total).or_else(of));
    }

    /// Uses a list's only label, on its first line of members, as its title.
    pub(super) fn labels(&mut self) {
        let labels = std::mem::take(&mut self.labels);
        let first = self.out.members.iter().map(|m| m.line).min();
        let only = labels.len() == 1;
        for Label { line, text, calls } in labels {
            if only && calls && self.out.title.is_none() && first.is_none_or(|first| line <= first) {
                self.title(line, &text, &text);
            } else {
                self.out.remark(line, &text, RemarkKind::Note);
            }
        }
    }
}
