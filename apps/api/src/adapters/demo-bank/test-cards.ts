import type { TestCardOutcome } from '@yahont/contracts/payment/payment.ts';
import { digitsOf } from '@yahont/values/digits.ts';
import type { Card, CardFormBank, Refusal } from '#src/domains/buying/payment/provider.ts';

/** Cards of a range that no bank issues; their check digits are valid. */
export const TEST_CARDS: CardFormBank['testCards'] = [
  { number: '2200000000000004', outcome: 'accepted' },
  { number: '2200000000000012', outcome: 'refused' },
  { number: '2200000000000020', outcome: 'confirmation' },
  { number: '2200000000000038', outcome: 'refused-when-saved' },
  { number: '2200000000000046', outcome: 'revoked-when-saved' },
];

/** Typed instead of the code from a real bank's SMS. */
export const TEST_CODE = '1234';

export type CardVerdict = { outcome: 'accepted' | 'confirmation' } | { outcome: 'refused'; refusal: Refusal };

const REFUSED: CardVerdict = { outcome: 'refused', refusal: 'insufficient-funds' };

const TYPED: Readonly<Record<TestCardOutcome, CardVerdict>> = {
  accepted: { outcome: 'accepted' },
  refused: REFUSED,
  confirmation: { outcome: 'confirmation' },
  'refused-when-saved': { outcome: 'accepted' },
  'revoked-when-saved': { outcome: 'accepted' },
};

const SAVED: Readonly<Record<TestCardOutcome, CardVerdict>> = {
  ...TYPED,
  'refused-when-saved': REFUSED,
  'revoked-when-saved': { outcome: 'refused', refusal: 'card-revoked' },
};

/** What the demo bank stores about a card to charge it later. */
export type RememberedCard = { outcome: TestCardOutcome; last4: string; /** `2029-09` */ validUntil: string };

/** Decides what the demo bank does with a card that was typed; a card that it did not issue is declined. */
export function evaluateCard(card: Card, now: Date): CardVerdict {
  const known = toRemembered(card);
  if (known === null) return { outcome: 'refused', refusal: 'declined' };
  return isExpired(known, now) ? EXPIRED : TYPED[known.outcome];
}

/** Decides what the demo bank does with a saved card. */
export function evaluateRemembered(card: RememberedCard, now: Date): CardVerdict {
  return isExpired(card, now) ? EXPIRED : SAVED[card.outcome];
}

/** Null: the demo bank did not issue it. */
export function toRemembered({ number, expiry }: Card): RememberedCard | null {
  const issued = TEST_CARDS.find((card) => card.number === digitsOf(number));
  const [month = '', year = ''] = expiry.split('/');
  return issued
    ? { outcome: issued.outcome, last4: issued.number.slice(-4), validUntil: `20${year}-${month}` }
    : null;
}

const EXPIRED: CardVerdict = { outcome: 'refused', refusal: 'card-expired' };

/** A card is valid to the end of its month. */
function isExpired({ validUntil }: Pick<RememberedCard, 'validUntil'>, now: Date): boolean {
  return validUntil < now.toISOString().slice(0, 7);
}
