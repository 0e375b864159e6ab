import { randomUUID } from 'node:crypto';
import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import { getCheckoutOptions, placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import { listOfficeOrders } from '@yahont/contracts/office/order-lists/order-list.ts';
import { listUncollectedOrders } from '@yahont/contracts/office/order-lists/uncollected.ts';
import { getOfficeOrder } from '@yahont/contracts/office/orders.ts';
import { getToday } from '@yahont/contracts/office/today.ts';
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '@yahont/contracts/wire/endpoint.ts';
import { requestOf } from '@yahont/contracts/wire/request-of.ts';
import type { Api } from '@yahont/api/compose.ts';
import type { Database } from '@yahont/api/platform/database/database.ts';
import { createAccessToken } from '@yahont/api/domains/ground/visitors/access-token.ts';
import { deriveKeys } from '@yahont/api/domains/ground/visitors/keys.ts';
import { courierOrder } from '@yahont/api/testing/courier-order.ts';
import { makeStaff } from '@yahont/api/testing/staff.ts';
import { addAccounts, describeDatabase, openShop, SECRETS, stockShop } from './support/shop-to-buy-from.ts';
import { openScratchDatabase } from './support/scratch-database.ts';
import { quantiles, timed } from './timing.ts';

const ORDERS = { postgres: 1_000_000, embedded: 100_000 };
const CALLS = 200;
const WARM_UP = 20;
/** One order in so many is still worked on. */
const OPEN_EACH = 250;

export type OfficeRow = { name: string; p95: number; note: string };

type Headers = Record<string, string>;
type Input<E extends Endpoint> = {
  params?: ParamsOf<E> & Record<string, unknown>;
  query?: QueryOf<E> & Record<string, unknown>;
  body?: BodyOf<E>;
  headers?: Headers;
};

/**
 * Times the calls of the office over a history of a million orders, one after another: whole answers of the API in this
 * process, without a network.
 */
export async function run(): Promise<OfficeRow[]> {
  const scratch = await openScratchDatabase('yahont_bench_office');
  try {
    return await measureAll(scratch.database);
  } finally {
    await scratch.close();
  }
}

async function measureAll(database: Database): Promise<OfficeRow[]> {
  const api = await openShop(database);
  const first = await placeOne(api, database);
  const count = ORDERS[database.engine === 'postgres' ? 'postgres' : 'embedded'];
  await copyOrder(database, { from: first, count });
  const { headers } = await makeStaff(api.context, ['head']);
  const staff = { headers };
  const note = `${count.toLocaleString('en')} orders, one in ${OPEN_EACH} of them open; ${await describeDatabase(database)}`;
  const row = async (name: string, work: (index: number) => Promise<unknown>): Promise<OfficeRow> => ({
    name,
    p95: await p95Of(work, () => Promise.resolve()),
    note,
  });
  const list = (query: QueryOf<typeof listOfficeOrders>) => call(api, listOfficeOrders, { ...staff, query });
  const { next } = await list({ status: 'completed' });
  const deep = `0.${first + Math.floor(count / 2)}`;
  const rows = [
    await row('list of orders to work on', () => list({})),
    await row('list of one status in one store', () => list({ status: 'ready', store: 'warehouse' })),
    await row('list of what is over', () => list({ status: 'completed' })),
    await row('its next page', () => list({ status: 'completed', after: next ?? undefined })),
    await row('its page in the middle', () => list({ status: 'completed', after: deep })),
    await row('find an order by its number', (index) => list({ q: `Я-${first + index * 97}` })),
    await row('find an order by a phone', (index) => list({ q: phoneOf(index * 97) })),
    await row('find an order by the end of a phone', (index) => list({ q: phoneOf(index * 97).slice(-4) })),
    await row('whole order', (index) =>
      call(api, getOfficeOrder, { ...staff, params: { id: first + index * 97 } }),
    ),
    await row('orders that nobody collected', () =>
      call(api, listUncollectedOrders, { ...staff, query: {} }),
    ),
    {
      name: 'today, not kept',
      p95: await p95Of(
        (_index, person) => call(api, getToday, { headers: person.headers, query: {} }),
        () => makeStaff(api.context, ['head']),
      ),
      note,
    },
    await row('today, kept', () => call(api, getToday, { ...staff, query: {} })),
  ];
  await api.stop();
  return rows;
}

/** Milliseconds. `prepare` is not timed. */
async function p95Of<Prepared>(
  work: (index: number, prepared: Prepared) => Promise<unknown>,
  prepare: () => Promise<Prepared>,
): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < WARM_UP + CALLS; index += 1) {
    const prepared = await prepare();
    times.push(await timed(() => work(index, prepared)));
  }
  return quantiles(times.slice(WARM_UP)).p95;
}

