//! Addresses with which sites share squads: `…/imperialassault/nuc017002…ncc023…`. Their structure is data of
//! the game; the pack maps codes to figures.

use std::collections::HashMap;
use std::ops::Range;

use thiserror::Error;

use super::read::Reader;
use super::reading::{MatchKind, ReadMember, RemarkKind, UnresolvedReason};
use crate::catalogue::{Catalogue, LinkCode};
use crate::game::{Game, Link};
use crate::id::FigureId;
use crate::squad::SquadDraft;

/// The links of a game with their codes, for finding addresses.
#[derive(Clone, Debug, Default)]
pub(super) struct Links {
    links: Vec<Link>,
    /// Codes by link, mark and code.
    codes: HashMap<(String, String, String), LinkCode>,
}

/// An address in a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Found {
    /// Its range, in bytes.
    pub(super) range: Range<usize>,
    /// Its codes, without empty slots.
    pub(super) slots: Vec<Slot>,
}

/// A code in an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Slot {
    /// The code, with the site's name for it.
    pub(super) text: String,
    /// The figure; `None` if the pack lacks it.
    pub(super) figure: Option<FigureId>,
}

/// Why a squad can't be written as a link.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LinkProblem {
    /// There are more cards than the link has slots.
    #[error("{cards} cards, but the address has room for {slots} behind {mark}")]
    TooMany {
        /// The part of the address.
        mark: String,
        /// The number of cards.
        cards: u64,
        /// The maximum number.
        slots: u32,
    },
    /// Figures that the site has no code for.
    #[error("no code for {0:?}")]
    NoCode(Vec<FigureId>),
}

/// Returns the link with this ID.
#[must_use]
pub fn link_of<'a>(catalogue: &'a Catalogue, id: &str) -> Option<&'a Link> {
    catalogue.game().links.iter().find(|l| l.id == id)
}

/// Whether a text contains the address of a squad of this game.
#[must_use]
pub fn holds_link(game: &Game, text: &str) -> bool {
    text.lines().any(|line| game.links.iter().any(|link| next(link, line, 0).is_some()))
}

/// Writes a squad as a link, with its figures in draft order.
///
/// # Errors
/// There are too many cards, or the site has no code for some of them.
pub fn write_link(catalogue: &Catalogue, link: &Link, draft: &SquadDraft) -> Result<String, LinkProblem> {
    let part_of = |id: &FigureId| {
        let figure = catalogue.figure(id)?;
        link.parts.iter().find(|p| p.who.matches(figure))
    };
    let code_of = |id: &FigureId| {
        let part = part_of(id)?;
        let codes = catalogue.codes().iter().filter(|c| c.link == link.id && c.part == part.mark);
        codes.into_iter().find(|c| c.figure.as_ref() == Some(id))
    };
    let members = || draft.members.iter().filter(|m| m.count > 0);
    let mut lacking: Vec<_> =
        members().filter(|m| code_of(&m.figure).is_none()).map(|m| m.figure.clone()).collect();
    if !lacking.is_empty() {
        lacking.sort();
        lacking.dedup();
        return Err(LinkProblem::NoCode(lacking));
    }
    let mut out = link.address.clone();
    for part in &link.parts {
        let here = || members().filter(|m| part_of(&m.figure).is_some_and(|p| p.mark == part.mark));
        let cards: u64 = here().map(|m| u64::from(m.count)).sum();
        if cards > u64::from(part.slots) {
            let (mark, slots) = (part.mark.clone(), part.slots);
            return Err(LinkProblem::TooMany { mark, cards, slots });
        }
        out.push_str(&part.mark);
        let mut free = part.slots;
        for member in here() {
            let code = code_of(&member.figure).map_or("", |c| c.code.as_str());
            for _ in 0..member.count {
                out.push_str(&format!("{code:0>width$}", width = part.digits as usize));
                free = free.saturating_sub(1);
            }
        }
        for _ in 0..free {
            out.push_str(&"0".repeat(part.digits as usize));
        }
    }
    Ok(out)
}

impl Links {
    pub(super) fn new(catalogue: &Catalogue) -> Self {
        let key = |c: &LinkCode| (c.link.clone(), c.part.clone(), plain(&c.code).to_owned());
        let codes = catalogue.codes().iter().map(|c| (key(c), c.clone())).collect();
        Self { links: catalogue.game().links.clone(), codes }
    }

