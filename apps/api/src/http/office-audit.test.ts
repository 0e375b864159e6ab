import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '@yahont/contracts/wire/endpoint.ts';
import { listOrderCertificates } from '@yahont/contracts/certificates/certificates.ts';
import * as audit from '@yahont/contracts/office/audit.ts';
import { getOfficeOrder } from '@yahont/contracts/office/orders.ts';
import { askForReturn, getOrderReturns } from '@yahont/contracts/returns/returns.ts';
import { ROLE_NAMES } from '@yahont/contracts/office/permissions.ts';
import { ROLES } from '@yahont/contracts/office/roles.ts';
import { kopecks } from '@yahont/values/money.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { createTestApi } from '#src/testing/api.ts';
import type { TestApi } from '#src/testing/api.ts';
import { writeBareAppointment } from '#src/testing/appointments/showing-shop.ts';
import { listEndpoints, nameOf } from '#src/testing/endpoints.ts';
import { buyCertificate, giftFor } from '#src/testing/money/electronic-order.ts';
import { leave, sampleLead } from '#src/testing/leads.ts';
import { handOverAll } from '#src/testing/returns/bought.ts';
import { addArbat, addPickupOrder, addPiece } from '#src/testing/office.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { makeStaff } from '#src/testing/staff.ts';
import type { TestStaff } from '#src/testing/staff.ts';
import { signIn } from '#src/testing/visitors.ts';

const WHY = 'по просьбе салона';
const PAGE = { path: '/delivery/', title: '', description: '', h1: 'Доставка', lead: '', blocks: [] };

let api: TestApi;
let head: TestStaff;
let administrator: TestStaff;
let storeId: number;
let arbat: number;

beforeAll(async () => {
  api = await createTestApi();
  ({ storeId } = await fillSmallShop(api));
  arbat = await addArbat(api);
  head = await makeStaff(api.context, ['head']);
  administrator = await makeStaff(api.context, ['administrator']);
});
afterAll(() => api.stop());

/** Made by the head of retail, who may do nearly all, or by somebody else. */
type Call = {
  name: string;
  path: string;
  body?: object;
  version?: number;
  by?: TestStaff;
  /** What the log says of it; one row of any action unless given. */
  actions?: string[];
};

const at = (template: string, id: number | string, more: Omit<Call, 'name' | 'path'> = {}): Call => ({
  name: `POST ${template}`,
  path: template.replace(/\{\w+\}/, String(id)),
  ...more,
});

const inDays = (days: number) => new Date(api.clock.now().getTime() + days * 86_400_000).toISOString();

/** A text is made, planned, published, hidden and shown again; the first one of the small shop has the id 1. */
function textChanges(): Call[] {
  const [one, two] = [
    { kind: 'page', body: PAGE },
    { kind: 'page', body: { ...PAGE, path: '/novaya/' } },
  ];
  const text = '/office/api/texts/{id}';
  const because = { reason: WHY };
  return [
    at('/office/api/texts', '', { body: { document: two }, actions: ['content.create'] }),
    at(`${text}/draft`, 1, { body: { document: one }, version: 1 }),
    at(`${text}/publish`, 1, { body: { at: inDays(1), ...because }, version: 2, actions: ['content.plan'] }),
    at(`${text}/cancel-plan`, 1, { body: because, version: 3 }),
    at(`${text}/publish`, 1, { body: because, version: 4, actions: ['content.publish'] }),
    at(`${text}/roll-back`, 1, { body: { number: 1, ...because }, version: 5 }),
    at(`${text}/hide`, 1, { body: { redirectTo: null, ...because }, version: 6 }),
  ];
}

