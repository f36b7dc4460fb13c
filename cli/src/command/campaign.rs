//! `muster campaign …`

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use muster_app::Error;
use muster_app::base::decode::{decode, read_input};
use muster_app::base::nothing::Nothing;
use muster_app::campaigns::{
    self, AccountAnswer, AmountStanding, AmountsRequest, BeganFrom, Books, CampaignMade, CampaignRequest,
    CardBrief, Change, ChangeRequest, ExportCampaign, ForgetAmounts, HeroAnswer, ImportCampaign, Journal,
    JournalRequest, KeptCampaign, NextRequest, OpenCampaign, Pays, PinRequest, ReadSave, Reason, RefusedStep,
    Reveal, SideAnswer, TakeOver, ThingKind, ThingsRequest, argument,
};
use muster_app::kept::KeptKind;
use muster_app::print::preview::{PrintJob, PrintKind};

use super::secrets::reveal;
use super::{campaign_ask as ask, campaign_mend as mend, campaign_night as night, kept};
use crate::args::{Campaign, CampaignPart, Thing};
use crate::context::{Context, short_id};
use crate::layout::Table;
use crate::reply::{Reply, exit};
use crate::terminal::one_line;

pub(super) fn run(cx: &mut Context, command: Campaign) -> Result<Reply, Error> {
    match command {
        Campaign::Run { journal, game, keep_going } => {
            let books = campaigns::run(&cx.session, &read(&journal)?, &JournalRequest { game, keep_going })?;
            let code = if books.refused.is_empty() { exit::GOOD } else { exit::ILLEGAL };
            Ok(cx.reply(code, &books, || told(cx, &books)))
        }
        Campaign::New { name, journal, game } => {
            let began = campaigns::begin_from(&mut cx.session, &read(&journal)?, &name, game.as_deref())?;
            Ok(begun(cx, &began))
        }
        Campaign::List { removed: true, game, .. } => kept::removed(cx, KeptKind::Campaign, game),
        Campaign::List { what: None, .. } => list(cx),
        Campaign::List { what: Some(Thing::Amounts), of, game, .. } => {
            amounts(cx, AmountsRequest { campaign: of, game })
        }
        Campaign::List { what: Some(what), of, game, .. } => {
            let kind = match what {
                Thing::Missions => ThingKind::Missions,
                Thing::Items => ThingKind::Items,
                Thing::Heroes => ThingKind::Heroes,
                Thing::Cards => ThingKind::Cards,
                Thing::Conditions => ThingKind::Conditions,
                Thing::Outcomes | Thing::Amounts => ThingKind::Outcomes,
            };
            things(cx, &ThingsRequest { kind, game, campaign: of })
        }
        Campaign::Forget { mission, game } => {
            let request = ForgetAmounts { game, mission: mission.clone() };
            let forgotten = campaigns::forget(&mut cx.session, request)?;
            let args = [("mission", mission.as_str().into())];
            Ok(cx.reply(exit::GOOD, &forgotten, || cx.say("campaign-amounts-forgotten", &args)))
        }
        Campaign::Show { campaign, secrets, pin } => {
            let reveal = reveal(cx, &campaign, secrets, pin)?;
            let request = OpenCampaign { id: campaign, reveal };
            let kept = campaigns::open(&mut cx.session, request)?;
            Ok(cx.reply(exit::GOOD, &kept, || told(cx, &kept.books)))
        }
        Campaign::History { campaign, secrets, pin } => {
            let reveal = reveal(cx, &campaign, secrets, pin)?;
            let request = CampaignRequest { id: campaign };
            let history = campaigns::history(&mut cx.session, &request, &reveal)?;
            Ok(cx.reply(exit::GOOD, &history, || mend::history(cx, &history)))
        }
        Campaign::Histories { campaign, keep_history, behind } => {
            super::versions::of_campaign(cx, campaign, keep_history, behind)
        }
        Campaign::Mend { campaign, entry, values, remove, before, why, strict, yes } => {
            let wanted = mend::Wanted { campaign, entry, values, remove, before, why, strict };
            mend::run(cx, wanted, yes)
        }
        Campaign::Rename { campaign, name } => kept::rename(cx, KeptKind::Campaign, campaign, name),
        Campaign::Night { campaign, tap, said, mission, secrets, pin } => {
            let reveal = reveal(cx, &campaign, secrets, pin)?;
            night::run(cx, campaign, mission, tap.as_deref(), &said, reveal)
        }
        Campaign::Next { campaign, refused, secrets, pin } => {
            let Reveal { secrets, .. } = reveal(cx, &campaign, secrets, pin)?;
            next(cx, NextRequest { id: campaign, refused, secrets })
        }
        Campaign::Do { campaign, step: Some(step), values } => {
            let request = request(campaign, false);
            let kept = campaigns::typed(&mut cx.session, &request, &step, &values)?;
            Ok(changed(cx, &kept))
        }
        Campaign::Do { campaign, step: None, .. } => ask::run(cx, campaign),
        Campaign::Undo { campaign, theirs } => change(cx, campaign, Change::Undo, theirs),
        Campaign::Redo { campaign } => change(cx, campaign, Change::Redo, false),
        Campaign::Decide { campaign, secrets, pin } => {
            let reveal = reveal(cx, &campaign, secrets, pin)?;
            let request = ChangeRequest { reveal, ..request(campaign, false) };
            let kept = campaigns::decide(&mut cx.session, request)?;
            Ok(changed(cx, &kept))
        }
        Campaign::Export { campaign, output, secrets, pin } => {
            let reveal = reveal(cx, &campaign, secrets, pin)?;
            export(cx, campaign, output, reveal)
        }
        Campaign::Import { file, class: Some(class), agenda_sets } => {
            let save = ReadSave { path: file.clone() };
            let save = campaigns::read_save_file(&save, &cx.session.words)?;
            let sets = (!agenda_sets.is_empty()).then_some(agenda_sets);
            let request = TakeOver { path: file, class: Some(class), agenda_sets: sets };
            let brought = campaigns::take_over(&mut cx.session, request, &save)?;
            Ok(cx.reply(exit::GOOD, &brought, || {
                let left = brought.left.iter().map(|left| format!("- {}\n", one_line(left)));
                format!("{}\n{}", one_line(&brought.told), left.collect::<String>())
            }))
        }
        Campaign::Import { file, .. } => {
            let request = ImportCampaign { path: file };
            let found = campaigns::read_file(&request, &cx.session.words)?;
            let brought = campaigns::import(&mut cx.session, request, found)?;
            Ok(cx.reply(exit::GOOD, &brought, || format!("{}\n", one_line(&brought.told))))
        }
        Campaign::Print { campaign, what, mission, secrets, pin, blank, game, paper } => {
            let wanted = campaign.unwrap_or_default();
            let kind = match (&blank, what) {
                (Some(_), _) => PrintKind::BlankLog,
                (None, CampaignPart::Log) => PrintKind::Log,
                (None, CampaignPart::Heroes) => PrintKind::Heroes,
                (None, CampaignPart::Shop) => PrintKind::Shop,
                (None, CampaignPart::ShopCards) => PrintKind::ShopCards,
                (None, CampaignPart::Night) => PrintKind::Night,
            };
            let mission = match kind {
                PrintKind::Night => {
                    night::of_mission(cx, wanted.clone(), mission, Reveal::nothing())?.mission
                }
                _ => None,
            };
            let Reveal { secrets, pin, .. } = reveal(cx, &wanted, secrets, pin)?;
            let game = cx.session.muster.campaign_game(game.as_deref())?.catalogue.game().id.to_string();
            let (campaign, mission) = (blank.or(Some(wanted)), mission.map(|id| id.to_string()));
            let job = super::print::job(kind, &paper);
            let job = PrintJob { game, campaign, secrets, mission, pin, ..job };
            super::print::print(cx, job, &paper)
        }
        Campaign::Pin { campaign, pin, none: _ } => {
            let request = PinRequest { id: campaign, old: None, new: pin, at_hand: true };
            let set = campaigns::set_pin(&mut cx.session, request)?;
            let key = if set.pin { "campaign-pin-set" } else { "campaign-pin-off" };
            Ok(cx.reply(exit::GOOD, &set, || cx.say(key, &[("name", set.name.as_str().into())])))
        }
        Campaign::Remove { campaign } => kept::remove(cx, KeptKind::Campaign, campaign),
        Campaign::Restore { campaign } => kept::restore(cx, KeptKind::Campaign, campaign),
    }
}

