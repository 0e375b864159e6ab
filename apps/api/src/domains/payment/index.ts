export { beginPayment } from './begin-payment.ts';
export { paymentWrites } from './open-payment.ts';
export type { PaymentDeps } from './payment-deps.ts';
export { defaultPaymentRules } from './payment-rules.ts';
export { reconcileByProviderId } from './reconcile/reconcile-by-provider-id.ts';
export { reconcilePayment } from './reconcile/reconcile-payment.ts';
export { reconcileStuckPayments } from './reconcile/reconcile-stuck-payments.ts';
export { carryOutPendingRefunds, carryOutRefund, handOverCash } from './refunds/carry-out-refund.ts';
export { refundOrder, requestRefund } from './refunds/request-refund.ts';
