import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { permissionsOf, type Endpoint } from '@yahont/contracts/wire/endpoint.ts';
import type { Deed } from '@yahont/contracts/office/approvals.ts';
import type { AuditSubject } from '@yahont/contracts/office/audit.ts';
import { ROLE_NAMES, type Permission, type Role } from '@yahont/contracts/office/permissions.ts';
import { ROLES } from '@yahont/contracts/office/roles.ts';
import { currentUser } from '@yahont/contracts/accounts/user.ts';
import { askSupport } from '@yahont/contracts/support/support.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { writeBareHold } from '#src/testing/holds/bare-hold.ts';
import { writeBareCall } from '#src/testing/bare-call.ts';
import { writeBareAppointment } from '#src/testing/appointments/showing-shop.ts';
import { listEndpoints, nameOf } from '#src/testing/endpoints.ts';
import { addArbat, addPickupOrder, addPiece } from '#src/testing/office.ts';
import { writeBareApproval } from '#src/testing/office/bare-approval.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { bankStatement } from '#src/testing/money/bank-statement.ts';
import { writeBareCertificate } from '#src/testing/money/bare-certificate.ts';
import { writeBareDifference } from '#src/testing/office/bare-difference.ts';
import { writeBareReceipt } from '#src/testing/money/bare-receipt.ts';
import { writeBareSale } from '#src/testing/money/bare-sale.ts';
import { writeBareReturn } from '#src/testing/returns/bare-return.ts';
import { writeBareQuestion } from '#src/testing/product-questions/bare-question.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';

const WHY = 'по просьбе салона';
const PAGE = { path: '/delivery/', title: '', description: '', h1: '', lead: '', blocks: [] };
/** A text of each kind of rights, as the small shop or this file makes it. */
const TEXTS = {
  page: { path: '/delivery/', body: PAGE },
  seo: { path: '/seo/', body: { url: '/seo/', title: 'Доставка' } },
};
const MARKS = ['uinMark', 'dmdkMark', 'weightMark', 'tagMark', 'wearMark', 'stoneMark'];
/** Nobody's. */
const NO_SESSION = '5f1d7c9b-e4b0-4a3d-82c1-f0e9d85f1d7c';
const Code = z.object({ code: z.string() });

type Verb = {
  name: string;
  endpoint: Endpoint;
  permission: Permission;
  text: keyof typeof TEXTS;
};

const verbs = (await listEndpoints()).flatMap((endpoint): Verb[] => {
  const [permission, ...others] = permissionsOf(endpoint);
  if (permission === undefined) return [];
  const verb = { name: nameOf(endpoint), endpoint, permission, text: 'page' as const };
  return [verb, ...others.map((other) => (isDeciding(endpoint) ? ofOther(verb, other) : ofSeo(verb, other)))];
});

/** The subject of a request for approval decides whose permission it needs. */
function isDeciding({ path }: Endpoint): boolean {
  return path.startsWith('/office/api/approvals/');
}

function ofOther(verb: Verb, permission: Permission): Verb {
  return { ...verb, name: `${verb.name} of ${permission}`, permission };
}

/** The only other calls that several permissions open are those of texts, where a SEO row has its own. */
function ofSeo(verb: Verb, permission: Permission): Verb {
  expect([verb.endpoint.path.slice(0, 17), permission]).toEqual(['/office/api/texts', 'seo.edit']);
  return { ...verb, name: `${verb.name} of a SEO row`, permission, text: 'seo' };
}

let api: TestApi;
/** For each role one person in the store of the things below, and one in another. */
const people = new Map<Role, { here: TestStaff; there: TestStaff }>();
let ids: {
  orderId: number;
  returnId: number;
  saleId: number;
  storeId: number;
  appointmentId: number;
  holdId: number;
  callId: number;
  questionId: number;
  threadId: number;
  uin: string;
  productId: number;
  arbat: number;
  newcomer: number;
  certificateId: string;
  receiptId: string;
  differenceId: number;
  accountId: number;
  texts: Record<Verb['text'], number>;
  /** Requests that wait for those who have the permission. */
  approvals: Map<Permission, number>;
};

