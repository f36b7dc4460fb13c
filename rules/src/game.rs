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

/// Everything about a game that is not a figure or a format.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Game {
    /// The game's id, also the name of its pack's folder.
    pub id: GameId,
    /// The prefix of its figures' ids: `swm`.
    pub prefix: String,
    /// The English name.
    pub name: String,
    /// What the game calls the figures that one player brings.
    #[serde(default)]
    pub squad: SquadWord,
    /// Its position among the games; the first is the default.
    #[serde(default = "last")]
    pub order: u32,
    /// The date of the facts, shown on printed sheets.
    pub catalogue_date: String,
    /// Whether figures cost points. If not, an empty cost means nothing and none is shown.
    #[serde(default = "yes")]
    pub points: bool,
    /// The minimum cost of a figure whose cost isn't known: no card prints less.
    #[serde(default)]
    pub least_cost: i32,
    /// Whether each figure has an activation of its own, which lists and sheets then count.
    #[serde(default = "yes")]
    pub activations: bool,
    /// Factions in the order in which they are listed.
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
    /// Flags that a card's name or kind already implies; they aren't printed.
    #[serde(default)]
    pub untold: Vec<String>,
    /// Flags that tell a figure's part in a squad, the weightiest first: squads are shown in such groups.
    #[serde(default)]
    pub roles: Vec<String>,
    /// Figures whose cards haven't been read completely: what their rows lack may be on the card.
    #[serde(default)]
    pub unread: Option<Selector>,
    /// How matches are scored; a game without this has no match log.
    #[serde(default)]
    pub matches: Option<MatchFormat>,
    /// How tournaments are scored, where a book says it.
    #[serde(default)]
    pub tournaments: Option<Scoring>,
    /// Figures that lists mean only if no other figure has the name.
    #[serde(default)]
    pub unlisted: Option<Selector>,
    /// Sets that can't be bought whole, such as one for cards whose box isn't known.
    #[serde(default)]
    pub unsold: Vec<SetId>,
    /// Figures that lead a squad, such as commanders: the first one is worth buying before others.
    #[serde(default)]
    pub leaders: Option<Selector>,
    /// What makes a squad balanced, for squads that are drawn or filled at random.
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

/// What the game calls a player's figures. The locales hold every form of each word.
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
    /// The word used in packs.
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
    /// Its id.
    pub id: FactionId,
    /// The English name, as the game spells it.
    pub name: String,
    /// Other spellings that people type, `Rebel`, `Imperial`.
    #[serde(default)]
    pub aliases: Vec<String>,
    /// Colour on screen, `#rrggbb`.
    pub colour: String,
    /// A shape beside the colour, so that colour alone never carries meaning.
    pub shape: String,
}

/// A side of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Side {
    /// Its id.
    pub id: SideId,
    /// The English name.
    pub name: String,
}

/// An era and the factions that it offers on each side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Era {
    /// Its id.
    pub id: EraId,
    /// The English name.
    pub name: String,
    /// Who can play, and on which side.
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
    /// True where the rule book's text says so but its table does not; reports mention it.
    #[serde(default)]
    pub by_text_only: bool,
}

/// A column of the stat block.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Stat {
    /// Its id, also the column of `figures.csv`.
    pub id: String,
    /// The English label.
    pub name: String,
    /// Shown in the card's stat table.
    #[serde(default)]
    pub on_card: bool,
    /// Shown with a sign, `+14`.
    #[serde(default)]
    pub signed: bool,
    /// Printed as boxes to tick, this many of the stat a box.
    #[serde(default)]
    pub per_box: Option<i32>,
    /// The stat that gives the number of figures on the card, each of which has this stat.
    #[serde(default)]
    pub each: Option<String>,
    /// Omitted if a card has none, for stats that only some cards have; otherwise a dash is shown.
    #[serde(default)]
    pub optional: bool,
    /// The figures that have it, if not all do: it isn't asked for others.
    #[serde(default)]
    pub of: Option<Selector>,
}

impl Stat {
    /// Whether it appears in the stat table of a figure's card.
    #[must_use]
    pub fn is_on(&self, figure: &Figure) -> bool {
        self.on_card && (!self.optional || figure.stats.contains_key(&self.id))
    }

    /// How many figures of a card have it; 1 if a card is one figure.
    #[must_use]
    pub fn bearers(&self, figure: &Figure) -> i32 {
        self.each.as_ref().map_or(1, |each| figure.stat(each)).max(1)
    }

    /// What all figures of a card have of it together.
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
    /// Its id, also the column of `figures.csv`.
    pub id: String,
    /// The English heading.
    pub name: String,
    /// The stat printed in front of the list, as Force points are before Force powers.
    #[serde(default)]
    pub after_stat: Option<String>,
    /// Printed on one line after the heading, like attacks and types, rather than one per line.
    #[serde(default)]
    pub led: bool,
    /// The kind of dice in `dice.csv` that its keywords name, `Any` for any of them; free words if not given.
    #[serde(default)]
    pub dice: Option<DieKind>,
    /// The parts of each keyword, unless it is free words: a value of each part, by id, as far as the card has
    /// one.
    #[serde(default, rename = "part")]
    pub parts: Vec<KeywordPart>,
}

