//! A tournament on paper: pairings for the wall, result slips, standings and pools.

use muster_templates::view::{ListingColumn, ListingView, SlipLabels, SlipView, SlipsView};
use serde::Deserialize;
use ts_rs::TS;

use super::job::{Matter, Work};
use super::sheet::page_label;
use crate::base::error::Error;
use crate::base::session::Session;
use crate::base::speaker::Speaker;
use crate::tournaments::{
    TournamentPool, TournamentRequest, TournamentRound, TournamentSeat, TournamentView, tournament,
};

/// With more tables than this, players look for their names instead of reading the whole list of tables.
const MANY_TABLES: usize = 8;

/// A printable part of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum TournamentPart {
    /// The opponents at each table.
    Pairings,
    /// Slips for writing down results.
    Slips,
    /// The current standings.
    Standings,
    /// The figures that each player got, one page per player.
    Pools,
}

/// Returns a part of a tournament, by default of the last round.
///
/// # Errors
/// Fails if the tournament or round is unknown, there is nothing to print, or the database can't be read.
pub fn work_of_tournament(
    session: &mut Session,
    id: &str,
    part: TournamentPart,
    round: Option<u32>,
) -> Result<Work, Error> {
    let view = tournament(session, TournamentRequest { id: id.to_owned(), round })?;
    let game = session.game(view.game.as_str())?;
    let speaker = session.speaker(&game);
    let wanted = round.unwrap_or(view.round);
    let paired = view.pairings.iter().find(|one| one.round == wanted).ok_or(Error::NothingToPrint);
    let matter = match part {
        TournamentPart::Pairings => {
            let paired = paired?;
            let mut listings = vec![by_table(&speaker, &view, paired)];
            if paired.tables.len() > MANY_TABLES {
                listings.push(by_player(&speaker, &view, paired));
            }
            Matter::Listings(listings)
        }
        TournamentPart::Slips => Matter::Slips(Box::new(slips(&speaker, &view, paired?))),
        TournamentPart::Standings if view.players.is_empty() => return Err(Error::NothingToPrint),
        TournamentPart::Standings => Matter::Listings(vec![standings(&speaker, &view)]),
        TournamentPart::Pools => Matter::Listings(pools(&speaker, &view).ok_or(Error::NothingToPrint)?),
    };
    Ok(Work::new(view.name.clone(), matter))
}

fn column(heading: String, share: f32) -> ListingColumn {
    ListingColumn { heading, share, ..ListingColumn::default() }
}

fn listing(speaker: &Speaker<'_>, view: &TournamentView, subtitle: String) -> ListingView {
    ListingView {
        title: view.name.clone(),
        subtitle,
        foot: speaker.game_name(),
        page: page_label(speaker),
        ..ListingView::default()
    }
}

fn seat(speaker: &Speaker<'_>, seat: &TournamentSeat) -> String {
    let args = [("name", seat.name.as_str().into()), ("points", seat.points.into())];
    speaker.say("tournament-seat", &args)
}

fn by_table(speaker: &Speaker<'_>, view: &TournamentView, round: &TournamentRound) -> ListingView {
    let player = || speaker.word("tournament-column-player");
    let mut rows: Vec<Vec<String>> = Vec::new();
    for table in &round.tables {
        let result = table.result.as_ref().map(|result| result.text.clone()).unwrap_or_default();
        rows.push(vec![
            table.table.to_string(),
            seat(speaker, &table.first),
            seat(speaker, &table.second),
            result,
        ]);
    }
    if let Some(bye) = &round.bye {
        rows.push(vec![
            String::new(),
            seat(speaker, bye),
            speaker.word("tournament-print-bye"),
            String::new(),
        ]);
    }
    let number = ListingColumn { bold: true, ..column(speaker.word("tournament-print-table"), 1.2) };
    let result = column(speaker.word("tournament-print-result"), 2.2);
    ListingView {
        columns: vec![number, column(player(), 4.0), column(player(), 4.0), result],
        rows,
        ..listing(speaker, view, speaker.say("tournament-print-pairings", &[("round", round.round.into())]))
    }
}

