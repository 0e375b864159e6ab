import type { RefusalResult } from '@yahont/contracts/wire/endpoint.ts';
import type { placeOrder } from '@yahont/contracts/checkout/checkout.ts';

/** Why an order was refused; nothing was written. */
export type OrderRefusal = RefusalResult<typeof placeOrder>;
