import { sql, type SQL } from 'drizzle-orm';
import { appointments } from '../appointments.tables.ts';

/** The moment at which a calendar day begins in the city of the store. */
export function cityMidnight(date: string): SQL {
  return sql`(select (${date}::date - make_interval(hours => cities.timezone_offset)) at time zone 'UTC' from stores join cities on cities.id = stores.city_id where stores.id = ${appointments.storeId})`;
}
