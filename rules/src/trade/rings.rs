//! The optimal circulation among several traders, and the rings that it decomposes into.

use std::collections::{BTreeMap, VecDeque};

use super::flow::Network;
use super::{Brought, Fit, Manner, Trader};
use crate::id::{FigureId, PrintingId};

/// The maximum number of pieces for which exact printings are weighted exactly.
const MOST_PIECES: u64 = 1 << 36;

/// The result of an exchange.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Evening {
    /// The rings, shortest first.
    pub rings: Vec<Ring>,
}

/// A ring: each of its members gives a piece to the next, the last one to the first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ring {
    /// Who gives what to whom. Each trader occurs once.
    pub legs: Vec<Leg>,
    /// The number of times the ring is traded.
    pub times: u32,
}

/// A piece that moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leg {
    /// The giver's index among the traders.
    pub from: usize,
    /// The receiver's index among the traders.
    pub to: usize,
    /// The printing given.
    pub printing: PrintingId,
    /// The printing wanted.
    pub wanted: PrintingId,
}

impl Evening {
    /// Returns the number of pieces that move.
    #[must_use]
    pub fn pieces(&self) -> u64 {
        self.rings.iter().map(|ring| u64::from(ring.times) * ring.legs.len() as u64).sum()
    }

    /// Returns the number of those pieces that are the printing wanted.
    #[must_use]
    pub fn exact(&self) -> u64 {
        let exact = |ring: &Ring| ring.legs.iter().filter(|leg| leg.printing == leg.wanted).count() as u64;
        self.rings.iter().map(|ring| u64::from(ring.times) * exact(ring)).sum()
    }
}

/// A trader's nodes for one rarity.
#[derive(Clone, Copy, Debug)]
struct Place {
    trader: usize,
    /// The node at which received pieces arrive.
    gets: usize,
    /// The node from which given pieces leave.
    gives: usize,
}

/// What an arc states about the piece that moves through it.
#[derive(Clone, Debug)]
enum Says {
    /// The printing given.
    Given(PrintingId),
    /// The printing wanted.
    Wanted(PrintingId),
}

/// The flow network of an exchange.
#[derive(Debug, Default)]
struct Exchange {
    network: Network,
    says: BTreeMap<usize, Says>,
    places: Vec<Place>,
}

/// Returns the exchange with the maximum number of pieces and, among these, the most exact printings, as rings.
/// The same traders get the same rings in whatever order they are listed.
#[must_use]
pub fn rings(traders: &[Trader], manner: Manner) -> Evening {
    let mut order: Vec<_> = (0..traders.len()).collect();
    order.sort_by(|a, b| traders[*a].name.cmp(&traders[*b].name));
    let exchange = Exchange::cleared(traders, &order, manner);
    let mut rings = exchange.rings();
    let rank: BTreeMap<_, _> = order.iter().enumerate().map(|(rank, trader)| (*trader, rank)).collect();
    for ring in &mut rings {
        let first = (0..ring.legs.len()).min_by_key(|at| rank.get(&ring.legs[*at].from)).unwrap_or(0);
        ring.legs.rotate_left(first);
    }
    let key = |ring: &Ring| {
        let hands: Vec<_> = ring.legs.iter().map(|leg| rank.get(&leg.from).copied()).collect();
        let pieces: Vec<_> = ring.legs.iter().map(|leg| leg.printing.clone()).collect();
        (ring.legs.len(), hands, pieces)
    };
    rings.sort_by_cached_key(key);
    Evening { rings }
}

impl Exchange {
    fn cleared(traders: &[Trader], order: &[usize], manner: Manner) -> Self {
        let mut exchange = Self::default();
        let (source, sink) = (exchange.network.node(), exchange.network.node());
        let brought: Vec<_> = order.iter().map(|at| (*at, Brought::of(&traders[*at], manner.fit))).collect();
        let rarity = |rarity: &str| if manner.like_for_like { rarity.to_owned() } else { String::new() };
        let mut printings: BTreeMap<(PrintingId, String), usize> = BTreeMap::new();
        let mut figures: BTreeMap<(FigureId, String), usize> = BTreeMap::new();
        let mut most: Vec<(Place, u64, u64)> = Vec::new();
        for (trader, brought) in &brought {
            let mut places: BTreeMap<String, usize> = BTreeMap::new();
            let mut place = |exchange: &mut Self, most: &mut Vec<_>, rarity: &str| {
                *places.entry(rarity.to_owned()).or_insert_with(|| {
                    let (gets, gives) = (exchange.network.node(), exchange.network.node());
                    most.push((Place { trader: *trader, gets, gives }, 0, 0));
                    most.len() - 1
                })
            };
            let sides = [(&brought.spares, true), (&brought.wants, false)];
            for (line, spare) in
                sides.into_iter().flat_map(|(lines, spare)| lines.values().map(move |l| (l, spare)))
            {
                let (rarity, count) = (rarity(&line.rarity), u64::from(line.count));
                let at = place(&mut exchange, &mut most, &rarity);
                let network = &mut exchange.network;
                let figure =
                    *figures.entry((line.figure.clone(), rarity.clone())).or_insert_with(|| network.node());
                let printing = *printings.entry((line.printing.clone(), rarity)).or_insert_with(|| {
                    let node = network.node();
                    if manner.fit == Fit::Figure {
                        network.arc(node, figure, u64::MAX, 0);
                    }
                    node
                });
                let (place, spares, wants) = &mut most[at];
                if spare {
                    *spares += count;
                    let arc = network.arc(place.gives, printing, count, 0);
                    exchange.says.insert(arc, Says::Given(line.printing.clone()));
                } else {
                    *wants += count;
                    let wish = network.node();
                    network.arc(printing, wish, count, 0);
                    if manner.fit == Fit::Figure {
                        network.arc(figure, wish, count, 1);
                    }
                    let arc = network.arc(wish, place.gets, count, 0);
                    exchange.says.insert(arc, Says::Wanted(line.printing.clone()));
                }
            }
        }
        // Whatever a trader doesn't give they don't get either: it flows past the others, at a higher cost than
        // any exact printings it could save.
        let all: u64 = most.iter().map(|(_, spares, wants)| *spares.min(wants)).sum();
        let past = match manner.fit {
            Fit::Printing => 1,
            Fit::Figure => i64::try_from(all.min(MOST_PIECES)).unwrap_or(i64::MAX) + 1,
        };
        for (place, spares, wants) in most {
            let most = spares.min(wants);
            exchange.network.arc(source, place.gives, most, 0);
            exchange.network.arc(place.gets, sink, most, 0);
            exchange.network.arc(place.gives, place.gets, most, past);
            exchange.places.push(place);
        }
        exchange.network.fill(source, sink);
        exchange
    }

