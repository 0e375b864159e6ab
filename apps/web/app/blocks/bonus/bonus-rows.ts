import type { Order } from '@yahont/contracts/orders/orders.ts';
import { isFinished } from '#app/features/orders/story/order-sentence.ts';

type Facts = Pick<Order, 'id' | 'number' | 'status' | 'createdAt' | 'history' | 'bonusSpent' | 'bonusToEarn'>;

export type BonusRow = {
  orderId: number;
  number: string;
  /** When it happened; for future points, when the order was placed. */
  at: string;
  kind: 'earned' | 'coming' | 'spent';
  /** Whole points, always positive. */
  points: number;
};

const KOPECKS_IN_POINT = 100;

/** Points that orders earned and spent, newest first; a cancelled order has no rows. */
export function bonusRows(orders: readonly Facts[]): BonusRow[] {
  return orders
    .flatMap(rowsOf)
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.at.localeCompare(a.at));
}

function rowsOf(order: Facts): BonusRow[] {
  const { id: orderId, number, status, createdAt, history } = order;
  if (isFinished(order) && status !== 'completed') return [];
  const isDone = status === 'completed';
  const doneAt = history.findLast((event) => event.status === 'completed')?.at;
  return [
    {
      orderId,
      number,
      at: (isDone ? doneAt : undefined) ?? createdAt,
      kind: isDone ? 'earned' : 'coming',
      points: order.bonusToEarn,
    },
    { orderId, number, at: createdAt, kind: 'spent', points: order.bonusSpent / KOPECKS_IN_POINT },
  ];
}
