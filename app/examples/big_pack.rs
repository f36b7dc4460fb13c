//! Writes the pack of a made-up game with many figures, for measuring: `big_pack DIR [COUNT]` creates the folder,
//! which goes into the packs of a data folder. The same count always yields the same pack.

use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use muster_db::pack;
use muster_rules::id::slug;

const PREFIX: &str = "big";
const FACTIONS: [(&str, &str, &str); 8] = [
    ("Amber League", "#b4521e", "circle"),
    ("Blue Harbour", "#2b6cb0", "square"),
    ("Copper Guild", "#8c6d1f", "triangle"),
    ("Dusk Court", "#7a5ea8", "hexagon"),
    ("Elder Grove", "#2f855a", "star"),
    ("Frost March", "#4a4f57", "octagon"),
    ("Glass Order", "#1f7a8c", "shield"),
    ("Hollow Kin", "#9b1c31", "drop"),
];
const STARTS: [&str; 12] = ["Al", "Bor", "Cas", "Dél", "Er", "Fen", "Gar", "Hal", "Is", "Jor", "Kel", "Mor"];
const MIDDLES: [&str; 10] = ["a", "do", "e", "gri", "i", "lo", "ma", "o", "ra", "u"];
const ENDS: [&str; 12] =
    ["bar", "dan", "fric", "gor", "lin", "mar", "nos", "rath", "sel", "tor", "via", "wyn"];
const KINDS: [&str; 14] = [
    "Archer", "Captain", "Champion", "Guard", "Healer", "Knight", "Lancer", "Mage", "Ranger", "Rider",
    "Scout", "Sentinel", "Smith", "Veteran",
];
const ABILITIES: [&str; 20] = [
    "Ambush",
    "Banner",
    "Charge",
    "Deadly Aim",
    "Elusive",
    "Fearless",
    "Grapple",
    "Hidden",
    "Inspire",
    "Keen Eye",
    "Leap",
    "Mighty Blow",
    "Night Sight",
    "Parry",
    "Quick",
    "Regrow",
    "Shield Wall",
    "Swift",
    "Tireless",
    "Volley",
];
const SIZES: [&str; 3] = ["small", "medium", "large"];
const RARITIES: [(&str, &str, &str); 3] = [("C", "Common", "●"), ("U", "Uncommon", "◆"), ("R", "Rare", "★")];
const STATS: [(&str, &str); 4] =
    [("hp", "Hits"), ("defense", "Guard"), ("attack", "Aim"), ("damage", "Harm")];
/// The number of printings in a set.
const SET: usize = 250;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let dir = args.next().ok_or("big_pack DIR [COUNT]")?;
    let count = args.next().map_or(Ok(10_000), |n| n.parse())?;
    fs::create_dir_all(&dir)?;
    for (name, text) in files(count)? {
        fs::write(Path::new(&dir).join(name), text)?;
    }
    Ok(())
}

