//! What a term does, as data: when it applies, what it takes the place of, what it costs, whom it
//! concerns and what it changes. A closed vocabulary, the same for all games, so that filters, notes,
//! odds and a play table read one thing. What it can't say is left out; the reminder says it.

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
    /// When it applies; always, if not given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub when: Option<Moment>,
    /// What must be true then, all of it.
    #[serde(rename = "if", skip_serializing_if = "Vec::is_empty")]
    pub conditions: Vec<Condition>,
    /// What it takes the place of: the attacks of the turn, its movement, the whole turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub replaces: Option<Replaced>,
    /// What it costs each time.
    #[serde(skip_serializing_if = "Costs::is_free")]
    pub costs: Costs,
    /// How often it can be used.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<Limit>,
    /// How many times in all, where the card prints boxes to tick.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub uses: Option<Amount>,
    /// `false` where using it doesn't count as the figure's activation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub activates: Option<bool>,
    /// `true` if the player can decline to use it, `false` if it is mandatory.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub optional: Option<bool>,
    /// What has to be there for it to do anything.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub needs: Vec<Need>,
    /// Whom it is used on or concerns; the figure itself, if not given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<Whom>,
    /// Which of them, as a selector or the name of a group: `living`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub who: Option<String>,
    /// How many of them; one, if not given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub targets: Option<Amount>,
    /// The other figure of an attack, the enemy for instance, as a selector or the name of a group.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub against: Option<String>,
    /// How far it reaches.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub range: Option<Reach>,
    /// What around the target is concerned, too.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub area: Option<Area>,
    /// The radius of that area, in spaces.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub radius: Option<Amount>,
    /// How long it lasts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lasts: Option<Span>,
    /// How many of the effects are chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub choose: Option<Amount>,
    /// What it does, in this order.
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
    /// Movement points or spaces of the turn's movement.
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
    /// The results of dice that have to be spent, each a term; any one of them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rolls: Vec<TermId>,
}

impl Costs {
    fn is_free(&self) -> bool {
        *self == Self::default()
    }
}

/// What must be present for a term to do anything. Exactly one of `ally`, `own` and `enemy`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Need {
    /// Another figure of the same side, as a selector or the name of a group.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ally: Option<String>,
    /// What the figure itself must be.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub own: Option<String>,
    /// A figure of the other side.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub enemy: Option<String>,
    /// How many of them; one, if not given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<Amount>,
    /// `true` if the figure can be the ally it needs, such as a healer that can heal itself.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub itself: bool,
}

/// One thing that a term changes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Effect {
    /// Whose; the target's, if not given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<Whom>,
    /// Which of them, as a selector or the name of a group.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub who: Option<String>,
    /// The other figure of an attack, for this effect alone, as a selector or the name of a group.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub against: Option<String>,
    /// What must be true besides, for this effect alone.
    #[serde(rename = "if", skip_serializing_if = "Vec::is_empty")]
    pub conditions: Vec<Condition>,
    /// What is added to a number: `{ attack = 4, damage = 10 }`; negative is a penalty.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub bonus: BTreeMap<Stat, Amount>,
    /// A number that takes the place of another: `{ speed = 8 }`.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub sets: BTreeMap<Stat, Amount>,
    /// A number that is multiplied: `{ damage = 2 }`.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub times: BTreeMap<Stat, Amount>,
    /// The bonus counts once for each of these.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub per: Option<Per>,
    /// Attacks besides the usual one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extra_attacks: Option<Amount>,
    /// Attacks that this consists of.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attacks: Option<Amount>,
    /// Turns besides the usual one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extra_turns: Option<Amount>,
    /// Actions besides the usual ones.
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
    /// What is prevented wholly.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub avoids: Option<Avoided>,
    /// A die of twenty that must show so much for the effect not to happen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub save: Option<Amount>,
    /// The same, if the figure's level is added to the roll.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dc: Option<Amount>,
    /// A die of twenty that the figure itself must show for the effect to happen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub roll: Option<Amount>,
    /// How often it is rolled for, where each success counts; once, if not given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rolls: Option<Amount>,
    /// Who rolls for `save` or `dc`; the figure concerned, if not given.
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
    /// Dice added, by colour or kind: `["red", "yellow"]`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<String>,
    /// Dice removed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub removes_dice: Vec<String>,
    /// Conditions that it inflicts, each a term.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub inflicts: Vec<TermId>,
    /// Conditions that it takes off them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub removes: Vec<TermId>,
    /// Abilities that they have, as cards write them: `["Shields 2"]`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub grants: Vec<String>,
    /// Abilities that they lose.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub loses: Vec<String>,
    /// What doesn't touch them, each a term.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub immune: Vec<TermId>,
    /// What they needn't heed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ignores: Vec<Ignored>,
    /// What they can't do, or what can't be done to them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cannot: Vec<Ban>,
    /// What else they count as: a name, a kind, a faction.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub counts_as: Vec<String>,
    /// Uses another term: by its id.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub uses_term: Vec<TermId>,
    /// They replace the target.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub redirects: bool,
    /// They are defeated outright.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub defeats: bool,
    /// They join the side of the figure's player.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub controls: bool,
    /// They flee.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub routs: bool,
    /// Their player says who goes first.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub chooses_first: bool,
    /// What becomes of a door.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub door: Option<DoorChange>,
    /// What it changes while a squad is built.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub squad: Option<SquadChange>,
}

impl Mechanics {
    /// Every text that says which figures are meant: a group's name or a selector.
    pub fn selectors(&self) -> impl Iterator<Item = &str> {
        let needs = self.needs.iter().flat_map(|n| [&n.ally, &n.own, &n.enemy]);
        let effects = self.effects.iter().flat_map(|e| [&e.who, &e.against]);
        let all = [&self.who, &self.against].into_iter().chain(needs).chain(effects);
        all.filter_map(Option::as_deref)
    }

    /// Every term that it names.
    pub fn terms(&self) -> impl Iterator<Item = &TermId> {
        let effects = self.effects.iter();
        let named = effects.flat_map(|e| [&e.inflicts, &e.removes, &e.immune, &e.uses_term]);
        self.costs.rolls.iter().chain(named.flatten())
    }

    /// Every ability that it names as cards write it.
    pub fn abilities(&self) -> impl Iterator<Item = &str> {
        self.effects.iter().flat_map(|e| e.grants.iter().chain(&e.loses)).map(String::as_str)
    }

    /// Every parameter that an amount names.
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
