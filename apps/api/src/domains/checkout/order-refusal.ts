import type { Kopecks } from '@yahont/values/money.ts';

/** Why an order was refused; nothing was written. */
export type OrderRefusal =
  | { ok: false; reason: 'cart-empty' | 'delivery-unavailable' }
  | { ok: false; reason: 'city-changed'; cityName: string }
  | { ok: false; reason: 'out-of-stock'; skuIds: number[] }
  | { ok: false; reason: 'total-changed'; total: Kopecks }
  | { ok: false; reason: 'not-enough-bonus'; balance: number; spendable: number }
  | { ok: false; reason: 'payment-unavailable'; because: string };
