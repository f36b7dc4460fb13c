//! Lists as people post them, for all games: `lists/*.toml` contains the expected members.
//!
//! A case that isn't read correctly yet is marked with `known`; once it is, the mark must be removed.
//! `MUSTER_LISTS=all` reports the problems of those cases, too.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use muster_db::pack::{self, LoadedGame};
use muster_rules::check::{CheckInput, check};
use muster_rules::id::FigureId;
use muster_rules::report::Verdict;
use muster_rules::text::{ExtraNames, ListReading, MatchKind, Names, ReadMember, read};
use serde::Deserialize;

pub(crate) const FILES: [&str; 24] = [
    include_str!("lists/star-wars-miniatures.toml"),
    include_str!("lists/star-wars-miniatures-nasty.toml"),
    include_str!("lists/star-wars-miniatures-nastier.toml"),
    include_str!("lists/star-wars-miniatures-edges.toml"),
    include_str!("lists/star-wars-miniatures-later.toml"),
    include_str!("lists/imperial-assault.toml"),
    include_str!("lists/dungeons-and-dragons-miniatures.toml"),
    include_str!("lists/space-marine-heroes.toml"),
    include_str!("lists/star-wars-miniatures-forums.toml"),
    include_str!("lists/imperial-assault-forums.toml"),
    include_str!("lists/dungeons-and-dragons-miniatures-forums.toml"),
    include_str!("lists/space-marine-heroes-forums.toml"),
    include_str!("lists/star-wars-miniatures-posts.toml"),
    include_str!("lists/imperial-assault-posts.toml"),
    include_str!("lists/dungeons-and-dragons-miniatures-posts.toml"),
    include_str!("lists/space-marine-heroes-posts.toml"),
    include_str!("lists/star-wars-miniatures-threads.toml"),
    include_str!("lists/imperial-assault-threads.toml"),
    include_str!("lists/dungeons-and-dragons-miniatures-threads.toml"),
    include_str!("lists/space-marine-heroes-threads.toml"),
    include_str!("lists/star-wars-miniatures-strangers.toml"),
    include_str!("lists/imperial-assault-strangers.toml"),
    include_str!("lists/dungeons-and-dragons-miniatures-strangers.toml"),
    include_str!("lists/space-marine-heroes-strangers.toml"),
];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    pub(crate) game: String,
    prefix: String,
    pub(crate) case: Vec<Case>,
}

/// A list and its expected reading.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Case {
    pub(crate) name: String,
    /// Whether it is a difficult case.
    #[serde(default)]
    nasty: bool,
    /// Whether the user states the game; otherwise it is recognised from the list.
    #[serde(default)]
    said: bool,
    pub(crate) text: String,
    /// The squad's members, `2 stormtrooper, 1 darth-vader`; not checked if absent, for lists that only mention
    /// figures.
    pub(crate) members: Option<String>,
    /// Members that must come with a warning.
    #[serde(default)]
    warned: String,
    /// Unresolved lines, `2 on 3: stormtrooper`: the number of figures, the line, and a required candidate.
    #[serde(default)]
    open: Vec<String>,
    /// Figures that must be members or candidates, or be mentioned in a warning.
    #[serde(default)]
    mentions: String,
    total: Option<i64>,
    faction: Option<String>,
    title: Option<String>,
    verdict: Option<String>,
    /// Why it isn't read correctly yet.
    pub(crate) known: Option<String>,
}

pub(crate) struct Game {
    pub(crate) loaded: LoadedGame,
    pub(crate) names: Names,
}

/// Returns the games with their names for figures, as in the program.
pub(crate) fn games() -> Vec<Game> {
    let (mut games, _) = pack::load(&pack::built_in());
    games.sort_by_key(|g| g.catalogue.game().order);
    let game = |loaded: LoadedGame| {
        let mut extra = ExtraNames::default();
        for (_, english, name) in loaded.names.figures() {
            let same = loaded.catalogue.figures().iter().filter(|f| f.name == english);
            extra.figures.extend(same.map(|f| (f.id.clone(), name.to_owned())));
        }
        let names = Names::new(&loaded.catalogue, &extra);
        Game { loaded, names }
    };
    games.into_iter().map(game).collect()
}

/// Returns the game that a list is recognised as.
fn recognised<'a>(games: &'a [Game], text: &str) -> &'a str {
    let score = |game: &&Game| read(&game.names, text).expect("short enough").likeness();
    let best = games.iter().rev().max_by_key(score).expect("a game");
    best.loaded.catalogue.game().id.as_str()
}

fn list(text: &str) -> impl Iterator<Item = &str> {
    text.split(", ").filter(|part| !part.is_empty())
}

struct Run<'a> {
    prefix: &'a str,
    reading: ListReading,
    faults: Vec<String>,
}

