//! `cases.toml`: squads with the expected findings, by which a pack tests its own formats.

use std::collections::BTreeMap;

use muster_rules::catalogue::Catalogue;
use muster_rules::check::{CheckInput, check};
use muster_rules::id::{EraId, FactionId, FigureId, FormatId, RuleId, SideId};
use muster_rules::report::{Finding, Report, Severity, Verdict};
use muster_rules::squad::{Member, SetupChoice, SideList, SquadDraft};
use serde::Deserialize;

/// All cases of a pack.
#[derive(Clone, Debug, Default, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Cases {
    /// The cases.
    #[serde(default, rename = "case")]
    pub cases: Vec<Case>,
}

/// Whether a case passes or violates its rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Shows {
    /// A squad that complies with the rule.
    Passes,
    /// A squad that violates it.
    Catches,
}

/// A squad and its expected findings.
#[derive(Clone, Debug, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// The rule under test.
    pub rule: RuleId,
    /// Whether the squad complies.
    pub shows: Shows,
    /// A one-line explanation.
    pub says: String,
    /// The source of the ruling: book and page.
    pub source: String,
    /// The squad and its context.
    #[serde(flatten)]
    pub squad: CaseSquad,
    /// The team partner's squad.
    #[serde(default)]
    pub partner: Option<CaseSquad>,
    /// The opponent's squad.
    #[serde(default)]
    pub opponent: Option<CaseSquad>,
    /// The number of each figure owned; `None` for no collection.
    #[serde(default)]
    pub owned: Option<BTreeMap<FigureId, u32>>,
    /// All findings except notes, and the notes that matter here: `error SWM-UNIQUE unique-twice swm/a swm/b`.
    #[serde(default)]
    pub expect: Vec<String>,
    /// The verdict.
    pub verdict: String,
    /// The total cost, if relevant.
    #[serde(default)]
    pub total: Option<i64>,
    /// The faction that the squad plays as, if relevant.
    #[serde(default)]
    pub plays_as: Option<FactionId>,
    /// The cost per copy, as arithmetic: `9 - 1 - 1`.
    #[serde(default)]
    pub costs: BTreeMap<FigureId, String>,
}

/// A squad in the notation of cases; members are `swm/x` or `3 swm/x`.
#[derive(Clone, Debug, Deserialize, schemars::JsonSchema)]
pub struct CaseSquad {
    /// The members.
    pub squad: Vec<String>,
    /// The format; by default the pack's first.
    #[serde(default)]
    pub format: Option<FormatId>,
    /// The agreed point limit, instead of the format's.
    #[serde(default)]
    pub limit: Option<i32>,
    /// The declared faction.
    #[serde(default)]
    pub faction: Option<FactionId>,
    /// The agreed era.
    #[serde(default)]
    pub era: Option<EraId>,
    /// The side to play on.
    #[serde(default)]
    pub side: Option<SideId>,
    /// Side lists: `holder`, `kind`, `members`.
    #[serde(default)]
    pub beside: Vec<Beside>,
    /// Choices made during setup.
    #[serde(default)]
    pub setup: Vec<SetupChoice>,
    /// The opened figures, for formats played out of the box.
    #[serde(default)]
    pub pool: Option<Vec<String>>,
}

/// A side list.
#[derive(Clone, Debug, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Beside {
    /// The figure whose ability grants it.
    pub holder: FigureId,
    /// The kind of list.
    pub kind: String,
    /// Its members.
    pub members: Vec<String>,
}

fn member(text: &str) -> Member {
    let (count, figure) = text.split_once(' ').unwrap_or(("1", text));
    Member::new(FigureId::from(figure), count.parse().unwrap_or(0))
}

