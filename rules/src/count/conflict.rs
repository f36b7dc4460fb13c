//! Conflict sets: figures of which at most one may be in a squad, such as the versions of a person or pairs
//! that may or may not be the same person.
//!
//! Figures are the vertices of a graph and conflicts its edges, so a squad takes an independent set. A connected
//! component of the graph is one factor of the product: its independence polynomial (Gutman and Harary 1983),
//! `Σ z^cost(S) · t^degrees(S)` over the independent sets `S`. For a clique that is `1 + Σ zⁱ`; otherwise
//! `I(G) = I(G - v) + z^cost(v) · I(G - N[v])` with a vertex `v` of the highest degree, by components again.
//! Costs may be negative here, so a polynomial is a list of monomials rather than a row of cells.

use std::collections::BTreeMap;

use super::polynomial::{Degrees, add_degrees};
use super::ring::Ring;

/// The neighbours of each figure in the conflict graph, by index in the catalogue.
pub(crate) type Conflicts = [Vec<usize>];

/// A figure of the conflict graph that can be taken once.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Vertex {
    /// Its index in the catalogue.
    pub(crate) figure: usize,
    /// The counters that it adds to.
    pub(crate) degrees: Degrees,
    pub(crate) cost: i64,
}

/// The monomial `coefficient · z^cost · ∏ tᵢ^degreesᵢ`; the cost may be negative.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Monomial<R> {
    pub(crate) degrees: Degrees,
    pub(crate) cost: i64,
    pub(crate) coefficient: R,
}

/// Returns the monomial 1, which represents the empty set.
fn unit<R: Ring>() -> Monomial<R> {
    Monomial { degrees: Degrees::default(), cost: 0, coefficient: R::one() }
}

/// Returns the connected components of the conflict graph induced by some vertices.
pub(crate) fn components(vertices: &[Vertex], conflicts: &Conflicts) -> Vec<Vec<Vertex>> {
    const NOBODY: usize = usize::MAX;
    let mut index = vec![NOBODY; conflicts.len()];
    vertices.iter().enumerate().for_each(|(i, v)| index[v.figure] = i);
    let mut seen = vec![false; vertices.len()];
    let mut out = Vec::new();
    for start in 0..vertices.len() {
        if seen[start] {
            continue;
        }
        let (mut component, mut next) = (Vec::new(), vec![start]);
        seen[start] = true;
        while let Some(at) = next.pop() {
            component.push(vertices[at]);
            for other in &conflicts[vertices[at].figure] {
                let i = index[*other];
                if i != NOBODY && !seen[i] {
                    seen[i] = true;
                    next.push(i);
                }
            }
        }
        out.push(component);
    }
    out
}

/// Returns the vertices that are neither `of` itself nor in conflict with it.
pub(crate) fn without_neighbours(vertices: &[Vertex], of: &Vertex, conflicts: &Conflicts) -> Vec<Vertex> {
    let apart = |v: &&Vertex| v.figure != of.figure && !conflicts[of.figure].contains(&v.figure);
    vertices.iter().filter(apart).copied().collect()
}

fn is_clique(component: &[Vertex], conflicts: &Conflicts) -> bool {
    let joined = |a: &Vertex, b: &Vertex| conflicts[a.figure].contains(&b.figure);
    component.iter().enumerate().all(|(n, a)| component[..n].iter().all(|b| joined(a, b)))
}

/// Returns the independence polynomial of one connected component, up to `max_cost`.
pub(crate) fn of_component<R: Ring>(
    component: &[Vertex],
    conflicts: &Conflicts,
    max_cost: i64,
) -> Vec<Monomial<R>> {
    if is_clique(component, conflicts) {
        let mut monomials = vec![unit::<R>()];
        for vertex in component.iter().filter(|v| v.cost <= max_cost) {
            match monomials.iter_mut().find(|m| m.cost == vertex.cost && m.degrees == vertex.degrees) {
                Some(same) => same.coefficient = same.coefficient.plus(R::one()),
                None => monomials.push(Monomial { degrees: vertex.degrees, cost: vertex.cost, ..unit() }),
            }
        }
        return monomials;
    }
    // Removing the vertex with the most conflicts splits the rest into components soonest.
    let degree = |v: &Vertex| component.iter().filter(|o| conflicts[v.figure].contains(&o.figure)).count();
    let Some(hub) = component.iter().max_by_key(|v| (degree(v), v.figure)) else { return Vec::new() };
    let without: Vec<_> = component.iter().filter(|v| v.figure != hub.figure).copied().collect();
    let beside = without_neighbours(&without, hub, conflicts);
    let mut sum = BTreeMap::new();
    for monomial in independence_polynomial::<R>(&without, conflicts, max_cost) {
        add(&mut sum, monomial.degrees, monomial.cost, monomial.coefficient);
    }
    for monomial in independence_polynomial::<R>(&beside, conflicts, max_cost) {
        let cost = monomial.cost + hub.cost;
        if cost <= max_cost {
            add(&mut sum, add_degrees(&monomial.degrees, &hub.degrees), cost, monomial.coefficient);
        }
    }
    collect(sum)
}

