//! The meaning of the keywords on a figure's card.

use muster_db::pack::OwnWordOf;
use muster_rules::figure::Figure;
use muster_rules::id::TermId;
use muster_rules::term::TermKind;
use serde::Serialize;
use ts_rs::TS;

use crate::base::named::Named;
use crate::base::speaker::Speaker;

/// A keyword of a card, with its explanation.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FigureWord {
    /// The keyword as printed on the card, in English; empty for the user's text about the figure itself.
    pub keyword: String,
    /// The name in the reader's language.
    pub name: String,
    /// The compound keyword on the card that it is a part of, in the reader's language; empty if the card doesn't
    /// print it.
    pub on_card: String,
    /// The term; null if only the user explains it.
    pub term: Option<TermId>,
    /// The kind of term.
    pub kind: Option<TermKind>,
    /// The meaning; the user's own text takes precedence.
    pub text: String,
    /// Whether the text is the user's.
    pub own: bool,
}

/// Returns the keywords of a figure's card that neither a pack nor the user explains.
pub(crate) fn unexplained_of(speaker: &Speaker<'_>, figure: &Figure) -> Vec<Named> {
    let explained = &speaker.game.explained;
    let words = explained.glossary.of_figure(speaker.data(), figure);
    let silent = words
        .into_iter()
        .filter(|word| word.meanings.is_empty() && explained.own(OwnWordOf::Term, word.keyword).is_none());
    silent
        .map(|word| Named { id: word.keyword.to_owned(), name: speaker.naming().ability(word.keyword) })
        .collect()
}

/// Returns the explained keywords on a figure's card, in the card's order.
pub(crate) fn words_of(speaker: &Speaker<'_>, figure: &Figure) -> Vec<FigureWord> {
    let explained = &speaker.game.explained;
    let headed = speaker.headed(figure);
    let kinds: Vec<_> = headed.iter().map(|one| one.kind).collect();
    let mut words = Vec::new();
    for word in explained.glossary.of_figure(speaker.data(), figure) {
        if word.meanings.is_empty()
            && let Some(text) = explained.own(OwnWordOf::Term, word.keyword)
        {
            words.push(FigureWord {
                keyword: word.keyword.to_owned(),
                name: speaker.naming().ability(word.keyword),
                on_card: speaker.naming().ability(word.keyword),
                term: None,
                kind: None,
                text: text.to_owned(),
                own: true,
            });
        }
        let alone = word.meanings.len() == 1;
        // These are added below, where the user may have told them.
        if word.meanings.iter().any(|meaning| kinds.contains(&meaning.term.kind)) {
            continue;
        }
        for meaning in &word.meanings {
            let own = explained.own(OwnWordOf::Term, meaning.term.id.as_str());
            let text = own.map_or_else(|| speaker.reminder(meaning), str::to_owned);
            if text.is_empty() {
                continue;
            }
            // A compound keyword is explained part by part.
            let keyword = if alone && word.list.is_some() { word.keyword } else { &meaning.term.name };
            let name = if alone && word.list.is_some() {
                speaker.naming().ability(word.keyword)
            } else {
                speaker.term_name(meaning.term)
            };
            words.push(FigureWord {
                keyword: keyword.to_owned(),
                name,
                on_card: word.list.map(|_| speaker.naming().ability(word.keyword)).unwrap_or_default(),
                term: Some(meaning.term.id.clone()),
                kind: Some(meaning.term.kind),
                text,
                own: own.is_some(),
            });
        }
    }
    words.extend(headed.into_iter().filter_map(|headed| {
        Some(FigureWord {
            keyword: headed.heading.clone(),
            on_card: headed.heading.clone(),
            name: headed.heading,
            term: headed.term,
            kind: Some(headed.kind),
            text: headed.text?,
            own: headed.own,
        })
    }));
    if let Some(text) = explained.own(OwnWordOf::Figure, figure.id.as_str()) {
        words.push(FigureWord {
            keyword: String::new(),
            name: speaker.figure(&figure.id),
            on_card: String::new(),
            term: None,
            kind: None,
            text: text.to_owned(),
            own: true,
        });
    }
    words
}
