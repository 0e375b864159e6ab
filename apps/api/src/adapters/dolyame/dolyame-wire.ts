import { z } from 'zod';
import type { ApplicationState } from '@yahont/contracts/payment/instalment.ts';
import { kopecks, sumKopecks, type Kopecks } from '@yahont/values/money.ts';
import type { BookedRefund } from '#src/domains/buying/payment/daily/books.ts';
import type { Application } from '#src/domains/buying/payment/instalments/operator.ts';

const STATUSES = [
  'new',
  'approved',
  'waiting_for_commit',
  'wait_for_commit',
  'committed',
  'completed',
  'rejected',
  'canceled',
  'refunded',
] as const;

/** Roubles as a number with at most two decimals. */
const Roubles = z.number().transform((sum) => kopecks(Math.round(sum * 100)));

/** `pending`: accepted, and not with the buyer yet. */
const DolyameRefund = z.object({
  refund_id: z.string(),
  refunded_amount: Roubles,
  status: z.enum(['pending', 'processed']).nullish(),
});

/** An order as Долями writes it; only the fields that we read. */
export const DolyameOrder = z.object({
  id: z.string().optional(),
  status: z.enum(STATUSES),
  amount: Roubles,
  link: z.url().nullish(),
  contract_number: z.string().nullish(),
  payment_schedule: z.array(z.object({ payment_date: z.iso.date(), amount: Roubles })).nullish(),
  refund_info: z.object({ items: z.array(DolyameRefund).nullish() }).nullish(),
});
export type DolyameOrder = z.infer<typeof DolyameOrder>;

/** The answer to a refund; not every version of their interface names it. */
export const DolyameRefunded = z.object({ refund_id: z.string().nullish() });

/** A notice names the order that changed; the rest of it is not trusted. */
export const DolyameNotice = z.object({ id: z.string().max(100), status: z.string().max(100) });

const STATES: Readonly<Record<(typeof STATUSES)[number], ApplicationState>> = {
  new: 'applied',
  approved: 'approved',
  // Both spellings are in use.
  waiting_for_commit: 'signed',
  wait_for_commit: 'signed',
  committed: 'in-force',
  completed: 'in-force',
  refunded: 'in-force',
  rejected: 'refused',
  canceled: 'cancelled',
};

/** Maps the operator's words to ours. */
export function toApplication(applicationId: string, order: DolyameOrder): Application {
  const state = STATES[order.status];
  const isOpen = state === 'applied' || state === 'approved';
  return {
    applicationId,
    state,
    amount: order.amount,
    // Whether the operator subtracts refunds from the sum of an order is unknown.
    givenBack: sumKopecks(toRefunds(applicationId, order).map(({ amount }) => amount)),
    number: order.contract_number ?? (state === 'signed' || state === 'in-force' ? applicationId : null),
    schedule: order.payment_schedule?.map(({ payment_date: date, amount }) => ({ date, amount })) ?? null,
    pageUrl: isOpen ? (order.link ?? null) : null,
  };
}

/** The refunds that an order lists. */
export function toRefunds(applicationId: string, { refund_info: info }: DolyameOrder): BookedRefund[] {
  return (info?.items ?? []).map(({ refund_id: id, refunded_amount: amount, status }) => ({
    providerId: id,
    paymentProviderId: applicationId,
    status: status === 'pending' ? 'pending' : 'done',
    amount,
  }));
}

/** A sum as the operator writes it: roubles with two decimals, exact when read back from a double. */
export function toRoubles(amount: Kopecks): number {
  return amount / 100;
}
