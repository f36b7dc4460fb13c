//! Properties of any exchange: no piece moves twice, everyone gives as many as they get, and no other exchange
//! moves more. Small clubs are searched exhaustively.

use std::collections::{BTreeMap, BTreeSet};

use muster_rules::id::PrintingId;
use muster_rules::trade::{Evening, Fit, Line, Manner, Trader, between, rings};
use proptest::prelude::*;

const NAMES: [&str; 4] = ["Anna", "Béla", "Cili", "Dani"];
/// The rarities of the two printings of each figure.
const RARITIES: [[&str; 2]; 3] = [["common", "common"], ["common", "rare"], ["rare", "rare"]];

fn printing(figure: usize, of: usize) -> PrintingId {
    PrintingId::from(format!("f{figure}-{of}").as_str())
}

fn line(figure: usize, of: usize, count: u32, worth: Option<i64>) -> Line {
    Line {
        printing: printing(figure, of),
        figure: format!("f{figure}").as_str().into(),
        rarity: RARITIES[figure][of].to_owned(),
        count,
        worth,
    }
}

fn named(name: &str) -> Trader {
    Trader { name: name.to_owned(), ..Trader::default() }
}

/// Returns clubs of four with few lines; nobody wants a figure that they can spare.
fn clubs() -> impl Strategy<Value = Vec<Trader>> {
    let sides = prop::array::uniform4(prop::array::uniform3(any::<bool>()));
    let lines = prop::collection::vec((0..4_usize, 0..3_usize, 0..2_usize, 1..3_u32), 0..11);
    (sides, lines).prop_map(|(spares, lines)| {
        let mut club: Vec<_> = NAMES.iter().map(|name| named(name)).collect();
        for (trader, figure, of, count) in lines {
            let Trader { spares: give, wants, .. } = &mut club[trader];
            let side = if spares[trader][figure] { give } else { wants };
            if side.iter().all(|line| line.printing != printing(figure, of)) {
                side.push(line(figure, of, count, None));
            }
        }
        club
    })
}

fn manners() -> impl Strategy<Value = Manner> {
    (any::<bool>(), any::<bool>()).prop_map(|(figure, like_for_like)| Manner {
        fit: if figure { Fit::Figure } else { Fit::Printing },
        like_for_like,
    })
}

/// Whether a piece fulfils a want.
fn meets(given: &Line, wanted: &Line, manner: Manner) -> bool {
    let fits = match manner.fit {
        Fit::Printing => given.printing == wanted.printing,
        Fit::Figure => given.figure == wanted.figure,
    };
    fits && (!manner.like_for_like || given.rarity == wanted.rarity)
}

/// A possible move: from one trader's spare to another's want, each by trader and line.
struct Move {
    spare: (usize, usize),
    wish: (usize, usize),
    rarity: String,
    exact: bool,
}

/// An exhaustive search.
struct Brute {
    moves: Vec<Move>,
    spares: BTreeMap<(usize, usize), u32>,
    wishes: BTreeMap<(usize, usize), u32>,
    balance: BTreeMap<(usize, String), i64>,
    best: (u64, u64),
}

impl Brute {
    fn best(club: &[Trader], manner: Manner) -> (u64, u64) {
        let all = |lines: fn(&Trader) -> &Vec<Line>| {
            let each = club.iter().enumerate().map(|(at, t)| (at, lines(t)));
            let each =
                each.flat_map(|(at, lines)| lines.iter().enumerate().map(move |(line, l)| ((at, line), l)));
            each.collect::<Vec<_>>()
        };
        let (spares, wishes) = (all(|t| &t.spares), all(|t| &t.wants));
        let mut moves = Vec::new();
        for (spare, given) in &spares {
            for (wish, wanted) in &wishes {
                if spare.0 != wish.0 && meets(given, wanted, manner) {
                    let rarity = if manner.like_for_like { given.rarity.clone() } else { String::new() };
                    let exact = given.printing == wanted.printing;
                    moves.push(Move { spare: *spare, wish: *wish, rarity, exact });
                }
            }
        }
        let counts =
            |lines: Vec<((usize, usize), &Line)>| lines.into_iter().map(|(at, l)| (at, l.count)).collect();
        let mut brute = Self {
            moves,
            spares: counts(spares),
            wishes: counts(wishes),
            balance: BTreeMap::new(),
            best: (0, 0),
        };
        brute.from(0, (0, 0));
        brute.best
    }

    fn from(&mut self, at: usize, moved: (u64, u64)) {
        let Some(Move { spare, wish, rarity, exact }) = self.moves.get(at) else {
            if self.balance.values().all(|b| *b == 0) {
                self.best = self.best.max(moved);
            }
            return;
        };
        let (spare, wish, exact) = (*spare, *wish, u64::from(*exact));
        let (gives, gets) = ((spare.0, rarity.clone()), (wish.0, rarity.clone()));
        let most = self.spares[&spare].min(self.wishes[&wish]);
        for count in 0..=most {
            self.change(spare, wish, (&gives, &gets), count, -1);
            let n = u64::from(count);
            self.from(at + 1, (moved.0 + n, moved.1 + n * exact));
            self.change(spare, wish, (&gives, &gets), count, 1);
        }
    }