fn files(count: usize) -> Result<Vec<(&'static str, String)>, std::fmt::Error> {
    let mut chance = Chance(1);
    let mut figures =
        "id,name,factions,cost,unique,traits,size,hp,defense,attack,damage,abilities,source,suspect\n"
            .to_owned();
    let mut printings = "id,figure,set,number,rarity,source,note\n".to_owned();
    let mut persons = "person,figure,standing,basis,source,note\n".to_owned();
    let mut sets = "id,name,aliases,code,released,printings,source,note\n".to_owned();
    let mut seen = std::collections::HashSet::new();
    for n in 0..count {
        let unique = chance.below(4) == 0;
        let name = loop {
            let first = [chance.of(&STARTS), chance.of(&MIDDLES), chance.of(&ENDS)].concat();
            let kind = chance.of(&KINDS);
            let name = match (unique, chance.below(3)) {
                (true, _) => format!("{first}, {} {kind}", chance.of(&ABILITIES)),
                (false, 0) => format!("{first} {kind}"),
                (false, _) => format!("{} {kind} of {first}", chance.of(&ABILITIES)),
            };
            if seen.insert(slug(&name)) {
                break name;
            }
        };
        let id = format!("{PREFIX}/{}", slug(&name));
        let faction = slug(FACTIONS[chance.below(FACTIONS.len())].0);
        let abilities = (0..chance.below(5)).map(|_| match chance.below(3) {
            0 => format!("{} {}", chance.of(&ABILITIES), 1 + chance.below(5)),
            _ => chance.of(&ABILITIES).to_owned(),
        });
        let abilities = abilities.collect::<Vec<_>>().join("|");
        let (cost, unique_cell) = (3 + chance.below(70), if unique { "yes" } else { "no" });
        let size = chance.of(&SIZES);
        let (hp, harm) = (10 * (1 + chance.below(15)), 10 * (1 + chance.below(4)));
        let (guard, aim) = (10 + chance.below(13), chance.below(17));
        writeln!(
            figures,
            "{id},\"{name}\",{faction},{cost},{unique_cell},,{size},{hp},{guard},{aim},{harm},{abilities},made-up,"
        )?;
        if unique {
            writeln!(persons, "{},{id},settled,same-name,made-up,", slug(&name))?;
        }
        let (set, number) = (n / SET + 1, n % SET + 1);
        if number == 1 {
            writeln!(sets, "volume-{set},Volume {set},V{set},V{set},,,made-up,")?;
        }
        let rarity = RARITIES[chance.below(3)].0;
        writeln!(printings, "{PREFIX}/volume-{set}/{number},{id},volume-{set},{number},{rarity},made-up,")?;
    }
    let built_in = pack::built_in();
    let card = built_in.first().and_then(|p| p.files.get("card.toml")).cloned().unwrap_or_default();
    let formats = "[[format]]\nid = \"standard\"\nname = \"100 points\"\nedition = \"None\"\n\
                   source = \"made-up\"\nlimit = 100\nconstraints = []\n";
    Ok(vec![
        ("game.toml", game()?),
        ("formats.toml", formats.to_owned()),
        ("sources.toml", "[sources.made-up]\ntitle = \"Made up for measuring\"\n".to_owned()),
        ("card.toml", String::from_utf8_lossy(&card).into_owned()),
        ("figures.csv", figures),
        ("sets.csv", sets),
        ("printings.csv", printings),
        ("persons.csv", persons),
    ])
}

fn game() -> Result<String, std::fmt::Error> {
    let mut out = format!(
        "id = \"a-big-game\"\nprefix = \"{PREFIX}\"\nname = \"A Big Game\"\ncatalogue_date = \"2026-01-01\"\n"
    );
    for (name, colour, shape) in FACTIONS {
        let id = slug(name);
        writeln!(
            out,
            "[[faction]]\nid = \"{id}\"\nname = \"{name}\"\ncolour = \"{colour}\"\nshape = \"{shape}\""
        )?;
    }
    writeln!(
        out,
        "[[side]]\nid = \"any\"\nname = \"any\"\n[[era]]\nid = \"any\"\nname = \"Any\"\noffers = ["
    )?;
    for (name, ..) in FACTIONS {
        writeln!(out, "  {{ faction = \"{}\", side = \"any\" }},", slug(name))?;
    }
    writeln!(out, "]")?;
    for (id, name) in STATS {
        writeln!(out, "[[stat]]\nid = \"{id}\"\nname = \"{name}\"\non_card = true")?;
    }
    writeln!(out, "[[keyword]]\nid = \"abilities\"\nname = \"Abilities\"")?;
    writeln!(out, "[[attribute]]\nid = \"size\"\nvalues = {SIZES:?}")?;
    for (id, name, symbol) in RARITIES {
        writeln!(out, "[[rarity]]\nid = \"{id}\"\nname = \"{name}\"\nsymbol = \"{symbol}\"")?;
    }
    writeln!(out, "[rules]")?;
    Ok(out)
}

/// A deterministic pseudo-random sequence.
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or(0) % end.max(1)
    }

    fn of<'a>(&mut self, list: &[&'a str]) -> &'a str {
        list[self.below(list.len())]
    }
}
