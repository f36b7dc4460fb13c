//! `muster hub …`

use muster_app::Error;
use muster_app::base::nothing::Nothing;
use muster_app::groups::{
    self, CreateGroup, Fork, GroupExchange, GroupJoined, GroupKey, GroupList, GroupMember, GroupMembers,
    GroupRequest, GroupView, InviteRequest, JoinGroup, KeepSide, MemberRemoved, PasswordKept, RemoveRequest,
    ServerReport, ServerRequest, ServerSetUpRequest, SettleCounts,
};
use muster_app::play;

use crate::args::Hub;
use crate::context::Context;
use crate::reply::{Reply, exit};

pub(super) fn run(cx: &mut Context, command: Hub) -> Result<Reply, Error> {
    match command {
        Hub::Create { sync_folder, group_name, machine, shared } => {
            let campaigns = (!shared.is_empty()).then_some(shared);
            let request = CreateGroup { folder: sync_folder, name: group_name, machine, campaigns };
            let done = groups::create_group(&mut cx.session, request)?;
            Ok(joined(cx, &done))
        }
        Hub::Join { sync_folder, invitation, machine } => {
            let request = JoinGroup { folder: sync_folder, code: invitation, machine };
            let done = groups::join_group(&mut cx.session, request)?;
            Ok(joined(cx, &done))
        }
        Hub::Status => {
            let list = groups::groups(&mut cx.session, Nothing {})?;
            Ok(cx.reply(exit::GOOD, &list, || status(cx, &list)))
        }
        Hub::Sync { group } => {
            let done = groups::exchange(&mut cx.session, GroupRequest { group })?;
            let failed = done.groups.iter().any(|group| group.failed.is_some());
            let code = if failed { exit::UNSURE } else { exit::GOOD };
            Ok(cx.reply(code, &done, || {
                if done.groups.is_empty() {
                    return cx.say("report-no-groups", &[]);
                }
                done.groups.iter().map(|group| exchange(cx, group)).collect::<Vec<_>>().join("\n")
            }))
        }
        Hub::Code { group } => {
            let found = groups::group_code(&mut cx.session, GroupRequest { group })?;
            let args = [("name", found.name.as_str().into()), ("code", found.code.as_str().into())];
            Ok(cx.reply(exit::GOOD, &found, || cx.say("done-group-code", &args)))
        }
        Hub::Leave { group } => {
            let left = groups::leave_group(&mut cx.session, GroupRequest { group })?;
            Ok(cx.reply(exit::GOOD, &left, || {
                cx.say("done-group-left", &[("name", left.name.as_str().into())])
            }))
        }
        Hub::Invite { group, invited } => {
            let done = groups::invite_member(&mut cx.session, InviteRequest { group, called: invited })?;
            let args = [("address", done.address.as_str().into()), ("code", done.code.as_str().into())];
            Ok(cx.reply(exit::GOOD, &done, || {
                [cx.say("done-group-invited", &args), cx.say("done-group-invited-secret", &[])].join("\n")
            }))
        }
        Hub::Members { group } => {
            let list = groups::group_members(&mut cx.session, GroupRequest { group })?;
            Ok(cx.reply(exit::GOOD, &list, || members(cx, &list)))
        }
        Hub::Remove { removed, group, brought } => {
            let request = RemoveRequest { group, member: removed, brought };
            let done = groups::remove_member(&mut cx.session, request)?;
            Ok(cx.reply(exit::GOOD, &done, || removal(cx, &done)))
        }
        Hub::ServeCheck { server } => {
            let report = groups::check_server(&mut cx.session, ServerRequest { address: server })?;
            let code = if report.ready { exit::GOOD } else { exit::UNSURE };
            Ok(cx.reply(code, &report, || checked(cx, &report)))
        }
        Hub::ServeSetup { server, shared_server } => {
            let request = ServerSetUpRequest { address: server, shared: shared_server };
            let done = groups::set_up_server(&mut cx.session, request)?;
            let key = if done.from == done.to { "done-server-was-set-up" } else { "done-server-set-up" };
            let args = [("address", done.address.as_str().into()), ("version", i64::from(done.to).into())];
            Ok(cx.reply(exit::GOOD, &done, || cx.say(key, &args)))
        }
        Hub::Counted { same, .. } => {
            let list = groups::settle_counts(&mut cx.session, SettleCounts { same })?;
            Ok(cx.reply(exit::GOOD, &list, || status(cx, &list)))
        }
        Hub::Keep { disputed, state } => {
            let list = play::keep_side(&mut cx.session, KeepSide { subject: disputed, side: state })?;
            Ok(cx.reply(exit::GOOD, &list, || status(cx, &list)))
        }
    }
}

