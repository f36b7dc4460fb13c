//! Setting up a campaign: what the chosen boxes offer, and the rules' verdict on a choice.

use muster_rules::campaign::event::Options;
use muster_rules::campaign::facts::{Campaign, Facts, Hero, Mission, MissionKind, Stage, Trust};
use muster_rules::campaign::id::{AllyId, BoxId, CampaignId, HeroId, MissionKindId, RewardId, SideId};
use muster_rules::campaign::open_log::OpenLog;
use muster_rules::campaign::refusal::Refusal;
use muster_rules::campaign::step::{Setup, Step};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{CampaignMade, Reason, Telling};
use crate::base::error::Error;
use crate::base::named::Named;
use crate::base::session::Session;

/// A request for the choices of a new campaign, given what is chosen so far.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct ChoicesRequest {
    /// The game's id.
    pub game: String,
    /// The campaign chosen so far.
    pub campaign: Option<CampaignId>,
    /// The boxes chosen; empty for all.
    pub boxes: Vec<BoxId>,
    /// The options that the group agreed on.
    pub options: Options,
}

/// A request to check a setup.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct SetupRequest {
    /// The game's id.
    pub game: String,
    /// The setup.
    pub setup: Setup,
}

/// The verdict on a setup.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SetupChecked {
    /// Every reason against it; empty if it is valid.
    pub refused: Vec<Reason>,
}

/// A request to start a campaign.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct BeginRequest {
    /// The game's id.
    pub game: String,
    /// The group's name for it.
    pub name: String,
    /// The setup.
    pub setup: Setup,
}

/// The choices of a new campaign.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SetupChoices {
    /// Boxes, large ones first.
    pub boxes: Vec<Named>,
    /// Campaigns.
    pub campaigns: Vec<CampaignChoice>,
    /// The heroes' side.
    pub heroes_side: SideId,
    /// The minimum number of heroes.
    pub least_heroes: usize,
    /// The maximum number; this many are drawn if none are named.
    pub most_heroes: usize,
    /// Heroes in the chosen boxes.
    pub heroes: Vec<HeroChoice>,
    /// The name of the side that plays a class or an agenda; empty if none does.
    pub class_name: String,
    /// Classes of that side in the chosen boxes.
    pub classes: Vec<SetupChoice>,
    /// Agenda sets in the chosen boxes.
    pub agenda_sets: Vec<SetupChoice>,
    /// Number of agenda sets to choose.
    pub agenda_needed: usize,
    /// The kinds of missions of which some are picked for a deck.
    pub missions: Vec<MissionPick>,
}

/// A kind of missions of which some are picked for a deck.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MissionPick {
    /// The kind.
    pub kind: MissionKindId,
    /// The same in the reader's language.
    pub kind_name: String,
    /// Number of missions to pick.
    pub needed: usize,
    /// Whether no two of them may win the same ally.
    pub one_for_each_ally: bool,
    /// The missions to pick from.
    pub choices: Vec<SetupChoice>,
}

/// A campaign that can be started.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CampaignChoice {
    /// Its id.
    pub id: CampaignId,
    /// Its name.
    pub name: String,
    /// The id of its box.
    pub box_id: BoxId,
    /// Number of its stages.
    pub stages: usize,
    /// Whether it is a mini campaign, without side missions.
    pub mini: bool,
    /// Whether it has an expanded form.
    pub expands: bool,
    /// A note on how well its data is supported; null if well.
    pub unsure: Option<String>,
}

/// A hero who can be chosen.
#[derive(Clone, Debug, Serialize, TS)]
pub struct HeroChoice {
    /// The id.
    pub id: HeroId,
    /// The name.
    pub name: String,
    /// The line beneath the name.
    pub subtitle: String,
    /// The box's name.
    pub box_name: String,
    /// The first side of the hero's sheet, in words.
    pub stats: String,
    /// The hero's own side mission.
    pub mission: Option<Named>,
    /// A note on how well the data is supported; null if well.
    pub unsure: Option<String>,
}