fn read(path: &Path) -> Result<Journal, Error> {
    let file = path.display().to_string();
    let text = decode(&file, &read_input(path)?)?.text;
    Journal::read(&file, &text)
}

fn named(cx: &Context, key: &str, made: &CampaignMade) -> Reply {
    cx.reply(exit::GOOD, made, || cx.say(key, &[("name", made.name.as_str().into())]))
}

fn begun(cx: &Context, began: &BeganFrom) -> Reply {
    match began {
        BeganFrom::Kept(made) => named(cx, "campaign-kept", made),
        BeganFrom::NotKept(not) => cx.reply(exit::ILLEGAL, not, || {
            let lost = cx.say("campaign-not-kept", &[("name", not.name.as_str().into())]);
            format!("{}{lost}", refused_steps(cx, &not.refused))
        }),
    }
}

fn list(cx: &mut Context) -> Result<Reply, Error> {
    let rows = campaigns::campaigns(&mut cx.session, Nothing {})?.campaigns;
    Ok(cx.reply(exit::GOOD, &rows, || {
        let mut table = Table::new(&[2]);
        for row in &rows {
            let entries = cx.say("campaign-entries", &[("count", row.entries.into())]);
            let updated = row.updated.format("%Y-%m-%d %H:%M").to_string();
            table.row([short_id(&row.uuid), row.name.clone(), entries, updated]);
        }
        if table.is_empty() { cx.say("campaign-none", &[]) } else { table.draw() }
    }))
}

