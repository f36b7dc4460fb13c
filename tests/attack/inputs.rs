//! Mutants through each reader, in processes of our own that are watched: a panic, a death, five
//! seconds or half a gibibyte is too much. A reader that has a process of its own in the program may
//! fail here; then the program itself is asked, and has to answer.

use std::fs::{self, File};
use std::io::Write as _;
use std::os::unix::fs::FileExt as _;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::mutate::LONGEST;
use crate::program;
use crate::readers::{Kit, READERS, Reader, SELECTOR};
use crate::seeds::{Seeds, seeds};
use crate::tools::{Chance, Running, files_below, hands, say, scratch, settle};

/// No input may take longer.
pub(crate) const SLOW: Duration = Duration::from_secs(if cfg!(debug_assertions) { 30 } else { 5 });
/// Nor more memory, in KiB, with all that the program has in it anyway.
pub(crate) const MEMORY: u64 = 512 << 10;
/// When a worker that says nothing is taken to hang.
const SILENT: Duration = Duration::from_secs(if cfg!(debug_assertions) { 90 } else { 20 });
/// Inputs that bring forth new shapes are kept, so many of a reader.
const CORPUS: usize = 1_000;
/// How often a worker may die before the rest of its work is given up.
const DEATHS: usize = 60;
/// Findings of one kind and place that are kept of a reader.
const ALIKE: usize = 3;

fn all() -> Vec<&'static Reader> {
    READERS.iter().chain([&SELECTOR]).collect()
}

/// The largest resident memory so far, in KiB.
fn peak() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|l| l.strip_prefix("VmHWM:")).unwrap_or("0");
    line.split_whitespace().next().and_then(|n| n.parse().ok()).unwrap_or(0)
}

/// Something that went wrong with an input.
#[derive(Clone, Debug)]
struct Finding {
    reader: usize,
    what: String,
    file: PathBuf,
}

// ── In a worker ────────────────────────────────────────────────────────────────────────────────────

/// Where the last panic was, and how many there were.
static PANICS: Mutex<(usize, String)> = Mutex::new((0, String::new()));

fn hear_panics() {
    std::panic::set_hook(Box::new(|info| {
        let place = info.location().map(ToString::to_string).unwrap_or_default();
        if let Ok(mut panics) = PANICS.lock() {
            *panics = (panics.0 + 1, place);
        }
    }));
}

fn panics() -> (usize, String) {
    PANICS.lock().map(|p| p.clone()).unwrap_or_default()
}

/// What [`attack`] starts: reads inputs until it has read as many as it should.
#[test]
#[ignore = "a process that other tests start"]
fn a_worker() {
    let Ok(work) = std::env::var("MUSTER_ATTACK_WORK") else { return };
    let work: Value = serde_json::from_str(&work).expect("what to do");
    let folder = PathBuf::from(work["folder"].as_str().expect("a folder"));
    if let Some(file) = work["file"].as_str() {
        alone(&folder, work["reader"].as_u64().expect("a reader") as usize, Path::new(file));
        return;
    }
    let stored = read_seeds(&folder);
    let mut kit = Kit::new();
    hear_panics();
    let now = File::create(folder.join("now")).expect("a file");
    let mut found = File::options().append(true).create(true).open(folder.join("found")).expect("a file");
    let mut results = File::options().append(true).create(true).open(folder.join("results")).expect("a file");
    let seed = work["seed"].as_u64().expect("a seed");
    for (number, reader) in all().into_iter().enumerate() {
        let count = work["counts"][number].as_u64().expect("a count");
        let chance = Chance::new(seed.wrapping_add(number as u64 * 1_000_003));
        let mut shift = Shift { number, reader, chance, now: &now, found: &mut found, folder: &folder };
        let said = shift.read(&stored[number], count, &mut kit);
        if count > 0 {
            writeln!(results, "{said}").expect("the results");
        }
    }
}

/// A worker's time with one reader.
struct Shift<'a> {
    number: usize,
    reader: &'static Reader,
    chance: Chance,
    now: &'a File,
    found: &'a mut File,
    folder: &'a Path,
}

