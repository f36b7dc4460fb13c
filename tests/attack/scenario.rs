//! What is interrupted: commands that change something, each on a data folder made for it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::{Value, json};

use crate::shim::{self, Mode};
use crate::state;
use crate::tools::{Ended, copy_tree, done, muster, run, scratch};

/// The game of the sample lists.
const GAME: &str = "star-wars-miniatures";
/// A question that its facts leave open, and another that is settled beforehand.
pub(crate) const QUESTION: &str = "same-person:swm/boushh:princess-leia";
const SETTLED: &str = "same-person:swm/darth-sidious:palpatine";

/// What the program is asked to do.
#[derive(Clone, Debug)]
pub(crate) enum Action {
    /// A command of the terminal. `@data`, `@in` and `@out` stand for folders.
    Terminal(Vec<String>),
    /// The same without a language in the environment: it is read from the settings first.
    OwnLanguage(Vec<String>),
    /// A command of the window, with its request.
    Window(&'static str, Value),
}

/// What is known of what comes out, beside "before or after".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Nature {
    /// It changes something for its user.
    Change,
    /// It only reads; what it does beside that must not keep it from answering.
    Read,
    /// It replaces everything; what was there is kept in `backups/`.
    Restore,
    /// It brings an old folder up to date, as any first command does.
    Upgrade,
}

/// One command on one prepared folder.
#[derive(Clone, Debug)]
pub(crate) struct Scenario {
    pub(crate) name: &'static str,
    pub(crate) action: Action,
    pub(crate) nature: Nature,
    /// The prepared place, with `data` and `out` in it.
    pub(crate) place: PathBuf,
}

/// All scenarios and the folders that they begin with.
pub(crate) struct Stage {
    pub(crate) scenarios: Vec<Scenario>,
    /// Files that commands read.
    pub(crate) inputs: PathBuf,
    _root: tempfile::TempDir,
}

const LIST: &str = "-- Siege --\nGeneral Obi-Wan Kenobi\nARC Trooper\n3 Clone Trooper\n";
const OTHER_LIST: &str = "-- Siege --\nGeneral Obi-Wan Kenobi\n5 Clone Trooper\n";
const TABLE: &str = "Set;No.;Figure;Have;Condition;Paid;Currency\nRebel Storm;3;Chewbacca;1;mint;12.5;EUR\nClone Strike;6;Clone Trooper;2;;;\n";
const JOURNAL: &str = r#"
campaign = "core"
heroes = ["gaarkhan", "jyn-odan", "mak-eshkarey", "diala-passil"]
imperial_class = "military-might"
agenda_sets = ["agents-of-the-empire", "for-the-right-price", "imperial-discipline",
    "imperial-industry", "imperial-security-bureau", "retaliation"]
side_missions_green = ["sorry-about-the-mess", "homecoming", "the-spice-job", "target-of-opportunity"]
seed = 7

[[step]]
do = "mission"
name = "aftermath"
winner = "rebels"
crates = 2
drawn = ["indebted", "high-moon"]
"#;

/// A campaign of which no source states the amounts of its first mission.
const HOTH: &str = "campaign = 'Return to Hoth'\nheroes = ['Loku Kanoloa', 'MHD-19', 'Verena Talos', 'Gaarkhan']\nseed = 3\n";

/// A game at the table.
const TABLED: &str = r#"
game = "star-wars-miniatures"

[[side]]
name = "Anna"
squad = "3 x Clone Trooper 9"

[[side]]
name = "Zoli"
squad = "2 Security Battle Droid"
"#;

/// The journal that campaigns begin with, and the step that may follow it.
pub(crate) fn journal() -> &'static str {
    JOURNAL
}

/// `campaign do` with a step that the journal's end allows.
pub(crate) const STEP: [&str; 3] = ["buy", "item=dl-44", "hero=jyn-odan"];

fn words(line: &str) -> Vec<String> {
    line.split(' ').map(|w| w.replace('~', " ")).collect()
}

