//! A folder in which somebody planted things: links to the user's own files, pipes, files where folders belong, files that
//! never end. Nothing of the user's is written over, nobody waits, and only the stream concerned is delayed.
#![cfg(unix)]

use std::fs::{self, File};
use std::os::unix::fs::{PermissionsExt as _, symlink};
use std::path::{Path, PathBuf};

use muster_db::table::hub::Scope;
use muster_sync::{Secret, blob};
use rustix::fs::{CWD, FileType, Mode, mknodat};
use tempfile::{TempDir, tempdir};

use crate::attack::as_a_user;
use crate::hubs::Carried as _;
use crate::machine::{Machine, Outcome};

/// What the user has and nobody else may touch.
const OWN: &[u8] = b"the user's own";

/// Two machines with a folder between them, and a file of the user's elsewhere.
struct Pair {
    desktop: Machine,
    laptop: Machine,
    carried: TempDir,
    home: TempDir,
}

impl Pair {
    fn new() -> Outcome<Self> {
        let secret = Secret::new()?;
        let desktop = Machine::new("desktop", 0, &secret, Scope::Everything)?;
        let laptop = Machine::new("laptop", 2, &secret, Scope::Everything)?;
        let pair = Self { desktop, laptop, carried: tempdir()?, home: tempdir()? };
        fs::write(pair.own(), OWN)?;
        Ok(pair)
    }

    /// Returns the path of the user's own file.
    fn own(&self) -> PathBuf {
        self.home.path().join("muster.db")
    }

    /// Returns the folder of the desktop's stream.
    fn stream(&self) -> PathBuf {
        let group = self.carried.path().join("muster").join(self.desktop.joined.id.to_string());
        group.join(self.desktop.keys.stream().to_string())
    }

    fn is_untouched(&self) -> Outcome {
        assert_eq!(fs::read(self.own())?, OWN);
        let names: Vec<_> =
            fs::read_dir(self.home.path())?.map(|e| e.map(|e| e.file_name())).collect::<Result<_, _>>()?;
        assert_eq!(names, ["muster.db"]);
        Ok(())
    }
}

/// Returns the files of a folder, by name.
fn files(dir: &Path) -> Outcome<Vec<PathBuf>> {
    let mut files: Vec<_> = fs::read_dir(dir)?.map(|e| e.map(|e| e.path())).collect::<Result<_, _>>()?;
    files.sort();
    Ok(files)
}

#[test]
fn a_link_planted_where_a_part_was_written_is_not_written_through() -> Outcome {
    let mut pair = Pair::new()?;
    fs::create_dir_all(pair.stream().join("blobs"))?;
    // Names that could be guessed.
    for number in 1..4 {
        symlink(pair.own(), pair.stream().join(format!(".{number:010}.part")))?;
    }
    pair.desktop.add(1, 3)?;
    pair.desktop.exchange(pair.carried.path())?;
    pair.is_untouched()?;
    pair.laptop.exchange(pair.carried.path())?;
    assert_eq!(pair.laptop.figures(1)?, 3);
    Ok(())
}

#[test]
fn a_link_in_the_place_of_a_file_of_parcels_is_replaced() -> Outcome {
    let mut pair = Pair::new()?;
    fs::create_dir_all(pair.stream())?;
    symlink(pair.own(), pair.stream().join("0000000001.parcels"))?;
    pair.desktop.add(1, 3)?;
    pair.desktop.exchange(pair.carried.path())?;
    pair.is_untouched()?;
    assert!(fs::symlink_metadata(pair.stream().join("0000000001.parcels"))?.is_file());
    pair.laptop.exchange(pair.carried.path())?;
    assert_eq!(pair.laptop.figures(1)?, 3);
    Ok(())
}

