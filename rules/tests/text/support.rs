//! A made-up catalogue with names that are difficult to read, and a compact notation for readings.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use muster_rules::catalogue::{Catalogue, CatalogueParts, SideListOffer};
use muster_rules::figure::{Cost, Figure};
use muster_rules::game::{Faction, Game, SquadWord};
use muster_rules::id::{FactionId, FigureId, GameId, SourceId};
use muster_rules::selector::Selector;
use muster_rules::text::{
    ExtraNames, ListReading, MatchKind, Names, ReadMember, Unresolved, UnresolvedReason, read,
};

/// Id, name, cost, faction; `!` unique.
const FIGURES: &str = "
general-obi-wan-kenobi|General Obi-Wan Kenobi|55|republic!
arc-trooper|ARC Trooper|18|republic
clone-trooper|Clone Trooper|9|republic
clone-trooper-commander|Clone Trooper Commander|13|republic
clone-trooper-on-barc-speeder|Clone Trooper on BARC Speeder|29|republic
jedi-guardian|Jedi Guardian|11|republic
jedi-guardian-champions-of-the-force|Jedi Guardian|23|old-republic
obi-wan-kenobi|Obi-Wan Kenobi|38|rebel-alliance!
obi-wan-kenobi-jedi-master|Obi-Wan Kenobi, Jedi Master|42|republic!
luke-skywalker-rebel|Luke Skywalker, Rebel|17|rebel-alliance!
luke-skywalker-jedi|Luke Skywalker, Jedi|29|rebel-alliance!
luke-skywalker-jedi-knight|Luke Skywalker, Jedi Knight|27|rebel-alliance!
luke-skywalker-jedi-master|Luke Skywalker, Jedi Master|74|new-republic!
luke-skywalker-rebel-commando|Luke Skywalker, Rebel Commando|27|rebel-alliance!
luke-skywalker-and-yoda|Luke Skywalker and Yoda|70|rebel-alliance!
luke-skywalker-of-dagobah|Luke Skywalker of Dagobah|28|rebel-alliance!
yoda|Yoda|55|republic!
padme-amidala|Padmé Amidala|15|republic!
padme-amidala-senator|Padmé Amidala, Senator|23|republic!
mon-mothma|Mon Mothma|23|republic!
jabba-the-hutt|Jabba the Hutt|50|fringe!
san-hill|San Hill|10|separatists!
darth-bane|Darth Bane|82|sith!
darth-vader|Darth Vader|47|empire!
darth-vader-dark-jedi|Darth Vader, Dark Jedi|55|empire!
darth-vader-champion-of-the-sith|Darth Vader, Champion of the Sith|50|empire!
dark-jedi|Dark Jedi|16|sith
dark-jedi-master|Dark Jedi Master|29|sith
dark-trooper-phase-i|Dark Trooper Phase I|12|empire
dark-trooper-phase-ii|Dark Trooper Phase II|20|empire
dark-trooper-phase-iii|Dark Trooper Phase III|25|empire
stormtrooper|Stormtrooper|5|empire
storm-commando|Storm Commando|16|empire
rebel-trooper|Rebel Trooper|5|rebel-alliance
rebel-commando|Rebel Commando|14|rebel-alliance
mouse-droid|Mouse Droid|3|fringe
ugnaught-boss|Ugnaught Boss|15|fringe
ugnaught-demolitionist|Ugnaught Demolitionist|3|fringe
ugnaught-droid-destroyer|Ugnaught Droid Destroyer|7|fringe
ugnaught-tech|Ugnaught Tech|7|fringe
boba-fett|Boba Fett|50|fringe!
boba-fett-bounty-hunter|Boba Fett, Bounty Hunter|62|fringe!
boba-fett-enforcer|Boba Fett, Enforcer|38|fringe!
bossk|Bossk|17|fringe!
bossk-bounty-hunter|Bossk, Bounty Hunter|25|fringe!
4-lom|4-LOM|21|fringe!
4-lom-bounty-hunter|4-LOM, Bounty Hunter|33|fringe!
2-1b|2-1B|17|rebel-alliance!
8d8|8D8|6|fringe!
ig-88|IG-88|37|fringe!
ig-88-bounty-hunter|IG-88, Bounty Hunter|44|fringe!
181st-imperial-pilot|181st Imperial Pilot|12|empire
501st-clone-trooper|501st Clone Trooper|16|republic
blizzard-scout-1|Blizzard Scout 1|54|empire!
wedge-antilles|Wedge Antilles|22|rebel-alliance!
wedge-antilles-red-two|Wedge Antilles, Red Two|13|rebel-alliance!
r2-d2|R2-D2|8|rebel-alliance!
r4-astromech-droid|R4 Astromech Droid|8|fringe
r5-astromech-droid|R5 Astromech Droid|8|fringe
r7-astromech-droid|R7 Astromech Droid|8|fringe
c-3po|C-3PO|6|rebel-alliance!
c-3po-r2-d2|C-3PO & R2-D2|18|rebel-alliance!
thrawn|Thrawn (Mitth'raw'nuruodo)|32|empire!
grand-admiral-thrawn|Grand Admiral Thrawn|37|empire!
general-dodonna|General Dodonna|9|rebel-alliance!
republic-commando-boss|Republic Commando - Boss|20|republic!
republic-commando-sev|Republic Commando - Sev|20|republic!
emperors-hand|Emperor's Hand|20|empire
grievous-wheel-bike|Grievous' Wheel Bike|58|separatists!
kotas-militia|Kota's Militia|9|rebel-alliance
kotas-elite-militia|Kota's Elite Militia|14|rebel-alliance
golan-arms-df-9|Golan Arms DF.9 Anti-Infantry Battery|26|rebel-alliance
dr-evazan|Dr. Evazan|10|fringe!
disciples-of-ragnos|Disciples of Ragnos|20|empire
x-1-viper-droid|X-1 Viper Droid|46|fringe
lumiya-the-dark-lady|Lumiya, the Dark Lady|53|sith!
bespin-guard|Bespin Guard|5|fringe
garindan|Garindan|12|fringe!
defel-spy|Defel Spy|14|fringe
human-soldier-of-fortune|Human Soldier of Fortune|14|fringe
gungan-soldier|Gungan Soldier|9|republic
human-commoner|Human Commoner|?|fringe
goblin-sneak|Goblin Sneak|-2|fringe
stormtrooper-elite|Stormtrooper (Elite)|9|empire
han-solo-in-carbonite|Han Solo in Carbonite|X|rebel-alliance!
wampa|Wampa|13|fringe
rodian-raider|Rodian Raider|8|fringe
rodian-trader|Rodian Trader|9|fringe
";

