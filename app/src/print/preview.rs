//! Printing: pages to look at, and the PDF.

use std::path::Path;

use muster_rules::id::FigureId;
use muster_templates::svg;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::job::work_of_checklist;
use super::tournament::{TournamentPart, work_of_tournament};
use super::{Flip, HowCards, Laid, Paper, PrintOptions, PrintedFile, Work, margin_words, work_of_trades};
use crate::campaigns::NightRequest;
use crate::error::Error;
use crate::figures::filter::FigureFilter;
use crate::session::Session;
use crate::squads::CheckRequest;
use crate::trades::HandOver;
use crate::words::Words;

/// What to print.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct PrintJob {
    /// The game's id.
    pub game: String,
    /// What kind of thing.
    pub kind: PrintKind,
    /// Saved squads by id: for sheets, and for the cards of their members.
    pub squads: Vec<String>,
    /// Figures, for cards.
    pub figures: Vec<FigureCount>,
    /// One card a figure, however many the squads need.
    pub each_once: bool,
    /// With what the words on the figures' cards mean: for sheets and cards.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub reminders: bool,
    /// What is listed, for checklists.
    #[serde(default)]
    #[ts(optional, as = "Option<FigureFilter>")]
    pub filter: FigureFilter,
    /// The player's name, for sheets.
    pub player: String,
    /// The kept campaign by id; for a blank log the campaign of the game by id.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub campaign: Option<String>,
    /// Whether a campaign's log names what the Imperial player keeps in secret.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub secrets: bool,
    /// The PIN that hides secrets, if there is one.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub pin: Option<String>,
    /// The mission that is printed, by its id; null for the one under way.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub mission: Option<String>,
    /// Spaces in each column of half a board; as many as the game has, or usually, where nobody says.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub spaces: Option<u32>,
    /// What changes hands, for trades.
    #[serde(default)]
    #[ts(optional, as = "Option<Vec<HandOver>>")]
    pub handovers: Vec<HandOver>,
    /// The tournament, by its id or name.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub tournament: Option<String>,
    /// The round of it; the last one, if null.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub round: Option<u32>,
    /// How it is printed.
    pub look: PrintLook,
}

/// A kind of printed thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum PrintKind {
    /// Sheets of squads.
    Sheet,
    /// Stat cards.
    Cards,
    /// A checklist of the collection.
    Checklist,
    /// What is wanted.
    Wants,
    /// The log of a kept campaign.
    Log,
    /// A campaign's log to write on.
    BlankLog,
    /// The heroes of a kept campaign.
    Heroes,
    /// What is for sale in a kept campaign and what its heroes may learn, as a list.
    Shop,
    /// The cards of a kept campaign's shop.
    ShopCards,
    /// A mission of a kept campaign, to be played by.
    Night,
    /// The game's rules on one page, with the words of squads where some are given.
    Reference,
    /// The game's board, each half on a page.
    Board,
    /// What changes hands between collectors, with boxes to tick.
    Trades,
    /// Who meets whom in a round of a tournament.
    Pairings,
    /// Slips for the results of a round.
    Slips,
    /// How all stand in a tournament.
    Standings,
    /// What each player of a sealed or draft tournament got.
    Pools,
}

/// A number of copies of a figure.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct FigureCount {
    /// The figure's id.
    pub figure: String,
    /// How many.
    pub count: u32,
}

/// How something is printed.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct PrintLook {
    /// `a4` or `letter`.
    #[ts(type = "'a4' | 'letter'")]
    pub paper: Paper,
    /// Whether cards have backs, mirrored for turning the paper over.
    pub backs: bool,
    /// Over which edge the printer turns the paper.
    #[serde(default)]
    #[ts(optional, type = "'long' | 'short'")]
    pub flip: Flip,
    /// No tints and no shades.
    pub ink_saving: bool,
    /// Marks to cut by.
    pub cut_marks: bool,
    /// Space around each card that is cut away, in mm.
    pub bleed_mm: f32,
}

/// A page to look at.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct PreviewRequest {
    /// What to print.
    pub job: PrintJob,
    /// The page, from 0; the last one if there are fewer.
    pub page: usize,
}

