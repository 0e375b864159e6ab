import { eq } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { notFound } from '#src/platform/errors.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { RECORD_COLUMNS } from './projection/load-stones.ts';
import { laboratories, stones } from './stones.tables.ts';

/** Stones offered instead of one that is sold or reserved. */
export const INSTEAD = 5;

/** The row of a stone with its laboratory and its item, even when it is sold. Throws `stone-not-found`. */
export async function findStone(db: Db, code: string) {
  const [row] = await db
    .select({
      stone: RECORD_COLUMNS,
      facts: stones.facts,
      issuedOn: stones.issuedOn,
      girdle10: stones.girdle10,
      crownAngle10: stones.crownAngle10,
      pavilionAngle10: stones.pavilionAngle10,
      hiddenAt: stones.hiddenAt,
      uin: items.uin,
      itemState: items.state,
      laboratory: laboratories,
    })
    .from(stones)
    .innerJoin(laboratories, eq(laboratories.name, stones.laboratory))
    .leftJoin(items, eq(items.stoneId, stones.id))
    .where(eq(stones.code, code));
  if (!row) throw notFound('stone');
  return row;
}
