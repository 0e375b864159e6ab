import { and, eq, isNull } from 'drizzle-orm';
import type { CodeSent, CodeWay } from '@yahont/contracts/accounts/sign-in.ts';
import type { PasskeyAnswer } from '@yahont/contracts/accounts/passkeys.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { AppError } from '#src/platform/errors.ts';
import type { AccountDeps } from '../accounts.deps.ts';
import { accounts } from '../accounts.tables.ts';
import { acceptPasskey } from '../passkeys/accept-passkey.ts';
import { issueCode } from '../sign-in/issue-code.ts';
import { refusedCode, takeCode } from '../sign-in/take-code.ts';
import { keepProof } from './proof.ts';

type Proved = { success: true; provedUntil: string };

/**
 * Sends a code to the caller's own phone, or to their confirmed address when the phone is lost.
 * @throws `sms-missing`, `too-many-codes`
 */
export async function requestProof(
  ctx: AccountContext,
  { way }: { way?: CodeWay | undefined },
  deps: Pick<AccountDeps, 'keys' | 'codes'>,
): Promise<CodeSent> {
  const phone = await phoneOf(ctx);
  return issueCode(ctx, { phone, purpose: 'prove', accountId: ctx.caller.accountId, way }, deps);
}

/**
 * Proves with the code that the owner is present.
 * @throws `code-wrong`, `code-expired`, `too-many-tries`
 */
export async function confirmProof(
  ctx: AccountContext,
  { code }: { code: string },
  { keys }: Pick<AccountDeps, 'keys'>,
): Promise<Proved> {
  const phone = await phoneOf(ctx);
  const { accountId, sessionId } = ctx.caller;
  const now = ctx.now();
  // The count of wrong attempts must be committed, so a refusal is returned from the transaction and thrown outside.
  const result = await ctx.db.transaction(async (tx) => {
    const taken = await takeCode(tx, {
      key: keys.signInCode,
      phone,
      code,
      now,
      purpose: 'prove',
      accountId,
      sessionId,
    });
    return taken.outcome === 'right' ? keepProof(tx, ctx) : taken;
  });
  if (!(result instanceof Date)) throw refusedCode(result);
  return { success: true, provedUntil: result.toISOString() };
}

/**
 * Proves with one of the account's own passkeys.
 * @throws `passkey-refused`
 */
export async function provePasskey(
  ctx: AccountContext,
  { response }: { response: PasskeyAnswer },
  deps: Pick<AccountDeps, 'party'>,
): Promise<Proved> {
  const until = await acceptPasskey(ctx, { response, owner: ctx.caller.accountId, ...deps }, (tx) =>
    keepProof(tx, ctx),
  );
  return { success: true, provedUntil: until.toISOString() };
}

async function phoneOf({ db, caller }: AccountContext): Promise<string> {
  const [account] = await db
    .select({ phone: accounts.phone })
    .from(accounts)
    .where(and(eq(accounts.id, caller.accountId), isNull(accounts.erasedAt)));
  if (!account) throw new AppError('unauthenticated', 'sign-in-required');
  return account.phone;
}
