//! A term as it is shown, in the reader's language and all others.

use std::collections::BTreeMap;

use muster_db::pack::OwnWordOf;
use muster_rules::id::{GameId, TermId};
use muster_rules::term::{Deed, Meaning, Mechanics, Term, TermKind, TermSource};
use serde::Serialize;
use ts_rs::TS;

use crate::base::named::Named;
use crate::base::speaker::Speaker;
use crate::base::words::Language;

/// A term with all its details.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TermView {
    /// The term's id.
    pub id: TermId,
    /// The game's id.
    pub game: GameId,
    /// The kind of term.
    pub kind: TermKind,
    /// The kind in the reader's language.
    pub kind_name: String,
    /// The name in the reader's language.
    pub name: String,
    /// The names by language; languages without a name of their own are omitted.
    pub names: BTreeMap<String, String>,
    /// The reminder in the reader's language; empty if no pack has one.
    pub text: String,
    /// The reminders by language, with their parameters in braces.
    pub reminder: BTreeMap<String, String>,
    /// Its mechanics, as data.
    #[ts(type = "unknown")]
    pub mechanics: Mechanics,
    /// Its effects, in one word each.
    pub deeds: Vec<Deed>,
    /// The source of its explanation.
    pub source: TermSource,
    /// The source as text.
    pub source_text: String,
    /// Related terms.
    pub see: Vec<Named>,
    /// The user's own text about it.
    pub own: Option<String>,
    /// The number of figures that have it.
    pub figures: usize,
    /// Other games with a term of this name; only set if the request named no game.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Named>>")]
    pub others: Vec<Named>,
}

impl Speaker<'_> {
    /// Returns a term's name in the reader's language.
    #[must_use]
    pub fn term_name(&self, term: &Term) -> String {
        self.term_in(self.words.language(), term).unwrap_or_else(|| term.name.clone())
    }

    /// Returns a term's name in a language, if it has one.
    pub(super) fn term_in(&self, language: Language, term: &Term) -> Option<String> {
        let names = self.names;
        names.ability(language, &term.name).or_else(|| names.term(language, &term.name))
    }

    /// Returns what using a term costs and what it means, with the values on the card filled in; empty if no pack has
    /// a reminder.
    #[must_use]
    pub fn reminder(&self, meaning: &Meaning<'_>) -> String {
        let explained = &self.game.explained;
        let tag = self.words.language().tag();
        let id = &meaning.term.id;
        let text = explained.reminder(tag, id).or_else(|| explained.reminder(Language::English.tag(), id));
        self.with_cost(meaning, filled(text.unwrap_or_default(), meaning))
    }

    /// Prefixes a reminder with the Force points that the term costs. Reminders omit them, so that they are stored
    /// only in the mechanics.
    fn with_cost(&self, meaning: &Meaning<'_>, text: String) -> String {
        let force = meaning.term.mechanics.as_ref().and_then(|mechanics| mechanics.costs.force.as_ref());
        match force.and_then(|force| force.resolve(|id| meaning.number(id))) {
            Some(count) if !text.is_empty() => {
                self.say("term-costs-force", &[("count", count.into()), ("text", text.into())])
            }
            _ => text,
        }
    }

    /// Returns the reminder with the usual values instead of a card's.
    #[must_use]
    pub(crate) fn plain_reminder(&self, term: &Term) -> String {
        self.reminder(&Meaning { term, values: BTreeMap::new() })
    }

    /// Returns the source of a term's explanation as text.
    #[must_use]
    pub fn term_source(&self, source: &TermSource) -> String {
        let title = self.game.catalogue.source(&source.document);
        let book = title.map_or(source.document.as_str(), |s| s.title.as_str());
        match &source.page {
            Some(page) => self.say("source-page", &[("book", book.into()), ("page", page.as_str().into())]),
            None => self.say("source-book", &[("book", book.into())]),
        }
    }

    /// Returns the view of a term.
    #[must_use]
    pub(super) fn term_view(&self, meaning: &Meaning<'_>, figures: usize) -> TermView {
        let term = meaning.term;
        let explained = &self.game.explained;
        let all = Language::ALL;
        let names = all.into_iter().filter_map(|l| Some((l.tag().to_owned(), self.term_in(l, term)?)));
        let english = (Language::English.tag().to_owned(), term.name.clone());
        let reminders = all.into_iter().filter_map(|l| {
            let text = explained.reminder(l.tag(), &term.id)?;
            Some((l.tag().to_owned(), text.to_owned()))
        });
        let see = term.see.iter().filter_map(|id| explained.glossary.term(id));
        let mechanics = term.mechanics.clone().unwrap_or_default();
        TermView {
            id: term.id.clone(),
            game: self.data().id.clone(),
            kind: term.kind,
            kind_name: self.term_kind(term.kind),
            name: self.term_name(term),
            names: names.chain([english]).collect(),
            text: self.reminder(meaning),
            reminder: reminders.collect(),
            deeds: mechanics.deeds().into_iter().collect(),
            mechanics,
            source: term.source.clone(),
            source_text: self.term_source(&term.source),
            see: see.map(|t| Named { id: t.id.to_string(), name: self.term_name(t) }).collect(),
            own: explained.own(OwnWordOf::Term, term.id.as_str()).map(str::to_owned),
            figures,
            others: Vec::new(),
        }
    }
}

/// Fills in the parameters of a reminder; `#` if the card has no value.
fn filled(text: &str, meaning: &Meaning<'_>) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, behind)) = rest.split_once('{') {
        let Some((id, behind)) = behind.split_once('}') else { break };
        out.push_str(before);
        let value = meaning.value(id).unwrap_or("#");
        // Some cards print the sign with the number.
        out.push_str(if out.ends_with('+') { value.trim_start_matches('+') } else { value });
        rest = behind;
    }
    out.push_str(rest);
    out
}
