//! `muster squad …`

use std::path::Path;

use muster_app::Error;
use muster_app::counting::Chance;
use muster_app::kept::KeptKind;
use muster_app::share::{OwnStyle, ShareStyle, Shared, share};
use muster_app::squads::{
    self, Arrival, CheckRequest, CheckedSquad, LabelSquad, ListSquads, MemberView, SquadRequest,
};

use super::{kept, of_game, request};
use crate::args::Squad;
use crate::context::{Context, short_id};
use crate::layout::{Table, shortened};
use crate::reply::{Reply, exit};
use crate::report;

/// The maximum width of a name in a table.
const LONGEST: usize = 60;

pub(super) fn run(cx: &mut Context, command: Squad) -> Result<Reply, Error> {
    match command {
        Squad::Check { file, against, partner, opponent, account } => {
            let request = CheckRequest { partner, opponent, ..request(against) };
            let checked = cx.session.muster.check_any(&file, &request)?;
            let reply = report::reply(cx, &checked);
            let told = cx.session.say_squad(&checked).account.filter(|_| account && !cx.json);
            let told = told.map(|told| report::account(&told)).unwrap_or_default();
            Ok(Reply { out: told + &reply.out, ..reply })
        }
        Squad::Save { file, against, name } => {
            let mut checked = cx.session.muster.check_any(&file, &request(against))?;
            if let Some(name) = name {
                checked.source.draft.name = name;
            }
            let saved = cx.session.muster.save_squad(&checked)?;
            let verdict = report::reply(cx, &checked);
            // Lines that weren't understood are missing from the saved squad.
            let code = if checked.unread() == 0 { exit::GOOD } else { exit::UNSURE };
            let key = match saved.arrival {
                Arrival::New => "done-squad-saved",
                Arrival::Revised => "done-squad-updated",
                Arrival::Same => "done-squad-same",
                Arrival::Older => "done-squad-older",
                Arrival::Renamed => "done-squad-renamed",
                Arrival::Other => "done-squad-other",
            };
            let done = cx.reply(code, &saved, || {
                let name = format!(
                    "{} ({})",
                    named(cx, Some(checked.game.catalogue.game().id.as_str()), &saved.name),
                    short_id(&saved.id)
                );
                format!("{}{}", verdict.out, cx.say(key, &[("name", name.into())]))
            });
            Ok(Reply { note: verdict.note, ..done })
        }
        Squad::Count { counted, by_size } => super::counting::count(cx, counted, by_size),
        Squad::Random { counted, seed, full, balanced } => {
            super::counting::random(cx, counted, Chance { seed, full, balanced })
        }
        Squad::Fill { squad, game, best, top, balanced, prices } => {
            super::counting::fill(cx, &squad, &of_game(game), best, top, balanced, prices.as_deref())
        }
        Squad::Gap { counted } => super::counting::gap(cx, counted),
        Squad::Fits { squad, game } => super::counting::fits(cx, &squad, &of_game(game)),
        Squad::List { removed: true, game, .. } => kept::removed(cx, KeptKind::Squad, game),
        Squad::List { game, folder, tags, .. } => list(cx, ListSquads { game, folder, tags }),
        Squad::Tag { squad, add, remove, folder } => tag(cx, LabelSquad { id: squad, folder, add, remove }),
        Squad::Show { squad } => {
            let checked = cx.session.muster.check_saved(&squad, &CheckRequest::default())?;
            Ok(Reply { code: exit::GOOD, ..report::reply(cx, &checked) })
        }
        Squad::Export { squad, game, style, output } => write(cx, &squad, game, &style, output.as_deref()),
        Squad::Compare { first, second, game } => compared(cx, &first, &second, game),
        Squad::History { squad } => history(cx, squad),
        Squad::Rename { squad, name } => kept::rename(cx, KeptKind::Squad, squad, name),
        Squad::Restore { squad, revision: None } => kept::restore(cx, KeptKind::Squad, squad),
        Squad::Restore { squad, revision: Some(revision) } => {
            let restored = cx.session.muster.restore_squad(&squad, revision)?;
            let said = || cx.say("done-squad-updated", &[("name", named(cx, None, &restored.name).into())]);
            Ok(cx.reply(exit::GOOD, &restored, said))
        }
        Squad::Versions { squad, take_first, take_second, merge } => {
            let taken = super::versions::Taken { first: take_first, second: take_second };
            super::versions::of_squad(cx, squad, taken, merge)
        }
        Squad::Remove { squad } => kept::remove(cx, KeptKind::Squad, squad),
    }
}

/// Returns a squad's display name, also if it has none or its game isn't installed.
fn named(cx: &Context, game: Option<&str>, name: &str) -> String {
    if name.is_empty() { unnamed(cx, game) } else { name.to_owned() }
}

/// Returns what a squad without a name is called, in the words of its game.
pub(super) fn unnamed(cx: &Context, game: Option<&str>) -> String {
    let known = game.and_then(|id| cx.session.muster.game(Some(id)).ok());
    let words = known.map_or(cx.session.words, |game| cx.session.words.about(game.catalogue.game()));
    words.get("squad-unnamed", &[])
}

