import { eq, inArray } from 'drizzle-orm';
import type { ComparedStone } from '@yahont/contracts/comparisons/comparisons.ts';
import type { Db } from '#src/platform/database/database.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { RECORD_COLUMNS, toRecord } from '../projection/load-stones.ts';
import type { StoneCatalogue } from '../projection/stone-catalogue.ts';
import { stones } from '../stones.tables.ts';
import { stateOf } from '../stone-state.ts';

/** Which stones, in the order of the answer. */
type StoneQuery = { ids: readonly number[] } | { codes: readonly string[] };

/** Stones with the data of a comparison, including sold ones; unknown ones are omitted. */
export async function listComparedStones(
  db: Db,
  catalogue: StoneCatalogue,
  asked: StoneQuery,
): Promise<ComparedStone[]> {
  const keys: readonly (number | string)[] = 'ids' in asked ? asked.ids : asked.codes;
  if (keys.length === 0) return [];
  const rows = await db
    .select({
      stone: RECORD_COLUMNS,
      girdle10: stones.girdle10,
      crownAngle10: stones.crownAngle10,
      pavilionAngle10: stones.pavilionAngle10,
      hiddenAt: stones.hiddenAt,
      itemState: items.state,
    })
    .from(stones)
    .leftJoin(items, eq(items.stoneId, stones.id))
    .where('ids' in asked ? inArray(stones.id, [...asked.ids]) : inArray(stones.code, [...asked.codes]));
  const found = rows.map((row): ComparedStone => ({
    ...catalogue.cardOf(toRecord(row.stone)),
    state: stateOf(row),
    girdle10: row.girdle10,
    crownAngle10: row.crownAngle10,
    pavilionAngle10: row.pavilionAngle10,
  }));
  const placeOf = ({ id, code }: ComparedStone) => keys.indexOf('ids' in asked ? id : code);
  return found.toSorted((a, b) => placeOf(a) - placeOf(b));
}
