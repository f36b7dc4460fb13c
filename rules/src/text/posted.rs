//! Lists in the format of another program or site, described as data of the game: headings for each sort of
//! cards, one line for each copy.

use crate::catalogue::Catalogue;
use crate::figure::Figure;
use crate::game::PostedForm;
use crate::squad::{Member, SquadDraft};

/// Writes a squad in this format.
#[must_use]
pub fn write_posted(catalogue: &Catalogue, form: &PostedForm, draft: &SquadDraft) -> String {
    let mut out = String::new();
    let title = draft.name.split_whitespace().collect::<Vec<_>>().join(" ");
    // Dashes would end the title early.
    let title = title.trim_matches('-').trim();
    if !title.is_empty() {
        out.push_str(&form.title.replace("{title}", title));
        out.push('\n');
    }
    let figure = |member: &Member| catalogue.figure(&member.figure);
    let section_of =
        |member: &Member| figure(member).and_then(|f| form.sections.iter().position(|s| s.who.matches(f)));
    for (at, section) in form.sections.iter().enumerate() {
        // Figures missing from the catalogue are listed in the first section.
        let here = |m: &&Member| m.count > 0 && section_of(m).unwrap_or(0) == at;
        let members: Vec<_> = draft.members.iter().filter(here).collect();
        if members.is_empty() {
            continue;
        }
        out.push_str(&section.heading);
        out.push('\n');
        for member in members {
            let known = figure(member).map(|f| name(form, f));
            let name = known.or_else(|| member.last_name.clone());
            let line = form.line.replace("{name}", name.as_deref().unwrap_or(member.figure.as_str()));
            for _ in 0..member.count {
                out.push_str(&line);
                out.push('\n');
            }
        }
    }
    out
}

fn name(form: &PostedForm, figure: &Figure) -> String {
    let plain = form.drop.iter().fold(figure.name.clone(), |name, drop| name.replace(drop.as_str(), ""));
    let plain = plain.trim().to_owned();
    match form.names.iter().find(|n| n.who.matches(figure)) {
        Some(naming) => naming.form.replace("{name}", &plain),
        None => plain,
    }
}
