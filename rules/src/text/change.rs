//! Changes to the list above: `- 2 Sith Trooper / + 1 Dark Jedi`, `raus: …`, `Owlbear instead of the Troll`.
//! Only recognised below a list, as dashes and pluses are also bullets.

use super::inline::called;
use super::line::{Part, lined, roughly};
use super::members::Entry;
use super::names::Names;
use super::near::parts;
use super::price::readings;
use super::read::{Item, Reader};
use super::reading::{ReadMember, RemarkKind, UnresolvedReason};
use super::resolve::{Who, outright, runs};
use super::together::together;
use super::token::{Token, is_ideograph, tidy, tokens};
use crate::check::Claims;
use crate::words::{Meaning, Role, is, meaning, number as number_word};

/// The maximum number of words before the changes: `Changes for Saturday:`.
const MAX_WORDS: usize = 5;

/// The changes on a line.
pub(super) struct Change {
    line: usize,
    text: String,
    out: Vec<Part>,
    into: Vec<Part>,
}

/// The effect of a part of a line on the list.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Does {
    Out,
    In,
}

/// A part of a line, as a range of tokens.
type Stretch = (Does, usize, usize);

/// The figures that leave and that join, as ranges of tokens, if named.
type Exchange = (Option<(usize, usize)>, Option<(usize, usize)>);

/// Returns the effect of a word at the start of a line, if it removes or adds figures.
fn does(word: &str) -> Option<Does> {
    match word {
        _ if is(Role::Goes, word) => Some(Does::Out),
        _ if is(Role::Comes, word) => Some(Does::In),
        _ => None,
    }
}

/// Whether a token only links the figures that leave and join, without meaning of its own.
fn leads(token: &Token) -> bool {
    let word = token.word().is_some_and(|word| is(Role::LinksChange, word));
    word || [',', ':', '-', '>', '→'].iter().any(|m| token.is_mark(*m))
}

/// Splits a line into parts that start with a sign or a word, if it contains nothing else.
fn stretches(names: &Names, line: &[Token]) -> Option<Vec<Stretch>> {
    let starts: Vec<(Does, usize, usize)> = (0..line.len()).filter_map(|at| opens(line, at)).collect();
    let first = starts.first()?.1;
    let front = &line[..first];
    let label = !front.iter().any(Token::is_name)
        || front.last().is_some_and(|t| t.is_mark(':'))
            && front.len() <= MAX_WORDS + 1
            && called(names, front).is_empty();
    if !label {
        return None;
    }
    let ends = starts.iter().skip(1).map(|s| s.1).chain([line.len()]);
    let told: Vec<Stretch> = starts
        .iter()
        .zip(ends)
        .map(|((does, _, from), to)| {
            let cuts = |t: &Token| [',', ';', '/', '|'].iter().any(|m| t.is_mark(*m)) || is_and(t);
            let to = (*from..to).rev().find(|at| !cuts(&line[*at])).map_or(*from, |at| at + 1);
            (*does, *from, to)
        })
        .collect();
    told.iter().all(|s| s.1 < s.2).then_some(told)
}

fn is_and(token: &Token) -> bool {
    token.word().and_then(meaning) == Some(Meaning::And)
}

/// Returns whether a part starts here: its effect, the index of its sign, and the index after it.
fn opens(line: &[Token], at: usize) -> Option<(Does, usize, usize)> {
    let token = &line[at];
    let before = at.checked_sub(1).map(|b| &line[b]);
    let next = line.get(at + 1)?;
    let sign = match () {
        () if token.is_mark('-') => Some(Does::Out),
        () if token.is_mark('+') => Some(Does::In),
        () => None,
    };
    if let Some(does) = sign {
        // `-2 Jawa`, `, +Ewok`; followed by a space only at the start of the line.
        let parted = before.is_none_or(|b| !token.glued || b.is_mark('(') || b.is_mark('/'));
        return (parted && next.is_name() && (next.glued || at == 0)).then_some((does, at, at + 1));
    }
    let parted = before.is_none_or(|b| {
        [',', ';', '/', '|', '-', '*', '•', '>', '.', ':'].iter().any(|m| b.is_mark(*m)) || is_and(b)
    });
    let does = token.word().and_then(does).filter(|_| parted)?;
    let colon = next.is_mark(':') || next.is_mark('-') || next.is_mark('=');
    let from = at + 1 + usize::from(colon);
    let goes_on = line.get(from).is_some_and(|t| t.is_name() || t.is_mark('+') || t.is_mark('-'));
    // `In`, `be` and similar words occur in any sentence.
    let short = token.folded.chars().count() < 3 && !token.folded.starts_with(is_ideograph);
    (goes_on && (colon || !short)).then_some((does, at, from))
}

