//! A squad's sheet as a view model, ready to be laid out.

use muster_rules::constraint::Constraint;
use muster_rules::constraint::setup::Among;
use muster_rules::constraint::side_list::Amount;
use muster_rules::figure::Figure;
use muster_rules::play::facts::Lasts;
use muster_rules::play::joining::When;
use muster_rules::report::{self, PricedMember};
use muster_templates::layout::RecordKind;
use muster_templates::view::{
    CardLine, CardTexts, Fact, Finding as SheetFinding, ListCard, PointsView, RecordField, Segment,
    SetupChoice, Severity as SheetSeverity, SheetLabels, SheetView, SideList as SheetSideList,
    Verdict as SheetVerdict,
};

use super::before::before;
use super::endurance::Squad;
use super::places::places;
use super::sheet_row::{columns, is_fielded, row, rows};
use crate::base::speaker::Speaker;
use crate::base::words::Value;
use crate::card::marks::{legend, mark};
use crate::card::{capital, is_unknown, layout, number};
use crate::squads::{CheckedSquad, ListBeside, NAME, carried, code_of, lists_beside, to_json, unresolved};

/// The finding about figures that are not owned.
const OWNED: &str = "MUSTER-OWNED";

/// The finding about members that are chosen only before the game.
const LATER: &str = "count-later";

/// Returns the sheet of a squad.
#[must_use]
pub fn sheet(speaker: &Speaker<'_>, checked: &CheckedSquad, player: &str) -> SheetView {
    let (report, draft) = (&checked.report, &checked.source.draft);
    let format = speaker.game.catalogue.format(&draft.format);
    let json = serde_json::to_string(&to_json(checked)).unwrap_or_default();
    let legend = legend(speaker, own(report));
    let marked = !legend.is_empty();
    let style = layout(speaker.game).map(|layout| layout.sheet).unwrap_or_default();
    let record = style.record.iter().map(|kind| RecordField {
        label: speaker.word(&format!("sheet-record-{}", kind.name())),
        share: kind.share(),
        both_sides: *kind == RecordKind::Points,
    });
    let squad = Squad::new(speaker, report, marked);
    let rows = rows(speaker, checked, &squad);
    let beside = side_lists(speaker, checked, &squad);
    let side_lists: Vec<_> = decks(speaker, report).chain(tiles(speaker, report)).chain(beside).collect();
    let title = if draft.name.is_empty() { speaker.word("squad-unnamed") } else { draft.name.clone() };
    SheetView {
        title,
        player: player.to_owned(),
        notes: draft.notes.clone(),
        game: speaker.game_name(),
        format: speaker.format(&draft.format),
        edition: format.map(|f| f.edition.clone()).unwrap_or_default(),
        faction: report.faction.as_ref().map(|f| speaker.naming().faction(f)).unwrap_or_default(),
        faction_mark: report.faction.as_ref().and_then(|f| mark(speaker, f)),
        playable: speaker.playable(&report.playable),
        verdict: match checked.verdict() {
            report::Verdict::Legal => SheetVerdict::Legal,
            report::Verdict::Illegal => SheetVerdict::Illegal,
            report::Verdict::Unsure => SheetVerdict::Unsure,
        },
        findings: findings(speaker, checked),
        points: points(speaker, report),
        facts: facts(speaker, checked),
        strip: strip(speaker, report),
        columns: columns(speaker, rows.iter().chain(side_lists.iter().flat_map(|list| &list.rows))),
        rounds: if speaker.data().activations { style.rounds } else { 0 },
        initiative: initiative(speaker),
        record: record.collect(),
        rows,
        legend,
        places: places(speaker, checked),
        side_lists,
        texts: texts(speaker, report),
        setup: setup(speaker, checked),
        before: before(speaker, checked),
        rules: Vec::new(),
        labels: labels(speaker, checked, style.forfeits),
        catalogue: speaker.say("print-catalogue", &[("date", speaker.data().catalogue_date.as_str().into())]),
        qr: Some(code_of(&checked.game.catalogue, draft, checked.lasting_id())),
        squad_json: Some(json),
    }
}

/// Returns the members of the squad itself; deck cards are listed separately.
pub(super) fn own(report: &report::Report) -> impl Iterator<Item = &PricedMember> {
    report.members.iter().filter(|m| m.deck.is_none())
}

