//! A search index over a game's terms: their names in all languages, what they do, and their texts.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Arc, OnceLock};

use muster_db::pack::{LoadedGame, OwnWordOf};
use muster_rules::fold::fold;
use muster_rules::id::{FigureId, GameId, TermId};
use muster_rules::slips::slips_apart;
use muster_rules::term::{Deed, Meaning, Mechanics, TermKind};

use super::lines::{TermChoices, TermLine, TermSearch};
use crate::base::named::Named;
use crate::base::session::Session;
use crate::base::speaker::Speaker;
use crate::base::words::Language;

/// The search data of each term, in the order of the game's terms.
#[derive(Debug)]
pub(crate) struct TermIndex {
    hash: String,
    language: Language,
    rows: Vec<Row>,
    choices: TermChoices,
    /// The figures that have each term; computed on first use.
    figures: OnceLock<HashMap<TermId, Vec<FigureId>>>,
}

#[derive(Debug)]
struct Row {
    /// The folded names in all languages.
    names: Vec<String>,
    /// What it does, as folded words in the reader's language.
    does: Vec<String>,
    /// The folded reminders in all languages.
    text: String,
    /// The bonuses that it gives.
    bonuses: BTreeSet<i32>,
    /// The term as shown in a list.
    line: TermLine,
    /// The sort key.
    sort: String,
}

/// How well a term matches a query; the lowest value is the best match.
pub(super) type Fit = u8;

/// The minimum length of a query for figures: shorter words are the prefix of too many others. Chinese characters
/// carry more meaning than letters.
const FEWEST_LETTERS: usize = 3;
const FEWEST_CHARACTERS: usize = 2;

/// The search indexes over the games' terms, by game.
#[derive(Default)]
struct TermIndexes(HashMap<GameId, Arc<TermIndex>>);

impl Session {
    /// Returns the search index of a game, building it if it isn't cached.
    pub(crate) fn term_index(&mut self, game: &LoadedGame) -> Arc<TermIndex> {
        let id = &game.catalogue.game().id;
        let kept = self.muster.cache.of::<TermIndexes>().0.remove(id);
        let kept = kept.filter(|index| index.is_of(game, self.words.language()));
        let index = kept.unwrap_or_else(|| Arc::new(TermIndex::new(&self.speaker(game))));
        self.muster.cache.of::<TermIndexes>().0.insert(id.clone(), Arc::clone(&index));
        index
    }
}

impl TermIndex {
    pub(crate) fn new(speaker: &Speaker<'_>) -> Self {
        let (game, language) = (speaker.game, speaker.words.language());
        let rows: Vec<_> = game
            .explained
            .glossary
            .terms()
            .iter()
            .map(|term| {
                let names = Language::ALL.into_iter().filter_map(|l| speaker.term_in(l, term));
                let names = names.chain([term.name.clone()]).chain(term.forms.iter().cloned());
                let deeds = term.mechanics.as_ref().map(Mechanics::deeds).unwrap_or_default();
                let said =
                    Language::ALL.into_iter().filter_map(|l| game.explained.reminder(l.tag(), &term.id));
                let own = game.explained.own(OwnWordOf::Term, term.id.as_str());
                let said: Vec<_> = said.chain(own).collect();
                let line = speaker.term_line(&Meaning { term, values: BTreeMap::new() }, &deeds);
                Row {
                    names: names.map(|name| fold(&name)).collect(),
                    does: deeds.iter().map(|deed| fold(&speaker.deed(*deed))).collect(),
                    text: fold(&said.join("\n")),
                    bonuses: Meaning { term, values: BTreeMap::new() }.bonuses(),
                    sort: fold(&line.name),
                    line,
                }
            })
            .collect();
        let choices = choices(speaker, &rows);
        Self { hash: game.hash.clone(), language, rows, choices, figures: OnceLock::new() }
    }

