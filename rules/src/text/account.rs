//! The account: whatever a text names has a place in its reading. A figure that stands by itself in a title, a
//! heading or a remark, and that no member and no question is about, is a question of its own; one that stands
//! among other words is mentioned.

use foldhash::{HashMap, HashSet};

use super::annotation::{Annotation, Place, annotation};
use super::inline::called;
use super::names::Names;
use super::near::slips;
use super::price::readings;
use super::read::Reader;
use super::reading::{MatchKind, Mention, ReadMember, RemarkKind, Unresolved, UnresolvedReason};
use super::resolve::runs;
use super::script::parted;
use super::tags::{unstruck, untagged};
use super::token::{Kind, Token, key, tidy, tokens, words};
use crate::id::FigureId;
use crate::words::{Meaning, Role, is, meaning, number as number_word};

/// Shorter words among others don't identify a figure.
const SHORTEST: usize = 3;
/// Shorter names aren't looked for among misspelt ones.
const SHORTEST_SLIP: usize = 3;
/// Names up to this length are too similar to tell one that is misspelt, but may be asked about.
const SHORT: usize = 4;
/// The maximum number of words of a stretch that may be a misspelt name.
const MOST_WORDS: usize = 6;

/// The maximum number of words of a line in which a name can be a member's: more are prose.
const PROSE: usize = 16;
/// The length of a line of dashes that ends a post.
const RULE: usize = 5;

/// A figure, or several of one name, that a line names.
struct Named {
    entries: Vec<usize>,
    key: String,
    text: String,
    /// The number of copies, if nothing but numbers stands beside the name.
    alone: Option<u32>,
    /// Whether it is misspelt.
    slipped: bool,
    /// Whether the line says nothing else.
    whole: bool,
}

/// What the members and the questions are about.
#[derive(Default)]
struct Placed {
    /// The members and what else is chosen.
    figures: HashSet<usize>,
    /// The same by their lines.
    on_lines: HashMap<usize, HashSet<usize>>,
    /// The keys of the texts in question, by their lines.
    asked: HashMap<usize, Vec<String>>,
    /// The indices of the members that aren't sure, by their lines.
    doubted: HashMap<usize, Vec<usize>>,
}

