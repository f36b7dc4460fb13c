//! The campaign log as a view model.

use muster_rules::campaign::event::{Account, Card, Event, Foundation, Phase};
use muster_rules::campaign::facts::{AccountKind, Campaign, Share, Stage, StageKind};
use muster_rules::campaign::state::State;
use muster_templates::view::{
    CampaignLogLabels, CampaignLogView, DeckCard, LogHero, LogList, LogMovement, LogStage, LogXp, Stat,
};

use super::ledger::chapters;
use super::{capital, catalogue, date, facts, names};
use crate::base::error::Error;
use crate::campaigns::{Book, Evenings, Telling};
use crate::print::sheet::page_label;

/// The minimum number of rows for forced missions.
const ROOM: usize = 4;

/// The minimum number of boxes for a hero's XP: few heroes earn more in a campaign; those who do get more boxes.
const XP: u32 = 20;

/// A mission that was played, with its date and reward.
struct Told {
    mission: String,
    winner: String,
    date: String,
    reward: String,
    stage: usize,
    forced: bool,
    threat: u32,
}

/// Returns the log of a saved campaign.
pub(super) fn filled(
    telling: Telling<'_>,
    book: &Book,
    evenings: &Evenings,
    secrets: bool,
) -> Result<CampaignLogView, Error> {
    let state = book.log.state();
    let foundation = state.foundation.as_ref().ok_or(Error::NothingToPrint)?;
    let campaign = facts(book).campaign(&foundation.campaign).ok_or(Error::NothingToPrint)?;
    let word = |key: &str| telling.speaker.word(key);
    let facts = vec![
        Stat::new(word("print-log-campaign"), telling.campaign(&campaign.id)),
        Stat::new(word("print-log-heroes"), state.seats.len().to_string()),
        Stat::new(word("print-log-date"), date(book)),
    ];
    let told = told(telling, book, state, evenings);
    Ok(CampaignLogView {
        title: book.summary.name.clone(),
        facts,
        stages: stages(telling, campaign, foundation, (state, &told)),
        forced: forced(telling, (state, &told)),
        credits: shared(telling, Some(state)),
        heroes: heroes(telling, state),
        together: together(telling, state),
        opponent: opponent(telling, Some((foundation, state))),
        opponent_lists: opponent_lists(telling, state, secrets),
        bag: bag(telling, campaign, state),
        ledger: chapters(telling, book, state, secrets),
        labels: labels(telling),
        note: catalogue(telling),
        campaign_json: None,
    })
}

/// Returns an empty log of a campaign.
pub(super) fn blank(telling: Telling<'_>, campaign: &Campaign) -> CampaignLogView {
    let word = |key: &str| telling.speaker.word(key);
    let name = telling.campaign(&campaign.id);
    let facts = ["print-log-group", "print-log-heroes", "print-log-date"];
    let state = State::default();
    let boxes = telling.rules().upgrades.len() + 1;
    let hero = LogHero {
        xp: LogXp { boxes: XP, ..LogXp::default() },
        deck: vec![DeckCard::default(); largest_deck(telling)],
        ..LogHero::default()
    };
    let every = campaign.stages.iter().enumerate();
    CampaignLogView {
        title: telling.speaker.say("print-log-title", &[("campaign", name.into())]),
        facts: facts.map(|key| Stat::new(word(key), "")).to_vec(),
        stages: every.map(|(at, stage)| row(telling, at, stage, None, &vec![false; boxes])).collect(),
        forced: forced(telling, (&state, &[])),
        credits: shared(telling, None),
        heroes: vec![hero; telling.rules().heroes.most],
        together: together(telling, &state),
        opponent: opponent(telling, None),
        opponent_lists: opponent_lists(telling, &state, false),
        bag: bag(telling, campaign, &state),
        labels: labels(telling),
        note: catalogue(telling),
        ..CampaignLogView::default()
    }
}

/// Returns the kind of a stage by the rules of the game.
fn kind<'a>(telling: Telling<'a>, stage: &Stage) -> Option<&'a StageKind> {
    telling.rules().stage_kind(&stage.kind)
}