/// Lists what may be named in a step, with IDs.
fn things(cx: &mut Context, request: &ThingsRequest) -> Result<Reply, Error> {
    let things = campaigns::things(&mut cx.session, request)?;
    Ok(cx.reply(exit::GOOD, &things, || {
        let mut table = Table::new(&[]);
        for thing in &things {
            // The ID of an outcome is only unique within its mission, which comes first, and the key is
            // included.
            match request.kind {
                ThingKind::Outcomes => {
                    table.row([thing.name.clone(), argument("outcome", &thing.id), thing.detail.clone()]);
                }
                _ => table.row([&thing.id, &thing.name, &thing.detail].map(Clone::clone)),
            }
        }
        table.draw()
    }))
}

/// Lists amounts that no source states, with their possible values and what the group entered.
fn amounts(cx: &mut Context, request: AmountsRequest) -> Result<Reply, Error> {
    let amounts = campaigns::amounts(&mut cx.session, request)?;
    Ok(cx.reply(exit::GOOD, &amounts, || {
        let mut table = Table::new(&[]);
        for amount in &amounts.0 {
            let number = |key: &str, number: u32| cx.say(key, &[("amount", number.into())]);
            let said = match (amount.own, amount.likely, amount.standing) {
                (Some(own), ..) => number("campaign-amount-own", own),
                (None, Some(likely), Some(AmountStanding::Strong)) => {
                    number("campaign-amount-inferred", likely)
                }
                (None, Some(likely), _) => number("campaign-amount-likely", likely),
                (None, None, _) => cx.say("campaign-amount-unknown", &[]),
            };
            let ends = [amount.mission_name.clone(), amount.outcome_name.clone()];
            table.row(ends.into_iter().chain([amount.what_name.clone(), said]));
        }
        table.draw()
    }))
}

