//! Lists as tables: what each column holds is judged by its heading and by all its cells together, and each row
//! by all its cells: a name decides against a number, and what contradicts it is asked or warned of.

use super::annotation::{Hint, Number, Place, annotation};
use super::column::{Column, plain};
use super::csv::{cells, separator};
use super::line::Part;
use super::names::Names;
use super::price::costs_so;
use super::reading::{MatchKind, UnresolvedReason};
use super::resolve::{Resolved, Who, nearly, outright};
use super::token::{HUGE, Token, key, tidy, tokens};
use crate::fold::fold;
use crate::id::SetId;
use crate::words::is_of_tables;
use crate::words::{Meaning, meaning};

/// The value in the list column for the squad itself.
pub(super) const MAIN: &str = "squad";
/// The minimum number of columns of a table without headings.
const MIN_COLUMNS: usize = 3;
/// The minimum number of rows of a table without headings.
const MIN_ROWS: usize = 2;
/// The maximum number of lines above the headings of a table.
const TITLES: usize = 12;
/// The maximum usual number of copies.
const MANY: i64 = 30;
/// The maximum number of columns that are compared with each other.
const COMPARED: usize = 24;
/// The maximum number of rows from which a column is judged.
const JUDGED: usize = 200;

/// A table with its columns' meanings.
pub(super) struct Table {
    separator: char,
    columns: Vec<Option<Column>>,
    heads: Vec<String>,
}

/// The number in a cell of a column, and the figure of its row.
type Cell = (Option<i64>, Option<usize>);
type Cells = Vec<Cell>;

/// The side list that a row belongs to: its kind, and the holder if stated.
pub(super) type ListOfRow = Option<(String, Option<usize>)>;

/// Parses the first of these lines as a table header, if it names a figure column and at least one more; the
/// lines below decide what its numbers mean.
pub(super) fn header(names: &Names, lines: &[&str]) -> Option<Table> {
    let head = lines.first()?;
    let separator = separator(head);
    let told: Vec<_> = cells(head, separator).iter().map(|c| Column::named(c)).collect();
    let heads = cells(head, separator);
    let mut told = told;
    for (at, column) in told.iter_mut().enumerate().filter(|(_, column)| column.is_none()) {
        let tag = names.is_tag(&key(&tokens(&tidy(plain(&heads[at]).trim_end_matches('?')))));
        *column = tag.then_some(Column::Tag(at));
    }
    let who = told.iter().any(|c| matches!(c, Some(Column::Name | Column::Figure)));
    let known = told.iter().flatten().count();
    if !who || known < 2 || known * 2 < told.len() {
        return None;
    }
    let drawn = |line: &&&str| !is_drawn(separator) || line.contains(separator);
    let rows: Vec<Vec<String>> =
        lines[1..].iter().take_while(drawn).take(JUDGED).map(|line| cells(line, separator)).collect();
    Some(Table { separator, columns: judged(names, told, &rows), heads })
}

/// Recognises rows of bars or tabs without known headings: one of their columns holds names.
pub(super) fn headless(names: &Names, lines: &[&str]) -> Option<Table> {
    let separator = separator(lines.first()?);
    if !is_drawn(separator) {
        return None;
    }
    let rows: Vec<Vec<String>> = lines
        .iter()
        .take_while(|line| line.contains(separator))
        .take(JUDGED)
        .map(|line| cells(line, separator))
        .collect();
    let width = rows.first()?.len();
    // Its headings may be below a few rows of titles.
    if (1..lines.len().min(TITLES)).any(|at| header(names, &lines[at..]).is_some_and(|t| t.is_drawn())) {
        return None;
    }
    if width < MIN_COLUMNS || rows.len() < MIN_ROWS || rows.iter().any(|row| row.len() != width) {
        return None;
    }
    let named = |at: usize| rows.iter().filter(|row| named(names, &row[at]).is_some()).count();
    let numbered = |at: usize| rows.iter().filter(|row| whole(&row[at]).is_some()).count();
    let name = (0..width).max_by_key(|at| named(*at))?;
    // Two names on a line are two figures, whatever stands between them.
    let several = (0..width).filter(|at| named(*at) > 0).count() > 1;
    let number = (0..width).any(|at| numbered(at) * 3 >= rows.len() * 2);
    if named(name) == 0 || several || !number {
        return None;
    }
    // Of headings, those that are known say what they say.
    let mut told = vec![None; width];
    if !rows[0].iter().any(|cell| whole(cell).is_some()) {
        told = rows[0].iter().map(|cell| Column::named(cell)).collect();
    }
    told[name] = Some(Column::Name);
    Some(Table { separator, columns: judged(names, told, &rows), heads: Vec::new() })
}

