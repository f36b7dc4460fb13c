//! The recorded answers that the window's pages are tested against (`ui/**/recorded/*.json`) match what this program
//! answers.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::{Path, PathBuf};

use muster_app::api::commands;
use muster_app::base::session::Session;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use tempfile::TempDir;
use uuid::Uuid;

/// A file of recordings. Values that occur several times are in `parts`.
#[derive(Deserialize)]
struct File {
    #[serde(default = "page_game")]
    game: String,
    parts: Map<String, Value>,
    scenes: Map<String, Value>,
}

/// A request and its answer or error.
#[derive(Deserialize)]
struct Step {
    command: String,
    request: Value,
    answer: Option<Value>,
    error: Option<Value>,
}

/// The game of recordings whose file names no other.
fn page_game() -> String {
    "page-game".to_owned()
}

impl File {
    /// Returns a value with its parts inserted.
    fn whole(&self, value: &Value) -> Value {
        match value {
            Value::Array(all) => all.iter().map(|one| self.whole(one)).collect(),
            Value::Object(fields) => match fields.get("$part").and_then(Value::as_str) {
                Some(part) => self.whole(&self.parts[part]),
                None => fields.iter().map(|(key, one)| (key.clone(), self.whole(one))).collect(),
            },
            _ => value.clone(),
        }
    }
}

/// A session like the one in which the recordings were made.
struct Player {
    dir: TempDir,
    session: Session,
    /// The ids in this session by their names in the recording.
    ids: HashMap<String, String>,
}

impl Player {
    /// Copies a folder that contains the game: creating one takes three times as long.
    fn new(game: &Path) -> Self {
        let dir = TempDir::new().expect("a folder");
        copy(game, dir.path());
        let session = Session::open(dir.path().to_owned());
        Self { dir, session, ids: HashMap::new() }
    }

    /// Replays a step and returns the difference from the recording, if any.
    fn differs(&mut self, step: &Step) -> Option<String> {
        let request = self.real(&step.request);
        let said = match commands::call(&mut self.session, &step.command, "en", request) {
            Ok(answer) => json!({ "answer": answer }),
            Err(error) => json!({ "error": error }),
        };
        let recorded = match (&step.answer, &step.error) {
            (Some(answer), None) => json!({ "answer": answer }),
            (_, error) => json!({ "error": error }),
        };
        let place = self.difference(&recorded, &said)?;
        Some(format!("{} {:.160}…: {place}", step.command, step.request.to_string()))
    }

    /// Returns a request with the ids of this session and the actual paths of files.
    fn real(&self, value: &Value) -> Value {
        match value {
            Value::String(text) => match self.ids.get(text) {
                Some(id) => id.as_str().into(),
                None => self.placed(text).into(),
            },
            Value::Array(all) => all.iter().map(|one| self.real(one)).collect(),
            Value::Object(fields) => fields.iter().map(|(k, one)| (k.clone(), self.real(one))).collect(),
            _ => value.clone(),
        }
    }

    /// Returns the actual path of a file in the recording, which is either read or written.
    fn placed(&self, text: &str) -> String {
        let places = [("/read/", data()), ("/written/", self.dir.path().to_owned())];
        let found = places.iter().find_map(|(name, folder)| Some(folder.join(text.strip_prefix(name)?)));
        found.map_or_else(|| text.to_owned(), |path| path.to_string_lossy().into_owned())
    }

    /// Returns the first difference between two answers, ignoring times and ids, which differ on each run.
    fn difference(&mut self, recorded: &Value, said: &Value) -> Option<String> {
        match (recorded, said) {
            (Value::Array(was), Value::Array(is)) if was.len() == is.len() => {
                let pairs = was.iter().zip(is).enumerate();
                pairs
                    .into_iter()
                    .find_map(|(at, (was, is))| Some(format!("{at}.{}", self.difference(was, is)?)))
            }
            (Value::Object(was), Value::Object(is)) if was.len() == is.len() => {
                let nothing = json!("nothing");
                let mut pairs = was.iter().map(|(key, was)| (key, was, is.get(key).unwrap_or(&nothing)));
                pairs.find_map(|(key, was, is)| Some(format!("{key}.{}", self.difference(was, is)?)))
            }
            (Value::String(was), Value::String(is)) if self.is_same(was, is) => None,
            // JavaScript writes 19.0 as 19.
            (Value::Number(was), Value::Number(is)) if was.as_f64() == is.as_f64() => None,
            _ if recorded == said => None,
            _ => Some(format!(" was {recorded}, is {said}")),
        }
    }