fn request(id: String, theirs: bool) -> ChangeRequest {
    ChangeRequest { id, entries: None, reveal: Reveal::nothing(), theirs }
}

pub(super) fn change(
    cx: &mut Context,
    campaign: String,
    change: Change,
    theirs: bool,
) -> Result<Reply, Error> {
    let request = request(campaign, theirs);
    let kept = campaigns::change(&mut cx.session, &request, change)?;
    Ok(changed(cx, &kept))
}

/// Reports what was done, everyone's balances, and what comes next; or why the rules forbid the step, each
/// reason with its rule.
pub(super) fn changed(cx: &Context, kept: &KeptCampaign) -> Reply {
    let code = if kept.books.refused.is_empty() { exit::GOOD } else { exit::ILLEGAL };
    cx.reply(code, kept, || {
        if !kept.books.refused.is_empty() {
            return kept.books.refused.iter().map(|refused| reason(cx, &refused.why)).collect();
        }
        let remark = kept.remark.iter().map(|remark| format!("{}\n", one_line(remark))).collect::<String>();
        let (balances, place) = (balances(cx, &kept.books), one_line(&kept.books.place));
        format!("{}\n{remark}{balances}\n{place}\n", done(cx, kept))
    })
}

/// Formats a reason, with its rule if there is one, and with the possible answers if it is a question.
pub(super) fn reason(cx: &Context, why: &Reason) -> String {
    let message = one_line(&why.message);
    let rule = if why.rule.is_empty() { String::new() } else { format!(" ({})", why.rule) };
    format!("{message}{rule}\n{}", answers(cx, why))
}

/// Formats the possible answers to a question, as they are typed.
fn answers(cx: &Context, why: &Reason) -> String {
    // The user has to fill in what follows the sign.
    let open = |answer: &String| if answer.ends_with('=') { format!("{answer}…") } else { answer.clone() };
    let answers: Vec<_> = why.answers.iter().map(open).collect();
    if answers.is_empty() {
        return String::new();
    }
    let args = [("count", answers.len().into()), ("answers", answers.join(" | ").into())];
    format!("  {}\n", one_line(&cx.say("campaign-answers", &args)))
}

/// Formats an owner and what they have or received.
pub(super) fn who_what(cx: &Context, who: &str, what: &str) -> String {
    cx.say("campaign-who-what", &[("who", who.into()), ("what", what.into())])
}

/// Reports what was done and recorded.
fn done(cx: &Context, kept: &KeptCampaign) -> String {
    let what = one_line(kept.done.as_deref().unwrap_or_default());
    let booked = kept.history.last().filter(|last| what == one_line(&last.text));
    let lines = booked.map(|last| {
        let lines = last.lines.iter().map(|line| who_what(cx, &line.who_name, &line.text));
        lines.chain(last.more.iter().cloned()).collect::<Vec<_>>().join("; ")
    });
    match lines.filter(|lines| !lines.is_empty()) {
        Some(lines) => format!("{what}. {}", one_line(&lines)),
        None => what,
    }
}

/// Formats all balances in one line.
fn balances(cx: &Context, books: &Books) -> String {
    let side = |side: &SideAnswer| who_what(cx, &side.side_name, &sums(cx, books, side));
    let hero = |hero: &HeroAnswer| {
        let left = |left: u32| cx.say("campaign-xp-left", &[("xp", left.into())]);
        who_what(cx, &hero.hero_name, &hero.xp_left.map_or_else(|| untold(cx, &hero.accounts), left))
    };
    let sides = books.sides.iter().map(side);
    one_line(&sides.chain(books.heroes.iter().map(hero)).collect::<Vec<_>>().join(" · "))
}

