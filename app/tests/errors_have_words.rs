//! Every error that a user may see has a text that says what happened, what it means, and what to do.

use std::any::Any;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use muster_app::base::error::{CampaignFileFault, Danger, ErrorKind, Kind, Measure, Unfit};
use muster_app::base::words::{Language, Words};
use muster_app::campaigns::{ForeignFile, ForeignSave, Refused, StepFault};
use muster_app::odds::OddsFault;
use muster_app::phones::PhonesFault;
use muster_app::tournaments::EveningFault;
use muster_app::trades::TradesFault;
use muster_app::{Blame, Error};
use muster_db::DbErrorKind;
use muster_db::damage::Survey;
use muster_rules::campaign::facts::Rules;
use muster_rules::count::CountError;
use muster_rules::id::FigureId;
use muster_sync::SyncError;
use strum::IntoEnumIterator as _;

/// Returns an error for each code of a kind. The exhaustive match requires new kinds to be added here.
fn samples(kind: ErrorKind) -> Vec<Error> {
    let text = || "x".to_owned();
    let path = || PathBuf::from("x");
    let one = match kind {
        ErrorKind::FileNotFound => Error::FileNotFound(path()),
        ErrorKind::FileUnreadable => Error::FileUnreadable { path: path(), reason: text() },
        ErrorKind::FileEmpty => Error::FileEmpty(text()),
        ErrorKind::FileTooLarge => Error::FileTooLarge { file: text(), size: 3, limit: 2 },
        ErrorKind::FileBinary => Error::FileBinary(text()),
        ErrorKind::FileDangerous => {
            let limits = Measure::iter().map(|measure| Danger::Limit { measure, limit: 1 });
            let dangers = limits.chain([Danger::Memory, Danger::Time, Danger::Search, Danger::Crash]);
            return dangers.map(|danger| Error::FileDangerous { file: text(), danger }).collect();
        }
        ErrorKind::JsonInvalid => Error::JsonInvalid { file: text(), line: 1, column: 1, reason: text() },
        ErrorKind::JournalInvalid => {
            Error::JournalInvalid { file: text(), line: 1, column: 1, reason: text() }
        }
        ErrorKind::RecordInvalid => Error::RecordInvalid { file: text(), line: 1, column: 1, reason: text() },
        ErrorKind::NoTable => Error::NoTable(text()),
        ErrorKind::NothingToRoll => Error::NothingToRoll(text()),
        ErrorKind::CampaignFileInvalid => {
            let of = |fault| Error::CampaignFileInvalid {
                file: text(),
                line: 1,
                column: 1,
                fault,
                reason: text(),
            };
            return CampaignFileFault::iter().map(of).collect();
        }
        ErrorKind::PinWrong => Error::PinWrong { given: true },
        ErrorKind::ListTooLong => Error::ListTooLong { file: text(), limit: 1 },
        ErrorKind::NothingFound => Error::NothingFound(text()),
        ErrorKind::NotOneOf => {
            let of = |kind| Error::NotOneOf { kind, name: text(), known: vec![text()] };
            // The window's pages only call existing commands.
            return Kind::iter().filter(|kind| *kind != Kind::Command).map(of).collect();
        }
        ErrorKind::FigureAmbiguous => Error::FigureAmbiguous { name: text(), candidates: vec![text()] },
        ErrorKind::FigureIsTerm => Error::FigureIsTerm(text()),
        ErrorKind::WordsUnreadable => Error::WordsUnreadable(text()),
        ErrorKind::NameUnusable => Error::NameUnusable(text()),
        ErrorKind::AliasUnusable => Error::AliasUnusable(text()),
        ErrorKind::PackBroken => Error::PackBroken(path()),
        ErrorKind::BackupUnusable => Error::BackupUnusable { path: path(), reason: text() },
        ErrorKind::RestoreInGroups => Error::RestoreInGroups(vec![text()]),
        ErrorKind::SpreadsheetUnreadable => Error::SpreadsheetUnreadable { file: text(), reason: text() },
        ErrorKind::SpreadsheetDamaged => Error::SpreadsheetDamaged(text()),
        ErrorKind::SpreadsheetNoRows => Error::SpreadsheetNoRows(text()),
        ErrorKind::ColumnMissing => {
            Error::ColumnMissing { file: text(), column: text(), found: vec![text()] }
        }
        ErrorKind::FileUnrecognised => Error::FileUnrecognised(text()),
        ErrorKind::Unfit => return Unfit::iter().map(|what| Error::Unfit { what, value: text() }).collect(),
        ErrorKind::NoMatchLog => Error::NoMatchLog(text()),
        ErrorKind::NoMissionNights => Error::NoMissionNights(text()),
        ErrorKind::ReasonWithoutScore => Error::ReasonWithoutScore { reasons: 2, scores: 1 },
        ErrorKind::TooManyGames => Error::TooManyGames { given: 4, most: 3 },
        ErrorKind::NoScore => Error::NoScore,
        ErrorKind::NoUpgrade => Error::NoUpgrade,
        ErrorKind::SquadOfAnotherGame => Error::SquadOfAnotherGame { squad: text(), game: text() },
        ErrorKind::Undecided => Error::Undecided(vec![text()]),
        ErrorKind::VersionsMoved => Error::VersionsMoved,
        ErrorKind::PhotoUnreadable => Error::PhotoUnreadable { file: text(), reason: text() },
        ErrorKind::PhotoTooLarge => {
            Error::PhotoTooLarge { file: text(), width: 1, height: 1, limit: 1_000_000 }
        }
        ErrorKind::PdfNoCampaign => Error::PdfNoCampaign(text()),
        ErrorKind::PdfNoSquad => Error::PdfNoSquad(text()),
        ErrorKind::PictureNoSquad => Error::PictureNoSquad(text()),
        ErrorKind::NothingToPrint => Error::NothingToPrint,
        ErrorKind::NoShareAddress => Error::NoShareAddress,
        ErrorKind::AddressUnusable => Error::AddressUnusable(text()),
        ErrorKind::PictureIsAFile => Error::PictureIsAFile,
        ErrorKind::PictureTooLarge => Error::PictureTooLarge(1),
        ErrorKind::StepOfAnother => Error::StepOfAnother { step: text(), machine: text() },
        ErrorKind::ChangedSince => Error::ChangedSince(vec![text()]),
        ErrorKind::TwoHistories => Error::TwoHistories(text()),
        ErrorKind::CodeUnreadable => Error::CodeUnreadable(text()),
        ErrorKind::Uncountable => {
            let reasons = [
                CountError::Unbounded(FigureId::from("x")),
                CountError::Stopped,
                CountError::TooManyPoints(1),
                CountError::TooRare,
                CountError::AmbiguousCosts,
            ];
            return reasons.map(Error::Uncountable).into();
        }
        ErrorKind::LinkFull => Error::LinkFull { link: text(), cards: 2, slots: 1 },
        ErrorKind::LinkNoCode => Error::LinkNoCode { link: text(), figures: vec![text()] },
        ErrorKind::OutputNotWritable => Error::OutputNotWritable { path: path(), reason: text() },
        ErrorKind::OutputIsData => Error::OutputIsData(path()),
        ErrorKind::Damaged => Error::Damaged { path: path(), detail: text(), survey: Survey::default() },
        ErrorKind::Fault => return faults(),
        ErrorKind::Exchange => {
            let away = std::io::Error::other("x");
            let all = [
                SyncError::NotACode,
                SyncError::NoGroup(path()),
                SyncError::Away(path()),
                SyncError::NoKeys(path()),
                SyncError::InTheWay(path()),
                SyncError::Busy,
                SyncError::Io { path: path(), source: away },
                SyncError::NotAnAddress,
                SyncError::Unreachable { place: text(), why: text() },
                SyncError::ServerSilent(text()),
                SyncError::UnsafeLogin { place: text(), method: text() },
                SyncError::Ended(text()),
                SyncError::Untrusted { place: text(), why: text() },
                SyncError::LoginRefused(text()),
                SyncError::NoPassword(text()),
                SyncError::NotSetUp(text()),
                SyncError::ServerNewer(text()),
                SyncError::SetUpBySuperuser(text()),
                SyncError::ServerTooOld { place: text(), version: text() },
                SyncError::ServerShared { place: text(), version: text() },
                SyncError::NotAMember(text()),
                SyncError::OlderCode(text()),
                SyncError::Outrun(text()),
                SyncError::KeyWithheld(text()),
                SyncError::KeyForged(text()),
                SyncError::KeyLeftOut(text()),
                SyncError::KeySetBack(text()),
                SyncError::NotAllowed { place: text(), why: text() },
                SyncError::ServerFull { place: text(), why: text() },
                SyncError::InvitationUsed(text()),
                SyncError::NoSuchMember(text()),
                SyncError::NotAServer(text()),
                SyncError::ServerFailed { place: text(), why: text() },
            ];
            return all.map(Error::Exchange).into();
        }
        // Errors of the database have their own test below.
        ErrorKind::Database => return Vec::new(),
        ErrorKind::Internal => Error::Internal(text()),
    };
    vec![one]
}

