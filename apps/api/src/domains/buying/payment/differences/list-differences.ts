import { and, desc, isNull, lt } from 'drizzle-orm';
import type { OpenDifference } from '@yahont/contracts/office/money/differences.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { Context } from '#src/platform/context.ts';
import { orderNumber } from '#src/domains/buying/orders/index.ts';
import { differences } from './differences.tables.ts';

const PAGE = 50;

/** Differences that wait for staff, newest first. */
export async function listDifferences(
  { db }: Pick<Context, 'db'>,
  before: number | undefined,
): Promise<{ items: OpenDifference[]; next: number | null }> {
  const rows = await db
    .select()
    .from(differences)
    .where(and(isNull(differences.closedAt), before === undefined ? undefined : lt(differences.id, before)))
    .orderBy(desc(differences.id))
    .limit(PAGE + 1);
  const items = rows.slice(0, PAGE).map(toOpen);
  return { items, next: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null };
}

function toOpen(row: typeof differences.$inferSelect): OpenDifference {
  const { id, kind, of, provider, providerId, orderId } = row;
  return {
    id,
    kind,
    of,
    provider,
    providerId,
    orderId,
    orderNumber: orderId === null ? null : orderNumber(orderId),
    here: sideOf(row.hereState, row.hereAmount),
    there: sideOf(row.thereState, row.thereAmount),
    currency: 'RUB',
    firstSeenAt: row.firstSeenAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  };
}

function sideOf(state: string | null, amount: number | null): OpenDifference['here'] {
  return state === null || amount === null ? null : { state, amount: kopecks(amount) };
}
