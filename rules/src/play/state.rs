//! The state of a game: the fold of its events.

use std::collections::BTreeMap;

use serde::Serialize;

use super::ask::{Ask, Held, Use};
use super::event::{Event, FigureNo, Leaving, Piece, Seated, SideNo};
use super::facts::Ends;
use super::id::{ArrivalId, CounterId, PlayModeId};
use super::winning::Deed;
use crate::id::{EndingId, FigureId};

mod asks;
mod dice;
mod leaving;

pub use self::dice::Dice;
pub use super::standing::{Mark, Standing};

/// A side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Side {
    /// The side at the start of the game.
    pub seated: Seated,
    /// Its points.
    pub points: i64,
    /// The points among them from defeating figures.
    pub defeats: i64,
    /// Its points in earlier games of the match.
    pub before: i64,
    /// Its counters.
    pub counters: BTreeMap<CounterId, u32>,
}

/// The initiative roll.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Roll {
    /// The dice, by side.
    pub rolls: Vec<u32>,
    /// The winner; `None` on a tie.
    pub won: Option<SideNo>,
}

/// The current turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Turn {
    /// The side.
    pub side: SideNo,
    /// The number of activations left.
    pub left: u32,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Over {
    /// The ending; `None` if the players stopped.
    pub how: Option<EndingId>,
    /// The winning team; `None` for a draw.
    pub team: Option<usize>,
    /// The points of each side at the end.
    pub points: Vec<i64>,
}

/// What players read off a card because the pack doesn't have it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Listed {
    /// The figure that brings others.
    pub figure: FigureId,
    /// How they arrive.
    pub arrival: ArrivalId,
    /// The initiative roll with which they arrive.
    pub roll: Option<u32>,
    /// The maximum points of arriving figures.
    pub most: Option<i64>,
}

/// The state of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct State {
    /// The mode; `None` before the game is set up.
    pub mode: Option<PlayModeId>,
    /// The spaces of a column in each half of the field; `None` if unknown, or without columns.
    pub half: Option<u32>,
    /// The sides.
    pub sides: Vec<Side>,
    /// The figures, in the order of arrival.
    pub figures: Vec<Standing>,
    /// The round, from 1; 0 before the game is set up.
    pub round: u32,
    /// The number of consecutive rounds without each kind of action.
    pub idle: BTreeMap<Deed, u32>,
    /// The kinds of action in this round.
    pub deeds: BTreeMap<Deed, bool>,
    /// The last initiative roll of this round.
    pub roll: Option<Roll>,
    /// The side with the initiative this round; `None` until that is decided.
    pub first: Option<SideNo>,
    /// The side that had it last round.
    pub last_first: Option<SideNo>,
    /// The current turn.
    pub turn: Option<Turn>,
    /// The figures that are active now.
    pub active: Vec<FigureNo>,
    /// The dice of the turn.
    pub dice: Option<Dice>,
    /// What players read off cards.
    pub listed: Vec<Listed>,
    /// What waits for answers before it is booked.
    pub held: Option<Held>,
    /// Words that may be used now.
    pub asks: Vec<Ask>,
    /// The number of questions so far.
    pub asked: u32,
    /// Words that were used.
    pub uses: Vec<Use>,
    /// The number of turns so far.
    pub turns: u32,
    /// The open tie-break, and the ending of the tied game.
    pub tie: Option<(EndingId, EndingId)>,
    /// The end of the game, if it is over.
    pub over: Option<Over>,
    /// Whether the whole match is over.
    pub finished: bool,
    /// The finished games of the match.
    pub games: Vec<Over>,
}

