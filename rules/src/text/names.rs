//! The index of names: all spellings of all figures.

use std::sync::OnceLock;

use foldhash::{HashMap, HashMapExt as _, HashSet, HashSetExt as _};

use super::chosen::{Asked, asked};
use super::link::Links;
use super::plural::{plural, plural_keys, singular};
use super::rest::tags;
use super::token::{Kind, Token, key, numerals, tidy, tokens, words};
use crate::catalogue::Catalogue;
use crate::figure::{Figure, split_number};
use crate::id::{FactionId, FigureId, PersonId, SetId};
use crate::words::{Role, is};

/// Side lists that all games with such lists have, and a draft may contain one that its catalogue no longer has.
const USUAL_SECTIONS: [(Role, &str); 2] =
    [(Role::Reserves, "reserves"), (Role::Reinforcements, "reinforcements")];
/// The rarity of printings of which nobody knows more than the name.
const UNKNOWN: &str = "unknown";

/// Names in addition to the catalogue's.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExtraNames {
    /// Figures' names in other languages. Figures missing from the catalogue are ignored.
    pub figures: Vec<(FigureId, String)>,
    /// Aliases defined by the user. They also work for figures missing from the catalogue.
    pub aliases: Vec<(String, FigureId)>,
    /// Factions' names in other languages.
    pub factions: Vec<(FactionId, String)>,
    /// Headings of side lists in other languages, with the pack's kind.
    pub sections: Vec<(String, String)>,
}

/// The index of names. Built once for a catalogue, then read-only.
#[derive(Clone, Debug)]
pub struct Names {
    pub(super) entries: Vec<Entry>,
    pub(super) spellings: Vec<Spelling>,
    by_key: HashMap<String, Vec<usize>>,
    by_plural: HashMap<String, Vec<usize>>,
    by_initials: HashMap<String, Vec<usize>>,
    by_alias: HashMap<String, usize>,
    by_id: HashMap<String, usize>,
    by_word: HashMap<String, Vec<usize>>,
    /// Made when a name isn't found: most lists need none, and it is the largest of the indexes.
    by_trigram: OnceLock<HashMap<[char; 3], Vec<usize>>>,
    factions: HashMap<String, FactionId>,
    sections: HashMap<String, String>,
    sets: HashMap<String, SetId>,
    /// Figures by set and collector's number.
    numbers: HashMap<(SetId, i64), usize>,
    /// The rarities' names and abbreviations.
    rarities: HashSet<String>,
    keywords: HashSet<String>,
    /// What stands in brackets in several figures' names: `(Elite)`.
    tags: HashSet<String>,
    asked: HashMap<String, Asked>,
    /// Whether the game has figures that make others cheaper.
    pub(super) discounts: bool,
    pub(super) links: Links,
    longest: usize,
}

/// The facts about a figure that reading a list needs.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub(super) id: FigureId,
    pub(super) cost: Option<i32>,
    pub(super) unique: bool,
    pub(super) inactive: bool,
    /// Whether it is a deck card, which counts toward no total.
    pub(super) apart: bool,
    /// Whether another figure with the same name takes precedence.
    pub(super) unlisted: bool,
    /// The kinds of side list that it offers.
    pub(super) offers: Vec<String>,
    /// Abilities on its card that require a choice.
    pub(super) asks: Vec<String>,
    pub(super) factions: Vec<FactionId>,
    /// The persons; a squad has only one version of each.
    pub(super) persons: Vec<PersonId>,
    /// The sets that it was printed in.
    pub(super) sets: Vec<SetId>,
    /// Whether the sets of all its printings are known.
    pub(super) placed: bool,
}

/// One name of a figure.
#[derive(Clone, Debug)]
pub(super) struct Spelling {
    pub(super) entry: usize,
    pub(super) key: String,
    /// The number of characters in the key.
    pub(super) length: usize,
    pub(super) numerals: String,
    pub(super) words: usize,
    /// The words that it is indexed by.
    pub(super) said: Vec<String>,
}

