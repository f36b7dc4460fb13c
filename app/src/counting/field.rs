//! Counting legal squads, and drawing one at random.

use std::collections::BTreeMap;

use muster_rules::count::{BigUint, Counted, Stop};
use muster_rules::id::{FactionId, FigureId, FormatId, GameId, RuleId};
use muster_rules::squad::{Member, SquadDraft};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::begun::{Begun, Told};
use crate::base::error::{Error, Kind};
use crate::base::seed::seed;
use crate::base::session::Session;
use crate::collection::RowFault;

/// A request to count squads.
#[derive(Clone, Debug, Default, Deserialize, TS)]
pub struct CountRequest {
    /// The game's id.
    pub game: String,
    /// The format's id; null for the default format.
    pub format: Option<String>,
    /// A point limit that replaces the format's.
    pub points: Option<i32>,
    /// The required faction, by id or name.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub faction: Option<String>,
    /// A spreadsheet with the available copies; null for no limit.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub collection: Option<String>,
    /// Whether only copies owned by the user are available; ignored with a spreadsheet.
    pub owned: bool,
    /// Figures that each squad must contain, by id or name; repeat one for several copies.
    #[serde(default)]
    #[ts(as = "Option<_>", optional)]
    pub with: Vec<String>,
    /// Figures that no squad may contain.
    #[serde(default)]
    #[ts(as = "Option<_>", optional)]
    pub without: Vec<String>,
    /// Whether to count by number of members, too.
    pub by_size: bool,
}

/// The numbers of legal squads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct CountAnswer {
    /// The game's id.
    pub game: GameId,
    /// The format's id.
    pub format: FormatId,
    /// The point limit; null if there is none.
    pub points: Option<i32>,
    /// The number of different legal squads, in decimal.
    pub legal_squads: String,
    /// The number of squads that spend all points; null in a format without a limit.
    pub at_limit: Option<String>,
    /// The number of squads by the faction's English name. A squad that may play as several factions counts for each.
    pub by_faction: BTreeMap<String, String>,
    /// The same by the faction's id, largest first.
    pub factions: Vec<FactionCount>,
    /// The number of squads by size; sizes without a squad are omitted. Empty if not requested.
    pub by_size: BTreeMap<usize, String>,
    /// The rules that prevent any squad, if there is none.
    pub barred_by: Vec<RuleId>,
    /// Whether no attachments beyond the required ones were counted, because there are too many ways to choose them.
    pub no_more_attached: bool,
    /// Whether each squad counts once for each possible deck, and once without.
    pub with_decks: bool,
    /// Rows of the spreadsheet that were left out.
    pub faults: Vec<RowFault>,
}

/// The number of legal squads that can play as a faction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct FactionCount {
    /// The faction's id.
    pub faction: FactionId,
    /// The number of legal squads.
    pub legal_squads: String,
    /// The number of squads that spend all points; null in a format without a limit.
    pub at_limit: Option<String>,
}

/// A request with its names resolved.
pub(super) struct Asked {
    pub(super) begun: Begun,
    pub(super) faults: Vec<RowFault>,
}

/// Counts the legal squads.
///
/// # Errors
/// A name is unknown or the file can't be read; or, from the returned work: the number of squads is infinite, or the
/// work was stopped.
pub fn count(
    session: &mut Session,
    request: CountRequest,
) -> Result<impl FnOnce(&Stop) -> Result<CountAnswer, Error> + Send + use<>, Error> {
    let Asked { begun, faults } = asked(session, &request)?;
    Ok(move |stop: &Stop| {
        let Told { answer: mut field, no_more_attached } = begun.field(request.by_size, Some(stop))?;
        field.by_faction.retain(|(_, counted)| counted.legal != BigUint::default());
        field.by_faction.sort_by(|(_, a), (_, b)| b.legal.cmp(&a.legal));
        let game = begun.game.catalogue.game();
        let name = |id: &FactionId| game.faction(id).map_or_else(|| id.to_string(), |f| f.name.clone());
        let limit = |counted: &Counted| counted.at_limit.as_ref().map(ToString::to_string);
        let sizes = field.by_size.iter().enumerate().filter(|(_, n)| **n != BigUint::default());
        Ok(CountAnswer {
            game: game.id.clone(),
            format: begun.format.clone(),
            points: begun.request(None)?.limit(),
            legal_squads: field.all.legal.to_string(),
            at_limit: limit(&field.all),
            by_faction: field.by_faction.iter().map(|(id, c)| (name(id), c.legal.to_string())).collect(),
            factions: (field.by_faction.iter())
                .map(|(id, counted)| FactionCount {
                    faction: id.clone(),
                    legal_squads: counted.legal.to_string(),
                    at_limit: limit(counted),
                })
                .collect(),
            by_size: sizes.map(|(n, count)| (n, count.to_string())).collect(),
            barred_by: field.barred_by,
            no_more_attached,
            with_decks: begun.has_decks()?,
            faults,
        })
    })
}

