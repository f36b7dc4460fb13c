//! Printing: the preview and the PDF.

use std::path::PathBuf;
use std::sync::Arc;

use muster_rules::id::FigureId;
use muster_rules::squad::SquadDraft;
use muster_templates::svg;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::job::work_of_checklist;
use super::tournament::{TournamentPart, work_of_tournament};
use super::{Flip, HowCards, Laid, Paper, PrintOptions, PrintedFile, Work, margin_words, work_of_trades};
use crate::base::error::Error;
use crate::base::session::Session;
use crate::base::words::Words;
use crate::campaigns::{NightRequest, Reveal, may_leave};
use crate::figures::filter::FigureFilter;
use crate::squads::{CheckRequest, CheckedSquad};
use crate::trades::HandOver;

/// What to print.
#[derive(Clone, Debug, Default, Deserialize, TS)]
pub struct PrintJob {
    /// The game's id.
    pub game: String,
    /// The kind of document.
    pub kind: PrintKind,
    /// Ids of saved squads, for sheets and for the cards of their members.
    pub squads: Vec<String>,
    /// The figures, for cards.
    pub figures: Vec<FigureCount>,
    /// Whether to print one card per figure, however many copies there are.
    pub each_once: bool,
    /// Whether to print the meaning of the cards' keywords, for sheets and cards.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub reminders: bool,
    /// The filter for checklists.
    #[serde(default)]
    #[ts(optional, as = "Option<FigureFilter>")]
    pub filter: FigureFilter,
    /// The player's name, for sheets.
    pub player: String,
    /// The id of the saved campaign; for a blank log, the id of the game's campaign.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub campaign: Option<String>,
    /// Whether the campaign log reveals the Imperial player's secret cards.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub secrets: bool,
    /// The PIN that protects secrets, if there is one.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub pin: Option<String>,
    /// The id of the mission to print; null for the one in progress.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub mission: Option<String>,
    /// The number of spaces in each column of half a board; null for the game's own or the usual number.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub spaces: Option<u32>,
    /// The handovers, for trades.
    #[serde(default)]
    #[ts(optional, as = "Option<Vec<HandOver>>")]
    pub handovers: Vec<HandOver>,
    /// The tournament's id or name.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub tournament: Option<String>,
    /// The round; null for the last one.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub round: Option<u32>,
    /// The appearance of the print.
    pub look: PrintLook,
    /// Squads that aren't saved, printed like the saved ones.
    #[serde(skip)]
    pub read: Vec<Arc<CheckedSquad>>,
}

/// A kind of printed document.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum PrintKind {
    /// Squad sheets.
    #[default]
    Sheet,
    /// Stat cards.
    Cards,
    /// A checklist of the collection.
    Checklist,
    /// The want list.
    Wants,
    /// The log of a saved campaign.
    Log,
    /// An empty campaign log.
    BlankLog,
    /// The heroes of a saved campaign.
    Heroes,
    /// A list of the items for sale in a saved campaign and the cards its heroes may learn.
    Shop,
    /// The cards in the shop of a saved campaign.
    ShopCards,
    /// A mission of a saved campaign, with its state.
    Night,
    /// The game's rules on one page, with the keywords of the given squads.
    Reference,
    /// The game's board, one page per half.
    Board,
    /// The handovers between collectors, with boxes to tick.
    Trades,
    /// The pairings of a tournament round.
    Pairings,
    /// Result slips for a round.
    Slips,
    /// The standings of a tournament.
    Standings,
    /// The pools of a sealed or draft tournament.
    Pools,
}

/// A number of copies of a figure.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct FigureCount {
    /// The figure's id.
    pub figure: String,
    /// The number of copies.
    pub count: u32,
}

/// The appearance of a print.
#[derive(Clone, Debug, Default, Deserialize, TS)]
pub struct PrintLook {
    /// `a4` or `letter`.
    #[ts(type = "'a4' | 'letter'")]
    pub paper: Paper,
    /// Whether cards have backs, mirrored for turning the paper over.
    pub backs: bool,
    /// The edge over which the printer turns the paper.
    #[serde(default)]
    #[ts(optional, type = "'long' | 'short'")]
    pub flip: Flip,
    /// Whether to omit tints and shades.
    pub ink_saving: bool,
    /// Whether to print cut marks.
    pub cut_marks: bool,
    /// The width of the bleed around each card, in mm.
    pub bleed_mm: f32,
}

/// A request for one page of the preview.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct PreviewRequest {
    /// What to print.
    pub job: PrintJob,
    /// The page, from 0; if there are fewer, the last one is returned.
    pub page: usize,
}

/// A page of the preview.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PreviewPage {
    /// The document's title.
    pub title: String,
    /// The number of pages.
    pub pages: usize,
    /// The page's index, from 0.
    pub page: usize,
    /// The paper's width, in mm.
    pub width_mm: f32,
    /// The paper's height, in mm.
    pub height_mm: f32,
    /// The page as a self-contained SVG.
    pub svg: String,
    /// How the print differs from the request, as sentences.
    pub remarks: Vec<String>,
}

/// A request to write a PDF.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct PrintRequest {
    /// What to print.
    pub job: PrintJob,
    /// The path of the PDF.
    #[ts(type = "string")]
    pub path: PathBuf,
}

/// Renders a page of the preview.
///
/// # Errors
/// Fails if there is nothing to print, or something the job refers to doesn't exist.
pub(crate) fn preview(session: &mut Session, request: PreviewRequest) -> Result<PreviewPage, Error> {
    let words = session.words;
    let laid = laid(session, &request.job)?;
    let pages = laid.document.pages.len();
    let page = request.page.min(pages.saturating_sub(1));
    let svg = svg::page_of(&laid.document, page).ok_or(Error::NothingToPrint)?;
    let (width_mm, height_mm) = laid.document.pages.get(page).map_or((0.0, 0.0), |p| (p.width, p.height));
    let remarks = laid.told(&words);
    Ok(PreviewPage { title: laid.title().to_owned(), pages, page, width_mm, height_mm, svg, remarks })
}

