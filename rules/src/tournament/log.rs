//! The log of a tournament: what was done, in order. It is append-only; a correction is an entry as well.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::pairing::pair;
use super::refusal::Refusal;
use super::scoring::Scoring;
use super::sealed::{self, MOST_BOOSTERS, MOST_FIGURES, Play, Slot, Stock, TooFew};
use super::state::{PlayerNo, State, Table};
use super::{MOST_PLAYERS, MOST_ROUNDS};
use crate::fold::fold;
use crate::id::FigureId;
use crate::matches::{GameScore, Outcome};

/// The maximum length of a name, in characters.
const LONGEST: usize = 500;
/// The maximum number of games in a match.
const MOST_GAMES: usize = 99;

/// An entry of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "entry", deny_unknown_fields)]
pub enum Entry {
    /// The tournament was set up.
    Began {
        /// The scoring.
        scoring: Scoring,
        /// The number of rounds; if absent, it depends on the number of players.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rounds: Option<u32>,
    },
    /// A player joined, at the start or later. Players are numbered from 1 in this order.
    Joined {
        /// The name.
        name: String,
        /// Whether it is the user who keeps the match log on this machine.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        mine: bool,
    },
    /// A player was renamed.
    Renamed {
        /// The player.
        player: PlayerNo,
        /// The new name.
        name: String,
    },
    /// A player dropped out.
    Dropped {
        /// The player.
        player: PlayerNo,
    },
    /// A player returned.
    Returned {
        /// The player.
        player: PlayerNo,
    },
    /// The number of rounds was changed.
    Rounds {
        /// The number of rounds.
        rounds: u32,
    },
    /// A round was paired.
    Paired {
        /// The seed. The same players with the same results are paired the same way again.
        seed: u64,
        /// The pairings, in table order.
        tables: Vec<(PlayerNo, PlayerNo)>,
        /// The player without an opponent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bye: Option<PlayerNo>,
    },
    /// The pairing of the last round was undone, before anything was played.
    Unpaired,
    /// A match was played, or decided without being played.
    Result {
        /// The round, from 1.
        round: u32,
        /// The table, from 1.
        table: u32,
        /// The scores of its games, from the first player's side.
        scores: Vec<GameScore>,
        /// The outcome for the first player, decided when it was recorded.
        outcome: Outcome,
    },
    /// The result of a match was corrected.
    Corrected {
        /// The round, from 1.
        round: u32,
        /// The table, from 1.
        table: u32,
        /// The scores of its games, from the first player's side.
        scores: Vec<GameScore>,
        /// The outcome for the first player.
        outcome: Outcome,
    },
    /// The user's own match was added to the match log.
    Noted {
        /// The round, from 1.
        round: u32,
        /// The ID of the match in that log.
        played: String,
    },
    /// Boosters were dealt, replacing earlier ones.
    Dealt {
        /// What players do with them.
        play: Play,
        /// The seed.
        seed: u64,
        /// The boosters of each player.
        hands: Vec<Hand>,
    },
    /// A player's picks in the draft were recorded, replacing earlier ones.
    Picked {
        /// The player.
        player: PlayerNo,
        /// The figures, each as often as it was picked.
        figures: Vec<FigureId>,
    },
    /// The tournament was finished.
    Finished,
    /// The tournament was reopened.
    Reopened,
}

/// The boosters of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hand {
    /// The player.
    pub player: PlayerNo,
    /// The contents of each booster.
    pub boosters: Vec<Vec<FigureId>>,
}

