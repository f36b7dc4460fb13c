//! The movements of every account, and the balances by stage.

use std::collections::BTreeMap;

use muster_rules::campaign::event::{Account, Card, Holder, Why};
use muster_rules::campaign::facts::{Rules, Topic};
use muster_rules::campaign::id::{AccountId, CurrencyId};
use muster_rules::campaign::ledger::Movement;
use muster_rules::campaign::state::State;
use muster_rules::campaign::step::Who;
use serde::Serialize;
use ts_rs::TS;

use super::Pays;
use super::shown::Shown;

/// A movement of an account.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MovementAnswer {
    /// The number of its entry in the history.
    pub entry: usize,
    /// The stage, counted from 0.
    pub stage: usize,
    /// The stage's mission, or else a description of the stage.
    pub stage_name: String,
    /// The owner: a side or a hero.
    pub who: Who,
    /// The same in the reader's language.
    pub who_name: String,
    /// The account.
    pub account: AccountId,
    /// The currency.
    pub what: CurrencyId,
    /// The same in the reader's language.
    pub what_name: String,
    /// The amount; negative if it was spent.
    #[ts(type = "number")]
    pub amount: i64,
    /// The balance after it; null if the opening balance was never entered.
    pub balance: Option<u32>,
    /// The reason as a short sentence.
    pub why: String,
    /// The rule behind it.
    pub rule: String,
}

/// The balances at the end of a stage.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ChartPoint {
    /// The stage, counted from 0.
    pub stage: usize,
    /// The stage's mission, or else a description of the stage.
    pub stage_name: String,
    /// The balance of each account, summed over all heroes: what is left, or what was earned, also by heroes who left,
    /// if class cards are bought with it. Accounts with an unknown opening balance are omitted.
    pub amounts: BTreeMap<AccountId, u32>,
}

impl Shown<'_> {
    pub(super) fn ledger(&self) -> Vec<MovementAnswer> {
        self.log.ledger().movements.iter().map(|m| self.movement(m)).collect()
    }

    fn movement(&self, movement: &Movement) -> MovementAnswer {
        let (who, what) = self.telling.account_of(&movement.account);
        MovementAnswer {
            entry: self.log.first_booked(movement.entry),
            stage: movement.stage,
            stage_name: self.at(movement.stage),
            who,
            who_name: self.telling.owner(&movement.account),
            account: movement.account.kind.clone(),
            what_name: self.telling.currency(&what),
            what,
            amount: movement.amount,
            balance: movement.balance,
            why: self.why(&movement.why),
            rule: self.rule(&movement.account, &movement.why).to_owned(),
        }
    }

    /// Describes why something moved, hiding secrets unless they were requested.
    pub(super) fn why(&self, why: &Why) -> String {
        let hidden = |card: &Card| {
            matches!(card, Card::Agenda(id) if !self.state.is_open(id))
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

    /// Returns the balances at the end of each stage so far.
    pub(super) fn chart(&self) -> Vec<ChartPoint> {
        let ends = self.log.ledger().ends.iter().map(|end| {
            let point = self.point(&end.state);
            if end.told { point } else { ChartPoint { amounts: BTreeMap::new(), ..point } }
        });
        ends.chain([self.point(self.state)]).collect()
    }

    fn point(&self, state: &State) -> ChartPoint {
        let amount = |account: &Account| {
            let balance = state.known(account)?;
            Some(match self.pays(&account.kind) {
                Some(Pays::ClassCards) => balance.earned(),
                _ => balance.left(),
            })
        };
        let amounts = self.facts.rules.accounts.iter().filter_map(|kind| {
            // What somebody earned stays earned when they leave; what they had left is nobody's.
            let earned = matches!(self.pays(&kind.id), Some(Pays::ClassCards));
            let former = state.former.keys().filter(|_| earned);
            let heroes: Vec<_> = state.seats.iter().chain(former).cloned().collect();
            let mut amounts = Rules::accounts_of(kind, &heroes).into_iter().map(|account| amount(&account));
            Some((kind.id.clone(), amounts.try_fold(0_u32, |sum, amount| Some(sum.saturating_add(amount?)))?))
        });
        ChartPoint { stage: state.stage, stage_name: self.at(state.stage), amounts: amounts.collect() }
    }

    /// Returns the citation of the rule behind a movement.
    fn rule(&self, account: &Account, why: &Why) -> &str {
        self.facts.rules.cite(match why {
            Why::Start => Some(Topic::Start),
            Why::Outcome { .. } | Why::Inferred { .. } | Why::Bonus { .. } | Why::Tokens { .. } => {
                Some(Topic::Rewards)
            }
            Why::Crates { .. } => Some(Topic::CleanUp),
            Why::Sold { .. } => Some(Topic::Shop),
            Why::Bought { .. } => Some(match self.pays(&account.kind) {
                Some(Pays::Shop) => Topic::Shop,
                Some(Pays::Agenda) => Topic::Agenda,
                Some(Pays::ClassCards) | None => Topic::ClassCards,
            }),
            Why::Used { .. } | Why::InPlay { .. } | Why::Ransom { .. } => Some(Topic::Agenda),
            Why::Joined | Why::Paper | Why::Correction { .. } => None,
        })
    }
}
