//! `muster terms …`

use muster_app::Error;
use muster_app::squads::DraftRequest;
use muster_app::terms::{
    self, CompareOwnWords, Deed, ExportOwnWords, OwnWordOf, TakeOwnWords, TermKind, TermRequest, TermSearch,
    TermView, WriteOwnWord,
};
use serde_json::json;

use super::{exported, of_game};
use crate::args::{TermFilter, Terms};
use crate::context::Context;
use crate::layout::{ASK, BOLD, QUIET, Table, styled, wrapped};
use crate::reply::{Reply, exit};
use crate::terminal::one_line;

pub(super) fn run(cx: &mut Context, command: Terms) -> Result<Reply, Error> {
    match command {
        Terms::Search { words, filter } => find(cx, words, filter),
        Terms::List { filter } => find(cx, String::new(), filter),
        Terms::Show { term, game } => {
            let view = terms::term(&mut cx.session, TermRequest { game, term })?;
            Ok(cx.reply(exit::GOOD, &view, || shown(cx, &view)))
        }
        Terms::Squad { squad, game } => of_squad(cx, &squad, game),
        Terms::Write { about, meaning, game, of_figure } => {
            let of = if of_figure { OwnWordOf::Figure } else { OwnWordOf::Term };
            let game = cx.game_id(game.as_ref())?;
            let request = WriteOwnWord { game, of, about, text: meaning };
            let kept = terms::write_own(&mut cx.session, request)?;
            let key = match (kept.text.is_empty(), kept.before.is_empty()) {
                (false, _) => "terms-own-kept",
                (true, false) => "terms-own-removed",
                (true, true) => "terms-own-none",
            };
            Ok(cx.reply(exit::GOOD, &kept, || cx.say(key, &[("name", kept.name.as_str().into())])))
        }
        Terms::Export { game, output: path } => {
            let game = cx.game_id(game.as_ref())?;
            let done = terms::export_own(&mut cx.session, ExportOwnWords { game, path })?;
            Ok(exported(cx, done))
        }
        Terms::Import { file, game, take } => import(cx, file, game.as_ref(), take),
    }
}

/// Shows how a file of own explanations differs from the current ones, and imports it if `take` is set.
fn import(cx: &mut Context, path: String, game: Option<&String>, take: bool) -> Result<Reply, Error> {
    let request = CompareOwnWords { game: cx.game_id(game)?, path };
    let sheet = terms::read_own(&request, &cx.session.words)?;
    let game = request.game.clone();
    let differences = terms::compare_own(&mut cx.session, request, sheet)?;
    let words = differences.told();
    let taken = if take { words.len() } else { 0 };
    if taken > 0 {
        terms::take_own(&mut cx.session, TakeOwnWords { game, words })?;
    }
    let wrong = differences.rows.iter().any(|row| row.problem.is_some());
    let code = if wrong { exit::UNSURE } else { exit::GOOD };
    let json = json!({ "differences": differences, "taken": taken });
    Ok(cx.reply(code, &json, || {
        let mut out = String::new();
        for row in &differences.rows {
            if let Some(problem) = &row.problem {
                let args = [("row", row.line.into()), ("message", problem.as_str().into())];
                let line = wrapped(&cx.say("import-row", &args), 2);
                out.push_str(&format!("{}\n", styled(&line, ASK, cx.colour)));
                continue;
            }
            let before = if row.mine.is_empty() { &row.muster } else { &row.mine };
            out.push_str(&format!("{}\n", styled(&one_line(&row.name), BOLD, cx.colour)));
            for (sign, text) in [("-", before), ("+", &row.theirs)].into_iter().filter(|(_, t)| !t.is_empty())
            {
                out.push_str(&format!("  {sign} {}\n", wrapped(text, 4)));
            }
        }
        let args = [("count", taken.into()), ("same", differences.same.into())];
        out.push_str(&cx.say(if take { "terms-own-taken" } else { "terms-own-compared" }, &args));
        out
    }))
}