impl Shift<'_> {
    fn read(&mut self, seeds: &[Vec<u8>], count: u64, kit: &mut Kit) -> Value {
        let mut corpus = seeds.to_vec();
        let mut shapes = std::collections::HashSet::new();
        let mut alike = std::collections::HashMap::<String, usize>::new();
        let (mut slowest, mut contained, mut bytes, mut largest) = (Duration::ZERO, 0, 0, peak());
        let begun = Instant::now();
        for index in 0..count {
            let input = {
                let (one, other) = (self.chance.below(corpus.len()), self.chance.below(corpus.len()));
                (self.reader.mutate)(&corpus[one], &corpus[other], &mut self.chance)
            };
            bytes += input.len() as u64;
            self.tell(index, &input);
            let before = panics().0;
            let start = Instant::now();
            let answer = catch_unwind(AssertUnwindSafe(|| (self.reader.read)(kit, &input)));
            let took = start.elapsed();
            slowest = slowest.max(took);
            let (after, place) = panics();
            let mut wrong = None;
            match answer {
                Err(_) => wrong = Some(format!("panic at {place}")),
                Ok(shape) => {
                    contained += after - before;
                    if shapes.insert(shape) && corpus.len() < CORPUS && input.len() < LONGEST / 4 {
                        corpus.push(input.clone());
                    }
                }
            }
            if took > SLOW {
                wrong = Some(format!("slow: {took:?}"));
            }
            // Memory in such amounts isn't had in a millisecond: what was quicker had none.
            if took > Duration::from_millis(1) {
                let peak = peak();
                if peak > MEMORY && peak > largest {
                    wrong = Some(format!("memory: {} MiB", peak >> 10));
                    // Counted anew for the next.
                    fs::write("/proc/self/clear_refs", "5").ok();
                }
                largest = largest.max(peak);
            }
            if let Some(what) = wrong {
                let kind: String =
                    what.chars().take_while(|c| *c != ' ' || what.starts_with("panic")).collect();
                let times = alike.entry(kind).or_default();
                *times += 1;
                if *times <= ALIKE {
                    self.report(index, &what, &input);
                }
            }
        }
        json!({
            "reader": self.number, "inputs": count, "bytes": bytes, "shapes": shapes.len(), "corpus": corpus.len(),
            "slowest": slowest.as_millis() as u64, "took": begun.elapsed().as_secs(), "contained": contained, "peak": largest,
            "panics": alike.values().sum::<usize>(),
        })
    }

    /// Notes what is read next: who dies of it can't say so.
    fn tell(&self, index: u64, input: &[u8]) {
        let mut note = Vec::with_capacity(20 + input.len());
        note.extend((self.number as u64).to_le_bytes());
        note.extend(index.to_le_bytes());
        note.extend((input.len() as u64).to_le_bytes());
        note.extend(input);
        self.now.write_all_at(&note, 0).expect("the note");
    }

    fn report(&mut self, index: u64, what: &str, input: &[u8]) {
        let file = self.folder.join(format!("{}-{index}.input", self.number));
        fs::write(&file, input).expect("the input");
        let line = json!({ "reader": self.number, "what": what, "file": file });
        writeln!(self.found, "{line}").expect("what was found");
    }
}

/// One input, for itself: time and memory.
fn alone(folder: &Path, reader: usize, file: &Path) {
    let input = fs::read(file).expect("the input");
    let mut kit = Kit::new();
    fs::write("/proc/self/clear_refs", "5").ok();
    let start = Instant::now();
    (all()[reader].read)(&mut kit, &input);
    let said = json!({ "ms": start.elapsed().as_millis() as u64, "peak": peak() });
    fs::write(folder.join("alone"), said.to_string()).expect("the answer");
}

fn write_seeds(folder: &Path, seeds: &Seeds) {
    for (number, reader) in all().into_iter().enumerate() {
        let place = folder.join(format!("seeds/{number:02}"));
        fs::create_dir_all(&place).expect("a folder");
        for (index, seed) in (reader.seeds)(seeds).iter().enumerate() {
            fs::write(place.join(format!("{index:04}")), seed).expect("a seed");
        }
    }
}

fn read_seeds(folder: &Path) -> Vec<Vec<Vec<u8>>> {
    let of = |number: usize| {
        let files = files_below(&folder.join(format!("seeds/{number:02}")));
        files.iter().map(|f| fs::read(f).expect("a seed")).collect()
    };
    (0..all().len()).map(of).collect()
}

