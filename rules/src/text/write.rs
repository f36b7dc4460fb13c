//! Writing a list that people can read, and from which [`super::read`] restores the same squad.

use foldhash::{HashMap, HashMapExt as _};

use super::chosen::{Asked, Whose, asked};
use super::csv::cell;
use super::names::spellings;
use super::table::MAIN;
use super::token::{key, tidy, tokens};
use crate::catalogue::Catalogue;
use crate::check::{CheckInput, check};
use crate::figure::Figure;
use crate::id::FigureId;
use crate::report::Report;
use crate::squad::{Member, SetupChoice, SquadDraft};

/// The format of a written list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Style {
    /// `3x Clone Trooper [9] = 27`, the total last.
    Plain,
    /// `27 Clone Trooper x3`, as posted in forums.
    Forum,
    /// A table with the figures' IDs, for spreadsheets; without title and faction.
    Csv,
}

/// Writes a squad. Costs are those actually paid: the report's, if the draft's format is known.
///
/// What a list can't express is omitted: limit, era, side, notes, side lists without members, and choices of
/// abilities whose holder isn't in the squad. A figure that shares its name with others is followed by its ID.
#[must_use]
pub fn write(catalogue: &Catalogue, draft: &SquadDraft, style: Style) -> String {
    let format = catalogue.format(&draft.format);
    let report = format.map(|format| check(catalogue, CheckInput::new(draft, format)));
    let writer =
        Writer { catalogue, draft, report, names: SharedNames::new(catalogue), asked: asked(catalogue) };
    match style {
        Style::Csv => writer.csv(),
        Style::Plain | Style::Forum => writer.list(style),
    }
}

/// The names of a game's figures, with how many figures may be meant by each.
#[derive(Clone, Debug)]
pub struct SharedNames(HashMap<String, u32>);

impl SharedNames {
    /// Counts the figures by name, including alternative spellings.
    #[must_use]
    pub fn new(catalogue: &Catalogue) -> Self {
        let mut counts = HashMap::new();
        for figure in catalogue.figures() {
            let mut keys: Vec<String> =
                spellings(catalogue, figure, &figure.name).iter().map(|s| key(&tokens(&tidy(s)))).collect();
            keys.sort_unstable();
            keys.dedup();
            keys.into_iter().for_each(|key| *counts.entry(key).or_default() += 1);
        }
        for short in catalogue.short_names() {
            let Some(figure) = catalogue.figure(&short.figure) else { continue };
            let own = key(&tokens(&tidy(&figure.name)));
            let key = key(&tokens(&tidy(&short.name)));
            if key != own {
                *counts.entry(key).or_default() += 1;
            }
        }
        Self(counts)
    }

    /// Returns whether a figure's English name alone doesn't identify it.
    #[must_use]
    pub fn is_shared(&self, figure: &Figure) -> bool {
        let key = key(&tokens(&tidy(&figure.name)));
        key.is_empty() || self.0.get(&key).is_some_and(|n| *n > 1)
    }
}

struct Writer<'a> {
    catalogue: &'a Catalogue,
    draft: &'a SquadDraft,
    report: Option<Report>,
    names: SharedNames,
    asked: HashMap<String, Asked>,
}

