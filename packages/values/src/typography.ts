import { NBSP } from './digits.ts';

// A short word after a number is its unit and does not lean on what follows.
const SHORT_WORD = /(?<![\p{L}\p{N}]|\d[ \u00A0])(\p{L}{1,2}) +(?=\S)/gu;
const PARTICLE = / +(?=(?:бы|ли|же|ль|ж|б)(?![\p{L}\p{N}]))/gu;
const NUMBER_WITH_UNIT = /(\d) +(?=[\p{L}₽%°])/gu;
const DIGIT_GROUPS = /(\d) +(?=\d{3}(?!\d))/g;
const NUMBER_SIGN = /([№§]) +(?=\d)/g;
const DASH = / +(?=[—–] )/g;

/** Puts no-break spaces where a line must not end: after short words, in numbers, before a dash. */
export function nbsp(text: string): string {
  return text
    .replace(PARTICLE, NBSP)
    .replace(SHORT_WORD, `$1${NBSP}`)
    .replace(DIGIT_GROUPS, `$1${NBSP}`)
    .replace(NUMBER_WITH_UNIT, `$1${NBSP}`)
    .replace(NUMBER_SIGN, `$1${NBSP}`)
    .replace(DASH, NBSP);
}
