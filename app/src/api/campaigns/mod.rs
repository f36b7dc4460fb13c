//! Campaigns: the list, a new one, the books of one, and steps.

mod choices;
mod decks;
mod evenings;
mod missions;
mod view;
mod wire;

use std::path::Path;
use std::sync::Arc;

use muster_db::DbError;
use muster_db::pack::LoadedGame;
use muster_db::table::campaign::CampaignSummary;
use muster_rules::campaign::event::{Options, Phase};
use muster_rules::campaign::log::Log;
use muster_rules::campaign::step::{Setup, Step};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

pub use evenings::*;
pub use wire::*;

use crate::campaigns::{Book, CampaignFile, Change, Telling};
use crate::commands::Nothing;
use crate::decode::{decode, read_input};
use crate::error::Error;
use crate::games::Named;
use crate::session::Session;
use crate::wire::WireError;
use crate::words::Words;
use view::Shown;

/// Campaigns that are kept.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CampaignList {
    /// Those booked in last first.
    pub campaigns: Vec<CampaignCard>,
    /// Games that have campaigns.
    pub games: Vec<Named>,
}

/// What a campaign can be begun with, given what is chosen so far.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct ChoicesRequest {
    /// The game's id.
    pub game: String,
    /// The campaign chosen so far.
    pub campaign: Option<String>,
    /// The boxes chosen; empty for all.
    pub boxes: Vec<String>,
    /// What the group agreed on.
    pub options: Options,
}

/// A setup to be tried.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct SetupRequest {
    /// The game's id.
    pub game: String,
    /// The setup.
    pub setup: Setup,
}

/// What speaks against a setup.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SetupChecked {
    /// Every reason; empty where there is none.
    pub refused: Vec<RefusalView>,
}

/// A campaign to be begun.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct BeginRequest {
    /// The game's id.
    pub game: String,
    /// What the group calls it.
    pub name: String,
    /// The setup.
    pub setup: Setup,
}

/// A campaign that was begun, brought in or brought back.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CampaignMade {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
}

/// Which campaign.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct CampaignRequest {
    /// Its id.
    pub id: String,
}

/// Whether the Imperial player's secrets are asked for.
#[derive(Clone, Debug, Default, Deserialize, TS)]
pub struct Reveal {
    /// Whether they are.
    pub secrets: bool,
    /// The PIN, where there is one.
    pub pin: Option<String>,
}

/// A campaign to be shown.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct OpenCampaign {
    /// Its id.
    pub id: String,
    /// Whether with secrets.
    pub reveal: Reveal,
}

/// A step to be booked.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct BookRequest {
    /// The campaign's id.
    pub id: String,
    /// How many entries its log had when it was shown: a step is not booked into other books.
    pub entries: u32,
    /// The step.
    pub step: Step,
    /// Whether to answer with secrets.
    pub reveal: Reveal,
}

/// A step to be tried without booking it.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct PreviewStep {
    /// The campaign's id.
    pub id: String,
    /// The step.
    pub step: Step,
    /// Whether the secrets are shown: a PIN hides from a preview, too, what it hides.
    pub reveal: Reveal,
}

/// The last step is to be taken back, or done again.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct BackRequest {
    /// The campaign's id.
    pub id: String,
    /// How many entries its log had when it was shown.
    pub entries: u32,
    /// Whether to answer with secrets.
    pub reveal: Reveal,
}

/// A campaign to be called something else.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct RenameCampaign {
    /// Its id.
    pub id: String,
    /// The name.
    pub name: String,
}

/// A PIN to be set, changed or taken off.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct PinRequest {
    /// The campaign's id.
    pub id: String,
    /// The PIN so far, where there is one.
    pub old: Option<String>,
    /// The new one; null takes it off.
    pub new: Option<String>,
}

/// A file to write a campaign to, or to read one from.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct ExportCampaign {
    /// The campaign's id.
    pub id: String,
    /// The file.
    pub path: String,
}

/// A campaign's file to be read.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct ImportCampaign {
    /// The file.
    pub path: String,
}

