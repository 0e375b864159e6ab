import { SAMPLE_ACCOUNT } from '@yahont/values/invoice/sample-account.ts';
import type { InvoiceTerms } from '#src/domains/buying/payment/index.ts';

/** Invoices of the demo's account, with VAT. */
export const SAMPLE_TERMS: InvoiceTerms = {
  seller: { ...SAMPLE_ACCOUNT, isSample: true },
  days: 3,
  hasVat: true,
};
