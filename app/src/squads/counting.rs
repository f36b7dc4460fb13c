//! What one can field: how many legal squads there are, one of them by chance, and how each figure
//! goes with a squad begun.

use std::collections::BTreeMap;
use std::sync::Arc;

use muster_db::pack::LoadedGame;
use muster_rules::count::{self, Goal, Request};
use muster_rules::id::{FigureId, FormatId};
use muster_rules::squad::{Member, SquadDraft};
use serde::Serialize;

use super::check::{CheckRequest, CheckedSquad, format_of};
use crate::collection::RowFault;
use crate::error::{Error, Kind};
use crate::muster::Muster;

/// Which squads to count.
#[derive(Clone, Debug, Default)]
pub struct CountRequest {
    /// The game; without one, the first.
    pub game: Option<String>,
    /// The format; without one, the usual.
    pub format: Option<String>,
    /// Points agreed on instead of the format's limit.
    pub points: Option<i32>,
    /// The faction that they are to be of.
    pub faction: Option<String>,
    /// A spreadsheet of what there is; without one, as many copies as one likes.
    pub collection: Option<String>,
    /// What the user owns, instead.
    pub owned: bool,
    /// Figures that are in every one of them, by id or name; one named twice, twice.
    pub with: Vec<String>,
    /// Figures that are in none of them.
    pub without: Vec<String>,
}

/// How many squads there are. Numbers too large for others to read as numbers are decimal texts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CountAnswer {
    /// The game's id.
    pub game: String,
    /// The format's id.
    pub format: String,
    /// The points that may be spent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<i32>,
    /// How many different squads are legal.
    pub legal_squads: String,
    /// How many of them spend all points; missing in a format without a limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at_limit: Option<String>,
    /// How many may play as each faction, by its English name. One that may play as several counts for
    /// each of them.
    pub by_faction: BTreeMap<String, String>,
    /// Where there is none: the rules without any one of which there would be some.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub barred_by: Vec<String>,
    /// Rows of the collection's file that were left out.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<RowFault>,
}

/// How one more of a figure goes with a squad.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FitAnswer {
    /// The figure.
    pub figure: FigureId,
    /// In how many legal squads it is beside everybody who is there already.
    pub legal_squads: String,
    /// In how many of them all points are spent.
    pub at_limit: String,
}

/// What a squad is filled up for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FillFor {
    /// As many points spent as may be.
    #[default]
    Points,
    /// As many activations.
    Activations,
    /// As much of the stat that is printed as boxes to tick, such as hit points.
    Endurance,
    /// As few copies as may be that the user doesn't own.
    Owned,
}

/// A squad filled up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FillAnswer {
    /// Who is to be added.
    pub add: Vec<Added>,
    /// How good the whole squad is by what was asked: points, activations, the stat; less than nothing for
    /// copies that aren't owned.
    pub value: i64,
    /// The points that it leaves over; missing where points don't matter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<i64>,
}

/// Copies to be added.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Added {
    /// The figure.
    pub figure: FigureId,
    /// How many.
    pub count: u32,
}

/// A request with its names looked up.
struct Asked {
    game: Arc<LoadedGame>,
    format: FormatId,
    points: Option<i32>,
    faction: Option<muster_rules::id::FactionId>,
    owned: Option<BTreeMap<FigureId, u32>>,
    with: Vec<Member>,
    without: Vec<FigureId>,
    faults: Vec<RowFault>,
}

impl Asked {
    fn request(&self) -> Result<Request<'_>, Error> {
        let draft = SquadDraft::new(self.game.catalogue.game().id.clone(), self.format.clone());
        Ok(Request {
            points: self.points,
            owned: self.owned.as_ref(),
            with: &self.with,
            without: &self.without,
            faction: self.faction.as_ref(),
            ..Request::new(format_of(&self.game, &draft)?)
        })
    }
}

impl Muster {
    /// Counts the legal squads.
    ///
    /// # Errors
    /// A name that nobody has, a file that can't be read, or squads without end.
    pub fn count_squads(&mut self, request: &CountRequest) -> Result<CountAnswer, Error> {
        let asked = self.asked(request)?;
        let (catalogue, request) = (&asked.game.catalogue, asked.request()?);
        let counted = count::count(catalogue, &request)?;
        let factions = count::by_faction(catalogue, &request)?;
        let none = counted.legal == 0_u32.into();
        let barred = if none { count::barred_by(catalogue, &request)? } else { Vec::new() };
        let by_faction = factions.into_iter().filter(|(_, c)| c.legal != 0_u32.into());
        let name = |id| catalogue.game().faction(&id).map_or_else(|| id.to_string(), |f| f.name.clone());
        Ok(CountAnswer {
            game: catalogue.game().id.to_string(),
            format: asked.format.to_string(),
            points: request.limit(),
            legal_squads: counted.legal.to_string(),
            at_limit: counted.at_limit.map(|n| n.to_string()),
            by_faction: by_faction.map(|(id, c)| (name(id), c.legal.to_string())).collect(),
            barred_by: barred.iter().map(ToString::to_string).collect(),
            faults: asked.faults,
        })
    }

