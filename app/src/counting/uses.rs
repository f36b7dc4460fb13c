//! Uses of a purchase besides new squads: it completes a saved squad or a set, or adds the first leader or the first
//! figure of a faction.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashMap};

use muster_db::Database;
use muster_db::pack::LoadedGame;
use muster_db::table::squad_member::SquadRoster;
use muster_rules::catalogue::Catalogue;
use muster_rules::count::BigUint;
use muster_rules::id::{FactionId, FigureId, SetId};
use serde::Serialize;
use ts_rs::TS;

use crate::base::error::Error;
use crate::base::named::Named;
use crate::base::speaker::Speaker;
use crate::collection::nameless::Nameless;

/// The uses of a purchase besides new squads.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, TS)]
pub struct Uses {
    /// Saved squads that it completes.
    pub squads: Vec<Named>,
    /// Incomplete sets that it completes.
    pub sets: Vec<Named>,
    /// Number of leaders, such as commanders, that aren't owned yet.
    pub leaders: usize,
    /// Number of factions of which no figure is owned yet.
    pub factions: usize,
    /// The uses in words, the most important first.
    pub sentences: Vec<String>,
}

/// Maximum number of names in a sentence.
const TOLD: usize = 3;

/// The sort key of a purchase, the most useful first.
pub(super) type Rank = (Reverse<usize>, Reverse<usize>, Reverse<usize>, Reverse<BigUint>);

/// [`Uses`] by ids.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Used {
    /// Indices into [`Wishes::squads`].
    squads: Vec<usize>,
    sets: Vec<SetId>,
    leaders: Vec<FigureId>,
    /// Whether all figures bought are leaders, and no set is bought.
    all_lead: bool,
    factions: Vec<FactionId>,
}

/// What the user would like to complete, and what they don't own yet.
#[derive(Clone, Debug, Default)]
pub(super) struct Wishes {
    squads: Vec<Unfinished<Named>>,
    sets: Vec<Unfinished<SetId>>,
    /// Leaders that aren't owned.
    leaders: BTreeSet<FigureId>,
    /// The factions of each figure of which no figure is owned.
    factions: HashMap<FigureId, Vec<FactionId>>,
}

/// Something that lacks figures.
#[derive(Clone, Debug)]
struct Unfinished<T> {
    what: T,
    /// Missing copies; never empty.
    lacks: BTreeMap<FigureId, u32>,
}

impl<T> Unfinished<T> {
    fn new(what: T, lacks: BTreeMap<FigureId, u32>) -> Option<Self> {
        (!lacks.is_empty()).then_some(Self { what, lacks })
    }

    fn finished_by(&self, bought: &BTreeMap<&FigureId, u32>) -> bool {
        self.lacks.iter().all(|(figure, lacks)| bought.get(figure).is_some_and(|n| n >= lacks))
    }
}

impl Wishes {
    /// Reads the user's saved squads and incomplete sets, given the owned copies of each figure.
    pub(super) fn read(
        database: &Database,
        game: &LoadedGame,
        owned: &BTreeMap<FigureId, u32>,
    ) -> Result<Self, Error> {
        let catalogue = &game.catalogue;
        let data = catalogue.game();
        let has = |figure: &FigureId| owned.get(figure).copied().unwrap_or(0);
        let lacking = |roster: SquadRoster| {
            let lacks = roster.members.into_iter().map(|m| {
                let missing = m.count.saturating_sub(has(&m.figure));
                (m.figure, missing)
            });
            // A figure that the catalogue doesn't have can't be recommended.
            let lacks: BTreeMap<_, _> = lacks.filter(|(_, missing)| *missing > 0).collect();
            let known = lacks.keys().all(|figure| catalogue.figure(figure).is_some());
            let squad = Named { id: roster.squad.to_string(), name: roster.name };
            Unfinished::new(squad, lacks).filter(|_| known)
        };
        let mut held = BTreeSet::new();
        for holding in database.holdings(Some(&data.id))? {
            if holding.holding.figures > 0 {
                held.insert(holding.holding.printing);
            }
        }
        let mut by_set = HashMap::<&SetId, (u32, BTreeMap<FigureId, u32>)>::new();
        for printing in catalogue.printings() {
            let (owned, lacks) = by_set.entry(&printing.set).or_default();
            if held.contains(&printing.id) {
                *owned += 1;
            } else {
                *lacks.entry(printing.figure.clone()).or_default() += 1;
            }
        }
        let nameless: Vec<_> = held.iter().filter_map(|p| Nameless::of(catalogue, p)).collect();
        let begun = |set: &muster_rules::catalogue::Set| {
            let (mut owned, lacks) = by_set.remove(&set.id)?;
            let missing: u32 = lacks.values().sum();
            owned +=
                u32::try_from(nameless.iter().filter(|n| n.set.id == set.id).count()).unwrap_or(u32::MAX);
            // Nameless numbers can't be recommended either.
            let whole = set.printings.is_none_or(|size| size <= owned + missing);
            Unfinished::new(set.id.clone(), lacks)
                .filter(|_| owned > 0 && whole && !data.unsold.contains(&set.id))
        };
        let sets = catalogue.sets().iter().filter_map(begun).collect();
        let mine = |f: &&muster_rules::figure::Figure| has(&f.id) > 0;
        let of_mine: BTreeSet<_> =
            catalogue.figures().iter().filter(mine).flat_map(|f| &f.factions).collect();
        let leads = data.leaders.as_ref();
        let leaders = catalogue.figures().iter().filter(|f| leads.is_some_and(|l| l.matches(f)) && !mine(f));
        let new = |f: &muster_rules::figure::Figure| {
            let new: Vec<_> = f.factions.iter().filter(|id| !of_mine.contains(id)).cloned().collect();
            (!new.is_empty()).then(|| (f.id.clone(), new))
        };
        Ok(Self {
            squads: database.squad_rosters(&data.id)?.into_iter().filter_map(lacking).collect(),
            sets,
            leaders: leaders.map(|f| f.id.clone()).collect(),
            factions: catalogue.figures().iter().filter_map(new).collect(),
        })
    }

