import type { Order } from '@yahont/contracts/orders/orders.ts';
import type { StoneListing } from '@yahont/contracts/stones/stone-listing.ts';
import type { StoneSelection } from '@yahont/contracts/stones/stone-selection.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/shop-test.ts';
import type { Shop } from '../support/shop.ts';
import {
  acceptTerms,
  choosePickup,
  fillContact,
  isPhone,
  orderIdIn,
  payWith,
  placeOrderButton,
  pressAtRest,
  shown,
} from '../support/steps.ts';

type Who = { page: Page; shop: Shop };

/** A stone that only this test and width buys, and its setting «Тишина» with a size in stock. */
async function findPair({ page, shop }: Who, nth: number) {
  // A weight for each, because a stone that was bought leaves the listing.
  const carat = ((40 + nth * 2 + (isPhone(page) ? 1 : 0)) / 100).toFixed(2);
  const query = `shape=round&carat=${carat}-${carat}&price=-90000&sort=price-asc`;
  const [stone] = (await shop.get<StoneListing>(`/api/stones?${query}`)).cards;
  if (!stone) throw new Error('no stone for the test');
  const at = `/api/stones/${stone.code}/selection`;
  const all = await shop.get<StoneSelection>(`${at}?kind=ring`);
  const ring = all.settings.find(({ code }) => code.startsWith('oprava-koltsa-tishina'));
  const { chosen } = await shop.get<StoneSelection>(`${at}?setting=${ring?.code ?? ''}`);
  const sku = chosen?.skus.find(({ isAvailable }) => isAvailable);
  if (!chosen || !sku || sku.size === null) throw new Error('no setting for the test');
  return {
    stone,
    setting: chosen,
    size: String(sku.size / 100).replace('.', ','),
    query: String(sku.size / 100),
  };
}

async function stateOf(shop: Shop, code: string): Promise<string> {
  return (await shop.get<StoneSelection>(`/api/stones/${code}/selection`)).state;
}

