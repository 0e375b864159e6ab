import type { RefusalResult } from '@yahont/contracts/wire/endpoint.ts';
import type { placeOrder } from '@yahont/contracts/checkout/checkout.ts';

/** Why an order was refused; nothing was written. */
export type OrderRefusal = RefusalResult<typeof placeOrder>;

/** A refusal after items were reserved: the transaction is rolled back. */
export class LateRefusal extends Error {
  readonly refusal: OrderRefusal;

  constructor(refusal: OrderRefusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}
