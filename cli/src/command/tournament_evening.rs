//! `muster tournament clock`, `hand-in`, `squad`: a club's evening.

use muster_app::Error;
use muster_app::squads::{CheckRequest, to_json};
use muster_app::tournaments::{
    self, ClockStep, EveningFault, HandInSquad, ReportedResult, RoundClock, RunClock, TournamentRequest,
    TournamentSquadRequest, TournamentSquadView, TournamentView,
};

use crate::args::{ClockWord, Entrant};
use crate::context::Context;
use crate::layout::Table;
use crate::reply::{Reply, exit};
use crate::terminal::one_line;

pub(super) fn clock(
    cx: &mut Context,
    id: String,
    step: Option<ClockWord>,
    minutes: Option<u32>,
) -> Result<Reply, Error> {
    let view = match step {
        None => tournaments::tournament(&mut cx.session, TournamentRequest { id, round: None })?,
        Some(word) => {
            let minutes = minutes.unwrap_or_default();
            let step = match word {
                ClockWord::Start => ClockStep::Start { minutes },
                ClockWord::More => ClockStep::More { minutes },
                ClockWord::Stop => ClockStep::Stop,
                ClockWord::Resume => ClockStep::Resume,
                ClockWord::Remove => ClockStep::Remove,
            };
            tournaments::run_clock(&mut cx.session, RunClock { id, step })?
        }
    };
    Ok(cx.reply(exit::GOOD, &view.clock, || match &view.clock {
        Some(clock) => clock_words(cx, clock),
        None => cx.say("tournament-clock-none", &[]),
    }))
}

/// Returns how long a round still takes.
pub(super) fn clock_words(cx: &Context, clock: &RoundClock) -> String {
    let time = format!("{}:{:02}", clock.left / 60, clock.left % 60);
    let key = match (clock.runs, clock.left) {
        (true, 0) => "tournament-clock-up",
        (true, _) => "tournament-clock-left",
        (false, _) => "tournament-clock-stopped",
    };
    cx.say(key, &[("time", time.as_str().into()), ("round", clock.round.into())])
}

/// Returns what players told of a match that isn't booked.
pub(super) fn told(cx: &Context, told: &[ReportedResult]) -> String {
    let one = |told: &ReportedResult| {
        let args = [("name", told.name.as_str().into()), ("result", told.text.as_str().into())];
        cx.say("tournament-told", &args)
    };
    told.iter().map(one).collect::<Vec<_>>().join(" · ")
}

/// Returns how many squads are missing, once somebody has handed one in.
pub(super) fn missing_squads(cx: &Context, view: &TournamentView) -> Option<String> {
    let there = || view.players.iter().filter(|player| player.there);
    let missing = there().filter(|player| !player.handed_in).count();
    let asked = there().any(|player| player.handed_in);
    (asked && missing > 0).then(|| cx.say("tournament-squads-missing", &[("count", missing.into())]))
}

pub(super) fn hand_in(cx: &mut Context, who: Entrant, squad: &str, anyway: bool) -> Result<Reply, Error> {
    let player = number(cx, &who)?;
    let checked = cx.session.muster.check_any(squad, &CheckRequest::default())?;
    let text = serde_json::to_string(&to_json(&checked)).unwrap_or_default();
    let request = HandInSquad { id: who.tournament, player, text, anyway };
    let view = tournaments::hand_in_squad(&mut cx.session, request)?;
    Ok(answer(cx, &view))
}

pub(super) fn squad(cx: &mut Context, who: Entrant) -> Result<Reply, Error> {
    let player = number(cx, &who)?;
    let request = TournamentSquadRequest { id: who.tournament, player, open: false };
    let view = tournaments::tournament_squad(&mut cx.session, request)?;
    Ok(answer(cx, &view))
}

/// Returns the number of a player who is given by name or number.
fn number(cx: &mut Context, who: &Entrant) -> Result<u32, Error> {
    let request = TournamentRequest { id: who.tournament.clone(), round: None };
    let players = tournaments::tournament(&mut cx.session, request)?.players;
    // A name comes before a number, as for all steps: somebody may be called “2”.
    let known = players.iter().find(|player| player.is_called(&who.player)).or_else(|| {
        let number = who.player.trim().parse();
        players.iter().find(|player| number == Ok(player.number))
    });
    let number = known.map(|player| player.number);
    number.ok_or_else(|| EveningFault::NoPlayer { wanted: who.player.clone() }.into())
}

fn answer(cx: &Context, view: &TournamentSquadView) -> Reply {
    cx.reply(exit::GOOD, view, || {
        let Some(squad) = &view.squad else {
            return cx.say("tournament-squad-none", &[("name", view.name.as_str().into())]);
        };
        let points = match squad.limit {
            Some(limit) => format!("{}/{limit}", squad.points),
            None => squad.points.to_string(),
        };
        let faction = squad.faction.clone().unwrap_or_default();
        let verdict = squad.verdict_text.clone();
        let locked = if view.locked { cx.say("tournament-squad-locked", &[]) } else { String::new() };
        let head = [view.name.clone(), squad.name.clone(), faction, points, verdict, locked];
        let head = head.into_iter().filter(|part| !part.is_empty());
        let mut table = Table::new(&[0, 2]);
        for one in &squad.members {
            table.row([one.count.to_string(), one.name.clone(), one.cost.to_string()]);
        }
        let mut out = format!("{}\n{}", one_line(&head.collect::<Vec<_>>().join(" · ")), table.draw());
        for finding in &squad.findings {
            out.push_str(&format!("{}\n", one_line(finding)));
        }
        out
    })
}
