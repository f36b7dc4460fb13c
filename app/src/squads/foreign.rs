//! Squads of other programs, as JSON or XML: whatever in them has a name and a number becomes a line of a list.

use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};
use serde_json::{Map, Value};

/// Names of fields, as compared without case, `_` and `-`; the likelier first.
mod fields {
    pub(super) const NAME: &[&str] = &[
        "name",
        "cardname",
        "card",
        "title",
        "figure",
        "miniature",
        "unit",
        "model",
        "character",
        "objectname",
    ];
    pub(super) const SUBTITLE: &[&str] = &["subtitle", "epithet", "version"];
    pub(super) const COUNT: &[&str] = &["count", "copies", "qty", "quantity", "amount", "number", "num", "n"];
    /// Of those, what may as well be a collector's number, beside a set.
    pub(super) const NUMERALS: &[&str] = &["number", "num", "n"];
    pub(super) const COST: &[&str] = &["pts", "points", "cost", "price", "pointcost", "value"];
    pub(super) const SET: &[&str] = &["set", "setname", "edition", "expansion"];
    pub(super) const TITLE: &[&str] = &["listname", "title", "name", "squadname", "armyname", "rostername"];
    pub(super) const TOTAL: &[&str] = &["pointtotal", "totalpoints", "total", "points", "pts"];
    pub(super) const LIMIT: &[&str] = &["pointlimit", "limit", "maxpoints", "pointslimit", "costlimit"];
    /// Of a cost that is told in several ways, that of one.
    pub(super) const EACH: &[&str] = &["each", "unit", "one", "value", "amount"];
    pub(super) const FACTION: &[&str] = &["faction", "affiliation", "alignment", "side"];
}

/// Nested deeper than this, nothing is read.
const DEEPEST: usize = 32;

/// Returns another program's squad as the text of a list; `None` if the text is no JSON or XML, or names nobody.
pub(super) fn list_of(text: &str) -> Option<String> {
    if let Some(rows) = rows_of_html(text) {
        return Some(rows);
    }
    let text = text.trim_start_matches('\u{feff}').trim_start();
    let mut out = Vec::new();
    if text.starts_with(['{', '[']) {
        of_value(&serde_json::from_str(text).ok()?, 0, &mut out);
    } else if text.starts_with("<?xml") || text.starts_with("<roster") {
        // BattleScribe's rosters nest figures and costs in ways of their own.
        if text.contains("<selection") {
            of_xml(text, &mut out)?;
        } else {
            of_value(&value_of_xml(text, &mut out)?, 0, &mut out);
        }
    }
    out.iter()
        .any(|line| line.ends_with(']') || line.starts_with(|c: char| c.is_ascii_digit()))
        .then(|| out.join("\n"))
}

/// Returns a web page's tables as lines with bars between the cells; `None` if there are none.
fn rows_of_html(text: &str) -> Option<String> {
    let small = text.to_ascii_lowercase();
    if !small.contains("<tr") || !small.contains("<td") {
        return None;
    }
    let mut out = String::with_capacity(text.len());
    let (mut at, mut inside) = (0, false);
    while let Some(next) = small[at..].find('<').map(|next| at + next) {
        let plain = &text[at..next];
        match inside {
            true => out.push_str(&unescaped(plain.as_bytes()).replace(['\n', '\r'], " ")),
            false => out.push_str(plain),
        }
        let end = small[next..].find('>').map_or(text.len(), |end| next + end + 1);
        let tag = &small[next..end];
        match () {
            () if tag.starts_with("<table") => inside = true,
            () if tag.starts_with("</table") => {
                inside = false;
                out.push('\n');
            }
            () if tag.starts_with("<tr") => out.push('\n'),
            () if ["<td", "<th>", "<th "].iter().any(|cell| tag.starts_with(cell)) => out.push_str(" | "),
            () if inside => {}
            () => out.push_str(&text[next..end]),
        }
        at = end;
    }
    out.push_str(&text[at..]);
    Some(out)
}

