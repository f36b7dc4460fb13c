//! `muster squad count`, `random`, `fits` and `fill`.

use muster_app::Error;
use muster_app::base::speaker::Speaker;
use muster_app::collection::RowFault;
use muster_app::counting::{
    self, Chance, CountAnswer, CountRequest, FillFor, FillRequest, PurchaseAnswer, RoomRequest, Stop,
};
use muster_app::squads::{CheckRequest, CheckedSquad};

use super::collection::{place, row_said};
use crate::args::{Best, Counted};
use crate::context::Context;
use crate::layout::{Table, wrapped};
use crate::reply::{Reply, exit};
use crate::report;

/// The maximum number of figures listed.
const SHOWN: usize = 40;

fn request(cx: &Context, args: Counted) -> Result<CountRequest, Error> {
    let Counted { game, format, points, faction, collection, owned, with, without } = args;
    let game = cx.game_id(game.as_ref())?;
    Ok(CountRequest { game, format, points, faction, collection, owned, with, without, by_size: false })
}

pub(super) fn count(cx: &mut Context, args: Counted, by_size: bool) -> Result<Reply, Error> {
    let request = CountRequest { by_size, ..request(cx, args)? };
    let answer = counting::count(&mut cx.session, request)?(&Stop::default())?;
    let code = if answer.faults.is_empty() { exit::GOOD } else { exit::UNSURE };
    Ok(cx.reply(code, &answer, || text(cx, &answer)))
}

fn text(cx: &Context, answer: &CountAnswer) -> String {
    let Ok(game) = cx.session.game(answer.game.as_str()) else { return String::new() };
    let speaker = Speaker::new(&cx.session.words, &game, &game.names);
    let points = answer.points.map_or_else(|| "none".to_owned(), |p| p.to_string());
    let format = speaker.format(&answer.format);
    let mut out = speaker.say("count-heading", &[("format", format.into()), ("points", points.into())]);
    let mut line = |text: String| out.push_str(&format!("\n{text}"));
    let number = |digits: &str| vec![("count", grouped(digits).into())];
    if answer.legal_squads == "0" {
        line(speaker.say("count-none", &[]));
    } else {
        line(speaker.say("count-squads", &number(&answer.legal_squads)));
    }
    if !answer.barred_by.is_empty() {
        let rules: Vec<_> = answer.barred_by.iter().map(ToString::to_string).collect();
        line(speaker.say("count-barred-by", &[("rules", rules.join(", ").into())]));
    }
    if let Some(full) = answer.at_limit.as_ref().filter(|n| *n != "0") {
        line(speaker.say("count-at-limit", &number(full)));
    }
    if answer.factions.len() > 1 {
        line(speaker.say("count-by-faction", &[]));
        let mut table = Table::new(&[1]);
        let factions = game.catalogue.game().factions.iter();
        for (faction, count) in factions.filter_map(|f| Some((f, answer.by_faction.get(&f.name)?))) {
            table.row([speaker.naming().faction(&faction.id), grouped(count)]);
        }
        line(table.draw().trim_end().to_owned());
    }
    if answer.with_decks {
        line(speaker.say("count-with-decks", &[]));
    }
    if answer.no_more_attached {
        line(speaker.say("count-no-attachments", &[]));
    }
    if !answer.by_size.is_empty() {
        line(speaker.say("count-by-size", &[]));
        let mut table = Table::new(&[0, 1]);
        for (members, count) in &answer.by_size {
            table.row([members.to_string(), grouped(count)]);
        }
        line(table.draw().trim_end().to_owned());
    }
    out + &left_out(cx, &speaker, &answer.faults)
}

/// Reports the rows of a file that were left out.
fn left_out(cx: &Context, speaker: &Speaker<'_>, faults: &[RowFault]) -> String {
    if faults.is_empty() {
        return String::new();
    }
    let heading = cx.say("count-rows-left-out", &[("count", faults.len().into())]);
    let rows = faults.iter().map(|f| row_said(cx, place(f), &f.message(speaker)));
    std::iter::once(heading).chain(rows).map(|line| format!("\n{line}")).collect()
}

/// Groups digits by three, which suits every supported language.
pub(super) fn grouped(digits: &str) -> String {
    let mut out = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push('\u{a0}');
        }
        out.push(digit);
    }
    out
}

pub(super) fn random(cx: &mut Context, args: Counted, chance: Chance) -> Result<Reply, Error> {
    let request = request(cx, args)?;
    match counting::draw(&mut cx.session, &request, chance)? {
        Some((draft, balanced)) => {
            let game = cx.session.game(&request.game)?;
            let checked = cx.session.muster.check_draft(game, draft, &CheckRequest::default())?;
            let note = if chance.balanced && !balanced { unbalanced(cx, &checked) } else { String::new() };
            Ok(report::reply(cx, &checked).saying(&note))
        }
        None => {
            let answer = counting::count(&mut cx.session, request)?(&Stop::default())?;
            Ok(Reply { code: exit::ILLEGAL, ..cx.reply(exit::ILLEGAL, &answer, || text(cx, &answer)) })
        }
    }
}

