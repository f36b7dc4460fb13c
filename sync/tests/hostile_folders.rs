//! Random folders of a real group, in which somebody planted whatever they could think of: nothing beside the folder is
//! touched, every exchange ends, what wasn't hit arrives, and once what was planted is gone everything does.
#![cfg(unix)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, Permissions};
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, symlink};
use std::path::{Path, PathBuf};

use muster_db::table::hub::Scope;
use muster_sync::blob::{self, BlobId};
use muster_sync::{Exchanged, Secret};
use tempfile::{TempDir, tempdir};

use crate::attack::{as_a_user, asked, ends, say, seed};
use crate::changing::Changing;
use crate::hubs::Carried as _;
use crate::machine::{Chance, Machine, Outcome};
use crate::mutants::noise;
use crate::plants::{Bed, Hit, Plant};

/// The most memory that a process may have had after it, in KiB.
const MEMORY: u64 = 512 << 10;
/// The machines of the group; the last one has read nothing before something is planted.
const NAMES: [(&str, i64); 3] = [("desktop", 0), ("laptop", 2), ("new", -3)];
/// Those that have written something by then.
const WRITERS: usize = 2;

#[test]
fn whatever_is_planted_in_a_folder_harms_nothing_beside_it_and_delays_its_own_stream_alone() -> Outcome {
    attack(16, 14)
}

#[test]
#[ignore = "long: script/attack folders"]
fn long_folders() -> Outcome {
    attack(asked("MUSTER_ATTACK_FOLDERS", 2_000), seed())
}

fn attack(folders: u64, seed: u64) -> Outcome {
    let told = [("MUSTER_ATTACK_FOLDERS", folders), ("MUSTER_ATTACK_SEED", seed)];
    as_a_user("hostile_folders::as_many_folders_as_are_asked_for", &told)
}

#[test]
#[ignore = "runs in a process of its own"]
fn as_many_folders_as_are_asked_for() -> Outcome {
    let (folders, mut counted) = (asked("MUSTER_ATTACK_FOLDERS", 0), Counted::default());
    for number in 0..folders {
        one(&mut Chance(seed().wrapping_mul(1_000_003).wrapping_add(number)), number, &mut counted)?;
    }
    let Counted { plants, hits, unwritten } = counted;
    let memory = memory().unwrap_or(0);
    say(&format!(
        "{folders} folders, {plants} things planted, {hits} of them in somebody's way, \
         {unwritten} exchanges that couldn't be written, at most {} MiB",
        memory >> 10
    ))?;
    assert!(memory < MEMORY, "{memory} KiB");
    Ok(())
}

#[derive(Default)]
struct Counted {
    plants: usize,
    hits: usize,
    unwritten: usize,
}

/// The most memory that this process had, in KiB, where the system tells.
fn memory() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?.split_whitespace().next()?.parse().ok()
}

/// A group's machines, its folder, and what the user has elsewhere.
struct Field {
    machines: Vec<Machine>,
    blobs: BTreeMap<usize, (BlobId, Vec<u8>)>,
    carried: TempDir,
    home: TempDir,
    aside: TempDir,
    secret: Secret,
}

fn one(chance: &mut Chance, number: u64, counted: &mut Counted) -> Outcome {
    let mut field = Field::new(chance)?;
    let before = canaries(field.home.path())?;
    let bed = field.bed()?;
    let plants: Vec<Plant> = (0..=chance.below(5)).filter_map(|_| bed.plant(chance)).collect();
    let changing = (chance.below(3) == 0).then(|| Changing::begin(&bed, chance)).flatten();
    let mut hits: BTreeSet<Hit> = plants.iter().filter_map(|plant| plant.hits).collect();
    hits.extend(changing.as_ref().and_then(|changing| changing.hits));
    let told: Vec<&str> = plants.iter().map(|plant| plant.what.as_str()).collect();
    let story = format!("folder {number}: {told:?}, changing {:?}", changing.as_ref().map(|c| &c.what));
    (counted.plants, counted.hits) = (counted.plants + plants.len(), counted.hits + hits.len());

    field.all_exchange(&hits, counted).map_err(|e| format!("{story}: {e}"))?;
    assert_eq!(canaries(field.home.path())?, before, "{story}");
    field.whole_streams_arrived(&hits, &story)?;
    field.whole_blobs_arrived(&hits).map_err(|e| format!("{story}: {e}"))?;

    drop(changing);
    for plant in plants.into_iter().rev() {
        plant.take_away(chance).map_err(|e| format!("{story}, taken away: {e}"))?;
    }
    for _ in 0..2 {
        field.all_exchange(&BTreeSet::new(), counted).map_err(|e| format!("{story}, afterwards: {e}"))?;
    }
    assert_eq!(canaries(field.home.path())?, before, "{story}, afterwards");
    field.all_have_the_same(&story)
}