/// Returns the missions that were played, in order.
fn told(telling: Telling<'_>, book: &Book, state: &State, evenings: &Evenings) -> Vec<Told> {
    let steps = book.log.steps().filter(|(_, _, events)| events.iter().any(is_played));
    let steps: Vec<_> = steps.collect();
    let played = state.played.iter().enumerate().map(|(at, played)| {
        let step = steps.get(at);
        let date = step.and_then(|(entry, ..)| evenings.date_of(book.log.first_booked(*entry)));
        let reward =
            step.map(|(_, _, events)| events.iter().filter_map(gained).map(|card| telling.card(card)));
        Told {
            mission: telling.name(played.mission.as_str()),
            // Left empty for writing if the winner is unknown.
            winner: played.winner.as_ref().map(|side| capital(&telling.side(side))).unwrap_or_default(),
            date: date.unwrap_or_default().to_owned(),
            reward: reward.into_iter().flatten().collect::<Vec<_>>().join(" · "),
            stage: played.stage,
            forced: played.forced,
            threat: played.threat,
        }
    });
    played.collect()
}

fn is_played(event: &Event) -> bool {
    matches!(event, Event::Played { .. })
}

/// Returns the publicly known card that a side took in this event.
fn gained(event: &Event) -> Option<&Card> {
    match event {
        Event::Took { card: card @ (Card::Reward(_) | Card::Ally(_) | Card::Item(_)), .. } => Some(card),
        _ => None,
    }
}

fn stages(
    telling: Telling<'_>,
    campaign: &Campaign,
    foundation: &Foundation,
    (state, told): (&State, &[Told]),
) -> Vec<LogStage> {
    let played_at = |at: usize| told.iter().find(|p| p.stage == at && !p.forced);
    // Stages of the expanded form are included only if the group plays it.
    let optional = |stage: &Stage| kind(telling, stage).is_some_and(|kind| kind.optional);
    let stands = |stage: &Stage| foundation.options.expanded || !optional(stage);
    let stages = campaign.stages.iter().enumerate().filter(|(_, stage)| stands(stage));
    let rows = stages.map(|(at, stage)| {
        let played = played_at(at);
        // A step of the stage is done once the log has reached a later one.
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

fn row(telling: Telling<'_>, at: usize, stage: &Stage, played: Option<&Told>, steps: &[bool]) -> LogStage {
    let ends = kind(telling, stage).is_some_and(|kind| kind.ends);
    let name = |mission: &muster_rules::campaign::id::MissionId| telling.name(mission.as_str());
    // A single possible mission is printed before it is played; several become choices to tick.
    let (known, choices) = match stage.missions.as_slice() {
        _ if played.is_some() => (None, Vec::new()),
        [only] if !ends => (Some(name(only)), Vec::new()),
        several => (None, several.iter().map(name).collect()),
    };
    // Nothing is bought after the finale.
    let boxes = if ends { 1 } else { steps.len() };
    let tiers: Vec<_> = stage.tiers.iter().map(ToString::to_string).collect();
    LogStage {
        number: at.to_string(),
        kind: capital(&telling.stage_kind(&stage.kind)),
        mission: played.map(|p| p.mission.clone()).or(known).unwrap_or_default(),
        choices,
        threat: stage.threat.to_string(),
        tiers: if tiers.is_empty() {
            "–".to_owned()
        } else {
            tiers.join(&telling.speaker.word("print-comma"))
        },
        steps: steps[..boxes].to_vec(),
        here: false,
        ..played.map(of_mission).unwrap_or_default()
    }
}

/// Returns the columns of a mission that are the same in every kind of row.
fn of_mission(told: &Told) -> LogStage {
    LogStage {
        mission: told.mission.clone(),
        winner: told.winner.clone(),
        date: told.date.clone(),
        reward: told.reward.clone(),
        ..LogStage::default()
    }
}

/// Returns the forced missions: those played, those to be played next, and empty rows.
fn forced(telling: Telling<'_>, (state, told): (&State, &[Told])) -> Vec<LogStage> {
    let played = told.iter().filter(|p| p.forced);
    let played =
        played.map(|p| LogStage { threat: p.threat.to_string(), steps: vec![true], ..of_mission(p) });
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
        // If the XP are unknown, the boxes are left to be ticked by hand.
        let open = account.is_some_and(|account| state.untold.contains(&account));
        let boxes = XP.max(balance.earned().saturating_add(4) / 5 * 5);
        let deck = super::hero::deck_of(telling, hero).into_iter().map(|card| DeckCard {
            name: telling.name(card.id.as_str()),
            cost: card.xp.filter(|xp| *xp > 0).map(|xp| xp.to_string()).unwrap_or_default(),
            owned: book.cards.contains(&card.id),
        });
        LogHero {
            name: telling.name(hero.as_str()),
            player: String::new(),
            xp: LogXp { boxes, earned: (!open).then(|| balance.earned()), spent: balance.spent() },
            deck: deck.collect(),
            items: names(telling, &book.items),
            rewards: names(telling, &book.rewards),
        }
    });
    rows.collect()
}

/// Returns the size of the largest class deck of a hero.
fn largest_deck(telling: Telling<'_>) -> usize {
    let heroes = telling.facts.heroes.keys();
    heroes.map(|hero| super::hero::deck_of(telling, hero).len()).max().unwrap_or(0)
}

/// Returns what to bring to the table.
fn bag(telling: Telling<'_>, campaign: &Campaign, state: &State) -> LogList {
    let rules = telling.rules();
    let word = |key: &str| telling.speaker.word(key);
    let counted = |key: &str, count: usize| telling.speaker.say(key, &[("count", count.into())]);
    let mut entries = vec![telling.name(campaign.box_id.as_str())];
    let boxes = state.foundation.as_ref().map_or(0, |f| f.boxes.len().saturating_sub(1));
    if boxes > 0 {
        entries.push(counted("print-log-bag-boxes", boxes));
    }
    entries.push(word("print-log-bag-heroes"));
    let cards = state.heroes.values().map(|book| book.items.len() + book.rewards.len()).sum::<usize>();
    entries.push(counted("print-log-bag-items", cards + state.side(&rules.heroes.side).rewards.len()));
    if let Some(side) = rules.class.as_ref().map(|class| &class.side) {
        let side = capital(&telling.side(side));
        entries.push(telling.speaker.say("print-log-bag-opponent", &[("side", side.into())]));
    }
    entries.extend([word("print-log-bag-mission"), word("print-log-bag-rest")]);
    LogList { title: word("print-log-bag"), entries }
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

/// Returns the accounts that the heroes share.
fn shared_accounts<'a>(telling: Telling<'a>) -> impl Iterator<Item = &'a AccountKind> {
    let rules = telling.rules();
    rules.accounts.iter().filter(move |kind| kind.side == rules.heroes.side && kind.share != Share::EachHero)
}

