// Compares the payments and refunds of a day with the books of the bank, yesterday's unless a day is named:
//   npm run reconcile
//   npm run reconcile -- --day 2026-11-22
// The embedded database belongs to one process at a time: stop the shop first. With DATABASE_URL it may run on.
import { join } from 'node:path';
import { ensureInstalled } from '../install.mjs';
import { findNode } from '../node.mjs';
import { root } from '../root.mjs';
import { run, withTools } from '../run.mjs';

await ensureInstalled();
const main = join(root, 'apps', 'server', 'src', 'commands', 'reconcile.ts');
const flags = ['--disable-warning=ExperimentalWarning'];
const { code } = await run(findNode(), [...flags, main, ...process.argv.slice(2)], { env: withTools() });
process.exitCode = code;
