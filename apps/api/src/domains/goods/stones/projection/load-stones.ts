import { and, eq, gt, inArray, isNull, lte, type SQL } from 'drizzle-orm';
import { kopecks } from '@yahont/values/money.ts';
import type { Db } from '#src/platform/database/database.ts';
import { idSlices } from '#src/platform/database/id-slices.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { stones } from '../stones.tables.ts';
import type { StoneRecord } from './stone-record.ts';

/** Stones read at a time: other requests run between two slices. */
const SLICE = 5000;

/** Columns of a record; the place comes from the stone's item. */
export const RECORD_COLUMNS = {
  id: stones.id,
  code: stones.code,
  name: stones.name,
  shape: stones.shape,
  cutNote: stones.cutNote,
  caratMilli: stones.caratMilli,
  colourRu: stones.colourRu,
  colourGia: stones.colourGia,
  clarityRu: stones.clarityRu,
  clarityGia: stones.clarityGia,
  qualityRu: stones.qualityRu,
  qualityGia: stones.qualityGia,
  polish: stones.polish,
  symmetry: stones.symmetry,
  fluorescence: stones.fluorescence,
  laboratory: stones.laboratory,
  certificate: stones.certificate,
  lengthMm100: stones.lengthMm100,
  widthMm100: stones.widthMm100,
  heightMm100: stones.heightMm100,
  depth10: stones.depth10,
  table10: stones.table10,
  price: stones.price,
  storeId: items.storeId,
} as const;

/**
 * Every stone on sale: shown, and its item reserved by nobody. Slice by slice of ids, because with a
 * limit the planner would join all items for each slice.
 */
export async function* loadAllStones(db: Db): AsyncGenerator<StoneRecord[]> {
  for (const { above, upTo } of await idSlices(db, 'stones', SLICE)) {
    const rows = await selectOnSale(db, and(gt(stones.id, above), lte(stones.id, upTo)));
    yield rows.map(toRecord);
  }
}

/** Keeps the stones that are on sale now. */
export async function loadStonesById(db: Db, ids: readonly number[]): Promise<StoneRecord[]> {
  if (ids.length === 0) return [];
  const rows = await selectOnSale(db, inArray(stones.id, [...ids]));
  return rows.map(toRecord);
}

function selectOnSale(db: Db, which: SQL | undefined) {
  return db
    .select(RECORD_COLUMNS)
    .from(stones)
    .innerJoin(items, eq(items.stoneId, stones.id))
    .where(and(which, isNull(stones.hiddenAt), eq(items.state, 'available')));
}

type Row = Awaited<ReturnType<typeof selectOnSale>>[number];

/** Keeps one copy of a word that many stones share, because the driver creates a new string for every row. */
const shared = new Map<string, string>();

function share<Word extends string>(word: Word): Word {
  const known = shared.get(word);
  // safe: the word found equals the requested one
  if (known !== undefined) return known as Word;
  shared.set(word, word);
  return word;
}

/** A row of the database as a record. */
export function toRecord(row: Row): StoneRecord {
  return {
    ...row,
    shape: share(row.shape),
    cutNote: share(row.cutNote),
    colourRu: share(row.colourRu),
    colourGia: share(row.colourGia),
    clarityRu: share(row.clarityRu),
    clarityGia: share(row.clarityGia),
    qualityRu: share(row.qualityRu),
    qualityGia: share(row.qualityGia),
    polish: share(row.polish),
    symmetry: share(row.symmetry),
    fluorescence: share(row.fluorescence),
    laboratory: share(row.laboratory),
    price: kopecks(row.price),
  };
}
