//! Right inputs of every kind, from which mutants are made. Small ones: what is wrong is found sooner.

use std::io::{Cursor, Read as _, Write as _};
use std::path::Path;
use std::sync::OnceLock;

use base64::Engine as _;
use flate2::Compression;
use flate2::write::DeflateEncoder;

use muster_rules::matches::{GameScore, Outcome};
use muster_rules::tournament::{Log, Scoring, Step};

use crate::mutate::mutant;
use crate::scenario::journal;
use crate::tools::{Chance, done, run, scratch};

fn here(path: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/terminal").join(path)
}

/// Everything that is read, by kind.
#[derive(Debug, Default)]
pub(crate) struct Seeds {
    pub(crate) lists: Vec<Vec<u8>>,
    pub(crate) squads: Vec<Vec<u8>>,
    pub(crate) codes: Vec<Vec<u8>>,
    pub(crate) tables: Vec<Vec<u8>>,
    pub(crate) books: Vec<Vec<u8>>,
    pub(crate) pdfs: Vec<Vec<u8>>,
    pub(crate) packs: Vec<Vec<u8>>,
    pub(crate) journals: Vec<Vec<u8>>,
    pub(crate) campaigns: Vec<Vec<u8>>,
    pub(crate) trades: Vec<Vec<u8>>,
    pub(crate) tournaments: Vec<Vec<u8>>,
    pub(crate) photos: Vec<Vec<u8>>,
    pub(crate) selectors: Vec<Vec<u8>>,
    pub(crate) databases: Vec<Vec<u8>>,
}

/// Makes them, partly by the program itself; once a process.
pub(crate) fn seeds() -> &'static Seeds {
    static SEEDS: OnceLock<Seeds> = OnceLock::new();
    SEEDS.get_or_init(make)
}

fn make() -> Seeds {
    let mut seeds = Seeds::default();
    let dresses: toml::Table =
        toml::from_str(include_str!("../terminal/data/dresses.toml")).expect("dresses");
    for dress in dresses["dress"].as_array().expect("a list") {
        seeds.lists.push(dress["text"].as_str().expect("a text").as_bytes().to_vec());
    }
    let root = scratch();
    let data = root.path().join("data");
    let at = |name: &str| root.path().join(name).display().to_string();
    let read = |name: &str| std::fs::read(root.path().join(name)).expect("what was written");
    std::fs::write(at("list.txt"), &seeds.lists[0]).expect("a file");
    std::fs::write(at("journal.toml"), journal()).expect("a file");
    done(&data, &["squad", "export", &at("list.txt"), "--as", "json", "-o", &at("squad.json")]);
    done(&data, &["squad", "export", &at("list.txt"), "--as", "csv", "-o", &at("squad.csv")]);
    done(&data, &["print", "sheet", &at("list.txt"), "-o", &at("sheet.pdf")]);
    done(&data, &["campaign", "new", "C", &at("journal.toml")]);
    for tap in [&["begin", "high-moon"][..], &["round"], &["count", "crates"]] {
        done(&data, &[&["campaign", "night", "C"], tap].concat());
    }
    done(&data, &["campaign", "export", "C", "-o", &at("campaign.json")]);
    done(&data, &["alias", "add", "GOWK", "General Obi-Wan Kenobi"]);
    done(&data, &["backup", "save", &at("saved.db")]);
    // It names things that nobody knows, and says so.
    run(&data, &["collection", "import", &here("data/collection.csv").display().to_string(), "--yes"]);
    done(&data, &["collection", "export", "-o", &at("collection.csv")]);
    seeds.squads.push(read("squad.json"));
    seeds.codes.push(coded(&read("squad.json")));
    seeds.tables = vec![
        read("squad.csv"),
        read("collection.csv"),
        std::fs::read(here("data/collection.csv")).expect("a table"),
    ];
    seeds
        .tables
        .push(b"name\tprice\tcurrency\nClone Trooper\t1.5\tEUR\nARC Trooper\t\"2,50\"\tUSD\n".to_vec());
    seeds.books = vec![
        std::fs::read(here("data/collection.xlsx")).expect("a workbook"),
        std::fs::read(here("data/collection.ods")).expect("a workbook"),
    ];
    seeds.pdfs = vec![read("sheet.pdf"), plain_pdf()];
    seeds.journals = vec![journal().as_bytes().to_vec()];
    seeds.campaigns = vec![read("campaign.json")];
    seeds.trades = vec![trades().as_bytes().to_vec()];
    seeds.tournaments = vec![tournament()];
    seeds.packs = vec![pack()];
    seeds.photos = photos();
    seeds.selectors = [
        "name=\"Clone Trooper\"",
        "-2 name~Weequay",
        "faction=sith cost<=12",
        "any",
        "name=\"A\" | trait=melee",
    ]
    .map(|s| s.as_bytes().to_vec())
    .to_vec();
    seeds.databases = vec![read("saved.db")];
    seeds
}

/// A trade list with something of everything.
fn trades() -> &'static str {
    r#"{"format": "muster-trades", "version": 1, "game": "star-wars-miniatures", "name": "Anna",
        "spares": [{"printing": "swm/rebel-storm/56", "figure": "swm/clone-trooper", "count": 2, "worth": "4.00 EUR"}],
        "wants": [{"printing": "swm/rebel-storm/3", "name": "Luke Skywalker"}]}"#
}