/// A page as it will be printed.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PreviewPage {
    /// What is printed is called so.
    pub title: String,
    /// How many pages there are.
    pub pages: usize,
    /// Which of them this is, from 0.
    pub page: usize,
    /// The paper's width.
    pub width_mm: f32,
    /// The paper's height.
    pub height_mm: f32,
    /// The page as a self-contained SVG.
    pub svg: String,
    /// What differs from what was asked for, in words.
    pub remarks: Vec<String>,
}

/// What to print, and where to.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct PrintRequest {
    /// What to print.
    pub job: PrintJob,
    /// The file.
    pub path: String,
}

/// Shows a page as it will be printed.
///
/// # Errors
/// There is nothing to print, or what was asked for isn't there.
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
///
/// # Errors
/// There is nothing to print, or the file can't be written.
pub(crate) fn save(session: &mut Session, request: PrintRequest) -> Result<PrintedFile, Error> {
    laid(session, &request.job)?;
    let laid = session.laid.as_ref().ok_or(Error::NothingToPrint)?;
    session.muster.print(laid, &session.words, Path::new(&request.path))
}

/// The pages of a job. Those of the last one are kept: turning a page lays nothing out anew, and
/// whatever changed in between is seen by what the pages say.
fn laid<'a>(session: &'a mut Session, job: &PrintJob) -> Result<&'a Laid, Error> {
    let work = work(session, job)?;
    let options = options(&session.words, &job.look);
    let laid = match session.laid.take() {
        Some(laid) if laid.is_of(&work, &options) => laid,
        _ => Laid::new(work, options),
    };
    Ok(session.laid.insert(laid))
}

fn work(session: &mut Session, job: &PrintJob) -> Result<Work, Error> {
    let (game, words) = (session.game(&job.game)?, session.words);
    let campaign = job.campaign.as_deref().ok_or(Error::NothingToPrint);
    match job.kind {
        PrintKind::Sheet => {
            let check = |id: &String| session.muster.check_saved(id, &CheckRequest::default());
            let squads = job.squads.iter().map(check).collect::<Result<Vec<_>, _>>()?;
            session.muster.work_of_sheets(&squads, &words, &job.player, job.reminders)
        }
        PrintKind::Cards => {
            let figures = job.figures.iter().map(|f| (FigureId::from(f.figure.as_str()), f.count));
            let figures: Vec<_> = figures.collect();
            let squads = job.squads.iter().map(|id| Ok(session.muster.saved_squad(id)?.1));
            let squads = squads.collect::<Result<Vec<_>, Error>>()?;
            let how = HowCards { each_once: job.each_once, reminders: job.reminders, photos: job.look.backs };
            session.muster.work_of_cards(&game, &squads, &figures, how, &words)
        }
        PrintKind::Checklist => work_of_checklist(session, &game, &job.filter, false),
        PrintKind::Wants => work_of_checklist(session, &game, &job.filter, true),
        PrintKind::Log => {
            let campaign = campaign?;
            if job.secrets {
                let id = session.muster.campaign(campaign)?.summary.uuid;
                session.muster.unlock(id, job.pin.as_deref())?;
            }
            session.muster.work_of_campaign_log(campaign, job.secrets, &words)
        }
        PrintKind::BlankLog => session.muster.work_of_blank_log(&game, campaign?, &words),
        PrintKind::Heroes => session.muster.work_of_heroes(campaign?, &words),
        PrintKind::ShopCards => session.muster.work_of_shop_cards(campaign?, &words),
        PrintKind::Shop => session.muster.work_of_shop(campaign?, &words),
        PrintKind::Reference => {
            let squads = job.squads.iter().map(|id| Ok(session.muster.saved_squad(id)?.1));
            let squads = squads.collect::<Result<Vec<_>, Error>>()?;
            session.muster.work_of_reference(&game, &squads, &words)
        }
        PrintKind::Trades => work_of_trades(&session.speaker(&game), &job.handovers),
        PrintKind::Pairings => tournament(session, job, TournamentPart::Pairings),
        PrintKind::Slips => tournament(session, job, TournamentPart::Slips),
        PrintKind::Standings => tournament(session, job, TournamentPart::Standings),
        PrintKind::Pools => tournament(session, job, TournamentPart::Pools),
        PrintKind::Board => session.muster.work_of_board(&game, job.spaces, &words),
        PrintKind::Night => {
            let mission = job.mission.as_deref().map(Into::into);
            session.muster.work_of_night(&NightRequest { id: campaign?.to_owned(), mission }, &words)
        }
    }
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