/// The campaigns that are kept.
///
/// # Errors
/// Those of the database.
pub(crate) fn campaigns(session: &mut Session, _: Nothing) -> Result<CampaignList, Error> {
    let kept = session.muster.campaigns()?;
    let mut campaigns = Vec::new();
    for summary in kept {
        campaigns.push(card(session, summary)?);
    }
    let with = session.muster.games().iter().filter(|g| !g.campaigns.campaigns.is_empty()).cloned();
    let with: Vec<_> = with.collect();
    let named = |game: &Arc<LoadedGame>| Named {
        id: game.catalogue.game().id.to_string(),
        name: session.speaker(game).game_name(),
    };
    Ok(CampaignList { games: with.iter().map(named).collect(), campaigns })
}

fn card(session: &mut Session, summary: CampaignSummary) -> Result<CampaignCard, Error> {
    let sessions = session.muster.evenings(summary.uuid)?.len();
    let mut card = CampaignCard {
        id: summary.uuid.to_string(),
        name: summary.name.clone(),
        campaign: String::new(),
        heroes: Vec::new(),
        place: String::new(),
        done: 0,
        stages: 0,
        won: [0, 0],
        winner: None,
        sessions,
        updated: summary.updated.to_rfc3339(),
        trouble: None,
    };
    // Whatever is wrong with one campaign, the others are still listed.
    if let Err(error) = stand(session, &mut card, &summary) {
        card.trouble = Some(WireError::new(&error, &session.words).message);
    }
    Ok(card)
}

/// Fills in where a campaign stands.
fn stand(session: &mut Session, card: &mut CampaignCard, summary: &CampaignSummary) -> Result<(), Error> {
    let Ok(game) = session.game(summary.game.as_str()) else {
        let args = [("game", summary.game.to_string().into())];
        card.trouble = Some(session.words.get("campaign-trouble", &args));
        return Ok(());
    };
    let book = session.muster.campaign(&card.id)?;
    let telling = Telling::new(session.speaker(&game));
    let shown = Shown::new(&book, telling, false)?;
    let road = shown.road();
    card.campaign = shown.telling.name(shown.campaign.id.as_str());
    card.heroes = shown.seats().iter().map(|h| shown.telling.name(h.as_str())).collect();
    card.place = shown.place();
    card.stages = road.iter().filter(|s| s.kind != "forced").count();
    card.done = road.iter().filter(|s| s.kind != "forced" && s.winner.is_some()).count();
    card.won = missions::score(&shown.facts.rules, &shown.state);
    card.winner = shown.state.won.as_ref().map(ToString::to_string);
    Ok(())
}

/// What a campaign can be begun with.
///
/// # Errors
/// There is no such game.
pub(crate) fn choices(session: &mut Session, request: ChoicesRequest) -> Result<SetupChoices, Error> {
    let game = session.game(&request.game)?;
    Ok(choices::choices(&game.campaigns, Telling::new(session.speaker(&game)), &request))
}

/// Tries a setup.
///
/// # Errors
/// There is no such game.
pub(crate) fn check(session: &mut Session, request: SetupRequest) -> Result<SetupChecked, Error> {
    let game = session.game(&request.game)?;
    let begin = Step::Begin(request.setup);
    let refused = Log::default().book(&game.campaigns, begin).err().unwrap_or_default();
    let telling = Telling::new(session.speaker(&game));
    Ok(SetupChecked { refused: refused.iter().map(|r| view::refusal(r, telling)).collect() })
}

/// Begins a campaign.
///
/// # Errors
/// The rules forbid it, or those of the database.
pub(crate) fn begin(session: &mut Session, request: BeginRequest) -> Result<CampaignMade, Error> {
    let game = session.game(&request.game)?;
    let id = session.muster.begin_campaign(&game, request.name.trim(), request.setup)?;
    Ok(CampaignMade { id: id.to_string(), name: request.name })
}

/// Shows a campaign.
///
/// # Errors
/// There is none of this id, the PIN is another, or those of the database.
pub(crate) fn open(session: &mut Session, request: OpenCampaign) -> Result<CampaignView, Error> {
    let book = session.muster.campaign(&request.id)?;
    show(session, &book, &request.reveal)
}

