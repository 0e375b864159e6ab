import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import { expect, test } from '../support/shop-test.ts';
import { cards } from '../support/listing-steps.ts';
import { hasPlenty, type Shop } from '../support/shop.ts';
import { ANNA, chooseSize, isPhone, pressAtRest, shown } from '../support/steps.ts';

const YEAR = 31_536_000;
/** Seconds that may pass between the answer and the test's reading of the cookie. */
const SLACK = 120;

test.describe('the cookie question', () => {
  test.use({ hasAnsweredCookies: false });

  test(
    'it is above the page, shifts nothing, and agreeing hides it for a year',
    { tag: '@both' },
    async ({ page, shop }) => {
      await shop.visit('/');
      const banner = question(page);
      await expect(banner).toBeVisible();
      await expect(banner.getByRole('link', { name: 'Текст согласия' })).toHaveAttribute(
        'href',
        '/politika/kuki/',
      );
      await expectClearOfBars(page, banner);
      expect(await shiftOf(page)).toBeLessThan(0.001);
      const { violations } = await new AxeBuilder({ page })
        .include('section[aria-label^="Согласие"]')
        .analyze();
      expect(violations).toEqual([]);

      // It is not modal: the page behind it stays usable.
      await page.getByRole('link').first().focus();
      await page.mouse.wheel(0, 400);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);

      await banner.getByRole('button', { name: 'Согласен' }).focus();
      await page.keyboard.press('Enter');
      await expect(banner).toHaveCount(0);
      await expectAnswer(page, 'true');
      await expectNeverAsked(page);
    },
  );

  test('«only what is necessary» is an answer too', async ({ page, shop }) => {
    await shop.visit('/');
    await question(page).getByRole('button', { name: 'Только необходимые' }).click();
    await expect(question(page)).toHaveCount(0);
    await expectAnswer(page, 'false');
    await expectNeverAsked(page);
  });

  test('an answer leaves the address as it is', async ({ page, shop }) => {
    const address = '/corporate_ps/?quantity=100#расчёт';
    await shop.visit(address);
    await question(page).getByRole('button', { name: 'Согласен' }).click();
    await expect(question(page)).toHaveCount(0);
    await expect(page).toHaveURL(encodeURI(address));
  });

  test('it does not cover the main button of a product', { tag: '@both' }, async ({ page, shop }) => {
    const { url } = await shop.findProduct('section=koltsa', hasPlenty);
    await shop.visit(url);
    await expect(question(page)).toBeVisible();
    await expectClearOfBars(page, question(page));
    await chooseSize(page);
    await pressAtRest(buyButton(page));
    await expect(shown(page.getByRole('link', { name: 'В корзине — оформить' }))).toBeVisible();
    await expect(question(page)).toBeVisible();
  });
});

test(
  'the window width is stored in a cookie and kept up to date',
  { tag: '@both' },
  async ({ page, shop }) => {
    await shop.visit('/');
    const first = isPhone(page) ? 'mobileMedium' : 'desktopMedium';
    await expect.poll(() => viewportOf(page)).toBe(first);
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'viewport');
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Strict', secure: true });
    expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + YEAR - SLACK);
    expect(cookie?.expires).toBeLessThan(Date.now() / 1000 + YEAR + SLACK);

    await page.setViewportSize({ width: 800, height: 900 });
    await expect.poll(() => viewportOf(page)).toBe('tablet');
    await page.setViewportSize({ width: 1600, height: 900 });
    await expect.poll(() => viewportOf(page)).toBe('desktopWide');
  },
);

test('the account starts with the menu or the profile, depending on the stored width', async ({
  page,
  shop,
}) => {
  await shop.visit('/');
  await shop.signIn();
  const begin = () => page.request.get('/personal/', { maxRedirects: 0 });

  await page.setViewportSize({ width: 1200, height: 900 });
  await expect.poll(() => viewportOf(page)).toBe('desktop');
  const onDesktop = await begin();
  expect(onDesktop.status()).toBe(301);
  expect(onDesktop.headers()).toMatchObject({ location: '/personal/detail/', 'cache-control': 'no-store' });

  await page.setViewportSize({ width: 400, height: 800 });
  await expect.poll(() => viewportOf(page)).toBe('mobileMedium');
  expect((await begin()).status()).toBe(200);
});

test('pages, lists, products and the cart are pushed to the data layer, and sent nowhere else', async ({
  page,
  shop,
}) => {
  await shop.visit('/catalog/koltsa/');
  await expect.poll(() => eventsOf(page, 'impressions')).not.toEqual([]);
  const [impressions] = (await eventsOf(page, 'impressions')) as { list: string; position: number }[][];
  expect(impressions?.[0]).toMatchObject({
    brand: 'Яхонт',
    category: 'Кольца',
    list: 'Кольца',
    position: 1,
  });
  expect(await hitsOf(page)).toEqual([expect.stringMatching(/\/catalog\/koltsa\/$/)]);

  const title = await page.title();
  await cards(page).nth(1).getByRole('link').last().click();
  await expect(page).not.toHaveTitle(title);
  await expect.poll(() => eventsOf(page, 'detail')).toHaveLength(1);
  const [click] = (await eventsOf(page, 'click')) as { products: { id: string }[] }[];
  const [detail] = (await eventsOf(page, 'detail')) as { products: { id: string; category: string }[] }[];
  expect(click).toMatchObject({ actionField: { list: 'Кольца' }, products: [{ position: 2 }] });
  expect(detail?.products[0]?.id).toBe(click?.products[0]?.id);
  expect(detail?.products[0]?.category).toMatch(/^Кольца/);

  const entries = await layerOf(page);
  expect(entries.filter(({ event }) => event === 'hit').at(-1)).toEqual({
    event: 'hit',
    url: page.url(),
    title: await page.title(),
    referer: expect.stringMatching(/\/catalog\/koltsa\/$/),
  });
  expect(entries.filter(({ event }) => event === 'pageVisit').at(-1)).toEqual({
    event: 'pageVisit',
    url: page.url(),
  });

  await chooseSize(page);
  await pressAtRest(buyButton(page));
  await expect.poll(() => eventsOf(page, 'add')).toHaveLength(1);
  expect((await eventsOf(page, 'add'))[0]).toMatchObject({
    products: [{ id: detail?.products[0]?.id, quantity: 1 }],
  });
});

