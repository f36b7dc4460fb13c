//! Classifies lines without a recognised figure by their context: headings, notes, or figures misspelt beyond
//! recognition.

use super::MAX_COUNT;
use super::annotation::{Hint, Place, annotation};
use super::claim::{claim_and_more, sum};
use super::foot::footed;
use super::heading::{faction, priced, speaks_of_a_list};
use super::inline::called;
use super::line::Part;
use super::members::Entry;
use super::names::Names;
use super::price::{costs_so, readings};
use super::prose::mentions;
use super::read::{Item, Reader, Sum};
use super::reading::{RemarkKind, UnresolvedReason};
use super::resolve::{Resolved, Who, groups};
use super::script::parted;
use super::token::{Token, tidy, tokens};
use crate::words::{Meaning, Role, is, meaning};

/// The maximum number of words in a name; a longer line without a figure is prose.
const MAX_NAME_WORDS: usize = 8;
/// The same for a line with a bullet or numbers.
const MAX_DRESSED_WORDS: usize = 12;
/// The minimum points of a list.
const LIMIT: i64 = 40;
/// A name below the closing words of a post has fewer words.
const SIGNED: usize = 4;
/// The minimum number of words of a sentence that announces a list, whatever numbers are in it.
const ANNOUNCING: usize = 7;
/// Point limits are usually multiples of this, such as 100 and 150.
const ROUND: i64 = 50;
/// Numbers that are years instead of costs.
const YEARS: std::ops::RangeInclusive<i64> = 1990..=2099;

