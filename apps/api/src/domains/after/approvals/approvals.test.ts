import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giveBonus } from '@yahont/contracts/office/customers/bonus.ts';
import * as itemCalls from '@yahont/contracts/office/items.ts';
import { getOfficeProduct, planPrice, setPrice } from '@yahont/contracts/office/products.ts';
import { changeSetting, getSetting } from '@yahont/contracts/office/settings.ts';
import { getMe, inviteStaff, listStaff, setStaffRoles } from '@yahont/contracts/office/staff.ts';
import type { Role } from '@yahont/contracts/office/permissions.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { balance } from '#src/domains/people/loyalty/index.ts';
import { staff } from '#src/domains/ground/staff/staff.tables.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { addArbat, addPiece } from '#src/testing/office.ts';
import { approvalCalls, WHY, type AskedDeed } from '#src/testing/office/approvals.ts';
import { makeProduct } from '#src/testing/products/products.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { lengthenSessions, makeStaff, type TestStaff } from '#src/testing/staff.ts';
import { signIn } from '#src/testing/visitors.ts';
import { endTerms } from './end-terms.ts';

const HOUR_MS = 3_600_000;
const OPERATORS = { operatorMail: 'operators@shop.test' };

let api: TestApi;
let calls: ReturnType<typeof approvalCalls>;
let storeId: number;
const people = {} as Record<
  'head' | 'finance' | 'merchandiser' | 'administrator' | 'manager' | 'neighbour' | 'warehouse' | 'operator',
  TestStaff
>;

beforeAll(async () => {
  api = await createTestApi();
  calls = approvalCalls(api);
  ({ storeId } = await fillSmallShop(api));
  await addArbat(api);
  const hire = (role: Role, ...stores: string[]) => makeStaff(api.context, [role], stores);
  people.head = await hire('head');
  people.finance = await hire('finance');
  people.merchandiser = await hire('merchandiser');
  people.administrator = await hire('administrator');
  people.manager = await hire('manager', 'petrovka');
  people.neighbour = await hire('manager', 'arbat');
  people.warehouse = await hire('warehouse', 'petrovka');
  people.operator = await hire('operator');
  await lengthenSessions(api.context);
});
afterAll(() => api.stop());

const product = async (id: number) =>
  (await api.call(getOfficeProduct, { headers: people.head.headers, params: { id } })).answer();
const itemOf = async (uin: string) =>
  (await api.call(itemCalls.getOfficeItem, { headers: people.head.headers, params: { uin } })).answer();
/** Without the spaces that keep words together. */
const plain = (text = '') => text.replaceAll(/\s/g, ' ');
const pointsOf = (accountId: number) => balance(api.context.db, accountId);
const rowsAbout = (type: 'product' | 'item' | 'account' | 'staff' | 'setting', id: string | number) =>
  api.context.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectType, type), eq(auditLog.subjectId, String(id))))
    .orderBy(auditLog.id);

async function newPrice(by: number, version = 1) {
  const { id } = await makeProduct(api.context.db, { price: 10_000_000 });
  return { id, deed: { kind: 'price', productId: id, version, price: 10_000_000 + by } satisfies AskedDeed };
}

/** A piece of the store that its count did not find. */
async function lostPiece() {
  const { uin } = await addPiece(api, storeId);
  const { headers } = people.manager;
  (await api.call(itemCalls.loseItem, { headers, params: { uin }, body: { reason: WHY } })).answer();
  return { uin, deed: { kind: 'piece', change: { verb: 'write-off', uin } } satisfies AskedDeed };
}

async function manyPoints(points = 5_000) {
  const { accountId, headers } = await signIn(api);
  return { accountId, headers, deed: { kind: 'points', accountId, points } satisfies AskedDeed };
}

/** Both names, as every row of the log has them that the house wrote for two people. */
const agreed = (id: number, asker: TestStaff, decider: TestStaff) => ({
  actorKind: 'system',
  actorId: 'approvals',
  after: expect.objectContaining({
    approval: {
      id,
      askedBy: { id: asker.staffId, name: asker.name },
      decidedBy: { id: decider.staffId, name: decider.name },
    },
  }),
});

