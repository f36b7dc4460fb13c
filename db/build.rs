//! Prepares the built-in packs: what they write in TOML as JSON, which is read at every start in a tenth of the time.

use std::error::Error;
use std::fs;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=packs");
    let prepared = Path::new(&std::env::var("OUT_DIR")?).join("prepared");
    for pack in fs::read_dir("packs")? {
        let pack = pack?;
        let folder = prepared.join(pack.file_name());
        fs::create_dir_all(&folder)?;
        for file in fs::read_dir(pack.path())? {
            let file = file?;
            let (name, text) = (file.file_name(), fs::read(file.path())?);
            // One that can't be read is left out: the program then reads the file itself, and says what is wrong with it.
            if Path::new(&name).extension().is_some_and(|kind| kind == "toml")
                && let Ok(value) = toml::from_slice::<toml::Value>(&text)
            {
                fs::write(folder.join(&name).with_extension("json"), serde_json::to_vec(&value)?)?;
            }
        }
    }
    Ok(())
}
