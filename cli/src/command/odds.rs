//! `muster odds`

use muster_app::Error;
use muster_app::base::words::Value;
use muster_app::odds::{
    self, AllyAsked, AllyHow, AmountChance, LeftOutView, LuckOdds, OddsAnswer, OddsRequest, PoolOdds,
    RollOdds, SquadMeant, SquadOdds, SquadOddsRequest,
};

use crate::args::Odds;
use crate::context::Context;
use crate::layout::{QUIET, Table, styled, wrapped};
use crate::reply::{Reply, exit};
use crate::terminal::one_line;

pub(super) fn run(cx: &mut Context, mut args: Odds) -> Result<Reply, Error> {
    if let Some(squad) = args.squad.take() {
        return squads(cx, squad, args);
    }
    let answer = odds::odds(&mut cx.session, request(args))?;
    Ok(cx.reply(exit::GOOD, &answer, || match &answer {
        OddsAnswer::Roll(odds) => rolled(cx, odds),
        OddsAnswer::Pools(odds) => pooled(cx, odds),
        OddsAnswer::Luck(odds) => lucky(cx, odds),
        OddsAnswer::Test(odds) => {
            let chance = ("chance", share(cx, &odds.chance));
            let told = match odds.needed {
                None => cx.say("odds-test-sure", &[chance]),
                Some(needed) if odds.dice.is_empty() => {
                    cx.say("odds-test-roll", &[("needed", needed.into()), chance])
                }
                Some(needed) => {
                    let dice = ("dice", odds.dice.join(" + ").into());
                    cx.say("odds-test-dice", &[("needed", needed.into()), dice, chance])
                }
            };
            heading(cx, odds.figure.as_ref(), None) + &told
        }
    }))
}

/// Computes the odds for all pairs of figures from two squads.
fn squads(cx: &mut Context, squad: String, args: Odds) -> Result<Reply, Error> {
    let named = |file| SquadMeant { file, ..SquadMeant::default() };
    let request = SquadOddsRequest {
        game: args.game,
        attackers: named(Some(squad)),
        defenders: named(args.against_squad),
        given: (!args.given.is_empty()).then_some(args.given),
        cover: args.cover,
        near: Some(args.near),
        range: args.range,
    };
    let answer = odds::squad_odds(&mut cx.session, request)?;
    Ok(cx.reply(exit::GOOD, &answer, || everybody(cx, &answer)))
}

fn everybody(cx: &Context, odds: &SquadOdds) -> String {
    let mut table = Table::new(&[2, 3, 4]);
    let columns = ["odds-column-hits", "odds-column-average", "odds-column-defeats"];
    let heads = columns.map(|column| styled(&cx.say(column, &[]), QUIET, cx.colour));
    table.row([String::new(), String::new()].into_iter().chain(heads).collect::<Vec<_>>());
    for (attacker, row) in odds.attackers.iter().zip(&odds.cells) {
        for (defender, cell) in odds.defenders.iter().zip(row) {
            let numbers = cell.as_ref().map_or(["–", "–", "–"].map(str::to_owned), |cell| {
                let defeat =
                    cell.defeat.as_deref().map_or_else(|| "–".to_owned(), |defeat| percent(cx, defeat));
                [percent(cx, &cell.hit), decimal(cx, &cell.expected), defeat]
            });
            table.row([one_line(&attacker.name), one_line(&defender.name)].into_iter().chain(numbers));
        }
    }
    let mut out = table.draw() + &not_counted(cx, &odds.left_out);
    if !odds.unread.is_empty() {
        let lines: Vec<_> = odds.unread.iter().map(|line| one_line(line)).collect();
        let line = cx.say("odds-unread", &[("lines", lines.join(&cx.say("join", &[])).into())]);
        out.push_str(&format!("\n{}", wrapped(&line, 2)));
    }
    out
}

