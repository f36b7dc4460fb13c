//! The same count by somebody else, in Python, in the same run.

use std::fmt::Write as _;
use std::process::Command;
use std::time::Duration;

use muster_rules::catalogue::Catalogue;

/// The plain dynamic programme.
pub(crate) const PLAIN: &str = include_str!("plain.py");

/// OR-tools' CP-SAT, which lists all squads.
pub(crate) const CP_SAT: &str = include_str!("cpsat.py");

/// How many squads somebody else finds and in how long, or why that isn't known.
type Theirs = Result<(String, Duration), Untold>;

/// Why somebody else says nothing.
pub(crate) enum Untold {
    /// Whoever was to be asked isn't here.
    Missing,
    /// What was said instead of an answer.
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

/// Runs a programme on the catalogue's figures.
pub(crate) fn python(programme: &str, catalogue: &Catalogue, points: i32) -> Theirs {
    let folder = tempfile::tempdir().map_err(|e| Untold::Failed(e.to_string()))?;
    let file = folder.path().join("figures.json");
    std::fs::write(&file, figures(catalogue)).map_err(|e| Untold::Failed(e.to_string()))?;
    let python = std::env::var_os("MUSTER_PYTHON").unwrap_or_else(|| "python3".into());
    let mut command = Command::new(python);
    let missing = || Untold::Missing;
    let out = command.arg("-c").arg(programme).arg(&file).arg(points.to_string()).output();
    let out = out.map_err(|_| missing())?;
    if !out.status.success() {
        let said = String::from_utf8_lossy(&out.stderr);
        return Err(Untold::Failed(said.lines().last().unwrap_or_default().to_owned()));
    }
    let text = String::from_utf8_lossy(&out.stdout);
    let (squads, seconds) = text.trim().split_once(' ').ok_or_else(missing)?;
    let seconds = seconds.parse().ok().and_then(|s| Duration::try_from_secs_f64(s).ok());
    Ok((squads.to_owned(), seconds.ok_or_else(missing)?))
}

fn figures(catalogue: &Catalogue) -> String {
    let mut json = String::from("[");
    for (i, f) in catalogue.figures().iter().enumerate() {
        let comma = if i == 0 { "" } else { "," };
        let faction = f.factions.first().map_or("", |f| f.as_str());
        let cost = f.cost.known().unwrap_or(0);
        let name = f.persons.first().map_or(f.name.as_str(), |link| link.person.as_str());
        let _ = write!(json, "{comma}[{name:?},{cost},{},{faction:?}]", f.unique);
    }
    json.push(']');
    json
}

/// What a row says of the other's answer.
pub(crate) fn note(who: &str, theirs: Theirs, ours: &str, time: Duration) -> String {
    let (squads, taken) = match theirs {
        Ok(known) => known,
        Err(why) => return format!("({who} {why})"),
    };
    let ratio = taken.as_secs_f64() / time.as_secs_f64();
    let same = if squads == ours {
        "the same number".to_owned()
    } else {
        format!("ANOTHER NUMBER: {squads}, not {ours}")
    };
    format!("{who} {taken:.1?}, {ratio:.0} times as long, {same}")
}