/// Returns the decks with their cards: a box for each copy, the cost of one, and which figures play it.
fn decks<'a>(
    speaker: &'a Speaker<'_>,
    report: &'a report::Report,
) -> impl Iterator<Item = SheetSideList> + 'a {
    let card = |member: &PricedMember| {
        let cost =
            member.unit_cost.map_or_else(|| speaker.word("points-unknown-sign"), |cost| number(cost.into()));
        let figure = speaker.game.catalogue.figure(&member.figure);
        let words = figure.into_iter().flat_map(Figure::all_keywords);
        let words = words.map(|k| speaker.naming().ability(k));
        let detail = std::iter::once(format!("[{cost}]")).chain(words).collect::<Vec<_>>().join(" ");
        ListCard { count: member.count, name: speaker.figure(&member.figure), detail }
    };
    report.decks.iter().filter(|d| d.cards > 0).map(move |deck| {
        let cards = report.members.iter().filter(|m| m.deck.as_ref() == Some(&deck.deck));
        SheetSideList {
            title: speaker.deck(deck),
            cards: cards.map(card).collect(),
            ..SheetSideList::default()
        }
    })
}

/// Returns the texts under headings of the squad's cards, each figure's once.
fn texts(speaker: &Speaker<'_>, report: &report::Report) -> Vec<CardTexts> {
    let mut out = Vec::<CardTexts>::new();
    for figure in own(report).filter(|m| m.count > 0).filter_map(|m| speaker.game.catalogue.figure(&m.figure))
    {
        let name = speaker.figure(&figure.id);
        for headed in speaker.headed(figure) {
            let line = match headed.text {
                Some(text) => CardLine::new(name.clone(), text),
                None => CardLine::open(name.clone()),
            };
            match out.iter_mut().find(|texts| texts.title == headed.heading) {
                Some(texts) if texts.lines.contains(&line) => {}
                Some(texts) => texts.lines.push(line),
                None => out.push(CardTexts { title: headed.heading, lines: vec![line] }),
            }
        }
    }
    out
}

/// Returns the findings that matter at the table, without those about choices and owned figures. Unreadable lines
/// leave the verdict undecided, so they are included.
fn findings(speaker: &Speaker<'_>, checked: &CheckedSquad) -> Vec<SheetFinding> {
    let weigh = |f: &report::Finding| match f.severity {
        report::Severity::Error => SheetSeverity::Error,
        report::Severity::Ask => SheetSeverity::Ask,
        report::Severity::Warning => SheetSeverity::Warning,
        report::Severity::Note => SheetSeverity::Note,
    };
    let at_home = |f: &report::Finding| f.rule.as_str() == OWNED && f.severity != report::Severity::Error;
    let choice = |f: &report::Finding| {
        f.message.starts_with("setup-") || ["slots-open", "attach-choose", LATER].contains(&f.message)
    };
    let told = checked.report.findings.iter().filter(|f| !choice(f) && !at_home(f));
    let found = told.map(|f| SheetFinding {
        rule: f.rule.to_string(),
        severity: weigh(f),
        message: speaker.sentence(f),
    });
    let unread = unresolved(checked, speaker).into_iter().map(|line| SheetFinding {
        rule: NAME.to_owned(),
        severity: SheetSeverity::Ask,
        message: line.message,
    });
    found.chain(unread).collect()
}

fn points(speaker: &Speaker<'_>, report: &report::Report) -> PointsView {
    if !speaker.data().points {
        return PointsView::default();
    }
    let points = report.points;
    let total = points.total.max(0);
    // A figure of unknown cost isn't free.
    let open = report.members.iter().any(|m| m.unit_cost.is_none() && m.count > 0);
    let told = if open { plus_unknown(speaker, points.total) } else { number(points.total) };
    let number = |n: i64| u32::try_from(n).unwrap_or(u32::MAX);
    let (spent_label, left_label) = match (points.limit, points.left) {
        (Some(limit), Some(left)) => {
            let slash = speaker.say("points-slash", &[("total", told.into()), ("limit", limit.into())]);
            let rest = match left {
                l if open && l > 0 => speaker.say("sheet-left-most", &[("left", l.into())]),
                l if open => speaker.say("sheet-over-least", &[("over", (-l).into())]),
                0 => speaker.word("points-exact"),
                l if l > 0 => speaker.say("points-left", &[("left", l.into())]),
                l => speaker.say("points-over", &[("over", (-l).into())]),
            };
            (slash, rest)
        }
        _ => (told, speaker.word("points-no-limit")),
    };
    let limit = points.limit.map_or(0, |l| number(l.into()));
    let discounts = own(report).map(|m| m.cost.min(0)).sum::<i64>();
    PointsView { limit, discounts: number(-discounts), total: number(total), spent_label, left_label }
}

/// Formats a partly unknown sum.
fn plus_unknown(speaker: &Speaker<'_>, sum: i64) -> String {
    speaker.say("sheet-plus-unknown", &[("known", number(sum).into())])
}

