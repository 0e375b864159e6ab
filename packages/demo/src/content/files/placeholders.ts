import {
  CERTIFICATE_SUMS,
  EARNED,
  ENGRAVED,
  GIFT_CARD,
  INSTALMENT_SUMS,
  MONTHS,
  MONTHS_IN_WORDS,
  MOST_BY_CARD,
  MOST_IN_CASH,
  OPERATOR,
  SPENDING,
  SPENDING_LIMIT,
  WELCOME,
} from '../rules.ts';
import { TextError } from './text-error.ts';

/** Rules of the shop by the names that texts write between double braces: `{{months}}`. */
const RULES: ReadonlyMap<string, string> = new Map([
  ['certificate-sums', CERTIFICATE_SUMS],
  ['earned', EARNED],
  ['engraving-price', ENGRAVED],
  ['gift-card-price', GIFT_CARD],
  ['instalment-sums', INSTALMENT_SUMS],
  ['months', String(MONTHS)],
  ['months-in-words', MONTHS_IN_WORDS],
  ['most-by-card', MOST_BY_CARD],
  ['most-in-cash', MOST_IN_CASH],
  ['operator', OPERATOR],
  ['spending', SPENDING],
  ['spending-limit', SPENDING_LIMIT],
  ['welcome', WELCOME],
]);

/** The text with the rules in it. Throws `TextError` for a name that is not in the list. */
export function fillPlaceholders(file: string, text: string): string {
  return text.replaceAll(/\{\{([^{}\n]*)\}\}/g, (_mark, name: string, at: number) => {
    const rule = RULES.get(name.trim());
    if (rule !== undefined) return rule;
    throw new TextError(file, text.slice(0, at).split('\n').length, `no rule {{${name}}}`);
  });
}
