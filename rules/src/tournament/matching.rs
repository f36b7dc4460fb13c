//! Minimum-weight perfect matching of a complete graph: the cheapest way to pair all players.
//!
//! Edmonds' blossom algorithm in its primal–dual form, with one search tree grown from all free vertices at
//! once: O(n³) steps, exact in integers. Odd cycles of tight edges are shrunk to a vertex of their own, a
//! *blossom*; vertices 1 to `n` are those of the graph, higher ones are blossoms, 0 is none.

/// A vertex's label in the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    /// Not reached.
    Free,
    /// At an even distance from a root.
    Even,
    /// At an odd distance from a root.
    Odd,
}

/// An edge, by its end vertices in the graph; none if the first is 0.
type Edge = (usize, usize);

#[derive(Debug)]
struct Search {
    /// The number of vertices of the graph.
    n: usize,
    /// The last vertex in use, including blossoms.
    last: usize,
    /// The number of vertices allocated.
    room: usize,
    /// The weight of each pair.
    worth: Vec<i128>,
    /// The tightest edge between each two vertices.
    edges: Vec<Edge>,
    /// The dual value of each vertex.
    label: Vec<i128>,
    /// The vertex of the graph at the other end of the matched edge.
    mate: Vec<usize>,
    /// The even vertex with the tightest edge to this one.
    slack: Vec<usize>,
    /// The outermost blossom that contains the vertex.
    top: Vec<usize>,
    /// The vertex of the graph from which a vertex was reached.
    parent: Vec<usize>,
    /// The petal of a blossom that contains a vertex of the graph.
    petal: Vec<usize>,
    mark: Vec<Mark>,
    seen: Vec<u32>,
    turn: u32,
    /// The cycle that a blossom was shrunk from, starting with its base.
    petals: Vec<Vec<usize>>,
    queue: Vec<usize>,
}

/// Returns, for each of `n` vertices, its partner in a perfect matching with the lowest sum of `cost`; `n` must
/// be even. Costs must be below 2¹⁰⁸.
pub(super) fn cheapest(n: usize, cost: impl Fn(usize, usize) -> u128) -> Vec<usize> {
    let cost = |a: usize, b: usize| i128::try_from(cost(a, b)).unwrap_or(i128::MAX >> 20);
    let pairs = (0..n).flat_map(|a| (0..a).map(move |b| (a, b)));
    let dearest = pairs.map(|(a, b)| cost(a, b)).max().unwrap_or(0);
    // One more pair is worth more than any choice among the others, so that the matching is perfect.
    let base = (dearest + 1) * i128::try_from(n).unwrap_or(1);
    let mut search = Search::new(n, |a, b| base - cost(a - 1, b - 1));
    while search.grow() {}
    (1..=n).map(|vertex| search.mate[vertex].saturating_sub(1)).collect()
}

impl Search {
    fn new(n: usize, worth: impl Fn(usize, usize) -> i128) -> Self {
        let room = n + n / 2 + 2;
        let mut search = Self {
            n,
            last: n,
            room,
            worth: vec![0; (n + 1) * (n + 1)],
            edges: vec![(0, 0); room * room],
            label: vec![0; room],
            mate: vec![0; room],
            slack: vec![0; room],
            top: (0..room).map(|vertex| if vertex <= n { vertex } else { 0 }).collect(),
            parent: vec![0; room],
            petal: vec![0; room * (n + 1)],
            mark: vec![Mark::Free; room],
            seen: vec![0; room],
            turn: 0,
            petals: vec![Vec::new(); room],
            queue: Vec::new(),
        };
        let mut most = 0;
        for a in 1..=n {
            search.petal[a * (n + 1) + a] = a;
            for b in (1..=n).filter(|b| *b != a) {
                let worth = worth(a, b);
                most = most.max(worth);
                search.worth[a * (n + 1) + b] = worth;
                search.edges[a * room + b] = (a, b);
            }
        }
        search.label[1..=n].fill(most);
        search
    }

