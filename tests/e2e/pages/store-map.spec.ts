import type { Locator, Page } from '@playwright/test';
import type { StoreDetails } from '@yahont/contracts/stores/stores.ts';
import { expectAccessible } from '../support/axe.ts';
import { holdCode } from '../loading/hold-code.ts';
import { isPhone } from '../support/steps.ts';
import { expect, test } from '../support/shop-test.ts';

const MOSCOW = '/stores/moskva/';
const mapOf = (page: Page, city = 'Москва'): Locator =>
  page.getByRole('group', { name: `Салоны на карте: ${city}` });
const pinsOf = (map: Locator): Locator => map.getByRole('link', { name: /^\d+\. / });

test(
  'a pin chooses its store in the list and in the address, and back returns',
  { tag: '@both' },
  async ({ page, shop }) => {
    await shop.visit(MOSCOW);
    const stores = await shop.get<StoreDetails[]>('/api/store-details?city=216');
    const map = mapOf(page);
    await expect(map).toHaveAttribute('data-engine', 'own');
    const [first, second] = [
      page.locator(`#store-${stores[0]?.id}`),
      page.locator(`#store-${stores[1]?.id}`),
    ];
    await expect(first).toHaveAttribute('data-chosen');

    await map.getByRole('link', { name: `2. ${stores[1]?.name}` }).click();
    await expect(page).toHaveURL(new RegExp(`/stores/moskva/\\?store=${stores[1]?.id}$`));
    await expect(second).toHaveAttribute('data-chosen');
    await expect(second.locator('svg[aria-label^="Витрины салона"]')).toBeVisible();
    await expect(first).not.toHaveAttribute('data-chosen');
    await expect(pinsOf(map).nth(1)).toHaveAttribute('aria-current', 'true');
    if (!isPhone(page)) await expect(second.getByRole('heading')).toBeInViewport();
    await expectAccessible(page, 'stores with a running map');

    await page.goBack();
    await expect(first).toHaveAttribute('data-chosen');
    await page.goForward();
    await expect(second).toHaveAttribute('data-chosen');
  },
);

test('a chosen pin has a balloon that Escape and its cross close', async ({ page, shop }) => {
  await shop.visit(MOSCOW);
  const map = mapOf(page);
  await expect(map).toHaveAttribute('data-engine', 'own');
  const stores = await shop.get<StoreDetails[]>('/api/store-details?city=216');
  const pin = pinsOf(map).nth(1);
  await pin.focus();
  await page.keyboard.press('Enter');
  const balloon = map.getByRole('group', { name: stores[1]?.name ?? '', exact: true });
  await expect(balloon).toBeVisible();
  await expect(balloon).toContainText(stores[1]?.openText ?? '?');
  const way = balloon.getByRole('link', { name: 'Построить маршрут' });
  await expect(way).toHaveAttribute('href', /yandex\.ru\/maps/);
  await page.keyboard.press('Tab');
  await expect(way).toBeFocused();
  await expectAccessible(page, 'a balloon of the map');
  await page.keyboard.press('Escape');
  await expect(balloon).toBeHidden();
  await expect(pin).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(balloon).toBeVisible();
  await balloon.getByRole('button', { name: /^Закрыть/ }).click();
  await expect(balloon).toBeHidden();
});

test('on a phone the chosen row says what a balloon would', { tag: '@phone' }, async ({ page, shop }) => {
  await shop.visit(MOSCOW);
  const map = mapOf(page);
  await expect(map).toHaveAttribute('data-engine', 'own');
  await expect(map.getByRole('link', { name: 'Построить маршрут' })).toBeHidden();
  await expect(
    page.locator('li[data-chosen]').getByRole('link', { name: 'Построить маршрут' }),
  ).toBeVisible();
});

