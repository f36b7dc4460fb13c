//! The wording of a step: its name, as shown by undo, and the events it recorded.

use muster_rules::campaign::event::{Card, Event, Holder, Origin, Phase};
use muster_rules::campaign::facts::{AgendaCard, AgendaKept, Trust};
use muster_rules::campaign::id::{AgendaCardId, HeroId};
use muster_rules::campaign::log::{Entry, Log};
use muster_rules::campaign::mend::told;
use muster_rules::campaign::step::{CardName, MissionResult, Step};

use super::telling::Telling;
use crate::base::words::Value;

impl Telling<'_> {
    fn say(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.speaker.say(key, args)
    }

    /// Returns the name of a card's holder.
    #[must_use]
    pub fn holder(&self, holder: &Holder) -> String {
        match holder {
            Holder::Hero(hero) => self.name(hero.as_str()),
            Holder::Side(side) => self.side(side),
        }
    }

    /// Returns a note on how well a fact is supported; `None` if two sources agree.
    #[must_use]
    pub fn trust(&self, trust: Trust) -> Option<String> {
        match trust {
            Trust::Sound => None,
            Trust::Single => Some(self.speaker.word("campaign-trust-single")),
            Trust::Unsure => Some(self.speaker.word("campaign-trust-unsure")),
        }
    }

    /// Describes the log entry at an index, if it is a step or an amendment.
    pub(super) fn entry(&self, log: &Log, at: Option<usize>, secrets: bool) -> Option<String> {
        match log.entries.get(at?)? {
            Entry::Step { step, events, .. } => Some(self.booked(step, events, secrets)),
            Entry::Mend { from, why, .. } => {
                let (step, _) = log.step(*from)?;
                let args = [("step", self.step(step, secrets).into()), ("why", why.as_str().into())];
                Some(self.say("campaign-step-mend", &args))
            }
            Entry::Undo { .. } | Entry::Redo { .. } => None,
        }
    }

    /// Describes a recorded step; for one that only moves on, the next phase.
    pub(super) fn booked(&self, step: &Step, events: &[Event], secrets: bool) -> String {
        let next = events.iter().rev().find_map(|event| match event {
            Event::Began { phase, .. } if *phase != Phase::Over => Some(phase),
            _ => None,
        });
        match (step, next) {
            (Step::Next, Some(phase)) => self.say("campaign-step-on", &[("phase", self.phase(phase).into())]),
            // The shop is laid for everybody to see.
            (Step::Shop { items: None }, _) => self.step(&told(self.facts, step, events), secrets),
            _ => self.step(step, secrets),
        }
    }

    /// Describes a step. An agenda card that was kept isn't named unless `secrets` is set.
    #[must_use]
    pub fn step(&self, step: &Step, secrets: bool) -> String {
        let name = |id: &str| Value::from(self.name(id));
        match step {
            Step::Begin(setup) => {
                self.say("campaign-step-begin", &[("campaign", self.campaign(&setup.campaign).into())])
            }
            Step::Mission(result) => self.mission_won(result),
            Step::Shop { items: Some(items) } => {
                let names: Vec<_> = items.iter().map(|item| self.name(item.as_str())).collect();
                self.say("campaign-step-shop-of", &[("cards", self.speaker.words.all_of(&names).into())])
            }
            Step::Shop { items: None } => self.say("campaign-step-shop", &[]),
            Step::Buy { item, hero } => {
                self.say("campaign-step-buy", &[("card", name(item.as_str())), ("hero", name(hero.as_str()))])
            }
            Step::Sell { item } => self.say("campaign-step-sell", &[("card", name(&item.0))]),
            Step::ClassCard { card, .. } => {
                self.say("campaign-step-class-card", &[("card", name(card.as_str()))])
            }
            Step::Draw { .. } => self.say("campaign-step-draw", &[]),
            Step::Agenda { card, keep, .. } if !secrets && self.in_hand(card, *keep) => {
                self.say("campaign-step-agenda-secret", &[])
            }
            Step::Agenda { card, keep, .. } => {
                let known = self.facts.agenda_cards.get(card);
                let open = known.is_some_and(AgendaCard::is_open);
                let key = match (open, self.in_hand(card, *keep)) {
                    (true, _) => "campaign-step-agenda-open",
                    (false, true) => "campaign-step-agenda-keep",
                    (false, false) => "campaign-step-agenda",
                };
                self.say(key, &[("card", name(card.as_str()))])
            }
            Step::Play { card, back } => {
                let key = if *back == Some(true) { "campaign-step-play-back" } else { "campaign-step-play" };
                self.say(key, &[("card", name(card.as_str()))])
            }
            Step::Discard { card } => self.say("campaign-step-discard", &[("card", name(card.as_str()))]),
            Step::Assign { card, weapon: Some(weapon), .. } => {
                self.say("campaign-step-under", &[("card", name(&card.0)), ("weapon", name(&weapon.0))])
            }
            Step::Assign { card, hero: Some(hero), .. } => self.to(card, hero.as_str()),
            Step::Assign { card, .. } => self.say("campaign-step-off", &[("card", name(&card.0))]),
            Step::Trade { item, to, .. } => self.to(&CardName(item.as_str().to_owned()), to.as_str()),
            Step::Pack { hero, .. } => self.say("campaign-step-pack", &[("hero", name(hero.as_str()))]),
            Step::Ally { name: Some(ally), .. } => {
                self.say("campaign-event-joined", &[("name", name(ally.as_str()))])
            }
            Step::Ally { side, name: None } => {
                self.say("campaign-step-alone", &[("side", self.side(side).into())])
            }
            Step::Correct { why, who, .. } => {
                let who = self.holder(&self.book_of(who));
                let args = [("who", who.into()), ("why", why.as_str().into())];
                self.say("campaign-step-correct", &args)
            }
            Step::Paper(_) => self.say("campaign-step-paper", &[]),
            Step::Next => self.say("campaign-step-next", &[]),
            Step::Skip { why } => self.say("campaign-step-skip", &[("why", why.as_str().into())]),
            Step::Heroes { leave, join, why, .. } => {
                let names = |heroes: &[HeroId]| {
                    let names: Vec<_> = heroes.iter().map(|hero| self.name(hero.as_str())).collect();
                    self.speaker.words.all_of(&names)
                };
                let key = match (leave.is_empty(), join.is_empty()) {
                    (false, false) => "campaign-step-heroes",
                    (false, true) => "campaign-step-leave",
                    (true, _) => "campaign-step-join",
                };
                let args = [
                    ("leave", names(leave).into()),
                    ("join", names(join).into()),
                    ("why", why.as_str().into()),
                ];
                self.say(key, &args)
            }
        }
    }

    /// Returns whether an agenda card goes into the hand, so that nobody sees it. Missions don't, nor what is placed in
    /// the open or used at once.
    fn in_hand(&self, card: &AgendaCardId, keep: Option<bool>) -> bool {
        let known = self.facts.agenda_cards.get(card);
        match known.map(|card| (card.kept, card.mission)) {
            Some((_, Some(_))) => false,
            Some((Some(AgendaKept::Open | AgendaKept::Hero | AgendaKept::No), _)) => false,
            Some((Some(AgendaKept::Secret), _)) => keep != Some(false),
            Some((None, _)) | None => keep == Some(true),
        }
    }

    fn mission_won(&self, result: &MissionResult) -> String {
        let mission = self.name(result.name.as_str());
        let args = [
            ("mission", mission.into()),
            ("side", result.winner.as_str().into()),
            ("name", self.side(&result.winner).into()),
        ];
        let said = self.say("campaign-step-mission", &args);
        match &result.anyway {
            Some(why) => {
                self.say("campaign-step-anyway", &[("step", said.into()), ("why", why.as_str().into())])
            }
            None => said,
        }
    }

    fn to(&self, card: &CardName, hero: &str) -> String {
        let args = [("card", self.name(&card.0).into()), ("hero", self.name(hero).into())];
        self.say("campaign-step-to", &args)
    }

    /// Describes an event that moves no amount; `None` if there is nothing to report, or it would reveal random
    /// results in advance.
    #[must_use]
    pub fn event(&self, event: &Event) -> Option<String> {
        let name = |id: &str| Value::from(self.name(id));
        let said = match event {
            Event::Took { card: Card::Agenda(_), .. }
            | Event::Gave { card: Card::Agenda(_), back: false, .. } => {
                return None;
            }
            Event::Opened { card, hero } => {
                let key = if hero.is_some() { "campaign-event-before" } else { "campaign-event-opened" };
                let hero = hero.as_ref().map(|hero| self.name(hero.as_str())).unwrap_or_default();
                self.say(key, &[("card", name(card.as_str())), ("hero", hero.into())])
            }
            Event::Depleted { card } => self.say("campaign-event-depleted", &[("card", name(card.as_str()))]),
            Event::Gave { card: Card::Agenda(card), back: true, .. } => {
                self.say("campaign-event-back", &[("card", name(card.as_str()))])
            }
            Event::Took { card, .. } => self.say("campaign-event-took", &[("card", self.card(card).into())]),
            Event::Gave { card, .. } => self.say("campaign-event-gave", &[("card", self.card(card).into())]),
            Event::Joined { ally: Some(ally), .. } => {
                self.say("campaign-event-joined", &[("name", name(ally.as_str()))])
            }
            Event::Activated { mission, origin: Origin::Story | Origin::Agenda } => {
                self.say("campaign-event-active", &[("mission", name(mission.as_str()))])
            }
            Event::Left { mission } => {
                self.say("campaign-event-left", &[("mission", name(mission.as_str()))])
            }
            Event::Forced { mission } => {
                self.say("campaign-event-forced", &[("mission", name(mission.as_str()))])
            }
            Event::Quit { hero } => self.say("campaign-event-quit", &[("hero", name(hero.as_str()))]),
            Event::Entered { hero } => self.say("campaign-event-entered", &[("hero", name(hero.as_str()))]),
            Event::Shuffled { mission, .. } => {
                self.say("campaign-event-shuffled", &[("mission", name(mission.as_str()))])
            }
            Event::Untold { account } => {
                self.say("campaign-event-untold", &[("account", self.account(account).into())])
            }
            Event::Won { winner } => self.say("campaign-won", &[("side", self.side(winner).into())]),
            _ => return None,
        };
        Some(said)
    }
}
