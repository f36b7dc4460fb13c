//! `muster collection …`

use std::io::{BufRead as _, IsTerminal as _};

use muster_app::Error;
use muster_app::base::error::Kind;
use muster_app::base::speaker::Speaker;
use muster_app::base::spreadsheet::{Field, Spreadsheet, Status};
use muster_app::collection::edit::{self, EditHoldings, HoldingChange, Which};
use muster_app::collection::export::{self, ExportRequest};
use muster_app::collection::holdings::{HoldingShow, HoldingsRequest};
use muster_app::collection::import::{self, ImportAnswer, ImportRequest};
use muster_app::collection::overview::{self, CollectionRequest};
use muster_app::collection::undo;
use muster_app::collection::whose::game_of;
use muster_app::collection::{ImportMode, RowFault};
use muster_app::figures::filter::FigureFilter;
use muster_app::own::facts::{self, FoundFact, KeepFacts};

use super::{exported, request};
use crate::args::{Change, Collection, Listed, Show};
use crate::context::Context;
use crate::layout::{ASK, QUIET, Table, styled, wrapped};
use crate::reply::{Reply, exit};
use crate::report;
use crate::terminal::{one_line, tell};

/// The maximum number of rows listed in a preview; the others are counted.
const SPELLED_OUT: usize = 20;

pub(super) fn run(cx: &mut Context, command: Collection) -> Result<Reply, Error> {
    match command {
        Collection::Import {
            file,
            game,
            map,
            heading,
            sheet,
            status,
            add,
            worth,
            replace_all,
            make_own,
            dry_run,
            keep_found,
            yes,
        } => {
            let mode = match () {
                () if add => ImportMode::Add,
                () if worth => ImportMode::Worth,
                () if replace_all => ImportMode::ReplaceAll,
                () => ImportMode::Replace,
            };
            let said = game.map(|game| cx.game_id(Some(&game))).transpose()?;
            let game = said.clone().unwrap_or_default();
            let spelled_out = None;
            let request = ImportRequest {
                game,
                path: file,
                mapping: None,
                heading,
                sheets: (!sheet.is_empty()).then_some(sheet),
                statuses: status.iter().map(|pair| meaning(pair)).collect::<Result<_, _>>()?,
                mode,
                spelled_out,
                make_mine: make_own,
            };
            import(cx, request, &map, How { dry_run, keep_found, yes, recognise: said.is_none() })
        }
        Collection::Undo => undo(cx),
        Collection::Export { game, output } => {
            let game = cx.game_id(game.as_ref())?;
            let done = export::export(&mut cx.session, ExportRequest { game, path: output })?;
            Ok(exported(cx, done))
        }
        Collection::Show { game, set } => show(cx, game.as_ref(), set),
        Collection::Edit { listed, change, dry_run } => edit(cx, listed, &change, dry_run),
        Collection::Missing { squad, against } => missing(cx, &squad, against),
        Collection::Products { game } => super::products::list(cx, game.as_ref()),
        Collection::Add { product, game, count } => super::products::add(cx, product, game, count),
    }
}

fn edit(cx: &mut Context, listed: Listed, change: &Change, dry_run: bool) -> Result<Reply, Error> {
    let game = cx.game_id(listed.game.as_ref())?;
    let show = match listed.show {
        Show::All => HoldingShow::All,
        Show::Owned => HoldingShow::Owned,
        Show::Missing => HoldingShow::Missing,
        Show::Duplicates => HoldingShow::Duplicates,
        Show::Wanted => HoldingShow::Wanted,
        Show::ForTrade => HoldingShow::ForTrade,
        Show::WithDetails => HoldingShow::WithDetails,
        Show::WithPhoto => HoldingShow::WithPhoto,
    };
    let Listed { search: query, set, rarity, faction, .. } = listed;
    let [sets, rarities, factions] = [set, rarity, faction].map(|one| one.into_iter().collect());
    let filter = FigureFilter { sets, rarities, factions, ..FigureFilter::default() };
    let list = HoldingsRequest { query, filter, show, ..HoldingsRequest::default() };
    let change = match *change {
        Change { want_up_to: Some(copies), .. } => HoldingChange::WantUpTo { copies },
        Change { trade_beyond: Some(copies), .. } => HoldingChange::TradeBeyond { copies },
        Change { cards_as_figures: true, .. } => HoldingChange::CardsAsFigures,
        Change { figures, cards, wanted, for_trade, .. } => {
            HoldingChange::Set { figures, cards, wanted, for_trade, note: None }
        }
    };
    let request = EditHoldings { game, which: Which::Listed(list), change, dry_run };
    let done = edit::edit_holdings(&mut cx.session, request)?;
    let key = if dry_run { "done-edit-tried" } else { "done-edited" };
    let args = [("changed", done.changed.into()), ("printings", done.printings.into())];
    Ok(cx.reply(exit::GOOD, &done, || cx.say(key, &args)))
}