fn of_value(value: &Value, depth: usize, out: &mut Vec<String>) {
    if depth > DEEPEST {
        return;
    }
    match value {
        Value::Array(all) => all.iter().for_each(|value| match value {
            // One of a list of names.
            Value::String(name) if all.iter().any(Value::is_object) => out.push(one_line(name)),
            value => of_value(value, depth + 1, out),
        }),
        Value::Object(object) => {
            let nested = object.values().filter(|v| holds_objects(v));
            let nested: Vec<&Value> = nested.collect();
            if nested.is_empty() {
                // A name alone is nobody, but one among others is.
                let alone = depth == 0 && count(object).is_none() && number(object, fields::COST).is_none();
                out.extend(figure(object).filter(|_| !alone));
                return;
            }
            // A unit with its upgrades is a figure, too; what has members and a cost is a squad.
            let costs = depth > 0 && number(object, fields::COST).is_some() && !holds_members(object);
            if count(object).is_some() || costs {
                out.extend(figure(object));
            } else {
                out.extend(text(object, fields::TITLE).map(|title| format!("Title: {title}")));
                out.extend(text(object, fields::FACTION).map(|faction| format!("Faction: {faction}")));
                out.extend(
                    total(object, fields::LIMIT, "limit").map(|limit| format!("Limit: {limit} points")),
                );
            }
            nested.into_iter().for_each(|value| of_value(value, depth + 1, out));
            if count(object).is_none() && !costs {
                out.extend(
                    total(object, fields::TOTAL, "total").map(|total| format!("Total: {total} points")),
                );
            }
        }
        _ => {}
    }
}

/// Whether a value is an object, or a list of them.
fn holds_objects(value: &Value) -> bool {
    match value {
        Value::Object(_) => true,
        Value::Array(all) => all.iter().any(|v| v.is_object() || v.is_array()),
        _ => false,
    }
}

/// Returns the line of a figure: `2x Boba Fett, Bounty Hunter (Elite) [12]`.
fn figure(object: &Map<String, Value>) -> Option<String> {
    let name = text(object, fields::NAME)?;
    let count = count(object);
    let cost = number(object, fields::COST);
    let mut line = format!("{}x {name}", count.unwrap_or(1));
    if let Some(subtitle) = text(object, fields::SUBTITLE) {
        line.push_str(&format!(", {subtitle}"));
    }
    // A flag that is set may be a part of the name.
    for (flag, _) in object.iter().filter(|(_, value)| **value == Value::Bool(true)) {
        if flag.eq_ignore_ascii_case("elite") {
            line.push_str(" (Elite)");
        }
    }
    if let Some(set) = text(object, fields::SET) {
        line.push_str(&format!(" ({set})"));
    }
    line.extend(cost.map(|cost| format!(" [{cost}]")));
    Some(line)
}

/// Returns the number of copies. Beside a set, a number is the collector's.
fn count(object: &Map<String, Value>) -> Option<i64> {
    let of_a_set = field(object, fields::SET).is_some();
    let names = fields::COUNT.iter().filter(|name| !of_a_set || !fields::NUMERALS.contains(name));
    names.into_iter().find_map(|name| number(object, &[name]))
}

/// Whether an object holds a list of others that have counts or costs.
fn holds_members(object: &Map<String, Value>) -> bool {
    let counts = |value: &Value| {
        value.as_object().is_some_and(|o| count(o).is_some() || number(o, fields::COST).is_some())
    };
    object.values().filter_map(Value::as_array).any(|all| all.iter().any(counts))
}

/// Returns points of the whole squad: `pointTotal`, `deploymentLimit`.
fn total(object: &Map<String, Value>, names: &[&str], end: &str) -> Option<i64> {
    let ends = |key: &&String| key.to_lowercase().ends_with(end);
    number(object, names).or_else(|| whole(&object.iter().find(|(key, _)| ends(key))?.1.to_string()))
}

fn field<'v>(object: &'v Map<String, Value>, names: &[&str]) -> Option<&'v Value> {
    let bare = |key: &str| key.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_lowercase();
    names.iter().find_map(|name| object.iter().find(|(key, _)| bare(key) == *name).map(|(_, value)| value))
}

fn text(object: &Map<String, Value>, names: &[&str]) -> Option<String> {
    let said = |name: &&str| field(object, &[name])?.as_str().map(str::trim).filter(|t| !t.is_empty());
    let text = names.iter().find_map(said)?;
    Some(one_line(text))
}

fn number(object: &Map<String, Value>, names: &[&str]) -> Option<i64> {
    names.iter().find_map(|name| match field(object, &[name])? {
        Value::Object(told) => fields::EACH.iter().find_map(|each| whole(&field(told, &[each])?.to_string())),
        told => whole(&told.to_string()),
    })
}

/// Parses `3`, `3.0`, `"3"` and `"3x"`.
fn whole(text: &str) -> Option<i64> {
    let text = text.trim_matches(['"', 'x', '×', ' ']);
    text.strip_suffix(".0").unwrap_or(text).parse().ok()
}

