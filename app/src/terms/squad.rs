//! What a squad can do: the keywords of its cards with their holders, and those that lack something they need.

use std::collections::BTreeMap;

use muster_rules::figure::Figure;
use muster_rules::id::{FactionId, FigureId, TermId};
use muster_rules::squad::SquadDraft;
use muster_rules::term::{Need, TermKind};
use serde::Serialize;
use ts_rs::TS;

use super::figure::{FigureWord, words_of};
use crate::base::error::Error;
use crate::base::named::Named;
use crate::base::session::Session;
use crate::base::speaker::Speaker;
use crate::base::words::Value;
use crate::squads::DraftRequest;

/// What a squad can do.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SquadWords {
    /// The keywords without duplicates, the most frequent first.
    pub words: Vec<HeldWord>,
    /// Keywords that need something the squad lacks. None of them is an error.
    pub notes: Vec<TermNote>,
}

/// A keyword of a squad's cards.
#[derive(Clone, Debug, Serialize, TS)]
pub struct HeldWord {
    /// The term; null if only the user explains it.
    pub term: Option<TermId>,
    /// The kind of term.
    pub kind: Option<TermKind>,
    /// The name, as printed on the cards.
    pub name: String,
    /// Its meaning.
    pub text: String,
    /// The figures that have it.
    pub holders: Vec<Named>,
}

/// A term that has no effect in a squad, and why.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TermNote {
    /// The term's id.
    pub term: TermId,
    /// The id of the figure that has it.
    pub figure: FigureId,
    /// The reason as text.
    pub message: String,
}

/// Returns the keywords of a draft's figures, and those that lack something.
pub fn squad_words(session: &mut Session, request: DraftRequest) -> Result<SquadWords, Error> {
    let game = session.game(request.draft.game.as_str())?;
    Ok(of_draft(&session.speaker(&game), &request.draft))
}

fn of_draft(speaker: &Speaker<'_>, draft: &SquadDraft) -> SquadWords {
    let squad = squad_of(speaker, draft);
    let words = held(speaker, &squad);
    let lacks = speaker.game.explained.glossary.lacks(speaker.data(), &squad);
    let notes = lacks.into_iter().map(|lack| TermNote {
        term: lack.term.id.clone(),
        figure: lack.figure.id.clone(),
        message: note(speaker, lack.figure, &speaker.term_name(lack.term), lack.need),
    });
    SquadWords { words, notes: notes.collect() }
}

/// Returns the keywords of a draft's cards without duplicates, the most frequent first.
pub(crate) fn held_words(speaker: &Speaker<'_>, draft: &SquadDraft) -> Vec<HeldWord> {
    held(speaker, &squad_of(speaker, draft))
}

/// Returns the figures of a draft with their counts.
fn squad_of<'a>(speaker: &Speaker<'a>, draft: &SquadDraft) -> Vec<(&'a Figure, u32)> {
    let mut counts = BTreeMap::<&FigureId, u32>::new();
    for member in draft.members.iter().filter(|m| m.count > 0) {
        *counts.entry(&member.figure).or_default() += member.count;
    }
    let catalogue = &speaker.game.catalogue;
    counts.into_iter().filter_map(|(id, count)| Some((catalogue.figure(id)?, count))).collect()
}

fn held(speaker: &Speaker<'_>, squad: &[(&Figure, u32)]) -> Vec<HeldWord> {
    let mut words = Vec::<HeldWord>::new();
    for (figure, _) in squad {
        let holder = Named { id: figure.id.to_string(), name: speaker.figure(&figure.id) };
        // The user's text about the figure itself is listed under its name.
        for word in words_of(speaker, figure) {
            let headed = word.kind.is_some_and(|kind| speaker.data().tells_texts(kind.key()));
            let name = if headed { speaker.headed_name(&word.name, figure) } else { word.name };
            let word = FigureWord { name, ..word };
            let same = |w: &&mut HeldWord| w.name == word.name && w.term == word.term;
            if let Some(known) = words.iter_mut().find(same) {
                if known.holders.last().is_none_or(|last| last.id != holder.id) {
                    known.holders.push(holder.clone());
                }
                continue;
            }
            let holders = vec![holder.clone()];
            words.push(HeldWord {
                term: word.term,
                kind: word.kind,
                name: word.name,
                text: word.text,
                holders,
            });
        }
    }
    words.sort_by(|a, b| b.holders.len().cmp(&a.holders.len()).then_with(|| a.name.cmp(&b.name)));
    words
}

/// Returns what a figure lacks for a term, as a sentence.
fn note(speaker: &Speaker<'_>, figure: &Figure, term: &str, need: &Need) -> String {
    let mut args: Vec<(&str, Value<'_>)> =
        vec![("figure", speaker.figure(&figure.id).into()), ("term", term.into())];
    let key = match need.ally.as_deref().map(|who| wanted(speaker, who)) {
        Some(Some(who)) => {
            args.push(("who", who.into()));
            "term-needs-ally-of"
        }
        Some(None) => "term-needs-ally",
        None => "term-needs-own",
    };
    speaker.say(key, &args)
}

/// Describes the figures that a selector in the mechanics matches; `None` if it matches any, or there is no text
/// for it.
fn wanted(speaker: &Speaker<'_>, who: &str) -> Option<String> {
    let is_name = who.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
    if let Some(word) = is_name.then(|| speaker.words.try_get(&format!("term-who-{who}"), &[])).flatten() {
        return Some(word);
    }
    let selector = speaker.game.explained.glossary.selector(who)?;
    let naming = speaker.naming();
    let abilities = selector.values_of("ability").map(|ability| naming.ability(ability));
    let factions = selector.values_of("faction").map(|faction| naming.faction(&FactionId::from(faction)));
    let names = selector.values_of("name").map(str::to_owned);
    let alternatives: Vec<_> = abilities.chain(factions).chain(names).collect();
    let unique = selector.values_of("unique").map(|is| match is {
        "yes" => speaker.word("term-who-unique"),
        _ => speaker.word("term-who-not-unique"),
    });
    let parts: Vec<_> =
        Some(alternatives.join(" / ")).filter(|a| !a.is_empty()).into_iter().chain(unique).collect();
    (!parts.is_empty()).then(|| parts.join(" · "))
}
