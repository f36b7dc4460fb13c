//! Lines of a post about something else: the opponent's squad below the user's own, and figures that a list
//! does without.

use super::inline::called;
use super::read::{Item, Reader};
use super::reading::RemarkKind;
use super::resolve::outright;
use super::token::Token;
use crate::words::{Role, is};

/// The maximum number of words in a heading for another's list.
const MAX_WORDS: usize = 5;
/// The maximum number of words in a phrase by which a figure isn't in the list.
const MAX_PHRASE: usize = 3;

impl Reader<'_> {
    /// Returns a line below the members that is about another list, or about changes to this one.
    pub(super) fn beyond(&mut self, number: usize, line: &str, told: &[Token]) -> Option<Item> {
        let begun = self.items.iter().any(|(_, item)| matches!(item, Item::Parts(..)));
        if !begun {
            return None;
        }
        self.of_others(number, line, told).or_else(|| self.change(number, line, told))
    }

    fn of_others(&mut self, number: usize, line: &str, told: &[Token]) -> Option<Item> {
        let first = told.iter().find_map(Token::word)?;
        // `Her squad: Count Dooku 52, …` is about this line, `Her squad:` about those below.
        let colon = told.iter().position(|t| t.is_mark(':'));
        let (front, behind) = told.split_at(colon.unwrap_or(told.len()));
        let words = front.iter().filter(|t| t.is_name()).count();
        let heads = words <= MAX_WORDS && called(self.names, front).is_empty();
        let alone = !behind.iter().any(Token::is_name);
        if heads && is(Role::Mine, first) {
            self.theirs = false;
        } else if heads && is(Role::Theirs, first) && alone && (colon.is_some() || words <= 2) {
            self.theirs = true;
        }
        let label = heads && is(Role::Theirs, first) && !alone;
        if self.theirs
            || label
            || is_score(told) && called(self.names, told).is_empty()
            || self.is_footnote(line, told)
        {
            return Some(self.note(number, line, RemarkKind::Note));
        }
        if !self.does_without(told) {
            return None;
        }
        Some(match self.leaves(number, line, told) {
            Some(item) => item,
            None => self.note(number, line, RemarkKind::Note),
        })
    }

    /// `no Sith Operative this time`, `Wat Tambor n'y est pas`: a figure that isn't in the list, without a
    /// number.
    fn does_without(&self, told: &[Token]) -> bool {
        let found = called(self.names, told);
        let [(from, to)] = found[..] else { return false };
        let words: Vec<&str> = told.iter().filter_map(Token::word).collect();
        let numbered = told[..from].iter().chain(&told[to..]).any(|t| t.number().is_some());
        if numbered || outright(self.names, told).is_some() {
            return false;
        }
        let first = told[..from].iter().filter(|t| t.is_name()).map(|t| t.folded.as_str());
        let many = first.clone().count();
        many == 1 && first.clone().all(|word| is(Role::Lacks, word)) || many < 3 && says_not_there(&words)
    }

    /// `* the new one` below `Luke Skywalker, Jedi* (29)`.
    fn is_footnote(&self, line: &str, told: &[Token]) -> bool {
        let stars = told.iter().take_while(|t| t.is_mark('*')).count();
        if stars == 0 || !called(self.names, told).is_empty() {
            return false;
        }
        let own = line.trim_start();
        let mark = &own[..stars];
        let marked = |text: &str| {
            let text = text.trim_start().trim_start_matches('*');
            text.match_indices(mark).any(|(at, _)| {
                let alone = !text[at + stars..].starts_with('*') && !text[..at].ends_with('*');
                alone && text[..at].ends_with(|c: char| c.is_alphanumeric() || c == ')')
            })
        };
        own.starts_with(mark) && self.items.iter().any(|(line, _)| marked(self.given[line - 1]))
    }
}

/// Whether words contain a phrase by which a figure isn't in the list.
fn says_not_there(words: &[&str]) -> bool {
    let lengths = 1..=words.len().min(MAX_PHRASE);
    lengths.into_iter().any(|n| words.windows(n).any(|phrase| is(Role::NotThere, &phrase.join(" "))))
}

/// `R1 W 40-22, R2 L 18-40`: the results of games, without a word that could be a name.
fn is_score(told: &[Token]) -> bool {
    let score = |w: &[Token]| {
        w[0].number().is_some() && w[1].is_mark('-') && w[1].glued && w[2].glued && w[2].number().is_some()
    };
    // `T3-4` is one word.
    let apart = |at: usize| !told[at].glued || at == 0;
    let scored = (0..told.len().saturating_sub(2)).any(|at| apart(at) && score(&told[at..at + 3]));
    scored && told.iter().filter_map(Token::word).all(|word| is(Role::Score, word))
}