fn request(args: Odds) -> OddsRequest {
    let mut fighters = args.fighters.into_iter();
    let (first, second, third) = (fighters.next(), fighters.next(), fighters.next());
    // Accepts `A vs B`.
    let (attacker, defender) = match (second, third) {
        (Some(_), Some(third)) => (first, Some(third)),
        (second, _) => (first, second),
    };
    let some = |words: Vec<String>| (!words.is_empty()).then_some(words);
    OddsRequest {
        game: args.game,
        attacker,
        defender,
        given: some(args.given),
        goal: args.goal.and_then(|goal| goal.parse().ok()),
        attack: (!args.attack.is_empty()).then_some(args.attack),
        attacks: args.attacks,
        bonus: args.bonus,
        damage: args.damage,
        damage_bonus: args.damage_bonus,
        defense: args.defense,
        cover: args.cover,
        helpers: args.helpers,
        helping: some(args.helper),
        allies: beside(args.ally),
        against_allies: beside(args.against_ally),
        hp: args.hp,
        save: args.save,
        twin: args.twin.then_some(true),
        droid: args.droid.then_some(true),
        critical: args.critical,
        critical_times: args.critical_times,
        reduction: args.reduction,
        rerolls: args.rerolls,
        reroll_bonus: args.reroll_bonus,
        defense_rerolls: args.defense_rerolls,
        dice: args.dice,
        against: args.against,
        surge: some(args.surge),
        plus: some(args.plus),
        against_plus: some(args.against_plus),
        range: args.range,
        test: args.test,
        dc: args.dc,
        kept: args.kept,
        rolled: args.rolled,
        reach: args.reach,
        reading: some(args.reading),
    }
}

/// Parses other figures, `Grand Admiral Thrawn` or `Aayla Secura=adjacent`.
fn beside(names: Vec<String>) -> Option<Vec<AllyAsked>> {
    let one = |name: String| {
        let how = name
            .rsplit_once('=')
            .and_then(|(figure, how)| Some((figure.to_owned(), how.trim().parse().ok()?)));
        let (figure, how) = how.unwrap_or((name, AllyHow::Near));
        AllyAsked { figure, how }
    };
    (!names.is_empty()).then(|| names.into_iter().map(one).collect())
}

fn rolled(cx: &Context, odds: &RollOdds) -> String {
    let mut out = heading(cx, odds.attacker.as_ref(), odds.defender.as_ref());
    match odds.needed {
        Some(needed) => {
            let args = [("needed", needed.into()), ("chance", share(cx, &odds.hit))];
            out.push_str(&format!("{}\n", cx.say("odds-needed", &args)));
        }
        None => out.push_str(&format!("{}\n", cx.say("odds-sure", &[("chance", share(cx, &odds.hit))]))),
    }
    out.push_str(&format!("{}\n", cx.say("odds-attacks", &[("count", odds.attacks.into())])));
    out + &damage(cx, &odds.damage, &odds.expected, odds.defeat.as_ref()) + &not_counted(cx, &odds.left_out)
}

fn pooled(cx: &Context, odds: &PoolOdds) -> String {
    let mut out = heading(cx, odds.attacker.as_ref(), odds.defender.as_ref());
    let joined = |dice: &[String]| if dice.is_empty() { "–".to_owned() } else { dice.join(" + ") };
    let dice = [("dice", joined(&odds.dice).into()), ("against", joined(&odds.against).into())];
    out.push_str(&format!("{}\n", cx.say("odds-dice", &dice)));
    out.push_str(&format!("{}\n", cx.say("odds-miss", &[("chance", share(cx, &odds.miss))])));
    out + &damage(cx, &odds.damage, &odds.expected, odds.defeat.as_ref()) + &not_counted(cx, &odds.left_out)
}

