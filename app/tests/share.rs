//! Squads shared as posts, links and pictures are read back as they were, in every game and language.

use std::collections::BTreeMap;

use muster_app::api::commands;
use muster_app::base::session::Session;
use muster_db::pack::LoadedGame;
use muster_rules::squad::{Member, SetupChoice, SideList, SquadDraft};
use proptest::prelude::*;
use serde_json::{Value, json};
use tempfile::TempDir;

const LANGUAGES: [&str; 4] = ["en", "hu", "zh-Hant", "zh-Hans"];
const POSTS: [&str; 3] = ["markdown", "bbcode", "html"];
const ADDRESS: &str = "https://club.example/muster/";

/// What notations take for theirs, in a name.
const PARTS: [&str; 24] = [
    "*",
    "_",
    "[",
    "]",
    "|",
    "<",
    ">",
    "&",
    "\"",
    "'",
    "`",
    "\\",
    "~~",
    "#",
    "[b]",
    "</div>",
    "&amp;",
    "<td>",
    "<tr>",
    "部隊",
    "帝國",
    "Őrs",
    "muster:1:abcdefghijkl",
    "55",
];

struct User {
    session: Session,
    dir: TempDir,
}

impl User {
    fn new() -> Self {
        let dir = TempDir::new().expect("a folder");
        let mut user = Self { session: Session::open(dir.path().to_owned()), dir };
        user.call("en", "change_settings", json!({ "change": { "share_address": ADDRESS } }));
        user
    }

    fn call(&mut self, language: &str, name: &str, request: Value) -> Value {
        commands::call(&mut self.session, name, language, request).unwrap_or_else(|e| panic!("{name}: {e:?}"))
    }

    fn written(&mut self, language: &str, draft: &SquadDraft, style: &str) -> String {
        let written = self.call(language, "write_squad", json!({ "draft": draft, "style": style }));
        written["text"].as_str().expect("a text").to_owned()
    }

    fn read(&mut self, language: &str, game: &str, text: &str) -> Value {
        self.call(language, "read_list", json!({ "game": game, "text": text }))
    }

    fn games(&self) -> Vec<std::sync::Arc<LoadedGame>> {
        self.session.muster.squad_games().cloned().collect()
    }
}

/// Returns the number of copies by figure.
fn counts(members: &Value) -> BTreeMap<String, u64> {
    let mut counts = BTreeMap::new();
    for member in members.as_array().expect("members") {
        let figure = member["figure"].as_str().expect("a figure").to_owned();
        *counts.entry(figure).or_default() += member["count"].as_u64().expect("a count");
    }
    counts
}

/// Returns what has to come back: members, side lists, choices.
fn content(draft: &Value) -> Value {
    let lists = draft["side_lists"].as_array().expect("side lists").iter();
    let lists: Vec<_> = lists.map(|l| json!([l["holder"], l["kind"], counts(&l["members"])])).collect();
    json!([counts(&draft["members"]), lists, draft["setup"]])
}

/// Returns a squad of any figures; every fourth figure of the first offers' holders brings a side list.
fn squad(game: &LoadedGame, name: &str, picks: &[(u16, u32)], rich: bool) -> SquadDraft {
    let figures = game.catalogue.figures();
    let mut draft = SquadDraft::new(game.catalogue.game().id.clone(), game.catalogue.usual_format());
    name.clone_into(&mut draft.name);
    for (pick, count) in picks {
        let figure = &figures[usize::from(*pick) % figures.len()];
        if draft.members.iter().all(|member| member.figure != figure.id) {
            draft.members.push(Member::new(figure.id.clone(), *count));
        }
    }
    if rich && let [first, .., last] = &draft.members[..] {
        let kind = "reserves".to_owned();
        let list = SideList {
            holder: first.figure.clone(),
            kind,
            members: vec![Member::new(last.figure.clone(), 2)],
        };
        let (holder, chosen) = (first.figure.clone(), last.figure.clone());
        draft.setup.push(SetupChoice { holder, ability: "Dark Master".to_owned(), chosen });
        draft.side_lists.push(list);
        let gone = Member { last_name: Some(name.to_owned()), ..Member::new("swm/gone".into(), 3) };
        draft.members.push(gone);
    }
    draft
}

fn names() -> impl Strategy<Value = String> {
    proptest::collection::vec(prop::sample::select(&PARTS[..]), 0..6).prop_map(|parts| parts.join(" "))
}

fn picks() -> impl Strategy<Value = Vec<(u16, u32)>> {
    proptest::collection::vec((any::<u16>(), 1..5_u32), 1..12)
}

