import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { getStoneShowings, makeAppointment } from '@yahont/contracts/appointments/appointments.ts';
import { listOwnVisits } from '@yahont/contracts/appointments/visits.ts';
import { listOrderCertificates } from '@yahont/contracts/certificates/certificates.ts';
import { kopecks } from '@yahont/values/money.ts';
import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import { getCheckoutOptions, placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import { createText } from '@yahont/contracts/office/texts.ts';
import { startPayment } from '@yahont/contracts/payment/payment.ts';
import { items } from '#src/domains/stock/stock.tables.ts';
import { buyCertificate, giftFor } from '#src/testing/money/electronic-order.ts';
import { createTestApi, makePhone } from '#src/testing/api.ts';
import type { TestApi, TestHeaders } from '#src/testing/api.ts';
import { listEndpoints, nameOf } from '#src/testing/endpoints.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import type { SmallShop } from '#src/testing/small-shop.ts';
import { writeBareReturn } from '#src/testing/returns/bare-return.ts';
import { makeTestStone } from '#src/testing/stones.ts';
import { leave, makeEmail, messagesTo, sampleLead } from '#src/testing/leads.ts';
import { makeStaff } from '#src/testing/staff.ts';
import { signIn } from '#src/testing/visitors.ts';
import { courierOrder } from '#src/testing/courier-order.ts';

const Schema = z.record(z.string(), z.unknown());
const Content = z.record(z.string(), z.object({ schema: Schema }));
const Operation = z.strictObject({
  summary: z.string().min(1),
  description: z.string().min(1).optional(),
  tags: z.array(z.string().min(1)).min(1),
  parameters: z.array(
    z.strictObject({
      name: z.string().min(1),
      in: z.enum(['path', 'query', 'header']),
      required: z.boolean().optional(),
      description: z.string().optional(),
      schema: Schema,
    }),
  ),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  requestBody: z.strictObject({ required: z.boolean(), content: Content }).optional(),
  responses: z.record(
    z.string().regex(/^([1-5]\d\d|default)$/),
    z.strictObject({ description: z.string().min(1), content: Content }),
  ),
});
const Document = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.object({ title: z.string().min(1), version: z.string().min(1), description: z.string() }),
  paths: z.record(
    z.string().regex(/^\//),
    z.partialRecord(z.enum(['get', 'post', 'put', 'patch', 'delete']), Operation),
  ),
  components: z.object({
    schemas: z.record(z.string(), Schema),
    securitySchemes: z.record(z.string(), Schema),
  }),
});
const TYPES = new Set(['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']);

const PREFIXES = ['/api/', '/office/api/'];

const endpoints = await listEndpoints();

let api: TestApi;
let shop: SmallShop;
let headers: TestHeaders;
let staff: TestHeaders;
let orderId: number;
let leadId: number;
let subscriberLink: string;
let certificate: { id: string; link: string };
let visit: string;
let returnId: number;
let uin: string;
let stoneCode: string;
let draftToken: string;

beforeAll(async () => {
  api = await createTestApi();
  shop = await fillSmallShop(api);
  ({ headers } = await signIn(api));
  ({ headers: staff } = await makeStaff(api.context, ['head', 'administrator']));
  certificate = await buyOne();
  ({ code: stoneCode } = await makeTestStone(api.context, {}, null));
  visit = await linkOfVisit();
  draftToken = await writeDraft();
  leadId = (await leave(api, sampleLead('feedback'))).answer().id;
  subscriberLink = await linkOfSubscriber();
  await api.call(addCartLine, { headers, body: { skuId: shop.skuId } });
  orderId = await order();
  returnId = await writeBareReturn(api.context.db, { orderId, storeId: null, now: api.clock.now() });
  const [piece] = await api.context.db
    .select({ uin: items.uin })
    .from(items)
    .where(eq(items.orderId, orderId));
  uin = piece?.uin ?? '';
  await api.call(addCartLine, { headers, body: { skuId: shop.skuId } });
});
afterAll(() => api.stop());

