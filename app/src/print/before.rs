//! The checklist before a game: setup steps of both sides, abilities to remember, side lists to have ready, and
//! what to bring.

use muster_rules::figure::Figure;
use muster_rules::game::Stat as StatColumn;
use muster_rules::play::facts::{Counter, Play, StepWhen, Whose};
use muster_rules::play::id::ConditionId;

use super::reference::line;
use super::sheet::own;
use super::sheet_row::is_fielded;
use crate::base::speaker::Speaker;
use crate::card::is_unknown;
use crate::squads::{CheckedSquad, lists_beside};

/// Returns one sentence per item.
pub(super) fn before(speaker: &Speaker<'_>, checked: &CheckedSquad) -> Vec<String> {
    let glossary = &speaker.game.explained.glossary;
    let table = glossary.summary().table.iter().filter_map(|id| glossary.term(id));
    let table = table.map(|term| line(speaker, term).text).filter(|text| !text.is_empty());
    let mut table: Vec<_> = table.collect();
    if table.is_empty() {
        table.extend(steps(speaker, checked));
    }
    let reminders = checked.report.findings.iter().filter(|f| f.message == "setup-remember");
    let reminders = reminders.map(|finding| speaker.sentence(finding));
    let beside = lists_beside(checked).into_iter().filter(|list| !list.members.is_empty()).map(|list| {
        let count: u32 = list.members.iter().map(|member| member.count).sum();
        let args = [
            ("list", list.title(speaker).into()),
            ("holder", speaker.figure(list.holder).into()),
            ("count", count.into()),
        ];
        speaker.say("sheet-before-list", &args)
    });
    let mut all: Vec<_> = table.into_iter().chain(reminders).chain(beside).collect();
    all.extend(brought(speaker, checked));
    all
}

/// Returns the setup steps that players perform themselves, used if the glossary has no terms for them.
fn steps(speaker: &Speaker<'_>, checked: &CheckedSquad) -> Vec<String> {
    let figures = || own(&checked.report).filter_map(|m| speaker.game.catalogue.figure(&m.figure));
    let steps = speaker.game.play.iter().flat_map(|play| &play.steps);
    let steps = steps.filter(|step| step.when == StepWhen::Setup);
    let meant = steps.filter(|step| step.who.as_ref().is_none_or(|who| figures().any(|f| who.matches(f))));
    meant.map(|step| speaker.game_word("step", step.id.as_str(), &step.name)).collect()
}

/// Returns what to bring: figures with their cards, decks, dice, and markers.
fn brought(speaker: &Speaker<'_>, checked: &CheckedSquad) -> Option<String> {
    let mut things = Vec::new();
    let counted = |key: &str, count: i64| speaker.say(key, &[("count", count.into())]);
    let (fielded, tiles): (Vec<_>, Vec<_>) =
        own(&checked.report).partition(|member| is_fielded(speaker, &member.figure));
    let tiles = tiles.into_iter().map(|member| i64::from(member.count)).sum::<i64>();
    let (mut figures, mut cards) = (0, Vec::new());
    for member in fielded {
        let figure = speaker.game.catalogue.figure(&member.figure);
        match figure.map_or(1, |figure| figures_of(speaker, figure)) {
            0 => cards.push(speaker.figure(&member.figure)),
            each => figures += each * i64::from(member.count),
        }
    }
    if figures == 0 && cards.is_empty() {
        return None;
    }
    if figures > 0 {
        things.push(counted("sheet-bring-figures", figures));
    }
    if !cards.is_empty() {
        things.push(cards.join(" / "));
    }
    if tiles > 0 {
        let title = speaker.game_word("sheet", "tiles", &speaker.word("sheet-tiles"));
        let args = [("tiles", title.into()), ("count", tiles.into())];
        things.push(speaker.say("sheet-bring-tiles", &args));
    }
    things.extend(checked.report.decks.iter().filter(|deck| deck.cards > 0).map(|deck| speaker.deck(deck)));
    if let Some(play) = &speaker.game.play {
        things.extend(dice(speaker, play));
        // Counters ticked off on the sheet need no marker, nor do those of a side.
        let of_figures = |counter: &&Counter| counter.of == Whose::Figure && !counter.boxes;
        let counters = play
            .counters
            .iter()
            .filter(of_figures)
            .map(|counter| (counter.id.as_str(), counter.name.as_str()));
        // A condition that only describes a figure's position needs no marker.
        let ends = || play.modes.iter().flat_map(|mode| &mode.ends).filter_map(|end| end.across.as_ref());
        let is_place = |id: &ConditionId| ends().any(|across| across.condition == *id);
        let conditions = play.conditions.iter().filter(|condition| !is_place(&condition.id));
        let conditions = conditions.map(|condition| (condition.id.as_str(), condition.name.as_str()));
        let names = counters.chain(conditions).map(|(id, english)| speaker.game_word("play", id, english));
        let names: Vec<_> = names.collect();
        if !names.is_empty() {
            let names = names.join(" / ");
            things.push(speaker.say("sheet-bring-markers", &[("names", names.into())]));
        }
    }
    Some(speaker.say("sheet-bring", &[("things", things.join(" · ").into())]))
}

/// Returns the number of figures a card stands for: 0 for a card that only modifies others.
fn figures_of(speaker: &Speaker<'_>, figure: &Figure) -> i64 {
    let mut counted = speaker.data().stats.iter().filter(|column| column.per_box.is_some()).peekable();
    if counted.peek().is_none() {
        return 1;
    }
    let of_one = |column: &StatColumn| {
        let has = figure.stat(&column.id) != 0 || is_unknown(speaker, figure, column);
        if has { i64::from(column.bearers(figure)) } else { 0 }
    };
    counted.map(of_one).max().unwrap_or(1)
}

/// Returns the dice for initiative, morale, and dice turns.
fn dice(speaker: &Speaker<'_>, play: &Play) -> Vec<String> {
    let initiative = play.initiative.as_ref().and_then(|initiative| initiative.die);
    let mut faces: Vec<_> = initiative.into_iter().chain(play.morale.as_ref().map(|m| m.die)).collect();
    faces.sort_unstable();
    faces.dedup();
    let single = faces.into_iter().map(|die| speaker.say("sheet-bring-die", &[("die", die.into())]));
    let several = play.luck.as_ref().map(|luck| {
        speaker.say("sheet-bring-dice", &[("count", luck.dice.into()), ("die", luck.faces.into())])
    });
    single.chain(several).collect()
}
