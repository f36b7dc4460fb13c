//! Editing history: an earlier step is changed, removed or preceded by a new one, and the following steps are
//! replayed. Random results are kept; steps that the rules no longer allow are reported.

use std::collections::BTreeMap;

use super::decide::settle;
use super::event::{Card, Event, Origin, Why};
use super::facts::Facts;
use super::id::{AgendaCardId, ItemId, MissionDeckId, MissionId, OutcomeId};
use super::log::{Entry, Log};
use super::refusal::Refusal;
use super::state::State;
use super::step::{MissionResult, PaperLog, Step};

/// A change of an earlier step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Amendment {
    /// Replaces the step.
    Replace(Box<Step>),
    /// Removes the step.
    Remove,
    /// Inserts a step before it.
    Before(Box<Step>),
}

/// A request to edit history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mending {
    /// The index of the step's entry in the log. The entry or its replay must be in effect.
    pub entry: usize,
    /// The change.
    pub amendment: Amendment,
    /// Whether missions that couldn't have been played afterwards are kept, as they were played at the table.
    pub keep_missions: bool,
    /// The reason, in the group's own words.
    pub why: String,
}

/// A step that no longer holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lost {
    /// The index of its entry.
    pub entry: usize,
    /// The step.
    pub step: Step,
    /// Every reason to refuse it.
    pub refusals: Vec<Refusal>,
}

/// The result of editing history.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mended {
    /// The entries to append to the log, all or none: the edit, and the replacement history.
    pub entries: Vec<Entry>,
    /// Steps that no longer hold, in order.
    pub lost: Vec<Lost>,
    /// The indices of missions that are kept though they couldn't have been played.
    pub anyway: Vec<usize>,
}

impl Log {
    /// Returns the result of editing history, without changing the log.
    ///
    /// # Errors
    /// There is no such step or no reason; the beginning would be removed or preceded; the rules refuse the
    /// inserted step.
    pub fn mended(&self, facts: &Facts, mending: &Mending) -> Result<Mended, Vec<Refusal>> {
        let why = mending.why.trim();
        if why.is_empty() {
            return Err(vec![Refusal::NoReason]);
        }
        let standing = self.standing();
        let gone = || vec![Refusal::NotHolding { entry: mending.entry as u64 }];
        let at = self.holding_now(mending.entry).ok_or_else(gone)?;
        let position = standing.position(at).ok_or_else(gone)?;
        let begins = |step: &Step| matches!(step, Step::Begin(_));
        let first = match &mending.amendment {
            Amendment::Replace(step) => begins(step),
            Amendment::Remove | Amendment::Before(_) => false,
        };
        if (position == 0) != first {
            return Err(vec![if first { Refusal::Begun } else { Refusal::BeginningStays }]);
        }

        let holding = standing.holding();
        let before = holding[..position].iter().filter_map(|at| self.step(*at));
        let mut replay = Replay {
            facts,
            state: State::after(before.flat_map(|(_, events)| events)),
            number: position as u64,
            keep: mending.keep_missions.then_some(why),
            steps: Vec::new(),
            lost: Vec::new(),
            anyway: Vec::new(),
        };
        let foundation = self.foundation();
        if position == 0 && foundation.is_some_and(|foundation| foundation.redacted) {
            return Err(vec![Refusal::KeptElsewhere]);
        }
        match &mending.amendment {
            Amendment::Replace(step) => {
                let events = self.step(at).map_or(&[][..], |(_, events)| events);
                // Who won was entered wrongly, not which card came up then.
                let drawn = as_drawn(step, events);
                replay.put_in(&drawn, Some(at)).or_else(|_| replay.put_in(step.as_ref(), Some(at)))?;
            }
            Amendment::Before(step) => replay.put_in(step.as_ref(), None)?,
            Amendment::Remove => {}
        }
        if let Some(seed) = foundation.and_then(|foundation| foundation.agenda_seed) {
            replay.keep_agenda_seed(seed);
        }
        let removes = !matches!(mending.amendment, Amendment::Before(_));
        for at in &holding[position + usize::from(removes)..] {
            if let Some((step, events)) = self.step(*at) {
                replay.follow(*at, step, events);
            }
        }
        // Steps kept on another machine can't be replayed here, and must not get lost.
        if replay.lost.iter().any(|lost| lost.refusals.contains(&Refusal::KeptElsewhere)) {
            return Err(vec![Refusal::KeptElsewhere]);
        }
        let mend = Entry::Mend { from: at, steps: replay.steps.len(), why: why.to_owned() };
        Ok(Mended {
            entries: [mend].into_iter().chain(replay.steps).collect(),
            lost: replay.lost,
            anyway: replay.anyway,
        })
    }
}

