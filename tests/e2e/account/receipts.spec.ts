import { handOverOrder } from '@yahont/contracts/office/orders.ts';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import { expectAccessible } from '../support/axe.ts';
import { Office } from '../support/office.ts';
import { expect, test } from '../support/shop-test.ts';
import {
  acceptTerms,
  choosePickup,
  orderIdIn,
  payWith,
  placeOrderButton,
  startCheckout,
} from '../support/steps.ts';

test('a paid order has the receipt of its payment, and after the hand-over that of the goods too', async ({
  page,
  shop,
  baseURL,
}) => {
  const office = new Office(baseURL ?? '');
  await startCheckout({ page, shop });
  await choosePickup(page);
  await acceptTerms(page);
  await placeOrderButton(page).click();
  await payWith(page, 'оплата проходит');
  await expect(page).toHaveURL(/\/personal\/order\/done\/\d+\/$/);
  const id = orderIdIn(page);
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
    await expect(receipts.getByRole('listitem')).toHaveText([
      /^Чек оплаты на/,
      /^Чек при\s+получении на.*ФД.*ФН.*ФП/s,
    ]);
  }).toPass({ timeout: 30_000 });
});
