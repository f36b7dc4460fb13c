//! Paper: what is printed is what was meant, as the tools of others see it.

use crate::common::{User, project, tool};

fn sample() -> String {
    project().join("docs/sample-squad.txt").display().to_string()
}

/// Prints and says where.
fn print(user: &User, args: &[&str], name: &str) -> String {
    let path = user.path(name).display().to_string();
    user.run(&[&["print"], args, &["-o", &path]].concat()).exits(0);
    path
}

/// Every font of a PDF is embedded and cut.
fn fonts_are_right(path: &str) {
    let fonts = tool("pdffonts", &[path]);
    let rows: Vec<_> = fonts.lines().skip(2).collect();
    assert!(!rows.is_empty(), "{path} has no fonts");
    for row in rows {
        let flags: Vec<_> = row.split_whitespace().rev().skip(2).take(3).collect();
        assert_eq!(flags, ["yes", "yes", "yes"], "unicode, subset, embedded: {row}");
    }
}

#[test]
fn a_sheet_is_one_small_page_with_its_words_in_all_languages() {
    let user = User::new();
    for (language, word) in
        [("en", "hit points"), ("hu", "Klón katona"), ("zh-Hans", "共和国"), ("zh-Hant", "共和國")]
    {
        for paper in ["a4", "letter"] {
            let args = ["sheet", &sample(), "--paper", paper, "--lang", language];
            let path = print(&user, &args, "sheet.pdf");
            let size = std::fs::metadata(&path).expect("the sheet").len();
            assert!(size < 150_000, "{size} bytes");
            fonts_are_right(&path);
            tool("qpdf", &["--check", &path]);
            let text = tool("pdftotext", &["-layout", &path, "-"]);
            assert!(text.contains("Siege of Christophsis") && text.contains(word), "{language}: {text}");
            let info = tool("pdfinfo", &[&path]);
            let expected = if paper == "a4" { "595.2" } else { "611.9" };
            let size = info.lines().find(|l| l.starts_with("Page size")).expect("a size").to_owned();
            assert!(size.contains(expected) || size.contains("612"), "{size}");
            assert!(info.lines().any(|l| l.starts_with("Pages:") && l.ends_with(" 1")), "{info}");
        }
    }
}

#[test]
fn a_printed_sheet_is_read_back_with_everything() {
    let user = User::new();
    let squad = r#"{"name": "Őrült", "format": "era-play", "era": "rise-of-the-empire", "side": "light", "limit": 150,
        "members": [{"figure": "swm/queen-amidala"}, {"figure": "swm/clone-trooper", "count": 4},
                    {"figure": "swm/mon-mothma"}],
        "side_lists": [{"holder": "swm/mon-mothma", "kind": "reserves",
                        "members": [{"figure": "swm/clone-trooper", "count": 2}]}],
        "notes": "Két sor\nés 部隊"}"#;
    let file = user.file("squad.json", squad);
    let before = user.run(&["squad", "export", &file, "--as", "json"]).exits(0).out;
    let path = print(&user, &["sheet", &file], "sheet.pdf");
    assert_eq!(user.run(&["squad", "export", &path, "--as", "json"]).exits(0).out, before);
    let json = user.run(&["squad", "check", &path, "--json"]).json();
    assert_eq!((json["verdict"].as_str(), json["points"]["limit"].as_u64()), (Some("legal"), Some(150)));
    assert_eq!(json["members"][1]["unit_cost"], 8, "Rapport: Queen Amidala");
}

