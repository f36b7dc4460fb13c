//! Settings and aliases.

use std::collections::BTreeMap;

use muster_db::DbError;
use serde_json::json;
use tempfile::tempdir;

use crate::store::Outcome;
use crate::store::samples::{at, catalogue, figure, game, open};

#[test]
fn settings_hold_any_json_and_the_last_word_counts() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    assert_eq!(db.setting::<String>("theme")?, None);
    db.set_setting("theme", "light", at(0))?;
    db.set_setting("theme", "dark", at(1))?;
    db.set_setting("columns", &vec![1, 2], at(1))?;
    assert_eq!(db.setting::<String>("theme")?.as_deref(), Some("dark"));
    let all = BTreeMap::from([("theme".to_owned(), json!("dark")), ("columns".to_owned(), json!([1, 2]))]);
    assert_eq!(db.settings(|_| true)?, all);
    assert!(matches!(db.setting::<u32>("theme"), Err(DbError::Row { table: "setting", .. })));
    db.remove_setting("theme", at(2))?;
    assert_eq!(db.setting::<String>("theme")?, None);
    Ok(())
}

#[test]
fn an_alias_is_known_whatever_its_case_and_accents() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    let known = catalogue(vec![figure("Darth Vader", 75, "empire", &[])], &["First"]);
    db.cache_catalogue(&known, &[], "one")?;
    db.learn_alias(&game(), "Apuci", &"toy/somebody".into(), at(0))?;
    db.learn_alias(&game(), "ÁPUCI", &"toy/darth-vader".into(), at(1))?;
    let aliases = db.aliases(&game())?;
    assert_eq!(aliases.len(), 1);
    let alias = &aliases["apuci"];
    assert_eq!((alias.written.as_str(), alias.figure.as_str()), ("ÁPUCI", "toy/darth-vader"));
    assert_eq!((alias.last_name.as_deref(), alias.last_cost), (Some("Darth Vader"), Some(75)));
    assert!(db.aliases(&"another-game".into())?.is_empty());
    assert!(db.forget_alias(&game(), "apúci", at(2))?);
    assert!(!db.forget_alias(&game(), "apúci", at(2))?);
    Ok(())
}