/// `Owlbear instead of Troll`, `Troll helyett Owlbear`, `swap a Troll for an Owlbear`: returns which figures
/// leave and join.
fn swapped(names: &Names, line: &[Token]) -> Option<Vec<Stretch>> {
    let found = called(names, line);
    let word = |at: usize| line.get(at).and_then(Token::word);
    let trimmed = |from: usize, to: usize| {
        let from = (from..to).find(|at| !leads(&line[*at]))?;
        let to = (from..to).rev().find(|at| !leads(&line[*at]))? + 1;
        Some((from, to))
    };
    let pair = |(out, into): Exchange| {
        let ((a, b), (c, d)) = (out?, into?);
        Some(vec![(Does::Out, a, b), (Does::In, c, d)])
    };
    // `Stormtrooper raus, Royal Guard (8) rein`
    if let [first, second] = found[..]
        && word(first.1).and_then(does) == Some(Does::Out)
        && let Some(at) = (second.1..line.len()).find(|at| word(*at).and_then(does) == Some(Does::In))
    {
        let out = (counted_from(line, first.0), first.1);
        return pair((Some(out), Some((counted_from(line, second.0), at))));
    }
    for at in 0..line.len() {
        let end = |from: usize| found.iter().find(|f| f.0 >= from).map(|f| f.1);
        let told = word(at).unwrap_or_default();
        let two = || format!("{told} {}", word(at + 1).unwrap_or_default());
        // The figure named next leaves; the one that joins comes after it, or before all of it.
        if is(Role::InsteadOf, told) {
            return pair(beside(at, at + 1, end(at)?, line.len(), &trimmed));
        } else if is(Role::InsteadOf, &two()) {
            return pair(beside(at, at + 2, end(at)?, line.len(), &trimmed));
        } else if is(Role::Than, told) {
            // `I'd rather take Dark Jedi (16) than two Sith Troopers`
            let rather = |t: &Token| t.word().is_some_and(|word| is(Role::Rather, word));
            let from = line[..at].iter().position(rather)?;
            return pair((trimmed(at + 1, line.len()), trimmed(from + 1, at)));
        } else if at > 0 && is(Role::InPlaceOf, told) {
            return pair(beside(at - 1, at + 1, end(at)?, line.len(), &trimmed));
        } else if is(Role::InsteadBehind, told) {
            let leaves = found.iter().rev().find(|f| f.1 == at)?;
            let from = counted_from(line, leaves.0);
            let comes = trimmed(at + 1, line.len()).or_else(|| trimmed(0, from));
            return pair((Some((from, at)), comes));
        } else if at <= MAX_WORDS && is(Role::Swaps, told) && found.iter().all(|f| f.0 > at) {
            let cut = end(at)?;
            // `…, thats 151 then`
            let parts = |t: &Token| t.is_mark(',') || t.is_mark('.');
            let stop = found.iter().find(|f| f.0 >= cut).map_or(cut, |f| f.1);
            let stop = (stop..line.len()).find(|at| parts(&line[*at])).unwrap_or(line.len());
            return pair((trimmed(at + 1, cut), trimmed(cut, stop)));
        } else if is(Role::Becomes, told) {
            let leaves = found.iter().rev().find(|f| f.1 <= at)?;
            let from = counted_from(line, leaves.0);
            return pair((Some((from, leaves.1)), trimmed(at + 1, line.len())));
        }
    }
    None
}

/// Returns the figure named after `instead of`, and the one on its other side.
fn beside(
    at: usize,
    behind: usize,
    cut: usize,
    end: usize,
    trimmed: &dyn Fn(usize, usize) -> Option<(usize, usize)>,
) -> Exchange {
    let comes = if at == 0 { trimmed(cut, end) } else { trimmed(0, at) };
    (trimmed(behind, cut), comes)
}

/// `去掉两个`: splits a word in a script without spaces into the change and the count.
fn counted_apart(line: &[Token]) -> Vec<Token> {
    let mut out = Vec::with_capacity(line.len());
    for token in line {
        let word = token.word().unwrap_or_default();
        let cut = word.char_indices().skip(1).map(|(at, _)| at).find(|at| {
            does(&word[..*at]).is_some()
                && number_word(&word[*at..]).is_some()
                && token.end - token.start == word.len()
        });
        let Some(cut) = cut else {
            out.push(token.clone());
            continue;
        };
        let (mut first, mut second) = (token.clone(), token.clone());
        (first.end, first.folded) = (token.start + cut, word[..cut].to_owned());
        (second.start, second.folded, second.glued) = (first.end, word[cut..].to_owned(), true);
        out.extend([first, second]);
    }
    out
}

