import { wrapCartLine, type Cart } from '@yahont/contracts/cart/cart.ts';
import type { OrderedCertificate } from '@yahont/contracts/certificates/certificates.ts';
import { handOverOrder } from '@yahont/contracts/office/orders.ts';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import { formatRoubles, kopecks } from '@yahont/values/money.ts';
import type { Locator } from '@playwright/test';
import { Office } from '../support/office.ts';
import { expect, test } from '../support/shop-test.ts';
import { hasPlenty, plentyOf, type Shop } from '../support/shop.ts';
import {
  acceptTerms,
  choosePickup,
  fillContact,
  orderIdIn,
  payWith,
  placeOrderButton,
  sheetsOf,
} from '../support/steps.ts';

const AMOUNTS = [1_234_500, 400_000];
/** The longest greeting in the widest letters, and an empty one. */
const GREETINGS = ['Щ'.repeat(200), ''];
const CARD = 35_000;
const POINTS = 50_000;

/**
 * Adds two items under a promo code, one of them gift-wrapped with a handwritten card; returns the prices
 * without these, kopecks.
 */
async function fillWithAll(shop: Shop): Promise<number> {
  let price = 0;
  let cart: Cart | null = null;
  for (const section of ['koltsa', 'sergi']) {
    const product = await shop.findProduct(
      `section=${section}`,
      (one) => hasPlenty(one) && one.oldPrice === null && one.price > 2_000_000,
    );
    cart = await shop.post<Cart>('/api/cart/lines', { skuId: plentyOf(product).id, quantity: 1 });
    price += product.price;
  }
  await shop.put(wrapCartLine.path.replace('{id}', String(cart?.lines[0]?.id)), { note: 'С днём рождения!' });
  await shop.post('/api/cart/promo-code', { code: 'ПЕРВЫЙ' });
  return price;
}

/** Each row in a list of sums shows its sum to the kopeck. */
async function expectRows(place: Locator, rows: readonly (readonly [name: RegExp, amount: number])[]) {
  for (const [name, amount] of rows) {
    const row = place.locator('dl > div').filter({ has: place.page().getByText(name) });
    await expect(row.locator('dd')).toHaveText(formatRoubles(kopecks(amount)));
  }
}