    fn edge(&self, from: usize, to: usize) -> Option<Edge> {
        let edge = self.edges[from * self.room + to];
        (edge.0 != 0).then_some(edge)
    }

    /// Returns the slack of an edge; it is tight at 0.
    fn gap(&self, (a, b): Edge) -> i128 {
        self.label[a] + self.label[b] - 2 * self.worth[a * (self.n + 1) + b]
    }

    fn offer_slack(&mut self, from: usize, to: usize) {
        let Some(edge) = self.edge(from, to) else { return };
        let now = self.slack[to];
        let better = now == 0 || self.edge(now, to).is_none_or(|now| self.gap(edge) < self.gap(now));
        if better {
            self.slack[to] = from;
        }
    }

    fn find_slack(&mut self, to: usize) {
        self.slack[to] = 0;
        for from in 1..=self.n {
            if self.top[from] != to && self.mark[self.top[from]] == Mark::Even {
                self.offer_slack(from, to);
            }
        }
    }

    fn enqueue(&mut self, vertex: usize) {
        if vertex <= self.n {
            self.queue.push(vertex);
        } else {
            for at in 0..self.petals[vertex].len() {
                self.enqueue(self.petals[vertex][at]);
            }
        }
    }

    fn put_into(&mut self, vertex: usize, blossom: usize) {
        self.top[vertex] = blossom;
        if vertex > self.n {
            for at in 0..self.petals[vertex].len() {
                self.put_into(self.petals[vertex][at], blossom);
            }
        }
    }

    /// Returns the index of a petal at an even distance from the base, reversing the blossom if necessary.
    fn even_place(&mut self, blossom: usize, petal: usize) -> usize {
        let petals = &mut self.petals[blossom];
        let at = petals.iter().position(|one| *one == petal).unwrap_or(0);
        if at % 2 == 0 {
            return at;
        }
        petals[1..].reverse();
        petals.len() - at
    }

    fn set_mate(&mut self, from: usize, to: usize) {
        let Some((inner, outer)) = self.edge(from, to) else { return };
        self.mate[from] = outer;
        if from <= self.n {
            return;
        }
        let petal = self.petal[from * (self.n + 1) + inner];
        let at = self.even_place(from, petal);
        for step in 0..at {
            let (one, other) = (self.petals[from][step], self.petals[from][step ^ 1]);
            self.set_mate(one, other);
        }
        self.set_mate(petal, to);
        self.petals[from].rotate_left(at);
    }

    /// Swaps matched and unmatched edges along the path to the root.
    fn augment(&mut self, mut from: usize, mut to: usize) {
        loop {
            let next = self.top[self.mate[from]];
            self.set_mate(from, to);
            if next == 0 {
                return;
            }
            let above = self.top[self.parent[next]];
            self.set_mate(next, above);
            (from, to) = (above, next);
        }
    }

    fn meeting(&mut self, mut a: usize, mut b: usize) -> Option<usize> {
        self.turn += 1;
        while a != 0 || b != 0 {
            if a != 0 {
                if self.seen[a] == self.turn {
                    return Some(a);
                }
                self.seen[a] = self.turn;
                a = self.top[self.mate[a]];
                if a != 0 {
                    a = self.top[self.parent[a]];
                }
            }
            std::mem::swap(&mut a, &mut b);
        }
        None
    }

    /// Returns the path from a vertex up to where it meets another, excluding the meeting point.
    fn way_up(&mut self, from: usize, meeting: usize) -> Vec<usize> {
        let mut way = Vec::new();
        let mut at = from;
        while at != meeting {
            let odd = self.top[self.mate[at]];
            way.extend([at, odd]);
            self.enqueue(odd);
            at = self.top[self.parent[odd]];
        }
        way
    }

