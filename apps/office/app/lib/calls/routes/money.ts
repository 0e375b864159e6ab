import type {
  listBankLines as bankLines,
  setBankLineAside as lineAside,
} from '@yahont/contracts/office/money/bank-lines.ts';
import type {
  closeDifference as close,
  listDifferences as differences,
} from '@yahont/contracts/office/money/differences.ts';
import type {
  countInvoicePart as countPart,
  getOfficeInvoice as invoice,
  listInvoiceDifferences as invoices,
  recordInvoicePayment as payment,
  recordInvoiceRefund as refund,
} from '@yahont/contracts/office/money/invoices.ts';
import type {
  listStuckReceipts as stuck,
  recordReceiptMade as made,
  sendReceiptAgain as again,
} from '@yahont/contracts/office/money/receipts.ts';
import type {
  getReconciliation as comparison,
  listReconciliations as comparisons,
} from '@yahont/contracts/office/money/reconciliations.ts';
import type { importStatement as statement } from '@yahont/contracts/office/money/statements.ts';
import { route } from '../route.ts';

export const listStuckReceipts = route<typeof stuck>('GET', '/office/api/receipts/stuck');
export const recordReceiptMade = route<typeof made>('POST', '/office/api/receipts/{id}/made');
export const sendReceiptAgain = route<typeof again>('POST', '/office/api/receipts/{id}/again');
export const listReconciliations = route<typeof comparisons>('GET', '/office/api/reconciliations');
export const getReconciliation = route<typeof comparison>('GET', '/office/api/reconciliations/{day}');
export const listDifferences = route<typeof differences>('GET', '/office/api/differences');
export const closeDifference = route<typeof close>('POST', '/office/api/differences/{id}/close');
export const listInvoiceDifferences = route<typeof invoices>('GET', '/office/api/invoice-differences');
export const getOfficeInvoice = route<typeof invoice>('GET', '/office/api/orders/{id}/invoice');
export const recordInvoicePayment = route<typeof payment>('POST', '/office/api/orders/{id}/invoice-payments');
export const recordInvoiceRefund = route<typeof refund>('POST', '/office/api/orders/{id}/invoice-refunds');
export const countInvoicePart = route<typeof countPart>('POST', '/office/api/orders/{id}/invoice-parts');
export const listBankLines = route<typeof bankLines>('GET', '/office/api/bank-lines');
export const setBankLineAside = route<typeof lineAside>('POST', '/office/api/bank-lines/{id}/aside');
export const importStatement = route<typeof statement>('POST', '/office/api/bank-statements');
