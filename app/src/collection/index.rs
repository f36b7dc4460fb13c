//! Finding printings as the user types: all texts are folded once, then compared in memory.

use std::collections::HashMap;

use muster_db::pack::LoadedGame;
use muster_rules::catalogue::{Catalogue, Printing};
use muster_rules::fold::fold;
use muster_rules::id::{PrintingId, SetId};

use crate::speaker::Speaker;
use crate::words::Language;

/// A catalogue's printings by set and number, with what is searched in of each.
#[derive(Debug)]
pub(crate) struct PrintingIndex {
    game: String,
    hash: String,
    language: Language,
    entries: Vec<Entry>,
    by_id: HashMap<PrintingId, usize>,
    /// Folded names and abbreviations of sets.
    sets: HashMap<String, SetId>,
}

/// A printing with what it is sorted by and searched in.
#[derive(Debug)]
pub(super) struct Entry {
    /// Its position among the catalogue's printings.
    pub(super) printing: usize,
    /// The position of its set among the catalogue's.
    pub(super) set: usize,
    /// The figure's name in the reader's language, folded.
    pub(super) name: String,
    /// The rarity's place, common first.
    pub(super) rarity: usize,
    /// The figure's cost, if known.
    pub(super) cost: Option<i32>,
    set_id: SetId,
    number: String,
    english: String,
    /// The reader's name and the English one, each word after a blank.
    heads: [String; 2],
    /// The figure's names, each word after a blank.
    names: String,
    /// The set's name and abbreviations, likewise.
    spellings: String,
}

/// How well a printing fits what was typed; the least is the best.
type Rank = (u8, u8, usize);

impl PrintingIndex {
    /// Reads a game's printings in the reader's language.
    pub(crate) fn new(speaker: &Speaker<'_>) -> Self {
        let catalogue = &speaker.game.catalogue;
        let rarities: HashMap<_, _> =
            catalogue.game().rarities.iter().enumerate().map(|(i, r)| (r.id.as_str(), i)).collect();
        let sets: HashMap<_, _> = catalogue.sets().iter().enumerate().map(|(i, s)| (&s.id, (i, s))).collect();
        let entry = |(at, printing): (usize, &Printing)| {
            let figure = catalogue.figure(&printing.figure);
            let (position, set) = sets.get(&printing.set).map_or((usize::MAX, None), |(i, s)| (*i, Some(*s)));
            let english = fold(figure.map_or("", |f| f.name.as_str()));
            let name = fold(&speaker.figure(&printing.figure));
            let spellings = set.map(|s| format!("{} {}", s.name, s.aliases.join(" ")));
            let spellings = fold(&spellings.unwrap_or_default());
            Entry {
                printing: at,
                set: position,
                rarity: rarities.get(printing.rarity.as_str()).copied().unwrap_or(usize::MAX),
                cost: figure.and_then(|f| f.cost.known()),
                set_id: printing.set.clone(),
                number: bare(&printing.number),
                names: words(&format!("{name} {english}")),
                heads: [words(&name), words(&english)],
                spellings: words(&spellings),
                name,
                english,
            }
        };
        let printings = catalogue.printings();
        let mut entries: Vec<_> = printings.iter().enumerate().map(entry).collect();
        entries.sort_by_cached_key(|e| (e.set, by_number(&e.number)));
        let by_id = entries.iter().enumerate().map(|(i, e)| (printings[e.printing].id.clone(), i));
        Self {
            game: catalogue.game().id.to_string(),
            hash: speaker.game.hash.clone(),
            language: speaker.words.language(),
            by_id: by_id.collect(),
            entries,
            sets: set_spellings(catalogue),
        }
    }

    /// Whether it is of this game as it is now, in this language.
    pub(crate) fn is_of(&self, game: &LoadedGame, language: Language) -> bool {
        self.game == game.catalogue.game().id.as_str() && self.hash == game.hash && self.language == language
    }

    /// All printings, by set and number.
    pub(super) fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// A printing's place among the entries.
    pub(super) fn place(&self, printing: &PrintingId) -> Option<usize> {
        self.by_id.get(printing).copied()
    }

    /// Places of the printings that best fit what somebody types: a number in the chosen set, a
    /// set and a number, or some letters of a name. The chosen set's come first.
    pub(super) fn quick(&self, typed: &str, chosen: Option<&SetId>, most: usize) -> Vec<usize> {
        let typed = fold(typed);
        if typed.is_empty() {
            return Vec::new();
        }
        let (named, number) = self.set_and_number(&typed);
        let terms: Vec<_> = words(&typed).split_whitespace().map(str::to_owned).collect();
        let (first, rest) = typed.split_once(' ').unwrap_or((&typed, ""));
        let in_set = self.sets.get(first).filter(|_| !rest.is_empty());
        let rank = |place: usize, entry: &Entry| -> Option<Rank> {
            let outside = u8::from(chosen.is_some_and(|set| entry.set_id != *set));
            if number.as_ref().is_some_and(|n| *n == entry.number) {
                match named {
                    Some(set) if entry.set_id == *set => return Some((0, 0, place)),
                    None => return Some((outside, 0, place)),
                    Some(_) => {}
                }
            }
            if in_set.is_some_and(|set| entry.set_id == *set)
                && let Some(how) = entry.fits(rest, terms.get(1..).unwrap_or_default())
            {
                return Some((0, how, place));
            }
            entry.fits(&typed, &terms).map(|how| (outside, how, place))
        };
        let mut found: Vec<_> =
            self.entries.iter().enumerate().filter_map(|(i, e)| Some((rank(i, e)?, i))).collect();
        found.sort_unstable();
        found.truncate(most);
        found.into_iter().map(|(_, place)| place).collect()
    }

