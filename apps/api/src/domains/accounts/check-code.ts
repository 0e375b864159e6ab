import type { z } from 'zod';
import { INPUT_ERROR } from '@yahont/contracts/limits.ts';
import type { AuthAnswer, CheckCode } from '@yahont/contracts/visitors.ts';
import type { CallContext } from '#src/platform/context.ts';
import { AppError, invalidField } from '#src/platform/errors.ts';
import type { AccountDeps } from './accounts.deps.ts';
import { toUser } from './accounts.mapper.ts';
import { findOrCreateAccount } from './find-or-create-account.ts';
import { openSession } from './session-tokens.ts';
import { takeCode } from './take-code.ts';

/**
 * Signs in with the code from the SMS: makes the account when there is none, opens a session and joins what
 * the anonymous visitor `fuserId` had gathered.
 * @throws `validation` at the field `code`, `too-many-tries`
 */
export async function checkCode(
  ctx: CallContext,
  { phone, code, fuserId }: z.output<typeof CheckCode> & { fuserId: string | null },
  deps: AccountDeps,
): Promise<AuthAnswer> {
  const now = ctx.now();
  // A wrong try is counted by committing, so it comes back as a value and is thrown outside.
  const outcome = await ctx.db.transaction(async (tx) => {
    const taken = await takeCode(tx, { key: deps.keys.signInCode, phone, code, now });
    if (taken !== 'right') return taken;
    const account = await findOrCreateAccount(tx, { phone, now });
    await deps.welcome(tx, { accountId: account.id, now });
    if (fuserId !== null) await deps.joinVisitor(tx, { fuserId, accountId: account.id, now });
    const tokens = await openSession(tx, { accountId: account.id, now, keys: deps.keys });
    return { user: toUser(account, await deps.balance(tx, account.id)), tokens };
  });
  if (outcome === 'too-many-tries') throw new AppError('too-many-requests', 'too-many-tries');
  if (outcome === 'wrong') throw invalidField('code', INPUT_ERROR);
  const { user, tokens } = outcome;
  return {
    user,
    token: tokens.token,
    refreshToken: tokens.refreshToken,
    refreshTokenExpire: tokens.refreshTokenExpiration,
    redirectUrl: null,
  };
}
