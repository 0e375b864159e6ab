import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import pino from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { City } from '@yahont/contracts/locations/locations.ts';
import { PROVIDERS, type ProviderDeadlines } from '@yahont/values/deadlines.ts';
import { DEMO_INSTALMENT } from '@yahont/values/sums/instalment-terms.ts';
import { createCarrierOffers } from '#src/domains/goods/delivery/index.ts';
import { createLog } from '#src/platform/log.ts';
import { createTroubles } from '#src/platform/outside/troubles.ts';
import { listenLocally } from '#src/testing/listen-locally.ts';
import { standIns } from '#src/testing/settings.ts';
import { createSmsRuCaller } from './calls/sms-ru-calls.ts';
import { createSmartCaptcha } from './captcha/smart-captcha.ts';
import { createCdek } from './cdek/cdek.ts';
import { createDadataCompanies } from './dadata/dadata-companies.ts';
import { createDadata } from './dadata/dadata.ts';
import { memoryAnswers } from './dadata/testing/memory-answers.ts';
import { createCentralBankRates } from './metal-rates/central-bank-rates.ts';
import { createOperatorWebhook } from './operator-webhook/operator-webhook.ts';
import { createRetailRocket, createRetailRocketTracker } from './retail-rocket/retail-rocket.ts';
import { createSmsRuSender } from './sms/sms-ru.ts';
import { createWebPushSender } from './web-push/web-push.ts';
import { createYandexSplit } from './yandex-split/yandex-split.ts';
import { createYookassa } from './yookassa/yookassa.ts';

/** What a third party does instead of its work. */
const FAULTS = [
  'dead',
  'silent',
  'half an answer',
  'an error',
  'a page instead of data',
  'data of another shape',
] as const;
type Fault = (typeof FAULTS)[number];

/** In a test a deadline is this long at most, milliseconds. */
const SHORT_MS = 120;

const log = pino({ enabled: false });
const now = () => new Date();
const deps = { log, now };
// safe: the adapters read these fields only
const city = {
  id: 1,
  name: 'Омск',
  region: 'Омская область',
  xmlId: 'x',
  timezone: 6,
  additionalInfo: { lat: 54, lon: 73 },
} as City;
const browser = createECDH('prime256v1');
const endpoint = {
  p256dh: browser.generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
};
const key = { idempotencyKey: 'outbox-7' };

type Provider = {
  figures: ProviderDeadlines;
  ask: (url: string) => Promise<unknown>;
  /** What the shop goes on with; `thrown`: the job tries again, or the shopper reads that it failed. */
  goesOnWith: unknown;
  /** Where the answer's content does not matter. */
  ignoresContent?: true;
};

