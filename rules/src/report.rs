//! Reports on squads: all findings, the point arithmetic, and the verdict.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::id::{EraId, FactionId, FigureId, FormatId, PersonId, RuleId, SideId};
use crate::squad::SetupChoice;

/// The severity of a finding, most severe first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Severity {
    /// A rule is broken.
    Error,
    /// An open question whose answer could change the verdict.
    Ask,
    /// Not against the rules, but worth a look.
    Warning,
    /// For information.
    Note,
}

/// Whether the squad can be fielded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// No rule is broken and no open question could change that.
    Legal,
    /// At least one rule is broken.
    Illegal,
    /// Nothing is known to be wrong, but an open question could change that.
    Unsure,
}

/// A value in a finding's message. The words come from elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// A number, such as points or copies.
    Number(i64),
    /// A figure.
    Figure(FigureId),
    /// Several figures.
    Figures(Vec<FigureId>),
    /// A faction.
    Faction(FactionId),
    /// Several factions.
    Factions(Vec<FactionId>),
    /// An era.
    Era(EraId),
    /// A side.
    Side(SideId),
    /// A person.
    Person(PersonId),
    /// A keyword, in English; alternatives are separated by a comma and a space.
    Keyword(String),
    /// Several keywords, in English, all of which are meant.
    Keywords(Vec<String>),
    /// Anything else, shown verbatim.
    Text(String),
}

impl Fact {
    /// Whether there is anything to name.
    #[must_use]
    pub fn names_something(&self) -> bool {
        match self {
            Self::Figures(all) => !all.is_empty(),
            Self::Factions(all) => !all.is_empty(),
            Self::Keyword(text) | Self::Text(text) => !text.is_empty(),
            Self::Keywords(all) => !all.is_empty(),
            Self::Number(_)
            | Self::Figure(_)
            | Self::Faction(_)
            | Self::Era(_)
            | Self::Side(_)
            | Self::Person(_) => true,
        }
    }
}

/// A question that the data leave open, which the user can answer once and for all.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Question {
    /// Is the figure a version of this person?
    SamePerson {
        /// The figure.
        figure: FigureId,
        /// The person it may be.
        person: PersonId,
    },
    /// Which figures does this one make cheaper, and when?
    CostChange {
        /// The figure.
        holder: FigureId,
    },
    /// Which other faction can the figure join?
    Admission {
        /// The figure.
        figure: FigureId,
    },
    /// Which members of other factions does the figure admit?
    LetIn {
        /// The figure.
        holder: FigureId,
    },
    /// How many points can the figure bring beside the squad?
    SideListValue {
        /// The figure.
        figure: FigureId,
        /// The kind of list, by the pack's name.
        list: String,
    },
    /// How many modifications does the weapon take?
    Slots {
        /// The weapon's card.
        card: String,
        /// The card's name.
        name: String,
    },
    /// What does the figure cost?
    Cost {
        /// The figure.
        figure: FigureId,
    },
    /// What else does the figure's card say?
    Fact {
        /// The figure.
        figure: FigureId,
        /// The pack column: a stat, a keyword list, or a flag.
        column: String,
    },
}

/// A way to resolve a finding.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case", tag = "do")]
pub enum Fix {
    /// Remove copies.
    Remove {
        /// The number of copies of each figure.
        copies: BTreeMap<FigureId, u32>,
        /// Whether to remove them only from the lists beside the squad, instead of starting with the members.
        beside: bool,
    },
    /// Add a figure.
    Add {
        /// The figure.
        figure: FigureId,
    },
    /// Record a choice for an ability.
    Choose {
        /// The figure with the ability.
        holder: FigureId,
        /// The ability.
        ability: String,
    },
    /// Remove recorded choices.
    Unchoose {
        /// The choices.
        choices: Vec<SetupChoice>,
    },
    /// Play in an era.
    Era {
        /// The era.
        era: EraId,
    },
    /// Play on a side.
    Side {
        /// The side.
        side: SideId,
    },
    /// Answer an open question in the user's own pack.
    Settle {
        /// The question.
        question: Question,
    },
}

impl Fix {
    /// Returns a fix that removes copies of one figure.
    #[must_use]
    pub fn remove(figure: FigureId, count: u32) -> Self {
        Self::remove_all(BTreeMap::from([(figure, count)]))
    }

    /// Returns a fix that removes copies of several figures.
    #[must_use]
    pub fn remove_all(copies: BTreeMap<FigureId, u32>) -> Self {
        Self::Remove { copies, beside: false }
    }
}

/// A statement of a rule about a squad.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Finding {
    /// The severity.
    pub severity: Severity,
    /// The rule, of the game or of the program.
    pub rule: RuleId,
    /// The message, found in the locales under `finding-<message>`.
    pub message: &'static str,
    /// The figures concerned, sorted, without duplicates.
    pub members: Vec<FigureId>,
    /// The values in the message.
    pub facts: BTreeMap<&'static str, Fact>,
    /// Ways to resolve it, best first.
    pub fixes: Vec<Fix>,
}

