//! How the surges of a roll are best spent.

use muster_rules::campaign::id::MissionId;
use muster_rules::night::opponent::{On, Strike};
use muster_rules::night::{Refusal, State, Whom};
use muster_rules::odds::{Combat, Results};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::words::refusal;
use super::{Night, NightRequest, cards};
use crate::base::error::Error;
use crate::base::session::Session;
use crate::campaigns::Telling;

/// What was rolled, blocks and evades included.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Rolled {
    /// Damage.
    pub damage: u32,
    /// Surges.
    pub surge: u32,
    /// Accuracy.
    pub accuracy: u32,
    /// Blocks.
    pub block: u32,
    /// Evades.
    pub evade: u32,
    /// Whether there is a dodge.
    pub dodge: bool,
}

/// A request for the best use of surges.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct SurgesRequest {
    /// The campaign and the mission.
    #[serde(flatten)]
    pub at: NightRequest,
    /// The number of the group that attacks.
    pub group: u32,
    /// Who is attacked.
    pub on: Whom,
    /// The distance in spaces; null for the usual one.
    #[serde(default)]
    pub range: Option<u32>,
    /// What was rolled.
    pub rolled: Rolled,
}

/// The best use of surges.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SurgesAnswer {
    /// The mission.
    pub mission: Option<MissionId>,
    /// What the surges are spent on, as the card has it.
    pub spent: Vec<String>,
    /// The number of surges left for what deals no damage.
    pub left: u32,
    /// What they could be spent on besides.
    pub others: Vec<String>,
    /// The damage; null if the attack misses.
    pub damage: Option<u32>,
    /// The same in a sentence.
    pub told: String,
    /// Why there is no answer; null if there is one.
    pub refused: Option<String>,
}

/// Returns how the surges of a roll are best spent: the most damage that the target can still take, with the fewest.
///
/// # Errors
/// There is no such campaign, or several.
pub fn night_surges(session: &mut Session, request: SurgesRequest) -> Result<SurgesAnswer, Error> {
    let night = Night::open(&mut session.muster, &request.at)?;
    let found = spending(Telling::of(session, &night.book.game), &night, &request);
    let mission = night.mission.clone();
    let Spending { spent, left, others, damage } = match found {
        Ok(found) => found,
        Err(why) => {
            let refused = Some(refusal(session, &night, &why));
            return Ok(SurgesAnswer {
                mission,
                spent: Vec::new(),
                left: 0,
                others: Vec::new(),
                damage: None,
                told: String::new(),
                refused,
            });
        }
    };
    let some = |yes: bool| if yes { "yes" } else { "no" };
    let args = [
        ("hits", some(damage.is_some()).into()),
        ("damage", damage.unwrap_or(0).into()),
        ("some", some(!spent.is_empty()).into()),
        ("what", session.words.all_of(&spent).into()),
        ("left", left.into()),
        ("more", some(left > 0 && !others.is_empty()).into()),
        ("others", session.words.all_of(&others).into()),
    ];
    let told = session.words.get("night-surges", &args);
    Ok(SurgesAnswer { mission, spent, left, others, damage, told, refused: None })
}

/// How surges are spent.
#[derive(Default)]
struct Spending {
    spent: Vec<String>,
    left: u32,
    others: Vec<String>,
    damage: Option<u32>,
}

fn spending(telling: Telling<'_>, night: &Night, request: &SurgesRequest) -> Result<Spending, Refusal> {
    let table = night.table().ok_or(Refusal::NotBegun)?;
    let state = State::after(&night.events);
    let game = &night.book.game;
    let Some(Combat::Pools(rules)) = &game.combat else { return Err(Refusal::NotPlaying) };
    let group = state.group(request.group);
    let group = group.ok_or_else(|| Refusal::Unknown { id: request.group.to_string() })?;
    let (on, left) = match &request.on {
        Whom::Hero(id) => {
            let hero = state.hero(id).ok_or_else(|| Refusal::Unknown { id: id.to_string() })?;
            let health = table.limits(id, hero.state).health;
            (On::Hero(hero), health.map(|health| health.saturating_sub(hero.damage)))
        }
        Whom::Group(number) => {
            let other = state.group(*number).ok_or_else(|| Refusal::Unknown { id: number.to_string() })?;
            let hurt = other.damage.first().copied().unwrap_or(0);
            (On::Group(other), table.health(&other.card).map(|health| health.saturating_sub(hurt)))
        }
    };
    let usual = table.night.opponent.as_ref().map_or(0, |rules| rules.range);
    let cards = cards(game, rules);
    // As it was told when the group was activated, unless it is told now.
    let orders = state.playing.as_ref().and_then(|playing| playing.orders.as_ref());
    let orders = orders.filter(|(group, _)| *group == request.group).map(|(_, orders)| &orders.weighed);
    let told = orders.and_then(|weighed| weighed.iter().find(|one| one.whom == request.on));
    let range = request.range.or(told.map(|one| one.range)).unwrap_or(usual);
    let strike = Strike { card: &group.card, conditions: &group.conditions, on, left, range };
    let unknown = || Refusal::AttackUnknown { id: group.card.as_str().to_owned() };
    let attack = cards.attack(strike).ok_or_else(unknown)?;
    let number = |number: u32| i32::try_from(number).unwrap_or(i32::MAX);
    let Rolled { damage, surge, accuracy, block, evade, dodge } = request.rolled;
    let rolled = Results {
        damage: number(damage),
        surge: number(surge),
        accuracy: number(accuracy),
        pierce: 0,
        block: number(block),
        evade: number(evade),
        dodge,
    };
    let all = rolled.plus(attack.plus);
    let surges = all.surge.saturating_sub(all.evade.max(0)).max(0);
    let Some((spent, damage)) = attack.spending(rolled) else { return Ok(Spending::default()) };
    let cost: i32 = spent.iter().map(|at| attack.surges[*at].surges).sum();
    let word = |word: &String| telling.speaker.naming().ability(word);
    let names = cards.surge_words(&group.card);
    let others = cards.other_surges(&group.card);
    Ok(Spending {
        spent: spent.iter().filter_map(|at| names.get(*at)).map(word).collect(),
        left: u32::try_from(surges - cost).unwrap_or(0),
        others: others.iter().map(word).collect(),
        damage: Some(damage),
    })
}
