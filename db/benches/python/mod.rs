//! Runs a Python program on the same task, in the same run.

use std::process::Command;
use std::time::Duration;

/// The program's result and time, or why there is none.
pub(crate) type Theirs = Result<(String, Duration), Untold>;

/// Why there is no result.
pub(crate) enum Untold {
    /// Python or a module isn't installed.
    Missing,
    /// The program failed with this message.
    Failed(String),
}

impl std::fmt::Display for Untold {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Missing => write!(f, "isn't here to compare with"),
            Self::Failed(said) => write!(f, "FAILED: {said}"),
        }
    }
}

/// Runs a program with the path of a file containing `input`, followed by the arguments. It must print its
/// result and the seconds taken.
pub(crate) fn run(programme: &str, input: &str, arguments: &[&str]) -> Theirs {
    let folder = tempfile::tempdir().map_err(|e| Untold::Failed(e.to_string()))?;
    let file = folder.path().join("input.json");
    std::fs::write(&file, input).map_err(|e| Untold::Failed(e.to_string()))?;
    let python = std::env::var_os("MUSTER_PYTHON").unwrap_or_else(|| "python3".into());
    let out = Command::new(python).arg("-c").arg(programme).arg(&file).args(arguments).output();
    let out = out.map_err(|_| Untold::Missing)?;
    if !out.status.success() {
        let said = String::from_utf8_lossy(&out.stderr);
        return Err(Untold::Failed(said.lines().last().unwrap_or_default().to_owned()));
    }
    let text = String::from_utf8_lossy(&out.stdout);
    let (answer, seconds) = text.trim().split_once(' ').ok_or(Untold::Missing)?;
    let seconds = seconds.parse().ok().and_then(|s| Duration::try_from_secs_f64(s).ok());
    Ok((answer.to_owned(), seconds.ok_or(Untold::Missing)?))
}

/// Returns the note with the other program's result.
pub(crate) fn note(who: &str, theirs: Theirs, ours: &str, time: Duration) -> String {
    let (said, taken) = match theirs {
        Ok(known) => known,
        Err(why) => return format!("({who} {why})"),
    };
    let ratio = taken.as_secs_f64() / time.as_secs_f64();
    let same = if said == ours {
        "the same numbers".to_owned()
    } else {
        format!("OTHER NUMBERS: {said}, not {ours}")
    };
    format!("{who} {taken:.2?}, {ratio:.0} times as long, {same}")
}
