//! Where a campaign stands, in the reader's language.

use muster_rules::campaign::ally::ally_threat;
use muster_rules::campaign::decide::{decide, stage_after};
use muster_rules::campaign::event::{Account, Card, Event, Holder, Origin, Phase, Why};
use muster_rules::campaign::facts::{Campaign, CardKind, Facts, Stage, StageKind, Winner};
use muster_rules::campaign::id::{AllyId, HeroId, MissionId};
use muster_rules::campaign::ledger::{Movement, ledger};
use muster_rules::campaign::log::{Entry, Log};
use muster_rules::campaign::refusal::Refusal;
use muster_rules::campaign::state::State;
use muster_rules::campaign::step::{CardName, Step};

use super::step::CampaignStep;
use super::wire::*;
use crate::api::game::Named;
use crate::campaigns::{Book, Telling, account_id, side_id};
use crate::error::{Error, Kind};

/// A campaign that is being shown.
pub(super) struct Shown<'a> {
    pub(super) telling: Telling<'a>,
    pub(super) facts: &'a Facts,
    pub(super) campaign: &'a Campaign,
    pub(super) log: &'a Log,
    pub(super) state: State,
    /// Whether the Imperial player's secrets are told.
    pub(super) secrets: bool,
}

/// A value of the rules as the text by which it goes over the wire.
pub(super) fn wire_id(value: impl serde::Serialize) -> String {
    let json = serde_json::to_value(value).ok();
    json.as_ref().and_then(serde_json::Value::as_str).unwrap_or_default().to_owned()
}

impl<'a> Shown<'a> {
    pub(super) fn new(book: &'a Book, telling: Telling<'a>, secrets: bool) -> Result<Self, Error> {
        let (facts, state) = (&book.game.campaigns, book.log.state());
        let begun = || Error::Refused(vec![Refusal::NotBegun]);
        let wanted = &state.foundation.as_ref().ok_or_else(begun)?.campaign;
        // The pack that brought it may be gone.
        let campaign = facts.campaign(wanted).ok_or_else(|| Error::NotOneOf {
            kind: Kind::Campaign,
            name: wanted.to_string(),
            known: facts.campaigns.iter().map(|c| c.id.to_string()).collect(),
        })?;
        Ok(Self { telling, facts, campaign, log: &book.log, state, secrets })
    }

    pub(super) fn named(&self, id: &str) -> Named {
        Named { id: id.to_owned(), name: self.telling.name(id) }
    }

    pub(super) fn refusals(&self, refusals: &[Refusal]) -> Vec<RefusalView> {
        refusals.iter().map(|r| refusal(r, self.telling)).collect()
    }

    /// What a step would book now.
    pub(super) fn decided(&self, step: &Step) -> Result<Vec<Event>, Vec<Refusal>> {
        let number = self.log.steps().count() as u64;
        decide(self.facts, &self.state, step, number)
    }

    /// A step with what speaks against it.
    pub(super) fn offer(&self, step: &Step) -> Result<StepOffer, Error> {
        let refused = self.decided(step).err().unwrap_or_default();
        Ok(StepOffer { step: CampaignStep::try_from(step)?, refused: self.refusals(&refused) })
    }

    /// A card with what its table says.
    pub(super) fn card(&self, card: &Card) -> CardBrief {
        let facts = self.facts;
        let brief = |id: &str| CardBrief {
            id: id.to_owned(),
            name: self.telling.card(card),
            kind: String::new(),
            traits: Vec::new(),
            cost: None,
            tier: None,
            unsure: None,
        };
        let kind =
            |kind: CardKind| self.telling.speaker.say("campaign-kind", &[("kind", wire_id(kind).into())]);
        let trust = |trust| self.telling.trust(trust);
        match card {
            Card::Class(id) => match facts.class_cards.get(id) {
                None => brief(id.as_str()),
                Some(c) => {
                    CardBrief { kind: kind(c.kind), cost: c.xp, unsure: trust(c.trust), ..brief(id.as_str()) }
                }
            },
            Card::Item(id) => match facts.items.get(id) {
                None => brief(id.as_str()),
                Some(i) => CardBrief {
                    kind: kind(i.kind),
                    traits: i.traits.clone(),
                    cost: Some(i.cost),
                    tier: Some(i.tier),
                    unsure: trust(i.trust),
                    ..brief(id.as_str())
                },
            },
            Card::Agenda(id) => match facts.agenda_cards.get(id) {
                None => brief(id.as_str()),
                Some(c) => CardBrief { cost: c.cost, unsure: trust(c.trust), ..brief(id.as_str()) },
            },
            Card::Reward(id) => match facts.rewards.get(id) {
                None => brief(id.as_str()),
                Some(r) => CardBrief {
                    kind: kind(r.kind),
                    traits: r.traits.clone(),
                    unsure: trust(r.trust),
                    ..brief(id.as_str())
                },
            },
            Card::Ally(id) => brief(id.as_str()),
        }
    }