    /// Draws a legal squad by chance, each as likely as the others. `None`, where there is none.
    ///
    /// # Errors
    /// As [`Self::count_squads`].
    pub fn random_squad(&mut self, request: &CountRequest, seed: u64) -> Result<Option<CheckedSquad>, Error> {
        let asked = self.asked(request)?;
        let Some(members) = count::random(&asked.game.catalogue, &asked.request()?, seed)? else {
            return Ok(None);
        };
        let mut draft = SquadDraft::new(asked.game.catalogue.game().id.clone(), asked.format);
        draft.limit = asked.points;
        draft.faction = asked.faction;
        draft.members = members;
        self.check_draft(asked.game, draft, &CheckRequest::default()).map(Some)
    }

    /// For every figure that may still be added to a squad: in how many legal squads it is with
    /// everybody who is there already, those in most of them first.
    ///
    /// # Errors
    /// Squads without end, or rules that counting can't part.
    pub fn squad_fits(&mut self, checked: &CheckedSquad) -> Result<Vec<FitAnswer>, Error> {
        let mut fits = count::fits(&checked.game.catalogue, &begun(checked)?)?;
        fits.retain(|f| f.legal != 0_u32.into());
        fits.sort_by(|a, b| b.legal.cmp(&a.legal));
        let answer = |fit: count::Fit| FitAnswer {
            figure: fit.figure,
            legal_squads: fit.legal.to_string(),
            at_limit: fit.at_limit.to_string(),
        };
        Ok(fits.into_iter().map(answer).collect())
    }

    /// Fills a squad up: the best legal squads that hold everybody who is there already.
    ///
    /// # Errors
    /// As [`Self::squad_fits`], and those of the collection.
    pub fn fill_squad(
        &mut self,
        checked: &CheckedSquad,
        best: FillFor,
        top: usize,
    ) -> Result<Vec<FillAnswer>, Error> {
        let catalogue = &checked.game.catalogue;
        let game = catalogue.game();
        let owned = match best {
            FillFor::Owned => self.database()?.owned_by_figure(&game.id)?,
            _ => BTreeMap::new(),
        };
        let stat = game.stats.iter().find(|s| s.per_box.is_some()).map_or("", |s| s.id.as_str());
        let goal = match best {
            FillFor::Points => Goal::Points,
            FillFor::Activations => Goal::Activations,
            FillFor::Endurance => Goal::Stat(stat),
            FillFor::Owned => Goal::FewestMissing(&owned),
        };
        let request = begun(checked)?;
        let there = |id: &FigureId| {
            let same = checked.source.draft.members.iter().filter(|m| m.figure == *id);
            same.map(|m| m.count).fold(0, u32::saturating_add)
        };
        let answer = |found: count::Found| FillAnswer {
            add: (found.members.into_iter())
                .map(|m| Added { count: m.count.saturating_sub(there(&m.figure)), figure: m.figure })
                .filter(|a| a.count > 0)
                .collect(),
            value: found.value,
            left: request.limit().map(|_| found.left),
        };
        Ok(count::best(catalogue, &request, goal, top)?.into_iter().map(answer).collect())
    }

    fn asked(&mut self, request: &CountRequest) -> Result<Asked, Error> {
        let game = self.game(request.game.as_deref())?;
        let catalogue = &game.catalogue;
        let format = request.format.as_deref().map_or_else(|| catalogue.usual_format(), FormatId::from);
        let factions = &catalogue.game().factions;
        let faction = request.faction.as_ref().map(|name| {
            let fold = muster_rules::fold::fold;
            let named = |f: &&muster_rules::game::Faction| {
                let names = [f.id.as_str(), f.name.as_str()].into_iter();
                names.chain(f.aliases.iter().map(String::as_str)).any(|n| fold(n) == fold(name))
            };
            factions.iter().find(named).map(|f| f.id.clone()).ok_or_else(|| Error::NotOneOf {
                kind: Kind::Faction,
                name: name.clone(),
                known: factions.iter().map(|f| f.name.clone()).collect(),
            })
        });
        let faction = faction.transpose()?;
        let mut with = Vec::<Member>::new();
        for name in &request.with {
            let figure = self.figure(&game, name)?.id;
            match with.iter_mut().find(|m| m.figure == figure) {
                Some(member) => member.count += 1,
                None => with.push(Member::new(figure, 1)),
            }
        }
        let without: Result<Vec<_>, _> =
            request.without.iter().map(|name| self.figure(&game, name).map(|f| f.id)).collect();
        let without = without?;
        let (owned, faults) = match &request.collection {
            Some(file) => {
                let (owned, faults) = self.figures_in(&game, file)?;
                (Some(owned), faults)
            }
            None if request.owned => {
                let id = game.catalogue.game().id.clone();
                (Some(self.database()?.owned_by_figure(&id)?), Vec::new())
            }
            None => (None, Vec::new()),
        };
        Ok(Asked { game, format, points: request.points, faction, owned, with, without, faults })
    }
}

/// All legal squads that hold everybody of one that was begun.
fn begun(checked: &CheckedSquad) -> Result<Request<'_>, Error> {
    let draft = &checked.source.draft;
    Ok(Request {
        points: draft.limit,
        with: &draft.members,
        faction: draft.faction.as_ref(),
        era: draft.era.as_ref(),
        side: draft.side.as_ref(),
        pool: draft.pool.as_deref(),
        ..Request::new(format_of(&checked.game, draft)?)
    })
}
