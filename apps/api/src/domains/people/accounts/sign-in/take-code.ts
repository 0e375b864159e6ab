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
  /** `isAgain`: the same press came twice, and the first one has done what it asks for. */
  { outcome: 'right'; isAgain: boolean } | RefusedCode;

/** A form that is pressed twice at once sends its code twice; a code that somebody reads later is used up. */
const PRESSED_AGAIN_MS = 10_000;

type Given = {
  key: Uint8Array;
  phone: string;
  code: string;
  now: Date;
} & (
  | {
      purpose: 'sign-in';
      /** That of the code; a try without it comes from another browser, and is neither compared nor counted. */
      ticket: string;
    }
  | { purpose: Exclude<CodePurpose, 'sign-in'>; accountId: number; sessionId: string }
);

/**
 * Checks a code against the newest one sent to the phone for this purpose, or the one of this ticket, and marks it as used when correct. The
 * same code again is right for some seconds, for who used it: with the same ticket, or in the same session. The
 * transaction must be committed with any result, because it counts wrong attempts.
 */
export async function takeCode(tx: Db, given: Given): Promise<TakenCode> {
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

/** Whether this very press came some seconds ago and was right. Counts nothing. */
export async function wasJustTaken(tx: Db, given: Given): Promise<boolean> {
  const sent = await findSent(tx, given);
  return sent !== undefined && sent.isUsed && isRecent(sent, given) && isCodeOf(sent, given);
}

type SentCode = typeof signInCodes.$inferSelect;

async function findSent(tx: Db, given: Given): Promise<SentCode | undefined> {
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

function isCodeOf({ codeHash }: SentCode, { key, phone, purpose, code }: Given): boolean {
  return isSameHash(codeHash, hashCode(key, { phone, purpose, code }));
}

/** Used within seconds by the same browser or session. */
function isRecent({ usedAt, usedBySession }: SentCode, given: Given): boolean {
  if (usedAt === null || given.now.getTime() - usedAt.getTime() >= PRESSED_AGAIN_MS) return false;
  return given.purpose === 'sign-in' || usedBySession === given.sessionId;
}

/** The refusal of a code that was not taken. */
export function refusedCode(taken: RefusedCode): Refusal {
  if (taken.outcome === 'too-many-tries') return refuse(CODE_CHECK_REFUSALS, 'too-many-tries', {});
  if (taken.outcome === 'expired') return refuse(CODE_CHECK_REFUSALS, 'code-expired', {}, { field: 'code' });
  const { triesLeft } = taken;
  return refuse(CODE_CHECK_REFUSALS, 'code-wrong', { triesLeft }, { field: 'code' });
}
