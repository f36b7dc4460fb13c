//! Minimum-cost maximum flow, by the primal–dual method: shortest paths determine the current cheapest cost of
//! a path, and a blocking flow saturates all paths of that cost at once.
//!
//! With V nodes and E arcs a round takes O(E log V) for the paths and O(V E) at worst for each blocking flow,
//! in practice little more than O(E). There are as many rounds as paths have distinct costs: at most the number
//! of members of a ring if each arc costs 0 or 1. The *amount* of flow doesn't matter.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, VecDeque};

/// An arc; its number differs from that of its reverse arc in the lowest bit only.
#[derive(Clone, Copy, Debug)]
struct Arc {
    to: usize,
    /// The residual capacity.
    left: u64,
    cost: i64,
}

/// A flow network. Arc costs must not be negative.
#[derive(Debug, Default)]
pub(super) struct Network {
    arcs: Vec<Arc>,
    from: Vec<Vec<usize>>,
}

impl Network {
    /// Adds a node and returns its index.
    pub(super) fn node(&mut self) -> usize {
        self.from.push(Vec::new());
        self.from.len() - 1
    }

    /// Adds an arc between nodes with this capacity and unit cost, and returns its number.
    pub(super) fn arc(&mut self, from: usize, to: usize, capacity: u64, cost: i64) -> usize {
        let number = self.arcs.len();
        self.arcs.push(Arc { to, left: capacity, cost });
        self.arcs.push(Arc { to: from, left: 0, cost: -cost });
        self.from[from].push(number);
        self.from[to].push(number + 1);
        number
    }

    /// Returns the flow through an arc.
    pub(super) fn flow(&self, arc: usize) -> u64 {
        self.arcs[arc ^ 1].left
    }

    /// Returns the node that an arc leads to.
    pub(super) fn head(&self, arc: usize) -> usize {
        self.arcs[arc].to
    }

    /// Returns the number of nodes.
    pub(super) fn nodes(&self) -> usize {
        self.from.len()
    }

    /// Returns the arcs that leave a node.
    pub(super) fn leaving(&self, node: usize) -> impl Iterator<Item = usize> + '_ {
        self.from[node].iter().copied().filter(|arc| arc % 2 == 0)
    }

    /// Computes a maximum flow of minimum cost.
    pub(super) fn fill(&mut self, source: usize, sink: usize) {
        let mut potential = vec![0; self.nodes()];
        while let Some(distance) = self.distances(source, sink, &potential) {
            for (potential, distance) in potential.iter_mut().zip(&distance) {
                *potential += distance;
            }
            while let Some(level) = self.levels(source, sink, &potential) {
                self.block(source, sink, &potential, &level);
            }
        }
    }

    /// Returns the reduced cost of reaching each node, capped at that of the sink; `None` if the sink can't be
    /// reached.
    fn distances(&self, source: usize, sink: usize, potential: &[i64]) -> Option<Vec<i64>> {
        let mut distance = vec![i64::MAX; self.nodes()];
        let mut heap = BinaryHeap::from([Reverse((0, source))]);
        distance[source] = 0;
        while let Some(Reverse((far, node))) = heap.pop() {
            if far > distance[node] {
                continue;
            }
            for number in &self.from[node] {
                let arc = self.arcs[*number];
                let along = far + arc.cost + potential[node] - potential[arc.to];
                if arc.left > 0 && along < distance[arc.to] {
                    distance[arc.to] = along;
                    heap.push(Reverse((along, arc.to)));
                }
            }
        }
        let most = distance[sink];
        distance.iter_mut().for_each(|d| *d = (*d).min(most));
        (most < i64::MAX).then_some(distance)
    }

    /// Whether an arc has residual capacity and zero reduced cost.
    fn is_open(&self, number: usize, potential: &[i64]) -> bool {
        let (arc, tail) = (self.arcs[number], self.arcs[number ^ 1].to);
        arc.left > 0 && arc.cost + potential[tail] == potential[arc.to]
    }

    /// Returns the number of open arcs from the source to each node; `None` if the sink can't be reached.
    fn levels(&self, source: usize, sink: usize, potential: &[i64]) -> Option<Vec<usize>> {
        let mut level = vec![usize::MAX; self.nodes()];
        let mut queue = VecDeque::from([source]);
        level[source] = 0;
        while let Some(node) = queue.pop_front() {
            for number in &self.from[node] {
                let to = self.arcs[*number].to;
                if level[to] == usize::MAX && self.is_open(*number, potential) {
                    level[to] = level[node] + 1;
                    queue.push_back(to);
                }
            }
        }
        (level[sink] < usize::MAX).then_some(level)
    }

    /// Computes a blocking flow along shortest open paths. Not recursive, as a path may be as long as a club is
    /// large.
    fn block(&mut self, source: usize, sink: usize, potential: &[i64], level: &[usize]) {
        let mut next = vec![0; self.nodes()];
        let mut way: Vec<usize> = Vec::new();
        let mut at = source;
        loop {
            if at == sink {
                at = self.send(&mut way).unwrap_or(source);
                continue;
            }
            match self.from[at].get(next[at]) {
                Some(&number) => {
                    let to = self.arcs[number].to;
                    if level[to] == level[at] + 1 && self.is_open(number, potential) {
                        way.push(number);
                        at = to;
                    } else {
                        next[at] += 1;
                    }
                }
                None => {
                    let Some(number) = way.pop() else { return };
                    at = self.arcs[number ^ 1].to;
                    next[at] += 1;
                }
            }
        }
    }

    /// Sends as much as possible along a path; returns the tail of its first saturated arc.
    fn send(&mut self, way: &mut Vec<usize>) -> Option<usize> {
        let most = way.iter().map(|arc| self.arcs[*arc].left).min()?;
        for arc in way.iter() {
            self.arcs[*arc].left -= most;
            self.arcs[*arc ^ 1].left += most;
        }
        let full = way.iter().position(|arc| self.arcs[*arc].left == 0)?;
        let at = self.arcs[way[full] ^ 1].to;
        way.truncate(full);
        Some(at)
    }
}

#[cfg(test)]
mod tests {
    use super::Network;

    #[test]
    fn the_cheapest_of_the_largest_flows_is_found() {
        let mut network = Network::default();
        let [s, a, b, t] = std::array::from_fn(|_| network.node());
        let arcs = [(s, a, 2, 0), (s, b, 2, 0), (a, b, 1, 0), (a, t, 1, 5), (b, t, 4, 1)];
        let arcs = arcs.map(|(from, to, most, cost)| network.arc(from, to, most, cost));
        network.fill(s, t);
        assert_eq!(arcs.map(|arc| network.flow(arc)), [2, 2, 1, 1, 3]);
    }

    #[test]
    fn a_way_is_given_up_again_where_another_needs_it() {
        let mut network = Network::default();
        let [s, a, b, t] = std::array::from_fn(|_| network.node());
        let arcs = [(s, a, 1, 0), (s, b, 1, 3), (a, b, 1, 0), (a, t, 1, 2), (b, t, 1, 0)];
        let arcs = arcs.map(|(from, to, most, cost)| network.arc(from, to, most, cost));
        network.fill(s, t);
        assert_eq!(arcs.map(|arc| network.flow(arc)), [1, 1, 0, 1, 1]);
    }
}
