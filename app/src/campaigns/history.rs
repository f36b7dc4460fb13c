//! The history of a campaign, step by step: what each recorded, in one line a side, and the number by which it is
//! amended.

use std::collections::BTreeMap;

use muster_rules::campaign::event::{Event, Holder};
use muster_rules::campaign::id::{AccountId, SideId};
use muster_rules::campaign::log::Amended;
use muster_rules::campaign::step::{CardName, Step};
use serde::Serialize;
use ts_rs::TS;

use super::authors::Authors;
use super::shown::Shown;
use super::{CampaignRequest, Reveal, Telling};
use crate::base::error::Error;
use crate::base::session::Session;

/// An effective step of the history.
#[derive(Clone, Debug, Serialize, TS)]
pub struct HistoryEntry {
    /// Its number, by which it is amended. It stays the same when earlier steps are amended.
    pub entry: usize,
    /// The stage in which it was recorded, counted from 0.
    pub stage: usize,
    /// The stage's mission, or else a description of the stage.
    pub stage_name: String,
    /// The step in words.
    pub text: String,
    /// The name of the other machine that recorded it; null for this machine.
    pub by: Option<String>,
    /// Whether it is a mission's result.
    pub mission: bool,
    /// What it recorded, a line a side.
    pub lines: Vec<HistoryLine>,
    /// Its other consequences, in words.
    pub more: Vec<String>,
    /// Whether it differs from what was first recorded.
    pub mended: bool,
    /// Its amendments in the order in which they were made; empty if it changed only through amendments of other
    /// steps.
    pub mends: Vec<MendMade>,
    /// The step, for editing; null if it is secret, or the start of the campaign.
    pub step: Option<Step>,
}

/// What a side or a hero gained and spent in a step.
#[derive(Clone, Debug, Serialize, TS)]
pub struct HistoryLine {
    /// The name of the side or hero.
    pub who_name: String,
    /// The amounts in words.
    pub text: String,
}

/// An amendment of a step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct MendMade {
    /// The previous step in words; null if the step was inserted later.
    pub was: Option<String>,
    /// The new step in words.
    pub becomes: String,
    /// The reason, in the group's own words.
    pub why: String,
}

/// A step that was removed, or became invalid through amendments of earlier steps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct RemovedStep {
    /// Its number.
    pub entry: usize,
    /// The step in words.
    pub text: String,
    /// The reason, in the group's own words; or that it follows from an amendment.
    pub why: String,
}

/// A campaign's history.
#[derive(Clone, Debug, Serialize, TS)]
pub struct History {
    /// Its steps, in order.
    pub entries: Vec<HistoryEntry>,
    /// Removed steps.
    pub removed: Vec<RemovedStep>,
}

/// Returns a campaign's history, without secrets unless `reveal` asks for them.
pub fn history(session: &mut Session, request: &CampaignRequest, reveal: &Reveal) -> Result<History, Error> {
    let book = session.muster.campaign(&request.id)?;
    super::secrets::unlocked(&mut session.muster, &book, reveal)?;
    let authors = Authors::of(session, book.summary.uuid)?;
    let telling = Telling::of(session, &book.game);
    let shown = Shown::new(telling, &book.log, reveal.secrets)?;
    Ok(History { entries: shown.history(&authors), removed: shown.removed() })
}

