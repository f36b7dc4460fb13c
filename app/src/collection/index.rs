//! Search for printings as the user types: all texts are folded once, then compared in memory.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use muster_db::pack::LoadedGame;
use muster_rules::catalogue::{Catalogue, Printing};
use muster_rules::fold::fold;
use muster_rules::id::{PrintingId, SetId};

use crate::base::session::Session;
use crate::base::speaker::Speaker;
use crate::base::words::Language;

/// A catalogue's printings by set and number, with their search texts.
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

impl Session {
    /// Returns the search index over a game's printings, building it if it isn't cached.
    pub(super) fn printing_index(&mut self, game: &LoadedGame) -> Arc<PrintingIndex> {
        let kept = self.muster.cache.of::<LastIndex>().0.take();
        let kept = kept.filter(|index| index.is_of(game, self.words.language()));
        let index = kept.unwrap_or_else(|| Arc::new(PrintingIndex::new(&self.speaker(game))));
        Arc::clone(self.muster.cache.of::<LastIndex>().0.insert(index))
    }
}

/// The search index of the game used last.
#[derive(Default)]
struct LastIndex(Option<Arc<PrintingIndex>>);

/// A printing with its sort keys and search texts.
#[derive(Debug)]
pub(super) struct Entry {
    /// Its position among the catalogue's printings.
    pub(super) printing: usize,
    /// The position of its set among the catalogue's sets.
    pub(super) set: usize,
    /// The figure's name in the reader's language, folded.
    pub(super) name: String,
    /// The rarity's rank, common first.
    pub(super) rarity: usize,
    /// The figure's cost, if known.
    pub(super) cost: Option<i32>,
    set_id: SetId,
    number: String,
    english: String,
    /// The localised and the English name, each word preceded by a space.
    heads: [String; 2],
    /// All names of the figure, each word preceded by a space.
    names: String,
    /// The set's name and abbreviations, each word preceded by a space.
    spellings: String,
}

/// How well a printing matches the input; lower is better.
type Rank = (u8, u8, usize);

impl PrintingIndex {
    /// Builds the index of a game's printings in the reader's language.
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

    /// Returns whether the index is current for this game and language.
    pub(crate) fn is_of(&self, game: &LoadedGame, language: Language) -> bool {
        self.game == game.catalogue.game().id.as_str() && self.hash == game.hash && self.language == language
    }

    /// Returns all printings, by set and number.
    pub(super) fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Returns a printing's position among the entries.
    pub(super) fn place(&self, printing: &PrintingId) -> Option<usize> {
        self.by_id.get(printing).copied()
    }

    /// Returns the positions of the printings that best match the input: a number in the chosen set, a set and a
    /// number, or parts of a name. The chosen set's come first.
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

    /// Splits input into set and number: `cs 12` is a set and a number, `12` only a number.
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
    /// Returns whether every term is at the start of a word in the names or the set's spellings, or is the number.
    pub(super) fn has(&self, terms: &[String]) -> bool {
        let stands = |term: &String| {
            self.number == bare(term) || contains(&self.names, term) || contains(&self.spellings, term)
        };
        terms.iter().all(stands)
    }

    /// Returns how well the input matches the names; lower is better. `clo tro` matches all of Clone Trooper, the
    /// start of Clone Trooper Commander, and only a part of Aerial Clone Trooper Captain.
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

/// Returns the number of words after those that start with the terms, one each; `None` if they don't match.
fn words_left(name: &str, terms: &[String]) -> Option<usize> {
    let mut words = name.split_whitespace();
    let begins = !terms.is_empty() && terms.iter().all(|t| words.next().is_some_and(|w| w.starts_with(t)));
    begins.then(|| words.count())
}

/// Returns the folded words of a query.
pub(super) fn terms(query: &str) -> Vec<String> {
    words(&fold(query)).split_whitespace().map(str::to_owned).collect()
}

/// Puts a space before every word; anything but letters, digits, `#` and `/` separates words.
fn words(folded: &str) -> String {
    let plain = |c: char| if c.is_alphanumeric() || c == '#' || c == '/' { c } else { ' ' };
    std::iter::once(' ').chain(folded.chars().filter(|c| *c != '\'').map(plain)).collect()
}

/// Returns whether a term starts a word; non-ASCII terms match anywhere, for scripts without spaces.
fn contains(text: &str, term: &str) -> bool {
    if term.is_ascii() {
        text.match_indices(term).any(|(at, _)| text[..at].ends_with(' '))
    } else {
        text.contains(term)
    }
}

/// Returns the folded ids, names and abbreviations of a catalogue's sets.
pub(super) fn set_spellings(catalogue: &Catalogue) -> HashMap<String, SetId> {
    let mut spellings = HashMap::new();
    for set in catalogue.sets() {
        let all = [set.id.as_str(), set.name.as_str()].into_iter();
        for spelling in all.chain(set.aliases.iter().map(String::as_str)) {
            spellings.entry(fold(spelling)).or_insert_with(|| set.id.clone());
        }
    }
    // Collectors abbreviate sets by their initials, with or without the small words.
    let mut initials = HashMap::<String, BTreeSet<&SetId>>::new();
    for set in catalogue.sets() {
        let words = || set.name.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        let of = |words: &mut dyn Iterator<Item = &str>| -> String {
            fold(&words.filter_map(|word| word.chars().next()).collect::<String>())
        };
        let great = |word: &&str| word.starts_with(char::is_uppercase);
        let named = words().filter(great).skip_while(|word| *word == "The");
        for short in [of(&mut words()), of(&mut words().filter(great)), of(&mut { named })] {
            if short.chars().count() > 1 {
                initials.entry(short).or_default().insert(&set.id);
            }
        }
    }
    let is_rarity = |short: &str| catalogue.game().rarities.iter().any(|r| fold(r.id.as_str()) == short);
    for (short, sets) in initials.into_iter().filter(|(short, sets)| sets.len() == 1 && !is_rarity(short)) {
        for set in sets {
            spellings.entry(short.clone()).or_insert_with(|| set.clone());
        }
    }
    spellings
}

/// Normalises a collector's number: `#07` and `7/60` are 7.
pub(super) fn bare(text: &str) -> String {
    let text = text.trim().trim_start_matches('#').trim();
    let text = text.split('/').next().unwrap_or_default().trim();
    let bare = text.trim_start_matches('0');
    fold(if bare.is_empty() { text } else { bare })
}

/// Sort key that orders numbers numerically, whatever follows them.
fn by_number(number: &str) -> (u32, String) {
    let digits: String = number.chars().take_while(char::is_ascii_digit).collect();
    (digits.parse().unwrap_or(u32::MAX), number.to_owned())
}
