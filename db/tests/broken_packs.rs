//! All problems of a pack are reported with their positions, and the pack is left out as a whole without
//! affecting others. An extension answers a game's open questions and removes nothing.

use std::collections::BTreeMap;
use std::io::{Cursor, Write as _};
use std::path::Path;

use crate::tiny::{FIGURES, FORMATS, GAME, files, tiny, with};
use muster_db::pack::{self, Fault, LoadedGame, PackFiles};
use muster_rules::check::{CheckInput, check};
use muster_rules::figure::{Cost, Standing};
use muster_rules::id::{FactionId, FigureId, FormatId};
use muster_rules::report::Verdict;
use muster_rules::squad::{Member, SideList, SquadDraft};

fn load_one(pack: &PackFiles) -> LoadedGame {
    let (mut games, broken) = pack::load(std::slice::from_ref(pack));
    assert!(broken.is_empty(), "{broken:?}");
    games.pop().expect("a game")
}

/// Returns all problems of the packs: file, line, column and kind of fault.
pub(crate) fn faults(packs: &[PackFiles]) -> Vec<(String, u64, u64, &'static str)> {
    let (_, broken) = pack::load(packs);
    let problems = broken.into_iter().flat_map(|b| b.problems);
    let mut out: Vec<_> =
        problems.map(|p| (p.place.file.clone(), p.place.line, p.place.column, p.fault.key())).collect();
    out.sort();
    out
}

