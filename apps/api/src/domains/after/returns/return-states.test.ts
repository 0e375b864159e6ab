import { inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getOrderReturns } from '@yahont/contracts/returns/returns.ts';
import { RETURN_STATES, type ReturnState } from '@yahont/contracts/returns/return-lists.ts';
import { orderTenders } from '#src/domains/buying/orders/tenders/tenders.tables.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { buyRings, openReturnsShop, readOrder, RING } from '#src/testing/returns/bought.ts';
import { ask, stepsOf, type Steps } from '#src/testing/returns/steps.ts';
import { act, VERB_NAMES, VERBS, type Verb } from '#src/testing/returns/verbs.ts';
import type { TestBuyer, TestShop } from '#src/testing/shop.ts';
import { makeStaff } from '#src/testing/staff.ts';
import { canMove } from './return-states.ts';

let shop: TestShop;
let head: Steps;
beforeAll(async () => {
  shop = await openReturnsShop();
  head = stepsOf(shop, await makeStaff(shop.context, ['head']));
});
afterAll(() => shop.stop());

test('the table of states', () => {
  const table = RETURN_STATES.map(
    (from) => `${from}: ${RETURN_STATES.filter((to) => canMove(from, to)).join(' ')}`,
  );
  expect(table).toEqual([
    'requested: approved received refused withdrawn',
    'approved: on-its-way received withdrawn',
    'on-its-way: received withdrawn',
    'received: checked',
    'checked: refunded refused',
    'refunded: ',
    'refused: ',
    'withdrawn: ',
  ]);
});

/** The verbs that lead to each state. */
const WAYS: Record<ReturnState, readonly Verb[]> = {
  requested: [],
  approved: ['approve'],
  'on-its-way': ['approve', 'send'],
  received: ['receive'],
  checked: ['receive', 'check'],
  refunded: ['approve', 'receive', 'check', 'refund'],
  refused: ['approve', 'send', 'receive', 'check', 'refuse'],
  withdrawn: ['approve', 'send', 'withdraw'],
};

test.each(RETURN_STATES)(
  'when %s, every verb that the table does not allow changes nothing',
  async (state) => {
    const { buyer, order } = await buyRings(shop);
    const { id } = (await ask(shop, buyer, order)).answer();
    const acting = { shop, staff: head, buyer, id };
    for (const verb of WAYS[state]) expect((await act(verb, acting)).status, verb).toBe(200);
    const before = (await head.read(id)).answer();
    expect(before.state).toBe(state);
    const refused = VERB_NAMES.filter((verb) => !isAllowed(verb, state));
    for (const verb of refused)
      expect((await act(verb, acting)).problem, verb).toMatchObject({
        status: 409,
        code: 'illegal-move',
        context: { from: state },
      });
    expect((await head.read(id)).answer()).toEqual(before);
  },
);

/** A check may be repeated until the decision. */
function isAllowed(verb: Verb, state: ReturnState): boolean {
  return canMove(state, VERBS[verb]) || (verb === 'check' && state === 'checked');
}

test('after any verbs in any order, the state, the pieces, the money and the order agree', async () => {
  const script = fc.array(fc.constantFrom(...VERB_NAMES), { minLength: 1, maxLength: 7 });
  // Random verbs seldom come far, so some begin in the middle of the usual way.
  const start = fc.constantFrom<readonly Verb[]>([], ['receive'], ['receive', 'check'], ['approve', 'send']);
  await fc.assert(
    fc.asyncProperty(start, script, async (before, after) => {
      const { buyer, order } = await buyRings(shop, { pieces: 2 });
      const [first] = order.lines;
      if (!first) throw new Error('an order without lines');
      const { id } = (await ask(shop, buyer, order, { lineIds: [first.id] })).answer();
      let state: ReturnState = 'requested';
      for (const verb of [...before, ...after]) {
        const mayMove = isAllowed(verb, state);
        const { status } = await act(verb, { shop, staff: head, buyer, id });
        expect(status, `${verb} when ${state}`).toBe(mayMove ? 200 : 409);
        if (mayMove) state = VERBS[verb];
        await expectAgreement({ buyer, orderId: order.id, uins: first.uins, state });
      }
    }),
    { seed: 216, numRuns: 40, endOnFailure: true },
  );
}, 120_000);

type ReturnFixture = { buyer: TestBuyer; orderId: number; uins: readonly string[]; state: ReturnState };

async function expectAgreement({ buyer, orderId, uins, state }: ReturnFixture): Promise<void> {
  const { db } = shop.context;
  const isBack = state === 'refunded';
  const { lines, returns } = (
    await shop.call(getOrderReturns, { as: buyer.headers, params: { id: orderId } })
  ).answer();
  expect(returns).toMatchObject([{ state, canWithdraw: canMove(state, 'withdrawn') }]);
  expect(returns[0]?.history.at(-1)?.state).toBe(state);
  expect(lines[0]?.unwanted.isReturnable).toBe(state === 'refused' || state === 'withdrawn');
  const pieces = await db
    .select()
    .from(items)
    .where(inArray(items.uin, [...uins]));
  expect(pieces.map((piece) => [piece.state, piece.orderId])).toEqual(
    uins.map(() => (isBack ? ['available', null] : ['sold', orderId])),
  );
  const tenders = await db
    .select()
    .from(orderTenders)
    .where(inArray(orderTenders.orderId, [orderId]));
  expect(tenders.map(({ refunded }) => refunded)).toEqual([isBack ? RING : 0]);
  // One of its two rings is still with the buyer.
  expect((await readOrder(shop, buyer, orderId)).status).toBe('completed');
}
