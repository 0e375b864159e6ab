import type { Page } from '@playwright/test';
import { expect, test } from '../support/shop-test.ts';

const DATA = /\.data(\?|$)/;

test('data of a page is fetched once when the pointer rests on a link, and used for the navigation', async ({
  page,
  shop,
}) => {
  await shop.visit('/');
  const data: string[] = [];
  page.on('request', (request) => {
    if (DATA.test(request.url()) && request.url().includes('/catalog/sergi')) data.push(request.url());
  });
  const link = page.locator('a[href="/catalog/sergi/"]').first();
  for (let time = 0; time < 3; time += 1) {
    await link.dispatchEvent('touchstart', { bubbles: true });
    await link.dispatchEvent('focusin', { bubbles: true });
    await page.waitForTimeout(100);
  }
  await expect.poll(() => data.length).toBe(1);
  await link.dispatchEvent('click');
  await expect(page).toHaveURL('/catalog/sergi/');
  expect(new Set(data).size, 'navigation asks for the very same address').toBe(1);

  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.locator('a[href="/catalog/sergi/"]').first()).toBeAttached();
  const before = data.length;
  await page.locator('a[href="/catalog/sergi/"]').first().dispatchEvent('touchstart', { bubbles: true });
  await page.waitForTimeout(300);
  expect(data, 'not again on another page of the same visit').toHaveLength(before);
});

test('a pointer that only passes over a link fetches nothing', async ({ page, shop }) => {
  await shop.visit('/');
  const data: string[] = [];
  page.on('request', (request) => {
    if (DATA.test(request.url())) data.push(request.url());
  });
  await page.evaluate(() => {
    for (const link of [...document.querySelectorAll('a[href^="/catalog/"]')].slice(0, 4)) {
      link.dispatchEvent(new Event('pointerover', { bubbles: true }));
    }
    document.querySelector('h1, h2')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  });
  await page.waitForTimeout(300);
  expect(data).toEqual([]);
});

test('data of a page about the visitor is never prefetched', async ({ page, shop }) => {
  await shop.visit('/info/');
  const data: string[] = [];
  page.on('request', (request) => {
    if (DATA.test(request.url())) data.push(new URL(request.url()).pathname);
  });
  await touchLinksTo(page, ['/cart/', '/favorites/', '/personal/orders/', '/catalog/koltsa/']);
  await expect.poll(() => data).toContain('/catalog/koltsa/_.data');
  expect(data.filter((path) => /\/(cart|favorites|personal)\//.test(path))).toEqual([]);
});

test('at most four chunks are preloaded at a time', async ({ page, shop }) => {
  await shop.visit('/info/');
  // Requests made when the browser is idle are not preloads.
  await page.waitForLoadState('networkidle');
  const running = new Set<string>();
  let most = 0;
  let total = 0;
  await page.route(/\/assets\/.*\.(js|css)$/, async (route) => {
    const url = route.request().url();
    running.add(url);
    total += 1;
    most = Math.max(most, running.size);
    await new Promise((resolve) => setTimeout(resolve, 120));
    running.delete(url);
    await route.continue();
  });
  await touchLinksTo(page, [
    '/cart/',
    '/',
    '/catalog/koltsa/',
    '/stores/moskva/',
    '/favorites/',
    '/search/?q=a',
  ]);
  await expect.poll(() => total).toBeGreaterThan(8);
  await expect.poll(() => running.size).toBe(0);
  expect(most).toBe(4);
});

/** All at once, which is faster than a finger can. */
function touchLinksTo(page: Page, addresses: readonly string[]): Promise<void> {
  return page.evaluate((hrefs) => {
    for (const href of hrefs) {
      const anchor = Object.assign(document.createElement('a'), { href });
      document.body.append(anchor);
      anchor.dispatchEvent(new Event('touchstart', { bubbles: true }));
    }
  }, addresses);
}