fn expect(packs: &[PackFiles], expected: &[(&str, u64, u64, &'static str)]) {
    let expected: Vec<_> = expected.iter().map(|(f, l, c, k)| ((*f).to_owned(), *l, *c, *k)).collect();
    assert_eq!(faults(packs), expected);
}

#[test]
fn the_tiny_game_itself_has_no_fault() {
    let game = load_one(&tiny());
    assert_eq!(game.catalogue.figures().len(), 7);
    assert_eq!(game.catalogue.figure(&FigureId::from("t/wreck")).map(|f| f.cost), Some(Cost::Unknown));
}

#[test]
fn everything_that_is_out_of_shape_is_told_at_once() {
    let bad = with(
        tiny(),
        &[
            ("formats.toml", "[[format]]\nid = \"standard\"\nlimit = \"many\"\n"),
            ("sources.toml", "[sources.book]\ntitle = \"The book\"\nnot toml\n"),
            (
                "figures.csv",
                "id,name,factions,cost,unique,traits,hp,abilities,source,suspect\n\
                 t/one,One,red|green,5,no,,10,,book,\n\
                 t/two,Two,red,cheap,maybe,,10,,book,\n\
                 t/three,Three,red,5,no,captain,ten,,book,\n",
            ),
            ("printings.csv", "id,figure,set,number,rarity,source,note\nt/base/1,t/one\n"),
            ("side_lists.csv", "figure,kind,pool,value,source,note\nt/one,reserves,any,lots,book,\n"),
            ("holiday.jpg", ""),
        ],
    );
    expect(
        &[bad],
        &[
            ("figures.csv", 2, 11, "not-one-of"),
            ("figures.csv", 3, 15, "bad-value"),
            ("figures.csv", 3, 21, "bad-value"),
            ("figures.csv", 4, 24, "not-one-of"),
            ("figures.csv", 4, 32, "bad-value"),
            ("formats.toml", 3, 9, "shape"),
            ("holiday.jpg", 0, 0, "unknown-file"),
            ("printings.csv", 2, 1, "shape"),
            ("side_lists.csv", 2, 20, "shape"),
            ("sources.toml", 3, 5, "shape"),
        ],
    );
}

#[test]
fn everything_that_makes_no_sense_is_told_at_once() {
    let bad = with(
        tiny(),
        &[
            (
                "formats.toml",
                &FORMATS.replace("\"list\"]", "\"list\", \"lost\"]").replace("T-LIST", "T-NONE").replace(
                    "[constraint.points]",
                    "[[format]]\nid = \"a\"\nname = \"A\"\nedition = \"\"\nsource = \"book\"\nbase = \"b\"\n\
                     [[format]]\nid = \"b\"\nname = \"B\"\nedition = \"\"\nsource = \"book\"\nbase = \"a\"\n\
                     [constraint.points]",
                ),
            ),
            (
                "figures.csv",
                "id,name,factions,cost,unique,traits,hp,abilities,source,suspect\n\
                 t/trooper,Trooper,red,5,no,,10,,book,\n\
                 t/trooper,Trooper,red,5,no,,10,,book,\n\
                 t/other,Trooper,red,5,no,,10,,book,\n\
                 t/trooper-red,Trooper,red,5,no,,10,,,\n\
                 t/alone,Alone,red,5,yes,,10,,rumour,\n",
            ),
            ("persons.csv", "person,figure,standing,basis,source,note\nhero,t/gone,sure,,book,\n"),
            ("sets.csv", "id,name,aliases,code,released,printings,source,note\nbasis,Base,,,,,book,\n"),
            ("printings.csv", "id,figure,set,number,rarity,source,note\nt/base/2,t/gone,base,1,XX,book,\n"),
            ("admissions.csv", "figure,faction,source,note\nt/trooper,green,book,\n"),
            (
                "cost_changes.csv",
                "holder,affects,amount,source,note\nt/trooper,faction,-1,book,\nt/trooper,figure=t/gone,,book,\n",
            ),
            (
                "side_lists.csv",
                "figure,kind,pool,value,source,note\nt/trooper,reserves,faction=green,3,book,\n",
            ),
            (
                "products.csv",
                "product,name,kind,set,printing,count,source,note\n\
                 box,Box,crate,base,t/base/2,1,book,\n\
                 starter,Starter,starter,lost,t/base/9,0,book,\n\
                 starter,Starter,starter,basis,,1,,\n\
                 pack,Booster,booster,basis,,,book,\n\
                 pack,Booster,booster,basis,,,book,\n",
            ),
            ("names.hu.csv", "kind,english,name,source\nnickname,Trooper,Katona,book\n"),
        ],
    );
    expect(
        &[bad],
        &[
            ("admissions.csv", 2, 11, "unresolved"),
            ("cost_changes.csv", 2, 1, "selector"),
            ("cost_changes.csv", 3, 1, "bad-value"),
            ("cost_changes.csv", 3, 18, "unresolved"),
            ("figures.csv", 3, 1, "twice"),
            ("figures.csv", 4, 1, "id-rule"),
            ("figures.csv", 5, 1, "no-source"),
            ("figures.csv", 6, 1, "no-person"),
            ("figures.csv", 6, 30, "unresolved"),
            ("formats.toml", 8, 77, "unresolved"),
            ("formats.toml", 10, 6, "base-loop"),
            ("formats.toml", 16, 6, "base-loop"),
            ("formats.toml", 41, 8, "unresolved"),
            ("names.hu.csv", 2, 1, "not-one-of"),
            ("persons.csv", 2, 6, "unresolved"),
            ("persons.csv", 2, 13, "not-one-of"),
            ("printings.csv", 2, 1, "id-rule"),
            ("printings.csv", 2, 10, "unresolved"),
            ("printings.csv", 2, 17, "unresolved"),
            ("printings.csv", 2, 24, "unresolved"),
            ("products.csv", 2, 9, "not-one-of"),
            ("products.csv", 2, 15, "unresolved"),
            ("products.csv", 3, 25, "unresolved"),
            ("products.csv", 3, 30, "unresolved"),
            ("products.csv", 3, 39, "bad-value"),
            ("products.csv", 4, 1, "bad-value"),
            ("products.csv", 4, 1, "no-source"),
            ("products.csv", 5, 1, "id-rule"),
            ("products.csv", 6, 1, "id-rule"),
            ("products.csv", 6, 1, "twice"),
            ("sets.csv", 2, 1, "id-rule"),
            ("side_lists.csv", 2, 28, "unresolved"),
        ],
    );
}

#[test]
fn selectors_that_can_select_nothing_are_faults() {
    let bad = with(
        tiny(),
        &[
            (
                "cost_changes.csv",
                "holder,affects,amount,source,note\nt/friend,factoin=red,-1,book,\nt/hero,person=nobody,-1,book,\n",
            ),
            (
                "formats.toml",
                &FORMATS.replace("who = \"ability=Affinity\"", "who = \"any\"\nwith = \"figure=t/gone\""),
            ),
        ],
    );
    expect(
        &[bad],
        &[
            ("cost_changes.csv", 2, 10, "unresolved"),
            ("cost_changes.csv", 3, 15, "unresolved"),
            ("formats.toml", 22, 8, "unresolved"),
        ],
    );
}

#[test]
fn columns_are_known_and_needed_ones_are_there() {
    let bad = with(
        tiny(),
        &[(
            "figures.csv",
            "id,name,factions,cost,unique,traits,hp,source,colour\nt/one,One,red,5,no,,10,book,x\n",
        )],
    );
    let found = faults(&[bad]);
    let of = |key: &str| found.iter().filter(|f| f.0 == "figures.csv" && f.1 == 1 && f.3 == key).count();
    assert_eq!((of("unknown-column"), of("missing-column")), (1, 1), "{found:?}");
}

#[test]
fn a_constraint_names_what_the_game_has() {
    let broken = FORMATS.to_owned()
        + "[constraint.leader]\nkind = \"includes\"\nrule = \"T-POINTS\"\ntrait = \"captain\"\nmaybe = \"rank=1\"\n\
           [constraint.hints]\nkind = \"command\"\nrule = \"T-POINTS\"\nability = \"Wild\"\nstat = \"rank\"\n\
           with = \"any\"\ntamer_rule = \"T-POINTS\"\ntamer = \"Tamer\"\nof = \"any\"\nlevel = \"hp\"\nkinds = \"types\"\n";
    let lines = broken.lines().count() as u64;
    expect(
        &[with(tiny(), &[("formats.toml", &broken)])],
        &[
            ("formats.toml", lines - 12, 9, "unresolved"),
            ("formats.toml", lines - 11, 9, "unresolved"),
            ("formats.toml", lines - 6, 8, "unresolved"),
            ("formats.toml", lines, 9, "unresolved"),
        ],
    );
}

#[test]
fn a_printing_without_a_number_is_called_by_its_figure() {
    let head = "id,figure,set,number,rarity,source,note\n";
    let sets = "id,name,aliases,code,released,printings,source,note\nbase,Base,,,,,book,\n";
    let pack = |id: &str| {
        let row = format!("{head}{id},t/hero,base,,C,book,\n");
        with(tiny(), &[("sets.csv", sets), ("printings.csv", &row)])
    };
    expect(&[pack("t/base/hero")], &[]);
    expect(&[pack("t/base/1")], &[("printings.csv", 2, 1, "id-rule")]);
}

#[test]
fn a_divisor_of_nothing_is_out_of_shape() {
    let frozen =
        "[constraint.frozen]\nkind = \"chosen-cost\"\nrule = \"T-POINTS\"\nability = \"X\"\nof = \"any\"\n";
    for (divisor, fits) in [(2, true), (0, false), (-1, false)] {
        let formats = format!("{FORMATS}{frozen}divisor = {divisor}\n");
        let found = faults(&[with(tiny(), &[("formats.toml", &formats)])]);
        assert_eq!(found.is_empty(), fits, "{divisor}: {found:?}");
    }
}

#[test]
fn files_that_are_missing_or_no_text_are_told() {
    let mut bad = tiny();
    bad.files.remove("card.toml");
    bad.files.insert("formats.toml".to_owned(), b"# fine\n\xff\xfe = 1\n".to_vec());
    bad.files.insert("figures.csv".to_owned(), {
        let mut text = FIGURES.as_bytes().to_vec();
        text.extend(b"t/x,\xff,red,5,no,,10,,book,\n");
        text
    });
    let found = faults(&[bad]);
    assert!(found.contains(&("card.toml".to_owned(), 0, 0, "missing")), "{found:?}");
    assert!(found.contains(&("formats.toml".to_owned(), 2, 1, "shape")), "{found:?}");
    assert!(found.iter().any(|f| f.0 == "figures.csv" && f.1 == 9 && f.3 == "shape"), "{found:?}");
}

#[test]
fn a_pack_without_a_head_or_for_a_game_that_is_not_there_is_told() {
    expect(&[files("lost", &[("figures.csv", FIGURES)])], &[("", 0, 0, "no-head")]);
    let orphan = files("orphan", &[("pack.toml", "name = \"Orphan\"\nextends = \"chess\"\n")]);
    expect(&[tiny(), orphan], &[("pack.toml", 0, 0, "unresolved")]);
    let vague = files("vague", &[("pack.toml", "name = \"Vague\"\nextend = \"tiny\"\n")]);
    assert_eq!(faults(&[tiny(), vague]).len(), 1);
}

#[test]
fn a_broken_pack_leaves_the_good_ones_loaded() {
    let head = "name = \"More\"\nextends = \"tiny\"\n";
    let broken_addition = files(
        "bad",
        &[("pack.toml", head), ("admissions.csv", "figure,faction,source,note\nt/gone,red,book,\n")],
    );
    let good_addition = files(
        "good",
        &[("pack.toml", head), ("admissions.csv", "figure,faction,source,note\nt/rover,red,book,\n")],
    );
    let other =
        with(tiny(), &[("game.toml", &GAME.replace("\"tiny\"", "\"other\"")), ("figures.csv", "id\n")]);
    let other = PackFiles { name: "other".to_owned(), ..other };
    let (games, broken) = pack::load(&[other, tiny(), broken_addition, good_addition]);
    let names: Vec<_> = broken.iter().map(|b| b.name.as_str()).collect();
    assert_eq!(names, ["other", "bad"]);
    assert_eq!(games.len(), 1);
    let rover = FigureId::from("t/rover");
    let factions: Vec<_> = games[0].catalogue.admissions_of(&rover).map(|a| a.faction.clone()).collect();
    assert_eq!(factions, [Some(FactionId::from("red"))]);
}

/// Returns the verdict on a squad of the tiny game, with or without an extension.
fn verdict(addition: Option<PackFiles>, members: &[(&str, u32)], beside: &[(&str, u32)]) -> Verdict {
    let (games, broken) = pack::load(&[tiny()].into_iter().chain(addition).collect::<Vec<_>>());
    assert!(broken.is_empty(), "{broken:?}");
    let catalogue = &games[0].catalogue;
    let format = catalogue.format(&FormatId::from("standard")).expect("a format");
    let lines =
        |list: &[(&str, u32)]| list.iter().map(|(id, n)| Member::new(FigureId::from(*id), *n)).collect();
    let mut draft = SquadDraft::new(catalogue.game().id.clone(), format.id.clone());
    draft.members = lines(members);
    if !beside.is_empty() {
        let holder = FigureId::from("t/caller");
        draft.side_lists.push(SideList { holder, kind: "reserves".to_owned(), members: lines(beside) });
    }
    check(catalogue, CheckInput::new(&draft, format)).verdict
}

fn answer(file: &str, text: &str) -> Option<PackFiles> {
    let head = "name = \"Answers\"\nextends = \"tiny\"\n";
    Some(files("answers", &[("pack.toml", head), (file, text)]))
}

#[test]
fn an_addition_settles_every_kind_of_question() {
    use Verdict::{Illegal, Legal, Unsure};
    let persons = |standing: &str| {
        answer(
            "persons.csv",
            &format!("person,figure,standing,basis,source,note\nhero,t/mask,{standing},,book,\n"),
        )
    };
    let pair = [("t/hero", 1), ("t/mask", 1)];
    assert_eq!(verdict(None, &pair, &[]), Unsure);
    assert_eq!(verdict(persons("settled"), &pair, &[]), Illegal);
    assert_eq!(verdict(persons("denied"), &pair, &[]), Legal);

    let change =
        |row: &str| answer("cost_changes.csv", &format!("holder,affects,amount,source,note\n{row},book,\n"));
    let friends = [("t/friend", 1), ("t/trooper", 3)];
    assert_eq!(verdict(None, &friends, &[]), Unsure);
    assert_eq!(verdict(change("t/friend,name=Trooper,-1"), &friends, &[]), Legal);
    assert_eq!(verdict(change("t/friend,name=Hero,-1"), &friends, &[]), Illegal);

    let admission = |faction: &str| {
        answer("admissions.csv", &format!("figure,faction,source,note\nt/rover,{faction},book,\n"))
    };
    let guests = [("t/rover", 1), ("t/trooper", 2)];
    assert_eq!(verdict(None, &guests, &[]), Unsure);
    assert_eq!(verdict(admission("red"), &guests, &[]), Legal);
    assert_eq!(verdict(admission("blue"), &guests, &[]), Illegal);

    let reserve = |value: u32| {
        answer(
            "side_lists.csv",
            &format!("figure,kind,pool,value,source,note\nt/caller,reserves,faction=red,{value},book,\n"),
        )
    };
    let caller = [("t/caller", 1)];
    assert_eq!(verdict(None, &caller, &[("t/trooper", 3)]), Unsure);
    assert_eq!(verdict(reserve(20), &caller, &[("t/trooper", 3)]), Legal);
    assert_eq!(verdict(reserve(10), &caller, &[("t/trooper", 3)]), Illegal);

    let wreck = |cost: u32| {
        let head = FIGURES.lines().next().expect("a header");
        answer("figures.csv", &format!("{head}\nt/wreck,Wreck,red,{cost},no,,20,,book,\n"))
    };
    assert_eq!(verdict(None, &[("t/wreck", 1)], &[]), Unsure);
    assert_eq!(verdict(wreck(20), &[("t/wreck", 1)], &[]), Legal);
    assert_eq!(verdict(wreck(21), &[("t/wreck", 1)], &[]), Illegal);
}

#[test]
fn an_addition_takes_nothing_away() {
    let head = FIGURES.lines().next().expect("a header");
    let figures =
        format!("{head}\nt/hero,Hero,red,11,yes,commander,50,,book,\nt/novice,Novice,blue,3,no,,10,,book,\n");
    let persons = "person,figure,standing,basis,source,note\nhero,t/mask,settled,,book,\n";
    let addition = with(answer("figures.csv", &figures).expect("files"), &[("persons.csv", persons)]);
    let (games, _) = pack::load(&[tiny(), addition]);
    let (before, after) = (load_one(&tiny()), &games[0]);
    for figure in before.catalogue.figures() {
        let same = after.catalogue.figure(&figure.id).unwrap_or_else(|| panic!("{} is gone", figure.id));
        match figure.id.as_str() {
            "t/hero" => assert_eq!((same.cost, &same.persons), (Cost::Known(11), &figure.persons)),
            "t/mask" => {
                let links: BTreeMap<_, _> =
                    same.persons.iter().map(|l| (l.person.as_str(), l.standing)).collect();
                assert_eq!(links, BTreeMap::from([("hero", Standing::Settled), ("mask", Standing::Settled)]));
            }
            _ => assert_eq!(same, figure),
        }
    }
    assert_eq!(after.catalogue.figures().len(), 8);
    assert_eq!(after.catalogue.printings(), before.catalogue.printings());
    assert_eq!(after.catalogue.sets(), before.catalogue.sets());
    assert_eq!(after.catalogue.formats(), before.catalogue.formats());
    assert_ne!(after.hash, before.hash);
    for figure in before.catalogue.figures() {
        let count = |game: &LoadedGame| {
            let catalogue = &game.catalogue;
            let lists = catalogue.side_lists_of(&figure.id).count();
            (
                catalogue.admissions_of(&figure.id).count(),
                catalogue.cost_changes_of(&figure.id).count(),
                lists,
            )
        };
        assert_eq!(count(after), count(&before), "{}", figure.id);
    }
}

fn zipped(pack: &PackFiles, folder: &str) -> Vec<u8> {
    let mut zip = zip::ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in &pack.files {
        zip.start_file(format!("{folder}{name}"), zip::write::SimpleFileOptions::default())
            .expect("an entry");
        zip.write_all(bytes).expect("its bytes");
    }
    zip.finish().expect("a zip").into_inner()
}

fn read(folder: &Path, name: &str, bytes: &[u8]) -> Result<PackFiles, Fault> {
    let path = folder.join(name);
    std::fs::write(&path, bytes).expect("a file");
    PackFiles::read(&path).map_err(|p| p.fault)
}

#[test]
fn a_zip_of_a_pack_is_the_pack() {
    let folder = tempfile::tempdir().expect("a folder");
    for inside in ["", "tiny/"] {
        let pack = read(folder.path(), "tiny.zip", &zipped(&tiny(), inside)).expect("a pack");
        assert_eq!(pack.hash(), tiny().hash());
        load_one(&pack);
    }
}

#[test]
fn what_is_no_zip_or_breaks_off_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let whole = zipped(&tiny(), "");
    let half = &whole[..whole.len() / 2];
    let mut bent = whole.clone();
    bent[60] ^= 0xff;
    for bytes in [&b"PK but no zip"[..], b"", half, &bent] {
        assert!(matches!(read(folder.path(), "bad.zip", bytes), Err(Fault::Unreadable { .. })));
    }
    assert!(PackFiles::read(&folder.path().join("nothing-here")).is_err());
}

#[test]
fn a_file_larger_than_any_pack_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let name = folder.path().join("figures.csv");
    // A sparse file of 65 MiB takes no disk space.
    std::fs::File::create(&name).and_then(|f| f.set_len(65 << 20)).expect("a large file");
    assert_eq!(PackFiles::read(folder.path()).expect_err("too large").place.file, "figures.csv");

    // What can't be a pack's is told of by its name, and not opened.
    std::fs::rename(&name, folder.path().join("kcore")).expect("renamed");
    let files = PackFiles::read(folder.path()).expect("nothing too large").files;
    assert_eq!(files, BTreeMap::from([("kcore".to_owned(), Vec::new())]));

    let mut bomb = tiny();
    bomb.files.insert("figures.csv".to_owned(), vec![b','; 65 << 20]);
    let bytes = zipped(&bomb, "");
    assert!(bytes.len() < 1 << 20, "the zip itself is small");
    let found = read(folder.path(), "bomb.zip", &bytes).expect_err("too large");
    assert_eq!(found, Fault::BeyondLimits { measure: "file", limit: 16 });
}

