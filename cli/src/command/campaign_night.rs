//! `muster campaign night`: a mission in progress.

use muster_app::Error;
use muster_app::campaigns::{
    self, CardAnswer, GroupAnswer, LineAnswer, NightAnswer, NightHero, NightRequest, Reveal, TapRequest,
    ThreatAnswer, Typed, UndoTap, quoted,
};

use super::campaign_opponent as opponent;

use crate::context::Context;
use crate::layout::{BOLD, Table, styled};
use crate::reply::{Reply, exit};
use crate::terminal::one_line;

/// Shows a mission in progress, or records a tap.
pub(super) fn run(
    cx: &mut Context,
    campaign: String,
    mission: Option<String>,
    tap: Option<&str>,
    values: &[String],
    reveal: Reveal,
) -> Result<Reply, Error> {
    let mut at = of_mission(cx, campaign, mission, reveal)?;
    let Some(tap) = tap else {
        let night = campaigns::night(&mut cx.session, at)?;
        return Ok(cx.reply(exit::GOOD, &night, || whole(cx, &night)));
    };
    let night = match campaigns::tap_of(&mut cx.session, &mut at, tap, values)? {
        Typed::Tap(tap) => campaigns::tap(&mut cx.session, TapRequest { at, taps: None, tap })?,
        Typed::Undo => campaigns::undo_tap(&mut cx.session, UndoTap { at, taps: None })?,
        Typed::Redo => campaigns::redo_tap(&mut cx.session, UndoTap { at, taps: None })?,
        Typed::Surges(request) => {
            let answer = campaigns::night_surges(&mut cx.session, *request)?;
            let code = if answer.refused.is_some() { exit::ILLEGAL } else { exit::GOOD };
            let told = answer.refused.clone().unwrap_or_else(|| answer.told.clone());
            return Ok(cx.reply(code, &answer, || format!("{}\n", one_line(&told))));
        }
    };
    let code = if night.refused.is_some() { exit::ILLEGAL } else { exit::GOOD };
    Ok(cx.reply(code, &night, || match (&night.refused, &night.done) {
        (Some(refused), _) => format!("{}\n", one_line(refused)),
        (None, done) => {
            let done = done.as_deref().unwrap_or_default();
            let round = matches!(tap, "round").then(|| status(cx, &night)).unwrap_or_default();
            let why = opponent::weighed(cx, tap, &night);
            format!("{}\n{why}{}{round}{}", one_line(done), standing(cx, &night), due(cx, &night))
        }
    }))
}

/// Finds a mission of a campaign by name.
pub(super) fn of_mission(
    cx: &mut Context,
    campaign: String,
    mission: Option<String>,
    reveal: Reveal,
) -> Result<NightRequest, Error> {
    let mut at = NightRequest { id: campaign, mission: None, reveal };
    if let Some(mission) = mission {
        campaigns::tap_of(&mut cx.session, &mut at, "begin", &[mission])?;
    }
    Ok(at)
}

/// Summarises the state of the mission in a line or two.
fn standing(cx: &Context, night: &NightAnswer) -> String {
    let round = cx.say("night-round", &[("round", night.round.into())]);
    let threat = night.threat.as_ref().map(|threat| said(cx, threat));
    let heroes = night.heroes.iter().filter(|hero| hero.state > 0);
    let heroes = heroes.map(|hero| told(cx, &hero.hero_name, hero.state_name.clone()));
    let counted = night.counters.iter().filter(|counter| counter.count > 0);
    let counted = counted.map(|counter| told(cx, &counter.counter_name, counter.count.to_string()));
    let ends = night.ends.iter().cloned();
    let parts: Vec<_> =
        std::iter::once(round).chain(threat).chain(heroes).chain(counted).chain(ends).collect();
    format!("{}\n", one_line(&parts.join(" · ")))
}

/// Lists what is done at the end of a round.
fn status(cx: &Context, night: &NightAnswer) -> String {
    let steps = (1..).zip(&night.status).map(|(number, step)| format!("  {number}. {}\n", one_line(step)));
    let steps = steps.collect::<String>();
    if steps.is_empty() { steps } else { format!("{}\n{steps}", cx.say("night-status", &[])) }
}

/// Reminds of what should have happened by now, and of what decides the mission.
fn due(cx: &Context, night: &NightAnswer) -> String {
    let now = cx.say("night-due", &[]);
    let lines = night.lines.iter().filter(|line| line.due);
    lines.map(|line| format!("{}\n", cx.labelled(&now, &noted(line)))).collect()
}

fn noted(line: &LineAnswer) -> String {
    let text = one_line(&line.text);
    if line.when_name.is_empty() { text.to_string() } else { format!("{}: {text}", line.when_name) }
}

fn told(cx: &Context, name: &str, what: String) -> String {
    cx.say("night-told", &[("name", name.into()), ("what", what.into())])
}

fn said(cx: &Context, threat: &ThreatAnswer) -> String {
    let args = [
        ("name", threat.threat_name.as_str().into()),
        ("now", threat.now.into()),
        ("level", threat.level.into()),
    ];
    let said = cx.say("night-threat", &args);
    if threat.tokens == 0 {
        return said;
    }
    let tokens = cx.say("night-threat-tokens", &[("tokens", threat.tokens.into())]);
    format!("{said} ({tokens})")
}

