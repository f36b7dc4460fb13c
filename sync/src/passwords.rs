//! Server passwords: in the system's keyring or, failing that, in a file that only its owner can read. They are
//! in no database, and in nothing that can be printed or logged.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use crate::error::Result;
use crate::keys::{FOLDER, remove, save_private};
use crate::postgres::Address;
use crate::secret::random;

/// The service name of keyring entries.
const SERVICE: &str = "Muster";
/// The maximum size of a password, in bytes.
const MOST: usize = 1 << 10;

/// A password.
#[derive(Clone, PartialEq, Eq)]
pub struct Password(String);

/// Where a password is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// In the system's keyring.
    Keyring,
    /// In a file in the data folder that only its owner can read, if there is no keyring.
    File,
}

/// The passwords belonging to a data folder.
#[derive(Clone, Debug)]
pub struct Passwords {
    data: PathBuf,
    keyring: bool,
}

impl Password {
    /// Wraps a password that the user entered.
    #[must_use]
    pub fn new(password: String) -> Self {
        Self(password)
    }

    /// Creates a new password of 160 random bits.
    ///
    /// # Errors
    /// The system provides no random numbers.
    pub fn random() -> Result<Self> {
        Ok(Self(hex(&random::<20>()?)))
    }

    pub(crate) fn as_bytes(&self) -> &[u8] {
        self.0.as_bytes()
    }

    /// Returns the SCRAM verifier for PostgreSQL, from which the password can't be derived.
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) fn verifier(&self) -> String {
        postgres_protocol::password::scram_sha_256(self.as_bytes())
    }
}

impl fmt::Debug for Password {
    /// Omits the password, which must not be logged.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Password")
    }
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digit = |four: u8| char::from(DIGITS[usize::from(four & 15)]);
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(*byte)]).collect()
}

impl Passwords {
    /// Returns the passwords belonging to a data folder. `keyring` allows the system's keyring; a custom data
    /// folder should keep its own passwords, as it may be moved to another machine.
    #[must_use]
    pub fn of(data: &Path, keyring: bool) -> Self {
        Self { data: data.to_owned(), keyring }
    }

    fn file(&self, address: &Address) -> PathBuf {
        let name = blake3::derive_key("muster 2026 file of a password", address.to_string().as_bytes());
        self.data.join(FOLDER).join(format!("{}.password", hex(&name[..16])))
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn entry(&self, address: &Address) -> Option<keyring::Entry> {
        if !self.keyring {
            return None;
        }
        keyring::Entry::new(SERVICE, &address.to_string()).ok()
    }

    /// Stores a password and returns where.
    ///
    /// # Errors
    /// [`SyncError::Io`].
    pub fn keep(&self, address: &Address, password: &Password) -> Result<Kept> {
        #[cfg(not(target_arch = "wasm32"))]
        if let Some(entry) = self.entry(address)
            && entry.set_password(&password.0).is_ok()
            && entry.get_password().is_ok_and(|kept| kept == password.0)
        {
            remove(&self.file(address))?;
            return Ok(Kept::Keyring);
        }
        save_private(&self.file(address), password.as_bytes())?;
        Ok(Kept::File)
    }

    /// Returns the stored password for a server, if any.
    #[must_use]
    pub fn find(&self, address: &Address) -> Option<Password> {
        let path = self.file(address);
        let small = fs::metadata(&path).is_ok_and(|file| file.is_file() && file.len() <= MOST as u64);
        let in_file = small.then(|| fs::read_to_string(&path).ok()).flatten();
        #[cfg(not(target_arch = "wasm32"))]
        let in_file = in_file.or_else(|| self.entry(address)?.get_password().ok());
        in_file.map(Password)
    }

    /// Deletes the password for a server.
    ///
    /// # Errors
    /// [`SyncError::Io`].
    pub fn forget(&self, address: &Address) -> Result<()> {
        #[cfg(not(target_arch = "wasm32"))]
        if let Some(entry) = self.entry(address) {
            // Failing because there is no entry is fine.
            let _ = entry.delete_credential();
        }
        remove(&self.file(address))
    }
}
