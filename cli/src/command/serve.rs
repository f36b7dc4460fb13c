//! `muster serve`

use std::collections::BTreeSet;
use std::io::{IsTerminal as _, Read as _};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver};

use muster_app::api::wire::SharedSession;
use muster_app::base::door::Door;
use muster_app::base::error::Kind;
use muster_app::base::nothing::Nothing;
use muster_app::base::seat::{About, Seat};
use muster_app::base::session::Session;
use muster_app::phones::{
    self, GuestView, Invitation, InviteGuests, LetIn, MOST_GUESTS, PhonesFault, PhonesView, SeatOffer,
    SeatsRequest,
};
use muster_app::{Error, demo};
use muster_serve::{Page, Pages, PhoneDoor, kind_of};
use uuid::Uuid;

use crate::args::Serve;
use crate::context::Context;
use crate::reply::{Reply, exit};
use crate::terminal;

/// The files of the pages, by path.
static PAGES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/pages.rs"));

/// What the host is told.
enum Told {
    /// A command that has changed something.
    Command(String),
    /// The user wants to end it.
    End,
}

pub(super) fn run(cx: &mut Context, args: Serve) -> Result<Reply, Error> {
    if args.demo { demonstrate(cx, args) } else { serve(cx, args) }
}

/// Serves example data in a folder of its own, which is removed at the end.
fn demonstrate(cx: &mut Context, args: Serve) -> Result<Reply, Error> {
    let folder = std::env::temp_dir().join(format!("muster-demo-{}", Uuid::new_v4()));
    let words = cx.session.words;
    let own = std::mem::replace(&mut cx.session, Session::open(folder.clone()));
    cx.session.words = words;
    let served = demo::fill(&mut cx.session).and_then(|at_table| serve(cx, Serve { at_table, ..args }));
    // The example data is closed before its folder is removed.
    cx.session = own;
    // What can't be removed lies in the system's folder for what is of no use later.
    std::fs::remove_dir_all(&folder).ok();
    served
}

fn serve(cx: &mut Context, args: Serve) -> Result<Reply, Error> {
    if PAGES.is_empty() {
        return Err(PhonesFault::NoPages.into());
    }
    let offers = phones::seats(
        &mut cx.session,
        SeatsRequest { campaign: args.at_campaign, play: args.at_table, tournament: args.at_tournament },
    )?;
    let seats = chosen(offers.seats, &args.seats)?;
    let (tell, told) = mpsc::channel();
    let ends = std::io::stdin().is_terminal();
    if ends {
        let tell = tell.clone();
        std::thread::spawn(move || {
            // Enter, or the end of the input.
            let _ = std::io::stdin().read(&mut [0]);
            tell.send(Told::End)
        });
    }
    // What phones ask for is answered by a session of its own.
    let served = Arc::new(SharedSession::new(Session::open(cx.session.muster.dir().to_owned())));
    let pages = Pages::new(|path| {
        let (name, bytes) = PAGES.iter().find(|(name, _)| *name == path)?;
        Some(Page { bytes: (*bytes).into(), kind: kind_of(name).to_owned() })
    });
    let changed = move |command: &str| {
        // While it ends, there is nobody to tell.
        let _ = tell.send(Told::Command(command.to_owned()));
    };
    let dir = cx.session.muster.dir().to_owned();
    let door: Arc<dyn Door> = Arc::new(PhoneDoor::new(&served, dir, pages, Arc::new(changed)));
    served.set_door(door.clone());
    cx.session.door = Some(door);
    let request = LetIn { port: args.port, this_machine: args.this_machine };
    let view = phones::let_in(&mut cx.session, request)?;
    let mut invitations = Vec::new();
    for seat in seats {
        let guests = usual_guests(&seat);
        invitations.push(phones::invite(&mut cx.session, InviteGuests { seat, guests })?);
    }
    say(cx.reply(exit::GOOD, &invitations, || {
        let begun = if ends { "serve-begun" } else { "serve-begun-untended" };
        let address = view.addresses.first().map(String::as_str).unwrap_or_default();
        let mut text = cx.say(begun, &[("address", address.into())]);
        for one in &invitations {
            text.push_str(&invited(cx, one));
        }
        text
    }));
    for guest in &view.guests {
        say(cx.reply(exit::GOOD, guest, || came(cx, "serve-in", guest)));
    }
    attend(cx, &view, &told)?;
    phones::shut(&mut cx.session, Nothing {})?;
    Ok(cx.reply(exit::GOOD, &(), || cx.say("serve-ended", &[])))
}

/// Returns the seats to invite to: those that were named, or all but single heroes'.
fn chosen(offers: Vec<SeatOffer>, named: &[String]) -> Result<Vec<Seat>, Error> {
    let id = |seat: &Seat| seat.hero.clone().unwrap_or_else(|| seat.role.name().to_owned());
    if named.is_empty() {
        return Ok(offers.into_iter().map(|offer| offer.seat).filter(|seat| seat.hero.is_none()).collect());
    }
    let known: Vec<_> = offers.iter().map(|offer| id(&offer.seat)).collect();
    named
        .iter()
        .map(|name| {
            let seat = offers.iter().find(|offer| id(&offer.seat) == *name).map(|offer| offer.seat.clone());
            seat.ok_or_else(|| Error::not_one_of(Kind::Seat, name, known.iter()))
        })
        .collect()
}

/// Tells who comes, and invites to their seats anew, until the user ends it.
fn attend(cx: &mut Context, begun: &PhonesView, told: &Receiver<Told>) -> Result<(), Error> {
    let mut known: BTreeSet<Uuid> = begun.guests.iter().map(|guest| guest.id).collect();
    while let Ok(Told::Command(command)) = told.recv() {
        if command != "invite_guests" {
            continue;
        }
        let view = phones::phones(&mut cx.session, Nothing {})?;
        let new: Vec<GuestView> = view.guests.into_iter().filter(|guest| known.insert(guest.id)).collect();
        for guest in new {
            say(cx.reply(exit::GOOD, &guest, || came(cx, "serve-came", &guest)));
            // A code that others may still use is on the screen already.
            if view.invited.iter().any(|one| one.at == guest.at) {
                continue;
            }
            let guests = usual_guests(&guest.at);
            let invitation = phones::invite(&mut cx.session, InviteGuests { seat: guest.at, guests })?;
            say(cx.reply(exit::GOOD, &[&invitation], || invited(cx, &invitation)));
        }
    }
    Ok(())
}

/// Returns how many come with one code: all of a club, or one.
fn usual_guests(seat: &Seat) -> u32 {
    if seat.role.about() == About::Tournament { MOST_GUESTS } else { 1 }
}

fn came(cx: &Context, key: &str, guest: &GuestView) -> String {
    cx.say(key, &[("name", guest.name.as_str().into()), ("seat", guest.seat.as_str().into())])
}

fn invited(cx: &Context, one: &Invitation) -> String {
    let args = [("seat", one.seat.as_str().into()), ("url", one.url.as_str().into())];
    let code = phones::in_blocks(&one.url).unwrap_or_default();
    format!("\n\n{}\n{code}\n", cx.say("serve-invited", &args))
}

/// Prints while the command goes on.
fn say(reply: Reply) {
    terminal::write(&reply);
}
