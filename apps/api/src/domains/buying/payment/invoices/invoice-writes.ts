import { mainVatRate } from '@yahont/values/sums/vat.ts';
import { insertRow, type Write } from '#src/platform/database/statement.ts';
import { payBy, type InvoiceTerms } from './invoice-terms.ts';

type NewInvoice = { orderId: number; terms: InvoiceTerms; at: Date };

/** Issues the invoice of an order, as part of the statement that writes the order. */
export function invoiceWrites({ orderId, terms, at }: NewInvoice): Record<string, Write> {
  return {
    invoice_issued: insertRow('invoices', {
      order_id: orderId,
      issued_at: at.toISOString(),
      pay_by: payBy(at, terms),
      seller: JSON.stringify(terms.seller),
      vat_percent: terms.hasVat ? mainVatRate(at) : null,
    }),
  };
}
