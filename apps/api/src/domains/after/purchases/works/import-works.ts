import { inArray, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { ImportPieceWork } from '@yahont/contracts/office/customers/piece-works.ts';
import { auditImport } from '#src/platform/audit/audit-import.ts';
import type { Context } from '#src/platform/context.ts';
import { AppError } from '#src/platform/errors.ts';
import { stores } from '#src/domains/ground/stores/stores.tables.ts';
import { pieceWorks } from './piece-works.tables.ts';

const ROWS_PER_STATEMENT = 500;

/**
 * Imports works of masters by store, ticket, piece and work; the day and the price of a known one may
 * change. A work that staff deleted is shown again when the exchange repeats it. Throws ZodError on a
 * malformed row, `unknown-store`; then nothing is written.
 */
export async function importPieceWorks(ctx: Context, input: readonly unknown[]): Promise<void> {
  const list = z.array(ImportPieceWork).parse(input);
  if (list.length === 0) return;
  await ctx.db.transaction(async (tx) => {
    const codes = [...new Set(list.map(({ storeCode }) => storeCode))];
    const known = await tx
      .select({ id: stores.id, code: stores.code })
      .from(stores)
      .where(inArray(stores.code, codes));
    const idOf = new Map(known.map(({ id, code }) => [code, id]));
    // One statement cannot write a row twice; the later one counts.
    const rows = new Map(
      list.map(({ storeCode, ...work }) => {
        const storeId = idOf.get(storeCode);
        if (storeId === undefined) throw new AppError('invalid', 'unknown-store', { context: { storeCode } });
        return [
          `${storeId} ${work.uin} ${work.work} ${work.ticket}`,
          { ...work, storeId, recordedAt: ctx.now() },
        ];
      }),
    );
    const all = [...rows.values()];
    let changed = 0;
    for (let from = 0; from < all.length; from += ROWS_PER_STATEMENT) {
      const written = await tx
        .insert(pieceWorks)
        .values(all.slice(from, from + ROWS_PER_STATEMENT))
        .onConflictDoUpdate({
          target: [pieceWorks.storeId, pieceWorks.ticket, pieceWorks.uin, pieceWorks.work],
          targetWhere: isNull(pieceWorks.struckAt),
          set: { doneOn: sql`excluded.done_on`, price: sql`excluded.price` },
          setWhere: sql`(${pieceWorks.doneOn}, ${pieceWorks.price}) is distinct from (excluded.done_on, excluded.price)`,
        })
        .returning({ id: pieceWorks.id });
      changed += written.length;
    }
    await auditImport(tx, ctx, { of: 'piece-works', given: list.length, changed });
  });
}
