import { afterAll, beforeAll, expect, test } from 'vitest';
import { setStaffRoles } from '@yahont/contracts/office/staff.ts';
import { balance } from '#src/domains/people/loyalty/index.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { approvalCalls } from '#src/testing/office/approvals.ts';
import { writeBareApproval } from '#src/testing/office/bare-approval.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { lengthenSessions, makeStaff, type TestStaff } from '#src/testing/staff.ts';
import { signIn } from '#src/testing/visitors.ts';
import { endTerms } from './end-terms.ts';

const ROUNDS = 50;
const POINTS = 5_000;
const HOUSE = { operatorMail: 'operators@shop.test' };

let api: TestApi;
let calls: ReturnType<typeof approvalCalls>;
let operator: TestStaff;
let head: TestStaff;
let finance: TestStaff;
let accountId: number;
beforeAll(async () => {
  api = await createTestApi();
  calls = approvalCalls(api);
  await fillSmallShop(api);
  operator = await makeStaff(api.context, ['operator']);
  head = await makeStaff(api.context, ['head']);
  finance = await makeStaff(api.context, ['finance']);
  await lengthenSessions(api.context);
  ({ accountId } = await signIn(api));
});
afterAll(() => api.stop());

const points = () => balance(api.context.db, accountId);
const asked = () =>
  writeBareApproval(api.context, {
    deed: { kind: 'points', accountId, points: POINTS },
    subject: { type: 'account', id: String(accountId) },
    askedBy: operator.staffId,
  });
const codes = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

/** How requests ended, and whether points were given exactly once for each that was carried out. */
async function endsOf(ids: readonly number[], before: number): Promise<Set<string>> {
  const { rows } = await api.database.query(
    `select state, (select count(*)::int from approval_events where approval_id = approvals.id and step = 'executed') as done
     from approvals where id = any($1::int[])`,
    [`{${ids.join(',')}}`],
  );
  const executed = rows.filter(({ state }) => state === 'executed');
  expect(rows.filter(({ done }) => done === 1)).toEqual(executed);
  expect(await points()).toBe(before + executed.length * POINTS);
  return new Set(rows.map(({ state }) => String(state)));
}

test('of two who decide at once one wins, and points are given once', async () => {
  const before = await points();
  const ids: number[] = [];
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const id = await asked();
    ids.push(id);
    const answers = await Promise.all([
      calls.decide(head, id),
      // Every second round the other one says no.
      calls.decide(finance, id, turn % 2 === 0, 'рано'),
      // A retry of a yes whose answer was lost.
      calls.decide(head, id),
    ]);
    expect(codes(answers)).toEqual([200, 409, 409]);
  }
  for (const state of await endsOf(ids, before)) expect(['executed', 'refused']).toContain(state);
});

test('a yes and a withdrawal at once: one of them, and the other is told', async () => {
  const before = await points();
  const ids: number[] = [];
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const id = await asked();
    ids.push(id);
    const both = [() => calls.decide(head, id), () => calls.withdraw(operator, id)];
    const answers = await Promise.all((turn % 2 === 0 ? both : both.toReversed()).map((act) => act()));
    expect(codes(answers)).toEqual([200, 409]);
  }
  for (const state of await endsOf(ids, before)) expect(['executed', 'withdrawn']).toContain(state);
});

test('a yes in the minute in which the term ends is either in time or too late', async () => {
  const before = await points();
  const ids: number[] = [];
  for (let turn = 0; turn < 10; turn += 1) {
    const id = await asked();
    ids.push(id);
    const deciding = calls.decide(head, id);
    api.clock.advance(5 * 3_600_000);
    await Promise.all([deciding, endTerms(api.context, HOUSE)]);
    await endTerms(api.context, HOUSE);
  }
  for (const state of await endsOf(ids, before)) expect(['executed', 'lapsed']).toContain(state);
});

test('the same is asked for by two at once and waits once', async () => {
  for (let turn = 0; turn < 10; turn += 1) {
    const deed = { kind: 'points' as const, accountId, points: POINTS };
    const answers = await Promise.all([calls.ask(operator, deed), calls.ask(head, deed)]);
    expect(codes(answers)).toEqual([201, 409]);
    const id = answers.find(({ status }) => status === 201)?.answer().id ?? 0;
    (await calls.decide(finance, id, false, 'не сейчас')).answer();
  }
});

test('of two administrators who take each other’s role, one by approval, one is left', async () => {
  for (let turn = 0; turn < 10; turn += 1) {
    const [one, two] = [
      await makeStaff(api.context, ['administrator']),
      await makeStaff(api.context, ['administrator']),
    ];
    const roles = { kind: 'roles' as const, roles: [], storeIds: [], staffId: two.staffId };
    const id = await calls.asked(head, roles);
    const direct = () =>
      api.call(setStaffRoles, {
        headers: two.headers,
        params: { id: one.staffId },
        body: { roles: [], reason: 'уходит из компании' },
      });
    await Promise.all([calls.decide(one, id), direct()]);
    const { rows } = await api.database.query(
      'select staff_id from staff_roles where staff_id = any($1::int[])',
      [`{${one.staffId},${two.staffId}}`],
    );
    expect(rows).toHaveLength(1);
    const { state } = (await calls.get(head, id)).answer();
    if (state === 'waiting') (await calls.withdraw(head, id)).answer();
  }
});