    /// Returns whether the index is still valid for this game and language.
    pub(crate) fn is_of(&self, game: &LoadedGame, language: Language) -> bool {
        self.hash == game.hash && self.language == language
    }

    /// Returns the figures of the game that have a term.
    pub(crate) fn figures(&self, game: &LoadedGame, term: &TermId) -> &[FigureId] {
        let all = self.figures.get_or_init(|| holders(game));
        all.get(term).map(Vec::as_slice).unwrap_or_default()
    }

    /// Returns the filters available besides the query.
    pub(super) fn choices(&self) -> &TermChoices {
        &self.choices
    }

    /// Returns the term at this position as a line of a list.
    pub(super) fn line(&self, game: &LoadedGame, at: usize) -> Option<TermLine> {
        let line = self.rows.get(at)?.line.clone();
        Some(TermLine { figures: self.figures(game, &line.id).len(), ..line })
    }

    /// Returns the positions of all matching terms, the best matches first, then by name.
    pub(super) fn found(&self, search: &TermSearch, query: &str) -> Vec<(Fit, usize)> {
        let passes = |row: &Row| {
            search.kind.is_none_or(|kind| kind == row.line.kind)
                && search.deed.is_none_or(|deed| row.line.deeds.contains(&deed))
                && search.bonus.is_none_or(|size| row.bonuses.contains(&size))
        };
        let rows = self.rows.iter().enumerate().filter(|(_, row)| passes(row));
        let mut found: Vec<_> = rows.filter_map(|(at, row)| Some((row.fit(query)?, at))).collect();
        found.sort_by(|(fit, at), (other, than)| {
            (fit, &self.rows[*at].sort, at).cmp(&(other, &self.rows[*than].sort, than))
        });
        found
    }

    /// Returns the term whose name is at most one typo away, if there is exactly one.
    pub(super) fn slip(&self, typed: &str) -> Option<usize> {
        let near = self.near(typed);
        let mut single = near.iter().filter(|(slips, _)| *slips <= 1).map(|(_, at)| *at);
        single.next().filter(|_| single.next().is_none())
    }

    /// Returns the terms with names similar to `typed`, with their number of typos, the fewest first.
    fn near(&self, typed: &str) -> Vec<(usize, usize)> {
        let slips = |row: &Row| row.names.iter().filter_map(|name| slips_apart(typed, name)).min();
        let rows = self.rows.iter().enumerate();
        let mut near: Vec<_> = rows.filter_map(|(at, row)| Some((slips(row)?, at))).collect();
        near.sort_unstable();
        near
    }

    /// Returns the names of terms that may be meant: similar to what was typed, or sharing some of its words, with
    /// the most shared letters first.
    pub(super) fn alike(&self, typed: &str) -> Vec<&str> {
        let near: Vec<_> = self.near(typed).into_iter().map(|(_, at)| at).collect();
        let folded = fold(typed);
        let words: Vec<_> = folded
            .split(|c: char| !c.is_alphanumeric())
            .filter(|word| word.chars().filter(|c| c.is_alphabetic()).count() >= FEWEST_LETTERS)
            .collect();
        let shared = |row: &Row| -> usize {
            let held = words.iter().filter(|word| row.names.iter().any(|name| has_begun(name, word)));
            held.map(|word| word.chars().count()).sum()
        };
        let mut sharing: Vec<_> = self.rows.iter().enumerate().map(|(at, row)| (shared(row), at)).collect();
        sharing.retain(|(letters, at)| *letters > 0 && !near.contains(at));
        // With equally many letters, prefer the name with the least text that wasn't typed.
        sharing.sort_by_key(|(letters, at)| {
            let sort = &self.rows[*at].sort;
            (Reverse(*letters), sort.chars().count(), sort)
        });
        let all = near.into_iter().chain(sharing.into_iter().map(|(_, at)| at));
        all.map(|at| self.rows[at].line.name.as_str()).collect()
    }

