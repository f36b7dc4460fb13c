//! Three-way merge of squads: the differences between two versions with a common base, and one squad that
//! combines them.
//!
//! A squad is split into *parts*: its settings, the number of copies of each figure in each place, its choices.
//! If only one side changed a part, that change is taken. If both sides changed it differently, it is a
//! conflict that the user resolves; until then our side's value is used.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use crate::id::FigureId;
use crate::squad::{Member, SetupChoice, SideList, SquadDraft};

/// A part of a squad that can be changed independently.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// The squad's name.
    Name,
    /// The format.
    Format,
    /// The point limit.
    Limit,
    /// The declared faction.
    Faction,
    /// The era.
    Era,
    /// The side it plays on.
    Side,
    /// The number of copies of a figure in a place.
    Figure(Place, FigureId),
    /// The choice for a member's ability.
    Choice(FigureId, String),
    /// Whether the squad is built from a pool.
    Pool,
    /// The notes.
    Notes,
    /// Whether a figure is under consideration.
    Considering(FigureId),
}

/// Where figures are.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// In the squad.
    Squad,
    /// In the list of this holder and kind beside the squad.
    Beside(FigureId, String),
    /// In the pool that the squad is built from.
    Pool,
}

/// The value of a part; an empty part has none.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Value {
    /// Text or an ID.
    Text(String),
    /// A number.
    Number(i64),
    /// Figures, in order.
    Figures(Vec<FigureId>),
}

/// One of two versions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Side {
    /// This one.
    Ours,
    /// The other one.
    Theirs,
}

/// A part that differs between two versions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The part.
    pub part: Part,
    /// The value in the common base.
    pub base: Option<Value>,
    /// The value in our version.
    pub ours: Option<Value>,
    /// The value in their version.
    pub theirs: Option<Value>,
    /// The only side that changed it; `None` if both did.
    pub changed: Option<Side>,
}

/// The result of a merge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Merged {
    /// The merged squad.
    pub draft: SquadDraft,
    /// All differences between the two versions.
    pub differences: Vec<Difference>,
}

impl Merged {
    /// Returns the parts that both sides changed differently.
    pub fn conflicts(&self) -> impl Iterator<Item = &Difference> {
        self.differences.iter().filter(|difference| difference.changed.is_none())
    }
}

/// Merges two versions with a common base.
#[must_use]
pub fn merge(base: &SquadDraft, ours: &SquadDraft, theirs: &SquadDraft) -> Merged {
    merge_taking(base, ours, theirs, &BTreeMap::new())
}

/// Merges two versions; for the parts in `taken` that side's value is used, regardless of who changed them.
#[must_use]
pub fn merge_taking(
    base: &SquadDraft,
    ours: &SquadDraft,
    theirs: &SquadDraft,
    taken: &BTreeMap<Part, Side>,
) -> Merged {
    let (in_base, in_ours, in_theirs) = (parts(base), parts(ours), parts(theirs));
    let all: BTreeSet<&Part> = in_base.keys().chain(in_ours.keys()).chain(in_theirs.keys()).collect();
    let (mut decided, mut differences) = (Parts::new(), Vec::new());
    for part in all {
        let [was, here, there] = [&in_base, &in_ours, &in_theirs].map(|parts| parts.get(part));
        let changed = match (here == was, there == was) {
            (true, false) => Some(Side::Theirs),
            (false, true) => Some(Side::Ours),
            _ => None,
        };
        let value = match taken.get(part).copied().or(changed) {
            Some(Side::Theirs) => there,
            Some(Side::Ours) | None => here,
        };
        decided.extend(value.map(|value| (part.clone(), value.clone())));
        if here != there {
            let [base, ours, theirs] = [was, here, there].map(Option::<&Value>::cloned);
            differences.push(Difference { part: part.clone(), base, ours, theirs, changed });
        }
    }
    Merged { draft: assemble(&decided, &Three { base, ours, theirs }), differences }
}

type Parts = BTreeMap<Part, Value>;

fn parts(draft: &SquadDraft) -> Parts {
    let text = |text: &str| (!text.is_empty()).then(|| Value::Text(text.to_owned()));
    let mut parts: Parts = [
        (Part::Name, text(&draft.name)),
        (Part::Format, text(draft.format.as_str())),
        (Part::Limit, draft.limit.map(|limit| Value::Number(limit.into()))),
        (Part::Faction, draft.faction.as_ref().map(|id| Value::Text(id.to_string()))),
        (Part::Era, draft.era.as_ref().map(|id| Value::Text(id.to_string()))),
        (Part::Side, draft.side.as_ref().map(|id| Value::Text(id.to_string()))),
        (Part::Pool, draft.pool.as_ref().map(|_| Value::Number(1))),
        (Part::Notes, text(&draft.notes)),
    ]
    .into_iter()
    .filter_map(|(part, value)| Some((part, value?)))
    .collect();
    parts.extend(of_members(&draft.members, &Place::Squad));
    parts.extend(of_lists(&draft.side_lists));
    parts.extend(of_members(draft.pool.as_deref().unwrap_or_default(), &Place::Pool));
    parts.extend(of_choices(&draft.setup));
    parts.extend(of_considered(&draft.considering));
    parts
}

