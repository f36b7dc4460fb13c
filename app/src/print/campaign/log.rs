//! The campaign log in words and numbers.

use muster_rules::campaign::event::{Card, Foundation, Phase, Why};
use muster_rules::campaign::facts::{Campaign, Stage, StageKind, Winner};
use muster_rules::campaign::ledger::{Movement, ledger};
use muster_rules::campaign::state::{PlayedMission, State};
use muster_templates::view::{
    CampaignLogLabels, CampaignLogView, LogHero, LogList, LogMovement, LogStage, Stat,
};

use super::{capital, catalogue, code, date, facts, names};
use crate::campaigns::{Book, Telling, account_id};
use crate::error::Error;
use crate::print::sheet::page_label;

/// Forced missions that the log has room for, and heroes.
const ROOM: usize = 4;

/// The log of a kept campaign.
pub(super) fn filled(telling: Telling<'_>, book: &Book, secrets: bool) -> Result<CampaignLogView, Error> {
    let state = book.log.state();
    let foundation = state.foundation.as_ref().ok_or(Error::NothingToPrint)?;
    let campaign = facts(book).campaign(&foundation.campaign).ok_or(Error::NothingToPrint)?;
    let word = |key: &str| telling.speaker.word(key);
    let facts = vec![
        Stat::new(word("print-log-campaign"), telling.name(campaign.id.as_str())),
        Stat::new(word("print-log-heroes"), foundation.heroes.len().to_string()),
        Stat::new(word("print-log-date"), date(book)),
    ];
    let movements = ledger(&book.log);
    let movements = movements.iter().map(|m| movement(telling, &state, m, secrets)).collect();
    Ok(CampaignLogView {
        title: book.summary.name.clone(),
        facts,
        stages: stages(telling, campaign, foundation, &state),
        forced: forced(telling, &state),
        credits: state.credits.to_string(),
        heroes: heroes(telling, foundation, &state),
        together: together(telling, &state),
        opponent: opponent(telling, Some((foundation, &state))),
        opponent_lists: opponent_lists(telling, &state, secrets),
        ledger: movements,
        labels: labels(telling),
        note: catalogue(telling),
    })
}

/// The log of a campaign that nobody has begun.
pub(super) fn blank(telling: Telling<'_>, campaign: &Campaign) -> CampaignLogView {
    let word = |key: &str| telling.speaker.word(key);
    let name = telling.name(campaign.id.as_str());
    let facts = ["print-log-group", "print-log-heroes", "print-log-date"];
    let state = State::default();
    let every = campaign.stages.iter().enumerate();
    CampaignLogView {
        title: telling.speaker.say("print-log-title", &[("campaign", name.into())]),
        facts: facts.map(|key| Stat::new(word(key), "")).to_vec(),
        stages: every.map(|(at, stage)| row(telling, at, stage, None, [false; 3])).collect(),
        forced: forced(telling, &state),
        heroes: vec![LogHero::default(); ROOM],
        together: together(telling, &state),
        opponent: opponent(telling, None),
        opponent_lists: opponent_lists(telling, &state, false),
        labels: labels(telling),
        note: catalogue(telling),
        ..CampaignLogView::default()
    }
}

fn side(telling: Telling<'_>, winner: Winner) -> String {
    telling.speaker.say("print-log-side", &[("side", code(winner).into())])
}

fn stages(
    telling: Telling<'_>,
    campaign: &Campaign,
    foundation: &Foundation,
    state: &State,
) -> Vec<LogStage> {
    let played_at = |at: usize| state.played.iter().find(|p| p.stage == at && !p.forced);
    // Stages of the expanded form only stand in the log of a group that plays it.
    let stands = |stage: &Stage| foundation.options.expanded || stage.kind != StageKind::OptionalSide;
    let stages = campaign.stages.iter().enumerate().filter(|(_, stage)| stands(stage));
    let rows = stages.map(|(at, stage)| {
        let played = played_at(at);
        let past =
            |phases: &[Phase]| state.stage > at || (state.stage == at && phases.contains(&state.phase));
        let steps = [played.is_some(), past(&[Phase::ImperialUpgrade, Phase::Over]), past(&[Phase::Over])];
        let here = state.stage == at && state.won.is_none();
        LogStage { here, ..row(telling, at, stage, played, steps) }
    });
    rows.collect()
}

fn row(
    telling: Telling<'_>,
    at: usize,
    stage: &Stage,
    played: Option<&PlayedMission>,
    steps: [bool; 3],
) -> LogStage {
    let kind = telling.speaker.say("campaign-stage-kind", &[("kind", code(stage.kind).into())]);
    // Where one mission only may stand, it stands there before it is played.
    let known = match stage.missions.as_slice() {
        [only] if stage.kind != StageKind::Finale => Some(only),
        _ => None,
    };
    let mission = played.map(|p| &p.mission).or(known);
    // Nothing is bought after the finale.
    let boxes = if stage.kind == StageKind::Finale { 1 } else { steps.len() };
    let tiers: Vec<_> = stage.tiers.iter().map(ToString::to_string).collect();
    LogStage {
        number: at.to_string(),
        kind: capital(&kind),
        mission: mission.map(|m| telling.name(m.as_str())).unwrap_or_default(),
        winner: played.map(|p| side(telling, p.winner)).unwrap_or_default(),
        threat: stage.threat.to_string(),
        tiers: if tiers.is_empty() { "–".to_owned() } else { tiers.join(", ") },
        steps: steps[..boxes].to_vec(),
        here: false,
    }
}

