import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/shop-test.ts';

const DATA = /\.data(\?|$)/;

test('data of a page is fetched once when the pointer rests on a link, and used for the navigation', async ({
  page,
  shop,
}) => {
  await shop.visit('/');
  const data = dataOf(page);
  const earrings = () => data.filter((address) => address.includes('/catalog/sergi'));
  const link = page.locator('a[href="/catalog/sergi/"]').first();
  for (let time = 0; time < 3; time += 1) {
    await link.dispatchEvent('touchstart', { bubbles: true });
    await link.dispatchEvent('focusin', { bubbles: true });
  }
  await prefetchAnother(page, data, '/catalog/braslety/');
  expect(earrings()).toHaveLength(1);
  await link.dispatchEvent('click');
  await expect(page).toHaveURL('/catalog/sergi/');
  expect(new Set(earrings()).size, 'navigation asks for the very same address').toBe(1);

  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.locator('a[href="/catalog/sergi/"]').first()).toBeAttached();
  const before = earrings().length;
  await page.locator('a[href="/catalog/sergi/"]').first().dispatchEvent('touchstart', { bubbles: true });
  await prefetchAnother(page, data, '/catalog/podveski/');
  expect(earrings(), 'not again on another page of the same visit').toHaveLength(before);
});

test('a pointer that only passes over a link fetches nothing', async ({ page, shop }) => {
  await shop.visit('/');
  const data = dataOf(page);
  const rest = '/catalog/braslety/';
  const passed = await page.evaluate((resting) => {
    const links = [...document.querySelectorAll('a[href^="/catalog/"]')];
    const others = links.filter((link) => link.getAttribute('href') !== resting).slice(0, 4);
    for (const link of others) link.dispatchEvent(new Event('pointerover', { bubbles: true }));
    document.querySelector('h1, h2')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    return others.length;
  }, rest);
  expect(passed).toBe(4);
  // It rests on this link later, so this request would come after the others.
  await page.locator(`a[href="${rest}"]`).first().dispatchEvent('pointerover', { bubbles: true });
  await expect.poll(() => data).not.toEqual([]);
  expect(data.map((address) => new URL(address).pathname)).toEqual([`${rest}_.data`]);
});

test('data of a page about the visitor is never prefetched', async ({ page, shop }) => {
  await shop.visit('/info/');
  const data = dataOf(page);
  await touchLinksTo(page, ['/cart/', '/favorites/', '/personal/orders/']);
  await prefetchAnother(page, data, '/catalog/koltsa/');
  expect(data.filter((address) => /\/(cart|favorites|personal)\//.test(address))).toEqual([]);
});

test('at most four chunks are preloaded at a time', async ({ page, shop }) => {
  await shop.visit('/info/');
  // Requests made when the browser is idle are not preloads.
  await page.waitForLoadState('networkidle');
  const held: Route[] = [];
  let most = 0;
  let total = 0;
  await page.route(/\/assets\/.*\.(js|css)$/, (route) => {
    held.push(route);
    total += 1;
    most = Math.max(most, held.length);
  });
  await touchLinksTo(page, [
    '/cart/',
    '/',
    '/catalog/koltsa/',
    '/stores/moskva/',
    '/favorites/',
    '/search/?q=a',
  ]);
  await expect.poll(() => held.length).toBe(4);
  // Each finished request lets the next one begin.
  for (let ended = 1; ended <= 5; ended += 1) {
    await held.shift()?.continue();
    await expect.poll(() => total).toBe(4 + ended);
  }
  expect(most).toBe(4);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

/** Addresses of page data requested from now on. */
function dataOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (DATA.test(request.url())) addresses.push(request.url());
  });
  return addresses;
}

/**
 * Touches a link that was not touched before and waits for its data: then all earlier prefetches have
 * finished.
 */
async function prefetchAnother(page: Page, data: readonly string[], path: string): Promise<void> {
  await touchLinksTo(page, [path]);
  await expect.poll(() => data.map((address) => new URL(address).pathname)).toContain(`${path}_.data`);
}

/** Touches all links at once, which is faster than a finger can be. */
function touchLinksTo(page: Page, addresses: readonly string[]): Promise<void> {
  return page.evaluate((hrefs) => {
    for (const href of hrefs) {
      const anchor = Object.assign(document.createElement('a'), { href });
      document.body.append(anchor);
      anchor.dispatchEvent(new Event('touchstart', { bubbles: true }));
    }
  }, addresses);
}