fn of_members(members: &[Member], place: &Place) -> Parts {
    let mut counts = BTreeMap::<&FigureId, i64>::new();
    for member in members {
        *counts.entry(&member.figure).or_default() += i64::from(member.count);
    }
    let part = |(figure, count): (&FigureId, i64)| {
        (Part::Figure(place.clone(), figure.clone()), Value::Number(count))
    };
    counts.into_iter().filter(|(_, count)| *count > 0).map(part).collect()
}

/// Returns members by holder and kind; several lists may share both.
fn by_holder(lists: &[SideList]) -> BTreeMap<(FigureId, String), Vec<Member>> {
    let mut all = BTreeMap::<_, Vec<Member>>::new();
    for list in lists {
        all.entry((list.holder.clone(), list.kind.clone())).or_default().extend_from_slice(&list.members);
    }
    all
}

fn of_lists(lists: &[SideList]) -> Parts {
    let all = by_holder(lists).into_iter();
    all.flat_map(|((holder, kind), members)| of_members(&members, &Place::Beside(holder, kind))).collect()
}

fn of_choices(setup: &[SetupChoice]) -> Parts {
    let mut chosen = BTreeMap::<_, Vec<FigureId>>::new();
    for choice in setup {
        let key = Part::Choice(choice.holder.clone(), choice.ability.clone());
        chosen.entry(key).or_default().push(choice.chosen.clone());
    }
    chosen.into_iter().map(|(part, figures)| (part, Value::Figures(figures))).collect()
}

fn of_considered(figures: &[FigureId]) -> Parts {
    figures.iter().map(|figure| (Part::Considering(figure.clone()), Value::Number(1))).collect()
}

/// The same item in all three versions.
#[derive(Clone, Copy)]
struct Three<'a, T: ?Sized> {
    base: &'a T,
    ours: &'a T,
    theirs: &'a T,
}

impl<'a, T: ?Sized + PartialEq> Three<'a, T> {
    fn of<U: ?Sized>(&self, get: impl Fn(&'a T) -> &'a U) -> Three<'a, U> {
        Three { base: get(self.base), ours: get(self.ours), theirs: get(self.theirs) }
    }

    /// Returns the version that the merge equals as a whole, order included, if there is one.
    fn whole(&self) -> Option<&'a T> {
        if self.ours == self.theirs || self.theirs == self.base {
            Some(self.ours)
        } else if self.ours == self.base {
            Some(self.theirs)
        } else {
            None
        }
    }

    /// Returns that version if it matches the decided parts; otherwise builds a new value.
    fn or<U>(&self, is_decided: impl Fn(&T) -> bool, anew: impl FnOnce() -> U) -> U
    where
        T: ToOwned<Owned = U>,
    {
        self.whole().filter(|whole| is_decided(whole)).map_or_else(anew, ToOwned::to_owned)
    }
}

fn assemble(decided: &Parts, three: &Three<'_, SquadDraft>) -> SquadDraft {
    let some = |wanted: fn(&Part) -> bool| -> Parts {
        let parts = decided.iter().filter(|(part, _)| wanted(part));
        parts.map(|(part, value)| (part.clone(), value.clone())).collect()
    };
    let text = |part: &Part| match decided.get(part) {
        Some(Value::Text(text)) => Some(text.as_str()),
        _ => None,
    };
    let limit = match decided.get(&Part::Limit) {
        Some(Value::Number(limit)) => i32::try_from(*limit).ok(),
        _ => None,
    };
    let in_squad = some(|part| matches!(part, Part::Figure(Place::Squad, _)));
    let in_pool = some(|part| matches!(part, Part::Figure(Place::Pool, _)));
    let pools = three.of(|draft| draft.pool.as_deref().unwrap_or_default());
    let pool = decided.contains_key(&Part::Pool) || !in_pool.is_empty();
    SquadDraft {
        game: three.ours.game.clone(),
        format: text(&Part::Format).unwrap_or_default().into(),
        limit,
        name: text(&Part::Name).unwrap_or_default().to_owned(),
        faction: text(&Part::Faction).map(Into::into),
        era: text(&Part::Era).map(Into::into),
        side: text(&Part::Side).map(Into::into),
        members: members(&in_squad, &Place::Squad, &three.of(|draft| draft.members.as_slice())),
        side_lists: side_lists(decided, &three.of(|draft| draft.side_lists.as_slice())),
        setup: setup(
            &some(|part| matches!(part, Part::Choice(..))),
            &three.of(|draft| draft.setup.as_slice()),
        ),
        pool: pool.then(|| members(&in_pool, &Place::Pool, &pools)),
        notes: text(&Part::Notes).unwrap_or_default().to_owned(),
        considering: considering(
            &some(|part| matches!(part, Part::Considering(_))),
            &three.of(|draft| draft.considering.as_slice()),
        ),
    }
}

