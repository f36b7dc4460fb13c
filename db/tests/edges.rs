//! What lists must never do, tried with made-up faults: swallow a figure in any wrapping, take a misspelt name
//! for another figure's.
//!
//! Each run tries a sample; `MUSTER_EDGES=10000` tries as many of each kind, and prints the counts.

use std::collections::{BTreeMap, HashSet};
use std::fmt::Write as _;
use std::io::Write as _;

use muster_rules::catalogue::Printing;
use muster_rules::figure::Figure;
use muster_rules::fold::fold;
use muster_rules::id::FigureId;
use muster_rules::text::{ListReading, MatchKind, ReadMember, RemarkKind, StretchRole, Unresolved, read};

use crate::chance::Chance;
use crate::lists::{Case, FILES, File, Game, games};

/// How many of each kind a run tries.
const SAMPLE: usize = 1_500;

/// How a figure's name `{n}` comes into a list: on a line of its own, or with `{l}`, a line of the list.
const CARRIERS: [&str; 64] = [
    "{n}",
    "({n})",
    "[{n}]",
    "{{n}}",
    "<{n}>",
    "\"{n}\"",
    "«{n}»",
    "*{n}*",
    "**{n}**",
    "_{n}_",
    "~~{n}~~",
    "# {n}",
    "## {n}",
    "// {n}",
    "; {n}",
    "{n}:",
    "-- {n} --",
    "== {n} ==",
    "--- {n}",
    "Title: {n}",
    "Squad: {n}",
    "Author: {n}",
    "Notes: {n}",
    "Map: {n}",
    "Leader: {n}",
    "Sideboard: {n}",
    "Reserves: {n}",
    "Opened: {n}",
    "Boosters: {n}",
    "{l} w/ {n}",
    "{l} w/ 2 {n}",
    "{l} with {n}",
    "{l} / {n}",
    "{l} and {n}",
    "{l} & {n}",
    "{l} + {n}",
    "{l}, {n}",
    "{l}; {n}",
    "{l} ({n})",
    "{l} [{n}]",
    "{l} (1 w {n})",
    "{l} : {n}",
    "{l} - {n}",
    "{l} | {n}",
    "{l}\t{n}",
    "{l} -> {n}",
    "{l} // {n}",
    "{n} / {l}",
    "{n} : {l}",
    "{n} + {l}",
    "{n} - {l}",
    "My {n} squad",
    "The {n} list:",
    "I also bring {n} today.",
    "Thanks to {n} for the advice",
    "Maybe {n}?",
    "{n} (optional)",
    "vs. {n}",
    "without {n}",
    "Total: 100 with {n}",
    "100 points, {n}",
    "1. {n}. Rare.",
    "Cost | {n} | 12",
    "{n} is the commander",
];

fn tries() -> usize {
    std::env::var("MUSTER_EDGES").ok().and_then(|n| n.parse().ok()).unwrap_or(SAMPLE)
}

/// Prints the counts of a long run.
fn tell(told: &str) {
    if std::env::var_os("MUSTER_EDGES").is_some() {
        let _ = writeln!(std::io::stderr(), "{told}");
    }
}

/// What became of a figure that was put into a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Became {
    Read,
    Asked,
    Warned,
    Silent,
}

fn became(game: &Game, reading: &ListReading, figure: &Figure, same: &HashSet<&FigureId>) -> Became {
    let beside = reading.side_lists.iter().flat_map(|list| &list.members);
    let longer = |id: &FigureId| {
        let other = game.loaded.catalogue.figure(id);
        other.is_some_and(|other| other.name.starts_with(&figure.name))
    };
    if reading.members.iter().any(|m| m.text.contains(&figure.name) && longer(&m.figure)) {
        return Became::Read;
    }
    let chosen = reading.setup.iter().any(|s| same.contains(&s.chosen) || same.contains(&s.holder));
    if reading.members.iter().chain(beside).any(|m| same.contains(&m.figure)) || chosen {
        return Became::Read;
    }
    let holder = reading.side_lists.iter().any(|list| same.contains(&list.holder));
    let asks =
        |u: &Unresolved| u.text.contains(&figure.name) || u.candidates.iter().any(|c| same.contains(c));
    if holder || reading.unresolved.iter().any(asks) {
        return Became::Asked;
    }
    let doubted =
        reading.members.iter().any(|m| m.matched != MatchKind::Exact && m.text.contains(&figure.name));
    if doubted || reading.mentions.iter().any(|m| m.text.contains(&figure.name) || same.contains(&m.figure)) {
        return Became::Warned;
    }
    Became::Silent
}

