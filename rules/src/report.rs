//! What the rules say of a squad: all findings, the arithmetic of its points, and the verdict.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::id::{EraId, FactionId, FigureId, FormatId, PersonId, RuleId, SideId};

/// How much a finding weighs. Ordered from grave to quiet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Severity {
    /// A rule is broken.
    Error,
    /// A question is open whose answer could change the verdict.
    Ask,
    /// Not a rule of the game, but the user should look.
    Warning,
    /// For the record.
    Note,
}

/// Whether the squad may be fielded.
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

/// A value that the sentence of a finding names. Words are made of it elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// A number of points, copies …
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
    /// A keyword, in English; several, separated by a comma and a space, mean any one.
    Keyword(String),
    /// Several keywords, in English, all of them.
    Keywords(Vec<String>),
    /// Anything else, shown as it is.
    Text(String),
}

impl Fact {
    /// Whether a sentence has something to name.
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

/// A question that the facts leave open and the user can settle once for all.
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
    /// Which other faction may the figure join?
    Admission {
        /// The figure.
        figure: FigureId,
    },
    /// Whom of other factions does the figure let into its squad?
    LetIn {
        /// The figure.
        holder: FigureId,
    },
    /// How many points may the figure bring beside the squad?
    SideListValue {
        /// The figure.
        figure: FigureId,
        /// The pack's kind of list.
        list: String,
    },
    /// What does the figure cost?
    Cost {
        /// The figure.
        figure: FigureId,
    },
    /// What else stands on the figure's card?
    Fact {
        /// The figure.
        figure: FigureId,
        /// The column of packs that it stands in: a stat, a list of keywords …, or one flag.
        column: String,
    },
}

/// Something that would answer a finding.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case", tag = "do")]
pub enum Fix {
    /// Take this many copies out.
    Remove {
        /// Of this figure.
        figure: FigureId,
        /// The number of copies.
        count: u32,
    },
    /// Put a figure in.
    Add {
        /// The figure.
        figure: FigureId,
    },
    /// Record a choice for an ability.
    Choose {
        /// Whose ability.
        holder: FigureId,
        /// The ability.
        ability: String,
    },
    /// Answer an open question in the user's own pack.
    Settle {
        /// The question.
        question: Question,
    },
}

/// One thing a rule has to say of a squad.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Finding {
    /// How much it weighs.
    pub severity: Severity,
    /// The rule, of the game or of the program.
    pub rule: RuleId,
    /// Which of the rule's sentences it is; the words are in the locales under `finding-<message>`.
    pub message: &'static str,
    /// The figures concerned, sorted, each once.
    pub members: Vec<FigureId>,
    /// What the sentence names.
    pub facts: BTreeMap<&'static str, Fact>,
    /// What would answer it.
    pub fix: Option<Fix>,
}

impl Finding {
    /// A finding about no figure in particular.
    #[must_use]
    pub fn new(severity: Severity, rule: &RuleId, message: &'static str) -> Self {
        Self { severity, rule: rule.clone(), message, members: Vec::new(), facts: BTreeMap::new(), fix: None }
    }

    /// Names the figures concerned; order and repetition don't matter.
    #[must_use]
    pub fn about(mut self, members: impl IntoIterator<Item = FigureId>) -> Self {
        self.members.extend(members);
        self.members.sort();
        self.members.dedup();
        self
    }

    /// Adds a value that the sentence names.
    #[must_use]
    pub fn with(mut self, name: &'static str, fact: Fact) -> Self {
        self.facts.insert(name, fact);
        self
    }

    /// Adds a number that the sentence names.
    #[must_use]
    pub fn number(self, name: &'static str, number: impl Into<i64>) -> Self {
        self.with(name, Fact::Number(number.into()))
    }

    /// Adds what would answer it.
    #[must_use]
    pub fn fix(mut self, fix: Fix) -> Self {
        self.fix = Some(fix);
        self
    }
}

/// One step from a printed cost to what the squad pays.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct CostStep {
    /// Points added, negative where it gets cheaper.
    pub amount: i32,
    /// The rule.
    pub rule: RuleId,
    /// The figure with the ability.
    pub holder: FigureId,
}

/// A figure of the squad with its arithmetic; a figure stands here once, however many lines name it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PricedMember {
    /// The figure.
    pub figure: FigureId,
    /// The deck that it is a card of, by its id; `None` for members of the squad itself.
    pub deck: Option<String>,
    /// How many copies.
    pub count: u32,
    /// The printed (or chosen) cost of one, where it is known.
    pub printed: Option<i32>,
    /// What changes it, in order.
    pub steps: Vec<CostStep>,
    /// What one costs in this squad, where it is known.
    pub unit_cost: Option<i32>,
    /// What all copies cost, 0 where it isn't known; with what one of several pays on top.
    pub cost: i64,
}

impl PricedMember {
    /// What one of several copies pays on top, which no unit cost shows.
    #[must_use]
    pub fn on_top(&self) -> i64 {
        self.unit_cost.map_or(0, |unit| self.cost - i64::from(unit) * i64::from(self.count))
    }
}

/// The points of a squad.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Points {
    /// What it may cost, where points matter.
    pub limit: Option<i32>,
    /// What it costs, unknown costs counted as 0.
    pub total: i64,
    /// Unspent points, negative where the squad is over its limit.
    pub left: Option<i64>,
}

/// The totals of a deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DeckSum {
    /// The deck's id, `command`.
    pub deck: String,
    /// How many cards it holds.
    pub cards: u32,
    /// How many it has to hold.
    pub size: u32,
    /// What they cost, unknown costs counted as 0.
    pub points: i64,
    /// What they may cost.
    pub limit: i32,
}

/// An era and side that the squad may play on.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Playable {
    /// The era.
    pub era: EraId,
    /// The side.
    pub side: SideId,
}

/// Everything the rules say of a squad.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Report {
    /// The format that was checked.
    pub format: FormatId,
    /// The faction the squad plays as, where it has one.
    pub faction: Option<FactionId>,
    /// Its points.
    pub points: Points,
    /// How many of its figures activate.
    pub activations: u32,
    /// The members with their arithmetic, in the order of the draft; cards of decks behind the others.
    pub members: Vec<PricedMember>,
    /// The totals of the decks that the format asks for.
    pub decks: Vec<DeckSum>,
    /// In which eras and on which sides it may play.
    pub playable: Vec<Playable>,
    /// All findings, grave ones first; the order doesn't depend on the draft's.
    pub findings: Vec<Finding>,
    /// Whether it may be fielded.
    pub verdict: Verdict,
}

impl Report {
    /// Leaves findings out, and draws the verdict from the others.
    pub fn without(&mut self, left_out: impl Fn(&Finding) -> bool) {
        let mut findings = std::mem::take(&mut self.findings);
        findings.retain(|f| !left_out(f));
        (self.findings, self.verdict) = Self::conclude(findings);
    }

    /// Sorts findings into their one order, drops duplicates and derives the verdict.
    #[must_use]
    pub(crate) fn conclude(mut findings: Vec<Finding>) -> (Vec<Finding>, Verdict) {
        findings.sort_by(|a, b| {
            let key = |f: &Finding| (f.severity, f.rule.clone(), f.message, f.members.clone());
            key(a).cmp(&key(b)).then_with(|| a.facts.cmp(&b.facts)).then_with(|| a.fix.cmp(&b.fix))
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
