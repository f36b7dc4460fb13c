//! A total that is told in passing: in a heading, or in a sentence below the list.

use super::read::Reader;
use super::reading::RemarkKind;
use super::resolve::groups;
use super::token::{Token, tidy, tokens};
use crate::words::{Meaning, Role, is, meaning};

impl Reader<'_> {
    /// Takes a number for the total that is the total and is said to be points, wherever it stands: `Army (40)` as a
    /// heading, `and you're at 52 points`.
    pub(super) fn confirm(&mut self) {
        let Some(sum) = self.sum.filter(|_| self.out.claims.total.is_none() && self.out.members.len() > 1)
        else {
            return;
        };
        let told = |line: &str| says_total(&tokens(&tidy(line)), sum);
        let first = self.out.members.iter().map(|m| m.line).min().unwrap_or(0);
        let heading = |line: usize| {
            let headings = [RemarkKind::Title, RemarkKind::Heading, RemarkKind::Faction];
            let heads = |kind: RemarkKind| headings.contains(&kind) || line < first;
            self.out.remarks.iter().any(|r| r.line == line && heads(r.kind))
        };
        let headed = |(at, line): (usize, &&str)| {
            let told = tokens(&tidy(line));
            let alone = |g: &(usize, usize)| g.1 - g.0 == 3 && told[g.0 + 1].number() == Some(sum);
            heading(at + 1) && groups(&told).iter().any(alone)
        };
        if self.given.iter().any(|line| told(line)) || self.given.iter().enumerate().any(headed) {
            self.out.claims.total = Some(sum);
        }
    }
}

/// Whether a number on a line is said to be points or a total.
fn says_total(tokens: &[Token], value: i64) -> bool {
    let word = |at: Option<usize>| at.and_then(|at| tokens.get(at)).and_then(Token::word).unwrap_or_default();
    (0..tokens.len()).filter(|at| tokens[*at].number() == Some(value)).any(|at| {
        let (before, behind) = (word(at.checked_sub(1)), word(Some(at + 1)));
        let equals = at.checked_sub(1).is_some_and(|before| tokens[before].is_mark('='));
        let leads = equals || is(Role::ComesTo, before) || is(Role::LeadsToTotal, before);
        leads || meaning(before) == Some(Meaning::Total) || meaning(behind) == Some(Meaning::Points)
    })
}