/// Decides what the columns hold whose headings leave it open.
fn judged(names: &Names, told: Vec<Option<Column>>, rows: &[Vec<String>]) -> Vec<Option<Column>> {
    let has = |column: Column| told.contains(&Some(column));
    let name = told.iter().position(|c| *c == Some(Column::Name));
    let figures: Vec<Option<usize>> =
        rows.iter().map(|row| name.and_then(|at| row.get(at)).and_then(|cell| named(names, cell))).collect();
    let of_column = |at: usize| -> Cells {
        let cell = |row: &Vec<String>| row.get(at).and_then(|cell| whole(cell));
        rows.iter().map(cell).zip(figures.iter().copied()).collect()
    };
    let columns: Vec<Cells> = (0..told.len().min(COMPARED)).map(of_column).collect();
    let mut out = told.clone();
    for at in 0..told.len() {
        let open = match told[at] {
            Some(Column::Numeral) => true,
            None => rows.iter().filter_map(|row| row.get(at)).any(|cell| whole(cell).is_some()),
            _ => false,
        };
        if !open {
            if told[at].is_none() && is_of_sets(names, at, rows) {
                out[at] = Some(Column::Set);
            }
            continue;
        }
        let cells = of_column(at);
        let agree = |fits: &dyn Fn(i64, usize) -> bool| {
            let known = cells.iter().filter_map(|(value, figure)| value.zip(*figure));
            let (all, right) =
                known.fold((0, 0), |(all, right), (v, f)| (all + 1, right + usize::from(fits(v, f))));
            right > 0 && right * 2 > all
        };
        let costs = agree(&|v, f| names.entries[f].cost.is_some_and(|cost| i64::from(cost) == v));
        let numbers =
            agree(&|v, f| names.entries[f].sets.iter().any(|set| names.numbered(set, v) == Some(f)));
        // `3` beside `27`, for a figure that costs 9.
        let multiplied = columns.iter().enumerate().any(|(other, sums)| {
            let all = cells.iter().copied().zip(sums.iter().copied()).filter(|_| other != at);
            let known = all.filter_map(|((count, figure), (sum, _))| {
                Some((count?, i64::from(names.entries[figure?].cost?), sum?))
            });
            let known: Vec<_> = known.collect();
            known.iter().any(|(count, ..)| *count > 1)
                && known.iter().all(|(count, cost, sum)| count * cost == *sum)
        });
        let others = || columns.iter().enumerate().filter(|(other, _)| *other != at).map(|(_, other)| other);
        let summed = others().any(|other| runs_up(&cells, other));
        // `3` beside `9`, for a figure that costs 9, where the costs add up without it: figures in a group.
        let of_groups = || {
            let mut costs = others().filter(|other| costs_alone(names, other));
            costs.any(|costs| columns.iter().any(|sums| runs_up(sums, costs)))
        };
        let few = cells.iter().all(|(value, _)| value.is_none_or(|value| (0..=MANY).contains(&value)));
        // A row of headings or of sums has no number.
        let numbered: Vec<i64> = cells.iter().filter_map(|(value, figure)| figure.and(*value)).collect();
        let running = numbered.len() > 2 && (1..).zip(&numbered).all(|(n, value)| *value == n);
        let counted = has(Column::Count);
        let of_a_set = has(Column::Set) || is_with_sets(names, rows);
        let heading = told[at] == Some(Column::Numeral);
        out[at] = match () {
            () if summed => Some(Column::Running),
            () if multiplied => Some(Column::Count),
            () if !costs && of_groups() => None,
            () if running && !numbers => Some(Column::Running),
            () if numbers && (heading || !costs) => Some(Column::Number),
            () if heading && (of_a_set || counted) => Some(Column::Number),
            () if costs && !has(Column::Cost) => Some(Column::Cost),
            () if heading => Some(Column::Count),
            () if counted || of_a_set || !few => None,
            () => Some(Column::Count),
        };
    }
    out
}

