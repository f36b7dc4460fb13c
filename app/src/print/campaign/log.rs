//! The campaign log in words and numbers.

use muster_rules::campaign::event::{Account, Card, Foundation, Phase, Why};
use muster_rules::campaign::facts::{AccountKind, Campaign, Share, Stage, StageKind};
use muster_rules::campaign::ledger::{Movement, ledger};
use muster_rules::campaign::state::{PlayedMission, State};
use muster_templates::view::{
    CampaignLogLabels, CampaignLogView, LogHero, LogList, LogMovement, LogStage, Stat,
};

use super::{capital, catalogue, date, facts, names};
use crate::campaigns::{Book, Telling};
use crate::error::Error;
use crate::print::sheet::page_label;

/// Forced missions that the log has room for.
const ROOM: usize = 4;

/// The log of a kept campaign.
pub(super) fn filled(telling: Telling<'_>, book: &Book, secrets: bool) -> Result<CampaignLogView, Error> {
    let state = book.log.state();
    let foundation = state.foundation.as_ref().ok_or(Error::NothingToPrint)?;
    let campaign = facts(book).campaign(&foundation.campaign).ok_or(Error::NothingToPrint)?;
    let word = |key: &str| telling.speaker.word(key);
    let facts = vec![
        Stat::new(word("print-log-campaign"), telling.campaign(&campaign.id)),
        Stat::new(word("print-log-heroes"), state.seats.len().to_string()),
        Stat::new(word("print-log-date"), date(book)),
    ];
    let movements = ledger(&book.log);
    let movements = movements.iter().map(|m| movement(telling, &state, m, secrets)).collect();
    Ok(CampaignLogView {
        title: book.summary.name.clone(),
        facts,
        stages: stages(telling, campaign, foundation, &state),
        forced: forced(telling, &state),
        credits: shared(telling, Some(&state)),
        heroes: heroes(telling, &state),
        together: together(telling, &state),
        opponent: opponent(telling, Some((foundation, &state))),
        opponent_lists: opponent_lists(telling, &state, secrets),
        ledger: movements,
        labels: labels(telling),
        note: catalogue(telling),
        campaign_json: None,
    })
}

/// The log of a campaign that nobody has begun.
pub(super) fn blank(telling: Telling<'_>, campaign: &Campaign) -> CampaignLogView {
    let word = |key: &str| telling.speaker.word(key);
    let name = telling.campaign(&campaign.id);
    let facts = ["print-log-group", "print-log-heroes", "print-log-date"];
    let state = State::default();
    let boxes = telling.rules().upgrades.len() + 1;
    let every = campaign.stages.iter().enumerate();
    CampaignLogView {
        title: telling.speaker.say("print-log-title", &[("campaign", name.into())]),
        facts: facts.map(|key| Stat::new(word(key), "")).to_vec(),
        stages: every.map(|(at, stage)| row(telling, at, stage, None, &vec![false; boxes])).collect(),
        forced: forced(telling, &state),
        credits: shared(telling, None),
        heroes: vec![LogHero::default(); telling.rules().heroes.most],
        together: together(telling, &state),
        opponent: opponent(telling, None),
        opponent_lists: opponent_lists(telling, &state, false),
        labels: labels(telling),
        note: catalogue(telling),
        ..CampaignLogView::default()
    }
}

/// What a stage asks for, by the rules of the game.
fn kind<'a>(telling: Telling<'a>, stage: &Stage) -> Option<&'a StageKind> {
    telling.rules().stage_kind(&stage.kind)
}

fn stages(
    telling: Telling<'_>,
    campaign: &Campaign,
    foundation: &Foundation,
    state: &State,
) -> Vec<LogStage> {
    let played_at = |at: usize| state.played.iter().find(|p| p.stage == at && !p.forced);
    // Stages of the expanded form only stand in the log of a group that plays it.
    let optional = |stage: &Stage| kind(telling, stage).is_some_and(|kind| kind.optional);
    let stands = |stage: &Stage| foundation.options.expanded || !optional(stage);
    let stages = campaign.stages.iter().enumerate().filter(|(_, stage)| stands(stage));
    let rows = stages.map(|(at, stage)| {
        let played = played_at(at);
        // A step of the stage is past when the log stands at a later one.
        let mut phases: Vec<_> =
            telling.rules().upgrades.iter().map(|u| Phase::Upgrade(u.id.clone())).collect();
        phases.push(Phase::Over);
        let stands = phases.iter().position(|phase| *phase == state.phase).filter(|_| state.stage == at);
        let past = |step: usize| state.stage > at || stands.is_some_and(|stands| stands > step);
        let steps: Vec<_> =
            std::iter::once(played.is_some()).chain((0..phases.len() - 1).map(past)).collect();
        let here = state.stage == at && state.won.is_none();
        LogStage { here, ..row(telling, at, stage, played, &steps) }
    });
    rows.collect()
}

