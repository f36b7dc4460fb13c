//! Figures beside the two of an attack, whose effects reach one of them.

use super::Whose;
use super::lookup::{self, Lookup};
use crate::figure::Figure;
use crate::game::Game;
use crate::id::TermId;
use crate::term::{
    Avoided, Ban, Condition, Effect, FigureWord, Glossary, Ignored, Meaning, Mechanics, Moment, Reach,
    ReachWord, Stat, TermKind, Whom,
};

/// How near a figure is to the one that its effects may reach.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum How {
    /// On the table: only effects without a limit of range reach.
    #[default]
    Away,
    /// Within the range of its effects.
    Near,
    /// Adjacent.
    Adjacent,
}

/// Another figure of a side.
#[derive(Clone, Copy, Debug)]
pub struct Allied<'a> {
    /// The figure.
    pub figure: &'a Figure,
    /// How near it is.
    pub how: How,
}

/// Another figure whose words concern one of the attack.
#[derive(Clone, Copy, Debug)]
pub struct Beside<'a> {
    /// Whose side it is on.
    pub whose: Whose,
    /// The figure.
    pub figure: &'a Figure,
    /// How near it is.
    pub how: How,
    /// How near it has to be.
    pub needs: How,
}

/// Whose word is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Of {
    /// That of the figure itself.
    Itself,
    /// That of another figure of its side.
    Ally,
    /// That of an enemy of it that takes no part in the attack.
    Enemy,
}

/// A word that may matter for a figure.
#[derive(Clone, Debug)]
pub(super) struct Carried<'a> {
    pub(super) word: FigureWord<'a>,
    pub(super) of: Of,
}

/// Returns how near a figure has to be for a word of it to reach others.
pub(super) fn needs(mechanics: &Mechanics) -> How {
    match &mechanics.range {
        None | Some(Reach::Word(ReachWord::Anywhere | ReachWord::LineOfSight)) => How::Away,
        Some(Reach::Word(ReachWord::Adjacent | ReachWord::Touch | ReachWord::ColumnAdjacent)) => {
            How::Adjacent
        }
        Some(_) => How::Near,
    }
}

/// Whether a word says something about other figures than its own.
fn concerns_others(mechanics: &Mechanics) -> bool {
    use Whom as W;
    let others = |whom: Option<W>| {
        matches!(
            whom,
            Some(
                W::Ally | W::Allies | W::AllyOrItself | W::OwnSide | W::Followers | W::Enemies | W::Everyone
            )
        )
    };
    mechanics.effects.iter().any(|effect| others(effect.to.or(mechanics.target)))
}

/// Returns the words of other figures that reach a figure, each once: no effect adds to itself.
pub(super) fn words<'a>(
    glossary: &'a Glossary,
    game: &'a Game,
    [allies, enemies]: [&[Allied<'a>]; 2],
) -> Vec<Carried<'a>> {
    let silenced = enemies.iter().any(|one| one.how >= How::Near && silences(glossary, game, one.figure));
    let unlimited = allies.iter().any(|one| carries(glossary, game, one.figure));
    let mut words = Vec::<Carried<'a>>::new();
    for (side, of) in [(allies, Of::Ally), (enemies, Of::Enemy)] {
        for allied in side {
            for word in glossary.of_figure(game, allied.figure) {
                let reaches = |meaning: &Meaning<'_>| {
                    let kind = meaning.term.kind;
                    let headed = game.tells_texts(kind.key());
                    lookup::mechanics(meaning).is_some_and(|mechanics| {
                        let needed = match needs(mechanics) {
                            How::Near if headed && unlimited && of == Of::Ally => How::Away,
                            needed => needed,
                        };
                        concerns_others(mechanics)
                            && allied.how >= needed
                            && !(headed && silenced && of == Of::Ally)
                    })
                };
                let meanings: Vec<_> =
                    word.meanings.iter().filter(|meaning| reaches(meaning)).cloned().collect();
                let known = |one: &Carried<'_>| one.of == of && one.word.meanings == meanings;
                if !meanings.is_empty() && !words.iter().any(known) {
                    words.push(Carried { word: FigureWord { meanings, ..word }, of });
                }
            }
        }
    }
    words
}

/// Returns the mechanics on a figure's card.
fn mechanics_of<'a>(
    glossary: &'a Glossary,
    game: &'a Game,
    figure: &'a Figure,
) -> impl Iterator<Item = &'a Mechanics> {
    let words = glossary.of_figure(game, figure).into_iter();
    words.flat_map(|word| word.meanings).filter_map(|meaning| meaning.term.mechanics.as_ref())
}

/// Whether enemies near a figure have nothing of texts such as commander effects.
fn silences(glossary: &Glossary, game: &Game, figure: &Figure) -> bool {
    mechanics_of(glossary, game, figure).any(|mechanics| {
        let enemies = |effect: &Effect| effect.to.or(mechanics.target) == Some(Whom::Enemies);
        mechanics.effects.iter().any(|e| enemies(e) && e.avoids == Some(Avoided::CommanderEffect))
    })
}

/// Whether a figure takes the limit of range off such texts of its side.
fn carries(glossary: &Glossary, game: &Game, figure: &Figure) -> bool {
    mechanics_of(glossary, game, figure).any(|mechanics| {
        mechanics.effects.iter().any(|effect| effect.ignores.contains(&Ignored::CommandRange))
    })
}

