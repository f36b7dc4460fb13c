//! The commands, one file per noun.

mod alias;
mod backup;
mod campaign;
mod campaign_ask;
mod campaign_mend;
mod campaign_night;
mod campaign_opponent;
mod collection;
mod counting;
mod figures;
mod hub;
mod kept;
mod matches;
mod odds;
pub(crate) mod pack;
mod play;
mod print;
mod products;
mod secrets;
mod serve;
mod settings;
mod squad;
mod terms;
mod tournament_evening;
mod tournament_pools;
mod tournaments;
mod trades;
mod versions;

use muster_app::Error;
use muster_app::base::exported::Exported;
use muster_app::squads::{Against, CheckRequest};

use crate::args::{Against as AgainstArgs, Command};
use crate::context::Context;
use crate::fault;
use crate::reply::{Reply, exit};

/// Runs a command. Adds notices about other problems to its reply.
pub(crate) fn run(cx: &mut Context, command: Command) -> Result<Reply, Error> {
    let reply = carry_out(cx, command);
    cx.session.muster.after_command();
    let mut reply = reply?;
    for notice in cx.session.muster.take_notices() {
        reply.note.push_str(&fault::notice(cx, &notice));
    }
    Ok(reply)
}

fn carry_out(cx: &mut Context, command: Command) -> Result<Reply, Error> {
    match command {
        Command::Figures(c) => figures::run(cx, c),
        Command::Terms(c) => terms::run(cx, c),
        Command::Squad(c) => squad::run(cx, c),
        Command::Campaign(c) => campaign::run(cx, c),
        Command::Play(c) => play::run(cx, c),
        Command::Match(c) => matches::run(cx, c),
        Command::Tournament(c) => tournaments::run(cx, c),
        Command::Odds(args) => odds::run(cx, *args),
        Command::Collection(c) => collection::run(cx, c),
        Command::Trades(c) => trades::run(cx, c),
        Command::Print(c) => print::run(cx, c),
        Command::Pack(c) => pack::run(cx, c),
        Command::Alias(c) => alias::run(cx, c),
        Command::Backup(c) => backup::run(cx, c),
        Command::Hub(c) => hub::run(cx, c),
        Command::Serve(args) => serve::run(cx, args),
        Command::Settings(c) => settings::run(cx, c),
    }
}

/// Returns the request for checking a squad.
fn request(args: AgainstArgs) -> CheckRequest {
    let AgainstArgs { game, format, points, faction, era, side } = args;
    CheckRequest { game, against: Against { format, points, faction, era, side }, ..CheckRequest::default() }
}

/// Returns the request for reading a squad of this game.
fn of_game(game: Option<String>) -> CheckRequest {
    CheckRequest { game, ..CheckRequest::default() }
}

/// Returns the reply to an export: the table itself, or where it was written.
fn exported(cx: &Context, done: Exported) -> Reply {
    let Some(path) = done.path.as_ref().map(|path| path.display().to_string()) else {
        let reply = cx.reply(exit::GOOD, &done, String::new);
        return if cx.json { reply } else { Reply::raw(done.text.unwrap_or_default()) };
    };
    let args = [("path", path.into()), ("rows", done.rows.into())];
    cx.reply(exit::GOOD, &done, || cx.say("done-exported", &args))
}
