import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/shop-test.ts';
import { openCity } from '../support/modal-steps.ts';

const NOON = new Date('2026-11-20T12:00:00+03:00').getTime();
const NIGHT = new Date('2026-11-20T03:00:00+03:00').getTime();
/** After this time the page has certainly loaded. */
const LOADED_MS = 25_000;

test.use({ isCallbackActive: true });

const button = (page: Page): Locator => page.getByRole('button', { name: 'Заказать звонок' });
const panel = (page: Page): Locator =>
  page.getByRole('region', { name: 'Обратный звонок' }).getByRole('dialog');

/** Stops the page's clock once the button is there. */
async function stopClock(page: Page, start: number): Promise<void> {
  await expect(button(page)).toBeAttached();
  await page.clock.pauseAt(start + LOADED_MS);
}

test('it opens by itself once per visit, across pages and tabs', async ({ page, shop, context }) => {
  await page.clock.install({ time: NOON });
  await shop.visit('/garantiya/');
  await stopClock(page, NOON);
  await page.clock.runFor(30_000);
  await expect(panel(page)).toBeVisible();
  await panel(page).getByRole('button', { name: 'Закрыть' }).click();
  await page.clock.resume();
  await shop.visit('/delivery/');
  await expect(button(page)).toBeAttached();
  await page.clock.fastForward(60_000);
  await expect(panel(page)).toBeHidden();

  const other = await context.newPage();
  await other.clock.install({ time: NOON + 600_000 });
  await other.goto('/delivery/');
  await expect(button(other)).toBeAttached();
  await other.clock.fastForward(60_000);
  await expect(panel(other)).toBeHidden();
});

test('it waits until a dialog is closed', async ({ page, shop }) => {
  await page.clock.install({ time: NOON });
  await shop.visit('/garantiya/');
  await expect(button(page)).toBeAttached();
  const city = await openCity(page);
  await page.clock.fastForward(60_000);
  await expect(panel(page)).toBeHidden();
  await city.getByRole('button', { name: 'Закрыть' }).click();
  await expect(panel(page)).toBeVisible();
});

for (const way of ['click', 'hover'] as const) {
  test(`it waits until the menu that a ${way} has opened is closed`, async ({ page, shop }) => {
    await page.clock.install({ time: NOON });
    await shop.visit('/garantiya/');
    await expect(button(page)).toBeAttached();
    const menu = page.getByRole('banner').locator('a[aria-expanded]');
    await menu[way]();
    // A mouse that has entered the button opens the menu by moving on it.
    if (way === 'hover') await menu.hover({ position: { x: 20, y: 20 } });
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await page.clock.fastForward(60_000);
    await expect(panel(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeVisible();
  });
}

for (const [words, time, isSaid] of [
  ['a consultant is at the line by day', NOON, true],
  ['nobody is said to be at the line by night', NIGHT, false],
] as const) {
  test(words, async ({ page, shop }) => {
    await page.clock.install({ time });
    await shop.visit('/garantiya/');
    await stopClock(page, time);
    await page.clock.runFor(30_000);
    await expect(panel(page)).toContainText('Мы перезвоним через 28 секунд');
    await expect(panel(page).getByText('Консультант уже на линии')).toHaveCount(isSaid ? 1 : 0);
  });
}

for (const [width, height] of [
  [375, 812],
  [768, 1024],
  [1440, 900],
] as const) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height } });
    const tag = width === 375 ? '@phone' : [];
    test(
      'the button covers nothing clickable or payable at any scroll position',
      { tag },
      async ({ page, shop, context, baseURL }) => {
        // While the city question is open, it covers the button's place at the end of a page.
        await context.addCookies([{ name: 'city', value: '216', url: baseURL ?? '' }]);
        await page.addInitScript(() => sessionStorage.setItem('callback-opened-at', '1'));
        await page.clock.install();
        const { product } = await shop.fillCart();
        for (const path of ['/', '/catalog/koltsa/', product.url, '/cart/', '/garantiya/']) {
          await shop.visit(path);
          await expect(button(page)).toBeAttached();
          await scrollThrough(page, path);
        }
      },
    );
  });
}

/** Scrolls down with small steps back at several places, then to the end. */
async function scrollThrough(page: Page, path: string): Promise<void> {
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await expectFree(page, `${path} at its top`);
  for (const part of [0.2, 0.5, 0.8]) {
    await scrollTo(page, Math.round(end * part));
    if (end * part > 20) expect(await isShown(page), `${path}: away on the way down`).toBe(false);
    await scrollTo(page, Math.round(end * part) - 40);
    await expectFree(page, `${path} at ${part}`);
  }
  await expect(async () => {
    await scrollTo(page, 1e6);
    expect(await isShown(page), `${path}: there at the end`).toBe(true);
  }).toPass({ timeout: 60_000 });
  await expectFree(page, `${path} at its end`);
}

/** Scrolls and waits as long as the button needs to find its place. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    const before = scrollY;
    const { promise: isScrolled, resolve } = Promise.withResolvers<void>();
    document.addEventListener('scroll', () => resolve(), { once: true });
    window.scrollTo({ top: y, behavior: 'instant' });
    if (scrollY !== before) await isScrolled;
  }, top);
  await page.clock.runFor(600);
}

function isShown(page: Page): Promise<boolean> {
  return button(page).evaluate((element) => getComputedStyle(element).pointerEvents !== 'none');
}

async function expectFree(page: Page, where: string): Promise<void> {
  if (await isShown(page)) expect(await whatLiesUnder(page), where).toEqual([]);
}

function whatLiesUnder(page: Page): Promise<string[]> {
  return button(page).evaluate((element) => {
    const box = element.getBoundingClientRect();
    const found = new Set<string>();
    for (let x = box.left + 1; x < box.right; x += 3) {
      for (let y = box.top + 1; y < box.bottom; y += 3) {
        for (const below of document.elementsFromPoint(x, y)) {
          if (element.contains(below)) continue;
          const isControl = below.matches('a, button, input, select, textarea, label, summary');
          const isPrice = below.childElementCount === 0 && below.textContent.includes('₽');
          if (isControl || isPrice) found.add(below.outerHTML.slice(0, 120));
        }
      }
    }
    return [...found];
  });
}
