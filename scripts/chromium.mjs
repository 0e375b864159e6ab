import { existsSync } from 'node:fs';
import { run, withTools } from './run.mjs';

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * The headless shell is the same engine without the browser's user interface, as Playwright's own build is: twice as
 * fast.
 */
export const SYSTEM_BROWSERS = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * Finds a Chromium that starts on this machine: Playwright's own, the system's, or one installed now. If
 * Debian offers the headless shell, it is installed even when a whole Chromium exists, because the journeys
 * take twice as long with that. Resolves with its path, `''` for Playwright's own, null when there is none.
 */
export async function ensureChromium() {
  const present = await findChromium();
  if (present === '' || present === HEADLESS_SHELL) return present;
  if (existsSync('/usr/bin/apt-get')) {
    console.log(present === null ? 'Браузера нет, ставлю…' : 'Ставлю браузер без окон, он вдвое быстрее…');
    await installFromDebian(
      present === null ? ['chromium', 'chromium-headless-shell'] : ['chromium-headless-shell'],
    );
    const installed = await findChromium();
    if (installed !== null) return installed;
  }
  if (present !== null) return present;
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

/** Older Debian releases do not have every package. */
async function installFromDebian(packages) {
  const isRoot = process.getuid?.() === 0;
  const [command, ...before] = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { code } = await run(command, [...before, 'update', '-q'], { env });
  if (code !== 0) return;
  for (const name of packages) {
    await run(command, [...before, 'install', '-y', '-q', '--no-install-recommends', name], { env });
  }
}