fn facts(speaker: &Speaker<'_>, checked: &CheckedSquad) -> Vec<Fact> {
    let fact = |key: &str, count: i64| Fact {
        value: count.to_string(),
        label: speaker.say(key, &[("count", count.into())]),
    };
    let mut facts = Vec::new();
    if speaker.data().activations {
        let mut activations = fact("sheet-fact-activations", checked.report.activations.into());
        let gone = |m: &PricedMember| speaker.game.catalogue.figure(&m.figure).is_none();
        if own(&checked.report).any(|m| m.count > 0 && gone(m)) {
            activations.value = plus_unknown(speaker, checked.report.activations.into());
        }
        facts.push(activations);
    }
    // The first stat that is counted down in boxes is what keeps a figure in the game.
    if let Some(stat) = speaker.data().stats.iter().find(|s| s.per_box.is_some()) {
        let members = own(&checked.report);
        let of = |m: &PricedMember| speaker.game.catalogue.figure(&m.figure).map_or(0, |f| stat.of_all(f));
        let sum = members.map(|m| of(m) * i64::from(m.count)).sum();
        let unknown = |m: &PricedMember| {
            speaker.game.catalogue.figure(&m.figure).is_none_or(|f| is_unknown(speaker, f, stat))
        };
        let mut points = fact("sheet-fact-hit-points", sum);
        if own(&checked.report).any(|m| m.count > 0 && unknown(m)) {
            points.value = plus_unknown(speaker, sum);
        }
        facts.push(points);
    }
    facts
}

fn strip(speaker: &Speaker<'_>, report: &report::Report) -> Vec<Segment> {
    if !speaker.data().points {
        return Vec::new();
    }
    /// The maximum number of segments of a readable strip.
    const MOST: u32 = 200;
    let segments = own(report).enumerate().flat_map(|(index, member)| {
        let segment = Segment {
            label: speaker.figure(&member.figure),
            cost: u32::try_from(member.unit_cost.unwrap_or(0)).unwrap_or(0),
            shade: u8::try_from(index % 3).unwrap_or(0),
        };
        std::iter::repeat_n(segment, member.count.min(MOST) as usize)
    });
    segments.collect()
}

/// Returns the side lists in use, one for each offer of a card; their figures get rows like those of the squad.
fn side_lists(speaker: &Speaker<'_>, checked: &CheckedSquad, squad: &Squad<'_>) -> Vec<SheetSideList> {
    let drawn = lists_beside(checked).into_iter().filter(|list| !list.members.is_empty());
    let list = |list: ListBeside<'_>| {
        let value = list.value.map_or_else(|| speaker.word("points-unknown-sign").into(), Value::from);
        let args = [
            ("list", list.title(speaker).into()),
            ("holder", speaker.figure(list.holder).into()),
            ("value", value),
        ];
        let key = match list.amount {
            Amount::Figures => "sheet-side-list-figures",
            Amount::Any => "sheet-side-list-unpriced",
            Amount::Points | Amount::Nobody => "sheet-side-list",
        };
        SheetSideList {
            title: speaker.say(key, &args),
            ask: asked(speaker, list.kind),
            answer: list.offer.and_then(|o| o.roll).map(|roll| roll.to_string()).unwrap_or_default(),
            cards: Vec::new(),
            rows: list.members.iter().map(|m| row(speaker, m, squad)).collect(),
        }
    };
    drawn.map(list).collect()
}

/// Returns the remark on a list whose figures arrive by a roll; the holder's card has the required roll.
fn asked(speaker: &Speaker<'_>, kind: &str) -> String {
    let arrivals = speaker.game.play.iter().flat_map(|play| &play.arrivals);
    let mut rolled = arrivals.filter(|arrival| arrival.when == When::Initiative);
    let comes = rolled.any(|arrival| arrival.lists.iter().any(|list| list == kind));
    if comes { speaker.word("sheet-side-list-roll") } else { String::new() }
}

/// Returns the label for an initiative that is rolled at the start of every round.
fn initiative(speaker: &Speaker<'_>) -> String {
    let initiative = speaker.game.play.as_ref().and_then(|play| play.initiative.as_ref());
    let rolled = initiative.is_some_and(|i| i.each == Lasts::Round && i.die.is_some());
    if rolled { speaker.word("sheet-initiative") } else { String::new() }
}

