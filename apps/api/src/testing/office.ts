import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import { getCheckoutOptions, placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import { importStores } from '#src/domains/stores/index.ts';
import { stores } from '#src/domains/stores/stores.tables.ts';
import { items } from '#src/domains/stock/stock.tables.ts';
import type { TestApi, TestHeaders } from './api.ts';
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

/** A ring that lies in a store, known to the catalogue, with the УИН of its first piece; one unless `stock` says more. */
export async function addPiece(api: TestApi, storeId: number | null, stock = 1) {
  const { id: productId, skuId } = await makeProduct(api.context.db, { storeId, stock });
  await until(() => api.catalogue.find(productId) !== undefined);
  const [row] = await api.context.db.select({ uin: items.uin }).from(items).where(eq(items.skuId, skuId));
  return { productId, skuId, uin: row?.uin ?? '' };
}

type OrderWish = {
  /** More pieces of the SKU beside the one that the order takes. */
  spare?: number;
  /** Where they lie: in the store of the order unless said otherwise; null is the central warehouse. */
  lies?: number | null;
};

/** An order in cash of one ring, collected in a store. */
export async function addPickupOrder(
  api: TestApi,
  storeId: number,
  { spare = 0, lies = storeId }: OrderWish = {},
) {
  const { headers } = await signIn(api);
  const piece = await addPiece(api, lies, 1 + spare);
  (await api.call(addCartLine, { headers, body: { skuId: piece.skuId } })).answer();
  const orderId = await orderForStore(api, { headers, storeId });
  return { ...piece, uin: await heldBy(api, orderId), orderId, headers };
}

/** Orders what is in the cart, to be collected in a store and paid there. Returns the id of the order. */
export async function orderForStore(
  api: TestApi,
  { headers, storeId }: { headers: TestHeaders; storeId: number },
): Promise<number> {
  const options = (await api.call(getCheckoutOptions, { headers })).answer();
  const body = {
    ...courierOrder(options),
    payment: 'cash' as const,
    delivery: { kind: 'pickup' as const, storeId },
    expectedTotal: options.totals.goods,
  };
  const key = { ...headers, 'idempotency-key': randomUUID() };
  return (await api.call(placeOrder, { headers: key, body })).answer().id;
}

/** The УИН of the piece that an order holds. */
export async function heldBy(api: TestApi, orderId: number): Promise<string> {
  const [held] = await api.context.db
    .select({ uin: items.uin })
    .from(items)
    .where(eq(items.orderId, orderId));
  if (!held) throw new Error('the order holds nothing');
  return held.uin;
}
