import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const OLDEST = [22, 22];

/**
 * The Node that runs the shop: the one pinned in package-lock.json, or the current one when it is new enough. Exits
 * with an explanation when there is neither.
 */
export function findNode() {
  const pinned = pinnedNode();
  if (pinned !== null) return pinned;
  if (isNewEnough(process.versions.node)) return process.execPath;
  console.error(
    [
      `Магазину нужен Node.js ${OLDEST.join('.')} или новее, а запущен ${process.versions.node}.`,
      'Для этой системы готовой версии в зависимостях нет: поставьте Node.js 24 с nodejs.org и повторите.',
      '',
      `The shop needs Node.js ${OLDEST.join('.')} or newer, this is ${process.versions.node}.`,
      'No pinned build exists for this system: install Node.js 24 from nodejs.org and try again.',
    ].join('\n'),
  );
  process.exit(1);
}

function pinnedNode() {
  const folder = join(root, 'node_modules', pinnedPackage());
  const binary = process.platform === 'win32' ? join(folder, 'bin', 'node.exe') : join(folder, 'bin', 'node');
  return existsSync(binary) && !isMusl() ? binary : null;
}

function pinnedPackage() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  return `node-${system}-${process.arch}`;
}

// The pinned Linux builds are linked against glibc and cannot start on Alpine.
function isMusl() {
  return process.platform === 'linux' && existsSync('/etc/alpine-release');
}

function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}
