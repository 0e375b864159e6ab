import { DEMO_INSTALMENT, instalmentLine } from '@yahont/values/sums/instalment-terms.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request as httpRequest, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { createLog, type Log } from '@yahont/api/compose.ts';
import { createTestApi, type TestApi } from '@yahont/api/testing/api.ts';
import { createFilledApi } from '@yahont/api/testing/filled-api.ts';
import { fillDemoShop } from '@yahont/demo/fill.ts';
import { createFrontDoor, type FrontDoorParts } from '../../apps/server/src/start/front-door.ts';
import { listen } from '../../apps/server/src/start/listen.ts';
import { loadOffice } from '../../apps/server/src/office/load-office.ts';
import { loadWeb } from '../../apps/server/src/web/load-web.ts';

export type ServedAnswer = { status: number; headers: IncomingHttpHeaders; text: string };

/**
 * The real listener with the built storefront and the real API on an in-memory database, all in this process.
 */
export type ServedShop = {
  api: TestApi;
  origin: string;
  /** Requests an address unchanged: not normalised, redirects not followed. `agent`: keeps its own connections. */
  get: (address: string, headers?: Record<string, string>, agent?: Agent) => Promise<ServedAnswer>;
  /** The same with another method and no body, with the shop's own origin. */
  send: (method: string, address: string) => Promise<ServedAnswer>;
  /** Posts a body unchanged, with exactly these headers. */
  post: (address: string, body: string, headers: Record<string, string>) => Promise<ServedAnswer>;
  /** Paths and queries of the calls that reached the API. */
  calls: string[];
  /** Messages logged at `error`. */
  errors: string[];
  stop: () => Promise<void>;
};

type Options = {
  changed?: Partial<FrontDoorParts>;
  /** The content of the shop; a demo is filled once for all tests. */
  fill: 'demo' | ((api: TestApi) => Promise<unknown>);
  /** Settings of the API beside those of a test. */
  settings?: Parameters<typeof createTestApi>[0];
  /** Where everything is logged; by default errors are kept in `errors`. */
  log?: Log;
  /** Whether there is an instalment operator. */
  hasOperator?: boolean;
};

export async function openServedShop({
  changed = {},
  fill,
  hasOperator = true,
  settings = {},
  log: given,
}: Options): Promise<ServedShop> {
  const errors: string[] = [];
  const log = given ?? logInto(errors);
  const overrides = { ...settings, log, ...(hasOperator ? {} : { instalments: { kind: 'none' as const } }) };
  const api =
    fill === 'demo'
      ? await createFilledApi({ name: 'demo', fill: fillDemoShop }, overrides)
      : await createTestApi(overrides);
  if (fill !== 'demo') await fill(api);
  const folder = await mkdtemp(join(tmpdir(), 'yahont-served-'));
  const calls: string[] = [];
  let door: ReturnType<typeof createFrontDoor> | null = null;
  const listening = await listen((incoming, outgoing) => door?.(incoming, outgoing), {
    port: 0,
    host: '127.0.0.1',
  });
  const origin = `http://127.0.0.1:${listening.port}`;
  const [{ web }, office] = await Promise.all([loadWeb(), loadOffice()]);
  door = createFrontDoor({
    api: {
      ...api,
      fetch: (request, from) => {
        const { pathname, search } = new URL(request.url);
        calls.push(pathname + search);
        return api.fetch(request, from);
      },
    },
    web,
    office,
    log,
    publicOrigin: origin,
    trustedProxies: 1,
    isDevelopment: false,
    formTargets: [],
    isDemo: true,
    settings: {
      captcha: null,
      metrikaCounter: null,
      chatScript: null,
      yandexMaps: null,
      instalment: hasOperator ? DEMO_INSTALMENT : null,
      instalmentLine: hasOperator ? instalmentLine(DEMO_INSTALMENT) : '',
      paymentWays: ['МИР'],
      codeWays: ['sms'],
      modulesOff: [],
    },
    // No request is shed because the test machine is slow.
    waitMs: 60_000,
    renderMs: 60_000,
    pageCacheBytes: 64 * 1024 * 1024,
    builtFiles: new Map(),
    films: new Map(),
    pictures: { read: async () => null },
    pictureCacheFolder: join(folder, 'pictures'),
    ...changed,
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  return {
    api,
    origin,
    calls,
    errors,
    get: (path, headers = {}, own = agent) => ask({ agent: own, port: listening.port, path, headers }),
    send: (method, path) =>
      ask({ agent, port: listening.port, path, method, headers: { 'sec-fetch-site': 'same-origin' } }),
    post: (path, body, headers) => ask({ agent, port: listening.port, path, method: 'POST', headers }, body),
    stop: async () => {
      agent.destroy();
      await listening.stop();
      await api.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function ask(options: RequestOptions, body = ''): Promise<ServedAnswer> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ host: '127.0.0.1', ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Records messages logged at `error`, also by child loggers. */
function logInto(errors: string[]): Log {
  const log = createLog('silent');
  const keep = (...what: unknown[]): void => {
    errors.push(what.map((one) => (typeof one === 'string' ? one : inspect(one, { depth: 4 }))).join(' '));
  };
  return Object.assign(log, { error: keep, fatal: keep, child: () => log });
}