/// What a step would book.
///
/// # Errors
/// There is no such campaign, or those of the database.
pub(crate) fn preview(session: &mut Session, request: PreviewStep) -> Result<StepPreview, Error> {
    let book = session.muster.campaign(&request.id)?;
    entitled(session, &book, &request.step, &request.reveal)?;
    let telling = Telling::new(session.speaker(&book.game));
    Ok(Shown::new(&book, telling, false)?.preview(&request.step))
}

/// Books a step.
///
/// # Errors
/// There is no such campaign, somebody else booked in between, or those of the database. What the rules
/// forbid is in the answer.
pub(crate) fn book(session: &mut Session, request: BookRequest) -> Result<StepAnswer, Error> {
    change(session, &request.id, request.entries, &request.reveal, Change::Book(Box::new(request.step)))
}

/// Takes the last step back.
///
/// # Errors
/// As for [`book`].
pub(crate) fn undo(session: &mut Session, request: BackRequest) -> Result<StepAnswer, Error> {
    change(session, &request.id, request.entries, &request.reveal, Change::Undo)
}

/// Does the step again that was taken back.
///
/// # Errors
/// As for [`book`].
pub(crate) fn redo(session: &mut Session, request: BackRequest) -> Result<StepAnswer, Error> {
    change(session, &request.id, request.entries, &request.reveal, Change::Redo)
}

fn change(
    session: &mut Session,
    id: &str,
    entries: u32,
    reveal: &Reveal,
    change: Change,
) -> Result<StepAnswer, Error> {
    let before = session.muster.campaign(id)?;
    unlocked(session, &before, reveal)?;
    if let Change::Book(step) = &change {
        entitled(session, &before, step, reveal)?;
    }
    if before.log.entries.len() != entries as usize {
        return Err(DbError::Overtaken { kind: muster_db::Kind::Campaign }.into());
    }
    let of = match &change {
        Change::Book(_) => Some(before.log.entries.len()),
        Change::Undo => before.log.undoable(),
        Change::Redo => before.log.redoable(),
    };
    let back = matches!(change, Change::Undo);
    let (book, refused) = match session.muster.change_book(before.clone(), change) {
        Ok(book) => (book, Vec::new()),
        Err(Error::Refused(refused)) => (before, refused.refusals),
        Err(error) => return Err(error),
    };
    let campaign = show(session, &book, reveal)?;
    let telling = Telling::new(session.speaker(&book.game));
    let name = view::entry(&book.log, of.filter(|_| refused.is_empty()), telling, reveal.secrets);
    let taken = |name: String| session.words.get("campaign-taken-back", &[("step", name.into())]);
    let done = name.map(|name| if back { taken(name) } else { name });
    Ok(StepAnswer {
        campaign,
        done: done.unwrap_or_default(),
        refused: refused.iter().map(|r| view::refusal(r, telling)).collect(),
    })
}

fn unlocked(session: &mut Session, book: &Book, reveal: &Reveal) -> Result<(), Error> {
    if reveal.secrets { session.muster.unlock(book.summary.uuid, reveal.pin.as_deref()) } else { Ok(()) }
}

/// What names agenda cards is the Imperial player's to ask: even a refusal would tell what is kept.
fn entitled(session: &mut Session, book: &Book, step: &Step, reveal: &Reveal) -> Result<(), Error> {
    let names_agenda = match step {
        Step::Draw { cards } => cards.is_some(),
        Step::Agenda { .. } | Step::Play { .. } => true,
        Step::Correct { card: Some(card), .. } => {
            book.game.campaigns.agenda_cards.contains_key(&card.0.as_str().into())
        }
        _ => false,
    };
    if names_agenda { session.muster.unlock(book.summary.uuid, reveal.pin.as_deref()) } else { Ok(()) }
}

