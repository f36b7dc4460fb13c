//! The setup of a mission: the cards, heroes, allies and numbers that taps refer to.

use std::collections::{BTreeMap, BTreeSet};

use super::event::Joining;
use crate::campaign::ally::ally_threat;
use crate::campaign::choice::{choices, threat_of};
use crate::campaign::facts::{Campaign, Counter, Facts, Fills, Mission, Night, Role, Threat};
use crate::campaign::id::{AllyId, BoxId, CounterId, HeroId, MissionId, SideId};
use crate::campaign::state::State as Books;
use crate::catalogue::Catalogue;
use crate::figure::Figure;
use crate::id::{FactionId, FigureId};

/// A deployment card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// The figure on the card.
    pub id: FigureId,
    /// The cost of the group; `None` if unknown.
    pub cost: Option<u32>,
    /// The cost of reinforcing the group by one figure; `None` if that isn't possible or unknown.
    pub reinforcement: Option<u32>,
    /// The number of figures.
    pub figures: u32,
    /// Whether the side may choose it as an open group: it is a non-unique card from a box in play, or it was
    /// won.
    pub open: bool,
    /// Its factions.
    pub factions: Vec<FactionId>,
    /// Whether it was won in a mission.
    pub won: bool,
    /// Whether there is only one.
    pub unique: bool,
    /// The damage that a figure takes; `None` if unknown.
    pub health: Option<u32>,
    /// The spaces that a figure moves with one action; `None` if unknown.
    pub speed: Option<u32>,
    /// Whether it attacks adjacent figures.
    pub melee: bool,
    /// The role of its figures where Muster plays them, as an index of [`Opponent::roles`].
    ///
    /// [`Opponent::roles`]: crate::campaign::facts::Opponent::roles
    pub role: Option<usize>,
}

/// A card that a hero or a side brings to the mission.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeldCard {
    /// The card, by its ID.
    pub card: String,
    /// The hero who has it; the other side's card if `None`.
    pub hero: Option<HeroId>,
    /// Whether it can go to another hero.
    pub lends: bool,
}

/// What a side of a hero's sheet allows; `None` if unknown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// The damage with which the hero is defeated.
    pub health: Option<u32>,
    /// The strain that the hero endures.
    pub endurance: Option<u32>,
}

/// The miniatures of the boxes in play that stand for certain cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Models {
    /// The cards.
    pub cards: Vec<FigureId>,
    /// The number of miniatures.
    pub count: u32,
}

/// The setup of a mission.
#[derive(Clone, Debug)]
pub struct Table<'a> {
    /// What the game tracks during missions.
    pub night: &'a Night,
    /// The mission, if a pack defines it.
    pub mission: Option<&'a Mission>,
    /// Whether its result is recorded already.
    pub over: bool,
    /// The increase of threat per round.
    pub threat_level: u32,
    /// The heroes' side.
    pub heroes_side: SideId,
    /// The heroes in play, in seat order.
    pub heroes: Vec<HeroId>,
    /// The number of sides of a hero's sheet.
    pub sides: u32,
    /// What each side of the heroes' sheets allows.
    pub limits: BTreeMap<HeroId, Vec<Limits>>,
    /// How often a hero is activated in a round.
    pub activations: u32,
    /// The miniatures of the boxes in play, as far as anybody counted them.
    pub models: Vec<Models>,
    /// The allies who join from the start, as recorded in the campaign.
    pub joined: Vec<Joining>,
    /// The allies who can join.
    pub allies: BTreeMap<AllyId, Joining>,
    /// The damage that the allies' figures take, as far as known.
    pub allies_health: BTreeMap<FigureId, u32>,
    /// The cards that heroes and sides have from the campaign.
    pub held: Vec<HeldCard>,
    /// The cards that can be deployed, by figure.
    pub cards: BTreeMap<FigureId, Card>,
    /// The maximum of each counter, if known.
    pub most: BTreeMap<CounterId, u32>,
    /// Supply cards of the boxes in play, with their number of copies if known.
    pub supplies: BTreeMap<String, Option<u32>>,
}

impl<'a> Table<'a> {
    /// Returns the current setup of a campaign's mission; `None` if the game has no mission nights, or the
    /// campaign hasn't started.
    #[must_use]
    pub fn of(facts: &'a Facts, catalogue: &Catalogue, books: &Books, mission: &MissionId) -> Option<Self> {
        let night = facts.rules.night.as_ref()?;
        let foundation = books.foundation.as_ref()?;
        let campaign = facts.campaign(&foundation.campaign)?;
        let known = facts.missions.get(mission);
        let can = choices(facts, campaign, foundation, books);
        let choice = can.into_iter().find(|(one, _)| one == mission).map(|(_, choice)| choice);
        let setting = Setting { facts, catalogue, books, campaign, night };
        let boxes: Vec<_> = foundation.boxes.iter().collect();
        let supplies = facts.supplies.iter().filter(|_| night.supplies);
        let supplies = supplies.filter(|s| s.box_id.as_ref().is_none_or(|id| boxes.contains(&id)));
        Some(Self {
            night,
            mission: known,
            over: books.has_played(mission),
            threat_level: threat_of(facts, campaign, foundation, books, choice.as_ref()),
            heroes_side: facts.rules.heroes.side.clone(),
            heroes: books.seats.clone(),
            sides: u32::try_from(facts.rules.heroes.sheet.len()).unwrap_or(u32::MAX).max(1),
            limits: setting.limits(),
            activations: setting.activations(),
            models: setting.models(&boxes),
            joined: setting.joined(),
            allies: setting.allies(),
            allies_health: setting.allies_health(),
            held: setting.held(),
            cards: night.threat.iter().flat_map(|threat| setting.cards(threat, &boxes)).collect(),
            most: night.counters.iter().filter_map(|c| setting.most(c, mission)).collect(),
            supplies: supplies.map(|supply| (supply.id.clone(), supply.copies)).collect(),
        })
    }

