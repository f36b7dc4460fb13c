//! `muster backup …`

use muster_app::Error;
use muster_app::backups::{self, BackupRequest, InGroups, RestoreRequest};
use muster_app::base::nothing::Nothing;

use crate::args::Backup;
use crate::context::Context;
use crate::layout::Table;
use crate::reply::{Reply, exit};

pub(super) fn run(cx: &mut Context, command: Backup) -> Result<Reply, Error> {
    match command {
        Backup::Save { file } => {
            let saved = backups::save_backup(&mut cx.session, BackupRequest { path: file })?;
            let args = [("path", saved.path.display().to_string().into())];
            Ok(cx.reply(exit::GOOD, &saved, || cx.say("done-backup-saved", &args)))
        }
        Backup::List => {
            let found = cx.session.muster.backups()?;
            Ok(cx.reply(exit::GOOD, &found, || {
                let mut table = Table::new(&[1]);
                for backup in &found {
                    let made = backup.made.format("%Y-%m-%d %H:%M").to_string();
                    let size = format!("{} KiB", backup.bytes.div_ceil(1024));
                    table.row([made, size, backup.path.display().to_string()]);
                }
                if table.is_empty() { cx.say("report-no-backups", &[]) } else { table.draw() }
            }))
        }
        Backup::Restore { file, leave_groups, everywhere } => {
            let groups = match (leave_groups, everywhere) {
                (true, _) => Some(InGroups::Leave),
                (_, true) => Some(InGroups::Everywhere),
                _ => None,
            };
            let done = backups::restore_backup(&mut cx.session, RestoreRequest { path: file, groups })?;
            let key = if done.kept.is_some() { "done-backup-restored" } else { "done-backup-restored-first" };
            let kept = done.kept.as_ref().map(|kept| kept.display().to_string()).unwrap_or_default();
            let args = [("path", done.restored.display().to_string().into()), ("kept", kept.into())];
            Ok(cx.reply(exit::GOOD, &done, || {
                let mut lines = vec![cx.say(key, &args)];
                for (key, names) in
                    [("done-restore-left", &done.left), ("done-restore-everywhere", &done.everywhere)]
                {
                    if !names.is_empty() {
                        let args =
                            [("groups", names.join(", ").into()), ("command", "muster hub sync".into())];
                        lines.push(cx.say(key, &args));
                    }
                }
                lines.join("\n")
            }))
        }
        Backup::StartFresh => {
            let done = backups::start_fresh(&mut cx.session, Nothing {})?;
            let args = [("path", done.folder.display().to_string().into())];
            Ok(cx.reply(exit::GOOD, &done, || cx.say("done-start-fresh", &args)))
        }
    }
}
