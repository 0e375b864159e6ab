import type { Context } from '#src/platform/context.ts';
import { burnBatch } from './burn-batch.sql.ts';

/**
 * Burns what is left of points whose time is over. A second or late run burns nothing twice: the account's row is locked, and
 * a unique index allows one entry for each credit.
 * @returns how many entries were written
 */
export async function burnPoints(ctx: Pick<Context, 'db' | 'now'>): Promise<number> {
  const at = ctx.now().toISOString();
  let burnt = 0;
  for (let after = 0; ;) {
    const batch = await ctx.db.transaction((tx) => burnBatch(tx, at, after));
    if (batch === null) return burnt;
    burnt += batch.burnt;
    after = batch.last;
  }
}