/// Returns the figures of this name, and their versions: a list with one of them has the figure.
fn with<'a>(game: &'a Game, figure: &Figure) -> HashSet<&'a FigureId> {
    let all = game.loaded.catalogue.figures().iter();
    let version = format!("{} (", figure.name);
    all.filter(|f| f.name == figure.name || f.name.starts_with(&version)).map(|f| &f.id).collect()
}

/// A list with a figure that it doesn't name, and the carrier's place.
fn carried(text: &str, name: &str, carrier: &str, dice: &mut Chance) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let filled: Vec<usize> = (0..lines.len()).filter(|i| !lines[*i].trim().is_empty()).collect();
    let at = *dice.one_of(&filled);
    let line = carrier.replace("{l}", &lines[at]).replace("{n}", name);
    if carrier.contains("{l}") {
        lines[at] = line;
    } else {
        // The first place is the title's, the last one the footer's.
        let at = if dice.below(3) == 0 { 0 } else { dice.below(lines.len() + 1) };
        lines.insert(at, line);
    }
    lines.join("\n")
}

fn usable(case: &Case) -> bool {
    case.known.is_none() && case.members.is_some() && case.text.lines().count() < 60
}

#[test]
fn no_wrapping_makes_a_figure_vanish() {
    let games = games();
    let files: Vec<File> = FILES.iter().map(|f| toml::from_str(f).expect("a file of lists")).collect();
    let mut dice = Chance(34);
    let mut counts: BTreeMap<Became, usize> = BTreeMap::new();
    let mut silent: BTreeMap<&str, (usize, String)> = BTreeMap::new();
    let tries = tries();
    for at in 0..tries {
        let file = dice.one_of(&files);
        let case = dice.one_of(&file.case);
        if !usable(case) {
            continue;
        }
        let game = games.iter().find(|g| g.loaded.catalogue.game().id.as_str() == file.game).expect("a game");
        let figures = game.loaded.catalogue.figures();
        let figure = dice.one_of(figures);
        let same = with(game, figure);
        let before = read(&game.names, &case.text).expect("short enough");
        let changes = before.remarks.iter().any(|r| r.kind == RemarkKind::Change);
        if changes || became(game, &before, figure, &same) != Became::Silent {
            continue;
        }
        let carrier = CARRIERS[at % CARRIERS.len()];
        let text = carried(&case.text, &figure.name, carrier, &mut dice);
        let Ok(reading) = read(&game.names, &text) else { continue };
        let became = became(game, &reading, figure, &same);
        *counts.entry(became).or_default() += 1;
        if became == Became::Silent {
            let (n, example) = silent.entry(carrier).or_default();
            *n += 1;
            if example.is_empty() {
                *example = format!("{} in {}:\n{text}", figure.name, case.name);
            }
        }
    }
    let mut told = format!("{counts:?}\n");
    for (carrier, (n, example)) in &silent {
        let example: String =
            example.lines().take(14).fold(String::new(), |out, line| out + "        " + line + "\n");
        let _ = write!(told, "  {n} times silent: {carrier}\n{example}");
    }
    tell(&told);
    assert!(silent.is_empty(), "{told}");
}

/// Slips of the pen: letters that are dropped, doubled, swapped or hit beside.
fn slip(name: &str, dice: &mut Chance) -> String {
    let mut letters: Vec<char> = name.chars().collect();
    let places: Vec<usize> = (0..letters.len()).filter(|i| letters[*i].is_alphabetic()).collect();
    if places.is_empty() {
        return name.to_owned();
    }
    let at = *dice.one_of(&places);
    match dice.below(4) {
        0 => {
            letters.remove(at);
        }
        1 => letters.insert(at, letters[at]),
        2 if at + 1 < letters.len() => letters.swap(at, at + 1),
        _ => letters[at] = char::from(b'a' + u8::try_from(dice.below(26)).expect("a letter")),
    }
    letters.into_iter().collect()
}

