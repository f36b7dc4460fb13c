//! Where a campaign stands, in the reader's language.

use muster_rules::campaign::ally::ally_threat;
use muster_rules::campaign::decide::{decide, stage_after};
use muster_rules::campaign::event::{Account, Card, Event, Holder, Origin, Phase, Why};
use muster_rules::campaign::facts::{Asks, Campaign, Facts, Stage, Topic};
use muster_rules::campaign::id::{AccountId, AllyId, CardKindId, DeckId, HeroId, MissionId, SideId};
use muster_rules::campaign::ledger::{Movement, ledger};
use muster_rules::campaign::log::{Entry, Log};
use muster_rules::campaign::refusal::Refusal;
use muster_rules::campaign::state::{Balance, State};
use muster_rules::campaign::step::{CardName, Step};

use super::wire::*;
use crate::campaigns::{Book, Refused, Telling};
use crate::error::{Error, Kind};
use crate::games::Named;

/// A campaign that is being shown.
pub(crate) struct Shown<'a> {
    pub(crate) telling: Telling<'a>,
    pub(crate) facts: &'a Facts,
    pub(crate) campaign: &'a Campaign,
    pub(crate) log: &'a Log,
    pub(crate) state: State,
    /// Whether the Imperial player's secrets are told.
    pub(crate) secrets: bool,
}

impl<'a> Shown<'a> {
    pub(crate) fn new(book: &'a Book, telling: Telling<'a>, secrets: bool) -> Result<Self, Error> {
        let (facts, state) = (&book.game.campaigns, book.log.state());
        let begun = || Error::Refused(Refused::new(&facts.rules, vec![Refusal::NotBegun]));
        let wanted = &state.foundation.as_ref().ok_or_else(begun)?.campaign;
        // The pack that brought it may be gone.
        let campaign = facts.campaign(wanted).ok_or_else(|| Error::NotOneOf {
            kind: Kind::Campaign,
            name: wanted.to_string(),
            known: facts.campaigns.iter().map(|c| c.id.to_string()).collect(),
        })?;
        Ok(Self { telling, facts, campaign, log: &book.log, state, secrets })
    }

    pub(crate) fn named(&self, id: &str) -> Named {
        Named { id: id.to_owned(), name: self.telling.name(id) }
    }

    pub(crate) fn refusals(&self, refusals: &[Refusal]) -> Vec<RefusalView> {
        refusals.iter().map(|r| refusal(r, self.telling)).collect()
    }

    /// What a step would book now.
    pub(crate) fn decided(&self, step: &Step) -> Result<Vec<Event>, Vec<Refusal>> {
        let number = self.log.steps().count() as u64;
        decide(self.facts, &self.state, step, number)
    }

    /// A step with what speaks against it.
    pub(crate) fn offer(&self, step: Step) -> StepOffer {
        let refused = self.decided(&step).err().unwrap_or_default();
        StepOffer { refused: self.refusals(&refused), step }
    }

    /// A card with what its table says.
    pub(crate) fn card(&self, card: &Card) -> CardBrief {
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
        let kind = |kind: &CardKindId| self.telling.card_kind(kind);
        let trust = |trust| self.telling.trust(trust);
        match card {
            Card::Class(id) => match facts.class_cards.get(id) {
                None => brief(id.as_str()),
                Some(c) => CardBrief {
                    kind: kind(&c.kind),
                    cost: c.xp,
                    unsure: trust(c.trust),
                    ..brief(id.as_str())
                },
            },
            Card::Item(id) => match facts.items.get(id) {
                None => brief(id.as_str()),
                Some(i) => CardBrief {
                    kind: kind(&i.kind),
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
                    kind: kind(&r.kind),
                    traits: r.traits.clone(),
                    unsure: trust(r.trust),
                    ..brief(id.as_str())
                },
            },
            Card::Ally(id) => brief(id.as_str()),
        }
    }