pub(super) fn fits(cx: &mut Context, squad: &str, request: &CheckRequest) -> Result<Reply, Error> {
    let checked = cx.session.muster.check_any(squad, request)?;
    let request = RoomRequest { draft: checked.source.draft.clone(), mine: false };
    let room = counting::room(&mut cx.session, request)?(&Stop::default())?;
    let unread = report::unread(cx, &checked);
    let done = cx.reply(exit::GOOD, &room, || {
        let speaker = Speaker::new(&cx.session.words, &checked.game, &checked.game.names);
        let mut out = speaker.say("count-fits", &[("figures", room.figures.into())]);
        let mut table = Table::new(&[]);
        for fit in room.fits.iter().take(SHOWN) {
            let numbers =
                [("legal", grouped(&fit.legal_squads).into()), ("full", grouped(&fit.at_limit).into())];
            table.row([speaker.figure(&fit.figure), speaker.say("count-fits-row", &numbers)]);
        }
        out.push_str(&format!("\n{}", table.draw()));
        if room.figures > SHOWN {
            out.push_str("…\n");
        }
        if room.no_more_attached {
            out.push_str(&format!("{}\n", speaker.say("count-no-attachments", &[])));
        }
        format!("{out}{}", speaker.say("count-fits-full", &[("count", room.filling_exactly.into())]))
    });
    Ok(done.but(&unread))
}

pub(super) fn fill(
    cx: &mut Context,
    squad: &str,
    request: &CheckRequest,
    best: Best,
    top: u8,
    balanced: bool,
    prices: Option<&str>,
) -> Result<Reply, Error> {
    let checked = cx.session.muster.check_any(squad, request)?;
    let best = match best {
        Best::Points => FillFor::Points,
        Best::Activations => FillFor::Activations,
        Best::Endurance => FillFor::Endurance,
        Best::Owned => FillFor::Owned,
        Best::Price => FillFor::Price,
    };
    let (draft, prices) = (checked.source.draft.clone(), prices.map(str::to_owned));
    let request = FillRequest { draft, best, mine: false, balanced, prices, top: top.into() };
    let fillings = counting::fill(&mut cx.session, request)?(&Stop::default())?;
    let (found, faults) = (&fillings.rows, &fillings.faults);
    let unread = report::unread(cx, &checked);
    let code = match (found.is_empty(), faults.is_empty()) {
        (true, _) => exit::ILLEGAL,
        (false, false) => exit::UNSURE,
        (false, true) => exit::GOOD,
    };
    let done = cx.reply(code, &fillings, || {
        let speaker = Speaker::new(&cx.session.words, &checked.game, &checked.game.names);
        if found.is_empty() {
            return speaker.say("count-none", &[]);
        }
        let mut out = String::new();
        for one in found {
            let add = one.add.iter().map(|a| format!("{} {}", a.count, a.local_name));
            let add = add.collect::<Vec<_>>().join(", ");
            let left = one.left.map_or_else(|| "none".into(), muster_app::base::words::Value::from);
            let nobody = if one.add.is_empty() { "yes" } else { "no" };
            let args = [
                ("figures", add.into()),
                ("left", left),
                ("nobody", nobody.into()),
                ("value", one.value.into()),
            ];
            out.push_str(&format!("{}\n", wrapped(&speaker.say("count-fill", &args), 2)));
            for choice in &one.setup {
                let args = [
                    ("ability", speaker.naming().ability(&choice.ability).into()),
                    ("chosen", speaker.figure(&choice.chosen).into()),
                    ("holder", speaker.figure(&choice.holder).into()),
                ];
                out.push_str(&format!("{}\n", wrapped(&speaker.say("fix-choice", &args), 4)));
            }
        }
        if fillings.no_more_attached {
            out.push_str(&speaker.say("count-no-attachments", &[]));
        }
        out + &left_out(cx, &speaker, faults)
    });
    let note = if balanced && !fillings.balanced { unbalanced(cx, &checked) } else { String::new() };
    Ok(done.but(&unread).saying(&note))
}

/// Reports that no balanced squads exist.
fn unbalanced(cx: &Context, checked: &CheckedSquad) -> String {
    let speaker = Speaker::new(&cx.session.words, &checked.game, &checked.game.names);
    format!("{}\n", speaker.say("count-unbalanced", &[]))
}

pub(super) fn gap(cx: &mut Context, args: Counted) -> Result<Reply, Error> {
    let request = request(cx, args)?;
    let answer = counting::gap(&mut cx.session, request)?(&Stop::default())?;
    let code = if answer.faults.is_empty() { exit::GOOD } else { exit::UNSURE };
    Ok(cx.reply(code, &answer, || {
        let Ok(game) = cx.session.game(answer.game.as_str()) else { return String::new() };
        let speaker = Speaker::new(&cx.session.words, &game, &game.names);
        let mut out = speaker.say("count-squads", &[("count", grouped(&answer.legal_squads).into())]);
        if answer.no_more_attached {
            out.push_str(&format!("\n{}", speaker.say("count-no-attachments", &[])));
        }
        let kinds = [
            ("count-gap-squads", &answer.squads),
            ("count-gap-figures", &answer.figures),
            ("count-gap-pairs", &answer.pairs),
            ("count-gap-sets", &answer.sets),
            ("count-gap-set-pairs", &answer.set_pairs),
            ("count-gap-nearest", &answer.nearest),
        ];
        for (heading, purchases) in kinds.into_iter().filter(|(_, all)| !all.is_empty()) {
            out.push_str(&format!("\n\n{}", speaker.say(heading, &[])));
            let mut table = Table::new(&[]);
            for purchase in purchases {
                table.row([purchase.local_names.join(" + "), good_for(&speaker, purchase)]);
            }
            out.push_str(&format!("\n{}", table.draw().trim_end()));
        }
        out + &left_out(cx, &speaker, &answer.faults)
    }))
}

/// Describes the benefit of a purchase in a line.
fn good_for(speaker: &Speaker<'_>, purchase: &PurchaseAnswer) -> String {
    let uses = purchase.uses.sentences.join("; ");
    let opens = || speaker.say("count-gap-row", &[("count", grouped(&purchase.opens).into())]);
    match (uses.is_empty(), purchase.opens == "0") {
        (true, _) => opens(),
        (false, true) => uses,
        (false, false) => speaker.say("count-gap-both", &[("uses", uses.into()), ("opens", opens().into())]),
    }
}
