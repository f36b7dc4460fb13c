//! `muster campaign do NAME`: records what happened by asking step by step.

use std::io::{self, BufRead as _};

use muster_app::Error;
use muster_app::base::words::Value;
use muster_app::campaign_rules::step::{CardName, MissionResult, PaperBook, PaperLog, PaperMission, Step};
use muster_app::campaigns::{
    self, CampaignRequest, Change, KeptCampaign, MissionForm, NextRequest, NightRequest, NightResult,
    OpenCampaign, OutcomeChoice, PreviewStep, Reveal, STEPS, StepPreview, values_of,
};

use super::campaign::{change, reason};
use crate::context::Context;
use crate::reply::{Reply, exit};
use crate::terminal::{one_line, tell};

/// Asks what happened, previews the result, and records it.
pub(super) fn run(cx: &mut Context, campaign: String) -> Result<Reply, Error> {
    let kept =
        campaigns::open(&mut cx.session, OpenCampaign { id: campaign.clone(), reveal: Reveal::nothing() })?;
    // Secret cards are only named if the user says that one of them is meant.
    let asked = NextRequest { id: campaign.clone(), refused: false, secrets: true };
    let offers = campaigns::next(&mut cx.session, &asked)?;
    let missions: Vec<_> = kept.missions.iter().filter(|choice| choice.form.is_some()).collect();
    let steps: Vec<_> =
        offers.into_iter().filter(|next| !matches!(next.offer.step, Step::Mission(_))).collect();
    let mut asker = Asker { cx };
    let names = missions.iter().map(|choice| format!("{} ({})", choice.mission.name, choice.kind_name));
    let lines: Vec<_> = steps.iter().map(|next| next.line.clone()).collect();
    // Ask for the kind of step first: the shop alone has dozens of items.
    let mut kinds: Vec<_> = lines.iter().map(|line| word(line)).collect();
    kinds.sort_by_key(|kind| STEPS.iter().position(|(step, _)| step == kind));
    kinds.dedup();
    // Before the first mission, offer to import a log from paper.
    kinds.extend(Some(PAPER).filter(|_| kept.history.len() == 1 && kept.books.played.is_empty()));
    let words = kinds.iter().map(|kind| asker.cx.say(&format!("step-{kind}"), &[]));
    let names: Vec<_> = names.chain(words).collect();
    let picked = asker.pick("campaign-ask-what", &names);
    let step = match picked {
        Some(at) if at < missions.len() => {
            let mission = missions[at];
            let form = mission.form.as_ref();
            form.and_then(|form| asker.result(&kept, &mission.mission.id, form)).map(Step::Mission)
        }
        Some(at) if kinds[at - missions.len()] == PAPER => asker.paper(&campaign).map(Step::Paper),
        Some(at) => {
            let of = (0..lines.len()).filter(|line| word(&lines[*line]) == kinds[at - missions.len()]);
            // One line is enough for identical items.
            let of: Vec<_> = of.filter(|line| !lines[..*line].contains(&lines[*line])).collect();
            let names: Vec<_> = of.iter().map(|line| lines[*line].clone()).collect();
            let which = if of.len() == 1 { Some(0) } else { asker.pick("campaign-ask-which", &names) };
            which.map(|which| steps[of[which]].offer.step.clone())
        }
        None => None,
    };
    let Some(step) = step else { return Ok(nothing(asker.cx)) };
    let asked = PreviewStep { id: campaign.clone(), step: step.clone(), reveal: Reveal::nothing() };
    let preview = campaigns::preview(&mut asker.cx.session, asked)?;
    asker.show(&preview);
    if !preview.refused.is_empty() || !asker.yes("campaign-ask-record", &[]) {
        return Ok(nothing(asker.cx));
    }
    change(asker.cx, campaign, Change::Book(Box::new(step)), false)
}

/// The step that imports a paper log.
const PAPER: &str = "paper";

/// Returns the kind of a step, the first word of its line.
fn word(line: &str) -> &str {
    line.split(' ').next().unwrap_or_default()
}

fn nothing(cx: &Context) -> Reply {
    cx.reply(exit::ILLEGAL, &serde_json::Value::Null, || cx.say("campaign-ask-nothing", &[]))
}

struct Asker<'a> {
    cx: &'a mut Context,
}

