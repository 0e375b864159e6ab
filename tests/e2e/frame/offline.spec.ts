import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/shop-test.ts';

test.use({
  serviceWorkers: 'allow',
  // The browser logs each request that fails without a connection.
  expectedComplaints: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/],
});

/** Waits until the worker serves this page. */
async function workerOf(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

test('without a connection an address shows the offline page, and the page itself as soon as the connection is back', async ({
  page,
  shop,
  context,
}) => {
  await shop.visit('/');
  await workerOf(page);
  await context.setOffline(true);
  await page.goto('/delivery/');
  await expect(page.getByRole('heading', { level: 1, name: 'Связь прервалась' })).toBeVisible();
  await expect(page.getByRole('link', { name: '8 800 700-12-24' })).toHaveAttribute(
    'href',
    'tel:+78007001224',
  );
  await expect(page).toHaveURL(/\/delivery\/$/);
  expect(await page.evaluate(() => document.fonts.check('20px Cormorant', 'С'))).toBe(true);

  await page.getByRole('link', { name: 'Попробовать снова' }).click();
  await expect(page.getByRole('status')).toContainText('Связи пока нет');

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Доставка и оплата' })).toBeVisible();
});

test('the browser keeps the offline page and its files, and no price', async ({ page, shop }) => {
  await shop.visit('/catalog/');
  await workerOf(page);
  await shop.visit('/cart/');
  await shop.visit('/');
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const files = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        const requests = await cache.keys();
        return Promise.all(
          requests.map(async (request) => ({
            path: new URL(request.url).pathname,
            text: (await (await cache.match(request))?.text()) ?? '',
          })),
        );
      }),
    );
    return { names, files: files.flat() };
  });
  expect(kept.names).toEqual([expect.stringMatching(/^offline-\w+$/)]);
  expect(kept.files.map(({ path }) => path.replace(/-[\w-]+(?=\.)/, '')).toSorted()).toEqual([
    '/assets/cormorant.woff2',
    '/assets/manrope.woff2',
    '/assets/manrope.woff2',
    '/assets/offline.css',
    '/assets/offline.js',
    '/favicon.svg',
    '/offline.html',
  ]);
  for (const { path, text } of kept.files) expect(text, path).not.toMatch(/\d[\s\u00A0]*₽/);
});

test('the offline page can be used by everyone', async ({ page }) => {
  await page.goto('/offline.html');
  await expectAccessible(page, 'offline page');
});
