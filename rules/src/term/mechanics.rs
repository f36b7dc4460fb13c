//! What a term does, as data: when it applies, what it replaces, what it costs, which figures it concerns and
//! what it changes. A closed vocabulary shared by all games, so that filters, notes, odds and the play table
//! use the same data. What it can't express is left to the reminder text.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::amount::Amount;
use super::moments::{Condition, Limit, Moment, Per, Span};
use super::words::{
    Area, Avoided, Ban, DoorChange, Ignored, Reach, Replaced, Rerolled, Saver, SquadChange, Stat, Whom,
};
use crate::id::TermId;

/// What a term does.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Mechanics {
    /// When it applies; by default always.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub when: Option<Moment>,
    /// Conditions that must all be true then.
    #[serde(rename = "if", skip_serializing_if = "Vec::is_empty")]
    pub conditions: Vec<Condition>,
    /// What it replaces: the attacks of the turn, its movement, the whole turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub replaces: Option<Replaced>,
    /// What it costs each time.
    #[serde(skip_serializing_if = "Costs::is_free")]
    pub costs: Costs,
    /// How often it can be used.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<Limit>,
    /// The total number of uses, if the card prints boxes to tick.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub uses: Option<Amount>,
    /// `false` if using it doesn't count as the figure's activation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub activates: Option<bool>,
    /// `true` if the player can decline to use it, `false` if it is mandatory.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub optional: Option<bool>,
    /// What must be present for it to have any effect.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub needs: Vec<Need>,
    /// The figures it is used on or concerns; by default the figure itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<Whom>,
    /// Which of them, as a selector or a group's name: `living`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub who: Option<String>,
    /// Figures that it reaches although effects of its kind pass them by, as a selector or a group's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reaches: Option<String>,
    /// The number of targets; by default one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub targets: Option<Amount>,
    /// The other figure of an attack, such as the enemy, as a selector or a group's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub against: Option<String>,
    /// Its range.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub range: Option<Reach>,
    /// The area around the target that is affected as well.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub area: Option<Area>,
    /// The radius of the area, in spaces.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub radius: Option<Amount>,
    /// How long it lasts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lasts: Option<Span>,
    /// The number of effects to choose.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub choose: Option<Amount>,
    /// Its effects, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<Effect>,
}

/// What using a term costs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Costs {
    /// Force points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub force: Option<Amount>,
    /// Surges of the attack's dice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub surges: Option<Amount>,
    /// Strain.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub strain: Option<Amount>,
    /// Actions of the turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub actions: Option<Amount>,
    /// Movement points, or spaces of the turn's movement.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub movement: Option<Amount>,
    /// The figure's hit points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hit_points: Option<Amount>,
    /// Threat or another currency of the side.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub threat: Option<Amount>,
    /// Power tokens.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tokens: Option<Amount>,
    /// Dice results that can be spent, each a term; any one of them suffices.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rolls: Vec<TermId>,
}

impl Costs {
    fn is_free(&self) -> bool {
        *self == Self::default()
    }
}

/// What must be present for a term to have any effect. Exactly one of `ally`, `own` and `enemy`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Need {
    /// Another figure of the same side, as a selector or a group's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ally: Option<String>,
    /// What the figure itself must be, as a selector or a group's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub own: Option<String>,
    /// A figure of the other side, as a selector or a group's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub enemy: Option<String>,
    /// The number of figures needed; by default one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<Amount>,
    /// `true` if the figure can be the ally it needs, such as a healer that can heal itself.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub itself: bool,
}

