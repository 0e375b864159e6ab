import { toDecimalString, type Kopecks } from '@yahont/values/money.ts';
import { cutAtWord } from '@yahont/values/text/cut/cut-at-word.ts';
import { mainVatRate, type MainVatRate } from '@yahont/values/sums/vat.ts';
import type { Receipt, ReceiptDesk, ReceiptLine } from '#src/domains/buying/payment/provider.ts';
import { receiptRows } from './receipts/receipt-rows.ts';
import { listYookassa } from './yookassa-lists.ts';
import { callYookassa } from './yookassa-client.ts';
import { TAX_SYSTEMS, type YookassaSettings } from './yookassa-settings.ts';
import { toProviderReceipt, YookassaReceipt } from './yookassa-wire.ts';

export const DESCRIPTION_LIMIT = 128;
/** Rows that «Чеки от ЮKassa» takes; its schema has room for 100 (FACTS 15). */
export const ROWS_LIMIT = 80;

/**
 * Receipts of YooKassa's own till: makes receipts for hand-overs and reads the state of receipts for
 * payments and refunds.
 */
export function createReceiptDesk(settings: YookassaSettings): ReceiptDesk {
  return {
    close: async ({ receiptId, paymentProviderId, amount, receipt }) =>
      toProviderReceipt(
        await callYookassa(settings, {
          method: 'POST',
          path: '/receipts',
          body: {
            type: 'payment',
            payment_id: paymentProviderId,
            send: true,
            ...toReceipt(settings, receipt),
            settlements: [{ type: 'prepayment', amount: toAmount(amount) }],
          },
          idempotenceKey: `receipt-${receiptId}`,
          answer: YookassaReceipt,
        }),
      ),
    list: async (paymentProviderId) => {
      const found = await listYookassa(settings, {
        path: '/receipts',
        query: { payment_id: paymentProviderId },
        item: YookassaReceipt,
      });
      return found.filter(({ type }) => type === 'payment').map(toProviderReceipt);
    },
    listOfRefund: async (refundProviderId) => {
      const found = await listYookassa(settings, {
        path: '/receipts',
        query: { refund_id: refundProviderId },
        item: YookassaReceipt,
      });
      return found
        .filter(({ type, refund_id: id }) => type === 'refund' && id === refundProviderId)
        .map(toProviderReceipt);
    },
    takeBackAdvance:
      settings.advanceReceipts === 'by-hand'
        ? null
        : async ({ receiptId, refundProviderId, amount, receipt }) =>
            toProviderReceipt(
              await callYookassa(settings, {
                method: 'POST',
                path: '/receipts',
                body: {
                  type: 'refund',
                  refund_id: refundProviderId,
                  send: true,
                  ...toReceipt(settings, receipt),
                  settlements: [{ type: 'prepayment', amount: toAmount(amount) }],
                },
                idempotenceKey: `receipt-${receiptId}`,
                answer: YookassaReceipt,
              }),
            ),
  };
}

export function toAmount(amount: Kopecks): { value: string; currency: 'RUB' } {
  return { value: toDecimalString(amount), currency: 'RUB' };
}

/** How a line is settled (54-ФЗ), in the provider's terms. */
const PAYMENT_MODES: Readonly<Record<ReceiptLine['mode'], string>> = {
  whole: 'full_prepayment',
  part: 'partial_prepayment',
  advance: 'advance',
  settled: 'full_payment',
};

const NO_VAT = 1;
/** YooKassa's codes of the main rates. */
const VAT_CODES: Readonly<Record<MainVatRate, number>> = { 20: 4, 22: 11 };

/** The receipt in YooKassa's terms, with the VAT valid at its time. */
export function toReceipt(
  settings: YookassaSettings,
  { fullName, inn, phone, email, lines, at }: Receipt,
): object {
  const { taxSystem } = settings;
  const vatCode = vatCodeAt(settings, at);
  return {
    customer: {
      full_name: fullName,
      ...(inn === null || inn === '' ? {} : { inn }),
      phone: phone.replace(/^\+/, ''),
      ...(email === '' ? {} : { email }),
    },
    ...(taxSystem === undefined ? {} : { tax_system_code: TAX_SYSTEMS.indexOf(taxSystem) + 1 }),
    items: receiptRows(lines, { rows: ROWS_LIMIT, name: DESCRIPTION_LIMIT }).map((row) => {
      const { description, amount, quantity, subject, mode } = row;
      return {
        description: cutAtWord(description, DESCRIPTION_LIMIT),
        quantity: `${quantity}.00`,
        amount: toAmount(amount),
        vat_code: vatCode,
        payment_mode: PAYMENT_MODES[mode],
        payment_subject: subject,
      };
    }),
  };
}

function vatCodeAt({ vatCode, taxSystem = 'general' }: YookassaSettings, at: Date): number {
  if (vatCode !== undefined) return vatCode;
  return taxSystem === 'general' ? VAT_CODES[mainVatRate(at)] : NO_VAT;
}
