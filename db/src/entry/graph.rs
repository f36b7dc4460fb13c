//! The graph of a subject's entries: which ones were known to which, and the order in which all are read.

use std::collections::{BTreeMap, BTreeSet};

use uuid::Uuid;

/// An entry's place in its subject's graph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Node {
    pub(crate) id: Uuid,
    /// One more than the greatest depth of its predecessors; 1 without any.
    pub(crate) depth: i64,
    /// Its predecessors, the one that it continues first.
    pub(crate) follows: Vec<Uuid>,
}

/// Returns the nodes that no other node follows, in reading order.
///
/// `nodes` must be sorted by depth and ID, so that predecessors come first.
pub(crate) fn heads(nodes: &[Node]) -> Vec<Uuid> {
    let followed: BTreeSet<_> = nodes.iter().flat_map(|node| &node.follows).collect();
    nodes.iter().map(|node| node.id).filter(|id| !followed.contains(id)).collect()
}

/// Returns the history that ends with a node, oldest first, following each node's first predecessor.
pub(crate) fn path(nodes: &[Node], end: Uuid) -> Vec<Uuid> {
    let by_id: BTreeMap<_, _> = nodes.iter().map(|node| (node.id, node)).collect();
    let mut path = Vec::new();
    let mut at = by_id.get(&end);
    while let Some(node) = at {
        path.push(node.id);
        at = node.follows.first().and_then(|id| by_id.get(id));
    }
    path.reverse();
    path
}

/// Returns a node and all that its author knew of: its predecessors, theirs and so on.
///
/// `nodes` must be sorted by depth and ID.
pub(crate) fn known(nodes: &[Node], end: Uuid) -> BTreeSet<Uuid> {
    let mut known = BTreeSet::from([end]);
    for node in nodes.iter().rev() {
        if known.contains(&node.id) {
            known.extend(&node.follows);
        }
    }
    known
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(n: u128) -> Uuid {
        Uuid::from_u128(n)
    }

    fn node(n: u128, depth: i64, follows: &[u128]) -> Node {
        Node { id: id(n), depth, follows: follows.iter().copied().map(id).collect() }
    }

    /// 1 ← 2 ← 4, and 1 ← 3, joined by 5, which continues 4.
    fn joined() -> Vec<Node> {
        vec![node(1, 1, &[]), node(2, 2, &[1]), node(3, 2, &[1]), node(4, 3, &[2]), node(5, 4, &[4, 3])]
    }

    #[test]
    fn two_that_follow_one_are_both_heads_until_they_are_joined() {
        assert_eq!(heads(&joined()[..4]), [id(3), id(4)]);
        assert_eq!(heads(&joined()), [id(5)]);
        assert!(heads(&[]).is_empty());
    }

    #[test]
    fn a_history_goes_on_from_what_it_names_first() {
        assert_eq!(path(&joined(), id(5)), [id(1), id(2), id(4), id(5)]);
        assert_eq!(path(&joined(), id(3)), [id(1), id(3)]);
        assert!(path(&joined(), id(9)).is_empty());
    }
}
