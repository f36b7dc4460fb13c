//! What push-your-luck dice may come to, and on whom a success can be spent. A shell offers nothing else, so that whatever
//! is tapped is recorded.

use super::event::{FigureNo, Success};
use super::facts::{Field, Luck};
use super::standing::Standing;
use super::state::State;
use super::table::Table;

/// On whom a success can be spent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The number of steps at most: figures that move, are attacked or recover.
    pub most: u32,
    /// Whether all steps belong together: those who may move do so at once, and nothing else is done.
    pub together: bool,
    /// The figures that may move, and how many spaces at most.
    pub moves: Vec<(FigureNo, u32)>,
    /// The enemies that may be attacked, and who attacks them.
    pub attacks: Vec<(FigureNo, FigureNo)>,
    /// The figures that may get rid of the condition that halts them.
    pub stands: Vec<FigureNo>,
}

impl Luck {
    /// Returns the dice of every success, as faces in ascending order.
    #[must_use]
    pub fn successes(&self) -> Vec<Vec<u32>> {
        let triples = (1..self.faces).map(|face| vec![face; 3]);
        let straights =
            (1..self.faces).flat_map(|from| (from + 2..self.faces).map(move |to| (from..=to).collect()));
        [vec![self.faces], vec![self.faces; 2]].into_iter().chain(triples).chain(straights).collect()
    }
}

/// Returns on whom each success that isn't spent yet can be spent, in the order in which they were set aside.
#[must_use]
pub fn openings(table: &Table<'_>, state: &State) -> Vec<Opening> {
    let (Some(field), Some(turn), Some(dice)) = (&table.play.field, &state.turn, &state.dice) else {
        return Vec::new();
    };
    let unspent = dice.kept.iter().filter(|(_, spent)| !spent);
    unspent.map(|(success, _)| opening(table, field, state, turn.side, success)).collect()
}

fn opening(table: &Table<'_>, field: &Field, state: &State, side: usize, success: &Success) -> Opening {
    let halted = |one: &&Standing| field.halts.as_ref().is_some_and(|halts| one.is(halts));
    let free: Vec<_> = state.in_play(side).filter(|one| !halted(one)).collect();
    let slow = |one: &Standing| {
        let card = table.catalogue.figure(&one.piece.figure);
        card.zip(field.slow.as_ref()).is_some_and(|(card, slow)| slow.matches(card))
    };
    let only = |moves: Vec<(FigureNo, u32)>| Opening {
        most: moves.iter().map(|(_, most)| most).sum(),
        together: true,
        moves,
        attacks: Vec::new(),
        stands: Vec::new(),
    };
    match success {
        Success::Triple { face } => only(
            free.iter()
                .filter(|one| one.piece.column == Some(*face))
                .map(|one| (one.number, if slow(one) { field.slow_triple } else { field.triple }))
                .collect(),
        ),
        Success::Straight { from, to } => only(
            free.iter()
                .filter(|one| one.piece.column.is_some_and(|column| (*from..=*to).contains(&column)))
                .map(|one| (one.number, 1))
                .collect(),
        ),
        Success::One | Success::Two => {
            let most = if *success == Success::One { 1 } else { 2 };
            // Whoever attacks does so in the own column, and not from the space of the deployment.
            let attacker = |enemy: &Standing| {
                free.iter().find(|one| one.piece.column == enemy.piece.column && one.spaces > 0)
            };
            let enemies = state.opponents(side).flat_map(|other| state.in_play(other));
            Opening {
                most,
                together: false,
                moves: free.iter().map(|one| (one.number, most)).collect(),
                attacks: enemies
                    .filter_map(|enemy| attacker(enemy).map(|by| (enemy.number, by.number)))
                    .collect(),
                stands: state.in_play(side).filter(halted).map(|one| one.number).collect(),
            }
        }
    }
}
