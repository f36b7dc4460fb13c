//! Bipartite matching with capacities: things that need one place each, and places with limited room.

/// Returns the things left without a place in a maximum matching. `wanted[i]` are the places that thing `i` can
/// take, `room[p]` is the number of things that place `p` has room for. Among maximum matchings, earlier things
/// have priority.
pub(crate) fn left_over(wanted: &[Vec<usize>], room: &[u32]) -> Vec<usize> {
    let mut taken: Vec<Vec<usize>> = vec![Vec::new(); room.len()];
    let mut out = Vec::new();
    for thing in 0..wanted.len() {
        if !placed(thing, wanted, room, &mut taken, &mut vec![false; room.len()]) {
            out.push(thing);
        }
    }
    out
}

/// Finds a place for a thing, moving others to alternative places if necessary.
fn placed(
    thing: usize,
    wanted: &[Vec<usize>],
    room: &[u32],
    taken: &mut Vec<Vec<usize>>,
    tried: &mut Vec<bool>,
) -> bool {
    for place in &wanted[thing] {
        if std::mem::replace(&mut tried[*place], true) {
            continue;
        }
        if (taken[*place].len() as u64) < u64::from(room[*place]) {
            taken[*place].push(thing);
            return true;
        }
        for at in 0..taken[*place].len() {
            let other = taken[*place][at];
            if placed(other, wanted, room, taken, tried) {
                taken[*place][at] = thing;
                return true;
            }
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::left_over;

    #[test]
    fn somebody_moves_over_where_that_makes_room() {
        for (wanted, room, left) in [
            (vec![vec![0, 1], vec![0]], vec![1, 1], vec![]),
            (vec![vec![0], vec![0]], vec![1], vec![1]),
            (vec![vec![0], vec![0]], vec![2], vec![]),
            (vec![vec![], vec![0]], vec![1], vec![0]),
            (vec![vec![0, 1], vec![1, 2], vec![0], vec![2]], vec![1, 1, 1], vec![3]),
        ] {
            assert_eq!(left_over(&wanted, &room), left, "{wanted:?} {room:?}");
        }
    }
}