describe('each kind from the refusal of the direct call to its end', () => {
  test('a price that falls by half is asked for by the merchandiser and set when finance agrees', async () => {
    const { id, deed } = await newPrice(-5_000_000);
    const { merchandiser, finance } = people;
    const direct = await api.call(setPrice, {
      headers: { ...merchandiser.headers, 'if-match': '"1"' },
      params: { id },
      body: { price: deed.price, reason: WHY },
    });
    expect(direct.problem).toMatchObject({
      status: 403,
      code: 'approval-needed',
      context: { ask: { call: 'POST /office/api/approvals', kind: 'price' } },
    });
    const asked = (await calls.ask(merchandiser, deed)).answer();
    expect(asked).toMatchObject({
      kind: 'price',
      state: 'waiting',
      subject: { type: 'product', id: String(id) },
      isOfNetwork: true,
      now: { price: 10_000_000, oldPrice: null },
      next: { price: 5_000_000, oldPrice: null },
      why: WHY,
      askedBy: { id: merchandiser.staffId, name: merchandiser.name },
      until: new Date(api.clock.now().getTime() + 24 * HOUR_MS).toISOString(),
      mayDecide: false,
      decidedBy: null,
    });
    // Trying it out has changed nothing.
    expect(await product(id)).toMatchObject({ price: 10_000_000, version: 1 });
    expect(await rowsAbout('product', id)).toEqual([]);

    expect(await calls.list(finance, 'to-decide')).toContain(asked.id);
    const over = (await calls.decide(finance, asked.id)).answer();
    expect(over).toMatchObject({
      state: 'executed',
      decidedBy: { id: finance.staffId, name: finance.name },
      words: 'проверено',
      failure: null,
    });
    expect(over.history.map(({ step, by }) => [step, by?.id ?? null])).toEqual([
      ['asked', merchandiser.staffId],
      ['approved', finance.staffId],
      ['executed', null],
    ]);
    expect(await product(id)).toMatchObject({ price: 5_000_000, version: 2 });
    const rows = await rowsAbout('product', id);
    expect(rows).toMatchObject([
      { action: 'prices.set', reason: WHY, ...agreed(asked.id, merchandiser, finance) },
    ]);
    const log = await calls.logOf(asked.id);
    expect(log.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['approvals.ask', String(merchandiser.staffId)],
      ['approvals.decide', String(finance.staffId)],
      ['approvals.execute', 'approvals'],
    ]);
    expect(log.at(-1)).toMatchObject(agreed(asked.id, merchandiser, finance));
    expect(await calls.list(finance, 'to-decide')).not.toContain(asked.id);
    expect(await calls.list(finance, 'over')).toContain(asked.id);
    expect(await calls.list(merchandiser, 'asked')).toContain(asked.id);
  });

  test('a price for days to come is planned when the head agrees', async () => {
    const { id } = await newPrice(0);
    const from = new Date(api.clock.now().getTime() + 48 * HOUR_MS).toISOString();
    const plan = { productId: id, price: 20_000_000, from };
    const { merchandiser, head } = people;
    const direct = await api.call(planPrice, {
      headers: merchandiser.headers,
      body: { ...plan, reason: WHY },
    });
    expect(direct.problem.code).toBe('approval-needed');
    const asked = await calls.asked(merchandiser, { kind: 'price-plan', ...plan });
    expect((await product(id)).plans).toEqual([]);
    expect((await calls.decide(head, asked)).answer().state).toBe('executed');
    expect((await product(id)).plans).toMatchObject([{ price: 20_000_000, from, state: 'planned' }]);
  });

  test('a missing piece is written off when the head agrees with the warehouse', async () => {
    const { uin, deed } = await lostPiece();
    const { warehouse, head } = people;
    const direct = await api.call(itemCalls.writeOffItem, {
      headers: warehouse.headers,
      params: { uin },
      body: { reason: WHY },
    });
    expect(direct.problem).toMatchObject({ code: 'approval-needed', context: { ask: { kind: 'piece' } } });
    const asked = (await calls.ask(warehouse, deed)).answer();
    expect(asked).toMatchObject({
      storeId,
      isOfNetwork: false,
      now: { state: 'missing' },
      next: { state: 'written-off' },
      until: new Date(api.clock.now().getTime() + 72 * HOUR_MS).toISOString(),
    });
    expect((await calls.decide(head, asked.id)).answer().state).toBe('executed');
    expect(await itemOf(uin)).toMatchObject({ state: 'written-off', place: null });
    expect((await rowsAbout('item', uin)).at(-1)).toMatchObject({
      action: 'items.write-off',
      storeId,
      ...agreed(asked.id, warehouse, head),
    });
    expect((await itemOf(uin)).events[0]?.actor).toEqual({ kind: 'system', id: 'approvals' });
  });

  test('a merchandiser, who may only ask, has a piece taken off sale', async () => {
    const { uin } = await addPiece(api, storeId);
    const { merchandiser, manager } = people;
    const asked = await calls.asked(merchandiser, { kind: 'piece', change: { verb: 'hold', uin } });
    expect((await calls.decide(manager, asked)).answer().state).toBe('executed');
    expect(await itemOf(uin)).toMatchObject({ state: 'on-hold', heldBecause: WHY });
  });

  test('few points are given by one person, many by two; a large sum in parts is many', async () => {
    const { accountId, deed } = await manyPoints();
    const { operator, finance } = people;
    const before = await pointsOf(accountId);
    const give = (points: number, key: string = randomUUID()) =>
      api.call(giveBonus, {
        headers: operator.headers,
        params: { id: accountId },
        body: { key, points, reason: WHY },
      });
    const key = randomUUID();
    expect((await give(600, key)).answer().balance).toBe(before + 600);
    expect((await give(600, key)).answer().balance).toBe(before + 600);
    expect((await give(401)).problem).toMatchObject({
      code: 'approval-needed',
      context: { ask: { kind: 'points' } },
    });
    expect((await give(-400)).answer().balance).toBe(before + 200);
    expect((await give(1)).problem.code).toBe('approval-needed');
    api.clock.advance(25 * HOUR_MS);
    expect((await give(400)).answer().balance).toBe(before + 600);

    const asked = await calls.asked(operator, deed);
    expect(await pointsOf(accountId)).toBe(before + 600);
    expect((await calls.decide(finance, asked)).answer().state).toBe('executed');
    expect(await pointsOf(accountId)).toBe(before + 5_600);
    expect((await rowsAbout('account', accountId)).at(-1)).toMatchObject({
      action: 'customers.bonus',
      reason: WHY,
      ...agreed(asked, operator, finance),
    });
  });

  test('points that were spent cannot be taken, neither by one nor by two', async () => {
    const { accountId } = await manyPoints();
    const { operator, head } = people;
    const has = await pointsOf(accountId);
    const take = await api.call(giveBonus, {
      headers: operator.headers,
      params: { id: accountId },
      body: { key: randomUUID(), points: -has - 1, reason: WHY },
    });
    expect(take.problem).toMatchObject({ code: 'not-enough-points', context: { balance: has } });
    const asked = await calls.ask(head, { kind: 'points', accountId, points: -has - 1_001 });
    expect(asked.problem).toMatchObject({
      code: 'cannot-be-done',
      context: { code: 'not-enough-points', facts: { balance: has } },
    });
  });

  test('roles that the head asks for are given when the administrator agrees', async () => {
    const person = await makeStaff(api.context, ['consultant'], ['petrovka']);
    const { head, administrator, finance } = people;
    const direct = await api.call(setStaffRoles, {
      headers: head.headers,
      params: { id: person.staffId },
      body: { roles: ['manager'], storeIds: [storeId], reason: WHY },
    });
    expect(direct.problem).toMatchObject({ code: 'approval-needed', context: { ask: { kind: 'roles' } } });
    // Reading who works here needs nobody.
    const listed = (await api.call(listStaff, { headers: head.headers })).answer();
    expect(listed.items.map(({ id }) => id)).toContain(person.staffId);
    const asked = await calls.asked(head, {
      kind: 'roles',
      staffId: person.staffId,
      roles: ['manager'],
      storeIds: [storeId],
    });
    expect((await calls.decide(finance, asked)).problem.code).toBe('no-such-call');
    expect(await calls.list(finance, 'to-decide')).not.toContain(asked);
    expect((await calls.decide(administrator, asked)).answer().state).toBe('executed');
    const query = { after: person.staffId - 1 };
    const [after] = (await api.call(listStaff, { headers: head.headers, query })).answer().items;
    expect(after).toMatchObject({ id: person.staffId, roles: ['manager'], storeIds: [storeId] });
    // Their sessions ended with their old roles.
    expect((await api.call(getMe, { headers: person.headers })).status).toBe(401);
    expect((await rowsAbout('staff', person.staffId)).at(-1)).toMatchObject({
      action: 'staff.roles',
      before: { roles: ['consultant'] },
      ...agreed(asked, head, administrator),
    });
  });

  test('a limit that the head asks for holds when the administrator agrees, and its history has both', async () => {
    const { head, administrator, merchandiser } = people;
    const read = async () =>
      (
        await api.call(getSetting, { headers: head.headers, params: { code: 'price-change-percent' } })
      ).answer();
    const { version, value } = await read();
    expect(value).toBe(10);
    const direct = await api.call(changeSetting, {
      headers: { ...head.headers, 'if-match': `"${version}"` },
      params: { code: 'price-change-percent' },
      body: { value: 20, reason: WHY },
    });
    expect(direct.problem).toMatchObject({ code: 'approval-needed', context: { ask: { kind: 'setting' } } });
    const asked = await calls.asked(head, {
      kind: 'setting',
      code: 'price-change-percent',
      value: 20,
      version,
    });
    expect((await calls.decide(administrator, asked)).answer().state).toBe('executed');
    expect(await read()).toMatchObject({
      value: 20,
      history: [{ value: 20, reason: WHY, by: [head.name, administrator.name] }],
    });
    const { id } = await newPrice(0);
    const set = (price: number, at: number) =>
      api.call(setPrice, {
        headers: { ...merchandiser.headers, 'if-match': `"${at}"` },
        params: { id },
        body: { price, reason: WHY },
      });
    (await set(12_000_000, 1)).answer();
    const back = await api.call(changeSetting, {
      headers: { ...administrator.headers, 'if-match': `"${version + 1}"` },
      params: { code: 'price-change-percent' },
      body: { value: 10, reason: WHY },
    });
    expect(back.answer()).toMatchObject({ value: 10, version: version + 2 });
    expect((await set(14_000_000, 2)).problem.code).toBe('approval-needed');
  });
});

