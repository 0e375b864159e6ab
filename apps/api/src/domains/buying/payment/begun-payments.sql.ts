import { inArray, sql } from 'drizzle-orm';
import { batched } from '#src/platform/database/batched.ts';
import { rowsOfText } from '#src/platform/database/statement.ts';
import { ALIVE } from './payment-row.ts';
import type { PaymentState } from './payment.tables.ts';
import type { ProviderPayment } from './provider.ts';

type BegunPayment = Pick<ProviderPayment, 'providerId' | 'confirmationUrl'> & {
  paymentId: string;
  at: string;
};

/** Stores that new payments wait for their shoppers; returns the payments for which that is true. */
export const awaitShopper = batched<BegunPayment, boolean>(async (db, begun) => {
  const updated = await rowsOfText<{ id: string }>(
    db,
    (bind) => `
    update payments set provider_id = begun."providerId", confirmation_url = begun."confirmationUrl", method_id = null,
      state = 'pending', changed_at = begun.at
    from jsonb_to_recordset(${bind(JSON.stringify(begun))}::jsonb)
      as begun("paymentId" uuid, "providerId" text, "confirmationUrl" text, at timestamptz)
    where payments.id = begun."paymentId" and payments.state = 'created'
    returning payments.id`,
  );
  const ids = new Set(updated.map(({ id }) => id));
  return begun.map(({ paymentId }) => ids.has(paymentId));
});

/**
 * A tender has at most one live attempt, and none once its order is paid in another way or has ended.
 * Columns are written by name, because drizzle omits the table here.
 */
export function stateOfRevived() {
  const another = sql`select 1 from payments as other where other.tender_id = payments.tender_id and ${inArray(sql`other.state`, [...ALIVE])}`;
  const left = sql`select 1 from order_tenders as tender join orders on orders.id = tender.order_id
    where tender.id = payments.tender_id
      and (tender.kind not in ('parts', payments.method) or orders.status <> 'awaiting-payment')`;
  return sql<PaymentState>`case when exists (${another}) or exists (${left}) then 'replaced' else 'pending' end`;
}