impl Entry {
    /// Whether it may have been printed in a set.
    pub(super) fn may_be_of(&self, set: &SetId) -> bool {
        !self.placed || self.sets.contains(set)
    }
}

impl Names {
    /// Indexes a catalogue's figures, factions and kinds of side lists.
    #[must_use]
    pub fn new(catalogue: &Catalogue, extra: &ExtraNames) -> Self {
        let mut names = Self { asked: asked(catalogue), ..Self::empty() };
        for figure in catalogue.figures() {
            // A user's pack may override a figure; only the effective one is indexed.
            if catalogue.figure(&figure.id).is_some_and(|f| std::ptr::eq(f, figure)) {
                names.add_figure(catalogue, figure);
            }
        }
        let ids: HashMap<FigureId, usize> =
            names.entries.iter().enumerate().map(|(at, entry)| (entry.id.clone(), at)).collect();
        // A few hundred keywords occur on thousands of cards; each is processed once.
        let keywords = catalogue.figures().iter().flat_map(Figure::all_keywords);
        let keywords: HashSet<&str> = keywords.map(|k| split_number(k).0).collect();
        names.keywords = keywords.into_iter().map(|k| key(&tokens(&tidy(k)))).collect();
        for short in catalogue.short_names() {
            if let Some((entry, figure)) = ids.get(&short.figure).zip(catalogue.figure(&short.figure)) {
                names.add_name(catalogue, *entry, figure, &short.name);
            }
        }
        names.tags = tags(catalogue);
        let rarities = catalogue.game().rarities.iter().flat_map(|r| [&r.id, &r.name]);
        names.rarities = rarities.map(|rarity| key(&tokens(&tidy(rarity)))).collect();
        for printing in catalogue.printings() {
            if let Some((entry, number)) = ids.get(&printing.figure).zip(printing.number.parse().ok()) {
                names.numbers.insert((printing.set.clone(), number), *entry);
            }
        }
        names.links = Links::new(catalogue);
        names.discounts = !catalogue.cost_changes().is_empty();
        for (id, name) in &extra.figures {
            if let Some(entry) = ids.get(id) {
                names.add_spelling(*entry, &tokens(&tidy(name)));
            }
        }
        names.add_forms(catalogue, &ids, extra);
        for (alias, id) in &extra.aliases {
            let entry = ids.get(id).copied().unwrap_or_else(|| names.stranger(id));
            names.by_alias.insert(key(&tokens(&tidy(alias))), entry);
        }
        names.add_factions(catalogue, extra);
        names.add_sections(extra);
        for set in catalogue.sets() {
            for name in [&set.name].into_iter().chain(&set.aliases) {
                names.sets.entry(key(&tokens(&tidy(name)))).or_insert_with(|| set.id.clone());
            }
        }
        names.pass_over_unlisted();
        names
    }

    /// Removes names from figures that lists rarely mean, if another figure has the same name.
    fn pass_over_unlisted(&mut self) {
        let Self { entries, by_key, by_plural, by_initials, .. } = self;
        let listed = |entry: &usize| !entries[*entry].unlisted;
        for named in by_key.values_mut().chain(by_plural.values_mut()).chain(by_initials.values_mut()) {
            if named.iter().any(listed) {
                named.retain(listed);
            }
        }
    }

    fn empty() -> Self {
        Self {
            entries: Vec::new(),
            spellings: Vec::new(),
            by_key: HashMap::new(),
            by_plural: HashMap::new(),
            by_initials: HashMap::new(),
            by_alias: HashMap::new(),
            by_id: HashMap::new(),
            by_word: HashMap::new(),
            by_trigram: OnceLock::new(),
            factions: HashMap::new(),
            sections: HashMap::new(),
            sets: HashMap::new(),
            numbers: HashMap::new(),
            rarities: HashSet::new(),
            keywords: HashSet::new(),
            tags: HashSet::new(),
            asked: HashMap::new(),
            discounts: false,
            links: Links::default(),
            longest: 0,
        }
    }