/// The figure that words of others may reach.
#[derive(Clone, Debug)]
pub(super) struct Bearer<'a> {
    figure: &'a Figure,
    /// Whether it leads others, and so follows nobody.
    leads: bool,
    /// Kinds of terms that it is immune to, by their keys.
    immune: Vec<&'a str>,
    /// Whether texts such as commander effects don't concern it at all.
    apart: bool,
}

impl<'a> Bearer<'a> {
    pub(super) fn new(glossary: &'a Glossary, game: &'a Game, figure: &'a Figure) -> Self {
        let effects = || mechanics_of(glossary, game, figure).flat_map(|mechanics| &mechanics.effects);
        let own = |effect: &&Effect| matches!(effect.to, None | Some(Whom::Itself));
        Self {
            figure,
            leads: game.leaders.as_ref().is_some_and(|leaders| leaders.matches(figure)),
            immune: effects().filter(own).flat_map(|effect| &effect.immune).map(TermId::as_str).collect(),
            apart: effects().filter(own).any(|effect| effect.cannot.contains(&Ban::CommanderEffect)),
        }
    }

    /// Whether it is immune to a term.
    pub(super) fn is_immune(&self, term: &str) -> bool {
        self.immune.contains(&term)
    }

    /// Whether an effect of another figure's word reaches it.
    pub(super) fn is_reached(
        &self,
        lookup: &Lookup<'_>,
        meaning: &Meaning<'_>,
        mechanics: &Mechanics,
        effect: &Effect,
        of: Of,
    ) -> bool {
        use Whom as W;
        let meant = match (effect.to.or(mechanics.target), of) {
            (Some(W::Allies | W::Ally | W::AllyOrItself | W::OwnSide), Of::Ally) => true,
            (Some(W::Followers), Of::Ally) => !self.leads,
            (Some(W::Enemies), Of::Enemy) | (Some(W::Everyone), _) => true,
            _ => false,
        };
        let matches = |who: &Option<String>| {
            who.as_deref()
                .is_none_or(|who| lookup.glossary.selector(who).is_some_and(|s| s.matches(self.figure)))
        };
        let who = if effect.who.is_some() { &effect.who } else { &mechanics.who };
        let passes = self.apart && meaning.term.kind == TermKind::CommanderEffect
            || self.is_immune(meaning.term.kind.key());
        let passed = passes && !(mechanics.reaches.is_some() && matches(&mechanics.reaches));
        // What helpers of an attack give is counted for each of them.
        let for_help = [&mechanics.conditions, &effect.conditions]
            .iter()
            .any(|conditions| conditions.contains(&Condition::CombinedFire))
            && effect.to == Some(W::Ally);
        meant && !passed && !for_help && matches(who)
    }
}

/// What a helper of an attack adds to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Helped {
    /// Added to the roll of one attack.
    pub attack: i32,
    /// Added to its damage, not multiplied by critical hits.
    pub damage: i32,
}

/// Returns what words add for a helper of an attack: the helper's own, and those of others that concern helpers.
pub(super) fn helped(
    lookup: &Lookup<'_>,
    game: &Game,
    helper: Option<&Figure>,
    allies: &[Allied<'_>],
) -> Helped {
    let glossary = lookup.glossary;
    let mut all = Helped::default();
    let mut add = |meaning: &Meaning<'_>, effect: &Effect| {
        let number =
            |stat| effect.bonus.get(&stat).and_then(|amount| lookup::number(meaning, amount)).unwrap_or(0);
        all.attack += number(Stat::Attack);
        all.damage += number(Stat::Damage);
    };
    if let Some(helper) = helper {
        for meaning in glossary.of_figure(game, helper).iter().flat_map(|word| &word.meanings) {
            let Some(mechanics) = lookup::mechanics(meaning) else { continue };
            if mechanics.when == Some(Moment::CombinedFire) {
                let given = |effect: &&Effect| {
                    matches!(effect.to.or(mechanics.target), Some(Whom::Allies | Whom::Ally))
                        && lookup.all(&effect.conditions) == lookup::Holds::Yes
                };
                mechanics.effects.iter().filter(given).for_each(|effect| add(meaning, effect));
            }
        }
    }
    let bearer = helper.map(|helper| Bearer::new(glossary, game, helper));
    let mut known = Vec::new();
    for allied in allies {
        for meaning in glossary.of_figure(game, allied.figure).iter().flat_map(|word| &word.meanings) {
            let Some(mechanics) = lookup::mechanics(meaning) else { continue };
            if !mechanics.conditions.contains(&Condition::CombinedFire)
                || allied.how < needs(mechanics)
                || known.contains(&meaning.term.id)
            {
                continue;
            }
            let follows = bearer
                .as_ref()
                .is_none_or(|bearer| !bearer.leads && !bearer.is_immune(meaning.term.kind.key()));
            let given = |effect: &&Effect| {
                effect.to == Some(Whom::Ally) && (mechanics.target != Some(Whom::Followers) || follows)
            };
            for effect in mechanics.effects.iter().filter(given) {
                known.push(meaning.term.id.clone());
                add(meaning, effect);
            }
        }
    }
    all
}