    /// Returns all addresses in a line, in order.
    pub(super) fn find(&self, line: &str) -> Vec<Found> {
        let mut out: Vec<Found> = Vec::new();
        for link in &self.links {
            let mut from = 0;
            while let Some(found) = next(link, line, from) {
                from = found.0.end;
                out.push(self.read(link, line, found.0, found.1));
            }
        }
        out.sort_by_key(|f| f.range.start);
        out
    }

    /// Reads the codes after an address; the address ends after the last code.
    fn read(&self, link: &Link, line: &str, address: Range<usize>, codes: usize) -> Found {
        let mut found = Found { range: address, slots: Vec::new() };
        let mut at = codes;
        for part in &link.parts {
            let Some(rest) = strip(&line[at..], &part.mark) else { continue };
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            let row = &rest[..digits];
            for code in row.as_bytes().chunks(part.digits.max(1) as usize) {
                let code = String::from_utf8_lossy(code);
                if plain(&code).is_empty() && code.len() == part.digits as usize {
                    continue;
                }
                found.slots.push(self.slot(link, &part.mark, &code));
            }
            at = line.len() - rest.len() + digits;
        }
        found.range.end = at;
        found
    }

    fn slot(&self, link: &Link, mark: &str, code: &str) -> Slot {
        let known = self.codes.get(&(link.id.clone(), mark.to_owned(), plain(code).to_owned()));
        let name = known.map_or("", |k| k.name.as_str());
        let text = format!("{mark} {code} {name}").trim_end().to_owned();
        Slot { text, figure: known.and_then(|k| k.figure.clone()) }
    }
}

/// Returns a code without leading zeros.
fn plain(code: &str) -> &str {
    code.trim_start_matches('0')
}

/// Returns the range of the next address of a link that is followed by codes, and the start of its codes.
fn next(link: &Link, line: &str, from: usize) -> Option<(Range<usize>, usize)> {
    let lower = line.to_ascii_lowercase(); // preserves byte offsets
    let own = link.address.split_once("://").map_or(link.address.as_str(), |(_, rest)| rest);
    let beginnings = std::iter::once(own).chain(link.aliases.iter().map(String::as_str));
    let mark = &link.parts.first()?.mark;
    let found = beginnings.flat_map(|beginning| {
        let beginning = beginning.to_ascii_lowercase();
        let all: Vec<_> =
            lower[from..].match_indices(&beginning).map(|(at, b)| (from + at, from + at + b.len())).collect();
        all
    });
    let with_codes = found.filter(|(_, end)| strip(&lower[*end..], mark).is_some());
    let (start, end) = with_codes.min_by_key(|(start, end)| (*start, std::cmp::Reverse(*end)))?;
    // A preceding `https://www.` belongs to the address as well.
    let before = line[..start].rfind(char::is_whitespace).map_or(0, |at| at + 1);
    let head = &lower[before..start];
    let start = head.rfind("http").filter(|at| head[*at..].contains("://")).map_or(start, |at| before + at);
    Some((start..end, end))
}

/// Returns the text after a mark, ignoring case.
fn strip<'a>(text: &'a str, mark: &str) -> Option<&'a str> {
    let head = text.get(..mark.len())?;
    head.eq_ignore_ascii_case(mark).then(|| &text[mark.len()..])
}

impl Reader<'_> {
    /// Reads the members from the addresses of shared squads.
    pub(super) fn linked(&mut self, number: usize, raw: &str) -> bool {
        let found = self.names.links.find(raw);
        if found.is_empty() {
            return false;
        }
        let mut rest = raw.to_owned();
        for link in found.iter().rev() {
            rest.replace_range(link.range.clone(), " ");
        }
        if rest.chars().any(char::is_alphanumeric) {
            self.out.remark(number, rest.trim(), RemarkKind::Note);
        }
        for slot in found.into_iter().flat_map(|link| link.slots) {
            match slot.figure {
                Some(figure) => self.from_links.push(ReadMember {
                    figure,
                    count: 1,
                    line: number,
                    matched: MatchKind::Exact,
                    text: slot.text,
                    claimed_unit: None,
                    claimed_line: None,
                    others: Vec::new(),
                }),
                None => self.unresolved(number, &slot.text, 1, &[], UnresolvedReason::Unknown),
            }
        }
        true
    }
}