describe('who may not', () => {
  test('nobody decides what they asked, whichever role they have beside the one that asked', async () => {
    const both = await makeStaff(api.context, ['head', 'finance', 'administrator', 'merchandiser']);
    const { deed } = await newPrice(5_000_000);
    const price = await calls.asked(both, deed);
    expect((await calls.decide(both, price)).problem).toMatchObject({ status: 403, code: 'own-request' });
    expect((await calls.question(both, price, 'Почему?')).problem.code).toBe('own-request');
    expect(await calls.list(both, 'to-decide')).not.toContain(price);
    expect((await calls.get(both, price)).answer()).toMatchObject({ state: 'waiting', mayDecide: false });
    expect((await calls.decide(people.head, price, false, 'дорого')).answer().state).toBe('refused');
  });

  test('operators, merchandisers and administrators decide no price', async () => {
    const { deed } = await newPrice(5_000_000);
    const id = await calls.asked(people.merchandiser, deed);
    for (const person of [people.operator, people.warehouse, people.administrator])
      expect((await calls.decide(person, id)).problem).toMatchObject({ status: 404, code: 'no-such-call' });
    // A manager decides in their stores, and a price is of all stores.
    expect((await calls.decide(people.manager, id)).problem.code).toBe('approval-not-found');
    expect((await calls.get(people.operator, id)).problem.code).toBe('approval-not-found');
    expect((await product(deed.productId)).price).toBe(10_000_000);
  });

  test('a piece of the own store is decided by its manager, one of a foreign store is 404', async () => {
    const { uin, deed } = await lostPiece();
    const { warehouse, manager, neighbour } = people;
    const id = await calls.asked(warehouse, deed);
    for (const act of [calls.decide, calls.get])
      expect((await act(neighbour, id)).problem).toMatchObject({ status: 404, code: 'approval-not-found' });
    expect(await calls.list(neighbour, 'to-decide')).not.toContain(id);
    expect(await calls.list(manager, 'to-decide')).toContain(id);
    expect((await calls.decide(manager, id)).answer().state).toBe('executed');
    expect((await itemOf(uin)).state).toBe('written-off');
  });

  test('who acts in stores asks for what lies in theirs', async () => {
    const { deed } = await lostPiece();
    const stranger = await makeStaff(api.context, ['warehouse'], ['arbat']);
    expect((await calls.ask(stranger, deed)).problem).toMatchObject({ status: 403, code: 'other-store' });
    const { deed: points } = await manyPoints();
    expect((await calls.ask(people.manager, points)).problem.code).toBe('account-not-found');
  });

  test('who never has the verb cannot ask, and who can do it alone need not', async () => {
    const { deed } = await newPrice(5_000_000);
    expect((await calls.ask(people.operator, deed)).problem.code).toBe('no-such-call');
    const { deed: small } = await newPrice(500_000);
    expect((await calls.ask(people.merchandiser, small)).problem.code).toBe('no-approval-needed');
    const { deed: few } = await manyPoints(1_000);
    expect((await calls.ask(people.operator, few)).problem.code).toBe('no-approval-needed');
    const person = await makeStaff(api.context, ['editor']);
    const roles = { kind: 'roles' as const, roles: [], storeIds: [], staffId: person.staffId };
    expect((await calls.ask(people.administrator, roles)).problem.code).toBe('no-such-call');
  });

  test('nobody asks for roles of their own, and nobody decides on theirs', async () => {
    const { head } = people;
    const roles = { kind: 'roles', roles: ['head', 'administrator'], storeIds: [] } satisfies Omit<
      Extract<AskedDeed, { kind: 'roles' }>,
      'staffId'
    >;
    expect((await calls.ask(head, { ...roles, staffId: head.staffId })).problem.code).toBe('own-roles');
    const other = await makeStaff(api.context, ['administrator']);
    const asked = await calls.asked(head, { ...roles, staffId: other.staffId });
    expect((await calls.decide(other, asked)).problem.code).toBe('own-roles');
    (await calls.withdraw(head, asked)).answer();
  });

  test('what the direct call would refuse cannot be asked for', async () => {
    const { deed } = await newPrice(5_000_000, 7);
    expect((await calls.ask(people.merchandiser, deed)).problem).toMatchObject({
      code: 'cannot-be-done',
      context: { code: 'changed-meanwhile', facts: { version: 1 } },
    });
    const { uin } = await addPiece(api, storeId);
    const change = { verb: 'write-off' as const, uin };
    expect((await calls.ask(people.manager, { kind: 'piece', change })).problem).toMatchObject({
      code: 'cannot-be-done',
      context: { code: 'illegal-move', facts: { from: 'available' } },
    });
    expect((await itemOf(uin)).state).toBe('available');
  });

  test('the same thing is asked for once at a time', async () => {
    const { deed } = await newPrice(5_000_000);
    const id = await calls.asked(people.merchandiser, deed);
    expect((await calls.ask(people.head, deed)).problem).toMatchObject({
      code: 'asked-already',
      context: { approvalId: id },
    });
    (await calls.withdraw(people.merchandiser, id)).answer();
    (await calls.ask(people.head, deed)).answer();
  });
});

