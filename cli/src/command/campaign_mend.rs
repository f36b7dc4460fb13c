//! `muster campaign mend` and `history`: shows the history, and what a correction would change.

use muster_app::Error;
use muster_app::campaign_rules::step::Step;
use muster_app::campaigns::{
    self, Amend, Change, History, Mend, MendPreview, MendRequest, Reveal, StepFault, StepTrouble, Written,
};

use super::campaign::{changed, reason, who_what};
use crate::context::Context;
use crate::layout::Table;
use crate::reply::{Reply, exit};
use crate::terminal::one_line;

/// The arguments.
pub(super) struct Wanted {
    pub(super) campaign: String,
    pub(super) entry: usize,
    pub(super) values: Vec<String>,
    pub(super) remove: bool,
    pub(super) before: Option<String>,
    pub(super) why: Option<String>,
    pub(super) strict: bool,
}

/// Previews a correction; with `yes`, carries it out.
pub(super) fn run(cx: &mut Context, wanted: Wanted, yes: bool) -> Result<Reply, Error> {
    let amend = match (wanted.remove, &wanted.before) {
        (true, _) => Amend::Remove,
        (false, Some(step)) => Amend::Before(step_of(cx, &wanted.campaign, step, &wanted.values)?),
        (false, None) => {
            let (campaign, entry) = (&wanted.campaign, wanted.entry);
            Amend::Values(campaigns::otherwise(&mut cx.session, campaign, entry, &wanted.values)?)
        }
    };
    let why = wanted.why.unwrap_or_default();
    let mend = Mend { entry: wanted.entry, amend, keep_missions: !wanted.strict, why };
    let asked = request(wanted.campaign.clone(), mend.clone());
    let preview = campaigns::preview_mend(&mut cx.session, asked)?;
    if yes {
        // Without a preview, the effects on later steps are still reported.
        let cost = consequences(cx, &preview);
        return Ok(take(cx, wanted.campaign, mend)?.saying(&cost));
    }
    let code = if preview.refused.is_empty() { exit::GOOD } else { exit::ILLEGAL };
    Ok(cx.reply(code, &preview, || told(cx, &preview)))
}

fn step_of(cx: &mut Context, campaign: &str, step: &str, values: &[String]) -> Result<Box<Step>, Error> {
    match Change::from_words(&mut cx.session, campaign, step, values)? {
        Change::Book(step) => Ok(step),
        // Only a step can be inserted before another.
        Change::Undo | Change::Redo | Change::Mend(_) => {
            Err(StepFault::new(Written::Step, step, StepTrouble::Unknown).into())
        }
    }
}

fn request(campaign: String, mend: Mend) -> MendRequest {
    MendRequest { id: campaign, entries: None, mend, reveal: Reveal::nothing() }
}

/// Carries out a correction.
pub(super) fn take(cx: &mut Context, campaign: String, mend: Mend) -> Result<Reply, Error> {
    let kept = campaigns::mend(&mut cx.session, request(campaign, mend))?;
    Ok(changed(cx, &kept))
}

/// Formats an amount; an unknown one is blank, as on paper.
fn blank(amount: Option<u32>) -> String {
    amount.map_or_else(|| "–".to_owned(), |amount| amount.to_string())
}

/// Formats the changes, line by line.
fn told(cx: &Context, preview: &MendPreview) -> String {
    if !preview.refused.is_empty() {
        return preview.refused.iter().map(|why| reason(cx, why)).collect();
    }
    let mut out = String::new();
    let mut line = |text: &str| out.push_str(&format!("{}\n", one_line(text)));
    let was = ("was", preview.was.as_str().into());
    match &preview.becomes {
        // Don't repeat a step whose text is unchanged.
        Some(becomes) if *becomes == preview.was && !preview.before => {}
        Some(becomes) => {
            let key = if preview.before { "campaign-mend-before" } else { "campaign-mend-becomes" };
            line(&cx.say(key, &[was, ("becomes", becomes.as_str().into())]));
        }
        None => line(&cx.say("campaign-mend-removes", &[was])),
    }
    for amount in &preview.amounts {
        let args = [
            ("who", amount.who_name.as_str().into()),
            ("what", amount.what_name.as_str().into()),
            ("before", blank(amount.before).into()),
            ("after", blank(amount.after).into()),
        ];
        line(&cx.say("campaign-mend-amount", &args));
    }
    preview.cards.iter().for_each(|card| line(card));
    out.push_str(&consequences(cx, preview));
    out.push_str(&format!("{}\n", one_line(&preview.place)));
    out.push_str(&format!("{}\n", one_line(&cx.say("campaign-mend-yes", &[]))));
    out
}

/// Lists the effects on later steps: those kept although they couldn't have been chosen, and those no longer
/// valid.
fn consequences(cx: &Context, preview: &MendPreview) -> String {
    let mut out = String::new();
    let mut line = |text: &str| out.push_str(&format!("{}\n", one_line(text)));
    for step in &preview.anyway {
        line(&cx.say("campaign-mend-stays", &[("step", step.as_str().into())]));
    }
    for lost in &preview.lost {
        let why = lost.why.first().map(|why| reason(cx, why)).unwrap_or_default();
        let args = [
            ("entry", lost.entry.to_string().into()),
            ("step", lost.step.as_str().into()),
            ("why", why.trim_end().to_owned().into()),
        ];
        line(&cx.say("campaign-mend-lost", &args));
    }
    out
}

/// Lists the valid steps with their numbers and corrections, then those that were removed.
pub(super) fn history(cx: &Context, history: &History) -> String {
    let mut table = Table::new(&[0]);
    let mut mends = Vec::new();
    for entry in &history.entries {
        let lines = entry.lines.iter().map(|line| who_what(cx, &line.who_name, &line.text));
        let text = match &entry.by {
            Some(by) => {
                let args = [("step", entry.text.as_str().into()), ("machine", by.as_str().into())];
                cx.say("campaign-history-by", &args)
            }
            None => entry.text.clone(),
        };
        table.row([entry.entry.to_string(), text, lines.collect::<Vec<_>>().join("; ")]);
        for mend in &entry.mends {
            let args = [
                ("entry", entry.entry.to_string().into()),
                ("was", mend.was.as_deref().unwrap_or_default().to_owned().into()),
                ("becomes", mend.becomes.as_str().into()),
                ("why", mend.why.as_str().into()),
            ];
            let key = if mend.was.is_some() { "campaign-history-mended" } else { "campaign-history-put-in" };
            mends.push(cx.say(key, &args));
        }
    }
    for removed in &history.removed {
        let args = [
            ("entry", removed.entry.to_string().into()),
            ("was", removed.text.as_str().into()),
            ("why", removed.why.as_str().into()),
        ];
        mends.push(cx.say("campaign-history-removed", &args));
    }
    let mends = mends.iter().map(|mend| format!("{}\n", one_line(mend))).collect::<String>();
    if mends.is_empty() {
        return table.draw();
    }
    format!("{}\n{}\n{mends}", table.draw(), cx.say("campaign-history-mends", &[]))
}
