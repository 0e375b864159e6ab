import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { MoneyOut } from '../../wire/fields.ts';
import { refusal } from '../../wire/refusals.ts';
import { RECEIPT_KINDS } from '../../payment/receipts.ts';
import { typedLine } from '../../wire/typed.ts';

/** A receipt that only staff can deal with. */
export const StuckReceipt = z.object({
  id: z.uuid(),
  orderId: z.int(),
  orderNumber: z.string(),
  kind: z.enum(RECEIPT_KINDS),
  state: z.enum(['by-hand', 'dead']),
  amount: MoneyOut,
  /** The provider's error for the last try; null for a receipt that was never sent. */
  fault: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type StuckReceipt = z.infer<typeof StuckReceipt>;

const access = { staff: 'payments.reconcile' } as const;
const params = z.object({ id: z.uuid() });
const Done = z.object({ success: z.literal(true) });
const REFUSALS = {
  'receipt-not-found': refusal(404, {}),
  /** It does not wait for this: somebody else has dealt with it, or no provider can make it. */
  'receipt-not-stuck': refusal(409, {}),
};

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** Latest change first, 50 at a time. Pass `next` as `before` for the next page; null on the last one. */
export const listStuckReceipts = endpoint({
  method: 'GET',
  path: '/office/api/receipts/stuck',
  summary: 'Receipts that the provider refused or cannot make',
  query: z.object({
    before: z
      .string()
      .regex(new RegExp(`^\\d{1,15}\\.${UUID}$`))
      .optional(),
  }),
  answer: z.object({ items: z.array(StuckReceipt), next: z.string().nullable() }),
  access,
});

const digits = (most: number) => typedLine().regex(new RegExp(`^\\d{1,${most}}$`));

/** Printed by the till: number of the document, number of the fiscal drive, and the fiscal sign. */
export const FiscalNumbers = z.object({ document: digits(10), storage: digits(16), sign: digits(10) });
export type FiscalNumbers = z.infer<typeof FiscalNumbers>;

/** Repeating the same numbers changes nothing. */
export const recordReceiptMade = endpoint({
  method: 'POST',
  path: '/office/api/receipts/{id}/made',
  summary: 'Write down that a receipt was made at a till',
  params,
  body: z.object({ fiscal: FiscalNumbers }),
  answer: Done,
  access,
  refusals: REFUSALS,
});

export const sendReceiptAgain = endpoint({
  method: 'POST',
  path: '/office/api/receipts/{id}/again',
  summary: 'Ask the provider once more for a receipt that it refused',
  params,
  answer: Done,
  access,
  refusals: REFUSALS,
});
