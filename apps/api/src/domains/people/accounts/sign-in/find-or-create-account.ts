import { eq } from 'drizzle-orm';
import type { CallContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { lockName } from '#src/platform/http/window-limit.ts';
import { accounts, type Account } from '../accounts.tables.ts';
import { requireConsent, type ConsentGiven } from './require-consent.ts';

/**
 * The account of a phone; created on its first sign-in, also when two happen simultaneously, and only
 * with a consent. Call it after the phone was confirmed: its refusal reveals that the phone is new.
 * @throws `consent-needed`
 */
export async function findOrCreateAccount(
  tx: Db,
  ctx: Pick<CallContext, 'ip' | 'now'>,
  { phone, consent }: { phone: string; consent: ConsentGiven },
): Promise<Account> {
  const account = (await findByPhone(tx, phone)) ?? (await create(tx, phone, ctx.now()));
  await requireConsent(tx, ctx, { ...consent, accountId: account.id });
  return account;
}

async function create(tx: Db, phone: string, now: Date): Promise<Account> {
  // A change of phone may be claiming the number at this moment.
  await lockName(tx, `account-phone:${phone}`);
  await tx.insert(accounts).values({ phone, createdAt: now }).onConflictDoNothing();
  const created = await findByPhone(tx, phone);
  if (!created) throw new Error('an account that was just made is not there');
  return created;
}

async function findByPhone(tx: Db, phone: string): Promise<Account | undefined> {
  const [row] = await tx.select().from(accounts).where(eq(accounts.phone, phone));
  return row;
}
