//! A game's rules on one page, with the meaning of the squads' keywords.

use std::collections::BTreeMap;

use muster_db::pack::{LoadedGame, OwnWordOf};
use muster_rules::fold::fold;
use muster_rules::id::TermId;
use muster_rules::squad::SquadDraft;
use muster_rules::term::{Meaning, Term, TermKind};
use muster_templates::view::{CardLine, ReferencePart, ReferenceView};

use super::job::{Matter, Work};
use super::reminders::once;
use super::sheet::page_label;
use crate::base::error::Error;
use crate::base::muster::Muster;
use crate::base::speaker::Speaker;
use crate::base::words::Words;
use crate::card::capital;
use crate::terms::{HeldWord, held_words};

impl Muster {
    /// Returns a game's rules on one page: setup, turn, modifiers and winning; conditions, either all or those that
    /// concern the squads; and the squads' other keywords.
    ///
    /// # Errors
    /// Fails if the game's pack explains no terms.
    pub fn work_of_reference(
        &self,
        game: &LoadedGame,
        squads: &[SquadDraft],
        words: &Words,
    ) -> Result<Work, Error> {
        let speaker = Speaker::new(words, game, &game.names);
        let view = view(&speaker, squads);
        if view.parts.is_empty() {
            return Err(Error::NothingToPrint);
        }
        Ok(Work::new(view.title.clone(), Matter::Reference(Box::new(view))))
    }
}

fn view(speaker: &Speaker<'_>, squads: &[SquadDraft]) -> ReferenceView {
    let glossary = &speaker.game.explained.glossary;
    let mut held: Vec<HeldWord> = squads.iter().flat_map(|draft| held_words(speaker, draft)).collect();
    let summary = glossary.summary();
    let parts = [
        ("rules-setup", &summary.setup),
        ("rules-turn", &summary.turn),
        ("rules-modifiers", &summary.modifiers),
        ("rules-winning", &summary.winning),
    ];
    let mut told: Vec<ReferencePart> = parts
        .into_iter()
        .map(|(key, terms)| ReferencePart { title: speaker.word(key), lines: lines(speaker, terms) })
        .collect();
    let is_condition = |term: &&Term| term.kind == TermKind::Condition;
    let met = |term: &&Term| squads.is_empty() || is_met(speaker, term, &held);
    let conditions = glossary.terms().iter().filter(is_condition).filter(met);
    let conditions = conditions.map(|term| line(speaker, term)).collect();
    told.push(ReferencePart { title: speaker.word("print-reference-conditions"), lines: sorted(conditions) });
    let told_above = |word: &HeldWord| {
        let above = |id: &TermId| summary.terms().any(|other| other == id);
        word.kind == Some(TermKind::Condition) || word.term.as_ref().is_some_and(above)
    };
    held.retain(|word| !told_above(word));
    told.push(ReferencePart { title: speaker.word("sheet-rules"), lines: once(held) });
    told.retain(|part| !part.lines.is_empty());
    let names: Vec<_> = squads.iter().map(|draft| draft.name.as_str()).filter(|n| !n.is_empty()).collect();
    let args = [("game", speaker.game_name().into()), ("title", speaker.word("print-reference").into())];
    ReferenceView {
        title: speaker.say("print-title", &args),
        subtitle: names.join(" · "),
        parts: told,
        note: speaker.say("print-catalogue", &[("date", speaker.data().catalogue_date.as_str().into())]),
        page: page_label(speaker),
    }
}

/// Returns whether a condition is one of the held keywords, or is named by one of them or its text.
fn is_met(speaker: &Speaker<'_>, term: &Term, held: &[HeldWord]) -> bool {
    let names = [fold(&term.name), fold(&speaker.term_name(term))];
    let names_it = |text: &str| {
        let text = fold(text);
        names.iter().any(|name| text.contains(name))
    };
    let said = |word: &HeldWord| {
        word.term.as_ref() == Some(&term.id) || names_it(&word.name) || names_it(&word.text)
    };
    held.iter().any(said)
}

fn lines(speaker: &Speaker<'_>, terms: &[TermId]) -> Vec<CardLine> {
    let glossary = &speaker.game.explained.glossary;
    terms.iter().filter_map(|id| glossary.term(id)).map(|term| line(speaker, term)).collect()
}

/// Returns a term with its meaning; the user's own text takes precedence.
pub(super) fn line(speaker: &Speaker<'_>, term: &Term) -> CardLine {
    let own = speaker.game.explained.own(OwnWordOf::Term, term.id.as_str());
    let said = || speaker.reminder(&Meaning { term, values: BTreeMap::new() });
    CardLine::new(capital(&speaker.term_name(term)), own.map_or_else(said, str::to_owned))
}

/// Sorts lines by name for looking them up, and removes duplicates.
fn sorted(mut lines: Vec<CardLine>) -> Vec<CardLine> {
    lines.sort_by_cached_key(|line| fold(&line.lead));
    lines.dedup();
    lines
}
