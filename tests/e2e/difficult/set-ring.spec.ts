import { assembleOrder, handOverOrder, scanPiece, sendOrder } from '@yahont/contracts/office/orders.ts';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import type { StoneListing } from '@yahont/contracts/stones/stone-listing.ts';
import type { StoneSelection } from '@yahont/contracts/stones/stone-selection.ts';
import { Office } from '../support/office.ts';
import { expect, test } from '../support/shop-test.ts';
import type { Shop } from '../support/shop.ts';
import { expectText, orderByCourier, payByCard, uinsOf } from './by-calls.ts';

test('a set ring is finished before it is sent, and handed over by both of its УИН', async ({
  page,
  shop,
  baseURL,
}) => {
  test.slow();
  const office = new Office(baseURL ?? '');
  await shop.visit('/');
  await shop.signIn();
  await shop.post('/api/cart/stones', await findPair(shop));
  const order = await orderByCourier({ page, shop });
  await payByCard(shop, order.id);
  const uins = uinsOf(order);
  expect(uins).toHaveLength(2);
  const params = { id: String(order.id) };

  await office.call(assembleOrder, { params });
  // The setting and the stone are not in the same place yet.
  const [status] = await office.refusal(sendOrder, { params });
  expect(status).toBe(409);
  await office.prepare(params.id, uins);
  await office.call(scanPiece, { params, body: { uin: uins[0] ?? '', isManual: false } });
  expect(await office.refusal(sendOrder, { params })).toEqual([409, 'not-all-scanned']);
  await office.sendOff(params.id, uins);
  await office.call(scanPiece, { params, body: { uin: uins[1] ?? '', isManual: false } });
  expect(await office.refusal(handOverOrder, { params, body: {} })).toEqual([409, 'not-all-scanned']);
  await office.scan(params.id, uins);
  await office.call(handOverOrder, { params, body: {} });

  const { status: now, lines } = await shop.get<Order>(`/api/orders/${order.id}`);
  expect(now).toBe('completed');
  const [setRing] = lines;
  await expectText(shop, shop.phone, `№ ${order.number}`, 'везёт');
  await shop.visit(`/personal/order/${order.id}/`);
  await expect(page.getByRole('main')).toContainText('Получен от курьера');
  await expect(page.getByRole('main')).toContainText(setRing?.name ?? 'кольцо');
  await expect
    .poll(async () => {
      await shop.visit(`/personal/order/${order.id}/documents/`);
      return page
        .getByRole('main')
        .getByText(/[Чч]ек/)
        .count();
    })
    .toBeGreaterThan(1);
});

/** A stone that no other journey buys, and a size of its setting that is in stock. */
async function findPair(shop: Shop): Promise<{ stoneId: number; skuId: number }> {
  const [stone] = (
    await shop.get<StoneListing>('/api/stones?shape=round&carat=0.39-0.39&price=-90000&sort=price-asc')
  ).cards;
  if (!stone) throw new Error('no stone for the test');
  const at = `/api/stones/${stone.code}/selection`;
  const { settings } = await shop.get<StoneSelection>(`${at}?kind=ring`);
  const ring = settings.find(({ code }) => code.startsWith('oprava-koltsa-tishina'));
  const { chosen } = await shop.get<StoneSelection>(`${at}?setting=${ring?.code ?? ''}`);
  const sku = chosen?.skus.find(({ isAvailable }) => isAvailable);
  if (!sku) throw new Error('no setting for the test');
  return { stoneId: stone.id, skuId: sku.id };
}
