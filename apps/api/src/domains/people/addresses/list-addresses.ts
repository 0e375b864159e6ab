import { desc, eq } from 'drizzle-orm';
import type { Address } from '@yahont/contracts/addresses/addresses.ts';
import type { CityDirectory } from '#src/domains/ground/locations/index.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { toAddress } from './addresses.mapper.ts';
import { addresses } from './addresses.tables.ts';

/** The caller's addresses, the default one first, then the latest. */
export async function listAddresses(
  { db, caller }: Pick<AccountContext, 'db' | 'caller'>,
  cities: CityDirectory,
): Promise<{ items: Address[] }> {
  const rows = await db
    .select()
    .from(addresses)
    .where(eq(addresses.accountId, caller.accountId))
    .orderBy(desc(addresses.isDefault), desc(addresses.id));
  return { items: rows.map((row) => toAddress(row, cities)) };
}
