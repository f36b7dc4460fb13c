//! Files that were made to do harm, or that became harmful by one wrong byte: each gets one clear error
//! in time, and no other program has to suffer for it. Each kind is made here, as small as it can be.

use std::io::{Cursor, Read, Write as _};
use std::process::Stdio;
use std::time::{Duration, Instant};

use crate::common::{Said, User};

/// After this a command counts as hanging. The limits are far below; a busy machine is slow.
const PATIENCE: Duration = Duration::from_secs(60);

/// Runs a command, which has to end.
fn run(user: &User, args: &[&str]) -> Said {
    let mut command = user.command(args);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program runs");
    let (out, err) = (child.stdout.take(), child.stderr.take());
    std::thread::scope(|scope| {
        let (out, err) = (scope.spawn(|| text(out)), scope.spawn(|| text(err)));
        let begun = Instant::now();
        let status = loop {
            match child.try_wait().expect("a process") {
                Some(status) => break status,
                None if begun.elapsed() < PATIENCE => std::thread::sleep(Duration::from_millis(5)),
                None => {
                    child.kill().expect("it is still there");
                    panic!("{args:?} hangs");
                }
            }
        };
        let (out, err) = (out.join().expect("what it said"), err.join().expect("what it said"));
        Said { code: status.code().unwrap_or(-1), out, err }
    })
}

fn text(from: Option<impl Read>) -> String {
    let mut text = Vec::new();
    from.expect("a pipe").read_to_end(&mut text).expect("what it said");
    String::from_utf8_lossy(&text).into_owned()
}

/// The code of the error and its reason, where it has one.
fn refused(user: &User, args: &[&str]) -> String {
    let said = run(user, &[args, &["--json"]].concat()).exits(2);
    assert_eq!(said.err, "", "nothing that a reader process says reaches the user");
    said.json()["code"].as_str().expect("a code").to_owned()
}

fn imported(user: &User, name: &str, bytes: &[u8]) -> String {
    refused(user, &["collection", "import", &user.file(name, bytes), "--game", "swm", "--yes"])
}

fn checked(user: &User, name: &str, bytes: &[u8]) -> String {
    refused(user, &["squad", "check", &user.file(name, bytes)])
}

fn zip(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut zip = zip::ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        zip.start_file(*name, zip::write::SimpleFileOptions::default()).expect("an entry");
        zip.write_all(bytes).expect("its bytes");
    }
    zip.finish().expect("a zip").into_inner()
}

/// A workbook of one sheet with these rows, as XML.
fn workbook(rows: &[u8]) -> Vec<u8> {
    workbook_of(&[("S", rows)])
}

/// A workbook of sheets with these names and rows, as XML.
pub(crate) fn workbook_of(sheets: &[(&str, &[u8])]) -> Vec<u8> {
    const MAIN: &str = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
    const LINK: &str = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    const PACKAGE: &str = "http://schemas.openxmlformats.org/package/2006/relationships";
    let each = || sheets.iter().zip(1..);
    let names =
        each().map(|((name, _), at)| format!("<sheet name=\"{name}\" sheetId=\"{at}\" r:id=\"rId{at}\"/>"));
    let book = format!(
        "<workbook xmlns=\"{MAIN}\" xmlns:r=\"{LINK}\"><sheets>{}</sheets></workbook>",
        names.collect::<String>()
    );
    let link = |at: usize, kind: &str, target: &str| {
        format!("<Relationship Id=\"rId{at}\" Type=\"{LINK}/{kind}\" Target=\"{target}\"/>")
    };
    let links =
        |all: String| format!("<Relationships xmlns=\"{PACKAGE}\">{all}</Relationships>").into_bytes();
    let head = format!("<worksheet xmlns=\"{MAIN}\"><sheetData>");
    let file = |at: usize| format!("worksheets/sheet{at}.xml");
    let mut files = vec![
        ("[Content_Types].xml".to_owned(), b"<Types/>".to_vec()),
        ("_rels/.rels".to_owned(), links(link(1, "officeDocument", "xl/workbook.xml"))),
        ("xl/workbook.xml".to_owned(), book.into_bytes()),
        (
            "xl/_rels/workbook.xml.rels".to_owned(),
            links(each().map(|(_, at)| link(at, "worksheet", &file(at))).collect()),
        ),
    ];
    files.extend(each().map(|((_, rows), at)| {
        (format!("xl/{}", file(at)), [head.as_bytes(), rows, b"</sheetData></worksheet>"].concat())
    }));
    let files: Vec<_> = files.iter().map(|(name, bytes)| (name.as_str(), bytes.as_slice())).collect();
    zip(&files)
}