beforeAll(async () => {
  api = await createTestApi();
  const { storeId } = await fillSmallShop(api);
  const arbat = await addArbat(api);
  const { orderId, headers } = await addPickupOrder(api, storeId);
  const question = { topic: 'order' as const, message: 'Когда приедет мой заказ?' };
  const { id: threadId } = (await api.call(askSupport, { headers, body: question })).answer();
  const { staffId: newcomer } = await makeStaff(api.context, []);
  const returnId = await writeBareReturn(api.context.db, { orderId, storeId, now: api.clock.now() });
  const certificateId = await writeBareCertificate(api.context, orderId);
  const receiptId = await writeBareReceipt(api.context, orderId);
  const piece = await addPiece(api, storeId);
  const appointmentId = await writeBareAppointment(api.context, { ...piece, storeId });
  const { id: holdId } = await writeBareHold(api.context, { ...piece, storeId });
  const questionId = await writeBareQuestion(api.context, { productId: piece.productId, storeId });
  await api.imports.importSeoPages([TEXTS.seo.body]);
  const texts = { page: await textAt('page'), seo: await textAt('seo') };
  const accountId = (await api.call(currentUser, { headers })).answer()[0]?.id ?? 0;
  const approvals = await requestsFor({ newcomer, uin: piece.uin, storeId });
  ids = {
    texts,
    approvals,
    orderId,
    accountId,
    threadId,
    returnId,
    saleId: await writeBareSale(api.context, storeId),
    storeId,
    appointmentId,
    holdId,
    callId: await writeBareCall(api.context),
    questionId,
    arbat,
    newcomer,
    certificateId,
    receiptId,
    differenceId: await writeBareDifference(api.context, orderId),
    ...piece,
  };
  for (const role of ROLE_NAMES) {
    const here = await makeStaff(api.context, [role], ['petrovka']);
    people.set(role, { here, there: await makeStaff(api.context, [role], ['arbat']) });
  }
});
afterAll(() => api.stop());

async function requestsFor({ newcomer, uin, storeId }: { newcomer: number; uin: string; storeId: number }) {
  const ask = (deed: Deed, type: AuditSubject, id: string, where: number | null = null) =>
    writeBareApproval(api.context, { deed, subject: { type, id }, storeId: where, askedBy: newcomer });
  return new Map<Permission, number>([
    [
      'approvals.decide',
      await ask({ kind: 'piece', change: { verb: 'write-off', uin } }, 'item', uin, storeId),
    ],
    ['staff.roles', await ask({ kind: 'roles', staffId: newcomer, roles: [], storeIds: [] }, 'staff', '0')],
    [
      'staff.invite',
      await ask(
        { kind: 'staff-invite', name: 'Ия', email: 'ia@shop.test', roles: [], storeIds: [] },
        'staff',
        'ia@shop.test',
      ),
    ],
    ['staff.reset', await ask({ kind: 'staff-reset', staffId: newcomer }, 'staff', '0')],
    [
      'settings.edit',
      await ask({ kind: 'setting', code: 'bonus-limit', value: 1, version: 0 }, 'setting', 'bonus-limit'),
    ],
  ]);
}

async function textAt(kind: Verb['text']): Promise<number> {
  const { rows } = await api.database.query(
    `select id from documents where kind = '${kind}' order by id limit 1`,
  );
  return z.object({ id: z.int() }).parse(rows[0]).id;
}

/** The code of the refusal; null when the call reached its verb and did it. */
async function tryOut({ endpoint, text, permission }: Verb, { headers }: TestStaff): Promise<string | null> {
  const path = endpoint.path
    .replace('/orders/{id}', `/orders/${ids.orderId}`)
    .replace('/returns/{id}', `/returns/${ids.returnId}`)
    .replace('/sales/{id}', `/sales/${ids.saleId}`)
    .replace('/appointments/{id}', `/appointments/${ids.appointmentId}`)
    .replace('/holds/{id}', `/holds/${ids.holdId}`)
    .replace('/calls/{id}', `/calls/${ids.callId}`)
    .replace('/product-questions/{id}', `/product-questions/${ids.questionId}`)
    .replace('/products/{id}', `/products/${ids.productId}`)
    .replace('/certificates/{id}', `/certificates/${ids.certificateId}`)
    .replace('/receipts/{id}', `/receipts/${ids.receiptId}`)
    .replace('/differences/{id}', `/differences/${ids.differenceId}`)
    .replace('/customers/{id}', `/customers/${ids.accountId}`)
    .replace('/texts/{id}', `/texts/${ids.texts[text]}`)
    .replace('/support/{id}', `/support/${ids.threadId}`)
    .replace('/staff/{id}', `/staff/${ids.newcomer}`)
    .replace('/approvals/{id}', `/approvals/${ids.approvals.get(permission)}`)
    .replace('/imports/{kind}', '/imports/items')
    .replace('/settings/{code}', '/settings/bonus-limit')
    .replace('{uin}', ids.uin)
    .replace('{day}', '2026-01-01')
    .replace('{sessionId}', NO_SESSION)
    .replaceAll(/\{\w+\}/g, '1');
  const response = await api.send(`${endpoint.method} ${path}${queryOf(path, text)}`, {
    headers: { ...headers, 'if-match': '"1"' },
    ...(endpoint.body ? { body: bodyOf(text) } : {}),
  });
  return response.ok ? null : Code.parse(await response.json()).code;
}

function queryOf(path: string, text: Verb['text']): string {
  if (path.startsWith('/office/api/delivery')) return '?zone=peterburg&date=2126-01-01';
  if (path === '/office/api/customers') return '?q=0000';
  return path.startsWith('/office/api/texts') ? `?kind=${text}` : '';
}