impl Finding {
    /// Returns a finding that concerns no figure in particular.
    #[must_use]
    pub fn new(severity: Severity, rule: &RuleId, message: &'static str) -> Self {
        Self {
            severity,
            rule: rule.clone(),
            message,
            members: Vec::new(),
            facts: BTreeMap::new(),
            fixes: Vec::new(),
        }
    }

    /// Adds figures concerned; order and duplicates don't matter.
    #[must_use]
    pub fn about(mut self, members: impl IntoIterator<Item = FigureId>) -> Self {
        self.members.extend(members);
        self.members.sort();
        self.members.dedup();
        self
    }

    /// Adds a value to the message.
    #[must_use]
    pub fn with(mut self, name: &'static str, fact: Fact) -> Self {
        self.facts.insert(name, fact);
        self
    }

    /// Adds a number to the message.
    #[must_use]
    pub fn number(self, name: &'static str, number: impl Into<i64>) -> Self {
        self.with(name, Fact::Number(number.into()))
    }

    /// Adds a fix.
    #[must_use]
    pub fn fix(mut self, fix: Fix) -> Self {
        self.fixes.push(fix);
        self
    }

    /// Adds several fixes.
    #[must_use]
    pub fn any(mut self, ways: impl IntoIterator<Item = Fix>) -> Self {
        self.fixes.extend(ways);
        self
    }
}

/// A step from the printed cost to the cost in the squad.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct CostStep {
    /// Points added; negative for a reduction.
    pub amount: i32,
    /// The rule.
    pub rule: RuleId,
    /// The figure with the ability.
    pub holder: FigureId,
}

/// A figure of the squad with its cost breakdown; listed once, however many lines name it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PricedMember {
    /// The figure.
    pub figure: FigureId,
    /// The ID of its deck; `None` for members of the squad itself.
    pub deck: Option<String>,
    /// The number of copies.
    pub count: u32,
    /// The printed or chosen cost of one copy, if known.
    pub printed: Option<i32>,
    /// Changes to it, in order.
    pub steps: Vec<CostStep>,
    /// The cost of one copy in this squad, if known.
    pub unit_cost: Option<i32>,
    /// The cost of all copies, including the surcharge on one of several; 0 if unknown.
    pub cost: i64,
}

impl PricedMember {
    /// Returns the surcharge on one of several copies, which the unit cost doesn't include.
    #[must_use]
    pub fn on_top(&self) -> i64 {
        self.unit_cost.map_or(0, |unit| self.cost - i64::from(unit) * i64::from(self.count))
    }
}

/// The points of a squad.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Points {
    /// The limit, if points matter.
    pub limit: Option<i32>,
    /// The total, counting unknown costs as 0.
    pub total: i64,
    /// Unspent points; negative if the squad is over its limit.
    pub left: Option<i64>,
}

/// The totals of a deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DeckSum {
    /// The deck's ID, `command`.
    pub deck: String,
    /// The number of cards.
    pub cards: u32,
    /// The required size.
    pub size: u32,
    /// The total cost, counting unknown costs as 0.
    pub points: i64,
    /// The maximum cost.
    pub limit: i32,
}

/// An era and side that the squad can play in.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Playable {
    /// The era.
    pub era: EraId,
    /// The side.
    pub side: SideId,
}

/// The result of checking a squad.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Report {
    /// The format it was checked against.
    pub format: FormatId,
    /// The faction that the squad plays as, if any.
    pub faction: Option<FactionId>,
    /// The points.
    pub points: Points,
    /// The number of figures that activate.
    pub activations: u32,
    /// The members with their cost breakdown, in draft order; deck cards come last.
    pub members: Vec<PricedMember>,
    /// The totals of the decks that the format requires.
    pub decks: Vec<DeckSum>,
    /// The eras and sides that it can play in.
    pub playable: Vec<Playable>,
    /// All findings, most severe first; the order doesn't depend on the draft's.
    pub findings: Vec<Finding>,
    /// Whether it can be fielded.
    pub verdict: Verdict,
}

impl Report {
    /// Removes findings and derives the verdict from the rest.
    pub fn without(&mut self, left_out: impl Fn(&Finding) -> bool) {
        let mut findings = std::mem::take(&mut self.findings);
        findings.retain(|f| !left_out(f));
        (self.findings, self.verdict) = Self::conclude(findings);
    }

    /// Sorts findings into a canonical order, removes duplicates and derives the verdict.
    #[must_use]
    pub(crate) fn conclude(mut findings: Vec<Finding>) -> (Vec<Finding>, Verdict) {
        findings.sort_by(|a, b| {
            let key = |f: &Finding| (f.severity, f.rule.clone(), f.message, f.members.clone());
            key(a).cmp(&key(b)).then_with(|| a.facts.cmp(&b.facts)).then_with(|| a.fixes.cmp(&b.fixes))
        });
        findings.dedup();
        let verdict = match findings.first().map(|f| f.severity) {
            Some(Severity::Error) => Verdict::Illegal,
            Some(Severity::Ask) => Verdict::Unsure,
            _ => Verdict::Legal,
        };
        (findings, verdict)
    }
}
