//! Sets of figures, and numbers of copies by figure.

/// A set of figures: a membership flag for each index in the catalogue.
pub(crate) type FigureSet = Vec<bool>;

/// Returns the total copies of the members of a set.
pub(crate) fn copies_in(copies: &[u32], set: &FigureSet) -> u32 {
    let members = copies.iter().zip(set).filter(|(_, member)| **member);
    members.fold(0, |sum, (n, _)| sum.saturating_add(*n))
}

/// Whether there is at least one copy of any member of a set.
pub(crate) fn has_any(copies: &[u32], set: &FigureSet) -> bool {
    copies.iter().zip(set).any(|(n, member)| *n > 0 && *member)
}

/// Sets the maximum copies of every member of a set to 0.
pub(crate) fn exclude(max_copies: &mut [u32], set: &FigureSet) {
    max_copies.iter_mut().zip(set).filter(|(_, member)| **member).for_each(|(max, _)| *max = 0);
}

/// Adds all members of another set to a set.
pub(crate) fn unite(set: &mut FigureSet, other: &FigureSet) {
    set.iter_mut().zip(other).for_each(|(member, also)| *member |= also);
}

/// Returns the intersection of two sets.
pub(crate) fn intersection(a: &FigureSet, b: &FigureSet) -> FigureSet {
    a.iter().zip(b).map(|(a, b)| *a && *b).collect()
}
