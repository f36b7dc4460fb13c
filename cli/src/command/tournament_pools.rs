//! `muster tournament deal`, `pools` and `pick`: boosters, and the squads that can be built from them.

use muster_app::Error;
use muster_app::counting::Stop;
use muster_app::tournaments::{
    self, PoolPlay as Play, PoolsRequest, TournamentPool, TournamentRequest, TournamentStep, TournamentView,
};

use super::counting::grouped;
use crate::args::{Deal, OfTournament};
use crate::context::Context;
use crate::reply::{Reply, exit};

pub(super) fn deal(told: Deal) -> TournamentStep {
    let play = if told.draft { Play::Draft } else { Play::Sealed };
    let Deal { slots, sets, own, boosters, seed, .. } = told;
    TournamentStep::Deal { play, sets, own, slots, boosters, seed }
}

/// Shows what each player received.
pub(super) fn dealt(cx: &Context, view: &TournamentView) -> Reply {
    cx.reply(exit::GOOD, view, || {
        let Some(dealt) = &view.dealt else { return cx.say("tournament-pools-none", &[]) };
        let sections: Vec<_> = dealt.pools.iter().map(|pool| pool_in_words(cx, dealt.play, pool)).collect();
        sections.join("\n\n")
    })
}

fn pool_in_words(cx: &Context, play: Play, pool: &TournamentPool) -> String {
    let mut lines = vec![pool.name.clone()];
    match &pool.figures {
        Some(figures) => {
            lines.extend(figures.iter().map(|figure| format!("  {} × {}", figure.count, figure.name)));
        }
        None => {
            for (number, booster) in (1..).zip(&pool.boosters) {
                let number: u32 = number;
                lines.push(format!("  {}", cx.say("tournament-booster", &[("number", number.into())])));
                lines.extend(booster.iter().map(|figure| format!("    {}", figure.name)));
            }
        }
    }
    if play == Play::Draft && pool.figures.is_none() {
        lines[0] = cx.say("tournament-pool-open", &[("name", pool.name.as_str().into())]);
    }
    lines.join("\n")
}

/// Counts the legal squads for each pool.
pub(super) fn pools(
    cx: &mut Context,
    of: OfTournament,
    format: Option<String>,
    points: Option<i32>,
) -> Result<Reply, Error> {
    let view = TournamentRequest { id: of.tournament.clone(), round: None };
    let dealt = tournaments::tournament(&mut cx.session, view)?.dealt.is_some();
    let request = PoolsRequest { id: of.tournament, format, points };
    let counted = tournaments::pools(&mut cx.session, request)?(&Stop::default())?;
    Ok(cx.reply(exit::GOOD, &counted, || {
        if counted.pools.is_empty() {
            return cx.say(if dealt { "tournament-picks-none" } else { "tournament-pools-none" }, &[]);
        }
        let line = |pool: &muster_app::tournaments::PoolCounted| {
            let squads = grouped(&pool.legal_squads);
            let args = [
                ("name", pool.name.as_str().into()),
                ("figures", pool.figures.into()),
                ("squads", squads.into()),
                // Only used for plural forms, so saturating is fine.
                ("count", pool.legal_squads.parse::<u32>().unwrap_or(u32::MAX).into()),
            ];
            cx.say("tournament-pool-head", &args)
        };
        counted.pools.iter().map(line).collect::<Vec<_>>().join("\n")
    }))
}
