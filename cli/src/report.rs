//! Formats a checked squad for the terminal.

use muster_app::base::speaker::Speaker;
use muster_app::base::words::NamesWithDraft;
use muster_app::own::facts::FoundFact;
use muster_app::report::{Amount, Severity, Verdict};
use muster_app::squads::{
    AccountView, CheckedSquad, FindingView, MemberView, OtherSquadView, Role, SideListView, SquadView,
    UnresolvedView, unresolved,
};

use crate::context::Context;
use crate::fault::without_data;
use crate::layout::{ASK, BAD, BOLD, GOOD, QUIET, Table, WARN, styled, wrapped};
use crate::reply::{Reply, exit};
use crate::terminal::one_line;

/// Returns the reply to any command that checks a squad.
pub(crate) fn reply(cx: &mut Context, checked: &CheckedSquad) -> Reply {
    let view = cx.session.say_squad(checked);
    let code = match view.verdict {
        Verdict::Legal => exit::GOOD,
        Verdict::Illegal => exit::ILLEGAL,
        Verdict::Unsure => exit::UNSURE,
    };
    let mut reply = cx.reply(code, &view, || text(cx, checked, &view));
    if let Some(error) = &checked.without_data {
        reply.note.push_str(&without_data(cx, error));
    }
    reply
}

/// Returns the lines that aren't in a squad because they are ambiguous, for commands that use the rest.
pub(crate) fn unread(cx: &Context, checked: &CheckedSquad) -> String {
    let speaker = Speaker::new(&cx.session.words, &checked.game, &checked.game.names);
    unresolved(checked, &speaker).iter().map(|line| unread_line(cx, line)).collect()
}

fn unread_line(cx: &Context, line: &UnresolvedView) -> String {
    let mark = styled("?", ASK, cx.colour);
    let file = line.file.as_ref().map(|f| format!("{f}: ")).unwrap_or_default();
    format!("{mark} {}\n", wrapped(&format!("{file}{}", line.message), 2))
}

fn text(cx: &Context, checked: &CheckedSquad, view: &SquadView) -> String {
    let names = NamesWithDraft::new(&checked.game.names, &checked.source.draft);
    let speaker = Speaker::new(&cx.session.words, &checked.game, &names);
    let mut out = head(cx, &speaker, view);
    out.push_str(&members(&speaker, view.members.iter().map(|line| &line.member), None));
    for deck in &view.decks {
        if view.members.iter().any(|m| m.member.deck.as_ref() == Some(&deck.sum.deck)) {
            out.push_str(&format!("{}\n", styled(&one_line(&deck.words), BOLD, cx.colour)));
            let all = view.members.iter().map(|line| &line.member);
            out.push_str(&members(&speaker, all, Some(&deck.sum.deck)));
        }
    }
    for list in view.side_lists.iter().filter(|list| !list.members.is_empty()) {
        out.push_str(&side_list(cx, &speaker, list));
    }
    if !view.playable_text.is_empty() {
        let label = styled(&cx.say("label-playable", &[]), QUIET, cx.colour);
        out.push_str(&format!("{}\n", wrapped(&cx.labelled(&label, &view.playable_text.join(" · ")), 4)));
    }
    out.extend(view.unresolved.iter().map(|line| unread_line(cx, line)));
    if !view.found.is_empty() {
        let settle = "muster pack settle cost:…";
        out.push_str(&found(cx, &view.found, settle));
    }
    out.push_str(&findings(cx, &view.findings));
    out.extend(view.others.iter().map(|other| beside(cx, other)));
    if let Some(account) = &view.account {
        out.push_str(&format!("{}\n", styled(&wrapped(&account.words, 0), QUIET, cx.colour)));
    }
    if let Some(game) = &view.recognised {
        let note = cx.say("note-game-recognised", &[("game", game.as_str().into())]);
        out.push_str(&format!("{}\n", styled(&wrapped(&note, 0), QUIET, cx.colour)));
    }
    if let Some(game) = &view.rather {
        let note = cx
            .say("note-game-rather", &[("game", game.name.as_str().into()), ("id", game.id.as_str().into())]);
        out.push_str(&format!("{}\n", styled(&wrapped(&note, 0), QUIET, cx.colour)));
    }
    if let Some(encoding) = &view.encoding {
        let args = [("path", checked.source.file.as_str().into()), ("encoding", encoding.as_str().into())];
        let note = cx.say("note-decoded-as", &args);
        out.push_str(&format!("{}\n", styled(&wrapped(&note, 0), QUIET, cx.colour)));
    }
    out
}

