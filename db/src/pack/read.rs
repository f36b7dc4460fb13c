//! The first stage of reading a pack: shape. Every file is read as far as possible, and all problems are
//! reported at once.

use std::collections::{BTreeMap, HashMap};

use include_dir::Dir;
use muster_rules::figure::Figure;
use muster_rules::game::Game;
use muster_rules::id::FigureId;
use muster_rules::odds::Combat;
use muster_rules::play::facts::Play;
use serde::de::DeserializeOwned;

use super::campaign::{self, RawCampaign};
use super::combat;
use super::facts::{FigureFact, facts};
use super::figures::{figures, first_names};
use super::files::PackFiles;
use super::place::{Fault, Place, Problem, Problems};
use super::rows::{
    AdmissionRow, AttachmentRow, CodeRow, CostChangeRow, DieRow, Extension, FactRow, FormatsFile, LetInRow,
    MapMissionRow, MapRow, NameRow, PersonRow, PrintingRow, ProductRow, RotationRow, SetRow, ShortNameRow,
    SideListRow, SourcesFile,
};
use super::table::{Located, Table, Wide};
use super::terms::{RawReminders, RawTerms, RawWords, is_terms, language_of_reminders};

/// A pack whose files have the right shape, before its meaning is checked.
#[derive(Clone, Debug)]
pub(crate) struct RawPack {
    pub(crate) name: String,
    /// The game's description; `None` in a pack that extends another pack's game.
    pub(crate) game: Option<Game>,
    pub(crate) formats: FormatsFile,
    pub(crate) sources: SourcesFile,
    pub(crate) card: Option<String>,
    pub(crate) sample: Option<String>,
    /// The texts of the files in [`TEXTS`], for locating problems.
    pub(crate) texts: BTreeMap<&'static str, String>,
    pub(crate) figures: Vec<Located<Figure>>,
    /// The names that IDs are derived from, where they differ from the present ones.
    pub(crate) first_names: HashMap<FigureId, String>,
    /// Single cells of figures, from this pack or earlier ones.
    pub(crate) facts: Vec<Located<FigureFact>>,
    pub(crate) sets: Vec<Located<SetRow>>,
    pub(crate) printings: Vec<Located<PrintingRow>>,
    pub(crate) persons: Vec<Located<PersonRow>>,
    pub(crate) admissions: Vec<Located<AdmissionRow>>,
    pub(crate) cost_changes: Vec<Located<CostChangeRow>>,
    pub(crate) side_lists: Vec<Located<SideListRow>>,
    pub(crate) let_in: Vec<Located<LetInRow>>,
    pub(crate) attachments: Vec<Located<AttachmentRow>>,
    pub(crate) short_names: Vec<Located<ShortNameRow>>,
    pub(crate) codes: Vec<Located<CodeRow>>,
    pub(crate) products: Vec<Located<ProductRow>>,
    pub(crate) dice: Vec<Located<DieRow>>,
    /// How attacks are rolled.
    pub(crate) combat: Option<Combat>,
    pub(crate) maps: Vec<Located<MapRow>>,
    pub(crate) map_missions: Vec<Located<MapMissionRow>>,
    pub(crate) rotations: Vec<Located<RotationRow>>,
    /// Campaigns and their components.
    pub(crate) campaign: RawCampaign,
    /// How games in progress are tracked.
    pub(crate) play: Option<Play>,
    /// The meanings of terms.
    pub(crate) words: RawWords,
    /// Names in other languages: language tag and rows.
    pub(crate) names: Vec<(String, Vec<Located<NameRow>>)>,
}

const FILES: [&str; 28] = [
    "game.toml",
    "pack.toml",
    "formats.toml",
    "sources.toml",
    "card.toml",
    "cases.toml",
    "counts.toml",
    "sample.txt",
    "figures.csv",
    "facts.csv",
    "sets.csv",
    "printings.csv",
    "persons.csv",
    "admissions.csv",
    "cost_changes.csv",
    "side_lists.csv",
    "let_in.csv",
    "attachments.csv",
    "short_names.csv",
    "codes.csv",
    "products.csv",
    "own_words.csv",
    "dice.csv",
    combat::FILE,
    "match_maps.csv",
    "match_missions.csv",
    "match_rotations.csv",
    "play.toml",
];

/// Files whose texts are kept, for locating problems.
const TEXTS: [&str; 6] =
    ["game.toml", "formats.toml", "campaigns.toml", "campaign_rules.toml", combat::FILE, "play.toml"];

/// Reads files and collects their problems.
struct Reader<'a> {
    files: &'a PackFiles,
    /// The pack's TOML files as JSON.
    prepared: Option<&'static Dir<'static>>,
    problems: Problems,
}