/// A single effect of a term.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Effect {
    /// The figures affected; by default the target.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<Whom>,
    /// Which of them, as a selector or a group's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub who: Option<String>,
    /// The other figure of an attack, for this effect only, as a selector or a group's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub against: Option<String>,
    /// Further conditions, for this effect only.
    #[serde(rename = "if", skip_serializing_if = "Vec::is_empty")]
    pub conditions: Vec<Condition>,
    /// Numbers that are increased: `{ attack = 4, damage = 10 }`; negative is a penalty.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub bonus: BTreeMap<Stat, Amount>,
    /// Numbers that are replaced: `{ speed = 8 }`.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub sets: BTreeMap<Stat, Amount>,
    /// Numbers that are multiplied: `{ damage = 2 }`.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub times: BTreeMap<Stat, Amount>,
    /// What the bonus counts once for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub per: Option<Per>,
    /// Attacks in addition to the usual one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extra_attacks: Option<Amount>,
    /// The number of attacks that this consists of.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attacks: Option<Amount>,
    /// Turns in addition to the usual one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extra_turns: Option<Amount>,
    /// Actions in addition to the usual ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extra_actions: Option<Amount>,
    /// Damage dealt without an attack roll.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deals: Option<Amount>,
    /// Damage removed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub heals: Option<Amount>,
    /// Damage subtracted from any that would be dealt.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reduces: Option<Amount>,
    /// Spaces moved: the turn's limit, or a separate movement.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves: Option<Amount>,
    /// Spaces away from the figure; negative pulls.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pushes: Option<Amount>,
    /// Spaces back or anywhere, without walking there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub places: Option<Amount>,
    /// What is prevented entirely.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub avoids: Option<Avoided>,
    /// The number on a twenty-sided die that prevents the effect.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub save: Option<Amount>,
    /// The same, with the figure's level added to the roll.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dc: Option<Amount>,
    /// The number on a twenty-sided die that the figure itself needs for the effect.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub roll: Option<Amount>,
    /// The number of rolls, each success of which counts; by default one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rolls: Option<Amount>,
    /// Whether all rolls have to succeed for the effect, instead of each counting.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub every: bool,
    /// Who rolls for `save` or `dc`; by default the figure affected.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub saver: Option<Saver>,
    /// A save halves the damage instead of preventing it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub save_halves: bool,
    /// The lowest number on the die that counts as a critical hit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub critical: Option<Amount>,
    /// What can be rerolled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rerolls: Option<Rerolled>,
    /// If the attack made anew misses, its attacker is defeated.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub risks: bool,
    /// Dice added, by colour or kind: `["red", "yellow"]`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<String>,
    /// Dice removed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub removes_dice: Vec<String>,
    /// Conditions that it inflicts, each a term.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub inflicts: Vec<TermId>,
    /// Conditions that it removes, each a term.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub removes: Vec<TermId>,
    /// Abilities that it grants, as printed on cards: `["Shields 2"]`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub grants: Vec<String>,
    /// Abilities that it removes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub loses: Vec<String>,
    /// What the figures are immune to, each a term.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub immune: Vec<TermId>,
    /// What the figures may ignore.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ignores: Vec<Ignored>,
    /// What the figures can't do, or what can't be done to them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cannot: Vec<Ban>,
    /// What else the figures count as: a name, a kind, a faction.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub counts_as: Vec<String>,
    /// IDs of terms that it uses.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub uses_term: Vec<TermId>,
    /// The figures replace the target.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub redirects: bool,
    /// The figures are defeated outright.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub defeats: bool,
    /// The figures join the side of the player who controls this figure.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub controls: bool,
    /// The figures flee.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub routs: bool,
    /// The figures' player chooses who goes first.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub chooses_first: bool,
    /// What happens to a door.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub door: Option<DoorChange>,
    /// What it changes about building a squad.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub squad: Option<SquadChange>,
}

impl Mechanics {
    /// Returns every selector or group name in it.
    pub fn selectors(&self) -> impl Iterator<Item = &str> {
        let needs = self.needs.iter().flat_map(|n| [&n.ally, &n.own, &n.enemy]);
        let effects = self.effects.iter().flat_map(|e| [&e.who, &e.against]);
        let all = [&self.who, &self.against, &self.reaches].into_iter().chain(needs).chain(effects);
        all.filter_map(Option::as_deref)
    }

    /// Returns every term that it refers to.
    pub fn terms(&self) -> impl Iterator<Item = &TermId> {
        let effects = self.effects.iter();
        let named = effects.flat_map(|e| [&e.inflicts, &e.removes, &e.immune, &e.uses_term]);
        self.costs.rolls.iter().chain(named.flatten())
    }

    /// Returns every ability that it refers to, as printed on cards.
    pub fn abilities(&self) -> impl Iterator<Item = &str> {
        self.effects.iter().flat_map(|e| e.grants.iter().chain(&e.loses)).map(String::as_str)
    }

    /// Returns every parameter that an amount refers to.
    pub fn parameters(&self) -> impl Iterator<Item = &str> {
        let costs = &self.costs;
        let costs = [
            &costs.force,
            &costs.surges,
            &costs.strain,
            &costs.actions,
            &costs.movement,
            &costs.hit_points,
            &costs.threat,
            &costs.tokens,
        ];
        let whole = [&self.uses, &self.targets, &self.radius, &self.choose];
        let needs = self.needs.iter().map(|n| &n.count);
        let effects = self.effects.iter().flat_map(|e| {
            let single = [
                &e.extra_attacks,
                &e.attacks,
                &e.extra_turns,
                &e.extra_actions,
                &e.deals,
                &e.heals,
                &e.reduces,
                &e.moves,
                &e.pushes,
                &e.places,
                &e.save,
                &e.dc,
                &e.roll,
                &e.rolls,
                &e.critical,
            ];
            let maps = [&e.bonus, &e.sets, &e.times].into_iter().flat_map(BTreeMap::values);
            single.into_iter().flatten().chain(maps)
        });
        let amounts = costs.into_iter().chain(whole).chain(needs).flatten().chain(effects);
        let named = amounts.filter_map(|amount| match amount {
            Amount::Parameter(id) => Some(id.trim_start_matches('-')),
            Amount::Number(_) | Amount::Word(_) => None,
        });
        let range = self.range.iter().filter_map(|range| match range {
            Reach::Parameter(id) => Some(id.as_str()),
            Reach::Spaces(_) | Reach::Word(_) => None,
        });
        named.chain(range)
    }
}