#[test]
fn keywords_of_parts_take_each_part_once_and_their_drawings_are_drawings() {
    let parts = |sign: &str| {
        let value = |id: &str| format!("[[keyword.part.value]]\nid = \"{id}\"\nname = \"{id}\"\n{sign}\n");
        let part =
            |id: &str, values: &str| format!("[[keyword.part]]\nid = \"{id}\"\nname = \"{id}\"\n{values}");
        let list = part("range", &(value("near") + &value("far"))) + &part("effect", &value("hit"));
        GAME.replace("name = \"Abilities\"\n", &format!("name = \"Abilities\"\n{list}"))
    };
    let figure = |cell: &str| {
        format!(
            "id,name,factions,cost,unique,traits,hp,abilities,source,suspect\n\
             t/trooper,Trooper,red,5,no,,10,{cell},book,\n"
        )
    };
    let pack = |sign: &str, cell: &str| {
        let others = [
            ("persons.csv", "person,figure,standing,basis,source,note\n"),
            ("printings.csv", "id,figure,set,number,rarity,source,note\n"),
            ("admissions.csv", "figure,faction,source,note\n"),
            ("cost_changes.csv", "holder,affects,with,amount,source,note\n"),
            ("side_lists.csv", "figure,kind,pool,value,source,note\n"),
        ];
        with(with(tiny(), &others), &[("game.toml", &parts(sign)), ("figures.csv", &figure(cell))])
    };
    let good = load_one(&pack("sign = \"M0 0H9V9Z\"", "hit far|near"));
    let trooper = good.catalogue.figure(&FigureId::from("t/trooper")).expect("the trooper");
    assert_eq!(trooper.keywords["abilities"], ["far hit", "near"]);
    for (cell, fault) in [("hit beyond", "not-one-of"), ("near far", "bad-value"), ("Hit", "not-one-of")] {
        let found: Vec<_> = faults(&[pack("", cell)]).into_iter().map(|f| (f.0, f.3)).collect();
        assert_eq!(found, [("figures.csv".to_owned(), fault)], "{cell}");
    }
    let found: Vec<_> =
        faults(&[pack("sign = \"M0 0A9\"", "near")]).into_iter().map(|f| (f.0, f.3)).collect();
    assert_eq!(found, [("game.toml".to_owned(), "shape")]);
}
