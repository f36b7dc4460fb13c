//! This machine's keys to a group: the group's secrets, and the machine's own signing key. They are in a
//! separate file that other users can't read, rather than in the database, so that backups can be passed on
//! safely.
//!
//! ```text
//! file = secret of the beginning (16) ‖ seed of the signing key (32) ‖ secrets of later epochs in order (16 each)
//! ```

use std::fs::{self, File, OpenOptions};
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};

use ed25519_dalek::SigningKey;
use uuid::Uuid;

use crate::epochs::{Epochs, MOST};
use crate::error::{Result, SyncError};
use crate::secret::{Secret, random};

/// The keys to a group.
#[derive(Clone, Debug)]
pub struct Keys {
    /// The group's secrets.
    pub epochs: Epochs,
    pub(crate) signing: SigningKey,
}

/// A lock that keeps other programs on this machine from exchanging with the same group.
#[derive(Debug)]
pub struct Lock {
    // Released when the file is closed.
    _file: File,
}

/// The folder for private files within the data folder.
pub(crate) const FOLDER: &str = "hubs";
const SECRET: usize = 16;
const LENGTH: usize = SECRET + 32;
/// The maximum length of the file.
const LONGEST: u64 = (LENGTH + SECRET * MOST as usize) as u64;

fn path(data: &Path, group: Uuid) -> PathBuf {
    data.join(FOLDER).join(format!("{group}.key"))
}

impl Keys {
    /// Creates keys to a group in its first epoch, with a new signing key for this machine.
    ///
    /// # Errors
    /// The system provides no random numbers.
    pub fn new(secret: Secret) -> Result<Self> {
        Self::with(Epochs::new(secret))
    }

    /// Creates keys to a group, with a new signing key for this machine.
    ///
    /// # Errors
    /// The system provides no random numbers.
    pub fn with(epochs: Epochs) -> Result<Self> {
        Ok(Self { epochs, signing: SigningKey::from_bytes(&random()?) })
    }

    /// Returns this machine's public key, from which its stream's ID is derived.
    pub(crate) fn public(&self) -> [u8; 32] {
        self.signing.verifying_key().to_bytes()
    }

    /// Returns the ID of this machine's stream. It is derived from the public key, so nobody else can write a
    /// stream with this ID.
    #[must_use]
    pub fn stream(&self) -> Uuid {
        stream_of(&self.public())
    }

    /// Loads the keys to a group.
    ///
    /// # Errors
    /// [`SyncError::NoKeys`] if they are missing or damaged.
    pub fn load(data: &Path, group: Uuid) -> Result<Self> {
        let path = path(data, group);
        let missing = || SyncError::NoKeys(path.clone());
        let mut bytes = Vec::new();
        let file = File::open(&path).map_err(|_| missing())?;
        file.take(1 + LONGEST).read_to_end(&mut bytes).map_err(|_| missing())?;
        let (first, rest) = bytes.split_first_chunk::<SECRET>().ok_or_else(missing)?;
        let (seed, later) = rest.split_first_chunk::<32>().ok_or_else(missing)?;
        let (later, rest) = later.as_chunks::<SECRET>();
        let secrets = [*first].into_iter().chain(later.iter().copied()).map(Secret::from_bytes);
        let epochs = Epochs::of(secrets).filter(|epochs| rest.is_empty() && epochs.group() == group);
        Ok(Self { epochs: epochs.ok_or_else(missing)?, signing: SigningKey::from_bytes(seed) })
    }

    /// Saves the keys to a data folder, replacing existing ones.
    ///
    /// # Errors
    /// [`SyncError::Io`].
    pub fn save(&self, data: &Path) -> Result<()> {
        let seed = self.signing.to_bytes();
        let mut secrets = self.epochs.in_order().map(Secret::as_bytes);
        let mut bytes: Vec<u8> = secrets.by_ref().take(1).flatten().copied().collect();
        bytes.extend(seed);
        bytes.extend(secrets.flatten());
        save_private(&path(data, self.epochs.group()), &bytes)
    }

    /// Deletes the keys to a group.
    ///
    /// # Errors
    /// [`SyncError::Io`].
    pub fn forget(data: &Path, group: Uuid) -> Result<()> {
        remove(&path(data, group))
    }
}

/// Removes a file if it exists.
pub(crate) fn remove(path: &Path) -> Result<()> {
    match fs::remove_file(path) {
        Err(e) if e.kind() != std::io::ErrorKind::NotFound => Err(SyncError::io(path)(e)),
        _ => Ok(()),
    }
}

/// Writes a file that only its owner can read, replacing an existing one.
pub(crate) fn save_private(path: &Path, contents: &[u8]) -> Result<()> {
    let folder = path.parent().unwrap_or(path);
    make_private(folder).map_err(SyncError::io(folder))?;
    let part = path.with_extension(format!("{}.part", Uuid::new_v4()));
    let write = || {
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(&part)?;
        file.write_all(contents)?;
        file.sync_all()?;
        fs::rename(&part, path)
    };
    write().map_err(SyncError::io(path))
}

/// Returns the ID of the stream signed with a public key's counterpart.
pub(crate) fn stream_of(public: &[u8; 32]) -> Uuid {
    let derived = blake3::derive_key("muster 2026 id of a stream", public);
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&derived[..16]);
    uuid::Builder::from_custom_bytes(bytes).into_uuid()
}

impl Lock {
    /// Acquires the lock of a group.
    ///
    /// # Errors
    /// [`SyncError::Busy`] if another program holds it.
    pub fn take(data: &Path, group: Uuid) -> Result<Self> {
        let folder = data.join(FOLDER);
        make_private(&folder).map_err(SyncError::io(&folder))?;
        let path = folder.join(format!("{group}.lock"));
        let options = OpenOptions::new().write(true).create(true).truncate(false).open(&path);
        let file = options.map_err(SyncError::io(&path))?;
        match file.try_lock() {
            Ok(()) => Ok(Self { _file: file }),
            Err(fs::TryLockError::WouldBlock) => Err(SyncError::Busy),
            // Without file locks, SQLite's own still keep writers apart.
            Err(fs::TryLockError::Error(e)) if e.kind() == std::io::ErrorKind::Unsupported => {
                Ok(Self { _file: file })
            }
            Err(fs::TryLockError::Error(e)) => Err(SyncError::io(&path)(e)),
        }
    }
}

fn make_private(dir: &Path) -> std::io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(dir)
}