impl Asker<'_> {
    /// Reads a line of input; `None` at its end.
    fn line(&self, key: &str, args: &[(&str, Value<'_>)]) -> Option<String> {
        tell(&format!("{} ", self.cx.say(key, args))).ok()?;
        let mut line = String::new();
        let read = io::stdin().lock().read_line(&mut line).ok()?;
        (read > 0).then(|| line.trim().to_owned())
    }

    /// Asks for one of several items by number; `None` if none is wanted, or at the end of input.
    fn pick(&self, key: &str, names: &[String]) -> Option<usize> {
        let numbered =
            names.iter().enumerate().map(|(at, name)| format!("{:>3}  {}\n", at + 1, one_line(name)));
        tell(&format!("{}\n{}", self.cx.say(key, &[]), numbered.collect::<String>())).ok()?;
        loop {
            let said = self.line("campaign-ask-number", &[])?;
            if said.is_empty() {
                return None;
            }
            match said.parse::<usize>() {
                Ok(number) if (1..=names.len()).contains(&number) => return Some(number - 1),
                _ => {}
            }
        }
    }

    fn yes(&self, key: &str, args: &[(&str, Value<'_>)]) -> bool {
        let yes = self.cx.say("campaign-ask-yes", &[]);
        self.line(key, args).is_some_and(|said| said.to_lowercase().starts_with(&yes))
    }

    /// Asks for a number; Enter alone accepts the likely one.
    fn number(&self, key: &str, args: &[(&str, Value<'_>)], likely: Option<u32>) -> Option<u32> {
        loop {
            let said = self.line(key, args)?;
            match (said.parse(), likely) {
                (Ok(number), _) => return Some(number),
                (Err(_), Some(likely)) if said.is_empty() => return Some(likely),
                _ => {}
            }
        }
    }

    /// Asks for the result of a mission.
    fn result(&mut self, kept: &KeptCampaign, mission: &str, form: &MissionForm) -> Option<MissionResult> {
        let sides = &kept.books.sides;
        let names: Vec<_> = sides.iter().map(|side| side.side_name.clone()).collect();
        let winner = sides.get(self.pick("campaign-ask-winner", &names)?)?.side.clone();
        let ends: Vec<_> = form.outcomes.iter().filter(|outcome| outcome.winner == winner).collect();
        let end = if ends.len() > 1 {
            let ordinary = self.cx.say("campaign-ask-ordinary", &[]);
            let way = |end: &OutcomeChoice| {
                let words = end.words.as_deref().unwrap_or(&ordinary).to_owned();
                let args = [("who", words.into()), ("what", end.gives.as_str().into())];
                self.cx.say("campaign-who-what", &args)
            };
            let words: Vec<_> = ends.iter().map(|end| way(end)).collect();
            ends.get(self.pick("campaign-ask-outcome", &words)?).copied()
        } else {
            ends.first().copied()
        };
        let night = self.night(kept, mission);
        let mut result = MissionResult::plain(mission.into(), winner);
        result.outcome = end.map(|end| end.id.clone());
        for bonus in &form.bonuses {
            let args = [
                ("condition", bonus.words.as_str().into()),
                ("met", bonus.met.as_str().into()),
                ("unmet", bonus.unmet.as_str().into()),
            ];
            if self.yes("campaign-ask-bonus", &args) {
                result.met.push(bonus.id.clone());
            }
        }
        if form.crates != Some(0) {
            let likely = night.as_ref().map_or(0, |night| night.crates);
            result.crates = self.number("campaign-ask-crates", &[("likely", likely.into())], Some(likely))?;
        }
        if form.tokens > 0 {
            let likely = night.as_ref().map_or(0, |night| night.tokens);
            let args = [("total", form.tokens.into()), ("likely", likely.into())];
            result.tokens = self.number("campaign-ask-tokens", &args, Some(likely))?;
        }
        for (column, unknown) in end.into_iter().flat_map(|end| &end.unknown).filter(|(_, u)| u.asked) {
            let kind = form.columns.iter().find(|kind| kind.column == *column)?;
            let likely = unknown.likely.map(|likely| likely.to_string()).unwrap_or_default();
            let args = [
                ("what", kind.what_name.as_str().into()),
                ("side", kind.side_name.as_str().into()),
                ("known", if unknown.likely.is_some() { "yes" } else { "no" }.into()),
                ("likely", likely.into()),
            ];
            let amount = self.number("campaign-ask-amount", &args, unknown.likely)?;
            result.gains.insert(column.clone(), amount);
        }
        for draw in &form.draws {
            let args = [("count", draw.count.into())];
            let said = self.line("campaign-ask-drawn", &args)?;
            if !said.is_empty() {
                let values = [format!("drawn={said},")];
                let values =
                    values_of(&mut self.cx.session, &kept.id.to_string(), "mission", &values).ok()?;
                let drawn = values.get("drawn")?.as_array()?.iter().filter_map(|id| id.as_str());
                result.draws.insert(draw.deck.clone(), drawn.map(Into::into).collect());
            }
        }
        Some(result)
    }

    /// Shows what was counted while the mission was played, before asking.
    fn night(&mut self, kept: &KeptCampaign, mission: &str) -> Option<NightResult> {
        if !kept.nights {
            return None;
        }
        let request = NightRequest {
            id: kept.id.to_string(),
            mission: Some(mission.into()),
            ..NightRequest::default()
        };
        let night = campaigns::night(&mut self.cx.session, request).ok().filter(|night| night.begun)?;
        let told = night.result.told.join(" · ");
        // If the terminal is gone, reading will fail as well.
        let _ =
            tell(&format!("{}\n", one_line(&self.cx.say("campaign-ask-night", &[("told", told.into())]))));
        Some(night.result)
    }

    /// Asks for a paper log, stage by stage; what is unknown stays open.
    fn paper(&mut self, campaign: &str) -> Option<PaperLog> {
        let form =
            campaigns::paper_form(&mut self.cx.session, CampaignRequest { id: campaign.to_owned() }).ok()?;
        let mut log = PaperLog::default();
        let sides: Vec<_> = form.sides.iter().map(|side| side.name.clone()).collect();
        let mut stages = form.stages.iter().peekable();
        while let Some(stage) = stages.peek() {
            let args = [("stage", stage.stage.into()), ("kind", stage.kind_name.as_str().into())];
            let said = self.line("campaign-ask-paper-mission", &args)?;
            if said.is_empty() {
                break;
            }
            let name = (said != "?").then(|| self.ids(campaign, &said).into_iter().next()).flatten();
            let winner = self.pick("campaign-ask-paper-winner", &sides);
            let forced = name.as_ref().is_some_and(|name| form.forced.iter().any(|one| one.id == *name));
            log.missions.push(PaperMission {
                name: name.map(|name| name.as_str().into()),
                winner: winner.map(|at| form.sides[at].id.as_str().into()),
                outcome: None,
            });
            // A forced mission doesn't take up a stage.
            if !forced || log.missions.len() == 1 {
                stages.next();
            }
        }
        let upgrades: Vec<_> = form.upgrades.iter().map(|upgrade| upgrade.name.clone()).collect();
        let open = self.pick("campaign-ask-paper-upgrade", &upgrades);
        log.upgrade = open.map(|at| form.upgrades[at].id.clone());
        for book in &form.books {
            let mut written = PaperBook::default();
            for count in &book.counts {
                let args =
                    [("who", book.who_name.as_str().into()), ("what", count.what_name.as_str().into())];
                if let Ok(left) = self.line("campaign-ask-paper-left", &args)?.parse() {
                    written.left.insert(count.what.clone(), left);
                }
            }
            let said = self.line("campaign-ask-paper-cards", &[("who", book.who_name.as_str().into())])?;
            written.cards = self.ids(campaign, &said).into_iter().map(CardName).collect();
            if written != PaperBook::default() {
                log.books.insert(book.who.clone(), written);
            }
        }
        let said = self.line("campaign-ask-paper-active", &[])?;
        let active = self.ids(campaign, &said);
        log.active = (!active.is_empty()).then(|| active.iter().map(|id| id.as_str().into()).collect());
        Some(log)
    }

    /// Returns the IDs of items named in a comma-separated list.
    fn ids(&mut self, campaign: &str, said: &str) -> Vec<String> {
        let values = [format!("items={said},")];
        let values = values_of(&mut self.cx.session, campaign, "step", &values).ok();
        let ids = values.as_ref().and_then(|values| values.get("items")?.as_array());
        ids.into_iter().flatten().filter_map(|id| id.as_str().map(str::to_owned)).collect()
    }

    /// Shows what a step would record, line by line.
    fn show(&self, preview: &StepPreview) {
        let lines = preview.lines.iter().map(|line| {
            let amount =
                line.amount.map(|amount| format!(" {amount:+} {}", line.what_name)).unwrap_or_default();
            let who = if line.who_name.is_empty() { String::new() } else { format!("{}: ", line.who_name) };
            format!("  {}\n", one_line(&format!("{who}{}{amount}", line.text)))
        });
        let refused = preview.refused.iter().map(|why| reason(self.cx, why));
        // If the terminal is gone, the preview isn't needed.
        let _ = tell(&lines.chain(refused).collect::<String>());
    }
}
