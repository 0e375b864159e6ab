import { LONGEST_CM, SHORTEST_CM } from '@yahont/values/measures/size.ts';
import type { Token } from '../words/tokens.ts';

/** The meaning of numbers of a query, with the indexes of their tokens. */
export type NumberMeaning =
  | RangeMeaning
  | { facet: 'size' | 'length' | 'fineness'; value: string; indexes: number[] };

type RangeMeaning = {
  facet: 'price' | 'carat';
  from: number | null;
  to: number | null;
  indexes: number[];
};

const UP_TO = new Set(['до', 'дешевле', 'менее', 'меньше', 'максимум', 'пределах', 'за', '<']);
const FROM = new Set(['от', 'дороже', 'больше', 'более', 'свыше', 'минимум', '>']);
const DASHES = new Set(['-', '–', '—']);
const THOUSANDS = /^(к|k|тыс|тыщ|тысяч\p{L}*|т)$/u;
const MILLIONS = /^(млн|миллион\p{L}*)$/u;
const HALF_MILLION = /^полу?миллион\p{L}*$/u;
const ROUBLES = /^(₽|р|руб|рубл\p{L}*)$/u;
const CARATS = /^(карат\p{L}*|карт|кар|ct|ст|carats?)$/u;
const SIZES = /^(размер\p{L}*|рр|мм)$/u;
const HALF_CARAT = /^полкарат\p{L}*$/u;
const FINENESS_WORD = /^проб\p{L}*$/u;
const LENGTH_WORD = /^длин\p{L}*$/u;
const MILLIMETRES = /^(мм|миллиметр\p{L}*)$/u;
const CENTIMETRES = /^(см|сантиметр\p{L}*)$/u;
/** Standard finenesses of Russian jewellery. */
const FINENESSES = new Set([
  333, 375, 500, 583, 585, 750, 800, 830, 850, 875, 900, 916, 925, 950, 958, 960, 990, 999,
]);
/** A bare number from this value on is a price in roubles. */
const MIN_PRICE = 1000;
/** «0,5 карата» matches stones from 0.45 to 0.55. */
const CARAT_TOLERANCE = 0.1;

/**
 * Reads prices, carats, sizes, lengths and finenesses; each token has one meaning only.
 * @param areLengths the query is about chains, bracelets or necklaces: a bare «55» or «18» is a length in centimetres
 */
export function readNumbers(tokens: readonly Token[], areLengths = false): NumberMeaning[] {
  const meanings: NumberMeaning[] = [];
  let index = 0;
  while (index < tokens.length) {
    const meaning =
      readPrice(tokens, index) ??
      readCarat(tokens, index) ??
      readLength(tokens, index, areLengths) ??
      readMeasure(tokens, index);
    if (meaning) meanings.push(meaning);
    index = meaning ? Math.max(...meaning.indexes) + 1 : index + 1;
  }
  return meanings;
}

type Amount = { value: number; next: number; isMarked: boolean; factor: number };

/** «50 000», «50 тысяч», «50к», «50000 рублей». */
function readAmount(tokens: readonly Token[], at: number): Amount | null {
  const first = tokens[at];
  if (!first || first.number === null) return null;
  let digits = String(first.number);
  let next = at + 1;
  while (digits.length <= 6 && isGroup(tokens, next)) {
    digits += tokens[next]?.word ?? '';
    next += 1;
  }
  const unit = tokens[next]?.word ?? '';
  let factor = 1;
  if (THOUSANDS.test(unit)) factor = 1000;
  else if (MILLIONS.test(unit)) factor = 1_000_000;
  if (factor > 1) next += 1;
  const isRoubles = ROUBLES.test(tokens[next]?.word ?? '');
  if (isRoubles) next += 1;
  return { value: Number(digits) * factor, next, isMarked: factor > 1 || isRoubles, factor };
}

