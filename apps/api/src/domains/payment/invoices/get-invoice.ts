import { eq } from 'drizzle-orm';
import { getInvoice as contract } from '@yahont/contracts/payment/invoice.ts';
import type { Invoice } from '@yahont/contracts/payment/invoice.ts';
import { cityDate, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import { formatDate } from '@yahont/values/dates/iso-date.ts';
import { bankCode } from '@yahont/values/invoice/bank-code.ts';
import { sumInWords } from '@yahont/values/invoice/sum-in-words.ts';
import { kopecks } from '@yahont/values/money.ts';
import { vatWithin } from '@yahont/values/sums/vat.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { notFound, refuse } from '#src/platform/errors.ts';
import { findOwnOrder, findTenders, getOrderForMessages } from '#src/domains/orders/index.ts';
import type { OrderForMessages } from '#src/domains/orders/index.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { receiptOf } from '../receipt.ts';
import { findTransfers, receivedOf } from './invoice-money.ts';
import { invoices } from './invoices.tables.ts';

/** The invoice of an order of the caller. Throws `order-not-found`, and `invoice-not-found` for one that is paid otherwise. */
export async function getInvoice(
  ctx: AccountContext,
  deps: Pick<PaymentDeps, 'findStore'>,
  orderId: number,
): Promise<Invoice> {
  const { accountId } = ctx.caller;
  if (!(await findOwnOrder(ctx.db, { accountId, orderId }))) throw notFound('order');
  const [[row], tenders, transfers, order] = await Promise.all([
    ctx.db.select().from(invoices).where(eq(invoices.orderId, orderId)),
    findTenders(ctx.db, [orderId]),
    findTransfers(ctx.db, [orderId]),
    getOrderForMessages(ctx, deps, orderId),
  ]);
  const tender = tenders.find(({ kind }) => kind === 'invoice');
  if (!row || !tender) throw refuse(contract.refusals, 'invoice-not-found', {});
  const sum = kopecks(tender.amount);
  const { fullName, lines } = receiptOf(order, sum);
  const date = cityDate(row.issuedAt, MOSCOW_HOURS);
  const vat = vatOf(row.vatPercent, sum);
  const tax = vat === null ? 'НДС не облагается' : `в том числе НДС ${vat.percent}%`;
  const purpose = `Оплата заказа ${order.number} по счёту от ${formatDate(date)}, ${tax}`.replaceAll(
    '\u00A0',
    ' ',
  );
  return {
    orderId,
    number: order.number,
    date,
    payBy: row.payBy,
    seller: row.seller,
    buyer: { name: fullName, phone: order.contact.phone, company: partyOf(order) },
    lines: lines.map(({ description, amount }) => ({ name: description, amount })),
    sum,
    sumInWords: sumInWords(sum),
    vat,
    purpose,
    bankCode: bankCode(row.seller, { sum, purpose }),
    received: receivedOf(transfers),
    state: stateOf(order),
  };
}

function partyOf({ company }: OrderForMessages): Invoice['buyer']['company'] {
  return company && { inn: company.inn, kpp: company.kpp, address: company.address };
}

function vatOf(percent: number | null, sum: Invoice['sum']): Invoice['vat'] {
  return percent === null ? null : { percent, amount: vatWithin(sum, percent) };
}

function stateOf({ isPaid, status }: { isPaid: boolean; status: string }): Invoice['state'] {
  if (isPaid) return 'paid';
  return status === 'awaiting-payment' ? 'open' : 'closed';
}
