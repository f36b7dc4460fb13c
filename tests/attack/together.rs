//! Many processes at once on one folder, some of them killed at any moment: what was acknowledged is
//! kept, what was not is there wholly or not at all, and the numbers add up.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::Duration;

use crate::scenario::journal;
use crate::state;
use crate::tools::{Chance, Ended, Running, done, muster, run, say, scratch, settle};

/// As many processes as finding 4 had.
pub(crate) const AT_ONCE: usize = 20;
/// A box of known figures, and a game that leaves many questions open.
const BOX: &str = "the-clone-wars-starter-set";
const BOXED: &str = "swm/the-clone-wars-starter/";
const ASKING: &str = "ddm";
/// Entries that a campaign of the journal has: its beginning and one step.
const ENTRIES: usize = 2;

/// One thing that a process does.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Deed {
    /// A question is settled; its id.
    Answer(String),
    /// A box is added to the collection.
    Add,
    /// A squad is saved under this name.
    Squad(String),
    /// A campaign is begun under this name.
    Campaign(String),
    /// A step of a campaign of its own: this hero's purchase in that campaign.
    Step(String),
    Alias(String),
    Match(String),
    /// A backup, into the folder or to a file.
    Backup(Option<PathBuf>),
    /// A backup is put back.
    Restore(PathBuf),
    Read,
}

impl Deed {
    fn args(&self, inputs: &Path) -> Vec<String> {
        let list = inputs.join("list.txt").display().to_string();
        let journal = inputs.join("journal.toml").display().to_string();
        let words = |words: &[&str]| words.iter().map(|w| (*w).to_owned()).collect::<Vec<_>>();
        let figure = "General Obi-Wan Kenobi";
        match self {
            Self::Answer(id) => words(&["pack", "settle", "--game", ASKING, id, answer(id)]),
            Self::Add => words(&["collection", "add", BOX]),
            Self::Squad(name) => words(&["squad", "save", &list, "--name", name]),
            Self::Campaign(name) => words(&["campaign", "new", name, &journal]),
            Self::Step(name) => words(&["campaign", "do", name, "buy", "item=dl-44", "hero=jyn-odan"]),
            Self::Alias(text) => words(&["alias", "add", text, figure]),
            Self::Match(with) => {
                words(&["match", "add", "--with", with, "--date", "2026-05-17", "--score", "100:20"])
            }
            Self::Backup(None) => words(&["backup", "save", "--json"]),
            Self::Backup(Some(file)) => words(&["backup", "save", &file.display().to_string(), "--json"]),
            Self::Restore(file) => words(&["backup", "restore", &file.display().to_string(), "--json"]),
            Self::Read => words(&["squad", "list", "--json"]),
        }
    }

    /// What stands in the data, once, when it was done.
    fn token(&self) -> Option<String> {
        match self {
            Self::Answer(id) => id.split(':').nth(1).map(str::to_owned),
            Self::Squad(t) | Self::Campaign(t) | Self::Alias(t) | Self::Match(t) => Some(t.clone()),
            _ => None,
        }
    }
}

fn answer(id: &str) -> &'static str {
    match id.split(':').next() {
        Some("same-person") => "no",
        Some("side-list") => "20",
        Some("admission") => "lawful-good",
        Some("cost") => "17",
        Some("fact") => "no",
        _ => "none",
    }
}

/// How a run went.
#[derive(Default)]
pub(crate) struct Tally {
    pub(crate) done: usize,
    pub(crate) refused: usize,
    pub(crate) killed: usize,
    pub(crate) restored: usize,
    pub(crate) failures: Vec<String>,
}

/// What is to be done in rounds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    pub(crate) rounds: usize,
    /// How many of a hundred processes are killed.
    pub(crate) killed: usize,
    /// Whether backups are put back meanwhile.
    pub(crate) restores: bool,
}

/// A folder under attack, and what was acknowledged in it.
struct Field {
    root: tempfile::TempDir,
    questions: Vec<String>,
    chance: Chance,
    /// What was acknowledged, and what may have been done before its process was killed.
    acknowledged: Vec<Deed>,
    open: Vec<Deed>,
    /// Campaigns that were acknowledged and have no step yet.
    campaigns: Vec<String>,
    number: usize,
    restored: bool,
}

