// Makes a member of staff and prints a token for the calls of the office:
//   npm run staff-token -- --name "Дарья Белова" --role manager --store petrovka
// The embedded database belongs to one process at a time: stop the shop first. With DATABASE_URL it may run on.
import { join } from 'node:path';
import { ensureInstalled } from '../install.mjs';
import { findNode } from '../node.mjs';
import { root } from '../root.mjs';
import { run, withTools } from '../run.mjs';

await ensureInstalled();
const main = join(root, 'apps', 'server', 'src', 'commands', 'staff-token.ts');
const flags = ['--disable-warning=ExperimentalWarning'];
const { code } = await run(findNode(), [...flags, main, ...process.argv.slice(2)], { env: withTools() });
process.exitCode = code;
