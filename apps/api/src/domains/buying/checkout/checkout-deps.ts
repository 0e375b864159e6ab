import type { City } from '@yahont/contracts/locations/locations.ts';
import type { Store } from '@yahont/contracts/stores/stores.ts';
import type { OnlineKind, TenderKind } from '@yahont/values/sums/tenders.ts';
import type { PaymentRules } from '@yahont/values/sums/ways-to-pay.ts';
import type { CartDeps } from '#src/domains/buying/cart/index.ts';
import type { CarrierOffers, DeliveryRules } from '#src/domains/goods/delivery/index.ts';
import type { OrderDeps } from '#src/domains/buying/orders/index.ts';
import type { InvoiceTerms } from '#src/domains/buying/payment/index.ts';

/** What the checkout needs from other domains. */
export type CheckoutDeps = CartDeps & {
  orders: OrderDeps;
  /** Name of the provider for a kind of payment. */
  providerOf: (kind: TenderKind) => string;
  /** Ways to pay whose money the bank holds until the hand-over. */
  holds: readonly OnlineKind[];
  /** Whether the bank remembers cards, with the shopper's consent. */
  savesCards: boolean;
  paymentRules: PaymentRules;
  /** How orders are paid by bank transfer; null: not at all. */
  invoice: InvoiceTerms | null;
  /** Prices and days of delivery. */
  delivery: DeliveryRules;
  /** A carrier's offer; requested before a transaction, never inside one. */
  carriers: CarrierOffers;
  /** Whether a company can be found by its ИНН. */
  findsCompanies: boolean;
  /** Stores of a city, as of now. */
  storesIn: (city: City, now: Date) => Store[];
};
