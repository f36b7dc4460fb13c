//! Written lists are read back as the same squad, in every style.

use super::support::{catalogue, id, nasty_catalogue};
use muster_rules::catalogue::Catalogue;
use muster_rules::id::{FactionId, FigureId, FormatId, GameId};
use muster_rules::squad::{Member, SideList, SquadDraft};
use muster_rules::text::{ExtraNames, Names, Style, read, write};
use proptest::prelude::{ProptestConfig, Strategy, any, prop_assert_eq, proptest};

const STYLES: [Style; 3] = [Style::Plain, Style::Forum, Style::Csv];

fn nasty() -> (Catalogue, Names) {
    let catalogue = nasty_catalogue();
    let names = Names::new(&catalogue, &ExtraNames::default());
    (catalogue, names)
}

fn draft(members: &[(&str, u32)]) -> SquadDraft {
    let mut draft = SquadDraft::new(GameId::from("made-up"), FormatId::from("standard"));
    draft.members = members.iter().map(|(figure, count)| Member::new(id(figure), *count)).collect();
    draft
}

fn sample() -> SquadDraft {
    let mut draft = draft(&[("general-obi-wan-kenobi", 1), ("arc-trooper", 1), ("clone-trooper", 3)]);
    draft.name = "Clones".to_owned();
    draft.faction = Some(FactionId::from("republic"));
    draft
}

#[test]
fn a_list_is_written_with_counts_costs_total_and_activations() {
    let catalogue = catalogue();
    assert_eq!(
        write(&catalogue, &sample(), Style::Plain),
        "--Clones--\nFaction: Republic\nGeneral Obi-Wan Kenobi [55]\nARC Trooper [18]\n\
         3x Clone Trooper [9] = 27\nTotal: 100 points, 5 activations\n"
    );
    assert_eq!(
        write(&catalogue, &sample(), Style::Forum),
        "--Clones--\nFaction: Republic\n55 General Obi-Wan Kenobi\n18 ARC Trooper\n27 Clone Trooper x3\n\n\
         (100pts. 5 activations)\n"
    );
    assert_eq!(
        write(&catalogue, &sample(), Style::Csv),
        "count,figure,name,unit_cost,line_cost,list,holder\n\
         1,swm/general-obi-wan-kenobi,General Obi-Wan Kenobi,55,55,squad,\n\
         1,swm/arc-trooper,ARC Trooper,18,18,squad,\n3,swm/clone-trooper,Clone Trooper,9,27,squad,\n"
    );
}

#[test]
fn what_the_catalogue_does_not_know_is_written_by_its_last_name() {
    let mut draft = draft(&[("gone", 2), ("human-commoner", 3), ("jedi-guardian", 1), ("wampa", 1)]);
    draft.members[0].last_name = Some("Jaxx\nPavan".to_owned());
    draft.members[0].last_cost = Some(7);
    draft.members.push(Member::new(FigureId::from("swm/never-named"), 1));
    assert_eq!(
        write(&catalogue(), &draft, Style::Plain),
        "2x Jaxx Pavan [7] = 14\n3x Human Commoner\nJedi Guardian (swm/jedi-guardian) [11]\nWampa [13]\n\
         swm/never-named\nTotal: 8 activations\n"
    );
}

#[test]
fn a_side_list_is_written_below_the_total_with_its_holder() {
    let mut draft = sample();
    draft.members.push(Member::new(id("mon-mothma"), 1));
    let members = vec![Member::new(id("clone-trooper"), 2)];
    draft.side_lists.push(SideList { holder: id("mon-mothma"), kind: "reserves".to_owned(), members });
    let text = write(&catalogue(), &draft, Style::Plain);
    assert!(
        text.ends_with(
            "Total: 123 points, 6 activations\n\nReserves (Mon Mothma):\n2x Clone Trooper [9] = 18\n"
        ),
        "{text}"
    );
}

