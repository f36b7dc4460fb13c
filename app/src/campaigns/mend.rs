//! History that is mended: what would change is shown first, then all of it is taken or nothing.

use std::collections::BTreeSet;

use muster_db::DbError;
use muster_rules::campaign::event::{Account, Card, Holder};
use muster_rules::campaign::facts::Rules;
use muster_rules::campaign::log::Log;
use muster_rules::campaign::mend::{Amendment, Mended, Mending};
use muster_rules::campaign::refusal::Refusal;
use muster_rules::campaign::state::State;
use muster_rules::campaign::step::{MissionResult, Step};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::fault::{StepFault, Written};
use super::kept::show;
use super::names::Names;
use super::secrets::{entitled, unlocked};
use super::shown::Shown;
use super::written::{merge, of_entry};
use super::{Book, Change, KeptCampaign, Reason, Reveal, Telling};
use crate::error::Error;
use crate::session::Session;

/// Why history is mended where a journal doesn't say.
const WHY: &str = "mend";

/// What is to become of an earlier step, as somebody asks for it.
#[derive(Clone, Debug, PartialEq, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Amend {
    /// It was this step.
    Replace(Box<Step>),
    /// It was as it is but for these keys and values, as journals write them.
    #[serde(skip)]
    Values(toml::Table),
    /// It didn't happen.
    Remove,
    /// This step happened before it.
    Before(Box<Step>),
}

/// How history is to be mended.
#[derive(Clone, Debug, PartialEq, Deserialize, TS)]
pub struct Mend {
    /// The entry's number, as histories tell it.
    pub entry: usize,
    /// What is to become of it.
    pub amend: Amend,
    /// Whether missions stay that could not have been played after that, since they were.
    pub keep_missions: bool,
    /// Why, in the group's own words.
    pub why: String,
}

/// Asks for history to be mended, or what that would change.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct MendRequest {
    /// The campaign's id or name.
    pub id: String,
    /// How many entries its log had when it was shown. Null where nobody saw it.
    pub entries: Option<u32>,
    /// What is to be mended.
    pub mend: Mend,
    /// Whether to answer with secrets.
    pub reveal: Reveal,
}

/// What mending history would change.
#[derive(Clone, Debug, Default, Serialize, TS)]
pub struct MendPreview {
    /// The step as it is, in words.
    pub was: String,
    /// The step that is put in, in words; null where it is only removed.
    pub becomes: Option<String>,
    /// Whether it is put before the step, which stays.
    pub before: bool,
    /// Amounts that come to something else.
    pub amounts: Vec<AmountChange>,
    /// Cards that somebody would have or lose.
    pub cards: Vec<String>,
    /// Missions that stay, though they could not have been played, in words.
    pub anyway: Vec<String>,
    /// Steps that no longer hold.
    pub lost: Vec<LostStep>,
    /// Where the campaign would stand, as a sentence.
    pub place: String,
    /// Why it can't be mended so; empty where it can.
    pub refused: Vec<Reason>,
}

/// An amount that comes to something else.
#[derive(Clone, Debug, Serialize, TS)]
pub struct AmountChange {
    /// Whose, in words.
    pub who_name: String,
    /// Of what, in words.
    pub what_name: String,
    /// What is left now; null where nobody entered what there was.
    pub before: Option<u32>,
    /// What would be left; null likewise.
    pub after: Option<u32>,
}

/// A step that no longer holds.
#[derive(Clone, Debug, Serialize, TS)]
pub struct LostStep {
    /// The entry's number.
    pub entry: usize,
    /// The step, in words.
    pub step: String,
    /// Why it no longer holds.
    pub why: Vec<Reason>,
}

impl Mend {
    /// The same with ids where it goes by names; as it is where nobody says what they are called.
    pub(super) fn named(&self, log: &Log, telling: Option<Telling<'_>>) -> Self {
        let amend = match (&self.amend, telling) {
            (Amend::Values(values), Some(telling)) => {
                let names = Names::of(telling, Some(&log.state()));
                Amend::Values(of_entry(values.clone(), log, self.entry, &names))
            }
            (amend, _) => amend.clone(),
        };
        Self { amend, ..self.clone() }
    }

