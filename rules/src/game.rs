//! A game as data: its factions, eras, stat columns and rules, with their sources.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::balance::Balance;
use crate::dice::DieKind;
use crate::figure::Figure;
use crate::id::{EraId, FactionId, GameId, RuleId, SetId, SideId, SourceId};
use crate::matches::MatchFormat;
use crate::selector::Selector;
use crate::sign::Sign;
use crate::tournament::Scoring;

/// Everything about a game that isn't a figure or a format.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Game {
    /// The ID, also the name of the pack's folder.
    pub id: GameId,
    /// The prefix of its figures' IDs: `swm`.
    pub prefix: String,
    /// The English name.
    pub name: String,
    /// What the game calls the figures of one player.
    #[serde(default)]
    pub squad: SquadWord,
    /// Its position among the games; the first is the default.
    #[serde(default = "last")]
    pub order: u32,
    /// The date of the data, shown on printed sheets.
    pub catalogue_date: String,
    /// Whether figures cost points. If not, an empty cost has no meaning and costs aren't shown.
    #[serde(default = "yes")]
    pub points: bool,
    /// The lower bound for unknown costs: no card prints less.
    #[serde(default)]
    pub least_cost: i32,
    /// Whether each figure has an activation of its own, which lists and sheets count.
    #[serde(default = "yes")]
    pub activations: bool,
    /// Factions, in display order.
    #[serde(default, rename = "faction")]
    pub factions: Vec<Faction>,
    /// The sides of a table, `light` and `dark`.
    #[serde(default, rename = "side")]
    pub sides: Vec<Side>,
    /// Eras in order.
    #[serde(default, rename = "era")]
    pub eras: Vec<Era>,
    /// The columns of the stat block, in the card's order.
    #[serde(default, rename = "stat")]
    pub stats: Vec<Stat>,
    /// Lists of keywords on a card, in the card's order.
    #[serde(default, rename = "keyword")]
    pub keywords: Vec<KeywordList>,
    /// Properties with one of a few values, such as size.
    #[serde(default, rename = "attribute")]
    pub attributes: Vec<Attribute>,
    /// Rarities from common to rare.
    #[serde(default, rename = "rarity")]
    pub rarities: Vec<Rarity>,
    /// Flags that a card can have, such as `commander`.
    #[serde(default)]
    pub traits: Vec<String>,
    /// Flags that a card's name or kind already implies; they aren't shown.
    #[serde(default)]
    pub untold: Vec<String>,
    /// Flags that determine a figure's role in a squad, most important first; squads are grouped by them.
    #[serde(default)]
    pub roles: Vec<String>,
    /// Flags under which a card has a text of its own, with the key of the kind of terms that tell it, which is also the
    /// column of what users read off their cards.
    #[serde(default)]
    pub texts: BTreeMap<String, String>,
    /// Figures whose cards haven't been read completely: their cards may contain more than their rows.
    #[serde(default)]
    pub unread: Option<Selector>,
    /// How matches are scored; a game without this has no match log.
    #[serde(default)]
    pub matches: Option<MatchFormat>,
    /// How tournaments are scored, if a rule book defines it.
    #[serde(default)]
    pub tournaments: Option<Scoring>,
    /// Figures that a name in a list refers to only if no other figure has the name.
    #[serde(default)]
    pub unlisted: Option<Selector>,
    /// Sets that aren't sold as a whole, such as one for cards whose box isn't known.
    #[serde(default)]
    pub unsold: Vec<SetId>,
    /// Figures that lead a squad, such as commanders; the first one has priority when buying.
    #[serde(default)]
    pub leaders: Option<Selector>,
    /// What makes a squad balanced, for squads that are drawn or completed at random.
    #[serde(default)]
    pub balance: Option<Balance>,
    /// Alternative spellings of names in lists.
    #[serde(default, rename = "spelling")]
    pub spellings: Vec<SpellingRule>,
    /// Websites that share squads as links.
    #[serde(default, rename = "link")]
    pub links: Vec<Link>,
    /// List formats of other programs.
    #[serde(default, rename = "posted")]
    pub posted: Vec<PostedForm>,
    /// Every rule that findings of this game can cite.
    #[serde(default)]
    pub rules: BTreeMap<RuleId, Rule>,
}

fn last() -> u32 {
    u32::MAX
}

/// What the game calls a player's figures. The locales contain all forms of each word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum SquadWord {
    /// A squad.
    #[default]
    Squad,
    /// A warband.
    Warband,
    /// An army.
    Army,
}

