//! `muster collection …`

use std::io::{BufRead as _, IsTerminal as _};
use std::path::Path;

use muster_app::Error;
use muster_app::collection::{Field, ImportMode, ImportPlan, Mapping, RowFaultKind, spreadsheet};
use muster_app::decode::read_input;
use muster_app::error::Kind;
use muster_app::speaker::Speaker;
use serde_json::json;

use super::request;
use crate::args::Collection;
use crate::context::{Context, Reply, exit};
use crate::layout::{ASK, QUIET, Table, styled, wrapped};
use crate::report;
use crate::terminal::tell;

/// The most rows that a preview spells out; the rest are counted.
const SPELLED_OUT: usize = 20;

/// How an import was asked for.
struct Import {
    file: String,
    game: Option<String>,
    map: Vec<String>,
    mode: ImportMode,
    dry_run: bool,
    yes: bool,
}

pub(super) fn run(cx: &mut Context, command: Collection) -> Result<Reply, Error> {
    match command {
        Collection::Import { file, game, map, add, dry_run, yes } => {
            let mode = if add { ImportMode::Add } else { ImportMode::Replace };
            import(cx, &Import { file, game, map, mode, dry_run, yes })
        }
        Collection::Export { game, output } => {
            let game = cx.game(game.as_ref())?;
            let (text, rows) = cx.session.muster.export_collection(&game)?;
            let Some(path) = output else {
                let json = json!({ "text": text, "rows": rows });
                return Ok(if cx.json { cx.reply(exit::GOOD, &json, String::new) } else { Reply::raw(text) });
            };
            cx.session.muster.save_file(&path, text.as_bytes())?;
            let args = [("path", path.display().to_string().into()), ("rows", rows.into())];
            let json = json!({ "path": path, "rows": rows });
            Ok(cx.reply(exit::GOOD, &json, || cx.say("done-exported", &args)))
        }
        Collection::Show { game, set } => show(cx, game.as_ref(), set.as_deref()),
        Collection::Missing { squad, against } => missing(cx, &squad, against),
        Collection::Products { game } => super::products::list(cx, game.as_ref()),
        Collection::Add { product, game, count } => super::products::add(cx, &product, game.as_ref(), count),
    }
}

fn import(cx: &mut Context, import: &Import) -> Result<Reply, Error> {
    let game = cx.game(import.game.as_ref())?;
    let bytes = read_input(Path::new(&import.file))?;
    let sheet = spreadsheet::read(&import.file, &bytes)?;
    let mut mapping = Mapping::guess(&sheet.columns);
    for pair in &import.map {
        correct(&mut mapping, &sheet.columns, pair)?;
    }
    let plan = cx.session.muster.plan_import(&game, &import.file, &sheet, &mapping, import.mode)?;
    let code = if plan.faults.is_empty() { exit::GOOD } else { exit::UNSURE };
    let preview = preview(cx, &import.file, &game, &plan);
    if import.dry_run {
        let said = || format!("{preview}{}", cx.say("import-preview-end", &[]));
        return Ok(cx.reply(code, &plan, said));
    }
    // Somebody at a terminal is asked; a script has said what it wants by calling.
    let asks = !import.yes && !cx.json && std::io::stdin().is_terminal() && import.file != "-";
    if asks && !confirmed(cx, &preview) {
        return Ok(Reply::new(exit::GOOD, format!("{}\n", cx.say("done-dry-run", &[]))));
    }
    cx.session.muster.import(&plan)?;
    let shown = if asks { "" } else { preview.as_str() };
    Ok(cx.reply(code, &plan, || {
        let args = [
            ("added", plan.added.into()),
            ("changed", plan.changed.into()),
            ("skipped", plan.faults.len().into()),
        ];
        format!("{shown}{}", cx.say("done-imported", &args))
    }))
}

/// `Qty=figures`: gives a column its meaning by hand.
fn correct(mapping: &mut Mapping, columns: &[String], pair: &str) -> Result<(), Error> {
    let unknown =
        |name: &str, known: Vec<String>| Error::NotOneOf { kind: Kind::Field, name: name.to_owned(), known };
    // Without a sign the whole is taken for a column, and the error says how it is written.
    let (column, field) = pair.rsplit_once('=').unwrap_or((pair, ""));
    let same = |c: &&String| c.trim().to_lowercase() == column.trim().to_lowercase();
    let index = columns.iter().position(|c| c == column).or_else(|| columns.iter().position(|c| same(&c)));
    let index = index.filter(|_| pair.contains('=')).ok_or_else(|| Error::NotOneOf {
        kind: Kind::Column,
        name: column.to_owned(),
        known: columns.to_vec(),
    })?;
    let field = Field::named(field).ok_or_else(|| unknown(field, Field::names()))?;
    mapping.set(index, field);
    Ok(())
}