test('two certificates are printed, and pay for two pieces with a promo code, a card by hand, points and a card', async ({
  page,
  shop,
  baseURL,
}) => {
  test.slow();
  const office = new Office(baseURL ?? '');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await shop.visit('/certificates/');
  await shop.signIn();
  for (const [index, amount] of AMOUNTS.entries()) {
    const words = { receiver: 'Мария', sender: 'Андрей', greeting: GREETINGS[index], design: 'night' };
    const gift = { ...words, way: 'print', address: '', sending: null, tellsOpening: false };
    await shop.post('/api/cart/certificates', { amount, gift });
  }
  await shop.visit('/cart/');
  await expect(page.getByRole('main')).toContainText(/2\sсертификата/);
  await expect(page.getByRole('main')).not.toContainText(/издели|[Пп]роба|УИН|0\sбонусов/);
  const designs = page.getByRole('main').locator('[data-design="night"]');
  await expect(designs).toHaveCount(2);
  await shop.visit('/personal/order/make/');
  await fillContact(page, '');
  await page.getByRole('radio', { name: /^Картой на сайте/ }).check();
  await acceptTerms(page);
  await placeOrderButton(page).click();
  await payWith(page, 'оплата проходит');
  await expect(page).toHaveURL(/\/personal\/order\/done\/\d+\/$/);
  await expect(page.getByRole('link', { name: /^Посмотреть и\sраспечатать/ })).toHaveCount(2);
  await expect(page.getByRole('main')).not.toContainText(/издели|[Пп]роба|0\sбонусов/);
  const address = `/api/orders/${orderIdIn(page)}/certificates`;
  let bought: OrderedCertificate[] = [];
  await expect(async () => {
    ({ items: bought } = await shop.get<{ items: OrderedCertificate[] }>(address));
    expect(bought.map(({ state }) => state)).toEqual(['active', 'active']);
  }).toPass({ timeout: 60_000 });

  await shop.visit('/personal/orders/');
  await expect(designs.first()).toBeVisible();
  const codes: string[] = [];
  for (const { page: link } of bought) {
    await shop.visit(link ?? '');
    codes.push((await page.getByRole('definition').first().textContent()) ?? '');
    await page.getByRole('button', { name: 'Скопировать код' }).click();
    await expect(page.getByText('Код скопирован')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.at(-1));
    // On a phone's screen there is no QR code, but its printout has one.
    await expect(page.getByRole('img', { name: /^QR-код/, includeHidden: true })).toBeAttached();
    expect(sheetsOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))).toBe(1);
  }

  const price = await fillWithAll(shop);
  await shop.visit('/personal/order/make/');
  await choosePickup(page);
  for (const [index, code] of codes.entries()) {
    const field = page.getByRole('textbox', { name: index === 0 ? 'Подарочный сертификат' : 'Ещё один' });
    await field.fill(code);
    await field.press('Enter');
    await expect(page.getByText(/^Спишем \d+.\d+.₽, останется/)).toHaveCount(index + 1);
  }
  await page.getByRole('switch', { name: /^Списать 500\sбонусов/ }).click();
  await page.getByRole('radio', { name: /^Картой на сайте/ }).check();
  const promo = price / 20;
  const gifts = AMOUNTS.reduce((sum, amount) => sum + amount, 0);
  const total = price - promo + CARD;
  const due = total - POINTS - gifts;
  const rows = [
    [/^2\sизделия$/, price],
    [/^Промокод$/, -promo],
    [/^Открытка от\sруки/, CARD],
    [/^Бонусы$/, -POINTS],
    [/^Сертификат$/, -gifts],
  ] as const;
  const aside = page.getByRole('complementary', { name: 'Ваш заказ' });
  await expectRows(aside, rows);
  await expect(placeOrderButton(page)).toContainText(formatRoubles(kopecks(due)));
  await acceptTerms(page);
  await placeOrderButton(page).click();
  await payWith(page, 'оплата проходит');
  await expect(page).toHaveURL(/\/personal\/order\/done\/\d+\/$/);
  const id = orderIdIn(page);
  const order = await shop.get<Order>(`/api/orders/${id}`);
  expect(order).toMatchObject({ promoDiscount: promo, total, due });
  expect(order.tenders.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['bonus', POINTS],
    ['certificate', AMOUNTS[0]],
    ['certificate', AMOUNTS[1]],
    ['card', due],
  ]);
  await shop.visit(`/personal/order/${id}/`);
  const sums = page.getByRole('region', { name: 'Сумма', exact: true });
  await expectRows(sums, rows);
  await expect(sums).toContainText(`Оплачено${formatRoubles(kopecks(due))}`);

  // The page of a spent certificate has no sheet to print, so print it before.
  await shop.visit(bought[0]?.page ?? '');
  await expect(page.getByRole('definition').nth(1)).toHaveText(/^0\s₽$/);

  const uins = order.lines.flatMap((line) => line.uins);
  await office.makeReady(id, uins);
  await office.call(handOverOrder, { params: { id }, body: {} });
  const receipts = page.getByRole('region', { name: 'Кассовые чеки' }).getByRole('heading', { level: 3 });
  // Points are not money: the receipt's lines exclude what they paid for.
  await expect(async () => {
    await shop.visit(`/personal/order/${id}/documents/`);
    await expect(receipts).toHaveText(
      [
        `Чек оплаты на\u00A0${formatRoubles(kopecks(due))}`,
        `Чек при\u00A0получении на\u00A0${formatRoubles(kopecks(total - POINTS))}`,
      ],
      { timeout: 2000 },
    );
  }).toPass({ timeout: 60_000 });
});
