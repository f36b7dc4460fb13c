//! A file in a group's folder that somebody changes all the time, also while it is being read.
#![cfg(unix)]

use std::fs::{self, File};
use std::io;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

use crate::machine::Chance;
use crate::plants::{Bed, Hit, is_here};

/// Between two changes; often enough that one falls between opening a file and reading it.
const BETWEEN: Duration = Duration::from_micros(40);

/// Changes a file until it is dropped, and then removes it: its machine writes it again.
pub(crate) struct Changing {
    /// What and where, for a message.
    pub(crate) what: String,
    pub(crate) hits: Option<Hit>,
    end: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Changing {
    /// Begins to change a stranger's file, or the first of a machine's; `None` if there is none.
    pub(crate) fn begin(bed: &Bed, chance: &mut Chance) -> Option<Self> {
        let number = chance.below(bed.streams.len());
        let name = "0000000001.parcels";
        let (path, hits) = if chance.below(2) == 0 {
            (bed.streams[number].join(name), Some(Hit::Stream(number)))
        } else {
            let dir = bed.group.join(uuid::Builder::from_random_bytes([7; 16]).into_uuid().to_string());
            is_here(&dir).ok()?;
            fs::create_dir(&dir).ok()?;
            // One long parcel, of which any length may be missing.
            let size = 1_u32 << 20;
            let head = [1_u64.to_be_bytes().as_slice(), &size.to_be_bytes()].concat();
            fs::write(dir.join(name), [head, vec![7; 1 << 20]].concat()).ok()?;
            (dir.join(name), None)
        };
        is_here(&path).ok()?;
        let regular = fs::symlink_metadata(&path).is_ok_and(|about| about.is_file() && about.len() < 4 << 20);
        let whole = regular.then(|| fs::read(&path).ok()).flatten()?;
        let what = path.strip_prefix(&bed.root).unwrap_or(&path).display().to_string();
        let (end, mut own, other) =
            (Arc::new(AtomicBool::new(false)), Chance(chance.next()), bed.home.join("muster.db"));
        let ended = end.clone();
        let thread = std::thread::spawn(move || {
            while !ended.load(Ordering::SeqCst) {
                // Others change it as well, so that any of this may fail.
                let _ = change(&path, &whole, &other, &mut own);
                std::thread::sleep(BETWEEN);
            }
            let _ = fs::remove_file(&path);
        });
        Some(Self { what, hits, end, thread: Some(thread) })
    }
}

impl Drop for Changing {
    fn drop(&mut self) {
        self.end.store(true, Ordering::SeqCst);
        self.thread.take().map(JoinHandle::join);
    }
}

fn change(path: &Path, whole: &[u8], other: &Path, chance: &mut Chance) -> io::Result<()> {
    match chance.below(8) {
        // In place, as a reader who has it open sees it. A link is replaced before that.
        0..=3 => {
            replace(path, |new| fs::write(new, whole))?;
            let file = File::options().write(true).open(path)?;
            std::thread::sleep(BETWEEN);
            file.set_len(u64::try_from(chance.below(whole.len() + 1)).unwrap_or(0))
        }
        4 => {
            replace(path, |new| fs::write(new, whole))?;
            File::options().write(true).open(path)?.set_len(1 << 32)
        }
        5 => replace(path, |new| symlink(other, new)),
        6 => fs::remove_file(path),
        _ => replace(path, |new| fs::write(new, whole)),
    }
}

/// Puts something in the place of a file at once.
fn replace(path: &Path, make: impl Fn(&Path) -> io::Result<()>) -> io::Result<()> {
    let mut new: PathBuf = path.to_owned();
    new.set_extension("new");
    let _ = fs::remove_file(&new);
    make(&new)?;
    fs::rename(&new, path)
}
