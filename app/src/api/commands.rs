//! The window's API: one list of commands, each with a typed request and a typed answer.
//!
//! The list below is the only one. [`call`], which runs a command, and [`typescript`], the types that the window's
//! pages are checked against, are generated from it; `tests/bindings.rs` keeps the committed types current. Nothing
//! here depends on a window: tests, the desktop shell and the development bridge (`examples/bridge.rs`) call the same
//! commands.
//!
//! Each noun has a file with its requests, its answers, and the functions of [`Session`] that handle them.
//!
//! There are three kinds of commands. Most run while they hold the session. Those that read a user's file read it
//! first, without the session, so that nothing waits for the file. Those that compute for long, or wait for a server,
//! start with the session and finish without it.

use serde_json::Value;
use ts_rs::{Config, TS};

use super::look::is_here;
use super::topics::{Topic, Touches};
use crate::api::wire::{Asked, at_once, beside, read_first};
use crate::api::work::Begun;
use crate::base::error::{Error, Kind, WireError};
use crate::base::exported::Exported;
use crate::base::nothing::Nothing;
use crate::base::photo::PhotoView;
use crate::base::session::Session;
use crate::collection::{copies, edit, export, holdings, import, overview, products, quick, undo};
use crate::figures::{search, show};
use crate::own::{answers, facts, my_figures};
use crate::print::{self, preview};
use crate::{
    about, backups, campaigns, counting, games, groups, home, kept, matches, odds, packs, phones, play,
    recognise, share, squads, start, terms, tournaments, trades,
};

/// The first line of the generated TypeScript.
pub(super) const TYPESCRIPT_HEAD: &str = "// Made from app/src/api/commands.rs by its tests; don't edit.\n";

