import { defineConfig } from '@playwright/test';

const PORT = Number(process.env['E2E_PORT'] ?? 3210);
/** Set by scripts/test when the system's browser must be used instead of Playwright's own. */
const SYSTEM_CHROMIUM = process.env['CHROMIUM_PATH'];
/**
 * Faketime changes the clock of every process but the browser, which does not support it:
 * `support/moved-clock.ts`.
 */
const IS_CLOCK_MOVED = process.env['E2E_CLOCK_AHEAD_S'] !== undefined;
/** For work on a spec: uses a shop that already runs on the port. */
const IS_SHOP_OPEN = process.env['E2E_REUSE'] === '1';

/** The server recognises phones by this header; on a phone the account starts with its menu page. */
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  // One more than there are cores: a journey often waits for an answer or a timer of the page.
  workers: 3,
  // A journey that fails intermittently reveals a fault, either its own or the shop's.
  retries: 0,
  // The first start of a separate shop takes up to a minute on a machine with two cores that runs another
  // journey.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // Its own journey enables it: a worker's requests would bypass the routes of other journeys.
    serviceWorkers: 'block',
    // Rendering motion takes a third of the processor; the journeys about motion enable it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    actionTimeout: 60_000,
    launchOptions: {
      ...(SYSTEM_CHROMIUM ? { executablePath: SYSTEM_CHROMIUM } : {}),
      ...(IS_CLOCK_MOVED ? { env: { ...process.env, LD_PRELOAD: '' } } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-sync',
        // No page of a journey lives long enough for compiled code to pay: a quarter of the processor's time.
        '--js-flags=--no-opt,--no-maglev,--no-sparkplug,--single-threaded-gc',
        '--process-per-site',
      ],
    },
  },
  // A journey runs on a desktop; with `@both` also on a phone, where its controls differ; with `@phone` only
  // there.
  projects: [
    {
      name: 'phone',
      grep: /@(?:both|phone)\b/,
      use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true, userAgent: PHONE },
    },
    { name: 'desktop', grepInvert: /@phone\b/, use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: 'node support/start-shop.mjs',
    url: `http://127.0.0.1:${PORT}/healthz`,
    // The command fills a demo and starts on a copy of it.
    timeout: 300_000,
    reuseExistingServer: IS_SHOP_OPEN,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(PORT),
      DATA_DIR: '.data-e2e',
      // Journeys count orders.
      DEMO_DAY: '0',
      NODE_ENV: 'production',
      DEV_OUTBOX: '1',
      LOG_LEVEL: 'warn',
      CALLBACK_HOURS: 'always',
      // The tests run at any time of day.
      QUIET_HOURS: '0',
      // Generating pictures that no spec looks at would slow the others down.
      PICTURES_AHEAD: '0',
      AVIF_EFFORT: '0',
      // Each visitor sends an IP address of their own, because sign-in codes are counted per address.
      TRUST_PROXY: '1',
      // No request is refused because the machine is slow.
      QUEUE_WAIT_MS: '30000',
      RENDER_MS: '60000',
    },
  },
});
