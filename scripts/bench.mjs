// Runs all benchmarks on this machine: `npm run bench`, or one of them: `npm run bench -- listing`. `npm run bench:faults` runs
// a script of its own.
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { findNode } from './node.mjs';
import { root } from './root.mjs';
import { run, withTools } from './run.mjs';

await ensureInstalled();
const built = await ensureBuilt();
if (built !== 0) process.exit(built);

// Passes only the benchmark's own variables: settings of a running shop must not leak in.
const { DATABASE_URL: _url, DATA_DIR: _dir, NODE_ENV: _mode, PORT: _port, ...env } = process.env;
const flags = ['--disable-warning=ExperimentalWarning'];
const given = process.argv.slice(2);
const [script, args] = given[0] === '--script' ? [given[1], given.slice(2)] : ['main.ts', given];
const { code } = await run(findNode(), [...flags, join(root, 'bench', script), ...args], {
  env: withTools(env),
});
process.exit(code);
