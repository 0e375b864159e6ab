import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findNode } from './node.mjs';
import { root } from './root.mjs';
import { run, withTools } from './run.mjs';

const packages = ['values', 'contracts', 'front'].map((name) => join(root, 'packages', name));
/** Each front end: its folder, a file that its build writes, and the package and the command that build it. */
const FRONTS = [
  {
    says: 'Собираю витрину…',
    folder: join(root, 'apps', 'web'),
    entry: join('server', 'index.js'),
    tool: '@react-router/dev',
    command: 'react-router',
  },
  {
    says: 'Собираю офис…',
    folder: join(root, 'apps', 'office'),
    entry: 'index.html',
    tool: 'vite',
    command: 'vite',
  },
];
const notSources = new Set(['build', 'node_modules', '.react-router']);

/**
 * Builds the storefront and the office, each unless its build was made from exactly these sources. Returns the exit code
 * of the first that fails.
 */
export async function ensureBuilt() {
  for (const front of FRONTS) {
    const code = await ensureFront(front);
    if (code !== 0) return code;
  }
  return 0;
}

async function ensureFront({ says, folder, entry, tool, command }) {
  const stamp = stampOf(folder);
  const stampFile = join(folder, 'build', '.sources');
  const isBuilt = existsSync(join(folder, 'build', entry)) && existsSync(stampFile);
  if (isBuilt && readFileSync(stampFile, 'utf8') === stamp) return 0;
  console.log(says);
  const { bin } = JSON.parse(readFileSync(join(root, 'node_modules', tool, 'package.json'), 'utf8'));
  const cli = join(root, 'node_modules', tool, bin[command]);
  const env = withTools({ ...process.env, NODE_ENV: 'production' });
  const { code } = await run(findNode(), [cli, 'build'], { cwd: folder, env });
  if (code === 0) writeFileSync(stampFile, stamp);
  return code;
}

/** Hashes paths, sizes and times: reading hundreds of pictures would take longer than the whole start may. */
function stampOf(folder) {
  const hash = createHash('sha256');
  for (const file of [...[folder, ...packages].flatMap(filesUnder), join(root, 'package-lock.json')]) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${relative(root, file)}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !notSources.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesUnder(path) : [path];
    });
}
