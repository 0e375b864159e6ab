import type { City } from '@yahont/contracts/locations/locations.ts';
import type { Store } from '@yahont/contracts/stores/stores.ts';
import type { PaymentRules } from '@yahont/values/sums/ways-to-pay.ts';
import type { CartDeps } from '#src/domains/cart/index.ts';
import type { OrderDeps } from '#src/domains/orders/index.ts';

/** What checkout is given by the rest of the house. */
export type CheckoutDeps = CartDeps & {
  orders: OrderDeps;
  /** Name of the provider that takes cards and credit. */
  provider: string;
  paymentRules: PaymentRules;
  /** Shops of a city at this moment. */
  storesIn: (city: City, now: Date) => Store[];
};
