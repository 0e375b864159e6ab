import { eq } from 'drizzle-orm';
import { accounts } from '#src/domains/people/accounts/accounts.tables.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound } from '#src/platform/errors.ts';
import type { Hindrance, Person, PersonalData } from '#src/platform/personal-data.ts';

/**
 * The person who requests personal data: staff, who have checked the person, or the caller with a
 * session of the account.
 */
export type Asker = 'staff' | 'owner';

/**
 * The person of an account with every phone and e-mail address that the tables contain. Locks the account until the
 * transaction ends, so that no row referring to it is written meanwhile. Throws `account-not-found`.
 */
export async function lockPerson(
  tx: Db,
  parts: readonly PersonalData[],
  { accountId, asker }: { accountId: number; asker: Asker },
): Promise<Person> {
  const [row] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update');
  if (!row) throw notFound('account');
  const addresses = new Set<string>();
  for (const { listAddresses } of parts)
    for (const address of (await listAddresses?.(tx, accountId)) ?? [])
      if (address !== '') addresses.add(address);
  const phone = row.erasedAt === null ? row.phone : null;
  const email = row.emailVerifiedAt === null ? null : row.email;
  const proved = [phone, email].filter((address) => address !== null);
  const ownAddresses = asker === 'owner' ? proved : [...addresses];
  return { accountId, phone, addresses: [...addresses], ownAddresses };
}

/** The first obstacle to erasing the person; null when there is none. */
export async function findHindrance(
  tx: Db,
  parts: readonly PersonalData[],
  person: Person,
): Promise<Hindrance | null> {
  for (const { findHindrance: find } of parts) {
    const hindrance = await find?.(tx, person);
    if (hindrance) return hindrance;
  }
  return null;
}

/** The account of a phone (`+79XXXXXXXXX`); null when there is none, or its person was erased. */
export async function findAccountByPhone(db: Db, phone: string): Promise<number | null> {
  const [row] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.phone, phone));
  return row?.id ?? null;
}
