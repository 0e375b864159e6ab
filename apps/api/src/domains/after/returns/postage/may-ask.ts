import type { ReturnReason, ReturnState } from '@yahont/contracts/returns/return-lists.ts';
import type { ReturnRow, returnPostages } from '../returns.tables.ts';

/** The shop's fault, for which the law gives another term than for a change of mind, and the way back. */
export const FAULTS: readonly ReturnReason[] = ['defect', 'wrong-piece'];

/** From when a parcel may be on its way. */
const SENT: readonly ReturnState[] = ['approved', 'on-its-way', 'received', 'checked', 'refunded'];

/** Whether its shopper may ask for the postage, for the first time or once more. */
export function mayAskForPostage(
  { way, reason, state }: Pick<ReturnRow, 'way' | 'reason' | 'state'>,
  postage: Pick<typeof returnPostages.$inferSelect, 'paid'> | null | undefined,
): boolean {
  return (
    way === 'post' && FAULTS.includes(reason) && SENT.includes(state) && (postage?.paid ?? null) === null
  );
}
