import type { Order } from '@yahont/contracts/orders/orders.ts';
import type { StoneListing } from '@yahont/contracts/stones/stone-listing.ts';
import type { StoneSelection } from '@yahont/contracts/stones/stone-selection.ts';
import { ENGRAVING_PRICE } from '@yahont/values/engraving.ts';
import { formatRoubles, kopecks } from '@yahont/values/money.ts';
import { expect, test } from '../support/shop-test.ts';
import { hasPlenty, type Shop } from '../support/shop.ts';
import {
  acceptTerms,
  choosePickup,
  chooseSize,
  fillContact,
  orderIdIn,
  payWith,
  placeOrderButton,
  shown,
} from '../support/steps.ts';

const WORDS = 'Навсегда · 2027';
const NOTICE = 'возврату не подлежит';

/** A stone that only this test buys, and a ring for it that can be engraved, in a size in stock. */
async function findPair(shop: Shop, nth: number) {
  // A weight for each, because a stone that was bought leaves the listing.
  const carat = ((46 + nth) / 100).toFixed(2);
  const query = `shape=round&carat=${carat}-${carat}&sort=price-asc`;
  const [stone] = (await shop.get<StoneListing>(`/api/stones?${query}`)).cards;
  if (!stone) throw new Error('no stone for the test');
  const at = `/api/stones/${stone.code}/selection`;
  const { settings } = await shop.get<StoneSelection>(`${at}?kind=ring&sort=price-asc`);
  for (const { code } of settings) {
    const { chosen } = await shop.get<StoneSelection>(`${at}?setting=${code}`);
    const sku = chosen?.skus.find(({ isAvailable, size }) => isAvailable && size !== null);
    if (chosen?.engraving && sku) return { stone, setting: chosen, size: String((sku.size ?? 0) / 100) };
  }
  throw new Error('no setting for the test');
}

test('a ring of a stone is engraved: the words are on its picture, in the address, in the cart and on the order', async ({
  page,
  shop,
}) => {
  const { stone, setting, size } = await findPair(shop, 0);
  const address = `/catalog/diamonds/${stone.code}/selection/?setting=${setting.code}&size=${size}`;
  await shop.visit(address);
  const panel = page.getByRole('complementary', { name: 'Ваше кольцо' });
  await expect(panel).toContainText(NOTICE);
  const words = panel.getByRole('textbox', { name: 'Надпись' });
  await expect(async () => {
    if (!(await words.isVisible())) await panel.getByText('Гравировка внутри кольца').click();
    await words.fill(WORDS, { timeout: 2000 });
  }).toPass();
  await expect(panel.getByRole('img', { name: `Надпись «${WORDS}» внутри кольца` })).toBeVisible();
  await expect(panel).toContainText(formatRoubles(kopecks(setting.together + ENGRAVING_PRICE)));
  await panel.getByRole('radio', { name: 'Капитель' }).check({ force: true });
  await expect(page).toHaveURL(/engraving=.+&face=capitals$/);

  await shop.visit(page.url());
  await expect(panel.getByRole('textbox', { name: 'Надпись' })).toHaveValue(WORDS);
  await shown(page.getByRole('button', { name: /^В\sкорзину/ }))
    .first()
    .click();
  await expect(shown(page.getByRole('link', { name: 'В корзине — оформить' })).first()).toBeVisible();

  await shop.visit('/cart/');
  const line = page.getByRole('main').getByRole('article').first();
  await expect(line).toContainText(`«${WORDS}», капитель`);
  await expect(line).toContainText(NOTICE);
  await expect(line).toContainText('Закрепим камень, нанесём надпись');
  await line.getByText('Изменить надпись').click();
  await line.getByRole('textbox', { name: 'Надпись' }).fill('Ты и я');
  await line.getByRole('button', { name: 'Сохранить надпись' }).click();
  await expect(line).toContainText('«Ты и я», капитель');
  await line.getByRole('link', { name: /^Кольцо.*с\sбриллиантом/ }).click();
  await expect(panel.getByRole('textbox', { name: 'Надпись' })).toHaveValue('Ты и я');

  await shop.signIn();
  await shop.visit('/personal/order/make/');
  await fillContact(page, '');
  await choosePickup(page);
  await page.getByRole('radio', { name: /^Картой на сайте/ }).check();
  await acceptTerms(page);
  await placeOrderButton(page).click();
  await payWith(page, 'оплата проходит');
  await expect(page).toHaveURL(/\/personal\/order\/done\/\d+\/$/);
  await expect(page.getByRole('main')).toContainText(
    'закрепим камень — 3 рабочих дня, нанесём надпись — 2 рабочих дня',
  );
  const id = orderIdIn(page);
  const { lines } = await shop.get<Order>(`/api/orders/${id}`);
  expect(lines[0]?.services).toMatchObject([{ service: 'engraving', price: ENGRAVING_PRICE }]);
  await shop.visit(`/personal/order/${id}/`);
  const order = page.getByRole('main');
  await expect(order).toContainText('Гравировка, «Ты и я», капитель');
  await expect(order).toContainText('Оправа: УИН');
  await expect(order).toContainText('Бриллиант: УИН');
  await expect(order).toContainText(NOTICE);
});

