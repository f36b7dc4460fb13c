//! `muster trades …`

use muster_app::Error;
use muster_app::trades::{self, BookTrades, FindTrades, HandOver, PairView, TraderView, WriteTrades};

use super::exported;
use crate::args::{Lists, Trades};
use crate::context::Context;
use crate::layout::{BOLD, QUIET, Table, styled, wrapped};
use crate::reply::{Reply, exit};

pub(super) fn run(cx: &mut Context, command: Trades) -> Result<Reply, Error> {
    match command {
        Trades::Write { name, game, output } => {
            let game = cx.game_id(game.as_ref())?;
            let done = trades::write(&mut cx.session, WriteTrades { game, name, path: output })?;
            Ok(exported(cx, done))
        }
        Trades::Find { lists } => {
            let request = request(cx, lists)?;
            let files = trades::read(&request, &cx.session.words)?;
            let found = trades::find(&mut cx.session, request, files)?;
            Ok(cx.reply(exit::GOOD, &found, || told(cx, &found)))
        }
        Trades::Book { lists, plan } => {
            let request = BookTrades { find: request(cx, lists)?, plan };
            let files = trades::read_to_book(&request, &cx.session.words)?;
            let booked = trades::book(&mut cx.session, request, files)?;
            let args = [
                ("plan", booked.plan.as_str().into()),
                ("given", booked.given.into()),
                ("got", booked.got.into()),
                ("cards", if booked.cards { "yes" } else { "no" }.into()),
            ];
            Ok(cx.reply(exit::GOOD, &booked, || cx.say("done-trades-booked", &args)))
        }
        Trades::Undo => undo(cx),
    }
}

/// Undoes the latest trade.
fn undo(cx: &mut Context) -> Result<Reply, Error> {
    let undone = trades::undo(&mut cx.session)?;
    let args =
        [("plan", undone.plan.as_str().into()), ("given", undone.given.into()), ("got", undone.got.into())];
    Ok(cx.reply(exit::GOOD, &undone, || cx.say("done-trades-undone", &args)))
}

/// Returns the request for trades between lists.
pub(super) fn request(cx: &Context, lists: Lists) -> Result<FindTrades, Error> {
    let Lists { paths, me, any_printing, any_rarity, by_worth, game } = lists;
    Ok(FindTrades { game: cx.game_id(game.as_ref())?, paths, me, any_printing, any_rarity, by_worth })
}

fn told(cx: &Context, found: &trades::Trades) -> String {
    let mut out = String::new();
    for (at, handover) in found.handovers.iter().enumerate() {
        let begins = at == 0
            || (&found.handovers[at - 1].from, &found.handovers[at - 1].to) != (&handover.from, &handover.to);
        if begins {
            let of: Vec<_> = found.handovers[at..]
                .iter()
                .take_while(|h| (&h.from, &h.to) == (&handover.from, &handover.to))
                .collect();
            let args = [("from", handover.from.as_str().into()), ("to", handover.to.as_str().into())];
            let head = cx.say("trades-from-to", &args);
            out.push_str(&format!("{}\n{}", styled(&head, BOLD, cx.colour), table(cx, &of)));
        }
    }
    if found.handovers.is_empty() {
        out.push_str(&format!("{}\n", cx.say("trades-none", &[])));
    }
    let rings: Vec<_> = found.rings.iter().filter(|ring| ring.legs.len() > 2).collect();
    if !rings.is_empty() {
        out.push_str(&format!("\n{}\n", styled(&cx.say("trades-rings", &[]), BOLD, cx.colour)));
    }
    for ring in rings {
        let legs: Vec<_> =
            ring.legs.iter().map(|leg| format!("{} ({})", leg.from, leg.piece.local_name)).collect();
        let args = [("times", ring.times.into()), ("members", legs.join(" → ").into())];
        out.push_str(&format!("  {}\n", wrapped(&cx.say("trades-ring", &args), 4)));
    }
    let sums: Vec<_> = found.traders.iter().filter(|t| t.gives.pieces + t.gets.pieces > 0).collect();
    if !sums.is_empty() {
        out.push('\n');
    }
    for trader in sums {
        out.push_str(&format!("{}\n", wrapped(&balance(cx, trader), 2)));
    }
    for pair in &found.pairs {
        out.push_str(&could(cx, pair));
    }
    let args = [
        ("pieces", found.pieces.into()),
        ("wanted", found.wanted.into()),
        ("plan", found.plan.as_str().into()),
    ];
    out.push_str(&format!("\n{}\n", styled(&cx.say("trades-sum", &args), QUIET, cx.colour)));
    out
}

fn table(cx: &Context, handovers: &[&HandOver]) -> String {
    let mut table = Table::new(&[0, 3, 4]);
    for h in handovers {
        let instead = h.instead_of.as_ref().map(|piece| {
            let wanted = format!("{} {}", piece.set, piece.number);
            cx.say("trades-instead-of", &[("wanted", wanted.trim().into())])
        });
        table.row([
            format!("{}×", h.count),
            h.piece.local_name.clone(),
            h.piece.set.clone(),
            h.piece.number.clone(),
            h.worth.clone().unwrap_or_default(),
            instead.unwrap_or_default(),
        ]);
    }
    table.draw()
}

/// Formats `Anna gives 3 and gets 3 (worth 12.00 EUR for 11.50 EUR; of unknown worth 1 for 0)`.
fn balance(cx: &Context, trader: &TraderView) -> String {
    let worth = |sum: &trades::WorthSum| sum.worth.clone().unwrap_or_else(|| "–".to_owned());
    let known = if trader.gives.worth.is_some() || trader.gets.worth.is_some() { "yes" } else { "no" };
    let unpriced = if trader.gives.unpriced + trader.gets.unpriced > 0 { "yes" } else { "no" };
    let args = [
        ("name", trader.name.as_str().into()),
        ("gives", trader.gives.pieces.into()),
        ("gets", trader.gets.pieces.into()),
        ("known", known.into()),
        ("given", worth(&trader.gives).into()),
        ("got", worth(&trader.gets).into()),
        ("unpriced", unpriced.into()),
        ("unpriced-given", trader.gives.unpriced.into()),
        ("unpriced-got", trader.gets.unpriced.into()),
    ];
    cx.say("trades-balance", &args)
}

/// Lists everything that two traders could give each other.
fn could(cx: &Context, pair: &PairView) -> String {
    let mut out = String::new();
    for (from, to, gives) in
        [(&pair.first, &pair.second, &pair.first_gives), (&pair.second, &pair.first, &pair.second_gives)]
    {
        if !gives.is_empty() {
            let head = cx.say("trades-could", &[("from", from.as_str().into()), ("to", to.as_str().into())]);
            out.push_str(&format!("\n{head}\n{}", table(cx, &gives.iter().collect::<Vec<_>>())));
        }
    }
    if let Some(even) = &pair.even {
        let args = [
            ("first", pair.first.as_str().into()),
            ("second", pair.second.as_str().into()),
            ("pieces", even.first_pieces.into()),
            ("worth", even.first_worth.as_str().into()),
            ("others", even.second_pieces.into()),
            ("other-worth", even.second_worth.as_str().into()),
        ];
        out.push_str(&format!("{}\n", wrapped(&cx.say("trades-even", &args), 2)));
    }
    out
}
