//! The terms of a game, ready to be searched: by any language's name, by what they do, and by what they say.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::OnceLock;

use muster_db::pack::{LoadedGame, OwnWordOf};
use muster_rules::fold::fold;
use muster_rules::id::{FigureId, TermId};
use muster_rules::slips::slips_apart;
use muster_rules::term::{Deed, Meaning, Mechanics, TermKind};

use super::lines::{TermChoices, TermLine};
use super::list::TermSearch;
use crate::games::Named;
use crate::speaker::Speaker;
use crate::words::Language;

/// What is looked for in each term, in the order of the game's terms.
#[derive(Debug)]
pub(crate) struct TermIndex {
    hash: String,
    language: Language,
    rows: Vec<Row>,
    choices: TermChoices,
    /// Which figures have each term; gathered once somebody asks.
    figures: OnceLock<HashMap<TermId, Vec<FigureId>>>,
}

#[derive(Debug)]
struct Row {
    /// Names in all languages, folded.
    names: Vec<String>,
    /// What it does, one word of the reader's language each, folded.
    does: Vec<String>,
    /// What it says, in all languages, folded.
    text: String,
    /// The bonuses that it gives.
    bonuses: BTreeSet<i32>,
    /// As it is shown in a list.
    line: TermLine,
    /// The name that it is sorted by.
    sort: String,
}

/// How well a term fits what is looked for; the least fits best.
pub(super) type Fit = u8;

/// Fewer letters than these are the beginning of too many words to say what somebody means by them. A Chinese
/// character says more than a letter.
const FEWEST_LETTERS: usize = 3;
const FEWEST_CHARACTERS: usize = 2;

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

    /// Whether it still holds for this game and language.
    pub(crate) fn is_of(&self, game: &LoadedGame, language: Language) -> bool {
        self.hash == game.hash && self.language == language
    }

    /// Which figures of the game have a term.
    pub(crate) fn figures(&self, game: &LoadedGame, term: &TermId) -> &[FigureId] {
        let all = self.figures.get_or_init(|| holders(game));
        all.get(term).map(Vec::as_slice).unwrap_or_default()
    }

    /// What may be asked for besides words.
    pub(super) fn choices(&self) -> &TermChoices {
        &self.choices
    }

    /// The term at this place as a line of a list.
    pub(super) fn line(&self, game: &LoadedGame, at: usize) -> Option<TermLine> {
        let line = self.rows.get(at)?.line.clone();
        Some(TermLine { figures: self.figures(game, &line.id).len(), ..line })
    }

    /// The places of all terms that a search finds, those that fit best first, else by name.
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

    /// The term that is meant in spite of a typo, if there is one only.
    pub(super) fn slip(&self, typed: &str) -> Option<usize> {
        let near = self.near(typed);
        let mut single = near.iter().filter(|(slips, _)| *slips <= 1).map(|(_, at)| *at);
        single.next().filter(|_| single.next().is_none())
    }

    /// The terms whose names are like what is typed, with their typos, those with the fewest first.
    fn near(&self, typed: &str) -> Vec<(usize, usize)> {
        let slips = |row: &Row| row.names.iter().filter_map(|name| slips_apart(typed, name)).min();
        let rows = self.rows.iter().enumerate();
        let mut near: Vec<_> = rows.filter_map(|(at, row)| Some((slips(row)?, at))).collect();
        near.sort_unstable();
        near
    }

    /// The names of terms that may be meant: like what is typed, or with some of its words, those with most of
    /// them first.
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
        // Of as many, a short name has less in it that wasn't typed.
        sharing.sort_by_key(|(letters, at)| {
            let sort = &self.rows[*at].sort;
            (Reverse(*letters), sort.chars().count(), sort)
        });
        let all = near.into_iter().chain(sharing.into_iter().map(|(_, at)| at));
        all.map(|at| self.rows[at].line.name.as_str()).collect()
    }

    /// How well the term at this place fits; `None` where it doesn't hold every word.
    pub(super) fn fit(&self, at: usize, query: &str) -> Option<Fit> {
        self.rows.get(at)?.fit(query)
    }

    /// The figures whose words mean what is typed: a term is called so in some language, or does that. Each
    /// word typed is perhaps only begun.
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
            // What is called so in part is meant rather than what only mentions it.
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

/// Whether one of a text's words begins so; what is written without spaces is one word, within which anything
/// may begin.
fn has_begun(text: &str, word: &str) -> bool {
    if !word.is_ascii() && text.contains(word) {
        return true;
    }
    text.split(|c: char| !c.is_alphanumeric()).any(|of| of.starts_with(word))
}

/// What the terms of a game are and do, what most of them have first.
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