describe('what does not hold any more is not carried out', () => {
  const mails = async () => {
    while ((await api.deliverOutbox()) > 0);
    const query = { to: OPERATORS.operatorMail };
    return (await api.call(listSentMessages, { query })).answer().items;
  };

  test('a price that changed meanwhile: both read why, and the house has a letter', async () => {
    const { id, deed } = await newPrice(-5_000_000);
    const { merchandiser, finance } = people;
    const asked = await calls.asked(merchandiser, deed);
    const set = await api.call(setPrice, {
      headers: { ...people.head.headers, 'if-match': '"1"' },
      params: { id },
      body: { price: 9_500_000, reason: WHY },
    });
    set.answer();
    const answer = (await calls.decide(finance, asked)).answer();
    expect(answer).toMatchObject({
      state: 'not-carried-out',
      decidedBy: { id: finance.staffId },
      failure: { code: 'changed-meanwhile', facts: { version: 2 } },
    });
    expect(answer.history.map(({ step }) => step)).toEqual(['asked', 'approved', 'not-carried-out']);
    expect((await calls.get(merchandiser, asked)).answer().failure?.code).toBe('changed-meanwhile');
    expect(await product(id)).toMatchObject({ price: 9_500_000, version: 2 });
    expect((await calls.logOf(asked)).map(({ action }) => action)).toEqual([
      'approvals.ask',
      'approvals.decide',
      'approvals.not-carried-out',
    ]);
    const [mail] = await mails();
    expect(plain(mail?.subject)).toContain(`Не выполнен согласованный запрос № ${asked}`);
    expect(plain(mail?.text)).toContain('сумма, состояние или версия стали другими');
  });

  test('a price that came back from an import: the version of a plan is not enough, the price is compared', async () => {
    const { id } = await newPrice(0);
    const from = new Date(api.clock.now().getTime() + 48 * HOUR_MS).toISOString();
    const asked = await calls.asked(people.merchandiser, {
      kind: 'price-plan',
      productId: id,
      price: 20_000_000,
      from,
    });
    const set = await api.call(setPrice, {
      headers: { ...people.head.headers, 'if-match': '"1"' },
      params: { id },
      body: { price: 10_500_000, reason: WHY },
    });
    set.answer();
    expect((await calls.decide(people.finance, asked)).answer()).toMatchObject({
      state: 'not-carried-out',
      failure: { code: 'changed-meanwhile', facts: { price: 10_500_000 } },
    });
    expect((await product(id)).plans).toEqual([]);
  });

  test('a missing piece that was found and sold meanwhile', async () => {
    const { uin, deed } = await lostPiece();
    const asked = await calls.asked(people.manager, deed);
    await api.context.db.update(items).set({ state: 'sold', orderId: 1 }).where(eq(items.uin, uin));
    expect((await calls.decide(people.head, asked)).answer()).toMatchObject({
      state: 'not-carried-out',
      failure: { code: 'illegal-move', facts: { from: 'sold' } },
    });
    expect((await itemOf(uin)).state).toBe('sold');
  });

  test('the asker left, or lost the role that asks', async () => {
    const [leaver, changer] = [
      await makeStaff(api.context, ['merchandiser']),
      await makeStaff(api.context, ['merchandiser']),
    ];
    const [one, two] = [await newPrice(5_000_000), await newPrice(5_000_000)];
    const [first, second] = [await calls.asked(leaver, one.deed), await calls.asked(changer, two.deed)];
    await api.context.db.update(staff).set({ leftAt: api.clock.now() }).where(eq(staff.id, leaver.staffId));
    const moved = await api.call(setStaffRoles, {
      headers: people.administrator.headers,
      params: { id: changer.staffId },
      body: { roles: ['editor'], reason: WHY },
    });
    moved.answer();
    for (const [id, { id: productId }] of [
      [first, one],
      [second, two],
    ] as const) {
      expect((await calls.decide(people.finance, id)).answer()).toMatchObject({
        state: 'not-carried-out',
        failure: { code: 'asker-may-not' },
      });
      expect((await product(productId)).price).toBe(10_000_000);
    }
  });

  test('a fault of the house is none of the request: it waits on, and a second yes does it', async () => {
    const { id, deed } = await newPrice(5_000_000);
    const asked = await calls.asked(people.merchandiser, deed);
    const break_ = `create function break_prices() returns trigger language plpgsql as $$
      begin raise exception 'out of order'; end $$;
      create trigger break_prices before update on products for each row execute function break_prices()`;
    await api.database.exec(break_);
    expect((await calls.decide(people.finance, asked)).status).toBe(500);
    await api.database.exec('drop trigger break_prices on products; drop function break_prices()');
    expect((await calls.get(people.finance, asked)).answer()).toMatchObject({
      state: 'waiting',
      decidedBy: null,
    });
    expect((await calls.decide(people.finance, asked)).answer().state).toBe('executed');
    expect(await product(id)).toMatchObject({ price: 15_000_000, version: 2 });
  });
});

