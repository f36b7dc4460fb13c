//! What the long attack asks of this crate's tests: how much, from which seed, and on whose account.

use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use tempfile::tempdir;

use crate::machine::Outcome;
use crate::server::unprivileged;

/// Longer than anything here should take; only what hangs reaches it.
const HUNG: Duration = Duration::from_secs(300);

/// Returns a number from the environment, or else the usual one.
pub(crate) fn asked(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}

/// Returns the seed of a long attack.
pub(crate) fn seed() -> u64 {
    asked("MUSTER_ATTACK_SEED", 1)
}

/// Prints how an attack went, also where tests' output is captured line by line.
pub(crate) fn say(line: &str) -> Outcome {
    Ok(std::io::Write::write_all(&mut std::io::stdout(), format!("{line}\n").as_bytes())?)
}

/// Runs work that has to end, and passes on what it returns. A panic in it is one here.
pub(crate) fn ends<T: Send + 'static>(run: impl FnOnce() -> T + Send + 'static) -> Outcome<T> {
    let (tell, told) = mpsc::channel();
    let thread = std::thread::spawn(move || drop(tell.send(run())));
    match told.recv_timeout(HUNG) {
        Ok(done) => Ok(done),
        Err(mpsc::RecvTimeoutError::Timeout) => Err("it hangs".into()),
        Err(mpsc::RecvTimeoutError::Disconnected) => {
            let panic = thread.join().err();
            let said = panic.as_ref().and_then(|panic| {
                panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref().copied())
            });
            Err(format!("it panicked: {}", said.unwrap_or_default()).into())
        }
    }
}

/// The number of files that a process may have open, which is a quarter of the usual.
const HANDLES: &str = "256";

/// Runs a test of this binary in a process that isn't root's, whom modes of files bind, and that may open few of them.
pub(crate) fn as_a_user(test: &str, told: &[(&str, u64)]) -> Outcome {
    let place = tempdir()?;
    std::fs::set_permissions(place.path(), std::os::unix::fs::PermissionsExt::from_mode(0o1777))?;
    // Folders that are passed through on the way to the program may be root's own.
    let program = place.path().join("tests");
    if std::fs::hard_link(std::env::current_exe()?, &program).is_err() {
        std::fs::copy(std::env::current_exe()?, &program)?;
    }
    let mut command: Command = unprivileged(Path::new("sh"));
    command.args(["-c", r#"ulimit -n "$1" && shift && exec "$@""#, "sh", HANDLES]).arg(&program);
    command
        .args(["--exact", test, "--ignored", "--nocapture"])
        .env("TMPDIR", place.path())
        .env("RUST_BACKTRACE", "0");
    command.envs(told.iter().map(|(name, number)| (name, number.to_string())));
    let ended = command.current_dir(place.path()).stdin(Stdio::null()).output()?;
    let said = [ended.stdout, ended.stderr].map(|said| String::from_utf8_lossy(&said).into_owned()).concat();
    assert!(ended.status.success() && said.contains("1 passed"), "{said}");
    let counted = said.lines().filter(|line| line.contains(" folders"));
    counted.into_iter().try_for_each(say)
}