    fn change(
        &mut self,
        spare: (usize, usize),
        wish: (usize, usize),
        (gives, gets): (&(usize, String), &(usize, String)),
        count: u32,
        sign: i64,
    ) {
        let n = i64::from(count) * sign;
        for (lines, at) in [(&mut self.spares, spare), (&mut self.wishes, wish)] {
            let left = lines.get_mut(&at).expect("a line");
            *left = u32::try_from(i64::from(*left) + n).expect("a count");
        }
        *self.balance.entry(gives.clone()).or_default() += n;
        *self.balance.entry(gets.clone()).or_default() -= n;
    }
}

/// Checks that an exchange only moves available and wanted pieces, and consists of rings.
fn holds(club: &[Trader], evening: &Evening, manner: Manner) {
    let mut given: BTreeMap<(usize, &PrintingId), u32> = BTreeMap::new();
    let mut got: BTreeMap<(usize, &PrintingId), u32> = BTreeMap::new();
    for ring in &evening.rings {
        assert!(ring.times > 0 && ring.legs.len() > 1, "{ring:?}");
        let members: BTreeSet<_> = ring.legs.iter().map(|leg| leg.from).collect();
        assert_eq!(members.len(), ring.legs.len(), "a member stands twice in {ring:?}");
        let mut rarities = BTreeSet::new();
        for (at, leg) in ring.legs.iter().enumerate() {
            assert_eq!(leg.to, ring.legs[(at + 1) % ring.legs.len()].from, "{ring:?}");
            *given.entry((leg.from, &leg.printing)).or_default() += ring.times;
            *got.entry((leg.to, &leg.wanted)).or_default() += ring.times;
            let spare = club[leg.from].spares.iter().find(|l| l.printing == leg.printing).expect("a spare");
            let wish = club[leg.to].wants.iter().find(|l| l.printing == leg.wanted).expect("a wish");
            assert!(meets(spare, wish, manner), "{leg:?}");
            rarities.insert(&spare.rarity);
        }
        assert!(!manner.like_for_like || rarities.len() == 1, "{ring:?}");
    }
    let within = |moved: &BTreeMap<(usize, &PrintingId), u32>, lines: fn(&Trader) -> &Vec<Line>| {
        for ((trader, printing), count) in moved {
            let of = lines(&club[*trader]).iter().filter(|l| l.printing == **printing);
            assert!(*count <= of.map(|l| l.count).sum(), "{printing} of {trader} moves too often");
        }
    };
    within(&given, |t| &t.spares);
    within(&got, |t| &t.wants);
}

/// Returns the rings with members by name.
fn told(club: &[Trader], evening: &Evening) -> Vec<String> {
    let leg = |leg: &muster_rules::trade::Leg| {
        format!("{} {} {} {}", club[leg.from].name, leg.printing, leg.wanted, club[leg.to].name)
    };
    let ring = |ring: &muster_rules::trade::Ring| {
        format!("{}× {}", ring.times, ring.legs.iter().map(leg).collect::<Vec<_>>().join(", "))
    };
    evening.rings.iter().map(ring).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_exchange_of_a_small_club_moves_more_and_none_of_as_many_meets_wishes_better(
        club in clubs(),
        manner in manners(),
    ) {
        let found = rings(&club, manner);
        holds(&club, &found, manner);
        prop_assert_eq!((found.pieces(), found.exact()), Brute::best(&club, manner), "{:?}", club);
    }

    #[test]
    fn the_order_in_which_members_are_named_changes_nothing(
        (club, shuffled) in clubs().prop_flat_map(|club| (Just(club.clone()), Just(club).prop_shuffle())),
        manner in manners(),
    ) {
        let (found, again) = (rings(&club, manner), rings(&shuffled, manner));
        prop_assert_eq!(told(&club, &found), told(&shuffled, &again));
    }

    #[test]
    fn an_even_exchange_is_the_nearest_that_the_richer_side_can_choose(
        first in prop::collection::vec((1..40_i64, 1..3_u32), 1..4),
        second in prop::collection::vec((1..40_i64, 1..3_u32), 1..4),
    ) {
        // Each trader wants all lines of the other.
        let side = |lines: &[(i64, u32)], from: usize| -> Vec<Line> {
            let line = |(at, (worth, count)): (usize, &(i64, u32))| Line {
                printing: format!("p{}", from + at).as_str().into(),
                ..line(0, 0, *count, Some(*worth))
            };
            lines.iter().enumerate().map(line).collect()
        };
        let (of_first, of_second) = (side(&first, 0), side(&second, 10));
        let anna = Trader { spares: of_first.clone(), wants: of_second.clone(), ..named("Anna") };
        let bela = Trader { spares: of_second, wants: of_first, ..named("Béla") };
        let even = between(&anna, &bela, Fit::Printing).even().expect("known worth on both sides");
        let sum = |lines: &[(i64, u32)]| lines.iter().map(|(worth, count)| worth * i64::from(*count)).sum::<i64>();
        let (richer, less) = if sum(&first) <= sum(&second) { (&second, sum(&first)) } else { (&first, sum(&second)) };
        let mut sums = BTreeSet::from([0]);
        for (worth, count) in richer {
            for _ in 0..*count {
                sums.extend(sums.clone().into_iter().map(|sum| sum + worth));
            }
        }
        let nearest = sums.iter().filter(|sum| **sum > 0).map(|sum| sum.abs_diff(less)).min().expect("a sum");
        prop_assert_eq!(even.first_worth.abs_diff(even.second_worth), nearest);
        prop_assert!([even.first_worth, even.second_worth].contains(&less));
    }
}

