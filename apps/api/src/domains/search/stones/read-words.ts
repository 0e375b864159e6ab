import { CLARITIES_RU, COLOURS_RU, type StoneShape } from '@yahont/contracts/stones/grades.ts';
import { stemOf } from '#src/domains/catalogue/index.ts';
import type { Token } from '#src/domains/catalogue/index.ts';
import {
  CLARITY,
  COLOUR,
  CUT,
  DIAMONDS,
  FILLERS,
  isWithCertificate,
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
  laboratory?: string;
  scale?: 'gia';
};

/** What is read of a query so far. */
export type Reading = {
  filters: StoneFilters;
  isDiamondSaid: boolean;
  isCutSaid: boolean;
  laboratories: readonly string[];
};

/** How many tokens from the first one on have a meaning that was added to the reading; 0: none. */
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
  const [colour, clarity, ...rest] = word.split('/');
  if (rest.length > 0 || !isOneOf(COLOURS_RU, colour) || !isOneOf(CLARITIES_RU, clarity)) return 0;
  filters.colour = `${colour}-${colour}`;
  filters.clarity = `${clarity}-${clarity}`;
  return 1;
}

/** «цвет 3», «чистота 5» */
function readNamedGrade({ filters }: Reading, { word }: Token, next: Token | undefined): number {
  const stem = stemOf(word);
  if (stem === COLOUR && isOneOf(COLOURS_RU, next?.word)) filters.colour = `${next?.word}-${next?.word}`;
  else if (stem === CLARITY && isOneOf(CLARITIES_RU, next?.word))
    filters.clarity = `${next?.word}-${next?.word}`;
  else return 0;
  return 2;
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

/** The laboratory of this name, also as Russians write it. */
export function laboratoryOf(word: string, laboratories: readonly string[]): string | null {
  const said = SAID_LABORATORIES.get(word) ?? word;
  return laboratories.find((name) => name.toLowerCase() === said) ?? null;
}

function isOneOf(list: readonly string[], value: string | undefined): boolean {
  return value !== undefined && list.includes(value);
}
