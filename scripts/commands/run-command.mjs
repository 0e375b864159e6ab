import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from '../install.mjs';
import { findNode } from '../node.mjs';
import { root } from '../root.mjs';
import { run, withTools } from '../run.mjs';

const server = join(root, 'apps', 'server', 'src');

/**
 * Runs a command of the server with the arguments of this process, and exits with its exit code.
 * @param {string} name a file of `apps/server/src/commands`, without its extension
 */
export async function runCommand(name) {
  await ensureInstalled();
  const flags = [
    '--disable-warning=ExperimentalWarning',
    `--import=${pathToFileURL(join(server, 'start', 'quick-start.ts')).href}`,
  ];
  const main = join(server, 'commands', `${name}.ts`);
  const { code } = await run(findNode(), [...flags, main, ...process.argv.slice(2)], { env: withTools() });
  process.exitCode = code;
}