fn user() -> std::sync::MutexGuard<'static, User> {
    static USER: std::sync::LazyLock<std::sync::Mutex<User>> =
        std::sync::LazyLock::new(|| User::new().into());
    USER.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn what_is_posted_is_read_back_by_its_code(name in names(), picks in picks(), at in any::<usize>()) {
        let mut user = user();
        let games = user.games();
        let game = &games[at % games.len()];
        let language = LANGUAGES[at / games.len() % 4];
        let draft = squad(game, &name, &picks, true);
        let expected = serde_json::to_value(&draft).expect("JSON");
        for style in POSTS.into_iter().chain(["code", "link"]) {
            let text = user.written(language, &draft, style);
            let read = user.read(language, "star-wars-miniatures", &text);
            prop_assert_eq!(content(&read["draft"]), content(&expected), "{}: {}", style, text);
            prop_assert_eq!(&read["draft"]["name"], &expected["name"]);
            prop_assert_eq!(&read["draft"]["game"], &expected["game"]);
            prop_assert_eq!(&read["view"]["unresolved"], &serde_json::json!([]), "{}: {}", style, text);
        }
    }

    /// As if the code had been cut off.
    #[test]
    fn a_post_without_its_code_is_a_list_of_the_same_figures(picks in picks(), at in any::<usize>()) {
        let mut user = user();
        let games = user.games();
        let game = &games[at % games.len()];
        let language = LANGUAGES[at / games.len() % 4];
        let draft = squad(game, "Siege of Christophsis", &picks, false);
        let expected = serde_json::to_value(&draft).expect("JSON");
        for style in POSTS {
            let text = user.written(language, &draft, style);
            let lines: Vec<_> = text.lines().filter(|line| !line.contains("muster:1:")).collect();
            let read = user.read(language, game.catalogue.game().id.as_str(), &lines.join("\n"));
            let (found, wanted) = (counts(&read["draft"]["members"]), counts(&expected["members"]));
            prop_assert_eq!(found, wanted, "{}: {}", style, text);
            // The title of a squad of few figures may be anything.
            let open = read["view"]["unresolved"].as_array().expect("open lines").iter();
            let open: Vec<_> = open.filter(|line| line["text"] != draft.name).collect();
            prop_assert!(open.is_empty(), "{}: {:?} in {}", style, open, text);
        }
    }
}

/// Returns the sample squad, with the given number of Clone Troopers.
fn sample(troopers: u32) -> SquadDraft {
    let mut draft = SquadDraft::new("star-wars-miniatures".into(), "standard".into());
    "Siege of Christophsis".clone_into(&mut draft.name);
    for (figure, count) in [("general-obi-wan-kenobi", 1), ("arc-trooper", 1), ("clone-trooper", troopers)] {
        draft.members.push(Member::new(format!("swm/{figure}").as_str().into(), count));
    }
    draft
}

#[test]
fn a_post_says_what_the_sheet_says_and_all_of_it_is_text() {
    let mut user = user();
    let mut draft = sample(5);
    "<script>alert('*[x]*')</script> & \"co\"".clone_into(&mut draft.name);
    let html = user.written("en", &draft, "html");
    assert!(html.starts_with("<div lang=\"en\">\n<h3>&lt;script&gt;alert(&#39;*[x]*&#39;)"), "{html}");
    assert!(!html.contains("<script") && !html.contains("style=") && html.ends_with("</div>\n"), "{html}");
    let markdown = user.written("en", &draft, "markdown");
    assert!(markdown.starts_with(r"## \<script\>alert('\*\[x\]\*')\</script\> \& "), "{markdown}");
    let bbcode = user.written("en", &draft, "bbcode");
    assert!(bbcode.contains("*［x］*"), "{bbcode}");
    for text in [html, markdown, bbcode] {
        for part in [
            "Not legal",
            "118 of 100 points",
            "18 over",
            "7 figures",
            "SWM-POINTS",
            "5× Clone Trooper [9] = 45",
        ] {
            assert!(text.contains(part), "{part}: {text}");
        }
    }
    let legal = user.written("hu", &sample(3), "markdown");
    assert!(
        legal.contains("**Ellenőrzés: ✔ Szabályos**") && legal.contains("- 1× ARC Trooper [18]"),
        "{legal}"
    );
    let spare = user.written("en", &sample(2), "markdown");
    assert!(spare.contains("**Check: ✔ Legal, with notes**") && spare.contains("- SWM-POINTS:"), "{spare}");
}

#[test]
fn what_discord_would_not_take_is_written_whole_and_says_so() {
    let mut user = user();
    let written = |user: &mut User, style: &str, name: &str| {
        let draft = SquadDraft { name: name.to_owned(), ..sample(3) };
        user.call("en", "write_squad", json!({ "draft": draft, "style": style }))
    };
    let name = "Siege ".repeat(300);
    let long = written(&mut user, "markdown", &name);
    let text = long["text"].as_str().expect("a text");
    assert!(text.chars().count() > 2_000 && text.contains("Clone Trooper") && text.contains("`muster:1:"));
    let note = long["notes"][0].as_str().expect("a note");
    let told = note.replace([',', '\u{2068}', '\u{2069}'], "");
    assert!(told.contains("2000") && told.contains(&text.trim_end().chars().count().to_string()), "{note}");
    assert_eq!(written(&mut user, "markdown", "Siege")["notes"], Value::Null);
    assert_eq!(written(&mut user, "bbcode", &name)["notes"], Value::Null, "forums have no such limit");
}