    /// The mend by the log that it speaks of.
    ///
    /// # Errors
    /// There is no such step, or it has other keys.
    pub(super) fn of(&self, log: &Log) -> Result<Mending, Trouble> {
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

/// Why a mend can't be read by the log that it speaks of.
#[derive(Debug)]
pub(super) enum Trouble {
    /// The rules say so.
    Refused(Vec<Refusal>),
    /// The step has no such keys.
    Shape(StepFault),
}

/// A step with other values. A mission that somebody else won ended otherwise: what was told of its end goes.
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

/// What mending history would change.
///
/// # Errors
/// There is no such campaign, the PIN is another, or those of the database.
pub fn preview_mend(session: &mut Session, mut request: MendRequest) -> Result<MendPreview, Error> {
    give_reason(session, &mut request);
    let book = read(session, &mut request)?;
    let telling = Telling::of(session, &book.game);
    let secrets = request.reveal.secrets;
    let refused =
        |refusals: &[Refusal]| MendPreview { refused: telling.reasons(refusals), ..MendPreview::default() };
    let mending = match request.mend.of(&book.log) {
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
    log.entries.extend(mended.entries.iter().cloned());
    let now = Shown::new(telling, &book.log, secrets)?;
    let then = Shown::new(telling, &log, secrets)?;
    Ok(MendPreview {
        was: was.map(|(step, events)| telling.booked(step, events, secrets)).unwrap_or_default(),
        becomes,
        before: matches!(mending.amendment, Amendment::Before(_)),
        amounts: now.amounts_beside(&then.state),
        cards: now.cards_beside(&then.state),
        anyway: stays(telling, &book.log, &mended),
        lost: lost(telling, &book.log, &mended, secrets),
        place: then.place(),
        refused: Vec::new(),
    })
}

/// Mends history. What the rules forbid is in the answer, and nothing is changed then.
///
/// # Errors
/// There is no such campaign, somebody else booked in between, the PIN is another, or those of the database.
pub fn mend(session: &mut Session, mut request: MendRequest) -> Result<KeptCampaign, Error> {
    give_reason(session, &mut request);
    let mut book = read(session, &mut request)?;
    let entries = book.log.entries.len();
    if request.entries.is_some_and(|seen| entries != seen as usize) {
        return Err(DbError::Overtaken { kind: muster_db::Kind::Campaign }.into());
    }
    let number = book.log.steps().count();
    let refusals = match session.muster.change_book(&mut book, Change::Mend(Box::new(request.mend))) {
        Ok(()) => Vec::new(),
        Err(Error::Refused(refused)) => refused.refusals,
        Err(error) => return Err(error),
    };
    let mut kept = show(session, &book, &request.reveal)?;
    let telling = Telling::of(session, &book.game);
    if refusals.is_empty() {
        kept.done = telling.entry(&book.log, Some(entries), request.reveal.secrets);
    }
    kept.books.refused = super::books::refused_step(number, &refusals, telling);
    Ok(kept)
}

/// A mend without a reason was a mistake.
fn give_reason(session: &Session, request: &mut MendRequest) {
    if request.mend.why.trim().is_empty() {
        request.mend.why = session.words.get("campaign-mend-why", &[]);
    }
}

/// The books that a mend speaks of, for somebody who may see and change that.
fn read(session: &mut Session, request: &mut MendRequest) -> Result<Book, Error> {
    let book = session.muster.campaign(&request.id)?;
    request.mend = request.mend.named(&book.log, Some(Telling::of(session, &book.game)));
    unlocked(&mut session.muster, &book, &request.reveal)?;
    let was = book.log.holding_now(request.mend.entry).and_then(|at| book.log.step(at));
    let put_in = match &request.mend.amend {
        Amend::Replace(step) | Amend::Before(step) => Some(step.as_ref()),
        Amend::Values(_) | Amend::Remove => None,
    };
    for step in was.map(|(step, _)| step).into_iter().chain(put_in) {
        entitled(&mut session.muster, &book, step, &request.reveal)?;
    }
    Ok(book)
}

fn stays(telling: Telling<'_>, log: &Log, mended: &Mended) -> Vec<String> {
    let steps = mended.anyway.iter().filter_map(|at| log.step(*at));
    steps.map(|(step, _)| telling.step(step, false)).collect()
}

fn lost(telling: Telling<'_>, log: &Log, mended: &Mended, secrets: bool) -> Vec<LostStep> {
    let lost = mended.lost.iter().map(|lost| LostStep {
        entry: log.first_booked(lost.entry),
        step: telling.step(&lost.step, secrets),
        why: telling.reasons(&lost.refusals),
    });
    lost.collect()
}

impl Shown<'_> {
    /// Amounts that another history leaves otherwise.
    fn amounts_beside(&self, then: &State) -> Vec<AmountChange> {
        let heroes: BTreeSet<_> = self.state.seats.iter().chain(&then.seats).cloned().collect();
        let heroes: Vec<_> = heroes.into_iter().collect();
        let kinds = self.facts.rules.accounts.iter();
        let accounts = kinds.flat_map(|kind| Rules::accounts_of(kind, &heroes));
        let changes = accounts.filter_map(|account: Account| {
            let left = |state: &State| state.known(&account).map(|balance| balance.left());
            let (before, after) = (left(&self.state), left(then));
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

    /// Cards that somebody has in one history only. Secret ones are left out.
    fn cards_beside(&self, then: &State) -> Vec<String> {
        let (now, then) = (cards(&self.state), cards(then));
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

/// Every card with who holds it.
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