/// Formats facts that a list or spreadsheet contains and the catalogue lacks, with the command that saves them.
pub(crate) fn found(cx: &Context, facts: &[FoundFact], keep: &str) -> String {
    let mut table = Table::new(&[]);
    for fact in facts {
        table.row([&fact.name, &fact.column_name, &fact.shown, &format!("{}:{}", fact.column, fact.figure)]);
    }
    let args = [("count", facts.len().into()), ("command", keep.into())];
    format!("{}\n{}", wrapped(&cx.say("facts-found-here", &args), 0), table.draw())
}

/// Formats what each stretch of a list was taken as.
pub(crate) fn account(account: &AccountView) -> String {
    let mut table = Table::new(&[]);
    for stretch in &account.stretches {
        table.row([&stretch.line.to_string(), &stretch.role_name, &stretch.text]);
    }
    table.draw()
}

fn head(cx: &Context, speaker: &Speaker<'_>, view: &SquadView) -> String {
    let name = if view.name.is_empty() { speaker.word("squad-unnamed") } else { view.name.clone() };
    let verdict = verdict(cx, view.verdict);
    let mut about = vec![view.format_name.clone()];
    about.extend(view.faction_id.as_ref().map(|f| speaker.naming().faction(f)));
    let points = view.points;
    let mut numbers = Vec::new();
    match (points.limit, points.left) {
        _ if !speaker.data().points => {
            let figures = view.members.iter().map(|m| i64::from(m.member.count)).sum::<i64>();
            numbers.push(cx.say("figures-count", &[("count", figures.into())]));
        }
        (Some(limit), Some(left)) => {
            // A total excludes unknown costs.
            let unknown = view.members.iter().any(|m| m.member.unit_cost.is_none());
            let total = if unknown { format!("{} + ?", points.total).into() } else { points.total.into() };
            numbers.push(cx.say("points-of-limit", &[("total", total), ("limit", limit.into())]));
            match left {
                0 => {}
                l if l > 0 => numbers.push(cx.say("points-left", &[("left", l.into())])),
                l => numbers.push(cx.say("points-over", &[("over", (-l).into())])),
            }
        }
        _ => numbers.push(cx.say("points", &[("points", points.total.into())])),
    }
    if speaker.data().activations {
        numbers.push(cx.say("activations", &[("count", view.activations.into())]));
    }
    let name = styled(&one_line(&name), BOLD, cx.colour);
    format!("{name} · {} · {verdict}\n{}\n", one_line(&about.join(" · ")), numbers.join(" · "))
}

/// Formats a side list.
fn side_list(cx: &Context, speaker: &Speaker<'_>, list: &SideListView) -> String {
    let amount = match list.amount {
        Amount::Points => "points",
        Amount::Figures => "figures",
        Amount::Any | Amount::Nobody => "any",
    };
    let mut args = vec![("amount", amount.into()), ("total", list.total.into())];
    let key = match list.value {
        None if list.amount != Amount::Any => "side-list-sum-open",
        value => {
            args.push(("value", value.unwrap_or(0).into()));
            "side-list-sum"
        }
    };
    let sum = cx.say(key, &args);
    let names = [("title", list.title.as_str().into()), ("name", list.holder_name.as_str().into())];
    let title = styled(&one_line(&cx.say("side-list-holder", &names)), BOLD, cx.colour);
    format!("{title} · {sum}\n{}", members(speaker, list.members.iter(), None))
}

