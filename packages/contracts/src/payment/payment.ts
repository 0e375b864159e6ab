import { z } from 'zod';
import { typedCode } from '../wire/typed.ts';
import { IdParam, MobilePhone, MoneyOut } from '../wire/fields.ts';
import { InstalmentContract } from './instalment.ts';
import { INPUT_ERROR } from '../wire/limits.ts';
import { isPersonInn } from '@yahont/values/buyer/inn.ts';
import { isCardNumber } from '@yahont/values/card-number.ts';
import { ONLINE_KINDS } from '@yahont/values/sums/tenders.ts';
import { endpoint } from '../wire/endpoint.ts';
import { refusal } from '../wire/refusals.ts';

export const PaymentStatus = z.enum([
  'pending',
  'waiting-for-confirmation',
  'succeeded',
  'refused',
  'cancelled',
]);

/** Why the bank refused. */
export const PaymentRefusal = z.enum([
  'insufficient-funds',
  'declined',
  'card-expired',
  /** The bank no longer lets the shop charge a saved card. */
  'card-revoked',
  'wrong-code',
  'timed-out',
]);
export type PaymentRefusal = z.infer<typeof PaymentRefusal>;

/** How the demo bank treats a test card; the last two are accepted once and refused when saved. */
export const TestCardOutcome = z.enum([
  'accepted',
  'refused',
  'confirmation',
  'refused-when-saved',
  'revoked-when-saved',
]);
export type TestCardOutcome = z.infer<typeof TestCardOutcome>;

/** A payment for the payment page. */
export const Payment = z.object({
  id: z.uuid(),
  orderId: z.int(),
  orderNumber: z.string(),
  amount: MoneyOut,
  method: z.enum(ONLINE_KINDS),
  status: PaymentStatus,
  refusal: PaymentRefusal.nullable(),
  /** Whether it used a saved card, which the shop forgets when the bank no longer accepts it. */
  isBySavedCard: z.boolean(),
  /** Whether the bank waits for the shopper to confirm a saved card; they may type another card instead. */
  canChangeCard: z.boolean(),
  expiresAt: z.iso.datetime(),
  /** Instalment of a payment in instalments. */
  instalment: InstalmentContract.nullable(),
  /**
   * The shopper's next step: the shop's own card form (demo bank, with its test cards), a code from the bank, or the
   * provider's page.
   */
  next: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('card-form'),
      testCards: z.array(z.object({ number: z.string(), outcome: TestCardOutcome })),
    }),
    z.object({ kind: z.literal('code'), testCode: z.string() }),
    /** The demo operator's own forms: an application, further data, the signature. */
    z.object({
      kind: z.literal('application-form'),
      testPhones: z.array(
        z.object({ phone: z.string(), outcome: z.enum(['approved', 'refused', 'asks-for-more']) }),
      ),
    }),
    z.object({ kind: z.literal('application-details') }),
    z.object({ kind: z.literal('application-signature'), testCode: z.string() }),
    /** The demo bank's transfer page: two buttons play the shopper's own bank. */
    z.object({ kind: z.literal('transfer-form'), method: z.enum(['sbp', 'sberpay']) }),
    z.object({ kind: z.literal('redirect'), url: z.url() }),
    z.object({ kind: z.literal('done') }),
  ]),
});
export type Payment = z.infer<typeof Payment>;

/** The provider did not answer; the state of the payment is unknown. */
const PROVIDER_UNAVAILABLE = { 'payment-provider-unavailable': refusal(503, {}) };
/** Also for a payment with another provider, or with none. */
const PAYMENT_NOT_FOUND = { 'payment-not-found': refusal(404, {}) };