/// Writes the PDF.
pub fn save(session: &mut Session, request: PrintRequest) -> Result<PrintedFile, Error> {
    let laid = laid(session, &request.job)?;
    session.muster.print(&laid, &session.words, &request.path)
}

/// Returns the pages of a job. The last layout is cached; comparing its content, not the request, reveals any change
/// since.
fn laid(session: &mut Session, job: &PrintJob) -> Result<Arc<Laid>, Error> {
    let work = work(session, job)?;
    let options = options(&session.words, &job.look);
    let last = session.muster.cache.of::<LastLaid>();
    let laid = last.0.take().filter(|laid| laid.is_of(&work, &options));
    let laid = laid.unwrap_or_else(|| Arc::new(Laid::new(work, options)));
    Ok(Arc::clone(last.0.insert(laid)))
}

/// The pages laid out last.
#[derive(Default)]
struct LastLaid(Option<Arc<Laid>>);

fn work(session: &mut Session, job: &PrintJob) -> Result<Work, Error> {
    let (game, words) = (session.game(&job.game)?, session.words);
    let campaign = job.campaign.as_deref().ok_or(Error::NothingToPrint);
    match job.kind {
        PrintKind::Sheet => {
            let squads = squads(session, job)?;
            session.muster.work_of_sheets(&squads, &words, &job.player, job.reminders)
        }
        PrintKind::Cards => {
            let figures = job.figures.iter().map(|f| (FigureId::from(f.figure.as_str()), f.count));
            let figures: Vec<_> = figures.collect();
            let how = HowCards { each_once: job.each_once, reminders: job.reminders, photos: job.look.backs };
            let drafts = drafts(session, job)?;
            session.muster.work_of_cards(&game, &drafts, &figures, how, &words)
        }
        PrintKind::Checklist => work_of_checklist(session, &game, &job.filter, false),
        PrintKind::Wants => work_of_checklist(session, &game, &job.filter, true),
        PrintKind::Log => {
            let campaign = campaign?;
            may_print(session, job, campaign)?;
            session.muster.work_of_campaign_log(campaign, job.secrets, &words)
        }
        PrintKind::BlankLog => session.muster.work_of_blank_log(&game, campaign?, &words),
        PrintKind::Heroes => session.muster.work_of_heroes(campaign?, &words),
        PrintKind::ShopCards => session.muster.work_of_shop_cards(campaign?, &words),
        PrintKind::Shop => session.muster.work_of_shop(campaign?, &words),
        PrintKind::Reference => {
            let drafts = drafts(session, job)?;
            session.muster.work_of_reference(&game, &drafts, &words)
        }
        PrintKind::Trades => work_of_trades(&session.speaker(&game), &job.handovers),
        PrintKind::Pairings => tournament(session, job, TournamentPart::Pairings),
        PrintKind::Slips => tournament(session, job, TournamentPart::Slips),
        PrintKind::Standings => tournament(session, job, TournamentPart::Standings),
        PrintKind::Pools => tournament(session, job, TournamentPart::Pools),
        PrintKind::Board => session.muster.work_of_board(&game, job.spaces, &words),
        PrintKind::Night => {
            let (id, mission) = (campaign?.to_owned(), job.mission.as_deref().map(Into::into));
            let reveal = may_print(session, job, &id)?;
            session.muster.work_of_night(&NightRequest { id, mission, reveal }, &words)
        }
    }
}

/// Checks the PIN if a job prints secrets.
fn may_print(session: &mut Session, job: &PrintJob, campaign: &str) -> Result<Reveal, Error> {
    let reveal = Reveal { secrets: job.secrets, pin: job.pin.clone(), at_hand: false };
    if job.secrets {
        let book = session.muster.campaign(campaign)?;
        may_leave(&mut session.muster, &book, &reveal)?;
    }
    Ok(reveal)
}

/// Returns a job's squads, checked.
fn squads(session: &mut Session, job: &PrintJob) -> Result<Vec<Arc<CheckedSquad>>, Error> {
    let check = |id: &String| Ok(Arc::new(session.muster.check_saved(id, &CheckRequest::default())?));
    let saved = job.squads.iter().map(check).collect::<Result<Vec<_>, Error>>()?;
    Ok(saved.into_iter().chain(job.read.iter().cloned()).collect())
}

fn drafts(session: &mut Session, job: &PrintJob) -> Result<Vec<SquadDraft>, Error> {
    let saved = job.squads.iter().map(|id| Ok(session.muster.saved_squad(id)?.1));
    let saved = saved.collect::<Result<Vec<_>, Error>>()?;
    Ok(saved.into_iter().chain(job.read.iter().map(|squad| squad.source.draft.clone())).collect())
}

fn tournament(session: &mut Session, job: &PrintJob, part: TournamentPart) -> Result<Work, Error> {
    let id = job.tournament.as_deref().ok_or(Error::NothingToPrint)?;
    work_of_tournament(session, id, part, job.round)
}

fn options(words: &Words, look: &PrintLook) -> PrintOptions {
    PrintOptions {
        paper: look.paper,
        language: words.language().tag().to_owned(),
        ink_saving: look.ink_saving,
        cut_marks: look.cut_marks,
        bleed_mm: look.bleed_mm.clamp(0.0, 10.0),
        backs: look.backs,
        flip: look.flip,
        margin: margin_words(words),
        ..PrintOptions::default()
    }
}
