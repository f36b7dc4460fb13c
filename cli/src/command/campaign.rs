//! `muster campaign …`

use std::path::Path;
use std::sync::Arc;

use muster_app::campaign_rules::id::SideId;
use muster_app::campaign_rules::next::next_steps;
use muster_app::campaign_rules::refusal::Refusal;
use muster_app::campaign_rules::step::Who;
use muster_app::campaigns::{
    AccountAnswer, Book, CampaignAnswer, Change, Journal, RefusedAnswer, Run, Telling,
};
use muster_app::decode::{decode, read_input};
use muster_app::print::Laid;
use muster_app::speaker::Speaker;
use muster_app::{Error, LoadedGame};
use serde_json::json;

use crate::args::{Campaign, CampaignPart};
use crate::context::{Context, Reply, exit, short_id};
use crate::layout::Table;
use crate::terminal::one_line;

pub(super) fn run(cx: &mut Context, command: Campaign) -> Result<Reply, Error> {
    match command {
        Campaign::Run { journal, game, keep_going } => play(cx, &journal, game.as_deref(), keep_going),
        Campaign::New { name, journal, game } => begin(cx, &name, &journal, game.as_deref()),
        Campaign::List => list(cx),
        Campaign::Show { campaign } => {
            let book = cx.session.muster.campaign(&campaign)?;
            Ok(shown(cx, &book))
        }
        Campaign::Next { campaign, refused } => next(cx, &campaign, refused),
        Campaign::Do { campaign, step, values } => {
            let step = Change::from_words(&step, &values)?;
            change(cx, &campaign, step)
        }
        Campaign::Undo { campaign } => change(cx, &campaign, Change::Undo),
        Campaign::Redo { campaign } => change(cx, &campaign, Change::Redo),
        Campaign::Export { campaign, output } => export(cx, &campaign, output.as_deref()),
        Campaign::Import { file } => import(cx, &file),
        Campaign::Print { campaign, what, secrets, blank, game, paper } => {
            let words = cx.session.words;
            let wanted = campaign.unwrap_or_default();
            let work = match (blank, what) {
                (Some(blank), _) => {
                    let game = cx.session.muster.campaign_game(game.as_deref())?;
                    cx.session.muster.work_of_blank_log(&game, &blank, &words)
                }
                (None, CampaignPart::Log) => cx.session.muster.work_of_campaign_log(&wanted, secrets, &words),
                (None, CampaignPart::Heroes) => cx.session.muster.work_of_heroes(&wanted, &words),
                (None, CampaignPart::Shop) => cx.session.muster.work_of_shop(&wanted, &words),
            };
            let laid = Laid::new(work?, super::print::options(cx, &paper));
            super::print::print(cx, &laid, &paper)
        }
        Campaign::Pin { campaign, pin, none: _ } => hide(cx, &campaign, pin.as_deref()),
        Campaign::Remove { campaign } => {
            let removed = cx.session.muster.delete_campaign(&campaign)?;
            let name = removed.name.clone();
            let json = json!({ "id": removed.uuid, "name": removed.name });
            Ok(cx.reply(exit::GOOD, &json, || cx.say("campaign-deleted", &[("name", name.into())])))
        }
    }
}

fn text_of(path: &Path) -> Result<(String, String), Error> {
    let file = path.display().to_string();
    let text = decode(&file, &read_input(path)?)?.text;
    Ok((file, text))
}

fn read_journal(path: &Path) -> Result<Journal, Error> {
    let (file, text) = text_of(path)?;
    Journal::read(&file, &text)
}

fn answer(cx: &Context, book: &Book, refused: &[(usize, Vec<Refusal>)]) -> CampaignAnswer {
    let speaker = Speaker::new(&cx.session.words, &book.game, &book.game.names);
    CampaignAnswer::of(&book.game.campaigns, &book.log, refused, Telling::new(speaker))
}

/// Plays a journal without keeping it.
fn play(cx: &mut Context, path: &Path, game: Option<&str>, keep_going: bool) -> Result<Reply, Error> {
    let journal = read_journal(path)?;
    let game = cx.session.muster.campaign_game(game)?;
    let run = journal.run(&game.campaigns, keep_going);
    let code = if run.refused.is_empty() { exit::GOOD } else { exit::ILLEGAL };
    let speaker = Speaker::new(&cx.session.words, &game, &game.names);
    let telling = Telling::new(speaker);
    let answer = CampaignAnswer::of(&game.campaigns, &run.log, &run.refused, telling);
    Ok(cx.reply(code, &answer, || told(cx, &answer, telling)))
}

/// Plays a journal, and keeps what came of it where nothing was refused: half a campaign is of no use.
fn begin(cx: &mut Context, name: &str, path: &Path, game: Option<&str>) -> Result<Reply, Error> {
    let journal = read_journal(path)?;
    let game = cx.session.muster.campaign_game(game)?;
    let run = journal.run(&game.campaigns, false);
    if !run.refused.is_empty() {
        return Ok(not_kept(cx, &game, name, &run));
    }
    let id = cx.session.muster.keep_campaign(&game, name, &run.log)?;
    let json = json!({ "id": id, "name": name });
    Ok(cx.reply(exit::GOOD, &json, || cx.say("campaign-kept", &[("name", name.into())])))
}

