import { giveBackCertificate as giveBackCertificateEndpoint } from '@yahont/contracts/certificates/certificates.ts';
import * as differing from '@yahont/contracts/office/money/differences.ts';
import * as daily from '@yahont/contracts/office/money/reconciliations.ts';
import * as till from '@yahont/contracts/office/money/till-parts.ts';
import * as stuck from '@yahont/contracts/office/money/receipts.ts';
import * as contract from '@yahont/contracts/payment/payment.ts';
import * as otherwise from '@yahont/contracts/payment/otherwise.ts';
import * as parts from '@yahont/contracts/payment/parts.ts';
import { listOrderReceipts as listOrderReceiptsEndpoint } from '@yahont/contracts/payment/receipts.ts';
import { accountContext, serve, staffContext, type Routes } from '#src/platform/http/serve.ts';
import { versionOf } from '#src/platform/versions.ts';
import { refuseWith } from '#src/platform/errors.ts';
import { changeCard } from './otherwise/change-card.ts';
import { getReconciliation, listReconciliations } from './daily/list-reconciliations.ts';
import { closeDifference } from './differences/close-difference.ts';
import { listDifferences } from './differences/list-differences.ts';
import { answerOperator } from './instalments/answer-operator.ts';
import { confirmPayment, payByCard, payByTransfer } from './pay-by-card.ts';
import { changeWay } from './otherwise/change-way.ts';
import { getOrderWays } from './otherwise/order-ways.ts';
import { getParts } from './parts/get-parts.ts';
import { startPart } from './parts/start-part.ts';
import { readOfficeParts, recordTillPart, recordTillRefund } from './parts/till-parts.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { recordReceiptMade, sendReceiptAgain } from './receipts/answer-stuck.ts';
import { listOrderReceipts, listStuckReceipts } from './receipts/list-receipts.ts';
import { giveBackCertificate } from './refunds/give-back-certificate.ts';
import { getPayment, startPayment } from './start-payment.ts';

export function paymentRoutes(routes: Routes, deps: PaymentDeps): void {
  serve(routes, contract.startPayment, async ({ ctx, params }) => {
    const result = await startPayment(accountContext(ctx), deps, params.id);
    if (!result.ok) throw refuseWith(contract.startPayment, result);
    return result.payment;
  });
  serve(routes, giveBackCertificateEndpoint, async ({ ctx, params }) => {
    await giveBackCertificate(accountContext(ctx), params.id);
    return { success: true };
  });
  serve(routes, listOrderReceiptsEndpoint, ({ ctx, params }) =>
    listOrderReceipts(accountContext(ctx), params.id),
  );
  serve(routes, stuck.listStuckReceipts, ({ ctx, query }) => listStuckReceipts(ctx, query.before));
  serve(routes, stuck.recordReceiptMade, async ({ ctx, params, body }) => {
    await recordReceiptMade(staffContext(ctx), { id: params.id, ...body.fiscal });
    return { success: true } as const;
  });
  serve(routes, stuck.sendReceiptAgain, async ({ ctx, params }) => {
    await sendReceiptAgain(staffContext(ctx), params.id);
    return { success: true } as const;
  });
  serve(routes, daily.listReconciliations, ({ ctx, query }) => listReconciliations(ctx, query.before));
  serve(routes, daily.getReconciliation, ({ ctx, params }) => getReconciliation(ctx, params.day));
  serve(routes, differing.listDifferences, ({ ctx, query }) => listDifferences(ctx, query.before));
  serve(routes, differing.closeDifference, async ({ ctx, params, body }) => {
    await closeDifference(staffContext(ctx), { id: params.id, reason: body.reason });
    return { success: true } as const;
  });
  serve(routes, contract.getPayment, ({ ctx, params }) => getPayment(accountContext(ctx), deps, params.id));
  serve(routes, otherwise.getOrderWays, ({ ctx, params }) =>
    getOrderWays(accountContext(ctx), deps, params.id),
  );
  serve(routes, otherwise.changeWay, async ({ ctx, params, body }) => {
    const result = await changeWay(accountContext(ctx), deps, { orderId: params.id, kind: body.kind });
    if (!result.ok) throw refuseWith(otherwise.changeWay, result);
    const { kind, status, isPaid } = result;
    return { kind, status, isPaid };
  });
  serve(routes, parts.getParts, ({ ctx, params }) => getParts(accountContext(ctx), deps, params.id));
  serve(routes, parts.startPart, async ({ ctx, params, body }) => {
    const result = await startPart(accountContext(ctx), deps, { orderId: params.id, ...body });
    if (!result.ok) throw refuseWith(parts.startPart, result);
    return result.payment;
  });
  serve(routes, till.getOfficeParts, ({ ctx, params }) => readOfficeParts(staffContext(ctx), params.id));
  serve(routes, till.recordTillPart, async ({ ctx, params, body, request }) => {
    const taken = { ...body, orderId: params.id, version: versionOf(request) };
    await recordTillPart(staffContext(ctx), deps, taken);
    return readOfficeParts(staffContext(ctx), params.id);
  });
  serve(routes, till.recordTillRefund, async ({ ctx, params, body, request }) => {
    const given = { ...body, orderId: params.id, version: versionOf(request) };
    await recordTillRefund(staffContext(ctx), given);
    return readOfficeParts(staffContext(ctx), params.id);
  });
  serve(routes, contract.changeCard, async ({ ctx, params }) => {
    const result = await changeCard(accountContext(ctx), deps, params.id);
    if (!result.ok) throw refuseWith(contract.changeCard, result);
    return result.payment;
  });
  serve(routes, contract.payByCard, ({ ctx, params, body }) =>
    payByCard(accountContext(ctx), deps, { paymentId: params.id, card: body }),
  );
  serve(routes, contract.payByTransfer, ({ ctx, params, body }) =>
    payByTransfer(accountContext(ctx), deps, { paymentId: params.id, outcome: body.outcome }),
  );
  serve(routes, contract.answerOperator, async ({ ctx, params, body }) => {
    const result = await answerOperator(accountContext(ctx), deps, { paymentId: params.id, step: body });
    if (!result.ok) throw refuseWith(contract.answerOperator, result);
    return result.payment;
  });
  serve(routes, contract.confirmPayment, async ({ ctx, params, body }) => {
    const result = await confirmPayment(accountContext(ctx), deps, { paymentId: params.id, code: body.code });
    if (!result.ok) throw refuseWith(contract.confirmPayment, result);
    return result.payment;
  });
}