#[test]
fn a_screenshot_of_a_sheet_is_read_back_with_its_format_limit_and_name() {
    let user = User::new();
    let squad = r#"{"name": "Őrült 部隊", "format": "era-play", "era": "rise-of-the-empire", "side": "light",
        "limit": 200, "members": [{"figure": "swm/queen-amidala"}, {"figure": "swm/clone-trooper", "count": 12}]}"#;
    let path = print(&user, &["sheet", &user.file("squad.json", squad)], "sheet.pdf");
    let shot = user.path("shot").display().to_string();
    for (dots, kind, ending) in [("110", "-png", "png"), ("200", "-jpeg", "jpg")] {
        tool("pdftoppm", &["-r", dots, kind, "-singlefile", &path, &shot]);
        let json = user.run(&["squad", "check", &format!("{shot}.{ending}"), "--json"]).json();
        assert_eq!(json["name"], "Őrült 部隊", "{ending}: {json}");
        assert_eq!(
            (json["format"].as_str(), json["points"]["limit"].as_u64()),
            (Some("era-play"), Some(200))
        );
        assert_eq!(json["members"][1]["count"], 12);
    }
    // A page without a code, and what only begins like a picture.
    let cards = print(&user, &["cards", &user.file("squad.json", squad)], "cards.pdf");
    tool("pdftoppm", &["-r", "60", "-png", "-singlefile", &cards, &shot]);
    std::fs::write(user.path("broken.png"), b"\x89PNG\r\n\x1a\nbroken").expect("a file");
    for file in [format!("{shot}.png"), user.path("broken.png").display().to_string()] {
        assert_eq!(
            user.run(&["squad", "check", &file, "--json"]).exits(2).json()["code"],
            "picture-no-squad"
        );
    }
}

#[test]
fn unknown_costs_and_hit_points_are_printed_as_unknown() {
    let user = User::new();
    let list = user.file("list.txt", "Purple Dragon Knight\nLion Falcon Monk\nAasimar Fighter\n");
    let path = user.path("sheet.pdf").display().to_string();
    user.run(&["print", "sheet", &list, "--game", "dungeons-and-dragons-miniatures", "-o", &path]);
    let text = tool("pdftotext", &["-layout", &path, "-"]);
    assert!(text.contains("+ ?"), "{text}");
}

#[test]
fn the_player_is_the_author_of_a_sheet() {
    let user = User::new();
    let path = print(&user, &["sheet", &sample(), "--player", "Kovács Ű"], "sheet.pdf");
    let info = tool("pdfinfo", &[&path]);
    assert!(info.lines().any(|line| line.starts_with("Author:") && line.ends_with("Kovács Ű")), "{info}");
}

#[test]
fn attachments_are_below_whoever_carries_them() {
    let user = User::new();
    let list = project().join("db/packs/imperial-assault/sample.txt").display().to_string();
    let path = print(&user, &["sheet", &list, "--game", "imperial-assault"], "army.pdf");
    let text = tool("pdftotext", &["-layout", &path, "-"]);
    let at = |name: &str| text.find(&format!(" {name}  ")).unwrap_or_else(|| panic!("{name} in {text}"));
    assert!(at("Chewbacca, Loyal Wookiee") < at("Wookiee Avenger"));
    assert!(at("Wookiee Avenger") < at("Han Solo, Scoundrel"));
}

#[test]
fn cards_are_nine_a_page_with_backs_behind_them() {
    let user = User::new();
    let many = "11 Ugnaught Demolitionist\nBothan Spy\n28 Stormtrooper\n";
    let list = user.file("forty.txt", many);
    for (what, extra, pages) in [(&sample(), &[][..], 1), (&list, &[][..], 5), (&list, &["--backs"][..], 10)]
    {
        let path = print(&user, &[&["cards", what.as_str()], extra].concat(), "cards.pdf");
        fonts_are_right(&path);
        let info = tool("pdfinfo", &[&path]);
        assert!(info.lines().any(|l| l.starts_with("Pages:") && l.ends_with(&format!(" {pages}"))), "{info}");
    }
    let path = print(&user, &["cards", &sample(), "--each-once", "--lang", "hu"], "cards.pdf");
    let text = tool("pdftotext", &[&path, "-"]);
    assert_eq!(text.matches("Klón katona").count(), 1, "{text}");
    assert!(text.contains("×3"), "{text}");
    assert!(text.contains("66-os parancs"));
}

