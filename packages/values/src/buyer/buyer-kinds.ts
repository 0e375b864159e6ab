import { PAYMENT_KINDS, type PaymentKind, type TenderKind } from '../sums/tenders.ts';

/** `company`: a legal entity or an entrepreneur, known by its ИНН. */
export const BUYER_KINDS = ['person', 'company'] as const;
export type BuyerKind = (typeof BUYER_KINDS)[number];

export type BuyerRules = {
  /** Ways to pay, in the order in which they are offered. */
  ways: readonly PaymentKind[];
  /** Whether an invoice is offered for every sum, or only for what a card does not carry. */
  isInvoicedAlways: boolean;
  /** Whether an order earns points, and whether they pay for it. */
  hasPoints: boolean;
  /** Payments without a cash receipt (54-ФЗ, article 2, part 9): transfers between businesses. */
  unreceipted: readonly TenderKind[];
  /** Whether it has a consumer's days to return goods that are not faulty (Consumer Act, art. 26.1). */
  mayChangeMind: boolean;
};

/** All differences between the kinds of buyers. */
export const BUYER_RULES: Readonly<Record<BuyerKind, BuyerRules>> = {
  person: {
    ways: PAYMENT_KINDS,
    isInvoicedAlways: false,
    hasPoints: true,
    unreceipted: [],
    mayChangeMind: true,
  },
  company: {
    ways: ['invoice', 'card'],
    isInvoicedAlways: true,
    hasPoints: false,
    unreceipted: ['invoice'],
    mayChangeMind: false,
  },
};

/** The buyer of an order: its company, or otherwise the contact person. */
export function buyerKindOf({ company }: { company: object | null }): BuyerKind {
  return company === null ? 'person' : 'company';
}

/** Whether the law requires a cash receipt for what this buyer paid with these tenders. */
export function needsReceipt(buyer: BuyerKind, tenders: readonly TenderKind[]): boolean {
  return tenders.some((kind) => !BUYER_RULES[buyer].unreceipted.includes(kind));
}