/** «миллиона», «полмиллиона»: an amount without a number, which is a price only after «до» or «от». */
function readSaidAmount(tokens: readonly Token[], at: number): Amount | null {
  const word = tokens[at]?.word ?? '';
  const isHalf = HALF_MILLION.test(word);
  if (!isHalf && !MILLIONS.test(word)) return null;
  const next = ROUBLES.test(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1;
  return { value: isHalf ? 500_000 : 1_000_000, next, isMarked: true, factor: 1 };
}

/** Three digits after a space continue the previous number: «50 000». */
function isGroup(tokens: readonly Token[], index: number): boolean {
  const [before, token] = [tokens[index - 1], tokens[index]];
  return (
    before !== undefined &&
    token !== undefined &&
    /^\d{3}$/.test(token.word) &&
    /^\d{1,3}$/.test(before.word) &&
    token.start === before.end + 1 &&
    // «кольцо 17 585»: a fineness never continues a number.
    !FINENESSES.has(token.number ?? 0)
  );
}

function readPrice(tokens: readonly Token[], at: number): NumberMeaning | null {
  const isNegated = tokens[at]?.word === 'не';
  const start = isNegated ? at + 1 : at;
  const word = tokens[start]?.word ?? '';
  // «не дороже» means «до», «не дешевле» means «от».
  const isUpTo = isNegated ? FROM.has(word) : UP_TO.has(word);
  const isFrom = isNegated ? UP_TO.has(word) : FROM.has(word);
  const isBounded = isUpTo || isFrom;
  const first = isBounded
    ? (readAmount(tokens, start + 1) ?? readSaidAmount(tokens, start + 1))
    : readAmount(tokens, start);
  if (!first || (isNegated && !isBounded)) return null;
  const joint = tokens[first.next]?.word ?? '';
  const isRange = (isFrom && joint === 'до') || (!isUpTo && DASHES.has(joint));
  const second = isRange
    ? (readAmount(tokens, first.next + 1) ?? readSaidAmount(tokens, first.next + 1))
    : null;
  // «от 20 до 40 тысяч»
  const low =
    second && first.factor === 1 && second.factor > 1 && first.value * second.factor <= second.value
      ? first.value * second.factor
      : first.value;
  const isMoney = first.isMarked || (second?.isMarked ?? false);
  if (!isMoney && Math.min(low, second?.value ?? low) < MIN_PRICE) return null;
  if (!isMoney && !isBounded && !second) return null;
  const indexes = rangeOf(at, second?.next ?? first.next);
  if (second)
    return { facet: 'price', from: Math.min(low, second.value), to: Math.max(low, second.value), indexes };
  return isFrom
    ? { facet: 'price', from: low, to: null, indexes }
    : { facet: 'price', from: null, to: low, indexes };
}

function readCarat(tokens: readonly Token[], at: number): NumberMeaning | null {
  const word = tokens[at]?.word ?? '';
  if (HALF_CARAT.test(word)) return { facet: 'carat', ...around(0.5), indexes: [at] };
  const isBounded = word === 'от' || word === 'до';
  const first = readWeight(tokens, isBounded ? at + 1 : at);
  if (!first) return null;
  const joint = tokens[first.next]?.word ?? '';
  const isRange = word === 'от' ? joint === 'до' : !isBounded && DASHES.has(joint);
  const second = isRange ? readWeight(tokens, first.next + 1) : null;
  if (second?.isCarats === true) {
    const [from, to] = [first.value, second.value].toSorted((a, b) => a - b);
    return { facet: 'carat', from: from ?? null, to: to ?? null, indexes: rangeOf(at, second.next) };
  }
  if (!first.isCarats) return null;
  const indexes = rangeOf(at, first.next);
  if (!isBounded) return { facet: 'carat', ...around(first.value), indexes };
  return word === 'от'
    ? { facet: 'carat', from: first.value, to: null, indexes }
    : { facet: 'carat', from: null, to: first.value, indexes };
}

/** A number with or without its unit; a fraction such as 0.5 needs no unit. */
function readWeight(
  tokens: readonly Token[],
  at: number,
): { value: number; next: number; isCarats: boolean } | null {
  const value = tokens[at]?.number ?? null;
  if (value === null) return null;
  const hasUnit = CARATS.test(tokens[at + 1]?.word ?? '');
  return { value, next: at + (hasUnit ? 2 : 1), isCarats: hasUnit || (value > 0 && value < 1) };
}

function around(value: number): { from: number; to: number } {
  return { from: rounded(value * (1 - CARAT_TOLERANCE)), to: rounded(value * (1 + CARAT_TOLERANCE)) };
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** «55 см», «длина 55», «500 мм»; without a word or a unit only where lengths are meant. */
function readLength(tokens: readonly Token[], at: number, areLengths: boolean): NumberMeaning | null {
  const isNamed =
    LENGTH_WORD.test(tokens[at]?.word ?? '') || (areLengths && SIZES.test(tokens[at]?.word ?? ''));
  const start = isNamed ? at + 1 : at;
  const value = tokens[start]?.number ?? null;
  if (value === null) return null;
  const unit = tokens[start + 1]?.word ?? '';
  const isInCm = CENTIMETRES.test(unit);
  const isInMm = MILLIMETRES.test(unit);
  if (!isNamed && !isInCm && !areLengths) return null;
  const cm = isInMm ? rounded(value / 10) : value;
  if (cm < SHORTEST_CM || cm > LONGEST_CM) return null;
  return { facet: 'length', value: String(cm), indexes: rangeOf(at, start + (isInCm || isInMm ? 2 : 1)) };
}

function readMeasure(tokens: readonly Token[], at: number): NumberMeaning | null {
  const isNamed = SIZES.test(tokens[at]?.word ?? '');
  const start = isNamed ? at + 1 : at;
  const value = tokens[start]?.number ?? null;
  if (value === null) return null;
  const unit = tokens[start + 1]?.word ?? '';
  if (!isNamed && FINENESSES.has(value))
    return {
      facet: 'fineness',
      value: String(value),
      indexes: rangeOf(at, start + (FINENESS_WORD.test(unit) ? 2 : 1)),
    };
  const hasUnit = SIZES.test(unit);
  if (!isNamed && !hasUnit && !isRingSize(value)) return null;
  return { facet: 'size', value: String(value), indexes: rangeOf(at, start + (hasUnit ? 2 : 1)) };
}

/** Quarters of a millimetre from 14 to 25. */
function isRingSize(value: number): boolean {
  return value >= 14 && value <= 25 && Number.isInteger(value * 4);
}

function rangeOf(from: number, end: number): number[] {
  return Array.from({ length: end - from }, (_, index) => from + index);
}