/** An order that a buyer places as every other; returns its id. */
async function placeOne(api: Api, database: Database): Promise<number> {
  const [skuId = 0] = await stockShop(database);
  const [accountId = 0] = await addAccounts(database, 1);
  const token = await createAccessToken(deriveKeys(SECRETS).access, {
    accountId,
    sessionId: randomUUID(),
    now: new Date(),
  });
  const headers = { authorization: `Bearer ${token}` };
  await call(api, addCartLine, { headers, body: { skuId, quantity: 1 } });
  const options = await call(api, getCheckoutOptions, { headers });
  const body = courierOrder(options);
  const placed = await call(api, placeOrder, {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body,
  });
  return placed.id;
}

function phoneOf(index: number): string {
  return `+79${String(100_000_000 + index)}`;
}

/** Copies an order with its line, tender and history, back in time: the last one is a minute old. */
async function copyOrder(
  database: Database,
  { from, count }: { from: number; count: number },
): Promise<void> {
  const columnsOf = async (table: string, except: readonly string[]): Promise<string> => {
    const { rows } = await database.query(
      `select column_name as name from information_schema.columns
       where table_name = $1 and table_schema = 'public' and is_generated = 'NEVER' order by ordinal_position`,
      [table],
    );
    return rows
      .map(({ name }) => String(name))
      .filter((name) => !except.includes(name))
      .join(', ');
  };
  const order = await columnsOf('orders', [
    'id',
    'idempotency_key',
    'status',
    'contact',
    'created_at',
    'state_since',
    'account_id',
  ]);
  const line = await columnsOf('order_lines', ['id', 'order_id']);
  const tender = await columnsOf('order_tenders', ['id', 'order_id']);
  const event = await columnsOf('order_events', ['id', 'order_id', 'at']);
  // Sums of copies add up as those of the first, so the checks that compare them would only take time.
  await database.exec(`set session_replication_role = replica;
    insert into orders (id, idempotency_key, status, contact, created_at, state_since, account_id, ${order})
      select ${from} + n, 'copy-' || n,
        case when n % ${OPEN_EACH} = 0 then (array['new', 'assembling', 'ready', 'in-delivery'])[1 + (n / ${OPEN_EACH}) % 4]
          else 'completed' end,
        jsonb_set(contact, '{phone}', to_jsonb('+79' || (100000000 + n))),
        now() - (${count} - n + 60) * interval '1 second', now() - (${count} - n + 60) * interval '1 second', account_id, ${order}
      from orders, generate_series(1, ${count}) as n where orders.id = ${from};
    insert into order_lines (order_id, ${line})
      select ${from} + n, ${line} from order_lines, generate_series(1, ${count}) as n where order_id = ${from};
    insert into order_tenders (order_id, ${tender})
      select ${from} + n, ${tender} from order_tenders, generate_series(1, ${count}) as n where order_id = ${from};
    insert into order_events (order_id, at, ${event})
      select ${from} + n, at, ${event} from order_events, generate_series(1, ${count}) as n where order_id = ${from};
    set session_replication_role = origin;`);
  await database.query('vacuum analyze');
}

/** @throws when it is refused */
async function call<E extends Endpoint>(
  api: Api,
  endpoint: E,
  { headers, ...input }: Input<E>,
): Promise<AnswerOf<E>> {
  const request = requestOf('http://shop.bench', endpoint, {
    ...input,
    headers: { 'user-location-id': '216', ...headers },
  });
  const response = await api.fetch(request, { ip: '127.0.0.1', requestId: 'bench' });
  if (!response.ok) throw new Error(`${endpoint.path} answered ${response.status} ${await response.text()}`);
  // safe: the API answers by its contract
  return (await response.json()) as AnswerOf<E>;
}
