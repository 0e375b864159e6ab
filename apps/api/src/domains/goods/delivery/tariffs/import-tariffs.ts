import { z } from 'zod';
import { ImportTariffs } from '@yahont/contracts/delivery/tariffs.ts';
import { auditImport } from '#src/platform/audit/audit-import.ts';
import type { Context } from '#src/platform/context.ts';
import { announceChange } from '#src/platform/database/changes.ts';
import { upsertChanged } from '#src/platform/database/upsert.ts';
import { deliveryTariffs } from './tariffs.tables.ts';

/** Writes tables of tariffs by their first day; repeating an import changes nothing. Throws ZodError on a malformed one. */
export async function importDeliveryTariffs(ctx: Context, input: readonly unknown[]): Promise<void> {
  const byDay = new Map(
    z
      .array(ImportTariffs)
      .parse(input)
      .map((table) => [table.startsOn, table]),
  );
  const rows = [...byDay.values()];
  await ctx.db.transaction(async (tx) => {
    const changed = await upsertChanged(tx, deliveryTariffs, rows, { key: deliveryTariffs.startsOn });
    await auditImport(tx, ctx, { of: 'delivery-tariffs', given: rows.length, changed: changed.length });
    if (changed.length > 0) await announceChange(tx, ['delivery']);
  });
}
