//! Mutants through the whole program, as files that somebody was sent.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::inputs::{MEMORY, SLOW};
use crate::mutate::mutant;
use crate::readers::forged;
use crate::seeds::{coded, packed_mutant, seeds};
use crate::tools::{Chance, Running, done, hands, run, say, scratch, settle, tool};

/// A program that is not done after so many seconds is ended.
const LIMIT: &str = "15";

/// Runs the program on something foreign, measured. `Err` says what it may not do.
fn measured(data: &Path, args: &[String]) -> Result<i32, String> {
    let place = scratch();
    let report = place.path().join("report");
    let mut command = Command::new(tool("watch", &[]));
    command.arg(LIMIT).arg(&report).arg(env!("CARGO_BIN_EXE_muster")).args(args);
    command.env("MUSTER_DATA", data).env("MUSTER_LANG", "en");
    let ended = Running::start(command).wait();
    let report = fs::read_to_string(report).map_err(|e| format!("no report: {e} {}", ended.err))?;
    let numbers: Vec<i64> = report.split_whitespace().filter_map(|n| n.parse().ok()).collect();
    let [code, signal, ms, peak] = numbers[..] else { return Err(format!("a report of {report}")) };
    if ended.err.contains("panicked at") || ended.err.contains("overflowed its stack") {
        return Err(ended.err);
    }
    if signal != 0 || !(0..=3).contains(&code) {
        return Err(format!("exit code {code}, signal {signal}, after {ms} ms: {}", ended.err));
    }
    if ms as u128 > SLOW.as_millis() {
        return Err(format!("it took {ms} ms"));
    }
    if peak as u64 > MEMORY {
        return Err(format!("it took {} MiB", peak >> 10));
    }
    Ok(code as i32)
}

/// Asks the program about an input that a reader of ours failed on. It has to answer within its limits.
pub(crate) fn asked_about(input: &Path, ending: &str) -> Result<(), String> {
    let place = scratch();
    let file = place.path().join(format!("input.{ending}"));
    fs::copy(input, &file).map_err(|e| e.to_string())?;
    let file = file.display().to_string();
    let args = match ending {
        "pdf" => vec!["squad".to_owned(), "check".to_owned(), file],
        _ => vec!["collection".to_owned(), "import".to_owned(), file, "--dry-run".to_owned()],
    };
    measured(&place.path().join("data"), &args).map(|_| ())
}

/// A kind of file, and what is done with it: `@` stands for the file, `@out` for another.
struct Kind {
    name: &'static str,
    inputs: fn() -> &'static [Vec<u8>],
    ending: &'static str,
    commands: &'static [&'static str],
    mutate: fn(&[u8], &[u8], &mut Chance) -> Vec<u8>,
}

const KINDS: [Kind; 10] = [
    Kind {
        name: "list",
        inputs: || &seeds().lists,
        ending: "txt",
        commands: &["squad check @", "print sheet @ -o @out.pdf", "squad export @ --as json"],
        mutate: mutant,
    },
    Kind {
        name: "squad",
        inputs: || &seeds().squads,
        ending: "json",
        commands: &["squad check @", "squad save @", "print cards @ -o @out.pdf"],
        mutate: mutant,
    },
    Kind {
        name: "share code",
        inputs: || &seeds().squads,
        ending: "txt",
        commands: &["squad check @"],
        mutate: code,
    },
    Kind {
        name: "PDF",
        inputs: || &seeds().pdfs,
        ending: "pdf",
        commands: &["squad check @"],
        mutate: mutant,
    },
    Kind {
        name: "table",
        inputs: || &seeds().tables,
        ending: "csv",
        commands: &["collection import @ --dry-run", "collection import @ --yes"],
        mutate: mutant,
    },
    Kind {
        name: "workbook",
        inputs: || &seeds().books,
        ending: "xlsx",
        commands: &["collection import @ --dry-run", "collection import @ --add --yes"],
        mutate: packed_mutant,
    },
    Kind {
        name: "campaign",
        inputs: || &seeds().campaigns,
        ending: "json",
        commands: &["campaign import @"],
        mutate: campaign,
    },
    Kind {
        name: "journal",
        inputs: || &seeds().journals,
        ending: "toml",
        commands: &["campaign run @", "campaign run @ --keep-going"],
        mutate: mutant,
    },
    Kind {
        name: "trade list",
        inputs: || &seeds().trades,
        ending: "json",
        commands: &["trades find @ --me Me", "trades book @ --me Me"],
        mutate: mutant,
    },
    Kind {
        name: "pack",
        inputs: || &seeds().packs,
        ending: "zip",
        commands: &["pack check @"],
        mutate: packed_mutant,
    },
];

const BACKUP: Kind = Kind {
    name: "backup",
    inputs: || &seeds().databases,
    ending: "db",
    commands: &["backup restore @"],
    mutate: flipped,
};

