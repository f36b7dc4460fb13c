//! `muster tournament …`: a club's tournament.

use muster_app::Error;
use muster_app::base::nothing::Nothing;
use muster_app::kept::KeptKind;
use muster_app::matches::read_score;
use muster_app::print::preview::{PrintJob, PrintKind};
use muster_app::tournaments::{
    self, NewTournament, StepTournament, TournamentRequest, TournamentSeat, TournamentStep, TournamentView,
};

use super::kept;
use super::print::{job, print};
use super::tournament_evening as evening;
use crate::args::{OfTournament, PrintedPart, TableResult, Tournament};
use crate::context::{Context, short_id};
use crate::layout::Table;
use crate::reply::{Reply, exit};
use crate::terminal::one_line;

pub(crate) fn run(cx: &mut Context, command: Tournament) -> Result<Reply, Error> {
    match command {
        Tournament::New { name, game, rounds, players, me } => {
            let game = cx.game_id(game.as_ref())?;
            let request = NewTournament { game, name, rounds, players, mine: me };
            let view = tournaments::begin_tournament(&mut cx.session, request)?;
            Ok(answer(cx, &view, Part::All))
        }
        Tournament::List { removed: true } => kept::removed(cx, KeptKind::Tournament, None),
        Tournament::List { .. } => list(cx),
        Tournament::Show { of } => show(cx, of, None, Part::All),
        Tournament::Clock { of, step, minutes } => evening::clock(cx, of.tournament, step, minutes),
        Tournament::HandIn { who, squad, anyway } => evening::hand_in(cx, who, &squad, anyway),
        Tournament::Squad { who } => evening::squad(cx, who),
        Tournament::Standings { of, round } => show(cx, of, round, Part::Standings),
        Tournament::Join { of, names } => {
            let view = tournaments::join_tournament(&mut cx.session, &of.tournament, &names)?;
            Ok(answer(cx, &view, Part::All))
        }
        Tournament::Rename { of, names } => match <[String; 2]>::try_from(names) {
            Ok([player, name]) => step(cx, &of.tournament, TournamentStep::Rename { player, name }),
            Err(names) => kept::rename(cx, KeptKind::Tournament, of.tournament, names.concat()),
        },
        Tournament::Drop { who } => step(cx, &who.tournament, TournamentStep::Drop { player: who.player }),
        Tournament::Return { who } => {
            step(cx, &who.tournament, TournamentStep::Return { player: who.player })
        }
        Tournament::Rounds { of, rounds } => step(cx, &of.tournament, TournamentStep::Rounds { rounds }),
        Tournament::Deal(told) => {
            let id = told.of.tournament.clone();
            let step = super::tournament_pools::deal(told);
            let view = done(cx, &id, step)?;
            if view.refused.is_some() {
                Ok(answer(cx, &view, Part::All))
            } else {
                Ok(super::tournament_pools::dealt(cx, &view))
            }
        }
        Tournament::Pools { of, format, points } => super::tournament_pools::pools(cx, of, format, points),
        Tournament::Pick { who, figures } => {
            let list = figures.join("\n");
            let view = done(cx, &who.tournament, TournamentStep::Pick { player: who.player, list })?;
            if view.refused.is_some() {
                Ok(answer(cx, &view, Part::All))
            } else {
                Ok(super::tournament_pools::dealt(cx, &view))
            }
        }
        Tournament::Pair { of, seed } => step(cx, &of.tournament, TournamentStep::Pair { seed }),
        Tournament::Unpair { of } => step(cx, &of.tournament, TournamentStep::Unpair),
        Tournament::Result(told) => result(cx, told),
        Tournament::Finish { of } => step(cx, &of.tournament, TournamentStep::Finish),
        Tournament::Reopen { of } => step(cx, &of.tournament, TournamentStep::Reopen),
        Tournament::Print { of, what, round, paper } => {
            let kind = match what {
                PrintedPart::Pairings => PrintKind::Pairings,
                PrintedPart::Slips => PrintKind::Slips,
                PrintedPart::Standings => PrintKind::Standings,
                PrintedPart::Pools => PrintKind::Pools,
            };
            let (game, tournament) = (cx.game_id(None)?, Some(of.tournament));
            print(cx, PrintJob { game, tournament, round, ..job(kind, &paper) }, &paper)
        }
        Tournament::Remove { of } => kept::remove(cx, KeptKind::Tournament, of.tournament),
        Tournament::Restore { of } => kept::restore(cx, KeptKind::Tournament, of.tournament),
    }
}

/// The part of a tournament to show as text.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    All,
    Standings,
}

fn done(cx: &mut Context, id: &str, step: TournamentStep) -> Result<TournamentView, Error> {
    let request = StepTournament { id: id.to_owned(), entries: None, step };
    tournaments::step_tournament(&mut cx.session, request)
}

fn step(cx: &mut Context, id: &str, step: TournamentStep) -> Result<Reply, Error> {
    let view = done(cx, id, step)?;
    Ok(answer(cx, &view, Part::All))
}

fn show(cx: &mut Context, of: OfTournament, round: Option<u32>, part: Part) -> Result<Reply, Error> {
    let request = TournamentRequest { id: of.tournament, round };
    let view = tournaments::tournament(&mut cx.session, request)?;
    Ok(answer(cx, &view, part))
}