    pub(crate) fn cards<T: Clone>(&self, ids: &[T], card: fn(T) -> Card) -> Vec<CardBrief> {
        ids.iter().map(|id| self.card(&card(id.clone()))).collect()
    }

    /// The heroes in the order of their seats.
    pub(crate) fn seats(&self) -> Vec<HeroId> {
        self.state.foundation.iter().flat_map(|f| f.heroes.clone()).collect()
    }

    /// The side that no hero is on.
    pub(crate) fn opponent(&self) -> SideId {
        self.facts.rules.opponents().next().map_or_else(|| SideId::from(""), |side| side.id.clone())
    }

    /// What an account of a side came to; nothing where the game has none.
    pub(crate) fn balance(&self, account: Option<&AccountId>) -> Balance {
        account.map(|account| self.state.balance(&Account::of_side(account))).unwrap_or_default()
    }

    /// What a hero's class cards are paid from.
    pub(crate) fn hero_balance(&self, hero: &HeroId) -> Balance {
        let account = self.facts.rules.heroes.account.as_ref();
        account.map(|account| self.state.balance(&Account::of_hero(account, hero))).unwrap_or_default()
    }

    pub(crate) fn place(&self) -> String {
        let stage = self.campaign.stages.get(self.state.stage);
        let phase = self.telling.phase(&self.state.phase);
        let args = [
            ("stage", self.state.stage.into()),
            ("phase", phase.into()),
            ("threat", stage.map_or(0, |s| s.threat).into()),
        ];
        self.telling.speaker.say("campaign-where", &args)
    }

