//! Every error that a user may see has a sentence, says what it means, and what to do.

use std::path::PathBuf;

use muster_app::error::{Danger, Kind, Measure, Unfit};
use muster_app::words::{Language, Words};
use muster_app::{Blame, Error};
use muster_db::damage::Survey;
use muster_rules::count::Tangled;
use muster_rules::id::FigureId;

fn errors() -> Vec<Error> {
    let text = || "x".to_owned();
    let path = || PathBuf::from("x");
    let mut errors = vec![
        Error::FileNotFound(path()),
        Error::FileUnreadable { path: path(), reason: text() },
        Error::FileEmpty(text()),
        Error::FileTooLarge { file: text(), size: 3, limit: 2 },
        Error::FileBinary(text()),
        Error::FileDangerous { file: text(), danger: Danger::Memory },
        Error::FileDangerous { file: text(), danger: Danger::Limit { measure: Measure::Rows, limit: 1 } },
        Error::JsonInvalid { file: text(), line: 1, column: 1, reason: text() },
        Error::ListTooLong { file: text(), limit: 1 },
        Error::NothingFound(text()),
        Error::SpreadsheetUnreadable { file: text(), reason: text() },
        Error::SpreadsheetNoRows(text()),
        Error::ColumnMissing { file: text(), column: text(), found: vec![text()] },
        Error::FileUnrecognised(text()),
        Error::Unfit { what: Unfit::Count, value: text() },
        Error::Unfit { what: Unfit::Price, value: text() },
        Error::Unfit { what: Unfit::Currency, value: text() },
        Error::Unfit { what: Unfit::Date, value: text() },
        Error::Unfit { what: Unfit::Day, value: text() },
        Error::Unfit { what: Unfit::Score, value: text() },
        Error::Unfit { what: Unfit::Opponent, value: text() },
        Error::Unfit { what: Unfit::Product, value: text() },
        Error::NoMatchLog(text()),
        Error::TooManyGames { given: 4, most: 3 },
        Error::NoScore,
        Error::SquadOfAnotherGame { squad: text(), game: text() },
        Error::PhotoUnreadable { file: text(), reason: text() },
        Error::PhotoTooLarge { file: text(), width: 1, height: 1, limit: 1_000_000 },
        Error::PdfNoSquad(text()),
        Error::CodeUnreadable(text()),
        Error::NothingToPrint,
        Error::Uncountable(Tangled::Endless(FigureId::from("x"))),
        Error::Uncountable(Tangled::Stopped),
        Error::Uncountable(Tangled::Points(1)),
        Error::Uncountable(Tangled::Rare),
        Error::Uncountable(Tangled::Prices),
        Error::LinkFull { link: text(), cards: 2, slots: 1 },
        Error::LinkNoCode { link: text(), figures: vec![text()] },
        Error::OutputNotWritable { path: path(), reason: text() },
        Error::OutputIsData(path()),
        Error::Damaged { path: path(), detail: text(), survey: Survey::default() },
        Error::FigureAmbiguous { name: text(), candidates: vec![text()] },
        Error::AliasUnusable(text()),
        Error::PackBroken(path()),
        Error::BackupUnusable { path: path(), reason: text() },
        Error::Internal(text()),
    ];
    let kinds = [
        Kind::Game,
        Kind::Format,
        Kind::Era,
        Kind::Side,
        Kind::Faction,
        Kind::Figure,
        Kind::Set,
        Kind::Squad,
        Kind::Question,
        Kind::Answer,
        Kind::Setting,
        Kind::Language,
        Kind::Alias,
        Kind::Field,
        Kind::Column,
        Kind::Revision,
        Kind::Printing,
        Kind::Copy,
        Kind::Product,
        Kind::Pack,
        Kind::Campaign,
    ];
    errors.extend(kinds.map(|kind| Error::NotOneOf { kind, name: text(), known: vec![text()] }));
    errors
}

#[test]
fn every_error_says_what_happened_what_it_means_and_what_to_do() {
    for language in Language::ALL {
        let words = Words::of(language);
        for error in errors() {
            let values = error.values();
            let args: Vec<_> = values.iter().map(|(name, value)| (*name, value.as_str().into())).collect();
            for part in ["", ".means", ".todo"] {
                let key = format!("error-{}{part}", error.code());
                let said = words.try_get(&key, &args);
                assert!(said.is_some_and(|s| !s.is_empty() && !s.contains('{')), "{language:?}: {key}");
            }
        }
    }
}

#[test]
fn bad_input_is_the_inputs_fault_and_a_full_disk_is_not() {
    assert_eq!(Error::FileEmpty("x".to_owned()).blame(), Blame::Input);
    let full = Error::OutputNotWritable { path: PathBuf::from("x"), reason: "full".to_owned() };
    assert_eq!(full.blame(), Blame::Program);
}
