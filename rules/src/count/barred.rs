//! Why there is no legal squad: which rules stand in the way.

use num_bigint::BigUint;

use crate::catalogue::Catalogue;
use crate::constraint::Constraint;
use crate::format::Format;
use crate::id::RuleId;

use super::{Request, Tangled, count};

/// The rules that stand in the way of squads of the kind asked for. Those without any one of which there
/// would be some; where no single rule is to blame, a few that would have to go together, the format's
/// later ones sooner than its first. `MUSTER-OWNED`, where more is asked for than there is. Empty, where
/// there are some.
///
/// # Errors
/// As [`count`].
pub fn barred_by(catalogue: &Catalogue, request: &Request<'_>) -> Result<Vec<RuleId>, Tangled> {
    if count(catalogue, request)?.legal != BigUint::default() {
        return Ok(Vec::new());
    }
    let constraints = &request.format.constraints;
    let without = |left_out: &dyn Fn(usize) -> bool, owned: bool| {
        let format = lacking(request.format, left_out);
        let owned = request.owned.filter(|_| owned);
        opens(catalogue, &Request { format: &format, owned, ..*request })
    };
    let mut singles: Vec<usize> = Vec::new();
    for at in 0..constraints.len() {
        if without(&|i| i == at, true)? {
            singles.push(at);
        }
    }
    let too_few = request.owned.is_some() && without(&|_| false, false)?;
    if singles.is_empty() && !too_few {
        singles = together(constraints.len(), |left_out| without(&|i| left_out[i], true))?;
    }
    let mut out: Vec<RuleId> = Vec::new();
    for rule in singles.iter().map(|at| constraints[*at].rule_id()) {
        if !out.contains(rule) {
            out.push(rule.clone());
        }
    }
    out.extend(too_few.then(|| RuleId::from("MUSTER-OWNED")));
    Ok(out)
}

/// Leaves out all rules and takes back one after another those that leave some squads. Empty, where even
/// without any rule there is none.
fn together(rules: usize, opens: impl Fn(&[bool]) -> Result<bool, Tangled>) -> Result<Vec<usize>, Tangled> {
    let mut left_out = vec![true; rules];
    if !opens(&left_out)? {
        return Ok(Vec::new());
    }
    for at in 0..rules {
        left_out[at] = false;
        if !opens(&left_out)? {
            left_out[at] = true;
        }
    }
    Ok((0..rules).filter(|i| left_out[*i]).collect())
}

/// A format without some of its rules.
fn lacking(format: &Format, left_out: &dyn Fn(usize) -> bool) -> Format {
    let mut lacking = format.clone();
    let kept = format.constraints.iter().enumerate().filter(|(i, _)| !left_out(*i));
    lacking.constraints = kept.map(|(_, c)| c.clone()).collect();
    if !lacking.constraints.iter().any(|c| matches!(c, Constraint::Budget(_))) {
        lacking.limit = None; // nobody asks what anything costs then
    }
    lacking
}

/// Whether there are any.
fn opens(catalogue: &Catalogue, request: &Request<'_>) -> Result<bool, Tangled> {
    match count(catalogue, request) {
        Ok(counted) => Ok(counted.legal != BigUint::default()),
        Err(Tangled::Endless(_)) => Ok(true),
        Err(Tangled::Stopped) => Err(Tangled::Stopped),
        Err(_) => Ok(false), // nobody can say
    }
}
