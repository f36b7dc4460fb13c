//! Properties of merging any two versions of a squad.

use std::collections::{BTreeMap, BTreeSet};

use muster_rules::id::FigureId;
use muster_rules::merge::{Part, Place, Side, Value, merge, merge_taking};
use muster_rules::squad::{Member, SetupChoice, SideList, SquadDraft};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;

fn figure() -> impl Strategy<Value = FigureId> {
    prop::sample::select(vec!["g/one", "g/two", "g/three"]).prop_map(Into::into)
}

fn members() -> impl Strategy<Value = Vec<Member>> {
    let member = (figure(), 1..3_u32, option::of(1..3_i32));
    let member =
        member.prop_map(|(figure, count, last_cost)| Member { last_cost, ..Member::new(figure, count) });
    vec(member, 0..4)
}

fn text() -> impl Strategy<Value = String> {
    prop::sample::select(vec!["", "One", "Two"]).prop_map(ToOwned::to_owned)
}

prop_compose! {
    fn beside()(holder in figure(), members in members()) -> SideList {
        SideList { holder, kind: "reserves".to_owned(), members }
    }
}

prop_compose! {
    fn choice()(holder in figure(), ability in text(), chosen in figure()) -> SetupChoice {
        SetupChoice { holder, ability, chosen }
    }
}

prop_compose! {
    fn squad()(
        limit in option::of(100..102_i32),
        (name, notes, format) in (text(), text(), text()),
        (faction, era, side) in (option::of(text()), option::of(text()), option::of(text())),
        members in members(),
        side_lists in vec(beside(), 0..3),
        setup in vec(choice(), 0..3),
        pool in option::of(members()),
        considering in vec(figure(), 0..3),
    ) -> SquadDraft {
        let id = |text: Option<String>| text.filter(|text| !text.is_empty());
        let draft = SquadDraft::new("g".into(), format.as_str().into());
        SquadDraft {
            limit, name, notes, members, side_lists, setup, pool, considering,
            faction: id(faction).map(Into::into), era: id(era).map(Into::into), side: id(side).map(Into::into),
            ..draft
        }
    }
}

/// Returns the number of copies of each figure, by place.
fn counts(draft: &SquadDraft) -> BTreeMap<(Place, FigureId), u32> {
    let mut counts = BTreeMap::new();
    let mut add = |place: Place, members: &[Member]| {
        for m in members {
            *counts.entry((place.clone(), m.figure.clone())).or_default() += m.count;
        }
    };
    add(Place::Squad, &draft.members);
    add(Place::Pool, draft.pool.as_deref().unwrap_or_default());
    for list in &draft.side_lists {
        add(Place::Beside(list.holder.clone(), list.kind.clone()), &list.members);
    }
    counts
}

proptest! {
    #[test]
    fn what_one_side_did_alone_is_what_comes_of_it(base in squad(), one in squad()) {
        let forth = merge(&base, &one, &base);
        prop_assert_eq!(&forth.draft, &one);
        prop_assert_eq!(forth.conflicts().count(), 0);
        prop_assert_eq!(&merge(&base, &base, &one).draft, &one);
        prop_assert_eq!(&merge(&base, &one, &one).draft, &one);
    }

    #[test]
    fn it_is_the_same_from_either_side_where_nothing_is_asked(
        base in squad(), ours in squad(), theirs in squad()
    ) {
        let (here, there) = (merge(&base, &ours, &theirs), merge(&base, &theirs, &ours));
        let asked = |merged: &muster_rules::merge::Merged| -> BTreeSet<Part> {
            merged.conflicts().map(|one| one.part.clone()).collect()
        };
        prop_assert_eq!(asked(&here), asked(&there));
        // Both machines resolve conflicts the same way.
        let answers: BTreeMap<_, _> = asked(&here).into_iter().map(|part| (part, Side::Theirs)).collect();
        let mirrored = answers.keys().map(|part| (part.clone(), Side::Ours)).collect();
        let answered = merge_taking(&base, &ours, &theirs, &answers).draft;
        prop_assert_eq!(&answered, &merge_taking(&base, &theirs, &ours, &mirrored).draft);
        if answers.is_empty() {
            prop_assert_eq!(&here.draft, &there.draft);
        }
    }

    #[test]
    fn nothing_that_either_side_added_is_lost_without_being_asked(
        base in squad(), ours in squad(), theirs in squad()
    ) {
        let merged = merge(&base, &ours, &theirs);
        let (were, now) = (counts(&base), counts(&merged.draft));
        let asked: BTreeSet<_> = merged.conflicts().map(|one| one.part.clone()).collect();
        for (key, count) in counts(&ours).into_iter().chain(counts(&theirs)) {
            let added = count > were.get(&key).copied().unwrap_or(0);
            let there = now.get(&key).is_some_and(|now| *now >= count);
            prop_assert!(!added || there || asked.contains(&Part::Figure(key.0.clone(), key.1.clone())));
        }
    }

    #[test]
    fn every_difference_can_be_taken_from_either_side(base in squad(), ours in squad(), theirs in squad()) {
        let all = merge(&base, &ours, &theirs).differences;
        for side in [Side::Ours, Side::Theirs] {
            let taken = all.iter().map(|one| (one.part.clone(), side)).collect();
            let whole = merge_taking(&base, &ours, &theirs, &taken).draft;
            let wanted = if side == Side::Ours { &ours } else { &theirs };
            prop_assert_eq!(merge(&base, &whole, wanted).differences, vec![]);
        }
    }

    #[test]
    fn a_difference_tells_both_values(base in squad(), ours in squad(), theirs in squad()) {
        for one in merge(&base, &ours, &theirs).differences {
            prop_assert_ne!(&one.ours, &one.theirs);
            if let Part::Figure(place, figure) = &one.part {
                let count = counts(&ours).get(&(place.clone(), figure.clone())).copied().unwrap_or(0);
                prop_assert_eq!(one.ours.unwrap_or(Value::Number(0)), Value::Number(count.into()));
            }
        }
    }
}
