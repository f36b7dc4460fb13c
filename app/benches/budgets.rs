//! Compares the design's budgets with this machine: medians, printed as a table. Not a test.
#![allow(clippy::print_stdout, reason = "the table is what it is for")]

use std::fmt::Write as _;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use muster_app::base::session::Session;
use muster_app::base::spreadsheet;
use muster_app::base::words::Words;
use muster_app::collection::ImportMode;
use muster_app::collection::import::{self, ImportRequest};
use muster_app::figures::search::{self, SearchRequest};
use muster_app::figures::show::{self, FigureRequest};
use muster_app::print::{HowCards, Laid, PrintOptions};
use muster_app::squads::CheckRequest;
use muster_app::terms::{self, Deed, TermSearch};
use muster_db::pack::LoadedGame;
use muster_rules::check::{CheckInput, check};
use muster_rules::figure::Figure;
use muster_rules::id::GameId;
use muster_rules::matches::{GameScore, Outcome};
use muster_rules::text::{self, ExtraNames, Names};
use muster_rules::tournament::{Log, Scoring, Step};

const SAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/sample-squad.txt");

/// Returns the median of this many runs, not counting a warm-up run.
fn median(runs: usize, mut run: impl FnMut()) -> Duration {
    run();
    let mut times: Vec<_> = (0..runs)
        .map(|_| {
            let start = Instant::now();
            run();
            start.elapsed()
        })
        .collect();
    times.sort();
    times[times.len() / 2]
}

fn row(what: &str, measured: Duration, budget: Duration) {
    let ratio = measured.as_secs_f64() / budget.as_secs_f64();
    let verdict = if ratio <= 1.0 { "within" } else { "OVER" };
    println!(
        "{what:<58} {:>12} {:>10} {ratio:>8.3} {verdict}",
        format!("{measured:.2?}"),
        format!("{budget:?}")
    );
}

/// Returns a tournament before its last round, in which the first player at each table won all other rounds.
fn tournament(players: usize, rounds: u32) -> Log {
    let mut log = Log::new(Scoring::usual(), Some(rounds)).expect("a tournament");
    for number in 0..players {
        let join = Step::Join { name: format!("Player {number}"), mine: false };
        log.step(&join).expect("joined");
    }
    for round in 1..rounds {
        log.step(&Step::Pair { seed: 7 }).expect("paired");
        for table in log.state().at(round).into_iter().flat_map(|round| round.tables.clone()) {
            let (scores, outcome) = (vec![GameScore::new(100, table.number)], Outcome::Won);
            let (round, table) = (Some(round), table.number);
            log.step(&Step::Result { round, table, scores, outcome, correct: false }).expect("noted");
        }
    }
    log
}

