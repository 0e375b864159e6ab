import { randomUUID } from 'node:crypto';
import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import { getCheckoutOptions, placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import { cityDate, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import { roubles } from '@yahont/values/money.ts';
import type { TestApi } from '../api.ts';
import { courierOrder } from '../courier-order.ts';
import { makeProduct } from '../products/products.ts';
import { until } from '../until.ts';
import { signIn } from '../visitors.ts';

/** An order above the limits of every bank, which waits for a transfer, or for several payments; collected in a store. */
export async function addInvoiceOrder(
  api: TestApi,
  storeId: number,
  payment: 'invoice' | 'parts' = 'invoice',
) {
  const { headers } = await signIn(api);
  const { id, skuId } = await makeProduct(api.context.db, { storeId, stock: 3, price: roubles(300_000) });
  await until(() => api.catalogue.find(id) !== undefined);
  (await api.call(addCartLine, { headers, body: { skuId, quantity: 3 } })).answer();
  const options = (await api.call(getCheckoutOptions, { headers })).answer();
  const body = {
    ...courierOrder(options),
    payment,
    delivery: { kind: 'pickup' as const, storeId },
    expectedTotal: options.totals.goods,
  };
  const key = { ...headers, 'idempotency-key': randomUUID() };
  const order = (await api.call(placeOrder, { headers: key, body })).answer();
  return { headers, orderId: order.id, sum: order.due, today: cityDate(api.clock.now(), MOSCOW_HOURS) };
}
