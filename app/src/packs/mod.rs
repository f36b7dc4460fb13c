//! Packs: what there is, what is wrong with it, putting one in and taking one out.

mod check;
mod store;

use std::path::Path;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

pub use check::PackReport;
pub use muster_db::pack::{Problem, schemas};
pub use store::NewPack;
use store::PackEntry;
pub(crate) use store::game_of;

use crate::commands::Nothing;
use crate::error::Error;
use crate::session::Session;
use crate::words::Words;

/// The packs there are.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PackList {
    /// Built-in ones first.
    pub packs: Vec<PackView>,
    /// The folder of the user's.
    pub folder: String,
}

/// A pack, loaded or not.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PackView {
    /// The name of its folder or file, by which it is removed.
    pub name: String,
    /// What it calls itself.
    pub title: String,
    /// The game's name, or its id where that game isn't there.
    pub game: String,
    /// Where it lies; null for one that comes with the program or that Muster keeps for the user.
    pub path: Option<String>,
    /// Whether Muster keeps it for the user: what was settled, figures that were entered.
    pub own: bool,
    /// Figures of its own.
    pub figures: usize,
    /// How old its game's facts are; empty where nothing of it is loaded.
    pub date: String,
    /// Whether a pack of the user's takes its place.
    pub replaced: bool,
    /// What is wrong with it; nothing of a pack with problems is loaded.
    pub problems: Vec<PackProblem>,
}

/// One thing wrong with a pack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct PackProblem {
    /// The file; empty where it is the pack as a whole.
    pub file: String,
    /// The line, from 1; 0 where it is the file as a whole.
    pub line: u64,
    /// The character in the line.
    pub column: u64,
    /// What is wrong.
    pub message: String,
    /// The same with its place, in a sentence.
    pub sentence: String,
}

/// A pack to be installed.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct InstallRequest {
    /// Its folder or zip.
    pub path: String,
    /// Whether it may take the place of the pack of its name.
    pub replace: bool,
}

/// What came of installing a pack.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Installed {
    /// The name of its folder or file.
    pub name: String,
    /// Whether it is there now.
    pub installed: bool,
    /// Whether a pack of this name is there and was to stay.
    pub taken: bool,
    /// Where the pack that it replaced is kept.
    pub replaced: Option<String>,
    /// Figures in it, with those of the game that it adds to.
    pub figures: usize,
    /// What is wrong with it.
    pub problems: Vec<PackProblem>,
}

/// A pack by its name.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct PackRequest {
    /// The name of its folder or file.
    pub name: String,
}

/// A pack to be written as a folder.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct ExportPack {
    /// Its name.
    pub name: String,
    /// The folder, which isn't there yet.
    pub path: String,
}

/// A pack that was removed.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PackRemoved {
    /// Where it is kept.
    pub kept: String,
}

/// A removed pack that is to come back.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct BringBackRequest {
    /// Where it is kept.
    pub kept: String,
}

/// The packs there are.
///
/// # Errors
/// None; broken packs are in the list.
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

/// Reads a pack that is to be installed.
///
/// # Errors
/// There is no such file.
pub(crate) fn read_pack(request: &InstallRequest, _: &Words) -> Result<NewPack, Error> {
    NewPack::read(Path::new(&request.path))
}

/// Checks a pack and installs it where nothing is wrong with it.
///
/// # Errors
/// The packs' folder can't be written.
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

/// Takes a pack of the user's out.
///
/// # Errors
/// There is no such pack, or it can't be moved.
pub(crate) fn remove_pack(session: &mut Session, request: PackRequest) -> Result<PackRemoved, Error> {
    let kept = session.muster.remove_pack(&request.name)?;
    Ok(PackRemoved { kept: kept.display().to_string() })
}

/// Puts a removed pack back.
///
/// # Errors
/// It is no longer there, or another of its name is.
pub(crate) fn bring_back_pack(session: &mut Session, request: BringBackRequest) -> Result<Nothing, Error> {
    session.muster.bring_back_pack(Path::new(&request.kept))?;
    Ok(Nothing {})
}

/// Writes a pack as a folder that can be shared and installed elsewhere.
///
/// # Errors
/// There is no such pack, something is in the folder's place, or it can't be written.
pub(crate) fn export_pack(session: &mut Session, request: ExportPack) -> Result<Nothing, Error> {
    session.muster.export_pack(&request.name, Path::new(&request.path))?;
    Ok(Nothing {})
}

/// Reads all packs anew, for somebody who changed one.
///
/// # Errors
/// None; broken packs are in the list.
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

/// What is wrong with a pack, and where, the pack's name before that of its file.
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
