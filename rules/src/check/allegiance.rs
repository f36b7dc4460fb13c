//! Allegiance: the faction a squad plays as, and each member's status in it.

use crate::constraint::Constraint;
use crate::constraint::faction::Faction;
use crate::figure::Figure;
use crate::format::Format;
use crate::id::{FactionId, RuleId};

use super::kind::{self, Admit};
use super::squad::Squad;

/// A member's status in a faction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Standing {
    /// The faction is printed on the card.
    Native,
    /// The figure can join any faction.
    Neutral,
    /// A rule admits it.
    Admitted(RuleId),
    /// Whether a rule admits it is an open question.
    Open(RuleId),
    /// Its factions aren't known under this rule; whichever they are, all other members share them.
    Any(RuleId),
    /// The figure can't join.
    Foreign,
}

/// A faction that the squad might play as.
#[derive(Clone, Debug)]
pub(crate) struct Candidate {
    pub(crate) faction: FactionId,
    /// The members' status, in the order of the squad's lines.
    pub(crate) standings: Vec<Standing>,
    /// Whether there are more guests than the rules admit.
    crowded: bool,
}

/// The chosen faction, and all that would be possible as well.
#[derive(Clone, Debug)]
pub(crate) struct Allegiance {
    pub(crate) chosen: Candidate,
    /// Factions that every member can certainly join, with room for all guests.
    certain: Vec<FactionId>,
    /// Those, plus factions that all members can join depending on open questions.
    possible: Vec<FactionId>,
    /// Whether the factions that the format uses are unknown.
    untold: bool,
}

impl Allegiance {
    /// Chooses the faction that excludes the fewest members. `None` in games without factions.
    pub(crate) fn decide(squad: &Squad<'_>) -> Option<Self> {
        if squad.lines.is_empty() {
            return None; // no members to decide by
        }
        let (rule, constraints) = faction_rule(squad)?;
        let game = squad.catalogue.game();
        // A faction that the game doesn't have is ignored; a finding reports it.
        let declared = squad.input.draft.faction.as_ref().filter(|d| game.faction(d).is_some());
        let factions = game.factions.iter().map(|f| &f.id);
        let mut candidates: Vec<_> = factions
            .filter(|f| declared.is_none_or(|d| d == *f))
            .map(|f| Candidate::of(squad, rule, constraints, f))
            .collect();
        if declared.is_none()
            && let Some(at) = lone_unknown(squad, rule, constraints)
        {
            candidates.iter_mut().for_each(|c| c.settle(at));
        }
        candidates.sort_by_key(|c| c.rank(squad)); // stable: ties keep the game's order
        let those = |pick: fn(&Candidate) -> bool| -> Vec<FactionId> {
            candidates.iter().filter(|c| pick(c)).map(|c| c.faction.clone()).collect()
        };
        let certain = those(|c| c.is_certain() && !c.crowded);
        let possible = those(|c| c.is_possible() && !c.crowded);
        let chosen = candidates.into_iter().next()?;
        Some(Self { chosen, certain, possible, untold: rule.untold })
    }

    /// Whether the chosen faction may admit all members, as far as is known.
    pub(crate) fn is_possible(&self) -> bool {
        self.chosen.is_possible()
    }

    /// Returns the faction that the squad plays as; `None` if no faction admits all members, or if it isn't
    /// known.
    pub(crate) fn faction(&self) -> Option<&FactionId> {
        let nobody_knows = self.untold || self.chosen.standings.iter().any(|s| matches!(s, Standing::Any(_)));
        (self.chosen.is_possible() && !nobody_knows).then_some(&self.chosen.faction)
    }

    /// Whether the squad could play as this faction without raising a new question.
    pub(crate) fn could_be(&self, faction: &FactionId) -> bool {
        let list = if self.certain.is_empty() { &self.possible } else { &self.certain };
        list.contains(faction) || self.faction() == Some(faction)
    }

    /// Whether the squad can play as this faction: with certainty, or depending on open questions.
    pub(crate) fn may_be(&self, faction: &FactionId, certainly: bool) -> bool {
        if certainly { self.certain.contains(faction) } else { self.possible.contains(faction) }
    }

    /// Whether two squads could play as the same faction; `None` if it depends on an open question. A squad
    /// that no faction admits as a whole counts as its nearest one.
    pub(crate) fn agrees(&self, other: &Self) -> Option<bool> {
        let common = |mine: &[FactionId], theirs: &[FactionId]| mine.iter().any(|f| theirs.contains(f));
        let (mine, theirs) = (self.nearest(), other.nearest());
        if common(mine.unwrap_or(&self.certain), theirs.unwrap_or(&other.certain)) {
            Some(true)
        } else if common(mine.unwrap_or(&self.possible), theirs.unwrap_or(&other.possible)) {
            None
        } else {
            Some(false)
        }
    }

    fn nearest(&self) -> Option<&[FactionId]> {
        self.possible.is_empty().then_some(std::slice::from_ref(&self.chosen.faction))
    }
}

/// Returns the format's faction rule or, if it has none (out of the box), the usual format's, so that a report
/// can still state the faction.
fn faction_rule<'a>(squad: &Squad<'a>) -> Option<(&'a Faction, &'a [Constraint])> {
    let of = |format: &'a Format| Some((format.faction_rule()?, format.constraints.as_slice()));
    of(squad.input.format).or_else(|| squad.catalogue.formats().iter().find_map(of))
}

