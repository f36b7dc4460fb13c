//! Faults placed before the calls of a command, one run each, and what must hold afterwards.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::scenario::{Nature, Scenario, Stage, plain};
use crate::shim::{self, Call, Mode};
use crate::state::{self, State};
use crate::tools::{Chance, Ended, Running, copy_tree, hands, run, say, scratch, settle};

/// What a scenario comes to without faults.
struct Known {
    calls: Vec<Call>,
    /// The exit code.
    code: Option<i32>,
    before: State,
    after: State,
}

/// Runs a scenario as it is meant to be, and says what it changes.
fn know(scenario: &Scenario, inputs: &Path) -> Known {
    let place = scratch();
    let place = place.path();
    copy_tree(&scenario.place, place);
    // Whatever a plain command does to a folder is done on both sides.
    let opened = plain(&place.join("data"));
    assert_eq!(opened.code, Some(0), "{}: {}", scenario.name, opened.err);
    let before = state::of_place(place).expect(scenario.name);
    fs::remove_dir_all(place).expect("the folder is ours");
    copy_tree(&scenario.place, place);
    let (ended, calls) = shim::count(place, scenario.command(place, inputs));
    assert_eq!(ended.code, Some(0), "{}: {}{}", scenario.name, ended.out, ended.err);
    assert!(!calls.is_empty(), "{}: the shim saw no call", scenario.name);
    let again = plain(&place.join("data"));
    assert_eq!(again.code, Some(0), "{}: {}", scenario.name, again.err);
    let after = state::of_place(place).expect(scenario.name);
    let changes = matches!(scenario.nature, Nature::Change | Nature::Restore);
    // "backup save" writes what there is already where nothing changed since.
    assert!(!changes || before != after, "{} changes nothing", scenario.name);
    Known { calls, code: ended.code, before, after }
}

/// The same for all, several at a time.
fn know_all(scenarios: &[&Scenario], inputs: &Path) -> Vec<Known> {
    let groups = scenarios.chunks(scenarios.len().div_ceil(hands()).max(1));
    std::thread::scope(|threads| {
        let of = |group: &[&Scenario]| group.iter().map(|s| know(s, inputs)).collect::<Vec<_>>();
        let threads: Vec<_> = groups.map(|group| threads.spawn(move || of(group))).collect();
        threads.into_iter().flat_map(|t| t.join().expect("a scenario without faults")).collect()
    })
}

/// One run with one fault.
#[derive(Clone, Copy, Debug)]
struct Fault {
    scenario: usize,
    mode: Mode,
    /// The call before which it comes, counted from 1.
    at: usize,
}

/// What was done.
#[derive(Default)]
struct Tally {
    runs: BTreeMap<(&'static str, &'static str), usize>,
    failures: Vec<String>,
}

/// The calls before which faults of a mode are placed: all, or the first and last of them and some
/// between.
fn places(calls: &[Call], mode: Mode, most: usize, chance: &mut Chance) -> Vec<usize> {
    // Half a write is another thing than a kill only where something is written.
    let fit = |at: &usize| mode != Mode::Half || calls[at - 1].kind == "write";
    let all: Vec<_> = (1..=calls.len()).filter(fit).collect();
    if all.len() <= most {
        return all;
    }
    // What begins and what acknowledges is at the ends.
    let ends = most / 4;
    let mut chosen: BTreeSet<_> = all[..ends].iter().chain(&all[all.len() - ends..]).copied().collect();
    while chosen.len() < most {
        chosen.insert(*chance.of(&all));
    }
    chosen.into_iter().collect()
}

