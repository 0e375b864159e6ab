import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { IdParam, MoneyOut } from '../wire/fields.ts';
import { refusal } from '../wire/refusals.ts';

/** The payee, as its bank knows it; each invoice stores a copy of its day. */
export const InvoiceSeller = z.object({
  name: z.string(),
  inn: z.string(),
  /** Empty for an entrepreneur. */
  kpp: z.string(),
  address: z.string(),
  bankName: z.string(),
  bic: z.string(),
  account: z.string(),
  /** Account of the bank at the Bank of Russia. */
  correspondent: z.string(),
  /** A demo's account: nobody may send money to it. */
  isSample: z.boolean(),
});
export type InvoiceSeller = z.infer<typeof InvoiceSeller>;

/** The invoice of an order paid by bank transfer. */
export const Invoice = z.object({
  orderId: z.int(),
  /** Number of the order: «Я-100216». */
  number: z.string(),
  /** Both in the calendar of Moscow. */
  date: z.iso.date(),
  payBy: z.iso.date(),
  seller: InvoiceSeller,
  buyer: z.object({
    /** Name of the company, or of the person. */
    name: z.string(),
    phone: z.string(),
    /** Company data for documents; null for a person. КПП is empty for an entrepreneur. */
    company: z.object({ inn: z.string(), kpp: z.string(), address: z.string() }).nullable(),
  }),
  /** They add up to `sum`. */
  lines: z.array(z.object({ name: z.string(), amount: MoneyOut })),
  sum: MoneyOut,
  /** «Одна тысяча рублей 00 копеек» */
  sumInWords: z.string(),
  /** Tax within the sum; null: the seller pays none. */
  vat: z.object({ percent: z.int(), amount: MoneyOut }).nullable(),
  /** What the buyer writes in the payment order. */
  purpose: z.string(),
  /** Text of the code for apps of banks (ГОСТ Р 56042-2014). */
  bankCode: z.string(),
  /** The amount received so far. */
  received: MoneyOut,
  /** `open`: money is awaited. `closed`: the order ended before it was paid. */
  state: z.enum(['open', 'paid', 'closed']),
});
export type Invoice = z.infer<typeof Invoice>;

/** The page that shows an invoice to anyone who has its link. */
export function invoicePage(link: string): string {
  return `/invoice/${link}/`;
}

export const getInvoiceByLink = endpoint({
  method: 'GET',
  path: '/api/invoices/{link}',
  summary: 'The invoice behind the link of a letter, for whoever pays it',
  params: z.object({ link: z.string().max(80) }),
  answer: Invoice,
  refusals: { 'link-unknown': refusal(404, {}) },
});
export const getInvoice = endpoint({
  method: 'GET',
  path: '/api/orders/{id}/invoice',
  summary: 'The invoice of an own order that is paid by a bank transfer',
  params: z.object({ id: IdParam }),
  answer: Invoice,
  access: 'account',
  refusals: { 'order-not-found': refusal(404, {}), 'invoice-not-found': refusal(404, {}) },
});
