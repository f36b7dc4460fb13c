//! Tables and lists as people keep them, without the headings that a program would write: none at all, a word for the
//! figures that nobody foresaw, a part of the name in a column of its own, a status for a heading, tables below one
//! another, and lists in which sets, numbers, rarities and prices stand around the names.

use std::collections::BTreeMap;

use muster_app::api::commands::call;
use muster_app::base::session::Session;
use serde_json::{Value, json};
use tempfile::TempDir;

const SWM: &str = "star-wars-miniatures";
const DDM: &str = "dungeons-and-dragons-miniatures";
const IA: &str = "imperial-assault";
const SMH: &str = "space-marine-heroes";

/// Owned, wanted and for trade.
type Counts = [u64; 3];

struct Shelf {
    session: Session,
    dir: TempDir,
    game: &'static str,
}

impl Shelf {
    fn of(game: &'static str) -> Self {
        let dir = tempfile::tempdir().expect("a folder");
        Self { session: Session::open(dir.path().join("data")), dir, game }
    }

    fn call(&mut self, name: &str, bytes: &[u8], more: &Value) -> Value {
        let path = self.dir.path().join("table.csv");
        std::fs::write(&path, bytes).expect("a file");
        let mut request = json!({ "game": self.game, "path": path, "mapping": null, "mode": "replace" });
        for (key, value) in more.as_object().into_iter().flatten() {
            request[key] = value.clone();
        }
        call(&mut self.session, name, "en", request).unwrap_or_else(|e| panic!("{name}: {e:?}"))
    }

    /// Previews a table, in which each line must be accounted for.
    fn preview(&mut self, bytes: &[u8], more: &Value) -> Value {
        let answer = self.call("read_spreadsheet", bytes, more);
        let fates = answer["fates"].as_array().expect("fates").iter();
        let told: u64 = fates.map(|fate| fate["count"].as_u64().unwrap_or(0)).sum();
        assert_eq!(Some(told), answer["all_rows"].as_u64(), "{answer}");
        answer
    }

    /// Imports a table; returns what is kept of each figure, by the id without its game.
    fn import(&mut self, bytes: &[u8]) -> BTreeMap<String, Counts> {
        self.preview(bytes, &json!({}));
        self.call("import_collection", bytes, &json!({}));
        let request = json!({ "game": self.game, "path": null });
        let said = call(&mut self.session, "export_collection", "en", request).expect("an export");
        let text = said["text"].as_str().expect("a table");
        let mut lines = csv::Reader::from_reader(text.as_bytes());
        let heads = lines.headers().expect("headings").clone();
        let at = |head: &str| heads.iter().position(|one| one == head).expect("a column");
        let (figure, fields) = (at("figure_id"), ["figures", "wanted", "for_trade"].map(at));
        let mut kept = BTreeMap::<String, Counts>::new();
        for row in lines.records().map(|row| row.expect("a row")) {
            let id = row[figure].split('/').next_back().expect("an id").to_owned();
            let counts = kept.entry(id).or_default();
            fields.iter().zip(counts).for_each(|(at, sum)| *sum += row[*at].parse::<u64>().unwrap_or(0));
        }
        kept.retain(|_, counts| *counts != Counts::default());
        kept
    }
}

/// Parses `jawa 4, ewok 0 2 1`: figures with what is owned, wanted and for trade.
fn counts(told: &str) -> BTreeMap<String, Counts> {
    let each = told.split(", ").filter(|one| !one.is_empty()).map(|one| {
        let mut words = one.split(' ');
        let name = words.next().expect("a name").to_owned();
        let mut counts = Counts::default();
        words.zip(&mut counts).for_each(|(word, count)| *count = word.parse().expect("a number"));
        (name, counts)
    });
    each.collect()
}

