import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getStoneShowings, makeAppointment } from '@yahont/contracts/appointments/appointments.ts';
import { listOwnVisits } from '@yahont/contracts/appointments/visits.ts';
import { listOrderCertificates } from '@yahont/contracts/certificates/certificates.ts';
import { kopecks } from '@yahont/values/money.ts';
import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import { getCheckoutOptions, placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import { createText } from '@yahont/contracts/office/texts.ts';
import { getOrder } from '@yahont/contracts/orders/orders.ts';
import { addClosePerson } from '@yahont/contracts/close-people/close-people.ts';
import { listPurchases } from '@yahont/contracts/purchases/purchases.ts';
import { startPayment } from '@yahont/contracts/payment/payment.ts';
import { askSupport } from '@yahont/contracts/support/support.ts';
import { reconciliations } from '#src/domains/buying/payment/daily/reconciliations.tables.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { ROMASHKA } from '#src/testing/shop-parts/company.ts';
import { buyCertificate, giftFor } from '#src/testing/money/electronic-order.ts';
import { holdLinks } from '#src/domains/after/holds/index.ts';
import { giveRing } from '#src/testing/gifts/gift-api.ts';
import { writeBareHold } from '#src/testing/holds/bare-hold.ts';
import { appointments } from '#src/domains/after/appointments/appointments.tables.ts';
import { invoiceLinks } from '#src/domains/buying/payment/index.ts';
import { unsubscribeLinks } from '#src/domains/after/announcements/letters/unsubscribe-links.ts';
import { deriveKeys } from '#src/domains/ground/visitors/index.ts';
import { createTestApi, makePhone, TEST_SECRETS, type TestApi, type TestHeaders } from '#src/testing/api.ts';
import { listEndpoints, nameOf } from '#src/testing/endpoints.ts';
import { fillSmallShop, type SmallShop } from '#src/testing/small-shop.ts';
import { approvalCalls } from '#src/testing/office/approvals.ts';
import { addInvoiceOrder } from '#src/testing/office/invoice-order.ts';
import { addPartsOrder } from '#src/testing/office/parts-order.ts';
import { writeBareReturn } from '#src/testing/returns/bare-return.ts';
import { makeTestStone } from '#src/testing/stones.ts';
import { leave, makeEmail, messagesTo, sampleLead } from '#src/testing/leads.ts';
import { writeBareRun } from '#src/testing/products/bare-run.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';
import { makeSharedList } from '#src/testing/lists.ts';
import { askAsVisitor, makeSoldOut, waitFor } from '#src/testing/bells.ts';
import { signIn } from '#src/testing/visitors.ts';
import { courierOrder } from '#src/testing/courier-order.ts';

const endpoints = await listEndpoints();

let api: TestApi;
let shop: SmallShop;
let headers: TestHeaders;
let phone: string;
let staff: TestHeaders;
let staffId: number;
let orderId: number;
let leadId: number;
let subscriberLink: string;
let certificate: { id: string; link: string };
let visit: string;
let returnId: number;
let lineId: number;
let purchase: string;
let uin: string;
let stoneCode: string;
let draftToken: string;
let threadId: number;
/** An order by invoice, of an account of its own. */
let invoiced: Awaited<ReturnType<typeof addInvoiceOrder>>;
/** The same for an order in several payments. */
let inParts: Awaited<ReturnType<typeof addPartsOrder>>;
let bellLink: string;
let appointmentId: number;
let approvalId: number;
let runId: number;
let heldLink: string;
let giftLink: string;
let listId: number;
let listToken: string;

beforeAll(async () => {
  api = await createTestApi();
  shop = await fillSmallShop(api);
  ({ headers, phone } = await signIn(api));
  const head = await makeStaff(api.context, ['head', 'administrator']);
  ({ headers: staff, staffId } = head);
  certificate = await buyOne();
  ({ code: stoneCode } = await makeTestStone(api.context, {}, null));
  visit = await linkOfVisit();
  appointmentId = await idOfVisit();
  approvalId = await askForPoints(head);
  runId = await writeBareRun(api.context);
  heldLink = await linkOfHold();
  giftLink = await giveRing(api, shop.storeId);
  draftToken = await writeDraft();
  leadId = (await leave(api, sampleLead('feedback'))).answer().id;
  subscriberLink = await linkOfSubscriber();
  invoiced = await addInvoiceOrder(api, shop.storeId);
  inParts = await addPartsOrder(api, shop.storeId);
  const question = { topic: 'order' as const, message: 'Когда приедет мой заказ?' };
  threadId = (await api.call(askSupport, { headers, body: question })).answer().id;
  await api.call(addCartLine, { headers, body: { skuId: shop.skuId } });
  orderId = await order();
  returnId = await writeBareReturn(api.context.db, { orderId, storeId: null, now: api.clock.now() });
  const { lines } = (await api.call(getOrder, { headers, params: { id: orderId } })).answer();
  lineId = lines[0]?.id ?? 0;
  purchase = await boughtInStore();
  (await waitFor(api, headers, { product: await makeSoldOut(api) })).answer();
  ({ link: bellLink } = await askAsVisitor(api, await makeSoldOut(api)));
  ({ id: listId, token: listToken } = await makeSharedList(api, headers, [shop.productId]));
  const mama = { name: 'Мама', ring: 1650, day: '12-12', remind: true };
  (await api.call(addClosePerson, { headers, body: mama })).answer();
  await compareDay();
  const [piece] = await api.context.db
    .select({ uin: items.uin })
    .from(items)
    .where(eq(items.orderId, orderId));
  uin = piece?.uin ?? '';
  await api.call(addCartLine, { headers, body: { skuId: shop.skuId } });
});
afterAll(() => api.stop());

test.each(
  endpoints
    .filter(({ method }) => method === 'GET')
    .map((endpoint) => ({ name: nameOf(endpoint), endpoint })),
)('$name answers what its contract says and nothing more', async ({ name, endpoint }) => {
  const path = endpoint.path
    .replace('/orders/{id}/invoice', `/orders/${invoiced.orderId}/invoice`)
    .replace('/orders/{id}/parts', `/orders/${inParts.orderId}/parts`)
    .replace('/orders/{id}', `/orders/${orderId}`)
    .replace('/returns/{id}', `/returns/${returnId}`)
    .replace('/stone-picker/{shape}', '/stone-picker/round')
    .replace('{uin}', uin)
    .replace('{inn}', ROMASHKA.inn)
    .replace('{key}', purchase)
    .replace('/invoices/{link}', `/invoices/${invoiceLink()}`)
    .replace('/visits/{link}', `/visits/${visit}`)
    .replace('/holds/{link}', `/holds/${heldLink}`)
    .replace('/skus/{id}', `/skus/${shop.skuId}`)
    .replace('/unsubscribe/{link}', `/unsubscribe/${unsubscribeLink()}`)
    .replace('/letters/{name}', '/letters/order-paid')
    .replace('/newsletter/{link}', `/newsletter/${subscriberLink}`)
    .replace('/appointments/{id}', `/appointments/${appointmentId}`)
    .replace('/approvals/{id}', `/approvals/${approvalId}`)
    .replace('/runs/{id}', `/runs/${runId}`)
    .replace('/settings/{code}', '/settings/bonus-limit')
    .replace('/leads/{id}', `/leads/${leadId}`)
    .replace('/support/{id}', `/support/${threadId}`)
    .replace('/gift-receipts/{link}', `/gift-receipts/${giftLink}`)
    .replace('/bells/links/{link}', `/bells/links/${bellLink}`)
    .replace('/lists/shared/{token}', `/lists/shared/${listToken}`)
    .replace('/lists/{id}', `/lists/${listId}`)
    .replace('{link}', certificate.link)
    .replace('/office/api/certificates/{id}', `/office/api/certificates/${certificate.id}`)
    .replace('/office/api/staff/{id}', `/office/api/staff/${staffId}`)
    .replace('/customers/{id}', '/customers/1001')
    .replace('/sets/{slug}', '/sets/avrora')
    .replace('/stones/{code}', `/stones/${stoneCode}`)
    .replace('/vacancies/{code}', `/vacancies/${VACANCY.code}`)
    .replace('{id}', String(shop.productId))
    .replace('{day}', DAY)
    .replace('{number}', '1');
  const query = { ...QUERIES, ...ownQueries() }[name];
  const address = `GET ${path}${query ?? ''}`;
  const as = endpoint.path.startsWith('/office/') ? staff : ownerOf(path);
  const response = await api.send(address, { headers: as });
  const body: unknown = await response.json();
  expect(response.status, JSON.stringify(body)).toBe(endpoint.status ?? 200);
  // The schema drops unknown fields, so a column that leaked into an answer fails here.
  expect(endpoint.answer.parse(body)).toEqual(body);
  // A page receives the object itself, so it must equal its own JSON round trip.
  const handed = await api.send(address, { headers: as, isInProcess: true });
  expect(await handed.json()).toStrictEqual(body);
});

function ownerOf(path: string): TestHeaders {
  if (path.endsWith('/parts')) return inParts.headers;
  return path.endsWith('/invoice') ? invoiced.headers : headers;
}

function invoiceLink(): string {
  return invoiceLinks(deriveKeys(TEST_SECRETS).invoice).linkOf(invoiced.orderId);
}

async function linkOfHold(): Promise<string> {
  const held = await writeBareHold(api.context, { skuId: shop.skuId, storeId: shop.storeId });
  return holdLinks(deriveKeys(TEST_SECRETS).hold).linkOf(held, 'hold');
}

function unsubscribeLink(): string {
  const { unsubscribe } = deriveKeys(TEST_SECRETS);
  return unsubscribeLinks(unsubscribe).linkOf({ of: 'account', id: 1001, topic: 'guide' });
}

/** Queries that name the things created here. */
function ownQueries(): Record<string, string> {
  return {
    'GET /api/content/draft': `?token=${draftToken}`,
    'GET /api/orders/{id}/returns/preview': `?lines=${lineId}`,
  };
}

const QUERIES: Record<string, string> = {
  'GET /office/api/certificates': '?lastFour=AAAA',
  'GET /office/api/texts': '?kind=page',
  'GET /office/api/customers': '?q=0000',
  'GET /office/api/delivery/zones': '?date=2126-01-01',
  'GET /office/api/delivery/intervals': '?zone=peterburg&date=2126-01-01',
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
  'GET /api/account/address-suggestions': `?city=216&q=${encodeURIComponent('твер')}`,
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

const DAY = '2026-01-01';

/** The books of a day differed in one payment. */
async function compareDay(): Promise<void> {
  const here = { state: 'pending', amount: kopecks(100) };
  const payment = { of: 'payment', provider: 'demo-bank', providerId: 'x', orderNumber: 'Я-100216' } as const;
  const differences = [{ ...payment, kind: 'missing-there' as const, here, there: null, isSettled: false }];
  await api.context.db
    .insert(reconciliations)
    .values({ day: DAY, ranAt: api.clock.now(), payments: 1, refunds: 0, differences });
}

/** The key of a piece that the account bought in a store. */
async function boughtInStore(): Promise<string> {
  const line = { article: 'Я-1', name: 'Серьги', size: null, uin: '1603000000004711', price: 3_000_000 };
  const sale = { storeCode: 'petrovka', receipt: 'Ч-1', soldAt: '2026-03-08T10:00:00Z', lines: [line] };
  await api.imports.importStorePurchases([{ ...sale, phone }]);
  const { items: bought } = (await api.call(listPurchases, { headers })).answer();
  return bought[0]?.key ?? '';
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

/** The same appointment as staff know it. */
async function idOfVisit(): Promise<number> {
  const [row] = await api.context.db.select({ id: appointments.id }).from(appointments);
  return row?.id ?? 0;
}

/** A request for more points than one person gives. */
async function askForPoints(head: TestStaff): Promise<number> {
  const { accountId } = await signIn(api);
  return approvalCalls(api).asked(head, { kind: 'points', accountId, points: 5_000 });
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