/** Every third party that is asked by `fetch`. S3, mail and Долями, which have clients of their own, have own tests. */
const providers: readonly Provider[] = [
  {
    figures: PROVIDERS.yookassa,
    ask: (baseUrl) =>
      createYookassa({ shopId: '1', secretKey: 's', baseUrl, returnUrlBase: '', retryPauseMs: 1 }).get('1'),
    goesOnWith: 'thrown',
  },
  {
    figures: PROVIDERS.yandexPay,
    ask: (baseUrl) =>
      createYandexSplit({
        merchantId: '1',
        apiKey: 'k',
        terms: { ...DEMO_INSTALMENT, operator: 'ООО «Сплит»' },
        baseUrl,
        returnUrlBase: '',
        tax: 11,
        retryPauseMs: 1,
      }).get('1'),
    goesOnWith: 'thrown',
  },
  {
    figures: PROVIDERS.captcha,
    ask: (baseUrl) => {
      const silent = createLog('silent');
      const captcha = createSmartCaptcha(
        { serverKey: 'k', baseUrl },
        { log: silent, troubles: createTroubles(silent) },
      );
      return captcha.isHuman({ token: 'solved', ip: '203.0.113.7' });
    },
    goesOnWith: true,
  },
  {
    figures: PROVIDERS.addresses,
    ask: (apiUrl) =>
      createDadata({ token: 't', apiUrl }, deps, memoryAnswers()).suggest({ city, text: 'лен' }),
    goesOnWith: null,
  },
  {
    figures: PROVIDERS.companies,
    ask: (apiUrl) =>
      createDadataCompanies({ token: 't', apiUrl }, deps, memoryAnswers()).findByInn('7707083893'),
    goesOnWith: null,
  },
  {
    figures: PROVIDERS.recommendations,
    ask: (apiUrl) =>
      createRetailRocket({ partnerId: 'p', apiUrl }, { ...deps, tokenKey: 'a key' }).recommendTo({
        kind: 'fuser',
        fuserId: 'fuser-1',
      }),
    goesOnWith: null,
  },
  {
    figures: PROVIDERS.carrier,
    ask: (apiUrl) =>
      createCarrierOffers(createCdek({ clientId: 'c', clientSecret: 's', apiUrl }, deps), deps).find(
        city,
        1,
        now(),
      ),
    goesOnWith: null,
  },
  {
    figures: PROVIDERS.sms,
    ask: (baseUrl) =>
      createSmsRuSender({ apiId: 'a', baseUrl }).send({ to: '+79161234567', text: '', ...key }),
    goesOnWith: 'thrown',
  },
  {
    figures: PROVIDERS.calls,
    ask: (baseUrl) =>
      createSmsRuCaller({ apiId: 'a', baseUrl }).call({ to: '+79161234567', ip: '203.0.113.7' }),
    goesOnWith: 'thrown',
  },
  {
    figures: PROVIDERS.push,
    ask: (url) =>
      createWebPushSender({ ...standIns.push, testHost: new URL(url).host }).send(
        { endpoint: `${url}/x`, ...endpoint },
        { title: '', text: '', path: '/', address: '' },
      ),
    goesOnWith: 'thrown',
    ignoresContent: true,
  },
  {
    figures: PROVIDERS.operators,
    ask: (url) => createOperatorWebhook({ url }).ring({ id: 7, phone: '', city: '', wantedAt: now() }, key),
    goesOnWith: 'thrown',
    ignoresContent: true,
  },
  {
    figures: PROVIDERS.mailClicks,
    ask: async (url) =>
      createRetailRocketTracker({ partnerId: 'p', trackingUrl: `${url}/{id}` })?.report({
        mailId: '1',
        at: now().toISOString(),
      }),
    goesOnWith: 'thrown',
    ignoresContent: true,
  },
  {
    figures: PROVIDERS.metalRates,
    ask: (url) => createCentralBankRates({ url }).fetch({ from: '2026-11-01', to: '2026-11-02' }),
    goesOnWith: 'thrown',
  },
];

let stop: () => Promise<void> = async () => undefined;
let waited: number[] = [];
beforeEach(() => {
  waited = [];
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    waited.push(ms);
    return timeout(Math.min(ms, SHORT_MS));
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await stop();
});

/** The address of a third party with a fault. */
async function badService(fault: Fault): Promise<string> {
  const service = await listenLocally(
    createServer((request, response) => {
      request.resume();
      if (fault === 'silent') return;
      if (fault === 'half an answer')
        return void response.writeHead(200, { 'content-length': 500 }).write('{"status"');
      if (fault === 'an error') return void response.writeHead(500).end('{}');
      const type = fault === 'a page instead of data' ? 'text/html' : 'application/json';
      response
        .writeHead(200, { 'content-type': type })
        .end(type === 'text/html' ? '<h1>Вход в сеть</h1>' : '{"a":[1]}');
    }),
  );
  stop = service.stop;
  if (fault === 'dead') {
    await service.stop();
    stop = async () => undefined;
  }
  return service.url;
}

const CASES = providers.flatMap((provider) =>
  FAULTS.map((fault) => ({ name: provider.figures.name, fault, provider })),
);

test.each(CASES)(
  '$name: $fault',
  async ({ fault, provider: { figures, ask, goesOnWith, ignoresContent } }) => {
    const url = await badService(fault);
    const startedAt = performance.now();
    const outcome = await ask(url).catch(() => 'thrown');
    const isContent =
      fault === 'a page instead of data' || fault === 'data of another shape' || fault === 'half an answer';
    if (ignoresContent !== true || !isContent) expect(outcome).toEqual(goesOnWith);
    expect(performance.now() - startedAt).toBeLessThan(3_000);
    expect(waited.length, 'without a deadline it would wait for ever').toBeGreaterThan(0);
    expect(Math.max(...waited)).toBeLessThanOrEqual(Math.max(figures.tryMs, figures.budgetMs));
  },
);

test('every third party of the table is tried, here or by a test of its own', () => {
  const elsewhere = [PROVIDERS.dolyame, PROVIDERS.files, PROVIDERS.pictures, PROVIDERS.mail];
  const tried = [...providers.map(({ figures }) => figures), ...elsewhere].map(({ name }) => name);
  expect(tried.toSorted()).toEqual(
    Object.values(PROVIDERS)
      .map(({ name }) => name)
      .toSorted(),
  );
});
