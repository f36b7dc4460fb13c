use muster_rules::catalogue::*;
use muster_rules::figure::*;
use muster_rules::game::*;
use muster_rules::id::*;
use muster_rules::squad::*;
use muster_rules::text::*;
use std::collections::BTreeMap;
use std::time::Instant;
fn split(line: &str) -> Vec<String> {
    let mut out = vec![String::new()];
    let mut q = false;
    for c in line.chars() {
        match c {
            '"' => {
                q = !q;
            }
            ',' if !q => out.push(String::new()),
            c => out.last_mut().expect("").push(c),
        }
    }
    out
}
fn cat() -> Catalogue {
    let t = std::fs::read_to_string("../db/packs/star-wars-miniatures/figures.csv").expect("");
    let figs = t
        .lines()
        .skip(1)
        .map(|l| {
            let c = split(l);
            Figure {
                id: FigureId::from(c[0].as_str()),
                name: c[1].clone(),
                cost: c[3].parse().map_or(Cost::Unknown, Cost::Known),
                factions: vec![FactionId::from(c[2].as_str())],
                unique: c[4] == "yes",
                traits: vec![],
                attributes: BTreeMap::new(),
                stats: BTreeMap::new(),
                keywords: [(
                    "a".to_owned(),
                    c[12].split('|').filter(|x| !x.is_empty()).map(str::to_owned).collect(),
                )]
                .into(),
                persons: vec![],
                source: SourceId::from("x"),
                suspect: None,
            }
        })
        .collect();
    let f = |id: &str, n: &str, a: &[&str]| Faction {
        id: FactionId::from(id),
        name: n.into(),
        aliases: a.iter().map(|s| (*s).to_owned()).collect(),
        colour: String::new(),
        shape: String::new(),
    };
    let game = Game {
        id: GameId::from("g"),
        prefix: "swm".into(),
        name: "n".into(),
        catalogue_date: "".into(),
        factions: vec![
            f("rebel-alliance", "Rebel Alliance", &["Rebel"]),
            f("empire", "Empire", &["Imperial"]),
            f("republic", "Republic", &[]),
            f("sith", "Sith", &[]),
            f("new-republic", "New Republic", &[]),
            f("mandalorians", "Mandalorians", &["Mandalorian"]),
            f("yuuzhan-vong", "Yuuzhan Vong", &["Vong"]),
            f("separatists", "Separatists", &[]),
        ],
        sides: vec![],
        eras: vec![],
        stats: vec![],
        keywords: vec![],
        attributes: vec![],
        rarities: vec![],
        traits: vec![],
        rules: BTreeMap::new(),
    };
    Catalogue::new(CatalogueParts {
        game,
        figures: figs,
        printings: vec![],
        sets: vec![],
        formats: vec![],
        admissions: vec![],
        cost_changes: vec![],
        side_lists: vec![],
        sources: vec![],
    })
}
#[test]
fn pack() {
    let c = cat();
    let t = Instant::now();
    let n = Names::new(&c, &ExtraNames::default());
    eprintln!("{} figures, names {:?}", c.figures().len(), t.elapsed());
    let t = Instant::now();
    let mut bad = 0;
    let mut k = 0;
    for f in c.figures() {
        for count in [1, 2, 5] {
            for s in [Style::Plain, Style::Forum, Style::Csv] {
                k += 1;
                let mut d = SquadDraft::new(GameId::from("g"), FormatId::from("s"));
                d.members.push(Member::new(f.id.clone(), count));
                let text = write(&c, &d, s);
                let r = read(&n, &text).expect("");
                let got = r.draft(GameId::from("g"), FormatId::from("s"));
                if got != d || !r.doubts.is_empty() {
                    bad += 1;
                    eprintln!("{text}=> {:?}", r);
                }
            }
        }
    }
    eprintln!("{k} round trips, {bad} bad, {:?}", t.elapsed());
    // bare names in various forms
    for f in c.figures() {
        let same = c.figures().iter().filter(|g| g.name == f.name).count();
        if same > 1 {
            continue;
        }
        let alt = [
            f.name.clone(),
            f.name.to_uppercase(),
            f.name.replacen(", ", " (", 1) + if f.name.contains(", ") { ")" } else { "" },
            f.name.replace(", ", " - "),
            format!("3 {}s", f.name),
            format!("- {} x3", f.name),
            format!("{} - 3", f.name),
        ];
        for a in alt {
            let r = read(&n, &a).expect("");
            if r.members.len() != 1 || r.members[0].figure != f.id || r.members[0].matched != MatchKind::Exact
            {
                eprintln!(
                    "{a:?} => {:?} {:?} {:?}",
                    r.members.iter().map(|m| (&m.figure, m.matched)).collect::<Vec<_>>(),
                    r.unresolved,
                    r.remarks
                );
            }
        }
    }
    // every one-letter deletion: is it ever taken for another?
    let (mut right, mut wrong, mut open) = (0, 0, 0);
    for f in c.figures() {
        let chars: Vec<char> = f.name.chars().collect();
        for i in 0..chars.len() {
            let t: String = chars.iter().enumerate().filter(|(j, _)| *j != i).map(|(_, c)| *c).collect();
            let r = read(&n, &format!("- {t}")).expect("");
            match r.members.first() {
                Some(m) if m.figure == f.id => right += 1,
                Some(m) => {
                    wrong += 1;
                    if m.matched != MatchKind::Exact {
                        eprintln!("{t:?} ({}) => {:?} {:?}", f.name, m.figure, m.matched);
                    }
                }
                None => open += 1,
            }
        }
    }
    eprintln!("deletions right {right} wrong {wrong} open {open}");
    for text in [include_str!("/tmp/lists.txt")] {
        for block in text.split("\n====\n") {
            let r = read(&n, block).expect("");
            eprintln!("----\n{block}\n--> ");
            for m in &r.members {
                eprintln!(
                    "   {} {} {:?} {:?} {:?}",
                    m.count, m.figure, m.matched, m.claimed_unit, m.claimed_line
                );
            }
            for u in &r.unresolved {
                eprintln!("   ? {u:?}");
            }
            for x in &r.remarks {
                eprintln!("   # {x:?}");
            }
            eprintln!("   {:?} {:?} {:?} {:?}", r.title, r.faction, r.claims, r.doubts);
        }
    }
    for lines in [10_000] {
        let figs = c.figures();
        let text: String = (0..lines)
            .map(|i| {
                let f = &figs[i * 7 % figs.len()];
                format!("{}x {} [{}]\n", i % 4 + 1, f.name, f.cost.known().unwrap_or(1))
            })
            .collect();
        let t = Instant::now();
        let r = read(&n, &text).expect("");
        eprintln!("{lines} lines {:?} {} unresolved {}", t.elapsed(), r.members.len(), r.unresolved.len());
        for u in r.unresolved.iter().take(6) {
            eprintln!("{u:?}");
        }
        let text: String = (0..lines)
            .map(|i| {
                let f = &figs[i * 7 % figs.len()];
                let mut n = f.name.clone();
                n.insert(n.char_indices().nth(3).map_or(0, |x| x.0), 'q');
                format!("{}\n", n)
            })
            .collect();
        let t = Instant::now();
        let r = read(&n, &text).expect("");
        eprintln!(
            "{lines} misspelt lines {:?} {} unresolved {}",
            t.elapsed(),
            r.members.len(),
            r.unresolved.len()
        );
    }
}