/// Checks what tables bring; their lines are separated by `/`.
fn bring(cases: &[(&'static str, &str, &str)]) {
    for (game, table, expected) in cases {
        let kept = Shelf::of(game).import(table.replace('/', "\n").replace('÷', "/").as_bytes());
        assert_eq!(kept, counts(expected), "{table}");
    }
}

#[test]
fn tables_without_headings_are_read_by_their_cells() {
    bring(&[
        (
            SWM,
            "Rebel Storm;51;Jawa;C;4/Rebel Storm;60;Wampa;U;3/Rebel Storm;57;Ewok;C;6",
            "jawa 4, wampa 3, ewok 6",
        ),
        (SWM, "4,Jawa/6,Tusken Raider/3,Wampa", "jawa 4, tusken-raider 6, wampa 3"),
        (SWM, "1;Jawa;4/2;Wampa;6/3;Ewok;3/4;HK-47;1", "jawa 4, wampa 6, ewok 3, hk-47 1"),
        (SWM, "Jawa;x/Ewok;/Wampa;x", "jawa 1, wampa 1"),
        (SWM, "Jawa;owned;4/Ewok;wanted;6/Wampa;owned;3", "jawa 4, ewok 0 6, wampa 3"),
        (SWM, "Jawa,Rebel Storm/Ewok,Rebel Storm/Wampa,Rebel Storm", "jawa 1, ewok 1, wampa 1"),
        (
            SWM,
            "My collection;;/Jawa;51÷60;4/Tusken Raider;57÷60;6/Wampa;60÷60;3",
            "jawa 4, tusken-raider 6, wampa 3",
        ),
        (SWM, "Nobody Ever,Rebel Storm,99,2/Jawa,Rebel Storm,51,4/Wampa,Rebel Storm,60,3", "jawa 4, wampa 3"),
        (SWM, "Jawa,4,$1.20/Ewok,6,$0.80/Wampa,3,$2.00", "jawa 4, ewok 6, wampa 3"),
        (
            SWM,
            "\"Jawa\",\"4\"/\"Dengar, Bounty Hunter\",\"1\"/\"Wampa\",\"3\"",
            "jawa 4, dengar-bounty-hunter 1, wampa 3",
        ),
        (IA, "Stormtrooper (Elite);2;Core Set/Royal Guard;1;Core Set", "stormtrooper-elite 2, royal-guard 1"),
        (SMH, "莫斯拉格,2/疤博斯,1/卑鄙帕特斯,3", "mosilage 2, babosi 1, vile-patesi 3"),
        (
            DDM,
            "Harbinger,76,Tiefling Captain,U,2/Harbinger,77,Troll,R,1/Harbinger,8,Human Commoner,C,7",
            "tiefling-captain 2, troll 1, human-commoner 7",
        ),
    ]);
    let text = "Jawa\tRebel Storm\t51\t4\r\nDengar, Bounty Hunter\tBounty Hunters\t29\t1\r\nWampa\tRebel Storm\t60\t3\r\n";
    let utf16: Vec<u8> =
        "\u{feff}".encode_utf16().chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect();
    let kept = Shelf::of(SWM).import(&utf16);
    assert_eq!(kept, counts("jawa 4, dengar-bounty-hunter 1, wampa 3"));
}

#[test]
fn a_table_without_headings_that_has_no_clear_reading_is_asked() {
    for (table, column) in [
        ("Jawa;4;1;0\nEwok;6;0;2\nWampa;3;0;0", "figures"),
        ("Jawa;5;4\nEwok;9;6\nWampa;15;3", "figures"),
        ("Foo;6\nBar;3\nBaz;1", "name"),
        ("Jawa;Ewok;3\nWampa;Jawa;2\nEwok;Wampa;1", "name"),
    ] {
        let mut shelf = Shelf::of(SWM);
        let answer = shelf.preview(table.as_bytes(), &json!({}));
        let trouble = answer["trouble"]["message"].as_str().unwrap_or_else(|| panic!("{table}: {answer}"));
        assert!(trouble.contains(column), "{table}: {trouble}");
        // The user says it, and the first line is a row nevertheless.
        let width = table.lines().next().map_or(0, |line| line.split(';').count());
        let mut mapping = vec![Value::Null; width];
        (mapping[0], mapping[1]) = (json!("name"), json!("figures"));
        if column == "figures" {
            let answer = shelf.preview(table.as_bytes(), &json!({ "mapping": mapping }));
            assert_eq!(
                (&answer["added"], &answer["fault_count"]),
                (&json!(3), &json!(0)),
                "{table}: {answer}"
            );
        }
    }
}

#[test]
fn the_column_of_names_is_known_by_its_cells() {
    bring(&[
        (IA, "Deployment card,Owned/Stormtrooper,3/Nexu,1", "stormtrooper 3, nexu 1"),
        (SWM, "Was,Wieviel/Jawa,4/Wampa,3", "jawa 4, wampa 3"),
        (SWM, "My attic/Who is it,Have/Jawa,4/Wampa,3", "jawa 4, wampa 3"),
        (SWM, "Who is it,HP,Owned/Jawa,10,1/Wampa,80,2", "jawa 1, wampa 2"),
        (SWM, "Pieza;Cuántos/Nadie;2/Jawa;4/Wampa;3", "jawa 4, wampa 3"),
    ]);
}

#[test]
fn a_part_of_the_name_may_stand_in_a_column_of_its_own() {
    bring(&[
        (
            IA,
            "Deployment card,Version,Owned/Stormtrooper,Regular,3/Stormtrooper,Elite,1/Nexu,elite,2",
            "stormtrooper 3, stormtrooper-elite 1, nexu-elite 2",
        ),
        (
            IA,
            "Name,Elite?,Owned/Stormtrooper,,3/Stormtrooper,x,1/Nexu,yes,2",
            "stormtrooper 3, stormtrooper-elite 1, nexu-elite 2",
        ),
        (IA, "Elite,Name,Owned/no,Stormtrooper,3/1,Stormtrooper,1", "stormtrooper 3, stormtrooper-elite 1"),
        (
            IA,
            "Name,Edition,Owned/Stormtrooper,Regular,3/Stormtrooper,Elite,1",
            "stormtrooper 3, stormtrooper-elite 1",
        ),
        (
            IA,
            "Name,Season,Version,Owned/Stormtrooper,IACP,Elite,3/Stormtrooper,,Elite,1",
            "stormtrooper-elite-iacp 3, stormtrooper-elite 1",
        ),
        (IA, "Név;Elit?;Darab/Stormtrooper;x;2/Stormtrooper;;4", "stormtrooper-elite 2, stormtrooper 4"),
        (
            IA,
            "名称,版本,数量/Stormtrooper,精英,2/Stormtrooper,普通,4",
            "stormtrooper-elite 2, stormtrooper 4",
        ),
        (
            IA,
            "Name,Version,Owned/Stormtrooper (Elite),Elite,2/Nexu,Elite,1",
            "stormtrooper-elite 2, nexu-elite 1",
        ),
        // A remark is none, and what makes nobody's name is asked.
        (IA, "Name,Comment,Qty/Stormtrooper,Elite,2/Nexu,nice,4", "stormtrooper 2, nexu 4"),
        (
            IA,
            "Name,Version,Owned/Stormtrooper,Elite,3/Nexu,Elite,1/Chirrut Îmwe,Elite,1",
            "stormtrooper-elite 3, nexu-elite 1",
        ),
    ]);
    // Counts below each part are not read, and so they are asked.
    let answer = Shelf::of(IA).preview(b"Name,Regular,Elite\nNexu,2,1\n", &json!({}));
    assert_eq!(answer["trouble"]["code"], json!("column-missing"), "{answer}");
    let answer = Shelf::of(IA).preview(b"Card,Version,Qty\nNexu,Elite,1\n", &json!({}));
    let fields: Vec<_> = answer["columns"].as_array().expect("columns").iter().map(|c| &c["field"]).collect();
    assert_eq!(fields, [&json!("name"), &json!("name"), &json!("figures")], "{answer}");
    // The columns as shown may come back, in any order, and a column that is left out is.
    for (mapping, figure) in
        [(json!(["name", "name", "figures"]), "ia/nexu-elite"), (json!(["name", null, "figures"]), "ia/nexu")]
    {
        let table = b"Card,Version,Qty\nNexu,Elite,1\n";
        let mut shelf = Shelf::of(IA);
        shelf.call("import_collection", table, &json!({ "mapping": mapping }));
        let page =
            call(&mut shelf.session, "holdings", "en", json!({ "game": IA, "show": "owned", "limit": 9 }));
        assert_eq!(page.expect("holdings")["rows"][0]["figure"], json!(figure), "{mapping}");
    }
}

#[test]
fn a_status_for_a_heading_names_the_column_of_its_count() {
    for (owned, wanted) in [
        ("Got it", "Need it"),
        ("Collected", "Looking for"),
        ("Lo tengo", "Lo quiero"),
        ("Je l’ai", "Souhaité"),
        ("Hab ich", "Brauche ich"),
        ("Nálam van", "Szeretném"),
        ("已收", "求购"),
        ("所持済み", "求む"),
    ] {
        let table = format!("#/,Name,{owned},{wanted}/1,Jawa,x,/3,Wampa,,x/9,Ewok,2,1").replace("#/", "#");
        bring(&[(SWM, &table, "jawa 1, wampa 0 1, ewok 2 1")]);
    }
    for traded in ["可交换", "Tauschbar", "Dupes", "Repetidos", "Doubles", "Cserélhető", "ダブり", "Spare"]
    {
        bring(&[(SWM, &format!("Name,Owned,{traded}/Jawa,3,1/Wampa,2,"), "jawa 3 0 1, wampa 2")]);
    }
}

#[test]
fn tables_below_one_another_are_read_by_their_own_headings() {
    bring(&[
        (
            SWM,
            "Name,Set,Own/Jawa,Rebel Storm,4//Name,Set,Wanted/Ewok,Rebel Storm,2/Jawa,Rebel Storm,1",
            "jawa 4 1, ewok 0 2",
        ),
        (SWM, "Set,No,Name,Own/Rebel Storm,51,Jawa,4//Name,For Trade/Jawa,2", "jawa 4 0 2"),
        (SWM, "Name,Qty/Jawa,4/Qty,Name/2,Ewok", "jawa 4, ewok 2"),
        (SWM, "Name,Status,Qty/Jawa,owned,4/Name,Set/Ewok,Rebel Storm", "jawa 4, ewok 1"),
        (SWM, "Name,Qty/Jawa,4/Total,4//Name,Need/Ewok,2/Total,2", "jawa 4, ewok 0 2"),
        (
            SWM,
            "Name;Anzahl/Jawa;4/;/Name;Gesucht/Ewok;2/;/Name;Tausch/Wampa;1",
            "jawa 4, ewok 0 2, wampa 0 0 1",
        ),
    ]);
}

#[test]
fn titles_say_what_the_rows_below_them_are() {
    bring(&[
        (SWM, "Owned/Name,Qty/Jawa,4//Wanted/Name,Qty/Ewok,2", "jawa 4, ewok 0 2"),
        (SWM, "Name,Qty/HAVE,/Jawa,4/WANT,/Ewok,2", "jawa 4, ewok 0 2"),
        (SWM, "Trade list/Name,Qty/Jawa,4", "jawa 0 0 4"),
        // Headings say more than a title.
        (SWM, "Trades/Name,Have,Want/Jawa,4,1", "jawa 4 1"),
    ]);
    let answer = Shelf::of(SWM).preview(
        b"Name,Qty\nRebel Storm,\nStormtrooper,4\nUniverse,\nStormtrooper,2\nGungan,1\n",
        &json!({}),
    );
    assert_eq!((&answer["added"], &answer["fault_count"]), (&json!(2), &json!(1)), "{answer}");
}

#[test]
fn a_want_in_several_columns_is_the_greatest_of_them() {
    bring(&[
        (
            SWM,
            "objectname,own,want,wanttobuy,wanttoplay,wishlist/Jawa,1,0,1,0,0/Ewok,0,1,1,1,1/Wampa,0,0,0,1,1",
            "jawa 1 1, ewok 0 1, wampa 0 1",
        ),
        (SWM, "Name,Own,Need,Wishlist/Jawa,1,2,1/Ewok,0,,3", "jawa 1 2, ewok 0 3"),
        (SWM, "Name,Anzahl,Suche,Fehlt/Jawa,1,,x/Ewok,0,x,", "jawa 1 1, ewok 0 1"),
    ]);
}

#[test]
fn lists_may_say_set_number_rarity_and_price_around_a_name() {
    bring(&[
        (
            SWM,
            "HAVE (for trade)/2x Jawa (RS) - C/1x Darth Bane (CotF) - VR, $5",
            "jawa 0 0 2, darth-bane 0 0 1",
        ),
        (SWM, "RS 51 C Jawa/RS 60 U Wampa x2", "jawa 1, wampa 2"),
        (SWM, "Jawa RS 51 C/Wampa RS 60 U", "jawa 1, wampa 1"),
        (
            SWM,
            "2x Jawa (RS) - mint, $3/2x Wampa (RS) - U (painted base)/Ewok @ 2.50",
            "jawa 2, wampa 2, ewok 1",
        ),
        // A remark that names somebody is read by nobody in silence.
        (SWM, "Ewok Jawa $5/Wampa", "wampa 1"),
        (
            SWM,
            "Have:/3 Jawa - C - Rebel Storm/2 Wampa, RS #60, U/Want:/1 Ewok [RS] (C)",
            "jawa 3, wampa 2, ewok 0 1",
        ),
        (
            SWM,
            "FOR TRADE:/Jawa x3 - 2€/Wampa x1 - 3,50 € each/Ewok - $2",
            "jawa 0 0 3, wampa 0 0 1, ewok 0 0 1",
        ),
        (SWM, "Up for trade/* Wampa (uncommon)/ISO/* Ewok (common) x2", "wampa 0 0 1, ewok 0 2"),
        (SWM, "1x Cad Bane (GW) - VR/Ewok", "cad-bane 1, ewok 1"),
        (SWM, "WANT (high priority)/Ewok/HAVE (spares)/Jawa", "ewok 0 1, jawa 0 0 1"),
    ]);
}

#[test]
fn parts_of_lists_are_known_in_every_language_people_post_in() {
    for (traded, wanted, owned) in [
        ("PARA CAMBIAR:", "BUSCO:", "TENGO"),
        ("Mes doubles :", "Mancoliste", "Ma collection"),
        ("Ich biete:", "Mir fehlen:", "Meine Sammlung:"),
        ("Cserére kínálom:", "Hiánylista", "Ami megvan:"),
        ("【出】", "【收】", "【已有】"),
        ("【譲】", "【求】", "【手持ち】"),
        ("FT", "LF", "Inventory"),
    ] {
        let list = format!("{traded}/2 Jawa/{wanted}/1 Ewok/{owned}/3 Wampa");
        bring(&[(SWM, &list, "jawa 0 0 2, ewok 0 1, wampa 3")]);
    }
}