    /// Returns the figures that complete each saved squad, smallest purchase first.
    pub(super) fn for_squads(&self) -> Vec<Vec<FigureId>> {
        let copies = |(figure, n): (&FigureId, &u32)| std::iter::repeat_n(figure.clone(), *n as usize);
        let mut ways: Vec<Vec<_>> =
            self.squads.iter().map(|s| s.lacks.iter().flat_map(copies).collect()).collect();
        ways.sort_by(|a, b| (a.len(), a).cmp(&(b.len(), b)));
        ways.dedup();
        ways
    }

    /// Returns the uses of copies of these figures, bought singly or as these whole sets.
    pub(super) fn used(&self, figures: &[FigureId], bought_sets: &[SetId]) -> Used {
        let mut bought = BTreeMap::<&FigureId, u32>::new();
        for figure in figures {
            *bought.entry(figure).or_default() += 1;
        }
        let squads = (0..self.squads.len()).filter(|n| self.squads[*n].finished_by(&bought));
        // A set bought as a whole is complete anyway.
        let sets = self.sets.iter().filter(|s| !bought_sets.contains(&s.what) && s.finished_by(&bought));
        let factions: BTreeSet<_> = bought.keys().filter_map(|f| self.factions.get(*f)).flatten().collect();
        let leaders: Vec<_> =
            bought.keys().filter(|f| self.leaders.contains(**f)).map(|f| (*f).clone()).collect();
        Used {
            squads: squads.collect(),
            sets: sets.map(|s| s.what.clone()).collect(),
            all_lead: bought_sets.is_empty() && leaders.len() == bought.len(),
            leaders,
            factions: factions.into_iter().cloned().collect(),
        }
    }

    /// Describes the uses in the reader's language.
    pub(super) fn told(&self, used: &Used, catalogue: &Catalogue, speaker: &Speaker<'_>) -> Uses {
        let set = |id: &SetId| Named {
            id: id.to_string(),
            name: catalogue.set(id).map_or_else(|| id.to_string(), |s| s.name.clone()),
        };
        let leader = |id: &FigureId| Named { id: id.to_string(), name: speaker.figure(id) };
        let faction = |id: &FactionId| Named { id: id.to_string(), name: speaker.naming().faction(id) };
        let squads: Vec<_> = used.squads.iter().map(|n| self.squads[*n].what.clone()).collect();
        let sets: Vec<_> = used.sets.iter().map(set).collect();
        let leaders: Vec<_> = used.leaders.iter().map(leader).collect();
        let factions: Vec<_> = used.factions.iter().map(faction).collect();
        let kinds = [
            ("use-squads", &squads),
            ("use-sets", &sets),
            ("use-leaders", &leaders),
            ("use-factions", &factions),
        ];
        let of_some = kinds.into_iter().filter(|(_, all)| !all.is_empty());
        let sentences = of_some.map(|(key, all)| match key {
            // The purchase itself already lists their names.
            "use-leaders" if used.all_lead => speaker.say("use-leaders-all", &[("count", all.len().into())]),
            _ => sentence(key, all, speaker),
        });
        let sentences = sentences.collect();
        Uses { squads, sets, leaders: leaders.len(), factions: factions.len(), sentences }
    }
}

/// Describes one kind of use, listing at most [`TOLD`] names.
fn sentence(key: &str, all: &[Named], speaker: &Speaker<'_>) -> String {
    let others = (all.len() > TOLD).then(|| speaker.word("use-others"));
    let names = all.iter().take(TOLD).map(|n| n.name.clone());
    let names: Vec<_> = names.chain(others).collect();
    speaker.say(key, &[("names", speaker.words.all_of(&names).into())])
}

impl Used {
    /// Ranks by completed squads, then by completed sets, then by new leaders and factions, then by new squads.
    pub(super) fn rank(&self, opens: &BigUint) -> Rank {
        let first = self.leaders.len() + self.factions.len();
        (Reverse(self.squads.len()), Reverse(self.sets.len()), Reverse(first), Reverse(opens.clone()))
    }

    /// Returns whether the purchase is worth listing even if it opens no squad; a leader alone isn't.
    pub(super) fn finishes_something(&self) -> bool {
        !self.squads.is_empty() || !self.sets.is_empty()
    }
}
