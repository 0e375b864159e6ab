import { handOverOrder } from '@yahont/contracts/office/orders.ts';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { Office } from '../support/office.ts';
import { expect, test } from '../support/shop-test.ts';
import type { Shop } from '../support/shop.ts';
import {
  acceptTerms,
  choosePickup,
  orderIdIn,
  payWith,
  placeOrderButton,
  startCheckout,
} from '../support/steps.ts';

type Who = { page: Page; shop: Shop };

/** Orders an item for pickup in a store and pays by card; returns the id of the order. */
async function buyByCard({ page, shop }: Who): Promise<string> {
  await startCheckout({ page, shop });
  await choosePickup(page);
  await acceptTerms(page);
  await placeOrderButton(page).click();
  await payWith(page, 'оплата проходит');
  await expect(page).toHaveURL(/\/personal\/order\/done\/\d+\/$/);
  return orderIdIn(page);
}

test('a paid order has the receipt of its payment, and after the hand-over that of the goods too', async ({
  page,
  shop,
  baseURL,
}) => {
  const office = new Office(baseURL ?? '');
  const id = await buyByCard({ page, shop });
  const receipts = page.getByRole('region', { name: 'Кассовые чеки' });
  await shop.visit(`/personal/order/${id}/documents/`);
  await expect(receipts.getByRole('listitem')).toHaveText([/^Чек оплаты на/]);
  await expectAccessible(page, page.url());

  const order = await shop.get<Order>(`/api/orders/${id}`);
  const uins = order.lines.flatMap((line) => line.uins);
  await office.makeReady(id, uins);
  await office.call(handOverOrder, { params: { id }, body: {} });
  await expect(async () => {
    await shop.visit(`/personal/order/${id}/documents/`);
    await expect(receipts.getByRole('listitem')).toHaveText(
      [/^Чек оплаты на/, /^Чек при\s+получении на.*ФД.*ФН.*ФП/s],
      { timeout: 2000 },
    );
  }).toPass({ timeout: 60_000 });
});

test('a paid order that is cancelled has the receipt of its refund, on the screen and on paper', async ({
  page,
  shop,
}) => {
  test.slow();
  const id = await buyByCard({ page, shop });
  const { due } = await shop.get<Order>(`/api/orders/${id}`);
  const day = page.getByRole('region', { name: 'Получение' }).getByText('Готово');
  await shop.visit(`/personal/order/${id}/?cancel=1`);
  await expect(day).toBeVisible();
  await page.getByRole('button', { name: 'Отменить заказ' }).click();
  await expect(page.getByText(/^Отменён/).first()).toBeVisible();
  await expect(day, 'it is not promised any more').toBeHidden();
  const receipts = page.getByRole('region', { name: 'Кассовые чеки' });
  const refund = receipts.getByRole('listitem').filter({ hasText: 'Чек возврата' });
  // The schedule checks for receipts once a minute.
  await expect(async () => {
    await shop.visit(`/personal/order/${id}/documents/`);
    await expect(refund).toHaveText(/ФД.*\d+.*ФН.*\d{16}.*ФП.*\d+/s, { timeout: 2000 });
  }).toPass({ timeout: 150_000 });
  await expect(receipts.getByRole('listitem')).toHaveText([/^Чек оплаты на/, /^Чек возврата на/]);
  await expect(refund.getByRole('heading')).toContainText(formatRoubles(due));
  await expectAccessible(page, page.url());
  await page.emulateMedia({ media: 'print' });
  await expect(refund).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});