impl CaseSquad {
    fn draft(&self, catalogue: &Catalogue) -> SquadDraft {
        let format = self.format.clone().unwrap_or_else(|| catalogue.usual_format());
        let mut draft = SquadDraft::new(catalogue.game().id.clone(), format);
        draft.members = self.squad.iter().map(|m| member(m)).collect();
        draft.limit = self.limit;
        draft.faction = self.faction.clone();
        draft.era = self.era.clone();
        draft.side = self.side.clone();
        draft.side_lists = self.beside.iter().map(Beside::list).collect();
        draft.setup = self.setup.clone();
        draft.pool = self.pool.as_ref().map(|p| p.iter().map(|m| member(m)).collect());
        draft
    }
}

impl Beside {
    fn list(&self) -> SideList {
        let members = self.members.iter().map(|m| member(m)).collect();
        SideList { holder: self.holder.clone(), kind: self.kind.clone(), members }
    }
}

impl Case {
    /// Checks the squad and returns every difference from the expected report.
    #[must_use]
    pub fn run(&self, catalogue: &Catalogue) -> Vec<String> {
        let draft = self.squad.draft(catalogue);
        let Some(format) = catalogue.format(&draft.format) else {
            return vec![format!("there is no format {}", draft.format)];
        };
        let strangers = draft.members.iter().filter(|m| catalogue.figure(&m.figure).is_none());
        let mut faults: Vec<_> = strangers.map(|m| format!("there is no figure {}", m.figure)).collect();
        let partner = self.partner.as_ref().map(|s| s.draft(catalogue));
        let opponent = self.opponent.as_ref().map(|s| s.draft(catalogue));
        let input = CheckInput {
            partner: partner.as_ref(),
            opponent: opponent.as_ref(),
            owned: self.owned.as_ref(),
            ..CheckInput::new(&draft, format)
        };
        let report = check(catalogue, input);
        faults.extend(self.compare(&report));
        faults
    }

    fn compare(&self, report: &Report) -> Vec<String> {
        let mut faults = Vec::new();
        let found: Vec<_> = report.findings.iter().map(line).collect();
        for expected in self.expect.iter().filter(|e| !found.contains(e)) {
            faults.push(format!("expected but not found: {expected}"));
        }
        let loud = report.findings.iter().filter(|f| f.severity != Severity::Note).map(line);
        faults.extend(
            loud.filter(|l| !self.expect.contains(l)).map(|l| format!("found but not expected: {l}")),
        );
        let verdict = match report.verdict {
            Verdict::Legal => "legal",
            Verdict::Illegal => "illegal",
            Verdict::Unsure => "unsure",
        };
        let mut differ = |what: &str, expected: &str, found: &str| {
            if expected != found {
                faults.push(format!("{what} is {found}, expected {expected}"));
            }
        };
        differ("verdict", &self.verdict, verdict);
        if let Some(total) = self.total {
            differ("total", &total.to_string(), &report.points.total.to_string());
        }
        if let Some(faction) = &self.plays_as {
            let found = report.faction.as_ref().map(ToString::to_string).unwrap_or_default();
            differ("faction", faction.as_str(), &found);
        }
        for (figure, cost) in &self.costs {
            let member = report.members.iter().find(|m| m.figure == *figure);
            let found = member.map(arithmetic).unwrap_or_default();
            differ(figure.as_str(), cost, &found);
        }
        faults
    }
}

fn arithmetic(member: &muster_rules::report::PricedMember) -> String {
    let mut out = member.printed.map(|p| p.to_string()).unwrap_or_default();
    for step in &member.steps {
        let sign = if step.amount < 0 { '-' } else { '+' };
        out.push_str(&format!(" {sign} {}", step.amount.unsigned_abs()));
    }
    out
}

fn line(finding: &Finding) -> String {
    let severity = match finding.severity {
        Severity::Error => "error",
        Severity::Ask => "ask",
        Severity::Warning => "warning",
        Severity::Note => "note",
    };
    let mut out = format!("{severity} {} {}", finding.rule, finding.message);
    for member in &finding.members {
        out.push(' ');
        out.push_str(member.as_str());
    }
    out
}