test('removing from the cart and restoring are pushed', async ({ page, shop }) => {
  const { product } = await shop.fillCart();
  await shop.visit('/cart/');
  await page.getByRole('button', { name: 'Удалить' }).click();
  await expect.poll(() => eventsOf(page, 'remove')).toHaveLength(1);
  expect((await eventsOf(page, 'remove'))[0]).toMatchObject({
    products: [{ id: String(product.id), quantity: 1 }],
  });
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect.poll(() => eventsOf(page, 'add')).toHaveLength(1);
});

test('an order is pushed once on its confirmation page, even when it is opened again', async ({
  page,
  shop,
}) => {
  await shop.visit('/');
  await shop.signIn();
  await shop.fillCart();
  const order = await orderForStore(page, shop);
  await shop.visit(`/personal/order/done/${order.id}/`);
  await expect.poll(() => eventsOf(page, 'purchase')).toHaveLength(1);
  expect((await eventsOf(page, 'purchase'))[0]).toMatchObject({
    actionField: { id: order.number, revenue: order.total / 100 },
    products: [{ quantity: 1 }],
  });
  await page.reload();
  await expect.poll(() => hitsOf(page)).toHaveLength(1);
  expect(await eventsOf(page, 'purchase')).toEqual([]);
});

test("a signed-in shopper's id is pushed on every page", async ({ page, shop }) => {
  await shop.visit('/');
  await shop.signIn();
  const [user] = await shop.get<{ id: number }[]>('/api/user/current');
  await shop.visit('/catalog/sergi/');
  const idsOf = async () =>
    (await layerOf(page)).flatMap(({ userId }) => (userId === undefined ? [] : [userId]));
  await expect.poll(idsOf).toEqual([String(user?.id)]);
  await cards(page).first().getByRole('link').last().click();
  await expect.poll(idsOf).toEqual([String(user?.id), String(user?.id)]);
});

/** Places an order for the cart by API calls: payment by card, pickup in the first store. */
async function orderForStore(page: Page, shop: Shop): Promise<Order> {
  const options = await shop.get<CheckoutOptions>('/api/checkout');
  const response = await page.request.post('/api/orders', {
    headers: { origin: new URL(page.url()).origin, 'idempotency-key': `metrics-${Date.now()}` },
    data: {
      contact: { ...ANNA, phone: shop.phone },
      delivery: { kind: 'pickup', storeId: options.pickup[0]?.store.id },
      payment: 'cash',
      acceptsOffer: true,
      acceptsPersonalData: true,
      expectedTotal: options.totals.goods,
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()) as Order;
}

function question(page: Page): Locator {
  return page.getByRole('region', { name: 'Согласие на хранение данных' });
}

function buyButton(page: Page): Locator {
  return shown(page.getByRole('button', { name: /в\s+корзину$/i }));
}

async function expectAnswer(page: Page, value: string): Promise<void> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'accept_cookie');
  expect(cookie).toMatchObject({ value, path: '/' });
  expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + YEAR - SLACK);
  expect(cookie?.expires).toBeLessThan(Date.now() / 1000 + YEAR + SLACK);
}

/** Neither the question nor its code is on the page, even after all late parts are loaded. */
async function expectNeverAsked(page: Page): Promise<void> {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.reload();
  await expect.poll(() => layerOf(page)).not.toEqual([]);
  await expect(question(page)).toHaveCount(0);
  expect(loaded.filter((url) => url.includes('cookie-question'))).toEqual([]);
}

/** The question does not cover the fixed bars at the bottom: the tab bar of a phone, the bar with the main button. */
async function expectClearOfBars(page: Page, banner: Locator): Promise<void> {
  const bar = page.locator('[data-tab-bar], [data-buy-bar]').filter({ visible: true });
  for (const one of await bar.all()) {
    const below = await one.boundingBox();
    const box = await banner.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  }
  const { length } = await bar.all();
  expect(length > 0).toBe(isPhone(page));
}

function viewportOf(page: Page): Promise<string | undefined> {
  return page
    .context()
    .cookies()
    .then((all) => all.find(({ name }) => name === 'viewport')?.value);
}

type Entry = { event?: string; url?: string; userId?: string; ecommerce?: Record<string, unknown> };

function layerOf(page: Page): Promise<Entry[]> {
  return page.evaluate(() => (window as { dataLayer?: Entry[] }).dataLayer ?? []);
}

async function eventsOf(page: Page, action: string): Promise<unknown[]> {
  return (await layerOf(page)).flatMap(({ ecommerce }) =>
    ecommerce?.[action] === undefined ? [] : [ecommerce[action]],
  );
}

async function hitsOf(page: Page): Promise<(string | undefined)[]> {
  return (await layerOf(page)).filter(({ event }) => event === 'hit').map(({ url }) => url);
}

/** Sum of layout shifts without user input since the page was opened. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // TypeScript's DOM library does not have this entry type yet.
        type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
        let total = 0;
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput } of list.getEntries() as Shift[]) {
            if (!hadRecentInput) total += value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(total), 200);
      }),
  );
}
