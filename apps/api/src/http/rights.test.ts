import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '@yahont/contracts/wire/endpoint.ts';
import { ROLE_NAMES } from '@yahont/contracts/office/permissions.ts';
import type { Permission, Role } from '@yahont/contracts/office/permissions.ts';
import { ROLES } from '@yahont/contracts/office/roles.ts';
import { createTestApi } from '#src/testing/api.ts';
import type { TestApi } from '#src/testing/api.ts';
import { writeBareAppointment } from '#src/testing/appointments/showing-shop.ts';
import { listEndpoints, nameOf } from '#src/testing/endpoints.ts';
import { addArbat, addPickupOrder, addPiece } from '#src/testing/office.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { writeBareCertificate } from '#src/testing/money/bare-certificate.ts';
import { writeBareReturn } from '#src/testing/returns/bare-return.ts';
import { makeStaff } from '#src/testing/staff.ts';
import type { TestStaff } from '#src/testing/staff.ts';

const WHY = 'по просьбе салона';
const PAGE = { path: '/delivery/', title: '', description: '', h1: '', lead: '', blocks: [] };
const MARKS = ['uinMark', 'dmdkMark', 'weightMark', 'tagMark', 'wearMark', 'stoneMark'];
const Code = z.object({ code: z.string() });

type Verb = { name: string; endpoint: Endpoint; permission: Permission };

const verbs = (await listEndpoints()).flatMap((endpoint): Verb[] =>
  typeof endpoint.access === 'object'
    ? [{ name: nameOf(endpoint), endpoint, permission: endpoint.access.staff }]
    : [],
);

let api: TestApi;
/** Of each role one person in the store of the things below, and one in another. */
const people = new Map<Role, { here: TestStaff; there: TestStaff }>();
let ids: {
  orderId: number;
  returnId: number;
  appointmentId: number;
  uin: string;
  productId: number;
  arbat: number;
  newcomer: number;
  certificateId: string;
};

beforeAll(async () => {
  api = await createTestApi();
  const { storeId } = await fillSmallShop(api);
  const arbat = await addArbat(api);
  const { orderId } = await addPickupOrder(api, storeId);
  const { staffId: newcomer } = await makeStaff(api.context, []);
  const returnId = await writeBareReturn(api.context.db, { orderId, storeId, now: api.clock.now() });
  const certificateId = await writeBareCertificate(api.context, orderId);
  const piece = await addPiece(api, storeId);
  const appointmentId = await writeBareAppointment(api.context, { ...piece, storeId });
  ids = { orderId, returnId, appointmentId, arbat, newcomer, certificateId, ...piece };
  for (const role of ROLE_NAMES) {
    const here = await makeStaff(api.context, [role], ['petrovka']);
    people.set(role, { here, there: await makeStaff(api.context, [role], ['arbat']) });
  }
});
afterAll(() => api.stop());

/** The code of the refusal; null when the call reached its verb and did it. */
async function tryOut({ endpoint }: Verb, { headers }: TestStaff): Promise<string | null> {
  const path = endpoint.path
    .replace('/orders/{id}', `/orders/${ids.orderId}`)
    .replace('/returns/{id}', `/returns/${ids.returnId}`)
    .replace('/appointments/{id}', `/appointments/${ids.appointmentId}`)
    .replace('/products/{id}', `/products/${ids.productId}`)
    .replace('/certificates/{id}', `/certificates/${ids.certificateId}`)
    .replace('/staff/{id}', `/staff/${ids.newcomer}`)
    .replace('{uin}', ids.uin)
    .replaceAll(/\{\w+\}/g, '1');
  const response = await api.send(
    `${endpoint.method} ${path}${path.startsWith('/office/api/texts') ? '?kind=page' : ''}`,
    {
      headers: { ...headers, 'if-match': '"1"' },
      ...(endpoint.body ? { body: bodyOf() } : {}),
    },
  );
  return response.ok ? null : Code.parse(await response.json()).code;
}

/** Fits every call at once: unknown fields are dropped. */
function bodyOf() {
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
    state: 'closed',
    note: WHY,
    roles: ['editor'],
    document: { kind: 'page', body: PAGE },
    number: 1,
    redirectTo: null,
    denial: 'worn',
    words: WHY,
    pieces: [],
    ...Object.fromEntries(MARKS.map((mark) => [mark, 'right'])),
    weightMg: 2_500,
    desk: 'engraver',
    visitors: 2,
  };
}

/** What staff of another store get. */
const NOT_HERE = [
  'order-not-found',
  'return-not-found',
  'certificate-not-found',
  'appointment-not-found',
  'other-store',
  'store-not-found',
];
const NOT_ALLOWED = ['no-such-call', 'approval-needed', 'validation', ...NOT_HERE];
/** They answer with what lies in the stores of the caller, and with nothing elsewhere. */
const LISTS = [
  'GET /office/api/appointments',
  'GET /office/api/audit',
  'GET /office/api/certificates',
  'GET /office/api/returns',
  'GET /office/api/stores',
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
        if (LISTS.includes(verb.name)) expect(elsewhere).toBeNull();
        else expect(NOT_HERE).toContain(elsewhere);
        return;
      case 'network':
      case 'masked':
        expect(NOT_ALLOWED).not.toContain(atHome);
        expect(NOT_ALLOWED).not.toContain(elsewhere);
    }
  });
});
