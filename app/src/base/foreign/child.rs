//! The reader process: it limits its own resources, reads a file from standard input, and writes the answer to
//! standard output.

use std::io::{Read as _, Write as _};

use super::answer::{Answer, Fault, Request};
use super::limits::MOST_ANSWER;
use super::read;
use crate::base::decode::LARGEST;
use crate::base::error::{Danger, Measure};

/// Exit code if an answer was written, whatever it is.
const DONE: i32 = 0;
/// Exit code if the request was unknown, or the answer couldn't be written.
const FAILED: i32 = 3;

/// Serves one request and returns the process's exit code.
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

/// Limits memory, processor time, core dumps and file writes, before anything of the file is read.
///
/// The system may refuse a limit; the others still apply, and the parent process has a timeout. On macOS and Windows
/// a process can't limit its own memory, so the limits on sizes and time must suffice.
#[cfg(unix)]
fn limit_self() {
    use crate::base::error::{MOST_MEMORY, MOST_SECONDS};
    use rustix::process::{Resource, Rlimit, setrlimit};
    let at_most = |what, current: u64, maximum: u64| {
        setrlimit(what, Rlimit { current: Some(current), maximum: Some(maximum) }).ok();
    };
    at_most(Resource::Core, 0, 0);
    at_most(Resource::Fsize, 0, 0);
    // At the soft limit the system sends `SIGXCPU`, a second later it kills the process.
    at_most(Resource::Cpu, MOST_SECONDS, MOST_SECONDS + 1);
    // Not the address space, much of which the window's libraries reserve without using it.
    let data = taken() + MOST_MEMORY;
    at_most(Resource::Data, data, data);
}

#[cfg(not(unix))]
fn limit_self() {}

/// Returns the data memory already allocated by this process, in bytes; 0 if unknown.
#[cfg(unix)]
fn taken() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|l| l.strip_prefix("VmData:"));
    let kib = line.and_then(|l| l.trim().strip_suffix("kB")).and_then(|n| n.trim().parse::<u64>().ok());
    kib.unwrap_or(0) << 10
}
