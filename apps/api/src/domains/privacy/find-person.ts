import { eq } from 'drizzle-orm';
import { accounts } from '#src/domains/accounts/accounts.tables.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound } from '#src/platform/errors.ts';
import type { Person, PersonalData } from '#src/platform/personal-data.ts';

/**
 * The person of an account with every phone and e-mail address that the tables contain. Locks the account until the
 * transaction ends, so that no row referring to it is written meanwhile. Throws `account-not-found`.
 */
export async function lockPerson(tx: Db, parts: readonly PersonalData[], accountId: number): Promise<Person> {
  const [row] = await tx
    .select({ phone: accounts.phone, erasedAt: accounts.erasedAt })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('update');
  if (!row) throw notFound('account');
  const addresses = new Set<string>();
  for (const { listAddresses } of parts)
    for (const address of (await listAddresses?.(tx, accountId)) ?? [])
      if (address !== '') addresses.add(address);
  return { accountId, phone: row.erasedAt === null ? row.phone : null, addresses: [...addresses] };
}

/** The account of a phone (`+79XXXXXXXXX`); null when there is none, or its person was erased. */
export async function findAccountByPhone(db: Db, phone: string): Promise<number | null> {
  const [row] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.phone, phone));
  return row?.id ?? null;
}
