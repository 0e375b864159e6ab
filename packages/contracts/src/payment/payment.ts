import { z } from 'zod';
import { IdParam, MoneyOut } from '../wire/fields.ts';
import { INPUT_ERROR } from '../wire/limits.ts';
import { isCardNumber } from '@yahont/values/card-number.ts';
import { endpoint } from '../wire/endpoint.ts';

export const PaymentStatus = z.enum([
  'pending',
  'waiting-for-confirmation',
  'succeeded',
  'refused',
  'cancelled',
]);

/** A payment as the pay page needs it. */
export const Payment = z.object({
  id: z.uuid(),
  orderId: z.int(),
  orderNumber: z.string(),
  amount: MoneyOut,
  status: PaymentStatus,
  /** Why the bank refused: `insufficient-funds`, `declined`, `card-expired`, `wrong-code`, `timed-out`. */
  refusal: z.string().nullable(),
  expiresAt: z.iso.datetime(),
  /**
   * How the shopper pays: a card form of our own (the built-in demo bank, which shows its test cards),
   * a code from the bank, or the page of the provider.
   */
  next: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('card-form'),
      testCards: z.array(
        z.object({ number: z.string(), outcome: z.enum(['accepted', 'refused', 'confirmation']) }),
      ),
    }),
    z.object({ kind: z.literal('code'), testCode: z.string() }),
    z.object({ kind: z.literal('redirect'), url: z.url() }),
    z.object({ kind: z.literal('done') }),
  ]),
});
export type Payment = z.infer<typeof Payment>;

/** Starts a payment of an unpaid order, or returns the one under way; after a refusal a new attempt. */
export const startPayment = endpoint({
  method: 'POST',
  path: '/api/orders/{id}/payment',
  summary: 'Begin or continue paying an order',
  params: z.object({ id: IdParam }),
  answer: Payment,
  access: 'account',
});
/** Re-reads the provider first, so it is safe to call from the return page. */
export const getPayment = endpoint({
  method: 'GET',
  path: '/api/orders/{id}/payment',
  summary: 'State of the payment of an order',
  params: z.object({ id: IdParam }),
  answer: Payment,
  access: 'account',
});
export const CardForm = z.object({
  number: z
    .string()
    .max(30)
    .transform((text) => text.replaceAll(/\s/g, ''))
    .refine(isCardNumber, INPUT_ERROR),
  /** `ММ/ГГ` */
  expiry: z.string().regex(/^(0[1-9]|1[0-2])\/\d{2}$/, INPUT_ERROR),
  cvc: z.string().regex(/^\d{3}$/, INPUT_ERROR),
});
/** Built-in demo bank only; 404 with a real provider, whose page takes the card. */
export const payByCard = endpoint({
  method: 'POST',
  path: '/api/payments/{id}/card',
  summary: 'Give the demo bank a test card',
  params: z.object({ id: z.uuid() }),
  body: CardForm,
  answer: Payment,
  access: 'account',
});
export const confirmPayment = endpoint({
  method: 'POST',
  path: '/api/payments/{id}/code',
  summary: 'Give the demo bank the code it asked for',
  params: z.object({ id: z.uuid() }),
  body: z.object({ code: z.string().regex(/^\d{4,6}$/, INPUT_ERROR) }),
  answer: Payment,
  access: 'account',
});
