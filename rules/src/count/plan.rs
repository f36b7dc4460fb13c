//! What a format's constraints say of all squads at once. [`read`] adds to it what each
//! kind of constraint means.

use crate::catalogue::{Catalogue, CostEffect};
use crate::constraint::faction::Faction;
use crate::figure::{Cost, Figure};
use crate::format::Format;
use crate::id::{FactionId, FigureId, RuleId};
use crate::points::Price;
use crate::selector::Selector;

use super::decks::Deck;
use super::leaf::{Costs, costs};
use super::places::Place;
use super::read;
use super::{Request, Tangled};

/// As many copies as one likes.
pub(crate) const ANY: u32 = u32::MAX;

/// A set of figures by their places in the catalogue.
pub(crate) type Those = Vec<bool>;

/// A rule that lets members of other factions in.
#[derive(Clone, Debug)]
pub(crate) struct Letting {
    pub(crate) rule: RuleId,
    pub(crate) how: How,
}

/// Whom it lets in, and when.
#[derive(Clone, Debug)]
pub(crate) enum How {
    /// Each figure into its factions, whoever else is there.
    Always(Vec<u64>),
    /// These into a faction whose own company (one set a faction) is there; only so many for each copy
    /// of some, where there is but so much room.
    Company { who: Those, company: Vec<Those>, room: Option<(Those, u32)> },
    /// Everybody into one faction, while one of these is there.
    Conscript { with: Those, faction: u64 },
}

/// A card that changes what others cost.
#[derive(Clone, Debug)]
pub(crate) struct Effect<'a> {
    pub(crate) holder: usize,
    pub(crate) effect: &'a CostEffect,
}

/// How many members of a kind there may be.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    pub(crate) who: Those,
    pub(crate) min: u32,
    pub(crate) max: u32,
    /// `min` is asked for only where one of these is there.
    pub(crate) begun_by: Option<Those>,
    /// Somebody wants to know how many there are, not only whether there are too many.
    pub(crate) wanted: bool,
}

/// Somebody of these has to be there.
#[derive(Clone, Debug)]
pub(crate) struct Need {
    pub(crate) has: Those,
    /// Who may be appointed instead, and what it costs.
    pub(crate) role: Option<(Those, i64)>,
}

/// A figure that may be there only in company.
#[derive(Clone, Debug)]
pub(crate) struct Company {
    pub(crate) figure: usize,
    pub(crate) with: Those,
    /// A second copy of itself will do.
    pub(crate) itself: bool,
}

/// Everything that counting has to know.
#[derive(Debug)]
pub(crate) struct Plan<'a> {
    pub(crate) catalogue: &'a Catalogue,
    pub(crate) request: &'a Request<'a>,
    /// The points that may be spent, where somebody looks at them.
    pub(crate) limit: Option<i64>,
    /// All of them have to be.
    pub(crate) exact: bool,
    /// One faction a squad.
    pub(crate) faction: Option<&'a Faction>,
    pub(crate) letting: Vec<Letting>,
    /// Factions as which a squad may play, by bit.
    pub(crate) offered: u64,
    pub(crate) least: Vec<u32>,
    /// Copies that the rules allow, however many there are.
    pub(crate) allowed: Vec<u32>,
    pub(crate) most: Vec<u32>,
    pub(crate) rivals: Vec<Vec<usize>>,
    /// Figures that may join any squad, and whose rivals may, too.
    pub(crate) common: Those,
    /// What a copy may cost before others change it; nothing, where nobody knows.
    pub(crate) base: Vec<Vec<Price>>,
    /// The same in a legal squad, while nobody changes it.
    pub(crate) plain: Vec<Costs>,
    pub(crate) effects: Vec<Effect<'a>>,
    /// Those who change costs, but nobody knows how.
    pub(crate) open_effects: Those,
    /// The floor and the most that an unknown change may be, for each rule of changes.
    pub(crate) changes: Vec<(i32, i32, RuleId)>,
    pub(crate) cap: Option<i64>,
    pub(crate) tallies: Vec<Tally>,
    pub(crate) needs: Vec<Need>,
    pub(crate) company: Vec<Company>,
    pub(crate) decks: Vec<Deck>,
    /// For each rule of attachments: where they go.
    pub(crate) places: Vec<Vec<Place>>,
    /// Cards of decks, which are no part of the squad itself.
    pub(crate) apart: Those,
}

