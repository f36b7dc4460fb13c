//! The state of a tournament: the fold of its entries.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::log::{Entry, Hand};
use super::refusal::Refusal;
use super::scoring::Scoring;
use super::sealed::Play;
use crate::fold::fold;
use crate::id::FigureId;
use crate::matches::{GameScore, Outcome};

/// A player's number, from 1 in the order of joining.
pub type PlayerNo = u32;

/// A player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The number.
    pub number: PlayerNo,
    /// The name.
    pub name: String,
    /// Whether the player takes part in the next round.
    pub there: bool,
    /// Whether it is the user who keeps the match log on this machine.
    pub mine: bool,
}

/// The result of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// The scores of its games, from the first player's side.
    pub scores: Vec<GameScore>,
    /// The outcome for the first player.
    pub outcome: Outcome,
}

/// A table: two players who meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The table's number, from 1.
    pub number: u32,
    /// The two players.
    pub seats: [PlayerNo; 2],
    /// The result, once it is known.
    pub played: Option<Played>,
}

/// A round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// The seed of its pairing.
    pub seed: u64,
    /// The tables.
    pub tables: Vec<Table>,
    /// The player without an opponent.
    pub bye: Option<PlayerNo>,
}

/// Dealt boosters, and the picks from them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dealt {
    /// What players do with them.
    pub play: Play,
    /// The seed.
    pub seed: u64,
    /// The boosters of each player.
    pub hands: Vec<Hand>,
    /// The players' picks in a draft, as far as recorded.
    pub picked: BTreeMap<PlayerNo, Vec<FigureId>>,
}

impl Dealt {
    /// Returns the figures a player builds from; `None` while they aren't known.
    #[must_use]
    pub fn pool(&self, player: PlayerNo) -> Option<BTreeMap<FigureId, u32>> {
        let own = self.hands.iter().find(|hand| hand.player == player).map(|hand| hand.boosters.concat());
        let figures = match self.play {
            Play::Sealed => own,
            Play::Draft => self.picked.get(&player).cloned(),
        };
        figures.map(|figures| counted(&figures))
    }

    /// Checks that a player can have picked these figures: no more of a figure than were dealt in total.
    pub(super) fn can_be_taken(&self, figures: &[FigureId]) -> Result<(), Refusal> {
        let all: Vec<_> = self.hands.iter().flat_map(|hand| hand.boosters.concat()).collect();
        let all = counted(&all);
        let over =
            counted(figures).into_iter().find(|(figure, n)| *n > all.get(figure).copied().unwrap_or(0));
        over.map_or(Ok(()), |(figure, _)| Err(Refusal::NotDealt { figure: figure.as_str().to_owned() }))
    }
}

fn counted(figures: &[FigureId]) -> BTreeMap<FigureId, u32> {
    let mut counts = BTreeMap::new();
    for figure in figures {
        *counts.entry(figure.clone()).or_default() += 1;
    }
    counts
}

/// The state of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The scoring.
    pub scoring: Scoring,
    /// The number of rounds, if the organiser set it.
    pub agreed: Option<u32>,
    /// The players, in the order of joining.
    pub players: Vec<Player>,
    /// The paired rounds.
    pub rounds: Vec<Round>,
    /// The IDs in the match log of the user's own matches, by round.
    pub noted: BTreeMap<u32, String>,
    /// The dealt boosters.
    pub dealt: Option<Dealt>,
    /// Whether it is over.
    pub over: bool,
}

impl Table {
    /// Returns a player's opponent at this table; `None` if the player isn't at it.
    #[must_use]
    pub fn opponent(&self, player: PlayerNo) -> Option<PlayerNo> {
        match self.seats {
            [first, second] if first == player => Some(second),
            [first, second] if second == player => Some(first),
            _ => None,
        }
    }
}

impl Played {
    /// Returns the outcome for seat 0 or 1.
    #[must_use]
    pub fn outcome_of(&self, seat: usize) -> Outcome {
        match (seat, self.outcome) {
            (0, outcome) => outcome,
            (_, Outcome::Won) => Outcome::Lost,
            (_, Outcome::Lost) => Outcome::Won,
            (_, Outcome::Drawn) => Outcome::Drawn,
        }
    }
}

impl State {
    /// Returns the state after these entries.
    #[must_use]
    pub fn after<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> Self {
        let mut state = Self {
            scoring: Scoring::usual(),
            agreed: None,
            players: Vec::new(),
            rounds: Vec::new(),
            noted: BTreeMap::new(),
            dealt: None,
            over: false,
        };
        for entry in entries {
            state.apply(entry);
        }
        state
    }

    /// Returns the number of the last paired round; 0 before the first.
    #[must_use]
    pub fn round(&self) -> u32 {
        u32::try_from(self.rounds.len()).unwrap_or(u32::MAX)
    }

    /// Returns the round with this number.
    #[must_use]
    pub fn at(&self, round: u32) -> Option<&Round> {
        self.rounds.get(usize::try_from(round).ok()?.checked_sub(1)?)
    }

    /// Returns a table of a round.
    #[must_use]
    pub fn table(&self, round: u32, table: u32) -> Option<&Table> {
        self.at(round)?.tables.iter().find(|one| one.number == table)
    }

