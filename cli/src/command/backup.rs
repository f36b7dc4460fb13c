//! `muster backup …`

use muster_app::Error;
use serde_json::json;

use crate::args::Backup;
use crate::context::{Context, Reply, exit};
use crate::layout::Table;

pub(super) fn run(cx: &mut Context, command: Backup) -> Result<Reply, Error> {
    match command {
        Backup::Save { file } => {
            let path = cx.session.muster.save_backup(file.as_deref())?;
            let args = [("path", path.display().to_string().into())];
            Ok(cx.reply(exit::GOOD, &json!({ "path": path }), || cx.say("done-backup-saved", &args)))
        }
        Backup::List => {
            let found = cx.session.muster.backups()?;
            let json: Vec<_> = found
                .iter()
                .map(|b| json!({ "path": b.path, "kind": b.kind.as_str(), "made": b.made, "bytes": b.bytes }))
                .collect();
            Ok(cx.reply(exit::GOOD, &json, || {
                let mut table = Table::new(&[1]);
                for backup in &found {
                    let made = backup.made.format("%Y-%m-%d %H:%M").to_string();
                    let size = format!("{} KiB", backup.bytes.div_ceil(1024));
                    table.row([made, size, backup.path.display().to_string()]);
                }
                if table.is_empty() { cx.say("report-no-backups", &[]) } else { table.draw() }
            }))
        }
        Backup::Restore { file } => {
            let kept = cx.session.muster.restore_backup(&file)?;
            let shown = kept.as_ref().map(|k| k.display().to_string()).unwrap_or_else(|| "–".to_owned());
            let args = [("path", file.display().to_string().into()), ("kept", shown.into())];
            let json = json!({ "restored": file, "kept": kept });
            Ok(cx.reply(exit::GOOD, &json, || cx.say("done-backup-restored", &args)))
        }
        Backup::StartFresh => {
            cx.session.muster.start_fresh()?;
            let dir = cx.session.muster.dir().display().to_string();
            let json = json!({ "folder": cx.session.muster.dir() });
            Ok(cx.reply(exit::GOOD, &json, || cx.say("done-start-fresh", &[("path", dir.into())])))
        }
    }
}
