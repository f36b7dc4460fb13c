//! `muster match …`

use std::path::PathBuf;

use muster_app::kept::KeptKind;
use muster_app::matches::{
    self, BringBackMatch, ExportMatches, GameScore, MapView, MapsRequest, MatchMember, MatchRequest,
    MatchView, MatchesRequest, MissionView, Mode, RecordView, SaveMatch, ScoreInput, When, read_ending,
    read_player, read_score, read_tie, today,
};
use muster_app::{Error, LoadedGame};

use super::{exported, kept};
use crate::args::{Match, Span};
use crate::context::{Context, short_id};
use crate::layout::{BOLD, Table, shortened, styled};
use crate::reply::{Reply, exit};
use crate::terminal::one_line;

/// The maximum width of a name in a table.
const LONGEST: usize = 40;

pub(super) fn run(cx: &mut Context, command: Match) -> Result<Reply, Error> {
    match command {
        Match::Add { with, game, date, fielded, score, reason, mission, initiative, tie, note } => {
            let note = SaveMatch {
                game: cx.game_id(game.as_ref())?,
                id: None,
                opponent: with,
                date: date.unwrap_or_else(today),
                squad: fielded,
                scores: typed(&score, &reason, &tie)?,
                mission,
                initiative: initiative.as_deref().map(read_player).transpose()?,
                note: note.unwrap_or_default(),
            };
            let view = matches::save(&mut cx.session, note)?;
            Ok(done(cx, "match-logged", &view))
        }
        Match::List { span, removed: true } => kept::removed(cx, KeptKind::Match, span.game),
        Match::List { span, .. } => list(cx, span),
        Match::Show { played } => show(cx, played),
        Match::Remove { played } => kept::remove(cx, KeptKind::Match, played),
        Match::Restore { played, revision: None } => kept::restore(cx, KeptKind::Match, played),
        Match::Restore { played, revision } => {
            let view = matches::bring_back(&mut cx.session, BringBackMatch { id: played, revision })?;
            Ok(done(cx, "match-logged", &view))
        }
        Match::Standings { span } => standings(cx, span),
        Match::Maps { named, game } => maps(cx, named, game.as_ref()),
        Match::Export { span, output } => export(cx, span, output),
    }
}

/// Parses the scores of games, each with the reason for its end if given. Tie-breaks belong to the last game.
fn typed(scores: &[String], reasons: &[String], ties: &[String]) -> Result<Vec<ScoreInput>, Error> {
    if scores.is_empty() {
        return Err(Error::NoScore);
    }
    if reasons.len() > scores.len() {
        return Err(Error::ReasonWithoutScore { reasons: reasons.len(), scores: scores.len() });
    }
    let reasons = reasons.iter().map(Some).chain(std::iter::repeat(None));
    let one = |(score, reason): (&String, Option<&String>)| {
        let ending = reason.filter(|r| r.as_str() != "-").map(|r| read_ending(r)).transpose()?;
        Ok(ScoreInput { ending, ..read_score(score)? })
    };
    let mut scores = scores.iter().zip(reasons).map(one).collect::<Result<Vec<_>, Error>>()?;
    if let Some(last) = scores.last_mut() {
        last.ties = ties.iter().map(|tie| read_tie(tie)).collect::<Result<_, _>>()?;
    }
    Ok(scores)
}

/// Returns the request for the matches in a span of the log.
fn meant(cx: &Context, span: Span) -> Result<MatchesRequest, Error> {
    let game = cx.game_id(span.game.as_ref())?;
    Ok(MatchesRequest { game, from: span.from, to: span.to, opponent: span.opponent })
}

fn done(cx: &Context, key: &str, view: &MatchView) -> Reply {
    let said = || {
        let args = [
            ("date", view.date.as_str().into()),
            ("opponent", view.opponent.as_str().into()),
            ("outcome", outcome(cx, view).into()),
            ("score", total(view).into()),
            ("id", short_id(&view.id).into()),
        ];
        let said = cx.say(key, &args);
        // The reason, if known, is on the next line.
        match reasons(view) {
            why if why.is_empty() => said,
            why => format!("{said}\n{why}"),
        }
    };
    cx.reply(exit::GOOD, view, said)
}

