//! The commands over standard input and output, a JSON line each: how the pages are worked on in an
//! ordinary browser, and how tests of the pages meet the real program. `{"id", "name", "language",
//! "request"}` comes in; `{"id", "answer"}` or `{"id", "error"}` goes out.

use std::io::{BufRead as _, Write as _};

use muster_app::api::{self, Desk};
use serde_json::{Value, json};

fn main() -> std::io::Result<()> {
    let dir = std::env::args().nth(1).unwrap_or_else(|| "muster-data".to_owned());
    let mut desk = Desk::open(dir.into());
    let mut out = std::io::stdout().lock();
    for line in std::io::stdin().lock().lines() {
        let call: Value = serde_json::from_str(&line?).unwrap_or_default();
        let text = |key: &str| call[key].as_str().unwrap_or_default();
        let answer = api::call(&mut desk, text("name"), text("language"), call["request"].clone());
        let line = match answer {
            Ok(answer) => json!({ "id": call["id"], "answer": answer }),
            Err(error) => json!({ "id": call["id"], "error": error }),
        };
        writeln!(out, "{line}")?;
        out.flush()?;
    }
    Ok(())
}