impl Run<'_> {
    fn id(&self, slug: &str) -> FigureId {
        FigureId::from(format!("{}/{slug}", self.prefix))
    }

    fn same<T: PartialEq + std::fmt::Debug>(&mut self, what: &str, expected: &T, got: &T) {
        if expected != got {
            self.faults.push(format!("{what}: expected {expected:?}, got {got:?}"));
        }
    }

    fn members(&mut self, expected: &str) {
        let mut wanted: BTreeMap<FigureId, u32> = BTreeMap::new();
        for part in list(expected) {
            let (count, slug) = part.split_once(' ').expect("a count and a figure");
            *wanted.entry(self.id(slug)).or_default() += count.parse::<u32>().expect("a count");
        }
        let mut got: BTreeMap<FigureId, u32> = BTreeMap::new();
        for member in &self.reading.members {
            *got.entry(member.figure.clone()).or_default() += member.count;
        }
        let differing: Vec<_> = wanted.iter().filter(|(id, n)| got.get(*id) != Some(*n)).collect();
        let others: Vec<_> = got.iter().filter(|(id, n)| wanted.get(*id) != Some(*n)).collect();
        if !differing.is_empty() || !others.is_empty() {
            self.faults.push(format!("members: expected {differing:?}, got {others:?}"));
        }
    }

    fn warned(&mut self, slugs: &str) {
        for slug in list(slugs) {
            let id = self.id(slug);
            if self.reading.members.iter().any(|m| in_silence(m, &id)) {
                self.faults.push(format!("{slug} is taken in silence"));
            }
        }
    }

    fn open(&mut self, expected: &[String]) {
        let mut wanted: Vec<(usize, u32)> = Vec::new();
        for line in expected {
            let (place, slugs) = line.split_once(": ").unwrap_or((line, ""));
            let (count, line) = place.split_once(" on ").expect("a count and a line");
            let (count, line) = (count.parse().expect("a count"), line.parse().expect("a line"));
            wanted.push((line, count));
            for slug in list(slugs) {
                let id = self.id(slug);
                let here = self.reading.unresolved.iter().filter(|u| u.line == line);
                if !here.into_iter().any(|u| u.candidates.contains(&id)) {
                    self.faults.push(format!("{slug} is no candidate on line {line}"));
                }
            }
        }
        let got: Vec<(usize, u32)> = self.reading.unresolved.iter().map(|u| (u.line, u.count)).collect();
        if wanted != got {
            let texts: Vec<&str> = self.reading.unresolved.iter().map(|u| u.text.as_str()).collect();
            self.faults.push(format!("open: expected {wanted:?}, got {got:?}: {texts:?}"));
        }
    }

    fn mentions(&mut self, slugs: &str) {
        for slug in list(slugs) {
            let id = self.id(slug);
            let member = self.reading.members.iter().any(|m| m.figure == id);
            let warned = self.reading.mentions.iter().any(|m| m.figure == id);
            if !member && !warned && !self.reading.unresolved.iter().any(|u| u.candidates.contains(&id)) {
                self.faults.push(format!("{slug} is not mentioned"));
            }
        }
    }
}

fn in_silence(member: &ReadMember, id: &FigureId) -> bool {
    member.figure == *id && member.matched == MatchKind::Exact
}

/// Returns the differences between the actual and the expected reading of a case.
fn faults(games: &[Game], file: &File, case: &Case) -> Vec<String> {
    let game = games.iter().find(|g| g.loaded.catalogue.game().id.as_str() == file.game);
    let game = game.unwrap_or_else(|| panic!("there is no game {}", file.game));
    let reading = read(&game.names, &case.text).expect("short enough");
    let mut run = Run { prefix: &file.prefix, reading, faults: Vec::new() };
    if !case.said {
        run.same("game", &file.game.as_str(), &recognised(games, &case.text));
    }
    match &case.members {
        Some(members) => run.members(members),
        None => assert!(!case.mentions.is_empty(), "{} expects nobody", case.name),
    }
    run.warned(&case.warned);
    if case.mentions.is_empty() {
        run.open(&case.open);
    }
    run.mentions(&case.mentions);
    if case.total.is_some() {
        run.same("total", &case.total, &run.reading.claims.total.clone());
    }
    if case.faction.is_some() {
        run.same("faction", &case.faction, &run.reading.faction.as_ref().map(|f| f.as_str().to_owned()));
    }
    if case.title.is_some() {
        run.same("title", &case.title, &run.reading.title.clone());
    }
    if let Some(expected) = &case.verdict {
        let got = format!("{:?}", verdict(game, &run.reading)).to_lowercase();
        run.same("verdict", expected, &got);
    }
    run.faults
}

/// Returns the program's verdict on the squad.
fn verdict(game: &Game, reading: &ListReading) -> Verdict {
    let catalogue = &game.loaded.catalogue;
    let draft = reading.draft(catalogue.game().id.clone(), catalogue.usual_format());
    let format = catalogue.format(&draft.format).expect("the usual format");
    let unread = reading.unresolved.len();
    let input = CheckInput { claims: reading.claims, unread, ..CheckInput::new(&draft, format) };
    match check(catalogue, input).verdict {
        Verdict::Legal if unread > 0 => Verdict::Unsure,
        verdict => verdict,
    }
}

#[test]
fn posted_lists_are_read_as_a_person_would_read_them() {
    let games = games();
    let all = std::env::var("MUSTER_LISTS").is_ok_and(|v| v == "all");
    let (mut right, mut cases, mut nasty) = (0, 0, 0);
    let mut wrong = String::new();
    for file in FILES.map(|f| toml::from_str::<File>(f).unwrap_or_else(|e| panic!("{e}"))) {
        for case in &file.case {
            let faults = faults(&games, &file, case);
            cases += 1;
            nasty += usize::from(case.nasty);
            right += usize::from(faults.is_empty());
            match (&case.known, faults.is_empty()) {
                (Some(_), true) => {
                    let _ = writeln!(wrong, "{}: {} is right now", file.game, case.name);
                }
                (known, false) if known.is_none() || all => {
                    let _ = writeln!(wrong, "{}: {}\n    {}", file.game, case.name, faults.join("\n    "));
                }
                _ => {}
            }
        }
    }
    assert!(cases >= 150 && nasty * 3 >= cases * 2, "{cases} cases, {nasty} of them nasty");
    assert!(wrong.is_empty(), "{right} of {cases} lists are right\n{wrong}");
}
