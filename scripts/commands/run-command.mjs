import { join } from 'node:path';
import { ensureInstalled } from '../install.mjs';
import { findNode } from '../node.mjs';
import { root } from '../root.mjs';
import { run, withTools } from '../run.mjs';

/**
 * Runs a command of the server with the arguments of this process, whose exit code it becomes.
 * @param {string} name a file of `apps/server/src/commands`, without its ending
 */
export async function runCommand(name) {
  await ensureInstalled();
  const main = join(root, 'apps', 'server', 'src', 'commands', `${name}.ts`);
  const flags = ['--disable-warning=ExperimentalWarning'];
  const { code } = await run(findNode(), [...flags, main, ...process.argv.slice(2)], { env: withTools() });
  process.exitCode = code;
}
