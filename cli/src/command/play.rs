//! `muster play …`: a game in progress.

use std::path::Path;

use muster_app::Error;
use muster_app::base::decode::{decode, read_input};
use muster_app::base::nothing::Nothing;
use muster_app::kept::KeptKind;
use muster_app::matches::RecordView;
use muster_app::play::{
    self, AskView, KeptPlay, LogPlay, MatchFate, PlayBack, PlayFigure, PlayRequest, PlayStatsRequest,
    PlayView, PlayWhere, Record, RecordRequest,
};
use serde::Serialize;

use super::kept;
use crate::args::Play;
use crate::context::{Context, short_id};
use crate::layout::Table;
use crate::reply::{Form, Reply, exit};
use crate::terminal::one_line;

pub(crate) fn run(cx: &mut Context, command: Play) -> Result<Reply, Error> {
    match command {
        Play::Run { record, game, keep_going } => {
            let record = read(&record)?;
            let request = RecordRequest { game, keep_going };
            let view = play::run(&mut cx.session, &record, &request)?;
            Ok(answer(cx, &view, &view))
        }
        Play::New { name, record } => {
            let record = read(&record)?;
            let kept = play::begin_from(&mut cx.session, &record, &name)?;
            let mut reply = answer(cx, &kept, &kept.view);
            if let (Form::Text, true) = (&reply.form, kept.here) {
                let said = match kept.added {
                    0 => cx.say("play-here", &[]),
                    added => cx.say("play-here-more", &[("count", added.into())]),
                };
                reply.out.insert_str(0, &format!("{said}\n\n"));
            }
            Ok(reply)
        }
        Play::List { removed: true } => kept::removed(cx, KeptKind::Play, None),
        Play::List { .. } => list(cx),
        Play::Show { play: id } => {
            let kept = play::play(&mut cx.session, PlayRequest { id })?;
            Ok(answer(cx, &kept, &kept.view))
        }
        Play::Do { play: id, event, values, roll, seed } => {
            let roll = roll.then_some(play::Seeded(seed));
            let kept = play::typed(&mut cx.session, &id, &event, &values, roll)?;
            let thrown = kept.thrown.as_ref().map(|thrown| {
                let dice = thrown.dice.iter().map(u32::to_string).collect::<Vec<_>>().join(", ");
                let seed = thrown.seed.to_string();
                format!(
                    "{}\n\n",
                    cx.say("play-thrown", &[("dice", dice.as_str().into()), ("seed", seed.as_str().into())])
                )
            });
            let mut reply = answer(cx, &kept, &kept.view);
            if let (Form::Text, Some(thrown)) = (&reply.form, thrown) {
                reply.out.insert_str(0, &thrown);
            }
            Ok(reply)
        }
        Play::Undo { play: id } => {
            let kept = play::undo_play(&mut cx.session, PlayBack { id, entries: None })?;
            Ok(with_fate(cx, &kept))
        }
        Play::Redo { play: id } => {
            let kept = play::redo_play(&mut cx.session, PlayBack { id, entries: None })?;
            Ok(with_fate(cx, &kept))
        }
        Play::End { play: id, mine, winner, reason, mission, date, note } => {
            let note = note.unwrap_or_default();
            let request = LogPlay { id, mine, date, winner, reason, mission, note };
            let logged = play::log_play(&mut cx.session, request)?;
            Ok(answer(cx, &logged, &logged.play.view))
        }
        Play::Rename { play, name } => kept::rename(cx, KeptKind::Play, play, name),
        Play::Remove { play } => kept::remove(cx, KeptKind::Play, play),
        Play::Restore { play } => kept::restore(cx, KeptKind::Play, play),
        Play::Stats { game } => stats(cx, game.as_ref()),
    }
}

/// Returns the reply to an undo or a redo, which may have changed the log of matches.
fn with_fate(cx: &Context, kept: &KeptPlay) -> Reply {
    let mut reply = answer(cx, kept, &kept.view);
    let said = kept.fate.map(|fate| match fate {
        MatchFate::TakenOut => cx.say("play-match-taken-out", &[]),
        MatchFate::PutBack => cx.say("play-match-put-back", &[]),
        MatchFate::Stays => cx.say("play-match-stays", &[]),
    });
    if let (Form::Text, Some(said)) = (&reply.form, said) {
        reply.out.insert_str(0, &format!("{said}\n\n"));
    }
    reply
}

