//! Starting a reader process, waiting for it, and interpreting how it ended.

use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use super::FLAG;
use super::answer::{Answer, Fault, Request};
use super::limits::{MOST_ANSWER, MOST_WAIT};
use crate::base::error::Danger;

/// Maximum size of the reader's standard error that is kept, in bytes: enough to tell why it ended.
const LAST_WORDS: u64 = 4 << 10;
/// Polling interval while a process that has answered exits.
const NAP: Duration = Duration::from_millis(1);

/// Returns the path of this program, to start it again.
pub(super) fn program() -> Option<PathBuf> {
    // An update may have replaced the file; this link still refers to the running program.
    let running = PathBuf::from("/proc/self/exe");
    if cfg!(target_os = "linux") && running.exists() { Some(running) } else { std::env::current_exe().ok() }
}

/// Reads a file in a separate process.
///
/// # Errors
/// The process can't be started.
pub(super) fn ask(program: &Path, request: Request, bytes: &[u8]) -> std::io::Result<Answer> {
    let mut child = Command::new(program)
        .args([FLAG, request.as_str()])
        // Standard error is only used to determine how it failed.
        .env_remove("RUST_BACKTRACE")
        // Each thread would allocate its own memory.
        .env("RAYON_NUM_THREADS", "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()?;
    let until = Instant::now() + Duration::from_secs(MOST_WAIT);
    let (stdin, stdout, stderr) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
    std::thread::scope(|scope| {
        let feeding = scope.spawn(move || {
            // The reader may exit before it has read everything; its answer tells why.
            stdin.map(|mut to| to.write_all(bytes).is_ok())
        });
        let words = scope.spawn(move || {
            let mut words = Vec::new();
            if let Some(mut from) = stderr {
                from.by_ref().take(LAST_WORDS).read_to_end(&mut words).ok();
                // Drain the rest, so that the process doesn't block on a full pipe.
                std::io::copy(&mut from, &mut std::io::sink()).ok();
            }
            String::from_utf8_lossy(&words).into_owned()
        });
        let (done, answered) = mpsc::channel();
        scope.spawn(move || {
            let mut answer = Vec::new();
            if let Some(from) = stdout {
                from.take(MOST_ANSWER + 1).read_to_end(&mut answer).ok();
            }
            done.send(answer).ok();
        });
        let answer = answered.recv_timeout(until.saturating_duration_since(Instant::now())).ok();
        let status = if answer.is_some() { end(&mut child, until) } else { None };
        let status = match status {
            Some(status) => status,
            None => {
                child.kill().ok();
                child.wait()?;
                return Ok(Answer::Fault(Fault::Danger(Danger::Time)));
            }
        };
        feeding.join().ok();
        let words = words.join().unwrap_or_default();
        let answer = answer.and_then(|a| serde_json::from_slice(&a).ok()).filter(|_| status.success());
        Ok(answer.unwrap_or_else(|| Answer::Fault(Fault::Danger(danger(status, &words)))))
    })
}

/// Waits for a process that has answered to exit; `None` on timeout.
fn end(child: &mut Child, until: Instant) -> Option<ExitStatus> {
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return Some(status),
            Ok(None) if Instant::now() < until => std::thread::sleep(NAP),
            _ => return None,
        }
    }
}

/// Determines why a process ended without an answer.
fn danger(status: ExitStatus, words: &str) -> Danger {
    // Rust's message before it aborts.
    if words.contains("memory allocation of") {
        return Danger::Memory;
    }
    by_signal(status).unwrap_or(Danger::Crash)
}

#[cfg(unix)]
fn by_signal(status: ExitStatus) -> Option<Danger> {
    use rustix::process::Signal;
    use std::os::unix::process::ExitStatusExt as _;
    let signal = status.signal()?;
    if signal == Signal::XCPU.as_raw() {
        return Some(Danger::Time);
    }
    // Only a system that is out of memory kills the process this way.
    (signal == Signal::KILL.as_raw()).then_some(Danger::Memory)
}

#[cfg(not(unix))]
fn by_signal(_: ExitStatus) -> Option<Danger> {
    None
}