fn next(cx: &mut Context, request: NextRequest) -> Result<Reply, Error> {
    let offers = campaigns::next(&mut cx.session, &request)?;
    let NextRequest { refused, .. } = request;
    Ok(cx.reply(exit::GOOD, &offers, || {
        let mut table = Table::new(&[]);
        let mut told = BTreeSet::new();
        for offer in &offers {
            // One line is enough for identical items.
            if !told.insert(&offer.line) {
                continue;
            }
            let allowed = || cx.say("campaign-allowed", &[]);
            let why = offer.offer.refused.first().map_or_else(allowed, |why| why.message.clone());
            // If nothing refused is listed, everything is permitted.
            let why = if refused { why } else { String::new() };
            table.row([offer.line.clone(), offer.weapon.clone().unwrap_or_default(), why]);
        }
        table.draw()
    }))
}

fn export(
    cx: &mut Context,
    campaign: String,
    output: Option<PathBuf>,
    reveal: Reveal,
) -> Result<Reply, Error> {
    let line = |told: &str| if told.is_empty() { String::new() } else { format!("{}\n", one_line(told)) };
    let Some(path) = output else {
        let exported = campaigns::exported(&mut cx.session, &campaign, &reveal)?;
        let told = line(&exported.told);
        return Ok(Reply::raw(exported.text).saying(&told));
    };
    let request = ExportCampaign { id: campaign, path: path.clone(), reveal };
    let exported = campaigns::export(&mut cx.session, request)?;
    Ok(super::print::saved(cx, &path).saying(&line(&exported.told)))
}

/// Formats the campaign's state.
fn told(cx: &Context, books: &Books) -> String {
    // A campaign that couldn't start has no state.
    let mut out = if books.heroes.is_empty() { String::new() } else { whole(cx, books) };
    out.push_str(&refused_steps(cx, &books.refused));
    out
}

/// Returns a line for each reason that a step was refused.
fn refused_steps(cx: &Context, refused: &[RefusedStep]) -> String {
    let line = |refused: &RefusedStep| {
        let args = [
            ("step", refused.step.into()),
            ("message", refused.why.message.as_str().into()),
            ("rule", refused.why.rule.as_str().into()),
        ];
        format!("{}\n{}", cx.say("campaign-refused-step", &args), answers(cx, &refused.why))
    };
    refused.iter().map(line).collect()
}

fn whole(cx: &Context, books: &Books) -> String {
    let mut table = Table::new(&[]);
    for side in &books.sides {
        let name = if side.heroes { &side.side_name } else { &side.player_name };
        table.row([name.clone(), sums(cx, books, side)]);
        let cards = of_side(cx, side);
        if !cards.is_empty() {
            table.row([String::new(), cards]);
        }
        for hero in books.heroes.iter().filter(|_| side.heroes) {
            let earned = |xp: u32| learnt(cx, xp, hero.xp_spent);
            let xp = hero.xp.map_or_else(|| untold(cx, &hero.accounts), earned);
            let held = held(hero);
            let names: Vec<_> = held.iter().map(|card| card.name.as_str()).collect();
            table.row([hero.hero_name.clone(), format!("{xp}; {}", names.join(", "))]);
            for (card, weapon) in held.iter().filter_map(|card| Some((card, card.weapon.as_ref()?))) {
                table.row([String::new(), who_what(cx, &card.name, &weapon.told)]);
            }
        }
    }
    if !books.forced_missions.is_empty() {
        table.row([cx.say("campaign-forced", &[]), books.forced_mission_names.join(", ")]);
    }
    table.row([cx.say("campaign-active", &[]), books.active_mission_names.join(", ")]);
    let mut out = format!("{}\n{}", one_line(&books.place), table.draw());
    if let Some(winner) = books.sides.iter().find(|side| Some(&side.side) == books.won.as_ref()) {
        let won = cx.say("campaign-won", &[("side", winner.side_name.as_str().into())]);
        out.push_str(&format!("{won}\n"));
    }
    out.push_str(&format!("\n{}\n", cx.say("campaign-ledger", &[])));
    out.push_str(&ledger(books));
    out
}

