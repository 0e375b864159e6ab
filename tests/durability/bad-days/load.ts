import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { addCartLine, getCart } from '@yahont/contracts/cart/cart.ts';
import { getCheckoutOptions, placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import { getPayment, startPayment } from '@yahont/contracts/payment/payment.ts';
import type { AnswerOf, BodyOf, Endpoint } from '@yahont/contracts/wire/endpoint.ts';
import { requestOf } from '@yahont/contracts/wire/request-of.ts';
import { courierOrder } from '@yahont/api/testing/courier-order.ts';
import type { FaultyPurchase } from '../faults/shopper.ts';

/** Pages that everybody sees. */
export const PUBLIC = ['home', 'section', 'product', 'search', 'text'] as const;
const PAGES: Readonly<Record<(typeof PUBLIC)[number], string>> = {
  home: '/',
  section: '/catalog/koltsa/',
  product: '/catalog/koltsa/avrora-1/',
  search: '/search/?q=кольцо',
  text: '/delivery/',
};
/** What a visitor does. */
export const OWN = ['cart', 'cart page', 'order', 'payment'] as const;
export const KINDS = [...PUBLIC, ...OWN] as const;
export type Kind = (typeof KINDS)[number];

/** One request and its answer; times by `performance.now()`. `status` 0: none came. */
export type Outcome = {
  kind: Kind;
  begun: number;
  ended: number;
  status: number;
  retryAfter: string | null;
  /** `Cache-Status`, by which a page says that it may be behind. */
  mark: string | null;
  /** Of a refused call, or the text of a refused page. */
  words: string;
};

export type Load = {
  outcomes: Outcome[];
  bought: FaultyPurchase[];
  /** Every second request goes to another process too, or to the one alone again. */
  alsoVisit: (origin: string | null) => void;
  /** Waits until every order that was begun is placed and paid. */
  stop: () => Promise<void>;
};

type Shoppers = { origin: string; skuId: number; cookies: readonly string[] };

/** Longest wait for an answer. */
const PATIENCE_MS = 20_000;
const READ_REST_MS = 60;
const BUY_REST_MS = 150;

/** A reader, a visitor with a cart, and signed-in buyers who never give up. */
export function startLoad({ origin: first, skuId, cookies }: Shoppers): Load {
  const outcomes: Outcome[] = [];
  const bought: FaultyPurchase[] = [];
  let isOpen = true;
  let second: string | null = null;
  let turn = 0;
  const nextOrigin = (): string => {
    turn += 1;
    return turn % 2 === 0 ? (second ?? first) : first;
  };

  const send = async (kind: Kind, request: Request): Promise<string | null> => {
    const begun = performance.now();
    const note = (status: number, headers: Headers, words: string): void => {
      outcomes.push({
        kind,
        begun,
        ended: performance.now(),
        status,
        retryAfter: headers.get('retry-after'),
        mark: headers.get('cache-status'),
        words,
      });
    };
    try {
      const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'manual' });
      const text = await response.text();
      note(response.status, response.headers, response.ok ? '' : text);
      return response.ok ? text : null;
    } catch (error) {
      note(0, new Headers(), String(error));
      return null;
    }
  };
  const page = (kind: Kind, path: string, cookie = '') =>
    send(
      kind,
      new Request(new URL(path, nextOrigin()), { headers: { cookie, 'x-forwarded-for': '203.0.113.5' } }),
    );
  const call = async <E extends Endpoint>(
    kind: Kind,
    endpoint: E,
    {
      cookie,
      headers,
      ...rest
    }: { cookie: string; headers?: Record<string, string>; body?: BodyOf<E>; params?: { id: number } },
  ): Promise<AnswerOf<E> | null> => {
    const origin = nextOrigin();
    // Each from an address of their own: on a fast machine all together ask for more than one address may.
    const address = `198.51.100.${cookies.indexOf(cookie) + 1}`;
    const sent = { origin, cookie, 'x-forwarded-for': address, ...headers };
    const text = await send(kind, requestOf(origin, endpoint, { ...rest, headers: sent }));
    // safe: the type is derived from this schema
    return text === null ? null : (endpoint.answer.parse(JSON.parse(text)) as AnswerOf<E>);
  };
  let endsAt = Number.POSITIVE_INFINITY;
  /** Until the shop answers. */
  const insist = async <T>(ask: () => Promise<T | null>): Promise<T> => {
    for (;;) {
      const answer = await ask();
      if (answer !== null) return answer;
      if (performance.now() > endsAt) throw new Error(`no answer: ${JSON.stringify(outcomes.at(-1))}`);
      await delay(BUY_REST_MS);
    }
  };

  const read = async (): Promise<void> => {
    for (const kind of PUBLIC) {
      await page(kind, PAGES[kind]);
      await delay(READ_REST_MS);
    }
  };
  const look = (cookie: string) => async (): Promise<void> => {
    await call('cart', getCart, { cookie });
    await page('cart page', '/cart/', cookie);
    await delay(BUY_REST_MS);
  };
  const buy = (cookie: string) => async (): Promise<void> => {
    await call('cart', addCartLine, { cookie, body: { skuId, quantity: 1 } });
    const options = await insist(() => call('cart', getCheckoutOptions, { cookie }));
    if (options.totals.goods === 0) return;
    const key = randomUUID();
    const order = await insist(() =>
      call('order', placeOrder, { cookie, body: courierOrder(options), headers: { 'idempotency-key': key } }),
    );
    const purchase: FaultyPurchase = {
      orderId: order.id,
      key,
      total: order.total,
      end: 'unpaid',
      stuck: null,
    };
    bought.push(purchase);
    const params = { id: order.id };
    await insist(() => call('payment', startPayment, { cookie, params }));
    for (;;) {
      const { status } = await insist(() => call('payment', getPayment, { cookie, params }));
      if (status === 'succeeded') break;
      await delay(BUY_REST_MS);
    }
    purchase.end = 'kept';
    await delay(BUY_REST_MS);
  };

  const forever = async (work: () => Promise<void>): Promise<void> => {
    while (isOpen) await work();
  };
  const [looking = '', ...buying] = cookies;
  const walks = Promise.all([read, look(looking), ...buying.map(buy)].map(forever));
  // A fault of the load is thrown by `stop`.
  walks.catch(() => undefined);
  return {
    outcomes,
    bought,
    alsoVisit: (origin) => {
      second = origin;
    },
    stop: async () => {
      isOpen = false;
      endsAt = performance.now() + PATIENCE_MS;
      await walks;
    },
  };
}
