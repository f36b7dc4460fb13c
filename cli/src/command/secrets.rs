//! The PIN of a campaign, before what a side keeps in secret is shown.

use std::io::{self, BufRead as _};

use muster_app::Error;
use muster_app::campaigns::{self, Reveal};

use crate::context::Context;
use crate::terminal::tell;

/// Returns what to reveal: secrets only if they were asked for, and then once the PIN is right, as given with `--pin`, as typed
/// or as piped in.
pub(super) fn reveal(
    cx: &mut Context,
    campaign: &str,
    secrets: bool,
    pin: Option<String>,
) -> Result<Reveal, Error> {
    let (asks, again) = (cx.say("campaign-pin-ask", &[]), cx.say("campaign-pin-again", &[]));
    campaigns::revealed(&mut cx.session, campaign, secrets, pin, |wrong| {
        let again = if wrong > 0 { format!("{again} ") } else { String::new() };
        tell(&format!("{again}{asks} ")).ok()?;
        let mut line = String::new();
        let read = io::stdin().lock().read_line(&mut line).ok()?;
        (read > 0).then(|| line.trim().to_owned())
    })
}