fn lucky(cx: &Context, odds: &LuckOdds) -> String {
    let bust = [("dice", odds.dice.into()), ("chance", share(cx, &odds.bust))];
    let mut out = format!("{}\n", cx.say("odds-bust", &bust));
    if let Some(expected) = &odds.expected {
        out.push_str(&format!("{}\n", cx.say("odds-counted", &[("amount", average(cx, expected))])));
    }
    if let Some(advice) = &odds.advice {
        let args = [
            ("aside", shown(&advice.aside).into()),
            ("lying", shown(&advice.lying).into()),
            ("kept", if advice.lying.is_empty() { "no" } else { "yes" }.into()),
            ("roll", advice.roll.into()),
            ("amount", average(cx, &advice.expected)),
        ];
        out.push_str(&format!("{}\n", wrapped(&cx.say("odds-advice", &args), 2)));
    }
    let mut table = Table::new(&[1, 2]);
    let columns = ["odds-column-kept", "odds-column-counted", "odds-column-rolling", "odds-column-best"];
    table.row(columns.map(|column| styled(&cx.say(column, &[]), QUIET, cx.colour)));
    for row in &odds.policy {
        let best = cx.say(if row.roll { "odds-roll" } else { "odds-act" }, &[]);
        let kept = if row.kept.is_empty() { "–".to_owned() } else { shown(&row.kept) };
        table.row([kept, row.counted.to_string(), decimal(cx, &row.expected), best]);
    }
    out.push_str(&table.draw());
    for reading in &odds.readings {
        let line = format!("{}={} · {}", reading.id, reading.value, reading.message);
        out.push_str(&format!("{}\n", styled(&wrapped(&line, 2), QUIET, cx.colour)));
    }
    out + &not_counted(cx, &odds.left_out)
}

fn heading(
    cx: &Context,
    attacker: Option<&muster_app::base::named::Named>,
    defender: Option<&muster_app::base::named::Named>,
) -> String {
    match (attacker, defender) {
        (Some(attacker), Some(defender)) => {
            let names =
                [("attacker", attacker.name.as_str().into()), ("defender", defender.name.as_str().into())];
            format!("{}\n", cx.say("odds-heading", &names))
        }
        (Some(one), None) | (None, Some(one)) => format!("{}\n", one_line(&one.name)),
        (None, None) => String::new(),
    }
}

fn damage(cx: &Context, rows: &[AmountChance], expected: &str, defeat: Option<&String>) -> String {
    let mut table = Table::new(&[0, 1]);
    for AmountChance { amount, chance } in rows {
        table.row([amount.to_string(), percent(cx, chance), chance.clone()]);
    }
    let mut out = format!("{}\n{}", cx.say("odds-damage", &[]), table.draw());
    out.push_str(&format!("{}\n", cx.say("odds-expected", &[("amount", average(cx, expected))])));
    if let Some(defeat) = defeat {
        out.push_str(&format!("{}\n", cx.say("odds-defeat", &[("chance", share(cx, defeat))])));
    }
    out
}

fn not_counted(cx: &Context, left: &[LeftOutView]) -> String {
    let mut names: Vec<_> = left.iter().map(|one| one_line(&one.name)).collect();
    names.dedup();
    if names.is_empty() {
        return String::new();
    }
    let line = cx.say("odds-not-counted", &[("names", names.join(&cx.say("join", &[])).into())]);
    styled(&wrapped(&line, 2), QUIET, cx.colour)
}

/// Formats dice by their numbers.
fn shown(dice: &[u32]) -> String {
    dice.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Formats a probability as a percentage with the fraction.
fn share(cx: &Context, fraction: &str) -> Value<'static> {
    format!("{} ({fraction})", percent(cx, fraction)).into()
}

fn average(cx: &Context, fraction: &str) -> Value<'static> {
    format!("{} ({fraction})", decimal(cx, fraction)).into()
}

fn percent(cx: &Context, fraction: &str) -> String {
    format!("{}%", cx.decimal(100.0 * nearly(fraction), 1))
}

fn decimal(cx: &Context, fraction: &str) -> String {
    cx.decimal(nearly(fraction), 2)
}

/// Converts a fraction to a floating-point number.
fn nearly(fraction: &str) -> f64 {
    let (over, under) = fraction.split_once('/').unwrap_or((fraction, "1"));
    over.parse::<f64>().unwrap_or(0.0) / under.parse::<f64>().unwrap_or(1.0)
}