/// Returns the balances of the heroes' shared accounts. The first is a bare number since the label names its
/// currency.
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

/// Returns the stats of the other sides: the class, if one is played, and each account. The account that pays for
/// class cards is shown as earned and spent.
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
        let mut kept = names(telling, book.open.keys());
        match book.hand().count() {
            0 => {}
            _ if secrets => kept.extend(names(telling, book.hand())),
            count => kept.push(telling.speaker.say("print-log-kept", &[("count", count.into())])),
        }
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

fn labels(telling: Telling<'_>) -> CampaignLogLabels {
    let word = |key: &str| telling.speaker.word(key);
    let heroes = capital(&telling.side(&telling.rules().heroes.side));
    CampaignLogLabels {
        stage: word("print-log-stage"),
        kind: word("print-log-kind"),
        mission: word("print-log-mission"),
        winner: word("print-log-winner"),
        date: word("print-log-date"),
        reward: word("print-log-rewards"),
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
        player: word("sheet-player"),
        xp: heroes_currency(telling),
        strokes: word("print-log-strokes"),
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
            who: word("print-log-who"),
            what: word("print-log-what"),
            amount: word("print-log-amount"),
            balance: word("print-log-balance"),
            why: word("print-log-why"),
        },
        page: page_label(&telling.speaker),
    }
}

/// Returns the currency that heroes are paid in.
fn heroes_currency(telling: Telling<'_>) -> String {
    let rules = telling.rules();
    let account = rules.accounts.iter().find(|kind| Some(&kind.id) == rules.heroes.account.as_ref());
    account.map(|kind| capital(&telling.currency(&kind.currency))).unwrap_or_default()
}
