import { eq } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { accounts } from '#src/domains/people/accounts/accounts.tables.ts';
import type { AppointmentRow } from './appointments.tables.ts';

/**
 * Whether an account made an appointment, or has confirmed the phone of one that was made without an
 * account.
 */
export async function isOwnedBy(
  db: Db,
  { accountId, phone }: Pick<AppointmentRow, 'accountId' | 'phone'>,
  callerId: number,
): Promise<boolean> {
  return accountId === null ? phone === (await phoneOf(db, callerId)) : accountId === callerId;
}

/** The phone of an account; null when it was erased. */
export async function phoneOf(db: Db, accountId: number): Promise<string | null> {
  const [account] = await db
    .select({ phone: accounts.phone })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return account?.phone ?? null;
}
