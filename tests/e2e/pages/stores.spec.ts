import { changeStore, listOfficeStores } from '@yahont/contracts/office/stores.ts';
import type { StoreDetails } from '@yahont/contracts/stores/stores.ts';
import { expectAccessible } from '../support/axe.ts';
import { Office } from '../support/office.ts';
import { expect, test } from '../support/shop-test.ts';

const MOSCOW = '/stores/moskva/';

test(
  'filters are in the address: list and map show the same stores',
  { tag: '@both' },
  async ({ page, shop }) => {
    await shop.visit(MOSCOW);
    const stores = await shop.get<StoreDetails[]>('/api/store-details?city=216');
    const fitting = stores.filter(({ services }) => services.includes('diamonds'));
    expect(fitting.length).toBeLessThan(stores.length);
    const main = page.getByRole('main');
    const rows = main.getByRole('listitem').filter({ has: page.getByRole('heading') });
    const pins = main.getByRole('group', { name: /^Салоны на карте/ }).getByRole('link', { name: /^\d+\. / });
    const filters = page.getByRole('group', { name: 'Отбор салонов' });
    await filters.getByRole('link', { name: 'Подбор бриллианта' }).click();
    await expect(page).toHaveURL(/\?service=diamonds$/);
    await expect(rows).toHaveCount(fitting.length);
    await expect(pins).toHaveCount(fitting.length);
    await page.reload();
    await expect(rows).toHaveCount(fitting.length);
    await filters.getByRole('link', { name: 'Сбросить' }).click();
    await expect(rows).toHaveCount(stores.length);
    await page.getByRole('group', { name: 'Вид' }).getByRole('link', { name: 'Список' }).click();
    await expect(pins).toHaveCount(0);
    await expectAccessible(page, 'the list of stores');
  },
);

test('without scripts filters, pins and the city work', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/stores/novosibirsk/');
  const map = page.getByRole('group', { name: 'Салоны на карте: Новосибирск' });
  const pins = map.getByRole('link', { name: /^\d+\. / });
  await expect(pins).toHaveCount(3);
  const boxes = await Promise.all((await pins.all()).map((pin) => pin.boundingBox()));
  expect(new Set(boxes.map((box) => `${box?.x} ${box?.y}`)).size).toBe(3);
  await pins.nth(1).click();
  await expect(page.locator('li[data-chosen] h2')).toHaveText('Вокзальная магистраль, 10');
  await page.getByRole('link', { name: 'Парковка' }).click();
  await expect(page).toHaveURL(/service=parking/);
  await expect(pins).toHaveCount(1);

  await page.locator('summary', { hasText: 'Новосибирск' }).click();
  await page
    .getByRole('navigation', { name: 'Города с салонами' })
    .getByRole('link', { name: /^Самара/ })
    .click();
  await expect(page).toHaveURL(/\/stores\/samara\/$/);
  // Too little is known around the stores of this city: each has directions instead of a map.
  await expect(page.getByRole('group', { name: /^Салоны на карте/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Построить маршрут' })).toHaveCount(2);
  await expect(page.getByText('Улица пешеходная: салон на нечётной стороне')).toBeVisible();
  await context.close();
});

test('a store’s page has its front, the way, special days, events and their structured data', async ({
  page,
  shop,
}) => {
  const [store] = await shop.get<StoreDetails[]>('/api/store-details?city=216');
  if (!store) throw new Error('no shop in Moscow');
  await shop.visit(`/stores/moskva/${store.id}/`);
  const main = page.getByRole('main');
  await expect(main.getByRole('img', { name: `Витрины салона: ${store.name}` })).toBeVisible();
  for (const step of store.directions.steps) await expect(main).toContainText(step);
  const [special] = store.specialDays;
  if (!special) throw new Error('no special day in the months to come');
  await expect(main).toContainText(special.note);
  await expect(main.getByRole('heading', { name: store.events[0]?.title ?? '' })).toBeVisible();
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const found = data
    .map((text) => JSON.parse(text) as { '@type': string; specialOpeningHoursSpecification?: unknown[] })
    .find((one) => one['@type'] === 'JewelryStore');
  expect(found?.specialOpeningHoursSpecification).toHaveLength(store.specialDays.length);
  await expectAccessible(page, 'a store');
});

test('staff close a store for a stocktaking, and its page says so at once', async ({
  page,
  shop,
  baseURL,
}) => {
  const office = new Office(baseURL ?? '');
  const before = (await office.call(listOfficeStores, { params: {} })).at(-1);
  if (!before) throw new Error('no stores');
  const { id } = before;
  const date = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const note = 'Переучёт всего дня';
  const change = (specialDays: typeof before.specialDays, version: number) =>
    office.call(changeStore, {
      params: { id },
      headers: { 'if-match': `"${version}"` },
      body: { specialDays, reason: 'переучёт' },
    });
  // That day may already be special, like the first of January.
  const others = before.specialDays.filter((day) => day.date !== date);
  const closed = await change([...others, { date, hours: null, note }], before.version);
  const { cityCode } = await shop.get<StoreDetails>(`/api/stores/${id}`);
  await expect(async () => {
    await shop.visit(`/stores/${cityCode}/${id}/`);
    await expect(page.getByRole('main')).toContainText(note, { timeout: 1000 });
  }).toPass();
  await change(before.specialDays, closed.version);
});