/// A tournament of three players after its first round.
fn tournament() -> Vec<u8> {
    let mut log = Log::new(Scoring::usual(), Some(3)).expect("a tournament");
    for name in ["Anna", "Béla", "Cili"] {
        log.step(&Step::Join { name: name.to_owned(), mine: name == "Anna" }).expect("joined");
    }
    log.step(&Step::Pair { seed: 7 }).expect("paired");
    let (scores, outcome) = (vec![GameScore::new(200, 80)], Outcome::Won);
    log.step(&Step::Result { round: None, table: 1, scores, outcome, correct: false }).expect("noted");
    log.step(&Step::Drop { player: 3 }).expect("left");
    serde_json::to_vec(&log).expect("JSON")
}

/// A squad's JSON as a share code.
pub(crate) fn coded(json: &[u8]) -> Vec<u8> {
    let mut packed = DeflateEncoder::new(Vec::new(), Compression::fast());
    packed.write_all(json).expect("memory");
    let packed = packed.finish().expect("memory");
    format!("muster:1:{}", base64::prelude::BASE64_URL_SAFE_NO_PAD.encode(packed)).into_bytes()
}

/// A PDF that carries a text in a tree of names, nothing of it packed.
fn plain_pdf() -> Vec<u8> {
    let squad = "{\"muster\":1,\"members\":[{\"name\":\"Clone Trooper\"}]}";
    let objects = [
        "<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles 4 0 R >> >>".to_owned(),
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>".to_owned(),
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >>".to_owned(),
        "<< /Kids [5 0 R] >>".to_owned(),
        "<< /Names [(squad.json) 6 0 R] /Limits [(squad.json) (squad.json)] >>".to_owned(),
        "<< /Type /Filespec /F (squad.json) /EF << /F 7 0 R >> >>".to_owned(),
        format!("<< /Type /EmbeddedFile /Length {} >>\nstream\n{squad}\nendstream", squad.len()),
    ];
    let mut out = b"%PDF-1.7\n".to_vec();
    let mut places = Vec::new();
    for (number, object) in objects.iter().enumerate() {
        places.push(out.len());
        out.extend(format!("{} 0 obj\n{object}\nendobj\n", number + 1).bytes());
    }
    let start = out.len();
    out.extend(format!("xref\n0 {}\n0000000000 65535 f \n", objects.len() + 1).bytes());
    out.extend(places.iter().flat_map(|p| format!("{p:010} 00000 n \n").into_bytes()));
    out.extend(
        format!("trailer\n<< /Size {} /Root 1 0 R >>\nstartxref\n{start}\n%%EOF\n", objects.len() + 1)
            .bytes(),
    );
    out
}

/// The files of a small pack.
pub(crate) fn pack_files() -> Vec<(String, Vec<u8>)> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(here("fifth-game")).expect("the pack").flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        files.push((name, std::fs::read(entry.path()).expect("a file")));
    }
    files.sort();
    files
}

fn pack() -> Vec<u8> {
    zipped(&pack_files())
}

/// Files as a zip, nothing of it packed.
pub(crate) fn zipped(files: &[(String, Vec<u8>)]) -> Vec<u8> {
    let mut zip = zip::ZipWriter::new(Cursor::new(Vec::new()));
    let how = zip::write::SimpleFileOptions::default().compression_method(zip::CompressionMethod::Stored);
    for (name, bytes) in files {
        zip.start_file(name.as_str(), how).expect("memory");
        zip.write_all(bytes).expect("memory");
    }
    zip.finish().expect("memory").into_inner()
}

/// What is in a zip, as far as it can be read.
pub(crate) fn unzipped(bytes: &[u8]) -> Vec<(String, Vec<u8>)> {
    let Ok(mut zip) = zip::ZipArchive::new(Cursor::new(bytes)) else { return Vec::new() };
    let mut files = Vec::new();
    for number in 0..zip.len().min(64) {
        let Ok(file) = zip.by_index(number) else { continue };
        let name = file.name().to_owned();
        let mut inside = Vec::new();
        if file.take(1 << 20).read_to_end(&mut inside).is_ok() {
            files.push((name, inside));
        }
    }
    files
}

fn photos() -> Vec<Vec<u8>> {
    let picture = image::DynamicImage::ImageRgb8(image::RgbImage::from_fn(24, 16, |x, y| {
        image::Rgb([x as u8 * 9, y as u8 * 13, 77])
    }));
    let formats = [image::ImageFormat::Png, image::ImageFormat::Jpeg];
    let written = |format| {
        let mut out = Cursor::new(Vec::new());
        picture.write_to(&mut out, format).expect("memory");
        out.into_inner()
    };
    formats.into_iter().map(written).collect()
}

/// A mutant of something packed: of what is inside, packed again; now and then of the packed bytes.
pub(crate) fn packed_mutant(input: &[u8], other: &[u8], chance: &mut Chance) -> Vec<u8> {
    if chance.below(4) == 0 {
        return mutant(input, other, chance);
    }
    if input.starts_with(b"PK") {
        let mut files = unzipped(input);
        let others = unzipped(other);
        if files.is_empty() {
            return mutant(input, other, chance);
        }
        let at = chance.below(files.len());
        let with = if others.is_empty() { Vec::new() } else { others[chance.below(others.len())].1.clone() };
        files[at].1 = mutant(&files[at].1, &with, chance);
        return zipped(&files);
    }
    mutant(input, other, chance)
}