impl Reader<'_> {
    /// Asks about, or mentions, every figure that the text names and that has no place in the reading.
    pub(super) fn account(&mut self) {
        for ReadMember { line, text, figure, .. } in &self.out.considering {
            let (text, figure, kind) = (text.clone(), figure.clone(), RemarkKind::Beside);
            self.out.mentions.push(Mention { line: *line, text, figure, kind });
        }
        let placed = self.placed();
        let signature = self.signature(&placed);
        for at in 0..self.given.len() {
            let (line, raw) = (at + 1, self.given[at]);
            if raw.trim().is_empty() || self.unaccountable.contains(&line) {
                continue;
            }
            let (raw, struck) = unstruck(raw);
            let of_the_list = signature.is_none_or(|from| line < from) && !self.aside.contains(&line);
            self.account_of(&placed, line, &untagged(&raw), of_the_list);
            for text in struck {
                self.account_of(&placed, line, &text, false);
            }
        }
    }

    fn account_of(&mut self, placed: &Placed, line: usize, text: &str, of_the_list: bool) {
        let text = tidy(text);
        let told = parted(self.names, &text, tokens(&text));
        // A member's own text may hold anything: its epithet isn't another's name misspelt.
        let taken = placed.on_lines.contains_key(&line) || placed.asked.contains_key(&line);
        let of_the_list = of_the_list && words(&told).count() <= PROSE;
        let kind = self.taken_as(line);
        let slipped = !taken && kind != Some(RemarkKind::Claim);
        for named in all_named(self.names, &text, &told, slipped) {
            if self.has_place(placed, line, &named, kind) {
                continue;
            }
            let person = matches!(kind, Some(RemarkKind::Author | RemarkKind::Map));
            // `Yoda and friends` above Yoda, Jedi Master.
            let about = || placed.figures.iter().any(|entry| self.holds(*entry, &named));
            match named.alone {
                // A line that says it isn't about the squad may be nothing but a misspelt name.
                Some(count) if (of_the_list || named.slipped && named.whole) && !person && !about() => {
                    let reason = match named.slipped {
                        true => UnresolvedReason::Unsure,
                        false => UnresolvedReason::Unplaced,
                    };
                    let again = |open: &Unresolved| open.line == line && open.text == named.text;
                    if self.out.unresolved.iter().any(again) {
                        continue;
                    }
                    self.unresolved(line, &named.text, count, &named.entries, reason);
                }
                _ if named.slipped => {}
                _ => {
                    let figure = self.names.entries[named.entries[0]].id.clone();
                    let kind = kind.unwrap_or(RemarkKind::Note);
                    self.out.mentions.push(Mention { line, text: named.text, figure, kind });
                }
            }
        }
    }

    fn placed(&self) -> Placed {
        let ids: HashMap<&FigureId, usize> =
            self.names.entries.iter().enumerate().map(|(at, entry)| (&entry.id, at)).collect();
        let mut placed = Placed::default();
        let mut add = |line: usize, id: &FigureId| {
            if let Some(entry) = ids.get(id) {
                placed.figures.insert(*entry);
                placed.on_lines.entry(line).or_default().insert(*entry);
            }
        };
        let beside = self.out.side_lists.iter().flat_map(|list| &list.members);
        for ReadMember { line, figure, .. } in self.out.members.iter().chain(beside) {
            add(*line, figure);
        }
        for member in &self.out.considering {
            add(member.line, &member.figure);
        }
        self.out.side_lists.iter().for_each(|list| add(list.line, &list.holder));
        for choice in &self.out.setup {
            add(0, &choice.holder);
            add(0, &choice.chosen);
        }
        for open in &self.out.unresolved {
            open.candidates.iter().for_each(|id| add(open.line, id));
        }
        for open in &self.out.unresolved {
            placed.asked.entry(open.line).or_default().push(key(&tokens(&tidy(&open.text))));
        }
        let doubted = self.out.members.iter().enumerate().filter(|(_, m)| m.matched != MatchKind::Exact);
        doubted.for_each(|(at, m)| placed.doubted.entry(m.line).or_default().push(at));
        placed
    }

    /// What the line was taken as, if not as a member.
    fn taken_as(&self, line: usize) -> Option<RemarkKind> {
        self.out.remarks.iter().find(|remark| remark.line == line).map(|remark| remark.kind)
    }

    fn has_place(&self, placed: &Placed, line: usize, named: &Named, kind: Option<RemarkKind>) -> bool {
        if matches!(kind, Some(RemarkKind::Choice | RemarkKind::Change)) {
            return true;
        }
        // `Total: 100` and `2x Ewok` name nobody, even if figures are called Total and x.
        let word = meaning(&named.key).is_some() || named.key.chars().count() < 2;
        if word && matches!(kind, None | Some(RemarkKind::Claim)) {
            return true;
        }
        let asked = placed.asked.get(&line).into_iter().flatten();
        if asked.into_iter().any(|text| text.contains(named.key.as_str())) {
            return true;
        }
        // A figure that left the list stands on its own line and on that of the change.
        let called = matches!(kind, Some(RemarkKind::Title | RemarkKind::Heading));
        if !called && named.entries.iter().any(|entry| self.left.contains(entry)) {
            return true;
        }
        // Such a member is asked about in its own line's words.
        let doubted = placed.doubted.get(&line).into_iter().flatten().map(|at| &self.out.members[*at]);
        let is_meant = |m: &ReadMember| {
            let others = named.entries.iter().any(|entry| m.others.contains(&self.names.entries[*entry].id));
            others || named.key.contains(&key(&tokens(&tidy(&m.text))))
        };
        if doubted.into_iter().any(is_meant) {
            return true;
        }
        // The name of a member may hold that of another figure.
        let on_line = placed.on_lines.get(&line).into_iter().flatten();
        named.entries.iter().any(|entry| placed.figures.contains(entry))
            || on_line.into_iter().any(|entry| self.holds(*entry, named))
    }

    /// Whether a figure's name holds this one.
    fn holds(&self, entry: usize, named: &Named) -> bool {
        let mut own = self.names.spellings.iter().filter(|s| s.entry == entry);
        own.any(|s| s.key.contains(named.key.as_str()))
    }

    /// Returns the line of a post's signature: a rule, with no member below it.
    fn signature(&self, placed: &Placed) -> Option<usize> {
        let rule = |text: &&str| {
            let text = text.trim();
            text == "--" || text.len() >= RULE && text.chars().all(|c| matches!(c, '-' | '_' | '='))
        };
        let last = placed.on_lines.keys().copied().max().unwrap_or(0);
        let from = self.given.iter().skip(last).position(rule)?;
        (last > 0).then_some(last + from + 1)
    }
}