    /// Returns the rings of the flow, shortest first.
    fn rings(&self) -> Vec<Ring> {
        let mut left: BTreeMap<usize, u64> = BTreeMap::new();
        let by_gets: BTreeMap<_, _> = self.places.iter().map(|place| (place.gets, *place)).collect();
        let by_gives: BTreeMap<_, _> = self.places.iter().map(|place| (place.gives, *place)).collect();
        for node in 0..self.network.nodes() {
            for arc in self.network.leaving(node) {
                let aside = by_gives.contains_key(&node) && by_gets.contains_key(&self.network.head(arc));
                let flow = self.network.flow(arc);
                if flow > 0 && !aside {
                    left.insert(arc, flow);
                }
            }
        }
        let mut out: Vec<Ring> = Vec::new();
        let mut starts: Vec<_> = self.places.clone();
        let mut members = 2;
        while !starts.is_empty() {
            let mut next = usize::MAX;
            starts.retain(|start| {
                loop {
                    let Some((long, way)) = self.shortest(*start, &by_gets, &left) else { return false };
                    if long > members {
                        next = next.min(long);
                        return true;
                    }
                    out.push(self.ring(&way, &by_gets, &by_gives, &mut left));
                }
            });
            members = next;
        }
        out
    }

    /// Returns the shortest way from a trader back to themselves: the number of traders, and its arcs.
    fn shortest(
        &self,
        start: Place,
        by_gets: &BTreeMap<usize, Place>,
        left: &BTreeMap<usize, u64>,
    ) -> Option<(usize, Vec<usize>)> {
        let mut reached: Vec<Option<(usize, usize)>> = vec![None; self.network.nodes()];
        // Breadth-first by number of traders; ties in insertion order.
        let mut queue = VecDeque::from([(start.gives, 1)]);
        while let Some((node, hands)) = queue.pop_front() {
            for arc in self.network.leaving(node).filter(|arc| left.contains_key(arc)) {
                let to = self.network.head(arc);
                if reached[to].is_some() {
                    continue;
                }
                reached[to] = Some((arc, node));
                if to == start.gets {
                    return Some((hands, self.back(start, to, &reached)));
                }
                match by_gets.get(&to) {
                    Some(place) if reached[place.gives].is_none() => {
                        reached[place.gives] = Some((usize::MAX, to));
                        queue.push_back((place.gives, hands + 1));
                    }
                    Some(_) => {}
                    None => queue.push_front((to, hands)),
                }
            }
        }
        None
    }

    fn back(&self, start: Place, end: usize, reached: &[Option<(usize, usize)>]) -> Vec<usize> {
        let (mut way, mut at) = (Vec::new(), end);
        while at != start.gives {
            let Some((arc, before)) = reached[at] else { break };
            if arc != usize::MAX {
                way.push(arc);
            }
            at = before;
        }
        way.reverse();
        way
    }

    /// Removes a ring from the flow, as often as it can be traded.
    fn ring(
        &self,
        way: &[usize],
        by_gets: &BTreeMap<usize, Place>,
        by_gives: &BTreeMap<usize, Place>,
        left: &mut BTreeMap<usize, u64>,
    ) -> Ring {
        let times = way.iter().filter_map(|arc| left.get(arc)).min().copied().unwrap_or(0);
        let mut legs = Vec::new();
        let mut given = None;
        for arc in way {
            if let Some(flow) = left.get_mut(arc) {
                *flow -= times;
                if *flow == 0 {
                    left.remove(arc);
                }
            }
            let from = self.network.head(arc ^ 1);
            match self.says.get(arc) {
                Some(Says::Given(printing)) => {
                    given = by_gives.get(&from).map(|place| (place.trader, printing.clone()));
                }
                Some(Says::Wanted(wanted)) => {
                    if let (Some((from, printing)), Some(to)) =
                        (given.take(), by_gets.get(&self.network.head(*arc)))
                    {
                        legs.push(Leg { from, to: to.trader, printing, wanted: wanted.clone() });
                    }
                }
                None => {}
            }
        }
        Ring { legs, times: u32::try_from(times).unwrap_or(u32::MAX) }
    }
}