/** Starts a payment of an unpaid order, or returns the running one; after a refusal starts a new attempt. */
export const startPayment = endpoint({
  method: 'POST',
  path: '/api/orders/{id}/payment',
  summary: 'Begin or continue paying an order',
  params: z.object({ id: IdParam }),
  answer: Payment,
  access: 'account',
  refusals: { ...PROVIDER_UNAVAILABLE, 'not-payable': refusal(409, {}), 'order-not-found': refusal(404, {}) },
});
/** Reads the state from the provider first, so the return page can call it at any time. */
export const getPayment = endpoint({
  method: 'GET',
  path: '/api/orders/{id}/payment',
  summary: 'State of the payment of an order',
  params: z.object({ id: IdParam }),
  answer: Payment,
  access: 'account',
  refusals: { ...PROVIDER_UNAVAILABLE, ...PAYMENT_NOT_FOUND, 'order-not-found': refusal(404, {}) },
});
/**
 * Pays by a card that the shopper types, instead of a saved one whose bank waits for a confirmation.
 * When repeated, or when the payment has ended meanwhile, it answers like `startPayment`.
 */
export const changeCard = endpoint({
  method: 'POST',
  path: '/api/payments/{id}/another-card',
  summary: 'Pay with another card than the saved one that its bank wants confirmed',
  params: z.object({ id: z.uuid() }),
  answer: Payment,
  access: 'account',
  refusals: { ...PROVIDER_UNAVAILABLE, ...PAYMENT_NOT_FOUND, 'not-payable': refusal(409, {}) },
});
export const CardForm = z.object({
  number: typedCode()
    .max(30)
    .transform((text) => text.replaceAll(/\s/g, ''))
    .refine(isCardNumber, INPUT_ERROR),
  /** `ММ/ГГ` */
  expiry: typedCode().regex(/^(0[1-9]|1[0-2])\/\d{2}$/, INPUT_ERROR),
  cvc: typedCode().regex(/^\d{3}$/, INPUT_ERROR),
});
/** Demo bank only; 404 with a real provider, whose own page takes the card. */
export const payByCard = endpoint({
  method: 'POST',
  path: '/api/payments/{id}/card',
  summary: 'Give the demo bank a test card',
  params: z.object({ id: z.uuid() }),
  body: CardForm,
  answer: Payment,
  access: 'account',
  refusals: PAYMENT_NOT_FOUND,
});
export const confirmPayment = endpoint({
  method: 'POST',
  path: '/api/payments/{id}/code',
  summary: 'Give the demo bank the code it asked for',
  params: z.object({ id: z.uuid() }),
  body: z.object({ code: typedCode().regex(/^\d{4,6}$/, INPUT_ERROR) }),
  answer: Payment,
  access: 'account',
  refusals: { ...PAYMENT_NOT_FOUND, 'wrong-code': refusal(409, { triesLeft: z.int() }) },
});

/** A step of the demo operator's forms. */
export const ApplicationStep = z.discriminatedUnion('step', [
  z.object({ step: z.literal('apply'), phone: MobilePhone }),
  z.object({ step: z.literal('details'), inn: typedCode().refine(isPersonInn, INPUT_ERROR) }),
  z.object({ step: z.literal('sign'), code: typedCode().regex(/^\d{4,6}$/, INPUT_ERROR) }),
]);
export type ApplicationStep = z.infer<typeof ApplicationStep>;
/** Demo operator only; 404 with a real one, whose own page takes the application. */
export const answerOperator = endpoint({
  method: 'POST',
  path: '/api/payments/{id}/application',
  summary: 'Give the demo operator of instalments what it asks for',
  params: z.object({ id: z.uuid() }),
  body: ApplicationStep,
  answer: Payment,
  access: 'account',
  refusals: { ...PAYMENT_NOT_FOUND, 'wrong-code': refusal(409, { triesLeft: z.int() }) },
});

/** Demo bank only: what the shopper's bank would do after scanning the code. */
export const payByTransfer = endpoint({
  method: 'POST',
  path: '/api/payments/{id}/transfer',
  summary: 'Pay, or refuse to pay, a fast payment in the demo bank',
  params: z.object({ id: z.uuid() }),
  body: z.object({ outcome: z.enum(['accepted', 'refused']) }),
  answer: Payment,
  access: 'account',
  refusals: PAYMENT_NOT_FOUND,
});
