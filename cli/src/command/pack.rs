//! `muster pack …`

use std::path::PathBuf;

use muster_app::base::speaker::Speaker;
use muster_app::own::answers::settle_question;
use muster_app::own::facts::{self, CompareFacts, ExportFacts, FactStanding, FactTable, KeepFacts};
use muster_app::packs::{PackReport, Problem, sentence};
use muster_app::{Error, Muster};
use serde_json::json;

use super::exported;
use crate::args::Pack;
use crate::context::Context;
use crate::layout::{ASK, QUIET, Table, styled, wrapped};
use crate::reply::{Reply, exit};

pub(super) fn run(cx: &mut Context, command: Pack) -> Result<Reply, Error> {
    match command {
        Pack::Check { dirs } => Ok(check(cx, &dirs)),
        Pack::List => Ok(list(cx)),
        Pack::Questions { game } => questions(cx, game.as_ref()),
        Pack::Settle { question, answer, game } => {
            let game = cx.session.muster.game_of_question(game.as_deref(), &question)?;
            let settled = settle_question(&mut cx.session, &game, &question, &answer)?;
            let json = json!({ "question": question, "answer": answer, "pack": settled.pack });
            Ok(cx.reply(exit::GOOD, &json, || {
                let speaker = Speaker::new(&cx.session.words, &game, &game.names);
                let asked = speaker.question(&settled.question);
                let pack = settled.pack.as_str();
                cx.say("pack-settled", &[("pack", pack.into()), ("question", asked.into())])
            }))
        }
        Pack::Export { pack, output } => {
            cx.session.muster.export_pack(&pack, &output)?;
            let path = output.display().to_string();
            let json = json!({ "pack": pack, "path": output });
            Ok(cx.reply(exit::GOOD, &json, || {
                cx.say("pack-exported", &[("pack", pack.as_str().into()), ("path", path.into())])
            }))
        }
        Pack::Gaps { of_set: set, game, output: path } => {
            let game = cx.game_id(game.as_ref())?;
            let done = facts::export_gaps(&mut cx.session, FactTable { game, set, path })?;
            Ok(exported(cx, done))
        }
        Pack::Facts { game, output: path } => {
            let game = cx.game_id(game.as_ref())?;
            let done = facts::export(&mut cx.session, ExportFacts { game, path })?;
            Ok(exported(cx, done))
        }
        Pack::Compare { file, game, take } => compare(cx, file, game.as_ref(), take),
    }
}

/// Shows how a file of facts differs from the catalogue, and imports it if `take` is set.
fn compare(cx: &mut Context, path: String, game: Option<&String>, take: bool) -> Result<Reply, Error> {
    let request = CompareFacts { game: cx.game_id(game)?, path };
    let sheet = facts::read(&request, &cx.session.words)?;
    let game = request.game.clone();
    let differences = facts::compare(&mut cx.session, request, sheet)?;
    let told = differences.told();
    let taken = if take { told.len() } else { 0 };
    if taken > 0 {
        let kept = facts::keep(&mut cx.session, KeepFacts { game, cells: told })?;
        // What can't be imported has been reported before.
        if let Some(problem) = kept.problems.first() {
            return Err(Error::Internal(problem.message.clone()));
        }
    }
    let wrong = differences.rows.iter().any(|row| row.standing == FactStanding::Wrong);
    let code = if wrong { exit::UNSURE } else { exit::GOOD };
    let json = json!({ "differences": differences, "taken": taken });
    Ok(cx.reply(code, &json, || {
        let mut table = Table::new(&[]);
        for row in differences.rows.iter().filter(|row| row.standing != FactStanding::Wrong) {
            let mine =
                if row.mine.is_empty() { cx.say("points-unknown-sign", &[]) } else { row.mine.clone() };
            table.row([row.name.clone(), row.column_name.clone(), mine, "→".to_owned(), row.theirs.clone()]);
        }
        let mut out = table.draw();
        for row in &differences.rows {
            if let Some(problem) = &row.problem {
                let args = [("row", row.line.into()), ("message", problem.as_str().into())];
                let line = wrapped(&cx.say("import-row", &args), 2);
                out.push_str(&format!("{}\n", styled(&line, ASK, cx.colour)));
            }
        }
        let args = [("count", taken.into()), ("same", differences.same.into())];
        out.push_str(&cx.say(if take { "pack-facts-taken" } else { "pack-facts-compared" }, &args));
        out
    }))
}

