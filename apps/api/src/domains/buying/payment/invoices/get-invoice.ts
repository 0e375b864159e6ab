import { eq } from 'drizzle-orm';
import {
  getInvoice as contract,
  getInvoiceByLink as byLink,
  type Invoice,
} from '@yahont/contracts/payment/invoice.ts';
import { cityDate, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import { formatDate } from '@yahont/values/dates/iso-date.ts';
import { bankCode } from '@yahont/values/invoice/bank-code.ts';
import { sumInWords } from '@yahont/values/invoice/sum-in-words.ts';
import { kopecks, type Kopecks } from '@yahont/values/money.ts';
import { sameTogether } from '@yahont/values/text/same-things.ts';
import { sumTaxed, taxed } from '@yahont/values/sums/vat.ts';
import type { AccountContext, Context } from '#src/platform/context.ts';
import { notFound, refuse } from '#src/platform/errors.ts';
import {
  findOwnOrder,
  findTenders,
  getOrderForMessages,
  type OrderForMessages,
} from '#src/domains/buying/orders/index.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { receiptOf } from '../receipt.ts';
import type { InvoiceLinks } from './invoice-links.ts';
import { findTransfers, receivedOf } from './invoice-money.ts';
import { invoices } from './invoices.tables.ts';

/**
 * The invoice of an order of the caller. Throws `order-not-found`, and `invoice-not-found` for an order
 * paid in another way.
 */
export async function getInvoice(
  ctx: AccountContext,
  deps: Pick<PaymentDeps, 'findStore'>,
  orderId: number,
): Promise<Invoice> {
  const { accountId } = ctx.caller;
  if (!(await findOwnOrder(ctx.db, { accountId, orderId }))) throw notFound('order');
  const invoice = await findInvoice(ctx, deps, orderId);
  if (!invoice) throw refuse(contract.refusals, 'invoice-not-found', {});
  return invoice;
}

/** The invoice behind a link. Throws `link-unknown`, also when the person who ordered was erased. */
export async function getInvoiceByLink(
  ctx: Pick<Context, 'db'>,
  { links, ...deps }: Pick<PaymentDeps, 'findStore'> & { links: InvoiceLinks },
  link: string,
): Promise<Invoice> {
  const orderId = links.read(link);
  const invoice = orderId === null ? null : await findInvoice(ctx, deps, orderId);
  if (invoice === null || invoice.buyer.phone === '') throw refuse(byLink.refusals, 'link-unknown', {});
  return invoice;
}

/**
 * The invoice of an order; null when it is paid in another way. For internal use: it does not check the
 * caller.
 */
export async function findInvoice(
  ctx: Pick<Context, 'db'>,
  deps: Pick<PaymentDeps, 'findStore'>,
  orderId: number,
): Promise<Invoice | null> {
  const [row] = await ctx.db.select().from(invoices).where(eq(invoices.orderId, orderId));
  if (!row) return null;
  const [tenders, transfers, order] = await Promise.all([
    findTenders(ctx.db, [orderId]),
    findTransfers(ctx.db, [orderId]),
    getOrderForMessages(ctx, deps, orderId),
  ]);
  const tender = tenders.find(({ kind }) => kind === 'invoice');
  // A transfer that is a part of an order in several payments has no invoice of its own.
  if (!tender || order.paymentKind !== 'invoice') return null;
  const sum = kopecks(tender.amount);
  const { fullName, lines } = receiptOf(order, sum);
  const date = cityDate(row.issuedAt, MOSCOW_HOURS);
  const vat = vatOf(row.vatPercent, lines);
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
    lines: sameTogether(lines.map(({ description, amount }) => ({ name: description, amount }))),
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

/** Line by line, like the document of the hand-over. */
function vatOf(percent: number | null, lines: readonly { amount: Kopecks }[]): Invoice['vat'] {
  if (percent === null) return null;
  return { percent, amount: sumTaxed(lines.map(({ amount }) => taxed(amount, percent))).vat };
}

function stateOf({ isPaid, status }: { isPaid: boolean; status: string }): Invoice['state'] {
  if (isPaid) return 'paid';
  return status === 'awaiting-payment' ? 'open' : 'closed';
}
