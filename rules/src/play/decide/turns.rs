//! Rounds, phases, activations and initiative.

use super::super::event::{Event, FigureNo, SideNo};
use super::super::facts::{Initiative, Lasts, Whose};
use super::super::refusal::Refusal;
use super::super::state::Standing;
use super::super::tap::{Numbers, Seat, Who};
use super::{Deciding, number_of};
use crate::term::Ban;

impl Deciding<'_> {
    pub(super) fn initiative(
        &mut self,
        rolls: Option<&Numbers>,
        first: Option<&Seat>,
    ) -> Result<(), Refusal> {
        let Some(rules) = self.table.play.initiative.clone() else {
            return Err(Refusal::NoSuchTap { tap: "initiative" });
        };
        if self.state.turn.is_some() {
            // A roll after the last activation starts the next round.
            let left = (0..self.state.sides.len()).any(|side| self.state.ready(side).next().is_some());
            if left || rules.each == Lasts::Game {
                return Err(Refusal::InRound);
            }
            self.end_round(None)?;
            if self.state.over.is_some() || self.state.tie.is_some() {
                return Ok(());
            }
        }
        let told = first.map(|first| self.state.seat(first)).transpose()?;
        let won = match rolls {
            Some(rolls) => self.rolled(&rules, rolls)?,
            None => match &self.state.roll {
                // The winner of the roll may choose later.
                Some(roll) => Some(roll.won.ok_or(Refusal::RollAgain)?),
                None => None,
            },
        };
        if rolls.is_some() && won.is_none() {
            // A tied roll is recorded as well, as it doesn't trigger Reserves. Nobody has the initiative.
            return if told.is_some() { Err(Refusal::RollAgain) } else { Ok(()) };
        }
        let side = told.or(won).ok_or(Refusal::NobodyFirst)?;
        self.begins(side);
        Ok(())
    }

    /// Records a roll and returns its winner.
    fn rolled(&mut self, rules: &Initiative, rolls: &Numbers) -> Result<Option<SideNo>, Refusal> {
        let faces = rules.die.ok_or(Refusal::NoSuchTap { tap: "initiative" })?;
        let need = self.state.sides.len();
        let bad = || Refusal::Dice { need, most: faces };
        if matches!(rolls, Numbers::List(list) if list.len() != need) {
            return Err(bad());
        }
        let shown = |number: i64| u32::try_from(number).ok().filter(|n| (1..=faces).contains(n));
        let rolls: Option<Vec<u32>> =
            self.state.numbers(rolls)?.into_iter().map(|number| number.and_then(shown)).collect();
        let rolls = rolls.ok_or_else(bad)?;
        let added: Vec<i64> = (0..need).map(|side| self.added(rules, side)).collect();
        let sums: Vec<i64> = rolls.iter().zip(&added).map(|(roll, add)| i64::from(*roll) + add).collect();
        let decides = |side: &SideNo| {
            let Some(by) = &rules.decides else { return false };
            let has = |figure: &Standing| {
                self.card(figure.number).is_some_and(|card| card.has_keyword(&by.ability))
            };
            let stops = |figure: &Standing| {
                let named = by.unless_enemy.as_ref();
                named
                    .is_some_and(|named| self.card(figure.number).is_some_and(|card| card.has_keyword(named)))
            };
            let stopped = self.state.opponents(*side).any(|other| self.state.in_play(other).any(stops));
            !stopped && by.unless_roll != Some(rolls[*side]) && self.state.in_play(*side).any(has)
        };
        // Ties are rolled again, whoever decides.
        let best = |among: &[SideNo]| {
            let top = among.iter().map(|side| sums[*side]).max();
            let mut top: Vec<_> = among.iter().copied().filter(|side| Some(sums[*side]) == top).collect();
            if rules.higher_wins && top.len() > 1 {
                let most = top.iter().map(|side| added[*side]).max();
                top.retain(|side| Some(added[*side]) == most);
            }
            match top.as_slice() {
                [only] => Some(*only),
                _ => None,
            }
        };
        let all: Vec<_> = (0..need).collect();
        let deciding: Vec<_> = all.iter().copied().filter(decides).collect();
        let by_dice = best(&all);
        let won = if deciding.is_empty() || by_dice.is_none() { by_dice } else { best(&deciding) };
        self.push(Event::Rolled { rolls, sums, won });
        Ok(won)
    }

    /// Returns what a side adds to its roll: the highest value of the stat in play.
    fn added(&self, rules: &Initiative, side: SideNo) -> i64 {
        let Some(stat) = &rules.add else { return 0 };
        let leads = |figure: &&Standing| {
            let mut conditions = figure.marks.iter().filter_map(|m| self.table.play.condition(&m.condition));
            !conditions.any(|condition| condition.leaderless)
        };
        let of = |figure: &Standing| self.card(figure.number).map_or(0, |card| i64::from(card.stat(stat)));
        self.state.in_play(side).filter(leads).map(of).max().unwrap_or(0)
    }

    /// Gives a side the initiative. If sides take whole turns, its turn starts.
    fn begins(&mut self, side: SideNo) {
        self.push(Event::First { side });
        if self.table.play.rounds.activations.is_none() {
            self.push(Event::Turn { side, activations: 1 });
        }
    }

    pub(super) fn activate(&mut self, figure: &Who, side: Option<&Seat>, aside: bool) -> Result<(), Refusal> {
        let rounds = self.table.play.rounds.clone();
        let Some(activations) = rounds.activations else {
            return Err(Refusal::NoSuchTap { tap: "activate" });
        };
        let told = side.map(|side| self.state.seat(side)).transpose()?;
        let turn = self.state.turn.as_ref().map(|turn| turn.side);
        let expected = told.or(if aside { turn } else { self.state.next() });
        let fits = |one: &Standing| one.is_ready() && expected.is_none_or(|side| one.piece.side == side);
        let number = self.state.who(figure, fits)?;
        let chosen = self.known(number)?;
        let (name, side, card) = (chosen.piece.name.clone(), chosen.piece.side, chosen.piece.card);
        if !chosen.is_there() {
            return Err(Refusal::Gone { name });
        }
        if !chosen.piece.activates {
            self.forbid(Refusal::Inactive { name: name.clone() })?;
        }
        let chosen = self.known(number)?;
        if chosen.activated {
            self.forbid(Refusal::Activated { name: name.clone() })?;
        }
        self.may(number, Ban::Activate)?;
        self.in_order(number, side)?;
        let own = |one: &&Standing| one.piece.card == card;
        let figures: Vec<FigureNo> = if rounds.by_card {
            let ready: Vec<_> = self.state.ready(side).filter(own).map(|figure| figure.number).collect();
            if ready.is_empty() { vec![number] } else { ready }
        } else {
            vec![number]
        };
        if aside {
            self.push(Event::Activated { figures: figures.clone(), aside });
            self.renew(&figures);
            return Ok(());
        }
        if self.state.first.is_none() {
            if self.state.roll.as_ref().is_some_and(|roll| roll.won.is_none()) {
                return Err(Refusal::RollAgain);
            }
            // Without a recorded initiative, the side that acts first has it.
            self.push(Event::First { side });
        }
        // The next side may have no figure left to activate.
        let next = self.state.next().filter(|next| self.state.ready(*next).next().is_some());
        if let Some(next) = next.filter(|next| *next != side) {
            self.forbid(Refusal::OtherTurn { side: self.side_name(next) })?;
        }
        if !self.state.active.is_empty() {
            self.push(Event::Done);
        }
        let goes_on = self.state.turn.as_ref().is_some_and(|turn| turn.side == side && turn.left > 0);
        if !goes_on {
            self.push(Event::Turn { side, activations });
        }
        self.push(Event::Activated { figures: figures.clone(), aside });
        self.renew(&figures);
        Ok(())
    }

    /// Checks whether conditions want other figures of the side to be activated before.
    fn in_order(&mut self, number: FigureNo, side: SideNo) -> Result<(), Refusal> {
        let is = |figure: &Standing, first: bool| {
            let mut conditions = figure.marks.iter().filter_map(|m| self.table.play.condition(&m.condition));
            conditions.any(|condition| if first { condition.first } else { condition.last })
        };
        let figure = self.known(number)?;
        let others = || self.state.ready(side).filter(|one| one.number != number);
        let earlier = if is(figure, true) {
            None
        } else if is(figure, false) {
            others().find(|one| !is(one, false))
        } else {
            others().find(|one| is(one, true))
        };
        match earlier.map(|one| one.piece.name.clone()) {
            Some(name) => self.forbid(Refusal::EarlierFirst { name }),
            None => Ok(()),
        }
    }

    /// Adds what figures gain whenever they are activated.
    fn renew(&mut self, figures: &[FigureNo]) {
        for figure in figures {
            for counter in &self.table.play.counters {
                let by = counter.renewal.as_ref().zip(self.card(*figure));
                if let Some(by) = by.and_then(|(ability, card)| number_of(card, ability)) {
                    let (figure, counter) = (*figure, counter.id.clone());
                    self.push(Event::Counted { figure, counter, by: by.into() });
                }
            }
        }
    }

    pub(super) fn end_turn(&mut self) -> Result<(), Refusal> {
        let Some(turn) = self.state.turn.clone() else { return Err(Refusal::NobodyFirst) };
        if self.table.play.rounds.activations.is_some() {
            self.push(Event::Done);
            // Unused activations are lost only if the side passes.
            return Ok(());
        }
        self.across(turn.side);
        if self.state.over.is_none() {
            self.next_turn();
        }
        Ok(())
    }

    /// Starts the next side's turn if sides take whole turns, or another one if all dice were successes.
    pub(super) fn next_turn(&mut self) {
        let Some(turn) = self.state.turn.clone() else { return };
        let all = self.table.play.luck.as_ref().map_or(0, |luck| luck.dice);
        let again = self.state.dice.as_ref().is_some_and(|dice| all > 0 && dice.aside >= all);
        let count = self.state.sides.len().max(1);
        let side = if again { turn.side } else { (turn.side + 1) % count };
        let first = self.state.first;
        if !again && Some(side) == first {
            self.push(Event::RoundEnded);
            self.push(Event::First { side });
        }
        self.push(Event::Turn { side, activations: 1 });
    }

    pub(super) fn pass(&mut self, side: Option<&Seat>) -> Result<(), Refusal> {
        if !self.table.play.rounds.pass {
            return Err(Refusal::NoSuchTap { tap: "pass" });
        }
        let Some(next) = self.state.next() else { return Err(Refusal::NobodyFirst) };
        let side = side.map(|side| self.state.seat(side)).transpose()?.unwrap_or(next);
        if side != next {
            return Err(Refusal::OtherTurn { side: self.side_name(next) });
        }
        let left = |side: SideNo| {
            let mut cards: Vec<_> = self.state.ready(side).map(|figure| figure.piece.card).collect();
            cards.dedup();
            cards.len()
        };
        if !self.state.opponents(side).any(|other| left(other) > left(side)) {
            self.forbid(Refusal::NoPass)?;
        }
        if !self.state.active.is_empty() {
            self.push(Event::Done);
        }
        if self.state.turn.as_ref().is_none_or(|turn| turn.side != side) {
            self.push(Event::Turn { side, activations: 0 });
        }
        self.push(Event::Passed);
        Ok(())
    }

    pub(super) fn round(&mut self, scores: Option<&Numbers>) -> Result<(), Refusal> {
        if self.table.play.rounds.activations.is_none() {
            return Err(Refusal::NoSuchTap { tap: "round" });
        }
        self.end_round(scores)
    }

    fn end_round(&mut self, scores: Option<&Numbers>) -> Result<(), Refusal> {
        if let Some(scores) = scores {
            for (side, points) in self.state.numbers(scores)?.into_iter().enumerate() {
                if let Some(by) = points.filter(|by| *by != 0) {
                    self.push(Event::Scored { side, by, why: String::new() });
                }
            }
        }
        for counter in self.table.play.counters.iter().filter(|counter| counter.of == Whose::Side) {
            for side in 0..self.state.sides.len() {
                let held = |id| self.state.sides[side].counters.get(id).copied().unwrap_or(0);
                let more = counter.each_round_of.as_ref().map_or(0, held);
                let by = i64::from(counter.each_round) + i64::from(more);
                if by > 0 {
                    self.push(Event::SideCounted { side, counter: counter.id.clone(), by });
                }
            }
        }
        let first = self.state.first;
        self.push(Event::RoundEnded);
        self.settle();
        self.idle();
        let passes = self.table.play.initiative.as_ref().is_some_and(|initiative| initiative.passes);
        if passes
            && self.state.over.is_none()
            && let Some(first) = first
        {
            let side = (first + 1) % self.state.sides.len().max(1);
            self.push(Event::First { side });
        }
        Ok(())
    }
}
