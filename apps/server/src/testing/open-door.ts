import { DEMO_INSTALMENT, instalmentLine } from '@yahont/values/sums/instalment-terms.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@yahont/api/compose.ts';
import { createFrontDoor, type FrontDoorParts } from '#src/start/front-door.ts';
import { listen } from '#src/start/listen.ts';
import { createFakeApi, type FakeApi } from './fake-api.ts';
import { createFakeWeb, type FakeWeb } from './fake-web.ts';

export type OpenDoor = {
  origin: string;
  api: FakeApi;
  web: FakeWeb;
  folder: string;
  /** A request as a page of the shop makes it; redirects are not followed. */
  browse: (path: string, init?: RequestInit & { cookie?: string }) => Promise<Response>;
  close: () => Promise<void>;
};

/** A listening front door with a fake API and a fake storefront. */
export async function openDoor(changed: Partial<FrontDoorParts> = {}): Promise<OpenDoor> {
  const api = createFakeApi();
  const web = createFakeWeb();
  const folder = await mkdtemp(join(tmpdir(), 'yahont-door-'));
  let door: ReturnType<typeof createFrontDoor> | null = null;
  const listening = await listen((incoming, outgoing) => door?.(incoming, outgoing), {
    port: 0,
    host: '127.0.0.1',
  });
  const origin = `http://127.0.0.1:${listening.port}`;
  door = createFrontDoor({
    api,
    web: async () => web,
    log: createLog('silent'),
    publicOrigin: origin,
    trustedProxies: 0,
    isDevelopment: false,
    formTargets: [],
    isDemo: false,
    settings: {
      captcha: null,
      metrikaCounter: null,
      chatScript: null,
      yandexMaps: null,
      instalment: DEMO_INSTALMENT,
      instalmentLine: instalmentLine(DEMO_INSTALMENT),
      paymentWays: ['МИР'],
      codeWays: ['sms'],
      modulesOff: [],
    },
    pageCacheBytes: 8 * 1024 * 1024,
    builtFiles: new Map(),
    films: new Map(),
    pictures: { read: async () => null },
    pictureCacheFolder: join(folder, 'pictures'),
    ...changed,
  });
  return {
    origin,
    api,
    web,
    folder,
    browse: (path, { cookie, headers, ...init } = {}) =>
      fetch(`${origin}${path}`, {
        redirect: 'manual',
        ...init,
        headers: {
          'sec-fetch-site': 'same-origin',
          ...(cookie === undefined ? {} : { cookie }),
          ...Object.fromEntries(new Headers(headers)),
        },
      }),
    close: async () => {
      await listening.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** `Set-Cookie` lines of an answer by name. */
export function cookiesOf(response: Response): Map<string, string> {
  return new Map(response.headers.getSetCookie().map((line) => [line.slice(0, line.indexOf('=')), line]));
}

/** JSON body of an answer as an object. */
export async function fieldsOf(response: Response): Promise<Record<string, unknown>> {
  const body: unknown = await response.json();
  return typeof body === 'object' && body !== null ? { ...body } : {};
}