/// Returns the members that are laid out as tiles and don't fight, with a box for each.
fn tiles(speaker: &Speaker<'_>, report: &report::Report) -> Option<SheetSideList> {
    let lying = own(report).filter(|member| member.count > 0 && !is_fielded(speaker, &member.figure));
    let cards = lying.map(|member| ListCard {
        count: member.count,
        name: speaker.figure(&member.figure),
        detail: speaker
            .game
            .catalogue
            .figure(&member.figure)
            .map_or_else(String::new, |f| speaker.subtitle(f)),
    });
    let cards: Vec<_> = cards.collect();
    let title = || speaker.game_word("sheet", "tiles", &speaker.word("sheet-tiles"));
    (!cards.is_empty()).then(|| SheetSideList { title: title(), cards, ..SheetSideList::default() })
}

/// Returns every choice required by an ability in the squad, made or not.
fn setup(speaker: &Speaker<'_>, checked: &CheckedSquad) -> Vec<SetupChoice> {
    let draft = &checked.source.draft;
    let Some(format) = speaker.game.catalogue.format(&draft.format) else { return Vec::new() };
    let abilities = format.constraints.iter().filter_map(|c| match c {
        Constraint::Setup(s) if s.among != Among::Nobody => Some(s.ability.as_str()),
        Constraint::ChosenCost(c) => Some(c.ability.as_str()),
        _ => None,
    });
    let roles = format.constraints.iter().filter_map(|c| match c {
        Constraint::Includes(i) => i.role.as_ref(),
        _ => None,
    });
    let made = roles.flat_map(|role| draft.setup.iter().filter(move |c| c.ability == *role));
    let mut choices: Vec<_> = made
        .map(|c| SetupChoice {
            label: speaker.naming().ability(&c.ability),
            answer: Some(speaker.figure(&c.chosen)),
        })
        .collect();
    // An attachment with a settled bearer is printed below that instead.
    let carried = carried(checked);
    choices.extend(carried.iter().filter(|c| c.settled().is_none()).map(|c| {
        let args = [
            ("ability", speaker.naming().ability(&c.ability).into()),
            ("holder", speaker.figure(&c.holder).into()),
        ];
        SetupChoice { label: speaker.say("sheet-setup-choice", &args), answer: None }
    }));
    choices.extend(
        checked.report.findings.iter().filter(|f| f.message == LATER).flat_map(|f| later(speaker, f)),
    );
    for ability in abilities {
        for member in &checked.report.members {
            let figure = speaker.game.catalogue.figure(&member.figure);
            if figure.is_some_and(|f| f.has_keyword(ability)) {
                let args = [
                    ("ability", speaker.naming().ability(ability).into()),
                    ("holder", speaker.figure(&member.figure).into()),
                ];
                choices.push(SetupChoice {
                    label: speaker.say("sheet-setup-choice", &args),
                    answer: draft.choice(&member.figure, ability).map(|c| speaker.figure(c)),
                });
            }
        }
    }
    choices
}

/// Returns a blank line for each member that is chosen only before the game.
fn later(speaker: &Speaker<'_>, finding: &report::Finding) -> Vec<SetupChoice> {
    let number = |key: &str| match finding.facts.get(key) {
        Some(report::Fact::Number(number)) => usize::try_from(*number).unwrap_or(0),
        _ => 0,
    };
    let Some(report::Fact::Text(flag)) = finding.facts.get("trait") else { return Vec::new() };
    let choice = SetupChoice { label: capital(&speaker.game_word("trait", flag, flag)), answer: None };
    vec![choice; number("min").saturating_sub(number("figures"))]
}

fn labels(speaker: &Speaker<'_>, checked: &CheckedSquad, forfeits: bool) -> SheetLabels {
    let verdict = match checked.verdict() {
        report::Verdict::Legal => "verdict-legal",
        report::Verdict::Illegal => "verdict-illegal",
        report::Verdict::Unsure => "verdict-unsure",
    };
    SheetLabels {
        player: speaker.word("sheet-player"),
        notes: speaker.word("sheet-notes"),
        playable: speaker.word("sheet-playable"),
        verdict: speaker.word(verdict),
        figures: speaker.word("sheet-figures"),
        cost: if speaker.data().points { speaker.word("sheet-cost") } else { String::new() },
        forfeits: if forfeits { speaker.word("sheet-forfeits") } else { String::new() },
        setup: speaker.word("sheet-setup"),
        leader: speaker.game_word("sheet", "leader", &speaker.word("sheet-leader")),
        unique: capital(&speaker.word("card-unique")),
        rounds: speaker.word("track-activations.short"),
        more: speaker.say("sheet-more-copies", &[("count", "{count}".into())]),
        rules: speaker.word("sheet-rules"),
        qr: speaker.word("sheet-qr"),
        page: page_label(speaker),
    }
}

/// Returns the page label, with the placeholders that the printer fills in.
pub(super) fn page_label(speaker: &Speaker<'_>) -> String {
    speaker.say("print-page", &[("page", "{page}".into()), ("pages", "{pages}".into())])
}