fn main() {
    let ms = Duration::from_millis;
    let dir = tempfile::tempdir().expect("a temporary folder");
    let mut session = Session::open(dir.path().to_owned());
    let words = Words::new("en");
    println!("{:<58} {:>12} {:>10} {:>8}", "median of", "measured", "budget", "ratio");

    let checked = session.muster.check_file(SAMPLE, &CheckRequest::default()).expect("the sample");
    let draft = checked.source.draft.clone();
    let format = checked.game.catalogue.format(&draft.format).expect("standard");
    let time = median(2_000, || {
        black_box(check(&checked.game.catalogue, CheckInput::new(black_box(&draft), format)));
    });
    row("check the sample squad", time, ms(1));
    let mut forty = draft.clone();
    let cheap = checked.game.catalogue.figures().iter().filter(|f| f.cost.known().is_some_and(|c| c < 9));
    forty.members = cheap.take(40).map(|f| muster_rules::squad::Member::new(f.id.clone(), 2)).collect();
    let time = median(500, || {
        black_box(check(&checked.game.catalogue, CheckInput::new(black_box(&forty), format)));
    });
    row("check a squad of 40 kinds", time, ms(1));

    for query in ["c", "clone tr", "obi wan ken", "melee attack"] {
        let request = SearchRequest { query: query.to_owned(), limit: 60, ..SearchRequest::default() };
        let time = median(200, || {
            black_box(search::search(&mut session, request.clone()).expect("rows"));
        });
        row(&format!("search keystroke, 787 figures: {query:?}"), time, ms(5));
    }

    for (query, deed) in [("extra attack", None), ("a", None), ("", Some(Deed::ExtraAttack))] {
        let request = TermSearch { query: query.to_owned(), deed, ..TermSearch::default() };
        let time = median(200, || {
            black_box(terms::lines(&mut session, request.clone()).expect("terms"));
        });
        row(&format!("search over all terms: {query:?} {deed:?}"), time, ms(1));
    }
    let shown = FigureRequest { game: None, figure: "Queen Amidala".to_owned() };
    let time = median(200, || {
        let details = show::figure(&mut session, shown.clone()).expect("a figure");
        black_box(serde_json::to_string(&details).expect("an answer"));
    });
    row("a key press to the explanation of a card's words, ours", time, ms(16));

    for (players, rounds) in [(40, 6), (199, 8), (200, 8), (500, 9)] {
        let log = tournament(players, rounds);
        let time = median(9, || {
            black_box(log.decide(&Step::Pair { seed: 7 }).expect("paired"));
        });
        row(&format!("pair round {rounds} of {players} players, read from the log"), time, ms(1_000));
    }

    let mut count = 0_u32;
    let time = median(200, || {
        count += 1;
        let mut changed = draft.clone();
        changed.notes = count.to_string();
        let game = checked.game.clone();
        let changed = session.muster.check_draft(game, changed, &CheckRequest::default()).expect("a report");
        session.muster.save_squad(&changed).expect("saved");
    });
    row("autosave: check and write, synchronised to disk", time, ms(10));

    let mut csv = String::from("printing,figures,note\n");
    let game = checked.game.clone();
    let printings = game.catalogue.printings();
    // With the header, the maximum number of lines of a file.
    for index in 0..99_999 {
        let printing = &printings[index % printings.len()];
        let _ = writeln!(csv, "{},1,row {index}", printing.id);
    }
    let time = median(3, || {
        let sheet = spreadsheet::read("rows.csv", csv.as_bytes(), None).expect("a sheet");
        let request = import_as_guessed(&game.catalogue.game().id);
        import::import(&mut session, request, sheet).expect("imported");
    });
    row("import 100,000 collection rows", time, ms(3_000));

    reading(&mut session, &game);

    let file = dir.path().join("out.pdf");
    let figures = checked.game.catalogue.figures().iter().cycle().take(1_000);
    let figures: Vec<_> = figures.map(|f| (f.id.clone(), 1)).collect();
    let options = PrintOptions::default();
    let time = median(5, || {
        let work = session
            .muster
            .work_of_cards(&checked.game, &[], &figures, HowCards::default(), &words)
            .expect("cards");
        session.muster.print(&Laid::new(work, options.clone()), &words, &file).expect("printed");
    });
    row("1,000 cards to PDF, written", time, ms(1_000));
    let squads = [checked];
    let time = median(20, || {
        let work = session.muster.work_of_sheets(&squads, &words, "", true).expect("a sheet");
        session.muster.print(&Laid::new(work, options.clone()), &words, &file).expect("printed");
    });
    let size = std::fs::metadata(&file).map_or(0, |m| m.len());
    row("a squad sheet to PDF, written", time, ms(100));
    println!("{:<58} {:>9} KB {:>7} KB", "one-page sheet", size / 1_000, 150);

    let ids = game.catalogue.figures().iter().map(|f| f.id.to_string());
    process(dir.path(), &ids.collect::<Vec<_>>());
    beside(&printings.iter().map(|p| p.id.to_string()).collect::<Vec<_>>());
}

/// Returns a request for an import of `rows.csv` with everything as it is guessed.
fn import_as_guessed(game: &GameId) -> ImportRequest {
    ImportRequest {
        game: game.to_string(),
        path: "rows.csv".to_owned(),
        mapping: None,
        heading: None,
        sheets: None,
        statuses: Default::default(),
        mode: ImportMode::Replace,
        spelled_out: None,
        make_mine: false,
    }
}