impl State {
    /// Returns the state after these events.
    #[must_use]
    pub fn after<'a>(events: impl IntoIterator<Item = &'a Event>) -> Self {
        let mut state = Self::default();
        for event in events {
            state.apply(event);
        }
        state
    }

    /// Returns the figure with this number.
    #[must_use]
    pub fn figure(&self, number: FigureNo) -> Option<&Standing> {
        self.figures.get(usize::try_from(number).ok()?.checked_sub(1)?)
    }

    fn figure_mut(&mut self, number: FigureNo) -> Option<&mut Standing> {
        self.figures.get_mut(usize::try_from(number).ok()?.checked_sub(1)?)
    }

    /// Returns the figures of a side that are on the table.
    pub fn in_play(&self, side: SideNo) -> impl Iterator<Item = &Standing> {
        self.figures.iter().filter(move |figure| figure.piece.side == side && figure.is_there())
    }

    /// Returns the figures of a side that can still be activated in this round.
    pub fn ready(&self, side: SideNo) -> impl Iterator<Item = &Standing> {
        self.in_play(side).filter(|figure| figure.is_ready())
    }

    /// Returns the sides of other teams.
    pub fn opponents(&self, side: SideNo) -> impl Iterator<Item = SideNo> + '_ {
        let team = self.team(side);
        (0..self.sides.len()).filter(move |other| self.team(*other) != team)
    }

    /// Returns the team of a side.
    #[must_use]
    pub fn team(&self, side: SideNo) -> Option<usize> {
        self.sides.get(side).map(|side| side.seated.team)
    }

    /// Returns the points of a side: those it got, plus those for the spaces of its figures.
    #[must_use]
    pub fn score(&self, side: SideNo) -> i64 {
        let spaces = |figure: &Standing| i64::from(figure.spaces) * i64::from(figure.piece.times);
        let stands: i64 = self.in_play(side).map(spaces).sum();
        self.sides.get(side).map_or(0, |known| known.points.saturating_add(stands))
    }

    /// Returns the total damage to a side's figures, including the hit points of defeated ones.
    #[must_use]
    pub fn harm(&self, side: SideNo) -> u64 {
        let own = self.figures.iter().filter(|figure| figure.piece.side == side);
        own.map(|figure| match figure.left {
            None => u64::from(figure.damage),
            Some(Leaving::Defeated | Leaving::Fled) => {
                u64::from(figure.piece.hits.unwrap_or(figure.damage).max(figure.damage))
            }
            Some(Leaving::Replaced) => 0,
        })
        .sum()
    }

    /// Returns the side to activate next: the one whose turn it is while it can, otherwise the next one that
    /// can.
    #[must_use]
    pub fn next(&self) -> Option<SideNo> {
        let can = |side: &SideNo| self.ready(*side).next().is_some();
        let Some(turn) = &self.turn else { return self.first };
        if turn.left > 0 && can(&turn.side) {
            return Some(turn.side);
        }
        self.after_side(turn.side).find(can)
    }

    /// Returns the sides in the order of their turns, from the one after a side. The sides of a team take their turns one
    /// after the other, wherever they sit.
    fn after_side(&self, side: SideNo) -> impl Iterator<Item = SideNo> + use<> {
        let mut order: Vec<SideNo> = (0..self.sides.len()).collect();
        let first =
            |side: SideNo| (0..side).find(|other| self.team(*other) == self.team(side)).unwrap_or(side);
        order.sort_by_key(|side| (first(*side), *side));
        let at = order.iter().position(|one| *one == side).map_or(0, |at| at + 1);
        let at = at.min(order.len());
        order.rotate_left(at);
        order.into_iter()
    }

    /// Applies an event.
    pub fn apply(&mut self, event: &Event) {
        match event {
            Event::Began { mode, sides, pieces, half } => {
                *self = Self { mode: Some(mode.clone()), half: *half, round: 1, ..Self::default() };
                self.sides = sides
                    .iter()
                    .map(|seated| Side {
                        counters: seated.counters.clone(),
                        seated: seated.clone(),
                        points: 0,
                        defeats: 0,
                        before: 0,
                    })
                    .collect();
                pieces.iter().for_each(|piece| self.come(piece));
            }
            Event::Came { piece } => {
                let victim = |figure: &&mut Standing| !figure.claimed && figure.by == piece.holder;
                if piece.holder.is_some()
                    && let Some(victim) = self.figures.iter_mut().find(victim)
                {
                    victim.claimed = true;
                }
                let brings = |ask: &Ask| ask.arrival.is_some() && ask.arrival == piece.arrived;
                self.asks.retain(|ask| !(brings(ask) && Some(ask.figure) == piece.holder));
                self.come(piece);
            }
            Event::Rolled { rolls, won, .. } => {
                self.roll = Some(Roll { rolls: rolls.clone(), won: *won });
            }
            Event::First { side } => self.first = Some(*side),
            Event::Turn { side, activations } => {
                self.turns += 1;
                self.turn = Some(Turn { side: *side, left: *activations });
                self.dice = None;
            }
            Event::Activated { figures, aside } => {
                if let Some(turn) = self.turn.as_mut().filter(|_| !*aside) {
                    turn.left = turn.left.saturating_sub(1);
                }
                if !*aside {
                    self.turns += 1;
                    self.active.clone_from(figures);
                }
                for number in figures {
                    if let Some(figure) = self.figure_mut(*number) {
                        figure.turns += 1;
                        figure.activated = figure.turns >= figure.piece.turns;
                        figure.spent.clear();
                    }
                }
            }
            Event::Done => self.turn_ends(),
            Event::Moved { figure, by } => {
                if let Some(figure) = self.figure_mut(*figure) {
                    let to = i64::from(figure.spaces).saturating_add(*by).max(0);
                    figure.spaces = u32::try_from(to).unwrap_or(u32::MAX);
                }
            }
            Event::Damaged { .. }
            | Event::Healed { .. }
            | Event::Shaken { .. }
            | Event::Held { .. }
            | Event::Marked { .. }
            | Event::Unmarked { .. }
            | Event::Counted { .. } => self.apply_to_figure(event),
            Event::Returned { figure, damage, takes } => self.put_back(*figure, *damage, takes),
            Event::SideCounted { side, counter, by } => {
                if let Some(side) = self.sides.get_mut(*side) {
                    add(side.counters.entry(counter.clone()).or_default(), *by);
                }
            }
            Event::Left { figure, how, by, gives } => self.leave(*figure, *how, *by, gives),
            Event::Valued { figure, worth } => {
                if let Some(figure) = self.figure_mut(*figure) {
                    (figure.piece.worth, figure.piece.open) = (*worth, false);
                }
            }
            Event::Listed { figure, arrival, roll, most } => self.list(figure, arrival, *roll, *most),
            Event::Scored { side, by, .. } => self.gain(*side, *by, false),
            Event::Struck { .. } | Event::Anyway { .. } => {}
            Event::Waits { .. } | Event::Booked | Event::Asked { .. } | Event::Answered { .. } => {
                self.apply_to_asks(event);
            }
            Event::Turned { .. } | Event::Allowed { .. } | Event::Granted { .. } => {
                self.apply_to_powers(event);
            }
            Event::Fought { deed } => drop(self.deeds.insert(*deed, true)),
            Event::Luck { dice, kept, aside } => {
                self.dice.get_or_insert_default().set_aside(dice, kept, *aside);
            }
            Event::Bust { .. } => self.dice = None,
            Event::Spent { success } => self.dice.get_or_insert_default().spend(*success),
            Event::Passed => {
                if let Some(turn) = &mut self.turn {
                    turn.left = 0;
                }
            }
            Event::RoundEnded => self.round_ends(),
            Event::Ended { how, team, whole } => {
                let points = (0..self.sides.len()).map(|side| self.score(side)).collect();
                let over = Over { how: how.clone(), team: *team, points };
                self.games.push(over.clone());
                self.over = Some(over);
                self.tie = None;
                self.finished = *whole;
            }
            Event::Tied { by, how } => self.tie = Some((by.clone(), how.clone())),
            Event::Again { pieces } => {
                for side in 0..self.sides.len() {
                    let score = self.score(side);
                    if let Some(side) = self.sides.get_mut(side) {
                        side.before += score;
                        (side.points, side.defeats) = (0, 0);
                        side.counters.clone_from(&side.seated.counters);
                    }
                }
                let (mode, sides) = (self.mode.take(), std::mem::take(&mut self.sides));
                let (games, listed) = (std::mem::take(&mut self.games), std::mem::take(&mut self.listed));
                *self = Self { mode, half: self.half, sides, games, listed, round: 1, ..Self::default() };
                pieces.iter().for_each(|piece| self.come(piece));
            }
        }
    }

    fn apply_to_figure(&mut self, event: &Event) {
        let (Event::Damaged { figure: number, .. }
        | Event::Healed { figure: number, .. }
        | Event::Shaken { figure: number }
        | Event::Held { figure: number }
        | Event::Marked { figure: number, .. }
        | Event::Unmarked { figure: number, .. }
        | Event::Counted { figure: number, .. }) = event
        else {
            return;
        };
        let in_turn = self.active.contains(number);
        let Some(figure) = self.figure_mut(*number) else { return };
        match event {
            Event::Damaged { by, .. } => {
                figure.damage = figure.damage.saturating_add(*by);
                figure.marks.retain(|mark| mark.ends != Ends::Damage);
            }
            Event::Healed { by, .. } => figure.damage = figure.damage.saturating_sub(*by),
            Event::Shaken { .. } => figure.shaken = true,
            Event::Held { .. } => (figure.shaken, figure.tested) = (false, true),
            Event::Marked { condition, ends, activated, .. } => {
                figure.marks.retain(|mark| mark.condition != *condition);
                figure.marks.push(Mark { condition: condition.clone(), ends: *ends, in_turn });
                figure.activated |= *activated;
            }
            Event::Unmarked { condition, .. } => figure.marks.retain(|mark| mark.condition != *condition),
            Event::Counted { counter, by, .. } => {
                add(figure.counters.entry(counter.clone()).or_default(), *by);
                if *by < 0 {
                    *figure.spent.entry(counter.clone()).or_default() += 1;
                }
            }
            _ => {}
        }
    }

    fn come(&mut self, piece: &Piece) {
        let number = u32::try_from(self.figures.len() + 1).unwrap_or(u32::MAX);
        self.figures.push(Standing {
            number,
            came: self.round,
            damage: 0,
            left: None,
            by: None,
            gave: Vec::new(),
            kept: 0,
            claimed: false,
            activated: !piece.acts,
            turns: 0,
            marks: Vec::new(),
            counters: piece.counters.clone(),
            spent: BTreeMap::new(),
            shaken: false,
            tested: false,
            spaces: 0,
            turned: None,
            allowed: BTreeMap::new(),
            granted: piece.granted.clone(),
            piece: piece.clone(),
        });
    }

    fn list(&mut self, figure: &FigureId, arrival: &ArrivalId, roll: Option<u32>, most: Option<i64>) {
        let same = |one: &&mut Listed| one.figure == *figure && one.arrival == *arrival;
        if let Some(known) = self.listed.iter_mut().find(same) {
            (known.roll, known.most) = (roll.or(known.roll), most.or(known.most));
        } else {
            self.listed.push(Listed { figure: figure.clone(), arrival: arrival.clone(), roll, most });
        }
    }

    /// Returns what players read off a figure's card about an arrival.
    #[must_use]
    pub fn listed(&self, figure: &FigureId, arrival: &ArrivalId) -> Option<&Listed> {
        self.listed.iter().find(|one| one.figure == *figure && one.arrival == *arrival)
    }

    /// Adds points; the total never falls below 0.
    fn gain(&mut self, side: SideNo, points: i64, defeats: bool) {
        let Some(side) = self.sides.get_mut(side) else { return };
        side.points = side.points.saturating_add(points).max(0);
        if defeats {
            side.defeats = side.defeats.saturating_add(points);
        }
    }

    fn turn_ends(&mut self) {
        self.asks.clear();
        for number in std::mem::take(&mut self.active) {
            let Some(figure) = self.figure_mut(number) else { continue };
            figure.marks.retain(|mark| match mark.ends {
                Ends::Turn => false,
                Ends::NextTurn => mark.in_turn,
                Ends::Never | Ends::Round | Ends::Attack | Ends::Damage => true,
            });
            figure.marks.iter_mut().for_each(|mark| mark.in_turn = false);
        }
    }

    fn round_ends(&mut self) {
        self.turn_ends();
        for deed in [Deed::Attack, Deed::Damage, Deed::Save, Deed::Defeat] {
            let happened = self.deeds.get(&deed).copied().unwrap_or(false);
            let idle = self.idle.entry(deed).or_default();
            *idle = if happened { 0 } else { *idle + 1 };
        }
        self.deeds.clear();
        self.last_first = self.first.take();
        (self.roll, self.turn, self.dice) = (None, None, None);
        self.round += 1;
        for figure in &mut self.figures {
            (figure.activated, figure.turns) = (false, 0);
            figure.marks.retain(|mark| mark.ends != Ends::Round);
        }
    }

    /// Returns the number of consecutive rounds without any of these actions.
    #[must_use]
    pub fn quiet(&self, without: &[Deed]) -> u32 {
        without.iter().map(|deed| self.idle.get(deed).copied().unwrap_or(0)).min().unwrap_or(0)
    }
}

/// Adds to a number that never falls below 0.
fn add(number: &mut u32, by: i64) {
    *number = u32::try_from(i64::from(*number).saturating_add(by).max(0)).unwrap_or(u32::MAX);
}
