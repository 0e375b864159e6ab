import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { run, withoutTools } from './run.mjs';

const lockFile = join(root, 'package-lock.json');
const installedLock = join(root, 'node_modules', '.package-lock.json');
const stampFile = join(root, 'node_modules', '.yahont-installed');

/** Brings node_modules to what package-lock.json says; does nothing when it already is. */
export async function ensureInstalled() {
  const stamp = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  if (isInstalled(stamp)) return;
  console.log('Ставлю зависимости (npm ci)…');
  const { code } = await run('npm', ['ci', '--no-audit', '--no-fund'], {
    env: withoutTools(developmentEnv()),
  });
  if (code !== 0) {
    console.error('npm ci не удался: проверьте сеть и доступ к реестру пакетов / npm ci failed, see above.');
    process.exit(code);
  }
  writeFileSync(stampFile, stamp);
}

function isInstalled(stamp) {
  if (!existsSync(installedLock)) return false;
  if (existsSync(stampFile)) {
    if (readFileSync(stampFile, 'utf8') === stamp) return true;
  }
  // Somebody ran npm install by hand: npm touches its own copy after the lock.
  if (statSync(installedLock).mtimeMs < statSync(lockFile).mtimeMs) return false;
  writeFileSync(stampFile, stamp);
  return true;
}

// With NODE_ENV=production npm leaves out the tools that build and test the shop.
function developmentEnv() {
  const { NODE_ENV: _, ...env } = process.env;
  return env;
}
