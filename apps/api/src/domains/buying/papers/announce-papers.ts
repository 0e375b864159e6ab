import { asc, inArray } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import type { OutboxMessage } from '#src/platform/messages/outbox.ts';
import { getOrderRow, orderNumber } from '#src/domains/buying/orders/index.ts';
import type { InvoiceLinks } from '#src/domains/buying/payment/index.ts';
import { messagesOf } from '#src/domains/messages/notifications/index.ts';
import { companyPapers } from './papers.tables.ts';
import { PAPER_EVENTS } from './paper-events.ts';

export type PaperLetterDeps = {
  /** Links to documents, which need no account. */
  paperLinks: InvoiceLinks;
  publicUrl: string;
  offsetOfCity: (cityId: number) => number;
};

/** Path of the file behind a link. */
export function paperPath(link: string): string {
  return `/api/papers/${link}`;
}

/**
 * The e-mail with new documents of an order, to the person who ordered for the company; none when
 * nobody can be reached.
 */
export async function announcePapers(
  ctx: Context,
  { paperLinks, publicUrl, offsetOfCity }: PaperLetterDeps,
  paperIds: readonly number[],
): Promise<OutboxMessage[]> {
  const papers = await ctx.db
    .select()
    .from(companyPapers)
    .where(inArray(companyPapers.id, [...paperIds]))
    .orderBy(asc(companyPapers.number));
  const [first] = papers;
  if (!first) return [];
  const { contact, cityId, id } = await getOrderRow(ctx.db, first.orderId);
  if (contact.email === '') return [];
  const data = {
    orderId: id,
    orderNumber: orderNumber(id),
    name: contact.name,
    papers: papers.map((paper) => ({
      kind: paper.kind,
      number: paper.number,
      date: paper.issuedOn,
      path: paperPath(paperLinks.linkOf(paper.id)),
    })),
    publicUrl,
  };
  const receiver = { phone: '', email: contact.email, accountId: null, offsetHours: offsetOfCity(cityId) };
  const subject = `papers-${papers.map(({ number }) => number).join('-')}`;
  const files = papers.map((paper) => ({ kind: 'paper' as const, paperId: paper.id }));
  return messagesOf(PAPER_EVENTS['papers-issued'], data, { receiver, subject, now: ctx.now() }).map(
    (message) =>
      message.topic === 'send-mail' ? { ...message, payload: { ...message.payload, files } } : message,
  );
}
