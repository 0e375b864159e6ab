// Moves an order as staff do, for a shop without an office at hand:
//   npm run order -- Я-100216 assembling
//   npm run order -- Я-100216 ready
// The embedded database belongs to one process at a time: stop the shop first. With DATABASE_URL it may run on.
import { join } from 'node:path';
import { ensureInstalled } from '../install.mjs';
import { findNode } from '../node.mjs';
import { root } from '../root.mjs';
import { run, withTools } from '../run.mjs';

await ensureInstalled();
const main = join(root, 'apps', 'server', 'src', 'commands', 'order.ts');
const flags = ['--disable-warning=ExperimentalWarning'];
const { code } = await run(findNode(), [...flags, main, ...process.argv.slice(2)], { env: withTools() });
process.exitCode = code;
