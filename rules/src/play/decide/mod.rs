//! Decides what a tap records: the resulting events, or the reason to refuse it.

mod answer;
mod arrive;
mod asking;
mod ending;
mod fight;
mod luck;
mod passing;
mod spend;
mod strike;
mod turns;

use super::event::{Event, FigureNo, Leaving, SideNo};
use super::refusal::{Refusal, Thing};
use super::state::{Standing, State};
use super::table::Table;
use super::tap::{Seat, Tap, Who};
use crate::figure::{Figure, split_number};
use crate::term::Ban;

/// Decides what a tap records.
///
/// # Errors
/// The reason to refuse it.
pub fn decide(table: &Table<'_>, state: &State, tap: &Tap) -> Result<Vec<Event>, Refusal> {
    decided(table, state, tap, false)
}

/// Decides what a tap records that is done although a rule forbids it.
///
/// # Errors
/// As for [`decide`], for what can't be recorded at all.
pub fn decide_anyway(table: &Table<'_>, state: &State, tap: &Tap) -> Result<Vec<Event>, Refusal> {
    decided(table, state, tap, true)
}

fn decided(table: &Table<'_>, state: &State, tap: &Tap, anyway: bool) -> Result<Vec<Event>, Refusal> {
    let mut deciding = Deciding { table: *table, state: state.clone(), events: Vec::new(), anyway };
    deciding.tap(tap)?;
    deciding.follow();
    deciding.worths_are_known()?;
    Ok(deciding.events)
}

/// A tap that is being decided.
pub(super) struct Deciding<'a> {
    table: Table<'a>,
    /// The state with all events so far.
    state: State,
    events: Vec<Event>,
    /// Whether it is done although a rule forbids it.
    anyway: bool,
}

impl<'a> Deciding<'a> {
    fn tap(&mut self, tap: &Tap) -> Result<(), Refusal> {
        if *tap == Tap::NextGame {
            return self.next_game();
        }
        if self.state.over.is_some() {
            return Err(Refusal::Over);
        }
        if self.state.tie.is_some() && !matches!(tap, Tap::Tie { .. } | Tap::End { .. }) {
            return Err(Refusal::TieFirst);
        }
        // Whoever goes on leaves unused what may be left unused.
        if self.state.held.is_some()
            && !matches!(tap, Tap::Answer { .. } | Tap::Spend { .. } | Tap::End { .. })
        {
            self.book_held()?;
            while self.anyway && self.state.held.is_some() {
                self.book_held()?;
            }
            self.settle();
            if self.state.over.is_some() {
                return Ok(());
            }
            if let Some(held) = &self.state.held {
                let ask = held.must().or(held.asks.first()).ok_or(Refusal::NoQuestion)?;
                let (figure, word) = (ask.figure, ask.word.clone());
                return Err(Refusal::AnswerFirst { name: self.known(figure)?.piece.name.clone(), word });
            }
        }
        match tap {
            Tap::Initiative { rolls, first } => self.initiative(rolls.as_ref(), first.as_ref()),
            Tap::Activate { figure, side, aside } => self.activate(figure, side.as_ref(), *aside),
            Tap::EndTurn => self.end_turn(),
            Tap::Pass { side } => self.pass(side.as_ref()),
            Tap::Round { scores } => self.round(scores.as_ref()),
            Tap::Tie { winner } => self.tie(winner.as_ref()),
            Tap::End { winner, reason } => self.stop(winner.as_ref(), reason.as_ref()),
            Tap::Roll { dice, keep, lying } => self.roll(dice, keep, lying),
            Tap::Act { .. } => self.act(tap),
            Tap::Arrive { .. } | Tap::Replace { .. } => {
                self.arrivals(tap)?;
                self.settle();
                Ok(())
            }
            Tap::Answer { .. } => {
                self.answer(tap)?;
                self.settle();
                Ok(())
            }
            Tap::ChangeSides { figure, side } => {
                let (figure, side) = (self.there(figure)?, self.state.seat(side)?);
                self.push(Event::Turned { figure, side, holder: None });
                self.settle();
                Ok(())
            }
            Tap::Worth { figure, points } => {
                let number = self.there(figure)?;
                let piece = &self.known(number)?.piece;
                if !piece.open {
                    return Err(Refusal::WorthKnown { name: piece.name.clone(), worth: piece.worth });
                }
                self.push(Event::Valued { figure: number, worth: i64::from(*points) });
                Ok(())
            }
            Tap::Score { side, points, why } => {
                let side = self.state.seat(side)?;
                self.push(Event::Scored { side, by: *points, why: why.clone() });
                self.settle();
                Ok(())
            }
            Tap::Attack { .. }
            | Tap::Damage { .. }
            | Tap::Heal { .. }
            | Tap::Save { .. }
            | Tap::Morale { .. }
            | Tap::Defeat { .. }
            | Tap::Flee { .. }
            | Tap::Return { .. }
            | Tap::Condition { .. }
            | Tap::Recover { .. }
            | Tap::Spend { .. }
            | Tap::Gain { .. }
            | Tap::Move { .. } => {
                self.fight(tap)?;
                self.settle();
                Ok(())
            }
            Tap::NextGame => Err(Refusal::NoNextGame),
        }
    }

