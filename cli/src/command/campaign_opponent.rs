//! `muster campaign night`: whose turn it is, groups that wait, cards that were used, and the side that Muster plays.

use muster_app::campaigns::{NightAnswer, WaitingAnswer};

use crate::context::Context;
use crate::layout::Table;
use crate::terminal::one_line;

/// Lists the groups that wait, and the cards at hand: by name if they were asked for, else how many there are.
pub(super) fn waiting(cx: &Context, night: &NightAnswer) -> Table {
    let mut table = Table::new(&[]);
    let hand = night.at_hand.as_ref().map(|hand| hand.iter().map(|card| card.card_name.clone()));
    let waiting = night.waiting.iter().map(|waiting: &WaitingAnswer| waiting.card_name.clone());
    let mut row = |key: &str, all: Vec<String>| {
        let names: Vec<_> = all.iter().filter(|name| !name.is_empty()).cloned().collect();
        let secret = all.len() - names.len();
        let secret = (secret > 0).then(|| cx.say("night-secret-groups", &[("count", secret.into())]));
        let all: Vec<_> = names.into_iter().chain(secret).collect();
        let all = if all.is_empty() { cx.say("night-groups-none", &[]) } else { all.join(", ") };
        table.row([cx.say(key, &[]), all]);
    };
    if !night.waiting.is_empty() {
        row("night-reserve", waiting.collect());
    }
    if let Some(hand) = hand {
        row("night-at-hand", hand.collect());
    }
    table
}

/// Lists the cards that were used or lent.
pub(super) fn held(night: &NightAnswer) -> Table {
    let mut table = Table::new(&[]);
    for held in night.held.iter().filter(|held| held.lent.is_some() || held.lies != Default::default()) {
        let lent = if held.lent.is_some() { format!("→ {}", held.lent_name) } else { String::new() };
        table.row([held.card_name.clone(), held.hero_name.clone(), held.lies_name.clone(), lent]);
    }
    table
}

/// Says whose turn it is, and who can still be activated in this round.
pub(super) fn turn(night: &NightAnswer) -> String {
    let Some(turn) = &night.turn else { return String::new() };
    let sides = turn.sides.iter().map(|side| &side.told).filter(|told| !told.is_empty());
    std::iter::once(&turn.told).chain(sides).map(|told| format!("{}\n", one_line(told))).collect()
}

/// Says how Muster plays: the level, whom it activates next, and what the last group does.
pub(super) fn playing(cx: &Context, night: &NightAnswer) -> Option<String> {
    let opponent = night.opponent.as_ref()?;
    let playing = opponent.playing.as_ref()?;
    let args = [("side", opponent.side_name.as_str().into()), ("name", playing.level_name.as_str().into())];
    let mut told = format!("{}\n", cx.say("night-playing", &args));
    if playing.next.is_some() {
        let args = [("name", playing.next_name.as_str().into()), ("why", playing.next_why.as_str().into())];
        let next = cx.say("night-playing-next", &args);
        told.push_str(&format!("{next}\n"));
    }
    if !playing.untold.is_empty() {
        told.push_str(&format!("{}\n", one_line(&playing.untold)));
    }
    if let Some(orders) = &playing.orders {
        told.push_str(&format!("{}\n", one_line(&orders.sentence)));
    }
    Some(told)
}

/// Says what Muster weighed for its last tap.
pub(super) fn weighed(cx: &Context, tap: &str, night: &NightAnswer) -> String {
    let Some(playing) = night.opponent.as_ref().and_then(|opponent| opponent.playing.as_ref()) else {
        return String::new();
    };
    if tap == "order" {
        let weighed = playing.orders.iter().flat_map(|orders| &orders.weighed);
        let lines = weighed.map(|one| {
            let args = [
                ("name", one.whom_name.as_str().into()),
                ("range", one.range.into()),
                ("assumed", if one.assumed { "yes" } else { "no" }.into()),
                ("told", one.told.as_str().into()),
            ];
            format!("  {}\n", one_line(&cx.say("night-weighed-target", &args)))
        });
        return lines.collect();
    }
    if tap != "spend" && tap != "choose" {
        return String::new();
    }
    let mut told = String::new();
    if !playing.untold.is_empty() {
        told.push_str(&format!("{}\n", one_line(&playing.untold)));
    }
    // Of groups that are chosen in secret nothing is told.
    let told_of = playing.decided.iter().filter(|act| !act.among.is_empty() || tap == "spend");
    for act in told_of {
        told.push_str(&format!("{}\n", one_line(&act.sentence)));
        for one in &act.among {
            let mark = if one.drawn { "*" } else { " " };
            let args = [
                ("choice", one.choice.as_str().into()),
                ("share", (one.share.saturating_add(5) / 10).into()),
                ("damage", tenths(cx, one.strikes).into()),
                ("health", one.stands.into()),
                ("cost", one.cost.into()),
            ];
            told.push_str(&format!("  {mark} {}\n", one_line(&cx.say("night-weighed-choice", &args))));
        }
        if act.secret {
            told.push_str(&format!("    {}\n", cx.say("night-secret-choices", &[])));
        }
    }
    told
}

/// Writes thousandths with one decimal.
fn tenths(cx: &Context, thousandths: u32) -> String {
    let tenths = thousandths.saturating_add(50) / 100;
    cx.say("night-tenths", &[("whole", (tenths / 10).into()), ("tenths", (tenths % 10).into())])
}
