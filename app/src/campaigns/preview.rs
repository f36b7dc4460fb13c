//! Previews of a step: what it would record, line by line.

use muster_rules::campaign::event::{Card, Event, Origin};
use muster_rules::campaign::id::{AllyId, CurrencyId};
use muster_rules::campaign::state::State;
use muster_rules::campaign::step::Step;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::secrets::entitled;
use super::shown::Shown;
use super::{Reason, Reveal, Telling};
use crate::base::error::Error;
use crate::base::session::Session;

/// A request to try a step without recording it.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct PreviewStep {
    /// The campaign's id or name.
    pub id: String,
    /// The step.
    pub step: Step,
    /// Whether to include secrets; a PIN protects them in a preview, too.
    pub reveal: Reveal,
}

/// What a step would record.
#[derive(Clone, Debug, Default, Serialize, TS)]
pub struct StepPreview {
    /// Amounts and cards, in order.
    pub lines: Vec<PreviewLine>,
    /// Why it would be rejected; empty if it wouldn't.
    pub refused: Vec<Reason>,
}

/// A line of a preview.
#[derive(Clone, Debug, Default, Serialize, TS)]
pub struct PreviewLine {
    /// The name of the owner; empty if there is none.
    pub who_name: String,
    /// What happens, in words.
    pub text: String,
    /// The amount; null if the line isn't about one.
    #[ts(type = "number | null")]
    pub amount: Option<i64>,
    /// The currency.
    pub what: Option<CurrencyId>,
    /// The currency's name; empty if the line isn't about an amount.
    pub what_name: String,
    /// The balance after it; null if the opening balance was never entered.
    pub balance: Option<u32>,
}

impl PreviewLine {
    fn new(text: String) -> Self {
        Self { text, ..Self::default() }
    }
}

/// Returns what a step would record.
///
/// # Errors
/// There is no such campaign, the PIN is wrong, or the database fails.
pub fn preview(session: &mut Session, request: PreviewStep) -> Result<StepPreview, Error> {
    let book = session.muster.campaign(&request.id)?;
    entitled(&mut session.muster, &book, &request.step, &request.reveal)?;
    let telling = Telling::of(session, &book.game);
    Ok(Shown::new(telling, &book.log, false)?.preview(&request.step))
}

impl Shown<'_> {
    /// Returns what a step would record, line by line, without revealing random draws.
    fn preview(&self, step: &Step) -> StepPreview {
        let events = match self.decided(step) {
            Ok(events) => events,
            Err(refusals) => {
                return StepPreview { refused: self.telling.reasons(&refusals), ..StepPreview::default() };
            }
        };
        let mut state = self.state.clone();
        let any = self.by_chance(step);
        let lines = events.iter().filter_map(|event| match event {
            Event::Took { card: Card::Ally(ally), .. } if any.contains(ally) => {
                Some(PreviewLine::new(self.telling.speaker.word("campaign-event-ally-drawn")))
            }
            event => self.line(&mut state, event),
        });
        let mut lines: Vec<_> = lines.collect();
        let told: Vec<_> = match step {
            Step::Mission(result) => result.draws.values().flatten().collect(),
            _ => Vec::new(),
        };
        let drawn = events.iter().filter_map(|e| match e {
            Event::Activated { mission, origin: Origin::Deck(_) } => Some(mission),
            _ => None,
        });
        let (known, chance): (Vec<_>, Vec<_>) = drawn.partition(|m| told.contains(m));
        lines.extend(known.iter().map(|m| {
            let args = [("mission", self.telling.name(m.as_str()).into())];
            PreviewLine::new(self.telling.speaker.say("campaign-event-active", &args))
        }));
        if !chance.is_empty() {
            let args = [("count", chance.len().into())];
            lines.push(PreviewLine::new(self.telling.speaker.say("campaign-event-drawn", &args)));
        }
        StepPreview { lines, refused: Vec::new() }
    }

    /// Returns the allies of which a mission gives one at random, if none was chosen.
    fn by_chance(&self, step: &Step) -> &[AllyId] {
        match step {
            Step::Mission(result) if result.ally.is_none() => {
                self.facts.missions.get(&result.name).map_or(&[], |m| &m.ally_choice)
            }
            _ => &[],
        }
    }

    fn line(&self, state: &mut State, event: &Event) -> Option<PreviewLine> {
        state.apply(event);
        let count = |key: &str, count: usize| {
            Some(PreviewLine::new(self.telling.speaker.say(key, &[("count", count.into())])))
        };
        match event {
            Event::Moved { account: of, amount, why } => {
                let (_, what) = self.telling.account_of(of);
                Some(PreviewLine {
                    who_name: self.telling.owner(of),
                    text: self.why(why),
                    amount: Some(*amount),
                    what_name: self.telling.currency(&what),
                    what: Some(what),
                    balance: state.known(of).map(|balance| balance.left()),
                })
            }
            Event::Took { holder, .. } | Event::Gave { holder, .. } => {
                let who_name = self.telling.holder(holder);
                self.telling.event(event).map(|said| PreviewLine { who_name, ..PreviewLine::new(said) })
            }
            Event::Laid(seen) => count("campaign-event-laid", seen.cards.len()),
            Event::Drew(seen) => count("campaign-event-drew", seen.cards.len()),
            _ => self.telling.event(event).map(PreviewLine::new),
        }
    }
}