#[test]
fn a_link_carries_the_squad_in_its_fragment_and_is_read_however_it_was_mangled() {
    let mut user = user();
    let draft = sample(3);
    let link = user.written("en", &draft, "link");
    let address = link.trim_end();
    assert!(address.starts_with("https://club.example/muster/#squad=muster:1:"), "{link}");
    assert!(address.chars().all(|c| c.is_ascii_alphanumeric() || "-_:/#.=".contains(c)), "{link}");
    let expected = counts(&serde_json::to_value(&draft).expect("JSON")["members"]);
    let encoded = address.replace("muster:1:", "muster%3A1%3A");
    let elsewhere = address.replace("https://club.example/muster/", "http://192.168.0.7:8080/x.html?lang=hu");
    for text in [address, &encoded, &elsewhere, &format!("My squad: <{encoded}>, what do you think?")] {
        let read = user.read("en", "imperial-assault", text);
        assert_eq!(counts(&read["draft"]["members"]), expected, "{text}");
        assert_eq!(read["draft"]["name"], "Siege of Christophsis");
    }
}

#[test]
fn without_an_address_a_link_says_what_is_missing_and_only_addresses_are_taken() {
    let dir = TempDir::new().expect("a folder");
    let mut session = Session::open(dir.path().to_owned());
    let mut ask = |name: &str, request: Value| commands::call(&mut session, name, "en", request);
    let link = || json!({ "draft": sample(3), "style": "link" });
    let refused = ask("write_squad", link()).expect_err("no address");
    assert_eq!(refused.code, "no-share-address");
    assert!(refused.todo.contains("muster settings set share-address"), "{}", refused.todo);
    let set = |value: Value| json!({ "change": { "share_address": value } });
    for odd in
        ["club.example", "javascript:alert(1)", "https://", "https://a b", "ftp://x", "https://x/\"><b>"]
    {
        let error = ask("change_settings", set(json!(odd))).expect_err(odd);
        assert_eq!(error.code, "address-unusable", "{odd}");
    }
    let kept = ask("change_settings", set(json!(" https://club.example/m#old "))).expect("an address");
    assert_eq!(kept["share_address"], "https://club.example/m");
    let text = ask("write_squad", link()).expect("a link")["text"].as_str().expect("a text").to_owned();
    assert!(text.starts_with("https://club.example/m#squad="), "{text}");
    for none in [json!(""), Value::Null] {
        ask("change_settings", set(json!("https://club.example/m"))).expect("an address");
        let kept = ask("change_settings", set(none)).expect("none");
        assert_eq!(kept["share_address"], Value::Null);
    }
    assert_eq!(ask("write_squad", link()).expect_err("no address").code, "no-share-address");
}

#[test]
fn a_picture_is_read_back_and_is_no_text() {
    let mut user = user();
    for language in LANGUAGES {
        let draft = sample(3);
        let path = user.dir.path().join("squad.png").display().to_string();
        user.call(language, "export_squad", json!({ "draft": draft, "style": "picture", "path": path }));
        let read = user.call(language, "read_list", json!({ "game": null, "path": path }));
        assert_eq!(content(&read["draft"]), content(&serde_json::to_value(&draft).expect("JSON")));
        let shown = user.call(language, "squad_picture", json!({ "draft": draft }));
        assert_eq!(shown["width"], 1_200);
        assert!(shown["png"].as_str().is_some_and(|png| png.starts_with("iVBORw0KGgo")));
    }
    let request = json!({ "draft": sample(3), "style": "picture" });
    let error = commands::call(&mut user.session, "write_squad", "en", request).expect_err("no text");
    assert_eq!(error.code, "picture-is-a-file");
    let request = json!({ "draft": sample(3), "style": "pdf" });
    let error = commands::call(&mut user.session, "write_squad", "en", request).expect_err("no style");
    for style in ["text", "forum", "markdown", "bbcode", "html", "csv", "json", "code", "link", "picture"] {
        assert!(error.message.contains(style), "{style}: {}", error.message);
    }
}

// Regression test: what was added by hand to a post with its code was gone without a word.
#[test]
fn what_a_list_has_beyond_its_code_is_told() {
    let mut user = user();
    let draft = sample(3);
    for style in POSTS {
        let text = user.written("en", &draft, style);
        let plain = user.read("en", "star-wars-miniatures", &text);
        assert_eq!(plain["view"]["unresolved"], serde_json::json!([]), "{style}");
        let read = user.read("en", "star-wars-miniatures", &format!("{text}\n\n2 Darth Vader, Sith Lord\n"));
        let open = &read["view"]["unresolved"];
        assert_eq!(open.as_array().map(Vec::len), Some(1), "{style}: {open}");
        assert_eq!((&open[0]["reason"], &open[0]["count"]), (&"beside-code".into(), &2.into()), "{open}");
        let more = text.replace("1× ARC", "4× ARC").replace("1&times; ARC", "4&times; ARC");
        let read = user.read("en", "star-wars-miniatures", &more);
        assert_eq!(read["view"]["unresolved"][0]["count"], 3, "{style}: {more}");
    }
}