impl Field {
    fn new(chance: &mut Chance) -> Outcome<Self> {
        let secret = Secret::new()?;
        let machines = NAMES.map(|(name, years)| Machine::new(name, years, &secret, Scope::Everything));
        let machines = machines.into_iter().collect::<Outcome<Vec<_>>>()?;
        let (carried, home, aside) = (tempdir()?, tempdir()?, tempdir()?);
        fs::write(home.path().join("muster.db"), "the user's own")?;
        fs::create_dir(home.path().join("photos"))?;
        fs::write(home.path().join("photos").join("0000000001.parcels"), "a photo")?;
        symlink("muster.db", home.path().join("link"))?;
        let mut field = Self { machines, blobs: BTreeMap::new(), carried, home, aside, secret };
        for _ in 0..2 {
            for machine in &mut field.machines[..WRITERS] {
                machine.exchange(field.carried.path())?;
                for _ in 0..=chance.below(3) {
                    machine.work(chance)?;
                }
                if chance.below(3) == 0 {
                    put_pack(machine, chance)?;
                }
            }
        }
        for number in 0..WRITERS {
            let machine = &mut field.machines[number];
            machine.exchange(field.carried.path())?;
            let (id, sealed) = blob::seal(&field.secret, &noise(chance, 20_000)).ok_or("a blob")?;
            let mut hub = field.carried.hub(&field.secret, "")?;
            hub.put_blob(machine.keys.stream(), id, &sealed, 0)?;
            field.blobs.insert(number, (id, sealed));
            machine.work(chance)?;
        }
        Ok(field)
    }

    fn bed(&self) -> Outcome<Bed> {
        let root = self.carried.path().canonicalize()?;
        let group = root.join("muster").join(self.secret.group().to_string());
        let streams =
            self.machines[..WRITERS].iter().map(|machine| group.join(machine.keys.stream().to_string()));
        let streams = streams.collect();
        let (home, aside) = (self.home.path().to_owned(), self.aside.path().to_owned());
        Ok(Bed { root, group, streams, home, aside })
    }

    /// Each exchanges, twice. Who can't write, or is alone for what was planted, may say so.
    fn all_exchange(&mut self, hits: &BTreeSet<Hit>, counted: &mut Counted) -> Outcome {
        for _ in 0..2 {
            for (number, (name, _)) in NAMES.iter().enumerate() {
                let done = self.exchange(number)?;
                let in_the_way = hits.contains(&Hit::All) || hits.contains(&Hit::Stream(number));
                match done {
                    Ok(done) => assert_eq!(done.refused, 0),
                    Err("io" | "away" | "in-the-way") if in_the_way => counted.unwritten += 1,
                    Err(code) => return Err(format!("{name}: {code}").into()),
                }
            }
        }
        Ok(())
    }