impl Writer<'_> {
    fn list(&self, style: Style) -> String {
        let mut out = String::new();
        // Dashes would end the title early.
        let title = one_line(&self.draft.name);
        let title = title.trim_matches(|c: char| !c.is_alphanumeric() && !matches!(c, '!' | '?' | ')' | '('));
        if title.chars().any(char::is_alphanumeric) {
            out.push_str(&format!("--{title}--\n"));
        }
        let declared = self.draft.faction.as_ref();
        let faction = declared.or_else(|| self.report.as_ref().and_then(|r| r.faction.as_ref()));
        if let Some(faction) = faction.and_then(|f| self.catalogue.game().faction(f)) {
            out.push_str(&format!("Faction: {}\n", one_line(&faction.name)));
        }
        for member in &self.draft.members {
            out.push_str(&self.line(member, self.paid(member), style));
        }
        for choice in self.choices() {
            out.push_str(&self.choice(choice));
        }
        out.push_str(&self.total(style));
        for list in self.draft.side_lists.iter().filter(|l| !l.members.is_empty()) {
            out.push_str(&format!("\n{} ({}):\n", capitalised(&list.kind), self.unmistakable(&list.holder)));
            for member in &list.members {
                out.push_str(&self.line(member, self.printed(member), Style::Plain));
            }
        }
        out
    }

    fn line(&self, member: &Member, unit: Option<i32>, style: Style) -> String {
        let unit = unit.filter(|_| self.catalogue.game().points);
        let Member { count, .. } = *member;
        let name = self.name(member);
        let same_name = self.id_needed(&member.figure).then(|| format!(" ({})", member.figure));
        let name = format!("{name}{}", same_name.as_deref().unwrap_or_default());
        let Some(unit) = unit else {
            return if count == 1 { format!("{name}\n") } else { format!("{count}x {name}\n") };
        };
        let all = i64::from(unit) * i64::from(count);
        let usual = self.printed(member) == Some(unit) && (1..=999).contains(&all) && same_name.is_none();
        match (style, count) {
            (Style::Forum, 1) if usual => format!("{unit} {name}\n"),
            (Style::Forum, _) if usual => format!("{all} {name} x{count}\n"),
            (_, 1) => format!("{name} [{unit}]\n"),
            _ => format!("{count}x {name} [{unit}] = {all}\n"),
        }
    }

    fn total(&self, style: Style) -> String {
        let mut points = Some(0_i64);
        for member in self.draft.members.iter().filter(|m| !self.is_apart(m)) {
            let cost = self.paid(member).map(|unit| i64::from(unit) * i64::from(member.count));
            points = points.zip(cost).map(|(sum, cost)| sum + cost);
        }
        let active = |m: &&Member| {
            let figure = self.catalogue.figure(&m.figure);
            figure.is_none_or(|f| f.traits.iter().all(|t| t != "inactive"))
        };
        let activations: i64 = self
            .draft
            .members
            .iter()
            .filter(|m| !self.is_apart(m))
            .filter(active)
            .map(|m| i64::from(m.count))
            .sum();
        let acts = if activations == 1 { "activation" } else { "activations" };
        match self.catalogue.game() {
            game if !game.points && !game.activations => return String::new(),
            game if !game.points => points = None,
            _ => {}
        }
        // A negative total would be misread; it doesn't occur in practice.
        match (style, points.filter(|p| *p >= 0)) {
            (Style::Forum, Some(points)) => format!("\n({points}pts. {activations} {acts})\n"),
            (Style::Forum, None) => format!("\n({activations} {acts})\n"),
            (_, Some(points)) => format!("Total: {points} points, {activations} {acts}\n"),
            (_, None) => format!("Total: {activations} {acts}\n"),
        }
    }

    /// Returns the choices that a list can express.
    fn choices(&self) -> impl Iterator<Item = &SetupChoice> {
        let there = |c: &&SetupChoice| self.draft.members.iter().any(|m| m.figure == c.holder);
        let asked = |c: &&SetupChoice| self.asked.values().any(|a| a.ability == c.ability);
        self.draft.setup.iter().filter(there).filter(asked)
    }

    /// `Frozen in Carbonite (Han Solo in Carbonite): Han Solo`.
    fn choice(&self, choice: &SetupChoice) -> String {
        let SetupChoice { holder, ability, chosen } = choice;
        let chosen_itself = self.asked.values().any(|a| a.ability == *ability && a.whose == Whose::Itself);
        if chosen_itself && holder == chosen {
            return format!("{ability}: {}\n", self.unmistakable(chosen));
        }
        format!("{ability} ({}): {}\n", self.unmistakable(holder), self.unmistakable(chosen))
    }

    fn csv(&self) -> String {
        let mut out = "count,figure,name,unit_cost,line_cost,list,holder\n".to_owned();
        for member in &self.draft.members {
            out.push_str(&self.row(member, self.paid(member), MAIN, None));
        }
        for choice in self.choices() {
            out.push_str(&self.row_of_choice(choice));
        }
        for list in &self.draft.side_lists {
            for member in &list.members {
                out.push_str(&self.row(member, self.printed(member), &list.kind, Some(&list.holder)));
            }
        }
        out
    }

    fn row(&self, member: &Member, unit: Option<i32>, list: &str, holder: Option<&FigureId>) -> String {
        let line = unit.map(|unit| (i64::from(unit) * i64::from(member.count)).to_string());
        let cells = [
            member.count.to_string(),
            cell(member.figure.as_str()),
            cell(&self.name(member)),
            unit.map(|u| u.to_string()).unwrap_or_default(),
            line.unwrap_or_default(),
            cell(list),
            holder.map(|h| cell(h.as_str())).unwrap_or_default(),
        ];
        cells.join(",") + "\n"
    }

    /// Returns a row without a count: its list column names the ability.
    fn row_of_choice(&self, SetupChoice { holder, ability, chosen }: &SetupChoice) -> String {
        let name = self.name(&Member::new(chosen.clone(), 0));
        let [figure, name, list, holder] = [chosen.as_str(), &name, ability, holder.as_str()].map(cell);
        format!(",{figure},{name},,,{list},{holder}\n")
    }

    /// Whether it is a deck card.
    fn is_apart(&self, member: &Member) -> bool {
        let members = self.report.iter().flat_map(|r| &r.members);
        members.into_iter().any(|m| m.figure == member.figure && m.deck.is_some())
    }

    /// Returns what one copy costs in this squad.
    fn paid(&self, member: &Member) -> Option<i32> {
        let report = self.report.as_ref();
        let priced = report.and_then(|r| r.members.iter().find(|m| m.figure == member.figure));
        priced.map_or_else(|| self.printed(member), |m| m.unit_cost)
    }

    fn printed(&self, member: &Member) -> Option<i32> {
        self.catalogue.figure(&member.figure).map_or(member.last_cost, |f| f.cost.known())
    }

    fn name(&self, member: &Member) -> String {
        let known = self.catalogue.figure(&member.figure).map(|f| f.name.as_str());
        one_line(known.or(member.last_name.as_deref()).unwrap_or_else(|| member.figure.as_str()))
    }

    /// Whether the name alone doesn't identify the figure.
    fn id_needed(&self, id: &FigureId) -> bool {
        self.catalogue.figure(id).is_some_and(|figure| self.names.is_shared(figure))
    }

    fn unmistakable(&self, id: &FigureId) -> String {
        match self.catalogue.figure(id) {
            Some(figure) if !self.id_needed(id) => one_line(&figure.name),
            _ => id.to_string(),
        }
    }
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn capitalised(kind: &str) -> String {
    let mut chars = kind.chars();
    chars.next().map(|c| c.to_uppercase().chain(chars).collect()).unwrap_or_default()
}