// ── Who watches ────────────────────────────────────────────────────────────────────────────────────

fn worker(work: &Value) -> Running {
    // Twice what an input may take, and what is mapped and never touched: a run-away ends by itself.
    let mut command = Command::new("sh");
    let script = "ulimit -v 3145728; ulimit -c 0; exec \"$0\" \"$@\"";
    command.args(["-c", script]).arg(std::env::current_exe().expect("this program"));
    command.args(["--exact", "inputs::a_worker", "--ignored", "--nocapture", "--test-threads=1"]);
    command.env("MUSTER_ATTACK_WORK", work.to_string());
    Running::begin(command)
}

/// What the note says: reader, index, input.
fn last_note(folder: &Path) -> Option<(usize, u64, Vec<u8>)> {
    let note = fs::read(folder.join("now")).ok()?;
    let number = |at: usize| Some(u64::from_le_bytes(note.get(at..at + 8)?.try_into().ok()?));
    let length = usize::try_from(number(16)?).ok()?;
    Some((usize::try_from(number(0)?).ok()?, number(8)?, note.get(24..24 + length)?.to_vec()))
}

/// Has one worker do its share, started again where it dies. Says what was found.
fn watch(folder: &Path, mut counts: Vec<u64>, mut seed: u64) -> (Vec<Finding>, Vec<u64>) {
    let mut findings = Vec::new();
    let mut read = vec![0; counts.len()];
    for death in 0..=DEATHS {
        let mut process = worker(&json!({ "folder": folder, "seed": seed, "counts": counts }));
        let (mut last, mut since) = (None, Instant::now());
        let mut silent = false;
        while !process.is_over() {
            sleep(Duration::from_millis(50));
            let at = last_note(folder).map(|(reader, index, _)| (reader, index));
            if at != last {
                (last, since) = (at, Instant::now());
            } else if since.elapsed() > SILENT + SLOW {
                silent = true;
                process.kill();
                break;
            }
        }
        let ended = process.wait();
        if ended.code == Some(0) {
            read.iter_mut().zip(&counts).for_each(|(r, c)| *r += c);
            break;
        }
        let Some((reader, index, input)) = last_note(folder) else {
            panic!("the worker did not begin: {}{}", ended.out, ended.err);
        };
        let file = folder.join(format!("death-{death}.input"));
        fs::write(&file, input).expect("the input");
        let how = if silent {
            "it hangs".to_owned()
        } else {
            format!("it dies, {:?} {:?}", ended.code, ended.signal)
        };
        findings.push(Finding { reader, what: how, file });
        for (number, count) in counts.iter_mut().enumerate() {
            let done = if number < reader {
                *count
            } else if number == reader {
                index + 1
            } else {
                0
            };
            read[number] += done.min(*count);
            *count -= done.min(*count);
        }
        seed += 7_919;
        fs::remove_file(folder.join("now")).ok();
        if death == DEATHS {
            findings.push(Finding {
                reader,
                what: format!("given up after {DEATHS} deaths"),
                file: PathBuf::new(),
            });
        }
    }
    let lines = fs::read_to_string(folder.join("found")).unwrap_or_default();
    for line in lines.lines() {
        let found: Value = serde_json::from_str(line).expect("a finding");
        let text = |key: &str| found[key].as_str().unwrap_or_default().to_owned();
        let reader = found["reader"].as_u64().expect("a reader") as usize;
        findings.push(Finding { reader, what: text("what"), file: text("file").into() });
    }
    (findings, read)
}