/// A user's action in a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Adds a player.
    Join {
        /// The name.
        name: String,
        /// Whether it is the user who keeps the match log on this machine.
        mine: bool,
    },
    /// Renames a player.
    Rename {
        /// The player.
        player: PlayerNo,
        /// The new name.
        name: String,
    },
    /// Lets a player drop out.
    Drop {
        /// The player.
        player: PlayerNo,
    },
    /// Lets a player return.
    Return {
        /// The player.
        player: PlayerNo,
    },
    /// Changes the number of rounds.
    Rounds {
        /// The number of rounds.
        rounds: u32,
    },
    /// Pairs the next round.
    Pair {
        /// The seed.
        seed: u64,
    },
    /// Undoes the last pairing.
    Unpair,
    /// Records a result, or corrects one.
    Result {
        /// The round; by default the last one.
        round: Option<u32>,
        /// The table.
        table: u32,
        /// The scores of its games, from the first player's side.
        scores: Vec<GameScore>,
        /// The outcome for the first player.
        outcome: Outcome,
        /// Whether to replace a recorded result.
        correct: bool,
    },
    /// Deals boosters to all present players.
    Deal {
        /// What players do with them.
        play: Play,
        /// What they are filled from.
        stock: Stock,
        /// The contents of each booster.
        slots: Vec<Slot>,
        /// The number of boosters for each player.
        boosters: u32,
        /// The seed.
        seed: u64,
    },
    /// Records a player's picks in the draft.
    Pick {
        /// The player.
        player: PlayerNo,
        /// The figures, each as often as it was picked.
        figures: Vec<FigureId>,
    },
    /// Finishes the tournament.
    Finish,
    /// Reopens the tournament.
    Reopen,
}

/// The log of a tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Log {
    /// The entries, in the order in which they were recorded.
    pub entries: Vec<Entry>,
}

impl From<Vec<Entry>> for Log {
    fn from(entries: Vec<Entry>) -> Self {
        Self { entries }
    }
}

impl Log {
    /// Returns the log of a tournament without players.
    ///
    /// # Errors
    /// The number of rounds isn't allowed.
    pub fn new(scoring: Scoring, rounds: Option<u32>) -> Result<Self, Refusal> {
        match rounds {
            Some(rounds) if !(1..=MOST_ROUNDS).contains(&rounds) => {
                Err(Refusal::Rounds { least: 1, most: MOST_ROUNDS })
            }
            _ => Ok(Self { entries: vec![Entry::Began { scoring, rounds }] }),
        }
    }

    /// Returns the state that the log folds to.
    #[must_use]
    pub fn state(&self) -> State {
        State::after(&self.entries)
    }

    /// Whether steps could have produced this log; one from elsewhere might, for example, pair players who
    /// never joined.
    #[must_use]
    pub fn stands(&self) -> bool {
        !self.entries.is_empty() && self.standing() == self.entries.len()
    }

    /// Returns how many of the entries stand, from the first on: what steps can have made.
    #[must_use]
    pub fn standing(&self) -> usize {
        let Some((Entry::Began { scoring, rounds }, rest)) = self.entries.split_first() else { return 0 };
        if !scoring.is_sound() || rounds.is_some_and(|rounds| !(1..=MOST_ROUNDS).contains(&rounds)) {
            return 0;
        }
        let mut so_far = State::after(&self.entries[..1]);
        let standing = rest.iter().take_while(|entry| {
            let fits = can_follow(&so_far, entry);
            so_far.apply(entry);
            fits
        });
        1 + standing.count()
    }

    /// Returns the entry that a step would add.
    ///
    /// # Errors
    /// The reason to refuse it.
    pub fn decide(&self, step: &Step) -> Result<Entry, Refusal> {
        decide(&self.state(), step)
    }

    /// Performs a step.
    ///
    /// # Errors
    /// The reason to refuse it; the log is left unchanged.
    pub fn step(&mut self, step: &Step) -> Result<(), Refusal> {
        let entry = self.decide(step)?;
        self.entries.push(entry);
        Ok(())
    }
}

