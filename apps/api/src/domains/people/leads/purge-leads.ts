import { and, eq, inArray, lt } from 'drizzle-orm';
import { LEAD_KINDS, type LeadKind } from '@yahont/values/leads/lead-choices.ts';
import type { Context } from '#src/platform/context.ts';
import type { FileStore } from '#src/platform/files/file-store.ts';
import { removeOrphans } from '#src/platform/files/remove-orphans.ts';
import { leadFiles, leads, newsletterSubscribers } from './leads.tables.ts';

const DAY_MS = 86_400_000;
/** How long unconfirmed or ended subscriptions are kept as proof. */
const SUBSCRIBER_DAYS = { asked: 30, ended: 365 } as const;
const SPAM_DAYS = 30;

/** For how many days requests of a kind are kept. Business talks last longer than questions of shoppers. */
const RETENTION_DAYS: Readonly<Record<LeadKind, number>> = {
  feedback: 90,
  vacancy: 90,
  // The search for a stone may take that long.
  wish: 365,
  subscription: 30,
  franchising: 365,
  partners: 365,
  cis: 365,
  corporate: 365,
  rent: 365,
};

/** Deletes requests whose term is over, and unconfirmed and ended subscriptions. */
export async function purgeLeads({ db, now }: Context): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * DAY_MS);
  const terms = Map.groupBy(LEAD_KINDS, (kind) => RETENTION_DAYS[kind]);
  for (const [days, kinds] of terms)
    await db.delete(leads).where(and(inArray(leads.kind, kinds), lt(leads.createdAt, before(days))));
  await db.delete(leads).where(and(eq(leads.state, 'spam'), lt(leads.createdAt, before(SPAM_DAYS))));
  const { state, askedAt, endedAt } = newsletterSubscribers;
  await db
    .delete(newsletterSubscribers)
    .where(and(eq(state, 'asked'), lt(askedAt, before(SUBSCRIBER_DAYS.asked))));
  await db
    .delete(newsletterSubscribers)
    .where(and(eq(state, 'ended'), lt(endedAt, before(SUBSCRIBER_DAYS.ended))));
}

/** Removes files that no request names. */
export async function purgeFiles({ db, now }: Context, files: FileStore): Promise<void> {
  await removeOrphans(files, now(), (keys) =>
    db.select({ key: leadFiles.key }).from(leadFiles).where(inArray(leadFiles.key, keys)),
  );
}