/// Returns the figures that a line names: exactly, or nearly in a stretch of its own.
fn all_named(names: &Names, line: &str, tokens: &[Token], slipped: bool) -> Vec<Named> {
    let found = called(names, tokens);
    let mut out: Vec<Named> =
        found.iter().filter_map(|range| named_at(names, line, tokens, *range)).collect();
    for (from, to) in stretches(tokens, &found).into_iter().filter(|_| slipped) {
        let whole = !tokens[..from].iter().chain(&tokens[to..]).any(Token::is_name);
        out.extend(slipped_at(names, line, &tokens[from..to]).map(|named| Named { whole, ..named }));
    }
    out
}

fn named_at(names: &Names, line: &str, tokens: &[Token], (from, to): (usize, usize)) -> Option<Named> {
    let name = &tokens[from..to];
    let key = key(name);
    let entries = match (names.exact(&key), names.alias(&key)) {
        ([], None) => names.by_plural(&key).to_vec(),
        ([], Some(alias)) => vec![alias],
        (exact, _) => exact.to_vec(),
    };
    let (start, end) = (begin(tokens, from), finish(tokens, to));
    let alone = alone(names, &entries, &tokens[start..from], &tokens[to..end]);
    let number = |t: &Token| t.number().is_some() || t.word().and_then(number_word).is_some_and(|n| n > 1);
    let counted = from.checked_sub(1).is_some_and(|before| number(&tokens[before]));
    if entries.is_empty() || alone.is_none() && !tells(names, line, name, &key, counted) {
        return None;
    }
    // `The Sith` is a faction and `Reserves` a heading, even if a figure is called so.
    let word = [names.faction(&key).is_some(), names.section(&key).is_some(), names.set(&key).is_some()];
    let shared = word.contains(&true) || names.asked(&key).is_some() || names.is_keyword(&key);
    let text = line[name[0].start..name[name.len() - 1].end].to_owned();
    // `Sabine and smugglers`: small and in the plural it is rather what somebody calls their list.
    let calls = names.exact(&key).is_empty() && text.starts_with(char::is_lowercase);
    let alone = alone.filter(|_| !shared && !calls);
    Some(Named { entries, key, text, alone, slipped: false, whole: false })
}

fn slipped_at(names: &Names, line: &str, stretch: &[Token]) -> Option<Named> {
    let said = words(stretch).count();
    if said == 0 || said > MOST_WORDS {
        return None;
    }
    let all = runs(stretch);
    let run = all.last()?;
    let key = key(run.name);
    // `1 activation` is a word of lists, however much it looks like Motivation.
    if key.chars().count() < SHORTEST_SLIP || meaning(&key).is_some() {
        return None;
    }
    let entries = match slips(names, run.name).clear() {
        Some(entry) => vec![entry],
        None if said == 1 && !stretch.iter().any(|t| t.is_mark(':')) => short(names, &key),
        None => return None,
    };
    let alone = self::alone(names, &entries, &[], &[]);
    let text = line[run.name[0].start..run.name[run.name.len() - 1].end].to_owned();
    (!entries.is_empty()).then_some(Named { entries, key, text, alone, slipped: true, whole: false })
}

