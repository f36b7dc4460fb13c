//! Rows of cells, separated by commas, semicolons, tabs or bars.

/// The separators, the likelier first.
const SEPARATORS: [char; 4] = [',', ';', '\t', '|'];

/// Returns the separator that occurs most often on a line.
pub(super) fn separator(line: &str) -> char {
    SEPARATORS.into_iter().max_by_key(|s| line.matches(*s).count()).unwrap_or(',')
}

/// Splits a row into cells, without quotes and without the apostrophe that protects formulas.
pub(super) fn cells(line: &str, separator: char) -> Vec<String> {
    // Bars also enclose a row.
    let line = if separator == '|' { line.trim().trim_matches('|') } else { line };
    let mut out = vec![String::new()];
    let mut quoted = false;
    let mut chars = line.trim_end_matches(['\r', '\n']).chars().peekable();
    while let Some(c) = chars.next() {
        let cell = out.len() - 1;
        match c {
            '"' if quoted && chars.peek() == Some(&'"') => {
                chars.next();
                out[cell].push('"');
            }
            '"' if quoted || out[cell].is_empty() => quoted = !quoted,
            c if c == separator && !quoted => out.push(String::new()),
            c => out[cell].push(c),
        }
    }
    for cell in &mut out {
        if cell.starts_with('\'') && cell.chars().nth(1).is_some_and(computes) {
            cell.remove(0);
        }
    }
    out
}

/// Whether a spreadsheet treats a cell starting with this character as a formula.
fn computes(first: char) -> bool {
    matches!(first, '=' | '+' | '-' | '@' | '\t')
}

/// Returns a cell that any spreadsheet reads as plain text.
pub(super) fn cell(text: &str) -> String {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let text = if text.starts_with(computes) { format!("'{text}") } else { text };
    if text.contains([',', '"', ';', '\t']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text }
}

#[cfg(test)]
mod tests {
    use super::{cell, cells};

    #[test]
    fn cells_come_out_as_they_went_in() {
        for text in ["Luke Skywalker, Rebel", "5\" Wampa", "=HYPERLINK(1)", "-3", "a;b", "plain", "it's"] {
            assert_eq!(cells(&format!("1,{},2", cell(text)), ','), ["1", text, "2"]);
        }
        assert_eq!(cell("=1+1"), "'=1+1");
    }
}