    fn add_figure(&mut self, catalogue: &Catalogue, figure: &Figure) {
        let entry = self.entries.len();
        self.entries.push(Entry {
            id: figure.id.clone(),
            cost: figure.cost.known(),
            unique: figure.unique,
            inactive: figure.traits.iter().any(|t| t == "inactive"),
            apart: catalogue.formats().iter().any(|f| f.deck_of(figure).is_some()),
            unlisted: catalogue.game().unlisted.as_ref().is_some_and(|u| u.matches(figure)),
            offers: catalogue.side_lists_of(&figure.id).map(|o| o.kind.clone()).collect(),
            asks: self
                .asked
                .values()
                .map(|a| &a.ability)
                .filter(|a| figure.has_keyword(a))
                .cloned()
                .collect(),
            factions: figure.factions.clone(),
            persons: figure.persons.iter().map(|p| p.person.clone()).collect(),
            sets: catalogue.printings_of(&figure.id).map(|p| p.set.clone()).collect(),
            placed: catalogue.printings_of(&figure.id).all(|p| p.rarity != UNKNOWN),
        });
        self.by_id.insert(id_key(&figure.id), entry);
        self.add_name(catalogue, entry, figure, &figure.name);
    }

    /// Adds a name and its alternative spellings.
    fn add_name(&mut self, catalogue: &Catalogue, entry: usize, figure: &Figure, name: &str) {
        for spelling in spellings(catalogue, figure, name) {
            self.add_spelling(entry, &tokens(&tidy(&spelling)));
        }
    }

    /// Adds spellings in other languages: a figure named after another one is so in all languages.
    fn add_forms(&mut self, catalogue: &Catalogue, ids: &HashMap<FigureId, usize>, extra: &ExtraNames) {
        let english = |id: &FigureId| catalogue.figure(id).map(|f| f.name.as_str());
        let mut called: HashMap<&str, Vec<&str>> = HashMap::new();
        for (id, name) in &extra.figures {
            called.entry(english(id).unwrap_or_default()).or_default().push(name);
        }
        for figure in catalogue.figures().iter().filter(|_| !called.is_empty()) {
            for rule in catalogue.game().spellings.iter().filter(|r| r.who.matches(figure)) {
                let Some(drop) = rule.drop.as_deref().filter(|drop| figure.name.contains(drop)) else {
                    continue;
                };
                let base = figure.name.replacen(drop, "", 1);
                for name in called.get(base.trim()).into_iter().flatten() {
                    for form in &rule.forms {
                        self.add_spelling(ids[&figure.id], &tokens(&tidy(&form.replace("{name}", name))));
                    }
                }
            }
        }
    }

    /// Returns an entry for a figure that only an alias knows.
    fn stranger(&mut self, id: &FigureId) -> usize {
        if let Some(known) = self.by_id.get(&id_key(id)) {
            return *known;
        }
        let (entry, id_key) = (self.entries.len(), id_key(id));
        self.entries.push(Entry {
            id: id.clone(),
            cost: None,
            unique: false,
            inactive: false,
            apart: false,
            unlisted: false,
            offers: Vec::new(),
            asks: Vec::new(),
            factions: Vec::new(),
            persons: Vec::new(),
            sets: Vec::new(),
            placed: false,
        });
        self.by_id.insert(id_key, entry);
        entry
    }

    fn add_spelling(&mut self, entry: usize, name: &[Token]) {
        let key = key(name);
        if key.is_empty() {
            return;
        }
        for plural in plural_keys(name) {
            push(self.by_plural.entry(plural).or_default(), entry);
        }
        for short in initials(name) {
            push(self.by_initials.entry(short).or_default(), entry);
        }
        let spelling = self.spellings.len();
        let mut count = 0;
        for word in words(name) {
            push(self.by_word.entry(word.to_owned()).or_default(), spelling);
            count += 1;
        }
        let length = key.chars().count();
        self.longest = self.longest.max(length);
        push(self.by_key.entry(key.clone()).or_default(), entry);
        let said = words(name).map(str::to_owned).collect();
        self.spellings.push(Spelling { entry, key, length, numerals: numerals(name), words: count, said });
    }

