import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { ImportStore } from '@yahont/contracts/stores/stores.ts';
import { announceChange } from '#src/platform/database/changes.ts';
import { auditImport } from '#src/platform/audit/audit-import.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { AppError } from '#src/platform/errors.ts';
import { upsertChanged } from '#src/platform/database/upsert.ts';
import { cities } from '#src/domains/ground/locations/locations.tables.ts';
import { STAFF_COLUMNS, stores } from './stores.tables.ts';

/**
 * Writes stores by code; repeating an import changes nothing. Hours, special days, services and events that staff have
 * changed since stay as they are.
 * @throws `unknown-city` when the city does not exist
 */
export async function importStores(ctx: Context, input: readonly unknown[]): Promise<void> {
  const list = z.array(ImportStore).parse(input);
  if (list.length === 0) return;
  await ctx.db.transaction(async (tx) => {
    const known = await tx
      .select({ id: cities.id, translit: cities.translit })
      .from(cities)
      .where(inArray(cities.translit, [...new Set(list.map(({ cityTranslit }) => cityTranslit))]));
    const cityIds = new Map(known.map(({ id, translit }) => [translit, id]));
    const rows = list.map(({ cityTranslit, ...store }) => {
      const cityId = cityIds.get(cityTranslit);
      if (cityId === undefined)
        throw new AppError('invalid', 'unknown-city', { context: { city: cityTranslit } });
      const { hours, specialDays, services, events } = store;
      return { ...store, cityId, imported: { hours, specialDays, services, events } };
    });
    const moved = await hasMoved(tx, rows);
    const changed = await upsertChanged(tx, stores, rows, {
      key: stores.code,
      except: [stores.version],
      shared: { columns: STAFF_COLUMNS, broughtIn: stores.imported },
    });
    await auditImport(tx, ctx, { of: 'stores', given: list.length, changed: changed.length });
    if (changed.length > 0) await announceChange(tx, moved ? ['stores', 'store-cities'] : ['stores']);
  });
}

/** Whether one of these stores is new or now in another city: what the catalogue counts by city then changes. */
async function hasMoved(tx: Db, rows: readonly { code: string; cityId: number }[]): Promise<boolean> {
  const known = await tx
    .select({ code: stores.code, cityId: stores.cityId })
    .from(stores)
    .where(
      inArray(
        stores.code,
        rows.map(({ code }) => code),
      ),
    );
  const before = new Map(known.map(({ code, cityId }) => [code, cityId]));
  return rows.some(({ code, cityId }) => before.get(code) !== cityId);
}
