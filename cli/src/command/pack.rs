//! `muster pack …`

use std::path::PathBuf;

use muster_app::packs::{Problem, sentence};
use muster_app::speaker::Speaker;
use muster_app::{Error, Muster};
use serde_json::json;

use crate::args::Pack;
use crate::context::{Context, Reply, exit};
use crate::layout::{QUIET, Table, styled, wrapped};

pub(super) fn run(cx: &mut Context, command: Pack) -> Result<Reply, Error> {
    match command {
        Pack::Check { dirs } => Ok(check(cx, &dirs)),
        Pack::List => Ok(list(cx)),
        Pack::Questions { game } => questions(cx, game.as_ref()),
        Pack::Settle { question, answer, game } => {
            let game = cx.game(game.as_ref())?;
            let settled = cx.session.muster.settle(&game, &question, &answer)?;
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
    }
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

/// A fault of a pack with its place.
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
