import { AxeBuilder } from '@axe-core/playwright';
import type { Store } from '@yahont/contracts/stores/stores.ts';
import { isPhone } from '../support/steps.ts';
import { expect, test } from '../support/shop-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const MOSCOW = '/stores/moskva/';

test('a click on a pin selects the store on the map and in the list', async ({ page, shop }) => {
  await shop.visit(MOSCOW);
  const stores = await shop.get<Store[]>('/api/stores?city=216');
  const number = stores.length - 1;
  const store = stores[number - 1];
  if (!store) throw new Error('too few shops');
  const map = page.getByRole('group', { name: 'Салоны на карте: Москва' });
  const row = page.locator(`#store-${store.id}`);
  await expect(row).not.toHaveAttribute('data-marked');

  const pin = map.getByRole('button', { name: `${number}. ${store.name}` });
  await pin.scrollIntoViewIfNeeded();
  await pin.click();
  const balloon = map.getByRole('region', { name: `Салон: ${store.name}` });
  await expect(balloon).toContainText(store.openText);
  await expect(balloon).toContainText(store.hoursText);
  await expect(balloon.getByRole('link', { name: store.name })).toHaveAttribute(
    'href',
    `/stores/moskva/${store.id}/`,
  );
  await expect(balloon.getByRole('link', { name: 'Маршрут' })).toHaveAttribute(
    'href',
    new RegExp(`rtext=~${store.lat},${store.lon}`),
  );
  await expect(balloon.getByRole('link', { name: 'Маршрут' })).toHaveAttribute('rel', /noopener/);
  await expect(balloon).toBeInViewport({ ratio: 0.95 });
  await expect(pin).toBeInViewport();
  await expect(row).toHaveAttribute('data-marked');
  // On a phone the list is below the map, and scrolling to it would hide the map.
  if (!isPhone(page)) await expect(row).toBeInViewport({ ratio: 0.95 });
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);

  await balloon.getByRole('button', { name: 'Закрыть' }).click();
  await expect(balloon).toHaveCount(0);
});

test('by keyboard: Enter opens, Escape returns the focus, plus and arrows zoom and move the map', async ({
  page,
  shop,
}) => {
  test.skip(isPhone(page), 'a keyboard is at a desk');
  await shop.visit(MOSCOW);
  const map = page.getByRole('group', { name: 'Салоны на карте: Москва' });
  const [first, second] = [
    map.getByRole('button', { name: /^1\. / }),
    map.getByRole('button', { name: /^2\. / }),
  ];
  await first.focus();
  await page.keyboard.press('Enter');
  const balloon = map.getByRole('region');
  await expect(balloon.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(balloon).toHaveCount(0);
  await expect(first).toBeFocused();

  const apart = async () => {
    const [a, b] = await Promise.all([first.boundingBox(), second.boundingBox()]);
    return Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0));
  };
  const before = await apart();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect.poll(apart).toBeGreaterThan(before * 2);
  const place = await first.boundingBox();
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan((place?.y ?? 0) - 20);
  await map.getByRole('button', { name: 'Показать весь город' }).click();
  await expect.poll(apart).toBeCloseTo(before, 0);
});

test('the list highlights its pin, and filters apply to both', async ({ page, shop }) => {
  await shop.visit(MOSCOW);
  const stores = await shop.get<Store[]>('/api/stores?city=216');
  const map = page.getByRole('group', { name: 'Салоны на карте: Москва' });
  const pins = map.getByRole('button', { name: /^\d+\. / });
  await expect(pins).toHaveCount(stores.length);
  await page.locator(`#store-${stores[1]?.id}`).getByRole('link').first().focus();
  await expect(map.getByRole('button', { name: /^2\. / })).toHaveAttribute('data-marked');

  const service = 'Подбор бриллианта';
  const fitting = stores.filter(({ services }) => services.includes(service));
  expect(fitting.length).toBeLessThan(stores.length);
  const filters = page.getByRole('group', { name: 'Отбор салонов' });
  await filters.getByRole('button', { name: service }).click();
  await expect(pins).toHaveCount(fitting.length);
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') }),
  ).toHaveCount(fitting.length);
  await filters.getByRole('button', { name: 'Сбросить' }).click();
  await expect(pins).toHaveCount(stores.length);
});

test('every city has its own map, also without scripts', async ({ browser, baseURL, isMobile }) => {
  test.skip(isMobile, 'the same markup');
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/stores/kazan/');
  const map = page.getByRole('group', { name: 'Салоны на карте: Казань' });
  await expect(map.getByRole('button')).toHaveCount(3);
  await expect(map).toContainText('Казань');
  const boxes = await Promise.all((await map.getByRole('button').all()).map((pin) => pin.boundingBox()));
  expect(new Set(boxes.map((box) => `${box?.x} ${box?.y}`)).size).toBe(3);

  await page.locator('summary', { hasText: 'Казань' }).click();
  await page
    .getByRole('navigation', { name: 'Города с салонами' })
    .getByRole('link', { name: /^Самара/ })
    .click();
  await expect(page).toHaveURL(/\/stores\/samara\/$/);
  await expect(page.getByRole('group', { name: 'Салоны на карте: Самара' })).toContainText('Самара');
  await context.close();
});

test('selecting, zooming and dragging shift nothing on the page', async ({ page, shop }) => {
  test.skip(isPhone(page), 'a mouse drags');
  await shop.visit(MOSCOW);
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number };
        document.documentElement.dataset['shifted'] = String(
          Number(document.documentElement.dataset['shifted'] ?? 0) + value,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const map = page.getByRole('group', { name: 'Салоны на карте: Москва' });
  await map.getByRole('button', { name: 'Приблизить' }).click();
  const pin = map.getByRole('button', { name: /^1\. / });
  const before = await pin.boundingBox();
  const box = await map.boundingBox();
  if (!before || !box) throw new Error('no map');
  await page.mouse.move(box.x + 100, box.y + 300);
  await page.mouse.down();
  await page.mouse.move(box.x + 160, box.y + 340, { steps: 6 });
  await page.mouse.up();
  await expect.poll(async () => (await pin.boundingBox())?.x).toBeGreaterThan(before.x + 20);
  expect(Number((await page.locator('html').getAttribute('data-shifted')) ?? 0)).toBeLessThan(0.001);
});
