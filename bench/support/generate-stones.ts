import type { ImportStone } from '@yahont/contracts/stones/stones-import.ts';
import { importItems } from '@yahont/api/domains/goods/stock/index.ts';
import { importLaboratories } from '@yahont/api/domains/goods/stones/import/import-laboratories.ts';
import { importStones } from '@yahont/api/domains/goods/stones/import/import-stones.ts';
import type { StoneRecord } from '@yahont/api/domains/goods/stones/projection/stone-record.ts';
import type { Context } from '@yahont/api/platform/context.ts';
import { laboratories } from '@yahont/demo/stones/laboratories.ts';
import { makeStones } from '@yahont/demo/stones/make-stones.ts';
import { kopecks } from '@yahont/values/money.ts';
import { createRandom } from './random.ts';

/**
 * Stones of the demo; beyond those, copies with their own certificates, up to a twentieth heavier and a tenth
 * dearer or cheaper.
 */
export function generateStones(count: number): ImportStone[] {
  const demo = makeStones();
  const random = createRandom(17);
  return Array.from({ length: count }, (_, index): ImportStone => {
    const stone = demo[index % demo.length];
    if (!stone) throw new Error('the demo has no stones');
    if (index < demo.length) return stone;
    const copy = Math.floor(index / demo.length);
    return {
      ...stone,
      code: `${stone.code}-${copy}`,
      certificate: `${stone.certificate}-${copy}`,
      caratMilli: Math.round((stone.caratMilli * (1 + random() * 0.05)) / 10) * 10,
      price: Math.round((stone.price * (0.9 + random() * 0.2)) / 10_000) * 10_000,
    };
  });
}

/** The same stones in the shop's in-memory format; every third is in one of 46 stores. */
export function toRecords(stones: readonly ImportStone[]): StoneRecord[] {
  return stones.map(
    (
      { facts: _facts, issuedOn: _day, girdle10: _g, crownAngle10: _c, pavilionAngle10: _p, price, ...stone },
      index,
    ) => ({
      ...stone,
      id: index + 1,
      price: kopecks(price),
      storeId: index % 3 === 0 ? 1 + ((index / 3) % 46) : null,
    }),
  );
}

/** Writes stones with their items, all in the vault. */
export async function importGeneratedStones(ctx: Context, stones: readonly ImportStone[]): Promise<void> {
  await importLaboratories(ctx, laboratories);
  const [refused] = await importStones(ctx, stones);
  if (refused) throw new Error(`row ${refused.row}: ${refused.reason}`);
  const items = stones.map(({ code }, index) => ({
    uin: String(3_000_000_000_000_000 + index),
    stoneCode: code,
    storeCode: null,
  }));
  await importItems(ctx, items);
}
