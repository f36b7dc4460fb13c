//! The format that a list was made for, by its points.

use muster_rules::catalogue::Catalogue;
use muster_rules::id::FormatId;
use muster_rules::squad::Member;

/// Returns the format of a list that says it is for `said` points, or else costs `total`; `None` if that is the usual
/// format, or no other fits.
///
/// Only formats that differ from the usual one in nothing but their limit are considered: the one with just the limit
/// that the list names, or else the smallest that allows its points, if at least nine tenths are used. Slightly too
/// many points for the usual format are a mistake that the player must hear of.
pub(super) fn format_by_points(
    catalogue: &Catalogue,
    said: Option<i64>,
    total: Option<i64>,
) -> Option<FormatId> {
    let usual = catalogue.formats().first()?;
    let usual_limit = i64::from(usual.limit?);
    let alike = || {
        let formats = catalogue.formats().iter();
        let alike = formats.filter(|f| f.exact == usual.exact && f.constraints == usual.constraints);
        alike.filter_map(|f| Some((i64::from(f.limit?), f)))
    };
    let points = said.or(total)?;
    let named = alike().find(|(limit, _)| said == Some(*limit));
    let (limit, format) = named.or_else(|| {
        let larger = alike().filter(|(limit, _)| points > usual_limit && points <= *limit);
        larger.min_by_key(|(limit, _)| *limit).filter(|(limit, _)| points * 10 >= limit * 9)
    })?;
    (limit != usual_limit).then(|| format.id.clone())
}

/// Returns the total cost of members, in points; `None` if one isn't known.
pub(super) fn cost(members: &[Member]) -> Option<i64> {
    members.iter().map(|m| Some(i64::from(m.last_cost?) * i64::from(m.count))).sum()
}
