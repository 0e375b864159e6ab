import { getOfficeInvoice, recordInvoicePayment } from '@yahont/contracts/office/money/invoices.ts';
import type { Cart } from '@yahont/contracts/cart/cart.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { Office } from '../support/office.ts';
import { expect, test } from '../support/shop-test.ts';
import type { Shop } from '../support/shop.ts';
import { acceptTerms, choosePickup, fillContact, sheetsOf, shown } from '../support/steps.ts';

/** Kopecks: above the limit of any bank. */
const ABOVE_ALL = 70_000_000;

/** Adds rings to the cart until the total exceeds the limits of cards, transfers and instalments. */
async function fillAboveAllLimits(shop: Shop): Promise<void> {
  const { cards } = await shop.listing('section=koltsa&sort=price-desc');
  let sum = 0;
  for (const { id } of cards) {
    const product = await shop.productById(id);
    const sku = product.skus.toSorted((a, b) => b.available - a.available)[0];
    if (product.price > 35_000_000 || sku === undefined || sku.available < 3) continue;
    const { totals } = await shop.post<Cart>('/api/cart/lines', { skuId: sku.id, quantity: 1 });
    sum = totals.goods;
    if (sum > ABOVE_ALL) return;
  }
  throw new Error(`only ${sum} kopecks of rings are left`);
}

test('an order above every limit is paid by invoice: it is placed, looked at, and paid when the money comes', async ({
  page,
  shop,
  baseURL,
}) => {
  await fillAboveAllLimits(shop);
  await shop.signIn();
  await shop.visit('/personal/order/make/');
  await fillContact(page, 'invoice@example.ru');
  await choosePickup(page);
  await expect(page.getByRole('radio', { name: /^Картой на сайте/ })).toBeDisabled();
  await page.getByRole('radio', { name: /^По счёту/ }).check();
  await acceptTerms(page);
  await shown(page.getByRole('button', { name: /^Получить счёт/ })).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Счёт на оплату' })).toBeVisible();
  const orderId = /\/personal\/order\/(\d+)\/invoice\//.exec(page.url())?.[1] ?? '';
  const office = new Office(baseURL ?? '');
  const params = { id: orderId };
  const { sum, version, orderNumber } = await office.call(getOfficeInvoice, { params });
  expect(sum).toBeGreaterThan(ABOVE_ALL);
  const sheet = page.getByRole('main');
  await expect(sheet).toContainText(/Образец\. Реквизиты учебные/);
  await expect(sheet).toContainText(`Оплата заказа ${orderNumber} по счёту`);
  await expect(sheet).toContainText(formatRoubles(sum));
  await expect(sheet).toContainText(/рубл[ейья]+ 00 копеек/);
  await expect(page.getByRole('img', { name: 'Код для оплаты в приложении банка' })).toBeVisible();

  expect(sheetsOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))).toBe(1);

  // The payment page redirects here, and the order links here.
  await shop.visit(`/cart/pay/?order=${orderId}`);
  await expect(page).toHaveURL(/\/invoice\/$/);
  await shop.visit(`/personal/order/${orderId}/`);
  await page.getByRole('link', { name: 'Открыть счёт' }).click();
  await expect(page.getByRole('region', { name: 'Что со счётом' })).toContainText('Переведите');

  const date = cityDate(new Date(), 3);
  await office.call(recordInvoicePayment, {
    params,
    headers: { 'if-match': `"${version}"` },
    body: { paymentOrder: '17', date, amount: 10_000_000 },
  });
  await shop.visit(`/personal/order/${orderId}/invoice/`);
  await expect(page.getByRole('region', { name: 'Что со счётом' })).toContainText(/Пришло 100\s000\s₽/);
  await office.call(recordInvoicePayment, {
    params,
    headers: { 'if-match': `"${version + 1}"` },
    body: { paymentOrder: '18', date, amount: sum - 10_000_000 },
  });
  await shop.visit(`/personal/order/${orderId}/`);
  await expect(page.getByRole('region', { name: 'Что с заказом' })).toContainText('Оплачен');
  await expect(page.getByRole('link', { name: 'Открыть счёт' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Счёт на оплату' }).click();
  await expect(page.getByRole('region', { name: 'Что со счётом' })).toContainText('счёт оплачен');
  await expect(async () => {
    const letters = (await shop.messages('invoice@example.ru')).map(({ text }) => text);
    expect(letters.some((text) => /\/invoice\/[\w-]{20,}\//.test(text))).toBe(true);
  }).toPass({ timeout: 60_000 });
});
