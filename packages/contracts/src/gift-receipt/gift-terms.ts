/**
 * Why a present cannot be exchanged. `early`: it was not handed over yet. `over`: the term has ended. `engraved`:
 * it was made for one person. `no-sizes`: its design has no other size. `elsewhere`: its buyer has given it back
 * or exchanged it. `done`: it was exchanged by this link. `call`: only a person of the shop can decide.
 */
export const GIFT_EXCHANGE_CLOSED = [
  'early',
  'over',
  'engraved',
  'no-sizes',
  'elsewhere',
  'done',
  'call',
] as const;
export type GiftExchangeClosed = (typeof GIFT_EXCHANGE_CLOSED)[number];

/** Days for which a store keeps the other size. */
export const GIFT_KEPT_DAYS = 3;
