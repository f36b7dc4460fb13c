//! x
use muster_db::pack;
use muster_rules::catalogue::CatalogueParts;
fn main() {
    let packs = pack::built_in();
    let (games, _) = pack::load(&packs);
    for game in &games {
        let c = &game.catalogue;
        let parts = c.parts();
        std::fs::write(format!("/tmp/{}.json", c.game().id), serde_json::to_string(parts).unwrap()).unwrap();
    }
    let _: Option<CatalogueParts> = None;
}