/** One call of every verb that changes something, each after what it needs. */
async function everyChange(): Promise<Call[]> {
  const own = await addPickupOrder(api, storeId);
  const [sent, dropped] = [await addPickupOrder(api, storeId), await addPickupOrder(api, storeId)];
  const [ring, product] = [await addPiece(api, storeId), await addPiece(api, storeId)];
  const replaced = await addPickupOrder(api, storeId, { spare: 1 });
  const newcomer = await makeStaff(api.context, []);
  const [held] = (
    await api.call(getOfficeOrder, { headers: head.headers, params: { id: replaced.orderId } })
  ).answer().pieces;
  const order = '/office/api/orders/{id}';
  const item = '/office/api/items/{uin}';
  const place = { place: 'сейф 1' };
  const from = '2126-01-01T09:00:00.000Z';
  return [
    at(`${order}/assemble`, own.orderId),
    at(`${order}/ready`, own.orderId, { body: place }),
    at(`${order}/storage`, own.orderId, { body: { until: inDays(10), reason: WHY } }),
    at(`${order}/scans`, own.orderId, { body: { uin: own.uin } }),
    at(`${order}/hand-over`, own.orderId),
    at(`${order}/assemble`, sent.orderId),
    at(`${order}/send`, sent.orderId),
    at(`${order}/cancel`, dropped.orderId, { body: { reason: WHY } }),
    {
      ...at(`${order}/pieces/{line}`, replaced.orderId, { body: { found: 'missing', reason: WHY } }),
      path: `/office/api/orders/${replaced.orderId}/pieces/${held?.lineId}`,
    },
    at(`${item}/place`, ring.uin, { body: place }),
    at(`${item}/send`, ring.uin, { body: { toStoreId: arbat, reason: WHY } }),
    at(`${item}/receive`, ring.uin, { body: {} }),
    at(`${item}/hold`, ring.uin, { body: { reason: WHY } }),
    at(`${item}/release`, ring.uin),
    at(`${item}/lose`, ring.uin, { body: { reason: WHY } }),
    at(`${item}/find`, ring.uin, { body: place }),
    at('/office/api/products/{id}/visibility', product.productId, {
      body: { isHidden: true, reason: WHY },
      version: 1,
    }),
    at('/office/api/products/{id}/price', product.productId, {
      body: { price: 5_000_000, reason: WHY },
      version: 2,
    }),
    at('/office/api/prices/plans', 0, {
      body: { productId: product.productId, price: 5_100_000, from, reason: WHY },
    }),
    at('/office/api/prices/plans/{id}/cancel', 1, { body: { reason: WHY } }),
    ...textChanges(),
    at('/office/api/stores/{id}', arbat, { body: { services: ['gold'], reason: WHY }, version: 1 }),
    {
      name: 'PUT /office/api/staff/{id}/roles',
      path: `/office/api/staff/${newcomer.staffId}/roles`,
      body: { roles: ['editor'], reason: WHY },
      by: administrator,
    },
    ...(await everyReturnChange()),
    at(
      '/office/api/appointments/{id}/cancel',
      await writeBareAppointment(api.context, { ...ring, storeId }),
      {
        body: { reason: WHY },
      },
    ),
    ...(await everyLeadChange()),
    {
      name: 'PUT /office/api/stores/{id}/desks',
      path: `/office/api/stores/${storeId}/desks`,
      body: { desk: 'engraver', visitors: 2, reason: WHY },
    },
    at('/office/api/certificates/{id}/send-again', await sentCertificate(), { body: { reason: WHY } }),
    { name: 'DELETE /office/api/session', path: '/office/api/session' },
  ];
}

/** The same of requests from forms. */
async function everyLeadChange(): Promise<Call[]> {
  const { id } = (await leave(api, sampleLead('feedback'))).answer();
  const of = '/office/api/leads/{id}';
  return [
    at(`${of}/take`, id),
    at(`${of}/notes`, id, { body: { note: WHY } }),
    at(`${of}/state`, id, { body: { state: 'closed', reason: WHY } }),
  ];
}

/** The same of returns: one is taken back, one refused, one withdrawn. */
async function everyReturnChange(): Promise<Call[]> {
  const [taken, refused, withdrawn] = [await askedBack(), await askedBack(), await askedBack()];
  const { uin } = taken;
  const marks = ['uinMark', 'dmdkMark', 'weightMark', 'tagMark', 'wearMark', 'stoneMark'];
  const checked = Object.fromEntries(marks.map((mark) => [mark, 'right']));
  const of = '/office/api/returns/{id}';
  return [
    at(`${of}/approve`, taken.returnId),
    at(`${of}/on-its-way`, taken.returnId),
    at(`${of}/scans`, taken.returnId, { body: { uin } }),
    at(`${of}/receive`, taken.returnId, { body: { storeId } }),
    // The check of its last piece moves the return on.
    at(`${of}/checks`, taken.returnId, {
      body: { ...checked, weightMg: 2_500, uin },
      actions: ['returns.check', 'returns.move'],
    }),
    at(`${of}/refund`, taken.returnId, {
      body: { pieces: [{ uin, fate: 'for-sale' }] },
      actions: ['orders.refund', 'items.take-back', 'returns.move'],
    }),
    at(`${of}/cash`, taken.returnId, { actions: ['returns.pay-cash', 'orders.move'] }),
    at(`${of}/refuse`, refused.returnId, { body: { denial: 'worn', words: WHY } }),
    at(`${of}/withdraw`, withdrawn.returnId),
  ];
}

