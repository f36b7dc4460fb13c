//! Serves the commands over standard input and output, one JSON value per line: for working on the pages in an
//! ordinary browser, and for testing them against the real program. A request is `{"id", "name", "language",
//! "request"}`, an answer `{"id", "answer"}` or `{"id", "error"}`.

use std::io::{BufRead as _, Write as _};

use muster_app::api::commands;
use muster_app::api::work::Begun;
use muster_app::base::error::WireError;
use muster_app::base::session::Session;
use serde_json::{Value, json};

fn main() -> std::io::Result<()> {
    muster_app::base::foreign::begin();
    let dir = std::env::args().nth(1).unwrap_or_else(|| "muster-data".to_owned());
    let mut session = Session::open(dir.into());
    for line in std::io::stdin().lock().lines() {
        let call: Value = serde_json::from_str(&line?).unwrap_or_default();
        let text = |key: &str| call[key].as_str().unwrap_or_default();
        // Process lines one after the other, so that answers arrive in the order of requests; only work that no
        // longer needs the session may be answered later.
        match commands::begin(&mut session, text("name"), text("language"), call["request"].clone()) {
            Ok(Begun::Done(found)) => answer(&call["id"], Ok(found))?,
            Err(error) => answer(&call["id"], Err(error))?,
            Ok(Begun::Work(work)) => {
                let id = call["id"].clone();
                std::thread::spawn(move || answer(&id, work.carry_out()));
            }
        }
    }
    Ok(())
}

fn answer(id: &Value, answer: Result<Value, WireError>) -> std::io::Result<()> {
    let line = match answer {
        Ok(answer) => json!({ "id": id, "answer": answer }),
        Err(error) => json!({ "id": id, "error": error }),
    };
    let mut out = std::io::stdout().lock();
    writeln!(out, "{line}")?;
    out.flush()
}
