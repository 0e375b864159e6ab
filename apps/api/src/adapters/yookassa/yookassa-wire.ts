import { z } from 'zod';
import { fromDecimalString } from '@yahont/values/money.ts';
import type { ProviderPayment, Refusal } from '#src/domains/payment/provider.ts';

/** A payment as YooKassa writes it; only the fields that we read. */
export const YookassaPayment = z.object({
  id: z.string(),
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount: z.object({ value: z.string(), currency: z.literal('RUB') }),
  confirmation: z.object({ confirmation_url: z.url().optional() }).optional(),
  cancellation_details: z.object({ party: z.string(), reason: z.string() }).optional(),
});
export type YookassaPayment = z.infer<typeof YookassaPayment>;

export const YookassaRefund = z.object({
  id: z.string(),
  status: z.enum(['pending', 'succeeded', 'canceled']),
  payment_id: z.string(),
});

export const YookassaError = z.object({
  type: z.literal('error'),
  code: z.string(),
  description: z.string().optional(),
  parameter: z.string().optional(),
});

/** A webhook names the payment that changed; the rest of it is not trusted. */
export const YookassaNotice = z.object({
  type: z.literal('notification'),
  event: z.string().max(100),
  object: z.looseObject({ id: z.string().max(100), payment_id: z.string().max(100).optional() }),
});

const REFUSALS: Record<string, Refusal | null> = {
  insufficient_funds: 'insufficient-funds',
  card_expired: 'card-expired',
  '3d_secure_failed': 'wrong-code',
  expired_on_confirmation: 'timed-out',
  canceled_by_merchant: null,
};

const STATUSES = {
  pending: 'pending',
  waiting_for_capture: 'pending',
  succeeded: 'succeeded',
  canceled: 'cancelled',
} as const satisfies Record<YookassaPayment['status'], ProviderPayment['status']>;

/** Maps YooKassa's words to ours. We capture at once, so `waiting_for_capture` is only a short internal step there. */
export function toProviderPayment(payment: YookassaPayment): ProviderPayment {
  const reason = payment.cancellation_details?.reason ?? '';
  const refusal = reason in REFUSALS ? (REFUSALS[reason] ?? null) : 'declined';
  const status = STATUSES[payment.status];
  return {
    providerId: payment.id,
    status,
    refusal: status === 'cancelled' ? refusal : null,
    confirmationUrl: status === 'pending' ? (payment.confirmation?.confirmation_url ?? null) : null,
    amount: fromDecimalString(payment.amount.value),
  };
}
