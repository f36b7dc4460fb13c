//! Whose turn it is: the sides are activated alternately, and when one is done the other goes on.

use super::event::Whom;
use super::state::State;
use super::table::Table;
use crate::campaign::id::SideId;

/// Whose turn it is in a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The side that is activated next; `None` if everybody was.
    pub next: Option<SideId>,
    /// Both sides, the one that is activated first in a round first.
    pub sides: Vec<SideTurn>,
}

/// Who of a side can still be activated in a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideTurn {
    /// The side.
    pub side: SideId,
    /// Who, the heroes in seat order.
    pub left: Vec<Left>,
}

/// Somebody who can still be activated in a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Left {
    /// Who.
    pub whom: Whom,
    /// How often.
    pub times: u32,
}

impl Turn {
    /// Returns whose turn it is; `None` before the mission is set up, or in a game whose sides don't take turns.
    #[must_use]
    pub fn of(table: &Table<'_>, state: &State) -> Option<Self> {
        let first = table.night.first.as_ref()?;
        let sides = [Some(&table.heroes_side), table.night.threat.as_ref().map(|threat| &threat.side)];
        let mut sides: Vec<_> = sides.into_iter().flatten().filter(|_| state.has_begun()).collect();
        sides.sort_by_key(|side| *side != first);
        let sides =
            sides.into_iter().map(|side| SideTurn { side: side.clone(), left: left(table, state, side) });
        let sides: Vec<_> = sides.collect();
        let at = sides.iter().position(|side| state.acted_last(table) == Some(&side.side));
        // Behind the side that was activated last, and around.
        let order = (0..sides.len()).map(|more| at.map_or(more, |at| (at + 1 + more) % sides.len()));
        let next = order.map(|at| &sides[at]).find(|side| !side.left.is_empty());
        let next = next.map(|side| side.side.clone());
        (!sides.is_empty()).then_some(Self { next, sides })
    }
}

/// Returns who of a side can still be activated.
fn left(table: &Table<'_>, state: &State, side: &SideId) -> Vec<Left> {
    let heroes = state.heroes.iter().filter(|hero| *side == table.heroes_side && hero.state < table.sides);
    let heroes = heroes.map(|hero| Left {
        whom: Whom::Hero(hero.hero.clone()),
        times: table.activations.saturating_sub(hero.acted),
    });
    let groups = state.groups.iter().filter(|group| group.side == *side && group.figures > 0 && !group.acted);
    let groups = groups.map(|group| Left { whom: Whom::Group(group.number), times: 1 });
    heroes.filter(|left| left.times > 0).chain(groups).collect()
}

impl State {
    /// Returns the side that was activated last in this round.
    fn acted_last<'a>(&'a self, table: &'a Table<'_>) -> Option<&'a SideId> {
        match self.last.as_ref()? {
            Whom::Hero(_) => Some(&table.heroes_side),
            Whom::Group(number) => self.group(*number).map(|group| &group.side),
        }
    }
}