/// Whether the numbers of a column are the sums of another's, row by row.
fn runs_up(sums: &[Cell], of: &[Cell]) -> bool {
    let rows = sums.iter().zip(of).filter(|((_, figure), _)| figure.is_some());
    let rows: Vec<(i64, i64)> =
        rows.filter_map(|((sum, _), (value, _))| Some(((*sum)?, (*value)?))).collect();
    let mut total = 0;
    rows.len() > 2
        && rows.iter().all(|(sum, value)| {
            total += value;
            *sum == total
        })
}

/// Whether a column says what one of each figure costs.
fn costs_alone(names: &Names, cells: &[Cell]) -> bool {
    let known = cells.iter().filter_map(|(value, figure)| Some(((*value)?, names.entries[(*figure)?].cost?)));
    let mut known = known.map(|(value, cost)| value == i64::from(cost)).peekable();
    known.peek().is_some() && known.all(|right| right)
}

/// Whether most cells of a column name sets.
fn is_of_sets(names: &Names, at: usize, rows: &[Vec<String>]) -> bool {
    let of_set = |row: &&Vec<String>| row.get(at).is_some_and(|cell| set(names, cell).is_some());
    rows.iter().filter(of_set).count() * 2 > rows.len()
}

fn is_with_sets(names: &Names, rows: &[Vec<String>]) -> bool {
    let width = rows.iter().map(Vec::len).max().unwrap_or(0);
    (0..width).any(|at| is_of_sets(names, at, rows))
}

fn set<'n>(names: &'n Names, cell: &str) -> Option<&'n SetId> {
    names.set(&key(&tokens(&tidy(plain(cell)))))
}

/// Returns the figure that a cell names exactly.
fn named(names: &Names, cell: &str) -> Option<usize> {
    match outright(names, &tokens(&tidy(plain(cell))))?.who {
        Who::Figure(figure, _) => Some(figure),
        Who::Open(several, _) => several.first().copied(),
    }
}

/// Parses a cell as a number: `57`, `57.0`, `#57`, `57/60`.
fn whole(cell: &str) -> Option<i64> {
    let cell = plain(cell).trim_start_matches('#');
    let cell = cell.split('/').next().unwrap_or_default().trim();
    let number: i64 =
        cell.strip_suffix(".0").or_else(|| cell.strip_suffix(",0")).unwrap_or(cell).parse().ok()?;
    (-HUGE..HUGE).contains(&number).then_some(number)
}

/// Parses a cell as a count: `2`, `2x`, `x3`, `2 Stk`, `two`, a tick.
fn counted(cell: &str) -> Option<i64> {
    let told = || match annotation(&tokens(&tidy(cell)), Place::Head)?.numbers[..] {
        [number] if number.hint == Hint::Count => Some(number.value),
        _ => None,
    };
    let ticked = || is_ticked(cell).then_some(1);
    whole(cell).filter(|_| !cell.contains('/')).or_else(told).or_else(ticked)
}

/// Whether a cell says yes.
fn is_ticked(cell: &str) -> bool {
    let folded = fold(cell);
    folded == "1" || is_of_tables("ticked", &folded)
}

/// Whether a separator doesn't occur in plain lists.
fn is_drawn(separator: char) -> bool {
    matches!(separator, '|' | '\t')
}