/// A share code that can be unpacked; every fourth is broken itself.
fn code(input: &[u8], other: &[u8], chance: &mut Chance) -> Vec<u8> {
    if chance.below(4) == 0 {
        mutant(&coded(input), &coded(other), chance)
    } else {
        coded(&mutant(input, other, chance))
    }
}

/// A campaign whose fingerprint fits.
fn campaign(input: &[u8], other: &[u8], chance: &mut Chance) -> Vec<u8> {
    let bytes = mutant(input, other, chance);
    forged(&bytes).map_or(bytes, String::into_bytes)
}

/// A database is changed in place: what is moved is no database at all.
fn flipped(input: &[u8], _: &[u8], chance: &mut Chance) -> Vec<u8> {
    let mut bytes = input.to_vec();
    for _ in 0..=chance.below(6) {
        // The header and the schema decide most.
        let end = if chance.below(2) == 0 { bytes.len() } else { bytes.len().min(8_192) };
        let at = chance.below(end);
        bytes[at] = chance.next() as u8;
    }
    if chance.below(8) == 0 {
        bytes.truncate(chance.below(bytes.len()));
    }
    bytes
}

/// What a user had before, and must be able to see afterwards.
fn inhabited(place: &Path) -> PathBuf {
    let data = place.join("data");
    fs::write(place.join("list.txt"), &seeds().lists[0]).expect("a file");
    done(&data, &["squad", "save", &place.join("list.txt").display().to_string(), "--name", "Mine"]);
    data
}

/// Whether the data can still be opened and listed.
fn harmed(data: &Path, restored: bool) -> Option<String> {
    for args in [["backup", "list"], ["squad", "list"]] {
        let said = run(data, &args);
        if said.code != Some(0) || (args[0] == "squad" && !restored && !said.out.contains("Mine")) {
            return Some(format!("afterwards {args:?}: {:?} {}{}", said.code, said.out, said.err));
        }
    }
    None
}

/// Hands `total` mutants to the program.
pub(crate) fn attack(total: usize, seed: u64) {
    seeds();
    let next = AtomicUsize::new(0);
    let failures = Mutex::new(Vec::new());
    let counts = Mutex::new(std::collections::BTreeMap::<(&str, i32), usize>::new());
    std::thread::scope(|threads| {
        for _ in 0..hands() {
            threads.spawn(|| {
                let place = scratch();
                let data = inhabited(place.path());
                let spare = scratch();
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= total {
                        break;
                    }
                    let mut chance = Chance::new(seed.wrapping_mul(31).wrapping_add(number as u64));
                    let kind = KINDS.iter().chain([&BACKUP]).nth(number % (KINDS.len() + 1)).expect("a kind");
                    let inputs = (kind.inputs)();
                    let (one, other) = (chance.of(inputs), chance.of(inputs));
                    let input = (kind.mutate)(one, other, &mut chance);
                    let file = place.path().join(format!("input.{}", kind.ending));
                    fs::write(&file, &input).expect("the input");
                    let command = *chance.of(kind.commands);
                    let fill = |word: &str| match word {
                        "@" => file.display().to_string(),
                        other => other.replace("@out", &place.path().join("out").display().to_string()),
                    };
                    let args: Vec<_> = command.split(' ').map(fill).collect();
                    // What a restore brings may be anything that is sound; that gets a folder for itself.
                    let restores = kind.name == BACKUP.name;
                    let data = if restores { spare.path().join("data") } else { data.clone() };
                    let mut wrong = None;
                    match measured(&data, &args) {
                        Ok(code) => {
                            let mut counts = counts.lock().expect("nobody panicked");
                            *counts.entry((kind.name, code)).or_default() += 1;
                        }
                        Err(why) => wrong = Some(why),
                    }
                    if wrong.is_none() && (restores || number.is_multiple_of(64)) {
                        wrong = harmed(&data, restores);
                    }
                    if let Some(why) = wrong {
                        let mut failures = failures.lock().expect("nobody panicked");
                        let kept = Path::new(env!("CARGO_TARGET_TMPDIR"))
                            .join(format!("program-{number}.{}", kind.ending));
                        fs::write(&kept, &input).ok();
                        failures
                            .push(format!("{command} (number {number}, kept as {}): {why}", kept.display()));
                        if restores {
                            fs::remove_dir_all(&data).ok();
                        }
                    }
                }
                if let Some(why) = harmed(&data, false) {
                    failures.lock().expect("nobody panicked").push(why);
                }
            });
        }
    });
    let counts = counts.into_inner().expect("nobody panicked");
    for kind in KINDS.iter().chain([&BACKUP]) {
        let of = |code| counts.get(&(kind.name, code)).copied().unwrap_or(0);
        let codes = [0, 1, 2, 3].map(|code| format!("{:>7}", of(code))).concat();
        say(&format!("{:12} exit codes 0 to 3: {codes}", kind.name));
    }
    let failures = failures.into_inner().expect("nobody panicked");
    say(&format!("files through the program: {total}, {} failures", failures.len()));
    settle("files through the program", &failures);
}