impl<'a> Plan<'a> {
    pub(crate) fn new(catalogue: &'a Catalogue, request: &'a Request<'a>) -> Result<Self, Tangled> {
        let figures = catalogue.figures();
        let factions = catalogue.game().factions.len();
        if factions > 64 {
            return Err(Tangled::Factions(factions));
        }
        let count = figures.len();
        let mut plan = Self {
            catalogue,
            request,
            limit: None,
            exact: false,
            faction: None,
            letting: Vec::new(),
            offered: if factions == 0 { 1 } else { u64::MAX >> (64 - factions) },
            least: vec![0; count],
            allowed: Vec::new(),
            most: vec![ANY; count],
            rivals: vec![Vec::new(); count],
            common: Vec::new(),
            base: Vec::with_capacity(count),
            plain: Vec::new(),
            effects: Vec::new(),
            open_effects: vec![false; count],
            changes: Vec::new(),
            cap: None,
            tallies: Vec::new(),
            needs: Vec::new(),
            company: Vec::new(),
            decks: Vec::new(),
            places: Vec::new(),
            apart: figures.iter().map(|f| request.format.deck_of(f).is_some()).collect(),
        };
        let limited = request.limit().is_some();
        for figure in figures {
            // Where points don't matter a cost that nobody knows doesn't either.
            let known = figure.cost.known().map(|c| Price::chosen(c, c));
            plan.base.push(match (known, limited) {
                (Some(price), _) => vec![price],
                (None, false) => vec![Price::chosen(0, 0)],
                (None, true) => Vec::new(),
            });
        }
        plan.ask();
        for constraint in &request.format.constraints {
            read::read(constraint, &mut plan);
        }
        plan.set_decks_apart();
        if plan.cards_change() {
            return Err(Tangled::Prices);
        }
        plan.allowed.clone_from(&plan.most);
        plan.own(|figure| request.owned.map(|owned| owned.get(figure).copied().unwrap_or(0)));
        let neutral = plan.telling().and_then(|f| f.neutral.as_ref());
        let anywhere = |i: usize| neutral.is_some_and(|n| figures[i].factions.contains(n));
        let common = |i: usize| anywhere(i) && plan.rivals[i].iter().all(|r| anywhere(*r));
        plan.common = (0..count).map(common).collect();
        plan.plain = (0..count).map(|i| costs(&plan, Vec::new(), false, i)).collect();
        Ok(plan)
    }

    /// Goes on, unless nobody waits any more.
    pub(crate) fn go_on(&self) -> Result<(), Tangled> {
        if self.request.stop.is_some_and(super::Stop::is_set) { Err(Tangled::Stopped) } else { Ok(()) }
    }

    /// What the request itself asks for.
    fn ask(&mut self) {
        let request = self.request;
        for member in request.with {
            if let Some(i) = self.place(&member.figure) {
                self.least[i] = self.least[i].saturating_add(member.count);
            }
        }
        for id in request.without {
            if let Some(i) = self.place(id) {
                self.most[i] = 0;
            }
        }
        // One that the game doesn't have says nothing, as in a check.
        if let Some(bit) = request.faction.map(|f| self.bit(f)).filter(|bit| *bit != 0) {
            self.offered &= bit;
        }
    }

