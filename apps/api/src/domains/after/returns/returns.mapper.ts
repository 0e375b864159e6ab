import type { CourierHours, Exchange, Return } from '@yahont/contracts/returns/returns.ts';
import type { ReturnWay } from '@yahont/contracts/returns/return-lists.ts';
import { kopecks, sumKopecks, type Kopecks } from '@yahont/values/money.ts';
import { orderNumber } from '#src/domains/buying/orders/index.ts';
import { moneyBy } from './asking/order-facts.ts';
import type { FoundEvent, FoundReturn } from './load-returns.ts';
import type { PricedLine } from './price-lines.ts';
import type { ReturnRow } from './returns.tables.ts';
import { toPostage, type PostageRow } from './postage/find-postage.ts';
import { mayAskForPostage } from './postage/may-ask.ts';
import { returnNumber } from './return-number.ts';
import { canMove } from './return-states.ts';

/** A return as its shopper sees it. */
export function toReturn(
  { row, offsetHours, refunds }: FoundReturn,
  {
    lines,
    events,
    exchange,
    postage,
    postageMost,
    pictures,
  }: {
    lines: readonly PricedLine[];
    events: readonly FoundEvent[];
    exchange: Exchange | null;
    postage: PostageRow | null;
    postageMost: Kopecks;
    pictures: number;
  },
): Return {
  return {
    id: row.id,
    number: returnNumber(row.id),
    order: { id: row.orderId, number: orderNumber(row.orderId) },
    state: row.state,
    reason: row.reason,
    comment: row.comment,
    route: ROUTES[row.way](row),
    askedAt: row.createdAt.toISOString(),
    moneyBy: moneyBy(row.createdAt, offsetHours),
    lines: lines.map(toReturnLine),
    amount: amountOf(lines, refunds),
    isPaidBack: row.state === 'refunded' && refunds.every(({ state }) => state === 'done'),
    denial: denialOf(row),
    postage: postage && toPostage(postage),
    postageMost: mayAskForPostage(row, postage) ? postageMost : null,
    exchange,
    pictures,
    history: events.map(({ state, at }) => ({ state, at: at.toISOString() })),
    canWithdraw: canMove(row.state, 'withdrawn'),
  };
}

export function toReturnLine({ lineId, name, amount }: PricedLine): Return['lines'][number] {
  return { lineId, name, amount };
}

/** The refund of the return, planned or made. */
export function amountOf(lines: readonly PricedLine[], refunds: FoundReturn['refunds']): Kopecks {
  return sumKopecks((refunds.length === 0 ? lines : refunds).map(({ amount }) => kopecks(amount)));
}

export function denialOf({ denial, denialWords }: ReturnRow): Return['denial'] {
  return denial === null ? null : { reason: denial, words: denialWords ?? '' };
}

/** Null: at any time of the day, or not by courier. */
export function courierHoursOf({
  courierFrom: from,
  courierTo: to,
}: Pick<ReturnRow, 'courierFrom' | 'courierTo'>): CourierHours | null {
  return from === null || to === null ? null : { from, to };
}

const ROUTES: Record<ReturnWay, (row: ReturnRow) => Return['route']> = {
  store: ({ storeId }) => ({ kind: 'store', storeId }),
  courier: (row) => ({
    kind: 'courier',
    address: row.address ?? '',
    date: row.courierDate,
    hours: courierHoursOf(row),
  }),
  post: () => ({ kind: 'post' }),
};
