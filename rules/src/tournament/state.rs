//! How a tournament stands: what its entries fold to.

use std::collections::BTreeMap;

use super::log::{Entry, Hand};
use super::refusal::Refusal;
use super::scoring::Scoring;
use super::sealed::Play;
use crate::fold::fold;
use crate::id::FigureId;
use crate::matches::{GameScore, Outcome};

/// A player's number, from 1 in the order in which they came.
pub type PlayerNo = u32;

/// A player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The number.
    pub number: PlayerNo,
    /// The name.
    pub name: String,
    /// Whether the player is there for the next round.
    pub there: bool,
    /// Whether it is the one who keeps the log of matches here.
    pub mine: bool,
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The scores of its games, from the first player's side.
    pub scores: Vec<GameScore>,
    /// How it ended for the first player.
    pub outcome: Outcome,
}

/// Two who meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The table's number, from 1.
    pub number: u32,
    /// Who sits there.
    pub seats: [PlayerNo; 2],
    /// How the match ended, once that is known.
    pub played: Option<Played>,
}

/// A round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// The seed that it was paired from.
    pub seed: u64,
    /// Who meets whom.
    pub tables: Vec<Table>,
    /// Who has no opponent.
    pub bye: Option<PlayerNo>,
}

/// Boosters that were dealt, and what was taken from them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dealt {
    /// What players do with them.
    pub play: Play,
    /// From which seed.
    pub seed: u64,
    /// The boosters of each player.
    pub hands: Vec<Hand>,
    /// What players took in a draft, as far as it is known.
    pub picked: BTreeMap<PlayerNo, Vec<FigureId>>,
}

impl Dealt {
    /// What a player builds from; `None` while that isn't known.
    #[must_use]
    pub fn pool(&self, player: PlayerNo) -> Option<BTreeMap<FigureId, u32>> {
        let own = self.hands.iter().find(|hand| hand.player == player).map(|hand| hand.boosters.concat());
        let figures = match self.play {
            Play::Sealed => own,
            Play::Draft => self.picked.get(&player).cloned(),
        };
        figures.map(|figures| counted(&figures))
    }

    /// Whether a player may have taken these: no more of a figure than were dealt to all.
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

/// How a tournament stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// How it is scored.
    pub scoring: Scoring,
    /// How many rounds were agreed on.
    pub agreed: Option<u32>,
    /// The players in the order in which they came.
    pub players: Vec<Player>,
    /// The rounds that were paired.
    pub rounds: Vec<Round>,
    /// The matches of the log of matches that own ones became, by round.
    pub noted: BTreeMap<u32, String>,
    /// Boosters that were dealt.
    pub dealt: Option<Dealt>,
    /// Whether it is over.
    pub over: bool,
}

impl Table {
    /// Who meets this player here; `None` where the player sits elsewhere.
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
    /// How it ended for whoever sits there, 0 or 1.
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
    /// The state after all these entries.
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

    /// The last round that was paired; 0 before the first.
    #[must_use]
    pub fn round(&self) -> u32 {
        u32::try_from(self.rounds.len()).unwrap_or(u32::MAX)
    }

    /// A round by its number.
    #[must_use]
    pub fn at(&self, round: u32) -> Option<&Round> {
        self.rounds.get(usize::try_from(round).ok()?.checked_sub(1)?)
    }

    /// A table of a round.
    #[must_use]
    pub fn table(&self, round: u32, table: u32) -> Option<&Table> {
        self.at(round)?.tables.iter().find(|one| one.number == table)
    }

    /// A player by the number.
    #[must_use]
    pub fn player(&self, number: PlayerNo) -> Option<&Player> {
        self.players.get(usize::try_from(number).ok()?.checked_sub(1)?)
    }

    /// A player by name or number.
    ///
    /// # Errors
    /// There is none.
    pub fn find(&self, wanted: &str) -> Result<&Player, Refusal> {
        let folded = fold(wanted);
        let by_name = self.players.iter().find(|player| fold(&player.name) == folded);
        let by_number = || self.player(wanted.trim().parse().ok()?);
        by_name.or_else(by_number).ok_or_else(|| Refusal::NoSuchPlayer { name: wanted.trim().to_owned() })
    }

    /// The table of a round at which a player sits.
    ///
    /// # Errors
    /// There is no such round, or the player has no table in it.
    pub fn table_of(&self, round: u32, player: PlayerNo) -> Result<&Table, Refusal> {
        let tables = &self.at(round).ok_or(Refusal::NoSuchRound)?.tables;
        let name = || self.player(player).map(|player| player.name.clone()).unwrap_or_default();
        let found = tables.iter().find(|table| table.seats.contains(&player));
        found.ok_or_else(|| Refusal::NoTable { name: name(), round })
    }

    /// Those who are there for the next round.
    pub fn present(&self) -> impl Iterator<Item = &Player> {
        self.players.iter().filter(|player| player.there)
    }

    /// How many rounds are played: as agreed, else by how many players the first round had, or would have.
    #[must_use]
    pub fn planned(&self) -> u32 {
        let first =
            self.rounds.first().map(|round| 2 * round.tables.len() + usize::from(round.bye.is_some()));
        let players = first.unwrap_or_else(|| self.present().count());
        self.agreed.unwrap_or_else(|| self.scoring.rounds_for(players))
    }

    /// Sees to it that all results are known.
    pub(super) fn complete(&self) -> Result<(), Refusal> {
        for (number, round) in (1..).zip(&self.rounds) {
            let missing = round.tables.iter().filter(|table| table.played.is_none()).count();
            if missing > 0 {
                return Err(Refusal::RoundOpen { round: number, missing });
            }
        }
        Ok(())
    }

    /// How often two have met.
    #[must_use]
    pub fn met(&self, one: PlayerNo, other: PlayerNo) -> u32 {
        let tables = self.rounds.iter().flat_map(|round| &round.tables);
        let times = tables.filter(|table| table.opponent(one) == Some(other)).count();
        u32::try_from(times).unwrap_or(u32::MAX)
    }

    /// How often a player had no opponent.
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
