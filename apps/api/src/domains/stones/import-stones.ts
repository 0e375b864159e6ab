import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { ImportStone } from '@yahont/contracts/stones.ts';
import type { Context } from '#src/platform/context.ts';
import { stones } from './stones.tables.ts';

const ROWS_PER_STATEMENT = 1000;

/** Writes loose stones, new ones and new prices of known ones. Throws ZodError on a malformed row; then nothing is written. */
export async function importStones(ctx: Pick<Context, 'db'>, input: readonly unknown[]): Promise<void> {
  const list = z.array(ImportStone).parse(input);
  await ctx.db.transaction(async (tx) => {
    for (let from = 0; from < list.length; from += ROWS_PER_STATEMENT) {
      await tx
        .insert(stones)
        .values(list.slice(from, from + ROWS_PER_STATEMENT))
        .onConflictDoUpdate({
          target: [stones.laboratory, stones.certificate],
          set: { name: sql`excluded.name`, price: sql`excluded.price`, hiddenAt: null },
        });
    }
  });
}