/// Returns the faults of all nouns.
fn faults() -> Vec<Error> {
    let refused = Refused::new(&Rules::default(), Vec::new()).into();
    let steps = StepFault::samples().into_iter().map(Error::from);
    let trades = TradesFault::samples().into_iter().map(Error::from);
    let odds = OddsFault::samples().into_iter().map(Error::from);
    let saves = ForeignSave::samples().into_iter().chain(ForeignFile::samples().into_iter().map(Error::from));
    let phones = PhonesFault::samples().into_iter().map(Error::from);
    let evening = EveningFault::samples().into_iter().map(Error::from);
    steps.chain(trades).chain(odds).chain(saves).chain(phones).chain(evening).chain([refused]).collect()
}

#[test]
fn the_faults_of_every_noun_are_among_the_samples() {
    fn implementations(folder: &Path) -> usize {
        let files =
            fs::read_dir(folder).expect("a folder of sources").map(|entry| entry.expect("an entry").path());
        files
            .map(|path| match path.is_dir() {
                true => implementations(&path),
                false => {
                    fs::read_to_string(&path).expect("a source is text").matches("impl Fault for ").count()
                }
            })
            .sum()
    }
    let listed: BTreeSet<_> = faults()
        .into_iter()
        .map(|error| match error {
            Error::Fault(fault) => (&*fault as &dyn Any).type_id(),
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(listed.len(), implementations(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")));
}

#[test]
fn every_error_says_what_happened_what_it_means_and_what_to_do() {
    for language in Language::ALL {
        let words = Words::of(language);
        for error in ErrorKind::iter().flat_map(samples) {
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
fn every_error_of_the_database_says_so_too() {
    for language in Language::ALL {
        let words = Words::of(language);
        let args = muster_app::base::error::DATABASE_VALUES.map(|name| (name, "x".into()));
        for code in DbErrorKind::iter().map(<&str>::from) {
            // A damaged cache is rebuilt silently; the text of database corruption also names what is left.
            if ["cache-damaged", "database-corrupt"].contains(&code) {
                continue;
            }
            for part in ["", ".means", ".todo"] {
                let key = format!("error-{code}{part}");
                assert!(words.try_get(&key, &args).is_some_and(|s| !s.is_empty()), "{language:?}: {key}");
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
