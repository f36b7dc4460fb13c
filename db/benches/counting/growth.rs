//! Growth of time and memory with figures and points. A process's peak memory never falls, so each size is
//! measured in its own process: this program, run again.

use std::fmt::Write as _;
use std::hint::black_box;
use std::process::Command;
use std::time::Duration;

use muster_rules::catalogue::Catalogue;
use muster_rules::count::{self, Request};
use muster_rules::format::Format;

use super::{curve, made_up, times};

/// The argument that makes the program measure a single size.
const CHILD: &str = "--grown";

/// Figures at 100 points, then points at 5,000 figures, the first of which is shared.
const FIGURES: [(usize, i32); 4] = [(500, 100), (1_000, 100), (2_000, 100), (5_000, 100)];
const MORE_POINTS: [(usize, i32); 3] = [(5_000, 200), (5_000, 300), (5_000, 500)];

/// The measurement of one size.
#[derive(Clone, Copy)]
pub(crate) struct Grown {
    pub(crate) figures: usize,
    pub(crate) points: i32,
    pub(crate) time: Duration,
    /// The number of squads, in bits.
    bits: u64,
    /// The peak memory of the process in KiB, after loading the packs and at the end. 0 if unknown.
    before: u64,
    peak: u64,
}

/// Returns the process's peak memory in KiB, 0 where the system doesn't report it.
fn most_memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|l| l.strip_prefix("VmHWM:")).unwrap_or("0");
    line.trim().trim_end_matches("kB").trim().parse().unwrap_or(0)
}

/// Measures the size given by the program's arguments, if any.
pub(crate) fn is_child(catalogue: &Catalogue, format: &Format) -> bool {
    let arguments: Vec<_> = std::env::args().collect();
    let [_, child, figures, points] = arguments.as_slice() else { return false };
    let (true, Ok(figures), Ok(points)) = (child == CHILD, figures.parse(), points.parse()) else {
        return false;
    };
    let catalogue = made_up::sized(catalogue, figures);
    let request = Request { points: Some(points), ..Request::new(format) };
    let before = most_memory();
    let count = || black_box(count::count(&catalogue, black_box(&request)).map(|c| c.legal));
    // The shortest, being the least disturbed by other processes: the aim is a growth law.
    let time = times(31, || drop(count()))[0];
    let peak = most_memory();
    let bits = count().map_or(0, |legal| legal.bits());
    println!("{} {bits} {before} {peak}", time.as_nanos());
    true
}

fn measure((figures, points): (usize, i32)) -> Option<Grown> {
    let programme = std::env::current_exe().ok()?;
    let out =
        Command::new(programme).args([CHILD, &figures.to_string(), &points.to_string()]).output().ok()?;
    let text = String::from_utf8(out.stdout).ok()?;
    let numbers: Vec<u64> = text.split_whitespace().map(str::parse).collect::<Result<_, _>>().ok()?;
    let [nanos, bits, before, peak] = numbers.try_into().ok()?;
    Some(Grown { figures, points, time: Duration::from_nanos(nanos), bits, before, peak })
}

/// Returns the slope of the regression line through the logarithms.
fn exponent(curve: &[Grown], of: fn(&Grown) -> f64) -> f64 {
    let logs: Vec<_> = curve.iter().map(|g| (of(g).ln(), g.time.as_secs_f64().ln())).collect();
    let number = logs.len() as f64;
    let (x, y) = logs.iter().fold((0.0, 0.0), |(x, y), l| (x + l.0 / number, y + l.1 / number));
    let (up, along) =
        logs.iter().fold((0.0, 0.0), |(u, a), l| (u + (l.0 - x) * (l.1 - y), a + (l.0 - x) * (l.0 - x)));
    up / along
}

pub(crate) fn figures(grown: &Grown) -> f64 {
    grown.figures as f64
}

pub(crate) fn points(grown: &Grown) -> f64 {
    f64::from(grown.points)
}

fn thousands(number: usize) -> String {
    if number < 1_000 { number.to_string() } else { format!("{},{:03}", number / 1_000, number % 1_000) }
}

fn line(grown: &Grown) -> String {
    let Grown { time, bits, before, peak, .. } = grown;
    let each = time.as_secs_f64() * 1e9 / (figures(grown) * points(grown));
    let memory = match peak {
        0 => "not known here".to_owned(),
        _ => format!("{:.1} MiB", *peak as f64 / 1024.0),
    };
    let before = *before as f64 / 1024.0;
    let (figures, points) = (thousands(grown.figures), grown.points);
    let time = time.as_secs_f64() * 1e3;
    format!(
        "| {figures:>7} | {points:>6} | {time:>7.2} ms | {each:>19.0} ns | {bits:>14} | {memory:>14} | {before:>11.1} MiB |"
    )
}

/// Prints the table; `MUSTER_WRITE_GROWTH=1` also writes it and the plots to docs/.
pub(crate) fn table() {
    let by_figures: Vec<_> = FIGURES.into_iter().filter_map(measure).collect();
    let more = MORE_POINTS.into_iter().filter_map(measure);
    let by_points: Vec<_> = by_figures.last().copied().into_iter().chain(more).collect();
    if by_figures.len() < FIGURES.len() || by_points.len() <= MORE_POINTS.len() {
        println!("\nHow it grows could not be measured: the programme could not be started again.");
        return;
    }
    let mut text = String::from(
        "| figures | points |       time | per figure and point | bits of number | memory at peak | before counting |\n\
         | ------: | -----: | ---------: | -------------------: | -------------: | -------------: | --------------: |\n",
    );
    for grown in by_figures.iter().chain(&by_points[1..]) {
        let _ = writeln!(text, "{}", line(grown));
    }
    let (up, along) = (exponent(&by_figures, figures), exponent(&by_points, points));
    let _ = writeln!(
        text,
        "\nTime grows as figures to the power of {up:.2} (at 100 points) and as points to the power of {along:.2}\n\
         (with 5,000 figures): straight lines through the logarithms."
    );
    println!("\n{text}(budget 64 MiB with 5,000 figures and 500 points)");
    if std::env::var_os("MUSTER_WRITE_GROWTH").is_some()
        && let Err(error) = write(&text, &curve::draw(&by_figures, &by_points))
    {
        println!("docs/ could not be written: {error}");
    }
}

/// Replaces the table between its markers, and writes the plots.
fn write(table: &str, curve: &str) -> std::io::Result<()> {
    let docs = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs");
    std::fs::write(docs.join("counting-growth.svg"), curve)?;
    let page = std::fs::read_to_string(docs.join("counting.md"))?;
    let marks = page.split_once("<!-- growth -->").zip(page.split_once("<!-- /growth -->"));
    let ((before, _), (_, after)) = marks.ok_or(std::io::ErrorKind::InvalidData)?;
    let page = format!("{before}<!-- growth -->\n{table}<!-- /growth -->{after}");
    std::fs::write(docs.join("counting.md"), page)
}
