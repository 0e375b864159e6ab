import { randomUUID } from 'node:crypto';
import {
  getProductShowings,
  getServiceShowings,
  getStoneShowings,
  makeAppointment,
} from '@yahont/contracts/appointments/appointments.ts';
import type { ShownThing } from '@yahont/contracts/appointments/shown-things.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { appointments } from '#src/domains/after/appointments/appointments.tables.ts';
import type { Context } from '#src/platform/context.ts';
import { createTestApi, makePhone, type TestApi, type TestHeaders } from '../api.ts';
import { importedStore } from '../products/import-shapes.ts';
import { fillSmallShop } from '../small-shop.ts';
import { makeTestStone } from '../stones.ts';
import { until } from '../until.ts';

/** The morning of a Tuesday. */
const NOW = new Date('2026-11-24T09:00:00+03:00');

type Options = {
  shown?: ShownThing;
  storeId?: number;
  phone?: string;
  token?: string;
  ip?: string;
  startsAt?: string;
  /** Time of tomorrow; 14:00 by default. */
  time?: string;
};

export type ShowingShop = Awaited<ReturnType<typeof openShowingShop>>;

/** A shop with two stores in Moscow; stones and rings lie in the first, which buys gold and engraves too. */
export async function openShowingShop() {
  const api = await createTestApi();
  api.clock.set(NOW);
  const shop = await fillSmallShop(api);
  await api.imports.importStores([
    importedStore({ services: ['gold', 'engraving', 'cleaning'] }),
    importedStore({ code: 'arbat', name: 'Арбат, 4' }),
  ]);
  await until(() => api.stores.count() === 2);
  const arbatId = api.stores.listAll(api.clock.now()).find(({ code }) => code === 'arbat')?.id ?? 0;
  const { storeId } = shop;

  /** A stone of its own for each test, at 9 in the morning, when nobody is expected. */
  async function newStone(
    placeId: number | null = storeId,
  ): Promise<ShownThing & { kind: 'stone'; uin: string }> {
    api.clock.set(NOW);
    await api.context.db.delete(appointments);
    return anotherStone(placeId);
  }

  /** One more stone: two visitors cannot come for the same one. */
  async function anotherStone(
    placeId: number | null = storeId,
  ): Promise<ShownThing & { kind: 'stone'; uin: string }> {
    const { code, uin } = await makeTestStone(api.context, {}, placeId);
    return { kind: 'stone', code, uin, skuId: null };
  }

  async function showings(thing: ShownThing, visit?: string) {
    return (await askShowings(api, thing, visit)).answer();
  }

  /** Asks for an hour of the store where everything lies. */
  function come(
    shown: ShownThing,
    { time = '14:00', startsAt, ip = randomUUID(), ...wish }: Options = {},
    headers: TestHeaders = {},
  ) {
    const start = new Date(startsAt ?? `2026-11-25T${time}:00+03:00`);
    return api.call(makeAppointment, {
      body: {
        shown,
        storeId,
        startsAt: start.toISOString(),
        name: 'Анна',
        phone: makePhone(),
        acceptsPersonalData: true,
        token: randomUUID(),
        ...wish,
      },
      ip,
      headers,
    });
  }

  return { ...shop, api, arbatId, newStone, anotherStone, showings, come, ...readers(api) };
}

function askShowings(api: TestApi, thing: ShownThing, visit?: string) {
  const ofVisit = visit === undefined ? {} : { visit };
  switch (thing.kind) {
    case 'stone':
      return api.call(getStoneShowings, { params: { code: thing.code }, query: ofVisit });
    case 'product':
      return api.call(getProductShowings, {
        params: { id: thing.productId },
        query: { ...ofVisit, ...(thing.skuId === null ? {} : { sku: thing.skuId }) },
      });
    case 'fitting':
      return api.call(getServiceShowings, {
        query: {
          for: thing.kind,
          ...(thing.productIds.length === 0 ? {} : { products: thing.productIds.join(',') }),
        },
      });
    case 'gold':
    case 'engraving':
    case 'care':
      return api.call(getServiceShowings, { query: { for: thing.kind } });
  }
}

function readers(api: TestApi) {
  /** Texts of all messages, the oldest first, with ordinary spaces. */
  async function textsTo(to: string): Promise<string[]> {
    while ((await api.deliverOutbox()) > 0);
    const { items } = (await api.call(listSentMessages, { query: { to } })).answer();
    return items.map(({ subject, text }) => plain(`${subject ?? ''} ${text}`).trim()).toReversed();
  }
  /** The link in the newest SMS that has one. */
  async function linkOf(phone: string): Promise<string> {
    const links = (await textsTo(phone)).flatMap((text) => /\?visit=([\w-]+)/.exec(text)?.[1] ?? []);
    const link = links.at(-1);
    if (link === undefined) throw new Error(`no link was sent to ${phone}`);
    return link;
  }
  async function rowsOf(phone: string): Promise<Record<string, unknown>[]> {
    const { rows } = await api.database.query('select * from appointments where phone = $1 order by id', [
      phone,
    ]);
    return rows;
  }
  const statesOf = async (phone: string) => (await rowsOf(phone)).map(({ state }) => state);
  return { textsTo, linkOf, rowsOf, statesOf };
}

/** Replaces no-break spaces, so that expected texts need none. */
function plain(text: string): string {
  return text.replaceAll('\u00A0', ' ');
}

/** An open appointment in a store, written past the rules that choose its hour. */
export async function writeBareAppointment(
  { db, now }: Pick<Context, 'db' | 'now'>,
  {
    productId,
    storeId,
    startsAt = new Date(now().getTime() + 2 * 86_400_000),
  }: { productId: number; storeId: number; startsAt?: Date },
): Promise<number> {
  const [row] = await db
    .insert(appointments)
    .values({
      kind: 'product',
      subject: `product:${productId}`,
      productId,
      storeId,
      startsAt,
      state: 'requested',
      visitId: randomUUID(),
      name: 'Анна',
      phone: makePhone(),
      network: '203.0.113.7',
      createdAt: now(),
    })
    .returning({ id: appointments.id });
  return row?.id ?? 0;
}