    fn shrink(&mut self, a: usize, meeting: usize, b: usize) {
        let blossom = (self.n + 1..=self.last).find(|one| self.top[*one] == 0).unwrap_or(self.last + 1);
        self.last = self.last.max(blossom);
        self.label[blossom] = 0;
        self.mark[blossom] = Mark::Even;
        self.mate[blossom] = self.mate[meeting];
        let mut petals = self.way_up(a, meeting);
        petals.push(meeting);
        petals.reverse();
        petals.extend(self.way_up(b, meeting));
        self.petals[blossom].clone_from(&petals);
        self.put_into(blossom, blossom);
        for other in 1..=self.last {
            self.edges[blossom * self.room + other] = (0, 0);
            self.edges[other * self.room + blossom] = (0, 0);
        }
        self.petal[blossom * (self.n + 1)..(blossom + 1) * (self.n + 1)].fill(0);
        for petal in petals {
            for other in 1..=self.last {
                let Some(edge) = self.edge(petal, other) else { continue };
                if self.edge(blossom, other).is_none_or(|now| self.gap(edge) < self.gap(now)) {
                    self.edges[blossom * self.room + other] = edge;
                    self.edges[other * self.room + blossom] = (edge.1, edge.0);
                }
            }
            for vertex in 1..=self.n {
                if self.petal[petal * (self.n + 1) + vertex] != 0 {
                    self.petal[blossom * (self.n + 1) + vertex] = petal;
                }
            }
        }
        self.find_slack(blossom);
    }

    fn expand(&mut self, blossom: usize) {
        let petals = self.petals[blossom].clone();
        for petal in &petals {
            self.put_into(*petal, *petal);
        }
        let parent = self.parent[blossom];
        let entry = self.edge(blossom, parent).map_or(0, |edge| edge.0);
        let petal = self.petal[blossom * (self.n + 1) + entry];
        let at = self.even_place(blossom, petal);
        let petals = self.petals[blossom].clone();
        for step in (0..at).step_by(2) {
            let (odd, even) = (petals[step], petals[step + 1]);
            self.parent[odd] = self.edge(even, odd).map_or(0, |edge| edge.0);
            self.mark[odd] = Mark::Odd;
            self.mark[even] = Mark::Even;
            self.slack[odd] = 0;
            self.find_slack(even);
            self.enqueue(even);
        }
        self.mark[petal] = Mark::Odd;
        self.parent[petal] = parent;
        for free in petals.into_iter().skip(at + 1) {
            self.mark[free] = Mark::Free;
            self.find_slack(free);
        }
        self.top[blossom] = 0;
    }

    /// Adds a tight edge; returns whether it augmented the matching.
    fn take(&mut self, (from, to): Edge) -> bool {
        let (a, b) = (self.top[from], self.top[to]);
        match self.mark[b] {
            Mark::Free => {
                self.parent[b] = from;
                self.mark[b] = Mark::Odd;
                let next = self.top[self.mate[b]];
                self.slack[b] = 0;
                self.slack[next] = 0;
                self.mark[next] = Mark::Even;
                self.enqueue(next);
                false
            }
            Mark::Even => {
                if let Some(meeting) = self.meeting(a, b) {
                    self.shrink(a, meeting, b);
                    return false;
                }
                self.augment(a, b);
                self.augment(b, a);
                true
            }
            Mark::Odd => false,
        }
    }

    fn is_outer(&self, vertex: usize) -> bool {
        self.top[vertex] == vertex
    }

    /// Augments the matching by one pair; returns whether that was possible.
    fn grow(&mut self) -> bool {
        self.mark.fill(Mark::Free);
        self.slack.fill(0);
        self.queue.clear();
        for vertex in 1..=self.last {
            if self.is_outer(vertex) && self.mate[vertex] == 0 {
                self.parent[vertex] = 0;
                self.mark[vertex] = Mark::Even;
                self.enqueue(vertex);
            }
        }
        if self.queue.is_empty() {
            return false;
        }
        loop {
            if self.follow_tight() {
                return true;
            }
            if !self.change_labels() {
                return false;
            }
            self.queue.clear();
            for vertex in 1..=self.last {
                let from = self.slack[vertex];
                if self.is_outer(vertex)
                    && from != 0
                    && self.top[from] != vertex
                    && let Some(edge) = self.edge(from, vertex)
                    && self.gap(edge) == 0
                    && self.take(edge)
                {
                    return true;
                }
            }
            for blossom in self.n + 1..=self.last {
                if self.is_outer(blossom) && self.mark[blossom] == Mark::Odd && self.label[blossom] == 0 {
                    self.expand(blossom);
                }
            }
        }
    }