/// Places faults in all scenarios, at most `most` calls of each and mode: a kill and so many other modes
/// of each scenario, in turn.
pub(crate) fn attack(most: usize, others: usize, only: Option<&str>) {
    let stage = Stage::set();
    let mut chance = Chance::new(14);
    let mut faults = Vec::new();
    let wanted = |s: &&Scenario| only.is_none_or(|o| s.name.contains(o));
    let scenarios: Vec<_> = stage.scenarios.iter().filter(wanted).collect();
    let mut failures = Vec::new();
    let known = know_all(&scenarios, &stage.inputs);
    for (number, (scenario, about)) in scenarios.iter().zip(&known).enumerate() {
        failures.extend(unsynced(scenario.name, &about.calls));
        let turn = Mode::ALL[1..].iter().cycle().skip(number * others).take(others);
        for mode in Mode::ALL[..1].iter().chain(turn) {
            let places = places(&about.calls, *mode, most, &mut chance);
            faults.extend(places.into_iter().map(|at| Fault { scenario: number, mode: *mode, at }));
        }
    }
    say(&format!("{} faults in {} scenarios", faults.len(), scenarios.len()));
    let next = AtomicUsize::new(0);
    let tally = Mutex::new(Tally { failures, ..Tally::default() });
    std::thread::scope(|threads| {
        for _ in 0..hands() {
            threads.spawn(|| {
                let mut sound = BTreeMap::new();
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let Some(fault) = faults.get(number) else { break };
                    let (scenario, about) = (scenarios[fault.scenario], &known[fault.scenario]);
                    let failed = place_one(scenario, about, &stage.inputs, *fault, &mut sound);
                    let mut tally = tally.lock().expect("nobody panicked");
                    *tally.runs.entry((scenario.name, fault.mode.as_str())).or_default() += 1;
                    if let Err(why) = failed {
                        let call = &about.calls[fault.at - 1];
                        let path = call.path.rsplit('/').next().unwrap_or_default();
                        let place = format!("{} {}: {} {path}", fault.mode.as_str(), fault.at, call.kind);
                        tally.failures.push(format!("{} ({place}): {why}", scenario.name));
                    }
                }
            });
        }
    });
    let mut tally = tally.into_inner().expect("nobody panicked");
    tell(&tally, &known, &scenarios);
    tally.failures.sort();
    settle("placed faults", &tally.failures);
}

/// A table: calls and runs by scenario and mode.
fn tell(tally: &Tally, known: &[Known], scenarios: &[&Scenario]) {
    let modes = Mode::ALL.map(Mode::as_str);
    say(&format!("{:22} {:>6}  {}", "scenario", "calls", modes.map(|m| format!("{m:>8}")).concat()));
    for (about, scenario) in known.iter().zip(scenarios) {
        let runs = modes.map(|m| tally.runs.get(&(scenario.name, m)).copied().unwrap_or(0));
        let runs = runs.map(|n| format!("{n:>8}")).concat();
        say(&format!("{:22} {:>6}  {runs}", scenario.name, about.calls.len()));
    }
    let of = |mode: Mode| {
        tally.runs.iter().filter(|((_, m), _)| *m == mode.as_str()).map(|(_, n)| n).sum::<usize>()
    };
    let all: usize = tally.runs.values().sum();
    let each = Mode::ALL.map(|m| format!("{} {}", of(m), m.as_str())).join(", ");
    say(&format!("placed faults: {all} ({each}), {} failures", tally.failures.len()));
}

/// Runs one fault and looks at what it left.
fn place_one(
    scenario: &Scenario,
    known: &Known,
    inputs: &Path,
    fault: Fault,
    sound: &mut BTreeMap<u64, bool>,
) -> Result<(), String> {
    let place = scratch();
    let place = place.path();
    let data = place.join("data");
    copy_tree(&scenario.place, place);
    let ended = shim::run(place, scenario.command(place, inputs), fault.mode, fault.at);
    if let Some(wrong) = ended.fault() {
        return Err(wrong);
    }
    if ended.killed() && !fault.mode.kills() {
        return Err("it was killed by somebody else".to_owned());
    }
    if scenario.nature == Nature::Read && !fault.mode.kills() {
        reading(known, fault, &ended)?;
    }
    // A later command works, without anybody's help.
    good("a later command", &plain(&data))?;
    let found = state::of_place(place)?;
    if found != known.before && found != known.after {
        return Err(format!(
            "neither before ({}) nor after ({})",
            state::difference(&found, &known.before),
            state::difference(&found, &known.after)
        ));
    }
    if ended.code == Some(0) && found != known.after {
        return Err(format!("acknowledged, but lost: {}", state::difference(&found, &known.after)));
    }
    acknowledged(scenario, known, &ended, &data)?;
    // What was not done can be done now.
    if found == known.before && found != known.after {
        let again = Running::start(scenario.command(place, inputs)).wait();
        if again.code != known.code {
            return Err(format!("done again: exit code {:?}: {}{}", again.code, again.out, again.err));
        }
        good("a command after doing it again", &plain(&data))?;
        let found = state::of_place(place)?;
        if found != known.after {
            return Err(format!("done again: {}", state::difference(&found, &known.after)));
        }
        acknowledged(scenario, known, &again, &data)?;
    }
    if found.keys().any(|k| k.starts_with("packs/")) {
        good("pack list", &run(&data, &["pack", "list"]))?;
    }
    if let Some(unsound) = state::unsound_backups(&data, sound).first() {
        return Err(format!("in backups: {unsound}"));
    }
    if scenario.name == "daily backup" {
        let today = state::files_named(&data.join("backups"), "daily-");
        if today.len() < 2 {
            return Err("the day's backup was not made by a later command".to_owned());
        }
    }
    if let Some(part) = state::parts(&data).first() {
        return Err(format!("left behind: {}", part.strip_prefix(&data).unwrap_or(part).display()));
    }
    Ok(())
}

