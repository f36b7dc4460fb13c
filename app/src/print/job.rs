//! A print job: its content and its layout, shared by the preview and the PDF.

use std::borrow::Borrow;
use std::collections::BTreeMap;

use muster_db::pack::LoadedGame;
use muster_rules::id::FigureId;
use muster_rules::squad::SquadDraft;
use muster_templates::layout::CardLayout;
use muster_templates::page::{Document, Embedded};
use muster_templates::print::{self as pages, MarginWords};
use muster_templates::view::{
    BoardView, CampaignLogView, CardView, ChecklistView, HeroSheetView, ListingView, NightView,
    ReferenceView, SheetView, SlipsView,
};

use super::reminders::{explain, rules};
use super::{ChecklistFilter, PrintOptions, Remarked, checklist, sheet};
use crate::base::error::Error;
use crate::base::muster::Muster;
use crate::base::session::Session;
use crate::base::speaker::Speaker;
use crate::base::words::{NamesWithDraft, Words};
use crate::card::{card, layout};
use crate::figures::filter::{FigureFilter, Passing};
use crate::squads::CheckedSquad;

/// The maximum number of cards, so that a typo doesn't exhaust the memory.
const MOST_CARDS: usize = 2_000;

/// The content of a print job.
#[derive(Clone, Debug, PartialEq)]
pub struct Work {
    /// The document's title.
    pub title: String,
    /// What was left out, or differs from the request.
    pub remarks: Vec<Remarked>,
    pub(super) matter: Matter,
}