describe('people', () => {
  const peopleIn = async (state: 'works' | 'invited' | 'left') =>
    (await api.call(listStaff, { headers: people.head.headers, query: { state } })).answer().items;

  test('the head asks for a new person, an administrator agrees, and the letter goes out', async () => {
    const person = { name: 'Ия Ремизова', email: 'ia@shop.test', roles: ['editor' as const] };
    const direct = await api.call(inviteStaff, {
      headers: people.head.headers,
      body: { ...person, reason: WHY },
    });
    expect(direct.problem).toMatchObject({
      code: 'approval-needed',
      context: { permission: 'staff.invite', ask: { kind: 'staff-invite' } },
    });
    const deed = { kind: 'staff-invite' as const, ...person };
    const id = await calls.asked(people.head, deed);
    expect((await calls.ask(people.head, deed)).problem.code).toBe('asked-already');
    expect((await peopleIn('invited')).map(({ email }) => email)).not.toContain(person.email);
    expect((await calls.decide(people.finance, id)).problem.code).toBe('no-such-call');
    expect((await calls.decide(people.administrator, id)).answer()).toMatchObject({ state: 'executed' });
    expect(await peopleIn('invited')).toContainEqual(expect.objectContaining(person));
    while ((await api.deliverOutbox()) > 0);
    const sent = await api.call(listSentMessages, { query: { to: person.email } });
    expect(sent.answer().items[0]?.text).toContain('/office/invitation#');
    const [row] = await api.context.db.select().from(auditLog).where(eq(auditLog.action, 'staff.invite'));
    expect(row).toMatchObject({ actorKind: 'system', after: { approval: { id } } });
    expect((await calls.ask(people.head, deed)).problem).toMatchObject({
      code: 'cannot-be-done',
      context: { code: 'email-taken' },
    });
  });

  test('a reset and a dismissal wait for an administrator, who is not their subject', async () => {
    const { staffId } = await makeStaff(api.context, ['editor']);
    const leaving = { kind: 'staff-leave' as const, staffId };
    const [id] = [await calls.asked(people.head, leaving)];
    // Somebody without an address cannot get a link.
    expect((await calls.ask(people.head, { kind: 'staff-reset', staffId })).problem).toMatchObject({
      code: 'cannot-be-done',
      context: { code: 'no-email' },
    });
    expect(
      (await calls.ask(people.head, { kind: 'staff-leave', staffId: people.head.staffId })).problem.code,
    ).toBe('own-roles');
    const aboutOneself = await calls.asked(people.head, {
      kind: 'staff-leave',
      staffId: people.administrator.staffId,
    });
    expect((await calls.decide(people.administrator, aboutOneself)).problem.code).toBe('own-roles');
    (await calls.withdraw(people.head, aboutOneself)).answer();
    expect((await calls.decide(people.administrator, id)).answer().state).toBe('executed');
    expect((await peopleIn('left')).map((one) => one.id)).toContain(staffId);
  });
});