/// How to import a spreadsheet.
#[derive(Clone, Copy)]
struct How {
    dry_run: bool,
    keep_found: bool,
    yes: bool,
    /// Whether the game is told by the rows.
    recognise: bool,
}

fn import(
    cx: &mut Context,
    mut request: ImportRequest,
    map: &[String],
    How { dry_run, keep_found, yes, recognise }: How,
) -> Result<Reply, Error> {
    let mut sheet = import::read(&request, &cx.session.words)?;
    for pair in map {
        correct(&mut sheet, pair)?;
    }
    sheet.identified()?;
    let mut note = String::new();
    if recognise {
        let usual = cx.game(None)?;
        let found = game_of(&mut cx.session, &sheet)?;
        request.game = found.as_ref().map_or_else(|| usual.catalogue.game().id.to_string(), |g| g.id.clone());
        if let Some(game) = found.filter(|game| game.id != usual.catalogue.game().id.as_str()) {
            note = cx.say("note-game-recognised", &[("game", game.name.as_str().into())]) + "\n";
        }
    }
    // Ask for confirmation at a terminal; a script has expressed its intent by the call.
    let asks = !dry_run && !yes && !cx.json && std::io::stdin().is_terminal() && request.path != "-";
    if dry_run || asks {
        let answer = import::preview(&mut cx.session, request.clone(), sheet.clone())?;
        let preview = preview(cx, &request.path, &answer);
        if dry_run {
            let said = || format!("{preview}{}", cx.say("import-preview-end", &[]));
            return Ok(cx.reply(code(&answer), &answer, said).saying(&note));
        }
        if !confirmed(cx, &preview) {
            return Ok(Reply::new(exit::GOOD, format!("{}\n", cx.say("done-dry-run", &[]))));
        }
    }
    let (path, game) = (request.path.clone(), request.game.clone());
    let answer = import::import(&mut cx.session, request, sheet)?;
    let found = answer.found.iter().flat_map(|found| &found.facts);
    let cells: Vec<_> = found.filter(|_| keep_found).map(FoundFact::told).collect();
    let kept = cells.len();
    if kept > 0 {
        facts::keep(&mut cx.session, KeepFacts { game, cells })?;
    }
    Ok(cx
        .reply(code(&answer), &answer, || {
            let shown = if asks { String::new() } else { preview(cx, &path, &answer) };
            let args = [
                ("added", answer.added.into()),
                ("changed", answer.changed.into()),
                ("skipped", answer.fault_count.into()),
            ];
            let done = cx.say("done-imported", &args);
            let mine = (answer.made_mine > 0)
                .then(|| format!("{}\n", cx.say("import-made-mine", &[("count", answer.made_mine.into())])));
            let kept = (kept > 0).then(|| format!("\n{}", cx.say("facts-kept", &[("count", kept.into())])));
            format!("{shown}{}{done}{}", mine.unwrap_or_default(), kept.unwrap_or_default())
        })
        .saying(&note))
}

fn undo(cx: &mut Context) -> Result<Reply, Error> {
    let undone = undo::take_back_last(&mut cx.session)?;
    let key = if undone.done { "done-collection-undone" } else { "collection-undo-nothing" };
    Ok(cx.reply(if undone.done { exit::GOOD } else { exit::ILLEGAL }, &undone, || cx.say(key, &[])))
}

fn code(answer: &ImportAnswer) -> u8 {
    if answer.fault_count == 0 { exit::GOOD } else { exit::UNSURE }
}

/// Parses `Sold=missing`: what a value of a status column means.
fn meaning(pair: &str) -> Result<(String, Status), Error> {
    let (value, status) = pair.rsplit_once('=').unwrap_or(("", pair));
    let known = Status::named(status).filter(|_| !value.trim().is_empty());
    let known = known.ok_or_else(|| Error::not_one_of(Kind::Status, pair, Status::names()))?;
    Ok((value.trim().to_owned(), known))
}

