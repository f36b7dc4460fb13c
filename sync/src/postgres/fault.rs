//! Maps a server's errors.

use std::error::Error as _;

use tokio_postgres::Error;

use super::address::Address;
use crate::error::SyncError;

/// The maximum length of a server's message, in characters.
const MOST: usize = 300;

/// Maps a server's error. The result contains neither statements nor values.
pub(super) fn fault(address: &Address, error: &Error) -> SyncError {
    let place = address.to_string();
    let Some(said) = error.as_db_error() else { return without_answer(place, error) };
    let why = short(said.message());
    match said.code().code() {
        // The role or its password is wrong, or it may no longer log in.
        "28P01" | "28000" => SyncError::LoginRefused(place),
        // A schema, table or function of Muster's is missing.
        "3F000" | "42P01" | "42883" => SyncError::NotSetUp(place),
        "42501" | "MU002" | "MU006" => SyncError::NotAllowed { place, why },
        "MU001" => SyncError::NotAMember(place),
        "MU004" | "53100" => SyncError::ServerFull { place, why },
        "MU009" | "MU010" | "MU011" => SyncError::Outrun(place),
        "MU007" => SyncError::InvitationUsed(place),
        // Too many connections, or the server is starting, stopping or stopped.
        code if code.starts_with("53") || code.starts_with("57P") || code.starts_with("08") => {
            SyncError::Unreachable { place, why }
        }
        _ => SyncError::ServerFailed { place, why },
    }
}

fn without_answer(place: String, error: &Error) -> SyncError {
    let (mut why, mut tls) = (error.to_string(), error.to_string().contains("TLS handshake"));
    let mut source = error.source();
    while let Some(cause) = source {
        why = cause.to_string();
        tls |= is_tls(cause);
        source = cause.source();
    }
    if why.contains("password missing") {
        return SyncError::NoPassword(place);
    }
    let why = short(&why);
    if tls { SyncError::Untrusted { place, why } } else { SyncError::Unreachable { place, why } }
}

fn is_tls(cause: &(dyn std::error::Error + 'static)) -> bool {
    let inner = cause.downcast_ref::<std::io::Error>().and_then(std::io::Error::get_ref);
    cause.is::<rustls::Error>()
        || inner.is_some_and(<dyn std::error::Error + Send + Sync>::is::<rustls::Error>)
}

fn short(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).take(MOST).collect()
}