    fn add_factions(&mut self, catalogue: &Catalogue, extra: &ExtraNames) {
        let game = catalogue.game();
        let aliases = game.factions.iter().flat_map(|f| f.aliases.iter().map(move |a| (&f.id, a)));
        let others = extra.factions.iter().map(|(id, name)| (id, name));
        let own = game.factions.iter().map(|f| (&f.id, &f.name));
        for (id, name) in own.chain(aliases).chain(others) {
            let faction = key(&tokens(&tidy(name)));
            self.factions.entry(plural(&faction)).or_insert_with(|| id.clone());
            self.factions.entry(faction).or_insert_with(|| id.clone());
        }
    }

    fn add_sections(&mut self, extra: &ExtraNames) {
        let offered = self.entries.iter().flat_map(|e| &e.offers).cloned();
        let usual = USUAL_SECTIONS.map(|(_, kind)| kind.to_owned());
        let kinds: Vec<String> = offered.chain(usual).collect();
        for kind in kinds {
            let section = key(&tokens(&tidy(&kind)));
            if let Some(one) = singular(&section) {
                self.sections.entry(one).or_insert_with(|| kind.clone());
            }
            self.sections.entry(section).or_insert(kind);
        }
        for (word, kind) in &extra.sections {
            self.sections.insert(key(&tokens(&tidy(word))), kind.clone());
        }
    }

    /// Whether a figure has this name, even if another figure takes precedence.
    pub(super) fn is_spelled(&self, entry: usize, key: &str) -> bool {
        self.exact(key).contains(&entry) || self.spellings.iter().any(|s| s.entry == entry && s.key == key)
    }

    /// Returns the figures with exactly this name.
    pub(super) fn exact(&self, key: &str) -> &[usize] {
        self.by_key.get(key).map_or(&[], Vec::as_slice)
    }

    pub(super) fn by_plural(&self, key: &str) -> &[usize] {
        self.by_plural.get(key).map_or(&[], Vec::as_slice)
    }

    /// Returns the figures with these initials: `Luke Skywalker, JM`.
    pub(super) fn by_initials(&self, key: &str) -> &[usize] {
        self.by_initials.get(key).map_or(&[], Vec::as_slice)
    }

    pub(super) fn alias(&self, key: &str) -> Option<usize> {
        self.by_alias.get(key).copied()
    }

    pub(super) fn id(&self, key: &str) -> Option<usize> {
        self.by_id.get(key).copied()
    }

    pub(super) fn faction(&self, key: &str) -> Option<&FactionId> {
        self.factions.get(key)
    }

    pub(super) fn section(&self, key: &str) -> Option<&str> {
        let usual = || USUAL_SECTIONS.iter().find(|(role, _)| is(*role, key)).map(|(_, kind)| *kind);
        self.sections.get(key).map(String::as_str).or_else(usual)
    }

    /// Returns the set with this name or abbreviation.
    pub(super) fn set(&self, key: &str) -> Option<&SetId> {
        self.sets.get(key)
    }

    /// Returns the figure with this collector's number.
    pub(super) fn numbered(&self, set: &SetId, number: i64) -> Option<usize> {
        self.numbers.get(&(set.clone(), number)).copied()
    }

    /// Whether this is a rarity.
    pub(super) fn is_rarity(&self, key: &str) -> bool {
        self.rarities.contains(key)
    }

    /// Returns the ability with this name that requires a choice.
    pub(super) fn asked(&self, key: &str) -> Option<&Asked> {
        self.asked.get(key)
    }

    /// Whether a card has this keyword, as people paste whole cards.
    pub(super) fn is_keyword(&self, key: &str) -> bool {
        self.keywords.contains(key)
    }

    /// Whether several figures have this in brackets in their names.
    pub(super) fn is_tag(&self, key: &str) -> bool {
        self.tags.contains(key)
    }

    /// Returns the spellings with this word, in catalogue order.
    pub(super) fn with_word(&self, word: &str) -> &[usize] {
        self.by_word.get(word).map_or(&[], Vec::as_slice)
    }