    pub(super) fn cards<T: Clone>(&self, ids: &[T], card: fn(T) -> Card) -> Vec<CardBrief> {
        ids.iter().map(|id| self.card(&card(id.clone()))).collect()
    }

    /// The heroes in the order of their seats.
    pub(super) fn seats(&self) -> Vec<HeroId> {
        self.state.foundation.iter().flat_map(|f| f.heroes.clone()).collect()
    }

    /// What kind of thing a card is that a hero carries.
    pub(super) fn kind(&self, card: &Card) -> Option<CardKind> {
        match card {
            Card::Item(id) => self.facts.items.get(id).map(|i| i.kind),
            Card::Class(id) => self.facts.class_cards.get(id).map(|c| c.kind),
            Card::Reward(id) => self.facts.rewards.get(id).map(|r| r.kind),
            Card::Agenda(_) | Card::Ally(_) => None,
        }
    }

    pub(super) fn place(&self) -> String {
        let stage = self.campaign.stages.get(self.state.stage);
        let phase =
            self.telling.speaker.say("campaign-phase", &[("phase", wire_id(self.state.phase).into())]);
        let args = [
            ("stage", self.state.stage.into()),
            ("phase", phase.into()),
            ("threat", stage.map_or(0, |s| s.threat).into()),
        ];
        self.telling.speaker.say("campaign-where", &args)
    }

    /// Everything played and to be played: forced missions stand after the stage that they came in.
    pub(super) fn road(&self) -> Vec<RoadStop> {
        let state = &self.state;
        let mut road = Vec::new();
        let Some(foundation) = &state.foundation else { return road };
        let mut at = 0;
        while let Some(stage) = self.campaign.stages.get(at) {
            let played = state.played.iter().find(|p| p.stage == at && !p.forced);
            let mission = played.map(|p| &p.mission).or_else(|| self.certain(stage));
            let over = state.phase == Phase::Over;
            let reached = if over || at < state.stage {
                "done"
            } else if at == state.stage {
                "now"
            } else {
                "ahead"
            };
            road.push(RoadStop {
                stage: at,
                kind: wire_id(stage.kind),
                kind_name: self.stage_kind(&wire_id(stage.kind)),
                mission: mission.map(|m| self.named(m.as_str())),
                winner: played.map(|p| side_id(p.winner).to_owned()),
                threat: stage.threat,
                tiers: stage.tiers.clone(),
                state: reached.to_owned(),
                unsure: self.telling.trust(stage.trust),
            });
            let forced = state.played.iter().filter(|p| p.stage == at && p.forced);
            road.extend(forced.map(|p| RoadStop {
                stage: at,
                kind: "forced".to_owned(),
                kind_name: self.stage_kind("forced"),
                mission: Some(self.named(p.mission.as_str())),
                winner: Some(side_id(p.winner).to_owned()),
                threat: p.threat,
                tiers: Vec::new(),
                state: "done".to_owned(),
                unsure: None,
            }));
            at = stage_after(self.campaign, foundation, at);
        }
        road
    }