/// What the cells of a row say.
#[derive(Default)]
struct Said<'c> {
    figure: Option<&'c str>,
    name: Option<&'c str>,
    list: Option<&'c str>,
    holder: Option<usize>,
    set: Option<SetId>,
    number: Option<i64>,
    /// A part of the name in a column of its own.
    tag: Option<&'c str>,
    numbers: Vec<Number>,
    notes: Vec<String>,
    /// Whether a count can't be read.
    uncounted: bool,
}

impl Table {
    /// Returns the total in a row below the others.
    pub(super) fn sum(&self, names: &Names, line: &str) -> Option<i64> {
        let cells = cells(line, self.separator);
        let told = cells.iter().find(|c| c.contains(char::is_alphabetic))?;
        let of = |wanted: Column| {
            let at = self.columns.iter().position(|column| *column == Some(wanted))?;
            whole(cells.get(at)?)
        };
        let last = || cells.iter().rev().find_map(|c| plain(c).parse().ok());
        of(Column::Line).or_else(|| of(Column::Cost)).or_else(last).filter(|_| is_sum(names, told))
    }

    /// Whether the table ends before this line: its bars or tabs occur in every row.
    pub(super) fn ends(&self, line: &str) -> bool {
        is_drawn(self.separator) && !line.contains(self.separator)
    }

    /// Whether its separators don't occur in plain lists.
    pub(super) fn is_drawn(&self) -> bool {
        is_drawn(self.separator)
    }

    /// Returns the figure of a row; `None` if it names none.
    pub(super) fn row(&self, names: &Names, line: &str) -> Option<(Part, ListOfRow)> {
        let cells = cells(line, self.separator);
        let said = self.said(names, &cells);
        let text = said.name.or(said.figure)?.to_owned();
        // The line below a table's header, and the total below its rows.
        let says_nobody = !text.contains(char::is_alphanumeric) || is_sum(names, &text);
        if says_nobody && (said.figure.is_none() || said.name.is_none()) {
            return None;
        }
        let tagged = |name: &str, tag: &str| format!("{name} ({})", tag.trim_end_matches('?'));
        let whole_name =
            said.name.map(|name| said.tag.map_or_else(|| name.to_owned(), |tag| tagged(name, tag)));
        let mut resolved = resolve(names, said.figure, whole_name.as_deref())?;
        resolved.numbers.extend(&said.numbers);
        resolved.notes.extend(said.notes);
        resolved.evident = true;
        // A cost alone makes no figure of an unknown name.
        if let Who::Open(several, UnresolvedReason::Ambiguous) = &resolved.who {
            let right = |e: &&usize| costs_so(&names.entries[**e], false, &resolved.numbers);
            if let [one] = several.iter().filter(right).copied().collect::<Vec<_>>()[..] {
                resolved.who = Who::Figure(one, MatchKind::ByCost);
            }
        }
        if said.figure.is_none() {
            confirm(names, &mut resolved, said.set.as_ref(), said.number);
        }
        if let Who::Figure(figure, _) = resolved.who
            && said.uncounted
        {
            resolved.who = Who::Open(vec![figure], UnresolvedReason::Unsure);
        }
        let list = said.list.filter(|l| !l.eq_ignore_ascii_case(MAIN));
        let list = list.map(|l| (l.to_owned(), said.holder));
        Some((Part { text: line.trim().to_owned(), resolved }, list)).filter(|_| !text.is_empty())
    }