impl Stage {
    /// Makes the folders.
    pub(crate) fn set() -> Self {
        let root = scratch();
        let at = |name: &str| root.path().join(name);
        let inputs = at("in");
        fs::create_dir_all(&inputs).expect("a folder");
        let texts = [
            ("list.txt", LIST),
            ("other.txt", OTHER_LIST),
            ("journal.toml", JOURNAL),
            ("hoth.toml", HOTH),
            ("collection.csv", TABLE),
            ("game.toml", TABLED),
        ];
        for (name, text) in texts {
            fs::write(inputs.join(name), text).expect("a file");
        }
        let base = at("base");
        fs::create_dir_all(base.join("out")).expect("a folder");
        let data = base.join("data");
        let tell = |line: &str| done(&data, &filled(&words(line), &base, &inputs));
        tell("squad save @in/list.txt");
        tell("squad save @in/list.txt --name Second");
        tell("alias add GOWK General~Obi-Wan~Kenobi");
        tell("collection import @in/collection.csv --yes");
        tell("match add --with Zoli --date 2026-05-17 --squad Siege --score 100:80");
        tell("campaign new Thursdays @in/journal.toml");
        tell(&format!("campaign do Thursdays {}", STEP.join(" ")));
        tell("campaign new Mondays @in/hoth.toml");
        tell("campaign new Wednesdays @in/hoth.toml");
        tell("campaign do Mondays mission name=The~Battle~of~Hoth winner=rebels imperial_xp=1 influence=4");
        tell("play new Skirmish @in/game.toml");
        tell(&format!("tournament new Open --game {GAME} --player Anna --player Zoli --me Anna --rounds 2"));
        tell("tournament pair Open --seed 1");
        tell(&format!(
            "tournament new Closed --game {GAME} --player Anna --player Zoli --me Anna --rounds 1"
        ));
        tell("tournament pair Closed --seed 1");
        tell("tournament result Closed 1 100:20");
        tell(&format!("pack settle {SETTLED} no"));
        in_the_window(
            &data,
            "save_my_figure",
            &json!({ "game": GAME, "id": null, "form": form("Old Hand", &data) }),
        );
        // One that went away comes back by its file.
        tell("campaign new Saturdays @in/journal.toml");
        tell("campaign export Saturdays -o @in/campaign.json");
        tell("campaign remove Saturdays");
        tell("backup save @in/earlier.db");
        tell("alias add Obi General~Obi-Wan~Kenobi");
        tell("squad export Siege --as json -o @out/squad.json");
        tell("backup save @out/copy.db");
        tell("alias add Late General~Obi-Wan~Kenobi");

        let empty = at("empty");
        fs::create_dir_all(empty.join("data")).expect("a folder");
        fs::create_dir_all(empty.join("out")).expect("a folder");
        let mut stage = Self { scenarios: Vec::new(), inputs, _root: root };
        let change = |line: &str| (Action::Terminal(words(line)), Nature::Change);
        for (name, line) in [
            ("settle", format!("pack settle {QUESTION} no")),
            ("squad save", "squad save @in/list.txt --name Third".to_owned()),
            ("squad save again", "squad save @in/other.txt".to_owned()),
            ("squad remove", "squad remove Siege".to_owned()),
            ("collection add", "collection add the-clone-wars-starter-set --json".to_owned()),
            ("collection import", "collection import @in/collection.csv --add --yes".to_owned()),
            ("campaign new", "campaign new Fridays @in/journal.toml".to_owned()),
            ("campaign do", "campaign do Thursdays class-card card=smugglers-luck hero=jyn-odan".to_owned()),
            // The result and what the group says of its amounts are kept together.
            (
                "campaign amounts",
                "campaign do Wednesdays mission name=The~Battle~of~Hoth winner=empire imperial_xp=2 influence=1"
                    .to_owned(),
            ),
            ("campaign forget", "campaign forget The~Battle~of~Hoth".to_owned()),
            ("campaign undo", "campaign undo Thursdays".to_owned()),
            ("campaign import", "campaign import @in/campaign.json".to_owned()),
            ("match add", "match add --with Anna --date 2026-05-18 --score 100:20".to_owned()),
            ("match remove", "match remove".to_owned()),
            ("play new", "play new Rematch @in/game.toml".to_owned()),
            ("play do", "play do Skirmish initiative rolls=4,16 first=Anna".to_owned()),
            // The end of a game and its match are kept together; so are those of a tournament.
            ("play end", "play end Skirmish --winner Anna --date 2026-05-17".to_owned()),
            ("tournament join", "tournament join Open Cili Dani".to_owned()),
            ("tournament result", "tournament result Open 1 80:60".to_owned()),
            ("tournament finish", "tournament finish Closed".to_owned()),
            ("alias add", "alias add Ben General~Obi-Wan~Kenobi".to_owned()),
            ("alias remove", "alias remove GOWK".to_owned()),
            ("settings set", "settings set language hu".to_owned()),
            ("backup save to a file", "backup save @out/copy.db".to_owned()),
            ("squad export", "squad export Second --as json -o @out/squad.json".to_owned()),
        ] {
            let (mut action, nature) = change(&line);
            if let ("match remove", Action::Terminal(args)) = (name, &mut action) {
                let list = done(&data, &["match", "list", "--json"]).json();
                args.push(first_id(&list).expect("a match was noted"));
            }
            stage.scenarios.push(Scenario { name, action, nature, place: base.clone() });
        }
        let first = |name, line: &str, nature, place: &Path| Scenario {
            name,
            action: Action::Terminal(words(line)),
            nature,
            place: place.to_owned(),
        };
        stage.scenarios.push(first("first start", "squad list", Nature::Read, &empty));
        stage.scenarios.push(first(
            "first settle",
            &format!("pack settle {QUESTION} no"),
            Nature::Change,
            &empty,
        ));
        stage.scenarios.push(first("backup save", "backup save --json", Nature::Read, &base));
        stage.daily(&base);
        stage.window(&base);
        stage.restores(&base);
        stage.upgrade();
        stage
    }

