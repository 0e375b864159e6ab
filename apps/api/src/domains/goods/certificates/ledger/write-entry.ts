import { eq, sql } from 'drizzle-orm';
import type { Kopecks } from '@yahont/values/money.ts';
import type { Db } from '#src/platform/database/database.ts';
import { certificateEntries, certificates } from '../certificates.tables.ts';
import { MOVES, type EntryReason } from './moves.ts';

type NewEntry = {
  certificateId: string;
  amount: Kopecks;
  at: Date;
  /** Tender of an entry about an order. */
  tenderId?: string;
  refundId?: string;
};

/**
 * Moves an amount between two accounts of a certificate and keeps its balance up to date. The check
 * `certificates_balance` refuses more than the balance.
 */
export async function writeEntry(
  tx: Db,
  reason: EntryReason,
  { certificateId, amount, at, tenderId, refundId }: NewEntry,
): Promise<void> {
  const { from, to } = MOVES[reason];
  const change = Number(to === 'balance') - Number(from === 'balance');
  if (reason !== 'issued')
    await tx
      .update(certificates)
      .set({ balance: sql`${certificates.balance} + ${change * amount}` })
      .where(eq(certificates.id, certificateId));
  await tx.insert(certificateEntries).values({
    certificateId,
    tenderId: tenderId ?? null,
    refundId: refundId ?? null,
    fromAccount: from,
    toAccount: to,
    amount,
    reason,
    createdAt: at,
  });
}
