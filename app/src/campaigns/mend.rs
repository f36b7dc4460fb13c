//! Amending a campaign's history: the effects are previewed first, then applied as a whole or not at all.

use std::collections::BTreeSet;

use muster_rules::campaign::event::{Account, Card, Holder};
use muster_rules::campaign::facts::Rules;
use muster_rules::campaign::mend::{Amendment, Mended, Mending};
use muster_rules::campaign::open_log::OpenLog;
use muster_rules::campaign::refusal::Refusal;
use muster_rules::campaign::state::State;
use muster_rules::campaign::step::{MissionResult, Step};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::fault::{StepFault, Written};
use super::names::Names;
use super::secrets::{entitled, unlocked};
use super::shown::Shown;
use super::step_text::{merge, of_entry};
use super::steps::change;
use super::{Change, ChangeRequest, KeptCampaign, Reason, Reveal, Telling};
use crate::base::error::Error;
use crate::base::session::Session;

/// The reason of an amendment if a journal gives none.
const WHY: &str = "mend";

/// A change of an earlier step, as requested.
#[derive(Clone, Debug, PartialEq, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Amend {
    /// Replaces the step.
    Replace(Box<Step>),
    /// Changes these keys and values of the step, as journals write them.
    #[serde(skip)]
    Values(toml::Table),
    /// Removes the step.
    Remove,
    /// Inserts a step before it.
    Before(Box<Step>),
}

/// An amendment of the history.
#[derive(Clone, Debug, PartialEq, Deserialize, TS)]
pub struct Mend {
    /// The number of the entry in the history.
    pub entry: usize,
    /// The change.
    pub amend: Amend,
    /// Whether missions that could not have been played after the change are kept, since they were played.
    pub keep_missions: bool,
    /// The reason, in the group's own words.
    pub why: String,
}

/// A request to amend the history, or to preview that.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct MendRequest {
    /// The campaign's id or name.
    pub id: String,
    /// Number of entries in the log when it was shown, to detect concurrent changes; null to skip the check.
    pub entries: Option<u32>,
    /// The amendment.
    pub mend: Mend,
    /// Whether to include secrets in the answer.
    pub reveal: Reveal,
}

/// The effects of an amendment.
#[derive(Clone, Debug, Default, Serialize, TS)]
pub struct MendPreview {
    /// The current step, in words.
    pub was: String,
    /// The new step, in words; null if the step is only removed.
    pub becomes: Option<String>,
    /// Whether the new step is inserted before the current one, which stays.
    pub before: bool,
    /// Amounts that change.
    pub amounts: Vec<AmountChange>,
    /// Cards that a holder gains or loses, in words.
    pub cards: Vec<String>,
    /// Names of missions that are kept, though they could not have been played.
    pub anyway: Vec<String>,
    /// Steps that become invalid.
    pub lost: Vec<LostStep>,
    /// The resulting place of the campaign, as a sentence.
    pub place: String,
    /// Why the amendment isn't possible; empty if it is.
    pub refused: Vec<Reason>,
}

/// An amount that changes.
#[derive(Clone, Debug, Serialize, TS)]
pub struct AmountChange {
    /// The name of the owner.
    pub who_name: String,
    /// The name of the currency.
    pub what_name: String,
    /// The balance now; null if the opening balance was never entered.
    pub before: Option<u32>,
    /// The balance after the amendment; null if the opening balance was never entered.
    pub after: Option<u32>,
}

/// A step that becomes invalid.
#[derive(Clone, Debug, Serialize, TS)]
pub struct LostStep {
    /// The entry's number.
    pub entry: usize,
    /// The step in words.
    pub step: String,
    /// The reasons.
    pub why: Vec<Reason>,
}

impl Mend {
    /// Returns the amendment with names resolved to ids; unchanged without `telling`.
    ///
    /// # Errors
    /// A name may mean several things.
    pub(super) fn named(&self, log: &OpenLog, telling: Option<Telling<'_>>) -> Result<Self, StepFault> {
        let amend = match (&self.amend, telling) {
            (Amend::Values(values), Some(telling)) => {
                let names = Names::of(telling, Some(log.state()));
                Amend::Values(of_entry(values.clone(), log, self.entry, &names)?)
            }
            (amend, _) => amend.clone(),
        };
        Ok(Self { amend, ..self.clone() })
    }

