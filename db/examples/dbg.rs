#![allow(missing_docs, clippy::all)]
use muster_rules::count::{self, Goal, Request};
fn main() {
    let packs = muster_db::pack::built_in();
    let (games, _) = muster_db::pack::load(&packs);
    let game = games.iter().find(|g| g.catalogue.game().id.as_str() == "imperial-assault").unwrap();
    let c = &game.catalogue;
    let owned = Default::default();
    let r = Request { attachments: false, owned: Some(&owned), ..Request::new(&c.formats()[0]) };
    let t = std::time::Instant::now();
    println!("{:?} {:?}", count::count(c, &r).map(|c| c.legal), t.elapsed());
    let any = Request { owned: None, ..r };
    let t = std::time::Instant::now();
    println!("{:?} {:?}", count::count(c, &any).map(|c| c.legal), t.elapsed());
    let t = std::time::Instant::now();
    println!("{:?} {:?}", count::fits(c, &any).map(|c| c.all.legal), t.elapsed());
    let t = std::time::Instant::now();
    println!("{:?} {:?}", count::by_size(c, &any).map(|c| c.len()), t.elapsed());
    let t = std::time::Instant::now();
    println!(
        "{:?} {:?}",
        count::best(c, &any, Goal::FewestMissing(&owned), 10).map(|f| f.len()),
        t.elapsed()
    );
    let t = std::time::Instant::now();
    println!("{:?} {:?}", count::random(c, &any, 4).map(|f| f.map(|f| f.len())), t.elapsed());
}
