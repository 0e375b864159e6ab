import * as office from '@yahont/contracts/office/money/invoices.ts';
import * as shop from '@yahont/contracts/payment/invoice.ts';
import { accountContext, serve, staffContext, type Routes } from '#src/platform/http/serve.ts';
import { versionOf } from '#src/platform/versions.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { getInvoice, getInvoiceByLink } from './get-invoice.ts';
import { countInvoicePart } from './count-invoice-part.ts';
import type { InvoiceLinks } from './invoice-links.ts';
import { listInvoiceDifferences, readOfficeInvoice } from './read-office-invoices.ts';
import { recordInvoicePayment } from './record-invoice-payment.ts';
import { recordInvoiceRefund } from './record-invoice-refund.ts';

/** Invoices for buyers, and their money for staff; verbs answer with the current state of the money. */
export function invoiceRoutes(routes: Routes, deps: PaymentDeps & { links: InvoiceLinks }): void {
  serve(routes, shop.getInvoice, ({ ctx, params }) => getInvoice(accountContext(ctx), deps, params.id));
  serve(routes, shop.getInvoiceByLink, ({ ctx, params }) => getInvoiceByLink(ctx, deps, params.link));
  serve(routes, office.getOfficeInvoice, ({ ctx, params }) => readOfficeInvoice(ctx, params.id));
  serve(routes, office.listInvoiceDifferences, ({ ctx, query }) => listInvoiceDifferences(ctx, query.before));
  serve(routes, office.recordInvoicePayment, async ({ ctx, params, body, request }) => {
    const entered = { ...body, orderId: params.id, version: versionOf(request) };
    await recordInvoicePayment(staffContext(ctx), entered);
    return readOfficeInvoice(ctx, params.id);
  });
  serve(routes, office.recordInvoiceRefund, async ({ ctx, params, body, request }) => {
    const entered = { ...body, orderId: params.id, version: versionOf(request) };
    await recordInvoiceRefund(staffContext(ctx), entered);
    return readOfficeInvoice(ctx, params.id);
  });
  serve(routes, office.countInvoicePart, async ({ ctx, params, request }) => {
    await countInvoicePart(staffContext(ctx), deps, { orderId: params.id, version: versionOf(request) });
    return readOfficeInvoice(ctx, params.id);
  });
}