macro_rules! commands {
    (
        at_once { $(
            $name:ident: $request:ty => $answer:ty, $run:path
            $(, reads $($at_reads:ident)+)? $(, changes $($at_changes:ident)+)?;
        )+ }
        read_first { $(
            $file:ident: $named:ty => $said:ty, $read:path, $then:path
            $(, reads $($file_reads:ident)+)? $(, changes $($file_changes:ident)+)?;
        )+ }
        beside { $(
            $work:ident: $asked:ty => $found:ty, $begin:path
            $(, reads $($work_reads:ident)+)? $(, changes $($work_changes:ident)+)?;
        )+ }
    ) => {
        /// The names of all commands.
        pub const COMMANDS: &[&str] = &[$(stringify!($name),)+ $(stringify!($file),)+ $(stringify!($work)),+];

        /// The names of the commands that read a file before they need the session.
        pub const READ_FIRST: &[&str] = &[$(stringify!($file)),+];

        /// The topics of the user's data that each command reads and changes.
        pub const TOUCHES: &[(&str, Touches)] = &[
            $((stringify!($name), Touches { reads: &[$($(Topic::$at_reads),+)?], changes: &[$($(Topic::$at_changes),+)?] }),)+
            $((stringify!($file), Touches { reads: &[$($(Topic::$file_reads),+)?], changes: &[$($(Topic::$file_changes),+)?] }),)+
            $((stringify!($work), Touches { reads: &[$($(Topic::$work_reads),+)?], changes: &[$($(Topic::$work_changes),+)?] }),)+
        ];

        /// Parses a request and reads the files that its command needs. Doesn't need the session, so it blocks no
        /// other command.
        #[must_use]
        pub fn read(name: &str, language: &str, request: Value) -> Asked {
            Asked::new(language, request, |request, words| match name {
                $(stringify!($name) if const { is_here(stringify!($name)) } => {
                    at_once::<$request, $answer>(stringify!($name), request, $run)
                })+
                $(stringify!($file) if const { is_here(stringify!($file)) } => {
                    read_first::<$named, _, $said>(stringify!($file), request, words, $read, $then)
                })+
                $(stringify!($work) if const { is_here(stringify!($work)) } => {
                    beside::<$asked, $found, _>(stringify!($work), request, $begin)
                })+
                _ => Err(Error::not_one_of(Kind::Command, name, COMMANDS.iter())),
            })
        }

        /// Generates the TypeScript of the list: a map from each command's name to its request and answer.
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
                out.push_str(&format!("  {}: {{ request: {request}; answer: {answer} }};\n", stringify!($file)));
                names.extend([request, answer]);
            )+
            $(
                let (request, answer) = (<$asked>::name(config), <$found>::name(config));
                out.push_str(&format!("  {}: {{ request: {request}; answer: {answer} }};\n", stringify!($work)));
                names.extend([request, answer]);
            )+
            out.push_str("}\n");
            let imports = names.iter().map(|n| format!("import type {{ {n} }} from './{n}';\n"));
            format!("{TYPESCRIPT_HEAD}{}\n{out}", imports.collect::<String>())
        }

        /// Exports the TypeScript of every type in the list, and of the types they contain, to a folder.
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
    at_once {
        start: Nothing => start::Started, start::start, reads Settings Packs;
        change_settings: start::SettingsChange => start::Settings, start::change_settings, changes Settings;
        about: Nothing => about::About, about::about, reads Packs;
        counts: games::GameRequest => home::Counts, home::counts, reads Packs Collection Squads Campaigns Matches;
        home: games::GameRequest => home::HomeView, home::home, reads Packs Collection Squads Campaigns Matches Backups;
        sample_squad: games::GameRequest => home::SquadMade, home::sample_squad, changes Squads;
        backups: Nothing => backups::BackupList, backups::backups, reads Backups;
        save_backup: backups::BackupRequest => backups::BackupSaved, backups::save_backup, changes Backups;
        restore_backup: backups::RestoreRequest => backups::Restored, backups::restore_backup, changes Settings Packs Collection Squads Aliases Campaigns Nights Matches Plays Tournaments Backups;
        start_fresh: Nothing => backups::FreshStart, backups::start_fresh, changes Settings Packs Collection Squads Aliases Campaigns Nights Matches Plays Tournaments Backups;
        groups: Nothing => groups::GroupList, groups::groups, reads Groups Packs Collection Squads Aliases Campaigns Nights Matches Plays Tournaments;
        create_group: groups::CreateGroup => groups::GroupJoined, groups::create_group, changes Groups Campaigns Nights;
        join_group: groups::JoinGroup => groups::GroupJoined, groups::join_group, changes Groups Packs Collection Squads Aliases Campaigns Nights Matches Plays Tournaments;
        group_code: groups::GroupRequest => groups::GroupCode, groups::group_code, reads Groups;
        leave_group: groups::GroupRequest => groups::GroupLeft, groups::leave_group, changes Groups;
        check_server: groups::ServerRequest => groups::ServerReport, groups::check_server;
        set_up_server: groups::ServerSetUpRequest => groups::ServerSetUp, groups::set_up_server;
        invite_member: groups::InviteRequest => groups::Invited, groups::invite_member, reads Groups;
        group_members: groups::GroupRequest => groups::GroupMembers, groups::group_members, reads Groups;
        remove_member: groups::RemoveRequest => groups::MemberRemoved, groups::remove_member, reads Groups;
        settle_counts: groups::SettleCounts => groups::GroupList, groups::settle_counts, changes Groups Collection;
        keep_side: groups::KeepSide => groups::GroupList, play::keep_side, changes Groups Squads Campaigns Nights Matches Plays Tournaments;
        packs: Nothing => packs::PackList, packs::packs, reads Packs;
        export_pack: packs::ExportPack => Nothing, packs::export_pack;
        remove_pack: packs::PackRequest => packs::PackRemoved, packs::remove_pack, changes Packs;
        bring_back_pack: packs::BringBackRequest => Nothing, packs::bring_back_pack, changes Packs;
        reload_packs: Nothing => packs::PackList, packs::reload_packs, changes Packs;
        game: games::GameRequest => games::GameView, games::game, reads Packs;
        search_figures: search::SearchRequest => search::FigurePage, search::search, reads Packs Collection;
        figure: show::FigureRequest => show::FigureDetails, show::figure, reads Packs Collection Squads;
        my_figures: games::GameRequest => my_figures::MyFigures, my_figures::my_figures, reads Packs Collection Squads;
        save_my_figure: my_figures::SaveMyFigure => my_figures::SavedMyFigure, my_figures::save, changes Packs;
        remove_my_figure: my_figures::RemoveMyFigure => my_figures::RemovedMyFigure, my_figures::remove, changes Packs;
        collection: overview::CollectionRequest => overview::Collection, overview::collection, reads Packs Collection;
        holdings: holdings::HoldingsRequest => holdings::HoldingPage, holdings::holdings, reads Packs Collection Squads;
        set_holding: edit::SetHolding => edit::HoldingChanged, edit::set_holding, changes Collection;
        edit_holdings: edit::EditHoldings => edit::EditDone, edit::edit_holdings, changes Collection;
        add_holding: edit::AddHolding => edit::HoldingChanged, edit::add_holding, changes Collection;
        quick_find: quick::QuickRequest => quick::QuickFound, quick::quick_find, reads Packs Collection;
        products: games::GameRequest => products::ProductList, products::products, reads Packs;
        add_product: products::AddProduct => products::ProductAdded, products::add_product, changes Collection;
        copies: copies::CopiesRequest => copies::CopyList, copies::copies, reads Packs Collection;
        put_copy: copies::PutCopy => copies::CopyView, copies::put_copy, changes Collection;
        remove_copy: copies::CopyRequest => undo::ChangeDone, copies::remove_copy, changes Collection;
        photo: copies::CopyRequest => PhotoView, copies::photo, reads Collection;
        large_photo: copies::CopyRequest => PhotoView, copies::large_photo, reads Collection;
        turn_photo: copies::TurnPhoto => undo::ChangeDone, copies::turn_photo, changes Collection;
        remove_photo: copies::CopyRequest => undo::ChangeDone, copies::remove_photo, changes Collection;
        take_back_change: undo::ChangeDone => undo::TakenBack, undo::take_back, changes Packs Collection;
        export_collection: export::ExportRequest => Exported, export::export;
        rename_kept: kept::RenameKept => kept::KeptView, kept::rename, changes Squads Campaigns Matches Plays Tournaments;
        remove_kept: kept::KeptRequest => kept::KeptView, kept::remove, changes Squads Campaigns Matches Plays Tournaments;
        bring_back_kept: kept::KeptRequest => kept::KeptView, kept::bring_back, changes Squads Campaigns Matches Plays Tournaments;
        removed_kept: kept::RemovedRequest => kept::RemovedThings, kept::removed, reads Packs Squads Campaigns Matches Plays Tournaments;
        new_squad: squads::DraftRequest => squads::OpenSquad, squads::new_squad, changes Squads;
        open_squad: squads::SquadRequest => squads::OpenSquad, squads::open_squad, reads Packs Squads Collection;
        save_squad: squads::SaveRequest => squads::SavedRevision, squads::save_squad, changes Squads;
        check_squad: squads::CheckSquad => squads::DraftChecked, squads::check_squad, reads Packs Collection Squads;
        squads: squads::ListSquads => squads::SquadList, squads::squads, reads Packs Collection Squads;
        label_squad: squads::LabelSquad => squads::LabelledSquad, squads::label_squad, changes Squads;
        duplicate_squad: squads::DuplicateRequest => squads::OpenSquad, squads::duplicate_squad, changes Squads;
        squad_history: squads::SquadRequest => squads::SquadHistory, squads::squad_history, reads Packs Squads;
        squad_versions: squads::SquadVersionsRequest => squads::SquadVersions, squads::squad_versions, reads Packs Squads Collection;
        merge_squad: squads::MergeSquad => squads::OpenSquad, squads::merge_squad, changes Squads Groups;
        restore_squad: squads::BringBackRevision => squads::OpenSquad, squads::restore_squad, changes Squads;
        compare_squads: squads::CompareSquadsRequest => squads::SquadComparison, squads::compare_squads, reads Packs Collection Squads;
        cost_changes: games::GameRequest => squads::CostChanges, squads::cost_changes, reads Packs Squads;
        acknowledge_costs: squads::SquadRequest => Nothing, squads::acknowledge_costs, changes Squads;
        learn_alias: squads::AliasRequest => squads::AliasView, squads::learn_alias, changes Aliases;
        aliases: games::GameRequest => squads::AliasList, squads::aliases, reads Packs Aliases;
        forget_alias: squads::ForgetRequest => squads::AliasForgotten, squads::forget_alias, changes Aliases;
        term_lines: terms::TermSearch => terms::TermLines, terms::lines, reads Packs;
        term: terms::TermRequest => terms::TermView, terms::term, reads Packs;
        term_summary: games::GameRequest => terms::TermSummary, terms::summary, reads Packs;
        squad_words: squads::DraftRequest => terms::SquadWords, terms::squad_words, reads Packs;
        write_own_word: terms::WriteOwnWord => terms::OwnWordKept, terms::write_own, changes Packs;
        take_own_words: terms::TakeOwnWords => terms::OwnWordsTaken, terms::take_own, changes Packs;
        export_own_words: terms::ExportOwnWords => Exported, terms::export_own;
        settle: answers::SettleRequest => Nothing, answers::settle, changes Packs;
        unsettle: answers::UnsettleRequest => Nothing, answers::unsettle, changes Packs;
        fact_grid: facts::FactGridRequest => facts::FactGrid, facts::grid, reads Packs;
        keep_facts: facts::KeepFacts => facts::KeptFacts, facts::keep, changes Packs;
        export_facts: facts::ExportFacts => Exported, facts::export;
        export_fact_gaps: facts::FactTable => Exported, facts::export_gaps;
        write_squad: share::WriteSquadRequest => share::SquadText, share::write_squad, reads Packs Collection Squads Settings;
        export_squad: share::ExportSquadRequest => share::SquadFile, share::export_squad;
        share_code: squads::DraftRequest => share::SquadText, share::share_code, reads Packs;
        squad_qr: squads::DraftRequest => share::SquadQr, share::squad_qr, reads Packs;
        squad_picture: squads::DraftRequest => share::SquadPicture, share::squad_picture, reads Packs Collection Squads;
        campaigns: Nothing => campaigns::CampaignList, campaigns::campaigns, reads Packs Campaigns;
        campaign_choices: campaigns::ChoicesRequest => campaigns::SetupChoices, campaigns::choices, reads Packs;
        check_campaign: campaigns::SetupRequest => campaigns::SetupChecked, campaigns::check, reads Packs;
        begin_campaign: campaigns::BeginRequest => campaigns::CampaignMade, campaigns::begin, changes Campaigns;
        campaign: campaigns::OpenCampaign => campaigns::KeptCampaign, campaigns::open, reads Packs Campaigns;
        preview_step: campaigns::PreviewStep => campaigns::StepPreview, campaigns::preview, reads Packs Campaigns;
        book_step: campaigns::BookRequest => campaigns::KeptCampaign, campaigns::book, changes Campaigns;
        decide_step: campaigns::ChangeRequest => campaigns::KeptCampaign, campaigns::decide, changes Campaigns;
        undo_step: campaigns::ChangeRequest => campaigns::KeptCampaign, campaigns::undo, changes Campaigns;
        redo_step: campaigns::ChangeRequest => campaigns::KeptCampaign, campaigns::redo, changes Campaigns;
        campaign_histories: campaigns::CampaignRequest => campaigns::CampaignHistories, campaigns::histories, reads Packs Campaigns;
        keep_history: campaigns::KeepHistory => campaigns::CampaignHistories, campaigns::keep_history, changes Campaigns Groups;
        campaign_moment: campaigns::MomentRequest => campaigns::Moment, campaigns::moment, reads Packs Campaigns;
        preview_mend: campaigns::MendRequest => campaigns::MendPreview, campaigns::preview_mend, reads Packs Campaigns;
        mend_campaign: campaigns::MendRequest => campaigns::KeptCampaign, campaigns::mend, changes Campaigns;
        anyway_missions: campaigns::AnywayRequest => campaigns::AnywayMissions, campaigns::anyway_missions, reads Packs Campaigns;
        campaign_seats: campaigns::CampaignRequest => campaigns::Seats, campaigns::seats, reads Packs Campaigns;
        paper_form: campaigns::CampaignRequest => campaigns::PaperForm, campaigns::paper_form, reads Packs Campaigns;
        open_amounts: campaigns::AmountsRequest => campaigns::OpenAmounts, campaigns::amounts, reads Packs Campaigns;
        forget_amounts: campaigns::ForgetAmounts => Nothing, campaigns::forget, changes Packs;
        set_campaign_pin: campaigns::PinRequest => campaigns::PinSet, campaigns::set_pin, changes Campaigns;
        export_campaign: campaigns::ExportCampaign => campaigns::CampaignExported, campaigns::export, changes Campaigns;
        campaign_night: campaigns::NightRequest => campaigns::NightAnswer, campaigns::night, reads Packs Campaigns Nights;
        night_tap: campaigns::TapRequest => campaigns::NightAnswer, campaigns::tap, changes Nights;
        night_surges: campaigns::SurgesRequest => campaigns::SurgesAnswer, campaigns::night_surges, reads Packs Campaigns Nights;
        night_undo: campaigns::UndoTap => campaigns::NightAnswer, campaigns::undo_tap, changes Nights;
        night_redo: campaigns::UndoTap => campaigns::NightAnswer, campaigns::redo_tap, changes Nights;
        save_evening: campaigns::SaveEvening => campaigns::EveningList, campaigns::save_evening, changes Campaigns;
        remove_evening: campaigns::RemoveEvening => campaigns::EveningList, campaigns::remove_evening, changes Campaigns;
        evening_photo: campaigns::EveningPhotoRequest => PhotoView, campaigns::photo, reads Campaigns;
        large_evening_photo: campaigns::EveningPhotoRequest => PhotoView, campaigns::large_photo, reads Campaigns;
        remove_evening_photo: campaigns::RemoveEveningPhoto => campaigns::EveningList, campaigns::remove_photo, changes Campaigns;
        matches: matches::MatchesRequest => matches::MatchList, matches::matches, reads Packs Matches Squads;
        plays: Nothing => play::PlayList, play::plays, reads Plays;
        play: play::PlayRequest => play::KeptPlay, play::play, reads Packs Plays;
        new_play: play::NewPlay => play::KeptPlay, play::new_play, changes Plays;
        tap_play: play::PlayTapRequest => play::KeptPlay, play::tap_play, changes Plays;
        undo_play: play::PlayBack => play::KeptPlay, play::undo_play, changes Plays Matches;
        redo_play: play::PlayBack => play::KeptPlay, play::redo_play, changes Plays Matches;
        log_play: play::LogPlay => play::PlayLogged, play::log_play, changes Plays Matches;
        play_stats: play::PlayStatsRequest => play::PlayStats, play::play_stats, reads Packs Plays Matches;
        tournaments: Nothing => tournaments::TournamentList, tournaments::tournaments, reads Tournaments;
        tournament: tournaments::TournamentRequest => tournaments::TournamentView, tournaments::tournament, reads Packs Tournaments;
        begin_tournament: tournaments::NewTournament => tournaments::TournamentView, tournaments::begin_tournament, changes Tournaments;
        tournament_squad: tournaments::TournamentSquadRequest => tournaments::TournamentSquadView, tournaments::tournament_squad, reads Packs Tournaments;
        hand_in_squad: tournaments::HandInSquad => tournaments::TournamentSquadView, tournaments::hand_in_squad, changes Tournaments;
        tell_result: tournaments::TellResult => tournaments::TournamentView, tournaments::tell_result, changes Tournaments;
        run_clock: tournaments::RunClock => tournaments::TournamentView, tournaments::run_clock, changes Tournaments;
        step_out: tournaments::StepOut => tournaments::TournamentView, tournaments::step_out, changes Tournaments;
        take_place: tournaments::TakePlace => tournaments::PlaceTaken, tournaments::take_place, changes Tournaments Phones;
        step_tournament: tournaments::StepTournament => tournaments::TournamentView, tournaments::step_tournament, changes Tournaments Matches;
        save_match: matches::SaveMatch => matches::MatchView, matches::save, changes Matches;
        bring_back_match: matches::BringBackMatch => matches::MatchView, matches::bring_back, changes Matches;
        score_match: matches::ScoreRequest => matches::Scored, matches::score, reads Packs;
        standings: matches::MatchesRequest => matches::StandingsView, matches::standings, reads Packs Matches;
        match_maps: matches::MapsRequest => matches::MapList, matches::maps, reads Packs;
        export_matches: matches::ExportMatches => Exported, matches::export;
        print_preview: preview::PreviewRequest => preview::PreviewPage, preview::preview, reads Packs Collection Squads Campaigns Matches Settings;
        print_save: preview::PrintRequest => print::PrintedFile, preview::save;
        odds: odds::OddsRequest => odds::OddsAnswer, odds::odds, reads Packs;
        squad_odds: odds::SquadOddsRequest => odds::SquadOdds, odds::squad_odds, reads Packs Squads;
        write_trades: trades::WriteTrades => Exported, trades::write;
        phones: Nothing => phones::PhonesView, phones::phones, reads Phones Campaigns Plays Tournaments;
        let_phones_in: phones::LetIn => phones::PhonesView, phones::let_in, changes Phones;
        shut_phones_out: Nothing => phones::PhonesView, phones::shut, changes Phones;
        seats: phones::SeatsRequest => phones::SeatOffers, phones::seats, reads Packs Campaigns Plays Tournaments;
        invite_guests: phones::InviteGuests => phones::Invitation, phones::invite, changes Phones;
        throw_out_guest: phones::ThrowOut => phones::PhonesView, phones::throw_out, changes Phones;
        stop_work: counting::StopRequest => Nothing, counting::stop;
    }
    read_first {
        recognise: recognise::DropRequest => recognise::Dropped, recognise::read, recognise::recognise, reads Packs;
        install_pack: packs::InstallRequest => packs::Installed, packs::read_pack, packs::install_pack, changes Packs;
        set_photo: copies::PhotoRequest => undo::ChangeDone, copies::read_photo, copies::set_photo, changes Collection;
        read_spreadsheet: import::ImportRequest => import::ImportAnswer, import::read, import::preview, reads Packs Collection;
        import_collection: import::ImportRequest => import::ImportAnswer, import::read, import::import, changes Packs Collection;
        read_list: squads::ReadListRequest => squads::ReadList, squads::read, squads::read_list, reads Packs Aliases Collection Squads;
        compare_facts: facts::CompareFacts => facts::FactDifferences, facts::read, facts::compare, reads Packs;
        compare_own_words: terms::CompareOwnWords => terms::OwnWordDifferences, terms::read_own, terms::compare_own, reads Packs;
        read_save: campaigns::ReadSave => campaigns::SaveRead, campaigns::read_save_file, campaigns::read_save, reads Packs;
        import_campaign: campaigns::ImportCampaign => campaigns::CampaignBrought, campaigns::read_file, campaigns::import, changes Campaigns;
        find_trades: trades::FindTrades => trades::Trades, trades::read, trades::find, reads Packs Collection;
        book_trades: trades::BookTrades => trades::TradesBooked, trades::read_to_book, trades::book, changes Collection;
        add_evening_photo: campaigns::AddEveningPhoto => campaigns::EveningList, campaigns::read_photo, campaigns::add_photo, changes Campaigns;
    }
    beside {
        squad_room: counting::RoomRequest => counting::Room, counting::room, reads Packs Collection;
        fill_squad: counting::FillRequest => counting::Fillings, counting::fill, reads Packs Collection;
        random_squad: counting::RandomRequest => counting::Drawn, counting::random, reads Packs Collection;
        count_squads: counting::CountRequest => counting::CountAnswer, counting::count, reads Packs Collection;
        tournament_pools: tournaments::PoolsRequest => tournaments::PoolsCounted, tournaments::pools, reads Packs Tournaments;
        next_purchase: counting::CountRequest => counting::GapAnswer, counting::gap, reads Packs Collection;
        exchange: groups::GroupRequest => groups::ExchangeDone, groups::exchange_beside, changes Groups Packs Collection Squads Aliases Campaigns Nights Matches Plays Tournaments;
        await_news: Nothing => groups::News, groups::await_news, reads Groups;
    }
}

/// Runs a command and answers in the given language.
///
/// # Errors
/// The command's error as a message; no partial change is kept.
pub fn call(session: &mut Session, name: &str, language: &str, request: Value) -> Result<Value, WireError> {
    begin(session, name, language, request)?.finish()
}

/// Runs a command as far as it needs the session, for callers that own the session.
pub fn begin(session: &mut Session, name: &str, language: &str, request: Value) -> Result<Begun, WireError> {
    read(name, language, request).begin(session)
}