impl Reader<'_> {
    /// Classifies lines that name no figure by their context.
    pub(super) fn settle(&mut self) -> Vec<Entry> {
        let items = std::mem::take(&mut self.items);
        let member = |item: &Item| matches!(item, Item::Parts(..) | Item::Linked);
        let first = items.iter().position(|(_, i)| member(i));
        let last = items.iter().rposition(|(_, i)| member(i));
        let empty = !items.iter().any(|(_, i)| self.is_of_the_squad(i));
        let parts = items.iter().filter_map(|(_, i)| match i {
            Item::Parts(parts, _) => Some(parts.iter().any(|p| p.resolved.evident)),
            _ => None,
        });
        let (dressed, plain): (Vec<bool>, Vec<bool>) = parts.partition(|evident| *evident);
        let dressed = dressed.len() > plain.len();
        let around: Vec<(bool, bool)> = (0..items.len())
            .map(|at| {
                let apart = |i: Option<usize>| {
                    i.and_then(|i| items.get(i))
                        .is_none_or(|(_, item)| matches!(item, Item::Blank | Item::Said | Item::Linked))
                };
                (apart(at.checked_sub(1)), apart(Some(at + 1)))
            })
            .collect();
        let heads: Vec<bool> = (0..items.len())
            .map(|at| {
                let below = items[at + 1..].iter().find(|(_, item)| !matches!(item, Item::Blank));
                below.is_some_and(|(line, item)| member(item) && self.stands_in(*line, items[at].0))
            })
            .collect();
        let mut said = items.iter().filter(|(_, i)| member(i)).map(|(line, _)| self.given[line - 1]);
        let spoken = said.any(|text| text.chars().any(char::is_lowercase));
        let mut entries = Vec::new();
        // The last line that was a note.
        let mut noted = 0;
        for (at, (line, item)) in items.into_iter().enumerate() {
            match unversioned(item) {
                Item::Parts(parts, _)
                    if Some(at) == first
                        && self.out.title.is_none()
                        && around[at].1
                        && first != last
                        && (is_called_so(&parts) || is_quoted(self.given[line - 1], &parts)) =>
                {
                    let title = self.given[line - 1].trim().to_owned();
                    self.limit(&tokens(&tidy(&title)));
                    self.aside.push(line);
                    self.title(line, &title, &title);
                }
                Item::Blank | Item::Said | Item::Linked => {}
                Item::Parts(parts, side) => {
                    entries.extend(parts.into_iter().map(|part| Entry { line, part, side }));
                }
                Item::Loose { part, words, heading, side } => {
                    let where_ = Where {
                        before: first.is_some_and(|f| at < f),
                        after: last.is_some_and(|l| at > l),
                        empty,
                        // A signature is below the closing words of a post.
                        apart_above: around[at].0 || noted + 1 == line && words < SIGNED,
                        apart_below: around[at].1,
                        dressed,
                        spoken,
                        beside: side.is_some(),
                    };
                    let told = parted(self.names, &part.text, tokens(&part.text));
                    if where_.empty && words > MAX_NAME_WORDS / 2 {
                        let foot = footed(self.names, &told);
                        let body = foot.as_ref().map_or(&told[..], |foot| &told[..foot.at]);
                        let mentioned = mentions(self.names, &part.text, body);
                        if mentioned.len() > 1 {
                            if let Some(foot) = foot {
                                self.claim(foot.claim);
                                self.out.remark(line, &part.text[foot.text], RemarkKind::Claim);
                            }
                            entries.extend(mentioned.into_iter().map(|part| Entry { line, part, side }));
                            continue;
                        }
                    }
                    if where_.after
                        && let Some(claim) = claim_and_more(&told)
                    {
                        self.claim(claim);
                        self.out.remark(line, &part.text, RemarkKind::Claim);
                        continue;
                    }
                    if where_.after
                        && is_nobody(&part)
                        && let Some(foot) = footing(self.names, &told)
                    {
                        match foot {
                            Foot::Rest => self.out.remark(line, &part.text, RemarkKind::Claim),
                            Foot::Points(value) => {
                                self.sums.push(Sum { line, value, title: false, foot: true, part });
                            }
                        }
                        continue;
                    }
                    // `Jedi swarm (99/100)`
                    let inside = groups(&told).pop().and_then(|g| sum(&told[g.0 + 1..g.1 - 1]));
                    if let Some(claim) = inside.filter(|_| where_.before && is_nobody(&part)) {
                        self.claim(claim);
                        let name = part.text.rsplit_once(['(', '[']).map_or("", |(name, _)| name);
                        self.title(line, &part.text.clone(), name);
                        continue;
                    }
                    match where_.beside_the_point(&part, &told) {
                        Some(RemarkKind::Title) => {
                            self.limit(&told);
                            let text = part.text.clone();
                            self.title(line, &text, name_of(&text, &told).unwrap_or(&text));
                            continue;
                        }
                        Some(kind) => {
                            self.out.remark(line, &part.text, kind);
                            continue;
                        }
                        None => {}
                    }
                    if self.out.title.is_none()
                        && where_.may_be_title(&part, words)
                        && !costs_what_it_says(self.names, &part)
                    {
                        let value = part.resolved.numbers[0].value;
                        self.sums.push(Sum { line, value, title: true, foot: false, part });
                        continue;
                    }
                    // `So after the last thread I settled on this for 200:`
                    let announced = is_nobody(&part)
                        && part.text.ends_with([':', '：'])
                        && (words >= ANNOUNCING || words >= ANNOUNCING / 2 && says_limit(&told));
                    // `**Separatists 150** (v3, final)`
                    let of_faction = where_.before && is_nobody(&part);
                    if let Some(id) =
                        of_faction.then(|| faction(self.names, &outside_groups(&told))).flatten()
                    {
                        self.out.faction.get_or_insert(id.clone());
                        self.limit(&told);
                        self.out.remark(line, &part.text, RemarkKind::Faction);
                        continue;
                    }
                    let heading = heading || announced || heads[at] && part.resolved.numbers.is_empty();
                    match where_.kind(&part, words, heading) {
                        None => entries.push(Entry { line, part, side }),
                        Some(RemarkKind::Title) => {
                            let text = part.text.clone();
                            self.title(line, &text, text.trim_matches(['#', '*', '"', ':', ' ']));
                        }
                        Some(kind) => {
                            noted = if kind == RemarkKind::Note { line } else { noted };
                            self.out.remark(line, &part.text, kind);
                        }
                    }
                }
            }
        }
        entries
    }

    /// Whether a line contains a figure of the squad itself, not only deck cards.
    fn is_of_the_squad(&self, item: &Item) -> bool {
        let apart = |part: &Part| match part.resolved.who {
            Who::Figure(figure, _) => self.names.entries[figure].apart,
            Who::Open(..) => false,
        };
        match item {
            Item::Parts(parts, _) => !parts.iter().all(apart),
            Item::Linked => true,
            _ => false,
        }
    }

    /// Whether a line is indented more than another: `* Muscle` heads `  - Boba Fett`.
    fn stands_in(&self, line: usize, other: usize) -> bool {
        let indent = |line: usize| self.given[line - 1].chars().take_while(|c| c.is_whitespace()).count();
        indent(line) > indent(other)
    }

    /// Treats a number alone, or after a possible title, as the total if the members add up to it.
    pub(super) fn add_up(&mut self) {
        for Sum { line, part: Part { text, resolved }, value, title, foot } in std::mem::take(&mut self.sums)
        {
            // Points before the list may be the point limit, if no figure has that name.
            let nobody = matches!(&resolved.who, Who::Open(candidates, _) if candidates.is_empty());
            let said = tokens(&text);
            // `not 100 points after all, 119`
            let summed = |t: &Token| t.number().filter(|n| Some(*n) == self.sum);
            let value = said.iter().find_map(summed).filter(|_| foot).unwrap_or(value);
            let points = said.iter().filter_map(Token::word).any(|w| meaning(w) == Some(Meaning::Points));
            let costs = |e: &usize| self.names.entries[*e].cost.is_some_and(|cost| i64::from(cost) == value);
            let other = matches!(&resolved.who, Who::Open(several, _) if !several.iter().any(costs));
            let nobody = nobody || other && value % ROUND == 0;
            // `Seps 100`, with almost as many points below it.
            let nearly = |sum: i64| value % ROUND == 0 && sum * 10 >= value * 9;
            let limit = |sum: i64| agreed(sum, value) && (points || nearly(sum));
            let limit = title && nobody && self.sum.is_some_and(limit);
            self.limits.extend(limit.then_some(value));
            let right = limit || self.sum == Some(value) || title && self.out.claims.total == Some(value);
            if !right && foot && is_said(&text, &said) {
                self.out.remark(line, &text, RemarkKind::Note);
            } else if !right {
                let (candidates, reason) = match resolved.who {
                    Who::Open(candidates, reason) => (candidates, reason),
                    Who::Figure(figure, _) => (vec![figure], UnresolvedReason::Unsure),
                };
                let count = readings(None, resolved.plural, &resolved.numbers).map_or(1, |all| all[0].count);
                self.unresolved(line, &text, count, &candidates, reason);
            } else if title {
                let bracketed =
                    || text.split(['(', '[']).next().map(str::trim).filter(|name| !name.is_empty());
                let name = name_of(&text, &said).or_else(bracketed).unwrap_or(&text);
                self.title(line, &text, name);
            } else {
                self.out.claims.total.get_or_insert(value);
                self.out.remark(line, &text, RemarkKind::Claim);
            }
        }
        // If the list stays below the points, they were only a limit.
        let met = |limit: &i64| self.sum.is_some_and(|sum| sum >= *limit);
        let limits = std::mem::take(&mut self.limits);
        self.out.size = self.out.size.or(limits.first().copied());
        if let Some(limit) = limits.into_iter().find(met) {
            self.out.claims.total.get_or_insert(limit);
        }
        self.confirm();
        self.out.size = self.out.size.or(self.out.claims.total);
    }
}

