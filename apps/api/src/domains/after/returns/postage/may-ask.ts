import type { ReturnReason, ReturnState } from '@yahont/contracts/returns/return-lists.ts';
import type { ReturnRow, returnPostages } from '../returns.tables.ts';

/**
 * Cases that are the shop's fault, with another legal term than a change of mind, and with the postage
 * paid.
 */
export const FAULTS: readonly ReturnReason[] = ['defect', 'wrong-piece'];

/** State from which a parcel may be on its way. */
const SENT: readonly ReturnState[] = ['approved', 'on-its-way', 'received', 'checked', 'refunded'];

/** Whether the shopper may request the postage, for the first time or again. */
export function mayAskForPostage(
  { way, reason, state }: Pick<ReturnRow, 'way' | 'reason' | 'state'>,
  postage: Pick<typeof returnPostages.$inferSelect, 'paid'> | null | undefined,
): boolean {
  return (
    way === 'post' && FAULTS.includes(reason) && SENT.includes(state) && (postage?.paid ?? null) === null
  );
}
