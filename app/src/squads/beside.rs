//! Side lists of a squad, drawn up or not.

use muster_rules::ability::SideListOffer;
use muster_rules::beside::share_out;
use muster_rules::constraint::side_list::{Amount, SideList};
use muster_rules::id::FigureId;
use muster_rules::report::{PricedMember, Question};
use muster_rules::squad::Member;
use serde::Serialize;
use ts_rs::TS;

use super::check::CheckedSquad;
use super::view::{MemberView, Telling};
use crate::base::speaker::Speaker;
use crate::base::words::value_of;
use crate::own::facts::question_id;

/// A side list that an ability allows.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SideListView {
    /// The id of the figure whose ability it is.
    pub holder: FigureId,
    /// That figure's name in the reader's language.
    pub holder_name: String,
    /// The kind of list, as named by the pack.
    pub kind: String,
    /// The selector of the holder's offer in the pack; null if the holder offers no such list.
    pub pool: Option<String>,
    /// The list's title, including what it may contain if the holder has several offers.
    pub title: String,
    /// The unit of `value` and `total`; `any` for no limit.
    pub amount: Amount,
    /// The maximum of points or figures; null if unknown or unlimited.
    pub value: Option<i32>,
    /// The sum of the figures' costs, or their number.
    pub total: i64,
    /// The figures on it.
    pub members: Vec<MemberView>,
    /// The id of the open question about its limit.
    pub question: Option<String>,
}

/// A side list that an ability allows, with its figures at their cost in this squad.
#[derive(Debug)]
pub(crate) struct ListBeside<'a> {
    pub(crate) holder: &'a FigureId,
    pub(crate) kind: &'a str,
    /// The holder's offer that the figures are drawn from, if it has one.
    pub(crate) offer: Option<&'a SideListOffer>,
    /// Whether the holder has several offers of this kind.
    pub(crate) one_of_several: bool,
    pub(crate) amount: Amount,
    /// The limit, if there is one and it is known.
    pub(crate) value: Option<i32>,
    /// Whether the list has a limit that is unknown.
    pub(crate) is_open: bool,
    pub(crate) members: Vec<PricedMember>,
}

impl ListBeside<'_> {
    /// Returns the list's title, including what it may contain if the holder has several offers.
    pub(crate) fn title(&self, speaker: &Speaker<'_>) -> String {
        let naming = speaker.naming();
        let list = naming.side_list(self.kind);
        match self.offer.filter(|_| self.one_of_several) {
            None => list,
            Some(offer) => match offer.whom() {
                // Any figure is allowed.
                pool if !pool.names_something() => list,
                pool => {
                    let pool = value_of(&naming, "pool", &pool);
                    speaker.say("side-list-of", &[("list", list.into()), ("pool", pool)])
                }
            },
        }
    }

    fn total(&self) -> i64 {
        match self.amount {
            Amount::Figures | Amount::Any => self.members.iter().map(|m| i64::from(m.count)).sum(),
            Amount::Points | Amount::Nobody => self.members.iter().map(|m| m.cost).sum(),
        }
    }
}

/// Returns the side lists that members' abilities allow, drawn up or not, and those of holders no longer in the
/// squad.
pub(super) fn side_lists(telling: &Telling<'_>) -> Vec<SideListView> {
    let speaker = telling.speaker;
    let view = |list: ListBeside<'_>| {
        let question = Question::SideListValue { figure: list.holder.clone(), list: list.kind.to_owned() };
        SideListView {
            holder: list.holder.clone(),
            holder_name: speaker.figure(list.holder),
            kind: list.kind.to_owned(),
            pool: list.offer.map(|o| o.pool.to_string()),
            title: list.title(speaker),
            amount: list.amount,
            value: list.value,
            total: list.total(),
            members: list.members.iter().map(|m| telling.member(m)).collect(),
            question: list.is_open.then(|| question_id(&question)),
        }
    };
    lists_beside(telling.checked).into_iter().map(view).collect()
}