impl Field {
    fn new(seed: u64) -> Self {
        let root = scratch();
        let inputs = root.path().join("in");
        fs::create_dir_all(&inputs).expect("a folder");
        fs::create_dir_all(root.path().join("out")).expect("a folder");
        fs::write(inputs.join("list.txt"), "General Obi-Wan Kenobi\nARC Trooper\n3 Clone Trooper\n")
            .expect("a file");
        fs::write(inputs.join("journal.toml"), journal()).expect("a file");
        let data = root.path().join("data");
        let asked = done(&data, &["pack", "questions", "--game", ASKING, "--json"]).json();
        let ids = asked.as_array().into_iter().flatten().filter_map(|q| q["id"].as_str().map(str::to_owned));
        let questions = ids.collect();
        Self {
            root,
            questions,
            chance: Chance::new(seed),
            acknowledged: Vec::new(),
            open: Vec::new(),
            campaigns: Vec::new(),
            number: 0,
            restored: false,
        }
    }

    fn data(&self) -> PathBuf {
        self.root.path().join("data")
    }

    fn deed(&mut self, restores: bool) -> Deed {
        self.number += 1;
        let name = |kind: &str| format!("{kind}{:05}", self.number);
        let file = self.root.path().join("out").join(format!("copy{}.db", self.number));
        match self.chance.below(20) {
            0..=3 => self.questions.pop().map_or(Deed::Add, Deed::Answer),
            4..=7 => Deed::Add,
            8 | 9 => Deed::Squad(name("Squad")),
            10 | 11 => Deed::Campaign(name("Campaign")),
            12 | 13 => self.campaigns.pop().map_or(Deed::Add, Deed::Step),
            14 | 15 => Deed::Alias(name("alias")),
            16 => Deed::Match(name("Opponent")),
            17 => Deed::Backup(None),
            18 if restores => self.earlier().map_or(Deed::Backup(Some(file)), Deed::Restore),
            18 => Deed::Backup(Some(file)),
            _ => Deed::Read,
        }
    }

    /// A backup that was acknowledged.
    fn earlier(&mut self) -> Option<PathBuf> {
        let saved = self.acknowledged.iter().filter_map(|d| match d {
            Deed::Backup(Some(path)) => Some(path.clone()),
            _ => None,
        });
        let saved: Vec<_> = saved.collect();
        (!saved.is_empty()).then(|| self.chance.of(&saved).clone())
    }

    /// Starts a round and waits for all of it.
    fn round(&mut self, plan: &Plan, tally: &mut Tally) {
        let inputs = self.root.path().join("in");
        let data = self.data();
        let mut running = Vec::new();
        for _ in 0..AT_ONCE {
            let deed = self.deed(plan.restores);
            let killed = self.chance.below(100) < plan.killed;
            let after =
                killed.then(|| Duration::from_micros(self.chance.next() % longest().as_micros() as u64));
            running.push((deed.clone(), after, Running::start(muster(&data, &deed.args(&inputs)))));
        }
        let mut waiting = running.iter_mut().filter(|(_, after, _)| after.is_some()).collect::<Vec<_>>();
        while !waiting.is_empty() {
            waiting.retain_mut(|(_, after, process)| {
                let due = after.is_some_and(|a| process.age() >= a);
                if due {
                    process.kill();
                }
                !due && !process.is_over()
            });
            sleep(Duration::from_micros(300));
        }
        for (deed, _, process) in running {
            self.ended(deed, &process.wait(), tally);
        }
    }

    fn ended(&mut self, deed: Deed, ended: &Ended, tally: &mut Tally) {
        if let Some(wrong) = ended.fault() {
            tally.failures.push(format!("{deed:?}: {wrong}"));
        }
        match ended.code {
            Some(0) => {
                tally.done += 1;
                if let Deed::Campaign(name) = &deed {
                    self.campaigns.push(name.clone());
                }
                if let Deed::Restore(_) = deed {
                    self.restored = true;
                    tally.restored += 1;
                }
                self.acknowledged.push(deed);
            }
            Some(_) => {
                tally.refused += 1;
                // Whoever waited in vain may say so. A restore takes away what others rely on.
                if !self.restored && !is_busy(ended) {
                    tally.failures.push(format!("{deed:?} was refused: {}{}", ended.out, ended.err));
                }
            }
            None => {
                tally.killed += 1;
                // One that was killed may have been at the point from which the next start finishes it:
                // then the data is where any restore puts it.
                self.restored |= matches!(deed, Deed::Restore(_));
                self.open.push(deed);
            }
        }
    }