#[test]
fn a_link_to_a_file_of_parcels_is_not_appended_to() -> Outcome {
    let mut pair = Pair::new()?;
    pair.desktop.add(1, 1)?;
    pair.desktop.exchange(pair.carried.path())?;
    // The very file, moved away, so that it would fit.
    let path = files(&pair.stream())?.remove(0);
    let aside = pair.home.path().join("muster.db");
    fs::rename(&path, &aside)?;
    symlink(&aside, &path)?;
    let before = fs::read(&aside)?;
    pair.desktop.add(1, 1)?;
    pair.desktop.exchange(pair.carried.path())?;
    assert_eq!(fs::read(&aside)?, before);
    pair.laptop.exchange(pair.carried.path())?;
    assert_eq!(pair.laptop.figures(1)?, 2);
    Ok(())
}

#[test]
fn a_folder_that_is_a_link_is_neither_written_nor_read_through() -> Outcome {
    let mut pair = Pair::new()?;
    let group = pair.stream().parent().ok_or("a group")?.to_owned();
    for (what, link) in
        [("stream", pair.stream()), ("group", group.clone()), ("all", pair.carried.path().join("muster"))]
    {
        fs::create_dir_all(link.parent().ok_or("a folder")?)?;
        symlink(pair.home.path(), &link)?;
        pair.desktop.add(1, 1)?;
        assert!(pair.desktop.exchange(pair.carried.path()).is_err(), "{what}");
        pair.is_untouched()?;
        fs::remove_file(&link)?;
        fs::remove_dir_all(pair.carried.path().join("muster")).or_else(|e| match e.kind() {
            std::io::ErrorKind::NotFound => Ok(()),
            _ => Err(e),
        })?;
    }
    pair.desktop.exchange(pair.carried.path())?;
    pair.laptop.exchange(pair.carried.path())?;
    assert_eq!(pair.laptop.figures(1)?, 3);
    Ok(())
}

#[test]
fn what_is_no_folder_and_no_file_delays_its_own_stream_alone() -> Outcome {
    let mut pair = Pair::new()?;
    pair.desktop.add(1, 3)?;
    pair.desktop.exchange(pair.carried.path())?;
    let group = pair.stream().parent().ok_or("a group")?.to_owned();
    let stranger =
        |number: u8| group.join(uuid::Builder::from_random_bytes([number; 16]).into_uuid().to_string());
    // A file, a pipe, a loop of links where streams belong; a pipe and a loop where a file of parcels belongs.
    fs::write(stranger(1), "a file")?;
    mknodat(CWD, stranger(2), FileType::Fifo, Mode::from_raw_mode(0o600), 0)?;
    symlink(stranger(3), stranger(3))?;
    for number in [4, 5] {
        fs::create_dir(stranger(number))?;
    }
    mknodat(CWD, stranger(4).join("0000000001.parcels"), FileType::Fifo, Mode::from_raw_mode(0o600), 0)?;
    let loops = stranger(5).join("0000000001.parcels");
    symlink(&loops, &loops)?;
    pair.laptop.exchange(pair.carried.path())?;
    assert_eq!(pair.laptop.figures(1)?, 3);
    Ok(())
}

#[test]
fn a_file_of_zeros_is_no_file_of_parcels_however_long_it_is() -> Outcome {
    let mut pair = Pair::new()?;
    pair.desktop.add(1, 3)?;
    pair.desktop.exchange(pair.carried.path())?;
    let path = files(&pair.stream())?.remove(0);
    // Behind the parcels four gigabytes of nothing, which take no room: walking through them took a minute.
    File::options().write(true).open(&path)?.set_len(4 << 30)?;
    pair.laptop.exchange(pair.carried.path())?;
    assert_eq!(pair.laptop.figures(1)?, 0, "it isn't begun to be read");
    pair.desktop.add(1, 1)?;
    pair.desktop.exchange(pair.carried.path())?;
    pair.laptop.exchange(pair.carried.path())?;
    assert_eq!(pair.laptop.figures(1)?, 4);
    Ok(())
}

#[test]
fn what_an_interrupted_write_left_is_removed() -> Outcome {
    let mut pair = Pair::new()?;
    fs::create_dir_all(pair.stream())?;
    let left = pair.stream().join(format!(".{}.part", "0a".repeat(16)));
    let others = pair.stream().join(".syncthing.tmp.part");
    for path in [&left, &others] {
        fs::write(path, "half")?;
    }
    pair.desktop.add(1, 1)?;
    pair.desktop.exchange(pair.carried.path())?;
    assert!(!left.exists() && others.exists());
    Ok(())
}

