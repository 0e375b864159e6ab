import { and, countDistinct, desc, eq, gte, like, sql } from 'drizzle-orm';
import { SUGGESTED_MAX, type SuggestedAddress } from '@yahont/contracts/addresses/addresses.ts';
import type { City } from '@yahont/contracts/locations/locations.ts';
import type { Db } from '#src/platform/database/database.ts';
import { addresses } from '../addresses.tables.ts';
import { streetKey } from '../street-key.ts';

/** With fewer accounts a street would reveal where one of them lives. */
const ACCOUNTS_MIN = 3;

/** Streets of the city that several shoppers have entered before, most frequent first; never a house. */
export async function knownStreets(
  db: Db,
  { city, text }: { city: City; text: string },
): Promise<SuggestedAddress[]> {
  const key = streetKey(text).replaceAll(/[%_\\]/g, '');
  if (key === '') return [];
  const accounts = countDistinct(addresses.accountId);
  const rows = await db
    // The most frequent spelling.
    .select({ street: sql<string>`mode() within group (order by ${addresses.street})` })
    .from(addresses)
    .where(and(eq(addresses.cityId, city.id), like(addresses.streetKey, `${key}%`)))
    .groupBy(addresses.streetKey)
    .having(gte(accounts, ACCOUNTS_MIN))
    .orderBy(desc(accounts), addresses.streetKey)
    .limit(SUGGESTED_MAX);
  return rows.map(({ street }) => toSuggestion(city, street));
}

function toSuggestion({ id, name }: City, street: string): SuggestedAddress {
  return {
    text: `${name}, ${street}`,
    cityId: id,
    cityName: name,
    street,
    house: '',
    flat: '',
    postcode: '',
    position: null,
  };
}
