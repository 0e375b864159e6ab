import { assembleOrder } from '@yahont/contracts/office/orders.ts';
import { handOverPart } from '@yahont/contracts/office/returns.ts';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import { formatRoubles, kopecks } from '@yahont/values/money.ts';
import { neverPaid } from '@yahont/values/sums/came-back.ts';
import { expectAccessible } from '../support/axe.ts';
import { Office } from '../support/office.ts';
import { expect, test } from '../support/shop-test.ts';
import { hasPlenty, plentyOf } from '../support/shop.ts';
import { acceptTerms, chooseCourier, fillContact, orderIdIn, placeOrderButton } from '../support/steps.ts';

test('what was tried on at the door and not kept was not paid, and is not called returned', async ({
  page,
  shop,
  baseURL,
}) => {
  test.slow();
  const office = new Office(baseURL ?? '');
  // Two of the cheapest, because cash is accepted up to a limit.
  const product = await shop.findProduct('section=koltsa&sort=price-asc', hasPlenty);
  await shop.post('/api/cart/lines', { skuId: plentyOf(product).id, quantity: 2 });
  await shop.signIn();
  await shop.visit('/personal/order/make/');
  await fillContact(page, '');
  await chooseCourier(page);
  await page.getByRole('radio', { name: /^При получении/ }).check();
  await acceptTerms(page);
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/\/personal\/order\/done\/\d+\/$/);
  const id = orderIdIn(page);
  const order = await shop.get<Order>(`/api/orders/${id}`);
  const [left] = order.lines;
  const call = { params: { id } };
  await office.call(assembleOrder, call);
  const uins = order.lines.flatMap((line) => line.uins);
  await office.sendOff(id, uins);
  await office.scan(id, uins);
  await office.call(handOverPart, { ...call, body: { takenBack: [left?.id ?? 0] } });

  const { due, tenders } = await shop.get<Order>(`/api/orders/${id}`);
  const unpaid = neverPaid(tenders);
  expect(unpaid).toBeGreaterThan(0);
  const paid = formatRoubles(kopecks(due - unpaid));
  await shop.visit(`/personal/order/${id}/`);
  const sums = page.getByRole('region', { name: 'Сумма', exact: true });
  await expect(sums).toContainText(/Примерили и\s+не\s+взяли/);
  await expect(sums).toContainText(`Оплачено${paid}`);
  await expect(page.getByRole('main')).not.toContainText(/Вернули/);
  await expectAccessible(page, page.url());

  await shop.visit(`/personal/order/${id}/documents/`);
  await expect(page.getByRole('main')).toContainText(`Наличными${paid}`);
  await expect(page.getByRole('main')).not.toContainText(/вернули/i);
});