/// A class, an agenda set or a mission that can be chosen.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SetupChoice {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// The box's name.
    pub box_name: String,
    /// Names of what it contains or wins.
    pub holds: Vec<String>,
}

/// Returns the choices of a new campaign.
pub fn choices(session: &mut Session, request: ChoicesRequest) -> Result<SetupChoices, Error> {
    let game = session.game(&request.game)?;
    Ok(Shelf { facts: &game.campaigns, telling: Telling::of(session, &game), asked: &request }.choices())
}

/// Checks a setup.
pub fn check(session: &mut Session, request: SetupRequest) -> Result<SetupChecked, Error> {
    let game = session.game(&request.game)?;
    let refusals = begun(&game.campaigns, request.setup).err();
    let telling = Telling::of(session, &game);
    Ok(SetupChecked { refused: telling.reasons(&refusals.unwrap_or_default()) })
}

/// Starts a campaign.
///
/// # Errors
/// The rules forbid it, or the database fails.
pub fn begin(session: &mut Session, request: BeginRequest) -> Result<CampaignMade, Error> {
    let game = session.game(&request.game)?;
    let id = session.muster.begin_campaign(&game, request.name.trim(), request.setup)?;
    Ok(CampaignMade { id, name: request.name })
}

/// Starts a log with a setup.
pub(super) fn begun(facts: &Facts, setup: Setup) -> Result<OpenLog, Vec<Refusal>> {
    OpenLog::begun(facts, Step::Begin(setup))
}

/// The context of the choices: the chosen boxes and their contents.
struct Shelf<'a> {
    facts: &'a Facts,
    telling: Telling<'a>,
    asked: &'a ChoicesRequest,
}