fn row(
    telling: Telling<'_>,
    at: usize,
    stage: &Stage,
    played: Option<&PlayedMission>,
    steps: &[bool],
) -> LogStage {
    let ends = kind(telling, stage).is_some_and(|kind| kind.ends);
    // Where one mission only may stand, it stands there before it is played.
    let known = match stage.missions.as_slice() {
        [only] if !ends => Some(only),
        _ => None,
    };
    let mission = played.map(|p| &p.mission).or(known);
    // Nothing is bought after the finale.
    let boxes = if ends { 1 } else { steps.len() };
    let tiers: Vec<_> = stage.tiers.iter().map(ToString::to_string).collect();
    LogStage {
        number: at.to_string(),
        kind: capital(&telling.stage_kind(&stage.kind)),
        mission: mission.map(|m| telling.name(m.as_str())).unwrap_or_default(),
        winner: played.map(|p| winner(telling, p)).unwrap_or_default(),
        threat: stage.threat.to_string(),
        tiers: if tiers.is_empty() { "–".to_owned() } else { tiers.join(", ") },
        steps: steps[..boxes].to_vec(),
        here: false,
    }
}

/// Who won, to be written in where nobody says.
fn winner(telling: Telling<'_>, played: &PlayedMission) -> String {
    played.winner.as_ref().map(|side| capital(&telling.side(side))).unwrap_or_default()
}

/// Forced missions: those that were played, those that must be, and room for more.
fn forced(telling: Telling<'_>, state: &State) -> Vec<LogStage> {
    let played = state.played.iter().filter(|p| p.forced).map(|p| LogStage {
        mission: telling.name(p.mission.as_str()),
        winner: winner(telling, p),
        threat: p.threat.to_string(),
        steps: vec![true],
        ..LogStage::default()
    });
    let next = state.forced.iter().map(|mission| LogStage {
        mission: telling.name(mission.as_str()),
        steps: vec![false],
        ..LogStage::default()
    });
    let mut rows: Vec<_> = played.chain(next).collect();
    rows.resize(rows.len().max(ROOM), LogStage { steps: vec![false], ..LogStage::default() });
    rows
}

fn heroes(telling: Telling<'_>, state: &State) -> Vec<LogHero> {
    let books = state.seats.iter().filter_map(|hero| Some((hero, state.heroes.get(hero)?)));
    let account = telling.rules().heroes.account.as_ref();
    let rows = books.map(|(hero, book)| {
        let account = account.map(|account| Account::of_hero(account, hero));
        let balance = account.as_ref().map(|account| state.balance(account)).unwrap_or_default();
        // What nobody told is written in by hand.
        let open = account.is_some_and(|account| state.untold.contains(&account));
        let text = |number: u32| if open { String::new() } else { number.to_string() };
        LogHero {
            name: telling.name(hero.as_str()),
            earned: text(balance.earned()),
            spent: text(balance.spent()),
            cards: names(telling, &book.cards),
            items: names(telling, &book.items),
            rewards: names(telling, &book.rewards),
        }
    });
    rows.collect()
}

fn list(telling: Telling<'_>, key: &str, entries: Vec<String>) -> LogList {
    LogList { title: telling.speaker.word(key), entries }
}

fn together(telling: Telling<'_>, state: &State) -> Vec<LogList> {
    let book = state.side(&telling.rules().heroes.side);
    vec![
        list(telling, "print-log-allies", names(telling, &book.allies)),
        list(telling, "print-log-rewards", names(telling, &book.rewards)),
        list(telling, "print-log-active", names(telling, state.active.keys())),
    ]
}

/// The accounts of the heroes' side.
fn shared_accounts<'a>(telling: Telling<'a>) -> impl Iterator<Item = &'a AccountKind> {
    let rules = telling.rules();
    rules.accounts.iter().filter(move |kind| kind.side == rules.heroes.side && kind.share != Share::EachHero)
}

/// What the heroes count together: the number alone where there is one, since its label says of what.
fn shared(telling: Telling<'_>, state: Option<&State>) -> String {
    let Some(state) = state else { return String::new() };
    let told = |kind: &&AccountKind| !state.untold.contains(&Account::of_side(&kind.id));
    let left = |kind: &AccountKind| state.left(&Account::of_side(&kind.id));
    let mut accounts = shared_accounts(telling);
    let first = accounts.next().filter(told).map(|kind| left(kind).to_string());
    let rest = accounts.filter(told);
    let rest = rest.map(|kind| format!("{} {}", left(kind), telling.currency(&kind.currency)));
    first.into_iter().chain(rest).collect::<Vec<_>>().join(", ")
}

