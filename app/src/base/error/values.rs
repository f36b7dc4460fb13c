//! Arguments of error messages.

use std::path::Path;

use muster_db::DbError;
use muster_db::damage::Part;
use muster_rules::count::CountError;
use muster_sync::SyncError;

use super::{Error, Kind};
use crate::base::words::Words;

/// The most names listed of things that are in the way.
const SOME: usize = 5;

impl Error {
    /// Returns the arguments of the error's message.
    #[must_use]
    pub fn values(&self) -> Vec<(&'static str, String)> {
        let path = |p: &Path| p.display().to_string();
        match self {
            Self::FileNotFound(p) | Self::PackBroken(p) | Self::OutputIsData(p) => vec![("file", path(p))],
            Self::FileUnreadable { path: p, reason }
            | Self::OutputNotWritable { path: p, reason }
            | Self::BackupUnusable { path: p, reason } => {
                vec![("file", path(p)), ("reason", reason.clone())]
            }
            Self::RestoreInGroups(names) => vec![("groups", names.join(", "))],
            Self::FigureAmbiguous { name, candidates } => {
                vec![("wanted", name.clone()), ("candidates", candidates.join(", "))]
            }
            Self::NoMatchLog(game) | Self::NoMissionNights(game) | Self::NoTable(game) => {
                vec![("game", game.clone())]
            }
            Self::NothingToRoll(event) => vec![("name", event.clone())],
            Self::TooManyGames { given, most } => {
                vec![("given", given.to_string()), ("most", most.to_string())]
            }
            Self::ReasonWithoutScore { reasons, scores } => {
                vec![("reasons", reasons.to_string()), ("scores", scores.to_string())]
            }
            Self::SquadOfAnotherGame { squad, game } => {
                vec![("name", squad.clone()), ("game", game.clone())]
            }
            Self::Fault(fault) => fault.values(),
            Self::AddressUnusable(address) => vec![("address", address.clone())],
            Self::PictureTooLarge(most) => vec![("most", most.to_string())],
            Self::AliasUnusable(name) | Self::FigureIsTerm(name) | Self::NameUnusable(name) => {
                vec![("name", name.clone())]
            }
            Self::FileEmpty(file)
            | Self::FileBinary(file)
            | Self::NothingFound(file)
            | Self::SpreadsheetNoRows(file)
            | Self::SpreadsheetDamaged(file)
            | Self::WordsUnreadable(file)
            | Self::FileUnrecognised(file)
            | Self::CodeUnreadable(file)
            | Self::PdfNoCampaign(file)
            | Self::PdfNoSquad(file)
            | Self::PictureNoSquad(file) => vec![("file", file.clone())],
            Self::FileTooLarge { file, size, limit } => {
                let mib = |bytes: u64| bytes.div_ceil(1 << 20).to_string();
                vec![("file", file.clone()), ("size", mib(*size)), ("limit", mib(*limit))]
            }
            Self::FileDangerous { file, danger } => {
                let (reason, limit) = danger.told();
                vec![("file", file.clone()), ("reason", reason.to_owned()), ("limit", limit.to_string())]
            }
            Self::CampaignFileInvalid { file, line, column, fault, reason } => vec![
                ("file", file.clone()),
                ("line", line.to_string()),
                ("column", column.to_string()),
                ("fault", fault.to_string()),
                ("reason", reason.clone()),
            ],
            Self::JsonInvalid { file, line, column, reason }
            | Self::JournalInvalid { file, line, column, reason }
            | Self::RecordInvalid { file, line, column, reason } => vec![
                ("file", file.clone()),
                ("line", line.to_string()),
                ("column", column.to_string()),
                ("reason", reason.clone()),
            ],
            Self::ListTooLong { file, limit } => vec![("file", file.clone()), ("limit", limit.to_string())],
            Self::NotOneOf { kind, name, known } => {
                let mut values = vec![("name", name.clone()), ("known", known.join(", "))];
                // Fluent selectors can't test for an empty string.
                if matches!(kind, Kind::Term | Kind::Fork | Kind::Group) {
                    values.push(("near", if known.is_empty() { "none" } else { "some" }.to_owned()));
                }
                if *kind == Kind::Group {
                    values.push(("named", if name.is_empty() { "no" } else { "yes" }.to_owned()));
                }
                values
            }
            Self::SpreadsheetUnreadable { file, reason } => {
                vec![("file", file.clone()), ("reason", reason.clone())]
            }
            Self::ColumnMissing { file, column, found } => {
                vec![("file", file.clone()), ("column", column.clone()), ("found", found.join(", "))]
            }
            Self::NothingToPrint
            | Self::NoShareAddress
            | Self::PictureIsAFile
            | Self::NoScore
            | Self::NoUpgrade
            | Self::VersionsMoved => Vec::new(),
            Self::PinWrong { given } => vec![("given", if *given { "yes" } else { "no" }.to_owned())],
            Self::StepOfAnother { step, machine } => {
                vec![("step", step.clone()), ("machine", machine.clone())]
            }
            Self::ChangedSince(names) => {
                let more = (names.len() > SOME).then_some("…");
                let some = names.iter().take(SOME).map(String::as_str).chain(more);
                vec![("names", some.collect::<Vec<_>>().join(", "))]
            }
            Self::TwoHistories(name) => vec![("name", name.clone())],
            Self::Undecided(parts) => vec![("parts", parts.join(", "))],
            Self::Uncountable(CountError::Unbounded(figure)) => vec![("figure", figure.to_string())],
            Self::Uncountable(_) => Vec::new(),
            Self::LinkFull { link, cards, slots } => {
                vec![("link", link.clone()), ("cards", cards.to_string()), ("slots", slots.to_string())]
            }
            Self::LinkNoCode { link, figures } => {
                vec![("link", link.clone()), ("figures", figures.join(", "))]
            }
            Self::Unfit { value, .. } => vec![("value", value.clone())],
            Self::PhotoUnreadable { file, reason } => {
                vec![("file", file.clone()), ("reason", reason.clone())]
            }
            Self::PhotoTooLarge { file, width, height, limit } => vec![
                ("file", file.clone()),
                ("width", width.to_string()),
                ("height", height.to_string()),
                ("limit", (limit / 1_000_000).to_string()),
            ],
            Self::Damaged { path: p, detail, survey } => vec![
                ("path", path(p)),
                ("detail", detail.clone()),
                ("whole", ids(&survey.whole).join(", ")),
                ("damaged", ids(&survey.damaged).join(", ")),
                ("backup", survey.newest.as_deref().map_or_else(|| "none".to_owned(), path)),
            ],
            Self::Database(error) => database_values(error),
            Self::Exchange(error) => exchange_values(error),
            Self::Internal(reason) => vec![("reason", reason.clone())],
        }
    }
}