/// Returns the game that a pack belongs to, without reading more of it.
///
/// # Errors
/// The problems of `game.toml` or `pack.toml`.
pub(crate) fn game_of(files: &PackFiles) -> Result<String, Vec<Problem>> {
    let mut reader = Reader { files, prepared: None, problems: Problems::default() };
    match reader.head() {
        Some((Some(game), _)) => Ok(game.id.as_str().to_owned()),
        Some((None, extension)) => Ok(extension.extends),
        None => Err(reader.problems.into_vec()),
    }
}

/// Reads all files of a pack. `base` is the game that an extension adds to; `prepared` are its TOML files as JSON, if
/// there are such.
///
/// # Errors
/// Everything that has the wrong shape.
pub(crate) fn read(
    files: &PackFiles,
    base: Option<&Game>,
    prepared: Option<&'static Dir<'static>>,
) -> Result<RawPack, Vec<Problem>> {
    let mut reader = Reader { files, prepared, problems: Problems::default() };
    let Some((own, extension)) = reader.head() else { return Err(reader.problems.into_vec()) };
    reader.unknown_files();
    let formats = reader.toml("formats.toml").unwrap_or_default();
    let sources = reader.toml("sources.toml").unwrap_or_default();
    let game = own.as_ref().or(base);
    let (figure_rows, first_names) = match (reader.table("figures.csv"), game) {
        (Some(table), Some(game)) => {
            let rows = figures(&table, game, own.is_none(), &mut reader.problems);
            (rows, first_names(&table))
        }
        _ => Default::default(),
    };
    let fact_rows: Vec<Located<FactRow>> = reader.rows("facts.csv");
    let facts = game.map(|game| facts(&fact_rows, game, &mut reader.problems)).unwrap_or_default();
    if own.is_some() {
        for needed in ["figures.csv", "formats.toml", "sources.toml", "card.toml"] {
            if !files.files.contains_key(needed) {
                reader.problems.push(Problem { place: reader.place(needed), fault: Fault::Missing });
            }
        }
    }
    let languages = files.files.keys().filter_map(|f| language(f)).map(str::to_owned);
    let languages: Vec<_> = languages.collect();
    let pack = RawPack {
        name: extension.name,
        game: own,
        formats,
        sources,
        card: reader.text("card.toml"),
        sample: reader.text("sample.txt"),
        texts: TEXTS.into_iter().filter_map(|f| Some((f, reader.text(f)?))).collect(),
        figures: figure_rows,
        first_names,
        facts,
        sets: reader.rows("sets.csv"),
        printings: reader.rows("printings.csv"),
        persons: reader.rows("persons.csv"),
        admissions: reader.rows("admissions.csv"),
        cost_changes: reader.rows("cost_changes.csv"),
        side_lists: reader.rows("side_lists.csv"),
        let_in: reader.rows("let_in.csv"),
        attachments: reader.rows("attachments.csv"),
        short_names: reader.rows("short_names.csv"),
        codes: reader.rows("codes.csv"),
        products: reader.rows("products.csv"),
        dice: reader.rows("dice.csv"),
        combat: reader.toml(combat::FILE),
        maps: reader.rows("match_maps.csv"),
        map_missions: reader.rows("match_missions.csv"),
        rotations: reader.rows("match_rotations.csv"),
        campaign: reader.campaign(),
        play: reader.toml("play.toml"),
        words: reader.words(),
        names: languages.into_iter().map(|l| (l.clone(), reader.rows(&format!("names.{l}.csv")))).collect(),
    };
    if reader.problems.is_empty() { Ok(pack) } else { Err(reader.problems.into_vec()) }
}

fn language(file: &str) -> Option<&str> {
    file.strip_prefix("names.")?.strip_suffix(".csv")
}

