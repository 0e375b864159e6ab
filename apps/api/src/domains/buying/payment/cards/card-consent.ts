import type { ConsentEntry } from '#src/domains/ground/consents/index.ts';

/** The consent to save the card of an order: it is valid for whichever attempt pays the order. */
export function cardConsent(orderId: number, { isGiven }: { isGiven: boolean }): ConsentEntry {
  return { kind: 'saved-card', scope: `order:${orderId}`, isGiven };
}
