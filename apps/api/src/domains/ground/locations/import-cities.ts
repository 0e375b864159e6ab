import { ImportCity } from '@yahont/contracts/locations/locations.ts';
import { z } from 'zod';
import { announceChange } from '#src/platform/database/changes.ts';
import type { Context } from '#src/platform/context.ts';
import { upsertChanged } from '#src/platform/database/upsert.ts';
import { cities } from './locations.tables.ts';

/** Writes cities by id; repeating an import changes nothing. */
export async function importCities(ctx: Context, input: readonly unknown[]): Promise<void> {
  const list = z.array(ImportCity).parse(input);
  await ctx.db.transaction(async (tx) => {
    const changed = await upsertChanged(tx, cities, list, { key: cities.id });
    if (changed.length > 0) await announceChange(tx, ['cities']);
  });
}
