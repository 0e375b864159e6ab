import { sql } from 'drizzle-orm';
import { ImportCity } from '@yahont/contracts/locations.ts';
import { z } from 'zod';
import { announceChange } from '#src/platform/changes.ts';
import type { Context } from '#src/platform/context.ts';
import { cities } from './locations.tables.ts';

const ROWS_PER_STATEMENT = 500;

/** Writes cities by id; doing it twice changes nothing. */
export async function importCities(ctx: Context, input: readonly unknown[]): Promise<void> {
  const list = z.array(ImportCity).parse(input);
  await ctx.db.transaction(async (tx) => {
    for (let from = 0; from < list.length; from += ROWS_PER_STATEMENT) {
      await tx
        .insert(cities)
        .values(list.slice(from, from + ROWS_PER_STATEMENT))
        .onConflictDoUpdate({
          target: cities.id,
          set: {
            name: sql`excluded.name`,
            region: sql`excluded.region`,
            translit: sql`excluded.translit`,
            timezoneOffset: sql`excluded.timezone_offset`,
            sort: sql`excluded.sort`,
            fias: sql`excluded.fias`,
            prepositional: sql`excluded.prepositional`,
            lat: sql`excluded.lat`,
            lon: sql`excluded.lon`,
            population: sql`excluded.population`,
          },
        });
    }
    await announceChange(tx, ['cities']);
  });
}
