use muster_db::pack;
use muster_rules::count::{self, Request};
use std::time::Instant;
fn main() {
    let packs = pack::built_in();
    let (games, _) = pack::load(&packs);
    for game in &games {
        let c = &game.catalogue;
        for f in c.formats() {
            let r = Request::new(f);
            let mut best = f64::MAX;
            let mut out = None;
            for _ in 0..7 {
                let t = Instant::now();
                out = Some(count::count(c, &r));
                best = best.min(t.elapsed().as_secs_f64() * 1e3);
            }
            match out.unwrap() {
                Ok(n) => println!("{} {} {} exact {:?}  {best:.2} ms", c.game().id, f.id, n.legal, n.at_limit.map(|n| n.to_string())),
                Err(e) => println!("{} {} {e}", c.game().id, f.id),
            }
            let t = Instant::now();
            let _ = count::fits(c, &r);
            println!("   fits {:.2} ms", t.elapsed().as_secs_f64() * 1e3);
        }
    }
}