/// A history being replayed.
struct Replay<'a> {
    facts: &'a Facts,
    state: State,
    /// The number of steps in effect so far.
    number: u64,
    /// The reason to keep missions that couldn't have been played, if they are to be kept.
    keep: Option<&'a str>,
    steps: Vec<Entry>,
    lost: Vec<Lost>,
    anyway: Vec<usize>,
}

impl Replay<'_> {
    /// Adds an inserted step.
    fn put_in(&mut self, step: &Step, again: Option<usize>) -> Result<(), Vec<Refusal>> {
        let (step, events) = settle(self.facts, &self.state, step, self.number)?;
        self.add(Entry::Step { step: Box::new(step), events, again });
        Ok(())
    }

    /// Replays a following step, if it still holds.
    fn follow(&mut self, at: usize, step: &Step, events: &[Event]) {
        match replay(self.facts, &self.state, self.number, at, step, events) {
            Ok(entry) => self.add(entry),
            Err(refusals) => match self.anyway(at, step, events) {
                Some(entry) => {
                    self.anyway.push(at);
                    self.add(entry);
                }
                None => self.lost.push(Lost { entry: at, step: step.clone(), refusals }),
            },
        }
    }

    /// Returns the entry of a mission that couldn't have been played, but was.
    fn anyway(&self, at: usize, step: &Step, events: &[Event]) -> Option<Entry> {
        let Step::Mission(result) = step else { return None };
        let anyway = Some(self.keep?.to_owned());
        let step = Step::Mission(MissionResult { anyway, ..result.clone() });
        replay(self.facts, &self.state, self.number, at, &step, events).ok()
    }

    /// Keeps the agenda's own seed if the beginning is replaced.
    fn keep_agenda_seed(&mut self, seed: u64) {
        for entry in &mut self.steps {
            let Entry::Step { events, .. } = entry else { continue };
            for event in events {
                if let Event::Founded(foundation) = event {
                    foundation.agenda_seed = Some(seed);
                    self.state.foundation = Some((**foundation).clone());
                }
            }
        }
    }

    fn add(&mut self, entry: Entry) {
        if let Entry::Step { events, .. } = &entry {
            events.iter().for_each(|event| self.state.apply(event));
        }
        self.number += 1;
        self.steps.push(entry);
    }
}

/// Records a step again, after history before it changed. What came up at the table or at random stays the same: a
/// step whose cards can't have come up any more is refused, and the user decides.
///
/// # Errors
/// Every reason to refuse it.
pub(super) fn replay(
    facts: &Facts,
    state: &State,
    number: u64,
    at: usize,
    step: &Step,
    events: &[Event],
) -> Result<Entry, Vec<Refusal>> {
    let booked = |step: &Step| {
        let (step, events) = settle(facts, state, step, number)?;
        Ok(Entry::Step { step: Box::new(step), events, again: Some(at) })
    };
    let told = booked(&told(facts, step, events));
    // What events told may be what the rules don't allow to be said.
    let refusals = match told {
        Ok(entry) => return Ok(entry),
        Err(refusals) => refusals,
    };
    let entry = booked(step)?;
    let Entry::Step { events: now, .. } = &entry else { return Ok(entry) };
    if by_chance(now).eq(by_chance(events)) { Ok(entry) } else { Err(refusals) }
}

/// Returns the step with everything that its events settled made explicit: random results, and amounts that no
/// table had.
#[must_use]
pub fn told(facts: &Facts, step: &Step, events: &[Event]) -> Step {
    match step {
        Step::Shop { items: None } => Step::Shop { items: laid(events) },
        Step::Draw { cards: None } => Step::Draw { cards: drew(events) },
        Step::Mission(result) => Step::Mission(told_mission(facts, result, events)),
        Step::Paper(log) if log.active.is_none() => {
            Step::Paper(PaperLog { active: Some(drawn(events).collect()), ..log.clone() })
        }
        // Earlier versions let every card leave.
        Step::Play { card, back: None } => Step::Play { card: card.clone(), back: gave_back(card, events) },
        step => step.clone(),
    }
}

/// Returns whether an agenda card went back into its deck, if it left.
fn gave_back(id: &AgendaCardId, events: &[Event]) -> Option<bool> {
    events.iter().find_map(|event| match event {
        Event::Gave { card: Card::Agenda(card), back, .. } if card == id => Some(*back),
        _ => None,
    })
}

