//! A small valid game, for inserting faults.

use muster_db::pack::PackFiles;

pub(crate) const GAME: &str = r##"
id = "tiny"
prefix = "t"
name = "Tiny"
catalogue_date = "2026-01-01"
traits = ["commander"]
[[faction]]
id = "red"
name = "Red"
colour = "#ff0000"
shape = "circle"
[[faction]]
id = "blue"
name = "Blue"
colour = "#0000ff"
shape = "square"
[[rarity]]
id = "C"
name = "Common"
symbol = "●"
[[stat]]
id = "hp"
name = "Hit Points"
[[keyword]]
id = "abilities"
name = "Abilities"
[rules]
T-POINTS = { source = "book" }
T-UNIQUE = { source = "book" }
T-FACTION = { source = "book" }
T-AFFINITY = { source = "book" }
T-CHANGE = { source = "book" }
T-LIST = { source = "book" }
"##;

pub(crate) const FORMATS: &str = r#"
[[format]]
id = "standard"
name = "Standard"
edition = "first"
source = "book"
limit = 20
constraints = ["points", "unique", "faction", "affinity", "change", "list"]
[constraint.points]
kind = "budget"
rule = "T-POINTS"
[constraint.unique]
kind = "unique"
rule = "T-UNIQUE"
[constraint.faction]
kind = "faction"
rule = "T-FACTION"
[constraint.affinity]
kind = "admits"
rule = "T-AFFINITY"
who = "ability=Affinity"
[constraint.change]
kind = "cost-change"
rule = "T-CHANGE"
floor = 1
at_most = 1
[constraint.list]
kind = "side-list"
rule = "T-LIST"
lists = ["reserves"]
"#;

pub(crate) const FIGURES: &str = "\
id,name,factions,cost,unique,traits,hp,abilities,source,suspect
t/trooper,Trooper,red,5,no,,10,,book,
t/hero,Hero,red,10,yes,commander,50,,book,
t/mask,Mask,red,10,yes,,40,,book,
t/rover,Rover,blue,8,no,,20,Affinity,book,
t/friend,Friend,red,6,no,,20,,book,
t/caller,Caller,red,4,no,,20,,book,
t/wreck,Wreck,red,,no,,20,,book,
";

const PERSONS: &str = "\
person,figure,standing,basis,source,note
hero,t/hero,settled,same-name,book,
mask,t/mask,settled,same-name,book,
hero,t/mask,open,unsure,book,
";

pub(crate) fn files(name: &str, files: &[(&str, &str)]) -> PackFiles {
    let files = files.iter().map(|(file, text)| ((*file).to_owned(), text.as_bytes().to_vec()));
    PackFiles { name: name.to_owned(), files: files.collect() }
}

/// Returns a small valid game with one open question of each kind.
pub(crate) fn tiny() -> PackFiles {
    files(
        "tiny",
        &[
            ("game.toml", GAME),
            ("formats.toml", FORMATS),
            ("sources.toml", "[sources.book]\ntitle = \"The book\"\n"),
            ("card.toml", ""),
            ("figures.csv", FIGURES),
            ("persons.csv", PERSONS),
            ("sets.csv", "id,name,aliases,code,released,printings,source,note\nbase,Base,,,,,book,\n"),
            ("printings.csv", "id,figure,set,number,rarity,source,note\nt/base/1,t/trooper,base,1,C,book,\n"),
            ("admissions.csv", "figure,faction,source,note\nt/rover,,book,\n"),
            ("cost_changes.csv", "holder,affects,amount,source,note\nt/friend,,,book,\n"),
            ("side_lists.csv", "figure,kind,pool,value,source,note\nt/caller,reserves,faction=red,,book,\n"),
        ],
    )
}

pub(crate) fn with(mut pack: PackFiles, changes: &[(&str, &str)]) -> PackFiles {
    for (file, text) in changes {
        pack.files.insert((*file).to_owned(), text.as_bytes().to_vec());
    }
    pack
}