fn outcome(cx: &Context, view: &MatchView) -> String {
    cx.say(&format!("match-{}", view.result.outcome.as_str()), &[])
}

fn total(view: &MatchView) -> String {
    format!("{}:{}", view.result.mine, view.result.theirs)
}

fn scores(scores: &[GameScore]) -> String {
    scores.iter().map(|s| format!("{}:{}", s.mine, s.theirs)).collect::<Vec<_>>().join("  ")
}

/// Formats how the games of a match ended, as far as recorded.
fn reasons(view: &MatchView) -> String {
    let told = view.reasons.iter().flatten().map(|r| r.local_name.as_str());
    told.collect::<Vec<_>>().join("; ")
}

/// Says that there are no matches, and of which game.
fn none(cx: &Context, game: &LoadedGame) -> String {
    cx.say("match-none-of", &[("game", cx.session.speaker(game).game_name().into())])
}

fn list(cx: &mut Context, span: Span) -> Result<Reply, Error> {
    let game = cx.game(span.game.as_ref())?;
    let request = meant(cx, span)?;
    let views = matches::matches(&mut cx.session, request)?.matches;
    Ok(cx.reply(exit::GOOD, &views, || {
        let mut table = Table::new(&[4]);
        for view in &views {
            // For a match of one game, the score is already shown.
            let games = if view.scores.len() > 1 { scores(&view.scores) } else { String::new() };
            let army = view.army.as_ref().map(|a| shortened(&a.name, LONGEST)).unwrap_or_default();
            let opponent = shortened(&view.opponent, LONGEST);
            table.row([
                short_id(&view.id),
                view.date.clone(),
                opponent,
                outcome(cx, view),
                total(view),
                games,
                reasons(view),
                view.mission.as_ref().map(|m| shortened(&m.local_name, LONGEST)).unwrap_or_default(),
                army,
            ]);
        }
        if table.is_empty() { none(cx, &game) } else { table.draw() }
    }))
}

