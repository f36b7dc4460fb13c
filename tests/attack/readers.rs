//! The readers of foreign input, each as a function of bytes. What comes back stands for the shape of
//! the answer: an input that brings forth a new shape is worth mutating further.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hasher as _};
use std::path::PathBuf;
use std::sync::Arc;

use muster_app::base::decode::decode;
use muster_app::base::photo::Photo;
use muster_app::base::session::Session;
use muster_app::base::spreadsheet;
use muster_app::campaigns::{CampaignFile, Journal};
use muster_app::collection::ImportMode;
use muster_app::collection::import::{self, ImportRequest};
use muster_app::squads::{CheckRequest, SquadJson};
use muster_app::trades::TradeFile;
use muster_app::{Error, LoadedGame};
use muster_db::pack::{self, PackFiles};
use muster_rules::campaign::log::Log;
use muster_rules::campaign::open_log::OpenLog;
use muster_rules::night::State;
use muster_rules::selector::Selector;
use muster_rules::text::{self, Names};
use muster_rules::tournament::{Log as Tournament, Step, standings};

use crate::mutate::mutant;
use crate::seeds::{Seeds, coded, pack_files, packed_mutant};
use crate::tools::{Chance, scratch};

/// What readers need.
pub(crate) struct Kit {
    session: Session,
    large: Arc<LoadedGame>,
    campaigns: Arc<LoadedGame>,
    large_names: Names,
    small_names: Names,
    folder: PathBuf,
    photos: usize,
    _root: tempfile::TempDir,
}

impl Kit {
    pub(crate) fn new() -> Self {
        let root = scratch();
        let mut session = Session::open(root.path().join("data"));
        let muster = &mut session.muster;
        let mut games = muster.games().to_vec();
        games.sort_by_key(|g| g.catalogue.figures().len());
        let small = games.iter().find(|g| !g.catalogue.formats().is_empty()).expect("a game").clone();
        let large = games.last().expect("a game").clone();
        let campaigns = muster.campaign_game(None).expect("a game with campaigns");
        let (large_names, _) = muster.names(&large);
        let (small_names, _) = muster.names(&small);
        let folder = root.path().to_owned();
        Self { session, large, campaigns, large_names, small_names, folder, photos: 0, _root: root }
    }
}

/// One reader.
pub(crate) struct Reader {
    pub(crate) name: &'static str,
    /// How many of 1,000 inputs it gets: fewer where one takes long.
    pub(crate) share: usize,
    pub(crate) seeds: fn(&Seeds) -> Vec<Vec<u8>>,
    pub(crate) mutate: fn(&[u8], &[u8], &mut Chance) -> Vec<u8>,
    pub(crate) read: fn(&mut Kit, &[u8]) -> u64,
    /// Reads in a process of its own, where a panic, a crash and a limit reached do no harm: the ending
    /// of the file by which the program is asked what it makes of the input.
    pub(crate) contained: Option<&'static str>,
}

/// All of them.
pub(crate) const READERS: [Reader; 17] = [
    Reader {
        name: "text of any encoding",
        share: 270,
        seeds: |s| s.lists.clone(),
        mutate: mutant,
        read: encoded,
        contained: None,
    },
    Reader {
        name: "list, small game",
        share: 150,
        seeds: |s| s.lists.clone(),
        mutate: mutant,
        read: short_list,
        contained: None,
    },
    Reader {
        name: "list, large game",
        share: 20,
        seeds: |s| s.lists.clone(),
        mutate: mutant,
        read: list,
        contained: None,
    },
    Reader {
        name: "squad as JSON",
        share: 190,
        seeds: |s| s.squads.clone(),
        mutate: mutant,
        read: squad,
        contained: None,
    },
    Reader {
        name: "share code, checked",
        share: 5,
        seeds: |s| s.squads.clone(),
        mutate: mutant,
        read: code,
        contained: None,
    },
    Reader {
        name: "squad, checked",
        share: 5,
        seeds: |s| [&s.lists[..], &s.squads, &s.codes].concat(),
        mutate: mutant,
        read: checked,
        contained: None,
    },
    Reader {
        name: "table (CSV)",
        share: 20,
        seeds: |s| s.tables.clone(),
        mutate: mutant,
        read: table,
        contained: None,
    },
    Reader {
        name: "collection, planned",
        share: 5,
        seeds: |s| s.tables.clone(),
        mutate: mutant,
        read: planned,
        contained: None,
    },
    Reader {
        name: "workbook (XLSX, ODS, XLS)",
        share: 20,
        seeds: |s| s.books.clone(),
        mutate: packed_mutant,
        read: book,
        contained: Some("xlsx"),
    },
    Reader {
        name: "PDF",
        share: 30,
        seeds: |s| s.pdfs.clone(),
        mutate: mutant,
        read: pdf,
        contained: Some("pdf"),
    },
    Reader {
        name: "pack as zip",
        share: 10,
        seeds: |s| s.packs.clone(),
        mutate: packed_mutant,
        read: zip,
        contained: None,
    },
    Reader {
        name: "pack's files",
        share: 10,
        seeds: |_| pack_files().into_iter().map(|(n, b)| [n.as_bytes(), b"\n", &b[..]].concat()).collect(),
        mutate: mutant,
        read: pack_file,
        contained: None,
    },
    Reader {
        name: "journal",
        share: 45,
        seeds: |s| s.journals.clone(),
        mutate: mutant,
        read: played,
        contained: None,
    },
    Reader {
        name: "campaign file",
        share: 60,
        seeds: |s| s.campaigns.clone(),
        mutate: mutant,
        read: campaign,
        contained: None,
    },
    Reader {
        name: "trade list",
        share: 60,
        seeds: |s| s.trades.clone(),
        mutate: mutant,
        read: trade_list,
        contained: None,
    },
    Reader {
        name: "tournament's log",
        share: 60,
        seeds: |s| s.tournaments.clone(),
        mutate: mutant,
        read: tournament,
        contained: None,
    },
    Reader {
        name: "photo",
        share: 10,
        seeds: |s| s.photos.clone(),
        mutate: mutant,
        read: photo,
        contained: None,
    },
];

