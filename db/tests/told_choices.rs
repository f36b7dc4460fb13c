//! Choices in lists: written choices are read back for every figure in every game that has to choose, and the
//! ways in which people write them are understood.

use muster_db::pack::{self, LoadedGame};
use muster_rules::catalogue::Catalogue;
use muster_rules::constraint::Constraint;
use muster_rules::constraint::setup::Among;
use muster_rules::figure::Figure;
use muster_rules::id::FigureId;
use muster_rules::squad::{Member, SetupChoice, SquadDraft};
use muster_rules::text::{ExtraNames, Names, Style, read, write};

fn games() -> Vec<LoadedGame> {
    pack::load(&pack::built_in()).0
}

/// Returns a choice for every figure that may have to make one, with some of the possible targets, or all of
/// them if the choice affects a cost.
fn choices(catalogue: &Catalogue) -> Vec<SetupChoice> {
    let mut out = Vec::new();
    let figures = catalogue.figures();
    let mut add = |holder: &Figure, ability: &str, chosen: &mut dyn Iterator<Item = &Figure>| {
        out.extend(chosen.map(|chosen| SetupChoice {
            holder: holder.id.clone(),
            ability: ability.to_owned(),
            chosen: chosen.id.clone(),
        }));
    };
    for constraint in catalogue.formats().iter().flat_map(|f| &f.constraints) {
        let with = |ability: &str| figures.iter().filter(|f| f.has_keyword(ability)).collect::<Vec<_>>();
        match constraint {
            Constraint::Setup(setup) if setup.among != Among::Nobody => {
                let may = |f: &&Figure| setup.whom.as_ref().is_none_or(|w| w.matches(f));
                for (at, holder) in with(&setup.ability).into_iter().enumerate() {
                    add(
                        holder,
                        &setup.ability,
                        &mut figures.iter().filter(may).skip(at * 13 % 211).step_by(211),
                    );
                }
            }
            Constraint::ChosenCost(cost) => {
                for holder in with(&cost.ability) {
                    add(holder, &cost.ability, &mut figures.iter().filter(|f| cost.of.matches(f)));
                }
            }
            Constraint::Attach(attach) => {
                for (at, facts) in catalogue.parts().attachments.iter().enumerate() {
                    let holder = catalogue.figure(&facts.figure).expect("a figure");
                    let may = |f: &&Figure| attach.may_carry(facts, f);
                    add(holder, &attach.ability, &mut figures.iter().filter(may).skip(at % 61).step_by(61));
                }
            }
            Constraint::Includes(includes) => {
                let Some(role) = &includes.role else { continue };
                for figure in figures.iter().filter(|f| includes.may(f)).step_by(29) {
                    add(figure, role, &mut std::iter::once(figure));
                }
            }
            Constraint::Slots(slots) => {
                for figure in figures {
                    slots.places().for_each(|place| add(figure, &place, &mut std::iter::once(figure)));
                }
            }
            _ => {}
        }
    }
    out
}

fn draft(catalogue: &Catalogue, figures: &[&FigureId]) -> SquadDraft {
    let mut draft = SquadDraft::new(catalogue.game().id.clone(), catalogue.usual_format());
    for figure in figures {
        if !draft.members.iter().any(|m| m.figure == **figure) {
            draft.members.push(Member::new((*figure).clone(), 1));
        }
    }
    draft
}

fn back(names: &Names, like: &SquadDraft, text: &str) -> (SquadDraft, usize) {
    let read = read(names, text).expect("short enough");
    // A list names the squad's faction even if it wasn't declared.
    let draft = SquadDraft { faction: None, ..read.draft(like.game.clone(), like.format.clone()) };
    (draft, read.unresolved.len())
}

