//! Packs: checking them, and settling the questions that the facts leave open. Answers go into a
//! pack of the user's own, so that a new catalogue doesn't lose them.

use std::path::{Path, PathBuf};

use muster_db::pack::{self, Cases, Fault, LoadedGame, PackFiles, Place};
pub use muster_db::pack::{Problem, schemas};
use muster_rules::figure::Standing;
use muster_rules::id::{FactionId, FigureId, PersonId};
use muster_rules::report::Question;
use muster_rules::selector::Selector;
use muster_templates::page::Remark;
use muster_templates::print::PrintOptions;
use serde::Serialize;

use crate::error::{Error, Kind};
use crate::muster::Muster;
use crate::output;
use crate::print::{card, layout};
use crate::speaker::Speaker;
use crate::words::{Language, Words};

/// What checking a pack found.
#[derive(Clone, Debug, Serialize)]
pub struct PackReport {
    /// The pack.
    pub pack: String,
    /// Everything that is wrong with it.
    pub problems: Vec<Problem>,
    /// Figures, printings and formats in it (with those of the game that it adds to).
    pub figures: usize,
    /// Printings.
    pub printings: usize,
    /// Formats.
    pub formats: usize,
    /// Cases of its own that were checked.
    pub cases: usize,
}

/// An open question with the id by which it is settled.
#[derive(Clone, Debug, Serialize)]
pub struct OpenQuestion {
    /// What to write to `pack settle`.
    pub id: String,
    /// The question.
    pub question: Question,
}

impl Muster {
    /// Checks a pack's shape, its meaning, its cases, and that its figures fit their cards.
    #[must_use]
    pub fn check_pack(&self, path: &Path) -> PackReport {
        let mut report = PackReport {
            pack: path.display().to_string(),
            problems: Vec::new(),
            figures: 0,
            printings: 0,
            formats: 0,
            cases: 0,
        };
        let files = match PackFiles::read(path) {
            Ok(files) => files,
            Err(problem) => {
                report.problems.push(problem);
                return report;
            }
        };
        report.pack.clone_from(&files.name);
        // A pack of its own stands alone; one that adds to a game needs that game.
        let own = files.files.contains_key("game.toml");
        let mut packs = if own { Vec::new() } else { pack::built_in() };
        packs.push(files.clone());
        let (games, broken) = pack::load(&packs);
        if let Some(broken) = broken.into_iter().find(|b| b.name == files.name) {
            report.problems = broken.problems;
            return report;
        }
        let touched = |g: &&LoadedGame| own || g.hash.contains(&files.hash());
        for game in games.iter().filter(touched) {
            report.figures += game.catalogue.figures().len();
            report.printings += game.catalogue.printings().len();
            report.formats += game.catalogue.formats().len();
            report.problems.extend(card_problems(game, &files.name));
            let (count, problems) = case_problems(game, &files);
            report.cases += count;
            report.problems.extend(problems);
        }
        report
    }

    /// The questions that a game's facts leave open, in the order of its figures.
    #[must_use]
    pub fn questions(game: &LoadedGame) -> Vec<OpenQuestion> {
        let catalogue = &game.catalogue;
        let mut questions = Vec::new();
        for figure in catalogue.figures() {
            for link in figure.persons.iter().filter(|l| l.standing == Standing::Open) {
                questions
                    .push(Question::SamePerson { figure: figure.id.clone(), person: link.person.clone() });
            }
            if catalogue.admissions_of(&figure.id).any(|a| a.faction.is_none()) {
                questions.push(Question::Admission { figure: figure.id.clone() });
            }
            if catalogue.cost_changes_of(&figure.id).any(|c| c.effect.is_none()) {
                questions.push(Question::CostChange { holder: figure.id.clone() });
            }
            for offer in catalogue.side_lists_of(&figure.id).filter(|o| o.value.is_none()) {
                questions
                    .push(Question::SideListValue { figure: figure.id.clone(), list: offer.kind.clone() });
            }
        }
        questions.into_iter().map(|question| OpenQuestion { id: question_id(&question), question }).collect()
    }

