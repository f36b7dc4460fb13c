//! Packs: one game's facts and formats, built in or the user's own. A pack is loaded as a whole or not at all,
//! and all its problems are reported at once.

mod assemble;
mod campaign;
mod cases;
mod combat;
mod facts;
mod figures;
mod files;
mod ground;
mod meaning;
mod names;
mod place;
mod play;
mod products;
mod read;
mod rows;
mod table;
mod terms;

use include_dir::{Dir, include_dir};
use muster_rules::campaign::facts::{Facts, Rules};
use muster_rules::catalogue::Catalogue;
use muster_rules::dice::Die;
use muster_rules::game::Game;
use muster_rules::matches::Grounds;
use muster_rules::odds::Combat;
use muster_rules::play::facts::Play;

pub use cases::{Beside, Case, CaseSquad, Cases, Shows};
pub use facts::check_fact;
pub use files::PackFiles;
pub use names::Names;
use place::Problems;
pub use place::{Fault, Place, Problem};
pub use products::{Product, ProductKind};
use read::RawPack;
pub use terms::{Explained, OwnWordOf, REMINDER_LANGUAGES};

/// The version of the cached catalogue's format. Changing it rebuilds all caches.
const FORM: &str = "3";

static BUILT_IN: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/packs");

/// The TOML files of the built-in packs as JSON, made by `build.rs`.
static PREPARED: Dir<'_> = include_dir!("$OUT_DIR/prepared");

/// Returns the JSON Schemas of the packs' TOML files by file name, for editors.
#[must_use]
pub fn schemas() -> Vec<(&'static str, schemars::Schema)> {
    vec![
        ("game.toml", schemars::schema_for!(Game)),
        ("formats.toml", schemars::schema_for!(rows::FormatsFile)),
        ("sources.toml", schemars::schema_for!(rows::SourcesFile)),
        ("pack.toml", schemars::schema_for!(rows::Extension)),
        ("terms.toml", schemars::schema_for!(terms::TermsFile)),
        ("cases.toml", schemars::schema_for!(Cases)),
        ("odds.toml", schemars::schema_for!(Combat)),
        ("campaigns.toml", schemars::schema_for!(campaign::CampaignsFile)),
        ("campaign_rules.toml", schemars::schema_for!(Rules)),
        ("play.toml", schemars::schema_for!(Play)),
    ]
}

/// Returns the built-in packs.
#[must_use]
pub fn built_in() -> Vec<PackFiles> {
    BUILT_IN.dirs().map(PackFiles::built_in).collect()
}

/// One game, loaded from its pack and those that extend it.
#[derive(Clone, Debug)]
pub struct LoadedGame {
    /// Its figures, sets, formats and more.
    pub catalogue: Catalogue,
    /// Names in other languages.
    pub names: Names,
    /// The meanings of its terms; empty in a game without terms.
    pub explained: Explained,
    /// The layout of its cards, the text of `card.toml`.
    pub card: String,
    /// Its products.
    pub products: Vec<Product>,
    /// The dice that its cards name; empty in most games.
    pub dice: Vec<Die>,
    /// How attacks are rolled; `None` if no pack defines it.
    pub combat: Option<Combat>,
    /// The maps and missions for matches; empty in most games.
    pub grounds: Grounds,
    /// Its campaigns and their components; empty in most games.
    pub campaigns: Facts,
    /// How games in progress are tracked; `None` if no pack defines it.
    pub play: Option<Play>,
    /// A sample squad for newcomers, as a text list; `None` if no pack has one.
    pub sample: Option<String>,
    /// A hash of all packs that it was made from.
    pub hash: String,
}

/// A pack that was left out, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BrokenPack {
    /// Its name.
    pub name: String,
    /// All of its problems.
    pub problems: Vec<Problem>,
}

/// Loads games from packs, built-in ones first. Broken packs are left out as a whole and returned. Built-in packs as
/// they are aren't checked, which would take a fifth of every start: tests do it.
#[must_use]
pub fn load(packs: &[PackFiles]) -> (Vec<LoadedGame>, Vec<BrokenPack>) {
    load_trusting(packs, prepared)
}

/// Loads games from packs like [`load`], and checks built-in packs like any other.
#[must_use]
pub fn load_checked(packs: &[PackFiles]) -> (Vec<LoadedGame>, Vec<BrokenPack>) {
    load_trusting(packs, |_| None)
}

/// Returns what was prepared of a pack, if it is a built-in one as it is.
fn prepared(files: &PackFiles) -> Option<&'static Dir<'static>> {
    let built_in = BUILT_IN.get_dir(&files.name)?;
    let same = |file: &include_dir::File<'_>| {
        let name = file.path().file_name().and_then(|name| name.to_str());
        name.and_then(|name| files.files.get(name)).is_some_and(|bytes| bytes == file.contents())
    };
    let whole = built_in.files().count() == files.files.len() && built_in.files().all(same);
    PREPARED.get_dir(&files.name).filter(|_| whole)
}