/** The id of a gift certificate whose receiver has its letter. */
async function sentCertificate(): Promise<string> {
  const { headers } = await signIn(api);
  const { id } = await buyCertificate(api, headers, { amount: kopecks(500_000), gift: giftFor({}) });
  while ((await api.deliverOutbox()) > 0);
  const { items } = (await api.call(listOrderCertificates, { headers, params: { id } })).answer();
  // The head of retail may send it again ten minutes later.
  api.clock.advance(11 * 60_000);
  return items[0]?.id ?? '';
}

/** An order that its buyer has in hand and asks to give back to a courier. */
async function askedBack() {
  const { orderId: id, uin, headers } = await addPickupOrder(api, storeId);
  await handOverAll(api, id);
  const { lines } = (await api.call(getOrderReturns, { headers, params: { id } })).answer();
  const body = {
    lineIds: lines.map(({ lineId }) => lineId),
    reason: 'not-liked' as const,
    route: { kind: 'courier' as const, address: 'ул. Петровка, 10' },
  };
  const { id: returnId } = (await api.call(askForReturn, { headers, params: { id }, body })).answer();
  return { returnId, uin };
}

test('every change that staff can make is in the log, one row for each thing that it changes', async () => {
  const calls = await everyChange();
  const changing = (await listEndpoints()).filter(
    ({ path, method }) => path.startsWith('/office/') && method !== 'GET',
  );
  // A new verb must be tried here too.
  expect([...new Set(calls.map(({ name }) => name))].toSorted()).toEqual(
    changing.filter(isEverAllowed).map(nameOf).toSorted(),
  );
  const rowsOf = ({ staffId }: TestStaff) =>
    api.context.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.actorKind, 'staff'), eq(auditLog.actorId, String(staffId))))
      .orderBy(auditLog.id);
  for (const { name, path, body, version, by = head, actions } of calls) {
    const before = (await rowsOf(by)).length;
    const response = await api.send(`${name.split(' ')[0]} ${path}`, {
      headers: { ...by.headers, ...(version === undefined ? {} : { 'if-match': `"${version}"` }) },
      ...(body === undefined ? {} : { body }),
    });
    expect(response.ok, `${name}: ${await response.text()}`).toBe(true);
    const written = (await rowsOf(by)).slice(before);
    if (actions === undefined) expect(written, name).toHaveLength(1);
    else expect(written.map(({ action }) => action).toSorted(), name).toEqual(actions.toSorted());
    for (const { after } of written) expect(after, name).not.toBeNull();
    expect(written[0], name).toMatchObject({ ip: '127.0.0.1', sessionId: expect.any(String) });
    expect(written[0]?.requestId, name).not.toBeNull();
    if (body && 'reason' in body) expect(written[0]?.reason, name).toBe(WHY);
  }
});

/** Some verbs need a second person for every role. */
function isEverAllowed({ access }: Endpoint): boolean {
  if (typeof access !== 'object') return true;
  return ROLE_NAMES.some((role) => ![undefined, 'second-person'].includes(ROLES[role][access.staff]));
}

test('the log is read page by page; a manager sees their own stores and themselves', async () => {
  // Two rows each.
  for (let made = 0; made < 30; made += 1) await makeStaff(api.context, ['editor']);
  const finance = await makeStaff(api.context, ['finance']);
  const first = (await api.call(audit.listAudit, { headers: finance.headers })).answer();
  expect(first.items).toHaveLength(50);
  const next = await api.call(audit.listAudit, {
    headers: finance.headers,
    query: { after: first.next ?? 0 },
  });
  const ids = [...first.items, ...next.answer().items].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));

  const { orderId } = await addPickupOrder(api, storeId);
  const of = { subjectType: 'order', subjectId: String(orderId) };
  for (const [store, seen] of [
    ['petrovka', 1],
    ['arbat', 0],
  ] as const) {
    const manager = await makeStaff(api.context, ['manager'], [store]);
    const answer = (await api.call(audit.listAudit, { headers: manager.headers, query: of })).answer();
    expect(answer.items, store).toHaveLength(seen);
  }
});