/// Returns the figures whose short name differs by one letter: `Drwa!` may be `Draw!`.
fn short(names: &Names, key: &str) -> Vec<usize> {
    let length = key.chars().count();
    if length > SHORT + 1 || meaning(key).is_some() {
        return Vec::new();
    }
    let near = |name: &str| name.chars().count() <= SHORT + 1 && strsim::osa_distance(key, name) == 1;
    names.spellings.iter().filter(|s| s.length <= SHORT + 1 && near(&s.key)).map(|s| s.entry).collect()
}

/// Whether a name among other words can only be a figure's: `Guard the door` means nobody.
fn tells(names: &Names, line: &str, name: &[Token], key: &str, counted: bool) -> bool {
    let [one] = name else { return true };
    let Some(word) = one.word() else { return true };
    let small = line[one.start..].starts_with(char::is_lowercase);
    let exact = !names.exact(key).is_empty() && !small;
    // `and two stormtroopers`
    let several = !names.by_plural(key).is_empty() && (!small || counted);
    (exact || several) && meaning(word).is_none() && word.chars().count() >= SHORTEST
}

/// Returns the number of copies if the text around a name consists of numbers only.
fn alone(names: &Names, entries: &[usize], head: &[Token], tail: &[Token]) -> Option<u32> {
    let head = head.iter().skip_while(|t| leads(t)).cloned().collect::<Vec<_>>();
    let head: Annotation = annotation(&head, Place::Head)?;
    let tail: Annotation = annotation(tail, Place::Tail)?;
    if head.state || tail.state {
        return None;
    }
    let numbers: Vec<_> = head.numbers.into_iter().chain(tail.numbers).collect();
    let entry = entries.first().map(|entry| &names.entries[*entry]);
    Some(readings(entry, false, &numbers).map_or(1, |all| all[0].count))
}

/// Whether a word before a name says nothing about it.
fn leads(token: &Token) -> bool {
    token.word().is_some_and(|word| is(Role::Article, word))
}

/// Returns the index of the first token of the stretch with this name.
fn begin(tokens: &[Token], from: usize) -> usize {
    (0..from).rev().find(|at| parts_at(tokens, *at)).map_or(0, |at| at + 1)
}

/// Returns the index after the last token of the stretch with this name.
fn finish(tokens: &[Token], to: usize) -> usize {
    (to..tokens.len()).find(|at| parts_at(tokens, *at)).unwrap_or(tokens.len())
}

/// Returns the stretches between marks that hold no name.
fn stretches(tokens: &[Token], found: &[(usize, usize)]) -> Vec<(usize, usize)> {
    let mut out = Vec::new();
    let mut from = 0;
    for at in 0..=tokens.len() {
        let inside = found.iter().any(|(from, to)| (*from..*to).contains(&at));
        if at == tokens.len() || !inside && parts_at(tokens, at) {
            if from < at && !found.iter().any(|range| range.0 < at && range.1 > from) {
                out.push((from, at));
            }
            from = at + 1;
        }
    }
    out
}

/// Whether one thing ends and another starts at a token.
fn parts_at(tokens: &[Token], at: usize) -> bool {
    let token = &tokens[at];
    match token.kind {
        Kind::Mark('-') => !token.glued || tokens.get(at + 1).is_none_or(|t| !t.glued),
        Kind::Mark('\'' | '.' | '!' | '?') => tokens.get(at + 1).is_none_or(|t| !t.glued),
        Kind::Mark(mark) => !matches!(mark, '#' | '@'),
        Kind::Number(_) => false,
        Kind::Word => {
            matches!(meaning(&token.folded), Some(Meaning::And | Meaning::Or)) || token.folded == "w"
        }
    }
}