fn read(path: &Path) -> Result<Record, Error> {
    let file = path.display().to_string();
    let text = decode(&file, &read_input(path)?)?.text;
    Record::read(&file, &text)
}

/// Returns the reply with the state of a game; the exit code depends on what was refused or not understood.
fn answer(cx: &Context, json: &impl Serialize, view: &PlayView) -> Reply {
    let code = match (view.refused.is_empty(), view.unread.is_empty()) {
        (false, _) => exit::ILLEGAL,
        (true, false) => exit::UNSURE,
        (true, true) => exit::GOOD,
    };
    cx.reply(code, json, || {
        let mut out = if view.sides.is_empty() { String::new() } else { told(cx, view) };
        for line in &view.unread {
            let args = [
                ("side", line.side.as_str().into()),
                ("line", line.line.into()),
                ("text", line.text.as_str().into()),
            ];
            out.push_str(&format!("{}\n", cx.say("play-unread", &args)));
        }
        for side in view.sides.iter().filter(|side| !side.breaks.is_empty()) {
            let rules: Vec<_> = side.breaks.iter().map(ToString::to_string).collect();
            let args = [("side", side.side.as_str().into()), ("rules", rules.join(", ").into())];
            out.push_str(&format!("{}\n", cx.say("play-breaks", &args)));
        }
        for refused in &view.refused {
            let args = [
                ("step", refused.step.into()),
                ("message", refused.why.message.as_str().into()),
                ("rule", refused.why.rule.as_str().into()),
            ];
            out.push_str(&format!("{}\n", cx.say("play-refused-step", &args)));
        }
        out
    })
}

fn list(cx: &mut Context) -> Result<Reply, Error> {
    let plays = play::plays(&mut cx.session, Nothing {})?.plays;
    Ok(cx.reply(exit::GOOD, &plays, || {
        let mut table = Table::new(&[]);
        for play in &plays {
            let updated = play.kept.updated.format("%Y-%m-%d %H:%M").to_string();
            let logged = play.played.map(|_| cx.say("play-logged", &[])).unwrap_or_default();
            table.row([short_id(&play.kept.id), play.kept.name.clone(), updated, logged]);
        }
        if table.is_empty() { cx.say("play-none", &[]) } else { table.draw() }
    }))
}

/// Shows statistics of games: by figure, opponent and map.
fn stats(cx: &mut Context, game: Option<&String>) -> Result<Reply, Error> {
    let game = cx.game_id(game)?;
    let stats = play::play_stats(&mut cx.session, PlayStatsRequest { game })?;
    Ok(cx.reply(exit::GOOD, &stats, || {
        let mut table = Table::new(&[1, 2, 3]);
        for figure in &stats.figures {
            let survived = format!("{} / {}", figure.survived, figure.fielded);
            let each = cx.decimal(figure.points_each, 1);
            table.row([figure.local_name.clone(), survived, figure.points.to_string(), each]);
        }
        let record = |record: &RecordView| {
            let record = record.record;
            format!("{} : {} : {}", record.won, record.drawn, record.lost)
        };
        let mut out = format!("{}\n{}", cx.say("play-stats", &[("count", stats.games.into())]), table.draw());
        for (head, rows) in [("play-stats-opponent", &stats.opponents), ("play-stats-map", &stats.maps)] {
            let mut records = Table::new(&[]);
            rows.iter().for_each(|one| records.row([one.name.clone(), record(&one.record)]));
            if !records.is_empty() {
                out.push_str(&format!("\n{}\n{}", cx.say(head, &[]), records.draw()));
            }
        }
        out
    }))
}

