import type { InvoiceSeller } from '@yahont/contracts/payment/invoice.ts';
import { bankingDaysAfter } from '@yahont/values/dates/banking-days.ts';
import { cityDate, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';

/** How the shop takes bank transfers. */
export type InvoiceTerms = {
  seller: InvoiceSeller;
  /** Banking days for which an order waits for its money. */
  days: number;
  /** Whether prices contain VAT. */
  hasVat: boolean;
  /** Who signs documents for the seller; empty fields are written by hand. */
  signers?: { head: string; accountant: string };
};

/**
 * The last day on which money for an order placed now is accepted, in Moscow, where banks close their
 * books.
 */
export function payBy(now: Date, { days }: Pick<InvoiceTerms, 'days'>): IsoDate {
  return bankingDaysAfter(cityDate(now, MOSCOW_HOURS), days);
}

/** The end of that day. */
export function invoiceExpiry(now: Date, terms: Pick<InvoiceTerms, 'days'>): Date {
  return new Date(`${payBy(now, terms)}T23:59:59+03:00`);
}
