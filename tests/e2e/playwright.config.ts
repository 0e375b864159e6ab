import { defineConfig } from '@playwright/test';

const PORT = Number(process.env['E2E_PORT'] ?? 3210);
/** Set by scripts/test when the system's browser must be used instead of Playwright's own. */
const SYSTEM_CHROMIUM = process.env['CHROMIUM_PATH'];
/** For work on a spec: uses a shop that already runs on the port. */
const IS_SHOP_OPEN = process.env['E2E_REUSE'] === '1';

/** The server recognises phones by this header; on a phone the account starts with a page of its own. */
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

/** Specs that are run once, on a desktop. */
const ONE_WIDTH = [
  'accessible-pages.spec.ts',
  'actions.spec.ts',
  'banners.spec.ts',
  'build-change.spec.ts',
  'calculators.spec.ts',
  'call.spec.ts',
  'captcha.spec.ts',
  'card-types.spec.ts',
  'company-of-inn.spec.ts',
  'delivery.spec.ts',
  'diamonds-elsewhere.spec.ts',
  'draft-of-a-form.spec.ts',
  'editorial.spec.ts',
  'editors-page.spec.ts',
  'engraving-page.spec.ts',
  'every-address.spec.ts',
  'every-width.spec.ts',
  'feedback.spec.ts',
  'fifty-visitors.spec.ts',
  'form-in-text.spec.ts',
  'forms.spec.ts',
  'gold-rate.spec.ts',
  'gold.spec.ts',
  'growing-texts.spec.ts',
  'guide.spec.ts',
  'leads.spec.ts',
  'lost-chunk.spec.ts',
  'lost-requests.spec.ts',
  'near-part.spec.ts',
  'news.spec.ts',
  'nothing-lost.spec.ts',
  'offline.spec.ts',
  'open-shop-addresses.spec.ts',
  'prefetch.spec.ts',
  'questions.spec.ts',
  'quiet.spec.ts',
  'recommendations.spec.ts',
  'search-results.spec.ts',
  'seo.spec.ts',
  'showing.spec.ts',
  'strangers.spec.ts',
  'styles-first.spec.ts',
  'tabs-and-races.spec.ts',
  'taken-stone.spec.ts',
  'third-parties.spec.ts',
  'tokens.spec.ts',
  'two-certificates.spec.ts',
  'two-visitors.spec.ts',
  'typed-early.spec.ts',
  'vacancies.spec.ts',
  'yandex-map.spec.ts',
  '**/difficult/*.spec.ts',
];

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  // A journey that failed on a busy machine is retried once, and the summary of `npm test` names it.
  retries: 1,
  // A first start of a shop of its own, beside a journey, takes a machine of two cores for a minute.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // Its own journey allows it: a worker's requests would pass by the routes of others.
    serviceWorkers: 'block',
    // Drawing motion takes a third of the processor; the journeys about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    launchOptions: {
      ...(SYSTEM_CHROMIUM ? { executablePath: SYSTEM_CHROMIUM } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      // The shop does the same at any width, or the spec looks at both widths itself.
      testIgnore: ONE_WIDTH,
      use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true, userAgent: PHONE },
    },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: 'node support/start-shop.mjs',
    url: `http://127.0.0.1:${PORT}/healthz`,
    timeout: 180_000,
    reuseExistingServer: IS_SHOP_OPEN,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(PORT),
      DATA_DIR: '.data-e2e',
      NODE_ENV: 'production',
      DEV_OUTBOX: '1',
      LOG_LEVEL: 'warn',
      CALLBACK_HOURS: 'always',
      // The tests run at any hour.
      QUIET_HOURS: '0',
      // Making pictures that no spec looks at would slow the others down.
      PICTURES_AHEAD: '0',
      // Each visitor sends an IP address of their own, because sign-in codes are counted per address.
      TRUST_PROXY: '1',
      // Nothing is refused because the machine is slow.
      QUEUE_WAIT_MS: '30000',
      RENDER_MS: '60000',
    },
  },
});