test('a band is engraved on its page, and the words are taken off in the cart', async ({ page, shop }) => {
  const band = await shop.findProduct(
    'section=koltsa/obruchalnye',
    (product) => product.engraving !== null && hasPlenty(product),
  );
  await shop.visit(band.url);
  await chooseSize(page);
  await page.getByRole('textbox', { name: 'Надпись' }).fill(`${WORDS} ё`);
  await page.getByRole('button', { name: 'Бесконечность' }).click();
  await expect(page.getByRole('img', { name: `Надпись «${WORDS} ё∞» внутри кольца` })).toBeVisible();
  await page.getByRole('button', { name: /с\sнадписью/ }).click();
  await expect(shown(page.getByRole('link', { name: 'В корзине — оформить' })).first()).toBeVisible();
  const [added] = (await shop.cart()).lines;
  expect(added?.services).toMatchObject([{ note: `${WORDS} ё∞`, face: 'italic', price: ENGRAVING_PRICE }]);

  await shop.visit('/cart/');
  await page.getByRole('button', { name: /^Убрать/ }).click();
  await expect(page.getByText('Добавить надпись')).toBeVisible();
  expect((await shop.cart()).lines[0]?.services).toEqual([]);
});

test('words that cannot be engraved are refused before the cart', async ({ page, shop }) => {
  const { stone, setting, size } = await findPair(shop, 1);
  await shop.visit(`/catalog/diamonds/${stone.code}/selection/?setting=${setting.code}&size=${size}`);
  const panel = page.getByRole('complementary', { name: 'Ваше кольцо' });
  await panel.getByText('Гравировка внутри кольца').click();
  await panel.getByRole('textbox', { name: 'Надпись' }).fill('愛');
  await shown(page.getByRole('button', { name: /^В\sкорзину/ }))
    .first()
    .click();
  await expect(panel.getByRole('alert').filter({ hasText: 'Проверьте надпись' })).toBeVisible();
  expect((await shop.cart()).lines).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a ring of a stone is engraved, and the words are shown before it is put into the cart', async ({
    page,
    shop,
  }) => {
    const { stone, setting, size } = await findPair(shop, 2);
    await page.goto(`/catalog/diamonds/${stone.code}/selection/?setting=${setting.code}&size=${size}`);
    const panel = page.getByRole('complementary', { name: 'Ваше кольцо' });
    await panel.getByText('Гравировка внутри кольца').click();
    await panel.getByRole('textbox', { name: 'Надпись' }).fill(WORDS);
    await panel.getByRole('button', { name: /^Показать/ }).click();
    await expect(page).toHaveURL(/engraving=/);
    await expect(panel.getByRole('img', { name: `Надпись «${WORDS}» внутри кольца` })).toBeVisible();
    await expect(panel).toContainText(formatRoubles(kopecks(setting.together + ENGRAVING_PRICE)));
    await shown(page.getByRole('button', { name: /^В\sкорзину/ }))
      .first()
      .click();
    await expect(page).toHaveURL(/\/cart\//);
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(`«${WORDS}», курсив`);
    await page.getByRole('button', { name: /^Убрать/ }).click();
    await expect(page.getByText('Добавить надпись')).toBeVisible();
  });
});
