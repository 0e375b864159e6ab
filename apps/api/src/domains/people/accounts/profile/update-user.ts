import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import {
  updateUser as contract,
  type ChangedUser,
  type UpdateUser,
} from '@yahont/contracts/accounts/user.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { AppError, refuse } from '#src/platform/errors.ts';
import type { AccountDeps } from '../accounts.deps.ts';
import { toUser } from '../accounts.mapper.ts';
import { accounts, type Account } from '../accounts.tables.ts';
import { isFreshEntry, requireProof } from '../proof/proof.ts';
import { changeBirthDate } from './birth-date.ts';
import { sendEmailLink } from './email-link.ts';
import { requireLetterLimits, secondsToLetter } from './letter-limits.ts';
import { keepOldEmail } from './undo-email.ts';

type Deps = Pick<AccountDeps, 'balance' | 'publicUrl' | 'sendsMail' | 'codes'>;

/**
 * Changes the caller's own profile; an empty e-mail removes it. A confirmed e-mail stays until the link
 * that is sent to the new one is opened; an unconfirmed one is replaced at once, and its link is sent
 * if allowed.
 * @throws `proof-needed` for another e-mail than the confirmed one, `mail-missing` and
 * `too-many-letters` when its link cannot be sent; `birth-date-set`
 */
export async function updateUser(
  ctx: AccountContext,
  { email: given, birthDate, ...names }: z.output<typeof UpdateUser>,
  deps: Deps,
): Promise<ChangedUser> {
  const { accountId } = ctx.caller;
  const now = ctx.now();
  const saved = await ctx.db.transaction(async (tx) => {
    // Not the whole row: a link to be sent refers to it while another call waits for this lock.
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('no key update');
    if (!account) throw new AppError('unauthenticated', 'sign-in-required');
    const email = await changeEmail(tx, ctx, { account, newEmail: given === '' ? null : given }, deps);
    const [changed] = await tx
      .update(accounts)
      .set({
        ...names,
        ...email.change,
        ...changeBirthDate(account, birthDate, now),
      })
      .where(eq(accounts.id, accountId))
      .returning();
    if (!changed) throw new AppError('unauthenticated', 'sign-in-required');
    return { row: changed, linkSentTo: email.linkSentTo };
  });
  const user = toUser(saved.row, await deps.balance(ctx.db, accountId));
  return { ...user, linkSentTo: saved.linkSentTo };
}

type EmailChange = {
  change: Partial<Pick<Account, 'email' | 'emailVerifiedAt'>>;
  linkSentTo: string | null;
};

async function changeEmail(
  tx: Db,
  ctx: AccountContext,
  { account, newEmail }: { account: Account; newEmail: string | null },
  deps: Deps,
): Promise<EmailChange> {
  const { id: accountId, email, emailVerifiedAt } = account;
  const { publicUrl } = deps;
  const now = ctx.now();
  if (email === newEmail) return { change: {}, linkSentTo: null };
  if (emailVerifiedAt !== null) await requireProof(tx, ctx);
  if (newEmail === null) {
    await keepOldEmail(tx, { account, now, publicUrl });
    return { change: { email: null, emailVerifiedAt: null }, linkSentTo: null };
  }
  const change = emailVerifiedAt === null ? { email: newEmail } : {};
  if (emailVerifiedAt !== null) await requireLink(tx, ctx, deps);
  else if (!(await maySendLink(tx, ctx, deps))) return { change, linkSentTo: null };
  await sendEmailLink(tx, { accountId, email: newEmail, now, publicUrl });
  return { change, linkSentTo: newEmail };
}

/** @throws `mail-missing`, `too-many-letters` */
async function requireLink(tx: Db, ctx: AccountContext, { sendsMail }: Deps): Promise<void> {
  if (!sendsMail) throw refuse(contract.refusals, 'mail-missing', {});
  await requireLetterLimits(tx, ctx.caller.accountId, ctx.now());
}

/** Whether the link may be sent unrequested; its owner can request it in the profile at any time. */
async function maySendLink(tx: Db, ctx: AccountContext, { sendsMail, codes }: Deps): Promise<boolean> {
  if (!sendsMail || (await secondsToLetter(tx, ctx.caller.accountId, ctx.now())) > 0) return false;
  // When codes go by e-mail, the first confirmed address is a new way to sign in.
  return !codes.ways.includes('mail') || (await isFreshEntry(tx, ctx));
}