/** Fits every call at once: unknown fields are dropped. */
function bodyOf(text: Verb['text']) {
  return {
    reason: WHY,
    place: 'сейф 1',
    uin: ids.uin,
    toStoreId: ids.arbat,
    isHidden: false,
    productId: ids.productId,
    price: 5_000_000,
    from: '2126-01-01T09:00:00.000Z',
    until: '2126-01-01T09:00:00.000Z',
    found: 'missing',
    cause: 'insult',
    state: 'closed',
    note: WHY,
    roles: ['editor'],
    name: 'Вера Ким',
    email: 'vera@staff.example',
    storeIds: [],
    document: { kind: text, body: TEXTS[text].body },
    number: 1,
    redirectTo: null,
    denial: 'worn',
    words: WHY,
    pieces: [],
    storeId: ids.storeId,
    receipt: { number: '17', issuedAt: api.clock.now().toISOString(), total: 100 },
    lines: [{ uin: ids.uin, paid: 100 }],
    ...Object.fromEntries(MARKS.map((mark) => [mark, 'right'])),
    weightMg: 2_500,
    zone: 'peterburg',
    date: '2126-01-01',
    interval: '10:00',
    capacity: 3,
    desk: 'engraver',
    key: '5f1d7c9b-e4b0-4a3d-82c1-f0e9d85f1d7c',
    topic: 'guide',
    title: 'Как выбрать опал',
    text: WHY,
    path: '/guide/',
    visitors: 2,
    way: 'transfer',
    paymentOrder: '17',
    amount: 100,
    powerNumber: '7',
    issuedOn: '2026-01-01',
    validUntil: '2126-01-01',
    receiverName: 'Смирнов Пётр',
    contact: { name: 'Ольга', lastName: 'Белова', phone: '+79161110033' },
    receiver: null,
    delivery: null,
    deliveryPrice: 0,
    channel: 'sms',
    takenBack: [1],
    wish: { lineIds: [1], reason: 'not-liked', route: { kind: 'post' } },
    fiscal: { document: '3986', storage: '9288000100115785', sign: '2617603921' },
    method: 'card',
    refundId: '5f1d7c9b-e4b0-4a3d-82c1-f0e9d85f1d7c',
    round: 1,
    trackNumber: 'RA123456789RU',
    birthDate: '20.11.1990',
    isApproved: false,
    points: 100,
    value: 900,
    result: 'talked',
    isOn: true,
    ticket: 'К-17',
    work: 'cleaning',
    doneOn: '2026-01-01',
    fields: ['phone'],
    file: Buffer.from(bankStatement([])).toString('base64'),
  };
}

/** The answer to staff of another store. */
const NOT_HERE = [
  'order-not-found',
  'return-not-found',
  'approval-not-found',
  'certificate-not-found',
  'appointment-not-found',
  'hold-not-found',
  'call-not-found',
  'question-not-found',
  'sale-not-found',
  'thread-not-found',
  'account-not-found',
  'other-store',
  'store-not-found',
];
const NOT_ALLOWED = ['no-such-call', 'approval-needed', 'validation', ...NOT_HERE];
/** They answer with what lies in the stores of the caller, and with nothing elsewhere. */
const LISTS = [
  'GET /office/api/appointments',
  'GET /office/api/audit',
  'GET /office/api/calls',
  'GET /office/api/certificates',
  'GET /office/api/holds',
  'GET /office/api/orders',
  'GET /office/api/parcels/stuck',
  'GET /office/api/product-questions',
  'GET /office/api/returns',
  'GET /office/api/sales',
  'GET /office/api/stores',
  'GET /office/api/support',
  'GET /office/api/uncollected-orders',
];

/** Calls of shoppers are those of a city, and both stores of this test are in one; `office-calls.test.ts` tries another city. */
const OF_THE_CITY = [
  'POST /office/api/calls/{id}/release',
  'POST /office/api/calls/{id}/result',
  'POST /office/api/calls/{id}/take',
  'PUT /office/api/line',
];

test('the office has verbs to try', () => {
  expect(verbs.length).toBeGreaterThan(15);
});

describe.each(verbs)('$name', (verb) => {
  test.each(ROLE_NAMES)('as %s', async (role) => {
    const grant = ROLES[role][verb.permission];
    const { here, there } = people.get(role) ?? {};
    if (!here || !there) throw new Error(`nobody is ${role}`);
    const [atHome, elsewhere] = [await tryOut(verb, here), await tryOut(verb, there)];
    switch (grant) {
      case undefined:
        expect([atHome, elsewhere]).toEqual(['no-such-call', 'no-such-call']);
        return;
      case 'second-person':
        expect([atHome, elsewhere]).toEqual(['approval-needed', 'approval-needed']);
        return;
      case 'own-stores':
        expect(NOT_ALLOWED).not.toContain(atHome);
        if (OF_THE_CITY.includes(verb.name)) expect(NOT_ALLOWED).not.toContain(elsewhere);
        else if (LISTS.includes(verb.name)) expect(elsewhere).toBeNull();
        else expect(NOT_HERE).toContain(elsewhere);
        return;
      case 'network':
      case 'masked':
        expect(NOT_ALLOWED).not.toContain(atHome);
        expect(NOT_ALLOWED).not.toContain(elsewhere);
    }
  });
});
