//! Commands that read a file read it before they need the session.

use std::path::Path;

use image::{ImageFormat, RgbImage};
use muster_app::api::commands::{READ_FIRST, call, read};
use muster_app::base::session::Session;
use serde_json::{Value, json};

const JOURNAL: &str = "campaign = 'core'\nheroes = ['gaarkhan', 'jyn-odan']\n\
    imperial_class = 'military-might'\nseed = 7\n";

/// A pack that adds nothing to a game.
const PACK: [(&str, &str); 7] = [
    ("card.toml", ""),
    (
        "game.toml",
        "id = \"duel\"\nprefix = \"t\"\nname = \"Duel\"\ncatalogue_date = \"2026-01-01\"\n\
         [[faction]]\nid = \"red\"\nname = \"Red\"\ncolour = \"#ff0000\"\nshape = \"circle\"\n\
         [[rarity]]\nid = \"C\"\nname = \"Common\"\nsymbol = \"●\"\n[rules]\nT-POINTS = { source = \"book\" }\n",
    ),
    (
        "formats.toml",
        "[[format]]\nid = \"standard\"\nname = \"Standard\"\nedition = \"first\"\nsource = \"book\"\nlimit = 20\n\
         constraints = [\"points\"]\n[constraint.points]\nkind = \"budget\"\nrule = \"T-POINTS\"\n",
    ),
    ("sources.toml", "[sources.book]\ntitle = \"The book\"\n"),
    ("figures.csv", "id,name,factions,cost,unique,traits,source,suspect\nt/hero,Hero,red,10,no,,book,\n"),
    ("sets.csv", "id,name,aliases,code,released,printings,source,note\nbase,Base,,,,,book,\n"),
    ("printings.csv", "id,figure,set,number,rarity,source,note\nt/base/1,t/hero,base,1,C,book,\n"),
];

struct Files {
    dir: tempfile::TempDir,
}

impl Files {
    fn put(&self, name: &str, bytes: impl AsRef<[u8]>) -> String {
        let path = self.dir.path().join(name);
        std::fs::write(&path, bytes).expect("a file");
        path.display().to_string()
    }

    fn pack(&self) -> String {
        let folder = self.dir.path().join("duel");
        std::fs::create_dir_all(&folder).expect("a folder");
        for (name, text) in PACK {
            std::fs::write(folder.join(name), text).expect("a file");
        }
        folder.display().to_string()
    }

    fn photo(&self) -> String {
        let mut png = std::io::Cursor::new(Vec::new());
        RgbImage::new(30, 15).write_to(&mut png, ImageFormat::Png).expect("a picture");
        self.put("photo.png", png.get_ref())
    }
}

fn ask(session: &mut Session, name: &str, request: Value) -> Value {
    call(session, name, "en", request).unwrap_or_else(|e| panic!("{name}: {e:?}"))
}

fn remove(path: &str) {
    let path = Path::new(path);
    let removed = if path.is_dir() { std::fs::remove_dir_all(path) } else { std::fs::remove_file(path) };
    removed.expect("it was there");
}

// "The window's lock is never held while a file is read": these commands read their file while holding it.
#[test]
fn a_file_is_not_looked_at_any_more_once_the_desk_is_needed() {
    let files = Files { dir: tempfile::tempdir().expect("a folder") };
    let mut session = Session::open(files.dir.path().join("data"));
    let game = ask(&mut session, "start", json!({}))["games"][0]["id"].clone();
    let page = ask(&mut session, "search_figures", json!({ "game": game, "sort": "name", "limit": 1 }));
    let (figure, name) = (page["rows"][0]["id"].clone(), page["rows"][0]["name"].clone());
    let details = ask(&mut session, "figure", json!({ "game": game, "figure": figure }));
    let copy = json!({
        "game": game, "printing": details["printings"][0]["printing"], "id": null, "condition": "", "painted": null,
        "location": "", "price": "", "currency": "", "acquired": "", "note": "",
    });
    let copy = ask(&mut session, "put_copy", copy)["id"].clone();

    // A campaign with a session, and its file.
    let journal = muster_app::campaigns::Journal::read("journal.toml", JOURNAL).expect("a journal");
    let campaigns = session.muster.campaign_game(None).expect("a game with campaigns");
    let kept =
        session.muster.begin_campaign(&campaigns, "Tuesdays", journal.setup).expect("kept").to_string();
    let campaign = session.muster.export_campaign(&kept, true).expect("a file").1;
    let evening =
        json!({ "campaign": kept, "evening": null, "date": "2026-01-01", "players": "", "note": "" });
    let evening = ask(&mut session, "save_evening", evening)["evenings"][0]["id"].clone();

    let name = name.as_str().expect("a name");
    let table = format!("name,figures\n\"{name}\",2\n");
    let sheet =
        || json!({ "game": game, "path": files.put("sheet.csv", &table), "mapping": null, "mode": "add" });
    let facts = files.put("facts.csv", "figure,column,value\nswm/nobody,hp,5\n");
    let words = files.put("words.csv", "of,about,text\nfigure,swm/nobody,x\n");
    let requests = [
        ("compare_facts", json!({ "game": game, "path": facts })),
        ("compare_own_words", json!({ "game": game, "path": words })),
        ("recognise", json!({ "path": files.put("list.txt", name) })),
        ("read_list", json!({ "game": game, "path": files.put("list2.txt", name) })),
        ("install_pack", json!({ "path": files.pack(), "replace": false })),
        ("set_photo", json!({ "copy": copy, "path": files.photo() })),
    ];
    let mut tried: Vec<&str> = Vec::new();
    let mut reads_first = |session: &mut Session, name: &'static str, request: Value| {
        let asked = read(name, "en", request.clone());
        remove(request["path"].as_str().or(request["paths"][0].as_str()).expect("a path"));
        let done = asked.begin(session).and_then(muster_app::api::work::Begun::finish);
        assert!(done.is_ok(), "{name}: {done:?}");
        // Without the file there is a localised error, but only at this point.
        let gone = read(name, "en", request).begin(session).expect_err(name);
        assert!(gone.code == "file-not-found" && !gone.message.is_empty(), "{name}: {gone:?}");
        tried.push(name);
    };
    for (name, request) in requests {
        reads_first(&mut session, name, request);
    }
    reads_first(&mut session, "read_spreadsheet", sheet());
    reads_first(&mut session, "import_collection", sheet());
    reads_first(&mut session, "import_campaign", json!({ "path": files.put("campaign.json", &campaign) }));
    let save = include_str!("data/saves/core.json");
    reads_first(&mut session, "read_save", json!({ "path": files.put("save.json", save) }));
    reads_first(&mut session, "add_evening_photo", json!({ "evening": evening, "path": files.photo() }));

    let list = |name: &str| {
        let head = json!({ "format": "muster-trades", "version": 1, "game": game, "name": name });
        files.put(&format!("{name}.json"), head.to_string())
    };
    let trades = || json!({ "game": game, "paths": [list("Anna"), list("Bela")], "me": "Anna" });
    reads_first(&mut session, "find_trades", trades());
    reads_first(&mut session, "book_trades", trades());

    let mut all = READ_FIRST.to_vec();
    all.sort_unstable();
    tried.sort_unstable();
    assert_eq!(tried, all);
}
