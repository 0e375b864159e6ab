import { z } from 'zod';
import { fromDecimalString } from '@yahont/values/money.ts';
import type { RefundStatus } from '#src/domains/buying/payment/provider-states.ts';
import type {
  ProviderPayment,
  ProviderReceipt,
  Refusal,
  SavedMethod,
} from '#src/domains/buying/payment/provider.ts';

const PaymentMethod = z.object({
  id: z.string(),
  /** Whether the card may be charged later. */
  saved: z.boolean(),
  card: z
    .object({
      last4: z.string().regex(/^\d{4}$/),
      expiry_year: z.string().regex(/^\d{4}$/),
      expiry_month: z.string().regex(/^(?:0[1-9]|1[0-2])$/),
      card_type: z.string(),
    })
    .optional(),
});

/** A payment as YooKassa writes it; only the fields that we read. */
export const YookassaPayment = z.object({
  id: z.string(),
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount: z.object({ value: z.string(), currency: z.literal('RUB') }),
  confirmation: z.object({ confirmation_url: z.url().optional() }).optional(),
  /** When the hold on the money expires. */
  expires_at: z.string().optional(),
  metadata: z.record(z.string(), z.string()).optional(),
  /** Unexpected data here must not hide the state of the money. */
  payment_method: PaymentMethod.optional().catch(undefined),
  cancellation_details: z.object({ party: z.string(), reason: z.string() }).optional(),
});
export type YookassaPayment = z.infer<typeof YookassaPayment>;

export const YookassaRefund = z.object({
  id: z.string(),
  status: z.enum(['pending', 'succeeded', 'canceled']),
  payment_id: z.string(),
  amount: z.object({ value: z.string(), currency: z.literal('RUB') }),
});
export type YookassaRefund = z.infer<typeof YookassaRefund>;

export const YookassaReceipt = z.object({
  id: z.string(),
  type: z.string(),
  /** Id of the refund that the receipt is about; missing for the receipt of a payment. */
  refund_id: z.string().optional(),
  status: z.enum(['pending', 'succeeded', 'canceled']),
  fiscal_document_number: z.string().optional(),
  fiscal_storage_number: z.string().optional(),
  fiscal_attribute: z.string().optional(),
  /** Unexpected data here must not hide the numbers. */
  registered_at: z.iso.datetime({ offset: true }).optional().catch(undefined),
  settlements: z.array(z.object({ type: z.string() })).optional(),
});
export type YookassaReceipt = z.infer<typeof YookassaReceipt>;

/** A page of a list; it has a cursor when another page follows. */
export function yookassaPage<S extends z.ZodType>(item: S) {
  return z.object({ type: z.literal('list'), items: z.array(item), next_cursor: z.string().optional() });
}

/** A webhook names the payment that changed; the rest of it is not trusted. */
export const YookassaNotice = z.object({
  type: z.literal('notification'),
  event: z.string().max(100),
  object: z.looseObject({ id: z.string().max(100), payment_id: z.string().max(100).optional() }),
});

const REFUSALS: Record<string, Refusal | null> = {
  insufficient_funds: 'insufficient-funds',
  card_expired: 'card-expired',
  permission_revoked: 'card-revoked',
  '3d_secure_failed': 'wrong-code',
  expired_on_confirmation: 'timed-out',
  canceled_by_merchant: null,
};

const STATUSES = {
  pending: 'pending',
  waiting_for_capture: 'held',
  succeeded: 'succeeded',
  canceled: 'cancelled',
} as const satisfies Record<YookassaPayment['status'], ProviderPayment['status']>;

/** Maps YooKassa's words to ours. */
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
    savedMethod: toSavedMethod(payment),
    heldUntil: status === 'held' && payment.expires_at !== undefined ? new Date(payment.expires_at) : null,
  };
}

/** Names of payment systems as shoppers write them; others are written as YooKassa does. */
const BRANDS: Readonly<Record<string, string>> = { Mir: 'Мир', Unknown: '' };

function toSavedMethod({ payment_method: method }: YookassaPayment): SavedMethod | null {
  if (!method?.saved || !method.card) return null;
  const { last4, expiry_year: year, expiry_month: month, card_type: type } = method.card;
  return {
    methodId: method.id,
    brand: BRANDS[type] ?? type.slice(0, 20),
    last4,
    validUntil: `${year}-${month}`,
  };
}

const REFUND_STATUSES = {
  pending: 'pending',
  succeeded: 'done',
  canceled: 'cancelled',
} as const satisfies Record<YookassaRefund['status'], RefundStatus>;

export function toRefundStatus({ status }: YookassaRefund): RefundStatus {
  return REFUND_STATUSES[status];
}

const RECEIPT_STATUSES = {
  pending: 'registering',
  succeeded: 'registered',
  canceled: 'refused',
} as const satisfies Record<YookassaReceipt['status'], ProviderReceipt['status']>;

export function toProviderReceipt(receipt: YookassaReceipt): ProviderReceipt {
  const {
    fiscal_document_number: document,
    fiscal_storage_number: storage,
    fiscal_attribute: sign,
    registered_at: registeredAt,
  } = receipt;
  return {
    providerId: receipt.id,
    // Only receipts of a hand-over and of a restored advance state the amount set off.
    setsOff: receipt.settlements?.some(({ type }) => type === 'prepayment') ?? false,
    status: RECEIPT_STATUSES[receipt.status],
    fiscal:
      document === undefined || storage === undefined || sign === undefined
        ? null
        : { document, storage, sign },
    registeredAt: registeredAt === undefined ? null : new Date(registeredAt),
  };
}
