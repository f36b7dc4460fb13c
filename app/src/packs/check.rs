//! Checks packs: their shape, their meaning, their test cases and their cards.

use std::path::Path;

use muster_db::pack::{self, Cases, Fault, LoadedGame, PackFiles, Place, Problem};
use muster_templates::print::PrintOptions;
use muster_templates::remark::Remark;
use serde::Serialize;

use crate::base::muster::Muster;
use crate::base::speaker::Speaker;
use crate::base::words::{Language, Words};
use crate::card::{card, layout};

/// The result of checking a pack.
#[derive(Clone, Debug, Serialize)]
pub struct PackReport {
    /// The pack's name or path.
    pub pack: String,
    /// All problems found.
    pub problems: Vec<Problem>,
    /// The number of figures, including those of the game that it extends.
    pub figures: usize,
    /// The number of printings, likewise.
    pub printings: usize,
    /// The number of formats, likewise.
    pub formats: usize,
    /// The number of test cases run.
    pub cases: usize,
    /// The number of terms explaining the game's words.
    pub terms: usize,
    /// Card keywords without a term, in alphabetical order; empty if there are no terms at all.
    pub unexplained: Vec<String>,
}

impl Muster {
    /// Checks a pack's shape, meaning and test cases, and whether its figures fit their cards.
    #[must_use]
    pub fn check_pack(&self, path: &Path) -> PackReport {
        self.check_pack_among(&path.display().to_string(), PackFiles::read(path), pack::built_in())
    }

    /// Checks a pack that may extend one of `others`. `named` identifies it if it can't be read.
    pub(super) fn check_pack_among(
        &self,
        named: &str,
        files: Result<PackFiles, Problem>,
        others: Vec<PackFiles>,
    ) -> PackReport {
        let mut report = PackReport {
            pack: named.to_owned(),
            problems: Vec::new(),
            figures: 0,
            printings: 0,
            formats: 0,
            cases: 0,
            terms: 0,
            unexplained: Vec::new(),
        };
        let files = match files {
            Ok(files) => files,
            Err(problem) => {
                report.problems.push(problem);
                return report;
            }
        };
        report.pack.clone_from(&files.name);
        // A pack with a game of its own needs no other; one that extends a game needs that game.
        let own = files.files.contains_key("game.toml");
        let mut packs = if own { Vec::new() } else { others };
        packs.push(files.clone());
        let (games, broken) = pack::load_checked(&packs);
        if let Some(broken) = broken.into_iter().find(|b| b.name == files.name) {
            report.problems = broken.problems;
            return report;
        }
        let touched = |g: &&LoadedGame| own || g.hash.contains(&files.hash());
        for game in games.iter().filter(touched) {
            report.figures += game.catalogue.figures().len();
            report.printings += game.catalogue.printings().len();
            report.formats += game.catalogue.formats().len();
            let catalogue = &game.catalogue;
            report.terms += game.explained.glossary.terms().len();
            report.unexplained.extend(game.explained.unexplained(catalogue.game(), catalogue.figures()));
            report.problems.extend(card_problems(game, &files.name));
            let (count, problems) = case_problems(game, &files);
            report.cases += count;
            report.problems.extend(problems);
        }
        report
    }
}

/// Returns a problem for each figure whose text overflows its card, in any language.
fn card_problems(game: &LoadedGame, pack: &str) -> Vec<Problem> {
    let place = |file: &str| Place { pack: pack.to_owned(), file: file.to_owned(), ..Place::default() };
    let layout = match layout(game) {
        Ok(layout) => layout,
        Err(error) => {
            let fault = Fault::Shape { reason: error.to_string() };
            return vec![Problem { place: place("card.toml"), fault }];
        }
    };
    let mut problems = Vec::new();
    for language in Language::ALL {
        let words = Words::of(language);
        let speaker = Speaker::new(&words, game, &game.names);
        let options = PrintOptions { language: language.tag().to_owned(), ..PrintOptions::default() };
        for figure in game.catalogue.figures() {
            let document = muster_templates::print::cards(&[card(&speaker, figure, None)], &layout, &options);
            for remark in &document.remarks {
                let fault = Fault::CardOverflow { id: figure.id.to_string(), reason: remark_text(remark) };
                problems.push(Problem { place: place("figures.csv"), fault });
            }
        }
    }
    problems
}

fn remark_text(remark: &Remark) -> String {
    match remark {
        Remark::MissingGlyph { character, place } => format!("no font has {character} of \"{place}\""),
        Remark::Shortened { text } => format!("too long: \"{text}\""),
        Remark::QrTooLong { bytes } => format!("{bytes} bytes are too many for a QR code"),
        Remark::FewerCards { on_page } => format!("only {on_page} cards go on a page"),
    }
}

/// Runs the test cases of a pack. Returns their number and the failures.
fn case_problems(game: &LoadedGame, files: &PackFiles) -> (usize, Vec<Problem>) {
    let place = Place { pack: files.name.clone(), file: "cases.toml".to_owned(), ..Place::default() };
    let problem = |reason| Problem { place: place.clone(), fault: Fault::Shape { reason } };
    let Some(bytes) = files.files.get("cases.toml") else { return (0, Vec::new()) };
    let text = String::from_utf8_lossy(bytes);
    match toml::from_str::<Cases>(&text) {
        Err(error) => (0, vec![problem(error.to_string())]),
        Ok(cases) => {
            let faults = cases.cases.iter().flat_map(|case| {
                let faults = case.run(&game.catalogue).into_iter();
                faults.map(move |f| format!("{} ({}): {f}", case.rule, case.says))
            });
            (cases.cases.len(), faults.map(problem).collect())
        }
    }
}
