import { and, eq, ne } from 'drizzle-orm';
import { confirmPhoneChange as contract } from '@yahont/contracts/accounts/proof.ts';
import type { CodeSent, CodeWay } from '@yahont/contracts/accounts/sign-in.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { lockName } from '#src/platform/http/window-limit.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { writeSms } from '#src/domains/messages/notifications/index.ts';
import type { AccountDeps } from '../accounts.deps.ts';
import { accounts, sessions } from '../accounts.tables.ts';
import { endSessionsOf } from '../sessions/end-sessions-of.ts';
import { issueCode } from '../sign-in/issue-code.ts';
import { refusedCode, takeCode, wasJustTaken, type TakenCode } from '../sign-in/take-code.ts';
import { requireProof } from './proof.ts';
import { ACCOUNT_EVENTS } from '../messages/account-events.ts';

/**
 * Sends a code to a new phone. The answer is the same whether or not another account has it.
 * @throws `proof-needed`, `sms-missing`, `too-many-codes`
 */
export async function requestPhoneChange(
  ctx: AccountContext,
  { phone, way }: { phone: string; way?: CodeWay | undefined },
  deps: Pick<AccountDeps, 'keys' | 'codes'>,
): Promise<CodeSent> {
  await requireProof(ctx.db, ctx);
  return issueCode(ctx, { phone, purpose: 'new-phone', accountId: ctx.caller.accountId, way }, deps);
}

/**
 * Changes the phone, ends all other sessions and notifies the old phone.
 * @throws `proof-needed`, `code-wrong`, `code-expired`, `too-many-tries`, `phone-taken`
 */
export async function confirmPhoneChange(
  ctx: AccountContext,
  { phone, code }: { phone: string; code: string },
  { keys, endedSessions, publicUrl }: Pick<AccountDeps, 'keys' | 'endedSessions' | 'publicUrl'>,
): Promise<{ success: true; phone: string }> {
  const { accountId, sessionId } = ctx.caller;
  // The count of wrong attempts must be committed, so a refusal is returned from the transaction and thrown outside.
  const result = await ctx.db.transaction(async (tx) => {
    const purpose = 'new-phone' as const;
    const given = { key: keys.signInCode, phone, code, now: ctx.now(), purpose, accountId, sessionId };
    // A double click: the first call has changed the phone and used up the proof.
    if (await wasJustTaken(tx, given)) return isPhoneOf(tx, { phone, accountId });
    await requireProof(tx, ctx);
    const taken = await takeCode(tx, given);
    return taken.outcome === 'right' ? movePhone(tx, ctx, { phone, publicUrl }) : taken;
  });
  if (!Array.isArray(result)) throw refusalOf(result);
  endedSessions.add(result);
  return { success: true, phone };
}

/** The result of the first of two presses: its sessions are already ended. */
async function isPhoneOf(
  tx: Db,
  { phone, accountId }: { phone: string; accountId: number },
): Promise<string[] | { outcome: 'taken' }> {
  const isOwn = and(eq(accounts.id, accountId), eq(accounts.phone, phone));
  return (await tx.$count(accounts, isOwn)) > 0 ? [] : { outcome: 'taken' };
}

/** @returns the ended sessions */
async function movePhone(
  tx: Db,
  { caller: { accountId, sessionId }, now }: AccountContext,
  { phone, publicUrl }: { phone: string; publicUrl: string },
): Promise<string[] | { outcome: 'taken' }> {
  // Two accounts that claim one phone at the same moment are serialised here.
  await lockName(tx, `account-phone:${phone}`);
  const [other] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.phone, phone), ne(accounts.id, accountId)));
  if (other) return { outcome: 'taken' };
  const [before] = await tx
    .select({ phone: accounts.phone })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('update');
  await tx.update(accounts).set({ phone }).where(eq(accounts.id, accountId));
  await tx.update(sessions).set({ provedAt: null }).where(eq(sessions.id, sessionId));
  if (before && before.phone !== phone)
    await enqueue(tx, {
      topic: 'send-sms',
      payload: { to: before.phone, text: writeSms(ACCOUNT_EVENTS['phone-changed'], { publicUrl }) },
    });
  return endSessionsOf(tx, { accountId, now: now(), except: sessionId });
}

function refusalOf(result: { outcome: 'taken' } | Exclude<TakenCode, { outcome: 'right' }>) {
  return result.outcome === 'taken' ? refuse(contract.refusals, 'phone-taken', {}) : refusedCode(result);
}
