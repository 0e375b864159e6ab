import { CODE_CHECK_REFUSALS } from '@yahont/contracts/accounts/sign-in.ts';
import type { AuthAnswer } from '@yahont/contracts/accounts/sign-in.ts';
import type { CallContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import type { AccountDeps } from '../accounts.deps.ts';
import { toUser } from '../accounts.mapper.ts';
import { findOrCreateAccount } from './find-or-create-account.ts';
import type { Account } from './find-or-create-account.ts';
import { openSession } from '../sessions/session-tokens.ts';
import { takeCode } from './take-code.ts';

type Entry = {
  phone: string;
  code: string;
  /** The anonymous visitor whose cart and favourites move to the account. */
  fuserId: string | null;
  /** Changes the account in the same transaction once the code was accepted. */
  prepare?: (tx: Db, account: Account) => Promise<Account>;
  redirectUrl: string | null;
};

/**
 * Signs in with a valid code: creates the account if necessary, opens a session and moves the anonymous visitor's cart
 * and favourites.
 * @throws `code-wrong` (with `triesLeft`) and `code-expired` at the field `code`, `too-many-tries`
 */
export async function enterWithCode(
  ctx: CallContext,
  { phone, code, fuserId, prepare, redirectUrl }: Entry,
  deps: AccountDeps,
): Promise<AuthAnswer> {
  const now = ctx.now();
  // The count of wrong attempts must be committed, so a refusal is returned from the transaction and thrown outside.
  const entry = await ctx.db.transaction(async (tx) => {
    const taken = await takeCode(tx, { key: deps.keys.signInCode, phone, code, now });
    if (taken.outcome !== 'right') return taken;
    const found = await findOrCreateAccount(tx, { phone, now });
    const account = prepare ? await prepare(tx, found) : found;
    await deps.welcome(tx, { accountId: account.id, now });
    if (fuserId !== null) await deps.joinVisitor(tx, { fuserId, accountId: account.id, now });
    const tokens = await openSession(tx, { accountId: account.id, now, keys: deps.keys });
    return { ...taken, user: toUser(account, await deps.balance(tx, account.id)), tokens };
  });
  if (entry.outcome === 'too-many-tries') throw refuse(CODE_CHECK_REFUSALS, 'too-many-tries', {});
  if (entry.outcome === 'expired') throw refuse(CODE_CHECK_REFUSALS, 'code-expired', {}, { field: 'code' });
  if (entry.outcome === 'wrong') {
    const { triesLeft } = entry;
    throw refuse(CODE_CHECK_REFUSALS, 'code-wrong', { triesLeft }, { field: 'code' });
  }
  const { user, tokens } = entry;
  return {
    user,
    token: tokens.token,
    refreshToken: tokens.refreshToken,
    refreshTokenExpire: tokens.refreshTokenExpiration,
    redirectUrl,
  };
}
