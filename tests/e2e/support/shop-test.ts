import { test as base, expect, type Browser, type Page } from '@playwright/test';
import { watchPage } from './complaints.ts';
import { followShopClock } from './moved-clock.ts';
import { freshAddress } from './newcomer.ts';
import { recordPage } from './recorder.ts';
import { Shop } from './shop.ts';

type Visitor = { page: Page; shop: Shop };

type Fixtures = {
  /** Complaints of the browser that the test itself provokes, each with its reason. */
  expectedComplaints: readonly RegExp[];
  /**
   * Whether operators are available. False by default: a panel that opens by itself would disturb slow tests.
   */
  isCallbackActive: boolean;
  /** Whether the visitor has answered the cookie question, with «only what is necessary». */
  hasAnsweredCookies: boolean;
  shop: Shop;
  /** Another browser with its own cookies and IP address. */
  newVisitor: () => Promise<Visitor>;
};

/** A visitor whose browser must log no complaint and must not leave the shop. */
export const test = base.extend<Fixtures, { browser: Browser }>({
  browser: [
    async ({ browser }, provide) => {
      followShopClock(browser);
      await provide(browser);
    },
    { scope: 'worker' },
  ],

  expectedComplaints: [[], { option: true }],
  isCallbackActive: [false, { option: true }],
  hasAnsweredCookies: [true, { option: true }],

  // Playwright demands the braces.
  // oxlint-disable-next-line no-empty-pattern
  extraHTTPHeaders: async ({}, provide) => provide(freshAddress()),

  page: async (
    { page, baseURL, javaScriptEnabled, expectedComplaints, isCallbackActive, hasAnsweredCookies },
    provide,
    info,
  ) => {
    if (!isCallbackActive) await sendOperatorsHome(page);
    if (hasAnsweredCookies) await answerCookies(page, baseURL ?? '');
    const complaints = watchPage(page, baseURL ?? '', expectedComplaints);
    const recorder = await recordPage(page, { hasScripts: javaScriptEnabled ?? true });
    await provide(page);
    if (info.status !== info.expectedStatus)
      process.stdout.write(`What happened in «${info.title}»:\n${await recorder.report()}\n`);
    expect(complaints, 'the browser complains about nothing').toEqual([]);
  },

  shop: async ({ page, baseURL }, provide) => provide(new Shop(page, baseURL ?? '')),

  newVisitor: async ({ browser, contextOptions, baseURL, viewport, expectedComplaints }, provide) => {
    const complaints: string[][] = [];
    const origin = baseURL ?? '';
    const contexts: { close: () => Promise<void> }[] = [];
    await provide(async () => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: origin,
        viewport,
        locale: 'ru-RU',
        timezoneId: 'Europe/Moscow',
        extraHTTPHeaders: freshAddress(),
      });
      contexts.push(context);
      const page = await context.newPage();
      await sendOperatorsHome(page);
      await answerCookies(page, origin);
      complaints.push(watchPage(page, origin, expectedComplaints));
      return { page, shop: new Shop(page, origin) };
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(complaints.flat(), "the other visitors' browsers complain about nothing").toEqual([]);
  },
});

/**
 * Makes the callback service inactive: a panel that opens by itself would disturb tests and load its parts at
 * any moment. A script in the page answers the call: a route would make the browser pass every file request
 * to the test, without using its cache.
 */
export async function sendOperatorsHome(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = window.fetch.bind(window);
    window.fetch = (input, options) =>
      input === '/api/callback-form-activity'
        ? Promise.resolve(Response.json({ value: { active: false } }))
        : real(input, options);
  });
}

export async function answerCookies(page: Page, url: string): Promise<void> {
  await page.context().addCookies([{ name: 'accept_cookie', value: 'false', url }]);
}

export { expect };