fn tag(cx: &mut Context, request: LabelSquad) -> Result<Reply, Error> {
    let squad = squads::label_squad(&mut cx.session, request)?;
    Ok(cx.reply(exit::GOOD, &squad, || {
        let folder =
            if squad.folder.is_empty() { cx.say("squad-no-folder", &[]) } else { squad.folder.clone() };
        let tags = if squad.tags.is_empty() { cx.say("squad-no-tags", &[]) } else { squad.tags.join(" · ") };
        let args =
            [("name", named(cx, None, &squad.name).into()), ("folder", folder.into()), ("tags", tags.into())];
        cx.say("done-squad-labelled", &args)
    }))
}

fn list(cx: &mut Context, request: ListSquads) -> Result<Reply, Error> {
    let list = squads::squads(&mut cx.session, request)?;
    Ok(cx.reply(exit::GOOD, &list, || {
        let mut table = Table::new(&[3]);
        for squad in &list.0 {
            let name = shortened(&named(cx, Some(squad.game.as_str()), &squad.name), LONGEST);
            let figures = cx.say("figures", &[("count", squad.figures.into())]);
            let saved = squad.updated.format("%Y-%m-%d %H:%M").to_string();
            let folder = if squad.folder.is_empty() { String::new() } else { format!("{}/", squad.folder) };
            let labels = [folder].into_iter().chain(squad.tags.iter().map(|t| format!("#{t}")));
            let labels = labels.filter(|l| !l.is_empty()).collect::<Vec<_>>().join(" ");
            table.row([short_id(&squad.uuid), name, squad.format.to_string(), figures, saved, labels]);
        }
        if table.is_empty() { cx.say("report-no-squads", &[]) } else { table.draw() }
    }))
}

fn write(
    cx: &mut Context,
    squad: &str,
    game: Option<String>,
    style: &str,
    output: Option<&Path>,
) -> Result<Reply, Error> {
    let checked = cx.session.muster.check_any(squad, &of_game(game))?;
    let style = ShareStyle::of(style);
    let shared = share(&mut cx.session, &checked, &style)?;
    let unread = report::unread(cx, &checked);
    let notes = match &shared {
        Shared::Text(text) => text.notes.iter().map(|note| format!("{note}\n")).collect(),
        Shared::Picture(_) => String::new(),
    };
    let done = match output {
        None if cx.json && style != ShareStyle::Own(OwnStyle::Json) => {
            cx.reply(exit::GOOD, &shared.into_text()?, String::new)
        }
        None => Reply::raw(shared.into_text()?.text),
        Some(path) => {
            cx.session.muster.save_file(path, shared.bytes())?;
            super::print::saved(cx, path)
        }
    };
    Ok(done.but(&unread).saying(&notes))
}

fn compared(cx: &mut Context, first: &str, second: &str, game: Option<String>) -> Result<Reply, Error> {
    let request = of_game(game);
    let a = cx.session.muster.check_any(first, &request)?;
    let b = cx.session.muster.check_any(second, &request)?;
    let found = squads::compare(&mut cx.session, &a, &b);
    let title = |squad: &CheckedSquad, name: &str| {
        let own = &squad.source.draft.name;
        if own.is_empty() { name.to_owned() } else { own.clone() }
    };
    let unread = report::unread(cx, &a) + &report::unread(cx, &b);
    let done = cx.reply(exit::GOOD, &found, || {
        let mut out = String::new();
        let mut part = |heading: String, members: &[MemberView]| {
            if !members.is_empty() {
                out.push_str(&format!("{heading}\n"));
                let mut table = Table::new(&[0]);
                for member in members {
                    table.row([member.count.to_string(), member.local_name.clone()]);
                }
                out.push_str(&table.draw());
            }
        };
        let only = |name: String| cx.say("compare-only-in", &[("name", name.into())]);
        part(only(title(&a, first)), &found.only_first);
        part(only(title(&b, second)), &found.only_second);
        part(cx.say("compare-in-both", &[]), &found.both);
        if found.only_first.is_empty() && found.only_second.is_empty() {
            let words = cx.session.words.about(a.game.catalogue.game());
            out.push_str(&format!("{}\n", words.get("compare-same", &[])));
        }
        let points = [("first", found.points[0].into()), ("second", found.points[1].into())];
        format!("{out}{}", cx.say("compare-points", &points))
    });
    Ok(done.but(&unread))
}

fn history(cx: &mut Context, squad: String) -> Result<Reply, Error> {
    let history = squads::squad_history(&mut cx.session, SquadRequest { id: squad })?;
    Ok(cx.reply(exit::GOOD, &history, || {
        let mut table = Table::new(&[0]);
        for revision in &history.0 {
            let made = revision.created.format("%Y-%m-%d %H:%M:%S").to_string();
            table.row([revision.number.to_string(), made]);
        }
        table.draw()
    }))
}