fn good(what: &str, ended: &Ended) -> Result<(), String> {
    match ended.fault() {
        Some(wrong) => Err(format!("{what}: {wrong}")),
        None if ended.code == Some(0) => Ok(()),
        None => Err(format!("{what}: exit code {:?}: {}{}", ended.code, ended.out, ended.err)),
    }
}

/// Finding 17: a backup that can't be written keeps nobody from reading.
fn reading(known: &Known, fault: Fault, ended: &Ended) -> Result<(), String> {
    let call = &known.calls[fault.at - 1];
    let beside = ["/backups", "cache.db"].iter().any(|p| call.path.contains(p));
    let asked_for = ended.out.contains("\"path\"") || known.calls.iter().any(|c| c.to.contains("/saved-"));
    if beside && !asked_for && ended.code != Some(0) {
        return Err(format!("reading failed with {:?}: {}", ended.code, ended.err));
    }
    Ok(())
}

/// What an answer promises beside the change: the files that it names hold what they should.
fn acknowledged(scenario: &Scenario, known: &Known, ended: &Ended, data: &Path) -> Result<(), String> {
    if ended.code != Some(0) {
        return Ok(());
    }
    let database = |state: &State| -> State {
        let files = ["packs/", "photos/", "out/"];
        state
            .iter()
            .filter(|(k, _)| !files.iter().any(|f| k.starts_with(f)))
            .map(|(k, v)| (k.clone(), v.clone()))
            .collect()
    };
    let holds = |path: &Path, wanted: &State| {
        let found = state::of_database(path)?;
        let wanted = database(wanted);
        if found == wanted {
            Ok(())
        } else {
            Err(format!("{}: {}", path.display(), state::difference(&found, &wanted)))
        }
    };
    match (scenario.name, scenario.nature) {
        ("backup save", _) => {
            let path = ended.json()["path"].as_str().unwrap_or_default().to_owned();
            holds(Path::new(&path), &known.after).map_err(|e| format!("acknowledged backup: {e}"))
        }
        (_, Nature::Restore) => {
            let kept = ended.json()["kept"].as_str().unwrap_or_default().to_owned();
            holds(Path::new(&kept), &known.before).map_err(|e| format!("what was replaced: {e}"))
        }
        ("upgrade from 1" | "upgrade from 3", _) => {
            let kept = state::files_named(&data.join("backups"), "before-migration-");
            if kept.is_empty() { Err("no copy from before the upgrade".to_owned()) } else { Ok(()) }
        }
        _ => Ok(()),
    }
}

/// Whatever is moved into place was synced before, and its folder after it: else it may not survive a
/// power cut, though it was acknowledged. The cache may be lost at any time.
fn unsynced(name: &str, calls: &[Call]) -> Vec<String> {
    let mut wrong = Vec::new();
    for (at, call) in calls.iter().enumerate() {
        if !["rename", "link"].contains(&call.kind.as_str())
            || call.to.contains("cache.db")
            || call.to.is_empty()
        {
            continue;
        }
        let short = |path: &str| path.rsplit('/').take(2).collect::<Vec<_>>().join(" in ");
        let folder = call.to.rsplit_once('/').map_or("", |(folder, _)| folder);
        if !calls[at..].iter().any(|c| c.kind == "sync" && c.path == folder) {
            wrong.push(format!(
                "{name}: the folder isn't synced after a {} to {}",
                call.kind,
                short(&call.to)
            ));
        }
        let written = calls[..at].iter().rposition(|c| c.kind == "write" && c.path == call.path);
        let synced = calls[..at].iter().rposition(|c| c.kind == "sync" && c.path == call.path);
        if written.is_some_and(|w| synced.is_none_or(|s| s < w)) {
            wrong.push(format!("{name}: {} isn't synced before its {}", short(&call.path), call.kind));
        }
    }
    wrong
}