/// Whether an entry is possible in this state. The order of turns isn't checked, as histories can be merged.
fn can_follow(state: &State, entry: &Entry) -> bool {
    let known = |player: PlayerNo| state.player(player).is_some();
    match entry {
        Entry::Began { .. } => false,
        Entry::Joined { name, .. } => is_name(name) && state.players.len() < MOST_PLAYERS,
        Entry::Renamed { player, name } => known(*player) && is_name(name),
        Entry::Dropped { player } | Entry::Returned { player } => known(*player),
        Entry::Rounds { rounds } => (1..=MOST_ROUNDS).contains(rounds),
        Entry::Paired { tables, bye, .. } => {
            let seats = tables.iter().flat_map(|(first, second)| [*first, *second]).chain(*bye);
            let mut seated = BTreeSet::new();
            state.round() < MOST_ROUNDS
                && seats.into_iter().all(|player| known(player) && seated.insert(player))
        }
        Entry::Unpaired => state.round() > 0,
        Entry::Result { round, table, scores, .. } | Entry::Corrected { round, table, scores, .. } => {
            state.table(*round, *table).is_some() && scores.len() <= MOST_GAMES
        }
        Entry::Noted { round, played } => state.at(*round).is_some() && played.len() <= LONGEST,
        Entry::Dealt { hands, .. } => {
            let few = |count: usize, most: u32| u32::try_from(count).is_ok_and(|count| count <= most);
            let mut dealt = BTreeSet::new();
            hands.iter().all(|hand| {
                known(hand.player)
                    && dealt.insert(hand.player)
                    && few(hand.boosters.len(), MOST_BOOSTERS)
                    && hand.boosters.iter().all(|booster| few(booster.len(), MOST_FIGURES))
            })
        }
        // Not checked against the dealt figures: that would harm nobody.
        Entry::Picked { player, figures } => {
            let most = usize::try_from(MOST_BOOSTERS * MOST_FIGURES).unwrap_or(usize::MAX);
            known(*player) && state.dealt.is_some() && figures.len() <= most
        }
        Entry::Finished | Entry::Reopened => true,
    }
}

/// Returns the entry that a step adds in this state.
fn decide(state: &State, step: &Step) -> Result<Entry, Refusal> {
    match step {
        Step::Reopen if state.over => return Ok(Entry::Reopened),
        Step::Reopen => return Err(Refusal::NotOver),
        // Names and results can be corrected even after the end.
        Step::Rename { .. } | Step::Result { correct: true, .. } => {}
        _ if state.over => return Err(Refusal::Over),
        _ => {}
    }
    match step {
        Step::Join { name, mine } => {
            let there = state.players.len();
            let name = fitting(state, name, None)?;
            match there < MOST_PLAYERS {
                true => Ok(Entry::Joined { name, mine: *mine }),
                false => Err(Refusal::TooMany { most: MOST_PLAYERS }),
            }
        }
        Step::Rename { player, name } => {
            named(state, *player)?;
            Ok(Entry::Renamed { player: *player, name: fitting(state, name, Some(*player))? })
        }
        Step::Drop { player } => match named(state, *player)? {
            (name, false) => Err(Refusal::Gone { name }),
            _ => Ok(Entry::Dropped { player: *player }),
        },
        Step::Return { player } => match named(state, *player)? {
            (name, true) => Err(Refusal::There { name }),
            _ => Ok(Entry::Returned { player: *player }),
        },
        Step::Rounds { rounds } => {
            let least = state.round().max(1);
            match (least..=MOST_ROUNDS).contains(rounds) {
                true => Ok(Entry::Rounds { rounds: *rounds }),
                false => Err(Refusal::Rounds { least, most: MOST_ROUNDS }),
            }
        }
        Step::Pair { seed } => next_round(state, *seed),
        Step::Unpair => match state.rounds.last() {
            None => Err(Refusal::NoSuchRound),
            Some(last) if last.tables.iter().any(|table| table.played.is_some()) => {
                Err(Refusal::HasResults { round: state.round() })
            }
            Some(_) => Ok(Entry::Unpaired),
        },
        Step::Result { round, table, scores, outcome, correct } => {
            let round = round.unwrap_or_else(|| state.round());
            let known = state.table(round, *table).ok_or(match state.at(round) {
                Some(_) => Refusal::NoSuchTable { table: *table, round },
                None => Refusal::NoSuchRound,
            })?;
            noted(known, round, scores, *outcome, *correct)
        }
        Step::Deal { play, stock, slots, boosters, seed } => {
            dealt(state, (*play, stock), slots, *boosters, *seed)
        }
        Step::Pick { player, figures } => {
            named(state, *player)?;
            let dealt = state.dealt.as_ref().filter(|dealt| dealt.play == Play::Draft);
            let dealt = dealt.ok_or(Refusal::NoDraft)?;
            dealt.can_be_taken(figures)?;
            Ok(Entry::Picked { player: *player, figures: figures.clone() })
        }
        Step::Finish if state.rounds.is_empty() => Err(Refusal::NothingPlayed),
        Step::Finish => state.complete().map(|()| Entry::Finished),
        Step::Reopen => Err(Refusal::NotOver),
    }
}

