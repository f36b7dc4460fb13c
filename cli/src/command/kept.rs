//! What every kind of kept thing has: `rename`, `remove`, `restore` and `list --removed`.

use muster_app::Error;
use muster_app::kept::{self, KeptKind, KeptRequest, KeptView, RemovedRequest, RenameKept};

use crate::context::{Context, short_id};
use crate::layout::Table;
use crate::reply::{Reply, exit};

pub(super) fn rename(cx: &mut Context, kind: KeptKind, id: String, name: String) -> Result<Reply, Error> {
    let renamed = kept::rename(&mut cx.session, RenameKept { kind, id, name })?;
    Ok(said(cx, "kept-renamed", &renamed))
}

/// Removes a thing, and says how to bring it back.
pub(super) fn remove(cx: &mut Context, kind: KeptKind, id: String) -> Result<Reply, Error> {
    let removed = kept::remove(&mut cx.session, KeptRequest { kind, id })?;
    let noun = match kind {
        KeptKind::Squad => "squad",
        KeptKind::Match => "match",
        KeptKind::Campaign => "campaign",
        KeptKind::Play => "play",
        KeptKind::Tournament => "tournament",
    };
    let command = format!("muster {noun} restore {}", removed.id);
    Ok(cx.reply(exit::GOOD, &removed, || {
        let done = cx.say("kept-removed", &[("name", named(cx, &removed).into())]);
        format!("{done}\n{}", cx.say("kept-bring-back", &[("command", command.into())]))
    }))
}

pub(super) fn restore(cx: &mut Context, kind: KeptKind, id: String) -> Result<Reply, Error> {
    let back = kept::bring_back(&mut cx.session, KeptRequest { kind, id })?;
    Ok(said(cx, "kept-back", &back))
}

pub(super) fn removed(cx: &mut Context, kind: KeptKind, game: Option<String>) -> Result<Reply, Error> {
    let things = kept::removed(&mut cx.session, RemovedRequest { kind, game })?;
    Ok(cx.reply(exit::GOOD, &things, || {
        let mut table = Table::new(&[]);
        for thing in &things.0 {
            let when = thing.deleted_at.map(|at| at.format("%Y-%m-%d %H:%M").to_string());
            table.row([short_id(&thing.id), named(cx, thing), when.unwrap_or_default()]);
        }
        if table.is_empty() { cx.say("kept-none-removed", &[]) } else { table.draw() }
    }))
}

fn said(cx: &Context, key: &str, thing: &KeptView) -> Reply {
    cx.reply(exit::GOOD, thing, || cx.say(key, &[("name", named(cx, thing).into())]))
}

/// Returns a thing's display name, also if it has none or its game isn't installed.
fn named(cx: &Context, thing: &KeptView) -> String {
    if thing.name.is_empty() {
        super::squad::unnamed(cx, Some(thing.game.as_str()))
    } else {
        thing.name.clone()
    }
}
