//! Concurrent changes from two machines: `muster squad versions`, `muster campaign histories`.

use muster_app::Error;
use muster_app::campaigns::{self, CampaignHistories, CampaignHistory, CampaignRequest, KeepHistory};
use muster_app::squads::{
    self, MergeSquad, SquadDifference, SquadVersions, SquadVersionsRequest, TakenPart, VersionSide,
};

use crate::context::Context;
use crate::reply::{Reply, exit};

/// The format of times.
const WHEN: &str = "%Y-%m-%d %H:%M";

/// The differences to take from each version, by number or name.
pub(super) struct Taken {
    pub(super) first: Vec<String>,
    pub(super) second: Vec<String>,
}

/// Shows a squad's versions, or merges them.
pub(super) fn of_squad(cx: &mut Context, squad: String, taken: Taken, merge: bool) -> Result<Reply, Error> {
    let all = squads::squad_versions(
        &mut cx.session,
        SquadVersionsRequest { id: squad.clone(), ..SquadVersionsRequest::default() },
    )?;
    let part = |said: &String| {
        let number = said.parse::<usize>().ok().and_then(|n| all.differences.get(n.checked_sub(1)?));
        number.map_or_else(|| said.clone(), |one| one.part.clone())
    };
    let first = taken.first.iter().map(|said| TakenPart { part: part(said), side: VersionSide::First });
    let second = taken.second.iter().map(|said| TakenPart { part: part(said), side: VersionSide::Second });
    let take: Vec<_> = first.chain(second).collect();
    if !merge {
        let shown = squads::squad_versions(&mut cx.session, SquadVersionsRequest { id: squad, take })?;
        return Ok(cx.reply(exit::GOOD, &shown, || versions(cx, &shown)));
    }
    let versions = Some(all.versions.iter().map(|version| version.id.to_string()).collect());
    let made = squads::merge_squad(&mut cx.session, MergeSquad { id: squad, versions, take })?;
    Ok(cx.reply(exit::GOOD, &made, || {
        cx.say("done-squad-merged", &[("name", made.draft.name.as_str().into())])
    }))
}

fn when(cx: &Context, number: u64, when: String, here: bool, named: &str) -> String {
    let machine = match (here, named) {
        (true, _) => cx.say("group-fork-here", &[]),
        (false, "") => cx.say("group-fork-elsewhere", &[]),
        (false, named) => named.to_owned(),
    };
    cx.say(
        "report-group-fork-side",
        &[("number", number.into()), ("when", when.into()), ("machine", machine.into())],
    )
}

fn versions(cx: &Context, shown: &SquadVersions) -> String {
    let name = ("name", shown.name.as_str().into());
    if shown.versions.is_empty() {
        return cx.say("report-versions-none", &[name]);
    }
    let mut lines = vec![cx.say("report-versions", &[name])];
    let sides = (1_u64..).zip(&shown.versions);
    lines.extend(sides.map(|(number, one)| {
        format!("  {}", when(cx, number, one.at.format(WHEN).to_string(), one.here, ""))
    }));
    let differences = (1_u64..).zip(&shown.differences);
    lines.extend(differences.map(|(number, one)| format!("  {}", difference(cx, number, one))));
    let key = if shown.undecided > 0 { "report-versions-choose" } else { "report-versions-merge" };
    lines.push(cx.say(key, &[("id", shown.id.to_string().into())]));
    lines.join("\n")
}

fn difference(cx: &Context, number: u64, one: &SquadDifference) -> String {
    let taken = match one.taken {
        Some(VersionSide::First) => "first",
        Some(VersionSide::Second) => "second",
        None => "none",
    };
    let text = |text: &str| text.to_owned().into();
    let args = [
        ("number", number.into()),
        ("what", text(&one.what)),
        ("before", text(&one.before)),
        ("first", text(&one.first)),
        ("second", text(&one.second)),
        ("taken", text(taken)),
    ];
    cx.say("report-version-difference", &args)
}

/// Shows a campaign's histories, or continues one of them.
pub(super) fn of_campaign(
    cx: &mut Context,
    campaign: String,
    keep: Option<String>,
    behind: bool,
) -> Result<Reply, Error> {
    let shown = match keep {
        Some(history) => {
            campaigns::keep_history(&mut cx.session, KeepHistory { id: campaign, history, behind })?
        }
        None => campaigns::histories(&mut cx.session, CampaignRequest { id: campaign })?,
    };
    Ok(cx.reply(exit::GOOD, &shown, || histories(cx, &shown)))
}

fn histories(cx: &Context, shown: &CampaignHistories) -> String {
    let name = ("name", shown.name.as_str().into());
    if shown.histories.is_empty() {
        return cx.say("report-histories-none", &[name]);
    }
    let mut lines = vec![cx.say("report-histories", &[name])];
    for (number, one) in (1_u64..).zip(&shown.histories) {
        let at = one.at.format(WHEN).to_string();
        lines.push(format!("  {}", when(cx, number, at, one.here, &one.machine)));
        lines.extend(one.steps.iter().map(|step| format!("     {step}")));
        lines.extend(behind(cx, one));
    }
    lines.push(cx.say("report-histories-keep", &[("campaign", shown.id.to_string().into())]));
    lines.join("\n")
}

/// Describes what happens to the steps of the other histories.
fn behind(cx: &Context, one: &CampaignHistory) -> Vec<String> {
    let heading = (!one.behind.is_empty()).then(|| format!("     {}", cx.say("report-history-behind", &[])));
    let steps = one.behind.iter().map(|step| {
        let sign = if step.allowed { "✓" } else { "✗" };
        let why = step.refused.join(" ");
        format!("       {sign} {} {why}", step.text).trim_end().to_owned()
    });
    heading.into_iter().chain(steps).collect()
}