    /// Looks whether everything that was acknowledged is there.
    fn look(&self, tally: &mut Tally) {
        let data = self.data();
        for args in [&["squad", "list"][..], &["pack", "list"], &["backup", "list"]] {
            let said = run(&data, args);
            if said.code != Some(0) {
                tally.failures.push(format!("afterwards {args:?}: {:?} {}{}", said.code, said.out, said.err));
            }
        }
        let live = match state::text_of(&data.join("muster.db")) {
            Ok(text) => text,
            Err(wrong) => {
                tally.failures.push(wrong);
                return;
            }
        };
        tally.failures.extend(state::unsound_backups(&data, &mut BTreeMap::new()));
        let mut kept = live + &packs(&data);
        if self.restored {
            // What a restore replaced is kept, and what the one after it did, too.
            for file in state::files_named(&data.join("backups"), "replaced-") {
                if file.extension().is_some_and(|e| e == "db") {
                    kept += &state::text_of(&file).unwrap_or_default();
                }
            }
        }
        for deed in &self.acknowledged {
            if let Some(token) = deed.token().filter(|t| !kept.contains(t.as_str())) {
                tally.failures.push(format!("acknowledged and lost: {deed:?} ({token})"));
            }
            if let Deed::Backup(Some(file)) = deed {
                tally.failures.extend(state::sound_copy(file).err());
            }
        }
        if !self.restored {
            self.add_up(&data, tally);
        }
        let parts = state::parts(&data);
        if !parts.is_empty() {
            tally.failures.push(format!("left behind: {parts:?}"));
        }
    }

    /// Boxes are added whole, and as often as it was said; campaigns have all their entries.
    fn add_up(&self, data: &Path, tally: &mut Tally) {
        let count = |deeds: &[Deed], wanted: &Deed| deeds.iter().filter(|d| *d == wanted).count();
        let (least, open) = (count(&self.acknowledged, &Deed::Add), count(&self.open, &Deed::Add));
        let opened = state::sound_copy(&data.join("muster.db"));
        let Ok((conn, _place)) = opened else { return };
        let sql = "SELECT printing, figures FROM holding WHERE substr(printing, 1, length(?1)) = ?1";
        let counts = conn.prepare(sql).and_then(|mut s| {
            s.query_map([BOXED], |r| Ok((r.get::<_, String>(0)?, r.get::<_, u32>(1)?)))?.collect()
        });
        let counts: BTreeMap<String, u32> = counts.expect("the holdings");
        let different: BTreeSet<_> = counts.values().collect();
        if different.len() > 1 {
            tally.failures.push(format!("half a box: {counts:?}"));
        }
        let found = counts.values().next().map_or(0, |n| *n as usize);
        if found < least || found > least + open {
            tally.failures.push(format!("{least} boxes were acknowledged ({open} open), {found} are there"));
        }
        let sql = "SELECT c.name, count(*) FROM campaign c JOIN campaign_entry e ON e.campaign = c.uuid GROUP BY c.uuid";
        let entries = conn.prepare(sql).and_then(|mut s| {
            s.query_map([], |r| Ok((r.get::<_, String>(0)?, r.get::<_, u32>(1)?)))?.collect()
        });
        let entries: BTreeMap<String, u32> = entries.expect("the campaigns");
        for (name, found) in &entries {
            let step = Deed::Step(name.clone());
            let least = ENTRIES + count(&self.acknowledged, &step);
            let found = *found as usize;
            if found < least || found > least + count(&self.open, &step) {
                tally.failures.push(format!("{name} has {found} entries, not {least}"));
            }
        }
        let begun: u32 = conn.query_row("SELECT count(*) FROM campaign", [], |r| r.get(0)).expect("a number");
        if begun as usize != entries.len() {
            tally.failures.push("a campaign without its beginning".to_owned());
        }
    }
}

/// Whether somebody waited for others as long as they should, and says so.
fn is_busy(ended: &Ended) -> bool {
    let told = format!("{}{}", ended.out, ended.err);
    ended.code == Some(3) && (told.contains("Another program is using") || told.contains("database-locked"))
}