#[test]
fn a_slip_of_the_pen_is_never_another_figure_in_silence() {
    let games = games();
    let mut dice = Chance(5);
    let (mut counts, mut wrong) = (BTreeMap::<&str, usize>::new(), String::new());
    let tries = tries();
    for _ in 0..tries {
        let game = dice.one_of(&games);
        let figures = game.loaded.catalogue.figures();
        let figure = dice.one_of(figures);
        let slips = 1 + dice.below(2);
        let name = (0..slips).fold(figure.name.clone(), |name, _| slip(&name, &mut dice));
        let others: Vec<&Figure> =
            (0..3).map(|_| dice.one_of(figures)).filter(|other| other.name != figure.name).collect();
        let cost = figure.cost.known().map_or_else(String::new, |c| format!(" {c}"));
        let line = match dice.below(4) {
            0 => format!("2 {name}"),
            1 => format!("{name}{cost}"),
            2 => format!("- {name}"),
            _ => name.clone(),
        };
        let at = dice.below(others.len() + 1);
        let mut lines: Vec<String> = others.iter().map(|f| f.name.clone()).collect();
        lines.insert(at, line);
        let text = lines.join("\n");
        let reading = read(&game.names, &text).expect("short enough");
        let line = at + 1;
        let same = with(game, figure);
        let asked = reading.unresolved.iter().any(|u| u.line == line);
        let here = |m: &&ReadMember| m.line == line;
        let beside = reading.side_lists.iter().flat_map(|list| &list.members);
        let outcome = match reading.members.iter().chain(beside).find(here) {
            _ if asked => "asked",
            Some(m) if same.contains(&m.figure) => "read",
            Some(m) if matches!(m.matched, MatchKind::Fuzzy | MatchKind::ByCost) => "another, warned",
            Some(m) => {
                // The slip made the other's name.
                let other = game.loaded.catalogue.figure(&m.figure).expect("in the catalogue");
                let bare = |name: &str| -> String {
                    let name = fold(name);
                    name.chars().filter(|c| c.is_alphanumeric()).collect()
                };
                let named = bare(&other.name).starts_with(&bare(&name)) || bare(&figure.name) == bare(&name);
                if named { "another's exact name" } else { "another in silence" }
            }
            None if reading.mentions.iter().any(|m| m.line == line) => "warned",
            None => "swallowed",
        };
        *counts.entry(outcome).or_default() += 1;
        if matches!(outcome, "another in silence" | "swallowed") {
            let got: Vec<&str> = reading.members.iter().filter(here).map(|m| m.figure.as_str()).collect();
            let _ =
                writeln!(wrong, "{outcome}: {got:?}: {} as {name:?}, line {line} of\n{text}\n", figure.name);
        }
    }
    let told = format!("{counts:?}\n{}", wrong.lines().take(120).collect::<Vec<_>>().join("\n"));
    tell(&told);
    assert!(wrong.is_empty(), "{told}");
}

