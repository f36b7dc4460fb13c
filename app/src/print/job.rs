//! A print job, previewed and then saved: its contents and their layout.

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
use super::{ChecklistFilter, PrintOptions, Remarked, card, checklist, layout, sheet};
use crate::error::Error;
use crate::figures::filter::{FigureFilter, Passing};
use crate::muster::Muster;
use crate::session::Session;
use crate::speaker::Speaker;
use crate::squads::CheckedSquad;
use crate::words::{NamesWithDraft, Words};

/// More cards than anybody cuts out; a slip of the finger must not fill the memory.
const MOST_CARDS: usize = 2_000;

/// What is printed, in words and numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct Work {
    /// What it is called.
    pub title: String,
    /// What was left out, or differs from what was asked for.
    pub remarks: Vec<Remarked>,
    pub(super) matter: Matter,
}

impl Work {
    /// A print job without remarks.
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

/// A figure, how many cards of it, and what it was last called.
type Wanted = (FigureId, u32, Option<String>);

/// Which cards of figures are printed, and what is on them.
#[derive(Clone, Copy, Debug, Default)]
pub struct HowCards {
    /// One card a figure, with boxes for as many copies as are needed.
    pub each_once: bool,
    /// With what their words mean.
    pub reminders: bool,
    /// With the photos of the user's copies on their backs.
    pub photos: bool,
}

/// Pages, with what they were laid out from.
#[derive(Debug)]
pub struct Laid {
    work: Work,
    options: PrintOptions,
    /// The pages.
    pub document: Document,
}

impl Laid {
    /// Lays out what is printed.
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

    /// Whether these are the pages of that.
    #[must_use]
    pub fn is_of(&self, work: &Work, options: &PrintOptions) -> bool {
        self.options == *options && self.work == *work
    }

    /// How they were laid out.
    pub(super) const fn options(&self) -> &PrintOptions {
        &self.options
    }

    /// What it is called.
    #[must_use]
    pub fn title(&self) -> &str {
        &self.work.title
    }

    /// Whose it is: the player of a squad's sheet; empty where nobody said.
    #[must_use]
    pub fn author(&self) -> &str {
        match &self.work.matter {
            Matter::Sheets(views) => views.first().map_or("", |view| &view.player),
            _ => "",
        }
    }

    /// All there is to tell of it, each thing once.
    #[must_use]
    pub fn remarks(&self) -> Vec<Remarked> {
        let on_paper = self.document.remarks.iter().cloned().map(Remarked::OnPaper);
        let mut remarks: Vec<_> = self.work.remarks.iter().cloned().chain(on_paper).collect();
        remarks.sort();
        remarks.dedup();
        remarks
    }
}

/// Each squad begins a page. A PDF carries one squad at most: one of several carries none, since
/// whoever reads it back would get one of them and believe it was all.
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
    /// The sheets of squads; with what the words on their cards mean, where that is asked for.
    ///
    /// # Errors
    /// There is none.
    pub fn work_of_sheets(
        &self,
        squads: &[CheckedSquad],
        words: &Words,
        player: &str,
        reminders: bool,
    ) -> Result<Work, Error> {
        let mut views = Vec::new();
        let mut game_name = String::new();
        for checked in squads {
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

    /// Stat cards of figures and of squads' members, including those beside the squads.
    ///
    /// # Errors
    /// No card is left, or the game's card layout is broken.
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

/// Each figure once, with how many of it there are in all, in the order of their first copies.
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

/// A checklist of the printings that a filter lets pass, or the wants list.
///
/// # Errors
/// A name isn't one of the game's, nothing is to be listed, or the collection can't be read.
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