#[test]
fn every_choice_that_a_figure_makes_is_written_and_read_back() {
    let (mut asked, mut tried) = (0, 0);
    for game in games() {
        let catalogue = &game.catalogue;
        let names = Names::new(catalogue, &ExtraNames::default());
        let choices = choices(catalogue);
        asked += usize::from(!choices.is_empty());
        for choice in &choices {
            // The chosen figure may be in the squad or the opponent's.
            let both = [&choice.chosen, &choice.holder];
            let style = [Style::Plain, Style::Forum, Style::Csv][tried % 3];
            let mut squad = draft(catalogue, &both[tried % 2..]);
            squad.setup.push(choice.clone());
            let text = write(catalogue, &squad, style);
            assert_eq!(back(&names, &squad, &text), (squad, 0), "{text}");
            tried += 1;
        }
        // All at once, one per figure, in order.
        let some: Vec<_> = choices.iter().step_by(choices.len() / 12 + 1).cloned().collect();
        let ids: Vec<_> = some.iter().flat_map(|c| [&c.holder, &c.chosen]).collect();
        let squad = SquadDraft { setup: some.clone(), ..draft(catalogue, &ids) };
        for style in [Style::Plain, Style::Forum, Style::Csv] {
            let text = write(catalogue, &squad, style);
            assert_eq!(back(&names, &squad, &text), (squad.clone(), 0), "{text}");
        }
    }
    assert!(asked >= 4 && tried > 200, "{asked} games, {tried} choices");
}

/// Game, list, members, choices as `ability: holder > chosen`.
const SAID: &[(&str, &str, &str, &str)] = &[
    (
        "star-wars-miniatures",
        "Han Solo in Carbonite\n  Frozen in Carbonite: Han Solo, Scoundrel\nBoba Fett, Bounty Hunter 62",
        "han-solo-in-carbonite, boba-fett-bounty-hunter",
        "Frozen in Carbonite: han-solo-in-carbonite > han-solo-scoundrel",
    ),
    (
        "star-wars-miniatures",
        "* Han Solo in Carbonite\n* frozen in carbonite (Han Solo in Carbonite): Han Solo, Scoundrel",
        "han-solo-in-carbonite",
        "Frozen in Carbonite: han-solo-in-carbonite > han-solo-scoundrel",
    ),
    // In brackets after the choosing figure, with or without a word in front, and the cost after or in between.
    (
        "star-wars-miniatures",
        "Han Solo in Carbonite (Han Solo, Scoundrel) [23]\nBoba Fett, Bounty Hunter 62",
        "han-solo-in-carbonite, boba-fett-bounty-hunter",
        "Frozen in Carbonite: han-solo-in-carbonite > han-solo-scoundrel",
    ),
    (
        "star-wars-miniatures",
        "1x Han Solo in Carbonite 14 (as Han Solo, Smuggler)",
        "han-solo-in-carbonite",
        "Frozen in Carbonite: han-solo-in-carbonite > han-solo-smuggler",
    ),
    (
        "star-wars-miniatures",
        "- Han Solo in Carbonite [frozen: Han Solo] - 14",
        "han-solo-in-carbonite",
        "Frozen in Carbonite: han-solo-in-carbonite > han-solo",
    ),
    // No figure has this name: the squad keeps its members, and the report asks.
    (
        "star-wars-miniatures",
        "Han Solo in Carbonite\nFrozen in Carbonite: the good-looking one",
        "han-solo-in-carbonite",
        "",
    ),
    // Only a position is given.
    (
        "space-marine-heroes",
        "Column 1: Mosilage\nColumn 2: 科勒拉斯",
        "mosilage, kelelasi",
        "Column 1: mosilage > mosilage, Column 2: kelelasi > kelelasi",
    ),
];

#[test]
fn choices_are_understood_as_people_write_them() {
    let games = games();
    for (game, text, members, choices) in SAID {
        let game = games.iter().find(|g| g.catalogue.game().id.as_str() == *game).expect("a game");
        let names = Names::new(&game.catalogue, &ExtraNames::default());
        let reading = read(&names, text).expect("short enough");
        let slug = |id: &FigureId| id.as_str().rsplit('/').next().unwrap_or_default().to_owned();
        let got: Vec<_> = reading.members.iter().map(|m| slug(&m.figure)).collect();
        assert_eq!(got.join(", "), *members, "{text}");
        let made = |c: &SetupChoice| format!("{}: {} > {}", c.ability, slug(&c.holder), slug(&c.chosen));
        let got: Vec<_> = reading.setup.iter().map(made).collect();
        assert_eq!(got.join(", "), *choices, "{text}");
        assert_eq!(reading.unresolved, [], "{text}");
    }
}
