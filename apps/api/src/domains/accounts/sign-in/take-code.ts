import { and, desc, eq, gt } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { signInCodes } from '../accounts.tables.ts';
import { hashCode, isSameHash } from './code-hash.ts';

export type TakenCode =
  | { outcome: 'right' }
  | { outcome: 'wrong'; triesLeft: number }
  /** No valid code for this phone: it expired, was used or was never sent. */
  | { outcome: 'expired' }
  | { outcome: 'too-many-tries' };

/**
 * Checks a code against the newest one sent to the phone and marks it as used when correct. The transaction must be
 * committed with any result, because it counts wrong attempts.
 */
export async function takeCode(
  tx: Db,
  { key, phone, code, now }: { key: Uint8Array; phone: string; code: string; now: Date },
): Promise<TakenCode> {
  const [sent] = await tx
    .select()
    .from(signInCodes)
    .where(and(eq(signInCodes.phone, phone), gt(signInCodes.expiresAt, now)))
    .orderBy(desc(signInCodes.createdAt), desc(signInCodes.id))
    .limit(1)
    .for('update');
  if (!sent || sent.isUsed) return { outcome: 'expired' };
  if (sent.triesLeft <= 0) return { outcome: 'too-many-tries' };
  const isRight = isSameHash(sent.codeHash, hashCode(key, { phone, code }));
  const triesLeft = sent.triesLeft - 1;
  await tx
    .update(signInCodes)
    .set(isRight ? { isUsed: true } : { triesLeft })
    .where(eq(signInCodes.id, sent.id));
  return isRight ? { outcome: 'right' } : { outcome: 'wrong', triesLeft };
}