impl SquadWord {
    /// Returns the word used in packs.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Squad => "squad",
            Self::Warband => "warband",
            Self::Army => "army",
        }
    }
}

fn yes() -> bool {
    true
}

/// A faction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Faction {
    /// The ID.
    pub id: FactionId,
    /// The English name, as the game spells it.
    pub name: String,
    /// Other spellings that people type, such as `Rebel` and `Imperial`.
    #[serde(default)]
    pub aliases: Vec<String>,
    /// The colour on screen, `#rrggbb`.
    pub colour: String,
    /// A shape shown with the colour, so that colour alone never carries meaning.
    pub shape: String,
}

/// A side of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Side {
    /// The ID.
    pub id: SideId,
    /// The English name.
    pub name: String,
}

/// An era and the factions that it offers on each side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Era {
    /// The ID.
    pub id: EraId,
    /// The English name.
    pub name: String,
    /// The factions that can play, with their sides.
    pub offers: Vec<Offer>,
}

/// One faction on one side of an era.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Offer {
    /// The faction.
    pub faction: FactionId,
    /// The side it plays on.
    pub side: SideId,
    /// Whether the rule book states it in its text but not in its table; reports mention it.
    #[serde(default)]
    pub by_text_only: bool,
}

/// A column of the stat block.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Stat {
    /// The ID, also the column of `figures.csv`.
    pub id: String,
    /// The English label.
    pub name: String,
    /// Whether it is in the card's stat table.
    #[serde(default)]
    pub on_card: bool,
    /// Whether it is shown with a sign, `+14`.
    #[serde(default)]
    pub signed: bool,
    /// The number of points per box, if it is printed as boxes to tick.
    #[serde(default)]
    pub per_box: Option<i32>,
    /// The stat with the number of figures on the card, if each of them has this stat.
    #[serde(default)]
    pub each: Option<String>,
    /// Whether it is omitted if a card has none, for stats that only some cards have; otherwise a dash is
    /// shown.
    #[serde(default)]
    pub optional: bool,
    /// The figures that have it, if not all do; it isn't asked for on others.
    #[serde(default)]
    pub of: Option<Selector>,
}

impl Stat {
    /// Whether it appears in the stat table of a figure's card.
    #[must_use]
    pub fn is_on(&self, figure: &Figure) -> bool {
        self.on_card && (!self.optional || figure.stats.contains_key(&self.id))
    }

    /// Returns how many figures of a card have it; 1 if a card is one figure.
    #[must_use]
    pub fn bearers(&self, figure: &Figure) -> i32 {
        self.each.as_ref().map_or(1, |each| figure.stat(each)).max(1)
    }

    /// Returns the total over all figures of a card.
    #[must_use]
    pub fn of_all(&self, figure: &Figure) -> i64 {
        i64::from(figure.stat(&self.id)) * i64::from(self.bearers(figure))
    }
}

/// A list of keywords on a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct KeywordList {
    /// The ID, also the column of `figures.csv`.
    pub id: String,
    /// The English heading.
    pub name: String,
    /// The stat printed in front of the list, such as Force points before Force powers.
    #[serde(default)]
    pub after_stat: Option<String>,
    /// Whether it is printed on one line after the heading, like attacks and types, rather than one keyword per
    /// line.
    #[serde(default)]
    pub led: bool,
    /// The kind of dice in `dice.csv` that its keywords name, `Any` for all of them; free text if absent.
    #[serde(default)]
    pub dice: Option<DieKind>,
    /// The parts of each keyword, unless keywords are free text. A keyword contains at most one value of each
    /// part, by ID.
    #[serde(default, rename = "part")]
    pub parts: Vec<KeywordPart>,
}

/// A part of a compound keyword.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct KeywordPart {
    /// The ID.
    pub id: String,
    /// The English name.
    pub name: String,
    /// The possible values. No two parts of a list share a value ID.
    #[serde(rename = "value")]
    pub values: Vec<PartValue>,
}

/// A value of a part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PartValue {
    /// The ID, a single word.
    pub id: String,
    /// The English name.
    pub name: String,
    /// How it is drawn on cards.
    #[serde(default)]
    pub sign: Option<Sign>,
}

/// A property with one of a few values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Attribute {
    /// The ID, also the column of `figures.csv`.
    pub id: String,
    /// The possible values.
    pub values: Vec<String>,
}

/// A rarity.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Rarity {
    /// The ID as in `printings.csv`, `VR`.
    pub id: String,
    /// The English name.
    pub name: String,
    /// The symbol printed on cards.
    pub symbol: String,
}