    /// Returns the counters of the mission, except for those that are known to stay at 0.
    pub fn counters(&self) -> impl Iterator<Item = &'a Counter> {
        self.night.counters.iter().filter(|counter| self.most.get(&counter.id) != Some(&0))
    }

    /// Returns the damage that a card's figure takes; `None` if unknown.
    #[must_use]
    pub fn health(&self, card: &FigureId) -> Option<u32> {
        let ally = || self.allies_health.get(card).copied();
        self.cards.get(card).and_then(|card| card.health).or_else(ally)
    }

    /// Returns what a side of a hero's sheet allows.
    #[must_use]
    pub fn limits(&self, hero: &HeroId, side: u32) -> Limits {
        let sides = self.limits.get(hero).zip(usize::try_from(side).ok());
        sides.and_then(|(sides, side)| sides.get(side)).copied().unwrap_or_default()
    }

    /// Returns the number of states of a hero: the sides of the sheet, and out.
    #[must_use]
    pub fn hero_states(&self) -> u32 {
        self.sides.saturating_add(u32::from(self.night.out.is_some()))
    }
}

/// The data from which a table is built.
struct Setting<'a, 'b> {
    facts: &'a Facts,
    catalogue: &'b Catalogue,
    books: &'b Books,
    campaign: &'a Campaign,
    night: &'a Night,
}

impl Setting<'_, '_> {
    fn heroes_side(&self) -> &SideId {
        &self.facts.rules.heroes.side
    }

    fn won(&self, side: &SideId) -> Vec<&FigureId> {
        let allies = self.books.side(side).allies.iter();
        allies.filter_map(|ally| self.facts.allies.get(ally)).map(|ally| &ally.figure).collect()
    }

    /// Returns the value of a stat; `None` if the card has none.
    fn stat(figure: &Figure, stat: &str) -> Option<u32> {
        figure.stats.get(stat).and_then(|number| u32::try_from(*number).ok())
    }

    fn cards(&self, threat: &Threat, boxes: &[&BoxId]) -> Vec<(FigureId, Card)> {
        let won = self.won(&threat.side);
        let has = |figure: &Figure, wanted: &str| figure.traits.iter().any(|one| one == wanted);
        let figures = self.catalogue.figures().iter();
        let figures = figures
            .filter(|f| has(f, &threat.cards) && !threat.never.iter().any(|never| has(f, never)))
            .filter(|f| f.factions.iter().any(|one| threat.factions.contains(one)) || won.contains(&&f.id));
        let in_box = |figure: &Figure| {
            let mut sets = self.catalogue.printings_of(&figure.id).map(|printing| printing.set.as_str());
            sets.any(|set| boxes.iter().any(|one| one.as_str() == set))
        };
        let card = |figure: &Figure| {
            let won = won.contains(&&figure.id);
            let card = Card {
                id: figure.id.clone(),
                cost: figure.cost.known().and_then(|cost| u32::try_from(cost).ok()),
                reinforcement: Self::stat(figure, &threat.reinforcement),
                figures: Self::stat(figure, &threat.group).unwrap_or(1).max(1),
                open: won || !figure.unique && in_box(figure),
                factions: figure.factions.clone(),
                won,
                unique: figure.unique,
                health: Self::stat(figure, &threat.health),
                speed: self.night.opponent.as_ref().and_then(|rules| Self::stat(figure, &rules.speed)),
                melee: self.melee(figure),
                role: self.role(figure),
            };
            (figure.id.clone(), card)
        };
        figures.map(card).collect()
    }

    /// Whether a figure attacks adjacent figures.
    fn melee(&self, figure: &Figure) -> bool {
        let melee = self.night.opponent.as_ref().map(|rules| &rules.melee);
        melee.is_some_and(|melee| figure.attributes.values().any(|value| value == melee))
    }

    /// Returns the first role that fits a figure.
    fn role(&self, figure: &Figure) -> Option<usize> {
        let fits = |role: &Role| {
            let word = role.keywords.is_empty() || role.keywords.iter().any(|one| figure.has_keyword(one));
            word && role.attack_type.as_ref().is_none_or(|kind| figure.attributes.values().any(|v| v == kind))
        };
        self.night.opponent.as_ref()?.roles.iter().position(fits)
    }