/// Plants empty streams, before all others, each with a folder for blobs.
fn plant_streams(group: &Path, count: u32) -> Outcome {
    for number in 0..count {
        let name = uuid::Builder::from_random_bytes(u128::from(number).to_be_bytes()).into_uuid();
        fs::create_dir_all(group.join(name.to_string()).join("blobs"))?;
    }
    Ok(())
}

#[test]
fn however_many_streams_are_planted_those_that_are_known_and_a_new_one_arrive() -> Outcome {
    let mut pair = Pair::new()?;
    pair.desktop.add(1, 3)?;
    pair.desktop.exchange(pair.carried.path())?;
    pair.laptop.exchange(pair.carried.path())?;
    // More than are read at once.
    plant_streams(pair.stream().parent().ok_or("a group")?, 12_000)?;
    pair.desktop.add(1, 1)?;
    pair.desktop.exchange(pair.carried.path())?;
    pair.laptop.exchange(pair.carried.path())?;
    assert_eq!(pair.laptop.figures(1)?, 4);
    // Who has read nothing yet sees others of them each time.
    let mut new = Machine::new("new", 1, pair.desktop.keys.epochs.first(), Scope::Everything)?;
    let mut times = 0;
    while new.figures(1)? < 4 {
        new.exchange(pair.carried.path())?;
        times += 1;
        assert!(times < 100, "it never comes");
    }
    Ok(())
}

#[test]
fn a_folder_that_may_not_be_read_delays_its_own_stream_alone() -> Outcome {
    as_a_user("planted::without_permission", &[])
}

#[test]
#[ignore = "runs in a process of its own, whom modes of files bind"]
fn without_permission() -> Outcome {
    for (mode, below) in [(0o000, ""), (0o100, ""), (0o400, ""), (0o000, "blobs"), (0o100, "blobs")] {
        let mut pair = Pair::new()?;
        pair.desktop.add(1, 3)?;
        pair.desktop.exchange(pair.carried.path())?;
        let group = pair.stream().parent().ok_or("a group")?.to_owned();
        let stranger = group.join(uuid::Uuid::nil().to_string()).join(below);
        fs::create_dir_all(&stranger)?;
        fs::set_permissions(&stranger, fs::Permissions::from_mode(mode))?;
        pair.laptop.exchange(pair.carried.path())?;
        assert_eq!(pair.laptop.figures(1)?, 3, "{mode:o} {below}");
        let (id, sealed) = blob::seal(pair.desktop.keys.epochs.first(), b"a photo").ok_or("a blob")?;
        let mut hub = pair.carried.hub(pair.desktop.keys.epochs.first(), "")?;
        hub.put_blob(pair.desktop.keys.stream(), id, &sealed, 0)?;
        assert_eq!(hub.blobs(&[id])?.len(), 1, "{mode:o} {below}");
        assert!(hub.blob(id, &mut |bytes| bytes == sealed)?, "{mode:o} {below}");
        fs::set_permissions(&stranger, fs::Permissions::from_mode(0o700))?;
    }
    Ok(())
}

#[test]
fn more_streams_than_files_may_be_open_leave_blobs_to_be_found() -> Outcome {
    as_a_user("planted::with_few_handles", &[])
}

#[test]
#[ignore = "runs in a process of its own, which may open few files"]
fn with_few_handles() -> Outcome {
    let mut pair = Pair::new()?;
    pair.desktop.exchange(pair.carried.path())?;
    plant_streams(pair.stream().parent().ok_or("a group")?, 600)?;
    let (id, sealed) = blob::seal(pair.desktop.keys.epochs.first(), b"a photo").ok_or("a blob")?;
    let mut hub = pair.carried.hub(pair.desktop.keys.epochs.first(), "")?;
    hub.put_blob(pair.desktop.keys.stream(), id, &sealed, 0)?;
    assert_eq!(hub.blobs(&[id])?.len(), 1);
    assert!(hub.blob(id, &mut |bytes| bytes == sealed)?);
    Ok(())
}