/// Forced missions: those that were played, those that must be, and room for more.
fn forced(telling: Telling<'_>, state: &State) -> Vec<LogStage> {
    let played = state.played.iter().filter(|p| p.forced).map(|p| LogStage {
        mission: telling.name(p.mission.as_str()),
        winner: side(telling, p.winner),
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

fn heroes(telling: Telling<'_>, foundation: &Foundation, state: &State) -> Vec<LogHero> {
    let books = foundation.heroes.iter().filter_map(|hero| Some((hero, state.heroes.get(hero)?)));
    let rows = books.map(|(hero, book)| LogHero {
        name: telling.name(hero.as_str()),
        earned: book.xp.to_string(),
        spent: book.xp_spent.to_string(),
        cards: names(telling, &book.cards),
        items: names(telling, &book.items),
        rewards: names(telling, &book.rewards),
    });
    rows.collect()
}

fn list(telling: Telling<'_>, key: &str, entries: Vec<String>) -> LogList {
    LogList { title: telling.speaker.word(key), entries }
}

fn together(telling: Telling<'_>, state: &State) -> Vec<LogList> {
    vec![
        list(telling, "print-log-allies", names(telling, &state.allies)),
        list(telling, "print-log-rewards", names(telling, &state.rewards)),
        list(telling, "print-log-active", names(telling, state.active.keys())),
    ]
}

fn opponent(telling: Telling<'_>, known: Option<(&Foundation, &State)>) -> Vec<Stat> {
    let values = known.map(|(foundation, state)| {
        let book = &state.imperial;
        let class = telling.name(foundation.imperial_class.as_str());
        [class, book.influence.to_string(), book.xp.to_string(), book.xp_spent.to_string()]
    });
    let keys = ["print-log-class", "print-log-influence", "print-log-earned", "print-log-spent"];
    let labels = keys.map(|key| telling.speaker.word(key));
    labels.into_iter().zip(values.unwrap_or_default()).map(|(l, v)| Stat::new(l, v)).collect()
}

fn opponent_lists(telling: Telling<'_>, state: &State, secrets: bool) -> Vec<LogList> {
    let book = &state.imperial;
    let agenda = match book.agenda.len() {
        0 => Vec::new(),
        _ if secrets => names(telling, &book.agenda),
        count => vec![telling.speaker.say("print-log-kept", &[("count", count.into())])],
    };
    vec![
        list(telling, "print-log-cards", names(telling, &book.cards)),
        list(telling, "print-log-agenda", agenda),
        list(telling, "print-log-villains", names(telling, &book.villains)),
        list(telling, "print-log-rewards", names(telling, &book.rewards)),
    ]
}

fn movement(telling: Telling<'_>, state: &State, movement: &Movement, secrets: bool) -> LogMovement {
    let who = telling.owner(&movement.account);
    let (_, what) = account_id(&movement.account);
    // A card that is kept in secret is kept in secret here, too; what it cost is known to all.
    let secret = match &movement.why {
        Why::Bought { card: Card::Agenda(card) } => !secrets && state.imperial.agenda.contains(card),
        _ => false,
    };
    let why =
        if secret { telling.speaker.word("print-log-bought-secret") } else { telling.why(&movement.why) };
    LogMovement {
        stage: movement.stage.to_string(),
        who,
        what: capital(&telling.speaker.say("campaign-what", &[("what", what.into())])),
        amount: format!("{:+}", movement.amount),
        balance: movement.balance.to_string(),
        why: capital(&why),
    }
}

fn labels(telling: Telling<'_>) -> CampaignLogLabels {
    let word = |key: &str| telling.speaker.word(key);
    CampaignLogLabels {
        stage: word("print-log-stage"),
        kind: word("print-log-kind"),
        mission: word("print-log-mission"),
        winner: word("print-log-winner"),
        threat: word("print-log-threat"),
        tiers: word("print-log-tiers"),
        steps: ["print-log-mission", "print-log-rebel-upgrade", "print-log-imperial-upgrade"]
            .map(word)
            .to_vec(),
        forced: word("print-log-forced"),
        heroes: side(telling, Winner::Rebels),
        credits: word("print-log-credits"),
        hero: word("print-log-hero"),
        earned: word("print-log-earned"),
        spent: word("print-log-spent"),
        cards: word("print-log-cards"),
        items: word("print-log-items"),
        rewards: word("print-log-rewards"),
        together: word("print-log-together"),
        opponent: word("campaign-imperial"),
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