    /// The first command of a day.
    fn daily(&mut self, base: &Path) {
        let place = self._root.path().join("daily");
        copy_tree(base, &place);
        for backup in state::files_named(&place.join("data/backups"), "daily-") {
            let earlier = backup.with_file_name("daily-2026-01-01.db");
            fs::rename(backup, earlier).expect("a backup of another day");
        }
        let action = Action::Terminal(words("squad list"));
        self.scenarios.push(Scenario { name: "daily backup", action, nature: Nature::Read, place });
    }

    /// What only the window can do, or does in its own way.
    fn window(&mut self, base: &Path) {
        let data = base.join("data");
        let figure = json!({ "game": GAME, "id": null, "form": form("New Hand", &data) });
        let figures = in_the_window(&data, "my_figures", &json!({ "game": GAME }));
        let id = figures["figures"][0]["id"].clone();
        assert!(id.is_string(), "a figure of my own was kept: {figures}");
        let changed = json!({ "game": GAME, "id": id, "form": form("Older Hand", &data) });
        for (name, command, request) in [
            ("my figure", "save_my_figure", figure),
            ("my figure again", "save_my_figure", changed),
            ("my figure removed", "remove_my_figure", json!({ "game": GAME, "id": id })),
        ] {
            let action = Action::Window(command, request);
            self.scenarios.push(Scenario { name, action, nature: Nature::Change, place: base.to_owned() });
        }
    }

    /// A restore, and one where a process that was killed left rows in the log alone.
    fn restores(&mut self, base: &Path) {
        let line = words("backup restore @in/earlier.db --json");
        let place = base.to_owned();
        let (name, nature) = ("restore", Nature::Restore);
        self.scenarios.push(Scenario { name, action: Action::Terminal(line.clone()), nature, place });
        let place = self._root.path().join("log");
        let args = words("alias add Logged General~Obi-Wan~Kenobi");
        done(&base.join("data"), &words("settings list"));
        let calls = {
            let trial = scratch();
            copy_tree(base, trial.path());
            shim::count(trial.path(), muster(&trial.path().join("data"), &args)).1.len()
        };
        // The last kill that leaves the row in the log.
        let mut found = false;
        for call in (1..=calls).rev() {
            fs::remove_dir_all(&place).ok();
            copy_tree(base, &place);
            shim::run(&place, muster(&place.join("data"), &args), Mode::Kill, call);
            let live = place.join("data/muster.db");
            let log = fs::metadata(state::with_ending(&live, "-wal")).map_or(0, |m| m.len());
            let kept = state::of_database(&live).is_ok_and(|s| format!("{s:?}").contains("Logged"));
            if log > 0 && kept {
                found = true;
                break;
            }
        }
        assert!(found, "no kill leaves a row in the log alone");
        let action = Action::OwnLanguage(line);
        self.scenarios.push(Scenario { name: "restore over a log", action, nature, place });
    }