#[test]
fn a_card_measures_63_by_88_millimetres_on_paper() {
    let user = User::new();
    for paper in ["a4", "letter"] {
        let path = print(&user, &["cards", &sample(), "--paper", paper], "cards.pdf");
        let image = user.path("page").display().to_string();
        tool("pdftoppm", &["-r", "600", "-gray", "-singlefile", &path, &image]);
        let pgm = std::fs::read(format!("{image}.pgm")).expect("the page");
        let (width, pixels) = pgm_pixels(&pgm);
        let dark = |x: usize, y: usize| pixels[y * width + x] < 128;
        let height = pixels.len() / width;
        let to_mm = |dots: usize| dots as f32 / 600.0 * 25.4;
        // Cut marks: in the margin above the cards they stand at the cards' edges.
        let row = (0..height).find(|y| (0..width).any(|x| dark(x, *y))).expect("a mark") + 40;
        let columns: Vec<_> = (1..width).filter(|x| dark(*x, row) && !dark(*x - 1, row)).collect();
        let column = (0..width).find(|x| (0..height).any(|y| dark(*x, y))).expect("a mark") + 40;
        let rows: Vec<_> = (1..height).filter(|y| dark(column, *y) && !dark(column, *y - 1)).collect();
        for (marks, size) in [(columns, 63.0), (rows, 88.0)] {
            assert!(marks.len() >= 2, "{paper}: {marks:?}");
            for pair in marks.windows(2) {
                let measured = to_mm(pair[1] - pair[0]);
                assert!((measured - size).abs() < 0.2, "{paper}: {measured} mm instead of {size}");
            }
        }
    }
}

/// Width and pixels of a grey picture.
fn pgm_pixels(pgm: &[u8]) -> (usize, &[u8]) {
    let head: Vec<_> = pgm.splitn(4, |b| *b == b'\n' || *b == b' ').collect();
    let number = |bytes: &[u8]| std::str::from_utf8(bytes).ok().and_then(|t| t.parse::<usize>().ok());
    let (width, height) = (number(head[1]).expect("a width"), number(head[2]).expect("a height"));
    (width, &pgm[pgm.len() - width * height..])
}

#[test]
fn checklists_list_every_printing_of_a_set() {
    let user = User::new();
    user.run(&["collection", "import", &user.file("c.csv", "name,figures,wanted\nChewbacca,2,1\n")]).exits(0);
    let path = print(&user, &["checklist", "--set", "RS"], "list.pdf");
    let text = tool("pdftotext", &["-layout", &path, "-"]);
    assert!(text.contains("Rebel Storm") && text.contains("Wampa") && text.contains("Chewbacca"), "{text}");
    let wants = print(&user, &["checklist", "--wants"], "wants.pdf");
    let text = tool("pdftotext", &["-layout", &wants, "-"]);
    assert!(text.contains("Chewbacca") && !text.contains("Wampa"), "{text}");
    let all = print(&user, &["checklist", "--lang", "zh-Hant"], "all.pdf");
    fonts_are_right(&all);
}

#[test]
fn a_character_that_no_font_has_is_told() {
    let user = User::new();
    // A hieroglyph: hardly any system has it.
    let file =
        user.file("squad.json", "{\"name\": \"\u{13000}\u{10ffff}\", \"members\": [{\"name\": \"Bossk\"}]}");
    let path = user.path("sheet.pdf").display().to_string();
    let json = user.run(&["print", "sheet", &file, "-o", &path, "--json"]).exits(2).json();
    assert!(json["missing_characters"].as_str().is_some_and(|m| m.contains('\u{10ffff}')), "{json}");
}

/// How many cards a PDF has of a figure.
fn cards_of(path: &str, name: &str) -> usize {
    tool("pdftotext", &[path, "-"]).lines().filter(|line| line.trim() == name).count()
}

#[test]
fn a_figure_without_a_card_is_told_and_the_others_are_printed() {
    let user = User::new();
    let squad = r#"{"members": [{"figure": "swm/clone-trooper", "count": 2},
                    {"figure": "swm/left-the-catalogue", "name": "Old Friend", "count": 1}]}"#;
    user.run(&["squad", "save", &user.file("squad.json", squad), "--name", "Reunion"]);
    let path = user.path("cards.pdf").display().to_string();
    let said = user.run(&["print", "cards", "Reunion", "-o", &path]).exits(2);
    assert!(said.out.contains("Old Friend"), "{}{}", said.out, said.err);
    assert_eq!(cards_of(&path, "Clone Trooper"), 2);
}

