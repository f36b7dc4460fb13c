//! `muster print …`

use std::path::Path;
use std::sync::Arc;

use muster_app::figures::filter::FigureFilter;
use muster_app::print::preview::{FigureCount, PrintJob, PrintKind, PrintLook, PrintRequest, save};
use muster_app::print::{Flip, Paper};
use muster_app::squads::CheckRequest;
use muster_app::{Error, Figure, trades};
use serde_json::json;

use super::request;
use crate::args::{Flip as FlipArg, Paper as PaperArgs, Print, Size};
use crate::context::Context;
use crate::layout::wrapped;
use crate::reply::{Reply, exit};
use crate::report::unread;
use crate::terminal::one_line;

pub(super) fn run(cx: &mut Context, command: Print) -> Result<Reply, Error> {
    match command {
        Print::Sheet { squad, against, paper, player, reminders } => {
            let job =
                PrintJob { player: player.unwrap_or_default(), reminders, ..job(PrintKind::Sheet, &paper) };
            of_squad(cx, Some(squad), request(against), job, &paper)
        }
        Print::Cards {
            squad,
            against,
            paper,
            all,
            backs,
            flip,
            bleed,
            no_cut_marks,
            each_once,
            reminders,
        } => {
            let flip = match flip {
                FlipArg::Long => Flip::Long,
                FlipArg::Short => Flip::Short,
            };
            let look = look(&paper);
            let look = PrintLook { backs, flip, bleed_mm: bleed, cut_marks: !no_cut_marks, ..look };
            let mut job = PrintJob { each_once, reminders, look, ..job(PrintKind::Cards, &paper) };
            let squad = squad.filter(|_| !all);
            if squad.is_none() {
                let game = cx.game(against.game.as_ref())?;
                let one = |figure: &Figure| FigureCount { figure: figure.id.to_string(), count: 1 };
                job.figures = game.catalogue.figures().iter().map(one).collect();
            }
            of_squad(cx, squad, request(against), job, &paper)
        }
        Print::Reference { squad, against, paper } => {
            of_squad(cx, squad, request(against), job(PrintKind::Reference, &paper), &paper)
        }
        Print::Board { game, spaces, paper } => {
            let job = PrintJob { game: cx.game_id(game.as_ref())?, spaces, ..job(PrintKind::Board, &paper) };
            print(cx, job, &paper)
        }
        Print::Checklist { game, set, wants, paper } => {
            let filter = FigureFilter { sets: set.into_iter().collect(), ..FigureFilter::default() };
            let kind = if wants { PrintKind::Wants } else { PrintKind::Checklist };
            let job = PrintJob { game: cx.game_id(game.as_ref())?, filter, ..job(kind, &paper) };
            print(cx, job, &paper)
        }
        Print::Trades { lists, paper } => {
            let request = super::trades::request(cx, lists)?;
            let (game, files) = (request.game.clone(), trades::read(&request, &cx.session.words)?);
            let handovers = trades::find(&mut cx.session, request, files)?.handovers;
            print(cx, PrintJob { game, handovers, ..job(PrintKind::Trades, &paper) }, &paper)
        }
    }
}

/// Prints something of a squad, which may be a file, and reports its lines that weren't understood.
fn of_squad(
    cx: &mut Context,
    squad: Option<String>,
    request: CheckRequest,
    job: PrintJob,
    paper: &PaperArgs,
) -> Result<Reply, Error> {
    let Some(squad) = squad else {
        return print(cx, PrintJob { game: cx.game_id(request.game.as_ref())?, ..job }, paper);
    };
    let checked = cx.session.muster.check_any(&squad, &request)?;
    let unread = unread(cx, &checked);
    let game = checked.game.catalogue.game().id.to_string();
    Ok(print(cx, PrintJob { game, read: vec![Arc::new(checked)], ..job }, paper)?.but(&unread))
}

/// Returns a job of this kind on this paper. The game is still missing.
pub(super) fn job(kind: PrintKind, paper: &PaperArgs) -> PrintJob {
    PrintJob { kind, look: look(paper), ..PrintJob::default() }
}

fn look(paper: &PaperArgs) -> PrintLook {
    PrintLook {
        paper: match paper.paper {
            Size::A4 => Paper::A4,
            Size::Letter => Paper::Letter,
        },
        ink_saving: paper.ink_saving,
        cut_marks: true,
        ..PrintLook::default()
    }
}

/// Writes the pages to a file, and reports deviations from the request.
pub(super) fn print(cx: &mut Context, job: PrintJob, paper: &PaperArgs) -> Result<Reply, Error> {
    let printed = save(&mut cx.session, PrintRequest { job, path: paper.output.clone() })?;
    let code = if printed.complete { exit::GOOD } else { exit::UNSURE };
    Ok(cx.reply(code, &printed, || {
        let args = [("path", printed.path.as_str().into()), ("pages", printed.pages.into())];
        let mut out = cx.say("done-pages", &args);
        for remark in &printed.remarks {
            out.push_str(&format!("\n{}", wrapped(&one_line(remark), 2)));
        }
        out
    }))
}

/// Reports where a file was saved.
pub(super) fn saved(cx: &Context, path: &Path) -> Reply {
    let json = json!({ "path": path });
    cx.reply(exit::GOOD, &json, || cx.say("done-written", &[("path", path.display().to_string().into())]))
}