fn exchange_values(error: &SyncError) -> Vec<(&'static str, String)> {
    let path = |path: &Path| ("path", path.display().to_string());
    match error {
        SyncError::NotACode | SyncError::Busy | SyncError::NotAnAddress => Vec::new(),
        SyncError::LoginRefused(place)
        | SyncError::ServerSilent(place)
        | SyncError::Ended(place)
        | SyncError::NoPassword(place)
        | SyncError::NotSetUp(place)
        | SyncError::ServerNewer(place)
        | SyncError::SetUpBySuperuser(place)
        | SyncError::NotAMember(place)
        | SyncError::OlderCode(place)
        | SyncError::Outrun(place)
        | SyncError::KeyWithheld(place)
        | SyncError::KeyForged(place)
        | SyncError::KeyLeftOut(place)
        | SyncError::KeySetBack(place)
        | SyncError::InvitationUsed(place) => vec![("place", place.clone())],
        SyncError::Unreachable { place, why }
        | SyncError::Untrusted { place, why }
        | SyncError::NotAllowed { place, why }
        | SyncError::ServerFull { place, why }
        | SyncError::ServerFailed { place, why } => vec![("place", place.clone()), ("detail", why.clone())],
        SyncError::UnsafeLogin { place, method } => {
            vec![("place", place.clone()), ("method", method.clone())]
        }
        SyncError::ServerTooOld { place, version } | SyncError::ServerShared { place, version } => {
            vec![("place", place.clone()), ("version", version.clone())]
        }
        SyncError::NoSuchMember(name) | SyncError::NotAServer(name) => vec![("name", name.clone())],
        SyncError::NoGroup(p) | SyncError::Away(p) | SyncError::NoKeys(p) | SyncError::InTheWay(p) => {
            vec![path(p)]
        }
        SyncError::Io { path: p, source } => vec![path(p), ("detail", source.to_string())],
        SyncError::Random(error) => vec![("detail", error.to_string())],
        SyncError::Db(error) => database_values(error),
    }
}

fn ids(parts: &[Part]) -> Vec<&'static str> {
    parts.iter().map(|part| part.as_str()).collect()
}

impl Error {
    /// Returns the arguments of the error's message, with their words translated.
    #[must_use]
    pub fn values_in(&self, words: &Words) -> Vec<(&'static str, String)> {
        if let Self::Fault(fault) = self {
            return fault.values_in(words);
        }
        let mut values = self.values();
        if let Self::Damaged { survey, .. } = self {
            for (name, parts) in [("whole", &survey.whole), ("damaged", &survey.damaged)] {
                let say = |part: &str| words.get(&format!("data-part-{part}"), &[]);
                let none = || words.get("data-part-none", &[]);
                let said: Vec<_> = ids(parts).into_iter().map(say).collect();
                let said = if said.is_empty() { none() } else { said.join(", ") };
                values.iter_mut().filter(|(n, _)| *n == name).for_each(|(_, value)| value.clone_from(&said));
            }
        }
        values
    }
}

/// All arguments that messages about database errors may use.
pub const DATABASE_VALUES: [&str; 11] = [
    "path",
    "found",
    "supported",
    "detail",
    "kind",
    "wanted",
    "candidates",
    "table",
    "backup",
    "what",
    "name",
];

/// Returns the arguments of a database error's message.
#[must_use]
pub fn database_values(error: &DbError) -> Vec<(&'static str, String)> {
    let details = error.details();
    let text = |value: &serde_json::Value| match value {
        serde_json::Value::String(text) => text.clone(),
        serde_json::Value::Array(items) => {
            // Things with the same name are distinguished by their ids.
            let of = |i: &serde_json::Value, key: &str| i[key].as_str().unwrap_or_default().to_owned();
            let named = items.iter().map(|i| match of(i, "name") {
                name if name.is_empty() => of(i, "id"),
                name => format!("{name} ({})", of(i, "id")),
            });
            named.collect::<Vec<_>>().join(", ")
        }
        other => other.to_string(),
    };
    DATABASE_VALUES.iter().filter_map(|name| details.get(name).map(|v| (*name, text(v)))).collect()
}
