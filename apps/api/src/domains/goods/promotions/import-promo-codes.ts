import { z } from 'zod';
import { ImportPromoCode } from '@yahont/contracts/promotions/promo-codes.ts';
import { auditImport } from '#src/platform/audit/audit-import.ts';
import type { Context } from '#src/platform/context.ts';
import { announceChange } from '#src/platform/database/changes.ts';
import { upsertChanged } from '#src/platform/database/upsert.ts';
import { normaliseCode } from './find-promo-code.ts';
import { promoCodes } from './promotions.tables.ts';

/** Writes promo codes; repeating an import changes nothing. Throws ZodError on a malformed row. */
export async function importPromoCodes(ctx: Context, input: readonly unknown[]): Promise<void> {
  const byCode = new Map(
    z
      .array(ImportPromoCode)
      .parse(input)
      .map((row) => [normaliseCode(row.code), row]),
  );
  const rows = Array.from(byCode, ([code, row]) => ({
    code,
    percent: row.percent,
    minTotal: row.minTotal,
    startsAt: new Date(row.startsAt),
    endsAt: new Date(row.endsAt),
  }));
  await ctx.db.transaction(async (tx) => {
    const changed = await upsertChanged(tx, promoCodes, rows, { key: promoCodes.code });
    if (changed.length > 0) await announceChange(tx, ['promo-codes']);
    await auditImport(tx, ctx, { of: 'promo-codes', given: rows.length, changed: changed.length });
  });
}