test(
  'a stone is set in a ring, ordered, paid and cancelled, and is free again',
  { tag: '@both' },
  async ({ page, shop }) => {
    const { stone, setting, size, query } = await findPair({ page, shop }, 0);
    const address = `/catalog/diamonds/${stone.code}/selection/`;
    await shop.visit(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Оправа для камня');
    await page
      .getByRole('link', { name: /^Кольца/ })
      .last()
      .click();
    await expect(page).toHaveURL(`${address}?kind=ring`);
    const more = page.getByRole('link', { name: /^Показать ещё/ });
    if (await more.isVisible()) await more.click();
    await page
      .getByRole('link', { name: /«Тишина»/ })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`setting=${setting.code}`));
    const panel = page.getByRole('complementary', { name: 'Ваше кольцо' });
    await expect(panel).toContainText(formatRoubles(setting.together));

    await shown(page.getByRole('button', { name: /^В\sкорзину/ }))
      .first()
      .click();
    await expect(panel.getByRole('combobox', { name: 'Размер' })).toBeFocused();
    await panel.getByRole('combobox', { name: 'Размер' }).selectOption({ label: size });
    await expect(page).toHaveURL(new RegExp(`size=${query}(&|$)`));
    const shared = page.url();
    await shop.visit(shared);
    await expect(panel.getByRole('combobox', { name: 'Размер' })).toHaveValue(/\d+/);
    await shown(page.getByRole('button', { name: /^В\sкорзину/ }))
      .first()
      .click();
    await expect(shown(page.getByRole('link', { name: 'В корзине — оформить' })).first()).toBeVisible();

    await shop.visit('/cart/');
    const line = page.getByRole('main').getByRole('article').first();
    await expect(line).toContainText(stone.certificate);
    await expect(line).toContainText(formatRoubles(setting.together));
    await line.getByRole('link', { name: /^Кольцо.*с\sбриллиантом/ }).click();
    await expect(page).toHaveURL(new RegExp(`/selection/.*size=${query}$`));
    await expect(panel).toContainText(formatRoubles(setting.together));

    await shop.signIn();
    await shop.visit('/personal/order/make/');
    await fillContact(page, '');
    await choosePickup(page);
    await page.getByRole('radio', { name: /^Картой на сайте/ }).check();
    await acceptTerms(page);
    await placeOrderButton(page).click();
    await expect(page).toHaveURL(/\/cart\/pay\//);
    await payWith(page, 'оплата проходит');
    await expect(page).toHaveURL(/\/personal\/order\/done\/\d+\/$/);
    const id = orderIdIn(page);
    const order = await shop.get<Order>(`/api/orders/${id}`);
    expect(order.lines[0]?.uins).toHaveLength(2);
    expect(await stateOf(shop, stone.code)).toBe('reserved');

    await expect(async () => {
      await page.goto(shared);
      const taken = page.getByRole('heading', { name: /^Этот камень отложил другой/ });
      await expect(taken).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(5);
    await expect(page.getByRole('main').getByRole('article').first().getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`/selection/\\?setting=${setting.code}&size=${query}$`),
    );

    await shop.visit(`/personal/order/${id}/`);
    await expect(page.getByRole('main')).toContainText(stone.certificate);
    await page.getByRole('link', { name: 'Отменить заказ' }).click();
    await page
      .getByRole('dialog', { name: /^Отменить заказ №/ })
      .getByRole('button', { name: 'Отменить заказ' })
      .click();
    await expect.poll(() => stateOf(shop, stone.code)).toBe('available');
    // The page is kept by the server until it hears of the change, which takes a moment longer.
    await expect(async () => {
      await page.goto(shared);
      await expect(panel).toContainText(formatRoubles(setting.together), { timeout: 2000 });
    }).toPass();
  },
);

test('a setting leads to the stones that it takes, they lead back to it, and both come into the cart', async ({
  page,
  shop,
}) => {
  const { setting, size } = await findPair({ page, shop }, 1);
  await shop.visit(setting.url);
  const choose = shown(page.getByRole('link', { name: 'Подобрать камень' })).first();
  await expect(choose).toHaveAttribute(
    'href',
    new RegExp(`^/catalog/diamonds/\\?shape=round&.*setting=${setting.code}&size=`),
  );
  const outsideCards = page.locator(':not(article *)');
  await expect(page.getByRole('button', { name: /корзину/i }).and(outsideCards)).toHaveCount(0);
  await choose.click();
  await expect(page.getByRole('link', { name: `Убрать: ${setting.shortName}` })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Убрать: .*мм$/ })).toBeVisible();
  const { fromMm100, toMm100 } = setting.seat;
  const offered = await shop.get<StoneListing>(`/api/stones${new URL(page.url()).search}`);
  expect(offered.total).toBeGreaterThan(0);
  for (const { shape, lengthMm100, widthMm100 } of offered.cards) {
    const side = Math.max(lengthMm100 ?? 0, widthMm100 ?? 0);
    expect(setting.seat.shapes).toContain(shape);
    expect([side >= fromMm100, side <= toMm100]).toEqual([true, true]);
  }

  const [stone] = offered.cards;
  if (!stone) throw new Error('no stone for the setting');
  await page.locator(`a[href^="${stone.url}?"]`).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(`${stone.url}?setting=${setting.code}`);
  await shown(page.getByRole('link', { name: 'Выбрать оправу' })).click();
  await expect(page).toHaveURL(`${stone.url}selection/?setting=${setting.code}`);
  const panel = page.getByRole('complementary', { name: 'Ваше кольцо' });
  await expect(panel).toContainText(setting.shortName);
  await panel.getByRole('combobox', { name: 'Размер' }).selectOption({ label: size });
  await pressAtRest(shown(page.getByRole('button', { name: /^В\sкорзину/ })));
  await expect(shown(page.getByRole('link', { name: 'В корзине — оформить' }))).toBeVisible();
  const { lines } = await shop.cart();
  expect(lines.map(({ kind, stoneId, name }) => ({ kind, stoneId, name }))).toEqual([
    { kind: 'set-piece', stoneId: stone.id, name: expect.stringMatching(/^Кольцо «.+» с\sбриллиантом/) },
  ]);
  await shop.visit('/cart/');
  const line = page.getByRole('article').first();
  await expect(line).toContainText(stone.certificate);
  await expect(line).toContainText(
    `Бриллиант ${formatRoubles(stone.price)}, оправа ${formatRoubles(setting.price)}`,
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a ring of a stone comes into the cart', async ({ page, shop }) => {
    const { stone, setting, size } = await findPair({ page, shop }, 2);
    await page.goto(`/catalog/diamonds/${stone.code}/selection/?setting=${setting.code}`);
    await page.getByRole('combobox', { name: 'Размер' }).selectOption({ label: size });
    await shown(page.getByRole('button', { name: /^В\sкорзину/ }))
      .first()
      .click();
    await expect(page).toHaveURL(/\/cart\//);
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(stone.certificate);
  });
});

test('a stone that is not, or a code that cannot be, is no page', async ({ request }) => {
  for (const code of ['gia-net-takogo', 'x'.repeat(300), '%D1%8F']) {
    const response = await request.get(`/catalog/diamonds/${code}/selection/`);
    expect(response.status()).toBe(404);
  }
});
