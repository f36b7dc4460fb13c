//! Headings: the list's title, author and faction, and the beginning of side lists.

use super::claim::{Claim, claim};
use super::inline::called;
use super::line::{lined, roughly};
use super::names::Names;
use super::near::parts;
use super::read::{Item, Reader, Side};
use super::reading::RemarkKind;
use super::resolve::{Resolved, Who, outright};
use super::token::{Kind, Token, is_ideograph, key, words};
use crate::id::FactionId;
use crate::words::{Meaning, Role, ends_in, is, meaning};

/// The maximum number of words in a heading, with few exceptions.
const MAX_SECTION_WORDS: usize = 10;

/// The heading of a side list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Section {
    /// The pack's kind.
    pub(super) kind: String,
    /// The holder of the list, if stated.
    pub(super) holder: Option<usize>,
    /// The position of its first members, if they follow on the same line.
    pub(super) members: Option<usize>,
}

/// A framed heading, `-- Title --`, and the points it states.
pub(super) struct Framed<'a> {
    pub(super) inner: &'a [Token],
    pub(super) claim: Option<Claim>,
    /// Whether the points follow the frame, where a figure's points may be as well.
    pub(super) behind: bool,
}

/// `-- Title --`, `== Title (100 pts) ==`, `-- Title -- 100 pts`.
pub(super) fn framed(tokens: &[Token]) -> Option<Framed<'_>> {
    let Kind::Mark(frame @ ('-' | '=' | '~' | '_' | '+')) = tokens.first()?.kind else { return None };
    let run = |from: usize| tokens[from..].iter().take_while(|t| t.is_mark(frame)).count();
    let left = run(0);
    let right = tokens.iter().rev().take_while(|t| t.is_mark(frame)).count();
    if right == 0 && left > 1 {
        let close = (left..tokens.len()).find(|at| run(*at) > 1)?;
        let (inner, tail) = (&tokens[left..close], &tokens[close + run(close)..]);
        let claim = Some(claim(tail)?);
        return inner.iter().any(Token::is_name).then_some(Framed { inner, claim, behind: true });
    }
    let inner = tokens.get(left..tokens.len().checked_sub(right)?)?;
    // A single dash is a bullet, unless it ends the line as well.
    let wide = left > 1 && right > 1 || right > 0 && (frame == '+' || inner.first().is_some_and(|t| t.glued));
    if !wide || !inner.iter().any(Token::is_name) {
        return None;
    }
    let (inner, claim) = priced(inner);
    Some(Framed { inner, claim, behind: false })
}

/// Splits `Title (100 pts)`, `Title - 98/100 points` into the title and the points after it.
pub(super) fn priced(tokens: &[Token]) -> (&[Token], Option<Claim>) {
    if claim(tokens).is_some_and(|c| c.total.is_some()) {
        return (tokens, None);
    }
    let total = |at: &usize| claim(&tokens[*at..]).is_some_and(|c| c.total.is_some());
    let Some(mut at) = (1..tokens.len()).rev().find(total) else { return (tokens, None) };
    // `98/100`
    if at > 2 && tokens[at - 1].is_mark('/') && tokens[at - 2].number().is_some() {
        at -= 2;
    }
    let parts = |t: &Token| matches!(t.kind, Kind::Mark('(' | '[' | '-' | ':' | ',' | '/' | '|' | '=' | '•'));
    let end = tokens[..at].iter().rposition(|t| !parts(t)).map_or(0, |last| last + 1);
    if !tokens[..end].iter().any(Token::is_name) {
        return (tokens, None);
    }
    (&tokens[..end], claim(&tokens[at..]))
}

/// Returns what the word before a colon announces.
fn announces(word: &str) -> Option<RemarkKind> {
    const KEYS: [(Role, RemarkKind); 5] = [
        (Role::Title, RemarkKind::Title),
        (Role::Author, RemarkKind::Author),
        (Role::Map, RemarkKind::Map),
        (Role::Faction, RemarkKind::Faction),
        (Role::Note, RemarkKind::Note),
    ];
    KEYS.iter().find(|(role, _)| is(*role, word)).map(|(_, kind)| *kind)
}