/// Asks the person at the terminal. Who can't be asked has not agreed.
fn confirmed(cx: &Context, preview: &str) -> bool {
    if tell(&format!("{preview}{} ", cx.say("import-confirm", &[]))).is_err() {
        return false;
    }
    let mut line = String::new();
    let read = std::io::stdin().lock().read_line(&mut line);
    let answer = line.trim().to_lowercase();
    read.is_ok() && ["y", "yes", "i", "igen", "是"].contains(&answer.as_str())
}

fn preview(cx: &Context, file: &str, game: &muster_app::LoadedGame, plan: &ImportPlan) -> String {
    let decoded = plan.encoding.map(|encoding| {
        let args = [("path", file.into()), ("encoding", encoding.into())];
        format!("{}\n", cx.say("note-decoded-as", &args))
    });
    let mut out = format!("{}{}\n", decoded.unwrap_or_default(), cx.say("import-columns", &[]));
    for column in &plan.columns {
        let heading = column.heading.as_str();
        let line = match column.field {
            None => cx.say("import-column-ignored", &[("column", heading.into())]),
            Some(field) => {
                let field = field_name(cx, field);
                cx.say("import-column", &[("column", heading.into()), ("field", field.into())])
            }
        };
        out.push_str(&format!("  {line}\n"));
    }
    let counts = [
        ("import-added", plan.added as usize),
        ("import-changed", plan.changed as usize),
        ("import-unchanged", plan.unchanged as usize),
        ("import-copies", plan.copies as usize),
        ("import-skipped", plan.faults.len()),
    ];
    for (key, count) in counts {
        out.push_str(&format!("{}\n", cx.say(key, &[("count", count.into())])));
    }
    let speaker = Speaker::new(&cx.session.words, game, &game.names);
    for assumed in plan.assumed.iter().take(SPELLED_OUT) {
        let mut args = vec![
            ("row", assumed.line.into()),
            ("name", speaker.figure(&assumed.figure).into()),
            ("printing", assumed.printing.to_string().into()),
        ];
        let key = match &assumed.unknown_set {
            None => "import-row-assumed",
            Some(set) => {
                args.push(("set", set.as_str().into()));
                "import-row-set-unknown"
            }
        };
        let line = cx.say(key, &args);
        out.push_str(&format!("{}\n", styled(&wrapped(&line, 2), QUIET, cx.colour)));
    }
    for fault in plan.faults.iter().take(SPELLED_OUT) {
        let line = fault_line(cx, &speaker, fault.line, &fault.fault);
        out.push_str(&format!("{}\n", styled(&wrapped(&line, 2), ASK, cx.colour)));
    }
    let more = plan.faults.len().saturating_sub(SPELLED_OUT) + plan.assumed.len().saturating_sub(SPELLED_OUT);
    if more > 0 {
        out.push_str(&format!("{}\n", cx.say("import-more", &[("count", more.into())])));
    }
    out
}

pub(super) fn fault_line(cx: &Context, speaker: &Speaker<'_>, line: usize, fault: &RowFaultKind) -> String {
    match fault {
        RowFaultKind::Unknown { name, candidates } if candidates.is_empty() => {
            cx.say("import-row-unknown", &[("row", line.into()), ("name", name.as_str().into())])
        }
        RowFaultKind::Unknown { name, candidates } => {
            let names: Vec<_> = candidates.iter().map(|c| speaker.figure(c)).collect();
            let args = [
                ("row", line.into()),
                ("name", name.as_str().into()),
                ("candidates", cx.session.words.one_of(&names).into()),
            ];
            cx.say("import-row-ambiguous", &args)
        }
        RowFaultKind::Bad { field, value } => {
            let args = [
                ("row", line.into()),
                ("field", field_name(cx, *field).into()),
                ("value", value.as_str().into()),
            ];
            cx.say("import-row-bad", &args)
        }
    }
}

fn field_name(cx: &Context, field: Field) -> String {
    let key = format!("column-{}", field.name().replace('_', "-"));
    cx.session.words.try_get(&key, &[]).unwrap_or_else(|| field.name().to_owned())
}

fn show(cx: &mut Context, game: Option<&String>, set: Option<&str>) -> Result<Reply, Error> {
    let game = cx.game(game)?;
    let view = cx.session.muster.collection(&game, set)?;
    Ok(cx.reply(exit::GOOD, &view, || {
        if view.rows.is_empty() {
            return cx.say("collection-empty", &[]);
        }
        let mut table = Table::new(&[0, 3]);
        for row in &view.rows {
            let count = format!("{}×", row.figures);
            table.row([count, row.name.clone(), row.set.clone(), row.number.clone()]);
        }
        let mut sets = Table::new(&[]);
        for set in &view.sets {
            let args = [("owned", set.owned.into()), ("total", set.printings.into())];
            sets.row([set.name.clone(), cx.say("checklist-set-summary", &args)]);
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
