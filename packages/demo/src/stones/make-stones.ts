import { SHAPE_NAMES, type StoneShape } from '@yahont/contracts/stones/grades.ts';
import type { ImportStone } from '@yahont/contracts/stones/stones-import.ts';
import type { ImportStore } from '@yahont/contracts/stores/stores.ts';
import { formatCarat } from '@yahont/values/measures/carat.ts';
import { hashOf, shareOf } from '../hash.ts';
import { uinOf } from '../items/uin.ts';
import { flagshipCodes } from '../stores/all-stores.ts';
import { anglesOf } from './angles.ts';
import { makeFancyStones } from './fancy-stones.ts';
import { gradeStone } from './grade-stone.ts';
import { inclusionsOf } from './inclusions.ts';
import { certificateOf } from './laboratories.ts';
import { readRoundStones, type RoundStone } from './round-stones.ts';

/**
 * Roubles for a dollar of the data set, fixed on 20 November 2026 for the demo: with it a round stone of 0.7 ct costs
 * what such stones cost in Russian shops. Not a rate of any bank.
 */
export const ROUBLES_PER_DOLLAR = { rate: 80, on: '2026-11-20' } as const;

/** All loose stones: those of the data set and those generated after them. The same on every run. */
export function makeStones(): ImportStone[] {
  const round = readRoundStones();
  return [...round.map((stone) => ({ ...stone, shape: 'round' as const })), ...makeFancyStones(round)].map(
    makeStone,
  );
}

function makeStone(stone: RoundStone & { shape: StoneShape }, index: number): ImportStone {
  const { shape, caratMilli, dollars, table10, size } = stone;
  const { gemmologist, ...certificate } = certificateOf(index);
  const grades = gradeStone(index, stone);
  const isInscribed = shareOf(`inscription:${index}`) < 0.7;
  const angles = size && shape === 'round' ? anglesOf(index, { depth10: size.depth10, table10 }) : NO_ANGLES;
  return {
    ...certificate,
    name: `Бриллиант, ${SHAPE_NAMES[shape].toLowerCase()}, ${formatCarat(caratMilli)}, ${grades.colourRu}/${grades.clarityRu}`,
    shape,
    // The notation counts facets, which laboratories write for round stones.
    cutNote: shape === 'round' ? 'Кр-57' : '',
    caratMilli,
    ...grades,
    ...(size ?? NO_SIZE),
    table10,
    ...angles,
    facts: {
      inclusions: inclusionsOf(index, stone.clarity),
      inscription: isInscribed ? `${certificate.laboratory} ${certificate.certificate}` : '',
      gemmologist,
    },
    // Whole hundreds of roubles.
    price: Math.round((dollars * ROUBLES_PER_DOLLAR.rate) / 100) * 10_000,
  };
}

const NO_SIZE = { lengthMm100: null, widthMm100: null, heightMm100: null, depth10: null };
const NO_ANGLES = { crownAngle10: null, pavilionAngle10: null, girdle10: null };

/** УИНs behind those of jewellery, of which there are far fewer. */
const FIRST_UIN = 10_000_000;
const IN_STORE = 0.3;
const IN_FLAGSHIP = 0.6;

/** Where the stones lie: three in ten in a store, flagships first, the rest in the vault. */
export function makeStoneItems(
  stones: readonly ImportStone[],
  stores: readonly ImportStore[],
): { uin: string; stoneCode: string; storeCode: string | null }[] {
  return stones.map(({ code }, index) => ({
    uin: uinOf(FIRST_UIN + index),
    stoneCode: code,
    storeCode: storeOf(code, stores),
  }));
}

function storeOf(code: string, stores: readonly ImportStore[]): string | null {
  if (shareOf(`place:${code}`) >= IN_STORE) return null;
  if (shareOf(`flagship:${code}`) < IN_FLAGSHIP)
    return flagshipCodes[hashOf(code) % flagshipCodes.length] ?? null;
  return stores[hashOf(code) % stores.length]?.code ?? null;
}