/// Returns the start of a name, including a count before it.
fn counted_from(line: &[Token], name: usize) -> usize {
    let mut from = name;
    let counts =
        |t: &Token| t.number().is_some() || t.word().is_some_and(|w| w == "x" || number_word(w).is_some());
    while from > 0 && counts(&line[from - 1]) {
        from -= 1;
    }
    from
}

impl Reader<'_> {
    /// Returns a line of changes to the list above, if it is one. If no figure above leaves, or the list itself
    /// has such bullets, it is an ordinary line.
    pub(super) fn change(&mut self, number: usize, line: &str, told: &[Token]) -> Option<Item> {
        if told.len() <= MAX_WORDS + 2
            && called(self.names, told).is_empty()
            && told.iter().filter_map(Token::word).any(|word| is(Role::Changes, word))
            && !told.iter().any(|t| t.number().is_some())
        {
            self.changing = true;
            return Some(self.note(number, line, RemarkKind::Heading));
        }
        let asks = told.last().is_some_and(|t| t.is_mark('?'));
        let signed = told.first().is_some_and(|t| t.is_mark('-') || t.is_mark('+'));
        let told = &counted_apart(told);
        // `Cut Lines` is a card.
        if asks || !signed && outright(self.names, told).is_some() {
            self.changing = false;
            return None;
        }
        let swap = if signed { None } else { swapped(self.names, told) };
        let Some(stretches) = swap.clone().or_else(|| stretches(self.names, told)) else {
            self.changing = false;
            return None;
        };
        let of = |wanted: Does| stretches.iter().filter(move |s| s.0 == wanted);
        let read = |s: &Stretch| self.stretch(line, &told[s.1..s.2]);
        // `-3 Clone Trooper` without a replacement has an invalid count, and a figure's name may start like
        // this.
        let minus = told.first().is_some_and(|t| t.is_mark('-'));
        if minus && of(Does::In).next().is_none() && !self.changing && !self.comes_below(number) {
            return None;
        }
        let out: Vec<Part> = of(Does::Out).flat_map(read).collect();
        let into: Vec<Part> = of(Does::In).flat_map(read).collect();
        let noted = |p: &Part| !p.resolved.notes.is_empty();
        let known = out.iter().all(|p| !noted(p) && self.has(p));
        let bulleted = signed && !self.changing && self.has_dashes();
        let applies = if swap.is_some() {
            // A figure that isn't in the list need not leave for the one that joins.
            into.iter().any(|p| matches!(p.resolved.who, Who::Figure(..)))
        } else {
            known && !bulleted && (self.changing || !out.is_empty())
        };
        if !applies {
            self.changing = false;
            return None;
        }
        self.changing = true;
        let out: Vec<Part> = out.into_iter().filter(|p| self.has(p)).collect();
        self.let_go(&out);
        self.changes.push(Change { line: number, text: line.trim().to_owned(), out, into });
        Some(self.note(number, line, RemarkKind::Change))
    }

    /// Whether a line below names figures that join.
    fn comes_below(&self, number: usize) -> bool {
        self.given[number..].iter().any(|line| line.trim_start().starts_with('+'))
    }

    pub(super) fn note(&mut self, number: usize, line: &str, kind: RemarkKind) -> Item {
        self.aside.push(number);
        self.out.remark(number, line, kind);
        Item::Said
    }

    /// Records the figures that leave.
    fn let_go(&mut self, out: &[Part]) {
        self.left.extend(out.iter().flat_map(|part| match &part.resolved.who {
            Who::Figure(figure, _) => vec![*figure],
            Who::Open(several, _) => several.clone(),
        }));
    }

    fn stretch(&self, line: &str, told: &[Token]) -> Vec<Part> {
        let text = &line[told[0].start..told[told.len() - 1].end];
        let told = tokens(text);
        match lined(self.names, text, &told) {
            Some(lined) => lined.parts,
            None => vec![roughly(self.names, text, &told)],
        }
    }

    /// `Az Elf Archer kimarad`: a figure above that is said to leave.
    pub(super) fn leaves(&mut self, number: usize, line: &str, told: &[Token]) -> Option<Item> {
        let [(from, to)] = called(self.names, told)[..] else { return None };
        let out = self.stretch(line, &told[from..to]);
        if !out.iter().all(|p| self.has(p)) {
            return None;
        }
        self.changing = true;
        self.let_go(&out);
        self.changes.push(Change { line: number, text: line.trim().to_owned(), out, into: Vec::new() });
        Some(self.note(number, line, RemarkKind::Change))
    }

    /// Returns the parts on the lines above that name figures, clearly or not.
    fn above(&self) -> impl Iterator<Item = &Part> {
        let parts = |item: &'_ Item| matches!(item, Item::Parts(_, None));
        self.items.iter().filter(move |(_, item)| parts(item)).flat_map(|(_, item)| match item {
            Item::Parts(parts, None) => parts.as_slice(),
            _ => &[],
        })
    }

    /// Whether a figure above may be meant.
    fn has(&self, part: &Part) -> bool {
        let meant = self.meant(part);
        self.above().any(|above| match &above.resolved.who {
            Who::Figure(figure, _) => meant.contains(figure),
            Who::Open(several, _) => several.iter().any(|e| meant.contains(e)),
        })
    }

    /// Returns the figures that a part may mean, likeliest first: those whose names contain all its words.
    fn meant(&self, part: &Part) -> Vec<usize> {
        let told = tokens(&tidy(&part.text));
        let holding =
            || runs(&told).last().map(|run| parts(self.names, run.name).holding).unwrap_or_default();
        match &part.resolved.who {
            Who::Figure(figure, _) => [vec![*figure], holding()].concat(),
            Who::Open(_, UnresolvedReason::Unknown) => Vec::new(),
            Who::Open(several, _) => [several.clone(), holding()].concat(),
        }
    }

    /// Whether lines of the list itself start with dashes.
    fn has_dashes(&self) -> bool {
        let member = |item: &Item| matches!(item, Item::Parts(..) | Item::Loose { .. });
        self.items
            .iter()
            .filter(|(_, item)| member(item))
            .any(|(line, _)| self.given[line - 1].trim_start().starts_with(['-', '–', '—', '−', '+']))
    }

    /// Applies the changes, once the list itself is known.
    pub(super) fn apply_changes(&mut self) {
        let changes = std::mem::take(&mut self.changes);
        if changes.is_empty() {
            return;
        }
        // Claims above the first change are about the original list.
        let first = changes.first().map_or(0, |change| change.line);
        let (above, below) = std::mem::take(&mut self.sums).into_iter().partition(|s| s.line < first);
        self.sums = above;
        self.add_up();
        self.sums = below;
        let before = self.sum;
        let mut sum = before;
        let mut entries = Vec::new();
        for Change { line, text, out, into } in changes {
            for part in &out {
                let left = self.leave(part, &mut sum);
                if left > 0 {
                    let candidates: Vec<usize> = self.meant(part).into_iter().take(1).collect();
                    self.unresolved(line, &text, left, &candidates, UnresolvedReason::Unsure);
                }
            }
            entries.extend(into.into_iter().map(|part| Entry { line, part, side: None }));
        }
        together(self.names, &mut entries, self.out.faction.as_ref(), Claims::default());
        let (members, added) = self.members(entries, Claims::default());
        self.out.members.extend(members);
        self.sum = sum.zip(added).map(|(sum, added)| sum + added);
        if before.is_some() && self.out.claims.total == before && self.sum != before {
            self.out.claims = Claims::default();
        }
    }

    /// Removes the copies that a part states, last ones first; returns how many of them were missing.
    fn leave(&mut self, part: &Part, sum: &mut Option<i64>) -> u32 {
        let meant = self.meant(part);
        let entry = match part.resolved.who {
            Who::Figure(figure, _) => self.names.entries.get(figure),
            Who::Open(..) => None,
        };
        let told = readings(entry, part.resolved.plural, &part.resolved.numbers);
        let mut left = told.map_or(1, |all| all.first().map_or(1, |r| r.count));
        for figure in meant {
            let known = &self.names.entries[figure];
            let (id, cost) = (known.id.clone(), known.cost.map(i64::from).filter(|_| !known.apart));
            for member in self.out.members.iter_mut().rev().filter(|m| m.figure == id) {
                let taken = left.min(member.count);
                member.count -= taken;
                left -= taken;
                member.claimed_line = None;
                let points = if known.apart { Some(0) } else { cost.map(|c| c * i64::from(taken)) };
                *sum = sum.zip(points).map(|(sum, points)| sum - points);
            }
            if left == 0 {
                break;
            }
        }
        let gone: Vec<ReadMember> = self.out.members.iter().filter(|m| m.count == 0).cloned().collect();
        self.out.doubts.retain(|d| !gone.iter().any(|m| m.line == d.line && m.figure == d.figure));
        self.out.members.retain(|m| m.count > 0);
        left
    }
}
