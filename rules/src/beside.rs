//! Divides the figures beside a squad among a card's offers: a card that offers Republic and Fringe keeps two
//! lists, however its figures were entered.

use crate::ability::SideListOffer;
use crate::catalogue::Catalogue;
use crate::squad::Member;

/// An offer and the figures it brings.
#[derive(Clone, Debug)]
pub struct Share<'a> {
    /// The offer.
    pub offer: &'a SideListOffer,
    /// The figures it brings, as entered.
    pub members: Vec<Member>,
}

/// Divides a list among its card's offers: each figure goes to the largest offer that admits it. Figures that
/// no offer admits, or that the catalogue lacks, go to the offer that fits the list best. Empty if there are no
/// offers.
#[must_use]
pub fn share_out<'a>(
    catalogue: &Catalogue,
    offers: impl Iterator<Item = &'a SideListOffer>,
    members: &[Member],
) -> Vec<Share<'a>> {
    let mut shares: Vec<_> = offers.map(|offer| Share { offer, members: Vec::new() }).collect();
    let lets_in = |offer: &SideListOffer, member: &Member| {
        catalogue.figure(&member.figure).is_none_or(|figure| offer.pool.matches(figure))
    };
    let outside = |share: &Share<'_>| members.iter().filter(|m| !lets_in(share.offer, m)).count();
    let fit = |share: &Share<'_>| (outside(share), std::cmp::Reverse(share.offer.value));
    let Some(nearest) = (0..shares.len()).min_by_key(|at| fit(&shares[*at])) else { return shares };
    for member in members.iter().filter(|m| m.count > 0) {
        let known = catalogue.figure(&member.figure).is_some();
        let own = (0..shares.len()).filter(|at| known && lets_in(shares[*at].offer, member));
        let own = own.max_by_key(|at| shares[*at].offer.value).unwrap_or(nearest);
        shares[own].members.push(member.clone());
    }
    shares
}
