//! The reader process: it takes away from itself what it doesn't need, reads a file from standard
//! input, and answers on standard output.

use std::io::{Read as _, Write as _};

use super::answer::{Answer, Fault, Request};
use super::limits::MOST_ANSWER;
use super::read;
use crate::decode::LARGEST;
use crate::error::{Danger, Measure};

/// The request was carried out, whatever came of it.
const DONE: i32 = 0;
/// It was started with an unknown request, or nobody listens.
const FAILED: i32 = 3;

/// Serves one request; the process's exit code comes back.
pub(super) fn serve(request: Option<Request>) -> i32 {
    let Some(request) = request else { return FAILED };
    limit_self();
    let mut bytes = Vec::new();
    if std::io::stdin().lock().take(LARGEST + 1).read_to_end(&mut bytes).is_err() {
        return FAILED;
    }
    let answer = read(request, &bytes);
    let mut out = serde_json::to_vec(&answer).unwrap_or_default();
    if out.len() as u64 > MOST_ANSWER {
        let danger = Danger::Limit { measure: Measure::Text, limit: MOST_ANSWER >> 20 };
        out = serde_json::to_vec(&Answer::Fault(Fault::Danger(danger))).unwrap_or_default();
    }
    let mut to = std::io::stdout().lock();
    if to.write_all(&out).and_then(|()| to.flush()).is_ok() { DONE } else { FAILED }
}

/// Gives up memory, time, core dumps and writing files, before anything of the file is read.
///
/// A system may refuse a limit; the others hold still, and the process that waits has a clock. macOS
/// and Windows have no limit on memory that a process can set on itself: there limits on sizes and
/// time must do.
#[cfg(unix)]
fn limit_self() {
    use super::limits::{MOST_MEMORY, MOST_SECONDS};
    use rustix::process::{Resource, Rlimit, setrlimit};
    let at_most = |what, current: u64, maximum: u64| {
        setrlimit(what, Rlimit { current: Some(current), maximum: Some(maximum) }).ok();
    };
    at_most(Resource::Core, 0, 0);
    at_most(Resource::Fsize, 0, 0);
    // At the first the system sends a signal, a second later it ends the process.
    at_most(Resource::Cpu, MOST_SECONDS, MOST_SECONDS + 1);
    // Not the address space: of that the window's libraries take much that is never memory.
    let data = taken() + MOST_MEMORY;
    at_most(Resource::Data, data, data);
}

#[cfg(not(unix))]
fn limit_self() {}

/// The memory that this process has taken already, in bytes; 0 where the system doesn't tell.
#[cfg(unix)]
fn taken() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|l| l.strip_prefix("VmData:"));
    let kib = line.and_then(|l| l.trim().strip_suffix("kB")).and_then(|n| n.trim().parse::<u64>().ok());
    kib.unwrap_or(0) << 10
}
