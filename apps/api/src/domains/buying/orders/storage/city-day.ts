import { sql, type SQL } from 'drizzle-orm';
import { cities } from '#src/domains/ground/locations/locations.tables.ts';
import { orders } from '../orders.tables.ts';

/** The last day on which a ready order is kept, in its buyer's city. The statement has to join `cities`. */
export const LAST_DAY: SQL<string> = dayOf(sql`${orders.storeUntil}`);

/** The day of a moment in the buyer's city. The statement has to join `cities`. */
export function cityDay(moment: Date): SQL<string> {
  return dayOf(sql`${moment.toISOString()}::timestamptz`);
}

/** The same for a statement that reads only `orders`. */
export function cityDayOfOrder(moment: Date): SQL<string> {
  return sql`(select ${cityDay(moment)} from ${cities} where ${cities.id} = ${orders.cityId})`;
}

function dayOf(moment: SQL): SQL<string> {
  return sql<string>`(${moment} at time zone 'UTC' + ${cities.timezoneOffset} * interval '1 hour')::date`;
}
