import { randomInt, randomUUID } from 'node:crypto';
import type { AnswerOf, BodyOf, Endpoint } from '@yahont/contracts/endpoint.ts';
import { Problem } from '@yahont/contracts/problem.ts';
import { composeApiOn } from '#src/compose.ts';
import type { Api, ApiSettings } from '#src/compose.ts';
import { createLog } from '#src/platform/log.ts';
import { createClock } from './clock.ts';
import type { TestClock } from './clock.ts';
import { openTestDatabase } from './database.ts';
import { deliverOutbox } from './deliver-outbox.ts';

export type TestHeaders = Record<string, string>;

export type Answer<E extends Endpoint> = {
  status: number;
  /** What the contract promises, checked against it. Throws when the call was refused. */
  answer: () => AnswerOf<E>;
  /** The body of a refusal; empty when the call went well. */
  problem: Partial<Problem>;
  headers: Headers;
};

type From = { headers?: TestHeaders | undefined; ip?: string };
type CallOptions<E extends Endpoint> = From & {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: BodyOf<E>;
};

export type TestApi = Api & {
  clock: TestClock;
  /** Makes a call of the contract: `api.call(addFavourite, { params: { id: 7 }, headers })`. */
  call: <E extends Endpoint>(endpoint: E, options?: CallOptions<E>) => Promise<Answer<E>>;
  /** Sends whatever a stranger might: `api.send('POST /api/auth/code', { body: { phone: [] } })`. */
  send: (methodAndPath: string, options?: From & { body?: unknown }) => Promise<Response>;
  /** Runs what waits in the outbox, here and now and without the queue. Answers how many messages it were. */
  deliverOutbox: () => Promise<number>;
};

/**
 * The composed API on a fresh database, with demo senders and a clock that the test
 * turns. Call `stop()` when the file is done.
 */
export async function createTestApi(
  overrides: Partial<Omit<ApiSettings, 'database' | 'now'>> = {},
): Promise<TestApi> {
  const clock = createClock();
  const api = await composeApiOn(await openTestDatabase(), {
    log: createLog('silent'),
    secrets: { tokenKey: 'a key for tests only, long enough to pass' },
    sms: { kind: 'demo', isTextLogged: false },
    mail: { kind: 'demo', isTextLogged: false },
    captcha: { kind: 'stand-in' },
    devOutbox: true,
    ...overrides,
    now: clock.now,
  });
  const send: TestApi['send'] = (methodAndPath, { body, headers = {}, ip = '127.0.0.1' } = {}) => {
    const [method = '', path = ''] = methodAndPath.split(' ');
    const request = new Request(new URL(path, 'http://api.test'), {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return api.fetch(request, { ip, requestId: randomUUID() });
  };
  return {
    ...api,
    clock,
    send,
    deliverOutbox: () => deliverOutbox(api),
    call: async (endpoint, { params = {}, query = {}, ...options } = {}) => {
      const response = await send(`${endpoint.method} ${addressOf(endpoint, params, query)}`, options);
      return toAnswer(endpoint, response);
    },
  };
}

function addressOf(
  endpoint: Endpoint,
  params: Record<string, string | number>,
  query: Record<string, string | number>,
): string {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) search.set(name, String(value));
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}

async function toAnswer<E extends Endpoint>(endpoint: E, response: Response): Promise<Answer<E>> {
  const text = await response.text();
  const parsed: unknown = text === '' ? null : JSON.parse(text);
  return {
    status: response.status,
    headers: response.headers,
    problem: response.ok ? {} : Problem.parse(parsed),
    answer: () => {
      if (!response.ok) throw new Error(`${endpoint.path} answered ${response.status} ${text}`);
      // safe: the schema is the one that the type is derived from
      return endpoint.answer.parse(parsed) as AnswerOf<E>;
    },
  };
}

/** A Russian mobile number that no other test has. */
export function makePhone(): string {
  return `+79${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
}