/// Returns XML as a value: attributes and elements that are only text are fields, all others are nested. Comments become
/// lines that are no part of the squad.
fn value_of_xml(text: &str, out: &mut Vec<String>) -> Option<Value> {
    let mut reader = Reader::from_str(text);
    let mut open: Vec<(Map<String, Value>, String)> = vec![(Map::new(), String::new())];
    loop {
        match reader.read_event().ok()? {
            Event::Start(start) => open.push((attributes(&start), String::new())),
            Event::Empty(start) => {
                let own = attributes(&start);
                put(&mut open.last_mut()?.0, &name_of(start.local_name().as_ref()), Value::Object(own));
            }
            Event::Text(text) => open.last_mut()?.1.push_str(&unescaped(&text)),
            // `&amp;`
            Event::GeneralRef(name) => {
                let name = String::from_utf8_lossy(&name).into_owned();
                open.last_mut()?.1.push_str(&unescaped(format!("&{name};").as_bytes()));
            }
            Event::CData(text) => open.last_mut()?.1.push_str(&String::from_utf8_lossy(&text)),
            Event::Comment(text) => out.push(format!("// {}", one_line(&unescaped(&text)))),
            Event::End(end) => {
                let (own, text) = open.pop()?;
                let (mut own, text) = (own, one_line(&text));
                let value = if own.is_empty() {
                    text.into()
                } else {
                    if !text.is_empty() && !fields::NAME.iter().any(|name| own.contains_key(*name)) {
                        own.insert("name".to_owned(), text.into());
                    }
                    Value::Object(own)
                };
                put(&mut open.last_mut()?.0, &name_of(end.local_name().as_ref()), value);
            }
            Event::Eof => return Some(Value::Object(open.pop()?.0)),
            _ => {}
        }
        if open.len() > DEEPEST {
            return None;
        }
    }
}

fn attributes(start: &BytesStart<'_>) -> Map<String, Value> {
    let each = start.attributes().flatten();
    each.map(|a| (name_of(a.key.local_name().as_ref()), one_line(&unescaped(&a.value)).into())).collect()
}

/// Adds a field; the values of one that is there several times are a list.
fn put(object: &mut Map<String, Value>, name: &str, value: Value) {
    match object.get_mut(name) {
        Some(Value::Array(all)) => all.push(value),
        Some(other) => *other = Value::Array(vec![other.take(), value]),
        None => {
            object.insert(name.to_owned(), value);
        }
    }
}

