//! The JSON Schemas for editors match the structures that packs are parsed into.
//!
//! After a change: `MUSTER_WRITE_SCHEMAS=1 cargo test -p muster-app --test all schemas`

use std::path::PathBuf;

use muster_app::packs::schemas;

#[test]
fn the_committed_schemas_are_current() {
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/schema"));
    for (file, schema) in schemas() {
        let path = folder.join(file).with_extension("schema.json");
        let text = serde_json::to_string_pretty(&schema).expect("a schema") + "\n";
        if std::env::var_os("MUSTER_WRITE_SCHEMAS").is_some() {
            std::fs::create_dir_all(&folder).expect("the folder");
            std::fs::write(&path, &text).expect("the schema");
        }
        let committed = std::fs::read_to_string(&path).unwrap_or_default();
        assert_eq!(committed, text, "{} is out of date; see the top of this test", path.display());
    }
}