    /// A folder that an earlier version wrote.
    fn upgrade(&mut self) {
        let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("../db/tests/data");
        for (name, version) in [("upgrade from 1", 1), ("upgrade from 3", 3)] {
            let place = self._root.path().join(name);
            fs::create_dir_all(place.join("data")).expect("a folder");
            fs::create_dir_all(place.join("out")).expect("a folder");
            let file = old.join(format!("version-{version}.db"));
            fs::copy(file, place.join("data/muster.db")).expect("an old database");
            let action = Action::Terminal(words("squad list"));
            self.scenarios.push(Scenario { name, action, nature: Nature::Upgrade, place });
        }
    }
}

/// The first id anywhere in an answer.
fn first_id(value: &Value) -> Option<String> {
    match value {
        Value::Object(map) => map
            .get("id")
            .or_else(|| map.get("uuid"))
            .and_then(Value::as_str)
            .map(str::to_owned)
            .or_else(|| map.values().find_map(first_id)),
        Value::Array(list) => list.iter().find_map(first_id),
        _ => None,
    }
}

/// Arguments with the folders in them.
pub(crate) fn filled(args: &[String], place: &Path, inputs: &Path) -> Vec<String> {
    let folders = [("@data", place.join("data")), ("@out", place.join("out")), ("@in", inputs.to_owned())];
    let fill = |arg: &String| {
        folders.iter().fold(arg.clone(), |arg, (name, path)| arg.replace(name, &path.display().to_string()))
    };
    args.iter().map(fill).collect()
}

impl Scenario {
    /// The process that does it, on a copy of the folder that stands at `place`.
    pub(crate) fn command(&self, place: &Path, inputs: &Path) -> Command {
        let data = place.join("data");
        match &self.action {
            Action::Terminal(args) => muster(&data, &filled(args, place, inputs)),
            Action::OwnLanguage(args) => {
                let mut command = muster(&data, &filled(args, place, inputs));
                command.env_remove("MUSTER_LANG");
                command
            }
            Action::Window(name, request) => windowed(&data, name, request),
        }
    }
}

/// A process of our own that calls a command of the window.
fn windowed(data: &Path, name: &str, request: &Value) -> Command {
    let mut command = Command::new(std::env::current_exe().expect("this program"));
    command.args(["--exact", "scenario::the_window", "--ignored", "--nocapture", "--test-threads=1"]);
    command.env("MUSTER_ATTACK_CALL", json!([name, request]).to_string()).env("MUSTER_DATA", data);
    command
}

/// What [`windowed`] starts: exit code 0 where the command was acknowledged, 3 where it was refused.
#[test]
#[ignore = "a process that other tests start"]
fn the_window() {
    let Ok(call) = std::env::var("MUSTER_ATTACK_CALL") else { return };
    let call: Value = serde_json::from_str(&call).expect("a call");
    let data = PathBuf::from(std::env::var_os("MUSTER_DATA").expect("a folder"));
    let mut session = muster_app::base::session::Session::open(data);
    let name = call[0].as_str().expect("a name");
    let answer = muster_app::api::commands::call(&mut session, name, "en", call[1].clone());
    let refused = |answer: &Value| answer["problems"].as_array().is_some_and(|p| !p.is_empty());
    // The harness would answer in codes of its own.
    std::process::exit(match answer {
        Ok(answer) if !refused(&answer) => 0,
        _ => 3,
    });
}

/// A command of the window, in this process.
fn in_the_window(data: &Path, name: &str, request: &Value) -> Value {
    let mut session = muster_app::base::session::Session::open(data.to_owned());
    muster_app::api::commands::call(&mut session, name, "en", request.clone()).expect(name)
}

/// A form in which everything is right.
fn form(name: &str, data: &Path) -> Value {
    let view = in_the_window(data, "game", &json!({ "game": GAME }));
    let stat = view["stats"][0]["id"].as_str().expect("a stat");
    json!({
        "name": name, "factions": [view["factions"][1]["id"]], "cost": "17", "unique": false,
        "traits": [], "attributes": {}, "stats": { stat: "40" }, "keywords": {},
        "set": "", "number": "", "rarity": view["rarities"][0]["id"],
    })
}

/// The plainest command that opens the data.
pub(crate) fn plain(data: &Path) -> Ended {
    run(data, &["squad", "list", "--json"])
}