fn show(session: &mut Session, book: &Book, reveal: &Reveal) -> Result<CampaignView, Error> {
    unlocked(session, book, reveal)?;
    let locked = session.muster.has_pin(book.summary.uuid)?;
    let sessions = evenings::sessions(session, book)?;
    let telling = Telling::new(session.speaker(&book.game));
    let shown = Shown::new(book, telling, reveal.secrets)?;
    let open = |heroes: bool| match &shown.state.phase {
        Phase::Upgrade(id) => {
            let upgrade = shown.facts.rules.upgrade(id);
            upgrade.is_some_and(|upgrade| (upgrade.side == shown.facts.rules.heroes.side) == heroes)
        }
        Phase::Mission | Phase::Over => false,
    };
    let stage = shown.campaign.stages.get(shown.state.stage);
    Ok(CampaignView {
        id: book.summary.uuid.to_string(),
        name: book.summary.name.clone(),
        game: book.summary.game.to_string(),
        campaign: shown.named(shown.campaign.id.as_str()),
        entries: u32::try_from(book.log.entries.len()).unwrap_or(u32::MAX),
        updated: book.summary.updated.to_rfc3339(),
        stage: shown.state.stage,
        phase: shown.state.phase.as_str().to_owned(),
        place: shown.place(),
        threat: stage.map_or(0, |s| s.threat),
        tiers: stage.map(|s| s.tiers.clone()).unwrap_or_default(),
        won: shown.state.won.as_ref().map(ToString::to_string),
        road: shown.road(),
        rebels: shown.rebels(),
        empire: shown.empire(),
        missions: shown.missions(),
        rebel_upgrade: open(true).then(|| shown.rebel_upgrade()),
        imperial_upgrade: open(false).then(|| shown.imperial_upgrade()),
        ledger: shown.ledger(),
        chart: shown.chart(),
        undo: view::entry(&book.log, book.log.undoable(), telling, reveal.secrets),
        redo: view::entry(&book.log, book.log.redoable(), telling, reveal.secrets),
        sessions,
        cites: shown.cites(),
        locked,
        secrets: reveal.secrets,
    })
}

/// Calls a campaign something else.
///
/// # Errors
/// There is none of this id, or those of the database.
pub(crate) fn rename(session: &mut Session, request: RenameCampaign) -> Result<Nothing, Error> {
    session.muster.rename_campaign(&request.id, request.name.trim())?;
    Ok(Nothing {})
}

/// Deletes a campaign; it can be brought back.
///
/// # Errors
/// There is none of this id, or those of the database.
pub(crate) fn remove(session: &mut Session, request: CampaignRequest) -> Result<CampaignMade, Error> {
    let removed = session.muster.delete_campaign(&request.id)?;
    Ok(CampaignMade { id: removed.uuid.to_string(), name: removed.name })
}

/// Brings a deleted campaign back.
///
/// # Errors
/// There is none of this id, or those of the database.
pub(crate) fn bring_back(session: &mut Session, request: CampaignRequest) -> Result<CampaignMade, Error> {
    let back = session.muster.bring_campaign_back(&request.id)?;
    Ok(CampaignMade { id: back.uuid.to_string(), name: back.name })
}

/// Sets, changes or takes off the PIN.
///
/// # Errors
/// The PIN so far is another, or those of the database.
pub(crate) fn set_pin(session: &mut Session, request: PinRequest) -> Result<Nothing, Error> {
    let campaign = session.muster.campaign(&request.id)?.summary.uuid;
    session.muster.unlock(campaign, request.old.as_deref())?;
    session.muster.set_pin(campaign, request.new.as_deref())?;
    Ok(Nothing {})
}

/// Writes a campaign to a file.
///
/// # Errors
/// There is none of this id, or the file can't be written.
pub(crate) fn export(session: &mut Session, request: ExportCampaign) -> Result<Nothing, Error> {
    let text = session.muster.export_campaign(&request.id)?;
    session.muster.save_file(Path::new(&request.path), text.as_bytes())?;
    Ok(Nothing {})
}

/// Reads a campaign from a file.
///
/// # Errors
/// The file can't be read or trusted.
pub(crate) fn read_file(request: &ImportCampaign, _: &Words) -> Result<CampaignFile, Error> {
    let text = decode(&request.path, &read_input(Path::new(&request.path))?)?.text;
    CampaignFile::read(&request.path, &text)
}

/// Keeps a campaign that was read from a file.
///
/// # Errors
/// Its game isn't there, or those of the database; nothing of it is kept then.
pub(crate) fn import(
    session: &mut Session,
    _: ImportCampaign,
    file: CampaignFile,
) -> Result<CampaignMade, Error> {
    let id = session.muster.bring_campaign(&file)?.to_string();
    let name = session.muster.campaign(&id)?.summary.name;
    Ok(CampaignMade { id, name })
}