/// About as long as a process takes while twenty run: kills fall anywhere in it.
fn longest() -> Duration {
    let per_process = if cfg!(debug_assertions) { 120 } else { 40 };
    let rounds = AT_ONCE.div_ceil(crate::tools::hands()) as u64;
    Duration::from_millis(per_process * rounds)
}

/// All text of users' packs.
fn packs(data: &Path) -> String {
    let files = state::files_below_packs(data);
    files.iter().map(|f| String::from_utf8_lossy(&fs::read(f).unwrap_or_default()).into_owned()).collect()
}

/// Rounds of twenty processes. A folder is used for ten rounds, then the next one is begun.
pub(crate) fn attack(name: &str, plan: Plan, seed: u64) {
    let mut tally = Tally::default();
    let mut left = plan.rounds;
    let mut seed = seed;
    while left > 0 {
        let mut field = Field::new(seed);
        // Every other folder is begun by twenty at once.
        if seed.is_multiple_of(2) {
            done(&field.data(), &["squad", "list"]);
        }
        for _ in 0..left.min(10) {
            field.round(&plan, &mut tally);
            field.look(&mut tally);
            left -= 1;
        }
        seed += 1;
    }
    say(&format!(
        "{name}: {} rounds of {AT_ONCE}, {} done, {} refused, {} killed, {} restores, {} failures",
        plan.rounds,
        tally.done,
        tally.refused,
        tally.killed,
        tally.restored,
        tally.failures.len()
    ));
    // Who refuses everything loses nothing, either.
    if !cfg!(debug_assertions) && tally.done * 2 < tally.done + tally.refused {
        tally.failures.push("fewer than half were done".to_owned());
    }
    settle(name, &tally.failures);
}

/// Finding 6: two restores at once, of different backups. Whichever is acknowledged last is in place,
/// and each keeps what it replaced.
pub(crate) fn restores_at_once(rounds: usize) {
    let mut failures = Vec::new();
    let root = scratch();
    let data = root.path().join("data");
    let mut backups = Vec::new();
    for name in ["first", "second"] {
        done(&data, &["alias", "add", name, "General Obi-Wan Kenobi"]);
        let file = root.path().join(format!("{name}.db")).display().to_string();
        done(&data, &["backup", "save", &file]);
        done(&data, &["alias", "remove", name]);
        backups.push((name, file));
    }
    for round in 0..rounds {
        let mark = format!("round{round}");
        done(&data, &["alias", "add", &mark, "General Obi-Wan Kenobi"]);
        let start = |file: &str| Running::start(muster(&data, &["backup", "restore", file, "--json"]));
        let running: Vec<_> = backups.iter().map(|(name, file)| (*name, start(file))).collect();
        let ended: Vec<_> = running.into_iter().map(|(name, process)| (name, process.wait())).collect();
        let live = state::text_of(&data.join("muster.db")).unwrap_or_else(|wrong| wrong);
        let done: Vec<_> = ended.iter().filter(|(_, e)| e.code == Some(0)).collect();
        let kept = |e: &Ended| {
            let path = e.json()["kept"].as_str().unwrap_or_default().to_owned();
            state::text_of(Path::new(&path)).unwrap_or_else(|wrong| wrong)
        };
        let fine = match done.as_slice() {
            [] => live.contains(&mark),
            [(name, e)] => live.contains(*name) && kept(e).contains(&mark),
            [(a, one), (b, two)] => {
                let in_order = |last: &str, first: &str, last_kept: &str, first_kept: &str| {
                    live.contains(last) && last_kept.contains(first) && first_kept.contains(&mark)
                };
                in_order(b, a, &kept(two), &kept(one)) || in_order(a, b, &kept(one), &kept(two))
            }
            _ => false,
        };
        if !fine {
            let holds = |text: &str| ["first", "second", &mark].map(|m| text.contains(m));
            let said = ended.iter().map(|(n, e)| format!("{n}: {:?}, kept {:?}", e.code, holds(&kept(e))));
            let said = said.collect::<Vec<_>>().join("; ");
            failures.push(format!(
                "round {round}: {said}; in place {:?} (first, second, what was there)",
                holds(&live)
            ));
        }
        failures.extend(ended.iter().filter_map(|(_, e)| e.fault()));
    }
    say(&format!("two restores at once: {rounds} rounds, {} failures", failures.len()));
    settle("two restores at once", &failures);
}
