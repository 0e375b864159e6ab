import type { AuthAnswer } from '@yahont/contracts/accounts/sign-in.ts';
import type { CallContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import type { AccountDeps } from '../accounts.deps.ts';
import { enter, toAuthAnswer, type Visit } from './enter.ts';
import { findOrCreateAccount } from './find-or-create-account.ts';
import { logRefusedSignIn, logSignIn } from './log-sign-in.ts';
import type { Account } from '../accounts.tables.ts';
import type { ConsentGiven } from './require-consent.ts';
import { refusedCode, takeCode } from './take-code.ts';

type Entry = Visit & {
  phone: string;
  code: string;
  ticket: string;
  consent: ConsentGiven;
  /** Changes the account in the same transaction once the code was accepted. */
  prepare?: (tx: Db, account: Account) => Promise<Account>;
  redirectUrl: string | null;
};

/**
 * Signs in with a valid code: creates the account if necessary, opens a session and moves the anonymous
 * visitor's cart and favourites. A missing consent rolls the transaction back, so that the code stays
 * valid.
 * @throws `code-wrong` (with `triesLeft`) and `code-expired` at the field `code`, `too-many-tries`,
 * `consent-needed`
 */
export async function enterWithCode(
  ctx: CallContext,
  { phone, code, ticket, consent, prepare, redirectUrl, ...visit }: Entry,
  deps: AccountDeps,
): Promise<AuthAnswer> {
  const now = ctx.now();
  // The count of wrong attempts must be committed, so a refusal is returned from the transaction and thrown outside.
  const entry = await ctx.db.transaction(async (tx) => {
    const key = deps.keys.signInCode;
    const taken = await takeCode(tx, { key, phone, code, ticket, now, purpose: 'sign-in' });
    if (taken.outcome !== 'right') return taken;
    const found = await findOrCreateAccount(tx, ctx, { phone, consent });
    const account = prepare ? await prepare(tx, found) : found;
    return { ...taken, ...(await enter(tx, ctx, { ...visit, account }, deps)) };
  });
  if (entry.outcome !== 'right') {
    logRefusedSignIn(ctx, { way: 'code', reason: entry.outcome });
    throw refusedCode(entry);
  }
  deps.endedSessions.add(entry.replaced);
  logSignIn(ctx, { accountId: entry.user.id, way: 'code' });
  return toAuthAnswer(entry, redirectUrl);
}