/// An alternative spelling of some figures' names in lists.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SpellingRule {
    /// The figures concerned.
    pub who: Selector,
    /// The part of the name to remove, `(Elite)`; names without it don't match the rule.
    #[serde(default)]
    pub drop: Option<String>,
    /// How the remaining name is written, `Elite {name}`, `e{name}`.
    pub forms: Vec<String>,
}

/// A website that shares squads as links: marks, each followed by codes with a fixed number of digits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Link {
    /// The ID, `tabletop-admiral`.
    pub id: String,
    /// The name of the site.
    pub name: String,
    /// The address that Muster writes, up to the first mark.
    pub address: String,
    /// Other beginnings of the address, without `https://`.
    #[serde(default)]
    pub aliases: Vec<String>,
    /// The parts after that, in order.
    #[serde(rename = "part")]
    pub parts: Vec<LinkPart>,
}

/// The list format of another program: one line for each copy, under headings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PostedForm {
    /// The ID, `iacp`.
    pub id: String,
    /// The name of the program.
    pub name: String,
    /// The line with the squad's name, `-- {title} --`.
    pub title: String,
    /// A line of the list, `- {name}`.
    pub line: String,
    /// The sections, one for each sort of cards.
    #[serde(rename = "section")]
    pub sections: Vec<PostedSection>,
    /// Text that is omitted from names, `(skirmish)`.
    #[serde(default)]
    pub drop: Vec<String>,
    /// How certain names are written; the first match counts.
    #[serde(default, rename = "naming")]
    pub names: Vec<PostedName>,
}

/// A section of a list, with one sort of cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PostedSection {
    /// The heading.
    pub heading: String,
    /// The cards in it.
    pub who: Selector,
}

/// How certain names are written in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PostedName {
    /// The figures concerned.
    pub who: Selector,
    /// The name's form, `[{name}]`.
    pub form: String,
}

/// One sequence of codes in an address.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LinkPart {
    /// The mark before the codes.
    pub mark: String,
    /// The number of codes.
    pub slots: u32,
    /// The number of digits of a code; all zeros is an empty slot.
    pub digits: u32,
    /// The figures whose codes it lists.
    pub who: Selector,
}

/// The source of a rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Rule {
    /// The English name, for cost breakdowns; the ID if absent.
    #[serde(default)]
    pub name: Option<String>,
    /// The ID of the book in `sources.toml`.
    pub source: SourceId,
    /// The page, by the book's own numbering.
    #[serde(default)]
    pub page: Option<String>,
}

impl Game {
    /// Returns the flag of a column of texts; `None` if it isn't one.
    #[must_use]
    pub fn text(&self, column: &str) -> Option<&str> {
        self.texts.iter().find(|(_, kind)| *kind == column).map(|(flag, _)| flag.as_str())
    }

    /// Whether terms of a kind, by its key, tell such texts.
    #[must_use]
    pub fn tells_texts(&self, kind: &str) -> bool {
        self.texts.values().any(|one| one == kind)
    }

    /// Returns the faction with this ID.
    #[must_use]
    pub fn faction(&self, id: &FactionId) -> Option<&Faction> {
        self.factions.iter().find(|f| f.id == *id)
    }

    /// Returns the era with this ID.
    #[must_use]
    pub fn era(&self, id: &EraId) -> Option<&Era> {
        self.eras.iter().find(|e| e.id == *id)
    }

    /// Returns the part values of a keyword, in the order of the parts; empty for free text.
    #[must_use]
    pub fn parts_of(&self, keyword: &str) -> Vec<(&KeywordPart, &PartValue)> {
        let lists = self.keywords.iter().filter(|list| !list.parts.is_empty());
        lists.map(|list| list.parts_of(keyword)).find(|parts| !parts.is_empty()).unwrap_or_default()
    }

    /// Returns the side with this ID.
    #[must_use]
    pub fn side(&self, id: &SideId) -> Option<&Side> {
        self.sides.iter().find(|s| s.id == *id)
    }
}

impl KeywordList {
    /// Returns the values that make up a keyword of this list, in the order of the parts; empty if a word isn't
    /// a value, or two values belong to the same part.
    #[must_use]
    pub fn parts_of(&self, keyword: &str) -> Vec<(&KeywordPart, &PartValue)> {
        let words: Vec<_> = keyword.split_whitespace().collect();
        let value = |part: &'_ KeywordPart| part.values.iter().position(|v| words.contains(&v.id.as_str()));
        let found = self.parts.iter().filter_map(|part| Some((part, part.values.get(value(part)?)?)));
        let found: Vec<_> = found.collect();
        if found.len() == words.len() { found } else { Vec::new() }
    }
}
