//! Sealed and draft play: dealing boosters, the players' pools, and counting the squads they can field.

use std::collections::BTreeMap;

use muster_db::pack::LoadedGame;
use muster_rules::count::Stop;
use muster_rules::fold::fold;
use muster_rules::id::{FigureId, FormatId};
use muster_rules::tournament::sealed::{Play, Slot, Stock};
use muster_rules::tournament::state::Dealt;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::store::Kept;
use crate::base::error::{Error, Kind};
use crate::base::named::Named;
use crate::base::session::Session;
use crate::counting::PoolCount;
use crate::games::find_set;
use crate::squads::text_of;

/// The boosters that were dealt.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TournamentPools {
    /// What players do with them.
    pub play: Play,
    /// The seed they were dealt with.
    #[ts(type = "number")]
    pub seed: u64,
    /// The pool of each player.
    pub pools: Vec<TournamentPool>,
}

/// A player's pool.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TournamentPool {
    /// The player's number.
    pub number: u32,
    /// The player's name.
    pub name: String,
    /// The figures in each booster.
    pub boosters: Vec<Vec<Named>>,
    /// The figures the player builds from; null if the draft picks aren't recorded yet.
    pub figures: Option<Vec<PoolFigure>>,
}

/// A figure in a pool, with its count.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PoolFigure {
    /// The figure's id.
    pub figure: FigureId,
    /// The name in the reader's language.
    pub name: String,
    /// The number of copies.
    pub count: u32,
}

/// A request to count the squads that pools can field.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct PoolsRequest {
    /// The tournament's id or name.
    pub id: String,
    /// The format's id; null for the usual one.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub format: Option<String>,
    /// The agreed point limit; null for the format's.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub points: Option<i32>,
}

/// The number of squads for each pool.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PoolsCounted {
    /// The pools, one per player.
    pub pools: Vec<PoolCounted>,
}

/// The number of squads that a pool can field.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PoolCounted {
    /// The player's number.
    pub number: u32,
    /// The player's name.
    pub name: String,
    /// The number of figures in the pool.
    pub figures: u32,
    /// The number of distinct legal squads.
    pub legal_squads: String,
    /// The number of those that spend all points; null in a format without a limit.
    pub at_limit: Option<String>,
}

/// Returns the stock that boosters are filled from, by sets or the user's own copies, and the slots of each.
pub(super) fn filled(
    session: &mut Session,
    kept: &Kept,
    (sets, own): (&[String], bool),
    holds: &[Slot],
) -> Result<(Stock, Vec<Slot>), Error> {
    Ok((stock(session, kept, sets, own)?, slots(&kept.game, holds)?))
}

/// Returns the stock that boosters are filled from.
fn stock(session: &mut Session, kept: &Kept, sets: &[String], own: bool) -> Result<Stock, Error> {
    let catalogue = &kept.game.catalogue;
    let wanted: Vec<_> = sets.iter().map(|set| find_set(&kept.game, set)).collect::<Result<_, _>>()?;
    let printings = catalogue.printings().iter();
    let printings: Vec<_> = printings.filter(|p| wanted.is_empty() || wanted.contains(&p.set)).collect();
    if !own {
        let mut figures = BTreeMap::<String, Vec<FigureId>>::new();
        for printing in printings {
            let pile = figures.entry(printing.rarity.clone()).or_default();
            if !pile.contains(&printing.figure) {
                pile.push(printing.figure.clone());
            }
        }
        return Ok(Stock::Sets(figures));
    }
    // Keep one copy of each figure.
    let held = session.muster.database()?.holdings(Some(&catalogue.game().id))?;
    let mut there = BTreeMap::<FigureId, (u32, Option<String>)>::new();
    for row in held {
        let printed = printings.iter().find(|p| p.id == row.holding.printing);
        let Some(printed) = printed else { continue };
        let figure = there.entry(printed.figure.clone()).or_default();
        figure.0 += row.holding.figures;
        figure.1.get_or_insert_with(|| printed.rarity.clone());
    }
    let mut figures = BTreeMap::<String, BTreeMap<FigureId, u32>>::new();
    for (figure, (count, rarity)) in there {
        if let (Some(rarity), true) = (rarity, count > 1) {
            figures.entry(rarity).or_default().insert(figure, count - 1);
        }
    }
    Ok(Stock::Own(figures))
}

