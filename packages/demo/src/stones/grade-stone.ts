import type {
  CLARITIES_GIA,
  CLARITIES_RU,
  COLOURS_GIA,
  COLOURS_RU,
  CUTS_RU,
  Finish,
  Fluorescence,
} from '@yahont/contracts/stones/grades.ts';
import { shareOf } from '../hash.ts';

type ColourRu = (typeof COLOURS_RU)[number];
type ClarityRu = (typeof CLARITIES_RU)[number];
export type ColourGia = (typeof COLOURS_GIA)[number];
export type ClarityGia = (typeof CLARITIES_GIA)[number];
/** Grades of the cut as the data set names them. */
export type SetCut = 'Ideal' | 'Premium' | 'Very Good' | 'Good' | 'Fair';

/** Russian groups beside those of GIA, the usual one first: borders differ, so a few stones lie in the second. */
const COLOURS: Partial<Record<ColourGia, readonly [ColourRu, ColourRu]>> = {
  D: ['1', '1'],
  E: ['1', '2'],
  F: ['2', '3'],
  G: ['3', '2'],
  H: ['4', '3'],
  I: ['5', '4'],
  J: ['6', '5'],
};
const CLARITIES: Partial<Record<ClarityGia, readonly [ClarityRu, ClarityRu]>> = {
  IF: ['1', '1'],
  VVS1: ['2', '1'],
  VVS2: ['3', '2'],
  VS1: ['4', '3'],
  VS2: ['5', '4'],
  SI1: ['6', '5'],
  SI2: ['7', '8'],
  I1: ['9', '8'],
};
const CUTS: Record<SetCut, { ru: (typeof CUTS_RU)[number]; gia: Finish }> = {
  Ideal: { ru: 'А', gia: 'EX' },
  Premium: { ru: 'А', gia: 'VG' },
  'Very Good': { ru: 'Б', gia: 'VG' },
  Good: { ru: 'Б', gia: 'G' },
  Fair: { ru: 'В', gia: 'F' },
};
/** Shares of EX, VG and G in polish and symmetry; the rest is F. */
const FINISH: Record<SetCut, readonly [number, number, number]> = {
  Ideal: [0.82, 0.17, 0.01],
  Premium: [0.55, 0.4, 0.05],
  'Very Good': [0.25, 0.6, 0.15],
  Good: [0.05, 0.4, 0.5],
  Fair: [0.01, 0.19, 0.6],
};
/** Among stones of trade about two thirds do not fluoresce. */
const FLUORESCENCE: readonly (readonly [Fluorescence, number])[] = [
  ['none', 0.65],
  ['faint', 0.83],
  ['medium', 0.93],
  ['strong', 0.99],
  ['very-strong', 1],
];
/** One stone in nine lies beyond the usual border. */
const USUAL = 0.89;

/**
 * A laboratory's data for a stone: grades on both scales, as two appraisals, and fields that the data
 * set lacks.
 */
export function gradeStone(
  index: number,
  { colour, clarity, cut }: { colour: ColourGia; clarity: ClarityGia; cut: SetCut },
) {
  const colours = COLOURS[colour];
  const clarities = CLARITIES[clarity];
  if (!colours || !clarities) throw new Error(`no Russian group for ${colour} ${clarity}`);
  return {
    colourRu: colours[shareOf(`colour:${index}`) < USUAL ? 0 : 1],
    colourGia: colour,
    clarityRu: clarities[shareOf(`clarity:${index}`) < USUAL ? 0 : 1],
    clarityGia: clarity,
    qualityRu: CUTS[cut].ru,
    qualityGia: CUTS[cut].gia,
    polish: finishOf(`polish:${index}`, cut),
    symmetry: finishOf(`symmetry:${index}`, cut),
    fluorescence: fluorescenceOf(index),
  };
}

function finishOf(seed: string, cut: SetCut): Finish {
  const share = shareOf(seed);
  const [excellent, veryGood, good] = FINISH[cut];
  if (share < excellent) return 'EX';
  if (share < excellent + veryGood) return 'VG';
  return share < excellent + veryGood + good ? 'G' : 'F';
}

function fluorescenceOf(index: number): Fluorescence {
  const share = shareOf(`fluorescence:${index}`);
  return FLUORESCENCE.find(([, end]) => share < end)?.[0] ?? 'none';
}