    /// Returns the spellings with a word that starts like this: `Gen. Windu`.
    pub(super) fn with_beginning(&self, beginning: &str) -> Vec<usize> {
        let words = self.by_word.iter().filter(|(word, _)| word.starts_with(beginning));
        let mut out: Vec<usize> = words.flat_map(|(_, spellings)| spellings).copied().collect();
        out.sort_unstable();
        out.dedup();
        out
    }

    pub(super) fn with_trigram(&self, trigram: &[char; 3]) -> &[usize] {
        let index = self.by_trigram.get_or_init(|| {
            let mut index = HashMap::<_, Vec<usize>>::new();
            for (at, spelling) in self.spellings.iter().enumerate() {
                let chars: Vec<char> = spelling.key.chars().collect();
                for trigram in trigrams(&chars) {
                    let there = index.entry(trigram).or_default();
                    if there.last() != Some(&at) {
                        there.push(at);
                    }
                }
            }
            index
        });
        index.get(trigram).map_or(&[], Vec::as_slice)
    }

    /// Whether a figure has exactly this name, in the singular or plural.
    pub(super) fn is_called(&self, key: &str) -> bool {
        self.by_key.contains_key(key) || self.by_plural.contains_key(key) || self.by_alias.contains_key(key)
    }

    /// Whether a name contains this word.
    pub(super) fn has_word(&self, word: &str) -> bool {
        self.by_word.contains_key(word)
    }

    /// Returns the length of the longest key.
    pub(super) fn longest(&self) -> usize {
        self.longest
    }
}

/// Returns a figure's name and its alternative spellings.
pub(super) fn spellings(catalogue: &Catalogue, figure: &Figure, name: &str) -> Vec<String> {
    let mut out = vec![name.to_owned()];
    for rule in catalogue.game().spellings.iter().filter(|r| r.who.matches(figure)) {
        let drop = rule.drop.as_deref().unwrap_or_default();
        if name.contains(drop) {
            let rest = name.replacen(drop, "", 1);
            out.extend(rule.forms.iter().map(|form| form.replace("{name}", rest.trim())));
        }
    }
    out
}

fn push(list: &mut Vec<usize>, entry: usize) {
    if list.last() != Some(&entry) && !list.contains(&entry) {
        list.push(entry);
    }
}

fn id_key(id: &FigureId) -> String {
    key(&tokens(&tidy(id.as_str())))
}

/// Returns the trigrams of a key, including those at its ends.
pub(super) fn trigrams(key: &[char]) -> impl Iterator<Item = [char; 3]> + '_ {
    let padded = (0..key.len() + 1).map(|i| {
        let at = |i: usize| i.checked_sub(1).and_then(|i| key.get(i)).copied().unwrap_or(' ');
        [at(i), at(i + 1), at(i + 2)]
    });
    padded.filter(|t| t.iter().filter(|c| **c != ' ').count() > 1)
}

/// Returns the keys of a name with its epithet reduced to initials, and the part before it either in full or
/// reduced to its first or last word: `lukeskywalkerjm`, `lukejm`, `skywalkerjm`.
fn initials(name: &[Token]) -> Vec<String> {
    let epithet = (1..name.len()).find(|i| {
        let token = &name[*i];
        matches!(token.kind, Kind::Mark(',' | '(' | ':')) || token.is_mark('-') && !token.glued
    });
    let Some(at) = epithet else { return Vec::new() };
    let (base, epithet) = name.split_at(at);
    let epithet: Vec<&Token> = epithet.iter().filter(|t| t.kind == Kind::Word).collect();
    if epithet.len() < 2 {
        return Vec::new();
    }
    let letters: String = epithet.iter().filter_map(|t| t.folded.chars().next()).collect();
    let gap = |i: &usize| !base[*i].glued;
    let first = &base[..(1..base.len()).find(gap).unwrap_or(base.len())];
    let last = &base[(1..base.len()).rev().find(gap).unwrap_or(0)..];
    let mut out: Vec<String> = [base, first, last].iter().map(|part| key(part) + &letters).collect();
    out.dedup();
    out
}