/// Implausible names that a user's pack may nevertheless contain.
const NASTY: &str = r#"
surprise|!!!|4|fringe
twin|Twin|?|fringe
twin-sister|Twin|?|fringe
hundred|100 Points|8|fringe
reserve|Rebel|6|rebel-alliance
dash|- Dash -|11|fringe
quote|"Quote", the; Second|12|fringe
formula|=SUM(A1)|5|fringe
spaced|  Two   Spaces  |5|fringe
the|The|5|fringe
times|x|5|fringe
number|7|9|fringe
long|One, Two & Three and Four, Five - Six (Seven)|31|fringe
"#;

const FACTIONS: &str = "republic|Republic|
rebel-alliance|Rebel Alliance|Rebel
empire|Empire|Imperial
separatists|Separatists|Separatist
sith|Sith|
old-republic|Old Republic|
new-republic|New Republic|
fringe|Fringe|";

const OFFERS: &[(&str, &str, &str, i32)] = &[
    ("mon-mothma", "reserves", "republic", 20),
    ("san-hill", "reserves", "separatists", 20),
    ("jabba-the-hutt", "reinforcements", "fringe", 30),
];

pub(crate) fn id(slug: &str) -> FigureId {
    FigureId::from(format!("swm/{slug}"))
}

fn figure(line: &str) -> Figure {
    let mut cells = line.trim_end_matches('!').split('|');
    let mut cell = || cells.next().expect("a cell");
    let (slug, name, cost, faction) = (cell(), cell(), cell(), cell());
    let cost = match cost {
        "?" => Cost::Unknown,
        "X" => Cost::Chosen,
        cost => Cost::Known(cost.parse().expect("a cost")),
    };
    let abilities = if slug == "jabba-the-hutt" {
        vec!["Fringe Reinforcements 30".to_owned()]
    } else {
        vec!["Triple Attack".to_owned()]
    };
    Figure {
        id: id(slug),
        name: name.to_owned(),
        cost,
        factions: vec![FactionId::from(faction)],
        unique: line.ends_with('!'),
        traits: if slug.ends_with("carbonite") { vec!["inactive".to_owned()] } else { Vec::new() },
        attributes: BTreeMap::new(),
        stats: BTreeMap::new(),
        keywords: [("abilities".to_owned(), abilities)].into(),
        lacks: Vec::new(),
        persons: Vec::new(),
        source: SourceId::from("made-up"),
        suspect: None,
        texts: Default::default(),
    }
}

fn game() -> Game {
    let faction = |line: &str| {
        let mut cells = line.split('|');
        let mut cell = || cells.next().expect("a cell").to_owned();
        Faction {
            id: FactionId::from(cell()),
            name: cell(),
            aliases: [cell()].into_iter().filter(|a| !a.is_empty()).collect(),
            colour: "#000000".to_owned(),
            shape: "disc".to_owned(),
        }
    };
    Game {
        texts: BTreeMap::new(),
        id: GameId::from("made-up"),
        prefix: "swm".to_owned(),
        name: "Made Up".to_owned(),
        squad: SquadWord::Squad,
        catalogue_date: "2008".to_owned(),
        order: 1,
        points: true,
        least_cost: 0,
        activations: true,
        factions: FACTIONS.lines().map(faction).collect(),
        sides: Vec::new(),
        eras: Vec::new(),
        stats: Vec::new(),
        keywords: Vec::new(),
        attributes: Vec::new(),
        rarities: Vec::new(),
        traits: Vec::new(),
        untold: Vec::new(),
        roles: Vec::new(),
        unread: None,
        matches: None,
        unsold: Vec::new(),
        tournaments: None,
        unlisted: None,
        leaders: None,
        balance: None,
        spellings: Vec::new(),
        links: Vec::new(),
        posted: Vec::new(),
        rules: BTreeMap::new(),
    }
}