impl Shelf<'_> {
    fn choices(&self) -> SetupChoices {
        let (facts, rules) = (self.facts, &self.facts.rules);
        let deck = self.campaign().and_then(|c| c.side_deck.clone()).unwrap_or_default();
        let plays = rules.class.as_ref().map(|class| &class.side);
        let plays = plays.or_else(|| rules.agenda.as_ref().map(|agenda| &agenda.side));
        let missions = rules.picked_kinds().map(|kind| MissionPick {
            kind: kind.id.clone(),
            kind_name: self.telling.term(kind.many.as_ref().unwrap_or(&kind.name)),
            needed: deck.get(&kind.id).copied().unwrap_or(0),
            one_for_each_ally: kind.one_for_each_ally,
            choices: self.missions(kind),
        });
        SetupChoices {
            boxes: facts.boxes.iter().map(|b| self.named(b.id.as_str())).collect(),
            campaigns: self.campaigns(),
            heroes_side: rules.heroes.side.clone(),
            least_heroes: rules.heroes.least,
            most_heroes: rules.heroes.most,
            heroes: self.heroes(),
            class_name: plays.map(|side| self.telling.side(side)).unwrap_or_default(),
            classes: self.classes(),
            agenda_sets: self.agenda_sets(),
            agenda_needed: rules.agenda.as_ref().map_or(0, |agenda| agenda.sets),
            missions: missions.collect(),
        }
    }

    fn campaign(&self) -> Option<&Campaign> {
        self.facts.campaign(self.asked.campaign.as_ref()?)
    }

    fn classes(&self) -> Vec<SetupChoice> {
        let facts = self.facts;
        let classes = facts.classes.values().filter(|c| c.box_id.as_ref().is_none_or(|b| self.has(b)));
        let classes = classes.map(|class| {
            let holds = facts.deck(&class.id).map(|c| self.telling.name(c.id.as_str())).collect();
            self.choice(class.id.as_str(), class.box_id.as_ref(), holds)
        });
        classes.collect()
    }

    fn agenda_sets(&self) -> Vec<SetupChoice> {
        let sets = self.facts.agenda_sets.values().filter(|s| self.has(&s.box_id)).map(|set| {
            let cards = self.facts.agenda_cards.values().filter(|c| c.set == set.id);
            let holds = cards.map(|c| self.telling.name(c.id.as_str())).collect();
            self.choice(set.id.as_str(), Some(&set.box_id), holds)
        });
        sets.collect()
    }

    fn named(&self, id: &str) -> Named {
        Named { id: id.to_owned(), name: self.telling.name(id) }
    }

    fn has(&self, wanted: &BoxId) -> bool {
        self.asked.boxes.is_empty() || self.asked.boxes.contains(wanted)
    }

    fn choice(&self, id: &str, of: Option<&BoxId>, holds: Vec<String>) -> SetupChoice {
        let box_name = of.map(|of| self.telling.name(of.as_str())).unwrap_or_default();
        SetupChoice { id: id.to_owned(), name: self.telling.name(id), box_name, holds }
    }

    fn campaigns(&self) -> Vec<CampaignChoice> {
        let campaigns = self.facts.campaigns.iter().filter(|c| self.has(&c.box_id)).map(|c| {
            let optional = |stage: &&Stage| self.facts.stage_kind(stage).is_some_and(|kind| kind.optional);
            let expanded = self.asked.options.expanded;
            let unsure = c.stages.iter().map(|s| s.trust).max().unwrap_or(Trust::Sound);
            CampaignChoice {
                id: c.id.clone(),
                name: self.telling.campaign(&c.id),
                box_id: c.box_id.clone(),
                stages: c.stages.iter().filter(|s| expanded || !optional(s)).count(),
                mini: c.side_deck.is_none(),
                expands: c.stages.iter().any(|s| optional(&s)),
                unsure: self.telling.trust(unsure),
            }
        });
        campaigns.collect()
    }

    fn heroes(&self) -> Vec<HeroChoice> {
        let heroes = self.facts.heroes.values().filter(|h| self.has(&h.box_id)).map(|hero| HeroChoice {
            id: hero.id.clone(),
            name: self.telling.name(hero.id.as_str()),
            subtitle: hero.subtitle.clone(),
            box_name: self.telling.name(hero.box_id.as_str()),
            stats: self.stats(hero),
            mission: hero.mission.as_ref().map(|m| self.named(m.as_str())),
            unsure: self.telling.trust(hero.trust),
        });
        heroes.collect()
    }

    /// Formats the first side of a hero's sheet in one line.
    fn stats(&self, hero: &Hero) -> String {
        let side = self.facts.rules.heroes.sheet.first();
        let stats = side.iter().flat_map(|side| &side.stats).map(|stat| {
            let value = hero.sheet.get(&stat.column).map(String::as_str).unwrap_or_default();
            let value = match value {
                dice if stat.die => {
                    dice.split('|').map(|die| self.telling.term(die)).collect::<Vec<_>>().join(" + ")
                }
                number => number.to_owned(),
            };
            format!("{} {value}", self.telling.term(&stat.name))
        });
        stats.collect::<Vec<_>>().join(" · ")
    }

    /// Returns the side missions of a kind that fit the campaign's period and aren't part of its story.
    fn missions(&self, kind: &MissionKind) -> Vec<SetupChoice> {
        let campaign = self.campaign();
        let period = campaign.and_then(|c| c.period).filter(|_| self.asked.options.periods);
        let fits = |m: &&Mission| {
            let (from, to) = m.period;
            period.is_none_or(|p| from.is_none_or(|f| f <= p) && to.is_none_or(|t| p <= t))
        };
        let told =
            |m: &&Mission| campaign.is_some_and(|c| c.stages.iter().any(|s| s.missions.contains(&m.id)));
        let of = self.facts.missions.values().filter(|m| m.kind == kind.id && self.has(&m.box_id));
        let of = of.filter(fits).filter(|m| !told(m));
        let chosen = of.map(|m| {
            let wins = m.allies.iter().map(AllyId::as_str).chain(m.rewards.iter().map(RewardId::as_str));
            let wins = wins.map(|id| self.telling.name(id));
            let either: Vec<_> = m.ally_choice.iter().map(|a| self.telling.name(a.as_str())).collect();
            let either = (!either.is_empty()).then(|| either.join(" / "));
            self.choice(m.id.as_str(), Some(&m.box_id), wins.chain(either).collect())
        });
        chosen.collect()
    }
}
