import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { MoneyOut } from '../../wire/fields.ts';
import { RECEIPT_KINDS } from '../../payment/receipts.ts';

/** A receipt that nobody but staff can see to. */
export const StuckReceipt = z.object({
  id: z.uuid(),
  orderId: z.int(),
  orderNumber: z.string(),
  kind: z.enum(RECEIPT_KINDS),
  state: z.enum(['by-hand', 'dead']),
  amount: MoneyOut,
  /** Why the last try failed, in the words of the provider; null for one that was never sent. */
  fault: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type StuckReceipt = z.infer<typeof StuckReceipt>;

/** Newest first, 50 at a time. Pass `next` as `before` for the next page; null on the last one. */
export const listStuckReceipts = endpoint({
  method: 'GET',
  path: '/office/api/receipts/stuck',
  summary: 'Receipts that the provider refused or cannot make',
  query: z.object({ before: z.iso.datetime().optional() }),
  answer: z.object({ items: z.array(StuckReceipt), next: z.iso.datetime().nullable() }),
  access: { staff: 'payments.reconcile' },
});