    /// `cs 12` names a set and a number, `12` a number alone.
    pub(super) fn set_and_number(&self, typed: &str) -> (Option<&SetId>, Option<String>) {
        let (before, last) = typed.rsplit_once(' ').unwrap_or(("", typed));
        let is_number = last.trim_start_matches('#').starts_with(|c: char| c.is_ascii_digit());
        let number = is_number.then(|| bare(last));
        match (before, number) {
            ("", number) => (None, number),
            (before, Some(number)) => match self.sets.get(before) {
                Some(set) => (Some(set), Some(number)),
                None => (None, None),
            },
            _ => (None, None),
        }
    }
}

impl Entry {
    /// Whether every term is in the names or the set's, at the start of a word, or is the number.
    pub(super) fn has(&self, terms: &[String]) -> bool {
        let stands = |term: &String| {
            self.number == bare(term) || contains(&self.names, term) || contains(&self.spellings, term)
        };
        terms.iter().all(stands)
    }

    /// How well what was typed fits the names; the least is the best. `clo tro` is Clone Trooper, whole, and
    /// begins Clone Trooper Commander; of Aerial Clone Trooper Captain it is only a part.
    fn fits(&self, typed: &str, terms: &[String]) -> Option<u8> {
        let names = [&self.name, &self.english];
        let heads = || self.heads.iter().filter_map(|head| words_left(head, terms));
        if names.iter().any(|n| *n == typed) {
            return Some(1);
        }
        if heads().any(|left| left == 0) {
            return Some(2);
        }
        if heads().next().is_some() || names.iter().any(|n| n.starts_with(typed)) {
            return Some(3);
        }
        if !terms.is_empty() && terms.iter().all(|term| contains(&self.names, term)) {
            return Some(4);
        }
        (typed.len() > 2 && names.iter().any(|n| n.contains(typed))).then_some(5)
    }
}

/// How many words of a name are left where its first ones begin with the terms, one each; `None` where they don't.
fn words_left(name: &str, terms: &[String]) -> Option<usize> {
    let mut words = name.split_whitespace();
    let begins = !terms.is_empty() && terms.iter().all(|t| words.next().is_some_and(|w| w.starts_with(t)));
    begins.then(|| words.count())
}

/// The words of a query, folded.
pub(super) fn terms(query: &str) -> Vec<String> {
    words(&fold(query)).split_whitespace().map(str::to_owned).collect()
}

/// Text with every word preceded by a blank: anything but letters and digits separates words.
fn words(folded: &str) -> String {
    let plain = |c: char| if c.is_alphanumeric() || c == '#' || c == '/' { c } else { ' ' };
    std::iter::once(' ').chain(folded.chars().filter(|c| *c != '\'').map(plain)).collect()
}

/// Whether a term begins a word; writing without blanks between words is searched within.
fn contains(text: &str, term: &str) -> bool {
    if term.is_ascii() {
        text.match_indices(term).any(|(at, _)| text[..at].ends_with(' '))
    } else {
        text.contains(term)
    }
}

/// What a catalogue's sets are called, folded: their ids, names and abbreviations.
pub(super) fn set_spellings(catalogue: &Catalogue) -> HashMap<String, SetId> {
    let mut spellings = HashMap::new();
    for set in catalogue.sets() {
        let all = [set.id.as_str(), set.name.as_str()].into_iter();
        for spelling in all.chain(set.aliases.iter().map(String::as_str)) {
            spellings.entry(fold(spelling)).or_insert_with(|| set.id.clone());
        }
    }
    spellings
}

/// A collector's number without decoration: `#07` and `7/60` are 7.
pub(super) fn bare(text: &str) -> String {
    let text = text.trim().trim_start_matches('#').trim();
    let text = text.split('/').next().unwrap_or_default().trim();
    let bare = text.trim_start_matches('0');
    fold(if bare.is_empty() { text } else { bare })
}

/// Numbers sort as numbers, whatever follows them.
fn by_number(number: &str) -> (u32, String) {
    let digits: String = number.chars().take_while(char::is_ascii_digit).collect();
    (digits.parse().unwrap_or(u32::MAX), number.to_owned())
}
