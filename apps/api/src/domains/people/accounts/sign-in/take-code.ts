import { and, desc, eq, gt } from 'drizzle-orm';
import { CODE_CHECK_REFUSALS, type CodePurpose } from '@yahont/contracts/accounts/sign-in.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse, type Refusal } from '#src/platform/errors.ts';
import { signInCodes } from '../accounts.tables.ts';
import { hashCode, hashTicket, isSameHash } from './code-hash.ts';

export type RefusedCode =
  | { outcome: 'wrong'; triesLeft: number }
  /** No valid code for this phone: it expired, was used or was never sent. */
  | { outcome: 'expired' }
  | { outcome: 'too-many-tries' };
export type TakenCode =
  /** `isAgain`: a repeated press, whose first call has already done the work. */
  { outcome: 'right'; isAgain: boolean } | RefusedCode;

/** A form pressed twice at once sends its code twice; a later use of the same code is refused. */
const PRESSED_AGAIN_MS = 10_000;

type CodeAttempt = {
  key: Uint8Array;
  phone: string;
  code: string;
  now: Date;
} & (
  | {
      purpose: 'sign-in';
      /** Ticket of the code; a try without it comes from another browser, and is neither compared nor counted. */
      ticket: string;
    }
  | { purpose: Exclude<CodePurpose, 'sign-in'>; accountId: number; sessionId: string }
);

/**
 * Checks a code against the one with this ticket, or the newest one sent to the phone for this purpose,
 * and marks it as used when correct. For some seconds the same code is accepted again from the same
 * user: with the same ticket, or in the same session. The transaction must be committed with any
 * result, because it counts wrong attempts.
 */
export async function takeCode(tx: Db, given: CodeAttempt): Promise<TakenCode> {
  const sent = await findSent(tx, given);
  if (!sent || (sent.isUsed && !isRecent(sent, given))) return { outcome: 'expired' };
  if (sent.triesLeft <= 0) return { outcome: 'too-many-tries' };
  const triesLeft = sent.triesLeft - 1;
  const isRight = isCodeOf(sent, given);
  if (isRight && sent.isUsed) return { outcome: 'right', isAgain: true };
  const usedBySession = given.purpose === 'sign-in' ? null : given.sessionId;
  await tx
    .update(signInCodes)
    .set(isRight ? { isUsed: true, usedAt: given.now, usedBySession } : { triesLeft })
    .where(eq(signInCodes.id, sent.id));
  if (isRight) return { outcome: 'right', isAgain: false };
  return sent.isUsed ? { outcome: 'expired' } : { outcome: 'wrong', triesLeft };
}

/** Whether this same press came some seconds ago and succeeded. Counts nothing. */
export async function wasJustTaken(tx: Db, given: CodeAttempt): Promise<boolean> {
  const sent = await findSent(tx, given);
  return sent !== undefined && sent.isUsed && isRecent(sent, given) && isCodeOf(sent, given);
}

type SentCode = typeof signInCodes.$inferSelect;

async function findSent(tx: Db, given: CodeAttempt): Promise<SentCode | undefined> {
  const [sent] = await tx
    .select()
    .from(signInCodes)
    .where(
      and(
        eq(signInCodes.phone, given.phone),
        eq(signInCodes.purpose, given.purpose),
        given.purpose === 'sign-in'
          ? eq(signInCodes.ticketHash, hashTicket(given.ticket))
          : eq(signInCodes.accountId, given.accountId),
        gt(signInCodes.expiresAt, given.now),
      ),
    )
    .orderBy(desc(signInCodes.createdAt), desc(signInCodes.id))
    .limit(1)
    .for('update');
  return sent;
}

function isCodeOf({ codeHash }: SentCode, { key, phone, purpose, code }: CodeAttempt): boolean {
  return isSameHash(codeHash, hashCode(key, { phone, purpose, code }));
}

/** Used within seconds by the same browser or session. */
function isRecent({ usedAt, usedBySession }: SentCode, given: CodeAttempt): boolean {
  if (usedAt === null || given.now.getTime() - usedAt.getTime() >= PRESSED_AGAIN_MS) return false;
  return given.purpose === 'sign-in' || usedBySession === given.sessionId;
}

/** The refusal of a code that was not accepted. */
export function refusedCode(taken: RefusedCode): Refusal {
  if (taken.outcome === 'too-many-tries') return refuse(CODE_CHECK_REFUSALS, 'too-many-tries', {});
  if (taken.outcome === 'expired') return refuse(CODE_CHECK_REFUSALS, 'code-expired', {}, { field: 'code' });
  const { triesLeft } = taken;
  return refuse(CODE_CHECK_REFUSALS, 'code-wrong', { triesLeft }, { field: 'code' });
}