/// A line below all members that names none of them.
enum Foot {
    /// `noch 3 Punkte offen`: what is left, which isn't a total.
    Rest,
    /// `100 Punkte auf den Kopf`: points, in any wording.
    Points(i64),
}

/// Parses a line below all members that contains unknown words.
fn footing(names: &Names, tokens: &[Token]) -> Option<Foot> {
    let numbers: Vec<usize> = (0..tokens.len()).filter(|at| tokens[*at].number().is_some()).collect();
    let means =
        |at: usize, wanted: Meaning| tokens.get(at).and_then(Token::word).and_then(meaning) == Some(wanted);
    let rest = (0..tokens.len()).any(|at| means(at, Meaning::Left));
    if numbers.is_empty() || !called(names, tokens).is_empty() {
        return None;
    }
    let left = |at: &usize| at.checked_sub(1).is_some_and(|before| means(before, Meaning::Left));
    let told = |at: &usize| means(at + 1, Meaning::Points) || means(at + 1, Meaning::Left) || left(at);
    if rest && numbers.iter().any(told) {
        return Some(Foot::Rest);
    }
    let points = |at: &usize| means(at + 1, Meaning::Points) || (0..*at).any(|at| means(at, Meaning::Total));
    let told = *numbers.iter().find(|at| points(at))?;
    Some(Foot::Points(tokens[told].number().unwrap_or_default()))
}

/// `1 pont fejben`: points first, and nothing capitalised after them, as names would be.
fn is_said(text: &str, tokens: &[Token]) -> bool {
    let first = tokens.iter().position(Token::is_name);
    let points = first.is_some_and(|at| {
        tokens[at].number().is_some()
            && tokens.get(at + 1).and_then(Token::word).and_then(meaning) == Some(Meaning::Points)
    });
    points && !text.chars().any(char::is_uppercase)
}

/// Returns the list's title before its points.
fn name_of<'t>(text: &'t str, tokens: &[Token]) -> Option<&'t str> {
    match priced(tokens) {
        (name, Some(_)) => Some(&text[name.first()?.start..name.last()?.end]),
        _ => None,
    }
}