/// Returns the only figure with unknown factions, if all others have every faction: whichever faction it has,
/// they share it, so no question is needed.
fn lone_unknown(squad: &Squad<'_>, rule: &Faction, constraints: &[Constraint]) -> Option<usize> {
    // An era may offer only some factions.
    if constraints.iter().any(|c| matches!(c, Constraint::Eras(_))) || !squad.unknown.is_empty() {
        return None;
    }
    let factions = || squad.catalogue.game().factions.iter().map(|f| &f.id);
    let everywhere = |figure: &Figure| rule.is_in_every(factions(), figure);
    let mut others = squad.lines.iter().enumerate().filter(|(_, l)| !everywhere(l.figure));
    let (at, line) = others.next()?;
    let asked = |c: &Constraint| matches!(c, Constraint::Admits(a) if a.reads_admissions_of(line.figure));
    let unknown = line.figure.factions.is_empty()
        && constraints.iter().any(asked)
        && !squad.catalogue.factions_are_known(line.figure);
    ((unknown || rule.untold) && others.next().is_none()).then_some(at)
}

impl Candidate {
    /// Turns an open status into one that holds regardless of the answer.
    fn settle(&mut self, at: usize) {
        if let Standing::Open(rule) = &self.standings[at] {
            self.standings[at] = Standing::Any(rule.clone());
        }
    }

    fn of(squad: &Squad<'_>, rule: &Faction, constraints: &[Constraint], faction: &FactionId) -> Self {
        let standing = |figure: &Figure| {
            let factions = squad.catalogue.game().factions.iter().map(|f| &f.id);
            if rule.untold && !rule.is_in_every(factions, figure) {
                return Standing::Open(rule.rule.clone());
            }
            if figure.factions.contains(faction) {
                return Standing::Native;
            }
            if rule.neutral.as_ref().is_some_and(|n| figure.factions.contains(n)) {
                return Standing::Neutral;
            }
            let mut open = Standing::Foreign;
            for constraint in constraints {
                match kind::of(constraint).admit(squad, figure, faction) {
                    Admit::Yes(rule) => return Standing::Admitted(rule),
                    Admit::Unknown(rule) => open = Standing::Open(rule),
                    Admit::No => {}
                }
            }
            open
        };
        let standings: Vec<_> = squad.lines.iter().map(|l| standing(l.figure)).collect();
        let crowded = !kind::outside(squad, constraints, faction, &standings).is_empty();
        Self { faction: faction.clone(), standings, crowded }
    }

    fn is_possible(&self) -> bool {
        !self.standings.contains(&Standing::Foreign)
    }

    fn is_certain(&self) -> bool {
        self.is_possible() && !self.standings.iter().any(|s| matches!(s, Standing::Open(_)))
    }

    /// Returns a sort key, lowest is best: points of excluded members, then a mismatch with the era or side,
    /// then too many guests, then open questions, then members that aren't natives.
    fn rank(&self, squad: &Squad<'_>) -> (i128, bool, bool, u32, i64) {
        let (mut foreign, mut open, mut native) = (0, 0, 0);
        for (standing, line) in self.standings.iter().zip(&squad.lines) {
            match standing {
                Standing::Foreign => {
                    // Excluding a member must never be a gain, even though some games print negative costs.
                    let cost = i128::from(line.figure.cost.known().unwrap_or(0).max(0));
                    foreign += (cost + 1) * i128::from(line.count);
                }
                Standing::Open(_) => open += 1,
                Standing::Native => native += i64::from(line.count),
                Standing::Neutral | Standing::Admitted(_) | Standing::Any(_) => {}
            }
        }
        let draft = squad.input.draft;
        let eras =
            squad.catalogue.game().eras.iter().filter(|e| draft.era.as_ref().is_none_or(|d| *d == e.id));
        let offered = eras
            .flat_map(|e| &e.offers)
            .any(|o| o.faction == self.faction && draft.side.as_ref().is_none_or(|s| *s == o.side));
        let asked = draft.era.is_some() || draft.side.is_some();
        (foreign, asked && !offered, self.crowded, open, -native)
    }
}

impl Squad<'_> {
    /// Returns the factions that a figure counts as in or beside this squad: a member adopted by a rule counts
    /// as the squad's own, a conscripted one as nothing else. Deck cards keep their own factions.
    pub(crate) fn factions_of(&self, figure: &Figure) -> Vec<FactionId> {
        let Some(allegiance) = &self.allegiance else { return figure.factions.clone() };
        if self.input.format.deck_of(figure).is_some() {
            return figure.factions.clone();
        }
        let faction = &allegiance.chosen.faction;
        let constraints = &self.input.format.constraints;
        if constraints.iter().any(|c| kind::of(c).conscripts(self, faction)) {
            return vec![faction.clone()];
        }
        let at = self.lines.iter().position(|l| l.figure.id == figure.id);
        match at.map(|i| &allegiance.chosen.standings[i]) {
            Some(Standing::Admitted(rule)) if constraints.iter().any(|c| kind::of(c).adopts(rule)) => {
                vec![faction.clone()]
            }
            _ => figure.factions.clone(),
        }
    }
}
