import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { ImportPromoCode } from '@yahont/contracts/cart.ts';
import type { Context } from '#src/platform/context.ts';
import { normaliseCode } from './find-promo-code.ts';
import { promoCodes } from './promotions.tables.ts';

/** Writes promo codes by code; doing it twice changes nothing. Throws ZodError on a malformed row. */
export async function importPromoCodes(ctx: Context, input: readonly unknown[]): Promise<void> {
  const byCode = new Map(
    z
      .array(ImportPromoCode)
      .parse(input)
      .map((row) => [normaliseCode(row.code), row]),
  );
  if (byCode.size === 0) return;
  await ctx.db
    .insert(promoCodes)
    .values(
      Array.from(byCode, ([code, row]) => ({
        code,
        percent: row.percent,
        minTotal: row.minTotal,
        startsAt: new Date(row.startsAt),
        endsAt: new Date(row.endsAt),
      })),
    )
    .onConflictDoUpdate({
      target: promoCodes.code,
      set: {
        percent: sql`excluded.percent`,
        minTotal: sql`excluded.min_total`,
        startsAt: sql`excluded.starts_at`,
        endsAt: sql`excluded.ends_at`,
      },
    });
}