/// Whether a list of these points may have been made for this limit: round limits may be slightly exceeded.
fn agreed(sum: i64, points: i64) -> bool {
    sum <= points || points % ROUND == 0 && sum - points <= points / 5
}

fn is_nobody(part: &Part) -> bool {
    matches!(part.resolved.who, Who::Open(_, UnresolvedReason::Unknown))
}

/// A line whose only numbers are versions', as in `**Empire v3**`, has no numbers.
fn unversioned(item: Item) -> Item {
    let Item::Loose { mut part, words, heading, side } = item else { return item };
    let told = tokens(&part.text);
    let numbers = || (0..told.len()).filter(|at| told[*at].number().is_some());
    if is_nobody(&part) && numbers().next().is_some() && numbers().all(|at| is_of_word(&told, at)) {
        part.resolved.numbers.clear();
        part.resolved.evident = false;
    }
    Item::Loose { part, words, heading, side }
}

/// `v3`: whether a number is a version's.
fn is_of_word(tokens: &[Token], at: usize) -> bool {
    tokens[at].glued && at > 0 && tokens[at - 1].word().is_some_and(|word| is(Role::Version, word))
}

/// Whether all numbers of a line are points of a usual limit: `what I'm bringing, 150 points:`.
fn says_limit(tokens: &[Token]) -> bool {
    let points =
        |at: usize| tokens.get(at + 1).and_then(Token::word).and_then(meaning) == Some(Meaning::Points);
    let mut numbers = (0..tokens.len()).filter_map(|at| Some((at, tokens[at].number()?))).peekable();
    numbers.peek().is_some() && numbers.all(|(at, number)| number % ROUND == 0 && points(at))
}

/// Returns what doesn't stand in brackets.
fn outside_groups(tokens: &[Token]) -> Vec<Token> {
    let groups = groups(tokens);
    let inside = |at: usize| groups.iter().any(|group| (group.0..group.1).contains(&at));
    tokens.iter().enumerate().filter(|(at, _)| !inside(*at)).map(|(_, token)| token.clone()).collect()
}

/// `went 4-1`: whether a number is part of a record.
fn is_of_score(tokens: &[Token], at: usize) -> bool {
    let joined = |at: usize| tokens.get(at).is_some_and(|t| t.is_mark('-') && t.glued);
    let number = |at: usize| tokens.get(at).is_some_and(|t| t.glued && t.number().is_some());
    let begins = |at: usize| tokens[at].number().is_some() && joined(at + 1) && number(at + 2);
    begins(at) || at > 1 && begins(at - 2)
}

/// Whether a text is in capitals, such as `COMMAND`.
fn is_shouted(text: &str) -> bool {
    !text.chars().any(char::is_lowercase) && text.chars().filter(|c| c.is_uppercase()).count() > 3
}

/// Whether the number after it is the cost of a possible figure.
fn costs_what_it_says(names: &Names, part: &Part) -> bool {
    let Who::Open(several, UnresolvedReason::Ambiguous) = &part.resolved.who else { return false };
    let Resolved { plural, numbers, .. } = &part.resolved;
    several.first().is_some_and(|first| costs_so(&names.entries[*first], *plural, numbers))
}

/// `Trolls and giants`: names without numbers, none of them in full.
fn is_called_so(parts: &[Part]) -> bool {
    let loose = |p: &Part| p.resolved.plural || matches!(p.resolved.who, Who::Open(..));
    // `Vader & Jets - 40 points`
    let limit = |p: &Part| matches!(p.resolved.numbers[..], [n] if n.hint == Hint::Cost && n.value >= LIMIT);
    let [before @ .., last] = parts else { return false };
    !before.is_empty()
        && before.iter().all(|p| p.resolved.numbers.is_empty() && loose(p))
        && loose(last)
        && (last.resolved.numbers.is_empty() || limit(last))
}

/// `"The Skullsplitters" (100 points)`: a quoted name with the points of a list.
fn is_quoted(line: &str, parts: &[Part]) -> bool {
    let told = tokens(&tidy(line));
    let points = |at: usize| told.get(at).and_then(Token::word).and_then(meaning) == Some(Meaning::Points);
    let limits = |at: usize| told[at].number().is_some_and(|n| n >= LIMIT) && points(at + 1);
    let quoted =
        told.first().is_some_and(|t| t.is_mark('"')) && told.iter().filter(|t| t.is_mark('"')).count() == 2;
    quoted && parts.len() == 1 && (0..told.len()).any(limits)
}

