import { and, eq, gt, notExists, sql } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { payments } from '../payment.tables.ts';
import { differences } from './differences.tables.ts';

/**
 * How often a provider is queried about a payment whose sum waits for staff. Its own notices are
 * accepted at any time.
 */
const PAUSE_MS = 60 * 60_000;

/** Leaves out payments whose provider has reported another sum within the last hour. */
export function notDifferingLately({ db, now }: Context) {
  return notExists(
    db
      .select({ one: sql`1` })
      .from(differences)
      .where(
        and(
          eq(differences.paymentId, payments.id),
          eq(differences.kind, 'amount'),
          gt(differences.lastSeenAt, new Date(now().getTime() - PAUSE_MS)),
        ),
      ),
  );
}
