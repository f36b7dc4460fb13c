//! The plots in docs/counting.md: time by figures and by points, both axes logarithmic.

use std::fmt::Write as _;

use super::growth::{Grown, figures, points};

/// A plot's size and its origin within the picture.
const WIDE: f64 = 250.0;
const HIGH: f64 = 200.0;
const TOP: f64 = 44.0;

const HEAD: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 680 310" width="680" height="310" role="img" aria-label="Time of a count over figures and over points, both axes logarithmic">
<style>
  text { font: 12px sans-serif; fill: #24292f }
  .ground { fill: #ffffff } .grid { stroke: #d0d7de } .curve { stroke: #0550ae; fill: none; stroke-width: 2 }
  .dot { fill: #0550ae } .even { stroke: #57606a; stroke-dasharray: 4 4 }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3 } .ground { fill: #0d1117 } .grid { stroke: #30363d } .curve { stroke: #79c0ff }
    .dot { fill: #79c0ff } .even { stroke: #8b949e }
  }
</style>
<rect class="ground" width="680" height="310" rx="6"/>
"##;

/// Returns the position of a number within a range, on a logarithmic scale from 0 to 1.
fn along(number: f64, (least, most): (f64, f64)) -> f64 {
    (number / least).ln() / (most / least).ln()
}

fn millis(grown: &Grown) -> f64 {
    grown.time.as_secs_f64() * 1e3
}

/// Draws both plots next to each other, with the same scale of times.
pub(crate) fn draw(by_figures: &[Grown], by_points: &[Grown]) -> String {
    let times = || by_figures.iter().chain(by_points).map(millis);
    let steps = [0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1_000.0];
    let (least, most) = (times().fold(f64::MAX, f64::min), times().fold(0.0, f64::max));
    let below = steps.iter().rev().find(|s| **s <= least).unwrap_or(&0.1);
    let above = steps.iter().find(|s| **s >= most).unwrap_or(&1_000.0);
    let ticks: Vec<_> = steps.into_iter().filter(|s| s >= below && s <= above).collect();
    let mut svg = String::from(HEAD);
    plot(&mut svg, 65.0, "figures, 100 points", by_figures, figures, &ticks);
    plot(&mut svg, 405.0, "points, 5,000 figures", by_points, points, &ticks);
    svg.push_str(
        "<text x=\"340\" y=\"300\" text-anchor=\"middle\">shortest of 31 counts; dashed: twice as many take twice as long</text>\n</svg>\n",
    );
    svg
}

fn plot(svg: &mut String, left: f64, name: &str, curve: &[Grown], of: fn(&Grown) -> f64, ticks: &[f64]) {
    let (Some(first), Some(last)) = (curve.first(), curve.last()) else { return };
    let (Some(below), Some(above)) = (ticks.first(), ticks.last()) else { return };
    let x = |number: f64| left + WIDE * along(number, (of(first), of(last)));
    let y = |time: f64| TOP + HIGH * (1.0 - along(time, (*below, *above)));
    let bottom = TOP + HIGH;
    let _ = writeln!(svg, r#"<text x="{left}" y="28">time over {name}</text>"#);
    for tick in ticks {
        let (right, at) = (left + WIDE, y(*tick));
        let _ = writeln!(
            svg,
            r#"<path class="grid" d="M{left} {at:.1}H{right}"/><text x="{:.1}" y="{:.1}" text-anchor="end">{tick} ms</text>"#,
            left - 6.0,
            at + 4.0
        );
    }
    for grown in curve {
        let at = x(of(grown));
        let _ = writeln!(
            svg,
            r#"<path class="grid" d="M{at:.1} {TOP}V{bottom}"/><text x="{at:.1}" y="{:.1}" text-anchor="middle">{}</text>"#,
            bottom + 18.0,
            of(grown)
        );
    }
    let (from, to) = even(curve, of, *above);
    let _ = writeln!(
        svg,
        r#"<path class="even" d="M{:.1} {:.1}L{:.1} {:.1}"/>"#,
        x(from.0),
        y(from.1),
        x(to.0),
        y(to.1)
    );
    let mut path = String::new();
    for (n, grown) in curve.iter().enumerate() {
        let (at, time) = (x(of(grown)), y(millis(grown)));
        let _ = write!(path, "{}{at:.1} {time:.1}", if n == 0 { 'M' } else { 'L' });
        let _ = writeln!(svg, r#"<circle class="dot" cx="{at:.1}" cy="{time:.1}" r="3.5"/>"#);
    }
    let _ = writeln!(svg, r#"<path class="curve" d="{path}"/>"#);
}

/// Returns the line of linear growth from the first measurement on, clipped to the plot.
fn even(curve: &[Grown], of: fn(&Grown) -> f64, above: f64) -> ((f64, f64), (f64, f64)) {
    let ends = curve.first().zip(curve.last());
    let ((begin, time), end) = ends.map_or(((1.0, 1.0), 1.0), |(f, l)| ((of(f), millis(f)), of(l)));
    let end = end.min(begin * above / time);
    ((begin, time), (end, time * end / begin))
}