/// What the other sides count: a class where one is played, and each account. What class cards are paid
/// from is told as earned and spent.
fn opponent(telling: Telling<'_>, known: Option<(&Foundation, &State)>) -> Vec<Stat> {
    let rules = telling.rules();
    let word = |key: &str| telling.speaker.word(key);
    let class = rules.class.as_ref();
    let mut stats = Vec::new();
    if class.is_some() {
        let name = known.and_then(|(foundation, _)| foundation.class.as_ref());
        let name = name.map(|class| telling.name(class.as_str())).unwrap_or_default();
        stats.push(Stat::new(word("print-log-class"), name));
    }
    let balance = |kind: &AccountKind| {
        let account = Account::of_side(&kind.id);
        let told = known.filter(|(_, state)| !state.untold.contains(&account));
        told.map(|(_, state)| state.balance(&account))
    };
    let text = |number: Option<u32>| number.map(|n| n.to_string()).unwrap_or_default();
    let (learnt, others): (Vec<_>, Vec<_>) = rules
        .accounts
        .iter()
        .filter(|kind| kind.side != rules.heroes.side)
        .partition(|kind| class.is_some_and(|class| class.account == kind.id));
    for kind in others {
        let label = capital(&telling.currency(&kind.currency));
        stats.push(Stat::new(label, text(balance(kind).map(|b| b.left()))));
    }
    for kind in learnt {
        stats.push(Stat::new(word("print-log-earned"), text(balance(kind).map(|b| b.earned()))));
        stats.push(Stat::new(word("print-log-spent"), text(balance(kind).map(|b| b.spent()))));
    }
    stats
}

fn opponent_lists(telling: Telling<'_>, state: &State, secrets: bool) -> Vec<LogList> {
    let rules = telling.rules();
    let lists = rules.opponents().flat_map(|side| {
        let book = state.side(&side.id);
        let kept = match book.agenda.len() {
            0 => Vec::new(),
            _ if secrets => names(telling, &book.agenda),
            count => vec![telling.speaker.say("print-log-kept", &[("count", count.into())])],
        };
        let class = rules.class.as_ref().is_some_and(|class| class.side == side.id);
        let agenda = rules.agenda.as_ref().is_some_and(|agenda| agenda.side == side.id);
        let cards = class.then(|| list(telling, "print-log-cards", names(telling, &book.cards)));
        let agenda = agenda.then(|| list(telling, "print-log-agenda", kept));
        let more = [
            list(telling, "print-log-villains", names(telling, &book.allies)),
            list(telling, "print-log-rewards", names(telling, &book.rewards)),
        ];
        cards.into_iter().chain(agenda).chain(more).collect::<Vec<_>>()
    });
    lists.collect()
}

fn movement(telling: Telling<'_>, state: &State, movement: &Movement, secrets: bool) -> LogMovement {
    let who = telling.owner(&movement.account);
    let (_, what) = telling.account_of(&movement.account);
    // A card that is kept in secret is kept in secret here, too; what it cost is known to all.
    let secret = match &movement.why {
        Why::Bought { card: card @ Card::Agenda(_) } => !secrets && state.holder(card).is_some(),
        _ => false,
    };
    let why =
        if secret { telling.speaker.word("print-log-bought-secret") } else { telling.why(&movement.why) };
    LogMovement {
        stage: movement.stage.to_string(),
        who,
        what: capital(&telling.currency(&what)),
        amount: format!("{:+}", movement.amount).replace('-', "\u{2212}"),
        balance: movement.balance.to_string(),
        why: capital(&why),
    }
}

fn labels(telling: Telling<'_>) -> CampaignLogLabels {
    let word = |key: &str| telling.speaker.word(key);
    let heroes = capital(&telling.side(&telling.rules().heroes.side));
    CampaignLogLabels {
        stage: word("print-log-stage"),
        kind: word("print-log-kind"),
        mission: word("print-log-mission"),
        winner: word("print-log-winner"),
        threat: word("print-log-threat"),
        tiers: word("print-log-tiers"),
        steps: std::iter::once(word("print-log-mission"))
            .chain(telling.rules().upgrades.iter().map(|upgrade| capital(&telling.term(&upgrade.name))))
            .collect(),
        forced: word("print-log-forced"),
        credits: shared_accounts(telling)
            .next()
            .map(|kind| capital(&telling.currency(&kind.currency)))
            .unwrap_or_default(),
        hero: word("print-log-hero"),
        earned: word("print-log-earned"),
        spent: word("print-log-spent"),
        cards: word("print-log-cards"),
        items: word("print-log-items"),
        rewards: word("print-log-rewards"),
        together: telling.speaker.say("print-log-together", &[("side", heroes.as_str().into())]),
        heroes,
        opponent: telling
            .rules()
            .opponents()
            .map(|side| capital(&telling.player(&side.id)))
            .collect::<Vec<_>>()
            .join(", "),
        notes: word("sheet-notes"),
        ledger: word("campaign-ledger"),
        movement: LogMovement {
            stage: word("print-log-stage"),
            who: word("print-log-who"),
            what: word("print-log-what"),
            amount: word("print-log-amount"),
            balance: word("print-log-balance"),
            why: word("print-log-why"),
        },
        page: page_label(&telling.speaker),
    }
}
