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
    /// The figures that may move.
    pub moves: Vec<Way>,
    /// The enemies that may be attacked.
    pub attacks: Vec<Target>,
    /// The figures that may get rid of the condition that halts them.
    pub stands: Vec<FigureNo>,
}

/// A figure that may move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// Its number.
    pub figure: FigureNo,
    /// The number of spaces at most.
    pub most: u32,
    /// The enemy in its way, which has to be driven back by the same success before.
    pub behind: Option<FigureNo>,
}

/// An enemy that may be attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// Its number.
    pub figure: FigureNo,
    /// The attacker.
    pub by: FigureNo,
    /// Whether the attacker has to move up to it by the same success before.
    pub away: bool,
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
    // Where the size of the field isn't known, the players see who has room.
    let way = |one: &Standing, most: u32| Way {
        figure: one.number,
        most: state.room(one.number).map_or(most, |room| room.min(most)),
        behind: None,
    };
    let only = |moves: Vec<Way>| Opening {
        most: moves.iter().map(|way| way.most).sum(),
        together: true,
        moves,
        attacks: Vec::new(),
        stands: Vec::new(),
    };
    match success {
        Success::Triple { face } => only(
            free.iter()
                .filter(|one| one.piece.column == Some(*face))
                .map(|one| way(one, if slow(one) { field.slow_triple } else { field.triple }))
                .filter(|way| way.most > 0)
                .collect(),
        ),
        Success::Straight { from, to } => only(
            free.iter()
                .filter(|one| one.piece.column.is_some_and(|column| (*from..=*to).contains(&column)))
                .map(|one| way(one, 1))
                .filter(|way| way.most > 0)
                .collect(),
        ),
        Success::One | Success::Two => {
            let most = if *success == Success::One { 1 } else { 2 };
            Opening {
                most,
                together: false,
                moves: free.iter().filter_map(|one| ahead(state, one, way(one, most), most)).collect(),
                attacks: free.iter().filter_map(|one| target(state, one, most)).collect(),
                stands: state.in_play(side).filter(halted).map(|one| one.number).collect(),
            }
        }
    }
}

/// Returns how a figure can move with up to `most` steps, one of which may drive back whoever is in its way.
fn ahead(state: &State, figure: &Standing, way: Way, most: u32) -> Option<Way> {
    if way.most > 0 {
        return Some(way);
    }
    let enemy = state.facing(figure).filter(|enemy| enemy.spaces > 0);
    let enemy = enemy.filter(|_| most > 1 && figure.spaces > 0)?;
    Some(Way { most: 1, behind: Some(enemy.number), ..way })
}

/// Returns whom a figure can attack with up to `most` steps: in the own column, adjacent, and not from the space of the
/// deployment.
fn target(state: &State, figure: &Standing, most: u32) -> Option<Target> {
    let enemy = state.facing(figure)?;
    let away = match state.room(figure.number) {
        None | Some(0) if figure.spaces > 0 => false,
        None | Some(1) if most > 1 => true,
        _ => return None,
    };
    Some(Target { figure: enemy.number, by: figure.number, away })
}