fn name_of(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn unescaped(bytes: &[u8]) -> String {
    let text = String::from_utf8_lossy(bytes).into_owned();
    quick_xml::escape::unescape_with(&text, quick_xml::escape::resolve_html5_entity)
        .map(std::borrow::Cow::into_owned)
        .unwrap_or(text)
}

/// A line is a line.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// An element whose end hasn't been read.
#[derive(Default)]
struct Element {
    name: Option<String>,
    count: Option<i64>,
    cost: Option<i64>,
    /// The position of its line.
    line: Option<usize>,
}

fn of_xml(text: &str, out: &mut Vec<String>) -> Option<()> {
    let mut reader = Reader::from_str(text);
    let mut open: Vec<Element> = Vec::new();
    loop {
        match reader.read_event().ok()? {
            Event::Start(start) => {
                let element = element(&start, out);
                open.push(element);
                if open.len() > DEEPEST {
                    return None;
                }
            }
            Event::Empty(start) => {
                // `<cost name="pts" value="52.0"/>` is that of what it is in.
                let cost = attribute(&start, &["value"]).and_then(|value| whole(&value));
                let named = start.local_name().as_ref() == b"cost";
                let of_points =
                    |name: String| name.to_lowercase().contains("p") && !name.eq_ignore_ascii_case("pl");
                let points = attribute(&start, &["name"]).is_none_or(of_points);
                let cost = cost.filter(|_| points);
                if named && let Some(cost) = cost.filter(|cost| *cost != 0) {
                    let figure = open.iter_mut().rev().find(|e| e.count.is_some());
                    match figure {
                        Some(figure) => figure.cost = figure.cost.or(Some(cost)),
                        None => out.push(format!("Total: {cost} points")),
                    }
                } else if !named {
                    let element = element(&start, out);
                    close(&element, out);
                }
            }
            Event::End(_) => close(&open.pop()?, out),
            Event::Eof => return Some(()),
            _ => {}
        }
    }
}

fn element(start: &BytesStart<'_>, out: &mut Vec<String>) -> Element {
    let name = attribute(start, fields::NAME);
    let count = attribute(start, fields::COUNT).and_then(|count| whole(&count));
    let mut element = Element { name, count, ..Element::default() };
    match (&element.name, count) {
        (Some(name), None) if start.local_name().as_ref() == b"roster" => out.push(format!("Title: {name}")),
        (Some(name), Some(count)) => {
            element.line = Some(out.len());
            out.push(format!("{count}x {name}"));
        }
        _ => {}
    }
    element
}

fn close(element: &Element, out: &mut [String]) {
    if let (Some(line), Some(cost)) = (element.line, element.cost) {
        out[line].push_str(&format!(" [{cost}]"));
    }
}

fn attribute(start: &BytesStart<'_>, names: &[&str]) -> Option<String> {
    names.iter().find_map(|name| {
        let found = start.attributes().flatten().find(|a| a.key.local_name().as_ref() == name.as_bytes())?;
        Some(one_line(&unescaped(&found.value))).filter(|text| !text.is_empty())
    })
}

#[cfg(test)]
mod tests {
    use super::list_of;

    #[test]
    fn what_has_a_name_and_a_number_is_a_line() {
        let json = r#"{"listName": "Vong", "pieces": [{"card": "Nom Anor", "set": "Universe", "copies": 2, "pts": 34}],
            "pointLimit": 100, "pointTotal": 68}"#;
        let list = "Title: Vong\nLimit: 100 points\n2x Nom Anor (Universe) [34]\nTotal: 68 points";
        assert_eq!(list_of(json).as_deref(), Some(list));
        let xml = r#"<?xml version="1.0"?><roster name="Web"><costs><cost name="pts" value="9.0"/></costs><selections>
            <selection name="Orc &amp; Co" number="3"><costs><cost value="9.0"/></costs></selection></selections></roster>"#;
        assert_eq!(list_of(xml).as_deref(), Some("Title: Web\nTotal: 9 points\n3x Orc & Co [9]"));
    }

    #[test]
    fn xml_of_any_program_is_read_by_its_fields() {
        let xml = r#"<?xml version="1.0"?><roster name="Rush" costLimit="150" total="24"><force faction="Sith">
            <unit count="2"><name>Sith &amp; Co</name><points each="8" sum="16"/></unit><!-- or a Bane -->
            <unit count="1"><name>Sith Guard</name><points each="8" sum="8"/></unit></force></roster>"#;
        let list = "// or a Bane\nTitle: Rush\nLimit: 150 points\nFaction: Sith\n2x Sith & Co [8]\n1x Sith Guard [8]";
        assert_eq!(list_of(xml).as_deref(), Some(format!("{list}\nTotal: 24 points").as_str()));
    }

    #[test]
    fn tables_of_web_pages_are_lines_with_bars() {
        let html = "<h3>Hoth</h3>\n<table><tr><th>Qty</th><th>Figure</th></tr>\n<tr><td>2</td><td><b>Ewok</b> &amp; Co</td></tr></table> done";
        let rows = list_of(html).unwrap_or_default();
        let rows: Vec<_> = rows.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        assert_eq!(rows, ["<h3>Hoth</h3>", "| Qty | Figure", "| 2 | Ewok & Co", "done"]);
    }

    #[test]
    fn whoever_is_named_among_others_is_one() {
        for (json, list) in [
            (
                r#"{"name": "L", "units": [{"name": "Yoda"}, {"name": "Jawa", "count": 2}]}"#,
                "Title: L|1x Yoda|2x Jawa",
            ),
            (r#"{"name": "L", "units": [{"name": "Jawa", "qty": "x2"}, "Yoda"]}"#, "Title: L|2x Jawa|Yoda"),
            (
                r#"{"units": [{"name": "Yoda", "points": 55, "abilities": [{"name": "Force 5"}]}], "deckTotal": 55}"#,
                "1x Yoda [55]|1x Force 5|Total: 55 points",
            ),
            (r#"[{"name": "Ewok", "number": 34, "set": "RS", "cost": 3}]"#, "1x Ewok (RS) [3]"),
            (
                "<?xml version=\"1.0\"?><a><u count=\"2\">Yoda</u><u><name><![CDATA[Jawa]]></name></u></a>",
                "2x Yoda|1x Jawa",
            ),
        ] {
            assert_eq!(list_of(json).as_deref(), Some(list.replace('|', "\n").as_str()), "{json}");
        }
    }

    #[test]
    fn what_is_no_squad_is_none() {
        for text in
            ["Yoda 55", "{", "{}", "[1, 2]", r#"{"name": "Yoda"}"#, "<?xml version=\"1.0\"?><a/>", "<roster"]
        {
            assert_eq!(list_of(text), None, "{text}");
        }
    }
}