test('the documents of shop and office have the shape of OpenAPI 3.1 and name every contract once', async () => {
  const documents = [await readDocument('/api/'), await readDocument('/office/api/')];
  const named = documents
    .flatMap(({ paths }) => Object.entries(paths))
    .flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
  expect(named.toSorted((a, b) => a.localeCompare(b))).toEqual(endpoints.map(nameOf));
});

test.each(PREFIXES)(
  '%s: every part of a path is a required parameter, and nothing else is',
  async (prefix) => {
    const { paths } = await readDocument(prefix);
    for (const [path, operations] of Object.entries(paths)) {
      const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const operation of Object.values(operations)) {
        const given = operation?.parameters.filter((parameter) => parameter.in === 'path') ?? [];
        expect(
          given.map(({ name }) => name),
          path,
        ).toEqual(wanted);
        expect(
          given.every(({ required }) => required),
          path,
        ).toBe(true);
      }
    }
  },
);

test.each(PREFIXES)('%s: every security requirement is a declared scheme', async (prefix) => {
  const { paths, components } = await readDocument(prefix);
  for (const operation of Object.values(paths).flatMap((operations) => Object.values(operations))) {
    for (const name of operation?.security.flatMap(Object.keys) ?? []) {
      expect(Object.keys(components.securitySchemes)).toContain(name);
    }
  }
});

test.each(PREFIXES)(
  '%s: every reference leads somewhere, every schema uses the words of JSON Schema',
  async (prefix) => {
    const document = await readDocument(prefix);
    for (const node of nodesOf(document)) {
      const { $ref, type, pattern, required, properties } = node;
      if (typeof $ref === 'string') expect(follow(document, $ref), $ref).toBeTypeOf('object');
      for (const word of [type].flat()) {
        if (typeof word === 'string' && !('scheme' in node) && !('in' in node)) expect(TYPES).toContain(word);
      }
      if (typeof pattern === 'string') expect(() => new RegExp(pattern, 'u')).not.toThrow();
      if (Array.isArray(required) && typeof properties === 'object' && properties !== null) {
        expect(Object.keys(properties)).toEqual(expect.arrayContaining(required));
      }
    }
  },
);

test.each(
  endpoints
    .filter(({ method }) => method === 'GET')
    .map((endpoint) => ({ name: nameOf(endpoint), endpoint })),
)('$name answers what its contract says and nothing more', async ({ name, endpoint }) => {
  const path = endpoint.path
    .replace('/orders/{id}', `/orders/${orderId}`)
    .replace('/returns/{id}', `/returns/${returnId}`)
    .replace('{uin}', uin)
    .replace('/visits/{link}', `/visits/${visit}`)
    .replace('/newsletter/{link}', `/newsletter/${subscriberLink}`)
    .replace('/leads/{id}', `/leads/${leadId}`)
    .replace('{link}', certificate.link)
    .replace('/office/api/certificates/{id}', `/office/api/certificates/${certificate.id}`)
    .replace('/stones/{code}', `/stones/${stoneCode}`)
    .replace('/vacancies/{code}', `/vacancies/${VACANCY.code}`)
    .replace('{id}', String(shop.productId))
    .replace('{number}', '1');
  const query = name === 'GET /api/content/draft' ? `?token=${draftToken}` : QUERIES[name];
  const address = `GET ${path}${query ?? ''}`;
  const as = endpoint.path.startsWith('/office/') ? staff : headers;
  const response = await api.send(address, { headers: as });
  const body: unknown = await response.json();
  expect(response.status, JSON.stringify(body)).toBe(endpoint.status ?? 200);
  // The schema drops unknown fields, so a column that leaked into an answer fails here.
  expect(endpoint.answer.parse(body)).toEqual(body);
  // A page receives the object itself, so it must equal its own JSON round trip.
  const handed = await api.send(address, { headers: as, isInProcess: true });
  expect(await handed.json()).toStrictEqual(body);
});

