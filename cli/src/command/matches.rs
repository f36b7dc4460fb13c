//! `muster match …`

use std::path::PathBuf;
use std::sync::Arc;

use muster_app::matches::{
    MatchMember, MatchNote, MatchSpan, MatchView, RecordView, StandingsView, read_score, today,
};
use muster_app::speaker::Speaker;
use muster_app::{Error, LoadedGame};
use serde_json::json;

use crate::args::{Match, Span};
use crate::context::{Context, Reply, exit, short_id};
use crate::layout::{BOLD, Table, shortened, styled};
use crate::terminal::one_line;

/// The widest a name may be in a table.
const LONGEST: usize = 40;

pub(super) fn run(cx: &mut Context, command: Match) -> Result<Reply, Error> {
    match command {
        Match::Add { with, game, date, fielded, score, note } => {
            let game = cx.game(game.as_ref())?;
            let scores = score.iter().map(|s| read_score(s)).collect::<Result<_, _>>()?;
            let note = MatchNote {
                opponent: with,
                date: date.unwrap_or_else(today),
                squad: fielded,
                scores,
                note: note.unwrap_or_default(),
            };
            let row = cx.session.muster.note_match(&game, note)?;
            done(cx, "match-logged", &row)
        }
        Match::List { span } => list(cx, span),
        Match::Show { played } => show(cx, &played),
        Match::Remove { played } => {
            let row = cx.session.muster.remove_match(&played)?;
            let reply = done(cx, "match-removed", &row)?;
            if cx.json {
                return Ok(reply);
            }
            let command = format!("muster match restore {}", row.uuid);
            let back = cx.say("done-squad-bring-back", &[("command", command.into())]);
            Ok(Reply { out: format!("{}{back}\n", reply.out), ..reply })
        }
        Match::Restore { played, revision } => {
            let row = cx.session.muster.restore_match(&played, revision)?;
            done(cx, "match-logged", &row)
        }
        Match::Standings { span } => standings(cx, span),
        Match::Export { span, output } => export(cx, span, output),
    }
}

/// The game that a span of the log is of, and which matches.
fn meant(cx: &Context, span: Span) -> Result<(Arc<LoadedGame>, MatchSpan), Error> {
    let game = cx.game(span.game.as_ref())?;
    Ok((game, MatchSpan { from: span.from, to: span.to, opponent: span.opponent }))
}

fn view(cx: &Context, row: &muster_app::matches::MatchRow) -> Result<MatchView, Error> {
    let game = cx.session.muster.game(Some(row.entry.game.as_str()))?;
    let format = cx.session.muster.match_format(&game)?;
    Ok(MatchView::new(row, &format, &Speaker::new(&cx.session.words, &game, &game.names)))
}

fn done(cx: &Context, key: &str, row: &muster_app::matches::MatchRow) -> Result<Reply, Error> {
    let view = view(cx, row)?;
    let said = || {
        let args = [
            ("date", view.date.as_str().into()),
            ("opponent", view.opponent.as_str().into()),
            ("outcome", outcome(cx, &view).into()),
            ("score", total(&view).into()),
            ("id", short_id(&view.id).into()),
        ];
        cx.say(key, &args)
    };
    Ok(cx.reply(exit::GOOD, &view, said))
}

fn outcome(cx: &Context, view: &MatchView) -> String {
    cx.say(&format!("match-{}", view.result.outcome), &[])
}

fn total(view: &MatchView) -> String {
    format!("{}:{}", view.result.mine, view.result.theirs)
}

fn games(view: &MatchView) -> String {
    view.scores.iter().map(|s| format!("{}:{}", s.mine, s.theirs)).collect::<Vec<_>>().join("  ")
}

fn list(cx: &mut Context, span: Span) -> Result<Reply, Error> {
    let (game, span) = meant(cx, span)?;
    let rows = cx.session.muster.matches(&game, &span)?;
    let views = rows.iter().map(|row| view(cx, row)).collect::<Result<Vec<_>, _>>()?;
    Ok(cx.reply(exit::GOOD, &views, || {
        let mut table = Table::new(&[4]);
        for view in &views {
            // A match of one game has its score already.
            let games = if view.scores.len() > 1 { games(view) } else { String::new() };
            let army = view.army.as_ref().map(|a| shortened(&a.name, LONGEST)).unwrap_or_default();
            let opponent = shortened(&view.opponent, LONGEST);
            table.row([
                short_id(&view.id),
                view.date.clone(),
                opponent,
                outcome(cx, view),
                total(view),
                games,
                army,
            ]);
        }
        if table.is_empty() { cx.say("match-none", &[]) } else { table.draw() }
    }))
}

