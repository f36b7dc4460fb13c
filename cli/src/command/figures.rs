//! `muster figures …`

use std::collections::BTreeMap;

use muster_app::Error;
use muster_app::base::speaker::Speaker;
use muster_app::figures::filter::FigureFilter;
use muster_app::figures::search::{self, OwnedFilter, SearchRequest};
use muster_app::figures::show::{self, FigureDetails, FigureRequest};
use muster_app::terms::{self, TermRequest};

use crate::args::{Figures, Search};
use crate::context::Context;
use crate::layout::{BOLD, QUIET, Table, styled, wrapped};
use crate::reply::{Reply, exit};
use crate::terminal::one_line;

pub(super) fn run(cx: &mut Context, command: Figures) -> Result<Reply, Error> {
    match command {
        Figures::Search(search) => find(cx, search),
        Figures::Show { figure, game } => show(cx, FigureRequest { game, figure }),
    }
}

fn find(cx: &mut Context, args: Search) -> Result<Reply, Error> {
    let term = args.with_term.map(|term| TermRequest { game: args.game.clone(), term });
    let term = term.map(|request| terms::term(&mut cx.session, request)).transpose()?;
    let request = SearchRequest {
        // A term belongs to one game.
        game: args.game.or_else(|| term.as_ref().map(|term| term.game.to_string())),
        terms: term.into_iter().map(|term| term.id).collect(),
        query: args.query,
        filter: FigureFilter {
            sets: args.set.into_iter().collect(),
            factions: args.faction.into_iter().collect(),
            eras: Vec::new(),
            rarities: args.rarity.into_iter().collect(),
            abilities: args.ability.into_iter().collect(),
            cost_min: args.min_cost,
            cost_max: args.max_cost,
            unique: args.unique,
            owned: args.owned.then_some(OwnedFilter::Owned),
        },
        limit: args.limit,
        against: args.damage_to,
        ..SearchRequest::default()
    };
    let page = search::search(&mut cx.session, request)?;
    let mut games = BTreeMap::new();
    for row in page.rows.iter().map(|line| &line.row) {
        if !games.contains_key(&row.game) {
            games.insert(row.game.clone(), cx.session.muster.game(Some(row.game.as_str()))?);
        }
    }
    Ok(cx.reply(exit::GOOD, &page, || {
        let speakers: BTreeMap<_, _> =
            games.iter().map(|(id, game)| (id, cx.session.speaker(game))).collect();
        let mut table = Table::new(&[2, 3]);
        for line in &page.rows {
            let row = &line.row;
            let Some(speaker) = speakers.get(&row.game) else { continue };
            let factions: Vec<_> = row.factions.iter().map(|f| speaker.naming().faction(f)).collect();
            let owned =
                if row.owned.figures > 0 { format!("{}×", row.owned.figures) } else { String::new() };
            let sets: Vec<_> = row.printings.iter().map(|p| format!("{} {}", p.set, p.number)).collect();
            let (name, cost) = (line.local_name.clone(), line.cost_text.clone());
            let cells = [name, factions.join(" · "), cost, owned, sets.join(", ")];
            // Name the game if there are figures from several.
            table.row(cells.into_iter().chain((speakers.len() > 1).then(|| speaker.game_name())));
        }
        if table.is_empty() {
            return cx.say("report-no-figures-found", &[]);
        }
        let total = cx.say("report-figures-found", &[("count", page.total.into())]);
        format!("{}{}", table.draw(), styled(&total, QUIET, cx.colour))
    }))
}

fn show(cx: &mut Context, request: FigureRequest) -> Result<Reply, Error> {
    let answer = show::figure(&mut cx.session, request)?;
    let game = cx.session.game(answer.game.as_str())?;
    Ok(cx.reply(exit::GOOD, &answer, || text(cx, &cx.session.speaker(&game), &answer)))
}

fn text(cx: &Context, speaker: &Speaker<'_>, answer: &FigureDetails) -> String {
    let cost = &answer.cost_text;
    let cost = if cost.is_empty() { String::new() } else { format!(" · {cost}") };
    let mut out = format!("{}{cost}\n", styled(&one_line(&answer.local_name), BOLD, cx.colour));
    out.push_str(&format!("{}\n", one_line(&answer.subtitle)));
    let mut stats = Table::new(&[0, 1, 2, 3, 4, 5]);
    stats.row(speaker.data().stats.iter().map(|s| speaker.stat(&s.id)));
    let stat = |id: &str| answer.stats.get(id).map_or_else(|| "–".to_owned(), ToString::to_string);
    stats.row(speaker.data().stats.iter().map(|s| stat(&s.id)));
    if !speaker.data().stats.is_empty() {
        out.push_str(&stats.draw());
    }
    for list in &speaker.data().keywords {
        let words = answer.keywords.get(&list.id).into_iter().flatten();
        let words: Vec<_> = words.map(|w| speaker.naming().ability(w)).collect();
        if !words.is_empty() {
            let heading = styled(&speaker.game_word("keyword", &list.id, &list.name), QUIET, cx.colour);
            // Compound keywords contain dots, so separate them by commas.
            let between = if list.parts.is_empty() { " · " } else { ", " };
            out.push_str(&format!("{}\n", wrapped(&cx.labelled(&heading, &words.join(between)), 4)));
        }
    }
    let card = speaker.game.catalogue.figure(&answer.figure);
    let headed = |flag: &&String| speaker.data().texts.contains_key(*flag);
    for flag in card.iter().flat_map(|card| &card.traits).filter(|flag| !headed(flag)) {
        out.push_str(&format!("{}\n", one_line(&speaker.game_word("trait", flag, flag))));
    }
    for word in &answer.words {
        let name = styled(&one_line(&word.name), BOLD, cx.colour);
        out.push_str(&format!("{}\n", wrapped(&cx.labelled(&name, &word.text), 4)));
    }
    let mut printings = Table::new(&[1, 3]);
    for printing in &answer.printings {
        let owned = if printing.owned > 0 { format!("{}×", printing.owned) } else { String::new() };
        let rarity = speaker.rarity(&printing.rarity);
        printings.row([printing.set.clone(), printing.number.clone(), rarity, owned]);
    }
    out.push_str(&printings.draw());
    if let Some(note) = &answer.suspect {
        let note = cx.say("card-suspect", &[("note", note.as_str().into())]);
        out.push_str(&format!("{}\n", styled(&wrapped(&note, 0), QUIET, cx.colour)));
    }
    if !answer.unknown.is_empty() {
        out.push_str(&format!("{}\n", styled(&cx.say("catalogue-unknown", &[]), QUIET, cx.colour)));
        let mut questions = Table::new(&[]);
        for asked in &answer.unknown {
            questions.row([one_line(&asked.name), format!("muster pack settle {} …", asked.question)]);
        }
        out.push_str(&questions.draw());
    }
    let source = cx.say("report-source", &[("source", answer.source.as_str().into())]);
    out.push_str(&styled(&source, QUIET, cx.colour));
    out
}
