import { randomInt, randomUUID } from 'node:crypto';
import type { BodyOf, Endpoint } from '@yahont/contracts/wire/endpoint.ts';
import { requestOf, type CallInput } from '@yahont/contracts/wire/request-of.ts';
import { composeApiOn, type Api } from '#src/compose.ts';
import type { ApiSettings } from '#src/api-settings.ts';
import type { Database } from '#src/platform/database/database.ts';
import { createLog } from '#src/platform/log.ts';
import { readAnswer, type Answer } from './answer.ts';
import { createClock, type TestClock } from './clock.ts';
import { openTestDatabase } from './database.ts';
import { deliverOutbox } from './deliver-outbox.ts';
import { standIns } from './settings.ts';
import { ticketJar } from './person/ticket-jar.ts';

export type TestHeaders = Record<string, string>;

/** Tokens of a test's visitors are signed with keys derived from it. */
export const TEST_SECRETS = { tokenKey: 'a key for tests only, long enough to pass' };

type From = { headers?: TestHeaders | undefined; ip?: string };
type SentCall = CallInput & { ip?: string; isInProcess?: boolean };
type CallOptions<E extends Endpoint> = From & {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: BodyOf<E>;
  files?: readonly File[];
};

export type TestApi = Api & {
  clock: TestClock;
  /** Makes a call of the contract: `api.call(addFavourite, { params: { id: 7 }, headers })`. */
  call: <E extends Endpoint>(endpoint: E, options?: CallOptions<E>) => Promise<Answer<E>>;
  /** Sends anything, valid or not: `api.send('POST /api/auth/code', { body: { phone: [] } })`. */
  send: (
    methodAndPath: string,
    options?: From & { body?: unknown; isInProcess?: boolean },
  ) => Promise<Response>;
  /**
   * Runs all waiting outbox messages at once, without the queue.
   * @returns how many messages were run
   */
  deliverOutbox: () => Promise<number>;
};

/**
 * The composed API on a fresh database, with demo senders and a clock that the test sets. Call `stop()` when the file
 * is done. `database`: that of another test API, to be a second process on it.
 */
export async function createTestApi(
  overrides: Partial<Omit<ApiSettings, 'database' | 'now'>> = {},
  database?: Database,
): Promise<TestApi> {
  const clock = createClock();
  const api = await composeApiOn(database ?? (await openTestDatabase()), {
    log: createLog('silent'),
    secrets: TEST_SECRETS,
    ...standIns,
    devOutbox: true,
    ...overrides,
    now: clock.now,
  });
  const jar = ticketJar();
  const fetch = (
    endpoint: { method: string; path: string },
    { ip = '127.0.0.1', isInProcess = false, ...input }: SentCall,
  ): Promise<Response> =>
    api.fetch(requestOf('http://api.test', endpoint, input), { ip, requestId: randomUUID(), isInProcess });
  return {
    ...api,
    clock,
    send: (methodAndPath, options = {}) => {
      const [method = '', path = ''] = methodAndPath.split(' ');
      return fetch({ method, path }, options);
    },
    deliverOutbox: () => deliverOutbox(api),
    call: async (endpoint, options = {}) => {
      const headers = jar.headersFor(endpoint, options.body, options.headers);
      const response = await fetch(endpoint, { ...options, headers });
      const copy = response.clone();
      const answer = await readAnswer(endpoint, response);
      if (response.ok) jar.keep(endpoint, options.body, await copy.json().catch(() => null));
      return answer;
    },
  };
}

/** A Russian mobile number that no other test has. */
export function makePhone(): string {
  return `+79${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
}
