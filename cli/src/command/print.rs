//! `muster print …`

use std::path::Path;

use muster_app::figures::filter::FigureFilter;
use muster_app::print::{
    Flip, HowCards, Laid, Paper, PrintOptions, margin_words, work_of_checklist, work_of_trades,
};
use muster_app::{Error, trades};
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
            let checked = cx.session.muster.check_any(&squad, &request(against))?;
            let unread = unread(cx, &checked);
            let work = cx.session.muster.work_of_sheets(
                &[checked],
                &cx.session.words,
                &player.unwrap_or_default(),
                reminders,
            )?;
            Ok(print(cx, &Laid::new(work, options(cx, &paper)), &paper)?.but(&unread))
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
            let cut_marks = !no_cut_marks;
            let options = PrintOptions { backs, flip, bleed_mm: bleed, cut_marks, ..options(cx, &paper) };
            let request = request(against);
            let squad = squad.filter(|_| !all);
            let checked = squad.map(|s| cx.session.muster.check_any(&s, &request)).transpose()?;
            let unread = checked.as_ref().map(|c| unread(cx, c)).unwrap_or_default();
            let (game, squads, figures) = match checked {
                Some(checked) => (checked.game, vec![checked.source.draft], Vec::new()),
                None => {
                    let game = cx.game(request.game.as_ref())?;
                    let all = game.catalogue.figures().iter().map(|f| (f.id.clone(), 1)).collect();
                    (game, Vec::new(), all)
                }
            };
            let how = HowCards { each_once, reminders, photos: backs };
            let work = cx.session.muster.work_of_cards(&game, &squads, &figures, how, &cx.session.words)?;
            Ok(print(cx, &Laid::new(work, options), &paper)?.but(&unread))
        }
        Print::Reference { squad, against, paper } => {
            let request = request(against);
            let checked = squad.map(|s| cx.session.muster.check_any(&s, &request)).transpose()?;
            let unread = checked.as_ref().map(|c| unread(cx, c)).unwrap_or_default();
            let (game, squads) = match checked {
                Some(checked) => (checked.game, vec![checked.source.draft]),
                None => (cx.game(request.game.as_ref())?, Vec::new()),
            };
            let work = cx.session.muster.work_of_reference(&game, &squads, &cx.session.words)?;
            Ok(print(cx, &Laid::new(work, options(cx, &paper)), &paper)?.but(&unread))
        }
        Print::Board { game, spaces, paper } => {
            let game = cx.game(game.as_ref())?;
            let work = cx.session.muster.work_of_board(&game, spaces, &cx.session.words)?;
            print(cx, &Laid::new(work, options(cx, &paper)), &paper)
        }
        Print::Checklist { game, set, wants, paper } => {
            let game = cx.game(game.as_ref())?;
            let filter = FigureFilter { sets: set.into_iter().collect(), ..FigureFilter::default() };
            let work = work_of_checklist(&mut cx.session, &game, &filter, wants)?;
            print(cx, &Laid::new(work, options(cx, &paper)), &paper)
        }
        Print::Trades { lists, paper } => {
            let request = super::trades::request(cx, lists)?;
            let files = trades::read(&request, &cx.session.words)?;
            let game = cx.session.game(&request.game)?;
            let found = trades::find(&mut cx.session, request, files)?;
            let work = work_of_trades(&cx.session.speaker(&game), &found.handovers)?;
            print(cx, &Laid::new(work, options(cx, &paper)), &paper)
        }
    }
}

pub(super) fn options(cx: &Context, paper: &PaperArgs) -> PrintOptions {
    PrintOptions {
        paper: match paper.paper {
            Size::A4 => Paper::A4,
            Size::Letter => Paper::Letter,
        },
        language: cx.session.words.language().tag().to_owned(),
        ink_saving: paper.ink_saving,
        margin: margin_words(&cx.session.words),
        ..PrintOptions::default()
    }
}

/// Writes the pages to a file, and reports deviations from the request.
pub(super) fn print(cx: &Context, laid: &Laid, paper: &PaperArgs) -> Result<Reply, Error> {
    let printed = cx.session.muster.print(laid, &cx.session.words, &paper.output)?;
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
