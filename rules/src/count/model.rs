//! The model of a count: what a request and the constraints of its format require of all squads, by index in
//! the catalogue. [`read`] adds what each kind of constraint means.

use crate::catalogue::{Catalogue, CostEffect};
use crate::constraint::faction::Faction;
use crate::figure::{Cost, Figure};
use crate::format::Format;
use crate::id::{FactionId, FigureId, RuleId};
use crate::points::Price;
use crate::selector::Selector;

use super::attachments::Carriers;
use super::cost::{CostSet, legal_costs};
use super::deck::Deck;
use super::figure_set::FigureSet;
use super::read;
use super::{CountError, Request};

/// No bound on the number of copies.
pub(crate) const UNLIMITED: u32 = u32::MAX;

/// A set of factions, one bit for each in the game's order.
pub(crate) type FactionSet = u64;

/// A rule that admits members of other factions.
#[derive(Clone, Debug)]
pub(crate) struct AdmissionRule {
    pub(crate) rule: RuleId,
    pub(crate) admits: Admits,
}

/// Which figures a rule admits to which factions, and when.
#[derive(Clone, Debug)]
pub(crate) enum Admits {
    /// Each figure, to the factions listed for it, regardless of the rest of the squad.
    Listed(Vec<FactionSet>),
    /// The figures `who`, to each faction whose company (one set for each faction) is present.
    InCompany {
        who: FigureSet,
        company: Vec<FigureSet>,
        /// If the rule limits guests: the hosts, and the number of guests for each copy of them.
        capacity: Option<(FigureSet, u32)>,
    },
    /// Every figure, to one faction while one of these is present.
    Everyone { with: FigureSet, faction: FactionSet },
}

/// A card that changes the cost of others.
#[derive(Clone, Debug)]
pub(crate) struct Effect<'a> {
    pub(crate) holder: usize,
    pub(crate) effect: &'a CostEffect,
}

/// A bound on how many copies of some figures a squad has.
#[derive(Clone, Debug)]
pub(crate) struct Cardinality {
    pub(crate) of: FigureSet,
    pub(crate) min: u32,
    pub(crate) max: u32,
    /// If given, `min` applies only while one of these figures is present.
    pub(crate) activated_by: Option<FigureSet>,
    /// Whether squads are also counted separately by this number.
    pub(crate) reported: bool,
}

/// A required set: at least one of its figures must be present.
#[derive(Clone, Debug)]
pub(crate) struct AtLeastOne {
    pub(crate) of: FigureSet,
    /// The figures that can be appointed instead, and the extra points that costs.
    pub(crate) stand_in: Option<(FigureSet, i64)>,
}

/// A figure that requires company.
#[derive(Clone, Debug)]
pub(crate) struct CompanyRule {
    pub(crate) figure: usize,
    /// The figures that are company; at least one must be present.
    pub(crate) company: FigureSet,
    /// Whether a second copy of the figure itself counts as company.
    pub(crate) itself: bool,
}

/// Everything a count needs to know.
#[derive(Debug)]
pub(crate) struct Model<'a> {
    pub(crate) catalogue: &'a Catalogue,
    pub(crate) request: &'a Request<'a>,
    /// The point limit, if a constraint sets one.
    pub(crate) limit: Option<i64>,
    /// Whether all points must be spent.
    pub(crate) exact: bool,
    pub(crate) admissions: Vec<AdmissionRule>,
    /// The factions that a squad can play as.
    pub(crate) playable_factions: FactionSet,
    /// Minimum copies of each figure in every squad.
    pub(crate) min_copies: Vec<u32>,
    /// Copies of each figure that the rules allow, regardless of the collection.
    pub(crate) allowed_copies: Vec<u32>,
    /// Maximum copies of each figure in a squad.
    pub(crate) max_copies: Vec<u32>,
    /// The conflict graph: for each figure, the figures that exclude it.
    pub(crate) conflicts: Vec<Vec<usize>>,
    /// Figures that can join a squad of any faction, as can everything that conflicts with them.
    pub(crate) neutral: FigureSet,
    /// The possible base costs of a copy, one for each choice; empty if unknown.
    pub(crate) base_prices: Vec<Vec<Price>>,
    /// The possible costs of a copy in a legal squad before any cost change.
    pub(crate) plain_costs: Vec<CostSet>,
    pub(crate) effects: Vec<Effect<'a>>,
    /// Cards with an unknown effect on costs.
    pub(crate) unknown_effects: FigureSet,
    /// For each rule on cost changes: its floor, the largest unknown change, and its ID.
    pub(crate) change_rules: Vec<(i32, i32, RuleId)>,
    /// The maximum cost of one figure.
    pub(crate) cost_cap: Option<i64>,
    pub(crate) cardinalities: Vec<Cardinality>,
    pub(crate) at_least_one: Vec<AtLeastOne>,
    pub(crate) company_rules: Vec<CompanyRule>,
    pub(crate) decks: Vec<Deck>,
    /// For each rule on attachments, the carriers of each card.
    pub(crate) attachments: Vec<Vec<Carriers>>,
    /// Whether attachments are fixed at the requested number and get rows of their own for one more.
    pub(crate) attachment_rows: bool,
    /// Cards of decks, which aren't part of the squad itself.
    pub(crate) in_decks: FigureSet,
}