    fn is_same(&mut self, was: &str, is: &str) -> bool {
        let is_time = |text| chrono::DateTime::parse_from_rfc3339(text).is_ok();
        if Uuid::try_parse(is).is_ok() && was.starts_with("id-") {
            return self.ids.entry(was.to_owned()).or_insert_with(|| is.to_owned()) == is;
        }
        was == is || is_time(was) && is_time(is) || self.placed(was) == is || self.said(was) == is
    }

    /// Returns a recorded sentence with the ids and paths of this session.
    fn said(&self, text: &str) -> String {
        let mut names: Vec<_> = self.ids.iter().collect();
        // An id's name may be a prefix of another.
        names.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
        let said = names.into_iter().fold(text.to_owned(), |said, (name, id)| said.replace(name, id));
        let folder = |path: &Path| format!("{}/", path.display());
        said.replace("/read/", &folder(&data())).replace("/written/", &folder(self.dir.path()))
    }
}

/// The folder of the files that recordings read.
fn data() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data")
}

/// A command performed on a game before its sessions start.
#[derive(Deserialize)]
struct Before {
    name: String,
    request: Value,
}

/// Returns a folder with a made-up game, a collection, and the results of the commands performed before.
fn folder_of(game: &str) -> TempDir {
    let dir = TempDir::new().expect("a folder");
    copy(&data().join(game), &dir.path().join("packs").join(game));
    let mut session = Session::open(dir.path().to_owned());
    assert!(session.muster.broken_packs().is_empty(), "{:?}", session.muster.broken_packs());
    let path = data().join(format!("{game}.collection.csv"));
    let asked = json!({ "game": game, "path": path, "mapping": null, "mode": "replace" });
    commands::call(&mut session, "import_collection", "en", asked).expect("a collection");
    let before = std::fs::read_to_string(data().join(format!("{game}.before.jsonl"))).unwrap_or_default();
    for line in before.lines() {
        let Before { name, request } = serde_json::from_str(line).expect("a call");
        let answer = commands::call(&mut session, &name, "en", request).expect(&name);
        assert!(answer["refused"].as_array().is_none_or(Vec::is_empty), "{line}: {}", answer["refused"]);
    }
    dir
}

fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("a folder");
    for entry in std::fs::read_dir(from).expect("a folder").flatten() {
        let to = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &to);
        } else {
            std::fs::copy(entry.path(), to).expect("copied");
        }
    }
}

/// Finds the recordings among the window's files.
fn recordings(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            recordings(&path, found);
        } else if folder.ends_with("recorded") && path.extension().is_some_and(|e| e == "json") {
            found.push(path);
        }
    }
}

fn read(path: &Path) -> File {
    let text = std::fs::read_to_string(path).expect("a recording");
    serde_json::from_str(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// Returns the scenes of a file that the program now answers differently.
fn outdated(path: &Path, file: &File, game: &Path) -> Vec<String> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let differs = |(scene, steps): (&String, &Value)| {
        let steps: Vec<Step> = serde_json::from_value(file.whole(steps)).expect("steps");
        let mut player = Player::new(game);
        // Later steps may differ only because of the first difference.
        let first = steps.iter().find_map(|step| player.differs(step))?;
        Some(format!("{name}: {scene}: {first}"))
    };
    file.scenes.iter().filter_map(differs).collect()
}

#[test]
fn what_pages_are_tested_against_is_what_the_program_says() {
    let mut files = Vec::new();
    recordings(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../ui/src"), &mut files);
    files.sort();
    assert!(!files.is_empty(), "there are recordings");
    let files: Vec<_> = files.into_iter().map(|path| (read(&path), path)).collect();
    let names: BTreeSet<_> = files.iter().map(|(file, _)| file.game.as_str()).collect();
    let games: BTreeMap<_, _> = names.into_iter().map(|game| (game, folder_of(game))).collect();
    let wrong: Vec<_> = std::thread::scope(|scope| {
        let asked: Vec<_> = files
            .iter()
            .map(|(file, path)| (file, path, games[file.game.as_str()].path()))
            .map(|(file, path, game)| scope.spawn(move || outdated(path, file, game)))
            .collect();
        asked.into_iter().flat_map(|one| one.join().expect("answers")).collect()
    });
    let record = "cargo build -p muster-app --example bridge && MUSTER_RECORD=1 npm test --prefix ui";
    assert!(wrong.is_empty(), "recordings to be made anew, by `{record}`:\n{}", wrong.join("\n"));
}
