import { digitsOf } from '@yahont/values/digits.ts';
import type { Card, CardFormBank, Refusal } from '#src/domains/payment/provider.ts';

/** Cards of a range that no bank issues; their check digits are valid. */
export const TEST_CARDS: CardFormBank['testCards'] = [
  { number: '2200000000000004', outcome: 'accepted' },
  { number: '2200000000000012', outcome: 'refused' },
  { number: '2200000000000020', outcome: 'confirmation' },
];

/** The code that replaces the one of the bank's SMS. */
export const TEST_CODE = '1234';

export type CardVerdict = { outcome: 'accepted' | 'confirmation' } | { outcome: 'refused'; refusal: Refusal };

/** Decides what the demo bank does with a card; a card that it did not issue is declined. */
export function evaluateCard({ number, expiry }: Card, now: Date): CardVerdict {
  const issued = TEST_CARDS.find((card) => card.number === digitsOf(number));
  if (!issued) return { outcome: 'refused', refusal: 'declined' };
  if (isExpired(expiry, now)) return { outcome: 'refused', refusal: 'card-expired' };
  if (issued.outcome === 'refused') return { outcome: 'refused', refusal: 'insufficient-funds' };
  return { outcome: issued.outcome };
}

/** `ММ/ГГ`; a card is valid to the end of its month. */
function isExpired(expiry: string, now: Date): boolean {
  const [month = '', year = ''] = expiry.split('/');
  return now.getTime() >= Date.UTC(2000 + Number(year), Number(month), 1);
}