/// Returns the independence polynomial of any vertices, up to `max_cost`: the product over their components.
pub(crate) fn independence_polynomial<R: Ring>(
    vertices: &[Vertex],
    conflicts: &Conflicts,
    max_cost: i64,
) -> Vec<Monomial<R>> {
    let mut product = vec![unit::<R>()];
    for component in components(vertices, conflicts) {
        let factor = of_component::<R>(&component, conflicts, max_cost);
        let mut next = BTreeMap::new();
        for a in &product {
            for b in factor.iter().filter(|b| a.cost + b.cost <= max_cost) {
                let degrees = add_degrees(&a.degrees, &b.degrees);
                add(&mut next, degrees, a.cost + b.cost, a.coefficient.times(b.coefficient));
            }
        }
        product = collect(next);
    }
    product
}

fn add<R: Ring>(to: &mut BTreeMap<(Degrees, i64), R>, degrees: Degrees, cost: i64, coefficient: R) {
    let cell = to.entry((degrees, cost)).or_default();
    *cell = cell.plus(coefficient);
}

fn collect<R>(monomials: BTreeMap<(Degrees, i64), R>) -> Vec<Monomial<R>> {
    let monomial = |((degrees, cost), coefficient)| Monomial { degrees, cost, coefficient };
    monomials.into_iter().map(monomial).collect()
}

#[cfg(test)]
pub(crate) mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Returns random graphs whose vertices have costs and counters.
    pub(crate) fn graphs(
        costs: std::ops::Range<i64>,
    ) -> impl Strategy<Value = (Vec<Vertex>, Vec<Vec<usize>>)> {
        (1_usize..7).prop_flat_map(move |count| {
            let vertices = prop::collection::vec((costs.clone(), 0_u32..2, 0_u32..2), count);
            let edges = prop::collection::vec(any::<bool>(), count * count);
            (vertices, edges).prop_map(move |(vertices, edges)| {
                let mut conflicts = vec![Vec::new(); count];
                for (a, b) in (0..count).flat_map(|a| (0..a).map(move |b| (a, b))) {
                    if edges[a * count + b] {
                        conflicts[a].push(b);
                        conflicts[b].push(a);
                    }
                }
                let vertex = |(figure, (cost, a, b)): (usize, (i64, u32, u32))| Vertex {
                    figure,
                    degrees: [a, b, 0, 0, 0, 0],
                    cost,
                };
                (vertices.into_iter().enumerate().map(vertex).collect(), conflicts)
            })
        })
    }

    /// Returns all independent sets, by trying every subset.
    pub(crate) fn independent_sets(vertices: &[Vertex], conflicts: &Conflicts) -> Vec<Vec<Vertex>> {
        let subset = |bits: usize| -> Vec<Vertex> {
            vertices.iter().enumerate().filter(|(i, _)| bits >> i & 1 == 1).map(|(_, v)| *v).collect()
        };
        let is_independent = |set: &Vec<Vertex>| {
            set.iter().all(|a| set.iter().all(|b| !conflicts[a.figure].contains(&b.figure)))
        };
        (0..1 << vertices.len()).map(subset).filter(is_independent).collect()
    }

    pub(crate) fn weight(set: &[Vertex]) -> (Degrees, i64) {
        set.iter().fold((Degrees::default(), 0), |(degrees, cost), v| {
            (add_degrees(&degrees, &v.degrees), cost + v.cost)
        })
    }

    fn by_trying(
        vertices: &[Vertex],
        conflicts: &Conflicts,
        max_cost: i64,
    ) -> BTreeMap<(Degrees, i64), u128> {
        let mut out = BTreeMap::new();
        for set in independent_sets(vertices, conflicts).iter().filter(|s| weight(s).1 <= max_cost) {
            *out.entry(weight(set)).or_default() += 1;
        }
        out
    }

    fn map(monomials: &[Monomial<u128>]) -> BTreeMap<(Degrees, i64), u128> {
        let mut out = BTreeMap::new();
        for m in monomials {
            assert_eq!(
                out.insert((m.degrees, m.cost), m.coefficient),
                None,
                "one monomial for each exponent"
            );
        }
        out
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn independent_sets_are_counted_as_many_as_there_are((vertices, conflicts) in graphs(-3..7)) {
            let counted = independence_polynomial::<u128>(&vertices, &conflicts, i64::MAX / 4);
            prop_assert_eq!(map(&counted), by_trying(&vertices, &conflicts, i64::MAX));
        }

        #[test]
        fn what_costs_too_much_is_cut_off_and_nothing_else((vertices, conflicts) in graphs(0..7), max_cost in 0_i64..12) {
            let counted = independence_polynomial::<u128>(&vertices, &conflicts, max_cost);
            prop_assert_eq!(map(&counted), by_trying(&vertices, &conflicts, max_cost));
        }

        #[test]
        fn components_hold_every_vertex_once_and_no_conflict_joins_two((vertices, conflicts) in graphs(0..7)) {
            let components = components(&vertices, &conflicts);
            let mut all: Vec<usize> = components.iter().flatten().map(|v| v.figure).collect();
            all.sort_unstable();
            prop_assert_eq!(all, (0..vertices.len()).collect::<Vec<_>>());
            for (n, component) in components.iter().enumerate() {
                for other in components[..n].iter().flatten() {
                    prop_assert!(component.iter().all(|v| !conflicts[v.figure].contains(&other.figure)));
                }
                let counted = of_component::<u128>(component, &conflicts, i64::MAX / 4);
                prop_assert_eq!(map(&counted), by_trying(component, &conflicts, i64::MAX));
            }
        }
    }
}