/// The context of a line that names no figure.
struct Where {
    before: bool,
    after: bool,
    empty: bool,
    apart_above: bool,
    apart_below: bool,
    /// Whether members carry numbers or bullets.
    dressed: bool,
    /// Whether members are written in lower case.
    spoken: bool,
    /// Whether it is under the heading of a side list.
    beside: bool,
}

impl Where {
    /// `The Jedi and the Wolf (100 pts)`: the title, if the members add up to it.
    fn may_be_title(&self, part: &Part, words: usize) -> bool {
        let unknown = matches!(part.resolved.who, Who::Open(_, reason) if reason != UnresolvedReason::Unsure);
        let behind = matches!(part.resolved.numbers[..], [n] if n.place == Place::Tail && n.value <= i64::from(MAX_COUNT));
        self.before && unknown && behind && words <= MAX_NAME_WORDS
    }

    /// Recognises text around a list: greetings and questions, when and where it was played, what kind of list
    /// it is. It contains no figures.
    fn beside_the_point(&self, part: &Part, tokens: &[Token]) -> Option<RemarkKind> {
        let unknown = is_nobody(part);
        let ends = |mark| tokens.last().is_some_and(|t| t.is_mark(mark));
        let numbered = (0..tokens.len())
            .any(|at| tokens[at].number().is_some() && !is_of_score(tokens, at) && !is_of_word(tokens, at));
        let begins = |mark| tokens.first().is_some_and(|t| t.is_mark(mark));
        // `【分离势力 200分 娱乐局】`
        let framed = self.before && unknown && begins('[') && ends(']');
        let enclosed = begins('(') && ends(')');
        // `Uttinn!` between other cards is rather one of them.
        let alone = !self.apart_above
            && !self.apart_below
            && tokens.iter().filter(|t| t.word().is_some()).count() == 1;
        let year = tokens.iter().filter_map(Token::number).any(|n| YEARS.contains(&n));
        // A heading may be the only text in capitals.
        let shouted = self.spoken && is_shouted(&part.text);
        let of_a_list = || tokens.iter().any(speaks_of_a_list);
        let pointed = || tokens.iter().filter_map(Token::word).any(|w| meaning(w) == Some(Meaning::Points));
        if enclosed || unknown && !numbered && (ends('!') || ends('?')) && !alone {
            return Some(RemarkKind::Note);
        }
        // A place or a record in brackets, and the list below.
        let bracketed =
            || groups(tokens).iter().any(|g| annotation(&tokens[g.0..g.1], Place::Tail).is_none());
        let about =
            framed || unknown && (year || shouted && !numbered || of_a_list() && (!numbered || pointed()));
        if about || self.before && self.apart_below && bracketed() {
            return Some(if self.before { RemarkKind::Title } else { RemarkKind::Heading });
        }
        None
    }

    /// Returns the kind of line; `None` if it must be treated as a member. A line that looks like its
    /// neighbours is one of them; one set apart is a heading or a note.
    fn kind(&self, part: &Part, words: usize, heading: bool) -> Option<RemarkKind> {
        let title = if self.before { RemarkKind::Title } else { RemarkKind::Heading };
        if heading {
            return Some(title);
        }
        let unknown = match part.resolved.who {
            Who::Open(_, UnresolvedReason::Unknown) => true,
            // `Clones` without a number is the list's title, not a member.
            Who::Open(_, UnresolvedReason::Ambiguous) => self.before && part.resolved.plural,
            _ => false,
        };
        if !unknown || words == 0 {
            return None;
        }
        if words > if part.resolved.evident { MAX_DRESSED_WORDS } else { MAX_NAME_WORDS } {
            return Some(RemarkKind::Note);
        }
        // A year isn't a count.
        let year = matches!(part.resolved.numbers[..], [n] if n.place == Place::Tail && n.value > i64::from(MAX_COUNT));
        if part.resolved.evident && !year || self.empty {
            return None;
        }
        // `Armée (40) : 2 Stormtroopers d'élite (18), …`: several costs don't occur in a title.
        let costs = || {
            let number = |inside: &str| !inside.is_empty() && inside.chars().all(|c| c.is_ascii_digit());
            let groups = part.text.split('(').skip(1).filter_map(|rest| rest.split_once(')'));
            groups.filter(|(inside, _)| number(inside.trim())).count() > 1
        };
        if costs() {
            return None;
        }
        match (self.before, self.after) {
            // The heading announced figures.
            _ if self.beside => None,
            (true, _) => (self.apart_below || self.dressed).then_some(title),
            (_, true) => self.apart_above.then_some(RemarkKind::Note),
            _ => (self.apart_above && !self.apart_below).then_some(title),
        }
    }
}
