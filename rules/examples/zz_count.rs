//! x
use muster_rules::catalogue::Catalogue;
use muster_rules::count::{self, Request};
use std::time::Instant;
fn main() {
    for game in std::env::args().skip(1) {
        let parts =
            serde_json::from_str(&std::fs::read_to_string(format!("/tmp/{game}.json")).unwrap()).unwrap();
        let c = &Catalogue::new(parts);
        for f in c.formats() {
            let r = Request::new(f);
            let mut best = f64::MAX;
            let mut out = None;
            for _ in 0..25 {
                let t = Instant::now();
                out = Some(count::count(c, &r));
                best = best.min(t.elapsed().as_secs_f64() * 1e3);
            }
            match out.unwrap() {
                Ok(n) => println!(
                    "{} {} {} exact {:?}  {best:.2} ms",
                    c.game().id,
                    f.id,
                    n.legal,
                    n.at_limit.map(|n| n.to_string())
                ),
                Err(e) => println!("{} {} {e}", c.game().id, f.id),
            }
            let mut best = f64::MAX;
            for _ in 0..25 {
                let t = Instant::now();
                let _ = count::fits(c, &r);
                best = best.min(t.elapsed().as_secs_f64() * 1e3);
            }
            println!("   fits {best:.2} ms");
        }
    }
}
