//! The window's way in: one list of commands, each a typed request and a typed answer.
//!
//! The list below is the only one. From it come [`call`], which carries a command out, and
//! [`typescript`], the types that the window's pages are checked against; `tests/bindings.rs` keeps
//! the committed ones current. Nothing here knows of a window: the same commands are called by
//! tests, by the desktop's shell and by the development bridge (`examples/bridge.rs`).
//!
//! A file a noun: its requests, its answers, and functions of [`Desk`] that carry them out.
//!
//! There are three kinds of commands. Most are done at the desk. Those that read a file somebody named read
//! it first, without the desk, and take what they read there: nothing waits for a file. And those that think
//! for long begin at the desk and end beside it.

mod asked;
pub mod backups;
pub mod campaigns;
pub mod catalogue;
pub mod collection;
pub mod counting;
mod desk;
pub mod draft;
pub mod drop;
pub mod game;
pub mod home;
pub mod matches;
pub mod my_figures;
pub mod packs;
pub mod print;
pub mod settings;
pub mod signs;
pub mod squads;
pub mod start;
mod wire;
mod work;

use serde::Serialize;
use serde_json::Value;
use ts_rs::{Config, TS};

pub use asked::{Asked, SharedDesk};
pub use desk::Desk;
pub use wire::WireError;
pub use work::{Begun, Work};

use crate::error::{Error, Kind};

macro_rules! commands {
    (
        at_desk { $($name:ident: $request:ty => $answer:ty, $run:path;)+ }
        read_first { $($reads:ident: $named:ty => $said:ty, $read:path, $then:path;)+ }
        beside { $($work:ident: $asked:ty => $found:ty, $begin:path;)+ }
    ) => {
        /// The names of all commands.
        pub const COMMANDS: &[&str] = &[$(stringify!($name),)+ $(stringify!($reads),)+ $(stringify!($work)),+];

        /// The names of those that read a file before they need the desk.
        pub const READ_FIRST: &[&str] = &[$(stringify!($reads)),+];

        /// Reads what a command needs of files. It needs no desk for that: nobody who has one waits.
        #[must_use]
        pub fn read(name: &str, language: &str, request: Value) -> Asked {
            Asked::new(language, request, |request, words| match name {
                $(stringify!($name) => {
                    asked::at_desk::<$request, $answer>(stringify!($name), request, $run)
                })+
                $(stringify!($reads) => {
                    asked::read_first::<$named, _, $said>(stringify!($reads), request, words, $read, $then)
                })+
                $(stringify!($work) => {
                    asked::beside::<$asked, $found, _>(stringify!($work), request, $begin)
                })+
                _ => Err(Error::NotOneOf {
                    kind: Kind::Command,
                    name: name.to_owned(),
                    known: COMMANDS.iter().map(|c| (*c).to_owned()).collect(),
                }),
            })
        }

        /// The TypeScript of the list: a map from a command's name to its request and answer.
        #[must_use]
        pub fn typescript(config: &Config) -> String {
            let mut names = std::collections::BTreeSet::new();
            let mut out = String::from("export interface Commands {\n");
            $(
                let (request, answer) = (<$request>::name(config), <$answer>::name(config));
                out.push_str(&format!("  {}: {{ request: {request}; answer: {answer} }};\n", stringify!($name)));
                names.extend([request, answer]);
            )+
            $(
                let (request, answer) = (<$named>::name(config), <$said>::name(config));
                out.push_str(&format!("  {}: {{ request: {request}; answer: {answer} }};\n", stringify!($reads)));
                names.extend([request, answer]);
            )+
            $(
                let (request, answer) = (<$asked>::name(config), <$found>::name(config));
                out.push_str(&format!("  {}: {{ request: {request}; answer: {answer} }};\n", stringify!($work)));
                names.extend([request, answer]);
            )+
            out.push_str("}\n");
            let imports = names.iter().map(|n| format!("import type {{ {n} }} from './{n}';\n"));
            let head = "// Made from app/src/api/mod.rs by its tests; don't edit.\n";
            format!("{head}{}\n{out}", imports.collect::<String>())
        }

        /// Writes every type of the list, and those they are made of, into a folder.
        ///
        /// # Errors
        /// The folder can't be written.
        pub fn export_types(config: &Config) -> Result<(), ts_rs::ExportError> {
            WireError::export_all(config)?;
            $(
                <$request>::export_all(config)?;
                <$answer>::export_all(config)?;
            )+
            $(
                <$named>::export_all(config)?;
                <$said>::export_all(config)?;
            )+
            $(
                <$asked>::export_all(config)?;
                <$found>::export_all(config)?;
            )+
            Ok(())
        }
    };
}

