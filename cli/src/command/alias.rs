//! `muster alias …`

use muster_app::Error;
use muster_app::games::GameRequest;
use muster_app::squads::{self, AliasRequest, ForgetRequest};

use crate::args::Alias;
use crate::context::Context;
use crate::layout::Table;
use crate::reply::{Reply, exit};

pub(super) fn run(cx: &mut Context, command: Alias) -> Result<Reply, Error> {
    match command {
        Alias::Add { text, figure, game } => {
            let request = AliasRequest { game: cx.game_id(game.as_ref())?, alias: text, figure };
            let taught = squads::learn_alias(&mut cx.session, request)?;
            let args = [("name", taught.alias.as_str().into()), ("value", taught.name.as_str().into())];
            Ok(cx.reply(exit::GOOD, &taught, || cx.say("done-setting", &args)))
        }
        Alias::List { game } => {
            let request = GameRequest { game: cx.game_id(game.as_ref())? };
            let known = squads::aliases(&mut cx.session, request)?;
            Ok(cx.reply(exit::GOOD, &known, || {
                let mut table = Table::new(&[]);
                for alias in &known.0 {
                    table.row([alias.alias.clone(), alias.figure.to_string()]);
                }
                table.draw()
            }))
        }
        Alias::Remove { text, game } => {
            let request = ForgetRequest { game: cx.game_id(game.as_ref())?, alias: text };
            let gone = squads::forget_alias(&mut cx.session, request)?;
            let said = || cx.say("done-alias-removed", &[("name", gone.alias.as_str().into())]);
            Ok(cx.reply(exit::GOOD, &gone, said))
        }
    }
}
