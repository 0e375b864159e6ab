import { CLARITIES_GIA } from '@yahont/contracts/stones/grades.ts';
import { readNumbers, tokensOf } from '#src/domains/goods/catalogue/index.ts';
import { laboratoryOf, readWords, type Reading, type StoneFilters } from './read-words.ts';
import { AMBIGUOUS } from './stone-words.ts';
import { writtenCarats, writtenPrice } from './written-range.ts';

/** «VVS»: both grades of that name. */
const GIA_PAIRS: ReadonlyMap<string, string> = new Map([
  ['VVS', 'VVS1-VVS2'],
  ['VS', 'VS1-VS2'],
  ['SI', 'SI1-SI2'],
]);
const CLARITIES = [...CLARITIES_GIA, ...GIA_PAIRS.keys()].join('|');
/** «G/VS1», «G VS1», «VS1»: a colour and a clarity of the foreign scale. */
const GIA_GRADES = new RegExp(
  `(?:(?<![\\p{L}\\d])([D-Z])(?: ?/ ?|\\s))?(?<![\\p{L}\\d])(${CLARITIES})(?![\\p{L}\\d])`,
  'iu',
);
const BRILLIANT = /кр[\s-]?57/giu;

/**
 * Filters of loose stones that a query names: «круг 0,7 карата 3/4», «кушон до 500 тысяч». Null when a word of it means
 * something else, so that «кольцо с бриллиантом» gets jewellery alone.
 * @param laboratories names of the laboratories whose stones are on sale
 */
export function readStoneQuery(query: string, laboratories: readonly string[]): StoneFilters | null {
  const tokens = tokensOf(query.replace(GIA_GRADES, ' ').replaceAll(BRILLIANT, 'круг'));
  const filters = giaGrades(query);
  const numbers = new Set<number>();
  for (const meaning of readNumbers(tokens)) {
    if (meaning.facet === 'price') filters.price = writtenPrice(meaning);
    else if (meaning.facet === 'carat') filters.carat = writtenCarats(meaning);
    else return null;
    for (const index of meaning.indexes) numbers.add(index);
  }
  const reading: Reading = { filters, isDiamondSaid: false, isCutSaid: false, laboratories };
  const words = tokens.filter((_, index) => !numbers.has(index));
  return readWords(reading, words) && isAboutStones(reading) ? filters : null;
}

/** The first laboratory that a query names. */
export function laboratoryIn(query: string, laboratories: readonly string[]): string | null {
  for (const { word } of tokensOf(query)) {
    const laboratory = laboratoryOf(word, laboratories);
    if (laboratory !== null) return laboratory;
  }
  return null;
}

function giaGrades(query: string): StoneFilters {
  const [, colour, clarity] = GIA_GRADES.exec(query.toUpperCase()) ?? [];
  if (clarity === undefined) return {};
  const ofColour = colour === undefined ? {} : { colour: `${colour}-${colour}` };
  return { ...ofColour, clarity: GIA_PAIRS.get(clarity) ?? `${clarity}-${clarity}`, scale: 'gia' };
}

function isAboutStones({ filters, isDiamondSaid, isCutSaid }: Reading): boolean {
  const { shape, carat, colour, clarity, quality, laboratory } = filters;
  if (isDiamondSaid || [colour, clarity, quality, laboratory].some((value) => value !== undefined))
    return true;
  if (shape === undefined) return carat !== undefined;
  if (!AMBIGUOUS.has(shape) || isCutSaid) return true;
  // An emerald of a carat is an emerald.
  return carat !== undefined && shape !== 'emerald';
}