commands! {
    at_desk {
        start: Nothing => start::Started, start::start;
        change_settings: start::SettingsChange => start::Settings, start::change_settings;
        about: Nothing => settings::About, settings::about;
        counts: game::GameRequest => home::Counts, home::counts;
        home: game::GameRequest => home::HomeView, home::home;
        sample_squad: game::GameRequest => home::SquadMade, home::sample_squad;
        backups: Nothing => backups::BackupList, backups::backups;
        save_backup: backups::BackupRequest => backups::BackupSaved, backups::save_backup;
        restore_backup: backups::RestoreRequest => backups::Restored, backups::restore_backup;
        start_fresh: Nothing => Nothing, backups::start_fresh;
        packs: Nothing => packs::PackList, packs::packs;
        export_pack: packs::ExportPack => Nothing, packs::export_pack;
        remove_pack: packs::PackRequest => packs::PackRemoved, packs::remove_pack;
        bring_back_pack: packs::BringBackRequest => Nothing, packs::bring_back_pack;
        reload_packs: Nothing => packs::PackList, packs::reload_packs;
        game: game::GameRequest => game::GameView, game::game;
        search_figures: catalogue::SearchRequest => catalogue::FigurePage, catalogue::search;
        figure: catalogue::FigureRequest => catalogue::FigureDetails, catalogue::figure;
        my_figures: game::GameRequest => my_figures::MyFigures, my_figures::my_figures;
        save_my_figure: my_figures::SaveMyFigure => my_figures::SavedMyFigure, my_figures::save;
        remove_my_figure: my_figures::RemoveMyFigure => my_figures::RemovedMyFigure, my_figures::remove;
        collection: game::GameRequest => collection::CollectionSummary, collection::collection;
        holdings: collection::holdings::HoldingsRequest => collection::holdings::HoldingPage, collection::holdings::holdings;
        set_holding: collection::holdings::HoldingChangeRequest => collection::holdings::HoldingRow, collection::holdings::set_holding;
        add_holding: collection::holdings::AddHoldingRequest => collection::holdings::HoldingRow, collection::holdings::add_holding;
        quick_find: collection::quick::QuickRequest => collection::quick::QuickFound, collection::quick::find;
        products: game::GameRequest => collection::products::ProductList, collection::products::products;
        add_product: collection::products::AddProductRequest => collection::products::ProductAdded, collection::products::add_product;
        copies: collection::copies::CopiesRequest => collection::copies::CopyList, collection::copies::copies;
        put_copy: collection::copies::PutCopyRequest => collection::copies::CopyView, collection::copies::put_copy;
        remove_copy: collection::copies::CopyRequest => collection::ChangeDone, collection::copies::remove_copy;
        photo: collection::copies::CopyRequest => collection::copies::PhotoView, collection::copies::photo;
        remove_photo: collection::copies::CopyRequest => collection::ChangeDone, collection::copies::remove_photo;
        take_back_change: collection::ChangeDone => collection::TakenBack, collection::take_back;
        export_collection: collection::ExportRequest => collection::Exported, collection::export;
        new_squad: squads::NewSquad => squads::OpenSquad, squads::new_squad;
        open_squad: squads::SquadRequest => squads::OpenSquad, squads::open_squad;
        save_squad: squads::SaveRequest => squads::SavedRevision, squads::save_squad;
        check_squad: squads::DraftRequest => squads::SquadView, squads::check_squad;
        squads: game::GameRequest => squads::SquadList, squads::squads;
        fits: squads::FitsRequest => squads::Fits, squads::fits;
        duplicate_squad: squads::history::DuplicateRequest => squads::OpenSquad, squads::history::duplicate_squad;
        remove_squad: squads::SquadRequest => squads::history::RemovedSquadView, squads::history::remove_squad;
        undelete_squad: squads::SquadRequest => squads::OpenSquad, squads::history::undelete_squad;
        removed_squads: game::GameRequest => squads::SquadList, squads::history::removed_squads;
        squad_history: squads::SquadRequest => squads::history::SquadHistory, squads::history::squad_history;
        restore_squad: squads::history::BringBackRevision => squads::OpenSquad, squads::history::restore_squad;
        compare_squads: squads::history::CompareSquadsRequest => squads::history::SquadComparison, squads::history::compare_squads;
        cost_changes: game::GameRequest => squads::history::CostChanges, squads::history::cost_changes;
        acknowledge_costs: squads::SquadRequest => Nothing, squads::history::acknowledge_costs;
        learn_alias: squads::lists::AliasRequest => Nothing, squads::lists::learn_alias;
        aliases: game::GameRequest => squads::lists::AliasList, squads::lists::aliases;
        forget_alias: squads::lists::ForgetRequest => Nothing, squads::lists::forget_alias;
        settle: squads::lists::SettleRequest => Nothing, squads::lists::settle;
        write_squad: squads::sharing::WriteSquadRequest => squads::sharing::SquadText, squads::sharing::write_squad;
        export_squad: squads::sharing::ExportSquadRequest => squads::sharing::SquadFile, squads::sharing::export_squad;
        share_code: squads::sharing::ShareSquadRequest => squads::sharing::SquadText, squads::sharing::share_code;
        squad_qr: squads::sharing::ShareSquadRequest => squads::sharing::SquadQr, squads::sharing::squad_qr;
        campaigns: Nothing => campaigns::CampaignList, campaigns::campaigns;
        campaign_choices: campaigns::ChoicesRequest => campaigns::SetupChoices, campaigns::choices;
        check_campaign: campaigns::SetupRequest => campaigns::SetupChecked, campaigns::check;
        begin_campaign: campaigns::BeginRequest => campaigns::CampaignMade, campaigns::begin;
        campaign: campaigns::OpenCampaign => campaigns::CampaignView, campaigns::open;
        preview_step: campaigns::PreviewStep => campaigns::StepPreview, campaigns::preview;
        book_step: campaigns::BookRequest => campaigns::StepAnswer, campaigns::book;
        undo_step: campaigns::BackRequest => campaigns::StepAnswer, campaigns::undo;
        redo_step: campaigns::BackRequest => campaigns::StepAnswer, campaigns::redo;
        rename_campaign: campaigns::RenameCampaign => Nothing, campaigns::rename;
        remove_campaign: campaigns::CampaignRequest => campaigns::CampaignMade, campaigns::remove;
        bring_back_campaign: campaigns::CampaignRequest => campaigns::CampaignMade, campaigns::bring_back;
        set_campaign_pin: campaigns::PinRequest => Nothing, campaigns::set_pin;
        export_campaign: campaigns::ExportCampaign => Nothing, campaigns::export;
        save_session: campaigns::SaveSession => campaigns::SessionList, campaigns::save_session;
        remove_session: campaigns::RemoveSession => campaigns::SessionList, campaigns::remove_session;
        session_photo: campaigns::SessionPhotoRequest => collection::copies::PhotoView, campaigns::photo;
        remove_session_photo: campaigns::RemoveSessionPhoto => campaigns::SessionList, campaigns::remove_photo;
        matches: matches::MatchesRequest => matches::MatchList, matches::matches;
        save_match: matches::SaveMatch => crate::matches::MatchView, matches::save;
        remove_match: matches::MatchRequest => crate::matches::MatchView, matches::remove;
        bring_back_match: matches::BringBackMatch => crate::matches::MatchView, matches::bring_back;
        score_match: matches::ScoreRequest => crate::matches::ResultView, matches::score;
        standings: matches::MatchesRequest => crate::matches::StandingsView, matches::standings;
        export_matches: matches::ExportMatches => collection::Exported, matches::export;
        print_preview: print::PreviewRequest => print::PreviewPage, print::preview;
        print_save: print::PrintRequest => print::PrintedFileView, print::save;
        stop_work: counting::StopRequest => Nothing, counting::stop;
    }
    read_first {
        recognise: drop::DropRequest => drop::Dropped, drop::read, drop::recognise;
        install_pack: packs::InstallRequest => packs::Installed, packs::read_pack, packs::install_pack;
        set_photo: collection::copies::PhotoRequest => collection::copies::CopyView, collection::copies::read_photo, collection::copies::set_photo;
        read_spreadsheet: collection::import::SpreadsheetRequest => collection::import::ImportPreview, collection::import::read, collection::import::read_spreadsheet;
        import_collection: collection::import::SpreadsheetRequest => collection::import::ImportResult, collection::import::read, collection::import::import_collection;
        read_list: squads::lists::ReadListRequest => squads::lists::ReadList, squads::lists::read, squads::lists::read_list;
        import_campaign: campaigns::ImportCampaign => campaigns::CampaignMade, campaigns::read_file, campaigns::import;
        add_session_photo: campaigns::AddSessionPhoto => campaigns::SessionList, campaigns::read_photo, campaigns::add_photo;
    }
    beside {
        squad_room: counting::RoomRequest => counting::Room, counting::room;
        fill_squad: counting::FillRequest => counting::Fillings, counting::fill;
        random_squad: counting::RandomRequest => counting::Drawn, counting::random;
        field: counting::FieldRequest => counting::FieldView, counting::field;
        next_purchase: counting::FieldRequest => counting::GapView, counting::next_purchase;
    }
}

/// A request or an answer with nothing in it.
#[derive(Clone, Copy, Debug, Default, serde::Deserialize, Serialize, TS)]
pub struct Nothing {}

/// Carries a command out and answers in the language.
///
/// # Errors
/// What went wrong, in words; nothing half-done is kept.
pub fn call(desk: &mut Desk, name: &str, language: &str, request: Value) -> Result<Value, WireError> {
    begin(desk, name, language, request)?.finish()
}

/// Carries a command out as far as it needs the desk, for those who have it to themselves.
///
/// # Errors
/// As [`call`].
pub fn begin(desk: &mut Desk, name: &str, language: &str, request: Value) -> Result<Begun, WireError> {
    read(name, language, request).begin(desk)
}