fn cell(row: u32, column: &str, text: &str) -> String {
    format!("<row r=\"{row}\"><c r=\"{column}{row}\" t=\"inlineStr\"><is><t>{text}</t></is></c></row>")
}

/// A compound file, as XLS is one: a header, a table of sectors, and a folder.
fn compound(header: &[(usize, u32)], table: [u32; 2]) -> Vec<u8> {
    let mut file = vec![0_u8; 512];
    file[..8].copy_from_slice(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1");
    file[24..34].copy_from_slice(&[0x3e, 0, 3, 0, 0xfe, 0xff, 9, 0, 6, 0]);
    let mut put = |at: usize, value: u32| file[at..at + 4].copy_from_slice(&value.to_le_bytes());
    put(44, 1); // sectors of the table
    put(48, 1); // where the folder begins
    put(60, 0xffff_fffe);
    put(68, 0xffff_fffe);
    (76..512).step_by(4).for_each(|at| put(at, 0xffff_ffff));
    put(76, 0);
    for (at, value) in header {
        put(*at, *value);
    }
    let mut sectors = table.map(u32::to_le_bytes).concat();
    sectors.resize(512, 0xff);
    file.extend(sectors);
    file.resize(file.len() + 512, 0);
    file
}

/// A PDF whose list of attachments is this object.
fn pdf(attachments: &str) -> Vec<u8> {
    let mut out = "%PDF-1.7\n".to_owned();
    let objects = [(1, "<< /Type /Catalog /Names << /EmbeddedFiles 2 0 R >> >>"), (2, attachments)];
    let mut places = String::new();
    for (number, object) in objects {
        places += &format!("{:010} 00000 n \n", out.len());
        out += &format!("{number} 0 obj\n{object}\nendobj\n");
    }
    let start = out.len();
    out += &format!("xref\n0 3\n0000000000 65535 f \n{places}trailer\n<< /Size 3 /Root 1 0 R >>\n");
    out += &format!("startxref\n{start}\n%%EOF\n");
    out.into_bytes()
}

// Finding 10: each of these hung, took gigabytes, or ended the program.

#[test]
fn a_workbook_of_two_cells_in_opposite_corners_is_no_rectangle_of_billions() {
    let user = User::new();
    let corners = |last: &str| {
        let cells = [cell(1, "A", "name"), cell(1_048_576, last, "Mace Windu")].concat();
        workbook(cells.as_bytes())
    };
    assert_eq!(imported(&user, "corner.xlsx", &corners("XFD")), "file-beyond-limits");
    // A far row alone does no harm: what lies between is empty.
    let file = user.file("far.xlsx", corners("A"));
    let said = run(&user, &["collection", "import", &file, "--game", "swm", "--dry-run", "--json"]);
    assert_eq!(said.json()["added"], 1);
}

#[test]
fn a_workbook_that_unpacks_to_a_hundred_times_its_size_is_refused() {
    let user = User::new();
    let rows = [cell(1, "A", "name").into_bytes(), vec![b' '; 130 << 20]].concat();
    let bytes = workbook(&rows);
    assert!(bytes.len() < 1 << 20, "the file itself is small");
    assert_eq!(imported(&user, "giant.xlsx", &bytes), "file-beyond-limits");
}

#[test]
fn what_ends_the_reader_of_a_workbook_ends_no_more_than_that() {
    let user = User::new();
    // A folder whose next sector is itself, without end.
    assert_eq!(imported(&user, "loop.xls", &compound(&[], [0xffff_fffd, 1])), "file-dangerous");
    // More sectors than memory has, by what the header says.
    let lie = compound(&[(44, 0xffff_fff0)], [0xffff_fffd, 0xffff_fffe]);
    let code = imported(&user, "lie.xls", &lie);
    assert!(["file-dangerous", "spreadsheet-unreadable"].contains(&code.as_str()), "{code}");
    // A sector behind the table's end.
    let code = imported(&user, "beyond.xls", &compound(&[], [0xffff_fffd, 9_999]));
    assert!(["file-dangerous", "spreadsheet-unreadable"].contains(&code.as_str()), "{code}");
}

#[test]
fn a_list_of_attachments_that_holds_itself_is_read_to_a_limit() {
    let user = User::new();
    let kids = pdf(&format!("<< /Kids [{}] >>", "2 0 R ".repeat(50)));
    assert_eq!(checked(&user, "kids.pdf", &kids), "file-beyond-limits");
}

#[test]
fn a_pdf_that_takes_all_memory_is_refused() {
    let user = User::new();
    // Objects nested so deep that reading them takes the stack.
    let deep = pdf(&format!("{}{}", "[".repeat(200_000), "]".repeat(200_000)));
    let code = checked(&user, "deep.pdf", &deep);
    assert!(["file-dangerous", "pdf-no-squad"].contains(&code.as_str()), "{code}");
}

#[test]
fn a_table_of_too_many_columns_rows_or_cells_is_refused_by_its_limit() {
    let user = User::new();
    let wide = format!("name{}\n{}", ",c".repeat(20_000), "Mace\n".repeat(20_000));
    assert_eq!(imported(&user, "wide.csv", wide.as_bytes()), "file-beyond-limits");
    // Short rows are filled up to the width of the headings.
    let short = format!("name{}\n{}", ",c".repeat(250), "Mace\n".repeat(20_000));
    assert_eq!(imported(&user, "short.csv", short.as_bytes()), "file-beyond-limits");
    let long = format!("name\n{}", "M\n".repeat(100_001));
    assert_eq!(imported(&user, "long.csv", long.as_bytes()), "file-beyond-limits");
    let cell = format!("name,note\nMace,{}\n", "x".repeat(40_000));
    assert_eq!(imported(&user, "cell.csv", cell.as_bytes()), "file-beyond-limits");
    let comma = ",".repeat(8 << 20);
    assert_eq!(imported(&user, "commas.csv", comma.as_bytes()), "file-beyond-limits");
}

#[test]
fn a_limit_says_what_it_is_and_what_to_do() {
    let user = User::new();
    let file = user.file("wide.csv", format!("name{}\nMace\n", ",c".repeat(300)));
    let said = run(&user, &["collection", "import", &file, "--game", "swm"]).exits(2);
    assert!(said.err.contains("more than 256 columns"), "{}", said.err);
    assert!(said.err.contains("What to do:"), "{}", said.err);
    let file = user.file("loop.xls", compound(&[], [0xffff_fffd, 1]));
    let said = run(&user, &["collection", "import", &file, "--game", "swm"]).exits(2);
    assert!(said.err.replace('\n', " ").contains("256 MiB of memory"), "{}", said.err);
}

#[test]
fn a_list_or_squad_longer_than_any_is_refused() {
    let user = User::new();
    let lines = |many: usize| (0..many).map(|i| format!("Nobody {i}\n")).collect::<String>();
    assert_eq!(checked(&user, "long.txt", lines(1_001).as_bytes()), "list-too-long");
    assert_eq!(checked(&user, "longer.txt", lines(50_000).as_bytes()), "file-beyond-limits");
    let members = vec!["{\"name\":\"Nobody at all\"}"; 20_000].join(",");
    let json = format!("{{\"members\":[{members}]}}");
    assert_eq!(checked(&user, "long.json", json.as_bytes()), "file-beyond-limits");
}

/// The first fault of a pack.
fn fault(user: &User, path: &str) -> serde_json::Value {
    let said = run(user, &["pack", "check", path, "--json"]).exits(1);
    said.json()[0]["problems"][0].clone()
}

const HEAD: &[u8] = b"name = \"Mine\"\nextends = \"star-wars-miniatures\"\n";

#[test]
fn a_pack_that_unpacks_to_gigabytes_is_refused_and_keeps_nothing_from_starting() {
    let user = User::new();
    let note = vec![b'a'; 15 << 20];
    let many = [("pack.toml", HEAD), ("a.md", &note), ("b.md", &note), ("c.md", &note)];
    let bomb = zip(&many);
    let path = user.file("bomb.zip", &bomb);
    assert_eq!(fault(&user, &path)["fault"]["fault"], "beyond-limits");
    let files: Vec<_> = (0..200).map(|i| format!("{i}.md")).collect();
    let files: Vec<_> = files.iter().map(|f| (f.as_str(), &b""[..])).collect();
    assert_eq!(fault(&user, &user.file("many.zip", zip(&files)))["fault"]["measure"], "files");
    // Once it lies among the packs, every start meets it.
    std::fs::create_dir_all(user.data().join("packs")).expect("a folder");
    std::fs::write(user.data().join("packs/bomb.zip"), bomb).expect("a pack");
    let said = run(&user, &["pack", "list", "--json"]).exits(1);
    assert_eq!(said.json()["broken"][0]["pack"], "bomb.zip");
}

#[test]
fn a_typo_in_the_last_of_many_rows_is_found_there_and_millions_of_typos_are_not_all_told() {
    let user = User::new();
    let pack = |rows: &str| {
        let sources = "[sources.book]\ntitle = \"A book\"\n";
        let table = format!("kind,english,name,source\n{rows}");
        let files =
            [("pack.toml", HEAD), ("sources.toml", sources.as_bytes()), ("names.hu.csv", table.as_bytes())];
        user.file("rows.zip", zip(&files))
    };
    let rows = "figure,Mace Windu,Mace Windu,book\n".repeat(100_000) + "figure,Mace,Mace,bok\n";
    let found = fault(&user, &pack(&rows));
    assert_eq!((&found["place"]["line"], &found["place"]["column"]), (&100_002.into(), &18.into()));
    let said = run(&user, &["pack", "check", &pack(&"x\n".repeat(150_000)), "--json"]).exits(1);
    let problems = said.json()[0]["problems"].as_array().expect("problems").len();
    assert_eq!(problems, 1_001, "the first thousand, and that there are more");
}

// Finding 1: a lock file that an editor leaves beside a table made a pack count as empty.
#[cfg(unix)]
#[test]
fn what_editors_leave_in_a_pack_is_not_looked_at_and_a_pipe_is_not_opened() {
    let user = User::new();
    let packs = user.data().join("packs");
    let mine = packs.join("mine");
    std::fs::create_dir_all(&mine).expect("a folder");
    std::fs::write(mine.join("pack.toml"), HEAD).expect("a head");
    std::os::unix::fs::symlink("somebody@somewhere.1234", mine.join(".#figures.csv")).expect("a link");
    run(&user, &["pack", "list", "--json"]).exits(0);
    // A link to nothing that has a pack's name is a fault of that pack, and told.
    std::os::unix::fs::symlink("nothing-there", mine.join("figures.csv")).expect("a link");
    let path = mine.display().to_string();
    assert_eq!(fault(&user, &path)["fault"]["fault"], "unreadable");
    std::fs::remove_file(mine.join("figures.csv")).expect("it is there");

    let pipe = |at: &std::path::Path| {
        let made = std::process::Command::new("mkfifo").arg(at).status().expect("mkfifo");
        assert!(made.success());
    };
    pipe(&packs.join("pipe.zip"));
    let said = run(&user, &["pack", "list", "--json"]).exits(1);
    assert_eq!(said.json()["broken"][0]["problems"][0]["fault"]["fault"], "not-a-file");
    pipe(&mine.join("sets.csv"));
    assert_eq!(fault(&user, &path)["fault"]["fault"], "not-a-file");
}

// Finding 21: tables in Big5, GB18030 and Windows-1252 became nonsense in silence.
#[test]
fn tables_in_older_encodings_are_read_right_and_the_program_says_which() {
    let user = User::new();
    let big5 = b"name,figures,note\nYoda,2,\xa4\xd7\xb9F\xa4j\xaev\xaa\xba\xb5\xa7\xb0O\n";
    let gb = b"name,figures,note\nYoda,2,\xd3\xc8\xdf_\xb4\xf3\x8e\x9f\xb5\xc4\xb9P\xd3\x9b\n";
    let western = b"name,figures,note\nYoda,2,Ma\xeetre de l'\xe9p\xe9e \xe0 Gen\xe8ve\n";
    let cases: [(&str, &[u8], &str, &str); 3] = [
        ("big5.csv", big5, "Big5", "尤達大師的筆記"),
        ("gb.csv", gb, "gb18030", "尤達大師的筆記"),
        ("western.csv", western, "windows-1252", "Maître de l'épée à Genève"),
    ];
    for (name, bytes, encoding, note) in cases {
        let file = user.file(name, bytes);
        let import = ["collection", "import", &file, "--game", "swm", "--yes"];
        let said = run(&user, &import).exits(0);
        let text = said.out.replace('\n', " ");
        assert!(text.contains(encoding) && text.contains("save the file as UTF-8"), "{text}");
        let said = run(&user, &[&import[..], &["--json"]].concat()).exits(0);
        assert_eq!(said.json()["encoding"], encoding);
        let table = run(&user, &["collection", "export", "--game", "swm"]).exits(0).out;
        assert!(table.contains(note), "{note}: {table}");
    }
}
