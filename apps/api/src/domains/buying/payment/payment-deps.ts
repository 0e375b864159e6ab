import type { PaymentKind, TenderKind } from '@yahont/values/sums/tenders.ts';
import type { PaymentRules } from '@yahont/values/sums/ways-to-pay.ts';
import type { OrderDeps } from '#src/domains/buying/orders/index.ts';
import type { InvoiceTerms } from './invoices/invoice-terms.ts';
import type { InstalmentProvider } from './instalments/instalment-provider.ts';
import type { PaymentProvider } from './provider.ts';

export type PaymentDeps = Pick<OrderDeps, 'findStore'> & {
  /** The bank: cards and transfers. */
  provider: PaymentProvider;
  /** Null: the shop sells nothing in instalments. */
  instalments: InstalmentProvider | null;
  /** Null: the shop takes no bank transfers by invoice. */
  invoice: InvoiceTerms | null;
  /** Ways to pay with their limits. */
  rules: PaymentRules;
  /**
   * How many days before the hold expires money is captured although the goods are not handed over; one
   * by default.
   */
  takeHeldBeforeDays?: number | undefined;
  /** Who is notified when the reconciliation of a day finds differences; nobody by default. */
  operatorMail?: string | undefined;
};

export type Providers = Pick<PaymentDeps, 'provider' | 'instalments'>;

/** Every provider that the shop has a contract with now. */
export function providersOf({ provider, instalments }: Providers): PaymentProvider[] {
  return instalments === null ? [provider] : [provider, instalments];
}

/** The provider of a stored payment; undefined when its contract has ended. */
export function findProvider(providers: Providers, name: string): PaymentProvider | undefined {
  return providersOf(providers).find((one) => one.name === name);
}

/** The provider for a new payment of this kind. Without an operator the bank refuses instalments. */
export function providerFor(
  { provider, instalments }: Providers,
  kind: PaymentKind | TenderKind,
): PaymentProvider {
  return kind === 'credit' ? (instalments ?? provider) : provider;
}