/// Measures how long lists and tables are read that people bring.
fn reading(session: &mut Session, game: &LoadedGame) {
    let names = Names::new(&game.catalogue, &ExtraNames::default());
    let figures: Vec<_> = game.catalogue.figures().iter().cycle().take(1_000).collect();
    let cost = |figure: &Figure| figure.cost.known().map_or(String::new(), |cost| format!(" [{cost}]"));
    // A letter of each name is missing.
    let slipped =
        |name: &str| name.char_indices().filter(|(at, _)| *at != 3).map(|(_, c)| c).collect::<String>();
    let named = figures.iter().map(|f| format!("2 {}{}\n", f.name, cost(f))).collect::<String>();
    let slips = figures.iter().map(|f| format!("2 {}{}\n", slipped(&f.name), cost(f))).collect::<String>();
    for (what, text) in [("read a list of 1,000 lines", named), ("the same, each name misspelt", slips)] {
        let time = median(20, || {
            black_box(text::read(&names, black_box(&text)).expect("a list"));
        });
        row(what, time, Duration::from_millis(50));
    }
    let mut csv = String::from("Set,Number,Name,Quantity\n");
    for printing in game.catalogue.printings().iter().cycle().take(10_000) {
        let name = game.catalogue.figure(&printing.figure).map_or("", |f| f.name.as_str());
        let _ = writeln!(csv, "{},{},\"{name}\",2", printing.set, printing.number);
    }
    let time = median(5, || {
        let sheet = spreadsheet::read("rows.csv", csv.as_bytes(), None).expect("a sheet");
        let request = import_as_guessed(&game.catalogue.game().id);
        black_box(import::preview(session, request, sheet).expect("a preview"));
    });
    row("understand a table of 10,000 rows, by names", time, Duration::from_secs(1));
}

