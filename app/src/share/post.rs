//! What a post says of a squad, before it gets its markup.

use std::collections::HashMap;

use muster_rules::fold::fold;
use muster_rules::id::FigureId;
use muster_rules::report::PricedMember;
use muster_rules::text::SharedNames;
use muster_templates::view::{Severity, SheetView, Verdict};

use crate::base::speaker::Speaker;
use crate::print::Group;
use crate::squads::{CheckedSquad, code_of};

/// A squad as it is posted, in the reader's words.
pub(super) struct Post {
    /// The reader's language, as a tag.
    pub(super) language: &'static str,
    pub(super) title: String,
    /// The game, the format, its edition, the faction, the eras and sides.
    pub(super) about: String,
    pub(super) verdict: String,
    /// The points, the number of figures, other totals.
    pub(super) totals: Vec<String>,
    /// What the rules found.
    pub(super) findings: Vec<String>,
    pub(super) groups: Vec<PostGroup>,
    /// The heading of the choices made before the game, and each with its answer.
    pub(super) setup: (String, Vec<(String, String)>),
    /// What the share code is for, and the code.
    pub(super) code: (String, String),
}

/// Figures under a heading.
pub(super) struct PostGroup {
    pub(super) heading: String,
    pub(super) lines: Vec<PostLine>,
}

/// The copies of a figure.
pub(super) struct PostLine {
    pub(super) count: u32,
    pub(super) name: String,
    /// Behind the name: the id if others have the name as well, then the cost of one and of all copies.
    pub(super) behind: String,
    /// Whether it belongs to the figure above.
    pub(super) below: bool,
}

impl Post {
    pub(super) fn new(
        speaker: &Speaker<'_>,
        checked: &CheckedSquad,
        sheet: &SheetView,
        groups: &[Group],
    ) -> Self {
        let draft = &checked.source.draft;
        let parts = [&sheet.game, &sheet.format, &sheet.edition, &sheet.faction].into_iter();
        let parts = parts.chain(&sheet.playable).cloned();
        let shared = Shared::new(speaker);
        let heading = |text: &str| speaker.say("share-heading", &[("heading", one_line(text).into())]);
        let line = |(member, below): &(PricedMember, bool)| PostLine {
            count: member.count,
            name: one_line(&speaker.figure(&member.figure)),
            behind: behind(speaker, member, &shared),
            below: *below,
        };
        let figures = groups.first().map_or(0, |g| g.members.iter().map(|(m, _)| i64::from(m.count)).sum());
        let points = [points(speaker, checked, sheet), sheet.points.left_label.clone()];
        let facts = sheet.facts.iter().map(|fact| format!("{} {}", fact.value, fact.label));
        let totals = points.into_iter().chain([speaker.say("figures", &[("count", figures.into())])]);
        let setup =
            sheet.setup.iter().filter_map(|c| Some((one_line(&c.label), one_line(c.answer.as_ref()?))));
        let findings = sheet
            .findings
            .iter()
            .map(|f| one_line(&format!("{} {}: {}", sign(f.severity), f.rule, f.message)));
        Self {
            language: speaker.words.language().tag(),
            title: one_line(&sheet.title),
            about: speaker.say("share-about", &[("about", joined(parts).into())]),
            verdict: verdict_line(speaker, sheet),
            totals: totals.chain(facts).filter(|total| !total.is_empty()).collect(),
            findings: findings.collect(),
            groups: groups
                .iter()
                .map(|g| PostGroup {
                    heading: heading(&g.heading),
                    lines: g.members.iter().map(line).collect(),
                })
                .collect(),
            setup: (heading(&sheet.labels.setup), setup.collect()),
            code: (
                speaker.word("share-paste"),
                code_of(&checked.game.catalogue, draft, checked.lasting_id()),
            ),
        }
    }
}

/// Returns the verdict as a word: a legal squad may have notes.
pub(super) fn verdict(speaker: &Speaker<'_>, sheet: &SheetView) -> String {
    match sheet.verdict {
        Verdict::Legal if !sheet.findings.is_empty() => speaker.word("share-verdict-notes"),
        _ => sheet.labels.verdict.clone(),
    }
}

fn verdict_line(speaker: &Speaker<'_>, sheet: &SheetView) -> String {
    let sign = match sheet.verdict {
        Verdict::Legal => "✔",
        Verdict::Illegal => "✘",
        Verdict::Unsure => "?",
    };
    let verdict = format!("{sign} {}", verdict(speaker, sheet));
    speaker.say("share-check", &[("verdict", verdict.into())])
}

const fn sign(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "✘",
        Severity::Warning => "▲",
        Severity::Ask => "?",
        // The list's own bullet is before it.
        Severity::Note => "",
    }
}

/// Returns the points of the limit; as on the sheet if they are partly unknown or have no limit.
fn points(speaker: &Speaker<'_>, checked: &CheckedSquad, sheet: &SheetView) -> String {
    let points = checked.report.points;
    let open = checked.report.members.iter().any(|m| m.unit_cost.is_none() && m.count > 0);
    match points.limit.filter(|_| !open && speaker.data().points) {
        Some(limit) => {
            speaker.say("points-of-limit", &[("total", points.total.into()), ("limit", limit.into())])
        }
        None => sheet.points.spent_label.clone(),
    }
}

/// The names by which several figures may be meant.
struct Shared {
    english: SharedNames,
    /// The number of figures by their name in the reader's language, folded.
    local: HashMap<String, u32>,
}

impl Shared {
    fn new(speaker: &Speaker<'_>) -> Self {
        let mut local = HashMap::new();
        for figure in speaker.game.catalogue.figures() {
            *local.entry(fold(&speaker.figure(&figure.id))).or_default() += 1;
        }
        Self { english: SharedNames::new(&speaker.game.catalogue), local }
    }

    /// Returns whether the figure's name has to be followed by its id.
    fn is_shared(&self, speaker: &Speaker<'_>, id: &FigureId) -> bool {
        let english = speaker.game.catalogue.figure(id).is_some_and(|figure| self.english.is_shared(figure));
        english || self.local.get(&fold(&speaker.figure(id))).is_some_and(|count| *count > 1)
    }
}

/// ` [9] = 27`, ` [18]`, ` (swm/luke-skywalker-rebel) [17]`.
fn behind(speaker: &Speaker<'_>, member: &PricedMember, shared: &Shared) -> String {
    let id = &member.figure;
    let is_shared = shared.is_shared(speaker, id);
    let mut out = if is_shared { format!(" ({id})") } else { String::new() };
    if speaker.data().points {
        match member.unit_cost {
            Some(unit) if member.count > 1 => out.push_str(&format!(" [{unit}] = {}", member.cost)),
            Some(_) => out.push_str(&format!(" [{}]", member.cost)),
            // Behind an id, it would read as part of it.
            None if is_shared => {}
            None => out.push_str(&format!(" [{}]", speaker.word("points-unknown-sign"))),
        }
    }
    out
}

fn joined(parts: impl Iterator<Item = String>) -> String {
    parts.filter(|part| !part.is_empty()).map(|part| one_line(&part)).collect::<Vec<_>>().join(" · ")
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
