//! Packs: listing, checking, installing, removing and exporting them.

mod check;
mod store;

use std::path::Path;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

pub use check::PackReport;
pub use muster_db::pack::{Problem, schemas};
pub use store::NewPack;
use store::PackEntry;

use crate::base::error::Error;
use crate::base::nothing::Nothing;
use crate::base::session::Session;
use crate::base::words::Words;

/// All packs.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PackList {
    /// The packs, built-in ones first.
    pub packs: Vec<PackView>,
    /// The path of the user's packs' folder.
    pub folder: String,
}

/// A pack, loaded or not.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PackView {
    /// The name of its folder or file, by which it is removed.
    pub name: String,
    /// The pack's title.
    pub title: String,
    /// The game's name, or its id if the game isn't loaded.
    pub game: String,
    /// Its path; null if it is built in or Muster keeps it for the user.
    pub path: Option<String>,
    /// Whether Muster keeps it for the user: settled questions, the user's own figures.
    pub own: bool,
    /// The number of its own figures.
    pub figures: usize,
    /// The date of its game's data; empty if it isn't loaded.
    pub date: String,
    /// Whether one of the user's packs replaces it.
    pub replaced: bool,
    /// Its problems; a pack with problems isn't loaded at all.
    pub problems: Vec<PackProblem>,
}

/// A problem with a pack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct PackProblem {
    /// The file; empty if the problem concerns the whole pack.
    pub file: String,
    /// The line, from 1; 0 if the problem concerns the whole file.
    pub line: u64,
    /// The column in the line.
    pub column: u64,
    /// The localised message.
    pub message: String,
    /// The message with its location, as a sentence.
    pub sentence: String,
}

/// A request to install a pack.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct InstallRequest {
    /// The path of its folder or zip.
    pub path: String,
    /// Whether it may replace an existing pack of the same name.
    pub replace: bool,
}

/// The result of installing a pack.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Installed {
    /// The name of its folder or file.
    pub name: String,
    /// Whether the pack was installed.
    pub installed: bool,
    /// Whether a pack of this name exists and wasn't to be replaced.
    pub taken: bool,
    /// The path of the backup of the pack it replaced.
    pub replaced: Option<String>,
    /// The number of its figures, including those of the game that it extends.
    pub figures: usize,
    /// The problems found.
    pub problems: Vec<PackProblem>,
}

/// A reference to a pack.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct PackRequest {
    /// The name of its folder or file.
    pub name: String,
}

/// A request to write a pack as a folder.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct ExportPack {
    /// The pack's name.
    pub name: String,
    /// The path of the folder, which must not exist yet.
    pub path: String,
}

/// A pack that was removed.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PackRemoved {
    /// The path of its backup.
    pub kept: String,
}

/// A request to restore a removed pack.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct BringBackRequest {
    /// The path of its backup.
    pub kept: String,
}

/// Returns all packs.
///
/// # Errors
/// Never fails; invalid packs are in the list.
#[allow(clippy::unnecessary_wraps, reason = "every command answers a result")]
pub(crate) fn packs(session: &mut Session, _: Nothing) -> Result<PackList, Error> {
    let packs = session.muster.packs();
    let view = |pack: PackEntry| {
        let game = session.muster.games().iter().find(|g| g.catalogue.game().id.as_str() == pack.game);
        let loaded = game.filter(|_| pack.problems.is_empty() && !pack.replaced);
        PackView {
            name: pack.name,
            title: pack.title,
            game: game.map_or_else(|| pack.game.clone(), |g| session.speaker(g).game_name()),
            own: pack.own,
            path: pack.path.map(|p| p.display().to_string()),
            figures: pack.figures,
            date: loaded.map(|g| g.catalogue.game().catalogue_date.clone()).unwrap_or_default(),
            replaced: pack.replaced,
            problems: problems(&session.words, &pack.problems),
        }
    };
    Ok(PackList {
        packs: packs.into_iter().map(view).collect(),
        folder: session.muster.packs_dir().display().to_string(),
    })
}

/// Reads a pack to be installed.
pub(crate) fn read_pack(request: &InstallRequest, _: &Words) -> Result<NewPack, Error> {
    NewPack::read(Path::new(&request.path))
}

/// Checks a pack and installs it unless it has problems.
pub(crate) fn install_pack(
    session: &mut Session,
    request: InstallRequest,
    pack: NewPack,
) -> Result<Installed, Error> {
    let done = session.muster.install(pack, request.replace)?;
    Ok(Installed {
        installed: done.is_installed(),
        taken: done.taken,
        replaced: done.replaced.map(|p| p.display().to_string()),
        figures: done.report.figures,
        problems: problems(&session.words, &done.report.problems),
        name: done.name,
    })
}

/// Removes one of the user's packs.
pub(crate) fn remove_pack(session: &mut Session, request: PackRequest) -> Result<PackRemoved, Error> {
    let kept = session.muster.remove_pack(&request.name)?;
    Ok(PackRemoved { kept: kept.display().to_string() })
}

/// Restores a removed pack.
///
/// # Errors
/// Fails if the backup no longer exists, or another pack has its name.
pub(crate) fn bring_back_pack(session: &mut Session, request: BringBackRequest) -> Result<Nothing, Error> {
    session.muster.bring_back_pack(Path::new(&request.kept))?;
    Ok(Nothing {})
}

/// Writes a pack as a folder that can be shared and installed elsewhere.
///
/// # Errors
/// Fails if there is no such pack, the path is taken, or the folder can't be written.
pub(crate) fn export_pack(session: &mut Session, request: ExportPack) -> Result<Nothing, Error> {
    session.muster.export_pack(&request.name, Path::new(&request.path))?;
    Ok(Nothing {})
}

/// Reloads all packs, after the user changed one.
///
/// # Errors
/// Never fails; invalid packs are in the list.
pub(crate) fn reload_packs(session: &mut Session, _: Nothing) -> Result<PackList, Error> {
    session.muster.reload_packs();
    packs(session, Nothing {})
}

fn problems(words: &Words, problems: &[Problem]) -> Vec<PackProblem> {
    problems.iter().map(|p| problem(words, p)).collect()
}

fn problem(words: &Words, problem: &Problem) -> PackProblem {
    let place = &problem.place;
    PackProblem {
        sentence: in_file(words, problem, if place.file.is_empty() { &place.pack } else { &place.file }),
        file: place.file.clone(),
        line: place.line,
        column: place.column,
        message: message(words, problem),
    }
}

/// Returns a problem as a sentence with its location, `pack/file`.
#[must_use]
pub fn sentence(words: &Words, problem: &Problem) -> String {
    let place = &problem.place;
    match place.file.as_str() {
        "" => in_file(words, problem, &place.pack),
        file => in_file(words, problem, &format!("{}/{file}", place.pack)),
    }
}

fn in_file(words: &Words, problem: &Problem, file: &str) -> String {
    let place = &problem.place;
    let mut args = vec![("file", file.into()), ("message", message(words, problem).into())];
    let key = if place.line > 0 {
        args.extend([("line", place.line.into()), ("column", place.column.into())]);
        "pack-error-at"
    } else {
        "pack-error-in"
    };
    words.get(key, &args)
}

fn message(words: &Words, problem: &Problem) -> String {
    let values = problem.fault.values();
    let args: Vec<_> = values.iter().map(|(name, value)| (*name, value.as_str().into())).collect();
    let key = format!("fault-{}", problem.fault.key());
    words.try_get(&key, &args).unwrap_or_else(|| problem.fault.to_string())
}