    /// Returns the steps that the amendment is about: the earlier one, and one that is put in.
    pub(super) fn touched<'a>(&'a self, log: &'a OpenLog) -> Vec<&'a Step> {
        let was = log.holding_now(self.entry).and_then(|at| log.step(at));
        let put_in = match &self.amend {
            Amend::Replace(step) | Amend::Before(step) => Some(step.as_ref()),
            Amend::Values(_) | Amend::Remove => None,
        };
        was.map(|(step, _)| step).into_iter().chain(put_in).collect()
    }

    /// Resolves the amendment against its log.
    ///
    /// # Errors
    /// There is no such step, or the values don't fit it.
    pub(super) fn of(&self, log: &OpenLog) -> Result<Mending, Trouble> {
        let amendment = match &self.amend {
            Amend::Replace(step) => Amendment::Replace(step.clone()),
            Amend::Remove => Amendment::Remove,
            Amend::Before(step) => Amendment::Before(step.clone()),
            Amend::Values(values) => {
                let gone = || Trouble::Refused(vec![Refusal::NotHolding { entry: self.entry as u64 }]);
                let at = log.holding_now(self.entry).ok_or_else(gone)?;
                let (step, _) = log.step(at).ok_or_else(gone)?;
                Amendment::Replace(Box::new(changed(step, values).map_err(Trouble::Shape)?))
            }
        };
        let why = if self.why.trim().is_empty() { WHY } else { self.why.trim() };
        Ok(Mending { entry: self.entry, amendment, keep_missions: self.keep_missions, why: why.to_owned() })
    }
}

/// Why an amendment can't be resolved against its log.
#[derive(Debug)]
pub(super) enum Trouble {
    /// There is no such step in the history.
    Refused(Vec<Refusal>),
    /// The values don't fit the step.
    Shape(StepFault),
}

/// Returns a step with other values. If a mission's winner changes, its other details of the outcome are dropped.
fn changed(step: &Step, values: &toml::Table) -> Result<Step, StepFault> {
    let step = match step {
        Step::Mission(result) if values.contains_key("winner") => Step::Mission(MissionResult {
            crates: result.crates,
            met: result.met.clone(),
            tokens: result.tokens,
            draws: result.draws.clone(),
            anyway: result.anyway.clone(),
            ..MissionResult::plain(result.name.clone(), result.winner.clone())
        }),
        step => step.clone(),
    };
    let said = toml::Value::try_from(&step).ok();
    let mut table = said.and_then(|said| said.as_table().cloned()).unwrap_or_default();
    merge(&mut table, values);
    Step::deserialize(toml::Value::Table(table.clone()))
        .map_err(|error| StepFault::read::<Step>(Written::Step, &table, &error))
}

/// Returns the effects of an amendment.
///
/// # Errors
/// There is no such campaign, the PIN is wrong, or the database fails.
pub fn preview_mend(session: &mut Session, mut request: MendRequest) -> Result<MendPreview, Error> {
    give_reason(session, &mut request.mend);
    let book = session.muster.campaign(&request.id)?;
    let mend = request.mend.named(&book.log, Some(Telling::of(session, &book.game)))?;
    unlocked(&mut session.muster, &book, &request.reveal)?;
    for step in mend.touched(&book.log) {
        entitled(&mut session.muster, &book, step, &request.reveal)?;
    }
    let telling = Telling::of(session, &book.game);
    let secrets = request.reveal.secrets;
    let refused =
        |refusals: &[Refusal]| MendPreview { refused: telling.reasons(refusals), ..MendPreview::default() };
    let mending = match mend.of(&book.log) {
        Ok(mending) => mending,
        Err(Trouble::Refused(refusals)) => return Ok(refused(&refusals)),
        Err(Trouble::Shape(fault)) => return Err(fault.into()),
    };
    let mended = match book.log.mended(&book.game.campaigns, &mending) {
        Ok(mended) => mended,
        Err(refusals) => return Ok(refused(&refusals)),
    };
    let was = book.log.holding_now(mending.entry).and_then(|at| book.log.step(at));
    let becomes = match &mending.amendment {
        Amendment::Replace(step) | Amendment::Before(step) => Some(telling.step(step, secrets)),
        Amendment::Remove => None,
    };
    let mut log = book.log.clone();
    mended.entries.iter().cloned().for_each(|entry| log.add(entry));
    let now = Shown::new(telling, &book.log, secrets)?;
    let then = Shown::new(telling, &log, secrets)?;
    Ok(MendPreview {
        was: was.map(|(step, events)| telling.booked(step, events, secrets)).unwrap_or_default(),
        becomes,
        before: matches!(mending.amendment, Amendment::Before(_)),
        amounts: now.amounts_beside(then.state),
        cards: now.cards_beside(then.state),
        anyway: stays(telling, &book.log, &mended),
        lost: lost(telling, &book.log, &mended, secrets),
        place: then.place(),
        refused: Vec::new(),
    })
}

