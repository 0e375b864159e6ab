import { randomUUID } from 'node:crypto';
import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import { getCheckoutOptions, placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import { roubles } from '@yahont/values/money.ts';
import { moveOrder } from '#src/domains/buying/orders/index.ts';
import { orderScans } from '#src/domains/buying/orders/orders.tables.ts';
import { asSystem } from '#src/platform/context.ts';
import type { TestApi } from '../api.ts';
import { courierOrder } from '../courier-order.ts';
import { makeProduct } from '../products/products.ts';
import type { TestStaff } from '../staff.ts';
import { until } from '../until.ts';
import { signIn } from '../visitors.ts';

/** An order in cash of two rings that a courier is to bring on the first day and in the first hours offered. */
export async function addCourierOrder(api: TestApi) {
  const { headers } = await signIn(api);
  const { id, skuId } = await makeProduct(api.context.db, { stock: 2, price: roubles(20_000) });
  await until(() => api.catalogue.find(id) !== undefined);
  (await api.call(addCartLine, { headers, body: { skuId, quantity: 2 } })).answer();
  const options = (await api.call(getCheckoutOptions, { headers })).answer();
  const body = { ...courierOrder(options), payment: 'cash' as const };
  const key = { ...headers, 'idempotency-key': randomUUID() };
  const order = (await api.call(placeOrder, { headers: key, body })).answer();
  return { orderId: order.id, lines: order.lines, courier: options.courier };
}

/** The same when it was brought; all its pieces are scanned. */
export async function addOrderAtTheDoor(api: TestApi, { staffId }: TestStaff) {
  const { orderId, lines } = await addCourierOrder(api);
  await api.context.db.transaction(async (tx) => {
    for (const to of ['assembling', 'in-delivery'] as const)
      await moveOrder(tx, asSystem(api.context, 'command'), { orderId, to, note: null });
    const scans = lines
      .flatMap(({ uins }) => uins)
      .map((uin) => ({ orderId, uin, staffId, isManual: false }));
    await tx.insert(orderScans).values(scans.map((scan) => ({ ...scan, at: api.clock.now() })));
  });
  return { orderId, lineId: lines[0]?.id ?? 0 };
}
