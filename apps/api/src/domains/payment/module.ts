import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import { beginPayment } from './begin-payment.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { paymentRoutes } from './payment.routes.ts';
import { reconcileStuckPayments } from './reconcile/reconcile-stuck-payments.ts';
import { carryOutPendingRefunds, carryOutRefund } from './refunds/carry-out-refund.ts';
import { paymentData } from './personal-data.ts';

/** Payments and refunds at the provider. */
export function paymentModule({ context, ...deps }: PaymentDeps & { context: Context }) {
  return {
    name: 'payment',
    person: paymentData,
    routes: (routes) => paymentRoutes(routes, deps),
    jobs: {
      'start-payment': ({ paymentId }) => beginPayment(context, deps, paymentId),
      'carry-out-refund': ({ refundId }) => carryOutRefund(context, deps, refundId),
    },
    startTasks: [
      {
        name: 'reconcile-payments-of-before',
        run: async () => {
          await reconcileStuckPayments(context, deps, { olderThanMs: 0 });
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
        name: 'reconcile-stuck-payments',
        cron: '* * * * *',
        run: async () => {
          await reconcileStuckPayments(context, deps);
        },
      },
    ],
  } satisfies DomainModule;
}
