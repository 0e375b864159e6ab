import type { Browser, Page } from '@playwright/test';
import { watchPage } from '../support/complaints.ts';
import { freshAddress } from '../support/newcomer.ts';
import { answerCookies, sendOperatorsHome, test as base, expect } from '../support/shop-test.ts';
import { Shop } from '../support/shop.ts';

type Visitor = { page: Page; shop: Shop; complaints: string[] };
type Visitors = { guest: Visitor; member: Visitor };

/**
 * For checks of many pages that leave nothing behind. A worker opens them all in two browsers, that of a
 * `guest` and that of a signed-in `member`, which cache styles and code: a browser for each page would take
 * longer than its check.
 */
export const test = base.extend<object, Visitors>({
  guest: [
    async ({ browser }, provide, { project }) => {
      const visitor = await openVisitor(browser, project.use.baseURL ?? '');
      await provide(visitor);
      await visitor.page.context().close();
    },
    { scope: 'worker' },
  ],
  member: [
    async ({ browser }, provide, { project }) => {
      const visitor = await openVisitor(browser, project.use.baseURL ?? '');
      await visitor.shop.signIn();
      await provide(visitor);
      await visitor.page.context().close();
    },
    { scope: 'worker' },
  ],
});

/** Expects that the browser has logged no complaint since the last call. */
export function expectNoComplaints({ complaints }: Visitor): void {
  expect(complaints.splice(0), 'the browser complains about nothing').toEqual([]);
}

async function openVisitor(browser: Browser, origin: string): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
    extraHTTPHeaders: freshAddress(),
  });
  const page = await context.newPage();
  await sendOperatorsHome(page);
  await answerCookies(page, origin);
  return { page, shop: new Shop(page, origin), complaints: watchPage(page, origin, []) };
}
