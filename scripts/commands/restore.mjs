// Puts the database and the files of a backup in place, and compares the books:
//   npm run restore -- /backups/2026-11-30.backup --key /secure/backup.key
// The shop must be stopped. A database or a folder with data is replaced with --replace only.
import { runCommand } from './run-command.mjs';

await runCommand('restore');