/// The step that the rules forbid, with its reasons; and that nothing was kept because of it.
fn not_kept(cx: &Context, game: &LoadedGame, name: &str, run: &Run) -> Reply {
    let telling = Telling::new(Speaker::new(&cx.session.words, game, &game.names));
    let answer = CampaignAnswer::of(&game.campaigns, &run.log, &run.refused, telling);
    let json = json!({ "name": name, "kept": false, "refused": answer.refused });
    cx.reply(exit::ILLEGAL, &json, || {
        let lost = cx.say("campaign-not-kept", &[("name", name.into())]);
        format!("{}{lost}", refused_steps(cx, &answer))
    })
}

fn list(cx: &mut Context) -> Result<Reply, Error> {
    let campaigns = cx.session.muster.campaigns()?;
    Ok(cx.reply(exit::GOOD, &campaigns, || {
        let mut table = Table::new(&[2]);
        for campaign in &campaigns {
            let entries = cx.say("campaign-entries", &[("count", campaign.entries.into())]);
            let updated = campaign.updated.format("%Y-%m-%d %H:%M").to_string();
            table.row([short_id(&campaign.uuid), campaign.name.clone(), entries, updated]);
        }
        if table.is_empty() { cx.say("campaign-none", &[]) } else { table.draw() }
    }))
}

fn shown(cx: &Context, book: &Book) -> Reply {
    let answer = answer(cx, book, &[]);
    let speaker = Speaker::new(&cx.session.words, &book.game, &book.game.names);
    cx.reply(exit::GOOD, &answer, || told(cx, &answer, Telling::new(speaker)))
}

fn change(cx: &mut Context, campaign: &str, change: Change) -> Result<Reply, Error> {
    let book = cx.session.muster.campaign(campaign)?;
    let game = Arc::clone(&book.game);
    match cx.session.muster.change_book(book, change) {
        Ok(book) => Ok(shown(cx, &book)),
        Err(error) => refused(cx, &game, error),
    }
}

/// Why the rules forbid something, each reason with its rule; other errors go on.
fn refused(cx: &Context, game: &Arc<LoadedGame>, error: Error) -> Result<Reply, Error> {
    let Error::Refused(refused) = error else { return Err(error) };
    let refusals = refused.refusals;
    let telling = Telling::new(Speaker::new(&cx.session.words, game, &game.names));
    let reasons: Vec<_> =
        refusals.iter().map(|r| json!({ "rule": telling.rule(r), "message": telling.refusal(r) })).collect();
    Ok(cx.reply(exit::ILLEGAL, &json!({ "refused": reasons }), || {
        let line = |r: &Refusal| format!("{} ({})\n", one_line(&telling.refusal(r)), telling.rule(r));
        refusals.iter().map(line).collect()
    }))
}

fn next(cx: &mut Context, campaign: &str, all: bool) -> Result<Reply, Error> {
    let book = cx.session.muster.campaign(campaign)?;
    let steps = next_steps(&book.game.campaigns, &book.log.state());
    let telling = Telling::new(Speaker::new(&cx.session.words, &book.game, &book.game.names));
    let steps: Vec<_> = steps.into_iter().filter(|s| all || s.refusals.is_empty()).collect();
    let reasons = |refusals: &[Refusal]| -> Vec<_> {
        refusals.iter().map(|r| json!({ "rule": telling.rule(r), "message": telling.refusal(r) })).collect()
    };
    let json: Vec<_> = steps
        .iter()
        .map(|s| json!({ "step": s.step, "allowed": s.refusals.is_empty(), "refused": reasons(&s.refusals) }))
        .collect();
    Ok(cx.reply(exit::GOOD, &json, || {
        let mut table = Table::new(&[]);
        for next in &steps {
            let allowed = || cx.say("campaign-allowed", &[]);
            let why = next.refusals.first().map_or_else(allowed, |r| telling.refusal(r));
            table.row([line_of(&next.step), why]);
        }
        table.draw()
    }))
}

/// A step as `campaign do` takes it.
fn line_of(step: &muster_app::campaign_rules::step::Step) -> String {
    let Ok(serde_json::Value::Object(mut values)) = serde_json::to_value(step) else { return String::new() };
    let name = values.remove("do");
    let mut line = name.as_ref().and_then(serde_json::Value::as_str).unwrap_or_default().to_owned();
    for (key, value) in values {
        match value {
            serde_json::Value::String(text) => line.push_str(&format!(" {key}={text}")),
            serde_json::Value::Bool(true) => line.push_str(&format!(" {key}=true")),
            _ => {}
        }
    }
    line
}

/// Sets the PIN that hides the Imperial player's secrets, or takes it off. Whoever has the data folder
/// may: it is for eyes, not for programs.
fn hide(cx: &mut Context, campaign: &str, pin: Option<&str>) -> Result<Reply, Error> {
    let summary = cx.session.muster.campaign(campaign)?.summary;
    cx.session.muster.set_pin(summary.uuid, pin)?;
    let key = if pin.is_some() { "campaign-pin-set" } else { "campaign-pin-off" };
    let json = json!({ "id": summary.uuid, "name": summary.name, "pin": pin.is_some() });
    Ok(cx.reply(exit::GOOD, &json, || cx.say(key, &[("name", summary.name.as_str().into())])))
}