impl Work {
    /// Creates a print job without remarks.
    pub(super) const fn new(title: String, matter: Matter) -> Self {
        Self { title, remarks: Vec::new(), matter }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Matter {
    Sheets(Vec<SheetView>),
    Cards(Vec<CardView>, Box<CardLayout>),
    Checklist(Box<ChecklistView>),
    Log(Box<CampaignLogView>),
    Heroes(Vec<HeroSheetView>),
    Night(Box<NightView>),
    Reference(Box<ReferenceView>),
    Board(Box<BoardView>),
    Listings(Vec<ListingView>),
    Slips(Box<SlipsView>),
}

/// A figure, the number of its cards, and its last known name.
type Wanted = (FigureId, u32, Option<String>);

/// The options for printing cards.
#[derive(Clone, Copy, Debug, Default)]
pub struct HowCards {
    /// Whether to print one card per figure, with a box for each copy.
    pub each_once: bool,
    /// Whether to print the meaning of the keywords.
    pub reminders: bool,
    /// Whether to print photos of the user's copies on the backs.
    pub photos: bool,
}

/// The laid out pages of a job, with the content and options they were made from.
#[derive(Debug)]
pub struct Laid {
    work: Work,
    options: PrintOptions,
    /// The pages.
    pub document: Document,
}

impl Laid {
    /// Lays out a job.
    #[must_use]
    pub fn new(work: Work, options: PrintOptions) -> Self {
        let document = match &work.matter {
            Matter::Sheets(views) => sheets(views, &options),
            Matter::Cards(views, layout) => {
                let margin = MarginWords { title: work.title.clone(), ..options.margin.clone() };
                pages::cards(views, layout, &PrintOptions { margin, ..options.clone() })
            }
            Matter::Checklist(view) => pages::checklist(view, &options),
            Matter::Log(view) => pages::campaign_log(view, &options),
            Matter::Heroes(views) => pages::hero_sheets(views, &options),
            Matter::Night(view) => pages::night(view, &options),
            Matter::Reference(view) => pages::reference(view, &options),
            Matter::Board(view) => pages::board(view, &options),
            Matter::Listings(views) => {
                let mut all = Document::default();
                views.iter().for_each(|view| all.append(pages::listing(view, &options)));
                all
            }
            Matter::Slips(view) => pages::slips(view, &options),
        };
        Self { work, options, document }
    }

    /// Returns whether these pages were laid out from this content with these options.
    #[must_use]
    pub fn is_of(&self, work: &Work, options: &PrintOptions) -> bool {
        self.options == *options && self.work == *work
    }

    /// Returns the options they were laid out with.
    pub(super) const fn options(&self) -> &PrintOptions {
        &self.options
    }

    /// Returns the document's title.
    #[must_use]
    pub fn title(&self) -> &str {
        &self.work.title
    }

    /// Returns the author for the PDF: the player of the first squad sheet, if given.
    #[must_use]
    pub fn author(&self) -> &str {
        match &self.work.matter {
            Matter::Sheets(views) => views.first().map_or("", |view| &view.player),
            _ => "",
        }
    }

    /// Returns all remarks, without duplicates.
    #[must_use]
    pub fn remarks(&self) -> Vec<Remarked> {
        let on_paper = self.document.remarks.iter().cloned().map(Remarked::OnPaper);
        let mut remarks: Vec<_> = self.work.remarks.iter().cloned().chain(on_paper).collect();
        remarks.sort();
        remarks.dedup();
        remarks
    }
}

/// Lays out squads, each starting a new page. Only the PDF of a single squad embeds it: with several, a reader would
/// import one of them and take it for all.
fn sheets(views: &[SheetView], options: &PrintOptions) -> Document {
    let mut all = Document::default();
    for view in views {
        all.append(pages::sheet(view, options));
    }
    if let [one] = views {
        all.embedded = one.squad_json.as_deref().map(Embedded::squad);
    }
    all
}

impl Muster {
    /// Returns the sheets of squads, optionally with the meaning of their cards' keywords.
    pub fn work_of_sheets(
        &self,
        squads: &[impl Borrow<CheckedSquad>],
        words: &Words,
        player: &str,
        reminders: bool,
    ) -> Result<Work, Error> {
        let mut views = Vec::new();
        let mut game_name = String::new();
        for checked in squads.iter().map(Borrow::borrow) {
            let names = NamesWithDraft::new(&checked.game.names, &checked.source.draft);
            let speaker = Speaker::new(words, &checked.game, &names);
            let rules = if reminders { rules(&speaker, &checked.source.draft) } else { Vec::new() };
            views.push(SheetView { rules, ..sheet(&speaker, checked, player) });
            game_name = speaker.game_name();
        }
        let (title, remarks) = match views.as_slice() {
            [] => return Err(Error::NothingToPrint),
            [one] => (one.title.clone(), Vec::new()),
            _ => (game_name, vec![Remarked::Several]),
        };
        Ok(Work { title, remarks, matter: Matter::Sheets(views) })
    }

    /// Returns the stat cards of figures and of squads' members, including those of side lists.
    ///
    /// # Errors
    /// Fails if no card is left, or the game's card layout is invalid.
    pub fn work_of_cards(
        &mut self,
        game: &LoadedGame,
        squads: &[SquadDraft],
        figures: &[(FigureId, u32)],
        how: HowCards,
        words: &Words,
    ) -> Result<Work, Error> {
        let speaker = Speaker::new(words, game, &game.names);
        let mut wanted: Vec<Wanted> = Vec::new();
        let mut title = None;
        for draft in squads {
            let beside = draft.side_lists.iter().flat_map(|list| &list.members);
            let members = draft.members.iter().chain(beside);
            wanted.extend(members.map(|m| (m.figure.clone(), m.count, m.last_name.clone())));
            title = title.or(Some(draft.name.clone()).filter(|name| !name.is_empty()));
        }
        let title = title.filter(|_| squads.len() == 1 && figures.is_empty());
        wanted.extend(figures.iter().map(|(figure, count)| (figure.clone(), *count, None)));
        if how.each_once {
            wanted = together(wanted);
        }
        let (mut cards, mut remarks) = (Vec::new(), Vec::new());
        let layout = layout(game)?;
        let photographed = if how.photos { Some(self.photographed(game)?) } else { None };
        for (id, count, last_name) in wanted {
            let Some(figure) = game.catalogue.figure(&id) else {
                remarks.push(Remarked::NoCard(last_name.unwrap_or_else(|| id.to_string())));
                continue;
            };
            let copies = if how.each_once { usize::from(count > 0) } else { count as usize };
            let room = MOST_CARDS - cards.len();
            if copies > room {
                remarks.push(Remarked::TooManyCards(MOST_CARDS));
            }
            if copies > 0 {
                let mut card = card(&speaker, figure, None);
                if how.reminders {
                    explain(&speaker, figure, &mut card);
                }
                if how.each_once {
                    card.count = count;
                }
                if let (Some(known), Some(back)) = (&photographed, &mut card.back) {
                    match self.photo_of(game, known, &id, &layout)? {
                        Some(Some(photo)) => back.photo = Some(photo),
                        Some(None) => remarks.push(Remarked::NoPhoto(card.name.clone())),
                        None => {}
                    }
                }
                cards.extend(std::iter::repeat_n(card, copies.min(room)));
            }
        }
        if cards.is_empty() {
            return Err(Error::NothingToPrint);
        }
        let title = title.unwrap_or_else(|| speaker.game_name());
        Ok(Work { title, remarks, matter: Matter::Cards(cards, Box::new(layout)) })
    }
}

/// Merges duplicates by adding up their counts, in order of first appearance.
fn together(wanted: Vec<Wanted>) -> Vec<Wanted> {
    let mut once: Vec<Wanted> = Vec::new();
    for (id, count, name) in wanted {
        match once.iter_mut().find(|(known, ..)| *known == id) {
            Some((_, all, _)) => *all = all.saturating_add(count),
            None => once.push((id, count, name)),
        }
    }
    once
}

/// Returns a checklist of the printings that pass a filter, or the want list.
///
/// # Errors
/// Fails if the filter contains an unknown name, nothing is left to list, or the collection can't be read.
pub fn work_of_checklist(
    session: &mut Session,
    game: &LoadedGame,
    filter: &FigureFilter,
    wants: bool,
) -> Result<Work, Error> {
    let passing = Passing::of(session, game, filter)?;
    let holdings = session.muster.database()?.holdings(Some(&game.catalogue.game().id))?;
    let by_printing: BTreeMap<_, _> =
        holdings.into_iter().map(|row| (row.holding.printing.clone(), row.holding)).collect();
    let speaker = session.speaker(game);
    let view = checklist(&speaker, &by_printing, &ChecklistFilter { passing, wants });
    if view.groups.is_empty() {
        return Err(Error::NothingToPrint);
    }
    Ok(Work { title: view.title.clone(), remarks: Vec::new(), matter: Matter::Checklist(Box::new(view)) })
}