impl<'a> Model<'a> {
    pub(crate) fn new(catalogue: &'a Catalogue, request: &'a Request<'a>) -> Result<Self, CountError> {
        let figures = catalogue.figures();
        let factions = catalogue.game().factions.len();
        if factions > 64 {
            return Err(CountError::TooManyFactions(factions));
        }
        let count = figures.len();
        let mut model = Self {
            catalogue,
            request,
            limit: None,
            exact: false,
            admissions: Vec::new(),
            playable_factions: if factions == 0 { 1 } else { u64::MAX >> (64 - factions) },
            min_copies: vec![0; count],
            allowed_copies: Vec::new(),
            max_copies: vec![UNLIMITED; count],
            conflicts: vec![Vec::new(); count],
            neutral: Vec::new(),
            base_prices: Vec::with_capacity(count),
            plain_costs: Vec::new(),
            effects: Vec::new(),
            unknown_effects: vec![false; count],
            change_rules: Vec::new(),
            cost_cap: None,
            cardinalities: Vec::new(),
            at_least_one: Vec::new(),
            company_rules: Vec::new(),
            decks: Vec::new(),
            attachments: Vec::new(),
            attachment_rows: false,
            in_decks: figures.iter().map(|f| request.format.deck_of(f).is_some()).collect(),
        };
        for figure in figures {
            // An unknown cost doesn't matter if there is no point limit.
            let known = figure.cost.known().map(|c| Price::chosen(c, c));
            model.base_prices.push(match (known, model.limit_matters()) {
                (Some(price), _) => vec![price],
                (None, false) => vec![Price::chosen(0, 0)],
                (None, true) => Vec::new(),
            });
        }
        model.apply_request();
        for constraint in &request.format.constraints {
            read::read(constraint, &mut model);
        }
        if let Some(balance) = request.balance {
            read::balance(balance, &mut model);
        }
        model.separate_decks();
        if model.deck_costs_vary() {
            return Err(CountError::AmbiguousCosts);
        }
        model.allowed_copies.clone_from(&model.max_copies);
        model.set_owned(|figure| request.owned.map(|owned| owned.get(figure).copied().unwrap_or(0)));
        let neutral = model.faction_rule().and_then(|f| f.neutral.as_ref());
        let joins_any = |i: usize| neutral.is_some_and(|n| figures[i].factions.contains(n));
        let with_conflicts = |i: usize| joins_any(i) && model.conflicts[i].iter().all(|c| joins_any(*c));
        model.neutral = (0..count).map(with_conflicts).collect();
        model.plain_costs = (0..count).map(|i| legal_costs(&model, Vec::new(), false, i)).collect();
        Ok(model)
    }

    /// Returns [`CountError::Stopped`] once the count has been cancelled.
    pub(crate) fn check_stop(&self) -> Result<(), CountError> {
        if self.request.stop.is_some_and(super::Stop::is_set) { Err(CountError::Stopped) } else { Ok(()) }
    }

    /// Applies the parts of the request that aren't constraints of the format.
    fn apply_request(&mut self) {
        let request = self.request;
        for member in request.with {
            if let Some(i) = self.index_of(&member.figure) {
                self.min_copies[i] = self.min_copies[i].saturating_add(member.count);
            }
        }
        for id in request.without {
            if let Some(i) = self.index_of(id) {
                self.max_copies[i] = 0;
            }
        }
        // A faction that the game doesn't have is ignored, as in a check.
        if let Some(faction) = request.faction.map(|f| self.faction_bit(f)).filter(|bit| *bit != 0) {
            self.playable_factions &= faction;
        }
    }

