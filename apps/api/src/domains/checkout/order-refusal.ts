import type { RefusalResult } from '@yahont/contracts/endpoint.ts';
import type { placeOrder } from '@yahont/contracts/orders.ts';

/** Why an order was refused; nothing was written. */
export type OrderRefusal = RefusalResult<typeof placeOrder>;
