import { and, eq, like } from 'drizzle-orm';
import * as office from '@yahont/contracts/office/delivery/parcels.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { orderScans } from '#src/domains/buying/orders/orders.tables.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { makeStaff } from '#src/testing/staff.ts';
import { openParcelShop } from './parcel-shop.ts';

export type OfficeParcels = Awaited<ReturnType<typeof openOfficeParcels>>;

/** A shop with a fake CDEK whose warehouse sees to stuck parcels. */
export async function openOfficeParcels() {
  const parcels = await openParcelShop();
  const { fake, shop, assembled, register } = parcels;
  const { headers, staffId } = await makeStaff(shop.context, ['warehouse']);

  /** An order whose parcel the carrier refused in its first round; the carrier is well again. */
  async function refused() {
    const order = await assembled();
    fake.refuseParcels();
    await register();
    fake.behave();
    return order;
  }

  return {
    ...parcels,
    refused,
    list: async (as = headers) => (await shop.call(office.listStuckParcels, { as })).answer(),
    /** The row of one order in the list. */
    listed: async (orderId: number) =>
      (await shop.call(office.listStuckParcels, { as: headers, query: { after: orderId - 1 } }))
        .answer()
        .items.find((one) => one.orderId === orderId),
    again: (id: number, round = 1) =>
      shop.call(office.registerParcelAgain, { as: headers, params: { id }, body: { round } }),
    /** The pieces of an order were scanned for the one who takes them. */
    scanned: async (orderId: number) => {
      const held = shop.context.db.select({ uin: items.uin }).from(items).where(eq(items.orderId, orderId));
      for (const { uin } of await held)
        await shop.context.db
          .insert(orderScans)
          .values({ orderId, uin, staffId, at: shop.context.now(), isManual: false });
    },
    elsewhere: (id: number, trackNumber = 'RA123456789RU') =>
      shop.call(office.sendParcelElsewhere, {
        as: headers,
        params: { id },
        body: { trackNumber, reason: 'Почтой: пункт закрыт' },
      }),
    /** Numbers under which the carrier has parcels of an order. */
    numbersOf: (orderId: number) =>
      fake.parcels.map(({ number }) => number).filter((number) => number.split('-')[0] === String(orderId)),
    logOf: (orderId: number) =>
      shop.context.db
        .select({ before: auditLog.before, after: auditLog.after, reason: auditLog.reason })
        .from(auditLog)
        .where(and(like(auditLog.action, 'parcels.%'), eq(auditLog.subjectId, String(orderId)))),
  };
}