fn export(cx: &mut Context, campaign: &str, output: Option<&Path>) -> Result<Reply, Error> {
    let text = cx.session.muster.export_campaign(campaign)?;
    match output {
        None => Ok(Reply::raw(text)),
        Some(path) => {
            cx.session.muster.save_file(path, text.as_bytes())?;
            Ok(super::print::saved(cx, path))
        }
    }
}

fn import(cx: &mut Context, path: &Path) -> Result<Reply, Error> {
    let (file, text) = text_of(path)?;
    let id = cx.session.muster.import_campaign(&file, &text)?;
    let name = cx.session.muster.campaign(&id.to_string())?.summary.name;
    let json = json!({ "id": id, "name": name });
    Ok(cx.reply(exit::GOOD, &json, || cx.say("campaign-kept", &[("name", name.into())])))
}

/// The books as text.
fn told(cx: &Context, answer: &CampaignAnswer, telling: Telling<'_>) -> String {
    // A campaign that could not begin has no books.
    let mut out = if answer.heroes.is_empty() { String::new() } else { books(cx, answer, telling) };
    out.push_str(&refused_steps(cx, answer));
    out
}

/// A line for each reason that a step was refused for.
fn refused_steps(cx: &Context, answer: &CampaignAnswer) -> String {
    let line = |refused: &RefusedAnswer| {
        let args = [
            ("step", refused.step.into()),
            ("message", refused.message.as_str().into()),
            ("rule", refused.rule.as_str().into()),
        ];
        format!("{}\n", cx.say("campaign-refused-step", &args))
    };
    answer.refused.iter().map(line).collect()
}

fn books(cx: &Context, answer: &CampaignAnswer, telling: Telling<'_>) -> String {
    let phase = telling.phase(&answer.phase);
    let place =
        [("stage", answer.stage.into()), ("phase", phase.into()), ("threat", answer.threat_level.into())];
    let mut out = format!("{}\n", cx.say("campaign-where", &place));
    let mut table = Table::new(&[]);
    let xp = |xp: u32, spent: u32| cx.say("campaign-xp", &[("xp", xp.into()), ("spent", spent.into())]);
    let rules = telling.rules();
    let amount = |account: &AccountAnswer| {
        let what = telling.currency(&account.what);
        cx.say("campaign-amount", &[("amount", account.left.into()), ("what", what.into())])
    };
    // What is told apart in earned and spent is told by the books of heroes and classes.
    let class = rules.class.as_ref().map(|class| &class.account);
    let of_side = |side: &SideId| {
        let mine = answer.accounts.iter().filter(|a| a.side == *side && Some(&a.account) != class);
        mine.map(amount).collect::<Vec<_>>().join("; ")
    };
    table.row([telling.side(&rules.heroes.side), of_side(&rules.heroes.side)]);
    for hero in &answer.heroes {
        let cards = hero.cards.iter().chain(&hero.items).map(|c| telling.name(c));
        let cards = cards.collect::<Vec<_>>().join(", ");
        table.row([telling.name(&hero.hero), format!("{}; {cards}", xp(hero.xp, hero.xp_spent))]);
    }
    for side in rules.opponents() {
        let learnt = rules.class.iter().filter(|class| class.side == side.id);
        let learnt = learnt.map(|_| xp(answer.imperial.xp, answer.imperial.xp_spent));
        let parts: Vec<_> = learnt.chain([of_side(&side.id)]).filter(|part| !part.is_empty()).collect();
        table.row([telling.player(&side.id), parts.join("; ")]);
    }
    let names = |ids: &[String]| ids.iter().map(|id| telling.name(id)).collect::<Vec<_>>().join(", ");
    if !answer.forced_missions.is_empty() {
        table.row([cx.say("campaign-forced", &[]), names(&answer.forced_missions)]);
    }
    table.row([cx.say("campaign-active", &[]), names(&answer.active_missions)]);
    out.push_str(&table.draw());
    if let Some(winner) = &answer.won {
        let winner = telling.side(winner);
        out.push_str(&format!("{}\n", cx.say("campaign-won", &[("side", winner.into())])));
    }
    out.push_str(&format!("\n{}\n", cx.say("campaign-ledger", &[])));
    out.push_str(&ledger(answer, telling));
    out
}

fn ledger(answer: &CampaignAnswer, telling: Telling<'_>) -> String {
    let mut table = Table::new(&[3, 4]);
    for movement in &answer.ledger {
        let who = telling.holder(&telling.book_of(&Who(movement.who.clone())));
        let what = telling.currency(&movement.what);
        let amount = format!("{:+}", movement.amount);
        let (stage, balance) = (movement.stage.to_string(), movement.balance.to_string());
        table.row([stage, who, what, amount, balance, movement.why.clone()]);
    }
    table.draw()
}
