//! What a squad can do: each word of its cards once, with who has it, and what needs something that isn't there.

use std::collections::BTreeMap;

use muster_rules::figure::Figure;
use muster_rules::id::{FactionId, FigureId, TermId};
use muster_rules::squad::SquadDraft;
use muster_rules::term::{Need, TermKind};
use serde::Serialize;
use ts_rs::TS;

use super::figure::words_of;
use crate::error::Error;
use crate::games::Named;
use crate::session::Session;
use crate::speaker::Speaker;
use crate::squads::DraftRequest;
use crate::words::Value;

/// What a squad can do.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SquadWords {
    /// Each word once, those that most figures have first.
    pub words: Vec<HeldWord>,
    /// What needs something that isn't in the squad. None of it is an error.
    pub notes: Vec<TermNote>,
}

/// A word of a squad's cards.
#[derive(Clone, Debug, Serialize, TS)]
pub struct HeldWord {
    /// The term; null where only the user explains it.
    pub term: Option<TermId>,
    /// What sort of word it is.
    pub kind: Option<TermKind>,
    /// What it is called, as the cards write it.
    pub name: String,
    /// What it means.
    pub text: String,
    /// Who has it.
    pub holders: Vec<Named>,
}

/// A term that does nothing in a squad, and why.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TermNote {
    /// The term.
    pub term: TermId,
    /// Who has it.
    pub figure: FigureId,
    /// In words.
    pub message: String,
}

/// What the figures of a draft can do together.
///
/// # Errors
/// There is no such game.
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

/// Each word of a draft's cards once, those that most figures have first.
pub(crate) fn held_words(speaker: &Speaker<'_>, draft: &SquadDraft) -> Vec<HeldWord> {
    held(speaker, &squad_of(speaker, draft))
}

/// The figures of a draft, each with how many of it there are.
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
        // What the user wrote about the figure itself stands under its name.
        for word in words_of(speaker, figure) {
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

/// What a figure lacks for a term, as a sentence.
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

/// Which figures a text of mechanics means, in words; `None` where any will do, or where there are no words for
/// them.
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
