//! Details of a figure.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use muster_db::pack::LoadedGame;
use muster_db::table::holding::Holding;
use muster_db::table::squad_member::SquadUse;
use muster_rules::figure::{Figure, PersonLink, Standing};
use muster_rules::fold::fold;
use muster_rules::game::{KeywordList, Stat as StatColumn};
use muster_rules::id::{FactionId, FigureId, GameId, PersonId, PrintingId};
use muster_rules::text::read;
use muster_templates::view::{CardLine, CardView, Stat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::base::error::{Error, Kind};
use crate::base::muster::Muster;
use crate::base::named::Named;
use crate::base::session::Session;
use crate::base::speaker::Speaker;
use crate::own::facts::{AskedFact, asked, lacks};
use crate::terms::{FigureWord, is_term, unexplained_of, words_of};

/// A request for a figure.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct FigureRequest {
    /// The game; null for the first that has such a figure.
    pub game: Option<String>,
    /// The figure's id or name.
    pub figure: String,
}

/// The details of a figure.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FigureDetails {
    /// The game.
    pub game: GameId,
    /// Its id.
    pub figure: FigureId,
    /// Its English name.
    pub name: String,
    /// Its name in the reader's language.
    pub local_name: String,
    /// Its cost; null if unknown or chosen by the player.
    pub cost: Option<i32>,
    /// The cost as printed.
    pub cost_text: String,
    /// Names of its factions, in English.
    pub factions: Vec<String>,
    /// Ids of its factions.
    pub faction_ids: Vec<FactionId>,
    /// Whether the card is unique.
    pub unique: bool,
    /// Factions, uniqueness and attributes in one line.
    pub subtitle: String,
    /// The values of the stat block by stat id.
    pub stats: BTreeMap<String, i32>,
    /// The stat block with localised labels, in card order.
    pub stat_block: Vec<Labelled>,
    /// Keywords by list, in English.
    pub keywords: BTreeMap<String, Vec<String>>,
    /// Keywords shown as symbols, with their wording.
    pub signs: Vec<SignLine>,
    /// Abilities, powers and flags in card order, each with a bold lead and its text.
    pub lines: Vec<Labelled>,
    /// Flags and attributes, by id.
    pub traits: Vec<String>,
    /// The persons it is a version of, with the standing of each link.
    pub persons: Vec<PersonLink>,
    /// Other figures of the same person.
    pub same_person: Vec<Named>,
    /// Its printings.
    pub printings: Vec<PrintingLine>,
    /// Figures owned over all printings.
    pub owned: u32,
    /// Copies reserved for squads.
    pub promised: u32,
    /// Squads that use it.
    pub squads: Vec<SquadUse>,
    /// The title of the data's source.
    pub source: String,
    /// A remark on data that looks wrong.
    pub suspect: Option<String>,
    /// Missing data of its card, with how to answer for it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<AskedFact>>")]
    pub unknown: Vec<AskedFact>,
    /// Whether it is one of the user's own figures, which can be edited.
    pub mine: bool,
    /// Explanations of the terms on its card.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<FigureWord>>")]
    pub words: Vec<FigureWord>,
    /// Terms on its card without an explanation: English keywords with their display names.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Named>>")]
    pub unexplained: Vec<Named>,
}

/// A label with its value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Labelled {
    /// The label.
    pub label: String,
    /// The value.
    pub value: String,
}

/// Symbols of one keyword, and their meaning.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SignLine {
    /// SVG paths on a square of 100 × 100, filled by the even-odd rule.
    pub signs: Vec<String>,
    /// The same in words.
    pub text: String,
}

/// A printing with the numbers held of it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PrintingLine {
    /// Its id.
    pub printing: PrintingId,
    /// The set's name.
    pub set: String,
    /// The number in the set.
    pub number: String,
    /// The rarity's id.
    pub rarity: String,
    /// Figures owned.
    pub owned: u32,
    /// Stat cards owned.
    pub cards: u32,
    /// Figures wanted.
    pub wanted: u32,
    /// Figures for trade.
    pub for_trade: u32,
}

/// Returns the details of a figure. Doesn't create a database if nothing has been saved yet.
pub fn figure(session: &mut Session, request: FigureRequest) -> Result<FigureDetails, Error> {
    let game = match &request.game {
        Some(game) => session.game(game)?,
        None => session.muster.game_of_figure(&request.figure)?,
    };
    let figure = session.muster.figure(&game, &request.figure)?;
    let (id, catalogue) = (&figure.id, &game.catalogue);
    let mut held = BTreeMap::<PrintingId, Holding>::new();
    let (mut squads, mut promised) = (Vec::new(), 0);
    if let Some(database) = session.muster.database_if_any().0 {
        let game = &catalogue.game().id;
        for printing in catalogue.printings_of(id) {
            let row = database.holding(game, &printing.id)?;
            held.extend(row.map(|row| (printing.id.clone(), row.holding)));
        }
        squads = database.squads_using(game, id)?;
        promised = database.promised_by_figure(game)?.get(id).copied().unwrap_or(0);
    }
    let speaker = session.speaker(&game);
    let printings = catalogue.printings_of(id).map(|p| {
        let count = |of: fn(&Holding) -> u32| held.get(&p.id).map_or(0, of);
        PrintingLine {
            printing: p.id.clone(),
            set: catalogue.set(&p.set).map_or_else(|| p.set.to_string(), |s| s.name.clone()),
            number: p.number.clone(),
            rarity: p.rarity.clone(),
            owned: count(|h| h.figures),
            cards: count(|h| h.cards),
            wanted: count(|h| h.wanted),
            for_trade: count(|h| h.for_trade),
        }
    });
    let faction = |f: &FactionId| speaker.data().faction(f).map_or_else(|| f.to_string(), |f| f.name.clone());
    let CardView { stats, lines, .. } = crate::card::card(&speaker, &figure, None);
    Ok(FigureDetails {
        game: catalogue.game().id.clone(),
        local_name: speaker.figure(id),
        cost: figure.cost.known(),
        cost_text: crate::card::cost(&speaker, &figure),
        factions: figure.factions.iter().map(faction).collect(),
        subtitle: speaker.subtitle(&figure),
        stat_block: stat_block(&speaker, &figure, stats),
        signs: signs(&speaker, &figure),
        lines: lines.into_iter().map(|line| printed(&speaker, line)).collect(),
        same_person: same_person(&speaker, &figure),
        printings: printings.collect(),
        owned: held.values().map(|h| h.figures).sum(),
        promised,
        squads,
        source: catalogue.source(&figure.source).map(|s| s.title.clone()).unwrap_or_default(),
        unknown: asked(&speaker, &figure),
        mine: crate::own::my_figures::is_mine(&figure),
        words: words_of(&speaker, &figure),
        unexplained: unexplained_of(&speaker, &figure),
        traits: figure.traits.into_iter().chain(figure.attributes.into_values()).collect(),
        figure: figure.id,
        name: figure.name,
        faction_ids: figure.factions,
        unique: figure.unique,
        stats: figure.stats,
        keywords: figure.keywords,
        persons: figure.persons,
        suspect: figure.suspect,
    })
}