    fn exchange(&mut self, number: usize) -> Outcome<Result<Exchanged, &'static str>> {
        let (mut machine, carried) = (self.machines.remove(number), self.carried.path().to_owned());
        let (machine, done) = ends(move || {
            let done = machine.exchange(carried.as_path()).map_err(|error| error.code());
            (machine, done)
        })?;
        self.machines.insert(number, machine);
        Ok(done)
    }

    fn whole_streams_arrived(&self, hits: &BTreeSet<Hit>, story: &str) -> Outcome {
        for writer in (0..WRITERS).filter(|w| !hits.contains(&Hit::All) && !hits.contains(&Hit::Stream(*w))) {
            let entries = self.machines[writer].db.our_entries_after(0, 100_000)?;
            for machine in &self.machines {
                // Some may wait for what was delayed.
                let there = machine.has_received()?;
                let missing = entries.iter().find(|stored| !there.contains(&stored.entry.id));
                let (from, to) = (NAMES[writer].0, &machine.joined.called);
                assert_eq!(missing, None, "{story}: from {from} at {to}");
            }
        }
        Ok(())
    }

    fn whole_blobs_arrived(&self, hits: &BTreeSet<Hit>) -> Outcome {
        if hits.contains(&Hit::All) {
            return Ok(());
        }
        let carried = self.carried.path().to_owned();
        let (secret, wanted) = (self.secret.clone(), self.blobs.clone());
        let found = ends(move || {
            let mut hub = carried.as_path().hub(&secret, "").map_err(|error| error.code())?;
            let ids: Vec<_> = wanted.values().map(|(id, _)| *id).collect();
            hub.blobs(&ids).map_err(|error| error.code())?;
            let mut found = BTreeSet::new();
            for (number, (id, sealed)) in wanted {
                let there = hub.blob(id, &mut |bytes| bytes == sealed).map_err(|error| error.code())?;
                found.extend(there.then_some(number));
            }
            Ok::<_, &str>(found)
        })??;
        for (writer, (name, _)) in NAMES.iter().enumerate().take(WRITERS) {
            let hit = [Hit::Blobs(writer), Hit::Stream(writer)].iter().any(|hit| hits.contains(hit));
            assert!(hit || found.contains(&writer), "the blob of {name}");
        }
        Ok(())
    }

    fn all_have_the_same(&self, story: &str) -> Outcome {
        let all = self.machines.iter().map(Machine::holds).collect::<Outcome<Vec<_>>>()?;
        for (machine, holds) in self.machines.iter().zip(&all) {
            assert!(*holds == all[0], "{story}: {} has something else", machine.joined.called);
            machine.is_sound().map_err(|e| format!("{story}: {e}"))?;
        }
        Ok(())
    }
}

/// Puts something long into a machine, so that its stream has several files and parcels that are read in pieces.
fn put_pack(machine: &mut Machine, chance: &mut Chance) -> Outcome {
    let name = format!("my-figures-{}", chance.below(4));
    let bytes: Vec<u8> = (0..150_000).map(|_| u8::try_from(chance.below(256)).unwrap_or(0)).collect();
    let files = BTreeMap::from([("figures.csv".to_owned(), bytes)]);
    machine.db.put_own_pack(&muster_db::pack::PackFiles { name, files }, machine.clock)?;
    Ok(())
}

/// Returns everything below a folder: what it is, what is in it, and when that was written.
fn canaries(dir: &Path) -> Outcome<BTreeMap<PathBuf, String>> {
    let (mut found, mut todo) = (BTreeMap::new(), vec![dir.to_owned()]);
    while let Some(path) = todo.pop() {
        let about = fs::symlink_metadata(&path)?;
        let contents = if about.is_symlink() {
            fs::read_link(&path)?.display().to_string()
        } else if about.is_dir() {
            todo.extend(fs::read_dir(&path)?.map(|e| e.map(|e| e.path())).collect::<Result<Vec<_>, _>>()?);
            String::new()
        } else {
            String::from_utf8_lossy(&fs::read(&path)?).into_owned()
        };
        let (mode, at) = (about.mode(), (about.mtime(), about.mtime_nsec()));
        found.insert(path, format!("{mode:o} {at:?} {contents}"));
    }
    Ok(found)
}

impl Drop for Field {
    fn drop(&mut self) {
        // What can't be entered can't be removed, either.
        let mut todo = vec![self.carried.path().to_owned(), self.aside.path().to_owned()];
        while let Some(dir) = todo.pop() {
            let _ = fs::set_permissions(&dir, Permissions::from_mode(0o700));
            let inner = fs::read_dir(&dir).into_iter().flatten().flatten();
            todo.extend(inner.filter(|e| e.file_type().is_ok_and(|t| t.is_dir())).map(|e| e.path()));
        }
    }
}