/// `Map: Muunilinst`, `Squad name - Republic`: returns the kind, and the index of the value.
pub(super) fn keyed(tokens: &[Token]) -> Option<(RemarkKind, usize)> {
    let mark = tokens.iter().position(|t| matches!(t.kind, Kind::Mark(':' | '-' | '=')));
    if let Some(at) = mark {
        let mut kind = None;
        for token in &tokens[..at] {
            match token.kind {
                // `100 pt. squad: …`
                Kind::Word if meaning(&token.folded) == Some(Meaning::Points) => {}
                Kind::Number(_) | Kind::Mark('.') => {}
                Kind::Word => kind = kind.or(Some(announces(&token.folded)?)),
                Kind::Mark('*' | '#' | '•' | '>' | '[' | ']' | '"') => {}
                _ => return None,
            }
        }
        let parted = tokens[at].is_mark(':') || tokens.get(at + 1).is_some_and(|t| !t.glued || !t.is_name());
        let value = (at..tokens.len()).find(|i| tokens[*i].is_name());
        return kind.filter(|_| parted).map(|kind| (kind, value.unwrap_or(tokens.len())));
    }
    let by = tokens.first().and_then(Token::word).is_some_and(|word| is(Role::By, word));
    (by && tokens.len() > 1).then_some((RemarkKind::Author, 1))
}

/// `Republic`, `Rebel squad (100 points)`.
pub(super) fn faction<'a>(names: &'a Names, tokens: &[Token]) -> Option<&'a FactionId> {
    let says = |t: &&Token| {
        let filler = matches!(
            meaning(&t.folded),
            Some(Meaning::Limit | Meaning::Points | Meaning::Fill | Meaning::Total)
        );
        let named = is(Role::OfFaction, &t.folded);
        t.is_name() && t.number().is_none() && !filler && !named
    };
    let rest: Vec<Token> = tokens.iter().filter(says).cloned().collect();
    if rest.is_empty() || rest.len() > 4 {
        return None;
    }
    let key = key(&rest);
    // `帝国军`: in such a script the word for the list comes last.
    let army = || ends_in(Role::Army, &key).and_then(|faction| names.faction(faction));
    names.faction(&key).or_else(army)
}

/// `Reserves:`, `Fringe Reinforcements (30 pts)`, `Reserves (Mon Mothma): R2-D2, C-3PO`.
pub(super) fn section(names: &Names, tokens: &[Token]) -> Option<Section> {
    let colon = tokens.iter().position(|t| t.is_mark(':'));
    let head = &tokens[..colon.unwrap_or(tokens.len())];
    if words(head).count() > MAX_SECTION_WORDS {
        return None;
    }
    let (at, taken, kind) = (1..=3).rev().find_map(|n| {
        head.windows(n).enumerate().find_map(|(at, w)| {
            let named = w[0].is_name() && w[n - 1].is_name();
            named.then(|| names.section(&key(w))).flatten().map(|kind| (at, n, kind.to_owned()))
        })
    })?;
    let says = |t: &&Token| {
        let filler = matches!(
            meaning(&t.folded),
            Some(Meaning::Points | Meaning::Fill | Meaning::And | Meaning::Limit | Meaning::Total)
        );
        let named = is(Role::SectionFiller, &t.folded);
        t.is_name() && t.number().is_none() && !filler && !named
    };
    let rest = [&head[..at], &head[at + taken..]].concat();
    let said: Vec<Token> = rest.iter().filter(says).cloned().collect();
    let members = colon.and_then(|c| (c..tokens.len()).find(|i| tokens[*i].is_name()));
    // `Reinforcements: Jabba the Hutt`, above those whom he brings.
    let named = members.and_then(|from| match outright(names, &tokens[from..])? {
        Resolved { who: Who::Figure(entry, _), numbers, .. } if numbers.is_empty() => Some(entry),
        _ => None,
    });
    if let Some(holder) = named.filter(|entry| names.entries[*entry].offers.contains(&kind)) {
        return Some(Section { kind, holder: Some(holder), members: None });
    }
    let section = |holder| Some(Section { kind: kind.clone(), holder, members });
    if said.is_empty() || names.faction(&key(&said)).is_some() {
        // On a pasted card the ability has a number and no colon.
        let ability = colon.is_none() && names.is_keyword(&key(&[&said[..], &head[at..at + taken]].concat()));
        return if ability { None } else { section(None) };
    }
    // Names contain numbers and filler words, so the omitted tokens are tried as well.
    for name in [&rest, &said] {
        if let Some(Who::Figure(entry, _)) = outright(names, name).map(|r| r.who) {
            return section(Some(entry));
        }
    }
    let holders: Vec<usize> = parts(names, &said).holding;
    let holders: Vec<usize> =
        holders.into_iter().filter(|e| names.entries[*e].offers.contains(&kind)).collect();
    match (holders.as_slice(), colon) {
        ([one], _) => section(Some(*one)),
        (_, Some(_)) => section(None),
        _ => None,
    }
}

