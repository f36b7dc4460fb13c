//! Texts that stand under a heading of their own on a card, such as commander effects: the user's, or Muster's.

use muster_db::pack::{LoadedGame, OwnWordOf};
use muster_rules::figure::Figure;
use muster_rules::id::TermId;
use muster_rules::term::{Meaning, TermKind};
use serde::Serialize;
use ts_rs::TS;

use super::speaker::Speaker;

/// A text under a heading of a card, for display.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CardText {
    /// The heading.
    pub heading: String,
    /// The kind of terms that tell it.
    pub kind: TermKind,
    /// The text; null if neither Muster nor the user knows it.
    pub text: Option<String>,
}

/// The same with its origin.
#[derive(Clone, Debug)]
pub(crate) struct Headed {
    /// The column in which users enter it.
    pub(crate) column: &'static str,
    /// The heading in the reader's language.
    pub(crate) heading: String,
    /// The kind of terms that tell it.
    pub(crate) kind: TermKind,
    /// The term that tells it, if any does.
    pub(crate) term: Option<TermId>,
    /// The text; `None` if neither Muster nor the user knows it.
    pub(crate) text: Option<String>,
    /// Whether the text is the user's.
    pub(crate) own: bool,
}

/// Whether a figure's card has a text in this column that neither Muster nor the user knows.
pub(crate) fn is_silent(game: &LoadedGame, figure: &Figure, column: &str) -> bool {
    let data = game.catalogue.game();
    let Some((flag, kind)) = data.text(column).zip(TermKind::of_key(column)) else { return false };
    let words = || game.explained.glossary.of_figure(data, figure);
    figure.traits.iter().any(|one| one == flag)
        && !figure.texts.contains_key(column)
        && !words().iter().flat_map(|word| &word.meanings).any(|meaning| meaning.term.kind == kind)
}

impl Speaker<'_> {
    /// Returns the texts under the headings of a figure's card, in the order of its flags.
    pub(crate) fn headed(&self, figure: &Figure) -> Vec<Headed> {
        let data = self.data();
        let kinds = figure.traits.iter().filter_map(|flag| TermKind::of_key(data.texts.get(flag)?));
        let words = self.game.explained.glossary.of_figure(data, figure);
        let told = |kind: TermKind| {
            words.iter().flat_map(|word| &word.meanings).find(move |meaning| meaning.term.kind == kind)
        };
        kinds.map(|kind| self.headed_by(figure, kind, told(kind))).collect()
    }

    fn headed_by(&self, figure: &Figure, kind: TermKind, told: Option<&Meaning<'_>>) -> Headed {
        let read = figure.texts.get(kind.key()).map(String::as_str);
        let own = |meaning: &Meaning<'_>| self.game.explained.own(OwnWordOf::Term, meaning.term.id.as_str());
        let own = read.or_else(|| told.and_then(own));
        let text = own.map(str::to_owned).or_else(|| told.map(|meaning| self.reminder(meaning)));
        Headed {
            column: kind.key(),
            heading: self.word(&format!("term-kind-{}", kind.key())),
            kind,
            term: told.map(|meaning| meaning.term.id.clone()),
            text: text.filter(|text| !text.is_empty()),
            own: own.is_some(),
        }
    }

    /// Returns the name of such a text among those of other figures, "Commander effect: Bail Organa".
    pub(crate) fn headed_name(&self, heading: &str, figure: &Figure) -> String {
        let args = [("label", heading.into()), ("text", self.figure(&figure.id).into())];
        self.say("report-labelled", &args)
    }
}

/// The maximum number of characters of a text: as much as fits a card.
const LONGEST: usize = 600;

/// Normalises a text: on one line, and truncated to the maximum length.
pub(crate) fn trimmed(text: &str) -> String {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    text.chars().take(LONGEST).collect()
}
