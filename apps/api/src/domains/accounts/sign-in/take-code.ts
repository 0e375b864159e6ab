import { and, desc, eq, gt } from 'drizzle-orm';
import { CODE_CHECK_REFUSALS } from '@yahont/contracts/accounts/sign-in.ts';
import type { CodePurpose } from '@yahont/contracts/accounts/sign-in.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import type { Refusal } from '#src/platform/errors.ts';
import { signInCodes } from '../accounts.tables.ts';
import { hashCode, hashTicket, isSameHash } from './code-hash.ts';

export type RefusedCode =
  | { outcome: 'wrong'; triesLeft: number }
  /** No valid code for this phone: it expired, was used or was never sent. */
  | { outcome: 'expired' }
  | { outcome: 'too-many-tries' };
export type TakenCode = { outcome: 'right' } | RefusedCode;

type Given = {
  key: Uint8Array;
  phone: string;
  code: string;
  now: Date;
  purpose: CodePurpose;
  /** Of a code other than for a sign-in. */
  accountId?: number;
  /** That of a sign-in code; a try without it comes from another browser, and is neither compared nor counted. */
  ticket?: string;
};

/**
 * Checks a code against the newest one sent to the phone for this purpose, or the one of this ticket, and marks it as used when correct. The
 * transaction must be committed with any result, because it counts wrong attempts.
 */
export async function takeCode(
  tx: Db,
  { key, phone, code, now, purpose, accountId, ticket }: Given,
): Promise<TakenCode> {
  const [sent] = await tx
    .select()
    .from(signInCodes)
    .where(
      and(
        eq(signInCodes.phone, phone),
        eq(signInCodes.purpose, purpose),
        accountId === undefined ? undefined : eq(signInCodes.accountId, accountId),
        ticket === undefined ? undefined : eq(signInCodes.ticketHash, hashTicket(ticket)),
        gt(signInCodes.expiresAt, now),
      ),
    )
    .orderBy(desc(signInCodes.createdAt), desc(signInCodes.id))
    .limit(1)
    .for('update');
  if (!sent || sent.isUsed) return { outcome: 'expired' };
  if (sent.triesLeft <= 0) return { outcome: 'too-many-tries' };
  const isRight = isSameHash(sent.codeHash, hashCode(key, { phone, purpose, code }));
  const triesLeft = sent.triesLeft - 1;
  await tx
    .update(signInCodes)
    .set(isRight ? { isUsed: true } : { triesLeft })
    .where(eq(signInCodes.id, sent.id));
  return isRight ? { outcome: 'right' } : { outcome: 'wrong', triesLeft };
}

/** The refusal of a code that was not taken. */
export function refusedCode(taken: RefusedCode): Refusal {
  if (taken.outcome === 'too-many-tries') return refuse(CODE_CHECK_REFUSALS, 'too-many-tries', {});
  if (taken.outcome === 'expired') return refuse(CODE_CHECK_REFUSALS, 'code-expired', {}, { field: 'code' });
  const { triesLeft } = taken;
  return refuse(CODE_CHECK_REFUSALS, 'code-wrong', { triesLeft }, { field: 'code' });
}
