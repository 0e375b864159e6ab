import type { Difference } from '@yahont/contracts/office/money/reconciliations.ts';
import { kopecks } from '@yahont/values/money.ts';
import { orderNumber } from '#src/domains/buying/orders/index.ts';

type BookEntry = { state: string; amount: number; providerId: string | null };

/** One thing on both sides, sums in kopecks; undefined for a side that does not know it. */
type Sides = {
  of: Difference['of'];
  provider: string;
  ours: (BookEntry & { orderId: number }) | undefined;
  theirs: BookEntry | undefined;
  /** The order, if known although our side does not know the thing. */
  orderId?: number | undefined;
};

/** The difference, and whether both sides agree by now: false by default. */
export type Verdict = Pick<Difference, 'kind'> & Partial<Pick<Difference, 'isSettled'>>;

/** A difference for the report of a day. */
export function toDifference(
  { of, provider, ours, theirs, orderId = ours?.orderId }: Sides,
  { kind, isSettled = false }: Verdict,
): Difference {
  return {
    kind,
    of,
    provider,
    providerId: theirs?.providerId ?? ours?.providerId ?? null,
    orderNumber: orderId === undefined ? null : orderNumber(orderId),
    here: ours ? { state: ours.state, amount: kopecks(ours.amount) } : null,
    there: theirs ? { state: theirs.state, amount: kopecks(theirs.amount) } : null,
    isSettled,
  };
}