/// Returns the players' pools; in a draft booster by booster, with boxes to tick for the picks.
fn pools(speaker: &Speaker<'_>, view: &TournamentView) -> Option<Vec<ListingView>> {
    let dealt = view.dealt.as_ref()?;
    let page = |pool: &TournamentPool| {
        let mut rows = Vec::new();
        match &pool.figures {
            Some(figures) => {
                for figure in figures {
                    rows.push(vec![
                        figure.count.to_string(),
                        figure.name.clone(),
                        "☐".repeat(boxes(figure.count)),
                    ]);
                }
            }
            None => {
                for (number, booster) in (1_u32..).zip(&pool.boosters) {
                    let named = booster.iter().map(|figure| figure.name.clone());
                    rows.extend(named.map(|name| vec![number.to_string(), name, "☐".to_owned()]));
                }
            }
        }
        let first =
            if pool.figures.is_some() { "tournament-print-count" } else { "tournament-print-booster" };
        let number = ListingColumn { bold: true, ..column(speaker.word(first), 1.4) };
        ListingView {
            columns: vec![
                number,
                column(speaker.word("tournament-print-figure"), 6.0),
                column(speaker.word("tournament-print-taken"), 2.0),
            ],
            rows,
            ..listing(speaker, view, pool.name.clone())
        }
    };
    Some(dealt.pools.iter().map(page).collect())
}

/// Returns the number of boxes that fit beside a figure.
fn boxes(count: u32) -> usize {
    usize::try_from(count.min(8)).unwrap_or(8)
}

/// Returns the pairings sorted by player, so that all can find their own table.
fn by_player(speaker: &Speaker<'_>, view: &TournamentView, round: &TournamentRound) -> ListingView {
    let mut rows: Vec<Vec<String>> = Vec::new();
    for table in &round.tables {
        for (own, other) in [(&table.first, &table.second), (&table.second, &table.first)] {
            rows.push(vec![own.name.clone(), table.table.to_string(), other.name.clone()]);
        }
    }
    if let Some(bye) = &round.bye {
        rows.push(vec![bye.name.clone(), String::new(), speaker.word("tournament-print-bye")]);
    }
    rows.sort_by_cached_key(|row| muster_rules::fold::fold(&row[0]));
    ListingView {
        columns: vec![
            column(speaker.word("tournament-column-player"), 4.0),
            ListingColumn { bold: true, ..column(speaker.word("tournament-print-table"), 1.2) },
            column(speaker.word("tournament-print-opponent"), 4.0),
        ],
        rows,
        ..listing(speaker, view, speaker.say("tournament-print-by-player", &[("round", round.round.into())]))
    }
}

fn slips(speaker: &Speaker<'_>, view: &TournamentView, round: &TournamentRound) -> SlipsView {
    let args = [("name", view.name.as_str().into()), ("round", round.round.into())];
    SlipsView {
        title: speaker.say("tournament-note", &args),
        slips: round
            .tables
            .iter()
            .map(|table| SlipView {
                table: speaker.say("tournament-table", &[("table", table.table.into())]),
                players: [table.first.name.clone(), table.second.name.clone()],
            })
            .collect(),
        games: u32::try_from(view.games).unwrap_or(u32::MAX),
        labels: SlipLabels {
            points: speaker.word("tournament-print-points"),
            won: speaker.word("tournament-print-won"),
            signed: speaker.word("tournament-print-signed"),
            leaves: speaker.word("tournament-print-leaves"),
        },
        page: page_label(speaker),
    }
}

fn standings(speaker: &Speaker<'_>, view: &TournamentView) -> ListingView {
    let right = |heading: String, share: f32| ListingColumn { right: true, ..column(heading, share) };
    let word = |key: &str| speaker.word(&format!("tournament-column-{key}"));
    let mut columns = vec![right(word("place"), 1.0), column(word("player"), 4.2)];
    columns[1].bold = true;
    columns.push(right(word("points"), 1.2));
    columns.push(right(word("record"), 2.2));
    columns.extend(view.scoring.tie_breaks.iter().map(|tie| right(tie.short.clone(), 1.7)));
    let row = |row: &crate::tournaments::TournamentStanding| {
        let name = match row.there {
            true => row.name.clone(),
            false => speaker.say("tournament-print-left", &[("name", row.name.as_str().into())]),
        };
        let mut cells = vec![row.place.to_string(), name, row.points.to_string()];
        cells.push(format!("{}–{}–{}", row.won, row.drawn, row.lost));
        cells.extend(row.ties.iter().cloned());
        cells
    };
    ListingView {
        columns,
        rows: view.standings.iter().map(row).collect(),
        notes: view.scoring.told.clone(),
        ..listing(speaker, view, view.standings_title.clone())
    }
}
