//! `muster settings …`

use muster_app::Error;
use serde_json::json;

use crate::args::Settings;
use crate::context::Context;
use crate::layout::Table;
use crate::reply::{Reply, exit};

pub(super) fn run(cx: &mut Context, command: Settings) -> Result<Reply, Error> {
    match command {
        Settings::List => {
            let settings = cx.session.muster.settings()?;
            let json: serde_json::Map<_, _> =
                settings.iter().map(|(key, value)| ((*key).to_owned(), json!(value))).collect();
            Ok(cx.reply(exit::GOOD, &json, || {
                let mut table = Table::new(&[]);
                for (key, value) in &settings {
                    table.row([(*key).to_owned(), value.clone().unwrap_or_else(|| "–".to_owned())]);
                }
                table.draw()
            }))
        }
        Settings::Set { key, value } => {
            cx.session.muster.set_setting(&key, &value)?;
            let args = [("name", key.as_str().into()), ("value", value.as_str().into())];
            let done = if value.is_empty() { "done-setting-none" } else { "done-setting" };
            Ok(cx.reply(exit::GOOD, &json!({ "key": key, "value": value }), || cx.say(done, &args)))
        }
    }
}
