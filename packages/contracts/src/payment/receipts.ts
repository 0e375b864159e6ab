import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { IdParam, MoneyOut } from '../wire/fields.ts';
import { refusal } from '../wire/refusals.ts';

/**
 * `payment`: of the money as received. `closing`: of the hand-over, with earlier payments set off.
 * `sale`: both in one, for money taken at the hand-over. `refund`: of refunded money, one for each
 * refund. `advance-back`: for the part of a return that a gift certificate had paid: it restores the
 * advance that the closing receipt set off, and no money moves.
 */
export const RECEIPT_KINDS = ['payment', 'closing', 'sale', 'refund', 'advance-back'] as const;
export type ReceiptKind = (typeof RECEIPT_KINDS)[number];

/**
 * `waiting`: to be sent. `registering`: at the provider, on its way to the tax service. `by-hand`: no
 * provider can make it, so staff do. `dead`: the provider refused it, or was unavailable too long.
 */
export const RECEIPT_STATES = ['waiting', 'registering', 'registered', 'by-hand', 'dead'] as const;
export type ReceiptState = (typeof RECEIPT_STATES)[number];

/** The kind of payment on a receipt of a hand-over. */
export const RECEIPT_MEANS = ['cash', 'electronic'] as const;
export type ReceiptMeans = (typeof RECEIPT_MEANS)[number];

/** The fiscal data that identify a receipt at the tax service. */
const Fiscal = z.object({ document: z.string(), storage: z.string(), sign: z.string() });

/** A receipt of an order as its buyer sees it. */
export const Receipt = z.object({
  id: z.uuid(),
  kind: z.enum(RECEIPT_KINDS),
  amount: MoneyOut,
  /** How money was taken at a hand-over: in cash or by card; null for any other payment. */
  means: z.enum(RECEIPT_MEANS).nullable(),
  /** When the fiscal drive registered it; while unknown, the time of the payment or the hand-over. */
  at: z.iso.datetime(),
  /** Null until the tax service has it. */
  fiscal: Fiscal.nullable(),
});
export type Receipt = z.infer<typeof Receipt>;

/** The oldest first. */
export const listOrderReceipts = endpoint({
  method: 'GET',
  path: '/api/orders/{id}/receipts',
  summary: 'Fiscal receipts of an own order',
  params: z.object({ id: IdParam }),
  answer: z.object({ items: z.array(Receipt) }),
  access: 'account',
  refusals: { 'order-not-found': refusal(404, {}) },
});