/// Formats the findings on a partner's or opponent's squad.
fn beside(cx: &Context, other: &OtherSquadView) -> String {
    let role = match other.role {
        Role::Partner => "report-partner",
        Role::Opponent => "report-opponent",
    };
    let name = if other.name.is_empty() { cx.say("squad-unnamed", &[]) } else { other.name.clone() };
    let title = cx.say(role, &[("name", name.into())]);
    let title = styled(&one_line(&title), BOLD, cx.colour);
    format!("{title} · {}\n{}", verdict(cx, other.verdict), findings(cx, &other.findings))
}

fn verdict(cx: &Context, verdict: Verdict) -> String {
    let (style, key) = match verdict {
        Verdict::Legal => (GOOD, "verdict-legal"),
        Verdict::Illegal => (BAD, "verdict-illegal"),
        Verdict::Unsure => (ASK, "verdict-unsure"),
    };
    styled(&cx.say(key, &[]), style, cx.colour)
}

/// Formats the members of the squad or one of its decks.
fn members<'a>(
    speaker: &Speaker<'_>,
    members: impl Iterator<Item = &'a MemberView>,
    deck: Option<&str>,
) -> String {
    let mut table = Table::new(&[0, 3]);
    for member in members.filter(|m| m.deck.as_deref() == deck) {
        let name = member.local_name.clone();
        if !speaker.data().points {
            table.row([member.count.to_string(), name]);
            continue;
        }
        let unknown = || speaker.word("points-unknown-sign");
        let unit = member.unit_cost.map_or_else(unknown, |c| c.to_string());
        let each = i64::from(member.unit_cost.unwrap_or(0)) * i64::from(member.count);
        let how = match (member.count, member.arithmetic.is_empty()) {
            // A surcharge on one of several copies is part of the total's arithmetic.
            _ if member.cost != each => member.arithmetic.clone(),
            (1, _) => member.arithmetic.clone(),
            (count, true) => format!("{count} × {unit}"),
            (count, false) => format!("{count} × ({})", member.arithmetic),
        };
        let cost = member.unit_cost.map_or(unit, |_| member.cost.to_string());
        table.row([member.count.to_string(), name, how, cost]);
    }
    table.draw()
}

fn findings(cx: &Context, findings: &[FindingView]) -> String {
    let mut out = String::new();
    for finding in findings {
        let (style, key) = match finding.severity {
            Severity::Error => (BAD, "severity-error"),
            Severity::Ask => (ASK, "severity-ask"),
            Severity::Warning => (WARN, "severity-warning"),
            Severity::Note => (QUIET, "severity-note"),
        };
        let severity = styled(&cx.say(key, &[]), style, cx.colour);
        let args = [
            ("severity", severity.into()),
            ("rule", finding.rule.as_str().into()),
            ("message", finding.message.as_str().into()),
        ];
        out.push_str(&wrapped(&cx.say("report-finding", &args), 4));
        out.push('\n');
        // Reasons and advice only matter for findings that require action.
        if finding.severity == Severity::Note {
            continue;
        }
        let settle = finding.question.as_ref().map(|id| format!("muster pack settle {id} …"));
        let fixes = finding.fix.iter().map(|fix| ("report-fix", "fix", fix));
        let others = finding.other_fixes.iter().map(|other| ("report-fix-or", "fix", &other.fix));
        let settle = settle.iter().map(|settle| ("report-settle", "command", settle));
        let source = finding.source.iter().map(|source| ("report-source", "source", source));
        for (key, name, text) in fixes.chain(others).chain(settle).chain(source) {
            let line = cx.say(key, &[(name, text.as_str().into())]);
            out.push_str(&format!("    {}\n", styled(&wrapped(&line, 4), QUIET, cx.colour)));
        }
    }
    out
}
