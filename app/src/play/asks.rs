//! Questions that words on cards raise, in the reader's language.

use muster_rules::odds::reaching_all;
use muster_rules::play::ask::{Ask, AskNo};
use muster_rules::play::event::FigureNo;
use muster_rules::play::state::State;
use muster_rules::term::Meaning;
use serde::Serialize;
use ts_rs::TS;

use super::words::Telling;

/// A question that a word on a card raises now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct AskView {
    /// The question's number.
    pub ask: AskNo,
    /// The player whose figure has the word.
    pub side: String,
    /// The figure's number.
    pub number: FigureNo,
    /// The figure's name in the reader's language.
    pub local_name: String,
    /// The word on its card, in English.
    pub word: String,
    /// The word in the reader's language.
    pub keyword: String,
    /// What it says.
    pub text: String,
    /// The other figure's name: the attacker, the defender, the one that fell; null if there is none.
    pub about: Option<String>,
    /// Whether what was tapped isn't booked before this is answered.
    pub waits: bool,
    /// Whether it can't be left open.
    pub must: bool,
    /// The dice that decide it; null if the player does.
    pub roll: Option<AskRollView>,
    /// The Force points that it costs.
    pub cost: u32,
    /// The figures of which one is to be chosen.
    pub choices: Vec<AskChoice>,
}

/// Dice that decide a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct AskRollView {
    /// The number of faces of the die.
    pub die: u32,
    /// The number to reach.
    pub at: u32,
    /// The number of dice.
    pub rolls: u32,
    /// Whether all of them have to reach it; otherwise each that does counts.
    pub every: bool,
    /// The name of the figure that rolls.
    pub by: String,
    /// The probability of success: of all of them together, or of each.
    pub chance: String,
}

/// A figure that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct AskChoice {
    /// Its number.
    pub number: FigureNo,
    /// Its name in the reader's language.
    pub local_name: String,
}

impl Telling<'_> {
    /// Returns the open questions, those first that something waits for.
    pub(super) fn asks(&self, state: &State) -> Vec<AskView> {
        let held = state.held.iter().flat_map(|held| &held.asks).map(|ask| (ask, true));
        let open = state.asks.iter().map(|ask| (ask, false));
        held.chain(open).map(|(ask, waits)| self.ask(state, ask, waits)).collect()
    }

    /// Returns a description of what isn't booked yet.
    pub(super) fn held(&self, state: &State) -> Option<String> {
        state.held.as_ref().map(|held| self.tap(state, &held.tap))
    }

    fn ask(&self, state: &State, ask: &Ask, waits: bool) -> AskView {
        let name =
            |number: FigureNo| state.figure(number).map(|figure| self.figure(figure)).unwrap_or_default();
        let side = state.figure(ask.figure).and_then(|figure| state.sides.get(figure.piece.side));
        let keyword = match &ask.arrival {
            Some(arrival) => self.arrival(arrival),
            None => self.ability(ask),
        };
        AskView {
            ask: ask.number,
            side: side.map(|side| side.seated.name.clone()).unwrap_or_default(),
            number: ask.figure,
            local_name: name(ask.figure),
            word: ask.word.clone(),
            keyword,
            text: self.what_it_says(state, ask),
            about: ask.about.map(name),
            waits,
            must: ask.must,
            roll: ask.roll.map(|roll| AskRollView {
                die: roll.die,
                at: roll.at,
                rolls: roll.rolls,
                every: roll.every,
                by: name(roll.by),
                chance: reaching_all(
                    roll.die,
                    i32::try_from(roll.at).unwrap_or(i32::MAX),
                    if roll.every { roll.rolls } else { 1 },
                )
                .to_string(),
            }),
            cost: ask.cost,
            choices: ask
                .choices
                .iter()
                .map(|number| AskChoice { number: *number, local_name: name(*number) })
                .collect(),
        }
    }

    /// Returns a question's word in the reader's language.
    fn ability(&self, ask: &Ask) -> String {
        let term = ask.term.as_ref().and_then(|term| self.game().explained.glossary.term(term));
        match term {
            // Terms without a keyword on the card go by their own name.
            Some(term) if term.name == ask.word => self.speaker.term_name(term),
            _ => self.speaker.naming().ability(&ask.word),
        }
    }

    /// Returns what a question's word says, the numbers on the card filled in.
    fn what_it_says(&self, state: &State, ask: &Ask) -> String {
        let glossary = &self.game().explained.glossary;
        let Some(card) = state.figure(ask.figure).map(|figure| &figure.piece.figure) else {
            return String::new();
        };
        let read = glossary.read(Some(card), &ask.word);
        let wanted = |meaning: &&Meaning<'_>| ask.term.as_ref().is_none_or(|term| meaning.term.id == *term);
        if let Some(meaning) = read.iter().find(wanted) {
            return self.speaker.reminder(meaning);
        }
        let term = ask.term.as_ref().and_then(|term| glossary.term(term));
        term.map(|term| self.speaker.plain_reminder(term)).unwrap_or_default()
    }
}
