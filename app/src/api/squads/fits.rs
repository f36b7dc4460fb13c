//! What would come of adding the catalogue's rows to a draft.

use muster_rules::id::FigureId;
use muster_rules::squad::{Member, SquadDraft};
use uuid::Uuid;

use super::{Fit, Fits, FitsRequest};
use crate::error::Error;
use crate::session::Session;
use crate::speaker::Speaker;
use crate::squads::{self, try_figures};
use crate::words::NamesWithDraft;

/// More rows than this no screen shows.
const MOST: usize = 100;

/// Tries each figure.
///
/// # Errors
/// There is no such game or format.
pub(crate) fn fits(session: &mut Session, request: FitsRequest) -> Result<Fits, Error> {
    let draft = SquadDraft::from(request.draft);
    let game = session.game(draft.game.as_str())?;
    let figures: Vec<_> = request.figures.iter().take(MOST).map(|f| FigureId::from(f.as_str())).collect();
    let beside =
        request.beside.map(|b| squads::Beside { holder: FigureId::from(b.holder.as_str()), kind: b.kind });
    let squad = request.id.as_deref().and_then(|id| Uuid::try_parse(id).ok());
    let shelf = session.muster.shelf(&game, squad);
    let trials = try_figures(&game, &draft, &figures, beside.as_ref(), shelf.owned.as_ref())?;
    let names = NamesWithDraft::new(&game.names, &draft);
    let speaker = Speaker::new(&session.words, &game, &names);
    let row = |trial: squads::Trial| Fit {
        figure: trial.figure.to_string(),
        unit_cost: trial.unit_cost,
        left: trial.left,
        message: trial.breaks.first().map(|f| speaker.sentence(f)),
        breaks: trial.breaks.iter().map(|f| f.rule.to_string()).collect(),
        spare: i64::from(shelf.owned(&trial.figure))
            - i64::from(shelf.promised(&trial.figure))
            - copies(&draft, &trial.figure),
    };
    Ok(Fits { rows: trials.into_iter().map(row).collect(), collects: shelf.owned.is_some() })
}

/// Copies of a figure in the squad and beside it.
fn copies(draft: &SquadDraft, figure: &FigureId) -> i64 {
    let beside = draft.side_lists.iter().flat_map(|l| &l.members);
    let of = |m: &Member| if m.figure == *figure { i64::from(m.count) } else { 0 };
    draft.members.iter().chain(beside).map(of).sum()
}
