//! A user of the window, for tests about squads.

use muster_app::api::commands;
use muster_app::base::session::Session;
use muster_db::table::holding::{Bulk, Holding};
use muster_rules::id::FigureId;
use serde_json::{Value, json};
use tempfile::TempDir;

pub(crate) const GAME: &str = "star-wars-miniatures";
pub(crate) const CLONE: &str = "swm/clone-trooper";
pub(crate) const ARC: &str = "swm/arc-trooper";
pub(crate) const OBI_WAN: &str = "swm/general-obi-wan-kenobi";
pub(crate) const MASTER: &str = "swm/darth-sidious";
pub(crate) const RESERVES: &str = "swm/san-hill";
pub(crate) const SAMPLE: &str = include_str!("../../../docs/sample-squad.txt");

pub(crate) struct User {
    pub(crate) dir: TempDir,
    pub(crate) session: Session,
}

impl User {
    pub(crate) fn new() -> Self {
        let dir = TempDir::new().expect("a folder");
        let session = Session::open(dir.path().to_owned());
        Self { dir, session }
    }

    /// Restarts the program.
    pub(crate) fn restart(&mut self) {
        self.session = Session::open(TempDir::new().expect("a folder").path().to_owned()); // lets go of the data
        self.session = Session::open(self.dir.path().to_owned());
    }

    pub(crate) fn call(&mut self, name: &str, request: Value) -> Value {
        commands::call(&mut self.session, name, "en", request).unwrap_or_else(|e| panic!("{name}: {e:?}"))
    }

    pub(crate) fn fails(&mut self, name: &str, language: &str, request: Value) -> Value {
        let error = commands::call(&mut self.session, name, language, request).expect_err(name);
        serde_json::to_value(error).expect("an error")
    }

    pub(crate) fn new_squad(&mut self, draft: &Value) -> Value {
        self.call("new_squad", json!({ "draft": draft }))
    }

    pub(crate) fn check(&mut self, draft: &Value) -> Value {
        self.call("check_squad", json!({ "draft": draft, "id": null }))["view"].clone()
    }

    pub(crate) fn fit(&mut self, draft: &Value, figure: &str) -> Value {
        let request = json!({ "draft": draft, "id": null, "figures": [figure], "beside": null });
        self.call("check_squad", request)["fits"][0].clone()
    }

    pub(crate) fn own(&mut self, figure: &str, count: u32) {
        let game = self.session.game(GAME).expect("the game");
        let id = FigureId::from(figure);
        let printing = game.catalogue.printings_of(&id).next().expect("a printing").id.clone();
        let mut holding = Holding::new(GAME.into(), printing, id, figure.to_owned());
        holding.figures = count;
        let now = self.session.muster.now();
        self.session
            .muster
            .database()
            .expect("the data")
            .put_holdings(&[holding], Bulk::Set, now)
            .expect("kept");
    }

    /// Installs a pack that changes a figure's cost.
    pub(crate) fn reprice(&mut self, figure: &str, cost: i32) {
        let all = include_str!("../../../db/packs/star-wars-miniatures/figures.csv");
        let head = all.lines().next().expect("a head");
        let row = all.lines().find(|l| l.starts_with(&format!("{figure},"))).expect("its row");
        let mut cells: Vec<_> = row.split(',').map(str::to_owned).collect();
        cells[3] = cost.to_string();
        cells[14] = "me".to_owned();
        let pack = self.dir.path().join("packs/mine");
        std::fs::create_dir_all(&pack).expect("a pack");
        let write = |name: &str, text: &str| std::fs::write(pack.join(name), text).expect("a file");
        write("pack.toml", &format!("name = \"Mine\"\nextends = \"{GAME}\"\n"));
        write("sources.toml", "[sources.me]\ntitle = \"Me\"\n");
        write("figures.csv", &format!("{head}\n{}\n", cells.join(",")));
        self.restart();
        assert!(self.session.muster.broken_packs().is_empty(), "{:?}", self.session.muster.broken_packs());
    }
}

pub(crate) fn draft(members: &[(&str, u32)]) -> Value {
    let members = members.iter().map(|(figure, count)| json!({ "figure": figure, "count": count }));
    json!({
        "game": GAME, "format": "standard", "limit": null, "name": "", "faction": null, "era": null,
        "side": null, "members": members.collect::<Vec<_>>(), "side_lists": [], "setup": [],
        "pool": null, "notes": "", "considering": [],
    })
}

pub(crate) fn rules(view: &Value, severity: &str) -> Vec<String> {
    let findings = view["findings"].as_array().expect("findings").iter();
    let grave = findings.filter(|f| f["severity"] == severity);
    grave.map(|f| f["rule"].as_str().expect("a rule").to_owned()).collect()
}

pub(crate) fn strings(list: &Value, key: &str) -> Vec<String> {
    let items = list.as_array().expect("a list").iter();
    items.map(|i| i[key].as_str().expect("a text").to_owned()).collect()
}
