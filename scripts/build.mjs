import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findNode } from './node.mjs';
import { root } from './root.mjs';
import { run, withTools } from './run.mjs';

const webFolder = join(root, 'apps', 'web');
const buildFolder = join(webFolder, 'build');
const entryFile = join(buildFolder, 'server', 'index.js');
const stampFile = join(buildFolder, '.sources');
const sources = [webFolder, join(root, 'packages', 'values'), join(root, 'packages', 'contracts')];
const notSources = new Set(['build', 'node_modules', '.react-router']);

/** Builds the storefront unless the existing build was made from exactly these sources. Returns the exit code. */
export async function ensureBuilt() {
  const stamp = stampOfSources();
  if (isBuiltFrom(stamp)) return 0;
  console.log('Собираю витрину…');
  const { bin } = JSON.parse(readFileSync(join(root, 'node_modules/@react-router/dev/package.json'), 'utf8'));
  const cli = join(root, 'node_modules/@react-router/dev', bin['react-router']);
  const env = withTools({ ...process.env, NODE_ENV: 'production' });
  const { code } = await run(findNode(), [cli, 'build'], { cwd: webFolder, env });
  if (code === 0) writeFileSync(stampFile, stamp);
  return code;
}

function isBuiltFrom(stamp) {
  return existsSync(entryFile) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
}

/** Hashes paths, sizes and times: reading hundreds of pictures would take longer than the whole start may. */
function stampOfSources() {
  const hash = createHash('sha256');
  for (const file of [...sources.flatMap(filesUnder), join(root, 'package-lock.json')]) {
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
