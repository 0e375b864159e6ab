import { CLARITIES_GIA, CLARITIES_RU, COLOURS_RU, type StoneShape } from '@yahont/contracts/stones/grades.ts';
import { readNumbers, stemOf, tokensOf } from '#src/domains/catalogue/index.ts';
import {
  AMBIGUOUS,
  CLARITY,
  COLOUR,
  CUT,
  DIAMONDS,
  FILLERS,
  isWithCertificate,
  SAID_LABORATORIES,
  SHAPES,
} from './stone-words.ts';

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

/** «G/VS1», «G VS1»: a colour and a clarity of the foreign scale. */
const GIA_GRADES = new RegExp(
  `(?<![\\p{L}\\d])([D-Z])\\s*/?\\s*(${CLARITIES_GIA.join('|')})(?![\\p{L}\\d])`,
  'iu',
);
/** Carats of a number without a unit. */
const BARE_CARATS = { min: 0.1, max: 13.9 };
/** «0,7 карата» is any weight within a tenth of it. */
const CARAT_TOLERANCE = 0.1;

/**
 * Filters of loose stones that a query names: «круг 0,7 карата 3/4», «кушон до 500 тысяч». Null when a word of it means
 * something else, so that «кольцо с бриллиантом» gets jewellery alone.
 * @param laboratories names of the laboratories whose stones are on sale
 */
export function readStoneQuery(query: string, laboratories: readonly string[]): StoneFilters | null {
  const filters: StoneFilters = {};
  const isSaid = { diamond: false, cut: false, unread: false };
  const gia = GIA_GRADES.exec(query);
  const rest = query.replace(GIA_GRADES, ' ').replaceAll(/кр[\s-]?57/giu, 'круг');
  if (gia) {
    const [, colour = '', clarity = ''] = gia.map((text) => text.toUpperCase());
    Object.assign(filters, { colour: `${colour}-${colour}`, clarity: `${clarity}-${clarity}`, scale: 'gia' });
  }
  const tokens = tokensOf(rest);
  const taken = new Set<number>();
  for (const meaning of readNumbers(tokens)) {
    if (meaning.facet === 'price') filters.price = writtenRange(meaning, 1);
    else if (meaning.facet === 'carat') filters.carat = writtenRange(meaning, 100);
    else continue;
    for (const index of meaning.indexes) taken.add(index);
  }
  for (const [index, token] of tokens.entries()) {
    if (taken.has(index)) continue;
    const stem = stemOf(token.word);
    const shape = SHAPES.get(stem);
    const laboratory = laboratoryOf(token.word, laboratories);
    const next = tokens[index + 1];
    const grades = /^(\d)\/(\d{1,2})$/.exec(token.word);
    if (shape !== undefined && filters.shape === undefined) filters.shape = shape;
    else if (laboratory !== null) filters.laboratory = laboratory;
    else if (grades && readGrades(filters, grades)) continue;
    else if (stem === COLOUR && readGrade(filters, 'colour', next?.word)) taken.add(index + 1);
    else if (stem === CLARITY && readGrade(filters, 'clarity', next?.word)) taken.add(index + 1);
    else if (token.number !== null && filters.carat === undefined && isCarats(token.number))
      filters.carat = around(token.number);
    else if (DIAMONDS.has(stem)) isSaid.diamond = true;
    else if (CUT.has(stem)) isSaid.cut = true;
    else if (!FILLERS.has(stem) && !isWithCertificate(token.word, next && stemOf(next.word)))
      isSaid.unread = true;
  }
  return !isSaid.unread && isAboutStones(filters, isSaid) ? filters : null;
}

function isAboutStones(filters: StoneFilters, isSaid: { diamond: boolean; cut: boolean }): boolean {
  const { shape, carat, colour, clarity, laboratory } = filters;
  if (isSaid.diamond || laboratory !== undefined || colour !== undefined || clarity !== undefined)
    return true;
  if (shape === undefined) return carat !== undefined;
  if (!AMBIGUOUS.has(shape) || isSaid.cut) return true;
  // An emerald of a carat is an emerald.
  return carat !== undefined && shape !== 'emerald';
}

/** The first laboratory that a query names. */
export function laboratoryIn(query: string, laboratories: readonly string[]): string | null {
  for (const { word } of tokensOf(query)) {
    const laboratory = laboratoryOf(word, laboratories);
    if (laboratory !== null) return laboratory;
  }
  return null;
}

function laboratoryOf(word: string, laboratories: readonly string[]): string | null {
  const said = SAID_LABORATORIES.get(word) ?? word;
  return laboratories.find((name) => name.toLowerCase() === said) ?? null;
}

/** «3/4»: colour and clarity of the Russian scale. */
function readGrades(filters: StoneFilters, [, colour, clarity]: RegExpExecArray): boolean {
  if (!isOneOf(COLOURS_RU, colour) || !isOneOf(CLARITIES_RU, clarity)) return false;
  return readGrade(filters, 'colour', colour) && readGrade(filters, 'clarity', clarity);
}

function readGrade(filters: StoneFilters, code: 'colour' | 'clarity', value: string | undefined): boolean {
  if (!isOneOf(code === 'colour' ? COLOURS_RU : CLARITIES_RU, value)) return false;
  filters[code] = `${value}-${value}`;
  return true;
}

function isOneOf(list: readonly string[], value: string | undefined): boolean {
  return value !== undefined && list.includes(value);
}

function isCarats(value: number): boolean {
  return value >= BARE_CARATS.min && value <= BARE_CARATS.max;
}

function around(carats: number): string {
  const ends = { from: carats * (1 - CARAT_TOLERANCE), to: carats * (1 + CARAT_TOLERANCE) };
  return writtenRange(ends, 100);
}

/** @param parts of a unit that an address writes: hundredths of a carat, whole roubles */
function writtenRange({ from, to }: { from: number | null; to: number | null }, parts: number): string {
  const end = (value: number | null): string =>
    value === null ? '' : String(Math.round(value * parts) / parts);
  return `${end(from)}-${end(to)}`;
}