/// Parses `Qty=figures` and assigns the field to the column; `Qty=-` leaves it out.
fn correct(sheet: &mut Spreadsheet, pair: &str) -> Result<(), Error> {
    // Without `=`, the whole is taken for a column, and the error explains the syntax.
    let (column, field) = pair.rsplit_once('=').unwrap_or((pair, ""));
    let columns = &sheet.columns;
    let same = |c: &&String| c.trim().to_lowercase() == column.trim().to_lowercase();
    let index = columns.iter().position(|c| c == column).or_else(|| columns.iter().position(|c| same(&c)));
    // A column without a heading is identified by its number, and so are all if the first line may be none.
    let number = column.trim().parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let number = number.filter(|at| columns.get(*at).is_some_and(|c| c.is_empty() || !sheet.layout.found));
    let index = if sheet.layout.found { index.or(number) } else { number.or(index) };
    let index = index
        .filter(|_| pair.contains('='))
        .ok_or_else(|| Error::not_one_of(Kind::Column, column, columns))?;
    if field.trim() == "-" {
        sheet.mapping.leave_out(index);
        return Ok(());
    }
    let field = Field::named(field).ok_or_else(|| Error::not_one_of(Kind::Field, field, Field::names()))?;
    sheet.mapping.set(index, field);
    Ok(())
}

/// Asks for confirmation. Returns `false` if that isn't possible.
fn confirmed(cx: &Context, preview: &str) -> bool {
    if tell(&format!("{preview}{} ", cx.say("import-confirm", &[]))).is_err() {
        return false;
    }
    let mut line = String::new();
    let read = std::io::stdin().lock().read_line(&mut line);
    let answer = line.trim().to_lowercase();
    read.is_ok() && ["y", "yes", "i", "igen", "是"].contains(&answer.as_str())
}

fn preview(cx: &Context, path: &str, answer: &ImportAnswer) -> String {
    let decoded = answer.encoding.map(|encoding| {
        let args = [("path", path.into()), ("encoding", encoding.into())];
        format!("{}\n", cx.say("note-decoded-as", &args))
    });
    let head = if answer.list { "import-list" } else { "import-columns" };
    let mut out = format!("{}{}\n", decoded.unwrap_or_default(), cx.say(head, &[]));
    for column in answer.columns.iter().filter(|_| !answer.list) {
        let heading = column.heading.as_str();
        let line = match (column.field, &column.fact) {
            (None, None) if column.rival.is_some() => {
                let rival = column.rival.as_deref().unwrap_or_default();
                cx.say("import-column-rival", &[("column", heading.into()), ("rival", rival.into())])
            }
            (None, Some(fact)) => {
                let args = [("column", heading.into()), ("fact", fact.as_str().into())];
                cx.say("import-column-fact", &args)
            }
            (None, None) => cx.say("import-column-ignored", &[("column", heading.into())]),
            (Some(field), _) => {
                let field = field.label(&cx.session.words);
                cx.say("import-column", &[("column", heading.into()), ("field", field.into())])
            }
        };
        out.push_str(&format!("  {line}\n"));
    }
    for status in &answer.statuses {
        let args = [
            ("value", status.value.as_str().into()),
            ("meaning", status.meaning.as_str().into()),
            ("count", status.rows.into()),
        ];
        out.push_str(&format!("{}\n", wrapped(&cx.say("import-status", &args), 2)));
    }
    let several = answer.sheets.len() > 1;
    for sheet in answer.sheets.iter().filter(|sheet| several || sheet.set.is_some()) {
        let args = [("sheet", sheet.name.as_str().into()), ("message", sheet.message.as_str().into())];
        out.push_str(&format!("{}\n", wrapped(&cx.say("import-sheet", &args), 2)));
    }
    let counts = [
        ("import-added", answer.added as usize),
        ("import-changed", answer.changed as usize),
        ("import-unchanged", answer.unchanged as usize),
        ("import-copies", answer.copies as usize),
        ("import-skipped", answer.fault_count),
    ];
    for (key, count) in counts {
        out.push_str(&format!("{}\n", cx.say(key, &[("count", count.into())])));
    }
    out.push_str(&format!("{}\n", cx.say("import-all-rows", &[("count", answer.all_rows.into())])));
    for fate in &answer.fates {
        let args = [
            ("count", fate.count.into()),
            ("name", fate.name.as_str().into()),
            ("lines", fate.lines.as_str().into()),
        ];
        out.push_str(&format!("  {}\n", wrapped(&cx.say("import-fate", &args), 4)));
    }
    for change in answer.changes.iter().take(SPELLED_OUT) {
        let quoted = |text: &str| if text.is_empty() { "–".to_owned() } else { one_line(text) };
        let args = [
            ("name", change.name.as_str().into()),
            ("field", change.field_name.as_str().into()),
            ("before", quoted(&change.before).into()),
            ("after", quoted(&change.after).into()),
        ];
        let place = (change.sheet.as_deref(), change.line);
        let said = row_said(cx, place, &cx.say("import-change", &args));
        out.push_str(&format!("{}\n", wrapped(&said, 2)));
    }
    let assumed = answer.assumed.iter().map(|row| ((row.sheet.as_deref(), row.line), &row.message, QUIET));
    let against =
        answer.contradictions.iter().map(|row| ((row.sheet.as_deref(), row.line), &row.message, ASK));
    let faults = answer.faults.iter().map(|row| (place(&row.fault), &row.message, ASK));
    let all = assumed.take(SPELLED_OUT).chain(against.take(SPELLED_OUT)).chain(faults.take(SPELLED_OUT));
    for (place, message, style) in all {
        let line = row_said(cx, place, message);
        out.push_str(&format!("{}\n", styled(&wrapped(&line, 2), style, cx.colour)));
    }
    if let Some(found) = &answer.found {
        out.push_str(&report::found(cx, &found.facts, "--keep-found"));
    }
    let all = [answer.change_count, answer.fault_count, answer.assumed_count, answer.contradiction_count];
    let more = all.map(|count| count.saturating_sub(SPELLED_OUT));
    let more = more.iter().sum::<usize>();
    if answer.strangers > 0 {
        let said = cx.say("import-strangers", &[("count", answer.strangers.into())]);
        out.push_str(&format!("{}\n", wrapped(&said, 2)));
    }
    if more > 0 {
        out.push_str(&format!("{}\n", cx.say("import-more", &[("count", more.into())])));
    }
    out
}