/// One more, so cheap that it takes what the others leave of a thousand.
pub(crate) const SELECTOR: Reader = Reader {
    name: "selector of an answer",
    share: 30,
    seeds: |s| s.selectors.clone(),
    mutate: mutant,
    read: selector,
    contained: None,
};

fn shape(what: &impl std::hash::Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    what.hash(&mut hasher);
    hasher.finish()
}

/// An error's shape is its code and the words around its numbers and names.
fn refused(error: &Error) -> u64 {
    let text: String = error.to_string().chars().filter(char::is_ascii_alphabetic).take(60).collect();
    shape(&(error.code(), text))
}

fn result<T>(result: Result<T, Error>, of: impl FnOnce(&T) -> u64) -> u64 {
    match &result {
        Ok(answer) => of(answer),
        Err(error) => refused(error),
    }
}

/// A number's shape: how many digits it has.
fn size(n: usize) -> u32 {
    n.checked_ilog2().map_or(0, |n| n + 1)
}

fn encoded(_: &mut Kit, bytes: &[u8]) -> u64 {
    result(decode("input", bytes), |d| shape(&d.encoding))
}

fn read_list(names: &Names, bytes: &[u8]) -> u64 {
    result(decode("input", bytes), |decoded| match text::read(names, &decoded.text) {
        Ok(read) => shape(&(
            size(read.members.len()),
            size(read.unresolved.len()),
            size(read.remarks.len()),
            size(read.doubts.len()),
            read.title.is_some(),
        )),
        Err(_) => 1,
    })
}

fn short_list(kit: &mut Kit, bytes: &[u8]) -> u64 {
    read_list(&kit.small_names, bytes)
}

fn list(kit: &mut Kit, bytes: &[u8]) -> u64 {
    read_list(&kit.large_names, bytes)
}

fn squad(_: &mut Kit, bytes: &[u8]) -> u64 {
    let decoded = decode("input", bytes).and_then(|d| SquadJson::parse("input", &d.text));
    result(decoded, |json| shape(&(size(json.members.len()), json.game.is_some(), json.pool.is_some())))
}

fn check(kit: &mut Kit, bytes: &[u8]) -> u64 {
    result(kit.session.muster.check_bytes("input", bytes, &CheckRequest::default()), |checked| {
        let codes: Vec<_> = checked.report.findings.iter().map(|f| f.rule.to_string()).collect();
        shape(&(codes, size(checked.source.draft.members.len())))
    })
}

fn checked(kit: &mut Kit, bytes: &[u8]) -> u64 {
    check(kit, bytes)
}

fn code(kit: &mut Kit, bytes: &[u8]) -> u64 {
    check(kit, &coded(bytes))
}

fn table(_: &mut Kit, bytes: &[u8]) -> u64 {
    // What looks like a workbook is read by another reader.
    if bytes.starts_with(b"PK") || bytes.starts_with(b"\xd0\xcf\x11\xe0") {
        return 0;
    }
    sheet(bytes)
}

fn sheet(bytes: &[u8]) -> u64 {
    result(spreadsheet::read("input", bytes, None), |sheet| {
        shape(&(size(sheet.columns.len()), size(sheet.rows.len()), sheet.mapping.identifies()))
    })
}

fn book(_: &mut Kit, bytes: &[u8]) -> u64 {
    sheet(bytes)
}

fn planned(kit: &mut Kit, bytes: &[u8]) -> u64 {
    if bytes.starts_with(b"PK") || bytes.starts_with(b"\xd0\xcf\x11\xe0") {
        return 0;
    }
    let Ok(sheet) = spreadsheet::read("input", bytes, None) else { return 1 };
    if sheet.identified().is_err() {
        return 2;
    }
    let request = ImportRequest {
        heading: None,
        sheets: None,
        statuses: Default::default(),
        game: kit.large.catalogue.game().id.to_string(),
        path: "input".to_owned(),
        mapping: None,
        mode: ImportMode::Add,
        spelled_out: None,
        make_mine: false,
    };
    result(import::preview(&mut kit.session, request, sheet), |plan| {
        let kinds = plan.faults.iter().map(|row| std::mem::discriminant(&row.fault.fault));
        shape(&(plan.added, plan.copies, plan.assumed.len(), kinds.take(4).collect::<Vec<_>>()))
    })
}

