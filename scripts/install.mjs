import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { run, withoutTools } from './run.mjs';

const lockFile = join(root, 'package-lock.json');
const installedLock = join(root, 'node_modules', '.package-lock.json');
const stampFile = join(root, 'node_modules', '.yahont-installed');

/**
 * Installs node_modules as package-lock.json demands; does nothing when they are up to date. Prints to stderr only: the output
 * of `staff-token` and `person` is read by programs.
 */
export async function ensureInstalled() {
  const stamp = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  if (isInstalled(stamp)) return;
  console.error('Ставлю зависимости (npm ci)…');
  const { code } = await run('npm', ['ci', '--no-audit', '--no-fund'], {
    env: withoutTools(developmentEnv()),
    output: 'stderr',
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
  // After a manual npm install npm writes its own copy of the lock file later than the lock file itself.
  if (statSync(installedLock).mtimeMs < statSync(lockFile).mtimeMs) return false;
  writeFileSync(stampFile, stamp);
  return true;
}

// With NODE_ENV=production npm would omit the tools that build and test the shop.
function developmentEnv() {
  const { NODE_ENV: _, ...env } = process.env;
  return env;
}
