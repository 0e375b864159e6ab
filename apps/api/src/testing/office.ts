import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import { getCheckoutOptions, placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import { scanPiece } from '@yahont/contracts/office/orders.ts';
import type { LineKind } from '@yahont/contracts/line-kinds.ts';
import { orderLines } from '#src/domains/buying/orders/orders.tables.ts';
import { importStores } from '#src/domains/ground/stores/index.ts';
import { stores } from '#src/domains/ground/stores/stores.tables.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
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

/** The same of a ring that the workshop engraves; the line of the engraving is the one that the work is named by. */
export async function addEngravedOrder(api: TestApi, storeId: number) {
  const { headers } = await signIn(api);
  const facts = { seat: null, engravedAt: 'inside' as const };
  const { id: productId, skuId } = await makeProduct(api.context.db, { storeId, stock: 2, facts });
  await until(() => api.catalogue.find(productId) !== undefined);
  const engraving = { text: 'Навсегда', face: 'roman' as const };
  (await api.call(addCartLine, { headers, body: { skuId, engraving } })).answer();
  const orderId = await orderForStore(api, { headers, storeId });
  const lines = await api.context.db
    .select({ id: orderLines.id, kind: orderLines.kind })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
  const lineOf = (kind: LineKind) => lines.find((line) => line.kind === kind)?.id ?? 0;
  const uin = await heldBy(api, orderId);
  return { orderId, headers, skuId, uin, lineId: lineOf('jewellery'), workId: lineOf('service') };
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

/** Scans every piece of an order by its call. */
export async function scanAll(
  api: Pick<TestApi, 'call' | 'context'>,
  { orderId, headers }: { orderId: number; headers: TestHeaders },
): Promise<void> {
  const held = await api.context.db.select({ uin: items.uin }).from(items).where(eq(items.orderId, orderId));
  for (const { uin } of held)
    (await api.call(scanPiece, { headers, params: { id: orderId }, body: { uin } })).answer();
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