    /// Returns the cards that heroes and the side with threat have, in the order of seats.
    fn held(&self) -> Vec<HeldCard> {
        let of = |card: &str, hero: Option<&HeroId>, lends| HeldCard {
            card: card.to_owned(),
            hero: hero.cloned(),
            lends,
        };
        let mut held = Vec::new();
        for hero in &self.books.seats {
            let Some(book) = self.books.heroes.get(hero) else { continue };
            held.extend(book.cards.iter().map(|card| of(card.as_str(), Some(hero), false)));
            held.extend(book.items.iter().map(|card| of(card.as_str(), Some(hero), true)));
            held.extend(book.rewards.iter().map(|card| of(card.as_str(), Some(hero), true)));
        }
        if let Some(threat) = &self.night.threat {
            let book = self.books.side(&threat.side);
            held.extend(book.cards.iter().map(|card| of(card.as_str(), None, false)));
            held.extend(book.open.keys().map(|card| of(card.as_str(), None, false)));
            held.extend(book.rewards.iter().map(|card| of(card.as_str(), None, false)));
        }
        held
    }

    fn allies_health(&self) -> BTreeMap<FigureId, u32> {
        let Some(threat) = &self.night.threat else { return BTreeMap::new() };
        let health = self.won(self.heroes_side()).into_iter().filter_map(|card| {
            Some((card.clone(), Self::stat(self.catalogue.figure(card)?, &threat.health)?))
        });
        health.collect()
    }

    /// Returns what each side of the heroes' sheets allows.
    fn limits(&self) -> BTreeMap<HeroId, Vec<Limits>> {
        let of = |hero: &HeroId| {
            let sheet = self.facts.heroes.get(hero).map(|hero| &hero.sheet);
            let sides = self.facts.rules.heroes.sheet.iter().map(|side| {
                let value = |counted: &str| {
                    let stat = side.stats.iter().find(|stat| stat.counted.as_deref() == Some(counted))?;
                    sheet?.get(&stat.column)?.parse().ok()
                };
                Limits { health: value(&self.night.damage), endurance: value(&self.night.strain) }
            });
            (hero.clone(), sides.collect())
        };
        self.books.seats.iter().map(of).collect()
    }

    /// Returns how often a hero is activated in a round.
    fn activations(&self) -> u32 {
        let many = u32::try_from(self.books.seats.len()).unwrap_or(u32::MAX);
        self.night.twice_with.map_or(1, |twice| if many <= twice { 2 } else { 1 })
    }

    /// Returns the miniatures of the boxes in play; none of cards that stand in a box where nobody counted them.
    fn models(&self, boxes: &[&BoxId]) -> Vec<Models> {
        let threat = self.night.threat.iter();
        let known: Vec<_> = threat.flat_map(|threat| &threat.models).collect();
        let sets: BTreeSet<_> = known.iter().map(|models| &models.cards).collect();
        let models = sets.into_iter().filter_map(|cards| {
            let mut count = 0;
            for id in boxes {
                let here = known.iter().find(|models| models.cards == *cards && models.in_box == **id);
                let printed = cards.iter().any(|card| {
                    let mut printings = self.catalogue.printings_of(card);
                    printings.any(|printing| printing.set.as_str() == id.as_str())
                });
                match here {
                    Some(models) => count += models.count,
                    None if printed => return None,
                    None => {}
                }
            }
            Some(Models { cards: cards.clone(), count })
        });
        models.collect()
    }

    fn joining(&self, ally: &AllyId) -> Option<Joining> {
        let known = self.facts.allies.get(ally)?;
        let group = self.night.threat.as_ref().map_or("", |threat| threat.group.as_str());
        let figures = self.catalogue.figure(&known.figure).and_then(|f| Self::stat(f, group));
        // Unknown costs are handled at the table.
        let threat = ally_threat(self.facts, self.campaign, ally);
        Some(Joining {
            ally: ally.clone(),
            card: known.figure.clone(),
            side: self.heroes_side().clone(),
            figures: figures.unwrap_or(1).max(1),
            threat: threat.map_or(0, |threat| threat.now),
            tokens: threat.map_or(0, |threat| threat.tokens),
        })
    }

    fn allies(&self) -> BTreeMap<AllyId, Joining> {
        let allies = self.books.side(self.heroes_side()).allies.iter();
        allies.filter_map(|ally| Some((ally.clone(), self.joining(ally)?))).collect()
    }

    /// Returns the ally recorded to join the mission on the heroes' side; the other side's arrive as groups.
    fn joined(&self) -> Vec<Joining> {
        let ally = self.books.joining.get(self.heroes_side());
        ally.and_then(|ally| self.joining(ally)).into_iter().collect()
    }

    fn most(&self, counter: &Counter, mission: &MissionId) -> Option<(CounterId, u32)> {
        let most = match counter.fills? {
            Fills::Crates => self.facts.missions.get(mission)?.crates?,
            Fills::Tokens => {
                let outcomes = self.facts.outcomes.iter().filter(|o| o.mission == *mission);
                outcomes.filter_map(|o| o.tokens.as_ref()).map(|tokens| tokens.total).max().unwrap_or(0)
            }
        };
        Some((counter.id.clone(), most))
    }
}