fn is_name(name: &str) -> bool {
    !name.is_empty() && name.chars().count() <= LONGEST && !name.chars().any(char::is_control)
}

/// Whether a character is never seen and only steers or parts others: with it two names would look the same.
const fn is_unseen(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2064}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

/// Returns a name in canonical form: a single line, and not used by another player.
fn fitting(state: &State, name: &str, of: Option<PlayerNo>) -> Result<String, Refusal> {
    let seen: String = name.chars().filter(|c| !is_unseen(*c)).collect();
    let name = seen.split_whitespace().collect::<Vec<_>>().join(" ");
    let folded = fold(&name);
    if !is_name(&name) {
        return Err(Refusal::NoName);
    }
    let mut others = state.players.iter().filter(|player| Some(player.number) != of);
    match others.any(|player| fold(&player.name) == folded) {
        true => Err(Refusal::NameTaken { name }),
        false => Ok(name),
    }
}

/// Returns a player's name, and whether the player is present.
fn named(state: &State, player: PlayerNo) -> Result<(String, bool), Refusal> {
    let known = state.player(player).ok_or_else(|| Refusal::NoSuchPlayer { name: player.to_string() })?;
    Ok((known.name.clone(), known.there))
}

fn next_round(state: &State, seed: u64) -> Result<Entry, Refusal> {
    state.complete()?;
    if state.present().count() < 2 {
        return Err(Refusal::TooFew);
    }
    let rounds = state.planned();
    if state.round() >= rounds {
        return Err(Refusal::AllRounds { rounds });
    }
    let pairing = pair(state, seed);
    Ok(Entry::Paired { seed, tables: pairing.tables, bye: pairing.bye })
}

fn dealt(
    state: &State,
    (play, stock): (Play, &Stock),
    slots: &[Slot],
    boosters: u32,
    seed: u64,
) -> Result<Entry, Refusal> {
    if !state.rounds.is_empty() {
        return Err(Refusal::DealtTooLate);
    }
    let players: Vec<PlayerNo> = state.present().map(|player| player.number).collect();
    if players.is_empty() {
        return Err(Refusal::TooFew);
    }
    let figures = slots.iter().fold(0, |sum: u32, slot| sum.saturating_add(slot.figures));
    if !(1..=MOST_BOOSTERS).contains(&boosters) || !(1..=MOST_FIGURES).contains(&figures) {
        return Err(Refusal::Boosters { most: MOST_BOOSTERS, figures: MOST_FIGURES });
    }
    let each = usize::try_from(boosters).unwrap_or(0);
    let hands = sealed::deal(stock, slots, (players.len(), each), seed)
        .map_err(|TooFew { rarity, need, have }| Refusal::TooFewFigures { rarity, need, have })?;
    let hands = players.into_iter().zip(hands).map(|(player, boosters)| Hand { player, boosters });
    Ok(Entry::Dealt { play, seed, hands: hands.collect() })
}

fn noted(
    table: &Table,
    round: u32,
    scores: &[GameScore],
    outcome: Outcome,
    correct: bool,
) -> Result<Entry, Refusal> {
    let (scores, number) = (scores.to_vec(), table.number);
    match (&table.played, correct) {
        (None, true) => Err(Refusal::NoResult { table: number }),
        (None, false) => Ok(Entry::Result { round, table: number, scores, outcome }),
        (Some(said), _) if said.scores == scores && said.outcome == outcome => {
            Err(Refusal::SameResult { table: number })
        }
        (Some(_), false) => Err(Refusal::ResultKnown { table: number }),
        (Some(_), true) => Ok(Entry::Corrected { round, table: number, scores, outcome }),
    }
}
