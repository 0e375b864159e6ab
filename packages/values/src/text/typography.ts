import { NBSP } from '../digits.ts';

// Binds a short word to the next one, except a unit after a number: «в Москве» is bound, «5 мм» may be followed by a
// line break.
const SHORT_WORD =
  /(?<![\p{L}\p{N}])(?!(?<=\d[ \u00A0])(?:мм|см|м|км|мг|г|кг|шт|ч|ct) )(\p{L}{1,2}) +(?=\S)/gu;
const PART_OF_ADDRESS = /(?<!\p{L})((?:ул|пр|пер|пл|наб|стр|корп|кв|д)\.) +(?=\S)/gu;
const HOUSE_NUMBER = /(\p{L},) +(?=\d{1,3}\p{L}?(?:[,.;)]|$))/gmu;
const PARTICLE = / +(?=(?:бы|ли|же|ль|ж|б)(?![\p{L}\p{N}]))/gu;
const NUMBER_WITH_UNIT = /(\d) +(?=[\p{L}°])/gu;
const PERCENT = /(\d) *%/g;
const DIGIT_GROUPS = /(\d) +(?=\d{3}(?!\d))/g;
const NUMBER_SIGN = /([№§]) +(?=\d)/g;
/** Forbids a line break without adding width. */
const WORD_JOINER = '\u2060';
// «750-й»: a line may break at a hyphen, but not before the ending of a number. Phones, codes and dates are left alone,
// because they are copied.
const ENDING_OF_NUMBER = /(\d)-(?=\p{Script=Cyrillic})/gu;
// Keeps a name of two short words together: «Золотой век».
const NAME_OF_TWO = /([«„][\p{L}\d-]{1,12}) (?=[\p{L}\d-]{1,12}[»“])/gu;
// «9,8 млн ₽»: the sign of the rouble never begins a line.
const DASH_OR_ROUBLE = / +(?=[—–] |₽)/g;

/** Puts no-break spaces where a line must not break: after short words, in numbers, before a dash, in short names. */
export function nbsp(text: string): string {
  return text
    .replace(PARTICLE, NBSP)
    .replace(SHORT_WORD, `$1${NBSP}`)
    .replace(PART_OF_ADDRESS, `$1${NBSP}`)
    .replace(HOUSE_NUMBER, `$1${NBSP}`)
    .replace(DIGIT_GROUPS, `$1${NBSP}`)
    .replace(NUMBER_WITH_UNIT, `$1${NBSP}`)
    .replace(PERCENT, `$1${NBSP}%`)
    .replace(NUMBER_SIGN, `$1${NBSP}`)
    .replace(ENDING_OF_NUMBER, `$1-${WORD_JOINER}`)
    .replace(NAME_OF_TWO, `$1${NBSP}`)
    .replace(DASH_OR_ROUBLE, NBSP);
}

/** The text with its first letter in upper case. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The first letter in lower case, and nothing else: «Через СБП» → «через СБП»; «СМС» stays. */
export function uncapitalise(text: string): string {
  if (/^\p{Lu}{2}/u.test(text)) return text;
  return text.charAt(0).toLocaleLowerCase('ru') + text.slice(1);
}

/** Ends a sentence with one dot: «Кулон, 2 шт.» already has it. */
export function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