/// Amends the history. If the rules forbid it, nothing changes and the answer contains the reasons.
///
/// # Errors
/// There is no such campaign, somebody else recorded a step in between, the PIN is wrong, or the database fails.
pub fn mend(session: &mut Session, request: MendRequest) -> Result<KeptCampaign, Error> {
    let MendRequest { id, entries, mend, reveal } = request;
    change(session, &ChangeRequest { id, entries, reveal, theirs: false }, Change::Mend(Box::new(mend)))
}

/// Supplies the default reason, a mistake, if none is given.
pub(super) fn give_reason(session: &Session, mend: &mut Mend) {
    if mend.why.trim().is_empty() {
        mend.why = session.words.get("campaign-mend-why", &[]);
    }
}

fn stays(telling: Telling<'_>, log: &OpenLog, mended: &Mended) -> Vec<String> {
    let steps = mended.anyway.iter().filter_map(|at| log.step(*at));
    steps.map(|(step, _)| telling.step(step, false)).collect()
}

fn lost(telling: Telling<'_>, log: &OpenLog, mended: &Mended, secrets: bool) -> Vec<LostStep> {
    let lost = mended.lost.iter().map(|lost| LostStep {
        entry: log.first_booked(lost.entry),
        step: telling.step(&lost.step, secrets),
        why: telling.reasons(&lost.refusals),
    });
    lost.collect()
}

impl Shown<'_> {
    /// Returns the amounts that differ in another state.
    fn amounts_beside(&self, then: &State) -> Vec<AmountChange> {
        let heroes: BTreeSet<_> = self.state.seats.iter().chain(&then.seats).cloned().collect();
        let heroes: Vec<_> = heroes.into_iter().collect();
        let kinds = self.facts.rules.accounts.iter();
        let accounts = kinds.flat_map(|kind| Rules::accounts_of(kind, &heroes));
        let changes = accounts.filter_map(|account: Account| {
            let left = |state: &State| state.known(&account).map(|balance| balance.left());
            let (before, after) = (left(self.state), left(then));
            let (_, what) = self.telling.account_of(&account);
            (before != after).then(|| AmountChange {
                who_name: self.telling.owner(&account),
                what_name: self.telling.currency(&what),
                before,
                after,
            })
        });
        changes.collect()
    }

    /// Returns the cards that are held in one of the states only, leaving out hidden ones.
    fn cards_beside(&self, then: &State) -> Vec<String> {
        let (now, then) = (cards(self.state), cards(then));
        let said = |key: &str, (holder, card): &(Holder, Card)| {
            let args =
                [("who", self.telling.holder(holder).into()), ("card", self.telling.card(card).into())];
            self.telling.speaker.say(key, &args)
        };
        let told = |(_, card): &&(Holder, Card)| self.secrets || !matches!(card, Card::Agenda(_));
        let gained = then.difference(&now).filter(told).map(|held| said("campaign-mend-gains", held));
        let gone = now.difference(&then).filter(told).map(|held| said("campaign-mend-loses", held));
        gained.chain(gone).collect()
    }
}

/// Returns every card with its holder.
fn cards(state: &State) -> BTreeSet<(Holder, Card)> {
    let of_heroes = state.heroes.iter().flat_map(|(hero, book)| {
        let cards = book.cards.iter().cloned().map(Card::Class);
        let items = book.items.iter().cloned().map(Card::Item);
        let rewards = book.rewards.iter().cloned().map(Card::Reward);
        cards.chain(items).chain(rewards).map(|card| (Holder::Hero(hero.clone()), card))
    });
    let of_sides = state.sides.iter().flat_map(|(side, book)| {
        let cards = book.cards.iter().cloned().map(Card::Class);
        let agenda = book.agenda.iter().cloned().map(Card::Agenda);
        let rewards = book.rewards.iter().cloned().map(Card::Reward);
        let allies = book.allies.iter().cloned().map(Card::Ally);
        cards.chain(agenda).chain(rewards).chain(allies).map(|card| (Holder::Side(side.clone()), card))
    });
    of_heroes.chain(of_sides).collect()
}
