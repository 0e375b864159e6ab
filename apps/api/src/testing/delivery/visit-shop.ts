import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import { getCheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { listOrders } from '@yahont/contracts/orders/order-list.ts';
import { getOrderVisits, moveOrderVisit } from '@yahont/contracts/orders/visits.ts';
import { addDays } from '@yahont/values/dates/iso-date.ts';
import { asSystem } from '#src/platform/context.ts';
import { loadTariffBook } from '#src/domains/goods/delivery/index.ts';
import { visitRoutes } from '#src/domains/after/visits/visits.routes.ts';
import { loadCityDirectory } from '#src/domains/ground/locations/index.ts';
import { moveByCommand, type CommandMove } from '#src/domains/buying/orders/index.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { refundOrder } from '#src/domains/buying/payment/index.ts';
import { fillCart, sendOrder, type OrderBody } from '../orders.ts';
import { addFarPlaces } from '../shop-parts/far-places.ts';
import { openTestShop, type TestBuyer, type TestShop } from '../shop.ts';
import { importedTariffs } from './tariffs.ts';

const ADDRESS = { street: 'ул. Арбат', house: '7' };
/** One courier comes in the morning, two in the afternoon. */
export const [MORNING, AFTERNOON] = ['10:00', '14:00'];

type PlacedOrder = { buyer: TestBuyer; id: number };

/**
 * A shop whose couriers come at two times, for all tests of a file. Each test has days of its own; it begins on a Tuesday at noon in
 * Moscow.
 */
export function visitShop() {
  let shop: TestShop;
  let book: Awaited<ReturnType<typeof loadTariffBook>>;
  let cityOf: Parameters<typeof visitRoutes>[1]['cityOf'];
  let skuId: number;
  let today = Date.parse('2026-11-24T09:00:00Z');
  beforeAll(async () => {
    shop = await openTestShop({
      addPlaces: addFarPlaces,
      mount: (routes, _payment, { orders: shown }) =>
        visitRoutes(routes, {
          rules: { daysAway: (...asked) => shop.checkout.delivery.daysAway(...asked) },
          book: { on: (day) => book.on(day) },
          cityOf: (cityId) => cityOf(cityId),
          orders: shown,
        }),
    });
    await shop.setTariffs(importedTariffs());
    book = await loadTariffBook(shop.context.db);
    cityOf = (await loadCityDirectory(shop.context.db)).getOrDefault;
    ({ skuId } = await shop.makeProduct({ stock: 200 }));
  });
  afterAll(() => shop.stop());
  beforeEach(() => {
    today += 35 * 86_400_000;
    shop.clock.set(new Date(today));
  });

  const day = (days: number) => addDays(new Date(today).toISOString().slice(0, 10), days);

  /** `days` after the first day of the test, at a time of Moscow. */
  function at(days: number, time: string): void {
    shop.clock.set(new Date(`${day(days)}T${time}:00+03:00`));
  }

  async function courierOf(buyer: TestBuyer) {
    return (await shop.call(getCheckoutOptions, { as: buyer.headers })).answer().courier;
  }

  /** An order in cash that a courier brings on the first day that is offered. */
  async function place(from = MORNING, more: Partial<OrderBody> = {}, buyer?: TestBuyer) {
    const by = buyer ?? (await shop.makeBuyer());
    if (!buyer) await fillCart(shop, by, skuId);
    const { dates } = await courierOf(by);
    const delivery = { kind: 'courier' as const, address: ADDRESS, date: dates[0] ?? '', from };
    const { id } = (await sendOrder(shop, by, { delivery, payment: 'cash', ...more })).answer();
    return { buyer: by, id, dates };
  }

  /** An order of a ring that the workshop engraves before it is sent. */
  async function placeEngraved(buyer: TestBuyer) {
    const engraved = await shop.makeProduct({ stock: 1, engravedAt: 'inside' });
    const body = { skuId: engraved.skuId, engraving: { text: 'Навсегда', face: 'italic' as const } };
    (await shop.call(addCartLine, { as: buyer.headers, body })).answer();
    const { totals } = (await shop.call(getCheckoutOptions, { as: buyer.headers })).answer();
    return place(MORNING, { expectedTotal: totals.goods }, buyer);
  }

  const visitsOf = async ({ buyer, id }: PlacedOrder) =>
    (await shop.call(getOrderVisits, { as: buyer.headers, params: { id } })).answer();
  const move = ({ buyer, id }: PlacedOrder, date: string, interval: string | null) =>
    shop.call(moveOrderVisit, { as: buyer.headers, params: { id }, body: { date, interval } });
  /** Whether the list of orders offers to move the visit. */
  const isOffered = async ({ buyer, id }: PlacedOrder) => {
    const { items } = (await shop.call(listOrders, { as: buyer.headers, query: {} })).answer();
    return items.find((order) => order.id === id)?.canMoveVisit;
  };
  const rowOf = async (id: number) => {
    const [row] = await shop.context.db.select().from(orders).where(eq(orders.id, id));
    if (!row) throw new Error('no order');
    return row;
  };

  async function step({ id: orderId }: PlacedOrder, ...steps: readonly CommandMove['to'][]): Promise<void> {
    for (const to of steps)
      await moveByCommand(asSystem(shop.context, 'command'), { refundOrder }, { orderId, to });
  }

  return {
    /** Only within a test. */
    shop: () => shop,
    book: () => book,
    skuId: () => skuId,
    /** `days` after the first day of the test, ISO. */
    day,
    at,
    courierOf,
    place,
    placeEngraved,
    visitsOf,
    move,
    isOffered,
    rowOf,
    step,
  };
}
