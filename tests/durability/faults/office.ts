import { askApproval, decideApproval, listApprovals } from '@yahont/contracts/office/approvals.ts';
import { receiveItem, sendItem } from '@yahont/contracts/office/items.ts';
import {
  assembleOrder,
  getOfficeOrder,
  handOverOrder,
  scanPiece,
  sendOrder,
} from '@yahont/contracts/office/orders.ts';
import {
  approveReturn,
  checkReturned,
  getOfficeReturn,
  receiveReturn,
  refundReturn,
  scanReturned,
} from '@yahont/contracts/office/returns.ts';
import type { OrderStatus } from '@yahont/contracts/orders/orders.ts';
import type { ReturnState } from '@yahont/contracts/returns/return-lists.ts';
import type { z } from 'zod';
import { openBrowser } from '../browser.ts';
import { insist, refusalOf } from './patience.ts';

/** More steps than any order has. */
const STEPS = 20;

const MARKS = {
  uinMark: 'right',
  dmdkMark: 'right',
  weightMark: 'right',
  tagMark: 'right',
  wearMark: 'right',
  stoneMark: 'right',
  weightMg: 2500,
  words: '',
} as const;

export type Office = {
  /** Resolves to whether the order reached its buyer. */
  handOver: (orderId: number, uins: readonly string[]) => Promise<boolean>;
  /** Resolves to whether the return was decided and its refund recorded. */
  takeBack: (returnId: number, uins: readonly string[]) => Promise<boolean>;
};

/** Tokens of the person who does all the work, and of a second person who approves. */
export type OfficeTokens = { first: string; second: string };

/** Staff who check the state of an order and do its next step, so that a lost answer does no harm. */
export function openOffice(origin: string, tokens: OfficeTokens): Office {
  const signedIn = (token: string, address: string) => {
    const made = openBrowser({ authorization: `Bearer ${token}`, 'x-forwarded-for': address });
    made.visit(origin);
    return made;
  };
  const browser = signedIn(tokens.first, '198.51.100.250');
  const second = signedIn(tokens.second, '198.51.100.251');
  // A repeated step is refused as illegal; the state shows whether it was done.
  const step = (call: () => Promise<unknown>) => refusalOf(insist(call));

  const scan = async (id: number, uins: readonly string[]) => {
    for (const uin of uins)
      await step(() => browser.call(scanPiece, { params: { id }, body: { uin, isManual: false } }));
  };

  /** Sends items from several places to the warehouse, where a courier collects them. */
  const gather = async (id: number, uins: readonly string[]) => {
    const { pieces } = await insist(() => browser.call(getOfficeOrder, { params: { id } }));
    if (new Set(pieces.map(({ storeId }) => storeId)).size < 2 && !pieces.some((one) => one.isOnItsWay))
      return;
    for (const { uinHead } of pieces) {
      const uin = uins.find((one) => one.startsWith(uinHead)) ?? '';
      const body = { toStoreId: null, reason: 'К заказу' };
      await step(() => browser.call(sendItem, { params: { uin }, body }));
      await step(() => browser.call(receiveItem, { params: { uin }, body: { place: null } }));
    }
  };

  /** Above one person's limit a second person approves, and the shop makes the refund. */
  const decide = async (returnId: number, uins: readonly string[]) => {
    const body = { pieces: uins.map((uin) => ({ uin, fate: 'for-sale' as const })) };
    const refusal = await step(() => browser.call(refundReturn, { params: { id: returnId }, body }));
    if (refusal !== 'approval-needed') return;
    const deed = { kind: 'refund' as const, returnId, ...body };
    await step(() => browser.call(askApproval, { body: { deed, why: 'Вернули в срок' } }));
    const { items } = await insist(() => second.call(listApprovals, { query: { view: 'to-decide' } }));
    const own = items.find(({ kind, subject }) => kind === 'refund' && subject.id === String(returnId));
    if (own === undefined) return;
    const yes = { isApproved: true, words: 'Проверено' };
    await step(() => second.call(decideApproval, { params: { id: own.id }, body: yes }));
  };

  return {
    handOver: async (orderId, uins) => {
      const params = { id: orderId };
      const next: Partial<Record<z.infer<typeof OrderStatus>, () => Promise<unknown>>> = {
        paid: () => step(() => browser.call(assembleOrder, { params })),
        assembling: async () => {
          await gather(orderId, uins);
          await scan(orderId, uins);
          await step(() => browser.call(sendOrder, { params }));
        },
        'in-delivery': async () => {
          await scan(orderId, uins);
          await step(() => browser.call(handOverOrder, { params, body: {} }));
        },
      };
      for (let done = 0; done < STEPS; done += 1) {
        const { status } = await insist(() => browser.call(getOfficeOrder, { params }));
        if (status === 'completed') return true;
        await next[status]?.();
      }
      return false;
    },
    takeBack: async (returnId, uins) => {
      const params = { id: returnId };
      const next: Partial<Record<ReturnState, () => Promise<unknown>>> = {
        requested: () => step(() => browser.call(approveReturn, { params })),
        approved: async () => {
          for (const uin of uins)
            await step(() => browser.call(scanReturned, { params, body: { uin, isManual: false } }));
          await step(() => browser.call(receiveReturn, { params, body: {} }));
        },
        received: async () => {
          for (const uin of uins)
            await step(() => browser.call(checkReturned, { params, body: { uin, ...MARKS } }));
        },
        checked: () => decide(returnId, uins),
      };
      for (let done = 0; done < STEPS; done += 1) {
        const { state } = await insist(() => browser.call(getOfficeReturn, { params }));
        if (state === 'refunded') return true;
        await next[state]?.();
      }
      return false;
    },
  };
}
