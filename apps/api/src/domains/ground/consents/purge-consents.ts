import { and, isNotNull, lt } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { consents } from './consents.tables.ts';

/** The same time as an anonymous visitor's answer is kept in the browser. */
const VISITOR_DAYS = 365;

/** Forgets answers of anonymous visitors after a year; proofs about people are kept. */
export async function purgeConsents({ db, now }: Context): Promise<void> {
  const before = new Date(now().getTime() - VISITOR_DAYS * 86_400_000);
  await db.delete(consents).where(and(isNotNull(consents.fuserId), lt(consents.at, before)));
}
