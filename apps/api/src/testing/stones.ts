import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ImportStone } from '@yahont/contracts/stones/stones-import.ts';
import type { Context } from '#src/platform/context.ts';
import { importLaboratories } from '#src/domains/goods/stones/import/import-laboratories.ts';
import { importStones } from '#src/domains/goods/stones/import/import-stones.ts';
import { stones } from '#src/domains/goods/stones/stones.tables.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { HALF_CARAT } from './products/half-carat.ts';
import { makeUin } from './products/products.ts';

const LABORATORIES = [
  {
    name: 'GIA',
    fullName: 'Gemological Institute of America',
    place: 'Карлсбад',
    scale: 'gia',
    checkUrl: null,
  },
  {
    name: 'МГУ',
    fullName: 'Геммологический центр МГУ',
    place: 'Москва',
    scale: 'ru',
    checkUrl: 'https://example.test/check?number={number}',
  },
];

/** A round stone of half a carat with a certificate of its own, as the import takes it. */
export function stoneToImport(own: Partial<ImportStone> = {}): ImportStone {
  const certificate = String(randomInt(1_000_000_000));
  return {
    code: `gia-${certificate}`,
    ...HALF_CARAT,
    laboratory: 'GIA',
    certificate,
    issuedOn: '2026-09-12',
    girdle10: 35,
    crownAngle10: 345,
    pavilionAngle10: 408,
    facts: { inclusions: [], inscription: '', gemmologist: '' },
    price: 15_000_000,
    ...own,
  };
}

/** Imports stones with their laboratories. */
export async function importTestStones(ctx: Context, list: readonly ImportStone[]): Promise<void> {
  await importLaboratories(ctx, LABORATORIES);
  const [refused] = await importStones(ctx, list);
  if (refused) throw new Error(`row ${refused.row}: ${refused.reason}`);
}

/** A stone with its item, in a store or in the warehouse. */
export async function makeTestStone(
  ctx: Context,
  own: Partial<ImportStone>,
  storeId: number | null,
): Promise<{ stoneId: number; code: string; uin: string }> {
  const stone = stoneToImport(own);
  await importTestStones(ctx, [stone]);
  const [row] = await ctx.db.select({ id: stones.id }).from(stones).where(eq(stones.code, stone.code));
  const [stoneId, uin] = [row?.id ?? 0, makeUin()];
  await ctx.db.insert(items).values({ uin, stoneId, storeId, changedAt: ctx.now() });
  return { stoneId, code: stone.code, uin };
}
