import { sql } from 'drizzle-orm';

/**
 * How many stores a city has. A subquery by name instead of a join: `locations` must not import `stores` and may only count its
 * rows. The column is written in full, because the builder would omit the table and compare stores with stores.
 */
export const STORE_COUNT = sql<number>`(select count(*)::int from stores where stores.city_id = cities.id)`;
