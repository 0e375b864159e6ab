import { inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { ImportStore } from '@yahont/contracts/stores.ts';
import { announceChange } from '#src/platform/changes.ts';
import type { Context } from '#src/platform/context.ts';
import { AppError } from '#src/platform/errors.ts';
import { cities } from '#src/domains/locations/locations.tables.ts';
import { stores } from './stores.tables.ts';

const ROWS_PER_STATEMENT = 500;

/** Writes shops by code; doing it twice changes nothing. Throws `unknown-city` when a city is not ours. */
export async function importStores(ctx: Context, input: readonly unknown[]): Promise<void> {
  const list = z.array(ImportStore).parse(input);
  if (list.length === 0) return;
  await ctx.db.transaction(async (tx) => {
    let changed = 0;
    const known = await tx
      .select({ id: cities.id, translit: cities.translit })
      .from(cities)
      .where(inArray(cities.translit, [...new Set(list.map(({ cityTranslit }) => cityTranslit))]));
    const cityIds = new Map(known.map(({ id, translit }) => [translit, id]));
    const rows = list.map(({ cityTranslit, ...store }) => {
      const cityId = cityIds.get(cityTranslit);
      if (cityId === undefined)
        throw new AppError('invalid', 'unknown-city', { context: { city: cityTranslit } });
      return { ...store, cityId };
    });
    for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
      const written = await tx
        .insert(stores)
        .values(rows.slice(from, from + ROWS_PER_STATEMENT))
        .onConflictDoUpdate({
          target: stores.code,
          set: {
            name: sql`excluded.name`,
            cityId: sql`excluded.city_id`,
            address: sql`excluded.address`,
            metro: sql`excluded.metro`,
            phone: sql`excluded.phone`,
            lat: sql`excluded.lat`,
            lon: sql`excluded.lon`,
            hours: sql`excluded.hours`,
            hoursText: sql`excluded.hours_text`,
            services: sql`excluded.services`,
          },
          setWhere: sql`(${stores.name}, ${stores.cityId}, ${stores.address}, ${stores.metro}, ${stores.phone}, ${stores.lat},
            ${stores.lon}, ${stores.hours}, ${stores.hoursText}, ${stores.services})
            is distinct from (excluded.name, excluded.city_id, excluded.address, excluded.metro, excluded.phone, excluded.lat,
            excluded.lon, excluded.hours, excluded.hours_text, excluded.services)`,
        })
        .returning({ id: stores.id });
      changed += written.length;
    }
    if (changed > 0) await announceChange(tx, ['stores']);
  });
}
