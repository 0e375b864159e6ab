import { eq } from 'drizzle-orm';
import type { placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import { getOrder, type OrderStatus } from '@yahont/contracts/orders/orders.ts';
import type { BodyOf } from '@yahont/contracts/wire/endpoint.ts';
import { asSystem } from '#src/platform/context.ts';
import { createCarrierOffers, type DeliveryProvider } from '#src/domains/goods/delivery/index.ts';
import { loadCityDirectory } from '#src/domains/ground/locations/index.ts';
import { moveOrder } from '#src/domains/buying/orders/index.ts';
import { registerParcels, trackParcel } from '#src/domains/after/shipments/index.ts';
import { parcelRoutes } from '#src/domains/after/shipments/office/parcels.routes.ts';
import { shipments } from '#src/domains/after/shipments/shipments.tables.ts';
import { makeOrder } from '#src/testing/orders.ts';
import { openTestShop } from '#src/testing/shop.ts';
import { cdekRoutes } from '#src/adapters/cdek/cdek.routes.ts';
import { createCdek } from '#src/adapters/cdek/cdek.ts';
import { POINT, startFakeCdek } from '#src/adapters/cdek/testing/fake-cdek.ts';

export type ParcelShop = Awaited<ReturnType<typeof openParcelShop>>;

/** A shop whose parcels a fake CDEK brings, with the steps of an order that goes to its point. */
export async function openParcelShop() {
  const fake = await startFakeCdek();
  const { url: apiUrl, clientId, clientSecret } = fake;
  fake.answers.cities = [{ code: 44, full_name: 'Москва, Россия' }];
  const settings = { clientId, clientSecret, apiUrl, timeoutMs: 3_000 };
  let carrier: DeliveryProvider | undefined;
  const shop = await openTestShop({
    createCarriers: (context) => {
      carrier = createCdek(settings, context);
      return createCarrierOffers(carrier, context);
    },
    mount: (routes) => {
      parcelRoutes(routes);
      cdekRoutes(routes, {
        track: async (ctx, id) => {
          if (carrier) await trackParcel(ctx, carrier, id);
        },
      });
    },
  });
  if (carrier === undefined) throw new Error('the shop asked for no carrier');
  const provider: DeliveryProvider = carrier;
  const cities = await loadCityDirectory(shop.context.db);

  const move = (orderId: number, to: OrderStatus) =>
    shop.context.db.transaction((tx) =>
      moveOrder(tx, asSystem(shop.context, 'jobs'), { orderId, to, note: null }),
    );

  /** An order for a point, paid with points, whose pieces are being collected. */
  async function assembled(overrides: Partial<BodyOf<typeof placeOrder>> = {}) {
    const delivery = { kind: 'point' as const, code: POINT.code };
    const wish = { delivery, payment: 'bonus' as const, expectedTotal: 0, ...overrides };
    const { order, buyer } = await makeOrder(shop, wish, { points: 100_000 });
    await move(order.id, 'assembling');
    return { id: order.id, uin: order.lines[0]?.uins[0], buyer };
  }

  return {
    fake,
    shop,
    provider,
    assembled,
    move,
    register: (by = provider) => registerParcels(shop.context, { provider: by, cities }),
    /** After this a parcel whose registration failed is tried again. */
    later: () => shop.clock.advance(121_000),
    parcelOf: async (orderId: number) =>
      (await shop.context.db.select().from(shipments).where(eq(shipments.orderId, orderId)))[0],
    seen: async ({ id, buyer }: Awaited<ReturnType<typeof assembled>>) =>
      (await shop.call(getOrder, { as: buyer.headers, params: { id } })).answer(),
    /** A notice that says that the parcel was delivered, whether or not it is true. */
    notice: (uuid: string, type = 'ORDER_STATUS') => {
      const body = JSON.stringify({ type, uuid, attributes: { code: 'DELIVERED' } });
      return shop.send('POST /api/delivery/webhooks/cdek', { body });
    },
    stop: async () => {
      await shop.stop();
      await fake.stop();
    },
  };
}
