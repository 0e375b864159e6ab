// Compares the payments and refunds of a day, by default yesterday, with the bank's records:
//   npm run reconcile
//   npm run reconcile -- --day 2026-11-22
// The embedded database belongs to one process at a time: stop the shop first. With DATABASE_URL it may run on.
import { runCommand } from './run-command.mjs';

await runCommand('reconcile');