pub(crate) fn catalogue() -> Catalogue {
    catalogue_of(FIGURES)
}

/// Returns the catalogue including the nasty names.
pub(crate) fn nasty_catalogue() -> Catalogue {
    catalogue_of(&[FIGURES, NASTY].concat())
}

fn catalogue_of(figures: &str) -> Catalogue {
    let offer = |(holder, kind, faction, value): &(&str, &str, &str, i32)| SideListOffer {
        figure: id(holder),
        kind: (*kind).to_owned(),
        pool: Selector::try_from(format!("faction={faction}")).expect("a selector"),
        value: Some(*value),
        roll: None,
    };
    Catalogue::new(CatalogueParts {
        game: game(),
        figures: figures.lines().filter(|l| !l.is_empty()).map(figure).collect(),
        printings: Vec::new(),
        sets: Vec::new(),
        formats: Vec::new(),
        admissions: Vec::new(),
        cost_changes: Vec::new(),
        side_lists: OFFERS.iter().map(offer).collect(),
        let_in: Vec::new(),
        attachments: Vec::new(),
        short_names: Vec::new(),
        codes: Vec::new(),
        sources: Vec::new(),
    })
}

pub(crate) fn names() -> &'static Names {
    static NAMES: LazyLock<Names> = LazyLock::new(make_names);
    &NAMES
}

fn make_names() -> Names {
    let extra = ExtraNames {
        figures: vec![
            (id("clone-trooper"), "Klónkatona".to_owned()),
            (id("arc-trooper"), "ARC-katona".to_owned()),
            (id("general-obi-wan-kenobi"), "Obi-Wan Kenobi tábornok".to_owned()),
            (id("stormtrooper"), "帝国冲锋队员".to_owned()),
            (id("not-in-the-catalogue"), "Senki".to_owned()),
        ],
        aliases: vec![
            ("GOWK".to_owned(), id("general-obi-wan-kenobi")),
            ("Uggie".to_owned(), id("ugnaught-demolitionist")),
            ("My Own Hero".to_owned(), id("gone-with-its-pack")),
            ("Obi-Wan Kenobi".to_owned(), id("obi-wan-kenobi-jedi-master")),
        ],
        factions: vec![(FactionId::from("republic"), "Köztársaság".to_owned())],
        sections: vec![("Tartalék".to_owned(), "reserves".to_owned())],
    };
    Names::new(&catalogue(), &extra)
}

pub(crate) fn reading(text: &str) -> ListReading {
    read(names(), text).expect("short enough")
}

fn short(id: &FigureId) -> &str {
    id.as_str().trim_start_matches("swm/")
}

fn members(members: &[ReadMember]) -> String {
    let one = |m: &ReadMember| {
        let how = match m.matched {
            MatchKind::Exact => "",
            MatchKind::Alias => "@",
            MatchKind::Fuzzy => "~",
            MatchKind::ByCost => "$",
        };
        format!("{} {}{how}", m.count, short(&m.figure))
    };
    members.iter().map(one).collect::<Vec<_>>().join(", ")
}

fn open(unresolved: &Unresolved) -> String {
    let reason = match unresolved.reason {
        UnresolvedReason::Unknown => "unknown".to_owned(),
        UnresolvedReason::Ambiguous => "ambiguous".to_owned(),
        UnresolvedReason::Unsure => "unsure".to_owned(),
        UnresolvedReason::Unplaced => "unplaced".to_owned(),
        UnresolvedReason::BesideCode => "beside-code".to_owned(),
        UnresolvedReason::NoHolder => "no holder".to_owned(),
        UnresolvedReason::Problem(problem) => problem.to_string(),
    };
    format!(" ?{} {} {reason}", unresolved.line, unresolved.count)
}

/// Formats a reading on one line: `1 yoda, 3 clone-trooper ?4 1 unknown /reserves of x: 1 y =100 #5`, with `~`
/// for fuzzy, `$` for by cost, `@` for an alias.
pub(crate) fn summary(reading: &ListReading) -> String {
    let mut out = members(&reading.members);
    for unresolved in &reading.unresolved {
        out.push_str(&open(unresolved));
    }
    for list in &reading.side_lists {
        out.push_str(&format!(" /{} of {}: {}", list.kind, short(&list.holder), members(&list.members)));
    }
    if let Some(total) = reading.claims.total {
        out.push_str(&format!(" ={total}"));
    }
    if let Some(activations) = reading.claims.activations {
        out.push_str(&format!(" #{activations}"));
    }
    out.trim().to_owned()
}

/// Reads every text of a table and reports all unexpected results.
pub(crate) fn check(table: &[(&str, &str)]) {
    let names = names();
    let mut wrong = String::new();
    for (text, expected) in table {
        let got = summary(&read(names, text).expect("short enough"));
        if got != *expected {
            wrong.push_str(&format!("\n{text:?}\n  expected {expected}\n       got {got}\n"));
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}