/// The kind of a list of figures that are no part of the squad.
pub(super) const CONSIDERED: &str = "considered";
/// `Sideboard`, `Opened (12):`, `Opened: Ewok, Jawa`: returns the index of the first figure, if any follows.
pub(super) fn besides(tokens: &[Token]) -> Option<Option<usize>> {
    let colon = tokens.iter().position(|t| t.is_mark(':'));
    let head = &tokens[..colon.unwrap_or(tokens.len())];
    let said: Vec<&str> = head.iter().filter_map(Token::word).collect();
    let says =
        |word: &&&str| !matches!(meaning(word), Some(Meaning::Points | Meaning::Fill | Meaning::Total));
    let told = said.iter().filter(says).copied().collect::<Vec<_>>().join(" ");
    let behind = colon.and_then(|c| (c..tokens.len()).find(|i| tokens[*i].is_name()));
    is(Role::Beside, &told).then_some(behind)
}

/// `Command Deck (2 cards, 3 points)`: a heading for a sort of cards.
pub(super) fn is_sort(tokens: &[Token]) -> bool {
    let ends = |t: &Token| matches!(t.kind, Kind::Mark('(' | '[' | ':'));
    let head = &tokens[..tokens.iter().position(ends).unwrap_or(tokens.len())];
    let last = head.iter().rev().find_map(Token::word);
    let words = head.iter().all(|t| t.word().is_some() || t.is_mark('&'));
    let alone = head.len() == 1 && last.is_some_and(|w| is(Role::SortAlone, w));
    words && head.len() <= 4 && (alone || last.is_some_and(|w| is(Role::Sort, w)))
}

/// `Squad #3`, `1. csapat`, `Warband limit 200`: a list's number or limit, not a figure.
pub(super) fn is_numbered(tokens: &[Token]) -> bool {
    let filler = |t: &Token| {
        let of_list = matches!(meaning(&t.folded), Some(Meaning::Limit | Meaning::Points | Meaning::Fill));
        !t.is_name() || t.number().is_some() || of_list || speaks_of_a_list(t)
    };
    tokens.iter().all(filler) && tokens.iter().any(speaks_of_a_list)
}

/// Whether a word refers to the whole list: a squad, an army, a list.
pub(super) fn speaks_of_a_list(token: &Token) -> bool {
    let word = token.word().unwrap_or_default();
    let run = word.chars().next().is_some_and(is_ideograph);
    meaning(word) == Some(Meaning::Limit)
        || is(Role::List, word)
        || run && ends_in(Role::List, word).is_some()
}

/// `vs. Han Solo and Rangers`, `Won 100-64 against the Sith`: the opponents, and the result.
pub(super) fn is_against(tokens: &[Token]) -> bool {
    let against = |word: &str| is(Role::Against, word);
    let mut words = tokens.iter().filter_map(Token::word);
    let first = words.next().unwrap_or_default();
    against(first) || is(Role::Result, first) && words.any(against)
}

/// `WTT: my spare Darth Revan`: what somebody offers or looks for below a post.
pub(super) fn is_offer(tokens: &[Token]) -> bool {
    tokens.iter().find_map(Token::word).is_some_and(|word| is(Role::Offer, word))
}

/// `// not this one`, `; nor this`: lines that are commented out.
pub(super) fn is_comment(tokens: &[Token]) -> bool {
    let mark = |at: usize, mark| tokens.get(at).is_some_and(|t: &Token| t.is_mark(mark));
    mark(0, '/') && mark(1, '/') || mark(0, ';')
}

/// Whether the game's ids begin so.
fn is_prefix(names: &Names, word: &str) -> bool {
    let first = names.entries.first().and_then(|entry| entry.id.as_str().split_once('/'));
    first.is_some_and(|(prefix, _)| prefix == word)
}