/// Returns the slots of a booster, with rarities resolved to ids.
fn slots(game: &LoadedGame, told: &[Slot]) -> Result<Vec<Slot>, Error> {
    let rarities = &game.catalogue.game().rarities;
    let slot = |slot: &Slot| {
        let wanted = fold(&slot.rarity);
        let known = rarities.iter().find(|rarity| fold(&rarity.id) == wanted || fold(&rarity.name) == wanted);
        let rarity = known.map(|rarity| rarity.id.clone()).ok_or_else(|| {
            Error::not_one_of(Kind::Rarity, &slot.rarity, rarities.iter().map(|rarity| &rarity.name))
        })?;
        Ok(Slot { rarity, figures: slot.figures })
    };
    told.iter().map(slot).collect()
}

/// Returns the figures of a list, repeated by their count.
pub(super) fn figures(session: &mut Session, kept: &Kept, list: &str) -> Result<Vec<FigureId>, Error> {
    let (names, _) = session.muster.names(&kept.game);
    let reading = text_of(&names, &session.words.get("list-pasted", &[]), list)?;
    if let Some(open) = reading.unresolved.first() {
        let figures = open.candidates.iter().filter_map(|id| kept.game.catalogue.figure(id));
        let known = figures.map(|figure| &figure.name);
        return Err(Error::not_one_of(Kind::Figure, &open.text, known));
    }
    let copies = |count: u32| usize::try_from(count).unwrap_or(0);
    let members = reading.members.iter();
    Ok(members.flat_map(|m| std::iter::repeat_n(m.figure.clone(), copies(m.count))).collect())
}

/// Returns the boosters that were dealt, as both shells get them.
pub(super) fn view(session: &Session, kept: &Kept) -> Option<TournamentPools> {
    let state = kept.log.state();
    let dealt = state.dealt.as_ref()?;
    let speaker = session.speaker(&kept.game);
    let named = |id: &FigureId| Named { id: id.to_string(), name: speaker.figure(id) };
    let pool = |hand: &muster_rules::tournament::log::Hand| TournamentPool {
        number: hand.player,
        name: state.player(hand.player).map(|player| player.name.clone()).unwrap_or_default(),
        boosters: hand.boosters.iter().map(|booster| booster.iter().map(named).collect()).collect(),
        figures: dealt.pool(hand.player).map(|pool| {
            let figures = pool.into_iter();
            let mut figures: Vec<_> = figures
                .map(|(figure, count)| PoolFigure { name: speaker.figure(&figure), figure, count })
                .collect();
            figures.sort_by_cached_key(|figure| fold(&figure.name));
            figures
        }),
    };
    let pools = dealt.hands.iter().map(pool).collect();
    Some(TournamentPools { play: dealt.play, seed: dealt.seed, pools })
}

/// Counts the squads that each known pool can field.
///
/// # Errors
/// Fails if the tournament or format is unknown, or counting fails.
pub fn pools(
    session: &mut Session,
    request: PoolsRequest,
) -> Result<impl FnOnce(&Stop) -> Result<PoolsCounted, Error> + Send + use<>, Error> {
    let kept = Kept::find(&mut session.muster, &request.id)?;
    let catalogue = &kept.game.catalogue;
    let format = request.format.as_deref().map_or_else(|| catalogue.usual_format(), FormatId::from);
    let state = kept.log.state();
    let known = |dealt: &Dealt| {
        let hands = dealt.hands.iter();
        hands.filter_map(|hand| Some((hand.player, dealt.pool(hand.player)?))).collect::<Vec<_>>()
    };
    let pools = state.dealt.as_ref().map(known).unwrap_or_default();
    let name = |player| state.player(player).map(|player| player.name.clone()).unwrap_or_default();
    let pools: Vec<_> = pools.into_iter().map(|(player, pool)| (player, name(player), pool)).collect();
    let game = kept.game;
    Ok(move |stop: &Stop| {
        let count = |(number, name, pool): (u32, String, BTreeMap<FigureId, u32>)| {
            let figures = pool.values().sum();
            let counted =
                PoolCount { game: &game, format: &format, points: request.points }.of(pool, stop)?;
            let at_limit = counted.at_limit.map(|n| n.to_string());
            Ok(PoolCounted { number, name, figures, legal_squads: counted.legal.to_string(), at_limit })
        };
        Ok(PoolsCounted { pools: pools.into_iter().map(count).collect::<Result<_, Error>>()? })
    })
}
