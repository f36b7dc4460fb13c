//! `muster print …`

use std::path::Path;

use muster_app::Error;
use muster_app::print::{Paper, PrintOptions, PrintedFile};
use serde_json::json;

use super::request;
use crate::args::{Against, Paper as PaperArgs, Print, Size};
use crate::context::{Context, Reply, exit};
use crate::layout::wrapped;
use crate::report::unread;

/// How cards are asked for.
struct Cards {
    squad: Option<String>,
    against: Against,
    all: bool,
    each_once: bool,
}

pub(super) fn run(cx: &mut Context, command: Print) -> Result<Reply, Error> {
    match command {
        Print::Sheet { squad, against, paper, player } => {
            let checked = cx.muster.check_any(&squad, &request(against))?;
            let (options, player) = (options(cx, &paper), player.unwrap_or_default());
            let printed = cx.muster.print_sheet(&checked, &cx.words, &options, &player, &paper.output)?;
            Ok(written(cx, &paper.output, Some(&printed)).but(&unread(cx, &checked)))
        }
        Print::Cards { squad, against, paper, all, backs, bleed, no_cut_marks, each_once } => {
            let options =
                PrintOptions { backs, bleed_mm: bleed, cut_marks: !no_cut_marks, ..options(cx, &paper) };
            cards(cx, &Cards { squad, against, all, each_once }, &options, &paper.output)
        }
        Print::Checklist { game, set, wants, paper } => {
            let game = cx.game(game.as_ref())?;
            let (words, options) = (cx.words, options(cx, &paper));
            let muster = &mut cx.muster;
            let printed =
                muster.print_checklist(&game, set.as_deref(), wants, &words, &options, &paper.output)?;
            Ok(written(cx, &paper.output, Some(&printed)))
        }
    }
}

fn cards(cx: &mut Context, what: &Cards, options: &PrintOptions, output: &Path) -> Result<Reply, Error> {
    let request = request(what.against.clone());
    let squad = what.squad.as_ref().filter(|_| !what.all);
    let checked = squad.map(|s| cx.muster.check_any(s, &request)).transpose()?;
    let game = match &checked {
        Some(checked) => checked.game.clone(),
        None => cx.game(request.game.as_ref())?,
    };
    let figures: Vec<_> = match &checked {
        None => game.catalogue.figures().iter().collect(),
        Some(checked) => {
            let copies = |count: u32| if what.each_once { 1 } else { count.min(1_000) as usize };
            let known = |m: &muster_app::report::PricedMember| {
                game.catalogue.figure(&m.figure).map(|f| std::iter::repeat_n(f, copies(m.count)))
            };
            checked.report.members.iter().filter_map(known).flatten().collect()
        }
    };
    let printed = cx.muster.print_cards(&game, &figures, &cx.words, options, output)?;
    let unread = checked.as_ref().map(|c| unread(cx, c)).unwrap_or_default();
    Ok(written(cx, output, Some(&printed)).but(&unread))
}

pub(super) fn options(cx: &Context, paper: &PaperArgs) -> PrintOptions {
    PrintOptions {
        paper: match paper.paper {
            Size::A4 => Paper::A4,
            Size::Letter => Paper::Letter,
        },
        language: cx.words.language().tag().to_owned(),
        ink_saving: paper.ink_saving,
        ..PrintOptions::default()
    }
}

/// Says where a file lies, and which characters it lacks.
pub(super) fn written(cx: &Context, path: &Path, printed: Option<&PrintedFile>) -> Reply {
    let missing: String = printed.map(|p| p.missing.iter().collect()).unwrap_or_default();
    let pages = printed.map(|p| p.pages);
    let code = if missing.is_empty() { exit::GOOD } else { exit::UNSURE };
    let json = json!({ "path": path, "pages": pages, "missing_characters": missing });
    cx.reply(code, &json, || {
        let shown = path.display().to_string();
        let mut out = match pages {
            None => cx.say("done-written", &[("path", shown.into())]),
            Some(pages) => cx.say("done-pages", &[("path", shown.into()), ("pages", pages.into())]),
        };
        if !missing.is_empty() {
            for part in ["", ".means", ".todo"] {
                let key = format!("error-glyph-missing{part}");
                let line = cx.say(&key, &[("characters", missing.as_str().into())]);
                out.push_str(&format!("\n{}", wrapped(&line, 2)));
            }
        }
        out
    })
}