/// Returns the side lists without localised text, one for each offer of each card.
pub(crate) fn lists_beside(checked: &CheckedSquad) -> Vec<ListBeside<'_>> {
    let catalogue = &checked.game.catalogue;
    let governed = |o: &&SideListOffer| governing(checked, &o.kind).is_some();
    let offering = checked.report.members.iter().flat_map(|m| catalogue.side_lists_of(&m.figure));
    let offered = offering.filter(governed).map(|o| (&o.figure, o.kind.as_str()));
    let drawn = checked.source.draft.side_lists.iter().filter(|l| !l.members.is_empty());
    let mut cards = Vec::<(&FigureId, &str)>::new();
    for card in offered.chain(drawn.map(|l| (&l.holder, l.kind.as_str()))) {
        if !cards.contains(&card) {
            cards.push(card);
        }
    }
    cards.into_iter().flat_map(|(holder, kind)| of_card(checked, holder, kind)).collect()
}

fn governing<'a>(checked: &'a CheckedSquad, kind: &str) -> Option<&'a SideList> {
    SideList::governing(checked.format()?, kind)
}

/// Returns the side lists of one kind of a card.
fn of_card<'a>(checked: &'a CheckedSquad, holder: &'a FigureId, kind: &'a str) -> Vec<ListBeside<'a>> {
    let catalogue = &checked.game.catalogue;
    let drawn = checked.source.draft.side_lists.iter();
    let drawn: Vec<_> = drawn.filter(|l| l.holder == *holder && l.kind == kind).collect();
    let holders = checked.report.members.iter().filter(|m| m.figure == *holder);
    let holders: u32 = holders.map(|m| m.count).sum();
    let rule = governing(checked, kind);
    // Without a rule governing the list there is no limit.
    let amount = rule.map_or(Amount::Any, |r| r.amount);
    let offers: Vec<_> = catalogue.side_lists_of(holder).filter(|o| o.kind == kind).collect();
    let list = |offer: Option<&'a SideListOffer>, brought: Vec<Vec<Member>>| {
        // The limit applies to each list, or once per copy of the card.
        let used = brought.iter().filter(|members| !members.is_empty()).count();
        let times = if rule.is_some_and(|r| r.once) { i32::try_from(holders) } else { i32::try_from(used) };
        let times = times.unwrap_or(i32::MAX).max(1);
        let bounded = holders > 0 && amount != Amount::Any;
        let value = offer.and_then(|o| o.value).filter(|_| bounded);
        ListBeside {
            holder,
            kind,
            offer,
            one_of_several: offers.len() > 1,
            amount,
            value: value.map(|v| v.saturating_mul(times)),
            is_open: bounded && offer.is_some() && value.is_none(),
            members: priced(checked, brought.iter().flatten()),
        }
    };
    if offers.is_empty() {
        return vec![list(None, drawn.iter().map(|l| l.members.clone()).collect())];
    }
    let shares = drawn.iter().map(|l| share_out(catalogue, offers.iter().copied(), &l.members));
    let shares: Vec<_> = shares.collect();
    let brought = |at: usize| shares.iter().map(|shares| shares[at].members.clone()).collect();
    offers.iter().enumerate().map(|(at, offer)| list(Some(offer), brought(at))).collect()
}

/// Returns the figures of side lists, without duplicates, at their cost in this squad.
fn priced<'a>(checked: &CheckedSquad, drawn: impl Iterator<Item = &'a Member>) -> Vec<PricedMember> {
    let mut lines = Vec::<Member>::new();
    for member in drawn.filter(|m| m.count > 0) {
        match lines.iter_mut().find(|l| l.figure == member.figure) {
            Some(line) => line.count = line.count.saturating_add(member.count),
            None => lines.push(member.clone()),
        }
    }
    let ids: Vec<_> = lines.iter().map(|l| l.figure.clone()).collect();
    let known = &checked.game.catalogue;
    let priced = checked.price(&ids).into_iter().zip(&lines).map(|(mut priced, line)| {
        if known.figure(&line.figure).is_none() {
            priced.unit_cost = line.last_cost;
        }
        priced.count = line.count;
        priced.cost = i64::from(priced.unit_cost.unwrap_or(0)) * i64::from(line.count);
        priced
    });
    priced.collect()
}
