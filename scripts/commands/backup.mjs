// Copies the database and the files of the shop into one archive:
//   npm run backup -- --make-key /secure/backup.key
//   npm run backup -- /backups/2026-11-30.backup --key /secure/backup.key
//   npm run backup -- --check /backups/2026-11-30.backup --key /secure/backup.key
//   npm run backup -- --compare /backups/2026-11-30.backup --key /secure/backup.key
// The embedded database belongs to one process at a time: stop the shop first. With DATABASE_URL it may run on.
import { runCommand } from './run-command.mjs';

await runCommand('backup');