/// Measures whole processes of the release build, with an existing database.
fn process(data: &Path, ids: &[String]) {
    let Some(binary) = std::env::var_os("MUSTER_BINARY") else {
        println!("(set MUSTER_BINARY to measure whole processes; script/bench does)");
        return;
    };
    let run = |args: &[&str]| {
        let mut command = Command::new(&binary);
        command.args(args).env("MUSTER_DATA", data).stdin(Stdio::null()).stdout(Stdio::null());
        let status = command.status().expect("the program runs");
        assert!(status.success(), "{args:?}");
    };
    let time = median(50, || run(&["squad", "check", SAMPLE]));
    row("muster squad check FILE, whole process", time, Duration::from_millis(50));
    let time = median(50, || run(&["squad", "check", SAMPLE, "--json", "--lang", "hu"]));
    row("the same in JSON, in Hungarian", time, Duration::from_millis(50));
    let sheet = data.join("sheet.pdf").display().to_string();
    let time = median(20, || run(&["print", "sheet", SAMPLE, "-o", &sheet]));
    row("muster print sheet, whole process", time, Duration::from_millis(200));
    let members: Vec<_> =
        ids.iter().cycle().take(1_000).map(|id| format!(r#"{{"figure":"{id}"}}"#)).collect();
    let squad = format!(r#"{{"game":"star-wars-miniatures","members":[{}]}}"#, members.join(","));
    let (file, cards) = (data.join("thousand.json"), data.join("cards.pdf"));
    std::fs::write(&file, squad).expect("a squad");
    for language in ["en", "zh-Hans"] {
        let mut command = Command::new(&binary);
        command.args(["print", "cards", "--reminders", "--lang", language, "-o"]).args([&cards, &file]);
        command.env("MUSTER_DATA", data).stdin(Stdio::null()).stdout(Stdio::null());
        let most = most_memory_of(command);
        println!(
            "{:<58} {most:>9} MB {:>7} MB",
            format!("1,000 cards with reminders, memory: {language}"),
            80
        );
    }
}

/// Returns the peak memory of a process in MB, as reported by Linux; 0 elsewhere.
fn most_memory_of(mut command: Command) -> u64 {
    let mut child = command.spawn().expect("the program runs");
    let status = format!("/proc/{}/status", child.id());
    let mut most = 0;
    while child.try_wait().expect("a process").is_none() {
        // The peak only grows, and can't be read after the process has exited.
        let told = std::fs::read_to_string(&status).unwrap_or_default();
        let line = told.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let number = line.and_then(|line| line.split_whitespace().next()).and_then(|n| n.parse::<u64>().ok());
        most = most.max(number.unwrap_or_default());
        std::thread::sleep(Duration::from_millis(2));
    }
    most / 1_000
}

/// Measures whole processes on a collection of 10,000 rows: this program and, if `MUSTER_OTHER_BINARY` is set,
/// another one (such as an older commit's) alternating with it.
fn beside(printings: &[String]) {
    let named = |name: &str| std::env::var_os(name).map(PathBuf::from);
    let Some(ours) = named("MUSTER_BINARY") else { return };
    let programs: Vec<_> = [Some(ours), named("MUSTER_OTHER_BINARY")].into_iter().flatten().collect();
    let mut rows = String::from("printing,figures,condition,location,note\n");
    for index in 0..10_000 {
        let printing = &printings[index % printings.len()];
        let _ = writeln!(rows, "{printing},1,played,box {},row {index}", index % 40);
    }
    let folders: Vec<_> = programs.iter().map(|_| tempfile::tempdir().expect("a folder")).collect();
    let run = |which: usize, args: &[&str]| {
        let mut command = Command::new(&programs[which]);
        command.args(args).env("MUSTER_DATA", folders[which].path().join("data"));
        command.env("MUSTER_LANG", "en").stdin(Stdio::null()).stdout(Stdio::null());
        let start = Instant::now();
        assert!(command.status().expect("the program runs").success(), "{args:?}");
        start.elapsed()
    };
    let lists = ["list0.txt", "list1.txt"].map(|name| folders[0].path().join(name));
    for (list, text) in lists.iter().zip(["Clone Trooper\n", "2 Clone Trooper\n"]) {
        std::fs::write(list, text).expect("a list");
    }
    let csv = folders[0].path().join("rows.csv");
    std::fs::write(&csv, rows).expect("a table");
    for which in 0..programs.len() {
        run(which, &["collection", "import", &csv.display().to_string()]);
    }
    println!(
        "\n{:<58} {:>12} {:>12} {:>8}",
        "10,000 rows kept; median of whole processes", "this", "other", "ratio"
    );
    let lists = lists.map(|list| list.display().to_string());
    let of_round = |round: usize| -> [(&str, Vec<&str>); 4] {
        [
            ("squad list (start)", vec!["squad", "list"]),
            ("figures search clo", vec!["figures", "search", "clo"]),
            ("collection show", vec!["collection", "show"]),
            ("squad save, changed", vec!["squad", "save", &lists[round % 2], "--name", "Tuesday"]),
        ]
    };
    for (number, (what, _)) in of_round(0).into_iter().enumerate() {
        let mut times = vec![Vec::new(); programs.len()];
        for round in 0..32 {
            for (which, times) in times.iter_mut().enumerate() {
                let time = run(which, &of_round(round)[number].1);
                // The first round is a warm-up.
                times.extend((round > 0).then_some(time));
            }
        }
        times.iter_mut().for_each(|t| t.sort());
        let medians: Vec<_> = times.iter().map(|t| t[t.len() / 2]).collect();
        let other = medians.get(1).map_or_else(|| "-".to_owned(), |m| format!("{m:.2?}"));
        let ratio = medians.get(1).map_or(f64::NAN, |m| medians[0].as_secs_f64() / m.as_secs_f64());
        println!("{what:<58} {:>12} {other:>12} {ratio:>8.3}", format!("{:.2?}", medians[0]));
    }
}