impl Reader<'_> {
    fn place(&self, file: &str) -> Place {
        Place { pack: self.files.name.clone(), file: file.to_owned(), ..Place::default() }
    }

    fn head(&mut self) -> Option<(Option<Game>, Extension)> {
        if self.files.files.contains_key("game.toml") {
            let game: Game = self.toml("game.toml")?;
            let head = Extension { name: game.name.clone(), extends: game.id.as_str().to_owned() };
            return Some((Some(game), head));
        }
        if self.files.files.contains_key("pack.toml") {
            return Some((None, self.toml("pack.toml")?));
        }
        self.problems.push(Problem { place: self.place(""), fault: Fault::NoHead });
        None
    }

    fn unknown_files(&mut self) {
        for name in self.files.files.keys() {
            let document = name.to_ascii_lowercase().ends_with(".md");
            let known = FILES.contains(&name.as_str())
                || campaign::FILES.contains(&name.as_str())
                || is_terms(name)
                || language_of_reminders(name).is_some()
                || language(name).is_some();
            if !known && !document {
                self.problems.push(Problem { place: self.place(name), fault: Fault::UnknownFile });
            }
        }
    }

    fn text(&mut self, file: &str) -> Option<String> {
        let bytes = self.files.files.get(file)?;
        match std::str::from_utf8(bytes) {
            Ok(text) => Some(text.to_owned()),
            Err(error) => {
                let before = bytes.get(..error.valid_up_to()).unwrap_or_default();
                let line = 1 + before.iter().filter(|b| **b == b'\n').count() as u64;
                let place = Place { line, column: 1, ..self.place(file) };
                self.problems.push(Problem { place, fault: Fault::Shape { reason: error.to_string() } });
                None
            }
        }
    }

    fn toml<T: DeserializeOwned>(&mut self, file: &str) -> Option<T> {
        // What doesn't fit is read as TOML, which has lines to name.
        if let Some(value) = self.json(file).and_then(|json| serde_json::from_slice(json).ok()) {
            return Some(value);
        }
        let text = self.text(file)?;
        match toml::from_str(&text) {
            Ok(value) => Some(value),
            Err(error) => {
                let (line, column) = error.span().map_or((0, 0), |s| line_and_column(&text, s.start));
                let place = Place { line, column, ..self.place(file) };
                let reason = error.message().to_owned();
                self.problems.push(Problem { place, fault: Fault::Shape { reason } });
                None
            }
        }
    }

    /// Returns a TOML file as JSON.
    fn json(&self, file: &str) -> Option<&'static [u8]> {
        let dir = self.prepared?;
        let path = dir.path().join(file).with_extension("json");
        Some(dir.get_file(path)?.contents())
    }

    fn table(&mut self, file: &str) -> Option<Table> {
        let bytes = self.files.files.get(file)?;
        Table::read(&self.place(file), bytes, &mut self.problems)
    }

    fn words(&mut self) -> RawWords {
        let names: Vec<_> = self.files.files.keys().cloned().collect();
        let mut words = RawWords { own: self.rows("own_words.csv"), ..RawWords::default() };
        for name in names {
            let place = self.place(&name);
            if is_terms(&name) {
                let (Some(text), Some(file)) = (self.text(&name), self.toml(&name)) else { continue };
                words.terms.push(RawTerms { place, text, file });
            } else if let Some(language) = language_of_reminders(&name) {
                let (Some(text), Some(reminders)) = (self.text(&name), self.toml(&name)) else { continue };
                words.reminders.push(RawReminders { place, text, language: language.to_owned(), reminders });
            }
        }
        words
    }

    fn campaign(&mut self) -> RawCampaign {
        RawCampaign {
            rules: self.toml("campaign_rules.toml"),
            campaigns: self.toml("campaigns.toml").unwrap_or_default(),
            boxes: self.rows("campaign_boxes.csv"),
            heroes: self.wide_rows("campaign_heroes.csv"),
            classes: self.rows("campaign_classes.csv"),
            class_cards: self.rows("campaign_class_cards.csv"),
            items: self.rows("campaign_items.csv"),
            agenda: self.rows("campaign_agenda.csv"),
            missions: self.rows("campaign_missions.csv"),
            outcomes: self.wide_rows("campaign_outcomes.csv"),
            amounts: self.rows("campaign_amounts.csv"),
            slots: self.rows("campaign_slots.csv"),
            bonuses: self.wide_rows("campaign_bonuses.csv"),
            rewards: self.rows("campaign_rewards.csv"),
            supplies: self.rows("campaign_supplies.csv"),
            codes: self.rows("campaign_codes.csv"),
        }
    }

    fn rows<T: DeserializeOwned>(&mut self, file: &str) -> Vec<Located<T>> {
        self.table(file).map(|table| table.rows(&mut self.problems)).unwrap_or_default()
    }

    fn wide_rows<T: DeserializeOwned + Wide>(&mut self, file: &str) -> Vec<Located<T>> {
        self.table(file).map(|table| table.wide_rows(&mut self.problems)).unwrap_or_default()
    }
}

/// Returns the line and column, counted from 1, of a byte offset.
pub(super) fn line_and_column(text: &str, offset: usize) -> (u64, u64) {
    let before = text.get(..offset).unwrap_or(text);
    let start = before.rfind('\n').map_or(0, |i| i + 1);
    let lines = before.matches('\n').count() as u64;
    (lines + 1, before[start..].chars().count() as u64 + 1)
}