/// `✘ SWM-UNIQUE: …`: what a report of Muster's says, by the id of a rule.
pub(super) fn is_finding(names: &Names, line: &str, tokens: &[Token]) -> bool {
    let Some(first) = tokens.iter().position(Token::is_name) else { return false };
    let end = tokens[first..].iter().position(|t| !t.glued && t.start > tokens[first].start);
    let Some((colon, id)) = tokens[first..end.map_or(tokens.len(), |end| first + end)].split_last() else {
        return false;
    };
    let begins =
        id.first().and_then(Token::word).is_some_and(|word| is_prefix(names, word) || word == "muster");
    let parted = id.get(1).is_some_and(|t| t.is_mark('-')) && colon.is_mark(':');
    begins && parted && !line[tokens[first].start..colon.start].contains(char::is_lowercase)
}

/// `# One godslayer`: after a hash comes a comment or a heading, unless it is a collector's number.
pub(super) fn hashed(tokens: &[Token]) -> Option<&[Token]> {
    let inner = &tokens[tokens.iter().take_while(|t| t.is_mark('#')).count()..];
    let word = inner.first().is_some_and(|t| t.word().is_some());
    (word && inner.len() < tokens.len()).then_some(inner)
}

/// Whether a line looks like a heading: it ends in a colon or is quoted.
pub(super) fn looks_like_heading(tokens: &[Token]) -> bool {
    // `**Figures:**`
    let last = tokens.iter().rev().find(|t| !t.is_mark('*'));
    let ends = |mark| last.is_some_and(|t| t.is_mark(mark));
    let begins = |mark| tokens.first().is_some_and(|t| t.is_mark(mark));
    let hash = begins('#') && tokens.get(1).is_some_and(|t| t.number().is_none());
    ends(':') || begins('"') && ends('"') || hash
}

impl Reader<'_> {
    pub(super) fn keyed(
        &mut self,
        number: usize,
        line: &str,
        tokens: &[Token],
        kind: RemarkKind,
        value: usize,
    ) -> Item {
        let rest = tokens.get(value..).unwrap_or_default();
        let text = rest.first().map_or("", |t| &line[t.start..]);
        match kind {
            RemarkKind::Title => {
                if let Some(lined) = lined(self.names, line, rest) {
                    return self.lined(number, line, lined);
                }
                if rest.is_empty() {
                    self.said(number, line, RemarkKind::Heading)
                } else if let Some(id) = faction(self.names, rest).cloned() {
                    self.limit(rest);
                    self.out.faction.get_or_insert(id);
                    self.said(number, line, RemarkKind::Faction)
                } else {
                    self.limit(rest);
                    self.title(number, line, text)
                }
            }
            RemarkKind::Faction => {
                let known = faction(self.names, rest).cloned();
                let kind = if known.is_some() { RemarkKind::Faction } else { RemarkKind::Heading };
                self.out.faction = self.out.faction.take().or(known);
                self.said(number, line, kind)
            }
            kind => self.said(number, line, kind),
        }
    }

    pub(super) fn section(&mut self, number: usize, line: &str, tokens: &[Token]) -> Option<Item> {
        // `My squad (100):` below `Opened:`
        let own = self.beside
            && tokens.iter().any(speaks_of_a_list)
            && looks_like_heading(tokens)
            && called(self.names, tokens).is_empty();
        if own {
            self.beside = false;
            self.limit(tokens);
            return Some(self.said(number, line, RemarkKind::Heading));
        }
        // `Pool` above everything is what the list is called.
        let first = !self.items.iter().any(|(_, item)| !matches!(item, Item::Blank));
        let beside = besides(tokens)
            .filter(|members| !first || members.is_some() || tokens.iter().any(|t| t.is_mark(':')))
            .filter(|_| outright(self.names, tokens).is_none())
            .map(|members| Section { kind: CONSIDERED.to_owned(), holder: None, members });
        let kind = if beside.is_some() { RemarkKind::Beside } else { RemarkKind::Section };
        let section = beside.or_else(|| section(self.names, tokens))?;
        self.sides.push(Side { kind: section.kind, holder: section.holder, line: number });
        self.beside = true;
        self.out.remark(number, line, kind);
        let Some(from) = section.members else { return Some(Item::Said) };
        let rest = &tokens[from..];
        let text = &line[rest[0].start..];
        if is(Role::Nobody, &key(rest)) {
            return Some(Item::Said);
        }
        let told = super::token::tokens(text);
        Some(match lined(self.names, text, &told) {
            Some(lined) => self.lined(number, text, lined),
            None => Item::Parts(vec![roughly(self.names, text, &told)], self.side()),
        })
    }
}
