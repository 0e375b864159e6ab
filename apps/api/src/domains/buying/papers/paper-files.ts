import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Invoice } from '@yahont/contracts/payment/invoice.ts';
import type { PaperKind } from '@yahont/contracts/payment/papers.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import { NBSP } from '@yahont/values/digits.ts';
import type { Context } from '#src/platform/context.ts';
import type { MailFile } from '#src/platform/messages/outbox.ts';
import { findInvoice, type PaymentDeps } from '#src/domains/buying/payment/index.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import type { AttachedFile } from '#src/domains/messages/notifications/index.ts';
import { contractPdf, type ContractText } from './drawing/contract-pdf.ts';
import { correctionPdf } from './drawing/correction-pdf.ts';
import { invoicePdf } from './drawing/invoice-pdf.ts';
import { advancePdf, transferPdf } from './drawing/transfer-pdf.ts';
import type { PaperContent } from './paper-content.ts';
import { giftOfferPdf, type GiftOffer } from './offers/gift-offer-pdf.ts';
import { salonPlanPdf, type SalonPlanPaper } from './offers/salon-plan-pdf.ts';
import { companyPapers } from './papers.tables.ts';

const MAX_BYTES = 8 * 1024 * 1024;
const TYPE = 'application/pdf';
const ENDING = '.pdf';

/** Files by their content: the same content is the same file, so a cached one is never stale. */
const kept = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: ({ length }) => length });
/** Files that are being drawn. */
const drawing = new Map<string, Promise<Buffer>>();

type PaperKey = {
  paperId: number;
  /** The order to which it must belong, so that a document of another order is not even read. */
  orderId: number;
};

/**
 * The file of a document of an order; undefined when the order has no such document. It does not check
 * the caller.
 */
export async function paperFile(
  { db }: Pick<Context, 'db'>,
  { paperId, orderId }: PaperKey,
): Promise<AttachedFile | undefined> {
  const [row] = await db
    .select({ content: companyPapers.content })
    .from(companyPapers)
    .where(and(eq(companyPapers.id, paperId), eq(companyPapers.orderId, orderId)));
  if (!row) return undefined;
  const { content } = row;
  return { name: nameOf(content), type: TYPE, bytes: await drawnOnce(content, () => draw(content)) };
}

/** The order of a document; undefined when there is no such document. */
export async function orderOfPaper(
  { db }: Pick<Context, 'db'>,
  paperId: number,
): Promise<number | undefined> {
  const [row] = await db
    .select({ orderId: companyPapers.orderId })
    .from(companyPapers)
    .where(eq(companyPapers.id, paperId));
  return row?.orderId;
}

export async function invoiceFile(invoice: Invoice): Promise<AttachedFile> {
  const { number, date } = invoice;
  const bytes = await drawnOnce(['invoice', invoice], () => invoicePdf(invoice));
  return { name: `Счёт ${number} от ${numericDate(date)}${ENDING}`, type: TYPE, bytes };
}

export async function contractFile(contract: ContractText): Promise<AttachedFile> {
  const bytes = await drawnOnce(['contract', contract], () => contractPdf(contract));
  return { name: `${contract.h1.replaceAll(NBSP, ' ')}${ENDING}`, type: TYPE, bytes };
}

export async function giftOfferFile(offer: GiftOffer): Promise<AttachedFile> {
  const bytes = await drawnOnce(['gift-offer', offer], () => giftOfferPdf(offer));
  return { name: `Коммерческое предложение от ${numericDate(offer.date)}${ENDING}`, type: TYPE, bytes };
}

export async function salonPlanFile(paper: SalonPlanPaper): Promise<AttachedFile> {
  const bytes = await drawnOnce(['salon-plan', paper], () => salonPlanPdf(paper));
  return { name: `Расчёт салона, ${paper.plan.city}${ENDING}`, type: TYPE, bytes };
}

/** The file that an e-mail names; null when there is none, or the person who ordered was erased. */
export async function mailFile(
  ctx: Context,
  deps: Pick<PaymentDeps, 'findStore'>,
  file: MailFile,
): Promise<AttachedFile | null> {
  if (file.kind === 'invoice') {
    const invoice = await findInvoice(ctx, deps, file.orderId);
    return invoice === null || invoice.buyer.phone === '' ? null : invoiceFile(invoice);
  }
  return (await livePaperFile(ctx, file.paperId)) ?? null;
}

/** A document of a person who was not erased; undefined for every other. */
export async function livePaperFile(
  ctx: Pick<Context, 'db'>,
  paperId: number,
): Promise<AttachedFile | undefined> {
  const [order] = await ctx.db
    .select({ id: orders.id, contact: orders.contact })
    .from(companyPapers)
    .innerJoin(orders, eq(orders.id, companyPapers.orderId))
    .where(eq(companyPapers.id, paperId));
  if (!order || order.contact.phone === '') return undefined;
  return paperFile(ctx, { paperId, orderId: order.id });
}

const SHORT_NAMES: Readonly<Record<PaperKind, string>> = {
  advance: 'Счёт-фактура на аванс',
  transfer: 'УПД',
  correction: 'УКД',
};

/** «УПД 12 от 28.11.2026.pdf» */
function nameOf({ kind, number, date }: PaperContent): string {
  return `${SHORT_NAMES[kind]} ${number} от ${numericDate(date)}${ENDING}`;
}

/** «28.11.2026» */
function numericDate(date: IsoDate): string {
  return date.split('-').toReversed().join('.');
}

function draw(content: PaperContent): Promise<Buffer> {
  switch (content.kind) {
    case 'advance':
      return advancePdf(content);
    case 'transfer':
      return transferPdf(content);
    case 'correction':
      return correctionPdf(content);
  }
}

async function drawnOnce(content: unknown, make: () => Promise<Buffer>): Promise<Buffer> {
  const key = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  const known = kept.get(key);
  if (known) return known;
  const begun = drawing.get(key);
  if (begun) return begun;
  const made = make();
  drawing.set(key, made);
  try {
    const bytes = await made;
    kept.set(key, bytes);
    return bytes;
  } finally {
    drawing.delete(key);
  }
}