describe('a conversation and its term', () => {
  test('a question goes back to the asker, whose answer lets it wait on', async () => {
    const { deed } = await newPrice(5_000_000);
    const { merchandiser, finance, head } = people;
    const id = await calls.asked(merchandiser, deed);
    expect((await calls.answer(merchandiser, id, 'Ещё не спросили')).problem.code).toBe('no-question');
    expect((await calls.question(finance, id, 'Почему так дорого?')).answer().state).toBe('question');
    expect((await calls.answer(head, id, 'Это не я')).problem.code).toBe('approval-not-found');
    const answered = (await calls.answer(merchandiser, id, 'Золото подорожало')).answer();
    expect(answered.state).toBe('waiting');
    expect(answered.history.map(({ step, words }) => [step, words])).toEqual([
      ['asked', WHY],
      ['question', 'Почему так дорого?'],
      ['answer', 'Золото подорожало'],
    ]);
    expect((await calls.decide(finance, id, false, '')).status).toBe(422);
    const refused = (await calls.decide(finance, id, false, 'Подождём месяц')).answer();
    expect(refused).toMatchObject({ state: 'refused', words: 'Подождём месяц', mayDecide: false });
    expect((await product(deed.productId)).price).toBe(10_000_000);
    for (const act of [calls.decide(head, id), calls.question(head, id, 'А теперь?')])
      expect((await act).problem).toMatchObject({ code: 'approval-over', context: { state: 'refused' } });
  });

  test('what was withdrawn is over, and only its asker withdraws', async () => {
    const { deed } = await newPrice(5_000_000);
    const { merchandiser, finance } = people;
    const id = await calls.asked(merchandiser, deed);
    expect((await calls.withdraw(finance, id)).problem.code).toBe('approval-not-found');
    expect((await calls.withdraw(merchandiser, id)).answer().state).toBe('withdrawn');
    expect((await calls.withdraw(merchandiser, id)).problem.code).toBe('approval-over');
    expect((await calls.decide(finance, id)).problem).toMatchObject({
      code: 'approval-over',
      context: { state: 'withdrawn' },
    });
  });

  test('the house is reminded at half of the term, and afterwards nobody decides any more', async () => {
    const { deed } = await newPrice(5_000_000);
    const { merchandiser, finance } = people;
    const id = await calls.asked(merchandiser, deed);
    const subjects = async () => {
      while ((await api.deliverOutbox()) > 0);
      const { items: sent } = (
        await api.call(listSentMessages, { query: { to: OPERATORS.operatorMail } })
      ).answer();
      return sent.map(({ subject }) => plain(subject)).filter((subject) => subject.includes(`№ ${id}:`));
    };
    api.clock.advance(11 * HOUR_MS);
    await endTerms(api.context, OPERATORS);
    expect(await subjects()).toEqual([expect.stringContaining('Нужно согласие')]);
    api.clock.advance(HOUR_MS);
    await endTerms(api.context, OPERATORS);
    await endTerms(api.context, OPERATORS);
    expect((await subjects()).map((subject) => subject.split(' №')[0])).toEqual([
      'Всё ещё ждёт согласия запрос',
      'Нужно согласие',
    ]);
    api.clock.advance(12 * HOUR_MS);
    // The job runs within five minutes; the term ends at once.
    expect((await calls.decide(finance, id)).problem).toMatchObject({
      code: 'approval-over',
      context: { state: 'lapsed' },
    });
    expect(await calls.list(finance, 'to-decide')).not.toContain(id);
    expect((await calls.get(merchandiser, id)).answer()).toMatchObject({ state: 'lapsed', mayDecide: false });
    expect(await endTerms(api.context, OPERATORS)).toBeGreaterThanOrEqual(1);
    expect(await endTerms(api.context, OPERATORS)).toBe(0);
    expect((await calls.get(merchandiser, id)).answer().history.at(-1)).toMatchObject({
      step: 'lapsed',
      by: null,
    });
    expect((await subjects())[0]).toContain('Никто не решил запрос');
    expect((await calls.logOf(id)).at(-1)).toMatchObject({ action: 'approvals.lapse', actorId: 'approvals' });
    // It may be asked for again.
    (await calls.ask(merchandiser, deed)).answer();
  });

  test('an asker may name an earlier term, never a later one', async () => {
    const { deed } = await newPrice(5_000_000);
    const until = (hours: number) => new Date(api.clock.now().getTime() + hours * HOUR_MS).toISOString();
    for (const hours of [25, -1])
      expect((await calls.ask(people.merchandiser, deed, { until: until(hours) })).problem).toMatchObject({
        status: 422,
        code: 'wrong-term',
        context: { latest: until(24) },
      });
    expect((await calls.ask(people.merchandiser, deed, { until: until(2) })).answer().until).toBe(until(2));
  });
});