/// What was prepared of packs that need no check.
type Trust = fn(&PackFiles) -> Option<&'static Dir<'static>>;

fn load_trusting(packs: &[PackFiles], trust: Trust) -> (Vec<LoadedGame>, Vec<BrokenPack>) {
    let mut broken = Vec::new();
    let mut bad = |files: &PackFiles, problems| {
        broken.push(BrokenPack { name: files.name.clone(), problems });
    };
    let mut games = Vec::<Group<'_>>::new();
    let (whole, extensions): (Vec<_>, Vec<_>) =
        packs.iter().partition(|files| files.files.contains_key("game.toml"));
    for (files, loaded) in whole.iter().zip(side_by_side(&whole, |files| load_one(files, None, trust))) {
        match loaded {
            Ok((game, raw)) => {
                // A user's pack may replace a whole built-in game.
                games.retain(|g| g.game.id != game.id);
                games.push(Group { game, packs: vec![(files, raw)] });
            }
            Err(problems) => bad(files, problems),
        }
    }
    for files in extensions {
        let problems = match read::game_of(files) {
            Err(problems) => problems,
            Ok(id) => match games.iter_mut().find(|g| g.game.id.as_str() == id) {
                None => vec![Problem {
                    place: Place {
                        pack: files.name.clone(),
                        file: "pack.toml".to_owned(),
                        ..Place::default()
                    },
                    fault: Fault::Unresolved { what: "game", id },
                }],
                Some(group) => match load_one(files, Some(group), trust) {
                    Ok((_, raw)) => {
                        group.packs.push((files, raw));
                        continue;
                    }
                    Err(problems) => problems,
                },
            },
        };
        bad(files, problems);
    }
    games.sort_by_key(|g| g.game.order);
    (side_by_side(&games, Group::assemble), broken)
}

/// Runs `each` on every element in parallel and returns the results in order. Games are independent of each
/// other, and every start waits for them.
#[cfg(not(target_arch = "wasm32"))]
fn side_by_side<T: Sync, R: Send>(all: &[T], each: impl Fn(&T) -> R + Sync) -> Vec<R> {
    std::thread::scope(|scope| {
        let begun: Vec<_> = all.iter().map(|one| scope.spawn(|| each(one))).collect();
        let joined = begun.into_iter().map(std::thread::ScopedJoinHandle::join);
        joined.map(|done| done.unwrap_or_else(|panic| std::panic::resume_unwind(panic))).collect()
    })
}

/// The same, one after another: a page of a browser has no threads.
#[cfg(target_arch = "wasm32")]
fn side_by_side<T, R>(all: &[T], each: impl Fn(&T) -> R) -> Vec<R> {
    all.iter().map(each).collect()
}

struct Group<'a> {
    game: Game,
    packs: Vec<(&'a PackFiles, RawPack)>,
}

impl Group<'_> {
    fn assemble(&self) -> LoadedGame {
        let raw: Vec<_> = self.packs.iter().map(|(_, raw)| raw).collect();
        let (parts, names) = assemble::assemble(&self.game, &raw);
        let hashes = self.packs.iter().map(|(files, _)| files.hash());
        let catalogue = Catalogue::new(parts);
        let campaigns: Vec<_> = raw.iter().map(|p| &p.campaign).collect();
        LoadedGame {
            campaigns: campaign::assemble(&campaigns, &catalogue),
            catalogue,
            names,
            explained: terms::explained(&raw.iter().map(|p| &p.words).collect::<Vec<_>>()),
            card: raw.iter().rev().find_map(|p| p.card.clone()).unwrap_or_default(),
            products: products::products(&raw.iter().map(|p| p.products.as_slice()).collect::<Vec<_>>()),
            dice: ground::dice(&raw),
            combat: combat::combat(&raw),
            grounds: ground::grounds(&raw),
            play: raw.iter().rev().find_map(|p| p.play.clone()),
            sample: raw.iter().rev().find_map(|p| p.sample.clone()),
            hash: std::iter::once(FORM.to_owned()).chain(hashes).collect::<Vec<_>>().join("+"),
        }
    }
}

fn load_one(
    files: &PackFiles,
    group: Option<&Group<'_>>,
    trust: Trust,
) -> Result<(Game, RawPack), Vec<Problem>> {
    let prepared = trust(files);
    let raw = read::read(files, group.map(|g| &g.game), prepared)?;
    let Some(game) = raw.game.clone().or_else(|| group.map(|g| g.game.clone())) else {
        return Err(Vec::new());
    };
    if prepared.is_some() && group.is_none() {
        return Ok((game, raw));
    }
    let mut problems = Problems::default();
    let before = group.into_iter().flat_map(|g| g.packs.iter().map(|(_, raw)| raw));
    let packs: Vec<_> = before.chain([&raw]).collect();
    meaning::check(&game, &packs, &mut problems);
    if problems.is_empty() { Ok((game, raw)) } else { Err(problems.into_vec()) }
}