fn show(cx: &mut Context, wanted: &str) -> Result<Reply, Error> {
    let row = cx.session.muster.match_of(wanted)?;
    let view = view(cx, &row)?;
    let earlier = cx.session.muster.match_history(&row)?;
    let mut json = serde_json::to_value(&view).map_err(|e| Error::Internal(e.to_string()))?;
    let said = |(number, saved, entry): &(u32, String, muster_app::matches::MatchEntry)| {
        json!({
            "revision": number, "updated": saved, "date": entry.played_on, "opponent": entry.opponent,
            "army": entry.army, "scores": entry.scores, "note": entry.note,
        })
    };
    json["earlier"] = earlier.iter().map(said).collect();
    Ok(cx.reply(exit::GOOD, &json, || {
        let args = [
            ("date", view.date.as_str().into()),
            ("opponent", view.opponent.as_str().into()),
            ("outcome", outcome(cx, &view).into()),
            ("score", total(&view).into()),
        ];
        let mut out = format!("{}\n", styled(&cx.say("match-head", &args), BOLD, cx.colour));
        let mut line = |key: &str, text: &str| {
            if !text.is_empty() {
                out.push_str(&format!("  {}\n", cx.labelled(&cx.say(key, &[]), text)));
            }
        };
        if view.scores.len() > 1 {
            line("match-games", &games(&view));
        }
        if let Some(army) = &view.army {
            line("match-army", &army.name);
            line("match-members", &cx.session.words.all_of(&members(&army.members)));
        }
        // A note may have lines of its own; indented, none of them looks like one of the answer's.
        let mut note = view.note.lines();
        line("match-note", note.next().unwrap_or_default());
        note.for_each(|more| out.push_str(&format!("      {}\n", one_line(more))));
        for (number, _, entry) in &earlier {
            let scores = entry.scores.iter().map(|s| format!("{}:{}", s.mine, s.theirs));
            let scores = scores.collect::<Vec<_>>().join("  ");
            let args = [("revision", (*number).into())];
            let text = format!("{} · {} · {scores}", entry.played_on, entry.opponent);
            out.push_str(&format!("  {}\n", cx.labelled(&cx.say("match-revision", &args), &text)));
        }
        out
    }))
}

fn members(members: &[MatchMember]) -> Vec<String> {
    let one = |m: &MatchMember| match m.count {
        1 => m.local_name.clone(),
        count => format!("{} × {count}", m.local_name),
    };
    members.iter().map(one).collect()
}

fn standings(cx: &mut Context, span: Span) -> Result<Reply, Error> {
    let (game, span) = meant(cx, span)?;
    let found = cx.session.muster.standings(&game, &span)?;
    let view = StandingsView::new(&found, &Speaker::new(&cx.session.words, &game, &game.names));
    Ok(cx.reply(exit::GOOD, &view, || {
        if view.all.played == 0 {
            return cx.say("match-none", &[]);
        }
        let all = (cx.say("match-all", &[]), &view.all);
        let opponents = view.opponents.iter().map(|o| (o.name.clone(), &o.record));
        let mut out = ledger(cx, "match-by-opponent", opponents.chain([all]));
        if !view.figures.is_empty() {
            out.push('\n');
            let figures = view.figures.iter().map(|f| (f.local_name.clone(), &f.record));
            out.push_str(&ledger(cx, "match-by-figure", figures));
        }
        out
    }))
}

/// Records as a table under its headings.
fn ledger<'a>(cx: &Context, title: &str, lines: impl Iterator<Item = (String, &'a RecordView)>) -> String {
    let mut table = Table::new(&[1, 2, 3, 4, 5, 6, 7, 8]);
    let columns = ["played", "won", "drawn", "lost", "for", "against", "average", "share"];
    let heads = columns.map(|c| cx.say(&format!("match-column-{c}"), &[]));
    table.row([String::new()].into_iter().chain(heads));
    for (name, record) in lines {
        table.row([
            shortened(&name, LONGEST),
            record.played.to_string(),
            record.won.to_string(),
            record.drawn.to_string(),
            record.lost.to_string(),
            record.points_for.to_string(),
            record.points_against.to_string(),
            format!("{:.1}", record.average),
            format!("{:.0}%", record.share * 100.0),
        ]);
    }
    format!("{}\n{}", styled(&cx.say(title, &[]), BOLD, cx.colour), table.draw())
}

fn export(cx: &mut Context, span: Span, output: Option<PathBuf>) -> Result<Reply, Error> {
    let (game, span) = meant(cx, span)?;
    let (text, rows) = cx.session.muster.export_matches(&game, &span)?;
    let Some(path) = output else {
        let json = json!({ "text": text, "rows": rows });
        return Ok(if cx.json { cx.reply(exit::GOOD, &json, String::new) } else { Reply::raw(text) });
    };
    cx.session.muster.save_file(&path, text.as_bytes())?;
    let args = [("path", path.display().to_string().into()), ("rows", rows.into())];
    let json = json!({ "path": path, "rows": rows });
    Ok(cx.reply(exit::GOOD, &json, || cx.say("done-exported", &args)))
}