/// Returns a line of the card, with a question mark for an unknown text.
fn printed(speaker: &Speaker<'_>, line: CardLine) -> Labelled {
    let value = if line.open { speaker.word("points-unknown-sign") } else { line.text };
    Labelled { label: line.lead, value }
}

/// Returns the stat block, with a question mark for unknown values.
fn stat_block(speaker: &Speaker<'_>, figure: &Figure, printed: Vec<Stat>) -> Vec<Labelled> {
    let columns = speaker.data().stats.iter().filter(|s| s.is_on(figure));
    let one = |(stat, column): (Stat, &StatColumn)| {
        let unknown = lacks(speaker.game, figure, &column.id);
        let value = if unknown { speaker.word("points-unknown-sign") } else { stat.value };
        Labelled { label: stat.label, value }
    };
    printed.into_iter().zip(columns).map(one).collect()
}

/// Returns the symbols and words of composed keywords, in card order.
fn signs(speaker: &Speaker<'_>, figure: &Figure) -> Vec<SignLine> {
    let lists = speaker.data().keywords.iter().filter(|l| !l.parts.is_empty());
    let words = lists.flat_map(|l| figure.keywords.get(&l.id).into_iter().flatten().map(move |w| (l, w)));
    let row = |(list, word): (&KeywordList, &String)| {
        let signs = list.parts_of(word).into_iter().filter_map(|(_, value)| value.sign.as_ref());
        SignLine {
            signs: signs.map(|s| s.as_str().to_owned()).collect(),
            text: speaker.naming().ability(word),
        }
    };
    words.map(row).collect()
}

fn same_person(speaker: &Speaker<'_>, figure: &Figure) -> Vec<Named> {
    let of = |figure: &Figure| -> BTreeSet<PersonId> {
        let links = figure.persons.iter().filter(|p| p.standing != Standing::Denied);
        links.map(|p| p.person.clone()).collect()
    };
    let persons = of(figure);
    if persons.is_empty() {
        return Vec::new();
    }
    let others = speaker.game.catalogue.figures().iter().filter(|f| f.id != figure.id);
    let same = others.filter(|f| !of(f).is_disjoint(&persons));
    same.map(|f| Named { id: f.id.to_string(), name: speaker.figure(&f.id) }).collect()
}

impl Muster {
    /// Returns the game that has a figure of this id or name; the first game if none has.
    pub(crate) fn game_of_figure(&self, wanted: &str) -> Result<Arc<LoadedGame>, Error> {
        let named = |game: &&Arc<LoadedGame>| {
            let is = |f: &Figure| f.id.as_str() == wanted || fold(&f.name) == fold(wanted);
            game.catalogue.figures().iter().any(is)
                || game.catalogue.short_names().iter().any(|s| fold(&s.name) == fold(wanted))
        };
        let game = self.games().iter().find(named).cloned();
        game.map_or_else(|| self.game(None), Ok)
    }

    /// Returns the figure with this id or name.
    ///
    /// # Errors
    /// There is none, or several; the error lists the candidates.
    pub(crate) fn figure(&mut self, game: &Arc<LoadedGame>, wanted: &str) -> Result<Figure, Error> {
        let catalogue = &game.catalogue;
        if let Some(figure) = catalogue.figure(&FigureId::from(wanted)) {
            return Ok(figure.clone());
        }
        let (names, _) = self.names(game);
        let reading = read(&names, wanted).ok();
        let members = reading.iter().flat_map(|r| &r.members).map(|m| &m.figure);
        if let Some(figure) = members.into_iter().find_map(|id| catalogue.figure(id)) {
            return Ok(figure.clone());
        }
        let near = reading.iter().flat_map(|r| &r.unresolved).flat_map(|u| &u.candidates);
        let candidates: Vec<_> = near.map(ToString::to_string).collect();
        let name = wanted.to_owned();
        if candidates.is_empty() {
            if self.games().iter().any(|game| is_term(game, wanted)) {
                return Err(Error::FigureIsTerm(name));
            }
            return Err(Error::not_one_of(Kind::Figure, name, candidates));
        }
        Err(Error::FigureAmbiguous { name, candidates })
    }
}
