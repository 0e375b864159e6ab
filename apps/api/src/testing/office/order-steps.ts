import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { z } from 'zod';
import type { Kopecks } from '@yahont/values/money.ts';
import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import { getCheckoutOptions, placeOrder, type PlaceOrder } from '@yahont/contracts/checkout/checkout.ts';
import * as office from '@yahont/contracts/office/orders.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { createTestApi, type TestApi } from '../api.ts';
import { courierOrder } from '../courier-order.ts';
import { addArbat, scanAll } from '../office.ts';
import { makeProduct } from '../products/products.ts';
import { fillSmallShop } from '../small-shop.ts';
import { makeStaff } from '../staff.ts';
import { signIn } from '../visitors.ts';

type Options = {
  delivery?: 'pickup' | 'courier';
  quantity?: number;
  lies?: number | null;
  /** Price of one piece. */
  price?: Kopecks;
} & Pick<z.input<typeof PlaceOrder>, 'receiver' | 'comment' | 'noCalls' | 'hidesPrice'>;

const STEPS = {
  assembleOrder: office.assembleOrder,
  sendOrder: office.sendOrder,
  handOverOrder: office.handOverOrder,
};

export type OfficeShop = Awaited<ReturnType<typeof openOfficeShop>>;

/** A shop with two stores, a head, a consultant of the first store, and the steps of an order that they take. */
export async function openOfficeShop(settings: Parameters<typeof createTestApi>[0] = {}) {
  const api = await createTestApi(settings);
  const { storeId } = await fillSmallShop(api);
  await addArbat(api);
  const head = await makeStaff(api.context, ['head']);
  const consultant = await makeStaff(api.context, ['consultant'], ['petrovka']);
  return {
    api,
    storeId,
    head,
    consultant,
    order: (wish: Options = {}) => placeInCash(api, storeId, wish),
    step: (name: keyof typeof STEPS, id: number, { headers } = consultant) =>
      api.call(STEPS[name], { headers, params: { id } }),
    ready: (id: number, { headers } = consultant) =>
      api.call(office.readyOrder, { headers, params: { id }, body: { place: 'сейф 2, ячейка 14' } }),
    scan: (id: number, uin: string, { headers } = consultant) =>
      api.call(office.scanPiece, { headers, params: { id }, body: { uin } }),
    /** Scans every piece and gives all of them to the courier. */
    send: async (id: number, { headers } = consultant) => {
      await scanAll(api, { orderId: id, headers });
      return api.call(office.sendOrder, { headers, params: { id } });
    },
    cancel: (id: number, { headers } = head) =>
      api.call(office.cancelOrderByStaff, {
        headers,
        params: { id },
        body: { reason: 'покупатель передумал' },
      }),
    logOf: (id: number) =>
      api.context.db
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.subjectType, 'order'), eq(auditLog.subjectId, String(id))))
        .orderBy(auditLog.id),
  };
}

/** A buyer with an order in cash, to be collected in the store, where its pieces lie unless said otherwise. */
async function placeInCash(
  api: TestApi,
  storeId: number,
  { delivery = 'pickup', quantity = 1, lies = storeId, price, ...wishes }: Options,
) {
  const buyer = await signIn(api);
  const { headers } = buyer;
  const { id: productId, skuId } = await makeProduct(api.context.db, {
    stock: quantity,
    storeId: lies,
    ...(price === undefined ? {} : { price }),
  });
  await expect.poll(() => api.catalogue.find(productId)?.id).toBe(productId);
  (await api.call(addCartLine, { headers, body: { skuId, quantity } })).answer();
  const options = (await api.call(getCheckoutOptions, { headers })).answer();
  const byCourier = { ...courierOrder(options, buyer.phone), ...wishes };
  const body =
    delivery === 'courier'
      ? { ...byCourier, payment: 'cash' as const }
      : {
          ...byCourier,
          payment: 'cash' as const,
          delivery: { kind: 'pickup' as const, storeId },
          expectedTotal: options.totals.goods,
        };
  const key = { ...headers, 'idempotency-key': randomUUID() };
  const { id } = (await api.call(placeOrder, { headers: key, body })).answer();
  const pieces = await api.context.db.select({ uin: items.uin }).from(items).where(eq(items.orderId, id));
  return { ...buyer, id, skuId, uins: pieces.map(({ uin }) => uin) };
}