    /// Cards of decks are asked for, left out and owned as figures are, but only their deck counts them.
    fn set_decks_apart(&mut self) {
        let figures = self.catalogue.figures();
        for deck in &mut self.decks {
            // Whoever gives points back comes last, so that nothing is cut off that would come back.
            deck.cards.sort_by_key(|c| c.cost.is_some_and(|cost| cost < 0));
        }
        for card in self.decks.iter_mut().flat_map(|d| &mut d.cards) {
            let id = &figures[card.figure].id;
            let same = self.request.with.iter().filter(|m| m.figure == *id).map(|m| m.count);
            card.least = same.fold(0, u32::saturating_add);
            if self.request.without.contains(id) {
                card.allowed = 0;
            }
        }
        for i in (0..figures.len()).filter(|i| self.apart[*i]) {
            (self.least[i], self.most[i]) = (0, 0);
        }
    }

    /// Whether somebody may change what a deck's card costs.
    fn cards_change(&self) -> bool {
        let figures = self.catalogue.figures();
        let cards = || self.decks.iter().flat_map(|d| &d.cards).map(|c| &figures[c.figure]);
        !self.changes.is_empty()
            && cards().next().is_some()
            && (self.open_effects.contains(&true)
                || self.effects.iter().any(|e| cards().any(|c| e.effect.affects.matches(c))))
    }

    /// So many copies of each figure there are; `None` for as many as one likes.
    pub(crate) fn own(&mut self, owned: impl Fn(&FigureId) -> Option<u32>) {
        let figures = self.catalogue.figures();
        let most = |i: usize, allowed: u32| owned(&figures[i].id).map_or(allowed, |own| own.min(allowed));
        self.most = self.allowed.iter().enumerate().map(|(i, allowed)| most(i, *allowed)).collect();
        for card in self.decks.iter_mut().flat_map(|d| &mut d.cards) {
            card.most = most(card.figure, card.allowed);
        }
    }

    /// The rule by which the squad's faction is told: the format's, or else that of another.
    pub(crate) fn telling(&self) -> Option<&'a Faction> {
        let usual = || self.catalogue.formats().iter().find_map(Format::faction_rule);
        let rule = self.request.format.faction_rule().or_else(usual);
        rule.filter(|_| !self.catalogue.game().factions.is_empty())
    }

    /// Whether the format asks for one faction.
    pub(crate) fn asks_for_a_faction(&self) -> bool {
        self.request.format.faction_rule().is_some() && self.telling().is_some()
    }

    /// The place of a figure in the catalogue.
    pub(crate) fn place(&self, id: &FigureId) -> Option<usize> {
        self.catalogue.place(id)
    }

    /// The bit of a faction; none, where the game doesn't have it.
    pub(crate) fn bit(&self, faction: &FactionId) -> u64 {
        let factions = &self.catalogue.game().factions;
        factions.iter().position(|f| f.id == *faction).map_or(0, |i| 1 << i)
    }

    /// Every figure that a test passes.
    pub(crate) fn those(&self, test: impl Fn(&Figure) -> bool) -> Those {
        self.catalogue.figures().iter().map(test).collect()
    }

    /// Every figure that a selector matches.
    pub(crate) fn matching(&self, selector: &Selector) -> Those {
        self.those(|f| selector.matches(f))
    }

    /// The points that may be spent are looked at.
    pub(crate) fn budget(&mut self) {
        self.limit = self.request.limit().map(i64::from);
        self.exact = self.request.format.exact && self.limit.is_some();
    }

    /// No more than so many copies of each of these.
    pub(crate) fn at_most(&mut self, who: &dyn Fn(&Figure) -> bool, most: u32) {
        for (i, figure) in self.catalogue.figures().iter().enumerate() {
            if who(figure) {
                self.most[i] = self.most[i].min(most);
            }
        }
    }

    /// Not both of these two.
    pub(crate) fn bar(&mut self, a: usize, b: usize) {
        if a != b && !self.rivals[a].contains(&b) {
            self.rivals[a].push(b);
            self.rivals[b].push(a);
        }
    }

    /// Other prices of a figure whose printed cost is a choice.
    pub(crate) fn priced(&mut self, figure: usize, prices: Vec<Price>) {
        if self.limit_matters() && self.catalogue.figures()[figure].cost == Cost::Chosen {
            self.base[figure] = prices;
        }
    }

    fn limit_matters(&self) -> bool {
        self.request.limit().is_some()
    }
}
