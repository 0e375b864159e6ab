import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import { beginPayment } from './begin-payment.ts';
import { savedCardRoutes } from './cards/saved-cards.routes.ts';
import { reconcileMissedDays } from './daily/reconcile-missed-days.ts';
import { captureEndingHolds } from './settling/capture-ending-holds.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { paymentRoutes } from './payment.routes.ts';
import type { InvoiceLinks } from './invoices/invoice-links.ts';
import { invoiceRoutes } from './invoices/invoices.routes.ts';
import { statementRoutes } from './statements/statements.routes.ts';
import { remindOfInvoices } from './invoices/remind-of-invoices.ts';
import { lapseParts } from './parts/lapse-parts.ts';
import { remindOfParts } from './parts/remind-of-parts.ts';
import { closeSale } from './settling/close-sale.ts';
import { processDueReceipts } from './receipts/process-receipts.ts';
import { takeBackAdvance } from './receipts/take-back-advance.ts';
import { reconcileStuckPayments } from './reconcile/reconcile-stuck-payments.ts';
import { carryOutPendingRefunds, carryOutRefund } from './settling/carry-out-refund.ts';
import { paymentData } from './personal-data.ts';

/** Payments and refunds at the provider. */
export function paymentModule({
  context,
  links,
  ...deps
}: PaymentDeps & { context: Context; links: InvoiceLinks }) {
  return {
    name: 'payment',
    person: paymentData,
    routes: (routes) => {
      paymentRoutes(routes, deps);
      invoiceRoutes(routes, { ...deps, links });
      statementRoutes(routes, deps);
      savedCardRoutes(routes);
    },
    jobs: {
      'start-payment': ({ paymentId }) => beginPayment(context, deps, paymentId),
      'close-sale': ({ orderId }) => closeSale(context, deps, orderId),
      'take-back-advance': ({ refundId }) => takeBackAdvance(context, deps, refundId),
      'carry-out-refund': ({ refundId }) => carryOutRefund(context, deps, refundId),
    },
    startTasks: [
      {
        name: 'reconcile-payments-of-before',
        run: async () => {
          await reconcileStuckPayments(context, deps, { olderThanMs: 0 });
        },
      },
      {
        name: 'refunds-of-before',
        run: async () => {
          await carryOutPendingRefunds(context, deps, { olderThanMs: 0 });
        },
      },
    ],
    schedules: [
      {
        name: 'carry-out-pending-refunds',
        cron: '* * * * *',
        run: async () => {
          await carryOutPendingRefunds(context, deps);
        },
      },
      {
        // From 6:10 Moscow time, when the previous day's books are closed; every hour, because a
        // provider may be unavailable.
        name: 'reconcile-missed-days',
        cron: '10 3-20 * * *',
        run: async () => {
          await reconcileMissedDays(context, deps);
        },
      },
      {
        name: 'remind-of-invoices',
        cron: '7 * * * *',
        run: async () => {
          await remindOfInvoices(context);
        },
      },
      {
        name: 'lapse-parts',
        cron: '* * * * *',
        run: async () => {
          while ((await lapseParts(context)) > 0);
        },
      },
      {
        name: 'remind-of-parts',
        cron: '17 * * * *',
        run: async () => {
          await remindOfParts(context);
        },
      },
      {
        name: 'capture-ending-holds',
        cron: '*/5 * * * *',
        run: async () => {
          await captureEndingHolds(context, deps);
        },
      },
      {
        name: 'process-receipts',
        cron: '* * * * *',
        run: async () => {
          await processDueReceipts(context, deps);
        },
      },
      {
        name: 'reconcile-stuck-payments',
        cron: '* * * * *',
        run: async () => {
          await reconcileStuckPayments(context, deps);
        },
      },
    ],
  } satisfies DomainModule;
}