    /// Everything played and to be played: forced missions stand after the stage that they came in.
    pub(crate) fn road(&self) -> Vec<RoadStop> {
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
                kind: stage.kind.to_string(),
                kind_name: self.telling.stage_kind(&stage.kind),
                mission: mission.map(|m| self.named(m.as_str())),
                winner: played.map(|p| p.winner.to_string()),
                threat: stage.threat,
                tiers: stage.tiers.clone(),
                state: reached.to_owned(),
                unsure: self.telling.trust(stage.trust),
            });
            let forced = state.played.iter().filter(|p| p.stage == at && p.forced);
            road.extend(forced.map(|p| RoadStop {
                stage: at,
                kind: "forced".to_owned(),
                kind_name: self.telling.speaker.word("campaign-forced-mission"),
                mission: Some(self.named(p.mission.as_str())),
                winner: Some(p.winner.to_string()),
                threat: p.threat,
                tiers: Vec::new(),
                state: "done".to_owned(),
                unsure: None,
            }));
            at = stage_after(self.facts, self.campaign, foundation, at);
        }
        road
    }

    /// The mission of a stage that is still to come: the only one that there is, or the one that an outcome
    /// made active.
    fn certain<'s>(&self, stage: &'s Stage) -> Option<&'s MissionId> {
        let active = |m: &&MissionId| self.state.active.get(*m) == Some(&Origin::Story);
        match self.facts.stage_kind(stage) {
            Some(kind) if kind.optional || kind.asks == Asks::Side => None,
            _ if stage.missions.len() == 1 => stage.missions.first(),
            _ => stage
                .missions
                .iter()
                .find(active)
                .filter(|_| stage.missions.iter().filter(active).count() == 1),
        }
    }

    pub(crate) fn rebels(&self) -> RebelsView {
        let rules = &self.facts.rules;
        let book = self.state.side(&rules.heroes.side);
        let heroes: Vec<_> = self.seats().iter().filter_map(|hero| self.hero(hero)).collect();
        let allies = book.allies.iter().map(|ally| self.joiner(&rules.heroes.side, ally));
        RebelsView {
            credits: self.balance(rules.shop.as_ref().map(|shop| &shop.account)).left(),
            xp: heroes.iter().map(|h| h.xp).sum(),
            rewards: self.cards(&book.rewards, Card::Reward),
            allies: allies.collect(),
            heroes,
        }
    }

    fn hero(&self, hero: &HeroId) -> Option<HeroView> {
        let book = self.state.heroes.get(hero)?;
        let own = book.cards.iter().map(|c| Card::Class(c.clone()));
        let (things, cards): (Vec<_>, Vec<_>) = own.partition(|c| self.facts.is_item(c));
        let bought = book.items.iter().map(|i| Card::Item(i.clone()));
        let rewards = book.rewards.iter().map(|r| Card::Reward(r.clone()));
        let worn = rewards.filter(|c| self.facts.is_item(c));
        let things: Vec<_> = things.into_iter().chain(bought).chain(worn).collect();
        Some(HeroView {
            id: hero.as_str().to_owned(),
            name: self.telling.name(hero.as_str()),
            subtitle: self.facts.heroes.get(hero).map(|h| h.subtitle.clone()).unwrap_or_default(),
            xp: self.hero_balance(hero).earned(),
            xp_left: self.hero_balance(hero).left(),
            cards: cards.iter().map(|c| self.card(c)).collect(),
            items: things.iter().map(|c| self.thing(book.packed.as_deref(), c, &things)).collect(),
            rewards: self.cards(&book.rewards, Card::Reward),
            packed: book.packed.is_some(),
        })
    }

    fn thing(&self, packed: Option<&[Card]>, card: &Card, all: &[Card]) -> ItemHeld {
        let id = |card: &Card| self.card(card).id;
        let kind = self.facts.card_kind(card);
        let modification = kind.is_some_and(|kind| self.facts.rules.is_modification(kind));
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

    fn joiner(&self, side: &SideId, ally: &AllyId) -> JoinerView {
        let joins = self.state.joining.get(side) == Some(ally);
        let of_heroes = *side == self.facts.rules.heroes.side;
        let threat = of_heroes.then(|| ally_threat(self.facts, self.campaign, ally)).flatten();
        let note = threat.map(|t| {
            let side = self.telling.side(&self.opponent());
            let args = [("side", side.into()), ("now", t.now.into()), ("tokens", t.tokens.into())];
            let key = if t.tokens > 0 { "campaign-ally-threat-tokens" } else { "campaign-ally-threat" };
            self.telling.speaker.say(key, &args)
        });
        JoinerView {
            id: ally.as_str().to_owned(),
            name: self.telling.name(ally.as_str()),
            joins,
            note: note.unwrap_or_default(),
            offer: self.offer(Step::Ally { side: side.clone(), name: (!joins).then(|| ally.clone()) }),
        }
    }

    pub(crate) fn empire(&self) -> EmpireView {
        let (rules, side) = (&self.facts.rules, self.opponent());
        let book = self.state.side(&side);
        let class = self.state.foundation.as_ref().and_then(|f| f.class.as_ref());
        let xp = self.balance(rules.class.as_ref().map(|class| &class.account));
        let villains = book.allies.iter().map(|v| self.joiner(&side, v));
        let kept = book.agenda.iter().filter(|_| self.secrets).map(|card| KeptCard {
            card: self.card(&Card::Agenda(card.clone())),
            play: self.offer(Step::Play { card: card.clone() }),
        });
        EmpireView {
            side: side.to_string(),
            class: self.named(class.map(DeckId::as_str).unwrap_or_default()),
            influence: self.balance(rules.agenda.as_ref().map(|agenda| &agenda.account)).left(),
            xp: xp.earned(),
            xp_left: xp.left(),
            cards: self.cards(&book.cards, Card::Class),
            rewards: self.cards(&book.rewards, Card::Reward),
            villains: villains.collect(),
            kept: book.agenda.len(),
            agenda: kept.collect(),
        }
    }

    /// What stands at a stage: the mission played there, or what the stage asks for.
    fn at(&self, stage: usize) -> String {
        let played = self.state.played.iter().find(|p| p.stage == stage && !p.forced);
        if let Some(played) = played {
            return self.telling.name(played.mission.as_str());
        }
        self.campaign.stages.get(stage).map(|s| self.telling.stage_kind(&s.kind)).unwrap_or_default()
    }

    pub(crate) fn ledger(&self) -> Vec<LedgerRow> {
        ledger(self.log).iter().map(|m| self.movement(m)).collect()
    }

    fn movement(&self, movement: &Movement) -> LedgerRow {
        let (who, what) = self.telling.account_of(&movement.account);
        LedgerRow {
            entry: movement.entry,
            stage: movement.stage,
            at: self.at(movement.stage),
            who,
            who_name: self.telling.owner(&movement.account),
            what,
            amount: movement.amount,
            balance: movement.balance,
            why: self.why(&movement.why),
            rule: self.rule(&movement.account, &movement.why).to_owned(),
        }
    }

    /// Why something moved, without secrets that were not asked for.
    pub(crate) fn why(&self, why: &Why) -> String {
        let hidden = |card: &Card| {
            matches!(card, Card::Agenda(_))
                && !self.secrets
                && matches!(self.state.holder(card), Some(Holder::Side(_)))
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
    pub(crate) fn chart(&self) -> Vec<ChartPoint> {
        let mut points: Vec<ChartPoint> = Vec::new();
        let rules = &self.facts.rules;
        let of_side = |state: &State, account: Option<&AccountId>| {
            account.map(|account| state.balance(&Account::of_side(account))).unwrap_or_default()
        };
        let learnt = |state: &State| {
            let books = state.heroes.values();
            let account = rules.heroes.account.as_ref();
            books.filter_map(|book| Some(book.accounts.get(account?)?.earned())).sum()
        };
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
                    credits: of_side(&state, rules.shop.as_ref().map(|shop| &shop.account)).left(),
                    hero_xp: learnt(&state),
                    imperial_xp: of_side(&state, rules.class.as_ref().map(|class| &class.account)).earned(),
                    influence: of_side(&state, rules.agenda.as_ref().map(|agenda| &agenda.account)).left(),
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

    /// Which rules are cited for what the page says of itself.
    pub(crate) fn cites(&self) -> Cites {
        let cite = |topic| self.facts.rules.cite(Some(topic)).to_owned();
        Cites { stage: cite(Topic::Stage), shop: cite(Topic::Shop), class_cards: cite(Topic::ClassCards) }
    }

    /// The rule behind a movement.
    fn rule(&self, account: &Account, why: &Why) -> &'a str {
        let rules = &self.facts.rules;
        let agenda = rules.agenda.as_ref().is_some_and(|agenda| agenda.account == account.kind);
        let shop = rules.shop.as_ref().is_some_and(|shop| shop.account == account.kind);
        rules.cite(match why {
            Why::Start => Some(Topic::Start),
            Why::Outcome { .. } | Why::Bonus { .. } | Why::Tokens { .. } => Some(Topic::Rewards),
            Why::Crates { .. } => Some(Topic::CleanUp),
            Why::Sold { .. } => Some(Topic::Shop),
            Why::Bought { .. } if shop => Some(Topic::Shop),
            Why::Bought { .. } if agenda => Some(Topic::Agenda),
            Why::Bought { .. } => Some(Topic::ClassCards),
            Why::Correction { .. } => None,
        })
    }
}

/// The name of an entry of a log.
pub(crate) fn entry(log: &Log, at: Option<usize>, telling: Telling<'_>, secrets: bool) -> Option<String> {
    match log.entries.get(at?)? {
        Entry::Step { step, .. } => Some(telling.step(step, secrets)),
        Entry::Undo { .. } | Entry::Redo { .. } => None,
    }
}

/// A refusal in words.
pub(crate) fn refusal(refusal: &Refusal, telling: Telling<'_>) -> RefusalView {
    RefusalView { rule: telling.rule(refusal).to_owned(), message: telling.refusal(refusal) }
}