fn joined(cx: &Context, done: &GroupJoined) -> Reply {
    let args = [("name", done.group.name.as_str().into()), ("code", done.code.as_str().into())];
    cx.reply(exit::GOOD, done, || {
        let mut lines = if done.group.server {
            vec![cx.say("done-group-joined-server", &args)]
        } else {
            vec![cx.say("done-group-joined", &args), cx.say("done-group-secret", &[])]
        };
        if done.password == Some(PasswordKept::File) {
            lines.push(cx.say("done-group-password-file", &[]));
        }
        lines.push(exchange(cx, &done.exchange));
        lines.join("\n")
    })
}

fn members(cx: &Context, list: &GroupMembers) -> String {
    let mut lines = vec![cx.say("report-members", &[("name", list.name.as_str().into())])];
    lines.extend(list.members.iter().map(|member| format!("  {}", of_member(cx, member))));
    lines.join("\n")
}

fn removal(cx: &Context, done: &MemberRemoved) -> String {
    let of = |members: &[GroupMember]| members.iter().map(GroupMember::name).collect::<Vec<_>>().join(", ");
    let mut lines = vec![cx.say("done-member-removed", &[("members", of(&done.removed).into())])];
    if !done.brought.is_empty() {
        let args = [("members", of(&done.brought).into()), ("member", done.member.as_str().into())];
        lines.push(cx.say("done-member-brought", &args));
    }
    lines.extend(done.told.iter().cloned());
    lines.push(members(cx, &done.list));
    lines.join("\n")
}

fn of_member(cx: &Context, member: &GroupMember) -> String {
    let key = match (member.removed, member.joined) {
        (Some(_), _) => "report-member-removed",
        (None, Some(_)) => "report-member-in",
        (None, None) => "report-member-invited",
    };
    let when = member.removed.or(member.joined).map(|when| when.format("%Y-%m-%d").to_string());
    let args = [
        ("member", member.member.as_str().into()),
        ("called", member.called.as_str().into()),
        ("when", when.unwrap_or_default().into()),
        ("kilobytes", member.bytes.div_ceil(1000).into()),
    ];
    let mut said = cx.say(key, &args);
    if let (Some(seen), None) = (member.seen, member.removed) {
        let args = [("said", said.into()), ("when", seen.format("%Y-%m-%d").to_string().into())];
        said = cx.say("report-member-seen", &args);
    }
    if member.invited_by != member.member {
        let by = if member.inviter.is_empty() { &member.invited_by } else { &member.inviter };
        said = cx.say("report-member-by", &[("said", said.into()), ("by", by.as_str().into())]);
    }
    let own = if member.this { cx.say("report-member-this", &[]) } else { String::new() };
    format!("{said} {own}").trim_end().to_owned()
}

fn checked(cx: &Context, report: &ServerReport) -> String {
    let mut lines = vec![report.address.clone()];
    for finding in &report.findings {
        let sign = match finding.state {
            "good" => '✓',
            "warning" => '!',
            _ => '✗',
        };
        lines.push(format!("{sign} {}", finding.text));
        if !finding.todo.is_empty() {
            lines.push(format!("  {}", finding.todo));
        }
    }
    let key = if report.ready { "report-server-ready" } else { "report-server-not-ready" };
    lines.push(cx.say(key, &[]));
    lines.join("\n")
}