/// Formats what a side owns outside its heroes: class cards, rewards, allies or villains, and secrets if
/// revealed.
fn of_side(cx: &Context, side: &SideAnswer) -> String {
    let cards = side.cards.iter().chain(&side.rewards).map(|card: &CardBrief| card.name.clone());
    let joiners = side.joiners.iter().map(|joiner| joiner.name.clone());
    let open = side.open.iter().map(|open| {
        let name = open.offer.card.name.as_str();
        match (&open.hero, open.depleted) {
            (_, true) => cx.say("campaign-open-depleted", &[("card", name.into())]),
            (Some(hero), _) => {
                cx.say("campaign-open-before", &[("card", name.into()), ("hero", hero.name.as_str().into())])
            }
            (None, false) => name.to_owned(),
        }
    });
    let agenda = side.agenda.iter().map(|offer| offer.card.name.clone());
    let hidden = side.kept.filter(|kept| *kept > side.agenda.len());
    let hidden = hidden.map(|kept| cx.say("campaign-secret-cards", &[("count", kept.into())]));
    cards.chain(joiners).chain(open).chain(agenda).chain(hidden).collect::<Vec<_>>().join(", ")
}

fn learnt(cx: &Context, earned: u32, spent: u32) -> String {
    cx.say("campaign-xp", &[("xp", earned.into()), ("spent", spent.into())])
}

/// Lists the amounts that haven't been entered yet.
fn untold(cx: &Context, accounts: &[AccountAnswer]) -> String {
    let open = accounts.iter().filter(|account| account.untold);
    let said = open.map(|account| cx.say("campaign-untold", &[("what", account.what_name.as_str().into())]));
    said.collect::<Vec<_>>().join("; ")
}

/// Formats a side's balances; the currency for class cards comes first, as earned and spent.
fn sums(cx: &Context, books: &Books, side: &SideAnswer) -> String {
    let mine = books.accounts.iter().filter(|account| account.side == side.side);
    let (class, others): (Vec<_>, Vec<_>) = mine.partition(|account| account.pays == Some(Pays::ClassCards));
    let amount = |account: &AccountAnswer| {
        let said = |left: u32| {
            let args = [("amount", left.into()), ("what", account.what_name.as_str().into())];
            cx.say("campaign-amount", &args)
        };
        account.left.map_or_else(|| untold(cx, std::slice::from_ref(account)), said)
    };
    let class = class.into_iter().map(|account| {
        account.earned.map_or_else(|| amount(account), |earned| learnt(cx, earned, account.spent))
    });
    class.chain(others.into_iter().map(amount)).collect::<Vec<_>>().join("; ")
}

/// Returns a hero's cards, each once.
fn held(hero: &HeroAnswer) -> Vec<&CardBrief> {
    let things = hero.things.iter().map(|thing| &thing.card);
    let mut cards: Vec<_> = hero.class_cards.iter().chain(&hero.rewards).chain(things).collect();
    let mut seen = BTreeSet::new();
    cards.retain(|card| seen.insert(&card.id));
    cards
}

fn ledger(books: &Books) -> String {
    let mut table = Table::new(&[3, 4]);
    for movement in &books.ledger {
        let amount = format!("{:+}", movement.amount);
        // An unknown balance is blank, as on paper.
        let balance = movement.balance.map_or_else(|| "–".to_owned(), |balance| balance.to_string());
        let stage = movement.stage.to_string();
        let (who, what) = (movement.who_name.clone(), movement.what_name.clone());
        table.row([stage, who, what, amount, balance, movement.why.clone()]);
    }
    table.draw()
}
