import {
  CLARITIES_GIA,
  CLARITIES_RU,
  COLOURS_GIA,
  COLOURS_RU,
  CUTS_RU,
  FINISHES,
  FLUORESCENCES,
  STONE_SHAPES,
} from '@yahont/contracts/stones/grades.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { StoneRecord } from '#src/domains/goods/stones/projection/stone-record.ts';
import { describeStones } from '#src/domains/goods/stones/projection/stones.facets.ts';
import { HALF_CARAT } from '../products/half-carat.ts';
import { createRandom } from './random-queries.ts';

/** Stones as the shop describes them; store 7 no longer exists. */
export const STONES = describeStones({
  cityIdOf: (storeId) => (storeId === 7 ? undefined : 200 + (storeId % 3)),
});

/** A stone of half a carat in the vault. */
export function stoneRecord(id: number, own: Partial<StoneRecord> = {}): StoneRecord {
  return {
    id,
    code: `gia-${id}`,
    ...HALF_CARAT,
    laboratory: 'GIA',
    certificate: String(id),
    price: kopecks(15_000_000),
    storeId: null,
    ...own,
  };
}

/** Stones of all kinds, one in ten not measured. The same on every run. */
export function randomStones(count: number, seed: number): StoneRecord[] {
  const random = createRandom(seed);
  const upTo = (most: number): number => Math.floor(random() * most);
  const pick = <V>(list: readonly V[], most = list.length): V => {
    const value = list[upTo(Math.min(most, list.length))];
    if (value === undefined) throw new Error('nothing to pick from');
    return value;
  };
  return Array.from({ length: count }, (_, index) => {
    const isMeasured = random() > 0.1;
    return stoneRecord(index + 1, {
      shape: pick(STONE_SHAPES),
      caratMilli: 200 + upTo(250) * 10,
      colourRu: pick(COLOURS_RU, 6),
      colourGia: pick(COLOURS_GIA, 7),
      clarityRu: pick(CLARITIES_RU, 9),
      clarityGia: pick(CLARITIES_GIA, 8),
      qualityRu: pick(CUTS_RU, 3),
      qualityGia: pick(FINISHES),
      polish: pick(FINISHES),
      symmetry: pick(FINISHES),
      fluorescence: pick(FLUORESCENCES),
      laboratory: pick(['МГУ', 'GIA', 'IGI']),
      lengthMm100: isMeasured ? 400 + upTo(400) : null,
      widthMm100: isMeasured ? 400 + upTo(400) : null,
      depth10: isMeasured ? 560 + upTo(120) : null,
      table10: 530 + upTo(20) * 5,
      price: kopecks((300 + upTo(9000)) * 10_000),
      storeId: random() < 0.5 ? null : 1 + upTo(8),
    });
  });
}
