import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { ALIVE, isOpen } from '../payment-row.ts';
import type { PaymentRow } from '../payment-row.ts';
import { payments } from '../payment.tables.ts';

type Claim = { payment: Pick<PaymentRow, 'id' | 'tenderId'>; at: Date };

/**
 * What a replaced payment becomes when its provider has taken the money all the same. While the tender waits for money, this is the money: the
 * attempt that had replaced it is replaced in its turn. Once another attempt has paid, it is a surplus. Lock the order first.
 */
export async function claimTender(
  tx: Db,
  { payment: { id, tenderId }, at }: Claim,
): Promise<'succeeded' | 'surplus'> {
  const [other] = await tx
    .select({ id: payments.id, state: payments.state })
    .from(payments)
    .where(and(eq(payments.tenderId, tenderId), ne(payments.id, id), inArray(payments.state, [...ALIVE])))
    .for('update');
  if (!other) return 'succeeded';
  if (!isOpen(other.state)) return 'surplus';
  await tx.update(payments).set({ state: 'replaced', changedAt: at }).where(eq(payments.id, other.id));
  return 'succeeded';
}
