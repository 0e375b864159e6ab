import {
  BIRTHDAY,
  BIRTHDAY_AHEAD,
  BIRTHDAY_LIFE,
  BURN_NOTICE,
  CERTIFICATE_SUMS,
  EARNED,
  EARNED_LIFE,
  ENGRAVED,
  GIFT_CARD,
  INSTALMENT_SUMS,
  LEVELS,
  LEVEL_ROWS,
  LEVEL_TERM,
  MONTHS,
  MONTHS_IN_WORDS,
  MAX_EARNED,
  OPERATOR,
  RETURNED_LIFE,
  SPENDING,
  SPENDING_LIMIT,
  WELCOME,
  WELCOME_LIFE,
} from '../rules.ts';
import { TextError } from './text-error.ts';

import { LIMIT_OF, limitMark } from '../limits.ts';

/** Rules of the shop by the names that texts write between double braces: `{{months}}`. */
const RULES: ReadonlyMap<string, string> = new Map([
  ['birthday', BIRTHDAY],
  ['birthday-ahead', BIRTHDAY_AHEAD],
  ['birthday-life', BIRTHDAY_LIFE],
  ['burn-notice', BURN_NOTICE],
  ['certificate-sums', CERTIFICATE_SUMS],
  ['earned', EARNED],
  ['earned-life', EARNED_LIFE],
  ['engraving-price', ENGRAVED],
  ['gift-card-price', GIFT_CARD],
  ['instalment-sums', INSTALMENT_SUMS],
  ['level-rows', LEVEL_ROWS],
  ['level-term', LEVEL_TERM],
  ['levels', LEVELS],
  ['months', String(MONTHS)],
  ['months-in-words', MONTHS_IN_WORDS],
  ['most-earned', MAX_EARNED],
  ['operator', OPERATOR],
  ['returned-life', RETURNED_LIFE],
  ['spending', SPENDING],
  ['spending-limit', SPENDING_LIMIT],
  ['welcome', WELCOME],
  ['welcome-life', WELCOME_LIFE],
]);

/** The text with the rules in it. Throws `TextError` for a name that is not in the list. */
export function fillPlaceholders(file: string, text: string): string {
  return text.replaceAll(/\{\{([^{}\n]*)\}\}/g, (_mark, name: string, at: number) => {
    const rule = RULES.get(name.trim());
    if (rule !== undefined) return rule;
    // Values that a shop sets itself come later, with the whole demo shop.
    if (LIMIT_OF.has(name.trim())) return limitMark(name.trim());
    throw new TextError(file, text.slice(0, at).split('\n').length, `no rule {{${name}}}`);
  });
}