/// Returns a step that takes the place of another with the cards that came up there, as far as it names none itself.
#[must_use]
pub fn as_drawn(step: &Step, events: &[Event]) -> Step {
    let played = |name: &MissionId| {
        events.iter().any(|event| matches!(event, Event::Played { mission, .. } if mission == name))
    };
    match step {
        Step::Shop { items: None } => Step::Shop { items: laid(events) },
        Step::Draw { cards: None } => Step::Draw { cards: drew(events) },
        Step::Mission(result) if played(&result.name) => {
            Step::Mission(MissionResult { draws: draws(result, events), ..result.clone() })
        }
        step => step.clone(),
    }
}

fn laid(events: &[Event]) -> Option<Vec<ItemId>> {
    events.iter().find_map(|event| match event {
        Event::Laid(seen) if seen.all => Some(seen.cards.clone()),
        _ => None,
    })
}

fn drew(events: &[Event]) -> Option<Vec<AgendaCardId>> {
    events.iter().find_map(|event| match event {
        Event::Drew(seen) if seen.all => Some(seen.cards.clone()),
        _ => None,
    })
}

/// Returns the missions that a result names as drawn, and of decks of which it names none those that came up.
fn draws(result: &MissionResult, events: &[Event]) -> BTreeMap<MissionDeckId, Vec<MissionId>> {
    let mut draws = result.draws.clone();
    for event in events {
        if let Event::Activated { mission, origin: Origin::Deck(deck) } = event
            && !result.draws.contains_key(deck)
        {
            draws.entry(deck.clone()).or_default().push(mission.clone());
        }
    }
    draws
}

/// Returns the IDs of the cards that chance decided, in the order in which they came up.
pub(super) fn by_chance(events: &[Event]) -> impl Iterator<Item = &str> {
    events.iter().flat_map(|event| -> Box<dyn Iterator<Item = &str>> {
        match event {
            Event::Laid(seen) if seen.all => Box::new(seen.cards.iter().map(ItemId::as_str)),
            Event::Drew(seen) if seen.all => Box::new(seen.cards.iter().map(AgendaCardId::as_str)),
            Event::Activated { mission, origin: Origin::Deck(_) } => {
                Box::new(std::iter::once(mission.as_str()))
            }
            _ => Box::new(std::iter::empty()),
        }
    })
}

/// Returns the missions that were drawn from decks.
fn drawn(events: &[Event]) -> impl Iterator<Item = MissionId> {
    let played: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::Played { mission, .. } => Some(mission),
            _ => None,
        })
        .collect();
    events.iter().filter_map(move |event| match event {
        Event::Activated { mission, origin: Origin::Deck(_) } if !played.contains(&mission) => {
            Some(mission.clone())
        }
        _ => None,
    })
}

fn told_mission(facts: &Facts, result: &MissionResult, events: &[Event]) -> MissionResult {
    let mut told = MissionResult { draws: draws(result, events), ..result.clone() };
    for event in events {
        match event {
            Event::Played { outcome, .. }
                if told.outcome.is_none() && ends_variously(facts, &told, outcome) =>
            {
                told.outcome = Some(outcome.clone());
            }
            Event::Took { card: Card::Ally(ally), .. } if told.ally.is_none() => {
                let choice = facts.missions.get(&result.name).map(|mission| &mission.ally_choice);
                told.ally = choice.filter(|choice| choice.contains(ally)).map(|_| ally.clone());
            }
            _ => {}
        }
    }
    // Amounts without a source were recorded as entered, or not at all; that doesn't change.
    let outcomes = facts.outcomes.iter().filter(|o| o.mission == told.name);
    let ended = events.iter().find_map(|event| match event {
        Event::Played { outcome, .. } => Some(outcome),
        _ => None,
    });
    let outcome = outcomes.filter(|o| ended == Some(&o.id));
    for unknown in outcome.flat_map(|o| &o.unknown) {
        let Some(account) = facts.rules.account(&unknown.account) else { continue };
        let booked = |why: fn(&Why) -> bool| {
            events.iter().any(|event| {
                matches!(event, Event::Moved { account, why: w, .. } if account.kind == unknown.account && why(w))
            })
        };
        if !booked(|why| matches!(why, Why::Outcome { .. } | Why::Inferred { .. })) {
            told.gains.entry(account.column()).or_insert(0);
        }
    }
    told
}

/// Whether the winner could have won in another way, so that the outcome must be stated.
fn ends_variously(facts: &Facts, result: &MissionResult, outcome: &OutcomeId) -> bool {
    let ends = || facts.outcomes.iter().filter(|o| o.mission == result.name && o.winner == result.winner);
    ends()
        .filter(|o| o.id == *outcome)
        .any(|o| ends().filter(|other| other.campaign == o.campaign).count() > 1)
}
