import { NBSP } from '../digits.ts';
import { nbsp } from './typography.ts';

/** Code, addresses and e-mails: copied or followed, so never changed. */
const KEPT =
  /`[^`]*`|\b(?:https?:\/\/|mailto:|tel:|www\.)[^\s«»„“"]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\p{L}\d])\/[\w-]+(?:\/[\w.-]*)*/gu;
/** Replaces a kept part while the text around it is set; from the private use area of Unicode. */
const MARK = '\uE000';
const MARKS = new RegExp(MARK, 'g');

/** Two spaces are a typing mistake. */
const SPACES = /[ \u00A0]{2,}/g;
const ELLIPSIS = /\.{3}/g;
/** «2-3 дня»: a range rises, and has no further hyphen as phones, dates and codes have. */
const RANGE = /(?<![\p{L}\d.,/–−-])(\d{1,4}) ?[-–—] ?(\d{1,4})(?![\p{L}\d/–-]|[.,]\d)/gu;
const SPACED_HYPHEN = /(?<=[^\s\u00A0])([ \u00A0])(?:-{1,2}|–)(?=[ \u00A0]\S)/g;
const MINUS = /(?<=^|[\s\u00A0(])-(?=\d)/g;
const NUMBER_SIGN = /([№§])(?=\d)/g;
const INITIALS = /(?<!\p{L})(\p{Lu}\.) ?(?=\p{Lu}(?:\.|\p{Ll}))/gu;
/** «и т. д.», «т. е.», «т. п.». */
const SHORTENED = /(?<!\p{L})(т)\. ?(?=[депк]\.)/gu;

/**
 * The single function that typesets a Russian text: «quotes» with „inner“ ones from straight or nested
 * quotes, dashes, ellipses, minus signs and no-break spaces. Applying it twice changes nothing. Code in
 * backticks, addresses and e-mails stay.
 */
export function typeset(text: string): string {
  const kept: string[] = [];
  const bare = text
    .replaceAll(MARK, '')
    .replace(KEPT, (part) => {
      kept.push(part);
      return MARK;
    })
    .replace(SPACES, (spaces) => (spaces.includes(NBSP) ? NBSP : ' '))
    .replace(ELLIPSIS, '…');
  const set = nbsp(withDashes(withQuotes(bare)))
    .replace(NUMBER_SIGN, `$1${NBSP}`)
    .replace(INITIALS, `$1${NBSP}`)
    .replace(SHORTENED, `$1.${NBSP}`);
  let next = 0;
  return set.replace(MARKS, () => kept[next++] ?? '');
}

function withDashes(text: string): string {
  return text
    .replace(MINUS, '−')
    .replace(RANGE, (range, from: string, to: string) =>
      Number(from) < Number(to) ? `${from}–${to}` : range,
    )
    .replace(SPACED_HYPHEN, '$1—');
}

const OPENING = ['«', '„'] as const;
const CLOSING = ['»', '“'] as const;

/** Outer quotes are «», those inside them „“. A text whose quotes do not pair stays as it is. */
function withQuotes(text: string): string {
  if (!/["«»„“\u201D]/.test(text)) return text;
  let depth = 0;
  let set = '';
  for (const [index, sign] of Array.from(text).entries()) {
    const kind = kindOf(sign, text[index - 1], depth);
    if (kind === 'open') {
      const quote = OPENING[depth];
      if (quote === undefined) return text;
      set += quote;
      depth += 1;
    } else if (kind === 'close') {
      depth -= 1;
      const quote = CLOSING[depth];
      if (quote === undefined) return text;
      set += quote;
    } else {
      set += sign;
    }
  }
  return depth === 0 ? set : text;
}

function kindOf(sign: string, before: string | undefined, depth: number): 'open' | 'close' | 'letter' {
  if (sign === '«' || sign === '„') return 'open';
  if (sign === '»' || sign === '\u201D') return 'close';
  // In Russian it closes; an English text would open with it.
  if (sign === '“') return depth > 0 ? 'close' : 'open';
  if (sign !== '"') return 'letter';
  return depth === 0 || before === undefined || /[\s\u00A0([{«„—–]/.test(before) ? 'open' : 'close';
}
