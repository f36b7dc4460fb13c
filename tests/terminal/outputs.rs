//! Files that somebody asked for: where they may lie, and where they may not.

use crate::common::User;

/// Every command that writes a file, with something to write.
fn writers(user: &User) -> Vec<Vec<String>> {
    let list = user.file("list.txt", "Clone Trooper\n");
    let journal = "campaign = 'core'\nheroes = ['gaarkhan', 'jyn-odan']\nimperial_class = 'military-might'\n";
    let journal = user.file("journal.toml", format!("{journal}seed = 7\n"));
    user.run(&["campaign", "new", "Tuesdays", &journal]).exits(0);
    user.run(&["match", "add", "--with", "Ann", "--score", "100:50"]).exits(0);
    let wanted = user.file("wanted.csv", "name,wanted\nBossk,1\n");
    user.run(&["collection", "import", &wanted]).exits(0);
    let lists = ["Anna", "Béla"].map(|name| {
        let (gives, gets) = if name == "Anna" {
            ("rebel-storm/56", "rebel-storm/55")
        } else {
            ("rebel-storm/55", "rebel-storm/56")
        };
        let list = format!(
            r#"{{"format": "muster-trades", "version": 1, "game": "star-wars-miniatures", "name": "{name}",
                "spares": [{{"printing": "swm/{gives}"}}], "wants": [{{"printing": "swm/{gets}"}}]}}"#
        );
        user.file(&format!("{name}.json"), list)
    });
    let own = |args: &[&str]| args.iter().map(|a| (*a).to_owned()).collect();
    vec![
        own(&["squad", "export", &list, "--as", "text"]),
        own(&["collection", "export"]),
        own(&["match", "export"]),
        own(&["campaign", "export", "Tuesdays"]),
        own(&["print", "sheet", &list]),
        own(&["print", "cards", &list]),
        own(&["print", "checklist"]),
        own(&["trades", "write", "--name", "Ann"]),
        own(&["print", "trades", &lists[0], &lists[1]]),
        own(&["campaign", "print", "Tuesdays"]),
    ]
}

// Low: `-o` wrote over the program's own data.
#[test]
fn no_command_writes_over_the_programs_own_data() {
    let user = User::new();
    let writers = writers(&user);
    let data = user.data();
    let before = std::fs::read(data.join("muster.db")).expect("a database");
    for (at, writer) in writers.iter().enumerate() {
        for own in ["muster.db", "machine-id", "backups/new.db", "lists/../muster.db-wal", "muster.lock"] {
            if at > 0 && own != "muster.db" {
                continue;
            }
            std::fs::create_dir_all(data.join("lists")).expect("a folder");
            let path = data.join(own).display().to_string();
            let mut args: Vec<_> = writer.iter().map(String::as_str).collect();
            args.extend(["-o", &path, "--json"]);
            let said = user.run(&args).exits(2);
            assert_eq!(said.json()["code"], "output-is-data", "{args:?}");
        }
    }
    assert!(std::fs::read(data.join("muster.db")).expect("a database").starts_with(&before[..100]));
    user.run(&["match", "list"]).exits(0);
}

#[test]
fn a_data_folder_takes_other_files_and_no_part_of_one_is_left() {
    let user = User::new();
    for writer in writers(&user) {
        let path = user.data().join("mine.out");
        let mut args: Vec<_> = writer.iter().map(String::as_str).collect();
        let shown = path.display().to_string();
        args.extend(["-o", &shown]);
        user.run(&args).exits(0);
        assert!(std::fs::metadata(&path).is_ok_and(|m| m.len() > 0), "{args:?}");
        std::fs::remove_file(&path).expect("the file");
    }
    let names = std::fs::read_dir(user.data()).expect("a folder").flatten().map(|e| e.file_name());
    let parts: Vec<_> = names.filter(|n| n.to_string_lossy().ends_with(".part")).collect();
    assert!(parts.is_empty(), "{parts:?}");
}

#[cfg(unix)]
#[test]
fn what_is_no_file_is_written_to_as_it_is() {
    let user = User::new();
    let said = user.run(&["collection", "export", "-o", "/dev/stdout"]).exits(0);
    assert!(said.out.starts_with("printing,"), "{}", said.out);
    // Into a file that standard output was sent to.
    let out = user.path("out.csv");
    let mut command = user.command(&["collection", "export", "-o", "/dev/stdout"]);
    let status = command.stdout(std::fs::File::create(&out).expect("a file")).status().expect("it runs");
    assert!(status.success());
    assert_eq!(std::fs::read_to_string(&out).expect("a file"), said.out);
    user.run(&["collection", "export", "-o", "/dev/full"]).exits(3);
}