fn exchange(cx: &Context, done: &GroupExchange) -> String {
    let failed = done.failed.iter().flat_map(|failed| [&failed.message, &failed.means, &failed.todo]);
    let failed = failed.map(String::as_str).collect::<Vec<_>>().join("\n");
    if done.failed.is_some() && done.received == 0 {
        return failed;
    }
    let args =
        [("name", done.name.as_str().into()), ("received", done.received.into()), ("sent", done.sent.into())];
    let mut lines = vec![cx.say("report-group-exchange", &args)];
    if done.joined > 0 {
        lines.push(cx.say("report-group-joined", &[("joined", done.joined.into())]));
    }
    if done.refused > 0 {
        lines.push(cx.say("report-group-refused", &[("refused", done.refused.into())]));
    }
    if done.photos > 0 {
        lines.push(cx.say("report-group-photos", &[("photos", done.photos.into())]));
    }
    if done.photos_missing > 0 {
        lines.push(cx.say("report-group-photos-missing", &[("photos", done.photos_missing.into())]));
    }
    lines.extend(unread(cx, &done.unread, done.unread_more));
    if done.key == GroupKey::Made {
        lines.push(cx.say("report-group-key-made", &[]));
    }
    if !done.left_out.is_empty() {
        lines.push(cx.say("removal-left-out", &[("names", done.left_out.join(", ").into())]));
    }
    lines.extend((!failed.is_empty()).then_some(failed));
    lines.join("\n")
}

/// Returns which machines can't be read further, a line each.
fn unread(cx: &Context, machines: &[String], more: u64) -> Vec<String> {
    let named = (!machines.is_empty())
        .then(|| cx.say("report-group-unread", &[("machines", machines.join(", ").into())]));
    let others = (more > 0).then(|| cx.say("report-group-unread-more", &[("more", more.into())]));
    named.into_iter().chain(others).collect()
}

fn status(cx: &Context, list: &GroupList) -> String {
    if list.groups.is_empty() {
        return cx.say("report-no-groups", &[]);
    }
    let mut parts: Vec<_> = list.groups.iter().map(|group| of_group(cx, group)).collect();
    if list.held_back > 0 {
        parts.push(cx.say("report-group-held-back", &[("count", list.held_back.into())]));
    }
    if let Some(twice) = &list.twice {
        let args = [("figures", twice.figures.into()), ("names", twice.names.join(", ").into())];
        let more = i64::from(twice.printings) - i64::try_from(twice.names.len()).unwrap_or(0);
        let told = cx.say("groups-twice-what", &[&args[..], &[("more", more.into())]].concat());
        parts.push(format!("{told}\n{}", cx.say("report-groups-twice", &[])));
    }
    parts.extend(list.forks.iter().map(|fork| of_fork(cx, fork)));
    parts.join("\n\n")
}

fn of_group(cx: &Context, group: &GroupView) -> String {
    let say =
        |key: &str, name: &'static str, value: String| format!("  {}", cx.say(key, &[(name, value.into())]));
    let args = [("name", group.name.as_str().into()), ("folder", group.folder.as_str().into())];
    let mut lines = vec![cx.say("report-group", &args)];
    lines.push(say("report-group-this", "machine", group.machine.clone()));
    if !group.others.is_empty() {
        lines.push(say("report-group-others", "others", group.others.join(", ")));
    }
    lines.push(if group.everything {
        format!("  {}", cx.say("report-group-everything", &[]))
    } else {
        say("report-group-campaigns", "campaigns", group.campaigns.join(", "))
    });
    if group.waiting > 0 {
        lines.push(format!("  {}", cx.say("report-group-waiting", &[("waiting", group.waiting.into())])));
    }
    if let Some(when) = group.exchanged {
        lines.push(say("report-group-exchanged", "when", when.format("%Y-%m-%d %H:%M").to_string()));
    }
    lines.extend(unread(cx, &group.unread, group.unread_more).iter().map(|line| format!("  {line}")));
    lines.join("\n")
}

fn of_fork(cx: &Context, fork: &Fork) -> String {
    let args = [("what", fork.what_name.as_str().into()), ("name", fork.name.as_str().into())];
    let mut lines = vec![cx.say("report-group-fork", &args)];
    for (number, side) in (1_u64..).zip(&fork.sides) {
        let args = [
            ("number", number.into()),
            ("when", side.at.format("%Y-%m-%d %H:%M").to_string().into()),
            ("machine", side.machine.as_str().into()),
        ];
        lines.push(format!("  {}", cx.say("report-group-fork-side", &args).trim_end()));
        lines.extend(side.lines.iter().map(|line| format!("     {line}")));
    }
    if fork.is_campaign() {
        let args = [("campaign", fork.subject.as_str().into())];
        lines.push(format!("  {}", cx.say("report-group-fork-histories", &args)));
    }
    lines.push(format!(
        "  {}",
        cx.say("report-group-fork-keep", &[("subject", fork.subject.as_str().into())])
    ));
    lines.join("\n")
}
