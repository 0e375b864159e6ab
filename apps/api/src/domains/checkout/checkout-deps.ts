import type { City } from '@yahont/contracts/locations/locations.ts';
import type { Store } from '@yahont/contracts/stores/stores.ts';
import type { PaymentRules } from '@yahont/values/sums/ways-to-pay.ts';
import type { CartDeps } from '#src/domains/cart/index.ts';
import type { OrderDeps } from '#src/domains/orders/index.ts';

/** What the checkout needs from other domains. */
export type CheckoutDeps = CartDeps & {
  orders: OrderDeps;
  /** Name of the provider that takes cards and credit. */
  provider: string;
  paymentRules: PaymentRules;
  /** Stores of a city, as of now. */
  storesIn: (city: City, now: Date) => Store[];
};