fn result(cx: &mut Context, told: TableResult) -> Result<Reply, Error> {
    let scores = told.scores.iter().map(|score| read_score(score)).collect::<Result<_, _>>()?;
    // A number refers to a table, since players have names.
    let (table, player) = match told.at.trim().parse() {
        Ok(table) => (Some(table), None),
        Err(_) => (None, Some(told.at)),
    };
    let (round, winner, correct) = (told.round, told.winner, told.correct);
    let booked = TournamentStep::Result { round, table, player, scores, winner, correct };
    step(cx, &told.tournament, booked)
}

fn list(cx: &mut Context) -> Result<Reply, Error> {
    let rows = tournaments::tournaments(&mut cx.session, Nothing {})?.tournaments;
    Ok(cx.reply(exit::GOOD, &rows, || {
        let mut table = Table::new(&[]);
        for row in &rows {
            let at = match (row.unreadable, row.over) {
                (true, _) => cx.say("tournament-unreadable", &[]),
                (_, true) => cx.say("tournament-over", &[]),
                _ => {
                    let args = [("round", row.round.into()), ("rounds", row.rounds.into())];
                    cx.say("tournament-list-row", &args)
                }
            };
            let players = cx.say("tournament-list-players", &[("count", row.players.into())]);
            let leaders = cx.session.words.all_of(&row.leaders);
            table.row([short_id(&row.id), row.name.clone(), players, at, leaders]);
        }
        if table.is_empty() { cx.say("tournament-none", &[]) } else { table.draw() }
    }))
}

/// Returns the reply with a tournament; the exit code depends on whether anything was refused.
fn answer(cx: &Context, view: &TournamentView, part: Part) -> Reply {
    let code = if view.refused.is_some() { exit::ILLEGAL } else { exit::GOOD };
    cx.reply(code, view, || {
        if let Some(refused) = &view.refused {
            return refused.message.clone();
        }
        let mut out = head(cx, view);
        if part == Part::All {
            out.push_str(&pairings(cx, view));
        }
        out.push_str(&standings(cx, view));
        out
    })
}

fn head(cx: &Context, view: &TournamentView) -> String {
    let game = cx.session.game(view.game.as_str());
    let game = game.map(|game| cx.session.speaker(&game).game_name()).unwrap_or_default();
    let args = [("name", view.name.as_str().into()), ("game", game.as_str().into())];
    let mut out = format!("{}\n", cx.say("tournament-head", &args));
    let round = [("round", view.round.into()), ("rounds", view.rounds.into())];
    let mut at = vec![match view.round {
        0 => {
            let args = [("players", view.players.len().into()), ("rounds", view.rounds.into())];
            cx.say("tournament-planned", &args)
        }
        _ => cx.say("tournament-round", &round),
    }];
    if view.over {
        at.push(cx.say("tournament-over", &[]));
    } else if view.missing > 0 {
        at.push(cx.say("tournament-missing", &[("count", view.missing.into())]));
    }
    at.extend(evening::missing_squads(cx, view));
    at.extend(view.clock.as_ref().map(|clock| evening::clock_words(cx, clock)));
    out.push_str(&format!("{}\n", at.join(" · ")));
    out
}

/// Formats the latest round: pairings and results.
fn pairings(cx: &Context, view: &TournamentView) -> String {
    let Some(round) = view.pairings.last() else { return String::new() };
    let seat = |seat: &TournamentSeat| {
        cx.say("tournament-seat", &[("name", seat.name.as_str().into()), ("points", seat.points.into())])
    };
    let mut table = Table::new(&[]);
    for one in &round.tables {
        let booked = one.result.as_ref().map(|result| result.text.clone());
        let result = booked.unwrap_or_else(|| evening::told(cx, &one.told));
        let number = cx.say("tournament-table", &[("table", one.table.into())]);
        table.row([number, seat(&one.first), seat(&one.second), result]);
    }
    let mut out = format!("\n{}", table.draw());
    if let Some(bye) = &round.bye {
        out.push_str(&format!("  {}\n", cx.say("tournament-bye", &[("name", bye.name.as_str().into())])));
    }
    out
}

fn standings(cx: &Context, view: &TournamentView) -> String {
    if view.standings_after == 0 {
        let names =
            view.players.iter().map(|player| format!("  {}  {}\n", player.number, one_line(&player.name)));
        let names: String = names.collect();
        return if names.is_empty() {
            names
        } else {
            format!("\n{}\n{names}", cx.say("tournament-players", &[]))
        };
    }
    let ties = view.scoring.tie_breaks.len();
    let right: Vec<_> = [0, 2].into_iter().chain(4..4 + ties).collect();
    let mut table = Table::new(&right);
    let mut heading = vec![String::new()];
    heading
        .extend(["player", "points", "record"].map(|key| cx.say(&format!("tournament-column-{key}"), &[])));
    heading.extend(view.scoring.tie_breaks.iter().map(|tie| tie.short.clone()));
    heading.push(String::new());
    table.row(heading);
    for row in &view.standings {
        let mut cells = vec![row.place.to_string(), row.name.clone(), row.points.to_string()];
        cells.push(format!("{}–{}–{}", row.won, row.drawn, row.lost));
        cells.extend(row.ties.iter().cloned());
        cells.push(if row.there { String::new() } else { cx.say("tournament-left", &[]) });
        table.row(cells);
    }
    let mut out = format!("\n{}\n{}\n", one_line(&view.standings_title), table.draw());
    for line in &view.scoring.told {
        out.push_str(&format!("{}\n", one_line(line)));
    }
    out
}