/// Returns the members as decided: existing ones in their order, new ones after them.
fn members(decided: &Parts, place: &Place, three: &Three<'_, [Member]>) -> Vec<Member> {
    three.or(
        |whole| of_members(whole, place) == *decided,
        || {
            let mut members: Vec<_> = decided
                .iter()
                .filter_map(|(part, value)| match (part, value) {
                    (Part::Figure(_, figure), Value::Number(count)) => {
                        let known = last_known(figure, three);
                        Some(Member { count: u32::try_from(*count).unwrap_or(u32::MAX), ..known })
                    }
                    _ => None,
                })
                .collect();
            members.sort_by_key(|member| {
                let at = |members: &[Member]| members.iter().position(|m| m.figure == member.figure);
                let added = [three.ours, three.theirs].into_iter().filter_map(at).min();
                (at(three.base).unwrap_or(usize::MAX), added, member.figure.clone())
            });
            members
        },
    )
}

/// Returns a member with its last known name and cost; if the two sides differ, the changed value is used.
fn last_known(figure: &FigureId, three: &Three<'_, [Member]>) -> Member {
    let of = |members: &[Member]| {
        let found = members.iter().find(|m| m.figure == *figure);
        found.map(|m| (m.last_name.clone(), m.last_cost))
    };
    let (base, ours, theirs) = (of(three.base), of(three.ours), of(three.theirs));
    let known = match (ours, theirs) {
        (Some(ours), Some(theirs)) if base.as_ref() == Some(&ours) => Some(theirs),
        (Some(ours), Some(theirs)) if base.as_ref() == Some(&theirs) => Some(ours),
        (ours, theirs) => ours.max(theirs),
    };
    let (last_name, last_cost) = known.or(base).unwrap_or_default();
    Member { last_name, last_cost, ..Member::new(figure.clone(), 0) }
}

fn side_lists(decided: &Parts, three: &Three<'_, [SideList]>) -> Vec<SideList> {
    let beside: Parts = decided
        .iter()
        .filter(|(part, _)| matches!(part, Part::Figure(Place::Beside(..), _)))
        .map(|(part, value)| (part.clone(), value.clone()))
        .collect();
    three.or(
        |whole| of_lists(whole) == beside,
        || {
            let lists = [three.base, three.ours, three.theirs].map(by_holder);
            let keys: BTreeSet<_> = lists.iter().flat_map(BTreeMap::keys).collect();
            let of = |key: &(FigureId, String)| {
                let place = Place::Beside(key.0.clone(), key.1.clone());
                let own =
                    beside.iter().filter(|(part, _)| matches!(part, Part::Figure(at, _) if *at == place));
                let own: Parts = own.map(|(part, value)| (part.clone(), value.clone())).collect();
                let [base, ours, theirs] = &lists;
                let get = |lists: &'_ BTreeMap<(FigureId, String), Vec<Member>>| {
                    lists.get(key).cloned().unwrap_or_default()
                };
                let (base, ours, theirs) = (get(base), get(ours), get(theirs));
                let three = Three { base: &base[..], ours: &ours[..], theirs: &theirs[..] };
                let members = members(&own, &place, &three);
                SideList { holder: key.0.clone(), kind: key.1.clone(), members }
            };
            keys.into_iter().map(of).filter(|list| !list.members.is_empty()).collect()
        },
    )
}

fn setup(decided: &Parts, three: &Three<'_, [SetupChoice]>) -> Vec<SetupChoice> {
    three.or(
        |whole| of_choices(whole) == *decided,
        || {
            let choices = decided.iter().filter_map(|(part, value)| match (part, value) {
                (Part::Choice(holder, ability), Value::Figures(figures)) => Some((holder, ability, figures)),
                _ => None,
            });
            let each = choices.flat_map(|(holder, ability, figures)| {
                let choice = |chosen: &FigureId| SetupChoice {
                    holder: holder.clone(),
                    ability: ability.clone(),
                    chosen: chosen.clone(),
                };
                figures.iter().map(choice)
            });
            each.collect()
        },
    )
}

