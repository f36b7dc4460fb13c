//! `muster play …`: a game at the table.

use std::path::Path;

use muster_app::Error;
use muster_app::decode::{decode, read_input};
use muster_app::play::{self, PlayFigure, PlayView, PlayWhere, Record, RecordRequest};

use crate::args::Play;
use crate::context::{Context, Reply, exit};
use crate::layout::Table;
use crate::terminal::one_line;

pub(crate) fn run(cx: &mut Context, command: Play) -> Result<Reply, Error> {
    match command {
        Play::Run { record, game, keep_going } => {
            let record = read(&record)?;
            let request = RecordRequest { game, keep_going };
            let view = play::run(&mut cx.session, &record, &request)?;
            Ok(answer(cx, &view))
        }
    }
}

fn read(path: &Path) -> Result<Record, Error> {
    let file = path.display().to_string();
    let text = decode(&file, &read_input(path)?)?.text;
    Record::read(&file, &text)
}

/// A game as it stands: what was refused or not understood decides how it went.
fn answer(cx: &Context, view: &PlayView) -> Reply {
    let code = match (view.refused.is_empty(), view.unread.is_empty()) {
        (false, _) => exit::ILLEGAL,
        (true, false) => exit::UNSURE,
        (true, true) => exit::GOOD,
    };
    cx.reply(code, view, || {
        let mut out = if view.sides.is_empty() { String::new() } else { told(cx, view) };
        for line in &view.unread {
            let args = [
                ("side", line.side.as_str().into()),
                ("line", line.line.into()),
                ("text", line.text.as_str().into()),
            ];
            out.push_str(&format!("{}\n", cx.say("play-unread", &args)));
        }
        for refused in &view.refused {
            let args = [
                ("step", refused.step.into()),
                ("message", refused.message.as_str().into()),
                ("rule", refused.rule.as_str().into()),
            ];
            out.push_str(&format!("{}\n", cx.say("play-refused-step", &args)));
        }
        out
    })
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

fn hits(figure: &PlayFigure) -> String {
    match (figure.hp_left, figure.hp) {
        (Some(left), Some(hp)) => format!("{left} / {hp}"),
        _ if figure.damage > 0 => format!("-{}", figure.damage),
        _ => String::new(),
    }
}

/// What is to say of a figure: where it is, whether it was activated, what it suffers from and counts.
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
