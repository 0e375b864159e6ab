import { existsSync } from 'node:fs';
import { run, withTools } from './run.mjs';

/**
 * The headless shell is the same engine without the browser's user interface, as Playwright's own build is: twice as
 * fast.
 */
export const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * A Chromium that starts on this machine: Playwright's own, the system's, or one installed now. Resolves with its path,
 * `''` for Playwright's own, null when there is none.
 */
export async function ensureChromium() {
  const present = await findChromium();
  if (present !== null) return present;
  console.log('Браузера нет, ставлю…');
  if (existsSync('/usr/bin/apt-get')) {
    await installFromDebian();
    const installed = await findChromium();
    if (installed !== null) return installed;
  }
  await run('playwright', ['install', '--with-deps', 'chromium'], { env: withTools() });
  return findChromium();
}

async function findChromium() {
  if (await starts('')) return '';
  for (const path of SYSTEM_BROWSERS.filter((candidate) => existsSync(candidate))) {
    if (await starts(path)) return path;
  }
  return null;
}

/** An existing file is not enough: a missing system library shows only on launch. */
async function starts(executablePath) {
  const { chromium } = await import('@playwright/test');
  try {
    const browser = await chromium.launch(executablePath === '' ? {} : { executablePath });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

async function installFromDebian() {
  const isRoot = process.getuid?.() === 0;
  const [command, ...before] = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = (name) =>
    run(command, [...before, 'install', '-y', '-q', '--no-install-recommends', name], { env });
  const { code } = await run(command, [...before, 'update', '-q'], { env });
  if (code !== 0) return;
  await install('chromium');
  // Older Debian releases do not have this package.
  await install('chromium-headless-shell');
}