/// Returns the expected squad. A table contains neither title nor faction.
fn expected(draft: &SquadDraft, style: Style) -> SquadDraft {
    let mut expected = draft.clone();
    expected.side_lists.retain(|l| !l.members.is_empty());
    if style == Style::Csv {
        expected.name = String::new();
        expected.faction = None;
        // In a table, adjacent lists with the same kind and holder become one.
        let mut lists: Vec<SideList> = Vec::new();
        for list in expected.side_lists {
            match lists.last_mut().filter(|l| l.kind == list.kind && l.holder == list.holder) {
                Some(last) => last.members.extend(list.members),
                None => lists.push(list),
            }
        }
        expected.side_lists = lists;
    }
    expected
}

fn members() -> impl Strategy<Value = Vec<Member>> {
    let figures: Vec<FigureId> = nasty_catalogue().figures().iter().map(|f| f.id.clone()).collect();
    let count = proptest::prop_oneof![6 => 1..=4_u32, 2 => 1..=40_u32, 1 => 1..=1_000_u32];
    let member =
        (0..figures.len(), count).prop_map(move |(at, count)| Member::new(figures[at].clone(), count));
    proptest::collection::vec(member, 0..12)
}

fn side_lists() -> impl Strategy<Value = Vec<SideList>> {
    let holders =
        ["mon-mothma", "san-hill", "jabba-the-hutt", "jedi-guardian", "4-lom", "501st-clone-trooper"];
    let list =
        (0..holders.len(), any::<bool>(), members()).prop_map(move |(at, reserves, members)| SideList {
            holder: id(holders[at]),
            kind: if reserves { "reserves" } else { "reinforcements" }.to_owned(),
            members,
        });
    proptest::collection::vec(list, 0..3)
}

fn squads() -> impl Strategy<Value = SquadDraft> {
    let titles = [
        "",
        "Clones",
        "Yoda",
        "Total 100",
        "Reserves",
        "3 Clone Troopers",
        "100 points",
        "Squad: -- a b",
        "Ünnep!",
    ];
    let factions = [None, Some("republic"), Some("rebel-alliance"), Some("fringe")];
    (members(), side_lists(), 0..titles.len(), 0..factions.len()).prop_map(
        move |(members, lists, title, faction)| {
            let mut draft = draft(&[]);
            draft.members = members;
            draft.side_lists = lists;
            draft.name = titles[title].to_owned();
            draft.faction = factions[faction].map(FactionId::from);
            draft
        },
    )
}

fn back(names: &Names, text: &str) -> (SquadDraft, usize) {
    let read = read(names, text).expect("short enough");
    (read.draft(GameId::from("made-up"), FormatId::from("standard")), read.unresolved.len())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_squad_written_and_read_is_the_same_squad(draft in squads()) {
        let (catalogue, names) = nasty();
        for style in STYLES {
            let text = write(&catalogue, &draft, style);
            let (read, unresolved) = back(&names, &text);
            prop_assert_eq!(&read, &expected(&draft, style), "{:?}\n{}", style, text);
            prop_assert_eq!(unresolved, 0, "{}", text);
        }
    }
}

#[test]
fn every_figure_survives_alone_and_in_numbers_in_every_style() {
    let (catalogue, names) = nasty();
    for figure in catalogue.figures() {
        for count in [1, 2, 3, 12, 1_000] {
            for style in STYLES {
                let mut draft = draft(&[]);
                draft.members.push(Member::new(figure.id.clone(), count));
                let text = write(&catalogue, &draft, style);
                assert_eq!(back(&names, &text), (draft, 0), "{text}");
            }
        }
    }
}

#[test]
fn nobody_whose_name_begins_with_a_dash_leaves_the_list() {
    let (catalogue, names) = nasty();
    let mut draft = draft(&[]);
    draft.members = vec![Member::new(id("dash"), 2), Member::new(id("dash"), 1)];
    for style in STYLES {
        let text = write(&catalogue, &draft, style);
        assert_eq!(back(&names, &text), (draft.clone(), 0), "{text}");
    }
}

#[test]
fn a_claimed_cost_of_a_written_list_is_never_doubted() {
    let (catalogue, names) = nasty();
    for figure in catalogue.figures() {
        for style in STYLES {
            let mut draft = draft(&[]);
            draft.members.push(Member::new(figure.id.clone(), 3));
            let text = write(&catalogue, &draft, style);
            assert_eq!(read(&names, &text).expect("short enough").doubts, [], "{text}");
        }
    }
}
