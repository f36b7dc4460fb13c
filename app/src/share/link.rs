//! Links that carry a squad behind `#`, which no browser sends to a server.

use crate::base::error::Error;

/// The name of the squad in a link's fragment.
const NAME: &str = "squad";

/// Returns the address with the share code in its fragment. A code's characters may stand in a fragment as they are.
///
/// # Errors
/// Fails if there is no address.
pub(super) fn write(address: Option<&str>, code: &str) -> Result<String, Error> {
    let address = address.ok_or(Error::NoShareAddress)?;
    Ok(format!("{address}#{NAME}={code}"))
}