fn considering(decided: &Parts, three: &Three<'_, [FigureId]>) -> Vec<FigureId> {
    three.or(
        |whole| of_considered(whole) == *decided,
        || {
            let figures = decided.keys().filter_map(|part| match part {
                Part::Considering(figure) => Some(figure.clone()),
                _ => None,
            });
            figures.collect()
        },
    )
}

impl fmt::Display for Part {
    /// Writes a form that identifies the part: no two parts of a squad share one.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name => f.write_str("name"),
            Self::Format => f.write_str("format"),
            Self::Limit => f.write_str("limit"),
            Self::Faction => f.write_str("faction"),
            Self::Era => f.write_str("era"),
            Self::Side => f.write_str("side"),
            Self::Figure(Place::Squad, figure) => write!(f, "figure {figure}"),
            Self::Figure(Place::Beside(holder, kind), figure) => write!(f, "beside {holder} {kind} {figure}"),
            Self::Figure(Place::Pool, figure) => write!(f, "in-pool {figure}"),
            Self::Choice(holder, ability) => write!(f, "choice {holder} {ability}"),
            Self::Pool => f.write_str("pool"),
            Self::Notes => f.write_str("notes"),
            Self::Considering(figure) => write!(f, "considering {figure}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn squad(members: &[(&str, u32)]) -> SquadDraft {
        let mut draft = SquadDraft::new("g".into(), "f".into());
        draft.members = members.iter().map(|(figure, count)| Member::new((*figure).into(), *count)).collect();
        draft
    }

    fn held(draft: &SquadDraft) -> Vec<(&str, u32)> {
        draft.members.iter().map(|m| (m.figure.as_str(), m.count)).collect()
    }

    #[test]
    fn what_each_side_changed_alone_is_taken() {
        let base = squad(&[("a", 1), ("b", 2), ("c", 1)]);
        let ours =
            SquadDraft { name: "Ambush".to_owned(), ..squad(&[("a", 1), ("b", 3), ("c", 1), ("z", 1)]) };
        let theirs = SquadDraft { notes: "Hide".to_owned(), ..squad(&[("y", 2), ("a", 1), ("b", 2)]) };
        let merged = merge(&base, &ours, &theirs);
        assert_eq!(held(&merged.draft), [("a", 1), ("b", 3), ("y", 2), ("z", 1)]);
        assert_eq!((merged.draft.name.as_str(), merged.draft.notes.as_str()), ("Ambush", "Hide"));
        assert_eq!(merged.conflicts().count(), 0);
        assert_eq!(merged.differences.len(), 6);
    }

    #[test]
    fn what_both_changed_is_asked_and_taken_as_it_is_said() {
        let (base, ours, theirs) = (squad(&[("a", 2)]), squad(&[("a", 3)]), squad(&[("b", 1)]));
        let merged = merge(&base, &ours, &theirs);
        let asked: Vec<_> = merged.conflicts().map(|one| one.part.clone()).collect();
        let part = Part::Figure(Place::Squad, "a".into());
        assert_eq!(asked, std::slice::from_ref(&part));
        assert_eq!(held(&merged.draft), [("a", 3), ("b", 1)]);
        let taken = BTreeMap::from([(part, Side::Theirs)]);
        assert_eq!(held(&merge_taking(&base, &ours, &theirs, &taken).draft), [("b", 1)]);
        // What only one side added can be rejected.
        let taken = BTreeMap::from([(Part::Figure(Place::Squad, "b".into()), Side::Ours)]);
        assert_eq!(held(&merge_taking(&base, &ours, &theirs, &taken).draft), [("a", 3)]);
    }

    #[test]
    fn lists_beside_and_choices_are_merged_by_their_holders() {
        let list = |figure: &str| SideList {
            holder: "h".into(),
            kind: "reserves".to_owned(),
            members: vec![Member::new(figure.into(), 1)],
        };
        let choice = |ability: &str| SetupChoice {
            holder: "h".into(),
            ability: ability.to_owned(),
            chosen: "a".into(),
        };
        let base = squad(&[("h", 1)]);
        let ours = SquadDraft { side_lists: vec![list("x")], setup: vec![choice("One")], ..base.clone() };
        let theirs = SquadDraft { side_lists: vec![list("y")], setup: vec![choice("Two")], ..base.clone() };
        let merged = merge(&base, &ours, &theirs);
        assert_eq!(merged.draft.side_lists.len(), 1);
        assert_eq!(merged.draft.side_lists[0].members.len(), 2);
        assert_eq!(merged.draft.setup, [choice("One"), choice("Two")]);
        assert_eq!(merge(&base, &theirs, &ours).draft, merged.draft);
    }
}
