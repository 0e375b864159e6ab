import { eq } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { lockName } from '#src/platform/http/window-limit.ts';
import { accounts } from '../accounts.tables.ts';

export type Account = typeof accounts.$inferSelect;

/** The account of a phone; created on its first sign-in, also when two happen simultaneously. */
export async function findOrCreateAccount(
  tx: Db,
  { phone, now }: { phone: string; now: Date },
): Promise<Account> {
  const found = await findByPhone(tx, phone);
  if (found) return found;
  // A change of phone may be claiming it at this moment.
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
