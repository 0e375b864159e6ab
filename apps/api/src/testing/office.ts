import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import { getCheckoutOptions, placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import { importStores } from '#src/domains/stores/index.ts';
import { stores } from '#src/domains/stores/stores.tables.ts';
import { items } from '#src/domains/stock/stock.tables.ts';
import type { TestApi } from './api.ts';
import { courierOrder } from './courier-order.ts';
import { importedStore } from './products/import-shapes.ts';
import { makeProduct } from './products/products.ts';
import { until } from './until.ts';
import { signIn } from './visitors.ts';

/** A second store beside the one of the small shop: its id. */
export async function addArbat(api: TestApi): Promise<number> {
  await importStores(api.context, [importedStore({ code: 'arbat', name: 'Арбат, 9' })]);
  const [row] = await api.context.db.select().from(stores).where(eq(stores.code, 'arbat'));
  if (!row) throw new Error('the store was not imported');
  return row.id;
}

/** A ring that lies in a store, known to the catalogue, with the УИН of its one piece. */
export async function addPiece(api: TestApi, storeId: number | null) {
  const { id: productId, skuId } = await makeProduct(api.context.db, { storeId });
  await until(() => api.catalogue.find(productId) !== undefined);
  const [row] = await api.context.db.select({ uin: items.uin }).from(items).where(eq(items.skuId, skuId));
  return { productId, skuId, uin: row?.uin ?? '' };
}

/** An order in cash of one ring, which lies in the store where it will be collected. */
export async function addPickupOrder(api: TestApi, storeId: number) {
  const { headers } = await signIn(api);
  const piece = await addPiece(api, storeId);
  (await api.call(addCartLine, { headers, body: { skuId: piece.skuId } })).answer();
  const options = (await api.call(getCheckoutOptions, { headers })).answer();
  const body = {
    ...courierOrder(options),
    payment: 'cash' as const,
    delivery: { kind: 'pickup' as const, storeId },
    expectedTotal: options.totals.goods,
  };
  const key = { ...headers, 'idempotency-key': randomUUID() };
  const { id: orderId } = (await api.call(placeOrder, { headers: key, body })).answer();
  return { ...piece, orderId, headers };
}
