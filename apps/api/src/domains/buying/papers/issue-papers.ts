import { eq, sql } from 'drizzle-orm';
import { cityDate, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import { kopecks, sumKopecks } from '@yahont/values/money.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { findTenders, lockOrder } from '#src/domains/buying/orders/index.ts';
import type { InvoiceTerms } from '#src/domains/buying/payment/index.ts';
import type { PaperContent } from './paper-content.ts';
import { findPapers, readPaperFacts, type PaperFacts } from './paper-facts.ts';
import { companyPapers, paperSeries } from './papers.tables.ts';
import { advanceContent, correctionContent, transferContent } from './write-content.ts';

type PaperRow = typeof companyPapers.$inferSelect;
type About = Partial<Pick<PaperRow, 'transferId' | 'refundId'>>;

const SERIES = 'company';

/**
 * Issues the documents that a company's order needs by now: for each prepayment, for its hand-over, for
 * returned goods. Issued documents never change, so doing it twice changes nothing.
 * @param terms null: the shop has no seller to name, and issues none
 * @returns the issued documents
 */
export async function issuePapers(
  ctx: Context,
  terms: InvoiceTerms | null,
  orderId: number,
): Promise<PaperRow[]> {
  if (terms === null) return [];
  return ctx.db.transaction(async (tx) => {
    const { company } = await lockOrder(tx, orderId);
    // The texts of an erased company are empty.
    if (company === null || company.name === '') return [];
    const before = new Set((await findPapers(tx, orderId)).map(({ id }) => id));
    await issueAdvances(tx, ctx, terms, orderId);
    await issueTransfer(tx, ctx, terms, orderId);
    await issueCorrections(tx, ctx, terms, orderId);
    const issued = (await findPapers(tx, orderId)).filter(({ id }) => !before.has(id));
    if (issued.length > 0)
      await enqueue(tx, { topic: 'announce-papers', payload: { paperIds: issued.map(({ id }) => id) } });
    return issued;
  });
}

/**
 * VAT on money that arrived before the goods were handed over; a surplus pays for nothing and is sent
 * back.
 */
async function issueAdvances(tx: Db, ctx: Context, terms: InvoiceTerms, orderId: number): Promise<void> {
  if (!terms.hasVat) return;
  const facts = await readPaperFacts(tx, orderId);
  const tender = (await findTenders(tx, [orderId])).find(({ kind }) => kind === 'invoice');
  const prepaid = facts.papers.filter(({ kind }) => kind === 'advance');
  const isPrepaid = ({ id }: { id: string }) => prepaid.some(({ transferId }) => transferId === id);
  const made = sumKopecks(prepaid.map(({ content }) => content.sum.total));
  const sumOf = (some: PaperFacts['transfers']) => sumKopecks(some.map(({ amount }) => kopecks(amount)));
  const sentBack = sumOf(facts.transfers.filter(({ way }) => way === 'out'));
  // The next money replaces money that was sent back.
  const stillHere = Math.max(0, sumOf(facts.transfers.filter(isPrepaid)) - sentBack);
  let left = (tender?.amount ?? 0) - Math.min(made, stillHere);
  // After the hand-over its own document has the tax.
  if (facts.papers.some(({ kind }) => kind === 'transfer')) return;
  for (const transfer of facts.transfers) {
    const isAfter = facts.handOver !== null && transfer.createdAt > facts.handOver.at;
    const amount = Math.min(left, transfer.amount);
    if (amount <= 0 || isAfter || transfer.way === 'out' || isPrepaid(transfer)) continue;
    left -= amount;
    await add(tx, ctx, orderId, { transferId: transfer.id }, (place) =>
      advanceContent(facts, terms, { ...place, transfer, amount: kopecks(amount) }),
    );
  }
}

async function issueTransfer(tx: Db, ctx: Context, terms: InvoiceTerms, orderId: number): Promise<void> {
  const facts = await readPaperFacts(tx, orderId);
  const { handOver } = facts;
  if (handOver === null || facts.papers.some(({ kind }) => kind === 'transfer')) return;
  const content = transferContent(facts, terms, { number: 0, date: dayOf(ctx), handOver });
  if (content.lines.length === 0) return;
  await add(tx, ctx, orderId, {}, (place) => ({ ...content, ...place }));
}

async function issueCorrections(tx: Db, ctx: Context, terms: InvoiceTerms, orderId: number): Promise<void> {
  const facts = await readPaperFacts(tx, orderId);
  const corrected = transferOf(facts);
  if (corrected === null) return;
  for (const back of facts.backs) {
    const { id: refundId } = back;
    if (facts.papers.some((paper) => paper.refundId === refundId)) continue;
    await add(tx, ctx, orderId, { refundId }, (place) =>
      correctionContent(facts, terms, { ...place, corrected, back }),
    );
  }
}

function transferOf({ papers }: PaperFacts) {
  for (const { content } of papers) if (content.kind === 'transfer') return content;
  return null;
}

/** Takes the next number of the series and writes the document. */
async function add(
  tx: Db,
  ctx: Context,
  orderId: number,
  about: About,
  write: (place: { number: number; date: string }) => PaperContent,
): Promise<void> {
  await tx.insert(paperSeries).values({ series: SERIES, last: 0 }).onConflictDoNothing();
  const [series] = await tx
    .update(paperSeries)
    .set({ last: sql`${paperSeries.last} + 1` })
    .where(eq(paperSeries.series, SERIES))
    .returning({ number: paperSeries.last });
  if (!series) throw new Error('the series of papers has no row');
  const date = dayOf(ctx);
  const content = write({ number: series.number, date });
  await tx.insert(companyPapers).values({
    orderId,
    kind: content.kind,
    number: series.number,
    issuedOn: date,
    content,
    ...about,
    createdAt: ctx.now(),
  });
}

function dayOf(ctx: Context): string {
  return cityDate(ctx.now(), MOSCOW_HOURS);
}