    fn said<'c>(&'c self, names: &Names, cells: &'c [String]) -> Said<'c> {
        let mut said = Said::default();
        for (at, cell) in cells.iter().enumerate() {
            let cell = plain(cell);
            if cell.is_empty() {
                continue;
            }
            let number = |said: &mut Said<'_>, hint| match whole(cell).filter(|_| !cell.contains('/')) {
                Some(value) => said.numbers.push(Number { value, hint, place: Place::Tail }),
                None => said.notes.push(cell.to_owned()),
            };
            match self.columns.get(at).copied().flatten() {
                Some(Column::Count | Column::Numeral) => match counted(cell) {
                    Some(value) => said.numbers.push(Number { value, hint: Hint::Count, place: Place::Tail }),
                    None => {
                        said.notes.push(cell.to_owned());
                        said.uncounted = true;
                    }
                },
                Some(Column::Unit) => number(&mut said, Hint::Unit),
                Some(Column::Line) => number(&mut said, Hint::Line),
                Some(Column::Cost) => number(&mut said, Hint::Cost),
                Some(Column::Figure) => said.figure = Some(cell),
                Some(Column::Name) => said.name = Some(cell),
                Some(Column::List) => said.list = Some(cell),
                Some(Column::Holder) => said.holder = names.id(&key(&tokens(&tidy(cell)))),
                Some(Column::Number) => said.number = whole(cell),
                Some(Column::Running) => {}
                Some(Column::Tag(at)) => said.tag = is_ticked(cell).then(|| plain(&self.heads[at])),
                Some(Column::Set) => match set(names, cell) {
                    Some(set) => said.set = Some(set.clone()),
                    None => said.notes.push(cell.to_owned()),
                },
                None => said.notes.push(cell.to_owned()),
            }
        }
        said
    }
}

/// Compares what a row's name means with its set and its collector's number.
fn confirm(names: &Names, resolved: &mut Resolved, set: Option<&SetId>, number: Option<i64>) {
    let Some(set) = set else { return };
    let of_set = |e: &usize| names.entries[*e].may_be_of(set);
    let numbered = number.and_then(|number| names.numbered(set, number));
    let costs = |e: usize| costs_so(&names.entries[e], resolved.plural, &resolved.numbers);
    let who = match (&resolved.who, numbered) {
        (Who::Figure(figure, _), Some(numbered)) if *figure == numbered => return,
        (Who::Figure(figure, matched), Some(numbered)) => {
            let sure = matches!(matched, MatchKind::Exact | MatchKind::Alias);
            // A wrong number is told; where set, number and cost speak for another figure, it is asked.
            if sure && of_set(figure) && (costs(*figure) || !costs(numbered)) {
                Who::Figure(*figure, MatchKind::Fuzzy)
            } else {
                Who::Open(vec![*figure, numbered], UnresolvedReason::Ambiguous)
            }
        }
        (Who::Figure(figure, MatchKind::Exact), None) if !of_set(figure) => {
            Who::Figure(*figure, MatchKind::Fuzzy)
        }
        (Who::Figure(..), None) => return,
        (Who::Open(several, _), Some(numbered)) if several.contains(&numbered) => {
            Who::Figure(numbered, MatchKind::ByCost)
        }
        (Who::Open(several, reason), Some(numbered)) => {
            Who::Open([vec![numbered], several.clone()].concat(), *reason)
        }
        (Who::Open(several, UnresolvedReason::Ambiguous), None) => {
            match several.iter().filter(|e| of_set(e)).copied().collect::<Vec<_>>()[..] {
                [one] => Who::Figure(one, MatchKind::ByCost),
                _ => return,
            }
        }
        (Who::Open(..), None) => return,
    };
    resolved.who = who;
}

/// Whether a cell labels its row as the total of the others: `**Deployment total**`.
fn is_sum(names: &Names, cell: &str) -> bool {
    let said = tokens(&tidy(plain(cell)));
    let total = said.iter().filter_map(Token::word).any(|w| meaning(w) == Some(Meaning::Total));
    Column::named(cell) == Some(Column::Line) || total && outright(names, &said).is_none()
}

fn resolve(names: &Names, figure: Option<&str>, name: Option<&str>) -> Option<Resolved> {
    let known = figure.and_then(|id| names.id(&key(&tokens(&tidy(id)))));
    if let Some(known) = known {
        let who = Who::Figure(known, MatchKind::Exact);
        return Some(Resolved {
            who,
            plural: false,
            numbers: Vec::new(),
            evident: true,
            notes: Vec::new(),
            instead: None,
        });
    }
    let line = tidy(name.or(figure)?);
    let tokens = tokens(&line);
    Some(outright(names, &tokens).unwrap_or_else(|| nearly(names, &line, &tokens)))
}
