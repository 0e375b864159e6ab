import type { OrderedCertificate } from '@yahont/contracts/certificates/certificates.ts';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import { expect, test } from '../support/shop-test.ts';
import {
  acceptTerms,
  choosePickup,
  fillContact,
  orderIdIn,
  payWith,
  placeOrderButton,
  sheetsOf,
} from '../support/steps.ts';

const AMOUNTS = [300_000, 400_000];
/** As much as anyone can write, in the widest letters. */
const GREETINGS = ['Щ'.repeat(200), 'Выбери сама'];

test('two certificates of one order are printed on a sheet each, and pay for a ring together with a card', async ({
  page,
  shop,
}) => {
  test.slow();
  await shop.visit('/certificates/');
  await shop.signIn();
  for (const [index, amount] of AMOUNTS.entries()) {
    const words = { receiver: 'Мария', sender: 'Андрей', greeting: GREETINGS[index], design: 'night' };
    const gift = { ...words, way: 'print', address: '', sending: null, tellsOpening: false };
    await shop.post('/api/cart/certificates', { amount, gift });
  }
  await shop.visit('/personal/order/make/');
  await fillContact(page, '');
  await page.getByRole('radio', { name: /^Картой на сайте/ }).check();
  await acceptTerms(page);
  await placeOrderButton(page).click();
  await payWith(page, 'оплата проходит');
  await expect(page).toHaveURL(/\/personal\/order\/done\/\d+\/$/);
  const address = `/api/orders/${orderIdIn(page)}/certificates`;
  let bought: OrderedCertificate[] = [];
  await expect(async () => {
    ({ items: bought } = await shop.get<{ items: OrderedCertificate[] }>(address));
    expect(bought.map(({ state }) => state)).toEqual(['active', 'active']);
  }).toPass({ timeout: 20_000 });

  const codes: string[] = [];
  for (const { page: link } of bought) {
    await shop.visit(link ?? '');
    codes.push((await page.getByRole('definition').first().textContent()) ?? '');
    // A phone shows no code for phones; its printer prints one.
    await expect(page.getByRole('img', { name: /^QR-код/, includeHidden: true })).toBeAttached();
    expect(sheetsOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))).toBe(1);
  }

  const { product } = await shop.fillCart();
  await shop.visit('/personal/order/make/');
  await choosePickup(page);
  for (const [index, code] of codes.entries()) {
    const field = page.getByRole('textbox', { name: index === 0 ? 'Подарочный сертификат' : 'Ещё один' });
    await field.fill(code);
    await field.press('Enter');
    await expect(page.getByText(/^Спишем/)).toHaveCount(index + 1);
  }
  await page.getByRole('radio', { name: /^Картой на сайте/ }).check();
  await acceptTerms(page);
  await placeOrderButton(page).click();
  await payWith(page, 'оплата проходит');
  await expect(page).toHaveURL(/\/personal\/order\/done\/\d+\/$/);
  const { tenders } = await shop.get<Order>(`/api/orders/${orderIdIn(page)}`);
  expect(tenders.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['certificate', AMOUNTS[0]],
    ['certificate', AMOUNTS[1]],
    ['card', product.price - 700_000],
  ]);

  // The page of a certificate that was spent says so; its sheet is printed before.
  await shop.visit(bought[0]?.page ?? '');
  await expect(page.getByRole('definition').nth(1)).toHaveText(/^0\s₽$/);
});
