//! `muster alias …`

use muster_app::Error;
use serde_json::json;

use crate::args::Alias;
use crate::context::{Context, Reply, exit};
use crate::layout::Table;

pub(super) fn run(cx: &mut Context, command: Alias) -> Result<Reply, Error> {
    match command {
        Alias::Add { text, figure, game } => {
            let game = cx.game(game.as_ref())?;
            let figure = cx.session.muster.learn_alias(&game, &text, &figure)?;
            let args = [("name", text.as_str().into()), ("value", figure.name.as_str().into())];
            let json = json!({ "alias": text, "figure": figure.id });
            Ok(cx.reply(exit::GOOD, &json, || cx.say("done-setting", &args)))
        }
        Alias::List { game } => {
            let game = cx.game(game.as_ref())?;
            let known = cx.session.muster.aliases(&game)?;
            let json: Vec<_> =
                known.iter().map(|a| json!({ "alias": a.written, "figure": a.figure })).collect();
            Ok(cx.reply(exit::GOOD, &json, || {
                let mut table = Table::new(&[]);
                for alias in &known {
                    table.row([alias.written.clone(), alias.figure.to_string()]);
                }
                table.draw()
            }))
        }
        Alias::Remove { text, game } => {
            let game = cx.game(game.as_ref())?;
            cx.session.muster.forget_alias(&game, &text)?;
            let said = || cx.say("done-alias-removed", &[("name", text.as_str().into())]);
            Ok(cx.reply(exit::GOOD, &json!({ "alias": text }), said))
        }
    }
}
