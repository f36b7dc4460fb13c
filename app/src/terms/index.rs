//! The terms of a game, ready to be searched: by any language's name, by what they do, and by what they say.

use std::collections::HashMap;

use muster_db::pack::LoadedGame;
use muster_rules::fold::fold;
use muster_rules::id::TermId;

use crate::speaker::Speaker;
use crate::words::Language;

/// What is looked for in each term, in the order of the game's terms.
#[derive(Debug)]
pub(crate) struct TermIndex {
    hash: String,
    language: Language,
    rows: Vec<Row>,
    /// How many figures have each term.
    figures: HashMap<TermId, usize>,
}

#[derive(Debug)]
struct Row {
    /// Names in all languages, folded.
    names: Vec<String>,
    /// What it does and what it says, folded.
    text: String,
}

/// How well a term fits what is looked for; the least fits best.
pub(super) type Fit = u8;

impl TermIndex {
    pub(crate) fn new(speaker: &Speaker<'_>) -> Self {
        let (game, language) = (speaker.game, speaker.words.language());
        let glossary = &game.explained.glossary;
        let rows = glossary.terms().iter().map(|term| {
            let names = Language::ALL.into_iter().filter_map(|l| speaker.term_in(l, term));
            let names = names.chain([term.name.clone()]).chain(term.forms.iter().cloned());
            let deeds = term.mechanics.iter().flat_map(muster_rules::term::Mechanics::deeds);
            let mut text: Vec<_> = deeds.map(|deed| speaker.word(&format!("deed-{}", deed.key()))).collect();
            let said = Language::ALL.into_iter().filter_map(|l| game.explained.reminder(l.tag(), &term.id));
            text.extend(said.map(str::to_owned));
            Row { names: names.map(|name| fold(&name)).collect(), text: fold(&text.join("\n")) }
        });
        let mut figures = HashMap::new();
        for figure in game.catalogue.figures() {
            let words = glossary.of_figure(game.catalogue.game(), figure);
            let mut terms: Vec<_> = words.into_iter().flat_map(|w| w.meanings).map(|m| &m.term.id).collect();
            terms.sort();
            terms.dedup();
            for term in terms {
                *figures.entry(term.clone()).or_insert(0) += 1;
            }
        }
        Self { hash: game.hash.clone(), language, rows: rows.collect(), figures }
    }

    /// Whether it still holds for this game and language.
    pub(crate) fn is_of(&self, game: &LoadedGame, language: Language) -> bool {
        self.hash == game.hash && self.language == language
    }

    /// How many figures have a term.
    pub(super) fn figures(&self, term: &TermId) -> usize {
        self.figures.get(term).copied().unwrap_or(0)
    }

    /// How well the term at this place fits; `None` where it doesn't hold every word.
    pub(super) fn fit(&self, at: usize, query: &str) -> Option<Fit> {
        let row = self.rows.get(at)?;
        if query.is_empty() || row.names.iter().any(|name| name == query) {
            return Some(0);
        }
        if row.names.iter().any(|name| name.starts_with(query)) {
            return Some(1);
        }
        if row.names.iter().any(|name| name.contains(query)) {
            return Some(2);
        }
        if row.text.contains(query) {
            return Some(3);
        }
        let mut words = query.split(' ');
        let holds = |word: &str| row.text.contains(word) || row.names.iter().any(|name| name.contains(word));
        words.all(holds).then_some(4)
    }
}