#[test]
fn cards_of_nobody_are_refused_and_no_file_is_made() {
    let user = User::new();
    let squad = r#"{"members": [{"figure": "swm/left-the-catalogue", "name": "Old Friend"}]}"#;
    user.run(&["squad", "save", &user.file("squad.json", squad), "--name", "Alone"]);
    let path = user.path("cards.pdf");
    let said = user.run(&["print", "cards", "Alone", "-o", &path.display().to_string(), "--json"]).exits(2);
    assert_eq!(said.json()["code"], "nothing-to-print", "{}", said.err);
    assert!(!path.exists());
}

#[test]
fn those_beside_a_squad_have_cards_too() {
    let user = User::new();
    let squad = r#"{"members": [{"figure": "swm/mon-mothma"}, {"figure": "swm/clone-trooper"}],
        "side_lists": [{"holder": "swm/mon-mothma", "kind": "reserves",
                        "members": [{"figure": "swm/bothan-spy", "count": 3}]}]}"#;
    let path = print(&user, &["cards", &user.file("squad.json", squad)], "cards.pdf");
    assert_eq!((cards_of(&path, "Bothan Spy"), cards_of(&path, "Clone Trooper")), (3, 1));
}

#[test]
fn more_cards_than_anybody_cuts_out_are_left_out_and_that_is_told() {
    let user = User::new();
    let squad = r#"{"members": [{"figure": "swm/clone-trooper", "count": 900},
        {"figure": "swm/stormtrooper", "count": 900}, {"figure": "swm/bothan-spy", "count": 900}]}"#;
    let path = user.path("cards.pdf").display().to_string();
    let squad = user.file("squad.json", squad);
    let json = user.run(&["print", "cards", &squad, "-o", &path, "--json"]).exits(2).json();
    assert_eq!((json["complete"].as_bool(), json["pages"].as_u64()), (Some(false), Some(223)));
    assert!(json["remarks"][0].as_str().is_some_and(|r| r.contains("2000")), "{json}");
}