fn find(cx: &mut Context, query: String, filter: TermFilter) -> Result<Reply, Error> {
    let TermFilter { game, kind, does, bonus } = filter;
    // The argument parser only accepts these values.
    let kind = kind.and_then(|key| TermKind::ALL.into_iter().find(|kind| kind.key() == key));
    let deed = does.and_then(|key| Deed::ALL.iter().copied().find(|deed| deed.key() == key));
    let page = terms::search(&mut cx.session, TermSearch { game, query, kind, deed, bonus })?;
    Ok(cx.reply(exit::GOOD, &page.terms, || {
        let mut out = String::new();
        for term in &page.terms {
            let head = format!("{} ({})", one_line(&term.name), term.kind_name);
            out.push_str(&format!("{}\n    {}\n", styled(&head, BOLD, cx.colour), wrapped(meaning(term), 4)));
        }
        out.push_str(&styled(
            &cx.say("terms-found", &[("count", page.terms.len().into())]),
            QUIET,
            cx.colour,
        ));
        out
    }))
}

/// Returns a term's explanation, preferring the user's own.
fn meaning(term: &TermView) -> &str {
    term.own.as_deref().unwrap_or(&term.text)
}

fn shown(cx: &Context, term: &TermView) -> String {
    let english = term.names.get("en").filter(|english| **english != term.name);
    let english = english.map(|name| format!(" · {}", one_line(name))).unwrap_or_default();
    let mut out = format!("{}{english}\n", styled(&one_line(&term.name), BOLD, cx.colour));
    out.push_str(&format!("{}\n{}\n", one_line(&term.kind_name), wrapped(meaning(term), 0)));
    if !term.see.is_empty() {
        let see: Vec<_> = term.see.iter().map(|t| one_line(&t.name)).collect();
        out.push_str(&format!("{}\n", wrapped(&cx.say("terms-see", &[("terms", see.join(", ").into())]), 4)));
    }
    if term.figures > 0 {
        out.push_str(&format!("{}\n", cx.say("terms-figures", &[("count", term.figures.into())])));
    }
    if !term.others.is_empty() {
        let games: Vec<_> = term.others.iter().map(|game| one_line(&game.name)).collect();
        let others = cx.say("terms-others", &[("games", games.join(", ").into())]);
        out.push_str(&format!("{}\n", wrapped(&others, 4)));
    }
    let text = term.source_text.as_str();
    // A page is part of the text; a book without pages is cited by lines.
    let source = match (&term.source.page, term.source.line) {
        (None, Some(line)) => {
            let args = [("source", text.into()), ("line", line.to_string().into())];
            cx.say("terms-source-line", &args)
        }
        _ => cx.say("report-source", &[("source", text.into())]),
    };
    out.push_str(&styled(&source, QUIET, cx.colour));
    out
}

fn of_squad(cx: &mut Context, squad: &str, game: Option<String>) -> Result<Reply, Error> {
    let checked = cx.session.muster.check_any(squad, &of_game(game))?;
    let request = DraftRequest { draft: checked.source.draft, id: None };
    let answer = terms::squad_words(&mut cx.session, request)?;
    Ok(cx.reply(exit::GOOD, &answer, || {
        if answer.words.is_empty() {
            return cx.say("terms-none", &[]);
        }
        let mut out = String::new();
        for word in &answer.words {
            let holders: Vec<_> = word.holders.iter().map(|h| one_line(&h.name)).collect();
            let mut head = Table::new(&[]);
            head.row([styled(&one_line(&word.name), BOLD, cx.colour), holders.join(", ")]);
            out.push_str(&format!("{}    {}\n", head.draw(), wrapped(&word.text, 4)));
        }
        for note in &answer.notes {
            out.push_str(&format!("{}\n", styled(&wrapped(&note.message, 2), QUIET, cx.colour)));
        }
        out
    }))
}