/// A part of a compound keyword.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct KeywordPart {
    /// Its id.
    pub id: String,
    /// The English name.
    pub name: String,
    /// Its possible values. No two parts of a list share a value's id.
    #[serde(rename = "value")]
    pub values: Vec<PartValue>,
}

/// A value of a part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PartValue {
    /// Its id, one word.
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
    /// Its id, also the column of `figures.csv`.
    pub id: String,
    /// Its possible values.
    pub values: Vec<String>,
}

/// A rarity.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Rarity {
    /// As printings.csv writes it, `VR`.
    pub id: String,
    /// The English name.
    pub name: String,
    /// The symbol printed on cards.
    pub symbol: String,
}

/// Another way in which lists write the names of some figures.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SpellingRule {
    /// Whose names.
    pub who: Selector,
    /// What is left out of a name, `(Elite)`; a name without it isn't spelled so.
    #[serde(default)]
    pub drop: Option<String>,
    /// How the rest is written, `Elite {name}`, `e{name}`.
    pub forms: Vec<String>,
}

/// A website that shares squads as links: marks, each followed by codes of a fixed number of digits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Link {
    /// Its id, `tabletop-admiral`.
    pub id: String,
    /// The name of the site.
    pub name: String,
    /// How an address is written that Muster makes, up to the first mark.
    pub address: String,
    /// Other ways it can begin, without `https://`.
    #[serde(default)]
    pub aliases: Vec<String>,
    /// What follows, in this order.
    #[serde(rename = "part")]
    pub parts: Vec<LinkPart>,
}

/// The list format of another program: every copy on a line of its own, under headings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PostedForm {
    /// Its id, `iacp`.
    pub id: String,
    /// The name of the program.
    pub name: String,
    /// How it writes the squad's name, `-- {title} --`.
    pub title: String,
    /// How it writes a line, `- {name}`.
    pub line: String,
    /// The sorts of cards.
    #[serde(rename = "section")]
    pub sections: Vec<PostedSection>,
    /// What it omits from names, `(skirmish)`.
    #[serde(default)]
    pub drop: Vec<String>,
    /// How certain names are written; the first that fits counts.
    #[serde(default, rename = "naming")]
    pub names: Vec<PostedName>,
}

/// One sort of cards in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PostedSection {
    /// Their heading.
    pub heading: String,
    /// Which they are.
    pub who: Selector,
}

/// How certain names are written in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PostedName {
    /// Whose.
    pub who: Selector,
    /// How, `[{name}]`.
    pub form: String,
}

/// One row of codes of an address.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LinkPart {
    /// The mark before the codes.
    pub mark: String,
    /// How many codes there is room for.
    pub slots: u32,
    /// How many digits each has; a code of zeros is an empty place.
    pub digits: u32,
    /// The figures whose codes it lists.
    pub who: Selector,
}

/// The source of a rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Rule {
    /// Its English name, for cost arithmetic; its id if it has none.
    #[serde(default)]
    pub name: Option<String>,
    /// The book, by its key in `sources.toml`.
    pub source: SourceId,
    /// The page, as the book numbers them.
    #[serde(default)]
    pub page: Option<String>,
}

impl Game {
    /// The faction of this id.
    #[must_use]
    pub fn faction(&self, id: &FactionId) -> Option<&Faction> {
        self.factions.iter().find(|f| f.id == *id)
    }

    /// The era of this id.
    #[must_use]
    pub fn era(&self, id: &EraId) -> Option<&Era> {
        self.eras.iter().find(|e| e.id == *id)
    }

    /// The part values of a keyword, in the order of the parts; none for a keyword of
    /// free words.
    #[must_use]
    pub fn parts_of(&self, keyword: &str) -> Vec<(&KeywordPart, &PartValue)> {
        let lists = self.keywords.iter().filter(|list| !list.parts.is_empty());
        lists.map(|list| list.parts_of(keyword)).find(|parts| !parts.is_empty()).unwrap_or_default()
    }

    /// The side of this id.
    #[must_use]
    pub fn side(&self, id: &SideId) -> Option<&Side> {
        self.sides.iter().find(|s| s.id == *id)
    }
}

impl KeywordList {
    /// The values that a keyword of this list is put together of, in the order of the parts; none
    /// where a word isn't a value, or two are of one part.
    #[must_use]
    pub fn parts_of(&self, keyword: &str) -> Vec<(&KeywordPart, &PartValue)> {
        let words: Vec<_> = keyword.split_whitespace().collect();
        let value = |part: &'_ KeywordPart| part.values.iter().position(|v| words.contains(&v.id.as_str()));
        let found = self.parts.iter().filter_map(|part| Some((part, part.values.get(value(part)?)?)));
        let found: Vec<_> = found.collect();
        if found.len() == words.len() { found } else { Vec::new() }
    }
}
