//! Squads that players hand in: checked at once, locked with their first pairing, hidden until then.

use muster_rules::report::{Severity, Verdict};
use muster_rules::tournament::PlayerNo;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{EveningFault, is_locked};
use crate::base::error::Error;
use crate::base::session::Session;
use crate::squads::{CheckedSquad, Shelf, SquadView, Telling, to_json};
use crate::tournaments::store::Kept;

/// A request for a player's squad.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct TournamentSquadRequest {
    /// The tournament's id or name.
    pub id: String,
    /// The player's number.
    pub player: u32,
    /// Whether it is to be shown only if everybody may see it.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub open: bool,
}

/// A request to hand in a squad.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct HandInSquad {
    /// The tournament's id or name.
    pub id: String,
    /// The player's number.
    pub player: u32,
    /// The squad: a list, a share code or Muster's own form.
    pub text: String,
    /// Whether the organiser replaces one that is locked.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub anyway: bool,
}

/// A player's squad at a tournament.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TournamentSquadView {
    /// The player's number.
    pub player: u32,
    /// The player's name.
    pub name: String,
    /// Whether it can't be changed any more.
    pub locked: bool,
    /// Whether there is one that may not be seen yet.
    pub hidden: bool,
    /// The squad; null if there is none, or it is hidden.
    pub squad: Option<HandedSquad>,
}

/// A squad that was handed in.
#[derive(Clone, Debug, Serialize, TS)]
pub struct HandedSquad {
    /// The squad's name; may be empty.
    pub name: String,
    /// The format's name.
    pub format: String,
    /// The name of the faction it plays as; null if no faction allows all of its figures.
    pub faction: Option<String>,
    /// Whether it is legal.
    pub verdict: Verdict,
    /// The same in words.
    pub verdict_text: String,
    /// What it costs.
    pub points: i64,
    /// The limit; null if there is none.
    pub limit: Option<i64>,
    /// Its members, and those of its decks.
    pub members: Vec<HandedMember>,
    /// Why it isn't legal, or may not be.
    pub findings: Vec<String>,
}

/// Copies of a figure in a squad that was handed in.
#[derive(Clone, Debug, Serialize, TS)]
pub struct HandedMember {
    /// The number of copies.
    pub count: u32,
    /// The name in the reader's language.
    pub name: String,
    /// What all copies cost.
    pub cost: i64,
}

impl HandedSquad {
    /// Nothing of it tells what the host owns.
    fn of(session: &Session, checked: &CheckedSquad) -> Self {
        let shelf = Shelf::default();
        Telling::speak(&session.words, checked, &shelf, |telling| {
            let view = SquadView::of(telling);
            let members = telling.members().into_iter();
            let members =
                members.map(|one| HandedMember { count: one.count, name: one.local_name, cost: one.cost });
            let grave = |severity: Severity| !matches!(severity, Severity::Note);
            let findings = view.findings.into_iter().filter(|one| grave(one.severity));
            Self {
                name: view.name,
                format: view.format_name,
                faction: view.faction,
                verdict: view.verdict,
                verdict_text: telling.speaker.word(verdict_key(view.verdict)),
                points: view.points.total,
                limit: view.points.limit.map(i64::from),
                members: members.collect(),
                findings: findings.map(|one| one.message).collect(),
            }
        })
    }
}

const fn verdict_key(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Legal => "verdict-legal",
        Verdict::Illegal => "verdict-illegal",
        Verdict::Unsure => "verdict-unsure",
    }
}

/// Returns a player's squad.
///
/// # Errors
/// There is no such tournament or player, or the database fails.
pub fn tournament_squad(
    session: &mut Session,
    request: TournamentSquadRequest,
) -> Result<TournamentSquadView, Error> {
    let kept = Kept::find(&mut session.muster, &request.id)?;
    view(session, &kept, request.player, request.open)
}

fn view(
    session: &mut Session,
    kept: &Kept,
    player: PlayerNo,
    open: bool,
) -> Result<TournamentSquadView, Error> {
    let state = kept.log.state();
    let name = state.player(player).map(|player| player.name.clone()).unwrap_or_default();
    let locked = is_locked(&state, player);
    let handed = kept.evening.squads.iter().find(|one| one.player == player);
    let hidden = open && !locked && handed.is_some();
    let squad = match handed.filter(|_| !hidden) {
        None => None,
        Some(handed) => {
            let game = Some(kept.summary.game.to_string());
            let checked = session.muster.check_pasted(&name, handed.squad.as_bytes(), game)?;
            Some(HandedSquad::of(session, &checked))
        }
    };
    Ok(TournamentSquadView { player, name, locked, hidden, squad })
}

/// Keeps a squad that a player hands in, in place of an earlier one. It may be illegal: its view says so, and the organiser
/// decides.
///
/// # Errors
/// There is no such tournament or player, the squad is locked, of another game, or can't be read in full; or the database
/// fails.
pub fn hand_in_squad(session: &mut Session, request: HandInSquad) -> Result<TournamentSquadView, Error> {
    let kept = Kept::find(&mut session.muster, &request.id)?;
    let state = kept.log.state();
    let player = state.player(request.player);
    let player = player.ok_or_else(|| EveningFault::NoPlayer { wanted: request.player.to_string() })?;
    if is_locked(&state, player.number) && !request.anyway {
        return Err(EveningFault::SquadLocked { name: player.name.clone() }.into());
    }
    let game = Some(kept.summary.game.to_string());
    let pasted = session.words.get("list-pasted", &[]);
    let checked = session.muster.check_pasted(&pasted, request.text.as_bytes(), game)?;
    if checked.source.draft.game != kept.summary.game {
        let game = session.speaker(&checked.game).game_name();
        return Err(EveningFault::SquadOfAnotherGame { game }.into());
    }
    if !checked.source.unresolved.is_empty() {
        let lines = checked.source.unresolved.iter().map(|one| one.text.clone()).collect();
        return Err(EveningFault::SquadUnread { lines }.into());
    }
    let squad = serde_json::to_string(&to_json(&checked))
        .map_err(|error| Error::Internal(format!("a squad in JSON: {error}")))?;
    let (id, now) = (kept.summary.uuid, session.muster.now());
    session.muster.database()?.put_tournament_squad(id, player.number, &squad, now)?;
    let kept = Kept::find(&mut session.muster, &id.to_string())?;
    view(session, &kept, player.number, false)
}