test('a row moves the map to its store', async ({ page, shop }) => {
  await shop.visit(MOSCOW);
  const map = mapOf(page);
  await expect(map).toHaveAttribute('data-engine', 'own');
  const frame = await map.boundingBox();
  const last = page.getByRole('link', { name: /^Показать на карте/ }).last();
  await last.click();
  const chosen = map.locator('[data-pin][aria-current]');
  const middle = async () => {
    const pin = await chosen.boundingBox();
    const now = (await map.boundingBox()) ?? frame;
    return Math.abs((pin?.x ?? 0) + 22 - (now?.x ?? 0) - (now?.width ?? 0) / 2);
  };
  await expect.poll(middle).toBeLessThan(40);
});

test('by keyboard: pins are links, the buttons change the scale, arrows move the map', async ({
  page,
  shop,
}) => {
  await shop.visit(MOSCOW);
  const map = mapOf(page);
  await expect(map).toHaveAttribute('data-engine', 'own');
  const [second, last] = [pinsOf(map).nth(1), pinsOf(map).last()];
  const apart = async () => {
    const [a, b] = await Promise.all([second.boundingBox(), last.boundingBox()]);
    return Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0));
  };
  const before = await apart();
  await map.getByRole('button', { name: 'Приблизить' }).press('Enter');
  await expect.poll(apart).toBeGreaterThan(before * 1.8);
  await map.getByRole('button', { name: 'Показать весь город' }).press('Enter');
  await expect.poll(apart).toBeLessThan(before * 1.1);
  const place = await second.boundingBox();
  await map.locator('canvas').focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await second.boundingBox())?.y).toBeLessThan((place?.y ?? 0) - 40);
  await second.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('li[data-chosen] h2')).toHaveText(/Кутузовский/);
});

test('from far away cities are one mark each and lead to their stores', async ({ page, shop }) => {
  await shop.visit(MOSCOW);
  const map = mapOf(page);
  await expect(map).toHaveAttribute('data-engine', 'own');
  const farther = map.getByRole('button', { name: 'Отдалить' });
  const other = map.getByRole('link', { name: /^Екатеринбург: 3/ });
  await expect(async () => {
    await farther.click();
    await expect(pinsOf(map)).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await other.evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL(/\/stores\/ekaterinburg\/$/);
  await expect(mapOf(page, 'Екатеринбург')).toHaveAttribute('data-engine', 'own');
  await expect(pinsOf(mapOf(page, 'Екатеринбург'))).toHaveCount(3);
});

test('a browser without WebGL keeps the picture and loads no engine', async ({ page, shop }) => {
  await page.addInitScript(() => {
    const real = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'getContext')?.value as (
      kind: string,
    ) => unknown;
    HTMLCanvasElement.prototype.getContext = function get(this: HTMLCanvasElement, kind: string) {
      return kind.startsWith('webgl') ? null : real.call(this, kind);
    } as typeof HTMLCanvasElement.prototype.getContext;
  });
  const engines: string[] = [];
  page.on('request', (request) => {
    if (/maplibre/.test(request.url())) engines.push(request.url());
  });
  await shop.visit(MOSCOW);
  await page.waitForLoadState('networkidle');
  await pinsOf(mapOf(page)).nth(1).click();
  await expect(page.locator('li[data-chosen] h2')).toHaveText(/Кутузовский/);
  expect(engines).toEqual([]);
});

test('the running map replaces the picture without moving anything', async ({ page, shop }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number };
        const { dataset } = document.documentElement;
        dataset['shifted'] = String(Number(dataset['shifted'] ?? 0) + value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Otherwise the map may replace the picture while the pin is measured.
  const release = await holdCode(page, /\/assets\/start-maplibre-[^/]+\.js$/);
  await shop.visit(MOSCOW);
  const map = mapOf(page);
  const pin = pinsOf(map).last();
  const before = await pin.boundingBox();
  expect(before).not.toBeNull();
  release();
  await expect(map).toHaveAttribute('data-engine', 'own');
  const after = await pin.boundingBox();
  expect(Math.abs((after?.x ?? 0) - (before?.x ?? 0))).toBeLessThan(6);
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(6);
  expect(Number((await page.locator('html').getAttribute('data-shifted')) ?? 0)).toBeLessThan(0.001);
});