    /// Returns how well the term at this position matches; `None` if it doesn't contain every word.
    pub(super) fn fit(&self, at: usize, query: &str) -> Option<Fit> {
        self.rows.get(at)?.fit(query)
    }

    /// Returns the figures with a term that has a name, or does something, containing all words of the query. Words
    /// match by prefix.
    pub(crate) fn figures_doing(&self, game: &LoadedGame, query: &str) -> BTreeSet<&FigureId> {
        let query = fold(query);
        let letters = query.chars().filter(|c| c.is_alphanumeric()).count();
        if letters < if query.is_ascii() { FEWEST_LETTERS } else { FEWEST_CHARACTERS } {
            return BTreeSet::new();
        }
        let words: Vec<_> = query.split_whitespace().collect();
        let meant = self.rows.iter().filter(|row| {
            row.names.iter().chain(&row.does).any(|text| words.iter().all(|word| has_begun(text, word)))
        });
        meant.flat_map(|row| self.figures(game, &row.line.id)).collect()
    }
}

impl Row {
    fn fit(&self, query: &str) -> Option<Fit> {
        if query.is_empty() || self.names.iter().any(|name| name == query) {
            return Some(0);
        }
        if self.names.iter().any(|name| name.starts_with(query)) {
            return Some(1);
        }
        if self.names.iter().any(|name| name.contains(query)) {
            return Some(2);
        }
        if self.does.iter().any(|deed| deed.contains(query)) || self.text.contains(query) {
            // Rank a match in the name above a mere mention in the text.
            let mut words = query.split(' ').filter(|word| word.chars().count() >= FEWEST_LETTERS);
            let called = words.any(|word| self.names.iter().any(|name| name.contains(word)));
            return Some(if called { 3 } else { 4 });
        }
        let holds = |word: &str| {
            self.text.contains(word) || self.names.iter().chain(&self.does).any(|text| text.contains(word))
        };
        query.split(' ').all(holds).then_some(5)
    }
}

fn holders(game: &LoadedGame) -> HashMap<TermId, Vec<FigureId>> {
    let mut holders = HashMap::<TermId, Vec<FigureId>>::new();
    for figure in game.catalogue.figures() {
        let words = game.explained.glossary.of_figure(game.catalogue.game(), figure);
        let terms: BTreeSet<_> = words.into_iter().flat_map(|w| w.meanings).map(|m| &m.term.id).collect();
        for term in terms {
            holders.entry(term.clone()).or_default().push(figure.id.clone());
        }
    }
    holders
}

/// Returns whether one of a text's words begins with `word`. In scripts without spaces, any position counts as
/// the start of a word.
fn has_begun(text: &str, word: &str) -> bool {
    if !word.is_ascii() && text.contains(word) {
        return true;
    }
    text.split(|c: char| !c.is_alphanumeric()).any(|of| of.starts_with(word))
}

/// Returns the kinds and effects of a game's terms, the most frequent effects first.
fn choices(speaker: &Speaker<'_>, rows: &[Row]) -> TermChoices {
    let kinds = TermKind::ALL.into_iter().filter(|kind| rows.iter().any(|row| row.line.kind == *kind));
    let mut deeds: Vec<_> = Deed::ALL
        .iter()
        .map(|deed| (rows.iter().filter(|row| row.line.deeds.contains(deed)).count(), *deed))
        .filter(|(count, _)| *count > 0)
        .collect();
    deeds.sort_by_key(|(count, _)| Reverse(*count));
    let bonuses: BTreeSet<_> = rows.iter().flat_map(|row| &row.bonuses).copied().collect();
    TermChoices {
        kinds: kinds.map(|k| Named { id: k.key().to_owned(), name: speaker.term_kind(k) }).collect(),
        deeds: deeds
            .into_iter()
            .map(|(_, d)| Named { id: d.key().to_owned(), name: speaker.deed(d) })
            .collect(),
        bonuses: bonuses.into_iter().filter(|size| *size > 0).collect(),
    }
}