#[test]
fn a_false_cell_is_never_believed_in_silence() {
    let games = games();
    let games: Vec<&Game> = games
        .iter()
        .filter(|g| g.loaded.catalogue.printings().iter().any(|p| !p.number.is_empty()))
        .collect();
    let mut dice = Chance(2);
    let (mut counts, mut wrong) = (BTreeMap::<(&str, &str), usize>::new(), String::new());
    let tries = tries();
    for _ in 0..tries {
        let catalogue = &dice.one_of(&games).loaded.catalogue;
        let names = &games.iter().find(|g| std::ptr::eq(&g.loaded.catalogue, catalogue)).expect("it").names;
        let numbered: Vec<_> = catalogue.printings().iter().filter(|p| !p.number.is_empty()).collect();
        let rows: Vec<_> = (0..4).map(|_| *dice.one_of(&numbered)).collect();
        let other = *dice.one_of(&numbered);
        let figure = |p: &Printing| catalogue.figure(&p.figure).expect("a figure");
        let cost = |p| figure(p).cost.known().map_or_else(String::new, |c| c.to_string());
        let set = |p: &Printing| catalogue.set(&p.set).expect("a set").name.clone();
        let (at, truth) = (dice.below(4), rows[0]);
        if figure(truth).name == figure(other).name || cost(truth).is_empty() {
            continue;
        }
        let field = dice.below(5);
        let [mut said_set, mut number, mut name, mut points] =
            [set(truth), truth.number.clone(), figure(truth).name.clone(), cost(truth)];
        let what = match field {
            0 => {
                name.clone_from(&figure(other).name);
                "another's name"
            }
            1 => {
                name = "My Little Pony".to_owned();
                "nobody's name"
            }
            2 => {
                number.clone_from(&other.number);
                "number"
            }
            3 => {
                points = cost(other);
                "cost"
            }
            _ => {
                said_set = set(other);
                "set"
            }
        };
        let quoted = |text: &str| format!("\"{text}\"");
        let row = |set: &str, number: &str, name: &str, points: &str| match at % 2 {
            0 => format!("{},{number},{},{points}", quoted(set), quoted(name)),
            _ => format!("{set} | {number} | {name} | {points}"),
        };
        let head = if at % 2 == 0 { "Set,Number,Name,Cost" } else { "Set | No | Name | Points" };
        let mut lines = vec![head.to_owned()];
        for (place, p) in rows.iter().enumerate().skip(1) {
            if place - 1 == at.min(2) {
                lines.push(row(&said_set, &number, &name, &points));
            }
            lines.push(row(&set(p), &p.number, &figure(p).name, &cost(p)));
        }
        let line = at.min(2) + 2;
        let text = lines.join("\n");
        let reading = read(names, &text).expect("short enough");
        let here = reading.members.iter().find(|m| m.line == line);
        let told =
            |m: &ReadMember| m.matched != MatchKind::Exact || reading.doubts.iter().any(|d| d.line == line);
        let right =
            |m: &ReadMember| catalogue.figure(&m.figure).is_some_and(|f| f.name == figure(truth).name);
        let outcome = match here {
            _ if reading.unresolved.iter().any(|u| u.line == line) => "asked",
            Some(m) if right(m) && m.count == 1 => "read",
            Some(m) if told(m) => "another, told",
            Some(_) => "false in silence",
            None => "swallowed",
        };
        *counts.entry((what, outcome)).or_default() += 1;
        if matches!(outcome, "false in silence" | "swallowed") {
            let _ = writeln!(
                wrong,
                "{outcome}: {} with a false {what}, line {line} of\n{text}\n",
                figure(truth).name
            );
        }
    }
    let told = format!("{counts:?}\n{}", wrong.lines().take(60).collect::<Vec<_>>().join("\n"));
    tell(&told);
    assert!(wrong.is_empty(), "{told}");
}

#[test]
fn every_letter_of_a_list_has_one_role() {
    let games = games();
    let files: Vec<File> = FILES.iter().map(|f| toml::from_str(f).expect("a file of lists")).collect();
    let mut dice = Chance(7);
    for file in &files {
        let game = games.iter().find(|g| g.loaded.catalogue.game().id.as_str() == file.game).expect("a game");
        for case in &file.case {
            let figure = dice.one_of(game.loaded.catalogue.figures());
            let carrier = dice.one_of(&CARRIERS);
            for text in [case.text.clone(), carried(&case.text, &figure.name, carrier, &mut dice)] {
                let reading = read(&game.names, &text).expect("short enough");
                let account = reading.account(&text);
                let mut covered = 0;
                let lines: Vec<&str> = text.lines().flat_map(|line| line.split('\r')).collect();
                let mut before = (0, 0);
                for stretch in &account {
                    let here = &lines[stretch.line - 1][stretch.bytes.clone()];
                    assert!(before <= (stretch.line, stretch.bytes.start), "{text}\n{account:?}");
                    before = (stretch.line, stretch.bytes.end);
                    covered += here.chars().filter(|c| !c.is_whitespace()).count();
                }
                assert_eq!(
                    covered,
                    text.chars().filter(|c| !c.is_whitespace()).count(),
                    "{text}\n{account:?}"
                );
                for open in &reading.unresolved {
                    let told = account.iter().any(|s| s.line == open.line && s.role == StretchRole::Open);
                    assert!(told, "line {} is open in\n{text}\n{account:?}", open.line);
                }
                for member in &reading.members {
                    let roles =
                        [StretchRole::Member, StretchRole::Open, StretchRole::Remark(RemarkKind::Choice)];
                    let told = account.iter().any(|s| s.line == member.line && roles.contains(&s.role));
                    assert!(told, "{member:?} has no place in\n{text}\n{account:?}");
                }
            }
        }
    }
}
