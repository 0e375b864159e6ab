import { groupDigits, NBSP } from '../digits.ts';

/** One, few, many: `['изделие', 'изделия', 'изделий']`. */
export type PluralForms = readonly [one: string, few: string, many: string];

/** The Russian plural form for a number; fractions take the second one («1,5 карата»). */
export function plural(count: number, [one, few, many]: PluralForms): string {
  if (!Number.isInteger(count)) return few;
  const lastTwo = Math.abs(count) % 100;
  const last = lastTwo % 10;
  if (lastTwo >= 11 && lastTwo <= 14) return many;
  if (last === 1) return one;
  return last >= 2 && last <= 4 ? few : many;
}

/**
 * The form of a unit after a preposition with the genitive: «от 1 карата», «до 0,5 карата», «до 5 карат». `one` is the
 * genitive of the singular, `many` that of the plural.
 */
export function pluralInGenitive(count: number, [one, many]: readonly [one: string, many: string]): string {
  return Number.isInteger(count) ? plural(count, [one, many, many]) : one;
}

/** «1 240 изделий»: a whole number, a no-break space and the right form. */
export function countOf(count: number, forms: PluralForms): string {
  const sign = count < 0 ? '−' : '';
  return `${sign}${groupDigits(String(Math.abs(count)))}${NBSP}${plural(count, forms)}`;
}
