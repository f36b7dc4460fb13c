//! A clock that is decades off: what is written is kept, and found again by a clock that is right.

use crate::tools::{Running, done, muster, scratch, tool};

/// Writes things of several kinds by a clock before 1970, and reads them by the right one.
pub(crate) fn attack() {
    let place = scratch();
    let data = place.path();
    let list = data.with_extension("txt");
    std::fs::write(&list, "3x Clone Trooper\n").expect("a list");
    let list = list.display().to_string();
    let commands: [&[&str]; 5] = [
        &["squad", "save", &list, "--game", "star-wars-miniatures"],
        &["match", "add", "--game", "star-wars-miniatures", "--with", "Anna", "--score", "100:50"],
        &["collection", "add", "rebel storm 3"],
        &["backup", "save"],
        &["squad", "list"],
    ];
    for args in commands {
        let mut command = muster(data, args);
        command.env("LD_PRELOAD", tool("clock", &["-shared", "-fPIC"]));
        let ended = Running::start(command).wait();
        assert_eq!(ended.code, Some(0), "{args:?}: {}{}", ended.out, ended.err);
    }
    std::fs::remove_file(&list).ok();
    assert!(done(data, &["match", "list"]).out.contains("Anna"));
    assert!(done(data, &["backup", "list"]).out.contains("saved"));
}