fn whole(cx: &Context, night: &NightAnswer) -> String {
    let Some(mission) = &night.mission else {
        let choices = night
            .choices
            .iter()
            .map(|choice| format!("  muster campaign night {} begin {}\n", quoted(&night.name), choice.id));
        return format!("{}\n{}", cx.say("night-none", &[]), choices.collect::<String>());
    };
    let head = styled(&one_line(&mission.mission_name).to_string(), BOLD, cx.colour);
    let mut out = format!("{head} · {}\n", one_line(&mission.brief));
    if night.over {
        out.push_str(&format!("{}\n", cx.say("night-over", &[])));
    } else if !night.begun {
        out.push_str(&format!("{}\n", cx.say("night-not-begun", &[])));
    } else {
        out.push_str(&standing(cx, night));
    }
    if let Some(threat) = &night.threat {
        let ahead = threat.ahead.iter().map(|ahead| {
            let round = cx.say("night-round", &[("round", ahead.round.into())]);
            told(cx, &round, ahead.threat.to_string())
        });
        let ahead = ahead.collect::<Vec<_>>().join(" · ");
        out.push_str(&format!("{}\n", cx.labelled(&cx.say("night-ahead", &[]), &ahead)));
    }
    out.push_str(&opponent::turn(night));
    let mut part = |key: &str, table: &Table| {
        if !table.is_empty() {
            out.push_str(&format!("\n{}\n{}", styled(&cx.say(key, &[]), BOLD, cx.colour), table.draw()));
        }
    };
    part("night-groups", &groups(cx, &night.groups));
    part("night-waiting", &opponent::waiting(cx, night));
    let mut heroes = Table::new(&[]);
    for hero in &night.heroes {
        heroes.row([
            hero.hero_name.clone(),
            hero.state_name.clone(),
            fares(cx, night, hero),
            hero.hand.join(", "),
        ]);
    }
    part("night-heroes", &heroes);
    let mut lines = Table::new(&[0]);
    for line in night.lines.iter().filter(|line| line.happened.is_none()) {
        let due = if line.due { cx.say("night-due", &[]) } else { String::new() };
        lines.row([line.line.to_string(), noted(line), due]);
    }
    part("night-lines", &lines);
    let mut counted = Table::new(&[1]);
    for counter in &night.counters {
        let most = counter.most.map(|most| format!(" / {most}")).unwrap_or_default();
        counted.row([counter.counter_name.clone(), format!("{}{most}", counter.count)]);
    }
    for held in &night.hand {
        counted.row([held.supply_name.clone(), held.hero_name.clone()]);
    }
    part("night-told-heading", &counted);
    let mut allies = Table::new(&[]);
    for ally in night.allies.iter().filter(|ally| !ally.joined) {
        let args = [("name", ally.ally_name.as_str().into()), ("threat", ally.threat.into())];
        allies.row([ally.ally.to_string(), cx.say("night-ally", &args)]);
    }
    part("night-allies", &allies);
    part("night-held", &opponent::held(night));
    part("night-open", &open(cx, &night.cards));
    if let Some(playing) = opponent::playing(cx, night) {
        out.push_str(&format!("\n{playing}"));
    }
    if !night.result.step.is_empty() && !night.over {
        let step = format!("muster campaign do {} {}…", quoted(&night.name), night.result.step);
        out.push_str(&format!("\n{}\n", cx.labelled(&cx.say("night-result", &[]), &step)));
    }
    out
}

fn cost(cx: &Context, key: &str, cost: Option<u32>) -> String {
    cost.map(|cost| cx.say(key, &[("cost", cost.into())])).unwrap_or_default()
}

/// Says how a hero fares: damage, strain, conditions, and whether the hero was activated.
fn fares(cx: &Context, night: &NightAnswer, hero: &NightHero) -> String {
    let suffered = |name: &str, amount: u32, most: Option<u32>| {
        let most = most.map_or_else(|| "?".to_owned(), |most| most.to_string());
        let args = [("name", name.into()), ("amount", amount.into()), ("most", most.into())];
        (amount > 0).then(|| cx.say("night-suffered", &args))
    };
    let damage = suffered(&night.damage_name, hero.damage, hero.health);
    let strain = suffered(&night.strain_name, hero.strain, hero.endurance);
    let conditions = hero.conditions.iter().map(|condition| condition.name.clone());
    let acted = (hero.acted > 0).then(|| cx.say("night-acted", &[]));
    damage.into_iter().chain(strain).chain(conditions).chain(acted).collect::<Vec<_>>().join(" · ")
}

/// Says how a group fares: damage, conditions, and whether it was activated.
fn hurt(cx: &Context, group: &GroupAnswer) -> String {
    let damage = group.damage.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let damage = (!damage.is_empty()).then(|| cx.say("night-hurt", &[("damage", damage.into())]));
    let conditions = group.conditions.iter().map(|condition| condition.name.clone());
    let acted = group.acted.then(|| cx.say("night-acted", &[]));
    damage.into_iter().chain(conditions).chain(acted).collect::<Vec<_>>().join(" · ")
}

fn groups(cx: &Context, groups: &[GroupAnswer]) -> Table {
    let mut table = Table::new(&[0]);
    for group in groups.iter().filter(|group| group.figures > 0) {
        let args = [("figures", group.figures.into()), ("size", group.size.into())];
        table.row([
            group.group.to_string(),
            group.card_name.clone(),
            cx.say("night-figures", &args),
            cost(cx, "night-reinforcement", group.reinforcement),
            hurt(cx, group),
        ]);
    }
    table
}

fn open(cx: &Context, cards: &[CardAnswer]) -> Table {
    let mut table = Table::new(&[]);
    for card in cards.iter().filter(|card| card.open) {
        let mark = if card.affordable { "*" } else { "" };
        table.row([
            mark.to_owned(),
            card.card_name.clone(),
            cost(cx, "night-cost", card.cost),
            cost(cx, "night-reinforcement", card.reinforcement),
        ]);
    }
    table
}