/// Returns the sheet and the line of a fault.
pub(super) fn place(fault: &RowFault) -> (Option<&str>, usize) {
    (fault.sheet.as_deref(), fault.line)
}

/// Formats a message about a spreadsheet row, in one of several sheets or in the only one.
pub(super) fn row_said(cx: &Context, (sheet, line): (Option<&str>, usize), message: &str) -> String {
    let (row, message) = (("row", line.into()), ("message", message.into()));
    match sheet {
        None => cx.say("import-row", &[row, message]),
        Some(sheet) => cx.say("import-row-of-sheet", &[("sheet", sheet.into()), row, message]),
    }
}

fn show(cx: &mut Context, game: Option<&String>, set: Option<String>) -> Result<Reply, Error> {
    let request = CollectionRequest { game: cx.game_id(game)?, set, rows: true };
    let named = request.set.is_some();
    let mut view = overview::collection(&mut cx.session, request)?;
    view.sets.retain(|set| named || set.share.owned > 0);
    Ok(cx.reply(exit::GOOD, &view, || {
        let rows = view.rows.as_deref().unwrap_or_default();
        if rows.is_empty() {
            return cx.say("collection-empty", &[]);
        }
        let mut table = Table::new(&[0, 3]);
        for row in rows {
            let count = format!("{}×", row.figures);
            let name = if row.nameless { &row.local_name } else { &row.name };
            table.row([count, name.clone(), row.set.clone(), row.number.clone()]);
        }
        let mut sets = Table::new(&[]);
        for set in &view.sets {
            let total = set.size.unwrap_or(set.share.printings);
            let args = [("owned", set.share.owned.into()), ("total", total.into())];
            let key = if set.size.is_some() { "checklist-set-summary" } else { "collection-of-known" };
            sets.row([set.name.clone(), cx.say(key, &args)]);
        }
        let totals = [("figures", view.figures.into()), ("cards", view.cards.into())];
        format!("{}{}{}", table.draw(), sets.draw(), cx.say("collection-total", &totals))
    }))
}

fn missing(cx: &mut Context, squad: &str, against: crate::args::Against) -> Result<Reply, Error> {
    let checked = cx.session.muster.check_any(squad, &request(against))?;
    let missing = cx.session.muster.missing(&checked)?;
    let unread = report::unread(cx, &checked);
    let done = cx.reply(exit::GOOD, &missing, || {
        if missing.is_empty() {
            return cx.say("collection-missing-none", &[]);
        }
        let speaker = Speaker::new(&cx.session.words, &checked.game, &checked.game.names);
        let mut out = String::new();
        for row in &missing {
            let args = [
                ("name", speaker.figure(&row.figure).into()),
                ("needed", row.needed.into()),
                ("owned", row.owned.into()),
                ("missing", row.missing.into()),
            ];
            out.push_str(&format!("{}\n", wrapped(&cx.say("collection-missing-row", &args), 2)));
            let mut table = Table::new(&[1]);
            for printing in &row.printings {
                let rarity = speaker.rarity(&printing.rarity);
                table.row([printing.set_name.clone(), printing.number.clone(), rarity]);
            }
            out.push_str(&table.draw());
        }
        out
    });
    Ok(done.but(&unread))
}