    /// Settles a question in the user's own pack. The catalogue is loaded anew. Where the answer
    /// was written comes back.
    ///
    /// # Errors
    /// There is no such question, the answer isn't one, or the pack can't be written.
    pub fn settle(&mut self, game: &LoadedGame, id: &str, answer: &str) -> Result<PathBuf, Error> {
        let questions = Self::questions(game);
        let question =
            questions.iter().find(|q| q.id == id).map(|q| &q.question).ok_or_else(|| Error::NotOneOf {
                kind: Kind::Question,
                name: id.to_owned(),
                known: questions.iter().map(|q| q.id.clone()).take(8).collect(),
            })?;
        let (table, header, row) = answer_row(game, question, answer)?;
        let dir = self.packs_dir().join(format!("answers-{}", game.catalogue.game().prefix));
        let unwritable =
            |e: std::io::Error| Error::OutputNotWritable { path: dir.clone(), reason: e.to_string() };
        std::fs::create_dir_all(&dir).map_err(unwritable)?;
        let name = format!("name = \"My answers\"\nextends = \"{}\"\n", game.catalogue.game().id);
        let source = "[sources.me]\ntitle = \"Settled by me\"\n";
        for (file, text) in [("pack.toml", name.as_str()), ("sources.toml", source)] {
            if !dir.join(file).exists() {
                output::write(&dir.join(file), text.as_bytes())?;
            }
        }
        let file = dir.join(table);
        let mut text = std::fs::read_to_string(&file).unwrap_or_else(|_| format!("{header}\n"));
        text.push_str(&row);
        text.push('\n');
        output::write(&file, text.as_bytes())?;
        *self = Self::open(self.dir().to_owned());
        Ok(dir)
    }
}

/// The id under which a question is settled.
pub(crate) fn question_id(question: &Question) -> String {
    match question {
        Question::SamePerson { figure, person } => format!("same-person:{figure}:{person}"),
        Question::CostChange { holder } => format!("cost-change:{holder}"),
        Question::Admission { figure } => format!("admission:{figure}"),
        Question::SideListValue { figure, list } => format!("side-list:{figure}:{list}"),
        Question::Cost { figure } => format!("cost:{figure}"),
    }
}

type AnswerRow = (&'static str, &'static str, String);

/// The table, its header and the row that settle a question.
fn answer_row(game: &LoadedGame, question: &Question, answer: &str) -> Result<AnswerRow, Error> {
    let wrong = |known: &[&str]| Error::NotOneOf {
        kind: Kind::Answer,
        name: answer.to_owned(),
        known: known.iter().map(|k| (*k).to_owned()).collect(),
    };
    let row = |cells: &[&str]| {
        let mut writer = csv::WriterBuilder::new().from_writer(Vec::new());
        let _ = writer.write_record(cells);
        String::from_utf8(writer.into_inner().unwrap_or_default()).unwrap_or_default().trim_end().to_owned()
    };
    Ok(match question {
        Question::SamePerson { figure, person } => {
            let standing = match answer {
                "yes" => "settled",
                "no" => "denied",
                _ => return Err(wrong(&["yes", "no"])),
            };
            let cells = row(&[person_str(person), figure.as_str(), standing, "me", "me", ""]);
            ("persons.csv", "person,figure,standing,basis,source,note", cells)
        }
        Question::CostChange { holder } => {
            let (affects, amount) = if answer == "none" { ("any", "0") } else { (answer, "-1") };
            let example = "name=\"Clone Trooper\"";
            affects.parse::<Selector>().map_err(|_| wrong(&["none", example]))?;
            let cells = row(&[holder.as_str(), affects, amount, "me", ""]);
            ("cost_changes.csv", "holder,affects,amount,source,note", cells)
        }
        Question::Admission { figure } => {
            let own = || game.catalogue.figure(figure).and_then(|f| f.factions.first()).cloned();
            let faction = if answer == "none" { own() } else { Some(FactionId::from(answer)) };
            let data = game.catalogue.game();
            let known: Vec<_> = data.factions.iter().map(|f| f.id.as_str()).chain(["none"]).collect();
            let faction = faction.filter(|f| data.faction(f).is_some()).ok_or_else(|| wrong(&known))?;
            let cells = row(&[figure.as_str(), faction.as_str(), "me", ""]);
            ("admissions.csv", "figure,faction,source,note", cells)
        }
        Question::SideListValue { figure, list } => {
            let value: u16 = answer.parse().map_err(|_| wrong(&["20", "30"]))?;
            let offers = game.catalogue.side_lists_of(figure);
            let pool =
                offers.filter(|o| o.kind == *list).map(|o| o.pool.to_string()).next().unwrap_or_default();
            let cells = row(&[figure.as_str(), list, &pool, &value.to_string(), "me", ""]);
            ("side_lists.csv", "figure,kind,pool,value,source,note", cells)
        }
        Question::Cost { figure } => return Err(unsettleable(figure)),
    })
}

fn person_str(person: &PersonId) -> &str {
    person.as_str()
}

/// A cost is settled by a figure's own row in a pack, not by an answer.
fn unsettleable(figure: &FigureId) -> Error {
    Error::NotOneOf { kind: Kind::Question, name: format!("cost:{figure}"), known: Vec::new() }
}

/// Figures whose text leaves its place on the card, in any language.
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
            let document = muster_templates::print::cards(&[card(&speaker, figure)], &layout, &options);
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
    }
}

/// Runs the cases that a pack brings.
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