/// The parameters of a random draw.
#[derive(Clone, Copy, Debug, Default)]
pub struct Chance {
    /// The seed; equal seeds draw equal squads. `None` for a random one.
    pub seed: Option<u64>,
    /// Whether to draw only squads that spend all points, if there are any.
    pub full: bool,
    /// Whether to draw only balanced squads, if there are any.
    pub balanced: bool,
}

/// Draws a legal squad uniformly at random, and returns it with whether it was drawn from balanced squads only;
/// `None` if there is none.
pub fn draw(
    session: &mut Session,
    request: &CountRequest,
    chance: Chance,
) -> Result<Option<(SquadDraft, bool)>, Error> {
    let begun = asked(session, request)?.begun;
    let seed = chance.seed.unwrap_or_else(seed);
    let draw = |begun: &Begun| begun.random(seed, chance.full, None);
    let (begun, Told { answer, .. }) = begun.balanced_first(chance.balanced, draw, Option::is_some)?;
    let Some(members) = answer else { return Ok(None) };
    let draft = SquadDraft::new(begun.game.catalogue.game().id.clone(), begun.format.clone());
    let mut draft = SquadDraft { limit: begun.points, faction: begun.faction.clone(), members, ..draft };
    draft.setup = begun.settled(&draft)?;
    Ok(Some((draft, begun.balanced)))
}

/// Counts the squads that a pool of figures can field.
pub(crate) struct PoolCount<'a> {
    pub(crate) game: &'a std::sync::Arc<muster_db::pack::LoadedGame>,
    pub(crate) format: &'a FormatId,
    /// A point limit that replaces the format's.
    pub(crate) points: Option<i32>,
}

impl PoolCount<'_> {
    /// Counts the squads from a pool with the given number of copies of each figure.
    ///
    /// # Errors
    /// There is no such format, or the work was stopped.
    pub(crate) fn of(&self, pool: BTreeMap<FigureId, u32>, stop: &Stop) -> Result<Counted, Error> {
        let begun = Begun::new(self.game.clone(), self.format.clone());
        let opened = pool.iter().map(|(figure, count)| Member::new(figure.clone(), *count)).collect();
        let begun = Begun { points: self.points, pool: Some(opened), owned: Some(pool), ..begun };
        Ok(begun.field(false, Some(stop))?.answer.all)
    }
}

/// Resolves the names in a request.
pub(super) fn asked(session: &mut Session, request: &CountRequest) -> Result<Asked, Error> {
    let game = session.game(&request.game)?;
    let catalogue = &game.catalogue;
    let format = request.format.as_deref().map_or_else(|| catalogue.usual_format(), FormatId::from);
    let factions = &catalogue.game().factions;
    let faction = request.faction.as_ref().map(|name| {
        let fold = muster_rules::fold::fold;
        let named = |f: &&muster_rules::game::Faction| {
            let names = [f.id.as_str(), f.name.as_str()].into_iter();
            names.chain(f.aliases.iter().map(String::as_str)).any(|n| fold(n) == fold(name))
        };
        factions
            .iter()
            .find(named)
            .map(|f| f.id.clone())
            .ok_or_else(|| Error::not_one_of(Kind::Faction, name, factions.iter().map(|f| &f.name)))
    });
    let faction = faction.transpose()?;
    let muster = &mut session.muster;
    let mut with = Vec::<Member>::new();
    for name in &request.with {
        let figure = muster.figure(&game, name)?.id;
        match with.iter_mut().find(|m| m.figure == figure) {
            Some(member) => member.count += 1,
            None => with.push(Member::new(figure, 1)),
        }
    }
    let without: Result<Vec<_>, _> =
        request.without.iter().map(|name| muster.figure(&game, name).map(|f| f.id)).collect();
    let without = without?;
    let (owned, faults) = match &request.collection {
        Some(file) => {
            let (owned, faults) = muster.figures_in(&game, file)?;
            (Some(owned), faults)
        }
        None if request.owned => {
            (Some(muster.database()?.owned_by_figure(&catalogue.game().id)?), Vec::new())
        }
        None => (None, Vec::new()),
    };
    let points = request.points;
    let begun = Begun::new(game.clone(), format);
    Ok(Asked { begun: Begun { points, faction, owned, with, without, ..begun }, faults })
}
