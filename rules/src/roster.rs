//! The members of a draft, resolved against a catalogue.

use crate::catalogue::Catalogue;
use crate::figure::Figure;
use crate::id::FigureId;
use crate::squad::Member;

/// A figure of the squad with all its copies, however many lines of the draft name it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line<'a> {
    pub(crate) figure: &'a Figure,
    pub(crate) count: u32,
}

/// A figure that the catalogue lacks, with all copies that have the same last known cost.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stranger<'a> {
    pub(crate) figure: &'a FigureId,
    pub(crate) count: u32,
    pub(crate) last_cost: Option<i32>,
}

/// Looks up members; copies of one figure on several lines are added up. Figures that the catalogue lacks are
/// returned separately.
pub(crate) fn look_up<'a>(
    catalogue: &'a Catalogue,
    members: &'a [Member],
) -> (Vec<Line<'a>>, Vec<Stranger<'a>>) {
    let (mut lines, mut unknown) = (Vec::<Line<'a>>::new(), Vec::<Stranger<'a>>::new());
    for member in members.iter().filter(|m| m.count > 0) {
        let Member { figure: id, count, last_cost, .. } = member;
        if let Some(figure) = catalogue.figure(id) {
            match lines.iter_mut().find(|l| l.figure.id == *id) {
                Some(line) => line.count = line.count.saturating_add(*count),
                None => lines.push(Line { figure, count: *count }),
            }
        } else {
            match unknown.iter_mut().find(|u| u.figure == id && u.last_cost == *last_cost) {
                Some(stranger) => stranger.count = stranger.count.saturating_add(*count),
                None => unknown.push(Stranger { figure: id, count: *count, last_cost: *last_cost }),
            }
        }
    }
    (lines, unknown)
}