fn show(cx: &mut Context, wanted: String) -> Result<Reply, Error> {
    let history = matches::show(&mut cx.session, MatchRequest { id: wanted })?;
    let view = &history.now;
    Ok(cx.reply(exit::GOOD, &history, || {
        let args = [
            ("date", view.date.as_str().into()),
            ("opponent", view.opponent.as_str().into()),
            ("outcome", outcome(cx, view).into()),
            ("score", total(view).into()),
        ];
        let mut out = format!("{}\n", styled(&cx.say("match-head", &args), BOLD, cx.colour));
        let mut line = |key: &str, text: &str| {
            if !text.is_empty() {
                out.push_str(&format!("  {}\n", cx.labelled(&cx.say(key, &[]), text)));
            }
        };
        if view.scores.len() > 1 {
            line("match-games", &scores(&view.scores));
        }
        line("match-reason", &reasons(view));
        if let Some(mission) = &view.mission {
            line("match-mission", &format!("{} · {}", mission.map_name, mission.local_name));
        }
        if let Some(player) = view.initiative {
            line("match-initiative", &cx.say(&format!("match-{}", player.as_str()), &[]));
        }
        if let Some(army) = &view.army {
            line("match-army", &army.name);
            line("match-members", &cx.session.words.all_of(&members(&army.members)));
        }
        // Lines of a note are indented, so that they can't be mistaken for the program's.
        let mut note = view.note.lines();
        line("match-note", note.next().unwrap_or_default());
        note.for_each(|more| out.push_str(&format!("      {}\n", one_line(more))));
        for before in &history.earlier {
            let args = [("revision", before.revision.into())];
            let text = format!("{} · {} · {}", before.date, before.opponent, scores(&before.scores));
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
    let request = meant(cx, span)?;
    let view = matches::standings(&mut cx.session, request)?;
    Ok(cx.reply(exit::GOOD, &view, || {
        if view.all.record.played == 0 {
            return cx.say("match-none", &[]);
        }
        let all = (cx.say("match-all", &[]), &view.all);
        let opponents = view.opponents.iter().map(|o| (o.name.clone(), &o.record));
        let mut out = ledger(cx, "match-by-opponent", opponents.chain([all]));
        if view.months.len() > 1 {
            out.push('\n');
            let months = view.months.iter().map(|m| (m.month.clone(), &m.record));
            out.push_str(&ledger(cx, "match-by-month", months));
        }
        if !view.figures.is_empty() {
            out.push('\n');
            let figures = view.figures.iter().map(|f| (f.local_name.clone(), &f.record));
            out.push_str(&ledger(cx, "match-by-figure", figures));
        }
        out
    }))
}

fn maps(cx: &mut Context, named: Option<String>, game: Option<&String>) -> Result<Reply, Error> {
    let request = MapsRequest { game: cx.game_id(game)?, named };
    let list = matches::maps(&mut cx.session, request)?;
    Ok(cx.reply(exit::GOOD, &list, || {
        if list.maps.is_empty() {
            return cx.say("match-maps-none", &[]);
        }
        let map = |map: &MapView| {
            let head = styled(&map.local_name, BOLD, cx.colour);
            let used = map.rotations.join(", ");
            let facts = [one_line(&map.set_name).to_string(), used].into_iter().filter(|f| !f.is_empty());
            let mut out = format!("{head} · {}\n", facts.collect::<Vec<_>>().join(" · "));
            for mission in &map.missions {
                out.push_str(&format!("  {}\n", said(cx, mission, &list.modes)));
            }
            out
        };
        list.maps.iter().map(map).collect::<Vec<_>>().join("\n")
    }))
}

/// Formats a mission in one line: `A  Fallout · 9 per broken droid`.
fn said(cx: &Context, mission: &MissionView, modes: &[Mode]) -> String {
    let when = match mission.when {
        When::AtOnce => None,
        When::EachRound => Some("match-points-each-round"),
        When::Counted => Some("match-points-counted"),
    };
    let gives =
        if mission.gives.is_empty() { cx.say("match-points-none", &[]) } else { mission.gives.clone() };
    let usual = modes.first().map(|m| &m.id);
    let mode = modes.iter().find(|m| m.id == mission.mode && Some(&m.id) != usual);
    let parts = [
        Some(mission.local_name.clone()),
        mode.map(|m| m.name.clone()),
        Some(gives),
        when.map(|key| cx.say(key, &[])),
    ];
    format!("{}  {}", mission.letter, parts.into_iter().flatten().collect::<Vec<_>>().join(" · "))
}

/// Formats records as a table with a heading.
fn ledger<'a>(cx: &Context, title: &str, lines: impl Iterator<Item = (String, &'a RecordView)>) -> String {
    let mut table = Table::new(&[1, 2, 3, 4, 5, 6, 7, 8]);
    let columns = ["played", "won", "drawn", "lost", "for", "against", "average", "share"];
    let heads = columns.map(|c| cx.say(&format!("match-column-{c}"), &[]));
    table.row([String::new()].into_iter().chain(heads));
    for (name, RecordView { record, share, average }) in lines {
        table.row([
            shortened(&name, LONGEST),
            record.played.to_string(),
            record.won.to_string(),
            record.drawn.to_string(),
            record.lost.to_string(),
            record.points_for.to_string(),
            record.points_against.to_string(),
            cx.decimal(*average, 1),
            format!("{:.0}%", share * 100.0),
        ]);
    }
    format!("{}\n{}", styled(&cx.say(title, &[]), BOLD, cx.colour), table.draw())
}

fn export(cx: &mut Context, span: Span, output: Option<PathBuf>) -> Result<Reply, Error> {
    let matches = meant(cx, span)?;
    let done = matches::export(&mut cx.session, ExportMatches { matches, path: output })?;
    Ok(exported(cx, done))
}