impl Shown<'_> {
    /// Returns the effective steps in order.
    pub(super) fn history(&self, authors: &Authors) -> Vec<HistoryEntry> {
        let mut stage = 0;
        let amended = self.log.amended();
        let steps = self.log.steps().map(|(at, step, events)| {
            let first = self.log.first_booked(at);
            let as_first =
                self.log.step(first).is_some_and(|(before, booked)| before == step && booked == events);
            let of = stage;
            for event in events {
                if let Event::Began { stage: next, .. } = event {
                    stage = *next;
                }
            }
            // A mission belongs to the stage in which it was played, though its result moves the log on.
            let at_stage =
                if matches!(step, Step::Mission(_)) { self.played_at(step).unwrap_or(of) } else { of };
            HistoryEntry {
                entry: first,
                stage: at_stage,
                stage_name: self.at(at_stage),
                text: self.telling.booked(step, events, self.secrets),
                by: authors.of_entry(first).map(ToOwned::to_owned),
                mission: matches!(step, Step::Mission(_)),
                lines: self.lines(events),
                more: self.more(events),
                mended: !as_first,
                mends: self.mends(&amended, first),
                step: self.to_change(step),
            }
        });
        steps.collect()
    }

    /// Returns steps that were removed or became invalid through earlier amendments, in the order in which that
    /// happened.
    pub(super) fn removed(&self) -> Vec<RemovedStep> {
        let removed = |at: usize, why: String| {
            let (step, events) = self.log.step(at)?;
            let text = self.telling.booked(step, events, self.secrets);
            Some(RemovedStep { entry: self.log.first_booked(at), text, why })
        };
        let amended = self.log.amended().into_iter();
        let told = amended.flat_map(|amended| {
            let gone = amended.was.filter(|_| amended.becomes.is_none());
            let gone = gone.and_then(|at| removed(at, amended.why.clone()));
            let args = [("why", amended.why.as_str().into())];
            let follows = self.telling.speaker.say("campaign-history-lost", &args);
            let lost = amended.lost.iter().filter_map(|at| removed(*at, follows.clone()));
            gone.into_iter().chain(lost).collect::<Vec<_>>()
        });
        told.collect()
    }

    /// Returns the amendments of the step with a number.
    fn mends(&self, amended: &[Amended], first: usize) -> Vec<MendMade> {
        let of = amended.iter().filter_map(|amended| Some((amended, amended.becomes?)));
        let of = of.filter(|(_, becomes)| self.log.first_booked(*becomes) == first);
        let made = of.map(|(amended, becomes)| MendMade {
            was: amended.was.map(|was| self.in_full(was)),
            becomes: self.in_full(becomes),
            why: amended.why.clone(),
        });
        made.collect()
    }

    /// Describes an entry with what everybody gained and spent.
    fn in_full(&self, at: usize) -> String {
        let Some((step, events)) = self.log.step(at) else { return String::new() };
        let text = self.telling.booked(step, events, self.secrets);
        let lines = self.lines(events).into_iter().map(|line| {
            let args = [("who", line.who_name.into()), ("what", line.text.into())];
            self.telling.speaker.say("campaign-who-what", &args)
        });
        std::iter::once(text).chain(lines).collect::<Vec<_>>().join("; ")
    }

    fn played_at(&self, step: &Step) -> Option<usize> {
        let Step::Mission(result) = step else { return None };
        self.state.played.iter().find(|played| played.mission == result.name).map(|played| played.stage)
    }

    fn to_change(&self, step: &Step) -> Option<Step> {
        let secret = match step {
            Step::Agenda { .. } | Step::Draw { .. } | Step::Play { .. } => !self.secrets,
            Step::Correct { card: Some(CardName(card)), .. } => {
                !self.secrets && self.facts.agenda_cards.contains_key(&card.as_str().into())
            }
            step => matches!(step, Step::Begin(_)),
        };
        (!secret).then(|| step.clone())
    }

    /// Returns what each side gained and spent; heroes with the same amounts share a line.
    fn lines(&self, events: &[Event]) -> Vec<HistoryLine> {
        let mut sums: BTreeMap<(SideId, Option<String>), BTreeMap<AccountId, i64>> = BTreeMap::new();
        for event in events {
            let Event::Moved { account, amount, .. } = event else { continue };
            let Some(kind) = self.facts.rules.account(&account.kind) else { continue };
            let hero = account.hero.as_ref().map(|hero| hero.as_str().to_owned());
            let sum = sums.entry((kind.side.clone(), hero)).or_default();
            *sum.entry(account.kind.clone()).or_default() += amount;
        }
        let of_heroes: Vec<_> = sums.iter().filter(|((_, hero), _)| hero.is_some()).collect();
        let same = of_heroes.windows(2).all(|pair| pair[0].1 == pair[1].1);
        let together = same && of_heroes.len() == self.state.seats.len() && of_heroes.len() > 1;
        let mut lines = Vec::new();
        for side in self.sides_in_order() {
            let mut parts = Vec::new();
            if let Some(sum) = sums.get(&(side.clone(), None)) {
                parts.push(self.amounts(sum));
            }
            let heroes = sums.iter().filter(|((of, hero), _)| of == side && hero.is_some());
            if together {
                let each = heroes.take(1).map(|(_, sum)| {
                    self.telling.speaker.say("campaign-each-hero", &[("amounts", self.amounts(sum).into())])
                });
                parts.extend(each);
            } else {
                let own = heroes.filter_map(|((_, hero), sum)| {
                    let who_name = self.telling.name(hero.as_deref()?);
                    Some(HistoryLine { who_name, text: self.amounts(sum) })
                });
                lines.extend(own);
            }
            if !parts.is_empty() {
                lines.push(HistoryLine { who_name: self.telling.side(side), text: parts.join(" · ") });
            }
        }
        lines
    }

    /// Formats signed amounts, `+800 credits, +1 XP`.
    fn amounts(&self, sums: &BTreeMap<AccountId, i64>) -> String {
        let kinds = self.facts.rules.accounts.iter();
        let said = kinds.filter_map(|kind| {
            let amount = sums.get(&kind.id).filter(|amount| **amount != 0)?;
            let sign = if *amount > 0 { "+" } else { "−" };
            let amount = format!("{sign}{}", amount.unsigned_abs());
            let args = [("amount", amount.into()), ("what", self.telling.currency(&kind.currency).into())];
            Some(self.telling.speaker.say("campaign-amount", &args))
        });
        said.collect::<Vec<_>>().join(&self.telling.speaker.word("join"))
    }

    /// Describes cards and missions that came or went.
    fn more(&self, events: &[Event]) -> Vec<String> {
        let said = events.iter().filter_map(|event| {
            let text = self.telling.event(event)?;
            let holder = match event {
                Event::Took { holder, .. } | Event::Gave { holder, .. } => Some(holder),
                _ => None,
            };
            Some(holder.map_or_else(
                || text.clone(),
                |holder: &Holder| {
                    let args = [("who", self.telling.holder(holder).into()), ("what", text.clone().into())];
                    self.telling.speaker.say("campaign-who-what", &args)
                },
            ))
        });
        said.collect()
    }
}