    /// The mission of a stage that is still to come: the only one that there is, or the one that an outcome
    /// made active.
    fn certain<'s>(&self, stage: &'s Stage) -> Option<&'s MissionId> {
        let active = |m: &&MissionId| self.state.active.get(*m) == Some(&Origin::Story);
        match stage.kind {
            StageKind::Side | StageKind::OptionalSide => None,
            _ if stage.missions.len() == 1 => stage.missions.first(),
            _ => stage
                .missions
                .iter()
                .find(active)
                .filter(|_| stage.missions.iter().filter(active).count() == 1),
        }
    }

    fn stage_kind(&self, kind: &str) -> String {
        self.telling.speaker.say("campaign-stage-kind", &[("kind", kind.to_owned().into())])
    }

    pub(super) fn rebels(&self) -> Result<RebelsView, Error> {
        let state = &self.state;
        let heroes: Vec<_> = self.seats().iter().filter_map(|hero| self.hero(hero)).collect();
        let allies = state.allies.iter().map(|ally| self.joiner(Winner::Rebels, ally));
        Ok(RebelsView {
            credits: state.credits,
            xp: heroes.iter().map(|h| h.xp).sum(),
            rewards: self.cards(&state.rewards, Card::Reward),
            allies: allies.collect::<Result<_, _>>()?,
            heroes,
        })
    }

    fn hero(&self, hero: &HeroId) -> Option<HeroView> {
        let book = self.state.heroes.get(hero)?;
        let own = book.cards.iter().map(|c| Card::Class(c.clone()));
        let (things, cards): (Vec<_>, Vec<_>) =
            own.partition(|c| self.kind(c).is_some_and(CardKind::is_item));
        let bought = book.items.iter().map(|i| Card::Item(i.clone()));
        let rewards = book.rewards.iter().map(|r| Card::Reward(r.clone()));
        let worn = rewards.filter(|c| self.kind(c).is_some_and(CardKind::is_item));
        let things: Vec<_> = things.into_iter().chain(bought).chain(worn).collect();
        Some(HeroView {
            id: hero.as_str().to_owned(),
            name: self.telling.name(hero.as_str()),
            subtitle: self.facts.heroes.get(hero).map(|h| h.subtitle.clone()).unwrap_or_default(),
            xp: book.xp,
            xp_left: book.xp_left(),
            cards: cards.iter().map(|c| self.card(c)).collect(),
            items: things.iter().map(|c| self.thing(book.packed.as_deref(), c, &things)).collect(),
            rewards: self.cards(&book.rewards, Card::Reward),
            packed: book.packed.is_some(),
        })
    }

    fn thing(&self, packed: Option<&[Card]>, card: &Card, all: &[Card]) -> ItemHeld {
        let kind = self.kind(card);
        let id = |card: &Card| self.card(card).id;
        let modification = matches!(kind, Some(CardKind::MeleeModification | CardKind::RangedModification));
        let under = match card {
            Card::Item(item) => self.state.modifications.get(item),
            _ => None,
        };
        let offered = |weapon: &&Card| {
            let step =
                Step::Assign { card: CardName(id(card)), weapon: Some(CardName(id(weapon))), hero: None };
            under != Some(*weapon) && self.decided(&step).is_ok()
        };
        let weapons = all.iter().filter(|_| modification && matches!(card, Card::Item(_)));
        ItemHeld {
            card: self.card(card),
            tradable: matches!(card, Card::Item(_)),
            packable: !modification,
            packed: packed.is_some_and(|p| p.contains(card)),
            under: under.map(|weapon| self.named(&id(weapon))),
            fits: weapons.filter(offered).map(|weapon| self.named(&id(weapon))).collect(),
        }
    }

    fn joiner(&self, side: Winner, ally: &AllyId) -> Result<JoinerView, Error> {
        let joins = self.state.joining.get(&side) == Some(ally);
        let threat = (side == Winner::Rebels).then(|| ally_threat(self.facts, self.campaign, ally)).flatten();
        let note = threat.map(|t| {
            let args = [("now", t.now.into()), ("tokens", t.tokens.into())];
            let key = if t.tokens > 0 { "campaign-ally-threat-tokens" } else { "campaign-ally-threat" };
            self.telling.speaker.say(key, &args)
        });
        Ok(JoinerView {
            id: ally.as_str().to_owned(),
            name: self.telling.name(ally.as_str()),
            joins,
            note: note.unwrap_or_default(),
            offer: self.offer(&Step::Ally { side, name: (!joins).then(|| ally.clone()) })?,
        })
    }

    pub(super) fn empire(&self) -> Result<EmpireView, Error> {
        let book = &self.state.imperial;
        let class = self.state.foundation.as_ref().map(|f| f.imperial_class.as_str()).unwrap_or_default();
        let villains = book.villains.iter().map(|v| self.joiner(Winner::Empire, v));
        let kept = book.agenda.iter().filter(|_| self.secrets).map(|card| {
            let play = self.offer(&Step::Play { card: card.clone() })?;
            Ok(KeptCard { card: self.card(&Card::Agenda(card.clone())), play })
        });
        Ok(EmpireView {
            class: self.named(class),
            influence: book.influence,
            xp: book.xp,
            xp_left: book.xp_left(),
            cards: self.cards(&book.cards, Card::Class),
            rewards: self.cards(&book.rewards, Card::Reward),
            villains: villains.collect::<Result<_, _>>()?,
            kept: book.agenda.len(),
            agenda: kept.collect::<Result<_, Error>>()?,
        })
    }

    /// What stands at a stage: the mission played there, or what the stage asks for.
    fn at(&self, stage: usize) -> String {
        let played = self.state.played.iter().find(|p| p.stage == stage && !p.forced);
        if let Some(played) = played {
            return self.telling.name(played.mission.as_str());
        }
        self.campaign.stages.get(stage).map(|s| self.stage_kind(&wire_id(s.kind))).unwrap_or_default()
    }

    pub(super) fn ledger(&self) -> Vec<LedgerRow> {
        ledger(self.log).iter().map(|m| self.movement(m)).collect()
    }

    fn movement(&self, movement: &Movement) -> LedgerRow {
        let (who, what) = account_id(&movement.account);
        LedgerRow {
            entry: movement.entry,
            stage: movement.stage,
            at: self.at(movement.stage),
            who,
            who_name: self.telling.owner(&movement.account),
            what: what.to_owned(),
            amount: movement.amount,
            balance: movement.balance,
            why: self.why(&movement.why),
            rule: rule(&movement.account, &movement.why).to_owned(),
        }
    }

    /// Why something moved, without secrets that were not asked for.
    pub(super) fn why(&self, why: &Why) -> String {
        let hidden = |card: &Card| {
            matches!(card, Card::Agenda(_))
                && !self.secrets
                && self.state.holder(card) == Some(Holder::Empire)
        };
        match why {
            Why::Bought { card } if hidden(card) => {
                let card = self.telling.speaker.word("campaign-secret-card");
                self.telling.speaker.say("campaign-why-bought", &[("card", card.into())])
            }
            why => self.telling.why(why),
        }
    }

    /// The balances at the end of each stage so far.
    pub(super) fn chart(&self) -> Vec<ChartPoint> {
        let mut points: Vec<ChartPoint> = Vec::new();
        let mut state = State::default();
        for (_, _, events) in self.log.steps() {
            for event in events {
                state.apply(event);
                if state.foundation.is_none() {
                    continue;
                }
                let point = ChartPoint {
                    stage: state.stage,
                    at: String::new(),
                    credits: state.credits,
                    hero_xp: state.heroes.values().map(|h| h.xp).sum(),
                    imperial_xp: state.imperial.xp,
                    influence: state.imperial.influence,
                };
                match points.last_mut().filter(|last| last.stage == state.stage) {
                    Some(last) => *last = point,
                    None => points.push(point),
                }
            }
        }
        for point in &mut points {
            point.at = self.at(point.stage);
        }
        points
    }

    /// The name of an entry of the log.
    pub(super) fn entry(&self, at: Option<usize>) -> Option<String> {
        match self.log.entries.get(at?)? {
            Entry::Step { step, .. } => Some(self.telling.step(step, self.secrets)),
            Entry::Undo { .. } | Entry::Redo { .. } => None,
        }
    }
}

/// A refusal in words.
pub(super) fn refusal(refusal: &Refusal, telling: Telling<'_>) -> RefusalView {
    RefusalView { rule: refusal.rule().to_owned(), message: telling.refusal(refusal) }
}

/// The rule behind a movement.
fn rule(account: &Account, why: &Why) -> &'static str {
    match why {
        Why::Start => "IA-INTRO",
        Why::Outcome { .. } | Why::Bonus { .. } | Why::Tokens { .. } => "IA-REWARDS",
        Why::Crates { .. } => "IA-CLEANUP",
        Why::Sold { .. } => "IA-SHOP",
        Why::Bought { .. } => match account {
            Account::Credits => "IA-SHOP",
            Account::Influence => "IA-AGENDA",
            Account::HeroXp(_) | Account::ImperialXp => "IA-XP",
        },
        Why::Correction { .. } => "MUSTER-CAMPAIGN",
    }
}