fn check(cx: &Context, dirs: &[PathBuf]) -> Reply {
    let reports: Vec<_> = dirs.iter().map(|dir| cx.session.muster.check_pack(dir)).collect();
    let good = reports.iter().all(|r| r.problems.is_empty());
    cx.reply(if good { exit::GOOD } else { exit::ILLEGAL }, &reports, || {
        let mut out = String::new();
        for report in &reports {
            let pack = report.pack.as_str();
            if report.problems.is_empty() {
                let args = [
                    ("pack", pack.into()),
                    ("figures", report.figures.into()),
                    ("printings", report.printings.into()),
                    ("formats", report.formats.into()),
                ];
                out.push_str(&format!("{}\n", cx.say("pack-valid", &args)));
                out.push_str(&terms(cx, report));
                continue;
            }
            let args = [("pack", pack.into()), ("errors", report.problems.len().into())];
            out.push_str(&format!("{}\n", cx.say("pack-errors", &args)));
            for found in &report.problems {
                out.push_str(&format!("  {}\n", problem(cx, found)));
            }
        }
        out
    })
}

/// Reports how many of a pack's terms are explained; empty if none are.
fn terms(cx: &Context, report: &PackReport) -> String {
    if report.terms == 0 {
        return String::new();
    }
    let counts = [("terms", report.terms.into()), ("unexplained", report.unexplained.len().into())];
    let mut out = format!("{}\n", cx.say("pack-terms", &counts));
    if !report.unexplained.is_empty() {
        out.push_str(&format!("    {}\n", wrapped(&report.unexplained.join(", "), 4)));
    }
    out
}

/// Formats a pack's problem with its position.
fn problem(cx: &Context, problem: &Problem) -> String {
    wrapped(&sentence(&cx.session.words, problem), 4)
}

fn list(cx: &Context) -> Reply {
    let games: Vec<_> = cx
        .session
        .muster
        .games()
        .iter()
        .map(|g| {
            let game = g.catalogue.game();
            json!({
                "game": game.id, "name": game.name, "figures": g.catalogue.figures().len(),
                "printings": g.catalogue.printings().len(), "catalogue_date": game.catalogue_date,
            })
        })
        .collect();
    let broken = cx.session.muster.broken_packs();
    let faults = broken.iter().map(|b| json!({ "pack": b.name, "problems": b.problems }));
    let json = json!({ "games": games, "broken": faults.collect::<Vec<_>>() });
    cx.reply(if broken.is_empty() { exit::GOOD } else { exit::ILLEGAL }, &json, || {
        let mut table = Table::new(&[]);
        for game in cx.session.muster.games() {
            let data = game.catalogue.game();
            let date = cx.say("pack-date", &[("date", data.catalogue_date.as_str().into())]);
            let figures = cx.say("figures", &[("count", game.catalogue.figures().len().into())]);
            let speaker = Speaker::new(&cx.session.words, game, &game.names);
            table.row([speaker.game_name(), figures, date]);
        }
        let mut out = table.draw();
        for pack in broken {
            let args = [("pack", pack.name.as_str().into()), ("errors", pack.problems.len().into())];
            out.push_str(&format!("{}\n", cx.say("pack-errors", &args)));
            for found in &pack.problems {
                out.push_str(&format!("  {}\n", problem(cx, found)));
            }
        }
        out
    })
}

fn questions(cx: &Context, game: Option<&String>) -> Result<Reply, Error> {
    let game = cx.game(game)?;
    let questions = Muster::questions(&game);
    Ok(cx.reply(exit::GOOD, &questions, || {
        if questions.is_empty() {
            return cx.say("pack-questions-none", &[]);
        }
        let speaker = Speaker::new(&cx.session.words, &game, &game.names);
        let mut out = String::new();
        for open in &questions {
            let text = speaker.question(&open.question);
            let id = styled(&open.id, QUIET, cx.colour);
            out.push_str(&format!("{}\n    {id}\n", wrapped(&text, 2)));
        }
        out.push_str(&cx.say("pack-questions-open", &[("count", questions.len().into())]));
        out
    }))
}