    fn follow_tight(&mut self) -> bool {
        let mut next = 0;
        while let Some(from) = self.queue.get(next).copied() {
            next += 1;
            if self.mark[self.top[from]] == Mark::Odd {
                continue;
            }
            for to in 1..=self.n {
                if self.top[from] == self.top[to] {
                    continue;
                }
                if self.gap((from, to)) == 0 {
                    if self.take((from, to)) {
                        return true;
                    }
                } else {
                    let top = self.top[to];
                    self.offer_slack(from, top);
                }
            }
        }
        false
    }

    /// Changes labels until an edge becomes tight or a blossom expands; returns whether the search can go on.
    fn change_labels(&mut self) -> bool {
        let mut by = i128::MAX;
        for vertex in (1..=self.last).filter(|vertex| self.is_outer(*vertex)) {
            if vertex > self.n && self.mark[vertex] == Mark::Odd {
                by = by.min(self.label[vertex] / 2);
            }
            let slack = self.slack[vertex];
            if let Some(edge) = (slack != 0).then(|| self.edge(slack, vertex)).flatten() {
                match self.mark[vertex] {
                    Mark::Free => by = by.min(self.gap(edge)),
                    Mark::Even => by = by.min(self.gap(edge) / 2),
                    Mark::Odd => {}
                }
            }
        }
        for vertex in 1..=self.n {
            match self.mark[self.top[vertex]] {
                Mark::Even if self.label[vertex] <= by => return false,
                Mark::Even => self.label[vertex] -= by,
                Mark::Odd => self.label[vertex] += by,
                Mark::Free => {}
            }
        }
        for blossom in self.n + 1..=self.last {
            if self.is_outer(blossom) {
                match self.mark[blossom] {
                    Mark::Even => self.label[blossom] += 2 * by,
                    Mark::Odd => self.label[blossom] -= 2 * by,
                    Mark::Free => {}
                }
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::cheapest;
    use crate::chance::Chance;

    /// Returns the lowest sum, by trying all pairings.
    fn least(left: &[usize], cost: &impl Fn(usize, usize) -> u128) -> u128 {
        let Some((first, rest)) = left.split_first() else { return 0 };
        let ways = rest.iter().map(|other| {
            let left: Vec<_> = rest.iter().copied().filter(|one| one != other).collect();
            cost(*first, *other) + least(&left, cost)
        });
        ways.min().unwrap_or(0)
    }

    fn costs(n: usize, most: usize, seed: u64) -> Vec<Vec<u128>> {
        let mut chance = Chance::new(seed, 0);
        let mut costs = vec![vec![0; n]; n];
        for (a, b) in (0..n).flat_map(|a| (0..a).map(move |b| (a, b))) {
            let cost = chance.below(most) as u128;
            (costs[a][b], costs[b][a]) = (cost, cost);
        }
        costs
    }

    #[test]
    fn no_way_to_pair_all_is_cheaper() {
        for seed in 0..3_000 {
            let n = 2 + 2 * usize::try_from(seed % 5).expect("small");
            // Few distinct costs cause many ties and blossoms; many distinct costs make labels large.
            let most = [2, 3, 7, 1_000, usize::MAX][usize::try_from(seed / 5 % 5).expect("small")];
            let costs = costs(n, most, seed);
            let cost = |a: usize, b: usize| costs[a][b];
            let mate = cheapest(n, cost);
            let mut sum = 0;
            for (a, b) in mate.iter().enumerate() {
                assert!(*b != a && mate[*b] == a, "{mate:?} of seed {seed}");
                sum += if a < *b { cost(a, *b) } else { 0 };
            }
            let all: Vec<_> = (0..n).collect();
            assert_eq!(sum, least(&all, &cost), "seed {seed}: {costs:?}");
        }
    }
}