    /// Moves the cards of decks out of the squad: they are requested, excluded and owned like figures, but
    /// counted only by their deck.
    fn separate_decks(&mut self) {
        let figures = self.catalogue.figures();
        for deck in &mut self.decks {
            // Cards that give points back come last, so that nothing is truncated that they would make
            // affordable.
            deck.cards.sort_by_key(|c| c.cost.is_some_and(|cost| cost < 0));
        }
        for card in self.decks.iter_mut().flat_map(|d| &mut d.cards) {
            let id = &figures[card.figure].id;
            let same = self.request.with.iter().filter(|m| m.figure == *id).map(|m| m.count);
            card.min_copies = same.fold(0, u32::saturating_add);
            if self.request.without.contains(id) {
                card.allowed_copies = 0;
            }
        }
        for i in (0..figures.len()).filter(|i| self.in_decks[*i]) {
            (self.min_copies[i], self.max_copies[i]) = (0, 0);
        }
    }

    /// Whether a member can change the cost of a deck card.
    fn deck_costs_vary(&self) -> bool {
        let figures = self.catalogue.figures();
        let cards = || self.decks.iter().flat_map(|d| &d.cards).map(|c| &figures[c.figure]);
        !self.change_rules.is_empty()
            && cards().next().is_some()
            && (self.unknown_effects.contains(&true)
                || self.effects.iter().any(|e| cards().any(|c| e.effect.affects.matches(c))))
    }

    /// Bounds copies by the collection; `None` means unlimited.
    pub(crate) fn set_owned(&mut self, owned: impl Fn(&FigureId) -> Option<u32>) {
        let figures = self.catalogue.figures();
        let max = |i: usize, allowed: u32| owned(&figures[i].id).map_or(allowed, |own| own.min(allowed));
        self.max_copies = self.allowed_copies.iter().enumerate().map(|(i, n)| max(i, *n)).collect();
        for card in self.decks.iter_mut().flat_map(|d| &mut d.cards) {
            card.max_copies = max(card.figure, card.allowed_copies);
        }
    }

    /// Returns the rule that determines a squad's faction: the format's, or that of the first format with one.
    pub(crate) fn faction_rule(&self) -> Option<&'a Faction> {
        let usual = || self.catalogue.formats().iter().find_map(Format::faction_rule);
        let rule = self.request.format.faction_rule().or_else(usual);
        rule.filter(|_| !self.catalogue.game().factions.is_empty())
    }

    /// Whether the format requires a squad to be of a single faction.
    pub(crate) fn requires_one_faction(&self) -> bool {
        self.request.format.faction_rule().is_some() && self.faction_rule().is_some()
    }

    /// Returns the index of a figure in the catalogue.
    pub(crate) fn index_of(&self, id: &FigureId) -> Option<usize> {
        self.catalogue.place(id)
    }

    /// Returns the set of one faction; empty if the game doesn't have it.
    pub(crate) fn faction_bit(&self, faction: &FactionId) -> FactionSet {
        let factions = &self.catalogue.game().factions;
        factions.iter().position(|f| f.id == *faction).map_or(0, |i| 1 << i)
    }

    /// Returns the printed factions of a figure.
    pub(crate) fn printed_factions(&self, figure: &Figure) -> FactionSet {
        figure.factions.iter().fold(0, |all, f| all | self.faction_bit(f))
    }

    /// Returns the figures that pass a test.
    pub(crate) fn figures_where(&self, test: impl Fn(&Figure) -> bool) -> FigureSet {
        self.catalogue.figures().iter().map(test).collect()
    }

    /// Returns the figures that match a selector.
    pub(crate) fn matching(&self, selector: &Selector) -> FigureSet {
        self.figures_where(|f| selector.matches(f))
    }

    /// Sets the point limit of the request.
    pub(crate) fn set_budget(&mut self) {
        self.limit = self.request.limit().map(i64::from);
        self.exact = self.request.format.exact && self.limit.is_some();
    }

    /// Allows at most `max` copies of each of these figures.
    pub(crate) fn limit_copies(&mut self, who: &dyn Fn(&Figure) -> bool, max: u32) {
        for (i, figure) in self.catalogue.figures().iter().enumerate() {
            if who(figure) {
                self.max_copies[i] = self.max_copies[i].min(max);
            }
        }
    }

    /// Forbids two figures in one squad.
    pub(crate) fn add_conflict(&mut self, a: usize, b: usize) {
        if a != b && !self.conflicts[a].contains(&b) {
            self.conflicts[a].push(b);
            self.conflicts[b].push(a);
        }
    }

    /// Sets the possible prices of a figure whose printed cost depends on a choice.
    pub(crate) fn set_chosen_prices(&mut self, figure: usize, prices: Vec<Price>) {
        if self.limit_matters() && self.catalogue.figures()[figure].cost == Cost::Chosen {
            self.base_prices[figure] = prices;
        }
    }

    fn limit_matters(&self) -> bool {
        self.request.limit().is_some()
    }
}