#[test]
fn what_is_cut_short_is_told() {
    let user = User::new();
    let squad = format!(r#"{{"name": "{}", "members": [{{"figure": "swm/bossk"}}]}}"#, "Long ".repeat(60));
    let squad = user.file("squad.json", &squad);
    let path = user.path("sheet.pdf").display().to_string();
    let json = user.run(&["print", "sheet", &squad, "-o", &path, "--json"]).exits(0).json();
    assert!(json["remarks"][0].as_str().is_some_and(|r| r.contains("Long Long")), "{json}");
}

#[test]
fn a_campaign_prints_its_log_heroes_and_shop_and_a_blank_log() {
    let user = User::new();
    let journal = user.file(
        "journal.toml",
        "campaign = 'core'\nheroes = ['gaarkhan', 'jyn-odan']\nimperial_class = 'military-might'\nseed = 7\n\
         [[step]]\ndo = 'mission'\nname = 'aftermath'\nwinner = 'rebels'\ncrates = 2\n",
    );
    user.run(&["campaign", "new", "Tuesdays", &journal]).exits(0);
    let said = [
        (&["Tuesdays"][..], "Aftermath"),
        (&["Tuesdays", "--secrets", "--paper", "letter"], "Aftermath"),
        (&["Tuesdays", "--what", "heroes"], "Gaarkhan"),
        (&["Tuesdays", "--what", "shop", "--lang", "hu"], "1. szint"),
        (&["--blank", "core", "--lang", "zh-Hant"], "戰役登記表"),
    ];
    for (args, words) in said {
        let path = user.path("campaign.pdf").display().to_string();
        let command = [&["campaign", "print"], args, &["-o", &path, "--json"]].concat();
        let json = user.run(&command).exits(0).json();
        assert_eq!((json["path"].as_str(), json["missing_characters"].as_str()), (Some(&*path), Some("")));
        fonts_are_right(&path);
        tool("qpdf", &["--check", &path]);
        let text = tool("pdftotext", &["-layout", &path, "-"]);
        assert!(text.contains(words), "{args:?}: {text}");
        let pages = tool("pdfinfo", &[&path]);
        let pages = pages.lines().find_map(|l| l.strip_prefix("Pages:")).expect("pages").trim().to_owned();
        assert_eq!(pages, json["pages"].to_string());
    }
    let path = user.path("none.pdf").display().to_string();
    user.run(&["campaign", "print", "Mondays", "-o", &path]).exits(2);
    user.run(&["campaign", "print", "--blank", "nowhere", "-o", &path]).exits(2);
    user.run(&["campaign", "print", "-o", &path]).exits(2);
    // The terminal sets the PIN and takes off one that nobody remembers.
    assert_eq!(user.run(&["campaign", "pin", "Tuesdays", "1138", "--json"]).exits(0).json()["pin"], true);
    assert_eq!(user.run(&["campaign", "pin", "Tuesdays", "--none", "--json"]).exits(0).json()["pin"], false);
    user.run(&["campaign", "pin", "Tuesdays"]).exits(2);
    assert!(!user.path("none.pdf").exists());
}

#[test]
fn the_user_s_own_words_are_printed_in_place_of_muster_s_on_cards_and_on_the_sheet() {
    let user = User::new();
    let squad = user.file("squad.txt", "Queen Amidala\n2 Clone Trooper\n");
    let game = ["--game", "star-wars-miniatures"];
    let text = |kind: &str| {
        let path = print(&user, &[&[kind, &squad, "--reminders"], &game[..]].concat(), "words.pdf");
        let text = tool("pdftotext", &["-raw", &path, "-"]);
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let own = "Strikes twice on a rainy day";
    let of_her = "Decoys step forward in her place";
    let ours = "May attack twice on its turn";
    for kind in ["cards", "sheet"] {
        let before = text(kind);
        assert!(before.contains(ours) && !before.contains(own), "{kind}: {before}");
    }
    user.run(&[&["terms", "write", "Double Attack", own], &game[..]].concat()).exits(0);
    user.run(&[&["terms", "write", "Queen Amidala", of_her, "--of-figure"], &game[..]].concat()).exits(0);
    for kind in ["cards", "sheet"] {
        let after = text(kind);
        assert!(after.contains(own) && !after.contains(ours), "{kind}: {after}");
        assert!(after.contains(of_her), "{kind}: {after}");
    }
    // Taken back, Muster's own words are there again.
    user.run(&[&["terms", "write", "Double Attack", ""], &game[..]].concat()).exits(0);
    assert!(text("cards").contains(ours));
}

/// The most memory in MB that a command ever had, as the system counts it.
#[cfg(target_os = "linux")]
fn most_memory_of(user: &User, args: &[&str]) -> u64 {
    let mut child = user.command(args).stdout(std::process::Stdio::null()).spawn().expect("the program runs");
    let status = format!("/proc/{}/status", child.id());
    let mut most = 0;
    loop {
        // It only grows, and is gone with the process.
        let told = std::fs::read_to_string(&status).unwrap_or_default();
        let line = told.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let number = line.and_then(|line| line.split_whitespace().next()).and_then(|n| n.parse::<u64>().ok());
        most = most.max(number.unwrap_or_default());
        if let Some(status) = child.try_wait().expect("a process") {
            assert!(status.success(), "{args:?}");
            return most / 1_000;
        }
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_thousand_cards_take_little_more_memory_than_nine() {
    let user = User::new();
    let figures =
        user.run(&["figures", "search", "--game", "star-wars-miniatures", "--limit", "2000", "--json"]);
    let figures = figures.exits(0).json();
    let names: Vec<_> =
        figures["rows"].as_array().expect("rows").iter().map(|row| row["id"].clone()).collect();
    assert!(names.len() > 700);
    let squad = |count: usize| {
        let members: Vec<_> =
            names.iter().cycle().take(count).map(|id| serde_json::json!({ "figure": id })).collect();
        serde_json::json!({ "game": "star-wars-miniatures", "name": "Many", "members": members }).to_string()
    };
    for language in ["en", "zh-Hans"] {
        let most = |count: usize| {
            let file = user.file(&format!("{count}.json"), squad(count));
            let out = user.path("cards.pdf").display().to_string();
            let memory = most_memory_of(
                &user,
                &["print", "cards", &file, "--reminders", "--lang", language, "-o", &out],
            );
            let pages = tool("qpdf", &["--show-npages", &out]);
            (memory, pages.trim().parse::<usize>().expect("pages"))
        };
        let ((nine, _), (all, pages)) = (most(9), most(1_000));
        assert!(pages > 110, "{pages} pages");
        assert!(all < nine + 30, "{language}: {all} MB, and {nine} for nine cards");
    }
}
