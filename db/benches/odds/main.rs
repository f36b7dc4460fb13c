//! Benchmarks the odds of many figures against many: medians with their budgets, and a plain enumeration in
//! Python that must yield the same numbers. Not a test.
#![allow(clippy::print_stdout, reason = "the table is what it is for")]

#[path = "../python/mod.rs"]
mod python;
#[path = "../timing/mod.rs"]
mod timing;

use std::hint::black_box;
use std::time::Duration;

use muster_db::pack::{LoadedGame, built_in, load};
use muster_rules::figure::Figure;
use muster_rules::odds::{Combat, Fight, Ratio, RollReader, RollRules, Situation};
use serde_json::{Value, json};

use timing::times;

/// Enumerates every roll of the given dice.
const PLAIN: &str = include_str!("plain.py");

/// The number of figures per squad in the table of one against another.
const SQUAD: usize = 20;

/// Returns the median time of several runs, after one for warming up.
fn median(runs: usize, run: impl FnMut()) -> Duration {
    times(runs, run)[runs / 2]
}

fn main() {
    let (games, _) = load(&built_in());
    println!("{:<58} {:>11} {:>8} {:>7}", "median of", "measured", "budget", "ratio");
    for game in &games {
        if let Some(Combat::Roll(rules)) = &game.combat {
            first_attacks(game, rules);
            squads(game, rules);
        }
    }
}

fn reader<'a>(game: &'a LoadedGame, rules: &'a RollRules) -> RollReader<'a> {
    RollReader::new(game.catalogue.game(), &game.explained.glossary, rules, Situation::default())
}

/// The odds of everyone's first attack on everyone.
fn first_attacks(game: &LoadedGame, rules: &RollRules) {
    let figures: Vec<_> = game.catalogue.figures().iter().collect();
    // The number of hitting sides per pair; `None` where a card doesn't contain it.
    let all = || {
        let reader = reader(game, rules);
        let attackers: Vec<_> = figures.iter().map(|figure| reader.attacker(figure)).collect();
        let defenders: Vec<_> = figures.iter().map(|figure| reader.defender(figure)).collect();
        let mut hits = Vec::with_capacity(figures.len() * figures.len());
        for attacker in &attackers {
            let needed = defenders.iter().map(|defender| reader.needed(attacker, defender));
            hits.extend(needed.map(|needed| needed.map_or(0, |needed| rules.die + 1 - needed)));
        }
        hits
    };
    let hits = all();
    let time = median(11, || drop(black_box(all())));
    let sums = hits.iter().zip(1u64..).fold([0, 0], |[sum, weighed], (hits, place)| {
        [sum + u64::from(*hits), weighed + u64::from(*hits) * place]
    });
    let ours = format!("{}/{}", sums[0], sums[1]);

    let reader = reader(game, rules);
    let attackers: Vec<_> = figures.iter().map(|figure| reader.attacker(figure)).collect();
    let defenders: Vec<_> = figures.iter().map(|figure| reader.defender(figure)).collect();
    let numbers = |at: usize| {
        let (attacker, defender) = (&attackers[at / figures.len()], &defenders[at % figures.len()]);
        let read = reader.read(Some(attacker), Some(defender));
        let (assault, guard) = (read.assault, read.guard);
        let printed = *assault.attacks?.first()?;
        let critical = assault.critical.unwrap_or(rules.die);
        Some(json!([printed + assault.bonus, guard.defense? + guard.defense_bonus, critical]))
    };
    let pairs: Vec<_> = (0..hits.len()).map(|at| numbers(at).unwrap_or(Value::Null)).collect();
    let what =
        format!("{}, {} × {}: first attacks", game.catalogue.game().name, figures.len(), figures.len());
    row(&what, time, Duration::from_secs(1), &beside("first", rules.die, &pairs, &ours, time));
}

/// Everything that an activation does, for one squad against another.
fn squads(game: &LoadedGame, rules: &RollRules) {
    let whole = reader(game, rules);
    let tells = |figure: &&Figure| {
        let (attacker, defender) = (whole.attacker(figure), whole.defender(figure));
        whole.read(Some(&attacker), Some(&defender)).fight(rules, whole.glossary).is_ok()
    };
    let known: Vec<_> = game.catalogue.figures().iter().filter(tells).collect();
    // Figures spread over the whole catalogue, so that all kinds of abilities occur.
    let squad = |from: usize| {
        let apart = known.len() / SQUAD;
        known.iter().skip(from).step_by(apart).take(SQUAD).copied().collect::<Vec<_>>()
    };
    let (mine, theirs) = (squad(0), squad(known.len() / SQUAD / 2));
    let fights = || {
        let reader = reader(game, rules);
        let attackers: Vec<_> = mine.iter().map(|figure| reader.attacker(figure)).collect();
        let defenders: Vec<_> = theirs.iter().map(|figure| reader.defender(figure)).collect();
        let mut all = Vec::with_capacity(SQUAD * SQUAD);
        for attacker in &attackers {
            let read = defenders.iter().map(|defender| reader.read(Some(attacker), Some(defender)));
            all.extend(read.filter_map(|read| read.fight(rules, reader.glossary).ok()));
        }
        all
    };
    let table = || fights().iter().map(Fight::outcome).collect::<Vec<_>>();
    let outcomes = table();
    let time = median(101, || drop(black_box(table())));
    let (mut expected, mut defeat) = (Ratio::whole(0), Ratio::whole(0));
    for (outcome, place) in outcomes.iter().zip(1u64..) {
        expected = expected.plus(&outcome.damage.expected().times(&Ratio::whole(place)));
        defeat = defeat.plus(&outcome.defeat.clone().unwrap_or(Ratio::whole(0)).times(&Ratio::whole(place)));
    }
    let told: Vec<_> = fights().iter().map(told).collect();
    let what = format!("{}, {SQUAD} × {SQUAD}: damage and defeat", game.catalogue.game().name);
    let ours = format!("{expected},{defeat}");
    row(&what, time, Duration::from_millis(16), &beside("activation", rules.die, &told, &ours, time));
}

/// Converts a fight to the input of the plain program.
fn told(fight: &Fight) -> Value {
    let attack = |a: &muster_rules::odds::Attack| {
        let poisons: Vec<_> = a.poisons.iter().map(|p| json!([p.amount, p.save])).collect();
        json!([a.bonus, a.damage, a.damage_bonus, a.critical, a.times, poisons])
    };
    json!({
        "attacks": fight.attacks.iter().map(attack).collect::<Vec<_>>(),
        "defense": fight.defense,
        "hp": fight.hit_points,
        "no_criticals": fight.no_criticals,
        "avoids": fight.avoids.iter().map(|a| json!([a.needed, a.by_attacker])).collect::<Vec<_>>(),
        "reductions": fight.reductions.iter().map(|r| json!([r.amount, r.roll])).collect::<Vec<_>>(),
    })
}

/// Returns the note with the other program's result.
fn beside(what: &str, die: u32, data: &[Value], ours: &str, time: Duration) -> String {
    let fights = json!({ "die": die, "fights": data }).to_string();
    python::note("Python", python::run(PLAIN, &fights, &[what]), ours, time)
}

fn row(what: &str, measured: Duration, budget: Duration, note: &str) {
    let ratio = measured.as_secs_f64() / budget.as_secs_f64();
    let measured = format!("{measured:.2?}");
    println!("{what:<58} {measured:>11} {:>8} {ratio:>7.3} {note}", format!("{budget:.0?}"));
}