fn pdf(_: &mut Kit, bytes: &[u8]) -> u64 {
    match muster_templates::pdf::read_embedded(bytes) {
        Ok(found) => shape(&found.map(|found| size(found.json.len()))),
        Err(error) => {
            shape(&error.to_string().chars().filter(char::is_ascii_alphabetic).take(40).collect::<String>())
        }
    }
}

fn loaded(files: PackFiles) -> u64 {
    let (games, broken) = pack::load(&[files]);
    let faults: Vec<_> = broken.iter().flat_map(|b| &b.problems).map(|p| p.fault.key()).take(4).collect();
    shape(&(games.len(), faults))
}

fn zip(kit: &mut Kit, bytes: &[u8]) -> u64 {
    let path = kit.folder.join("pack.zip");
    std::fs::write(&path, bytes).expect("a file");
    match PackFiles::read(&path) {
        Ok(files) => loaded(files),
        Err(problem) => shape(&problem.fault.key()),
    }
}

/// A file of a pack, its name in the first line.
fn pack_file(_: &mut Kit, bytes: &[u8]) -> u64 {
    let mut files: BTreeMap<_, _> = pack_files().into_iter().collect();
    let end = bytes.iter().position(|b| *b == b'\n').unwrap_or(bytes.len());
    let name = String::from_utf8_lossy(&bytes[..end]).into_owned();
    files.insert(name, bytes[(end + 1).min(bytes.len())..].to_vec());
    loaded(PackFiles { name: "mutant".to_owned(), files })
}

fn played(kit: &mut Kit, bytes: &[u8]) -> u64 {
    let journal = decode("input", bytes).and_then(|d| Journal::read("input", &d.text));
    let run = journal.and_then(|journal| Ok(journal.run(&kit.campaigns.campaigns, true)?));
    result(run, |run| {
        let rules: Vec<_> = run
            .refused
            .iter()
            .flat_map(|(_, r)| r)
            .map(|r| r.rule(&kit.campaigns.campaigns.rules).to_owned())
            .collect();
        shape(&(size(run.log.entries.len()), rules))
    })
}

/// A campaign's file with a fingerprint that fits, as whoever forges one would write it; `None` where it
/// is no such file any more. What was only changed by hand is noticed at once.
pub(crate) fn forged(bytes: &[u8]) -> Option<String> {
    let file = serde_json::from_slice::<CampaignFile>(bytes).ok()?;
    let log = Log { entries: file.entries };
    let forged = CampaignFile::new(&file.game, &file.name, &log, file.sessions, file.nights);
    serde_json::to_string(&forged).ok()
}

fn campaign(kit: &mut Kit, bytes: &[u8]) -> u64 {
    let text = forged(bytes).unwrap_or_else(|| String::from_utf8_lossy(bytes).into_owned());
    result(CampaignFile::read("input", &text), |file| {
        let differ = file.deviations(&kit.campaigns).len();
        let open = OpenLog::from(Log { entries: file.entries.clone() });
        let state = open.state();
        let taps: Vec<_> = file.nights.iter().map(|night| night.tap.clone()).collect();
        let night = format!("{:?}", State::after(&taps)).len();
        shape(&(size(file.entries.len()), differ, format!("{state:?}").len(), night))
    })
}

fn trade_list(_: &mut Kit, bytes: &[u8]) -> u64 {
    let list = decode("input", bytes).and_then(|d| TradeFile::read("input", &d.text));
    result(list, |list| shape(&(size(list.spares.len()), size(list.wants.len()))))
}

/// A tournament's log, as another machine may send it: whatever it says can be read, and whether it stands is told.
fn tournament(_: &mut Kit, bytes: &[u8]) -> u64 {
    let Ok(log) = serde_json::from_slice::<Tournament>(bytes) else { return 1 };
    let (state, stands) = (log.state(), log.stands());
    let rows = standings(&state, state.rounds.len()).len();
    let next = log.decide(&Step::Pair { seed: 7 }).is_ok();
    shape(&(size(log.entries.len()), size(rows), state.round(), stands, next))
}

fn photo(kit: &mut Kit, bytes: &[u8]) -> u64 {
    let path = kit.folder.join("photo");
    std::fs::write(&path, bytes).expect("a file");
    let kept = Photo::read(&path).and_then(|photo| kit.session.muster.keep(&photo));
    kit.photos += 1;
    if kit.photos.is_multiple_of(500) {
        std::fs::remove_dir_all(kit.folder.join("data/photos")).ok();
    }
    result(kept, |_| 0)
}

fn selector(_: &mut Kit, bytes: &[u8]) -> u64 {
    match String::from_utf8_lossy(bytes).parse::<Selector>() {
        Ok(selector) => shape(&format!("{selector:?}").len()),
        Err(error) => shape(&std::mem::discriminant(&error)),
    }
}
