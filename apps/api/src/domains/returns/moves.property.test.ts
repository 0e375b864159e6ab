import { inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getOrderReturns, withdrawReturn } from '@yahont/contracts/returns/returns.ts';
import type { ReturnState } from '@yahont/contracts/returns/return-lists.ts';
import { orderTenders } from '#src/domains/orders/tenders/tenders.tables.ts';
import { items } from '#src/domains/stock/stock.tables.ts';
import { buyRings, openReturnsShop, readOrder, RING } from '#src/testing/returns/bought.ts';
import { ask, stepsOf } from '#src/testing/returns/steps.ts';
import type { Steps } from '#src/testing/returns/steps.ts';
import type { TestBuyer, TestShop } from '#src/testing/shop.ts';
import { makeStaff } from '#src/testing/staff.ts';
import { canMove } from './return-states.ts';

const VERBS = ['approve', 'send', 'receive', 'check', 'refund', 'refuse', 'withdraw'] as const;
type Verb = (typeof VERBS)[number];

const TO: Record<Verb, ReturnState> = {
  approve: 'approved',
  send: 'on-its-way',
  receive: 'received',
  check: 'checked',
  refund: 'refunded',
  refuse: 'refused',
  withdraw: 'withdrawn',
};

let shop: TestShop;
let head: Steps;
beforeAll(async () => {
  shop = await openReturnsShop();
  head = stepsOf(shop, await makeStaff(shop.context, ['head']));
});
afterAll(() => shop.stop());

/** Does one verb, whatever the state; scans and checks every piece that the verb needs. */
async function act(verb: Verb, id: number, buyer: TestBuyer): Promise<number> {
  switch (verb) {
    case 'approve':
      return (await head.approve(id)).status;
    case 'send':
      return (await head.send(id)).status;
    case 'receive':
      for (const uin of await head.uinsOf(id)) await head.scan(id, uin);
      return (await head.receive(id)).status;
    case 'check': {
      const answers = [];
      for (const uin of await head.uinsOf(id)) answers.push(await head.check(id, uin));
      return Math.max(...answers.map(({ status }) => status));
    }
    case 'refund':
      return (await head.refund(id)).status;
    case 'refuse':
      return (await head.refuse(id)).status;
    case 'withdraw':
      return (await shop.call(withdrawReturn, { as: buyer.headers, params: { id } })).status;
  }
}

test('after any verbs in any order, the state, the pieces, the money and the order agree', async () => {
  const script = fc.array(fc.constantFrom(...VERBS), { minLength: 1, maxLength: 7 });
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
        // A check may be repeated until the decision.
        const isAllowed = canMove(state, TO[verb]) || (verb === 'check' && state === 'checked');
        expect(await act(verb, id, buyer), `${verb} when ${state}`).toBe(isAllowed ? 200 : 409);
        if (isAllowed) state = TO[verb];
        await expectAgreement({ buyer, orderId: order.id, uins: first.uins, state });
      }
    }),
    { seed: 216, numRuns: 40, endOnFailure: true },
  );
}, 120_000);

type Known = { buyer: TestBuyer; orderId: number; uins: readonly string[]; state: ReturnState };

async function expectAgreement({ buyer, orderId, uins, state }: Known): Promise<void> {
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
