import type { StoneInclusion } from '@yahont/contracts/stones/stones-import.ts';
import { shareOf } from '../hash.ts';
import type { ClarityGia } from './grade-stone.ts';

/** Most marks on the plots of a stone, by its clarity. */
const MARKS: Partial<Record<ClarityGia, number>> = {
  IF: 0,
  VVS1: 1,
  VVS2: 2,
  VS1: 3,
  VS2: 4,
  SI1: 6,
  SI2: 8,
  I1: 10,
};
/** Kinds by clarity: small ones in clean stones. */
const CLEAN: readonly StoneInclusion['kind'][] = ['pinpoint', 'needle', 'cloud'];
const ANY: readonly StoneInclusion['kind'][] = ['crystal', 'feather', 'cloud', 'needle', 'pinpoint'];

/** Marks for the plots of a certificate, within three quarters of its outline. */
export function inclusionsOf(index: number, clarity: ClarityGia): StoneInclusion[] {
  const most = MARKS[clarity] ?? 0;
  const count = Math.ceil(shareOf(`marks:${index}`) * most);
  const kinds = clarity.startsWith('VV') ? CLEAN : ANY;
  return Array.from({ length: count }, (_, mark) => {
    const turn = shareOf(`turn:${index}:${mark}`) * 2 * Math.PI;
    const far = Math.sqrt(shareOf(`far:${index}:${mark}`)) * 75;
    return {
      side: shareOf(`side:${index}:${mark}`) < 0.7 ? 'crown' : 'pavilion',
      kind: kinds[Math.floor(shareOf(`kind:${index}:${mark}`) * kinds.length)] ?? 'pinpoint',
      x: Math.round(Math.cos(turn) * far),
      y: Math.round(Math.sin(turn) * far),
    };
  });
}
