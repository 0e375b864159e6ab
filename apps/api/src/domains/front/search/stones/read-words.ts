import {
  GRADES,
  STONE_SCALES,
  type GradeCode,
  type StoneScale,
  type StoneShape,
} from '@yahont/contracts/stones/grades.ts';
import { stemOf, type Token } from '#src/domains/goods/catalogue/index.ts';
import {
  CLARITY,
  COLOUR,
  CUT,
  DIAMONDS,
  FILLERS,
  isWithCertificate,
  QUALITY,
  SAID_LABORATORIES,
  SHAPES,
} from './stone-words.ts';
import { caratsAround } from './written-range.ts';

/** Filters of loose stones, as the keys and values of an address. */
export type StoneFilters = {
  shape?: StoneShape;
  carat?: string;
  price?: string;
  colour?: string;
  clarity?: string;
  quality?: string;
  laboratory?: string;
  scale?: 'gia';
};

/** The filters read from a query so far. */
export type Reading = {
  filters: StoneFilters;
  isDiamondSaid: boolean;
  isCutSaid: boolean;
  laboratories: readonly string[];
};

/** How many leading tokens were understood and added to the reading; 0: none. */
type Reader = (reading: Reading, token: Token, next: Token | undefined) => number;

/** Carats of a number without a unit. */
const BARE_CARATS = { min: 0.1, max: 13.9 };

const READERS: readonly Reader[] = [
  readShape,
  readLaboratory,
  readGrades,
  readNamedGrade,
  readCarats,
  readOther,
];

/** Reads the words of a query in turn; false when one of them means something else. */
export function readWords(reading: Reading, tokens: readonly Token[]): boolean {
  let at = 0;
  while (at < tokens.length) {
    const [token, next] = [tokens[at], tokens[at + 1]];
    if (token === undefined) return true;
    const count = firstMeaning(reading, token, next);
    if (count === 0) return false;
    at += count;
  }
  return true;
}

function firstMeaning(reading: Reading, token: Token, next: Token | undefined): number {
  for (const read of READERS) {
    const count = read(reading, token, next);
    if (count > 0) return count;
  }
  return 0;
}

function readShape({ filters }: Reading, { word }: Token): number {
  const shape = SHAPES.get(stemOf(word));
  if (shape === undefined || filters.shape !== undefined) return 0;
  filters.shape = shape;
  return 1;
}

function readLaboratory({ filters, laboratories }: Reading, { word }: Token): number {
  const laboratory = laboratoryOf(word, laboratories);
  if (laboratory === null) return 0;
  filters.laboratory = laboratory;
  return 1;
}

/** «3/4»: colour and clarity of the Russian scale. */
function readGrades({ filters }: Reading, { word }: Token): number {
  const [colour = '', clarity = '', ...rest] = word.split('/');
  if (rest.length > 0 || !isGrade('colour', 'ru', colour) || !isGrade('clarity', 'ru', clarity)) return 0;
  return setGrade(filters, 'colour', colour) && setGrade(filters, 'clarity', clarity) ? 1 : 0;
}

/** Grades that have a name. */
const NAMED: ReadonlyMap<string, GradeCode> = new Map([
  [COLOUR, 'colour'],
  [CLARITY, 'clarity'],
  [QUALITY, 'quality'],
]);

/** «цвет 3», «3 цвет», «чистота VS1», «огранка А» */
function readNamedGrade({ filters }: Reading, { word }: Token, next: Token | undefined): number {
  const code = NAMED.get(stemOf(word));
  if (code !== undefined && next !== undefined && setGrade(filters, code, next.word)) return 2;
  // «цвет G, чистота VS1»: both grades were already read before the words.
  if (code !== undefined && filters[code] !== undefined) return 1;
  const named = next && NAMED.get(stemOf(next.word));
  return named !== undefined && named !== 'quality' && setGrade(filters, named, word) ? 2 : 0;
}

/**
 * Adds a grade of either scale; false when no scale has it, or when an earlier grade was of the other
 * scale.
 */
function setGrade(filters: StoneFilters, code: GradeCode, word: string): boolean {
  const grade = word.toUpperCase();
  const scale = STONE_SCALES.find((one) => isGrade(code, one, grade));
  if (scale === undefined) return false;
  const isFirst = [filters.colour, filters.clarity, filters.quality].every((value) => value === undefined);
  if (!isFirst && scale !== (filters.scale ?? 'ru')) return false;
  filters[code] = `${grade}-${grade}`;
  if (scale === 'gia') filters.scale = scale;
  return true;
}

function isGrade(code: GradeCode, scale: StoneScale, grade: string): boolean {
  const grades: readonly string[] = GRADES[code][scale];
  return grades.includes(grade);
}

function readCarats({ filters }: Reading, { number }: Token): number {
  if (number === null || filters.carat !== undefined) return 0;
  if (number < BARE_CARATS.min || number > BARE_CARATS.max) return 0;
  filters.carat = caratsAround(number);
  return 1;
}

function readOther(reading: Reading, { word }: Token, next: Token | undefined): number {
  const stem = stemOf(word);
  if (DIAMONDS.has(stem)) reading.isDiamondSaid = true;
  else if (CUT.has(stem)) reading.isCutSaid = true;
  else if (!FILLERS.has(stem) && !isWithCertificate(word, next && stemOf(next.word))) return 0;
  return 1;
}

/** The laboratory with this name, also in Russian spelling. */
export function laboratoryOf(word: string, laboratories: readonly string[]): string | null {
  const said = SAID_LABORATORIES.get(word) ?? word;
  return laboratories.find((name) => name.toLowerCase() === said) ?? null;
}