    /// Checks that all defeated figures have a known worth, so that none silently counts as 0.
    fn worths_are_known(&self) -> Result<(), Refusal> {
        let fell = self.events.iter().filter_map(|event| match event {
            Event::Left { figure, how: Leaving::Defeated | Leaving::Fled, .. } => self.state.figure(*figure),
            _ => None,
        });
        let open = fell.map(|figure| &figure.piece).find(|piece| piece.open);
        open.map_or(Ok(()), |piece| Err(Refusal::WorthUnknown { name: piece.name.clone() }))
    }

    /// Refuses what a rule forbids, or notes that it is done all the same.
    fn forbid(&mut self, refusal: Refusal) -> Result<(), Refusal> {
        if !self.anyway || !refusal.is_a_rule() {
            return Err(refusal);
        }
        let rule = refusal.rule(self.table.play);
        self.push(Event::Anyway { rule });
        Ok(())
    }

    /// Checks whether a figure's conditions allow what it does, or what is done to it.
    fn may(&mut self, number: FigureNo, ban: Ban) -> Result<(), Refusal> {
        let figure = self.known(number)?;
        let conditions = figure.marks.iter().filter_map(|mark| self.table.play.condition(&mark.condition));
        let found = conditions.into_iter().find(|condition| condition.cannot.contains(&ban));
        match found.map(|condition| (figure.piece.name.clone(), condition.id.clone())) {
            Some((name, condition)) => self.forbid(Refusal::Cannot { name, condition }),
            None => Ok(()),
        }
    }

    fn push(&mut self, event: Event) {
        self.state.apply(&event);
        self.events.push(event);
    }

    /// Returns the figure referred to, which must be on the table.
    fn there(&self, who: &Who) -> Result<FigureNo, Refusal> {
        let number = self.state.who(who, Standing::is_there)?;
        let figure = self.known(number)?;
        if figure.is_there() { Ok(number) } else { Err(Refusal::Gone { name: figure.piece.name.clone() }) }
    }

    /// Returns the figure with a number that was resolved before.
    fn known(&self, number: FigureNo) -> Result<&Standing, Refusal> {
        let unknown = || Refusal::Unknown { what: Thing::Figure, name: number.to_string() };
        self.state.figure(number).ok_or_else(unknown)
    }

    /// Returns a figure's card.
    fn card(&self, number: FigureNo) -> Option<&'a Figure> {
        self.table.catalogue.figure(&self.state.figure(number)?.piece.figure)
    }

    fn side_name(&self, side: SideNo) -> String {
        self.state.sides.get(side).map(|side| side.seated.name.clone()).unwrap_or_default()
    }

    /// Returns the given side, or the one whose turn it is.
    fn side_or_turn(&self, side: Option<&Seat>) -> Result<SideNo, Refusal> {
        match side {
            Some(side) => self.state.seat(side),
            None => self.state.turn.as_ref().map(|turn| turn.side).ok_or(Refusal::NobodyFirst),
        }
    }
}

/// Returns the number of an ability on a card; 1 if the card has the ability without a number.
fn number_of(figure: &Figure, ability: &str) -> Option<u32> {
    figure.all_keywords().find_map(|word| match split_number(word) {
        (name, number) if name == ability => Some(number.and_then(|n| n.parse().ok()).unwrap_or(1)),
        _ if word == ability => Some(1),
        _ => None,
    })
}