fn told(cx: &Context, view: &PlayView) -> String {
    let mut out = String::new();
    let round = cx.say("play-round", &[("round", view.round.into())]);
    let score = view.sides.iter().map(|side| format!("{}: {}", side.side, side.score));
    out.push_str(&format!("{}\n", one_line(&format!("{round} · {}", score.collect::<Vec<_>>().join(" · ")))));
    for side in &view.sides {
        let mut table = Table::new(&[1]);
        for figure in view.figures.iter().filter(|figure| figure.side == side.side) {
            table.row([figure.local_name.clone(), hits(figure), state(cx, figure)]);
        }
        let counters = side.counters.iter().map(|c| format!("{}: {}", c.counter_name, c.left));
        let counters = counters.collect::<Vec<_>>().join(" · ");
        out.push_str(&format!("\n{}\n{}", one_line(&side.side), table.draw()));
        if !counters.is_empty() {
            out.push_str(&format!("{}\n", one_line(&counters)));
        }
    }
    for step in &view.steps {
        out.push_str(&format!("\n· {} ({})", one_line(&step.text), step.rule));
    }
    if !view.steps.is_empty() {
        out.push('\n');
    }
    for open in &view.open {
        out.push_str(&format!("\n{}\n", one_line(open)));
    }
    if !view.asks.is_empty() {
        let head = match &view.held {
            Some(held) => cx.say("play-asks-held", &[("what", held.as_str().into())]),
            None => cx.say("play-asks", &[]),
        };
        out.push_str(&format!("\n{}\n", one_line(&head)));
        for ask in &view.asks {
            out.push_str(&format!("{}\n", one_line(&question(cx, ask))));
        }
    }
    if !view.reminders.is_empty() {
        out.push_str(&format!("\n{}\n", cx.say("play-reminders", &[])));
        for reminder in &view.reminders {
            let lead = format!("{} · {}", reminder.local_name, reminder.keyword);
            out.push_str(&format!("{}\n", one_line(&cx.labelled(&lead, &reminder.text))));
        }
    }
    let last = match (&view.winner, view.over, &view.tie_name, &view.next) {
        (Some(_), ..) => {
            let winners = cx.session.words.all_of(&view.winners);
            let reason = view.reason_name.as_deref().unwrap_or_default();
            cx.say("play-won", &[("side", winners.as_str().into()), ("reason", reason.into())])
        }
        (None, true, ..) => {
            let reason = view.reason_name.as_deref().unwrap_or_default();
            cx.say("play-drawn", &[("reason", reason.into())])
        }
        (None, false, Some(tie), _) => cx.say("play-tied", &[("reason", tie.as_str().into())]),
        (None, false, None, Some(next)) => cx.say("play-next", &[("side", next.as_str().into())]),
        (None, false, None, None) => return out,
    };
    out.push_str(&format!("\n{last}\n"));
    out
}

/// Returns a question in one line: whose word, what it says, what to roll, whether it can be left open.
fn question(cx: &Context, ask: &AskView) -> String {
    let lead = format!("{} · {} · {}", ask.ask, ask.local_name, ask.keyword);
    let mut line = cx.labelled(&lead, &ask.text);
    if let Some(roll) = &ask.roll {
        let args = [
            ("count", roll.rolls.into()),
            ("die", roll.die.into()),
            ("at", roll.at.into()),
            ("who", roll.by.as_str().into()),
        ];
        line.push_str(&format!(" {}", cx.say("play-ask-roll", &args)));
    }
    if ask.must {
        line.push_str(&format!(" {}", cx.say("play-ask-must", &[])));
    }
    line
}

fn hits(figure: &PlayFigure) -> String {
    match (figure.hp_left, figure.hp) {
        (Some(left), Some(hp)) => format!("{left} / {hp}"),
        _ if figure.damage > 0 => format!("-{}", figure.damage),
        _ => String::new(),
    }
}

/// Describes a figure: its state, activation, conditions and counters.
fn state(cx: &Context, figure: &PlayFigure) -> String {
    let word = match figure.state {
        PlayWhere::InPlay if figure.activated => Some("play-activated"),
        PlayWhere::InPlay => None,
        PlayWhere::Defeated => Some("play-defeated"),
        PlayWhere::Fled => Some("play-fled"),
        PlayWhere::Replaced => Some("play-replaced"),
    };
    let mut parts: Vec<_> = word.map(|key| cx.say(key, &[])).into_iter().collect();
    if figure.in_play {
        parts.extend(figure.condition_names.iter().cloned());
        if figure.shaken {
            parts.push(cx.say("play-shaken", &[]));
        }
        parts.extend(figure.counters.iter().map(|c| format!("{}: {}", c.counter_name, c.left)));
        if figure.spaces > 0 {
            parts.push(cx.say("play-spaces", &[("count", figure.spaces.into())]));
        }
    }
    parts.join(" · ")
}