#[test]
fn three_who_have_nothing_for_each_other_in_pairs_make_a_ring() {
    let mut club: Vec<_> = NAMES[..3].iter().map(|name| named(name)).collect();
    for (at, trader) in club.iter_mut().enumerate() {
        trader.spares.push(line(at, 0, 2, None));
        trader.wants.push(line((at + 1) % 3, 0, 1, None));
    }
    let manner = Manner { like_for_like: false, ..Manner::default() };
    let found = rings(&club, manner);
    assert_eq!((found.rings.len(), found.pieces()), (1, 3));
    assert_eq!(told(&club, &found), ["1× Anna f0-0 f0-0 Cili, Cili f2-0 f2-0 Béla, Béla f1-0 f1-0 Anna"]);
    // Two of the pieces are common and one is rare.
    assert_eq!(rings(&club, Manner::default()), Evening::default());
}

#[test]
fn who_wants_what_they_can_spare_needs_nobody_for_it() {
    let trader = |name: &str, spares, wants| Trader { spares, wants, ..named(name) };
    let club = [
        trader("Anna", vec![line(0, 0, 2, None)], vec![line(0, 0, 1, None), line(2, 0, 5, None)]),
        trader("Béla", vec![line(2, 0, 5, None)], vec![line(0, 0, 5, None)]),
    ];
    let manner = Manner { like_for_like: false, ..Manner::default() };
    assert_eq!(rings(&club, manner).pieces(), 2, "one for one");
    // If any printing will do, another one of the same figure is as good.
    let club = [
        trader("Anna", vec![line(0, 0, 1, None)], vec![line(0, 1, 1, None), line(2, 0, 1, None)]),
        club[1].clone(),
    ];
    assert_eq!(rings(&club, manner).pieces(), 2);
    assert_eq!(rings(&club, Manner { fit: Fit::Figure, ..manner }), Evening::default());
}

#[test]
fn unknown_worth_is_not_nothing() {
    let anna = Trader {
        spares: vec![line(0, 0, 1, None), line(0, 1, 1, Some(500))],
        wants: vec![line(1, 0, 1, Some(300)), line(1, 1, 2, None)],
        ..named("Anna")
    };
    let bela = Trader {
        spares: vec![line(1, 0, 3, None), line(1, 1, 3, None)],
        wants: vec![line(0, 0, 1, None), line(0, 1, 1, Some(900))],
        ..named("Béla")
    };
    let found = between(&anna, &bela, Fit::Printing);
    let worth =
        |offers: &[muster_rules::trade::Offer]| offers.iter().map(|o| (o.count, o.worth)).collect::<Vec<_>>();
    assert_eq!(worth(&found.first), [(1, None), (1, Some(500))], "its giver knows best");
    assert_eq!(worth(&found.second), [(1, Some(300)), (2, None)]);
    let even = found.even().expect("worth on both sides");
    assert_eq!((even.first, even.second), (vec![0, 1], vec![1, 0]));
    assert_eq!((even.first_worth, even.second_worth), (500, 300));
    let nothing_known = between(&Trader { spares: vec![line(0, 0, 1, None)], ..anna }, &bela, Fit::Printing);
    assert_eq!(nothing_known.even(), None);
}

#[test]
fn a_large_club_is_cleared_and_again_to_the_same_rings() {
    // A fixed pseudo-random sequence.
    let mut state = 7_u64;
    let mut next = move |below: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from((state >> 33) % below).expect("small")
    };
    let mut club = Vec::new();
    for member in 0..120 {
        let mut trader = named(&format!("Member {member:03}"));
        for figure in 0..1_000_usize {
            let side = match next(40) {
                0 => &mut trader.spares,
                1 => &mut trader.wants,
                _ => continue,
            };
            side.push(Line {
                printing: format!("p{figure}").as_str().into(),
                figure: format!("f{}", figure / 2).as_str().into(),
                rarity: ["common", "uncommon", "rare", "very-rare"][figure % 4].to_owned(),
                count: 1 + u32::try_from(next(2)).expect("small"),
                worth: None,
            });
        }
        club.push(trader);
    }
    let wishes: u64 = club.iter().flat_map(|t| &t.wants).map(|l| u64::from(l.count)).sum();
    for fit in [Fit::Printing, Fit::Figure] {
        let manner = Manner { fit, like_for_like: true };
        let found = rings(&club, manner);
        holds(&club, &found, manner);
        assert!(found.pieces() * 2 > wishes, "{} of {wishes} wishes are met", found.pieces());
        assert_eq!(found, rings(&club, manner));
    }
}