const QUERIES: Record<string, string> = {
  'GET /office/api/certificates': '?lastFour=AAAA',
  'GET /office/api/texts': '?kind=page',
  'GET /api/catalogue/complements': '?ids=1',
  'GET /api/catalogue/engravable': '?place=inside',
  'GET /api/showings': '?for=gold',
  'GET /api/catalogue/listing': '?section=koltsa&metal=white-gold&size=16',
  'GET /api/catalogue/resolve': '?path=koltsa',
  'GET /api/catalogue/cards': '?ids=1,2',
  'GET /api/content/article': '?kind=news&code=zima',
  'GET /api/content/articles': '?kind=news',
  'GET /api/content/page': '?path=delivery',
  'GET /api/seo/page/': '?url=/delivery/',
  'GET /api/seo/sitemap': '?kind=pages',
  'GET /api/location/cities/by-name/': `?city=${encodeURIComponent('моск')}`,
};

const TEXT = { title: 'Вакансия', description: '', h1: 'Закрепщик', lead: '', blocks: [] };
const VACANCY = { ...TEXT, code: 'zakrepshchik', city: 'Кострома', publishedOn: '2026-01-01' };

/** A vacancy is open, and a page has a draft: the token of its link. */
async function writeDraft(): Promise<string> {
  await api.imports.importVacancies([VACANCY]);
  const document = { kind: 'page' as const, body: { ...TEXT, path: '/chernovik/' } };
  const made = (await api.call(createText, { headers: staff, body: { document } })).answer();
  return made.preview?.url.split('/')[2] ?? '';
}

async function readDocument(prefix: string) {
  return Document.parse(await (await api.send(`GET ${prefix}openapi.json`, { headers: staff })).json());
}

async function linkOfSubscriber(): Promise<string> {
  const email = makeEmail();
  await leave(api, { kind: 'subscription', email });
  await api.deliverOutbox();
  const [letter] = await messagesTo(api, email);
  return /\/subscription\/([\w-]+)\//.exec(letter?.text ?? '')?.[1] ?? '';
}

/** The link to an appointment that the account made. */
async function linkOfVisit(): Promise<string> {
  const [showing] = (await api.call(getStoneShowings, { params: { code: stoneCode } })).answer();
  const body = {
    shown: { kind: 'stone' as const, code: stoneCode },
    storeId: shop.storeId,
    startsAt: showing?.days[0]?.slots[0]?.startsAt ?? '',
    name: 'Анна',
    phone: makePhone(),
    acceptsPersonalData: true as const,
    token: randomUUID(),
  };
  (await api.call(makeAppointment, { headers, body })).answer();
  const [own] = (await api.call(listOwnVisits, { headers })).answer();
  return own?.link ?? '';
}

/** A gift certificate that was bought: its id, and the last part of its address. */
async function buyOne(): Promise<{ id: string; link: string }> {
  const { id } = await buyCertificate(api, headers, { amount: kopecks(500_000), gift: giftFor({}) });
  await api.deliverOutbox();
  const { items: bought } = (await api.call(listOrderCertificates, { headers, params: { id } })).answer();
  const [one] = bought;
  return { id: one?.id ?? '', link: one?.page?.split('/').at(-2) ?? '' };
}

async function order(): Promise<number> {
  const options = (await api.call(getCheckoutOptions, { headers })).answer();
  const placed = await api.call(placeOrder, {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: courierOrder(options),
  });
  const { id } = placed.answer();
  (await api.call(startPayment, { headers, params: { id } })).answer();
  return id;
}

function nodesOf(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(nodesOf);
  return Array.isArray(value) ? inner : [{ ...value }, ...inner];
}

function follow(document: unknown, reference: string): unknown {
  if (!reference.startsWith('#/')) return undefined;
  return reference
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (node, name) => (typeof node === 'object' && node !== null ? Reflect.get(node, name) : undefined),
      document,
    );
}