    /// Returns the player with this number.
    #[must_use]
    pub fn player(&self, number: PlayerNo) -> Option<&Player> {
        self.players.get(usize::try_from(number).ok()?.checked_sub(1)?)
    }

    /// Returns the player with this name or number.
    ///
    /// # Errors
    /// There is none.
    pub fn find(&self, wanted: &str) -> Result<&Player, Refusal> {
        let folded = fold(wanted);
        let by_name = self.players.iter().find(|player| fold(&player.name) == folded);
        let by_number = || self.player(wanted.trim().parse().ok()?);
        by_name.or_else(by_number).ok_or_else(|| Refusal::NoSuchPlayer { name: wanted.trim().to_owned() })
    }

    /// Returns a player's table in a round.
    ///
    /// # Errors
    /// There is no such round, or the player has no table in it.
    pub fn table_of(&self, round: u32, player: PlayerNo) -> Result<&Table, Refusal> {
        let tables = &self.at(round).ok_or(Refusal::NoSuchRound)?.tables;
        let name = || self.player(player).map(|player| player.name.clone()).unwrap_or_default();
        let found = tables.iter().find(|table| table.seats.contains(&player));
        found.ok_or_else(|| Refusal::NoTable { name: name(), round })
    }

    /// Returns the players who take part in the next round.
    pub fn present(&self) -> impl Iterator<Item = &Player> {
        self.players.iter().filter(|player| player.there)
    }

    /// Returns the planned number of rounds: as set, or by the number of players in the first round.
    #[must_use]
    pub fn planned(&self) -> u32 {
        let first =
            self.rounds.first().map(|round| 2 * round.tables.len() + usize::from(round.bye.is_some()));
        let players = first.unwrap_or_else(|| self.present().count());
        self.agreed.unwrap_or_else(|| self.scoring.rounds_for(players))
    }

    /// Checks that all results are recorded.
    pub(super) fn complete(&self) -> Result<(), Refusal> {
        for (number, round) in (1..).zip(&self.rounds) {
            let missing = round.tables.iter().filter(|table| table.played.is_none()).count();
            if missing > 0 {
                return Err(Refusal::RoundOpen { round: number, missing });
            }
        }
        Ok(())
    }

    /// Returns how often two players have met.
    #[must_use]
    pub fn met(&self, one: PlayerNo, other: PlayerNo) -> u32 {
        let tables = self.rounds.iter().flat_map(|round| &round.tables);
        let times = tables.filter(|table| table.opponent(one) == Some(other)).count();
        u32::try_from(times).unwrap_or(u32::MAX)
    }

    /// Returns how often a player had a bye.
    #[must_use]
    pub fn byes(&self, player: PlayerNo) -> u32 {
        let times = self.rounds.iter().filter(|round| round.bye == Some(player)).count();
        u32::try_from(times).unwrap_or(u32::MAX)
    }

    fn change(&mut self, player: PlayerNo, change: impl FnOnce(&mut Player)) {
        let at = usize::try_from(player).ok().and_then(|number| number.checked_sub(1));
        if let Some(player) = at.and_then(|at| self.players.get_mut(at)) {
            change(player);
        }
    }

    pub(super) fn apply(&mut self, entry: &Entry) {
        match entry {
            Entry::Began { scoring, rounds } => {
                self.scoring.clone_from(scoring);
                self.agreed = *rounds;
            }
            Entry::Joined { name, mine } => {
                let number = u32::try_from(self.players.len()).unwrap_or(u32::MAX).saturating_add(1);
                self.players.push(Player { number, name: name.clone(), there: true, mine: *mine });
            }
            Entry::Renamed { player, name } => self.change(*player, |player| player.name.clone_from(name)),
            Entry::Dropped { player } => self.change(*player, |player| player.there = false),
            Entry::Returned { player } => self.change(*player, |player| player.there = true),
            Entry::Rounds { rounds } => self.agreed = Some(*rounds),
            Entry::Paired { seed, tables, bye } => {
                let tables = (1..).zip(tables);
                let table = |(number, (first, second)): (u32, &(PlayerNo, PlayerNo))| Table {
                    number,
                    seats: [*first, *second],
                    played: None,
                };
                self.rounds.push(Round { seed: *seed, tables: tables.map(table).collect(), bye: *bye });
            }
            Entry::Unpaired => {
                self.rounds.pop();
            }
            Entry::Result { round, table, scores, outcome }
            | Entry::Corrected { round, table, scores, outcome } => {
                let at = usize::try_from(*round).ok().and_then(|number| number.checked_sub(1));
                let tables = at.and_then(|at| self.rounds.get_mut(at)).map(|round| &mut round.tables);
                if let Some(found) = tables.into_iter().flatten().find(|one| one.number == *table) {
                    found.played = Some(Played { scores: scores.clone(), outcome: *outcome });
                }
            }
            Entry::Noted { round, played } => {
                self.noted.insert(*round, played.clone());
            }
            Entry::Dealt { play, seed, hands } => {
                let (hands, picked) = (hands.clone(), BTreeMap::new());
                self.dealt = Some(Dealt { play: *play, seed: *seed, hands, picked });
            }
            Entry::Picked { player, figures } => {
                if let Some(dealt) = &mut self.dealt {
                    dealt.picked.insert(*player, figures.clone());
                }
            }
            Entry::Finished => self.over = true,
            Entry::Reopened => self.over = false,
        }
    }
}