/// Whether a finding stands when its input is read for itself, in the program where that has a process
/// for such input.
fn stands(finding: &Finding) -> Result<(), String> {
    let reader = all()[finding.reader];
    if finding.file.as_os_str().is_empty() {
        return Err(finding.what.clone());
    }
    if let Some(ending) = reader.contained {
        return program::asked_about(&finding.file, ending);
    }
    if finding.what.starts_with("panic") || finding.what.contains("dies") {
        return Err(finding.what.clone());
    }
    let folder = scratch();
    let work = json!({ "folder": folder.path(), "reader": finding.reader, "file": finding.file });
    let ended = worker(&work).wait();
    let said = fs::read_to_string(folder.path().join("alone")).unwrap_or_default();
    let said: Value = serde_json::from_str(&said).unwrap_or_default();
    match (said["ms"].as_u64(), said["peak"].as_u64()) {
        (Some(ms), Some(peak)) if u128::from(ms) <= SLOW.as_millis() && peak <= MEMORY => Ok(()),
        (Some(ms), Some(peak)) => Err(format!("{ms} ms, {} MiB", peak >> 10)),
        _ => Err(format!("{}, alone {:?} {:?}", finding.what, ended.code, ended.signal)),
    }
}

/// Reads `total` mutants, shared out over the readers.
pub(crate) fn attack(total: u64, seed: u64) {
    let readers = all();
    let hands = hands();
    let root = scratch();
    let places: Vec<_> = (0..hands).map(|hand| root.path().join(format!("{hand}"))).collect();
    places.iter().for_each(|place| write_seeds(place, seeds()));
    let share = |r: &Reader| (total * r.share as u64).div_ceil(1_000 * hands as u64).max(1);
    let counts: Vec<_> = readers.iter().map(|r| share(r)).collect();
    let outcomes = std::thread::scope(|threads| {
        let begin = |(hand, place): (usize, &PathBuf)| {
            let (counts, place) = (counts.clone(), place.clone());
            threads.spawn(move || watch(&place, counts, seed + hand as u64 * 1_000_000))
        };
        let threads: Vec<_> = places.iter().enumerate().map(begin).collect();
        threads.into_iter().map(|t| t.join().expect("a watcher")).collect::<Vec<_>>()
    });
    let mut failures = Vec::new();
    let mut withstood = vec![0; readers.len()];
    let keep = PathBuf::from(
        std::env::var_os("CARGO_TARGET_TMPDIR").unwrap_or_else(|| env!("CARGO_TARGET_TMPDIR").into()),
    );
    for finding in outcomes.iter().flat_map(|(findings, _)| findings) {
        match stands(finding) {
            Ok(()) => withstood[finding.reader] += 1,
            Err(why) => {
                let name = format!(
                    "attack-{}-{}.input",
                    readers[finding.reader].name.replace([' ', ',', '/'], "-"),
                    failures.len()
                );
                fs::copy(&finding.file, keep.join(&name)).ok();
                failures.push(format!(
                    "{}: {} ({why}), seed {seed}, kept as {}",
                    readers[finding.reader].name,
                    finding.what,
                    keep.join(&name).display()
                ));
            }
        }
    }
    tell(&places, &outcomes, &withstood, &failures);
    settle("mutated inputs", &failures);
}

fn tell(places: &[PathBuf], outcomes: &[(Vec<Finding>, Vec<u64>)], withstood: &[usize], failures: &[String]) {
    let lines = places.iter().flat_map(|place| {
        let text = fs::read_to_string(place.join("results")).unwrap_or_default();
        text.lines().map(|l| serde_json::from_str::<Value>(l).expect("a result")).collect::<Vec<_>>()
    });
    let lines: Vec<_> = lines.collect();
    say(&format!(
        "{:26} {:>9} {:>7} {:>7} {:>9} {:>8} {:>10}",
        "reader", "inputs", "shapes", "took", "slowest", "peak", "contained"
    ));
    for (number, reader) in all().into_iter().enumerate() {
        let of = |key: &str| {
            lines.iter().filter(|l| l["reader"] == number).filter_map(|l| l[key].as_u64()).collect::<Vec<_>>()
        };
        let most = |key: &str| of(key).into_iter().max().unwrap_or(0);
        let read: u64 = outcomes.iter().map(|(_, read)| read[number]).sum();
        let contained = of("contained").iter().sum::<u64>() + withstood[number] as u64;
        say(&format!(
            "{:26} {read:>9} {:>7} {:>5} s {:>6} ms {:>4} MiB {contained:>10}",
            reader.name,
            most("shapes"),
            most("took"),
            most("slowest"),
            most("peak") >> 10
        ));
    }
    let read: u64 = outcomes.iter().flat_map(|(_, read)| read).sum();
    say(&format!("mutated inputs: {read}, {} failures", failures.len()));
}
